; Variables of a file belong to the thread: each kernel that uses one has its own, with its initial value.
; RUN: %s --input=genx-llvm --target=visa --platform=dg2 --emit=genx

@sum = internal global <8 x i32> splat (i32 3)
@table = private constant [2 x i32] [i32 100, i32 7]
@unused = internal global i32 0

define dllexport void @add(i64 %from, i64 %to, i32 %n) {
  %all = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %from)
  %old = load <8 x i32>, ptr @sum
  %new = add <8 x i32> %all, %old
  store <8 x i32> %new, ptr @sum
  call void @store(i64 %to)
  ret void
}

define dllexport void @set(i64 %from, i64 %to, i32 %n) {
  %seven = load i32, ptr getelementptr ([2 x i32], ptr @table, i64 0, i64 1)
  %one = insertelement <8 x i32> zeroinitializer, i32 %seven, i32 0
  call void @llvm.genx.vstore.v8i32.p0(<8 x i32> %one, ptr @sum)
  call void @store(i64 %to)
  ret void
}

define internal void @store(i64 %to) {
  %all = call <8 x i32> @llvm.genx.vload.v8i32.p0(ptr @sum)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %to, <8 x i32> %all)
  ret void
}

declare <8 x i32> @llvm.genx.vload.v8i32.p0(ptr)
declare void @llvm.genx.vstore.v8i32.p0(<8 x i32>, ptr)
declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

!genx.kernels = !{!0, !3}
!0 = !{ptr @add, !"add", !"add", !1, i32 0, !2}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 128, i32 136, i32 144}
!3 = !{ptr @set, !"set", !"set", !1, i32 0, !2}

; run 1: exit 0
; stdout:
;| module {
;|   func.func @add(%arg0: i64 {genx.kind = "general", genx.offset = 128 : i32}, %arg1: i64 {genx.kind = "general", genx.offset = 136 : i32}, %arg2: i32 {genx.kind = "general", genx.offset = 144 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
;|     %0 = genx.literal 3 : vector<8xi32>
;|     %1 = genx.svm.block.ld %arg0 : (i64) -> vector<8xi32>
;|     %2 = genx.add %1, %0 : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
;|     genx.svm.block.st %arg1, %2 : (i64, vector<8xi32>)
;|     genx.ret
;|   }
;|   func.func @set(%arg0: i64 {genx.kind = "general", genx.offset = 128 : i32}, %arg1: i64 {genx.kind = "general", genx.offset = 136 : i32}, %arg2: i32 {genx.kind = "general", genx.offset = 144 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
;|     %0 = genx.literal 0 : vector<8xi32>
;|     %1 = genx.literal 7 : i32
;|     %2 = genx.literal 0 : i16
;|     %3 = genx.literal 1 : i1
;|     %4 = genx.wrregion %0, %1, <0, 1, 1>, offset = 0, %2, parent_width = 0, %3 : (vector<8xi32>, i32, i16, i1) -> vector<8xi32>
;|     genx.svm.block.st %arg1, %4 : (i64, vector<8xi32>)
;|     genx.ret
;|   }
;| }
