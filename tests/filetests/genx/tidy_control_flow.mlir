// A block with only a branch is gone, and the last block has the only return.
// RUN: %s --target=visa --platform=dg2 --disable-pass=cf-simplification --print-after=tidy-control-flow -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %0 = genx.literal 0 : i32
    %v = genx.svm.block.ld %from : (i64) -> vector<16xi32>
    %less = genx.icmp slt, %n, %0 : (i32, i32) -> i1
    genx.cond_br %less, ^early, ^late : (i1)
  ^early:
    genx.ret
  ^late:
    genx.br ^end
  ^end:
    genx.svm.block.st %to, %v : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after tidy-control-flow
//| define dllexport void @k(i64 %v1, i64 %v2, i32 %v3) {
//|   %v4 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v5 = call <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v1, i32 0)
//|   %v6 = icmp slt i32 %v3, 0
//|   br i1 %v6, label %bb4, label %bb3
//|
//| bb3:
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v4, <16 x i32> %v5, i32 0)
//|   br label %bb4
//|
//| bb4:
//|   ret void
//| }
//|
//| declare <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
