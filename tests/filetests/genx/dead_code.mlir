// What only needs itself in a loop is dead; what is stored is not.
// RUN: %s --target=visa --platform=dg2 --print-after=dead-code -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %0 = genx.literal 0 : i32
    %1 = genx.literal 1 : i32
    %unused = genx.mul %n, %n : (i32, i32) -> i32
    %value = genx.svm.block.ld %from : (i64) -> vector<16xi32>
    genx.br ^turn(%0, %0 : i32, i32)
  ^turn(%i: i32, %own: i32):
    %next = genx.add %i, %1 : (i32, i32) -> i32
    %again = genx.add %own, %n : (i32, i32) -> i32
    %more = genx.icmp slt, %next, %n : (i32, i32) -> i1
    genx.cond_br %more, ^turn(%next, %again : i32, i32), ^end : (i1)
  ^end:
    genx.svm.block.st %to, %value : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after dead-code
//| define dllexport void @k(i64 %v1, i64 %v2, i32 %v3) {
//|   %v4 = call <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v1, i32 0)
//|   br label %bb1
//|
//| bb1:
//|   %v5 = phi i32 [ 0, %0 ], [ %v6, %bb1 ]
//|   %v6 = add i32 %v5, 1
//|   %v7 = icmp slt i32 %v6, %v3
//|   br i1 %v7, label %bb1, label %bb2
//|
//| bb2:
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v2, <16 x i32> %v4, i32 0)
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
