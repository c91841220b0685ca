// A sum of two tiles as a kernel of a GPU: two loads, the sums, a store.
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=pvc
// RUN: %s --target=visa --platform=pvc --emit=genx-llvm
// RUN: %s --target=visa --platform=pvc --print-after=dead-code --dump-bales -o /dev/null
module attributes {pto.target_arch = "a5"} {
  func.func @vadd(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %c: !pto.ptr<f32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %va = pto.make_tensor_view %a, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vc = pto.make_tensor_view %c, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pc = pto.partition_view %vc, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %x = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    %y = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    %z = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.tload ins(%pa : !pto.partition_tensor_view<1x64xf32>) outs(%x : !pto.tile_buf<vec, 1x64xf32>)
    pto.tload ins(%pb : !pto.partition_tensor_view<1x64xf32>) outs(%y : !pto.tile_buf<vec, 1x64xf32>)
    pto.tadd ins(%x, %y : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%z : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%z : !pto.tile_buf<vec, 1x64xf32>) outs(%pc : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "vadd"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=uq num_elts=1 align=GRF
//| .decl V35 v_type=G type=f num_elts=64 align=GRF
//| .decl V36 v_type=G type=f num_elts=64 align=GRF
//| .decl V37 v_type=G type=f num_elts=64 align=GRF
//| .decl V38 v_type=G type=uq num_elts=1 align=qword
//| .decl V39 v_type=G type=uq num_elts=1 align=qword
//| .decl V40 v_type=G type=uq num_elts=1 align=qword
//| .decl V41 v_type=G type=ud num_elts=2 align=qword alias=<V38,0>
//| .decl V42 v_type=G type=ud num_elts=2 align=GRF alias=<V32,0>
//| .decl V43 v_type=G type=ud num_elts=2 align=qword alias=<V39,0>
//| .decl V44 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V45 v_type=G type=ud num_elts=2 align=qword alias=<V40,0>
//| .decl V46 v_type=G type=ud num_elts=2 align=GRF alias=<V34,0>
//| .input V38 offset=72 size=8
//| .input V39 offset=80 size=8
//| .input V40 offset=88 size=8
//| .kernel_attr Target="cm"
//| .function "vadd_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V42(0,0)<1> V41(0,0)<1;1,0>
//|     mov (M1_NM, 2) V44(0,0)<1> V43(0,0)<1;1,0>
//|     mov (M1_NM, 2) V46(0,0)<1> V45(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x64t flat[V32]:a64
//|     lsc_load.ugm (M1_NM, 1) V36:d32x64t flat[V33]:a64
//|     add (M1_NM, 16) V37(0,0)<1> V35(0,0)<1;1,0> V36(0,0)<1;1,0>
//|     add (M1_NM, 16) V37(2,0)<1> V35(2,0)<1;1,0> V36(2,0)<1;1,0>
//|     add (M1_NM, 16) V37(4,0)<1> V35(4,0)<1;1,0> V36(4,0)<1;1,0>
//|     add (M1_NM, 16) V37(6,0)<1> V35(6,0)<1;1,0> V36(6,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V34]:a64 V37:d32x64t
//|     ret (M1, 1)
// run 2: exit 0
// stdout:
//| .version 3.6
//| .kernel "vadd"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=uq num_elts=1 align=GRF
//| .decl V35 v_type=G type=f num_elts=64 align=GRF
//| .decl V36 v_type=G type=f num_elts=64 align=GRF
//| .decl V37 v_type=G type=f num_elts=64 align=GRF
//| .decl V38 v_type=G type=uq num_elts=1 align=qword
//| .decl V39 v_type=G type=uq num_elts=1 align=qword
//| .decl V40 v_type=G type=uq num_elts=1 align=qword
//| .decl V41 v_type=G type=ud num_elts=2 align=qword alias=<V38,0>
//| .decl V42 v_type=G type=ud num_elts=2 align=GRF alias=<V32,0>
//| .decl V43 v_type=G type=ud num_elts=2 align=qword alias=<V39,0>
//| .decl V44 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V45 v_type=G type=ud num_elts=2 align=qword alias=<V40,0>
//| .decl V46 v_type=G type=ud num_elts=2 align=GRF alias=<V34,0>
//| .input V38 offset=136 size=8
//| .input V39 offset=144 size=8
//| .input V40 offset=152 size=8
//| .kernel_attr Target="cm"
//| .function "vadd_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V42(0,0)<1> V41(0,0)<1;1,0>
//|     mov (M1_NM, 2) V44(0,0)<1> V43(0,0)<1;1,0>
//|     mov (M1_NM, 2) V46(0,0)<1> V45(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x64t flat[V32]:a64
//|     lsc_load.ugm (M1_NM, 1) V36:d32x64t flat[V33]:a64
//|     add (M1_NM, 32) V37(0,0)<1> V35(0,0)<1;1,0> V36(0,0)<1;1,0>
//|     add (M1_NM, 32) V37(2,0)<1> V35(2,0)<1;1,0> V36(2,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V34]:a64 V37:d32x64t
//|     ret (M1, 1)
// run 3: exit 0
// stdout:
//| define dllexport spir_kernel void @vadd(i64 %v1, i64 %v2, i64 %v3) #0 {
//|   %v4 = call <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64 %v1)
//|   %v5 = call <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64 %v2)
//|   %v6 = fadd <64 x float> %v4, %v5
//|   call void @llvm.genx.svm.block.st.i64.v64f32(i64 %v3, <64 x float> %v6)
//|   ret void
//| }
//|
//| declare <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64)
//| declare void @llvm.genx.svm.block.st.i64.v64f32(i64, <64 x float>)
//|
//| attributes #0 = { "CMGenxMain" "oclrt"="1" }
//|
//| !genx.kernels = !{!0}
//| !0 = !{void (i64, i64, i64)* @vadd, !"vadd", !1, i32 0, !2, !3, !4, i32 0, i32 0}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 136, i32 144, i32 152}
//| !3 = !{i32 0, i32 0, i32 0}
//| !4 = !{!"svmptr_t", !"svmptr_t", !"svmptr_t"}
// run 4: exit 0
// stderr:
//| ; after dead-code
//| define dllexport void @vadd(i64 %v1, i64 %v2, i64 %v3) {
//|   %v4 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//|   %v5 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v2, i32 0)
//|   %v6 = fadd <64 x float> %v4, %v5
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v64f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v3, <64 x float> %v6, i32 0)
//|   ret void
//| }
//|
//| declare <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v64f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <64 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @vadd, !"vadd", !"vadd", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 136, i32 144, i32 152}
//| [main] %v4 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//| [main] %v5 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v2, i32 0)
//| [wrregion] %v9 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i1(<64 x float> undef, <32 x float> %v8, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
//|     1: [main] %v8 = fadd <32 x float> %v6, %v7
//|         0: [rdregion] %v6 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32(<64 x float> %v4, i32 0, i32 32, i32 1, i16 0, i32 undef)
//|         1: [rdregion] %v7 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32(<64 x float> %v5, i32 0, i32 32, i32 1, i16 0, i32 undef)
//| [wrregion] %v13 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i1(<64 x float> %v9, <32 x float> %v12, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
//|     1: [main] %v12 = fadd <32 x float> %v10, %v11
//|         0: [rdregion] %v10 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32(<64 x float> %v4, i32 0, i32 32, i32 1, i16 128, i32 undef)
//|         1: [rdregion] %v11 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32(<64 x float> %v5, i32 0, i32 32, i32 1, i16 128, i32 undef)
//| [main] call void @llvm.genx.lsc.store.stateless.i1.i64.v64f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v3, <64 x float> %v13, i32 0)
//| [main] ret void
