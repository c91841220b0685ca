// Live ranges get variables of their category and type, with aliases for other types.
// RUN: %s --target=visa --platform=dg2 --print-after=visa-regalloc -o /dev/null
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
//| ; after visa-regalloc
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
