// Every shape of pto.tneg.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x16xf32>
!tile = !pto.tile_buf<vec, 16x16xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.tneg ins(%a : !line) outs(%b : !line)
  pto.tneg ins(%h : !half) outs(%g : !half)
  pto.tneg ins(%x : !open) outs(%y : !open)
  pto.tneg ins(%a : !line) outs(%b : !line) {test.note = "kept"}
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.tneg"(%a, %b) : (!line, !line) -> ()
  "pto.tneg"(%a, %b) <{}> {test.note = "kept"} : (!line, !line) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg5: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.tneg ins(%arg2 : !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tneg ins(%arg4 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg5 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>)
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {test.note = "kept"}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.tneg ins(%arg0 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x16xf32>) {test.note = "kept"}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 16x16xf16>, %arg6: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg7: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.tneg"(%arg2, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.tneg"(%arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tneg"(%arg6, %arg7) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "pto.tneg"(%arg2, %arg3) {test.note = "kept"} : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tneg"(%arg0, %arg1) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.tneg"(%arg0, %arg1) {test.note = "kept"} : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
