; What is no kernel of the backend is refused, each part where it is.
; RUN: %s --input=genx-llvm --target=visa --platform=dg2 --split-input-file --diagnostics=short

define void @damaged(

; -----

; Nothing but a comment.

; -----

define dllexport void @k(i64 %a) {
  %x = add i64 %a, %y
  ret void
}

; -----

define dllexport void @k(i64 %a) {
  br label %b
b:
  %x = add i64 %y, 1
  br label %c
c:
  %y = add i64 %a, 1
  br label %b
}

; -----

@variable = global i32 0

define dllexport void @k(i64 %a, i64 %b) {
  %x = call i64 @llvm.genx.svm.blok.ld.i64.i64(i64 %a)
  %p = alloca i64
  store i64 %x, ptr %p
  %y = load i64, ptr %p
  %z = call i64 @f(i64 %y)
  call void asm sideeffect "nop", ""()
  %v = bitcast i64 %z to <2 x i32>
  %w = trunc i64 %a to i32
  %e = extractelement <2 x i32> %v, i32 %w
  %m = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 3>
  %c = fcmp ord double 1.0, 2.0
  %s = insertvalue { i64, i64 } undef, i64 %z, 0
  %q = add i128 1, 2
  unreachable
}

define internal i64 @f(i64 %x) {
  ret i64 %x
}

declare i64 @llvm.genx.svm.blok.ld.i64.i64(i64)

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
!1 = !{i32 0, i32 0}
!2 = !{i32 64, i32 72}

; -----

define dllexport void @pointer(ptr %a) {
  ret void
}

define dllexport void @types(i64 %a, i32 %n) {
  %all = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %a)
  %1 = call <8 x i32> @llvm.genx.rdregionf.v8i32.v16i32(<16 x i32> %all, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %2 = call <8 x i32> @llvm.genx.rdregioni.v8f32.v16f32(<16 x i32> %all, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32(<16 x i32> %all, i32 0, i32 %n, i32 1, i16 0, i32 undef)
  %4 = call <8 x i32> @llvm.genx.rdregioni.v8i32(<16 x i32> %all, i32 0, i32 8, i32 1, i16 0)
  %5 = call <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.i1.i64(i1 true, i8 3, i8 0, i8 0, i16 1, i32 0, i8 3, i8 4, i8 2, i8 1, i64 %a, i32 0)
  ret void
}

define dllexport void @region(i64 %a) {
  %all = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %a)
  %1 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %all, i32 0, i32 8, i32 1, i16 36, i32 undef)
  ret void
}

define dllexport i32 @result() {
  ret i32 0
}

define dllexport void @parameters(i32 %a) {
  ret void
}

declare <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64)
declare <8 x i32> @llvm.genx.rdregionf.v8i32.v16i32(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8f32.v16f32(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32(<16 x i32>, i32, i32, i32, i16)
declare <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
declare void @missing()

!genx.kernels = !{!0, !2, !4, !5, !6, !7, !8, !9, !10}
!0 = !{ptr @pointer, !"pointer", !"pointer", !1, i32 0, !1}
!1 = !{i32 0}
!2 = !{ptr @types, !"types", !"types", !3, i32 0, !3}
!3 = !{i32 0, i32 0}
!4 = !{ptr @region, !"region", !"region", !1, i32 0, !1}
!5 = !{ptr @result, !"result", !"result", !{}, i32 0, !{}}
!6 = !{ptr @parameters, !"parameters", !"parameters", !{}, i32 0, !{}}
!7 = !{ptr @parameters, !"parameters", !"parameters", !1, i32 0, !1}
!8 = !{ptr @missing, !"missing", !"missing", !{}, i32 0, !{}}
!9 = !{ptr @missing, !"other", !"other", !11, i32 0, !1}
!10 = !{!"k"}
!11 = !{i32 1}

; run 1: exit 1
; stderr:
;| llvm.errors.ll: error[PTO1627]: expected the definition of @missing, which `!genx.kernels` lists
;| llvm.errors.ll: error[PTO1627]: node 5 of `!genx.kernels`: expected each kernel once, found @parameters again
;| llvm.errors.ll: error[PTO1627]: node 7 of `!genx.kernels`: expected one of 0, 2, 16, 24 as kind of argument 0, and a number of bytes as its offset
;| llvm.errors.ll: error[PTO1627]: node 8 of `!genx.kernels`: expected a function, its name, that of its assembly, the kinds of its arguments, the bytes of shared local memory and the offsets of its arguments
;| llvm.errors.ll: error[PTO1628]: expected functions only, found a variable or an alias
;| llvm.errors.ll: error[PTO1632]: nothing to compile for DG2: expected a kernel that `!genx.kernels` lists
;| llvm.errors.ll: warning[PTO0002]: the input holds no operation
;| llvm.errors.ll:6:1: error[PTO0005]: expected type
;| llvm.errors.ll:13:20: error[PTO0005]: use of undefined value '%y'
;| llvm.errors.ll:19:1: error[PTO0005]: Instruction does not dominate all uses! %y = add i64 %a, 1 %x = add i64 %y, 1
;| llvm.errors.ll:34:3: error[PTO1628]: intrinsic `llvm.genx.svm.blok.ld.i64.i64` is not supported: the backend's table has no such operation; did you mean 'llvm.genx.svm.block.ld'?
;| llvm.errors.ll:35:3: error[PTO1628]: `alloca` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:36:3: error[PTO1628]: `store` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:37:3: error[PTO1628]: `load` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:38:3: error[PTO1628]: `call` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:39:3: error[PTO1628]: `inline_asm` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:42:3: error[PTO1628]: expected a constant index inside of a vector of numbers; a region has variable indices
;| llvm.errors.ll:43:3: error[PTO1628]: expected a `shufflevector` that selects a region of numbers of one vector: rows of equal distances
;| llvm.errors.ll:44:3: error[PTO1628]: expected fcmp with one of oeq, une, ogt, oge, olt, ole, or the inverse, found `ord`
;| llvm.errors.ll:45:3: error[PTO1628]: `insertvalue` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:46:3: error[PTO1628]: expected a type of vISA, found i128
;| llvm.errors.ll:47:3: error[PTO1628]: `unreachable` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:50:1: error[PTO1627]: expected functions that `!genx.kernels` lists, found @f
;| llvm.errors.ll:63:1: error[PTO1628]: expected a type of vISA, found ptr
;| llvm.errors.ll:69:3: error[PTO1628]: expected `llvm.genx.rdregioni.v8i32.v16i32`, with the types of this call, found `llvm.genx.rdregionf.v8i32.v16i32`
;| llvm.errors.ll:70:3: error[PTO1628]: expected `llvm.genx.rdregioni.v8i32.v16i32`, with the types of this call, found `llvm.genx.rdregioni.v8f32.v16f32`
;| llvm.errors.ll:71:3: error[PTO1625]: expected a constant of type i32 as `width`, found a value of type i32
;| llvm.errors.ll:72:3: error[PTO1620]: expected 6 arguments of `llvm.genx.rdregioni.v8i32`, found 5
;| llvm.errors.ll:73:3: error[PTO1628]: expected i8 0 as the second argument of `llvm.genx.lsc.load.stateless.v8i32.i1.i64`
;| llvm.errors.ll:79:3: error[PTO1622]: rdregion: elements 9 to 16 are not all in the vector of 16
;| llvm.errors.ll:84:3: error[PTO1620]: ret: expected 0 operands, found 1
;| llvm.errors.ll:87:1: error[PTO1627]: expected 0 parameters, as `!genx.kernels` lists, found 1
