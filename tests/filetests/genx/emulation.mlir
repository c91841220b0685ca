// A quotient by 10 is a product and a shift where there is no instruction for it; one by 16 is a shift everywhere.
// RUN: %s --target=visa --platform=dg2 --print-after=emulation -o /dev/null
// RUN: %s --target=visa --platform=skl --print-after=emulation -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %ten = genx.literal 10 : vector<8xi32>
    %sixteen = genx.literal 16 : vector<8xi32>
    %v = genx.svm.block.ld %from : (i64) -> vector<8xi32>
    %tens = genx.udiv %v, %ten : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %w = genx.udiv %tens, %sixteen : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    genx.svm.block.st %to, %w : (i64, vector<8xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after emulation
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %v1)
//|   %v4 = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> %v3, <8 x i32> <i32 -858993459, i32 -858993459, i32 -858993459, i32 -858993459, i32 -858993459, i32 -858993459, i32 -858993459, i32 -858993459>)
//|   %v5 = lshr <8 x i32> %v4, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
//|   %v6 = lshr <8 x i32> %v5, <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
//|   call void @llvm.genx.svm.block.st.i64.v8i32(i64 %v2, <8 x i32> %v6)
//|   ret void
//| }
//|
//| declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
//| declare <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32>, <8 x i32>)
//| declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
// run 2: exit 0
// stderr:
//| ; after emulation
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %v1)
//|   %v4 = udiv <8 x i32> %v3, <i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10, i32 10>
//|   %v5 = lshr <8 x i32> %v4, <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
//|   call void @llvm.genx.svm.block.st.i64.v8i32(i64 %v2, <8 x i32> %v5)
//|   ret void
//| }
//|
//| declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
//| declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
