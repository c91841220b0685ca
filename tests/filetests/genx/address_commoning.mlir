// Two regions at places that differ by a constant have one address; places that are elements of a vector are set together.
// RUN: %s --target=visa --platform=dg2 --print-after=address-commoning -o /dev/null
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=dg2 --disable-pass=address-commoning
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i16 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %all = genx.svm.block.ld %from : (i64) -> vector<64xf32>
    %a = genx.rdregion %all, <0, 8, 1>, offset = 0, %n, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
    %b = genx.rdregion %all, <0, 8, 1>, offset = 64, %n, parent_width = 0 : (vector<64xf32>, i16) -> vector<8xf32>
    %sum = genx.fadd %a, %b : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    genx.svm.block.st %to, %sum : (i64, vector<8xf32>)
    %places = genx.svm.block.ld %to : (i64) -> vector<8xi16>
    %i = genx.rdregion %places, <0, 1, 1>, offset = 0, %zero, parent_width = 0 : (vector<8xi16>, i16) -> i16
    %x = genx.rdregion %all, <0, 1, 1>, offset = 0, %i, parent_width = 0 : (vector<64xf32>, i16) -> f32
    %j = genx.rdregion %places, <0, 1, 1>, offset = 2, %zero, parent_width = 0 : (vector<8xi16>, i16) -> i16
    %y = genx.rdregion %all, <0, 1, 1>, offset = 4, %j, parent_width = 0 : (vector<64xf32>, i16) -> f32
    %product = genx.fmul %x, %y : (f32, f32) -> f32
    %splat = genx.rdregion %product, <0, 8, 0>, offset = 0, %zero, parent_width = 0 : (f32, i16) -> vector<8xf32>
    genx.svm.block.st %from, %splat : (i64, vector<8xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after address-commoning
//| define dllexport void @k(i64 %v1, i64 %v2, i16 %v3) {
//|   %v4 = call i64 @llvm.genx.convert.i64(i64 %v2)
//|   %v5 = call <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 1, i64 %v1, i32 0)
//|   %v6 = call i16 @llvm.genx.convert.addr.i16(i16 %v3, i16 0)
//|   %v7 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float> %v5, i32 0, i32 8, i32 1, i16 %v6, i32 undef)
//|   %at2.index = add i16 %v6, 64
//|   %v8 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float> %v5, i32 0, i32 8, i32 1, i16 %at2.index, i32 undef)
//|   %v9 = fadd <8 x float> %v7, %v8
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v8f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 1, i64 %v4, <8 x float> %v9, i32 0)
//|   %v10 = call <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 4, i8 2, i8 1, i64 %v4, i32 0)
//|   %v11 = bitcast <4 x i32> %v10 to <8 x i16>
//|   %v12 = call <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16(<8 x i16> %v11, i32 0, i32 2, i32 1, i16 0, i32 undef)
//|   %v13 = call <2 x i16> @llvm.genx.convert.addr.v2i16(<2 x i16> %v12, i16 0)
//|   %v14 = call i16 @llvm.genx.rdregioni.i16.v2i16(<2 x i16> %v13, i32 0, i32 1, i32 1, i16 0, i32 undef)
//|   %v15 = call float @llvm.genx.rdregionf.f32.v64f32(<64 x float> %v5, i32 0, i32 1, i32 1, i16 %v14, i32 undef)
//|   %v16 = call i16 @llvm.genx.rdregioni.i16.v2i16(<2 x i16> %v13, i32 0, i32 1, i32 1, i16 2, i32 undef)
//|   %at9.index = add i16 %v16, 4
//|   %v17 = call float @llvm.genx.rdregionf.f32.v64f32(<64 x float> %v5, i32 0, i32 1, i32 1, i16 %at9.index, i32 undef)
//|   %v18 = fmul float %v15, %v17
//|   %v19 = call <8 x float> @llvm.genx.rdregionf.v8f32.f32(float %v18, i32 0, i32 8, i32 0, i16 0, i32 undef)
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v8f32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 5, i8 2, i8 1, i64 %v1, <8 x float> %v19, i32 0)
//|   ret void
//| }
//|
//| declare <2 x i16> @llvm.genx.convert.addr.v2i16(<2 x i16>, i16)
//| declare <2 x i16> @llvm.genx.rdregioni.v2i16.v8i16(<8 x i16>, i32, i32, i32, i16, i32)
//| declare <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <64 x float> @llvm.genx.lsc.load.stateless.v64f32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.f32(float, i32, i32, i32, i16, i32)
//| declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare float @llvm.genx.rdregionf.f32.v64f32(<64 x float>, i32, i32, i32, i16, i32)
//| declare i16 @llvm.genx.convert.addr.i16(i16, i16)
//| declare i16 @llvm.genx.rdregioni.i16.v2i16(<2 x i16>, i32, i32, i32, i16, i32)
//| declare i64 @llvm.genx.convert.i64(i64)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v8f32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <8 x float>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0, i32 0}
//| !2 = !{i32 64, i32 72, i32 80}
// run 2: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=uw num_elts=1 align=word
//| .decl V35 v_type=G type=f num_elts=64 align=GRF
//| .decl V36 v_type=G type=f num_elts=8 align=GRF
//| .decl V37 v_type=G type=ud num_elts=4 align=GRF
//| .decl V38 v_type=G type=f num_elts=1 align=dword
//| .decl V39 v_type=G type=f num_elts=8 align=GRF
//| .decl V40 v_type=G type=uq num_elts=1 align=qword
//| .decl V41 v_type=G type=ud num_elts=2 align=qword alias=<V40,0>
//| .decl V42 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V43 v_type=G type=uw num_elts=8 align=GRF alias=<V37,0>
//| .decl A0 v_type=A num_elts=1
//| .decl A1 v_type=A num_elts=2
//| .input V32 offset=64 size=8
//| .input V40 offset=72 size=8
//| .input V34 offset=80 size=2
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V42(0,0)<1> V41(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x64t flat[V32]:a64
//|     addr_add (M1_NM, 1) A0(0)<1> &V35 V34(0,0)<0;1,0>
//|     add (M1_NM, 8) V36(0,0)<1> r[A0(0),0]<1;1,0>:f r[A0(0),64]<1;1,0>:f
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V36:d32x8t
//|     lsc_load.ugm (M1_NM, 1) V37:d32x4t flat[V33]:a64
//|     addr_add (M1_NM, 2) A1(0)<2> &V35 V43(0,0)<1;1,0>
//|     mul (M1_NM, 1) V38(0,0)<1> r[A1(0),0]<0;1,0>:f r[A1(1),4]<0;1,0>:f
//|     mov (M1_NM, 8) V39(0,0)<1> V38(0,0)<0;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V32]:a64 V39:d32x8t
//|     ret (M1, 1)
// run 3: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=uw num_elts=1 align=word
//| .decl V35 v_type=G type=f num_elts=64 align=GRF
//| .decl V36 v_type=G type=f num_elts=8 align=GRF
//| .decl V37 v_type=G type=ud num_elts=4 align=GRF
//| .decl V38 v_type=G type=f num_elts=1 align=dword
//| .decl V39 v_type=G type=f num_elts=8 align=GRF
//| .decl V40 v_type=G type=uq num_elts=1 align=qword
//| .decl V41 v_type=G type=ud num_elts=2 align=qword alias=<V40,0>
//| .decl V42 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V43 v_type=G type=uw num_elts=8 align=GRF alias=<V37,0>
//| .decl A0 v_type=A num_elts=1
//| .decl A1 v_type=A num_elts=1
//| .decl A2 v_type=A num_elts=1
//| .decl A3 v_type=A num_elts=1
//| .input V32 offset=64 size=8
//| .input V40 offset=72 size=8
//| .input V34 offset=80 size=2
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V42(0,0)<1> V41(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x64t flat[V32]:a64
//|     addr_add (M1_NM, 1) A0(0)<1> &V35 V34(0,0)<0;1,0>
//|     addr_add (M1_NM, 1) A1(0)<1> &V35 V34(0,0)<0;1,0>
//|     add (M1_NM, 8) V36(0,0)<1> r[A0(0),0]<1;1,0>:f r[A1(0),64]<1;1,0>:f
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V36:d32x8t
//|     lsc_load.ugm (M1_NM, 1) V37:d32x4t flat[V33]:a64
//|     addr_add (M1_NM, 1) A2(0)<1> &V35 V43(0,0)<0;1,0>
//|     addr_add (M1_NM, 1) A3(0)<1> &V35 V43(0,1)<0;1,0>
//|     mul (M1_NM, 1) V38(0,0)<1> r[A2(0),0]<0;1,0>:f r[A3(0),4]<0;1,0>:f
//|     mov (M1_NM, 8) V39(0,0)<1> V38(0,0)<0;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V32]:a64 V39:d32x8t
//|     ret (M1, 1)
