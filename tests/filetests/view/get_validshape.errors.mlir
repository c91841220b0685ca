// Each rule of pto.get_validshape, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%c: i32) {
    %a, %b = "pto.get_validshape"(%c) : (i32) -> (index, index)
    return
  }
}

// run 1: exit 1
// stderr:
//| get_validshape.errors.mlir:6:35: error[PTO0203]: pto.get_validshape expects a tile buffer as operand 'source', found i32
