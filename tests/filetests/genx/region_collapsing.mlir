// A column of two rows that are read of a vector is one region of the vector.
// RUN: %s --target=visa --platform=dg2 --print-after=region-collapsing -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %rows = genx.rdregion %all, <16, 8, 1>, offset = 0, %zero, parent_width = 0 : (vector<64xf32>, i16) -> vector<16xf32>
    %column = genx.rdregion %rows, <8, 2, 4>, offset = 4, %zero, parent_width = 0 : (vector<16xf32>, i16) -> vector<4xf32>
    genx.svm.block.st %to, %column : (i64, vector<4xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after region-collapsing
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//|   %v4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float> %v3, i32 16, i32 8, i32 1, i16 0, i32 undef)
//|   %v5 = call <4 x float> @llvm.genx.rdregionf.v4f32.v64f32(<64 x float> %v3, i32 16, i32 2, i32 4, i16 4, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v4f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 4, i8 2, i8 1, i64 %v2, <4 x float> %v5, i32 0)
//|   ret void
//| }
//|
//| declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare <4 x float> @llvm.genx.rdregionf.v4f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v4f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <4 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
