// The object holds what its text says.
// RUN: %s --target=visa --platform=dg2 --print-after=visa-writer -o /dev/null
// RUN: %s --target=visa --platform=dg2
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %other = genx.rdregion %all, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<64xf32>, i16) -> vector<16xf32>
    %some = genx.rdregion %all, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<64xf32>, i16) -> vector<16xf32>
    %sum = genx.fadd %some, %other : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %limit = genx.literal 0 : vector<16xf32>
    %below = genx.fcmp olt, %sum, %limit : (vector<16xf32>, vector<16xf32>) -> vector<16xi1>
    %result = genx.select %below, %limit, %sum : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    genx.svm.block.st %to, %result : (i64, vector<16xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after visa-writer
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//|   %v5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float> %v4, i32 0, i32 16, i32 1, i16 64, i32 undef)
//|   %v6 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float> %v4, i32 0, i32 16, i32 1, i16 0, i32 undef)
//|   %v7 = fadd <16 x float> %v6, %v5
//|   %v8 = fcmp olt <16 x float> %v7, zeroinitializer
//|   %v9 = select <16 x i1> %v8, <16 x float> zeroinitializer, <16 x float> %v7
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v3, <16 x float> %v9, i32 0)
//|   ret void
//| }
//|
//| declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
// run 2: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=f num_elts=64 align=GRF
//| .decl V35 v_type=G type=f num_elts=16 align=GRF
//| .decl V36 v_type=G type=f num_elts=16 align=GRF
//| .decl V37 v_type=G type=uq num_elts=1 align=qword
//| .decl V38 v_type=G type=ud num_elts=2 align=qword alias=<V37,0>
//| .decl V39 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl P1 v_type=P num_elts=16
//| .input V32 offset=64 size=8
//| .input V37 offset=72 size=8
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V39(0,0)<1> V38(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V34:d32x64t flat[V32]:a64
//|     add (M1_NM, 16) V35(0,0)<1> V34(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     cmp.lt (M1_NM, 16) P1 V35(0,0)<1;1,0> 0x0:f
//|     (P1) sel (M1_NM, 16) V36(0,0)<1> 0x0:f V35(0,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V36:d32x16t
//|     ret (M1, 1)
