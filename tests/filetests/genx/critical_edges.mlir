// A critical edge from a branch to a block with parameters gets a separate block.
// RUN: %s --target=visa --platform=dg2 --disable-pass=cf-simplification --print-after=critical-edges -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %0 = genx.literal 0 : i32
    %v = genx.svm.block.ld %from : (i64) -> vector<16xi32>
    %w = genx.add %v, %v : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %less = genx.icmp slt, %n, %0 : (i32, i32) -> i1
    genx.cond_br %less, ^end(%v : vector<16xi32>), ^other : (i1)
  ^other:
    genx.br ^end(%w : vector<16xi32>)
  ^end(%result: vector<16xi32>):
    genx.svm.block.st %to, %result : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after critical-edges
//| define dllexport void @k(i64 %v1, i64 %v2, i32 %v3) {
//|   %v4 = call <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v1, i32 0)
//|   %v5 = add <16 x i32> %v4, %v4
//|   %v6 = icmp slt i32 %v3, 0
//|   br i1 %v6, label %bb3, label %bb1
//|
//| bb3:
//|   br label %bb2
//|
//| bb1:
//|   br label %bb2
//|
//| bb2:
//|   %v7 = phi <16 x i32> [ %v4, %bb3 ], [ %v5, %bb1 ]
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v2, <16 x i32> %v7, i32 0)
//|   ret void
//| }
//|
//| declare <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
