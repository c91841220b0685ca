; Kernels in LLVM IR: phi nodes, predicates of which the hardware has the inverse, accesses to elements, sums of indices and offsets.
; RUN: %s --input=genx-llvm --target=visa --platform=pvc
; RUN: %s --input=genx-llvm --target=visa --platform=pvc --emit=genx --mlir-print-debuginfo
; RUN: --input=genx-llvm --target=visa --platform=skl --verify < %s

define dllexport void @k(i64 %from, i64 %to, i16 %i, i32 %count) {
  %all = call <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64 %from)
  %e = extractelement <64 x float> %all, i64 5
  br label %loop

loop:
  %n = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi <8 x float> [ poison, %0 ], [ %more, %loop ]
  %at = add i16 %i, 12
  %part = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %all, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %one = insertelement <1 x float> poison, float %e, i64 0
  %splat = shufflevector <1 x float> %one, <1 x float> poison, <8 x i32> zeroinitializer
  %small = fcmp nnan ult <8 x float> %part, %splat
  %more = select <8 x i1> %small, <8 x float> %part, <8 x float> %sum
  %next = add nuw nsw i32 %n, 1
  %done = icmp eq i32 %next, %count
  br i1 %done, label %end, label %loop

end:
  %r = insertelement <8 x float> %more, float %e, i32 2
  call void @llvm.genx.svm.block.st.i64.v8f32(i64 %to, <8 x float> %r)
  ret void
}

declare <64 x float> @llvm.genx.svm.block.ld.v64f32.i64(i64)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.svm.block.st.i64.v8f32(i64, <8 x float>)

!genx.kernels = !{!0}
!0 = !{void (i64, i64, i16, i32)* @k, !"k", !1, i32 0, !2, !3, !4, i32 0, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 128, i32 136, i32 144, i32 148}
!3 = !{i32 0, i32 0, i32 0, i32 0}
!4 = !{!"svmptr_t", !"svmptr_t", !"", !""}

; run 1: exit 0
; stdout:
;| .version 3.6
;| .kernel "k"
;| .decl V32 v_type=G type=uq num_elts=1 align=GRF
;| .decl V33 v_type=G type=uq num_elts=1 align=GRF
;| .decl V34 v_type=G type=uw num_elts=1 align=word
;| .decl V35 v_type=G type=ud num_elts=1 align=dword
;| .decl V36 v_type=G type=f num_elts=64 align=GRF
;| .decl V37 v_type=G type=ud num_elts=1 align=dword
;| .decl V38 v_type=G type=f num_elts=8 align=GRF
;| .decl V39 v_type=G type=uq num_elts=1 align=qword
;| .decl V40 v_type=G type=ud num_elts=2 align=qword alias=<V39,0>
;| .decl V41 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
;| .decl A0 v_type=A num_elts=1
;| .decl P1 v_type=P num_elts=8
;| .decl P2 v_type=P num_elts=1
;| .input V32 offset=128 size=8
;| .input V39 offset=136 size=8
;| .input V34 offset=144 size=2
;| .input V35 offset=148 size=4
;| .kernel_attr Target="cm"
;| .function "k_BB_0"
;|     mov (M1_NM, 2) V41(0,0)<1> V40(0,0)<1;1,0>
;|     lsc_load.ugm (M1_NM, 1) V36:d32x64t flat[V32]:a64
;|     mov (M1_NM, 1) V37(0,0)<1> 0x0:ud
;| k_BB_1:
;|     addr_add (M1_NM, 1) A0(0)<1> &V36 V34(0,0)<0;1,0>
;|     cmp.ge (M1_NM, 8) P1 r[A0(0),12]<1;1,0>:f V36(0,5)<0;1,0>
;|     (P1) sel (M1_NM, 8) V38(0,0)<1> V38(0,0)<1;1,0> r[A0(0),12]<1;1,0>:f
;|     add (M1_NM, 1) V37(0,0)<1> V37(0,0)<0;1,0> 0x1:ud
;|     cmp.eq (M1_NM, 1) P2 V37(0,0)<0;1,0> V35(0,0)<0;1,0>
;|     (!P2) jmp (M1_NM, 1) k_BB_1
;|     mov (M1_NM, 1) V38(0,2)<1> V36(0,5)<0;1,0>
;|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V38:d32x8t
;|     ret (M1, 1)
; run 2: exit 0
; stdout:
;| #loc = loc(unknown)
;| module {
;|   func.func @k(%arg0: i64 {genx.kind = "address", genx.offset = 128 : i32} loc(unknown), %arg1: i64 {genx.kind = "address", genx.offset = 136 : i32} loc(unknown), %arg2: i16 {genx.kind = "general", genx.offset = 144 : i32} loc(unknown), %arg3: i32 {genx.kind = "general", genx.offset = 148 : i32} loc(unknown)) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
;|     %0 = genx.literal 0 : i16 loc(#loc)
;|     %1 = genx.literal 0 : i32 loc(#loc)
;|     %2 = genx.literal undef : vector<8xf32> loc(#loc)
;|     %3 = genx.literal 12 : i16 loc(#loc)
;|     %4 = genx.literal undef : vector<1xf32> loc(#loc)
;|     %5 = genx.literal 1 : i1 loc(#loc)
;|     %6 = genx.literal 1 : vector<8xi1> loc(#loc)
;|     %7 = genx.literal 1 : i32 loc(#loc)
;|     %8 = genx.svm.block.ld %arg0 : (i64) -> vector<64xf32> loc(#loc1)
;|     %9 = genx.rdregion %8, <0, 1, 1>, offset = 20, %0, parent_width = 0 : (vector<64xf32>, i16) -> f32 loc(#loc2)
;|     genx.br ^bb1(%1, %2 : i32, vector<8xf32>) loc(#loc3)
;|   ^bb1(%10: i32 loc(unknown), %11: vector<8xf32> loc(unknown)):  // 2 preds: ^bb0, ^bb1
;|     %12 = genx.add %arg2, %3 : (i16, i16) -> i16 loc(#loc4)
;|     %13 = genx.rdregion %8, <0, 8, 1>, offset = 0, %12, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32> loc(#loc5)
;|     %14 = genx.wrregion %4, %9, <0, 1, 1>, offset = 0, %0, parent_width = 0, %5 : (vector<1xf32>, f32, i16, i1) -> vector<1xf32> loc(#loc6)
;|     %15 = genx.rdregion %14, <0, 8, 0>, offset = 0, %0, parent_width = 0 : (vector<1xf32>, i16) -> vector<8xf32> loc(#loc7)
;|     %16 = genx.fcmp oge, %13, %15 : (vector<8xf32>, vector<8xf32>) -> vector<8xi1> loc(#loc8)
;|     %17 = genx.xor %16, %6 : (vector<8xi1>, vector<8xi1>) -> vector<8xi1> loc(#loc8)
;|     %18 = genx.select %17, %13, %11 : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32> loc(#loc9)
;|     %19 = genx.add %10, %7 : (i32, i32) -> i32 loc(#loc10)
;|     %20 = genx.icmp eq, %19, %arg3 : (i32, i32) -> i1 loc(#loc11)
;|     genx.cond_br %20, ^bb2, ^bb1(%19, %18 : i32, vector<8xf32>) : (i1) loc(#loc12)
;|   ^bb2:  // pred: ^bb1
;|     %21 = genx.wrregion %18, %9, <0, 1, 1>, offset = 8, %0, parent_width = 0, %5 : (vector<8xf32>, f32, i16, i1) -> vector<8xf32> loc(#loc13)
;|     genx.svm.block.st %arg1, %21 : (i64, vector<8xf32>) loc(#loc14)
;|     genx.ret loc(#loc15)
;|   } loc(#loc)
;| } loc(#loc)
;| #loc1 = loc("llvm.ll":7:3)
;| #loc2 = loc("llvm.ll":8:3)
;| #loc3 = loc("llvm.ll":9:3)
;| #loc4 = loc("llvm.ll":14:3)
;| #loc5 = loc("llvm.ll":15:3)
;| #loc6 = loc("llvm.ll":16:3)
;| #loc7 = loc("llvm.ll":17:3)
;| #loc8 = loc("llvm.ll":18:3)
;| #loc9 = loc("llvm.ll":19:3)
;| #loc10 = loc("llvm.ll":20:3)
;| #loc11 = loc("llvm.ll":21:3)
;| #loc12 = loc("llvm.ll":22:3)
;| #loc13 = loc("llvm.ll":25:3)
;| #loc14 = loc("llvm.ll":26:3)
;| #loc15 = loc("llvm.ll":27:3)
; run 3: exit 0
