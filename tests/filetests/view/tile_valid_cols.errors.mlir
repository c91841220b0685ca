// Each rule of pto.tile_valid_cols, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%c: i32) {
    %a = "pto.tile_valid_cols"(%c) : (i32) -> index
    return
  }
}

// run 1: exit 1
// stderr:
//| tile_valid_cols.errors.mlir:6:32: error[PTO0203]: pto.tile_valid_cols expects a tile buffer as operand 'src', found i32
