// Of many vectors of four registers one half is used at once, the other when all are made: the vectors are split into halves.
// RUN: %s --target=visa --platform=dg2
module {
  func.func @k(%from: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %zero = genx.literal 0 : i16
    %v0 = genx.svm.block.ld %from : (i64) -> vector<32xf32>
    %s0 = genx.rdregion %v0, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %v1 = genx.fmul %v0, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a1 = genx.rdregion %v1, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s1 = genx.fadd %s0, %a1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v2 = genx.fmul %v1, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a2 = genx.rdregion %v2, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s2 = genx.fadd %s1, %a2 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v3 = genx.fmul %v2, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a3 = genx.rdregion %v3, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s3 = genx.fadd %s2, %a3 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v4 = genx.fmul %v3, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a4 = genx.rdregion %v4, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s4 = genx.fadd %s3, %a4 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v5 = genx.fmul %v4, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a5 = genx.rdregion %v5, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s5 = genx.fadd %s4, %a5 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v6 = genx.fmul %v5, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a6 = genx.rdregion %v6, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s6 = genx.fadd %s5, %a6 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v7 = genx.fmul %v6, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a7 = genx.rdregion %v7, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s7 = genx.fadd %s6, %a7 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v8 = genx.fmul %v7, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a8 = genx.rdregion %v8, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s8 = genx.fadd %s7, %a8 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v9 = genx.fmul %v8, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a9 = genx.rdregion %v9, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s9 = genx.fadd %s8, %a9 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v10 = genx.fmul %v9, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a10 = genx.rdregion %v10, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s10 = genx.fadd %s9, %a10 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v11 = genx.fmul %v10, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a11 = genx.rdregion %v11, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s11 = genx.fadd %s10, %a11 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v12 = genx.fmul %v11, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a12 = genx.rdregion %v12, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s12 = genx.fadd %s11, %a12 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v13 = genx.fmul %v12, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a13 = genx.rdregion %v13, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s13 = genx.fadd %s12, %a13 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v14 = genx.fmul %v13, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a14 = genx.rdregion %v14, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s14 = genx.fadd %s13, %a14 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v15 = genx.fmul %v14, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a15 = genx.rdregion %v15, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s15 = genx.fadd %s14, %a15 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v16 = genx.fmul %v15, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a16 = genx.rdregion %v16, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s16 = genx.fadd %s15, %a16 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v17 = genx.fmul %v16, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a17 = genx.rdregion %v17, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s17 = genx.fadd %s16, %a17 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v18 = genx.fmul %v17, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a18 = genx.rdregion %v18, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s18 = genx.fadd %s17, %a18 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v19 = genx.fmul %v18, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a19 = genx.rdregion %v19, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s19 = genx.fadd %s18, %a19 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v20 = genx.fmul %v19, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a20 = genx.rdregion %v20, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s20 = genx.fadd %s19, %a20 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v21 = genx.fmul %v20, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a21 = genx.rdregion %v21, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s21 = genx.fadd %s20, %a21 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v22 = genx.fmul %v21, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a22 = genx.rdregion %v22, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s22 = genx.fadd %s21, %a22 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v23 = genx.fmul %v22, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a23 = genx.rdregion %v23, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s23 = genx.fadd %s22, %a23 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %v24 = genx.fmul %v23, %v0 : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %a24 = genx.rdregion %v24, <0, 16, 1>, offset = 0, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %s24 = genx.fadd %s23, %a24 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b1 = genx.rdregion %v1, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t1 = genx.fadd %s24, %b1 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b2 = genx.rdregion %v2, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t2 = genx.fadd %t1, %b2 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b3 = genx.rdregion %v3, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t3 = genx.fadd %t2, %b3 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b4 = genx.rdregion %v4, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t4 = genx.fadd %t3, %b4 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b5 = genx.rdregion %v5, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t5 = genx.fadd %t4, %b5 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b6 = genx.rdregion %v6, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t6 = genx.fadd %t5, %b6 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b7 = genx.rdregion %v7, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t7 = genx.fadd %t6, %b7 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b8 = genx.rdregion %v8, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t8 = genx.fadd %t7, %b8 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b9 = genx.rdregion %v9, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t9 = genx.fadd %t8, %b9 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b10 = genx.rdregion %v10, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t10 = genx.fadd %t9, %b10 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b11 = genx.rdregion %v11, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t11 = genx.fadd %t10, %b11 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b12 = genx.rdregion %v12, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t12 = genx.fadd %t11, %b12 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b13 = genx.rdregion %v13, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t13 = genx.fadd %t12, %b13 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b14 = genx.rdregion %v14, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t14 = genx.fadd %t13, %b14 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b15 = genx.rdregion %v15, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t15 = genx.fadd %t14, %b15 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b16 = genx.rdregion %v16, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t16 = genx.fadd %t15, %b16 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b17 = genx.rdregion %v17, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t17 = genx.fadd %t16, %b17 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b18 = genx.rdregion %v18, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t18 = genx.fadd %t17, %b18 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b19 = genx.rdregion %v19, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t19 = genx.fadd %t18, %b19 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b20 = genx.rdregion %v20, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t20 = genx.fadd %t19, %b20 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b21 = genx.rdregion %v21, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t21 = genx.fadd %t20, %b21 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b22 = genx.rdregion %v22, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t22 = genx.fadd %t21, %b22 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b23 = genx.rdregion %v23, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t23 = genx.fadd %t22, %b23 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    %b24 = genx.rdregion %v24, <0, 16, 1>, offset = 64, %zero, parent_width = 0 : (vector<32xf32>, i16) -> vector<16xf32>
    %t24 = genx.fadd %t23, %b24 : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
    genx.svm.block.st %to, %t24 : (i64, vector<16xf32>)
    genx.ret
  }
}

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=f num_elts=32 align=GRF
//| .decl V35 v_type=G type=f num_elts=16 align=GRF
//| .decl V36 v_type=G type=f num_elts=16 align=GRF
//| .decl V37 v_type=G type=f num_elts=16 align=GRF
//| .decl V38 v_type=G type=f num_elts=16 align=GRF
//| .decl V39 v_type=G type=f num_elts=16 align=GRF
//| .decl V40 v_type=G type=f num_elts=16 align=GRF
//| .decl V41 v_type=G type=f num_elts=16 align=GRF
//| .decl V42 v_type=G type=f num_elts=16 align=GRF
//| .decl V43 v_type=G type=f num_elts=16 align=GRF
//| .decl V44 v_type=G type=f num_elts=16 align=GRF
//| .decl V45 v_type=G type=f num_elts=16 align=GRF
//| .decl V46 v_type=G type=f num_elts=16 align=GRF
//| .decl V47 v_type=G type=f num_elts=16 align=GRF
//| .decl V48 v_type=G type=f num_elts=16 align=GRF
//| .decl V49 v_type=G type=f num_elts=16 align=GRF
//| .decl V50 v_type=G type=f num_elts=16 align=GRF
//| .decl V51 v_type=G type=f num_elts=16 align=GRF
//| .decl V52 v_type=G type=f num_elts=16 align=GRF
//| .decl V53 v_type=G type=f num_elts=16 align=GRF
//| .decl V54 v_type=G type=f num_elts=16 align=GRF
//| .decl V55 v_type=G type=f num_elts=16 align=GRF
//| .decl V56 v_type=G type=f num_elts=16 align=GRF
//| .decl V57 v_type=G type=f num_elts=16 align=GRF
//| .decl V58 v_type=G type=f num_elts=16 align=GRF
//| .decl V59 v_type=G type=f num_elts=16 align=GRF
//| .decl V60 v_type=G type=f num_elts=16 align=GRF
//| .decl V61 v_type=G type=f num_elts=16 align=GRF
//| .decl V62 v_type=G type=f num_elts=16 align=GRF
//| .decl V63 v_type=G type=f num_elts=16 align=GRF
//| .decl V64 v_type=G type=f num_elts=16 align=GRF
//| .decl V65 v_type=G type=f num_elts=16 align=GRF
//| .decl V66 v_type=G type=f num_elts=16 align=GRF
//| .decl V67 v_type=G type=f num_elts=16 align=GRF
//| .decl V68 v_type=G type=f num_elts=16 align=GRF
//| .decl V69 v_type=G type=f num_elts=16 align=GRF
//| .decl V70 v_type=G type=f num_elts=16 align=GRF
//| .decl V71 v_type=G type=f num_elts=16 align=GRF
//| .decl V72 v_type=G type=f num_elts=16 align=GRF
//| .decl V73 v_type=G type=f num_elts=16 align=GRF
//| .decl V74 v_type=G type=f num_elts=16 align=GRF
//| .decl V75 v_type=G type=f num_elts=16 align=GRF
//| .decl V76 v_type=G type=f num_elts=16 align=GRF
//| .decl V77 v_type=G type=f num_elts=16 align=GRF
//| .decl V78 v_type=G type=f num_elts=16 align=GRF
//| .decl V79 v_type=G type=f num_elts=16 align=GRF
//| .decl V80 v_type=G type=f num_elts=16 align=GRF
//| .decl V81 v_type=G type=f num_elts=16 align=GRF
//| .decl V82 v_type=G type=f num_elts=16 align=GRF
//| .decl V83 v_type=G type=f num_elts=16 align=GRF
//| .decl V84 v_type=G type=f num_elts=16 align=GRF
//| .decl V85 v_type=G type=f num_elts=16 align=GRF
//| .decl V86 v_type=G type=f num_elts=16 align=GRF
//| .decl V87 v_type=G type=f num_elts=16 align=GRF
//| .decl V88 v_type=G type=f num_elts=16 align=GRF
//| .decl V89 v_type=G type=f num_elts=16 align=GRF
//| .decl V90 v_type=G type=f num_elts=16 align=GRF
//| .decl V91 v_type=G type=f num_elts=16 align=GRF
//| .decl V92 v_type=G type=f num_elts=16 align=GRF
//| .decl V93 v_type=G type=f num_elts=16 align=GRF
//| .decl V94 v_type=G type=f num_elts=16 align=GRF
//| .decl V95 v_type=G type=f num_elts=16 align=GRF
//| .decl V96 v_type=G type=f num_elts=16 align=GRF
//| .decl V97 v_type=G type=f num_elts=16 align=GRF
//| .decl V98 v_type=G type=f num_elts=16 align=GRF
//| .decl V99 v_type=G type=f num_elts=16 align=GRF
//| .decl V100 v_type=G type=f num_elts=16 align=GRF
//| .decl V101 v_type=G type=f num_elts=16 align=GRF
//| .decl V102 v_type=G type=f num_elts=16 align=GRF
//| .decl V103 v_type=G type=f num_elts=16 align=GRF
//| .decl V104 v_type=G type=f num_elts=16 align=GRF
//| .decl V105 v_type=G type=f num_elts=16 align=GRF
//| .decl V106 v_type=G type=f num_elts=16 align=GRF
//| .decl V107 v_type=G type=f num_elts=16 align=GRF
//| .decl V108 v_type=G type=f num_elts=16 align=GRF
//| .decl V109 v_type=G type=f num_elts=16 align=GRF
//| .decl V110 v_type=G type=f num_elts=16 align=GRF
//| .decl V111 v_type=G type=f num_elts=16 align=GRF
//| .decl V112 v_type=G type=f num_elts=16 align=GRF
//| .decl V113 v_type=G type=f num_elts=16 align=GRF
//| .decl V114 v_type=G type=f num_elts=16 align=GRF
//| .decl V115 v_type=G type=f num_elts=16 align=GRF
//| .decl V116 v_type=G type=f num_elts=16 align=GRF
//| .decl V117 v_type=G type=f num_elts=16 align=GRF
//| .decl V118 v_type=G type=f num_elts=16 align=GRF
//| .decl V119 v_type=G type=f num_elts=16 align=GRF
//| .decl V120 v_type=G type=f num_elts=16 align=GRF
//| .decl V121 v_type=G type=f num_elts=16 align=GRF
//| .decl V122 v_type=G type=f num_elts=16 align=GRF
//| .decl V123 v_type=G type=f num_elts=16 align=GRF
//| .decl V124 v_type=G type=f num_elts=16 align=GRF
//| .decl V125 v_type=G type=f num_elts=16 align=GRF
//| .decl V126 v_type=G type=f num_elts=16 align=GRF
//| .decl V127 v_type=G type=f num_elts=16 align=GRF
//| .decl V128 v_type=G type=f num_elts=16 align=GRF
//| .decl V129 v_type=G type=f num_elts=16 align=GRF
//| .decl V130 v_type=G type=f num_elts=16 align=GRF
//| .decl V131 v_type=G type=uq num_elts=1 align=qword
//| .decl V132 v_type=G type=ud num_elts=2 align=qword alias=<V131,0>
//| .decl V133 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .input V32 offset=64 size=8
//| .input V131 offset=72 size=8
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     and (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0xfffffb3f:ud
//|     mov (M1_NM, 2) V133(0,0)<1> V132(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V34:d32x32t flat[V32]:a64
//|     mul (M1_NM, 16) V35(0,0)<1> V34(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V36(0,0)<1> V34(2,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V37(0,0)<1> V34(0,0)<1;1,0> V35(0,0)<1;1,0>
//|     mul (M1_NM, 16) V38(0,0)<1> V35(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V39(0,0)<1> V36(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V40(0,0)<1> V37(0,0)<1;1,0> V38(0,0)<1;1,0>
//|     mul (M1_NM, 16) V41(0,0)<1> V38(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V42(0,0)<1> V39(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V43(0,0)<1> V40(0,0)<1;1,0> V41(0,0)<1;1,0>
//|     mul (M1_NM, 16) V44(0,0)<1> V41(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V45(0,0)<1> V42(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V46(0,0)<1> V43(0,0)<1;1,0> V44(0,0)<1;1,0>
//|     mul (M1_NM, 16) V47(0,0)<1> V44(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V48(0,0)<1> V45(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V49(0,0)<1> V46(0,0)<1;1,0> V47(0,0)<1;1,0>
//|     mul (M1_NM, 16) V50(0,0)<1> V47(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V51(0,0)<1> V48(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V52(0,0)<1> V49(0,0)<1;1,0> V50(0,0)<1;1,0>
//|     mul (M1_NM, 16) V53(0,0)<1> V50(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V54(0,0)<1> V51(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V55(0,0)<1> V52(0,0)<1;1,0> V53(0,0)<1;1,0>
//|     mul (M1_NM, 16) V56(0,0)<1> V53(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V57(0,0)<1> V54(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V58(0,0)<1> V55(0,0)<1;1,0> V56(0,0)<1;1,0>
//|     mul (M1_NM, 16) V59(0,0)<1> V56(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V60(0,0)<1> V57(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V61(0,0)<1> V58(0,0)<1;1,0> V59(0,0)<1;1,0>
//|     mul (M1_NM, 16) V62(0,0)<1> V59(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V63(0,0)<1> V60(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V64(0,0)<1> V61(0,0)<1;1,0> V62(0,0)<1;1,0>
//|     mul (M1_NM, 16) V65(0,0)<1> V62(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V66(0,0)<1> V63(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V67(0,0)<1> V64(0,0)<1;1,0> V65(0,0)<1;1,0>
//|     mul (M1_NM, 16) V68(0,0)<1> V65(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V69(0,0)<1> V66(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V70(0,0)<1> V67(0,0)<1;1,0> V68(0,0)<1;1,0>
//|     mul (M1_NM, 16) V71(0,0)<1> V68(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V72(0,0)<1> V69(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V73(0,0)<1> V70(0,0)<1;1,0> V71(0,0)<1;1,0>
//|     mul (M1_NM, 16) V74(0,0)<1> V71(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V75(0,0)<1> V72(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V76(0,0)<1> V73(0,0)<1;1,0> V74(0,0)<1;1,0>
//|     mul (M1_NM, 16) V77(0,0)<1> V74(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V78(0,0)<1> V75(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V79(0,0)<1> V76(0,0)<1;1,0> V77(0,0)<1;1,0>
//|     mul (M1_NM, 16) V80(0,0)<1> V77(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V81(0,0)<1> V78(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V82(0,0)<1> V79(0,0)<1;1,0> V80(0,0)<1;1,0>
//|     mul (M1_NM, 16) V83(0,0)<1> V80(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V84(0,0)<1> V81(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V85(0,0)<1> V82(0,0)<1;1,0> V83(0,0)<1;1,0>
//|     mul (M1_NM, 16) V86(0,0)<1> V83(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V87(0,0)<1> V84(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V88(0,0)<1> V85(0,0)<1;1,0> V86(0,0)<1;1,0>
//|     mul (M1_NM, 16) V89(0,0)<1> V86(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V90(0,0)<1> V87(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V91(0,0)<1> V88(0,0)<1;1,0> V89(0,0)<1;1,0>
//|     mul (M1_NM, 16) V92(0,0)<1> V89(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V93(0,0)<1> V90(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V94(0,0)<1> V91(0,0)<1;1,0> V92(0,0)<1;1,0>
//|     mul (M1_NM, 16) V95(0,0)<1> V92(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V96(0,0)<1> V93(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V97(0,0)<1> V94(0,0)<1;1,0> V95(0,0)<1;1,0>
//|     mul (M1_NM, 16) V98(0,0)<1> V95(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V99(0,0)<1> V96(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V100(0,0)<1> V97(0,0)<1;1,0> V98(0,0)<1;1,0>
//|     mul (M1_NM, 16) V101(0,0)<1> V98(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V102(0,0)<1> V99(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V103(0,0)<1> V100(0,0)<1;1,0> V101(0,0)<1;1,0>
//|     mul (M1_NM, 16) V104(0,0)<1> V101(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     mul (M1_NM, 16) V105(0,0)<1> V102(0,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V106(0,0)<1> V103(0,0)<1;1,0> V104(0,0)<1;1,0>
//|     add (M1_NM, 16) V107(0,0)<1> V106(0,0)<1;1,0> V36(0,0)<1;1,0>
//|     add (M1_NM, 16) V108(0,0)<1> V107(0,0)<1;1,0> V39(0,0)<1;1,0>
//|     add (M1_NM, 16) V109(0,0)<1> V108(0,0)<1;1,0> V42(0,0)<1;1,0>
//|     add (M1_NM, 16) V110(0,0)<1> V109(0,0)<1;1,0> V45(0,0)<1;1,0>
//|     add (M1_NM, 16) V111(0,0)<1> V110(0,0)<1;1,0> V48(0,0)<1;1,0>
//|     add (M1_NM, 16) V112(0,0)<1> V111(0,0)<1;1,0> V51(0,0)<1;1,0>
//|     add (M1_NM, 16) V113(0,0)<1> V112(0,0)<1;1,0> V54(0,0)<1;1,0>
//|     add (M1_NM, 16) V114(0,0)<1> V113(0,0)<1;1,0> V57(0,0)<1;1,0>
//|     add (M1_NM, 16) V115(0,0)<1> V114(0,0)<1;1,0> V60(0,0)<1;1,0>
//|     add (M1_NM, 16) V116(0,0)<1> V115(0,0)<1;1,0> V63(0,0)<1;1,0>
//|     add (M1_NM, 16) V117(0,0)<1> V116(0,0)<1;1,0> V66(0,0)<1;1,0>
//|     add (M1_NM, 16) V118(0,0)<1> V117(0,0)<1;1,0> V69(0,0)<1;1,0>
//|     add (M1_NM, 16) V119(0,0)<1> V118(0,0)<1;1,0> V72(0,0)<1;1,0>
//|     add (M1_NM, 16) V120(0,0)<1> V119(0,0)<1;1,0> V75(0,0)<1;1,0>
//|     add (M1_NM, 16) V121(0,0)<1> V120(0,0)<1;1,0> V78(0,0)<1;1,0>
//|     add (M1_NM, 16) V122(0,0)<1> V121(0,0)<1;1,0> V81(0,0)<1;1,0>
//|     add (M1_NM, 16) V123(0,0)<1> V122(0,0)<1;1,0> V84(0,0)<1;1,0>
//|     add (M1_NM, 16) V124(0,0)<1> V123(0,0)<1;1,0> V87(0,0)<1;1,0>
//|     add (M1_NM, 16) V125(0,0)<1> V124(0,0)<1;1,0> V90(0,0)<1;1,0>
//|     add (M1_NM, 16) V126(0,0)<1> V125(0,0)<1;1,0> V93(0,0)<1;1,0>
//|     add (M1_NM, 16) V127(0,0)<1> V126(0,0)<1;1,0> V96(0,0)<1;1,0>
//|     add (M1_NM, 16) V128(0,0)<1> V127(0,0)<1;1,0> V99(0,0)<1;1,0>
//|     add (M1_NM, 16) V129(0,0)<1> V128(0,0)<1;1,0> V102(0,0)<1;1,0>
//|     add (M1_NM, 16) V130(0,0)<1> V129(0,0)<1;1,0> V105(0,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V130:d32x16t
//|     ret (M1, 1)
