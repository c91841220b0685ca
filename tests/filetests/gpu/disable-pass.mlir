// Passes that only make the code better can be left out; others cannot. Pattern-match makes one instruction of two sums.
// RUN: %s --target=visa --platform=dg2 --disable-pass=pattern-match,early-cse
// RUN: %s --target=visa --platform=dg2 --disable-pass=lowering
// RUN: %s --target=visa --platform=dg2 --disable-pass=none-such
module attributes {pto.target_arch = "a5"} {
  func.func @sum(%a: !pto.ptr<i32, gm>, %b: !pto.ptr<i32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %va = pto.make_tensor_view %a, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xi32>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xi32> -> !pto.partition_tensor_view<1x64xi32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xi32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xi32> -> !pto.partition_tensor_view<1x64xi32>
    %x = pto.alloc_tile : !pto.tile_buf<vec, 1x64xi32>
    %y = pto.alloc_tile : !pto.tile_buf<vec, 1x64xi32>
    pto.tload ins(%pa : !pto.partition_tensor_view<1x64xi32>) outs(%x : !pto.tile_buf<vec, 1x64xi32>)
    %c8 = arith.constant 8 : i32
    pto.tadds ins(%x, %c8 : !pto.tile_buf<vec, 1x64xi32>, i32) outs(%y : !pto.tile_buf<vec, 1x64xi32>)
    pto.tadd ins(%y, %x : !pto.tile_buf<vec, 1x64xi32>, !pto.tile_buf<vec, 1x64xi32>) outs(%x : !pto.tile_buf<vec, 1x64xi32>)
    pto.tstore ins(%x : !pto.tile_buf<vec, 1x64xi32>) outs(%pb : !pto.partition_tensor_view<1x64xi32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "sum"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=uq num_elts=1 align=GRF
//| .decl V34 v_type=G type=ud num_elts=64 align=GRF
//| .decl V35 v_type=G type=ud num_elts=64 align=GRF
//| .decl V36 v_type=G type=ud num_elts=64 align=GRF
//| .decl V37 v_type=G type=uq num_elts=1 align=qword
//| .decl V38 v_type=G type=uq num_elts=1 align=qword
//| .decl V39 v_type=G type=ud num_elts=2 align=qword alias=<V37,0>
//| .decl V40 v_type=G type=ud num_elts=2 align=GRF alias=<V32,0>
//| .decl V41 v_type=G type=ud num_elts=2 align=qword alias=<V38,0>
//| .decl V42 v_type=G type=ud num_elts=2 align=GRF alias=<V33,0>
//| .input V37 offset=72 size=8
//| .input V38 offset=80 size=8
//| .kernel_attr Target="cm"
//| .function "sum_BB_0"
//|     mov (M1_NM, 2) V40(0,0)<1> V39(0,0)<1;1,0>
//|     mov (M1_NM, 2) V42(0,0)<1> V41(0,0)<1;1,0>
//|     lsc_load.ugm (M1_NM, 1) V34:d32x64t flat[V32]:a64
//|     add (M1_NM, 16) V35(0,0)<1> V34(0,0)<1;1,0> 0x8:ud
//|     add (M1_NM, 16) V35(2,0)<1> V34(2,0)<1;1,0> 0x8:ud
//|     add (M1_NM, 16) V35(4,0)<1> V34(4,0)<1;1,0> 0x8:ud
//|     add (M1_NM, 16) V35(6,0)<1> V34(6,0)<1;1,0> 0x8:ud
//|     add (M1_NM, 16) V36(0,0)<1> V35(0,0)<1;1,0> V34(0,0)<1;1,0>
//|     add (M1_NM, 16) V36(2,0)<1> V35(2,0)<1;1,0> V34(2,0)<1;1,0>
//|     add (M1_NM, 16) V36(4,0)<1> V35(4,0)<1;1,0> V34(4,0)<1;1,0>
//|     add (M1_NM, 16) V36(6,0)<1> V35(6,0)<1;1,0> V34(6,0)<1;1,0>
//|     lsc_store.ugm (M1_NM, 1) flat[V33]:a64 V36:d32x64t
//|     ret (M1, 1)
// run 2: exit 2
// stderr:
//| error: invalid value 'lowering' for '--disable-pass <PASS>': `lowering` is needed; expected cf-simplification, message-merging, reduce-int-size, promote-predicate, early-cse, dead-vector-removal, copy-combining, shared-copies, transposing-loads, vector-combiner, pattern-match, extract-vectorizer, conversion-strides, reduce-int-size-again, vector-decomposer, early-cse-again, licm, unbaling, depressurizer, rematerialization, address-commoning
//|
//| For more information, try '--help'.
// run 3: exit 2
// stderr:
//| error: invalid value 'none-such' for '--disable-pass <PASS>': `none-such` is not a pass of the backend; expected cf-simplification, message-merging, reduce-int-size, promote-predicate, early-cse, dead-vector-removal, copy-combining, shared-copies, transposing-loads, vector-combiner, pattern-match, extract-vectorizer, conversion-strides, reduce-int-size-again, vector-decomposer, early-cse-again, licm, unbaling, depressurizer, rematerialization, address-commoning
//|
//| For more information, try '--help'.
