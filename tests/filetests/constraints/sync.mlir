// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 8.2 a flag is set before it is waited for, be its number constant or computed
func.func @kept() {
  %c = arith.constant 1 : index
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %c]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID1"]
  return
}

func.func @broken() {
  %c = arith.constant 1 : index
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag_dyn["PIPE_MTE2", "PIPE_V", %c]
  return
}

// -----

// 8.3 a flag is not set again before it is waited for
func.func @kept() {
  %c = arith.constant 0 : index
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag_dyn["PIPE_MTE2", "PIPE_V", %c]
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

func.func @broken() {
  %c = arith.constant 0 : index
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %c]
  return
}

// -----

// 8.4 a flag that may have been set at run time may be waited for
func.func @kept(%i: index) {
  pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %i]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

// -----

// 8.7 buffers are acquired before they are released, and once
module attributes {pto.target_arch = "a5"} {
func.func @kept() {
  %c = arith.constant 1 : index
  pto.get_buf_dyn "PIPE_V", %c, 0
  pto.rls_buf "PIPE_V", 1, 0
  return
}

func.func @broken() {
  %c = arith.constant 1 : index
  pto.get_buf "PIPE_V", 1, 0
  pto.get_buf_dyn "PIPE_V", %c, 0
  pto.rls_buf "PIPE_MTE3", 1, 0
  return
}
}

// -----

// 8.24 pipes that are values: entries go in a direction the pipe has
!v = !pto.tile_buf<vec, 16x16xf32>
!a = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>

module attributes {pto.target_arch = "a5"} {
func.func @kept(%b: i32, %v: !v, %a: !a) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%b : i32) -> !pto.pipe
  pto.tpush(%a, %p : !a, !pto.pipe) {split = 0}
  pto.tpop(%v, %p : !v, !pto.pipe) {split = 0}
  pto.tfree(%v, %p : !v, !pto.pipe) {split = 0}
  return
}

func.func @broken(%b: i32, %v: !v, %a: !a) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 2, slot_size = 1024, slot_num = 8}(%b : i32) -> !pto.pipe
  pto.tpush(%a, %p : !a, !pto.pipe) {split = 0}
  pto.tpop(%v, %p : !v, !pto.pipe) {split = 0}
  pto.tfree(%v, %p : !v, !pto.pipe) {split = 0}
  return
}
}

// -----

// 8.51 a value of a section is used inside of it
func.func @kept(%x: i32) {
  pto.section.vector {
    %y = arith.addi %x, %x : i32
    %z = arith.addi %y, %x : i32
  }
  return
}

func.func @broken(%x: i32) {
  pto.section.vector {
    %y = arith.addi %x, %x : i32
  }
  %z = arith.addi %y, %x : i32
  return
}

// run 1: exit 1
// stderr:
//| sync.mlir:16:3: error[PTO1215]: EVENT_ID0 of PIPE_MTE2 to PIPE_V has not been set before
//| sync.mlir:17:3: error[PTO1215]: EVENT_ID1 of PIPE_MTE2 to PIPE_V has not been set before
//| sync.mlir:35:3: error[PTO1216]: EVENT_ID0 of PIPE_MTE2 to PIPE_V is set again before anything waits for it
//| sync.mlir:62:3: error[PTO1221]: PIPE_V acquires buffer 1 again before it releases it
//| sync.mlir:63:3: error[PTO1220]: PIPE_MTE3 releases buffer 1, which it has not acquired
//| sync.mlir:85:3: error[PTO1233]: the pipe has no direction cube to vector
//| sync.mlir:86:3: error[PTO1233]: the pipe has no direction cube to vector
//| sync.mlir:87:3: error[PTO1233]: the pipe has no direction cube to vector
//| sync.mlir:107:19: error[PTO0008]: use of undeclared value '%y'
