// Each rule of pto.pltm_b32, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%loop: i16, %bound: i32, %other: index) {
    %r0 = "pto.pltm_b32"(%other, %bound) : (index, i32) -> !pto.mask<b32>
    %r1 = "pto.pltm_b32"(%loop, %bound, %other) : (i16, i32, index) -> !pto.mask<b32>
    "pto.pltm_b32"(%loop, %bound) : (i16, i32) -> ()
    %r2 = "pto.pltm_b32"(%loop, %bound) <{other = 1 : i32}> : (i16, i32) -> !pto.mask<b32>
    return
  }
}

// run 1: exit 1
// stderr:
//| pltm_b32.errors.mlir:7:26: error[PTO0203]: pto.pltm_b32 expects an i16 as operand 'loop', found index
//| pltm_b32.errors.mlir:8:11: error[PTO0202]: pto.pltm_b32 expects 2 operands (loop, bound), found 3
//| pltm_b32.errors.mlir:9:5: error[PTO0204]: pto.pltm_b32 expects 1 result (mask), found 0
//| pltm_b32.errors.mlir:10:43: error[PTO0206]: pto.pltm_b32 has no inherent attributes, found 'other'
