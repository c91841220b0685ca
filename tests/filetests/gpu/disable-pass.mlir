// Passes that only make the code better can be left out; others cannot.
// RUN: %s --target=visa --platform=dg2 --disable-pass=legacy-to-lsc,early-cse
// RUN: %s --target=visa --platform=dg2 --disable-pass=lowering
// RUN: %s --target=visa --platform=dg2 --disable-pass=none-such
module attributes {pto.target_arch = "a5"} {
  func.func @copy(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>) attributes {pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %va = pto.make_tensor_view %a, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pa = pto.partition_view %va, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %vb = pto.make_tensor_view %b, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
    %pb = pto.partition_view %vb, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
    %x = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
    pto.tload ins(%pa : !pto.partition_tensor_view<1x64xf32>) outs(%x : !pto.tile_buf<vec, 1x64xf32>)
    pto.tstore ins(%x : !pto.tile_buf<vec, 1x64xf32>) outs(%pb : !pto.partition_tensor_view<1x64xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "copy"
//| .decl V32 v_type=G type=uq num_elts=1 align=qword
//| .decl V33 v_type=G type=uq num_elts=1 align=qword
//| .decl V34 v_type=G type=f num_elts=64 align=GRF
//| .input V32 offset=72 size=8
//| .input V33 offset=80 size=8
//| .kernel_attr Target="cm"
//| .function "copy_BB_0"
//|     svm_block_ld (16) V32(0,0)<0;1,0> V34.0
//|     svm_block_st (16) V33(0,0)<0;1,0> V34.0
//|     ret (M1, 1)
// run 2: exit 2
// stderr:
//| error: invalid value 'lowering' for '--disable-pass <PASS>': `lowering` is needed; expected cf-simplification, message-merging, reduce-int-size, promote-predicate, legacy-to-lsc, early-cse, dead-vector-removal, copy-combining, shared-copies, transposing-loads, vector-combiner, pattern-match, extract-vectorizer, conversion-strides, reduce-int-size-again, vector-decomposer, early-cse-again, licm, unbaling, depressurizer, rematerialization, address-commoning
//|
//| For more information, try '--help'.
// run 3: exit 2
// stderr:
//| error: invalid value 'none-such' for '--disable-pass <PASS>': `none-such` is not a pass of the backend; expected cf-simplification, message-merging, reduce-int-size, promote-predicate, legacy-to-lsc, early-cse, dead-vector-removal, copy-combining, shared-copies, transposing-loads, vector-combiner, pattern-match, extract-vectorizer, conversion-strides, reduce-int-size-again, vector-decomposer, early-cse-again, licm, unbaling, depressurizer, rematerialization, address-commoning
//|
//| For more information, try '--help'.
