// Alignment streams, straight, through loops and in branches.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-align


func.func @straight(%p: !pto.ptr<f32, ub>, %q: !pto.ptr<f32, ub>, %s: i32) {
  %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
  %v, %b = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  %w, %c = pto.vldus %p, %b : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  %d = pto.init_align : !pto.align
  %e = pto.vstus %d, %s, %v, %q : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
  %f = pto.vstus %e, %s, %w, %q : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
  pto.vstas %f, %q, %s : !pto.align, !pto.ptr<f32, ub>, i32
  return
}

func.func @loops(%p: !pto.ptr<f32, ub>, %q: !pto.ptr<f32, ub>, %s: i32, %n: index) {
  %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
  %d = pto.init_align : !pto.align
  %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %d) -> (!pto.align, !pto.align) {
    %t:2 = scf.for %j = %n to %n step %n iter_args(%k = %x, %l = %y) -> (!pto.align, !pto.align) {
      %v, %b = pto.vldus %p, %k : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
      %e = pto.vstus %l, %s, %v, %q : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
      scf.yield %b, %e : !pto.align, !pto.align
    }
    scf.yield %t#0, %t#1 : !pto.align, !pto.align
  }
  pto.vstas %r#1, %q, %s : !pto.align, !pto.ptr<f32, ub>, i32
  return
}

// Only one of the branches goes on from the state.
func.func @branches(%p: !pto.ptr<f32, ub>, %c: i1) {
  %a = pto.vldas %p : !pto.ptr<f32, ub> -> !pto.align
  %r = scf.if %c -> (!pto.align) {
    %v, %b = pto.vldus %p, %a : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
    scf.yield %b : !pto.align
  } else {
    scf.yield %a : !pto.align
  }
  %w, %d = pto.vldus %p, %r : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  return
}

// run 1: exit 0
// run 2: exit 0
