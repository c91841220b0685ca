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

define dllexport void @k(i64 %a) {
entry:
  br label %next
next:
  %i = phi i32 [ 0, %next ]
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}

; -----

@variable = global i32 0

define dllexport void @k(i64 %a, i64 %b, i32 %n) {
  %x = call i64 @llvm.genx.svm.blok.ld.i64.i64(i64 %a)
  %array = alloca [16 x i32]
  %p = getelementptr [16 x i32], ptr %array, i32 0, i32 %n
  store i32 1, ptr %p
  %y = load i32, ptr %array
  call void asm sideeffect "nop", ""()
  %v = bitcast i64 %x to <2 x i32>
  %e = extractelement <2 x i32> %v, i32 2
  %q = add i128 1, 2
  %address = inttoptr i64 %a to ptr
  %old = atomicrmw add ptr %address, i32 1 seq_cst
  fence seq_cst
  %bits = call i16 @llvm.ctpop.i16(i16 3)
  %shifted = call i32 @llvm.fshl.i32(i32 1, i32 %n, i32 3)
  %exp = call float @llvm.exp.f32(float 1.0)
  ret void
}

define dllexport void @structures(i64 %a, i64 %b, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %other
one:
  %of_one = insertvalue { i32, i32 } poison, i32 1, 0
  br label %other
other:
  %either = phi { i32, i32 } [ %of_one, %one ], [ zeroinitializer, %0 ]
  ret void
}

define dllexport void @calls(i64 %a, i64 %b, i32 %n) {
  %f = call i32 @factorial(i32 %n)
  call void @twice()
  call void @public()
  call void @declared()
  %address = inttoptr i64 %a to ptr
  call void %address()
  call void @k(i64 %a, i64 %b, i32 %n)
  ret void
}

define internal void @twice() {
  call void @refused()
  call void @refused()
  ret void
}

define internal void @refused() {
  fence seq_cst
  ret void
}

define internal i32 @factorial(i32 %n) {
  %p = call i32 @product(i32 %n)
  ret i32 %p
}

define internal i32 @product(i32 %n) {
  %m = sub i32 %n, 1
  %f = call i32 @factorial(i32 %m)
  %p = mul i32 %n, %f
  ret i32 %p
}

define void @public() {
  ret void
}

declare void @declared()
declare i64 @llvm.genx.svm.blok.ld.i64.i64(i64)

!genx.kernels = !{!0, !3, !4}
!0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 64, i32 72, i32 80}
!3 = !{ptr @calls, !"calls", !"calls", !1, i32 0, !2}
!4 = !{ptr @structures, !"structures", !"structures", !1, i32 0, !2}

; -----

define dllexport void @pointer(ptr addrspace(3) %a) {
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

; -----

; A place in a variable that is only known when the kernel runs, and variables that do not belong to a thread.
@table = private constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@visible = global i32 0
@shared = internal addrspace(3) global i32 0

define dllexport void @k(i64 %from, i64 %to, i32 %n) {
  %place = getelementptr i32, ptr @table, i32 %n
  %at = load i32, ptr %place
  %visible = load i32, ptr @visible
  %shared = load i32, ptr addrspace(3) @shared
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 128, i32 136, i32 144}

; -----

; Variables that are too large to be taken apart.
@table = internal global [10000000 x i32] zeroinitializer

define dllexport void @k(i64 %from, i64 %to, i32 %n) {
  %x = load i32, ptr getelementptr ([10000000 x i32], ptr @table, i64 0, i64 5)
  %all = alloca [10000000 x { i32, float }]
  store [10000000 x { i32, float }] zeroinitializer, ptr %all
  %y = load i32, ptr %all
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 128, i32 136, i32 144}

; -----

define dllexport void @k(ptr addrspace(1) %a, i32 %n) {
  %atomic = load atomic i32, ptr addrspace(1) %a seq_cst, align 4
  store volatile i32 %atomic, ptr addrspace(1) %a
  %bit = load i1, ptr addrspace(1) %a
  %p = getelementptr <3 x i32>, ptr addrspace(1) %a, i32 %n
  %q = getelementptr [4 x i32], ptr addrspace(1) %a, i32 1, i32 %n
  %r = inttoptr i32 %n to ptr
  %shared = load i32, ptr addrspace(3) null
  store i32 %n, ptr addrspace(1) %p
  store i32 %n, ptr addrspace(1) %q
  store i32 %shared, ptr %r
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
!1 = !{i32 0, i32 0}
!2 = !{i32 128, i32 136}

; run 1: exit 1
; stderr:
;| llvm.errors.ll: error[PTO1627]: expected the definition of @missing, which `!genx.kernels` lists
;| llvm.errors.ll: error[PTO1627]: node 5 of `!genx.kernels`: expected each kernel once, found @parameters again
;| llvm.errors.ll: error[PTO1627]: node 7 of `!genx.kernels`: expected one of 0, 2, 16, 24, 96 as kind of argument 0, and a number of bytes as its offset
;| llvm.errors.ll: error[PTO1627]: node 8 of `!genx.kernels`: expected a function, its name, that of its assembly, the kinds of its arguments, the bytes of shared local memory and the offsets of its arguments
;| llvm.errors.ll: error[PTO1628]: `getelementptr`: expected one index, found 2
;| llvm.errors.ll: error[PTO1628]: variable @shared is not supported: expected variables of threads: with linkage `internal` or `private`, in address space 0, of at most 4096 elements, and used by kernels and inlined subroutines
;| llvm.errors.ll: error[PTO1628]: variable @table is not supported: expected variables of threads: with linkage `internal` or `private`, in address space 0, of at most 4096 elements, and used by kernels and inlined subroutines
;| llvm.errors.ll: error[PTO1628]: variable @variable is not supported: expected variables of threads: with linkage `internal` or `private`, in address space 0, of at most 4096 elements, and used by kernels and inlined subroutines
;| llvm.errors.ll: error[PTO1628]: variable @visible is not supported: expected variables of threads: with linkage `internal` or `private`, in address space 0, of at most 4096 elements, and used by kernels and inlined subroutines
;| llvm.errors.ll: error[PTO1632]: nothing to compile for DG2: expected a kernel that `!genx.kernels` lists
;| llvm.errors.ll: warning[PTO0002]: the input holds no operation
;| llvm.errors.ll:6:1: error[PTO0005]: expected type
;| llvm.errors.ll:13:20: error[PTO0005]: use of undefined value '%y'
;| llvm.errors.ll:19:1: error[PTO0005]: Instruction does not dominate all uses! %y = add i64 %a, 1 %x = add i64 %y, 1
;| llvm.errors.ll:31:1: error[PTO0005]: PHI node entries do not match predecessors! %i = phi i32 [ 0, %next ] label %next label %entry
;| llvm.errors.ll:47:3: error[PTO1628]: intrinsic `llvm.genx.svm.blok.ld.i64.i64` is not supported: the backend's table has no such operation; did you mean 'llvm.genx.svm.block.ld'?
;| llvm.errors.ll:48:3: error[PTO1628]: `alloca` is not supported: expected variables that SROA replaces: of constant size, and only accessed at constant offsets
;| llvm.errors.ll:49:3: error[PTO1628]: `getelementptr`: expected one index, found 2
;| llvm.errors.ll:52:3: error[PTO1628]: `inline_asm` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:54:3: error[PTO1628]: expected an index below 2, the number of elements
;| llvm.errors.ll:55:3: error[PTO1628]: expected a type of vISA, found i128
;| llvm.errors.ll:57:3: error[PTO1628]: `atomicrmw` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:58:3: error[PTO1628]: `fence` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:59:3: error[PTO1621]: expected elements of type i32 for `llvm.ctpop`, found i16
;| llvm.errors.ll:60:3: error[PTO1628]: expected a rotation as `llvm.fshl`, with equal first and second arguments
;| llvm.errors.ll:61:3: error[PTO1628]: intrinsic `llvm.exp.f32` is not supported: the backend's table has no such operation
;| llvm.errors.ll:65:1: error[PTO1628]: expected a type of vISA, found struct<(i32, i32)>
;| llvm.errors.ll:77:3: error[PTO1633]: @factorial calls itself: use a loop, as a kernel is one function, into which all calls are inlined
;| llvm.errors.ll:79:3: error[PTO1628]: expected a call of a subroutine, whose linkage is `internal`, found @public, which is external
;| llvm.errors.ll:80:3: error[PTO1628]: expected an intrinsic `llvm.genx.*` or the definition of a subroutine, found @declared
;| llvm.errors.ll:82:3: error[PTO1628]: expected a call of a function by its name, with its type, found another call
;| llvm.errors.ll:83:3: error[PTO1628]: expected a call of a subroutine, whose linkage is `internal`, found @k, which is external
;| llvm.errors.ll:94:3: error[PTO1628]: `fence` is not supported: expected an intrinsic `llvm.genx.*`, or one of add, sub, mul, sdiv, udiv, srem, urem, fadd, fsub, fmul, fdiv, fneg, and, or, xor, shl, lshr, ashr, icmp, fcmp, select, trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, bitcast, br, cond_br, ret
;| llvm.errors.ll:110:1: error[PTO1627]: expected kernels, which `!genx.kernels` lists, and subroutines, whose linkage is `internal`, found @public
;| llvm.errors.ll:126:1: error[PTO1628]: expected a type of vISA, found ptr<3>
;| llvm.errors.ll:132:3: error[PTO1628]: expected `llvm.genx.rdregioni.v8i32.v16i32`, with the types of this call, found `llvm.genx.rdregionf.v8i32.v16i32`
;| llvm.errors.ll:133:3: error[PTO1628]: expected `llvm.genx.rdregioni.v8i32.v16i32`, with the types of this call, found `llvm.genx.rdregioni.v8f32.v16f32`
;| llvm.errors.ll:134:3: error[PTO1625]: expected a constant of type i32 as `width`, found a value of type i32
;| llvm.errors.ll:135:3: error[PTO1620]: expected 6 arguments of `llvm.genx.rdregioni.v8i32`, found 5
;| llvm.errors.ll:136:3: error[PTO1628]: expected i8 0 as the second argument of `llvm.genx.lsc.load.stateless.v8i32.i1.i64`
;| llvm.errors.ll:142:3: error[PTO1622]: rdregion: elements 9 to 16 are not all in the vector of 16
;| llvm.errors.ll:147:3: error[PTO1620]: ret: expected 0 operands, found 1
;| llvm.errors.ll:150:1: error[PTO1627]: expected 0 parameters, as `!genx.kernels` lists, found 1
;| llvm.errors.ll:185:3: error[PTO1628]: `alloca` is not supported: expected variables that SROA replaces: of constant size, and only accessed at constant offsets
;| llvm.errors.ll:185:3: error[PTO1628]: `getelementptr`: expected one index, found 2
;| llvm.errors.ll:188:3: error[PTO1628]: expected a type of vISA, found ptr<3>
;| llvm.errors.ll:204:3: error[PTO1628]: `alloca` is not supported: expected variables that SROA replaces: of constant size, and only accessed at constant offsets
;| llvm.errors.ll:205:3: error[PTO1628]: expected a type of vISA, found array<10000000 x struct<(i32, f32)>>
;| llvm.errors.ll:218:3: error[PTO1628]: expected an access that is neither atomic nor volatile
;| llvm.errors.ll:219:3: error[PTO1628]: expected an access that is neither atomic nor volatile
;| llvm.errors.ll:220:3: error[PTO1628]: expected elements of whole bytes in memory, found i1
;| llvm.errors.ll:221:3: error[PTO1628]: `getelementptr`: expected elements of a type of vISA, of 1, 2, 4 or more bytes, a power of two, found vector<3xi32>
;| llvm.errors.ll:222:3: error[PTO1628]: `getelementptr`: expected one index, found 2
;| llvm.errors.ll:223:3: error[PTO1628]: `inttoptr`: expected an integer of 64 bits, found i32
;| llvm.errors.ll:224:3: error[PTO1628]: expected a type of vISA, found ptr<3>
