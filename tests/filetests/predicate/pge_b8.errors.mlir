// Each rule of pto.pge_b8, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%other: index) {
    %r0 = "pto.pge_b8"(%other) <{pattern = "PAT_ALL"}> : (index) -> !pto.mask<b8>
    "pto.pge_b8"() <{pattern = "PAT_ALL"}> : () -> ()
    %r1 = "pto.pge_b8"() <{other = 1 : i32, pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
    %r2 = "pto.pge_b8"() : () -> !pto.mask<b8>
    %r3 = "pto.pge_b8"() <{pattern = 1.0 : f32}> : () -> !pto.mask<b8>
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case() {
    %r0 = pto.pge_b8 "OTHER" : !pto.mask<b8>
    return
  }
}

// run 1: exit 1
// stderr:
//| pge_b8.errors.mlir:7:11: error[PTO0202]: pto.pge_b8 expects no operands, found 1
//| pge_b8.errors.mlir:8:5: error[PTO0204]: pto.pge_b8 expects 1 result (result), found 0
//| pge_b8.errors.mlir:9:28: error[PTO0206]: pto.pge_b8 has no inherent attribute 'other', only pattern
//| pge_b8.errors.mlir:10:11: error[PTO0205]: pto.pge_b8 expects attribute 'pattern', PAT_ALL, PAT_ALLF, PAT_H, PAT_Q, PAT_M3, PAT_M4, PAT_VL1, PAT_VL2, PAT_VL3, PAT_VL4, PAT_VL8, PAT_VL16, PAT_VL32, PAT_VL64 or PAT_VL128
//| pge_b8.errors.mlir:11:28: error[PTO0207]: pto.pge_b8 expects PAT_ALL, PAT_ALLF, PAT_H, PAT_Q, PAT_M3, PAT_M4, PAT_VL1, PAT_VL2, PAT_VL3, PAT_VL4, PAT_VL8, PAT_VL16, PAT_VL32, PAT_VL64 or PAT_VL128 as attribute 'pattern', found 1.000000e+00 : f32
//| pge_b8.errors.mlir:21:22: error[PTO0122]: unknown pattern 'OTHER', expected PAT_ALL, PAT_ALLF, PAT_H, PAT_Q, PAT_M3, PAT_M4, PAT_VL1, PAT_VL2, PAT_VL3, PAT_VL4, PAT_VL8, PAT_VL16, PAT_VL32, PAT_VL64 or PAT_VL128
