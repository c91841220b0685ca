// Vector instructions that stand outside of scopes, for a pass that needs scopes, and for one that does not.
// RUN: %s --pto-arch=a5 --diagnostics=short --pass-pipeline=pto-verify-vecscope{explicit=true}
// RUN: %s --pto-arch=a5 --verify --pass-pipeline=pto-verify

func.func @made_later(%p: !pto.ptr<f32, ub>, %i: index) {
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %v = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  pto.vecscope {
    %n = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  }
  return
}

// run 1: exit 1
// stderr:
//| vecscope.pass.errors.mlir:6:8: error[PTO1201]: pto.pset_b32 stands outside of a vector scope
//| vecscope.pass.errors.mlir:7:8: error[PTO1201]: pto.vlds stands outside of a vector scope
// run 2: exit 0
