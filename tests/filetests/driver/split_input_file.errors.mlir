// An error in one chunk does not hide those of others; nothing is printed then.
// RUN: %s --split-input-file --diagnostics=short
// RUN: %s --split-input-file

func.func @good() {
  return
}

// -----

func.func @bad() {
  pto.barrier <PIPE_X>
  return
}
// -----

func.func @open() {
  return

// -----
func.func @first_line() { pto.barrier <PIPE_Y> return }
// -----
// -----

func.func @late() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x1xf32>
  return
}

// run 1: exit 1
// stderr:
//| split_input_file.errors.mlir: warning[PTO0002]: the input holds no operation
//| split_input_file.errors.mlir:12:16: error[PTO0601]: unknown pipe 'PIPE_X'
//| split_input_file.errors.mlir:18:9: error[PTO0005]: expected '}' before the end of the text
//| split_input_file.errors.mlir:21:40: error[PTO0601]: unknown pipe 'PIPE_Y'
//| split_input_file.errors.mlir:26:8: error[PTO0306]: a row of 1 f32 elements is 4 bytes, not a multiple of 32
// run 2: exit 1
// stderr:
//| warning[PTO0002]: the input holds no operation
//| --> split_input_file.errors.mlir
//|
//| error[PTO0601]: unknown pipe 'PIPE_X'
//|   --> split_input_file.errors.mlir:12:16
//|    |
//| 12 |   pto.barrier <PIPE_X>
//|    |                ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0005]: expected '}' before the end of the text
//|   --> split_input_file.errors.mlir:18:9
//|    |
//| 18 |   return
//|    |         ^
//|    |
//| note: no '}' closes this brace
//|   --> split_input_file.errors.mlir:17:19
//|    |
//| 17 | func.func @open() {
//|    |                   ^
//|
//| error[PTO0601]: unknown pipe 'PIPE_Y'
//|   --> split_input_file.errors.mlir:21:40
//|    |
//| 21 | func.func @first_line() { pto.barrier <PIPE_Y> return }
//|    |                                        ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0306]: a row of 1 f32 elements is 4 bytes, not a multiple of 32
//|   --> split_input_file.errors.mlir:26:8
//|    |
//| 26 |   %t = pto.alloc_tile : !pto.tile_buf<vec, 1x1xf32>
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: use 8 columns and a valid region of 1
//|
//| error: 4 errors, 1 warning
//| note: 'pto-opt --explain PTO0601' shows the rule with examples
