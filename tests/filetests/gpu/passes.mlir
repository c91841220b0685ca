// A kernel after each pass of the backend, what becomes one instruction, and what is alive where.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=all -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=address-lowering -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=lowering -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=region-collapsing -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=dead-code -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=dead-vector-removal -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=constants -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=first-baling -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=legalization -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=dead-code-again -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=critical-edges -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=category -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=second-baling -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=numbering -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=live-ranges -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=coalescing -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=tidy-control-flow -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=visa-regalloc -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=visa-func-writer -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=visa-writer -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --dump-bales -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --dump-live-ranges -o /dev/null
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --print-after=nothing
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 --verify-each=false -o /dev/null
module {
  func.func @count(%a: i32, %p: !pto.ptr<i32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %b = pto.load_scalar %p[%c0] : !pto.ptr<i32, gm> -> i32
    %less = arith.cmpi slt, %a, %b : i32
    %sum = arith.addi %a, %b : i32
    %result = arith.select %less, %sum, %b : i32
    pto.store_scalar %result, %p[%c0] : !pto.ptr<i32, gm>, i32
    return
  }
}

// run 1: exit 0
// stderr:
//| ; after cf-simplification
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = zext <1 x i32> zeroinitializer to <1 x i64>
//|   %v11 = add <1 x i64> %v9, %v10
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v11, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after address-lowering
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = zext <1 x i32> zeroinitializer to <1 x i64>
//|   %v11 = add <1 x i64> %v9, %v10
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v11, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after message-merging
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = zext <1 x i32> zeroinitializer to <1 x i64>
//|   %v11 = add <1 x i64> %v9, %v10
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v11, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after reduce-int-size
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = zext <1 x i32> zeroinitializer to <1 x i64>
//|   %v11 = add <1 x i64> %v9, %v10
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v11, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after promote-predicate
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = zext <1 x i32> zeroinitializer to <1 x i64>
//|   %v11 = add <1 x i64> %v9, %v10
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v11, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after lowering
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v9, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v10, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after emulation
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v9, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v10, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after legacy-to-lsc
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v9, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v10, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after region-collapsing
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after early-cse
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after dead-code
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after dead-vector-removal
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after copy-combining
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after shared-copies
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after transposing-loads
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after shared-fences
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after vector-combiner
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after extremes
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after pattern-match
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after extract-vectorizer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after conversion-strides
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after reduce-int-size-again
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after constants
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after first-baling
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after legalization
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after vector-decomposer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after early-cse-again
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after licm
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after dead-code-again
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after critical-edges
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after category
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after second-baling
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after numbering
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after live-ranges
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after unbaling
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after depressurizer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = add i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = icmp slt i32 %v1, %v7
//|   %v9 = select i1 %v8, i32 %v5, i32 %v6
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after rematerialization
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = add i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = icmp slt i32 %v1, %v7
//|   %v9 = select i1 %v8, i32 %v5, i32 %v6
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after coalescing
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after address-commoning
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after tidy-control-flow
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after visa-regalloc
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after visa-func-writer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
//| ; after visa-writer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 2: exit 0
// stderr:
//| ; after address-lowering
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = zext <1 x i32> zeroinitializer to <1 x i64>
//|   %v11 = add <1 x i64> %v9, %v10
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v11, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 3: exit 0
// stderr:
//| ; after lowering
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v10 = call <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64> %v9, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v10, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.v1i64(<1 x i64>, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 4: exit 0
// stderr:
//| ; after region-collapsing
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 5: exit 0
// stderr:
//| ; after dead-code
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 6: exit 0
// stderr:
//| ; after dead-vector-removal
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 7: exit 0
// stderr:
//| ; after constants
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 8: exit 0
// stderr:
//| ; after first-baling
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 9: exit 0
// stderr:
//| ; after legalization
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 10: exit 0
// stderr:
//| ; after dead-code-again
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 11: exit 0
// stderr:
//| ; after critical-edges
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 12: exit 0
// stderr:
//| ; after category
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = add i32 %v1, %v4
//|   %v7 = select i1 %v5, i32 %v6, i32 %v4
//|   %v8 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v7, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v9 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v9, <1 x i32> %v8, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 13: exit 0
// stderr:
//| ; after second-baling
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 14: exit 0
// stderr:
//| ; after numbering
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 15: exit 0
// stderr:
//| ; after live-ranges
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//|   %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v5 = icmp slt i32 %v1, %v4
//|   %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v7 = add i32 %v1, %v6
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = select i1 %v5, i32 %v7, i32 %v8
//|   %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 16: exit 0
// stderr:
//| ; after coalescing
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 17: exit 0
// stderr:
//| ; after tidy-control-flow
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 18: exit 0
// stderr:
//| ; after visa-regalloc
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 19: exit 0
// stderr:
//| ; after visa-func-writer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 20: exit 0
// stderr:
//| ; after visa-writer
//| define dllexport void @count(i32 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v3, i32 0)
//|   %v5 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v6 = add i32 %v1, %v5
//|   %v7 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v4, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v9 = icmp slt i32 %v1, %v8
//|   %v10 = select i1 %v9, i32 %v6, i32 %v7
//|   %v11 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v10, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   %v12 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v3, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v12, <1 x i32> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32, i32, i32, i32, i16, i32)
//| declare <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64, i32, i32, i32, i16, i32)
//| declare i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <1 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @count, !"count", !"count", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 72, i32 80}
// run 21: exit 0
// stderr:
//| [main] %v3 = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, i64 %v2, i32 0)
//| [main] %v5 = icmp slt i32 %v1, %v4
//|     1: [rdregion] %v4 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//| [main] %v7 = add i32 %v1, %v6
//|     1: [rdregion] %v6 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//| [main] %v9 = select i1 %v5, i32 %v7, i32 %v8
//|     2: [rdregion] %v8 = call i32 @llvm.genx.rdregioni.i32.v1i32(<1 x i32> %v3, i32 0, i32 1, i32 1, i16 0, i32 undef)
//| [main] call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v1i32(<1 x i1> <i1 true>, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 2, i8 1, <1 x i64> %v11, <1 x i32> %v10, i32 0)
//|     1: [rdregion] %v11 = call <1 x i64> @llvm.genx.rdregioni.v1i64.i64(i64 %v2, i32 0, i32 1, i32 0, i16 0, i32 undef)
//|     2: [rdregion] %v10 = call <1 x i32> @llvm.genx.rdregioni.v1i32.i32(i32 %v9, i32 0, i32 1, i32 0, i16 0, i32 undef)
//| [main] ret void
// run 22: exit 0
// stderr:
//| %v1:[0,9){general,align4,offset72}
//| %v3:[0,13){general,align32}
//| %v4:[5,11){general,align32}
//| %v6:[7,11){general,align4}
//| %v9:[9,11){predicate}
//| %v10:[11,13){general,align32}
//| %v2:[0,2){general,align8,offset80}
// run 23: exit 2
// stderr:
//| error: invalid value 'nothing' for '--print-after <PASS>': `nothing` is not a pass of the backend; expected all, cf-simplification, address-lowering, message-merging, reduce-int-size, promote-predicate, lowering, emulation, legacy-to-lsc, region-collapsing, early-cse, dead-code, dead-vector-removal, copy-combining, shared-copies, transposing-loads, shared-fences, vector-combiner, extremes, pattern-match, extract-vectorizer, conversion-strides, reduce-int-size-again, constants, first-baling, legalization, vector-decomposer, early-cse-again, licm, dead-code-again, critical-edges, category, second-baling, numbering, live-ranges, unbaling, depressurizer, rematerialization, coalescing, address-commoning, tidy-control-flow, visa-regalloc, visa-func-writer, visa-writer
//|
//| For more information, try '--help'.
// run 24: exit 0
