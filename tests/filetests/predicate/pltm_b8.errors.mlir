// Each rule of pto.pltm_b8, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%loop: i16, %bound: i32, %other: index) {
    %r0 = "pto.pltm_b8"(%other, %bound) : (index, i32) -> !pto.mask<b8>
    %r1 = "pto.pltm_b8"(%loop, %bound, %other) : (i16, i32, index) -> !pto.mask<b8>
    "pto.pltm_b8"(%loop, %bound) : (i16, i32) -> ()
    %r2 = "pto.pltm_b8"(%loop, %bound) <{other = 1 : i32}> : (i16, i32) -> !pto.mask<b8>
    return
  }
}

// run 1: exit 1
// stderr:
//| pltm_b8.errors.mlir:7:25: error[PTO0203]: pto.pltm_b8 expects an i16 as operand 'loop', found index
//| pltm_b8.errors.mlir:8:11: error[PTO0202]: pto.pltm_b8 expects 2 operands (loop, bound), found 3
//| pltm_b8.errors.mlir:9:5: error[PTO0204]: pto.pltm_b8 expects 1 result (mask), found 0
//| pltm_b8.errors.mlir:10:42: error[PTO0206]: pto.pltm_b8 has no inherent attributes, found 'other'
