// Each comparison is made right before what it chooses, so that there is one predicate at a time.
// RUN: %s --target=visa --platform=dg2 --print-after=depressurizer -o /dev/null
// RUN: %s --target=visa --platform=dg2 -o /dev/stdout
// RUN: %s --target=visa --platform=dg2 --disable-pass=depressurizer -o /dev/stdout
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 96 : i32}) attributes {genx.kernel} {
    %low = genx.literal 1 : vector<16xi32>
    %middle = genx.literal 50 : vector<16xi32>
    %high = genx.literal 1000 : vector<16xi32>
    %x = genx.svm.block.ld %from : (i64) -> vector<16xi32>
    %a = genx.icmp slt, %x, %low : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
    %b = genx.icmp slt, %x, %middle : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
    %c = genx.icmp slt, %x, %high : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
    %p = genx.select %a, %low, %x : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %q = genx.add %p, %x : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %r = genx.select %b, %q, %middle : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %s = genx.mul %r, %x : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %t = genx.select %c, %s, %high : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %u = genx.add %t, %x : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    %v = genx.select %a, %u, %t : (vector<16xi1>, vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    genx.svm.block.st %to, %v : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after depressurizer
//| define dllexport void @k(i64 %v1, i64 %v2) {
//|   %v3 = call <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v1, i32 0)
//|   %v4 = call <16 x i32> @llvm.genx.smax.v16i32.v16i32(<16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>, <16 x i32> %v3)
//|   %v5 = add <16 x i32> %v4, %v3
//|   %v6 = icmp slt <16 x i32> %v3, <i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50>
//|   %v7 = select <16 x i1> %v6, <16 x i32> %v5, <16 x i32> <i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50, i32 50>
//|   %v8 = mul <16 x i32> %v7, %v3
//|   %v9 = icmp slt <16 x i32> %v3, <i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000>
//|   %v10 = select <16 x i1> %v9, <16 x i32> %v8, <16 x i32> <i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000, i32 1000>
//|   %v11 = add <16 x i32> %v10, %v3
//|   %v12 = icmp slt <16 x i32> %v3, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
//|   %v13 = select <16 x i1> %v12, <16 x i32> %v11, <16 x i32> %v10
//|   call void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1 true, i8 4, i8 0, i8 0, i16 1, i32 0, i8 3, i8 6, i8 2, i8 1, i64 %v2, <16 x i32> %v13, i32 0)
//|   ret void
//| }
//|
//| declare <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.i1.i64(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, i32)
//| declare <16 x i32> @llvm.genx.smax.v16i32.v16i32(<16 x i32>, <16 x i32>)
//| declare void @llvm.genx.lsc.store.stateless.i1.i64.v16i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <16 x i32>, i32)
//|
//| !genx.kernels = !{!0}
//| !0 = !{ptr @k, !"k", !"k", !1, i32 0, !2}
//| !1 = !{i32 0, i32 0}
//| !2 = !{i32 64, i32 96}
// run 2: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=ud num_elts=16 align=GRF
//| .decl V35 v_type=G type=ud num_elts=16 align=GRF
//| .decl V36 v_type=G type=ud num_elts=16 align=GRF
//| .decl V37 v_type=G type=ud num_elts=16 align=GRF
//| .decl V38 v_type=G type=ud num_elts=16 align=GRF
//| .decl V39 v_type=G type=ud num_elts=16 align=GRF
//| .decl V40 v_type=G type=ud num_elts=16 align=GRF
//| .decl V41 v_type=G type=ud num_elts=16 align=GRF
//| .decl V42 v_type=G type=d num_elts=16 align=GRF alias=<V35,0>
//| .decl V43 v_type=G type=d num_elts=16 align=GRF alias=<V34,0>
//| .decl P1 v_type=P num_elts=16
//| .decl P2 v_type=P num_elts=16
//| .decl P3 v_type=P num_elts=16
//| .input V32 offset=64 size=8
//| .input V33 offset=96 size=8
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     lsc_load.ugm (M1_NM, 1) V34:d32x16t flat[V32]:a64
//|     max (M1_NM, 16) V42(0,0)<1> 0x1:d V43(0,0)<1;1,0>
//|     add (M1_NM, 16) V36(0,0)<1> V35(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     cmp.lt (M1_NM, 16) P1 V43(0,0)<1;1,0> 0x32:d
//|     (P1) sel (M1_NM, 16) V37(0,0)<1> V36(0,0)<1;1,0> 0x32:ud
//|     mul (M1_NM, 16) V38(0,0)<1> V37(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     cmp.lt (M1_NM, 16) P2 V43(0,0)<1;1,0> 0x3e8:d
//|     (P2) sel (M1_NM, 16) V39(0,0)<1> V38(0,0)<1;1,0> 0x3e8:ud
//|     add (M1_NM, 16) V40(0,0)<1> V39(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     cmp.lt (M1_NM, 16) P3 V43(0,0)<1;1,0> 0x1:d
//|     (P3) sel (M1_NM, 16) V41(0,0)<1> V40(0,0)<1;1,0> V39(0,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V41:d32x16t
//|     ret (M1, 1)
// run 3: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=ud num_elts=16 align=GRF
//| .decl V35 v_type=G type=ud num_elts=16 align=GRF
//| .decl V36 v_type=G type=ud num_elts=16 align=GRF
//| .decl V37 v_type=G type=ud num_elts=16 align=GRF
//| .decl V38 v_type=G type=ud num_elts=16 align=GRF
//| .decl V39 v_type=G type=ud num_elts=16 align=GRF
//| .decl V40 v_type=G type=ud num_elts=16 align=GRF
//| .decl V41 v_type=G type=ud num_elts=16 align=GRF
//| .decl V42 v_type=G type=d num_elts=16 align=GRF alias=<V34,0>
//| .decl V43 v_type=G type=d num_elts=16 align=GRF alias=<V35,0>
//| .decl P1 v_type=P num_elts=16
//| .decl P2 v_type=P num_elts=16
//| .decl P3 v_type=P num_elts=16
//| .input V32 offset=64 size=8
//| .input V33 offset=96 size=8
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     lsc_load.ugm (M1_NM, 1) V34:d32x16t flat[V32]:a64
//|     cmp.lt (M1_NM, 16) P1 V42(0,0)<1;1,0> 0x1:d
//|     cmp.lt (M1_NM, 16) P2 V42(0,0)<1;1,0> 0x32:d
//|     cmp.lt (M1_NM, 16) P3 V42(0,0)<1;1,0> 0x3e8:d
//|     max (M1_NM, 16) V43(0,0)<1> 0x1:d V42(0,0)<1;1,0>
//|     add (M1_NM, 16) V36(0,0)<1> V35(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     (P2) sel (M1_NM, 16) V37(0,0)<1> V36(0,0)<1;1,0> 0x32:ud
//|     mul (M1_NM, 16) V38(0,0)<1> V37(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     (P3) sel (M1_NM, 16) V39(0,0)<1> V38(0,0)<1;1,0> 0x3e8:ud
//|     add (M1_NM, 16) V40(0,0)<1> V39(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     (P1) sel (M1_NM, 16) V41(0,0)<1> V40(0,0)<1;1,0> V39(0,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V41:d32x16t
//|     ret (M1, 1)
