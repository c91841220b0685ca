// A sum of words of which words are stored is one of words; places of a gather are loaded as words.
// RUN: %s --target=visa --platform=dg2 --print-after=reduce-int-size -o /dev/null
// RUN: %s --target=visa --platform=dg2 --print-after=reduce-int-size-again -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %seven = genx.literal 7 : vector<16xi32>
    %places = genx.literal [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60] : vector<16xi32>
    %v = genx.svm.block.ld %from : (i64) -> vector<16xi16>
    %wide = genx.sext %v : (vector<16xi16>) -> vector<16xi32>
    %sum = genx.add %wide, %seven : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %w = genx.trunc %sum : (vector<16xi32>) -> vector<16xi16>
    %all = genx.sext %w : (vector<16xi16>) -> vector<16xi32>
    %u = genx.mul %all, %places : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    genx.svm.block.st %to, %u : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after reduce-int-size
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <16 x i16> @llvm.genx.svm.block.ld.v16i16.i64(i64 %v1)
//|   %v4 = add <16 x i16> %v3, <i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7>
//|   %v5 = sext <16 x i16> %v4 to <16 x i32>
//|   %v6 = mul <16 x i32> %v5, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60>
//|   call void @llvm.genx.svm.block.st.i64.v16i32(i64 %v2, <16 x i32> %v6)
//|   ret void
//| }
//|
//| declare <16 x i16> @llvm.genx.svm.block.ld.v16i16.i64(i64)
//| declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
// run 2: exit 0
// stderr:
//| ; after reduce-int-size-again
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 1, i64 %v1, i32 0)
//|   %v4 = bitcast <8 x i32> %v3 to <16 x i16>
//|   %v5 = add <16 x i16> %v4, <i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7>
//|   %v6 = sext <16 x i16> %v5 to <16 x i32>
//|   %v7 = zext <16 x i16> <i16 0, i16 4, i16 8, i16 12, i16 16, i16 20, i16 24, i16 28, i16 32, i16 36, i16 40, i16 44, i16 48, i16 52, i16 56, i16 60> to <16 x i32>
//|   %v8 = mul <16 x i32> %v6, %v7
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v2, <16 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
