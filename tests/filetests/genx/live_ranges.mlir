// What is alive where in a loop: what is needed in each iteration is alive in all of it.
// RUN: %s --target=visa --platform=dg2 --print-after=live-ranges -o /dev/null
// RUN: %s --target=visa --platform=dg2 --dump-live-ranges -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %0 = genx.literal 0 : i32
    %1 = genx.literal 1 : i32
    %v = genx.svm.block.ld %from : (i64) -> vector<16xi32>
    genx.br ^turn(%0, %v : i32, vector<16xi32>)
  ^turn(%i: i32, %sum: vector<16xi32>):
    %next = genx.add %i, %1 : (i32, i32) -> i32
    %more = genx.icmp slt, %next, %n : (i32, i32) -> i1
    %double = genx.add %sum, %v : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    genx.cond_br %more, ^turn(%next, %double : i32, vector<16xi32>), ^end : (i1)
  ^end:
    genx.svm.block.st %to, %double : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after live-ranges
//| define dllexport void @k(i64 %v1, i64 %v2, i32 %v3) {
//|   %v4 = call <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v1, i32 0)
//|   %v5 = call i32 @llvm.genx.constanti.i32(i32 0)
//|   br label %bb1
//|
//| bb1:
//|   %v6 = phi i32 [ %v5, %0 ], [ %v8, %bb3 ]
//|   %v7 = phi <16 x i32> [ %v4, %0 ], [ %v10, %bb3 ]
//|   %v8 = add i32 %v6, 1
//|   %v9 = icmp slt i32 %v8, %v3
//|   %v10 = add <16 x i32> %v7, %v4
//|   br i1 %v9, label %bb3, label %bb2
//|
//| bb3:
//|   br label %bb1
//|
//| bb2:
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v2, <16 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare i32 @llvm.genx.constanti.i32(i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
// run 2: exit 0
// stderr:
//| %v1:[0,6){general,align32,offset64}
//| %v4:[0,29){general,align32}
//| %v3:[0,27){general,align4,offset80}
//| %v5:[6,27){general,align32}
//| %v8,%v10,%v6:[8,27){general,align4}
//| %v9,%v11,%v7:[10,29){general,align32}
//| %v12:[19,21){predicate}
//| %v2:[0,2){general,align8,offset72}
