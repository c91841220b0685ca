// What breaks the rules of alignment streams.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short


func.func @twice(%p: !pto.ptr<f32, ub>, %n: index, %c: i1) {
  %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
  %v, %b = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  %w, %d = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  %x, %e = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  // Once in a branch, once after it.
  scf.if %c {
    %y, %f = pto.vldus %p, %b : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  }
  %z, %g = pto.vldus %p, %b : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  // Once as the start of a loop, once after it.
  %r = scf.for %i = %n to %n step %n iter_args(%s = %d) -> (!pto.align) {
    scf.yield %s : !pto.align
  }
  %u, %h = pto.vldus %p, %d : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  return
}

func.func @turns(%p: !pto.ptr<f32, ub>, %n: index, %c: i1) {
  %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
  scf.for %i = %n to %n step %n {
    scf.if %c {
      %v, %b = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    }
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    %i = pto.init_align : !pto.align
    scf.yield
  }
  return
}

func.func @directions(%p: !pto.ptr<f32, ub>, %s: i32, %n: index) {
  %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
  %v, %b = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  %c = pto.vstus %b, %s, %v, %p : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
  // Through a loop.
  %r = scf.for %i = %n to %n step %n iter_args(%x = %c) -> (!pto.align) {
    %w, %d = pto.vldus %p, %x : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    scf.yield %d : !pto.align
  }
  return
}

// run 1: exit 1
// stderr:
//| align.errors.mlir:8:26: error[PTO1210]: the alignment state has been used already
//| align.errors.mlir:9:26: error[PTO1210]: the alignment state has been used already
//| align.errors.mlir:14:26: error[PTO1210]: the alignment state has been used already
//| align.errors.mlir:19:26: error[PTO1210]: the alignment state has been used already
//| align.errors.mlir:27:30: error[PTO1211]: every iteration of the loop uses the same alignment state
//| align.errors.mlir:42:18: error[PTO1212]: a stream of loads is continued by stores
//| align.errors.mlir:45:28: error[PTO1212]: a stream of stores is continued by loads
