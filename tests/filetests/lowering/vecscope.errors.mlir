// What cannot be in one scope with what uses it.
// RUN: %s --pto-arch=a5 --diagnostics=short --pass-pipeline=builtin.module(func.func(pto-vecscope))

// A register over a flag.
func.func @register(%p: !pto.ptr<f32, ub>, %i: index) {
  %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  pto.vsts %x, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  return
}

// A number that is left of a count.
func.func @number(%p: !pto.ptr<f32, ub>, %i: index, %n: i32) -> i32 {
  %m, %rest = pto.plt_b32 %n : i32 -> !pto.mask<b32>, i32
  %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  pto.vsts %x, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  return %rest : i32
}

// run 1: exit 1
// stderr:
//| vecscope.errors.mlir:10:3: error[PTO1205]: a value of the vector unit is computed in another scope
//| vecscope.errors.mlir:19:3: error[PTO1205]: a scalar computed in a scope is used after it
