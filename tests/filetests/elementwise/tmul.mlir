// Every shape of pto.tmul.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x8xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 1x64xf32, valid=1x?>

func.func @operands(%a: !line, %b: !line, %c: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.tmul ins(%a, %b : !line, !line) outs(%c : !line)
  pto.tmul ins(%b, %a : !line, !line) outs(%c : !line)
  pto.tmul ins(%a, %b : !line, !line) outs(%b : !line)
  pto.tmul ins(%h, %h : !half, !half) outs(%g : !half)
  pto.tmul ins(%h, %h : !half, !half) outs(%h : !half)
  pto.tmul ins(%x, %x : !open, !open) outs(%y : !open) {pto.fusion.order = 2 : i64}
  pto.tmul ins(%x, %x {test.note} : !open, !open) outs(%y : !open)
  "pto.tmul"(%a, %b, %c) : (!line, !line, !line) -> ()
  "pto.tmul"(%a, %b, %c) <{}> {test.note} : (!line, !line, !line) -> ()
  return
}

// -----

func.func @a3(%i: !pto.tile_buf<vec, 16x16xi32>, %u: !pto.tile_buf<vec, 16x16xui16>) {
  pto.tmul ins(%i, %i : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%i : !pto.tile_buf<vec, 16x16xi32>)
  pto.tmul ins(%u, %u : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%u : !pto.tile_buf<vec, 16x16xui16>)
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 1x64xf32, valid=1x?>, %arg6: !pto.tile_buf<vec, 1x64xf32, valid=1x?>) {
//|     pto.tmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tmul ins(%arg1, %arg0 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tmul ins(%arg3, %arg3 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tmul ins(%arg3, %arg3 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tmul ins(%arg5, %arg5 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) outs(%arg6 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>) {pto.fusion.order = 2 : i64}
//|     pto.tmul ins(%arg5, %arg5 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) outs(%arg6 : !pto.tile_buf<vec, 1x64xf32, valid=1x?>) {test.note}
//|     pto.tmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>) {test.note}
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @a3(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xui16>) {
//|     pto.tmul ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) outs(%arg0 : !pto.tile_buf<vec, 16x16xi32>)
//|     pto.tmul ins(%arg1, %arg1 : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 1x64xf32, valid=1x?>, %arg6: !pto.tile_buf<vec, 1x64xf32, valid=1x?>):
//|     "pto.tmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tmul"(%arg1, %arg0, %arg2) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tmul"(%arg0, %arg1, %arg1) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tmul"(%arg3, %arg3, %arg4) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tmul"(%arg3, %arg3, %arg3) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tmul"(%arg5, %arg5, %arg6) {pto.fusion.order = 2 : i64} : (!pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) -> ()
//|     "pto.tmul"(%arg5, %arg5, %arg6) {test.note} : (!pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>, !pto.tile_buf<vec, 1x64xf32, valid=1x?>) -> ()
//|     "pto.tmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tmul"(%arg0, %arg1, %arg2) {test.note} : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xui16>) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x16xui16>):
//|     "pto.tmul"(%arg0, %arg0, %arg0) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "pto.tmul"(%arg1, %arg1, %arg1) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
