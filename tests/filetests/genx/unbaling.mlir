// Of the vector that a chain of writes changes, the second write reads what the first did not overwrite: no copy of it.
// RUN: %s --target=visa --platform=dg2 --print-after=unbaling -o /dev/null
// RUN: %s --target=visa --platform=dg2 --disable-pass=unbaling --print-after=coalescing -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 32 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %old = genx.svm.block.ld %from : (i64) -> vector<32xf32>
    %a = genx.rdregion %old, <0, 8, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<8xf32>
    %b = genx.rdregion %old, <0, 8, 1>, offset = 32, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<8xf32>
    %aa = genx.fmul %a, %a : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %bb = genx.fmul %b, %b : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %half = genx.wrregion %old, %aa, <0, 8, 1>, offset = 0, %zero, parent_width = 0, %one : (vector<32xf32>, vector<8xf32>, i16, i1) -> vector<32xf32>
    %all = genx.wrregion %half, %bb, <0, 8, 1>, offset = 32, %zero, parent_width = 0, %one : (vector<32xf32>, vector<8xf32>, i16, i1) -> vector<32xf32>
    genx.svm.block.st %to, %all : (i64, vector<32xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after unbaling
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <32 x float> @llvm.genx.lsc.load.stateless.v32f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 7, i8 2, i8 1, i64 %v1, i32 0)
//|   %v4 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v3, i32 0, i32 8, i32 1, i16 0, i32 undef)
//|   %v5 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v3, i32 0, i32 8, i32 1, i16 0, i32 undef)
//|   %v6 = fmul <8 x float> %v5, %v4
//|   %v7 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i1(<32 x float> %v3, <8 x float> %v6, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
//|   %v8 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v7, i32 0, i32 8, i32 1, i16 32, i32 undef)
//|   %v9 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v7, i32 0, i32 8, i32 1, i16 32, i32 undef)
//|   %v10 = fmul <8 x float> %v9, %v8
//|   %v11 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i1(<32 x float> %v7, <8 x float> %v10, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v32f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 7, i8 2, i8 1, i64 %v2, <32 x float> %v11, i32 0)
//|   ret void
//| }
//|
//| declare <32 x float> @llvm.genx.lsc.load.stateless.v32f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v32f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <32 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 32, i32 72}
// run 2: exit 0
// stderr:
//| ; after coalescing
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v4 = call <32 x float> @llvm.genx.lsc.load.stateless.v32f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 7, i8 2, i8 1, i64 %v1, i32 0)
//|   %v5 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v4, i32 0, i32 8, i32 1, i16 0, i32 undef)
//|   %v6 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v4, i32 0, i32 8, i32 1, i16 32, i32 undef)
//|   %v7 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v4, i32 0, i32 8, i32 1, i16 0, i32 undef)
//|   %v8 = fmul <8 x float> %v7, %v5
//|   %v9 = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float> %v4, i32 0, i32 8, i32 1, i16 32, i32 undef)
//|   %v10 = fmul <8 x float> %v9, %v6
//|   %v11 = call <32 x float> @llvm.genx.convert.v32f32(<32 x float> %v4)
//|   %v12 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i1(<32 x float> %v11, <8 x float> %v8, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
//|   %v13 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i1(<32 x float> %v12, <8 x float> %v10, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v32f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 7, i8 2, i8 1, i64 %v3, <32 x float> %v13, i32 0)
//|   ret void
//| }
//|
//| declare <32 x float> @llvm.genx.convert.v32f32(<32 x float>)
//| declare <32 x float> @llvm.genx.lsc.load.stateless.v32f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32(<32 x float>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v32f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <32 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 32, i32 72}
