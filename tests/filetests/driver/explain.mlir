// The page of a code, however it is written.
// RUN: --explain PTO0306
// RUN: --explain pto0306
// RUN: --explain 306
// RUN: --explain=0306
// RUN: --explain PTO9999
// RUN: --explain tile
// RUN: --explain ''
// RUN: --explain

// run 1: exit 0
// stdout:
//| # PTO0306: line of a tile is not a multiple of 32 bytes
//|
//| The size of a row of a row-major tile without boxes, or of a column of a column-major one, is a multiple of 32 bytes (16 bytes for packed 4-bit floats). The valid region may be narrower.
//|
//| Source: ptoas, verifier.
//|
//| ## Rejected
//|
//| ```mlir
//| module {
//|   func.func @f() {
//|     %t = pto.alloc_tile : !pto.tile_buf<vec, 16x3xf32>
//|     return
//|   }
//| }
//| ```
//|
//| ## Accepted
//|
//| ```mlir
//| module {
//|   func.func @f() {
//|     %t = pto.alloc_tile : !pto.tile_buf<vec, 16x8xf32, valid=16x3>
//|     return
//|   }
//| }
//| ```
// run 2: exit 0
// stdout: as run 1
// run 3: exit 0
// stdout: as run 1
// run 4: exit 0
// stdout: as run 1
// run 5: exit 2
// stderr:
//| error: unknown diagnostic code 'PTO9999'; did you mean PTO0909?
// run 6: exit 2
// stderr:
//| error: unknown diagnostic code 'tile'; did you mean PTO0001?
// run 7: exit 2
// stderr:
//| error: unknown diagnostic code ''; did you mean PTO0001?
// run 8: exit 2
// stderr:
//| error: a value is required for '--explain <CODE>' but none was supplied
//|
//| For more information, try '--help'.
