// Kernels of vector instructions in the dialect of the backend, and from there to the same assembly.
// RUN: %s --target=visa --platform=dg2 --emit=genx -o k.genx.mlir
// RUN: k.genx.mlir
// RUN: k.genx.mlir --target=visa --platform=dg2
// RUN: %s --target=visa --platform=dg2
// RUN: %s --target=visa --platform=dg2 --emit=genx --mlir-print-debuginfo
// RUN: %s --target=visa --platform=dg2 --emit=genx --emit-bytecode
module attributes {pto.target_arch = "a5"} {
  func.func @count(%a: i32, %p: !pto.ptr<i32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %b = pto.load_scalar %p[%c0] : !pto.ptr<i32, gm> -> i32
    %less = arith.cmpi slt, %a, %b : i32
    scf.if %less {
      %sum = arith.addi %a, %b : i32
      pto.store_scalar %sum, %p[%c0] : !pto.ptr<i32, gm>, i32
    }
    return
  }
}

// run 1: exit 0
// run 2: exit 0
// stdout:
//| module {
//|   func.func @count(%arg0: i32 {genx.kind = "general", genx.offset = 72 : i32}, %arg1: i64 {genx.kind = "address", genx.offset = 80 : i32}) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
//|     %0 = genx.literal 1 : vector<1xi1>
//|     %1 = genx.literal 0 : i32
//|     %2 = genx.literal 0 : i16
//|     %3 = genx.literal 0 : vector<1xi32>
//|     %4 = genx.lsc.load.stateless %0, l1 = 0, l3 = 0, address_scale = 1, address_offset = 0, data_size = 3, vector_size = 1, transposed = 2, channel_mask = 1, %arg1, %1 : (vector<1xi1>, i64, i32) -> vector<1xi32>
//|     %5 = genx.rdregion %4, <0, 1, 1>, offset = 0, %2, parent_width = 0 : (vector<1xi32>, i16) -> i32
//|     %6 = genx.icmp slt, %arg0, %5 : (i32, i32) -> i1
//|     genx.cond_br %6, ^bb1, ^bb2 : (i1)
//|   ^bb1:  // pred: ^bb0
//|     %7 = genx.add %arg0, %5 : (i32, i32) -> i32
//|     %8 = genx.rdregion %7, <0, 1, 0>, offset = 0, %2, parent_width = 0 : (i32, i16) -> vector<1xi32>
//|     %9 = genx.rdregion %arg1, <0, 1, 0>, offset = 0, %2, parent_width = 0 : (i64, i16) -> vector<1xi64>
//|     %10 = genx.zext %3 : (vector<1xi32>) -> vector<1xi64>
//|     %11 = genx.add %9, %10 : (vector<1xi64>, vector<1xi64>) -> vector<1xi64>
//|     %12 = genx.rdregion %11, <0, 1, 1>, offset = 0, %2, parent_width = 0 : (vector<1xi64>, i16) -> vector<1xi64>
//|     genx.lsc.store.stateless %0, l1 = 0, l3 = 0, address_scale = 1, address_offset = 0, data_size = 3, vector_size = 1, transposed = 2, channel_mask = 1, %12, %8, %1 : (vector<1xi1>, vector<1xi64>, vector<1xi32>, i32)
//|     genx.br ^bb3
//|   ^bb2:  // pred: ^bb0
//|     genx.br ^bb3
//|   ^bb3:  // 2 preds: ^bb1, ^bb2
//|     genx.ret
//|   }
//| }
// run 3: exit 0
// stdout:
//| .version 3.6
//| .kernel "count"
//| .decl V32 v_type=G type=ud num_elts=1 align=dword
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=ud num_elts=1 align=GRF
//| .decl V35 v_type=G type=ud num_elts=1 align=GRF
//| .decl V36 v_type=G type=uq num_elts=1 align=qword
//| .decl V37 v_type=G type=ud num_elts=2 align=qword alias=<V36,0>
//| .decl V38 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .decl V39 v_type=G type=d num_elts=1 align=dword alias=<V32,0>
//| .decl V40 v_type=G type=d num_elts=1 align=GRF alias=<V34,0>
//| .decl P1 v_type=P num_elts=1
//| .input V32 offset=72 size=4
//| .input V36 offset=80 size=8
//| .kernel_attr Target="cm"
//| .function "count_BB_0"
//|     mov (M1_NM, 2) V38(0,0)<1> V37(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V34:d32t flat[V33]:a64
//|     cmp.lt (M1_NM, 1) P1 V39(0,0)<0;1,0> V40(0,0)<0;1,0>
//|     (!P1) jmp (M1_NM, 1) count_BB_1
//|     add (M1_NM, 1) V35(0,0)<1> V32(0,0)<0;1,0> V34(0,0)<0;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V35:d32t
//| count_BB_1:
//|     ret (M1, 1)
// run 4: exit 0
// stdout: as run 3
// run 5: exit 0
// stdout:
//| #loc = loc(unknown)
//| module {
//|   func.func @count(%arg0: i32 {genx.kind = "general", genx.offset = 72 : i32} loc(unknown), %arg1: i64 {genx.kind = "address", genx.offset = 80 : i32} loc(unknown)) attributes {genx.kernel, genx.slm_bytes = 0 : i32} {
//|     %0 = genx.literal 1 : vector<1xi1> loc(#loc)
//|     %1 = genx.literal 0 : i32 loc(#loc)
//|     %2 = genx.literal 0 : i16 loc(#loc)
//|     %3 = genx.literal 0 : vector<1xi32> loc(#loc)
//|     %4 = genx.lsc.load.stateless %0, l1 = 0, l3 = 0, address_scale = 1, address_offset = 0, data_size = 3, vector_size = 1, transposed = 2, channel_mask = 1, %arg1, %1 : (vector<1xi1>, i64, i32) -> vector<1xi32> loc(#loc1)
//|     %5 = genx.rdregion %4, <0, 1, 1>, offset = 0, %2, parent_width = 0 : (vector<1xi32>, i16) -> i32 loc(#loc1)
//|     %6 = genx.icmp slt, %arg0, %5 : (i32, i32) -> i1 loc(#loc2)
//|     genx.cond_br %6, ^bb1, ^bb2 : (i1) loc(#loc3)
//|   ^bb1:  // pred: ^bb0
//|     %7 = genx.add %arg0, %5 : (i32, i32) -> i32 loc(#loc4)
//|     %8 = genx.rdregion %7, <0, 1, 0>, offset = 0, %2, parent_width = 0 : (i32, i16) -> vector<1xi32> loc(#loc5)
//|     %9 = genx.rdregion %arg1, <0, 1, 0>, offset = 0, %2, parent_width = 0 : (i64, i16) -> vector<1xi64> loc(#loc5)
//|     %10 = genx.zext %3 : (vector<1xi32>) -> vector<1xi64> loc(#loc5)
//|     %11 = genx.add %9, %10 : (vector<1xi64>, vector<1xi64>) -> vector<1xi64> loc(#loc5)
//|     %12 = genx.rdregion %11, <0, 1, 1>, offset = 0, %2, parent_width = 0 : (vector<1xi64>, i16) -> vector<1xi64> loc(#loc5)
//|     genx.lsc.store.stateless %0, l1 = 0, l3 = 0, address_scale = 1, address_offset = 0, data_size = 3, vector_size = 1, transposed = 2, channel_mask = 1, %12, %8, %1 : (vector<1xi1>, vector<1xi64>, vector<1xi32>, i32) loc(#loc5)
//|     genx.br ^bb3 loc(#loc3)
//|   ^bb2:  // pred: ^bb0
//|     genx.br ^bb3 loc(#loc3)
//|   ^bb3:  // 2 preds: ^bb1, ^bb2
//|     genx.ret loc(#loc6)
//|   } loc(#loc)
//| } loc(#loc)
//| #loc1 = loc("export.mlir":11:10)
//| #loc2 = loc("export.mlir":12:13)
//| #loc3 = loc("export.mlir":13:5)
//| #loc4 = loc("export.mlir":14:14)
//| #loc5 = loc("export.mlir":15:7)
//| #loc6 = loc("export.mlir":17:5)
// run 6: exit 0
// stdout: bytecode
