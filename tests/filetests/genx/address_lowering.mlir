// Constants that are added to an address one after the other are one.
// RUN: %s --target=visa --platform=dg2 --print-after=address-lowering -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %64 = genx.literal 64 : i64
    %128 = genx.literal 128 : i64
    %second = genx.add %from, %64 : (i64, i64) -> i64
    %third = genx.add %second, %128 : (i64, i64) -> i64
    %a = genx.svm.block.ld %second : (i64) -> vector<16xi32>
    %b = genx.svm.block.ld %third : (i64) -> vector<16xi32>
    %sum = genx.add %a, %b : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    genx.svm.block.st %to, %sum : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after address-lowering
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = add i64 %v1, 64
//|   %v4 = add i64 %v1, 192
//|   %v5 = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %v3)
//|   %v6 = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %v4)
//|   %v7 = add <16 x i32> %v5, %v6
//|   call void @llvm.genx.svm.block.st.i64.v16i32(i64 %v2, <16 x i32> %v7)
//|   ret void
//| }
//|
//| declare <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64)
//| declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 72}
