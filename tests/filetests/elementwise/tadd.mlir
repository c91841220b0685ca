// Every shape of pto.tadd.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x8xf32>
!half = !pto.tile_buf<vec, 16x16xf16>
!open = !pto.tile_buf<vec, 32x32xf32, valid=?x?>

func.func @operands(%a: !line, %b: !line, %c: !line, %h: !half, %g: !half, %x: !open, %y: !open) {
  pto.tadd ins(%a, %b : !line, !line) outs(%c : !line)
  pto.tadd ins(%a, %b : !line, !line) outs(%a : !line)
  pto.tadd ins(%h, %h : !half, !half) outs(%g : !half)
  pto.tadd ins(%h, %h : !half, !half) outs(%h : !half)
  pto.tadd ins(%x, %y : !open, !open) outs(%y : !open)
  return
}

func.func @attributes(%a: !line, %b: !line) {
  pto.tadd ins(%a, %b : !line, !line) outs(%b : !line) {pto.fusion.group_id = 0 : i64, pto.fusion.order = 1 : i64}
  // Before the types they mean the same, and are printed sorted by name.
  pto.tadd ins(%a, %b {second, first = "s"} : !line, !line) outs(%b : !line)
  pto.tadd ins(%a, %b {} : !line, !line) outs(%b : !line) {}
  return
}

// Dynamic extents are compared with nothing; the physical extents may differ.
func.func @extents(%a: !pto.tile_buf<vec, 16x16xf32, valid=8x?>, %b: !pto.tile_buf<vec, 8x32xf32, valid=8x16>,
                   %c: !pto.tile_buf<vec, 32x32xf32, valid=?x16>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x16xf32, valid=8x?>, !pto.tile_buf<vec, 8x32xf32, valid=8x16>)
           outs(%c : !pto.tile_buf<vec, 32x32xf32, valid=?x16>)
  return
}

func.func @generic(%a: !line, %b: !line) {
  "pto.tadd"(%a, %b, %a) : (!line, !line, !line) -> ()
  "pto.tadd"(%a, %b, %a) <{}> : (!line, !line, !line) -> ()
  "pto.tadd"(%a, %b, %a) {test.note = "kept"} : (!line, !line, !line) -> ()
  return
}

// -----

// Element types of a3.
func.func @a3(%i16: !pto.tile_buf<vec, 16x16xi16>, %u16: !pto.tile_buf<vec, 16x16xui16>,
              %s32: !pto.tile_buf<vec, 16x16xsi32>) {
  pto.tadd ins(%i16, %i16 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%i16 : !pto.tile_buf<vec, 16x16xi16>)
  pto.tadd ins(%u16, %u16 : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%u16 : !pto.tile_buf<vec, 16x16xui16>)
  pto.tadd ins(%s32, %s32 : !pto.tile_buf<vec, 16x16xsi32>, !pto.tile_buf<vec, 16x16xsi32>) outs(%s32 : !pto.tile_buf<vec, 16x16xsi32>)
  return
}

// -----

// Element types of a5 only.
module attributes {pto.target_arch = "a5"} {
  func.func @a5(%i8: !pto.tile_buf<vec, 16x32xui8>, %bf: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tadd ins(%i8, %i8 : !pto.tile_buf<vec, 16x32xui8>, !pto.tile_buf<vec, 16x32xui8>) outs(%i8 : !pto.tile_buf<vec, 16x32xui8>)
    pto.tadd ins(%bf, %bf : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%bf : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x8xf32>, %arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x16xf16>, %arg5: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg6: !pto.tile_buf<vec, 32x32xf32, valid=?x?>) {
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tadd ins(%arg3, %arg3 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg4 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tadd ins(%arg3, %arg3 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tadd ins(%arg5, %arg6 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) outs(%arg6 : !pto.tile_buf<vec, 32x32xf32, valid=?x?>)
//|     return
//|   }
//|   func.func @attributes(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>) {pto.fusion.group_id = 0 : i64, pto.fusion.order = 1 : i64}
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>) {first = "s", second}
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>)
//|     return
//|   }
//|   func.func @extents(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=8x?>, %arg1: !pto.tile_buf<vec, 8x32xf32, valid=8x16>, %arg2: !pto.tile_buf<vec, 32x32xf32, valid=?x16>) {
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=8x?>, !pto.tile_buf<vec, 8x32xf32, valid=8x16>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32, valid=?x16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.tadd ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {test.note = "kept"}
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @a3(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xui16>, %arg2: !pto.tile_buf<vec, 16x16xsi32>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xi16>)
//|     pto.tadd ins(%arg1, %arg1 : !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui16>)
//|     pto.tadd ins(%arg2, %arg2 : !pto.tile_buf<vec, 16x16xsi32>, !pto.tile_buf<vec, 16x16xsi32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xsi32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.tile_buf<vec, 16x32xui8>, %arg1: !pto.tile_buf<vec, 16x16xbf16>) {
//|     pto.tadd ins(%arg0, %arg0 : !pto.tile_buf<vec, 16x32xui8>, !pto.tile_buf<vec, 16x32xui8>) outs(%arg0 : !pto.tile_buf<vec, 16x32xui8>)
//|     pto.tadd ins(%arg1, %arg1 : !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xbf16>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.tadd has no attribute 'second'; it has no effect
//|   --> tadd.mlir:21:24
//|    |
//| 21 |   pto.tadd ins(%a, %b {second, first = "s"} : !line, !line) outs(%b : !line)
//|    |                        ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/tadd.md
//|
//| warning[PTO0211]: pto.tadd has no attribute 'first'; it has no effect
//|   --> tadd.mlir:21:32
//|    |
//| 21 |   pto.tadd ins(%a, %b {second, first = "s"} : !line, !line) outs(%b : !line)
//|    |                                ^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/tadd.md
//|
//| warning: 2 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 1x8xf32>, %arg8: !pto.tile_buf<vec, 1x8xf32>, %arg9: !pto.tile_buf<vec, 1x8xf32>, %arg10: !pto.tile_buf<vec, 16x16xf16>, %arg11: !pto.tile_buf<vec, 16x16xf16>, %arg12: !pto.tile_buf<vec, 32x32xf32, valid=?x?>, %arg13: !pto.tile_buf<vec, 32x32xf32, valid=?x?>):
//|     "pto.tadd"(%arg7, %arg8, %arg9) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tadd"(%arg7, %arg8, %arg7) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tadd"(%arg10, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tadd"(%arg10, %arg10, %arg10) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tadd"(%arg12, %arg13, %arg13) : (!pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>, !pto.tile_buf<vec, 32x32xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> (), sym_name = "attributes"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 1x8xf32>, %arg6: !pto.tile_buf<vec, 1x8xf32>):
//|     "pto.tadd"(%arg5, %arg6, %arg6) {pto.fusion.group_id = 0 : i64, pto.fusion.order = 1 : i64} : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tadd"(%arg5, %arg6, %arg6) {first = "s", second} : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tadd"(%arg5, %arg6, %arg6) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32, valid=8x?>, !pto.tile_buf<vec, 8x32xf32, valid=8x16>, !pto.tile_buf<vec, 32x32xf32, valid=?x16>) -> (), sym_name = "extents"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x16xf32, valid=8x?>, %arg3: !pto.tile_buf<vec, 8x32xf32, valid=8x16>, %arg4: !pto.tile_buf<vec, 32x32xf32, valid=?x16>):
//|     "pto.tadd"(%arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 16x16xf32, valid=8x?>, !pto.tile_buf<vec, 8x32xf32, valid=8x16>, !pto.tile_buf<vec, 32x32xf32, valid=?x16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>):
//|     "pto.tadd"(%arg0, %arg1, %arg0) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tadd"(%arg0, %arg1, %arg0) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.tadd"(%arg0, %arg1, %arg0) {test.note = "kept"} : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xsi32>) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x16xui16>, %arg2: !pto.tile_buf<vec, 16x16xsi32>):
//|     "pto.tadd"(%arg0, %arg0, %arg0) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "pto.tadd"(%arg1, %arg1, %arg1) : (!pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>, !pto.tile_buf<vec, 16x16xui16>) -> ()
//|     "pto.tadd"(%arg2, %arg2, %arg2) : (!pto.tile_buf<vec, 16x16xsi32>, !pto.tile_buf<vec, 16x16xsi32>, !pto.tile_buf<vec, 16x16xsi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xui8>, !pto.tile_buf<vec, 16x16xbf16>) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32xui8>, %arg1: !pto.tile_buf<vec, 16x16xbf16>):
//|     "pto.tadd"(%arg0, %arg0, %arg0) : (!pto.tile_buf<vec, 16x32xui8>, !pto.tile_buf<vec, 16x32xui8>, !pto.tile_buf<vec, 16x32xui8>) -> ()
//|     "pto.tadd"(%arg1, %arg1, %arg1) : (!pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
