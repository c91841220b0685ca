// Of 64 sums 16 are stored: the others are not computed.
// RUN: %s --target=visa --platform=dg2 --print-after=dead-vector-removal -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %sums = genx.fadd %all, %all : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
    %first = genx.rdregion %sums, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<64xf32>, i16) -> vector<16xf32>
    genx.svm.block.st %to, %first : (i64, vector<16xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after dead-vector-removal
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//|   %v4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float> %v3, i32 0, i32 16, i32 1, i16 0, i32 undef)
//|   %v5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float> %v3, i32 0, i32 16, i32 1, i16 0, i32 undef)
//|   %v6 = fadd <16 x float> %v4, %v5
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v2, <16 x float> %v6, i32 0)
//|   ret void
//| }
//|
//| declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
