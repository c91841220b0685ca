// Every shape of pto.tsub.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x8xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 1x64xf32, valid=1x?>

func.func @operands(%a: !line, %b: !line, %c: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.tsub ins(%a, %b : !line, !line) outs(%c : !line)
  pto.tsub ins(%b, %a : !line, !line) outs(%c : !line)
  pto.tsub ins(%a, %b : !line, !line) outs(%b : !line)
  pto.tsub ins(%h, %h : !half, !half) outs(%g : !half)
  pto.tsub ins(%h, %h : !half, !half) outs(%h : !half)
  pto.tsub ins(%x, %x : !open, !open) outs(%y : !open) {pto.fusion.order = 2 : i64}
  pto.tsub ins(%x, %x {test.note} : !open, !open) outs(%y : !open)
  "pto.tsub"(%a, %b, %c) : (!line, !line, !line) -> ()
  "pto.tsub"(%a, %b, %c) <{}> {test.note} : (!line, !line, !line) -> ()
  return
}

// -----

func.func @a3(%i: !pto.tile_buf<vec, 16x16xi32>, %u: !pto.tile_buf<vec, 16x16xui16>) {
  pto.tsub ins(%i, %i : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%i : !pto.tile_buf<vec, 16x16xi32>)
  pto.tsub ins(%u, %u : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%u : !pto.tile_buf<vec, 16x16xui16>)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @a5(%i: !pto.tile_buf<vec, 16x32xsi8>) {
    pto.tsub ins(%i, %i : !pto.tile_buf<vec, 16x32xsi8>, !pto.tile_buf<vec, 16x32xsi8>) outs(%i : !pto.tile_buf<vec, 16x32xsi8>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 1x64xf32, valid=1x?>, %arg6: !pto.tile_buf<vec, 1x64xf32, valid=1x?>) {
//|     pto.tsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tsub ins(%arg1, %arg0 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tsub ins(%arg3, %arg3 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tsub ins(%arg3, %arg3 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tsub ins(%arg5, %arg5 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) outs(%arg6 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>) {pto.fusion.order = 2 : i64}
//|     pto.tsub ins(%arg5, %arg5 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) outs(%arg6 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>) {test.note}
//|     pto.tsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tsub ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>) {test.note}
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @a3(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tsub ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xi32>)
//|     pto.tsub ins(%arg1, %arg1 : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.tile_buf<vec, 16x32xsi8>) {
//|     pto.tsub ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x32xsi8>, !pto.tile_buf<vec, 16x32xsi8>) outs(%arg0 : !pto.tile_buf<vec, 16x32xsi8>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 1x64xf32, valid=1x?>, %arg6: !pto.tile_buf<vec, 1x64xf32, valid=1x?>):
//|     "pto.tsub"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tsub"(%arg1, %arg0, %arg2) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tsub"(%arg0, %arg1, %arg1) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tsub"(%arg3, %arg3, %arg4) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tsub"(%arg3, %arg3, %arg3) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tsub"(%arg5, %arg5, %arg6) {pto.fusion.order = 2 : i64} : (!pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) -> ()
//|     "pto.tsub"(%arg5, %arg5, %arg6) {test.note} : (!pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) -> ()
//|     "pto.tsub"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tsub"(%arg0, %arg1, %arg2) {test.note} : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tsub"(%arg0, %arg0, %arg0) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "pto.tsub"(%arg1, %arg1, %arg1) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xsi8>) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32xsi8>):
//|     "pto.tsub"(%arg0, %arg0, %arg0) : (!pto.tile_buf<vec, 16x32xsi8>, !pto.tile_buf<vec, 16x32xsi8>, !pto.tile_buf<vec, 16x32xsi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
