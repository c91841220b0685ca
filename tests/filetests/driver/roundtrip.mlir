// Three forms lead back to the same module.
// RUN: %s --verify-roundtrip
// RUN: %s --verify-roundtrip --verify
// RUN: %s --verify-roundtrip --emit-bytecode
// RUN: %s --verify-roundtrip --pto-arch=a5 --split-input-file

func.func @f(%a: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %n: index) {
  %t = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 4x8xf32, valid=?x8>
  return
}
// -----
func.func @g() { return }

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %arg1: index) {
//|     %0 = pto.alloc_tile valid_row = %arg1 : !pto.tile_buf<vec, 4x8xf32, valid=?x8>
//|     return
//|   }
//|   func.func @g() {
//|     return
//|   }
//| }
// run 2: exit 0
// run 3: exit 0
// stdout: bytecode
// run 4: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @f(%arg0: !pto.tile_buf<left, 16x16xf32, blayout=col_major, slayout=row_major>, %arg1: index) {
//|     %0 = pto.alloc_tile valid_row = %arg1 : !pto.tile_buf<vec, 4x8xf32, valid=?x8>
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @g() {
//|     return
//|   }
//| }
