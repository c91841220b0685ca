; What front ends emit: subroutines, of which one has a parameter by reference, variables in memory, `switch`, a variable index, a
; structure, and intrinsics of LLVM. Instructions keep their places.
; RUN: %s --input=genx-llvm --target=visa --platform=pvc
; RUN: %s --input=genx-llvm --target=visa --platform=dg2 --emit=genx --mlir-print-debuginfo
; RUN: %s --input=genx-llvm --target=visa --platform=dg2 --emit=genx-llvm

define dllexport void @k(i64 %from, i64 %to, i32 %n) {
  %sum = alloca <8 x i32>
  %all = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %from)
  store <8 x i32> %all, ptr %sum
  call void @scale(ptr %sum, i32 %n)
  %r = load <8 x i32>, ptr %sum
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %to, <8 x i32> %r)
  ret void
}

define internal void @scale(ptr %p, i32 %n) {
  %v = load <8 x i32>, ptr %p
  %e = extractelement <8 x i32> %v, i32 %n
  %m = call i32 @llvm.umin.i32(i32 %e, i32 3)
  switch i32 %m, label %other [ i32 0, label %zero
                                i32 1, label %end ]
zero:
  store <8 x i32> zeroinitializer, ptr %p
  br label %end
other:
  %c = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %e, i32 %n)
  %s = extractvalue { i32, i1 } %c, 0
  %w = insertelement <8 x i32> %v, i32 %s, i32 %n
  store <8 x i32> %w, ptr %p
  br label %end
end:
  ret void
}

declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 128, i32 136, i32 144}

; run 1: exit 0
; stdout:
;| .version 3.6
;| .kernel "k"
;| .decl V32 v_type=G type=uq num_elts=1 align=GRF
;| .decl V33 v_type=G type=uq num_elts=1 align=GRF
;| .decl V34 v_type=G type=ud num_elts=1 align=dword
;| .decl V35 v_type=G type=uw num_elts=1 align=word
;| .decl V36 v_type=G type=ud num_elts=1 align=dword
;| .decl V37 v_type=G type=ud num_elts=8 align=GRF
;| .decl V38 v_type=G type=uq num_elts=1 align=qword
;| .decl V39 v_type=G type=ud num_elts=2 align=qword alias=<V38,0>
;| .decl V40 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
;| .decl V41 v_type=G type=uw num_elts=2 align=dword alias=<V34,0>
;| .decl V42 v_type=G type=d num_elts=1 align=dword alias=<V36,0>
;| .decl A0 v_type=A num_elts=1
;| .decl P1 v_type=P num_elts=1
;| .decl P2 v_type=P num_elts=1
;| .input V32 offset=128 size=8
;| .input V38 offset=136 size=8
;| .input V34 offset=144 size=4
;| .kernel_attr Target="cm"
;| .function "k_BB_0"
;|     mov (M1_NM, 2) V40(0,0)<1> V39(0,0)<1;1,0>
;|     lsc_load.ugm (M1_NM, 1) V37:d32x8t flat[V32]:a64
;|     shl (M1_NM, 1) V35(0,0)<1> V41(0,0)<0;1,0> 0x2:uw
;|     addr_add (M1_NM, 1) A0(0)<1> &V37 V35(0,0)<0;1,0>
;|     min (M1_NM, 1) V36(0,0)<1> r[A0(0),0]<0;1,0>:ud 0x3:ud
;|     cmp.lt (M1_NM, 1) P1 V42(0,0)<0;1,0> 0x1:d
;|     (P1) jmp (M1_NM, 1) k_BB_1
;|     cmp.eq (M1_NM, 1) P2 V36(0,0)<0;1,0> 0x1:ud
;|     (P2) jmp (M1_NM, 1) k_BB_2
;|     add (M1_NM, 1) r[A0(0),0]<1>:ud r[A0(0),0]<0;1,0>:ud V34(0,0)<0;1,0>
;|     jmp (M1_NM, 1) k_BB_2
;| k_BB_1:
;|     mov (M1_NM, 8) V37(0,0)<1> 0x0:ud
;| k_BB_2:
;|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V37:d32x8t
;|     ret (M1, 1)
; run 2: exit 0
; stdout:
;| #loc = loc(unknown)
;| module {
;|   func.func @k(%arg0: i64 {genx.kind = "general", genx.offset = 128 : i32} loc(unknown), %arg1: i64 {genx.kind = "general", genx.offset = 136 : i32} loc(unknown), %arg2: i32 {genx.kind = "general", genx.offset = 144 : i32} loc(unknown)) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
;|     %0 = genx.literal 2 : i16 loc(#loc)
;|     %1 = genx.literal 3 : i32 loc(#loc)
;|     %2 = genx.literal 1 : i32 loc(#loc)
;|     %3 = genx.literal 0 : vector<8xi32> loc(#loc)
;|     %4 = genx.literal 1 : i1 loc(#loc)
;|     %5 = genx.svm.block.ld %arg0 : (i64) -> vector<8xi32> loc(#loc1)
;|     %6 = genx.trunc %arg2 : (i32) -> i16 loc(#loc2)
;|     %7 = genx.shl %6, %0 : (i16, i16) -> i16 loc(#loc2)
;|     %8 = genx.rdregion %5, <0, 1, 1>, offset = 0, %7, parent_width = 0 : (vector<8xi32>, i16) -> i32 loc(#loc2)
;|     %9 = genx.umin %8, %1 : (i32, i32) -> i32 loc(#loc3)
;|     genx.br ^bb1 loc(#loc4)
;|   ^bb1:  // pred: ^bb0
;|     %10 = genx.icmp slt, %9, %2 : (i32, i32) -> i1 loc(#loc4)
;|     genx.cond_br %10, ^bb3, ^bb2 : (i1) loc(#loc4)
;|   ^bb2:  // pred: ^bb1
;|     %11 = genx.icmp eq, %9, %2 : (i32, i32) -> i1 loc(#loc4)
;|     genx.cond_br %11, ^bb5(%5 : vector<8xi32>), ^bb4 : (i1) loc(#loc4)
;|   ^bb3:  // pred: ^bb1
;|     genx.br ^bb5(%3 : vector<8xi32>) loc(#loc5)
;|   ^bb4:  // pred: ^bb2
;|     %12 = genx.add %8, %arg2 : (i32, i32) -> i32 loc(#loc6)
;|     %13 = genx.icmp ult, %12, %8 : (i32, i32) -> i1 loc(#loc6)
;|     %14 = genx.trunc %arg2 : (i32) -> i16 loc(#loc7)
;|     %15 = genx.shl %14, %0 : (i16, i16) -> i16 loc(#loc7)
;|     %16 = genx.wrregion %5, %12, <0, 1, 1>, offset = 0, %15, parent_width = 0, %4 : (vector<8xi32>, i32, i16, i1) -> vector<8xi32> loc(#loc7)
;|     genx.br ^bb5(%16 : vector<8xi32>) loc(#loc8)
;|   ^bb5(%17: vector<8xi32> loc(unknown)):  // 3 preds: ^bb2, ^bb3, ^bb4
;|     genx.svm.block.st %arg1, %17 : (i64, vector<8xi32>) loc(#loc9)
;|     genx.ret loc(#loc10)
;|   } loc(#loc)
;| } loc(#loc)
;| #loc1 = loc("llvm.calls.ll":9:3)
;| #loc2 = loc("llvm.calls.ll":19:3)
;| #loc3 = loc("llvm.calls.ll":20:3)
;| #loc4 = loc("llvm.calls.ll":0:0)
;| #loc5 = loc("llvm.calls.ll":25:3)
;| #loc6 = loc("llvm.calls.ll":27:3)
;| #loc7 = loc("llvm.calls.ll":29:3)
;| #loc8 = loc("llvm.calls.ll":31:3)
;| #loc9 = loc("llvm.calls.ll":13:3)
;| #loc10 = loc("llvm.calls.ll":14:3)
; run 3: exit 0
; stdout:
;| define dllexport spir_kernel void @k(i64 %v1, i64 %v2, i32 %v3) #0 {
;|   %v4 = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %v1)
;|   %v5 = trunc i32 %v3 to i16
;|   %v6 = shl i16 %v5, 2
;|   %v7 = call i32 @llvm.genx.rdregioni.i32.v8i32(<8 x i32> %v4, i32 0, i32 1, i32 1, i16 %v6, i32 undef)
;|   %v8 = call i32 @llvm.genx.umin.i32.i32(i32 %v7, i32 3)
;|   br label %bb1
;|
;| bb1:
;|   %v9 = icmp slt i32 %v8, 1
;|   br i1 %v9, label %bb3, label %bb2
;|
;| bb2:
;|   %v10 = icmp eq i32 %v8, 1
;|   br i1 %v10, label %bb5, label %bb4
;|
;| bb3:
;|   br label %bb5
;|
;| bb4:
;|   %v11 = add i32 %v7, %v3
;|   %v12 = icmp ult i32 %v11, %v7
;|   %v13 = trunc i32 %v3 to i16
;|   %v14 = shl i16 %v13, 2
;|   %v15 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i1(<8 x i32> %v4, i32 %v11, i32 0, i32 1, i32 1, i16 %v14, i32 undef, i1 true)
;|   br label %bb5
;|
;| bb5:
;|   %v16 = phi <8 x i32> [ %v4, %bb2 ], [ zeroinitializer, %bb3 ], [ %v15, %bb4 ]
;|   call void @llvm.genx.svm.block.st.i64.v8i32(i64 %v2, <8 x i32> %v16)
;|   ret void
;| }
;|
;| declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
;| declare <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i1(<8 x i32>, i32, i32, i32, i32, i16, i32, i1)
;| declare i32 @llvm.genx.rdregioni.i32.v8i32(<8 x i32>, i32, i32, i32, i16, i32)
;| declare i32 @llvm.genx.umin.i32.i32(i32, i32)
;| declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
;|
;| attributes #0 = { "CMGenxMain" "oclrt"="1" }
;|
;| !genx.kernels = !{!0}
;| !0 = !{void (i64, i64, i32)* @k, !"k", !1, i32 0, !2, !3, !4, i32 0, i32 0}
;| !1 = !{i32 0, i32 0, i32 0}
;| !2 = !{i32 128, i32 136, i32 144}
;| !3 = !{i32 0, i32 0, i32 0}
;| !4 = !{!"", !"", !""}
