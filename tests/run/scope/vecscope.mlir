// A barrier keeps the order of a store and a load of the same bytes: 1 2 3 4 doubled twice, in either kind of scope.
// RUN: --pto-arch=a5 --entry=open --arg data:f32:1,2,3,4,0*60
// EXPECT 0 f32: 4 8 12 16 0*60
// RUN: --pto-arch=a5 --entry=strict --arg data:f32:1,2,3,4,0*60
// EXPECT 0 f32: 4 8 12 16 0*60
// COVERS: strict_vecscope mem_bar
func.func @open(%p: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vadd %x, %x, %all : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %y, %p[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    pto.mem_bar "VST_VLD"
    %z = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %w = pto.vadd %z, %z, %all : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %w, %p[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @strict(%p: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  pto.strict_vecscope(%p, %c0, %c1, %c2) {
  ^bb0(%q: !pto.ptr<f32, ub>, %zero: index, %one: index, %two: index):
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    scf.for %i = %zero to %two step %one {
      %x = pto.vlds %q[%zero] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      %y = pto.vadd %x, %x, %all : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
      pto.vsts %y, %q[%zero], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
      pto.mem_bar "VST_VLD"
    }
  } : (!pto.ptr<f32, ub>, index, index, index) -> ()
  return
}
