// Vector instructions inside of scopes, and outside where scopes are made later.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-vecscope


// A memory barrier orders accesses inside; flags stand outside.
func.func @inside(%p: !pto.ptr<f32, ub>, %i: index, %n: index, %t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    scf.for %k = %i to %n step %i {
      %v = pto.vlds %p[%k] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.mem_bar "VLD_VST"
      pto.vsts %v, %p[%k], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    }
  }
  pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// A loop may be the scope; values it carries are its own.
func.func @loop(%p: !pto.ptr<f32, ub>, %i: index, %n: index) {
  scf.for %k = %i to %n step %i {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %p[%k] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %r = scf.for %l = %i to %n step %i iter_args(%a = %v) -> (!pto.vreg<64xf32>) {
      %s = pto.vadd %a, %v, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      scf.yield %s : !pto.vreg<64xf32>
    }
    pto.vsts %r, %p[%k], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  } {llvm.loop.aivector_scope}
  return
}

// Scopes are made of what stands outside of them.
func.func @made_later(%p: !pto.ptr<f32, ub>, %i: index) {
  %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %v = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  pto.vsts %v, %p[%i], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  pto.strict_vecscope(%p, %i) {
  ^bb0(%q: !pto.ptr<f32, ub>, %j: index):
    %n = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %w = pto.vlds %q[%j] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %w, %q[%j], %n : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  } : (!pto.ptr<f32, ub>, index) -> ()
  return
}

// run 1: exit 0
// run 2: exit 0
