// The sum is computed in any case, and chosen: there is no branch left.
// RUN: %s --target=visa --platform=dg2 --print-after=cf-simplification -o /dev/null
// RUN: %s --target=visa --platform=dg2 -o /dev/stdout
// RUN: %s --target=visa --platform=dg2 --disable-pass=cf-simplification -o /dev/stdout
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}, %n: i32 {genx.kind = "general", genx.offset = 80 : i32}) attributes {genx.kernel} {
    %0 = genx.literal 0 : i32
    %v = genx.svm.block.ld %from : (i64) -> vector<16xi32>
    %less = genx.icmp slt, %n, %0 : (i32, i32) -> i1
    genx.cond_br %less, ^then, ^end(%v : vector<16xi32>) : (i1)
  ^then:
    %w = genx.add %v, %v : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
    genx.br ^end(%w : vector<16xi32>)
  ^end(%result: vector<16xi32>):
    genx.svm.block.st %to, %result : (i64, vector<16xi32>)
    genx.ret
  }
}

// run 1: exit 0
// stderr:
//| ; after cf-simplification
//| define dllexport void @k(i64 %v1, i64 %v2, i32 %v3) {
//|   %v4 = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %v1)
//|   %v5 = icmp slt i32 %v3, 0
//|   %v6 = add <16 x i32> %v4, %v4
//|   %v7 = select i1 %v5, i16 1, i16 0
//|   %v8 = call <16 x i16> @llvm.genx.rdregioni.v16i16.i16(i16 %v7, i32 0, i32 16, i32 0, i16 0, i32 undef)
//|   %v9 = icmp ne <16 x i16> %v8, zeroinitializer
//|   %v10 = select <16 x i1> %v9, <16 x i32> %v6, <16 x i32> %v4
//|   call void @llvm.genx.svm.block.st.i64.v16i32(i64 %v2, <16 x i32> %v10)
//|   ret void
//| }
//|
//| declare <16 x i16> @llvm.genx.rdregioni.v16i16.i16(i16, i32, i32, i32, i16, i32)
//| declare <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64)
//| declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
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
//| .decl V34 v_type=G type=ud num_elts=1 align=dword
//| .decl V35 v_type=G type=ud num_elts=16 align=GRF
//| .decl V36 v_type=G type=ud num_elts=16 align=GRF
//| .decl V37 v_type=G type=uw num_elts=1 align=word
//| .decl V38 v_type=G type=ud num_elts=16 align=GRF
//| .decl V39 v_type=G type=uq num_elts=1 align=qword
//| .decl V40 v_type=G type=ud num_elts=2 align=qword alias=<V39,0>
//| .decl V41 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V42 v_type=G type=d num_elts=1 align=dword alias=<V34,0>
//| .decl P1 v_type=P num_elts=1
//| .decl P2 v_type=P num_elts=16
//| .input V32 offset=64 size=8
//| .input V39 offset=72 size=8
//| .input V34 offset=80 size=4
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     mov (M1_NM, 2) V41(0,0)<1> V40(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x16t flat[V32]:a64
//|     add (M1_NM, 16) V36(0,0)<1> V35(0,0)<1;1,0> V35(0,0)<1;1,0>
//|     cmp.lt (M1_NM, 1) P1 V42(0,0)<0;1,0> 0x0:d
//|     (P1) sel (M1_NM, 1) V37(0,0)<1> 0x1:uw 0x0:uw
//|     cmp.ne (M1_NM, 16) P2 V37(0,0)<0;1,0> 0x0:uw
//|     (P2) sel (M1_NM, 16) V38(0,0)<1> V36(0,0)<1;1,0> V35(0,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V38:d32x16t
//|     ret (M1, 1)
// run 3: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=ud num_elts=1 align=dword
//| .decl V35 v_type=G type=ud num_elts=16 align=GRF
//| .decl V36 v_type=G type=uq num_elts=1 align=qword
//| .decl V37 v_type=G type=ud num_elts=2 align=qword alias=<V36,0>
//| .decl V38 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V39 v_type=G type=d num_elts=1 align=dword alias=<V34,0>
//| .decl P1 v_type=P num_elts=1
//| .input V32 offset=64 size=8
//| .input V36 offset=72 size=8
//| .input V34 offset=80 size=4
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     mov (M1_NM, 2) V38(0,0)<1> V37(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V35:d32x16t flat[V32]:a64
//|     cmp.lt (M1_NM, 1) P1 V39(0,0)<0;1,0> 0x0:d
//|     (!P1) jmp (M1_NM, 1) k_BB_1
//|     add (M1_NM, 16) V35(0,0)<1> V35(0,0)<1;1,0> V35(0,0)<1;1,0>
//| k_BB_1:
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V35:d32x16t
//|     ret (M1, 1)
