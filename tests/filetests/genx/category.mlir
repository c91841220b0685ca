// An index that is computed goes through an address; a place of a message that takes registers gets no constant.
// RUN: %s --target=visa --platform=dg2 --print-after=category -o /dev/null
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %index = genx.trunc %n : (i32) -> i16
    %some = genx.rdregion %all, <0, 8, 1>, offset = 8, %index, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
    %bits = genx.literal [1, 2, 3, 4] : vector<4xi32>
    genx.svm.block.st %to, %some : (i64, vector<8xf32>)
    genx.svm.block.st %from, %bits : (i64, vector<4xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after category
//| define dllexport void @k(i64 %v1, i64 %v2, i32 %v3) {
//|   %v4 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//|   %v5 = bitcast i32 %v3 to <2 x i16>
//|   %v6 = call i16 @llvm.genx.rdregioni.i16.v2i16(<2 x i16> %v5, i32 0, i32 1, i32 2, i16 0, i32 undef)
//|   %v7 = call i16 @llvm.genx.convert.addr.i16(i16 %v6, i16 0)
//|   %at2.index = add i16 %v7, 8
//|   %v8 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float> %v4, i32 0, i32 8, i32 1, i16 %at2.index, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v8f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 1, i64 %v2, <8 x float> %v8, i32 0)
//|   %v9 = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v4i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 4, i8 2, i8 1, i64 %v1, <4 x i32> %v9, i32 0)
//|   ret void
//| }
//|
//| declare <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32>)
//| declare <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare i16 @llvm.genx.convert.addr.i16(i16, i16)
//| declare i16 @llvm.genx.rdregioni.i16.v2i16(<2 x i16>, i32, i32, i32, i16, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v4i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <4 x i32>, i32)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v8f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <8 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
