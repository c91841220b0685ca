// What reads or changes state beside its operands is neither merged nor dropped: the valid region of a tile, which may be
// set; the handle of a view, which has another region; the register that pto.vsqz leaves its count in; the address
// that a pipe gives a tile.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(canonicalize,cse))

func.func @region(%n: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %t = pto.alloc_tile valid_row = %n valid_col = %n : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
  %r, %c = pto.get_validshape %t : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
  pto.set_validshape %t, %c1, %c1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
  %s, %d = pto.get_validshape %t : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
  return %r, %s : index, index
}

func.func @views(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %t = pto.alloc_tile valid_row = %n valid_col = %n : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
  %a = pto.bitcast %t : !pto.tile_buf<vec, 8x8xf32, valid=?x?> -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
  %b = pto.bitcast %t : !pto.tile_buf<vec, 8x8xf32, valid=?x?> -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
  pto.set_validshape %a, %c1, %c1 : !pto.tile_buf<vec, 8x8xi32, valid=?x?>
  %r, %c = pto.get_validshape %b : !pto.tile_buf<vec, 8x8xi32, valid=?x?>
  return %r : index
}

// Windows of a known region are merged.
func.func @same(%t: !pto.tile_buf<vec, 16x16xf32>, %o: !pto.tile_buf<vec, 8x8xf32>) {
  %c0 = arith.constant 0 : index
  %a = pto.subview %t[%c0, %c0] sizes [8, 8] : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 8x8xf32>
  %b = pto.subview %t[%c0, %c0] sizes [8, 8] : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 8x8xf32>
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%o : !pto.tile_buf<vec, 8x8xf32>)
  return
}

func.func @squeezed(%p: !pto.ptr<f32, ub>) attributes {pto.kernel} {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %w = pto.vsqz %v, %m : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  }
  return
}

func.func @popped(%gm: !pto.ptr<f32, gm>, %at: i32, %q: !pto.ptr<f32, ub>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %pipe = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0}(%gm : !pto.ptr<f32, gm>, %at : i32) -> !pto.pipe
  %t = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
  pto.tpop(%t, %pipe : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
  %p = pto.tile_buf_addr %t : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
  %v = pto.load_scalar %p[%c0] : !pto.ptr<f32, ub> -> f32
  pto.store_scalar %v, %q[%c0] : !pto.ptr<f32, ub>, f32
  pto.tfree(%pipe : !pto.pipe) {split = 1}
  pto.tpop(%t, %pipe : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
  %r = pto.tile_buf_addr %t : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
  %w = pto.load_scalar %r[%c0] : !pto.ptr<f32, ub> -> f32
  pto.store_scalar %w, %q[%c64] : !pto.ptr<f32, ub>, f32
  pto.tfree(%pipe : !pto.pipe) {split = 1}
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @region(%arg0: index) -> (index, index) {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile valid_row = %arg0 valid_col = %arg0 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
//|     %valid_row, %valid_col = pto.get_validshape %0 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
//|     pto.set_validshape %0, %c1, %c1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
//|     %valid_row_0, %valid_col_1 = pto.get_validshape %0 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>
//|     return %valid_row, %valid_row_0 : index, index
//|   }
//|   func.func @views(%arg0: index) -> index {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.alloc_tile valid_row = %arg0 valid_col = %arg0 : !pto.tile_buf<vec, 8x8xf32, valid=?x?>
//|     %1 = pto.bitcast %0 : !pto.tile_buf<vec, 8x8xf32, valid=?x?> -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     %2 = pto.bitcast %0 : !pto.tile_buf<vec, 8x8xf32, valid=?x?> -> !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     pto.set_validshape %1, %c1, %c1 : !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     %valid_row, %valid_col = pto.get_validshape %2 : !pto.tile_buf<vec, 8x8xi32, valid=?x?>
//|     return %valid_row : index
//|   }
//|   func.func @same(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32>) {
//|     %c0 = arith.constant 0 : index
//|     %0 = pto.subview %arg0[%c0, %c0] sizes [8, 8] : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 8x8xf32>
//|     pto.tadd ins(%0, %0 : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x8xf32>)
//|     return
//|   }
//|   func.func @squeezed(%arg0: !pto.ptr<f32, ub>) attributes {pto.kernel} {
//|     %c0 = arith.constant 0 : index
//|     pto.vecscope {
//|       %0 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %arg0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %1 = pto.vsqz %result, %0 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     }
//|     return
//|   }
//|   func.func @popped(%arg0: !pto.ptr<f32, gm>, %arg1: i32, %arg2: !pto.ptr<f32, ub>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32) -> !pto.pipe
//|     %1 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     pto.tpop(%1, %0 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|     %2 = pto.tile_buf_addr %1 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|     %3 = pto.load_scalar %2[%c0] : <f32, ub> -> f32
//|     pto.store_scalar %3, %arg2[%c0] : <f32, ub>, f32
//|     pto.tfree(%0 : !pto.pipe) {split = 1}
//|     pto.tpop(%1, %0 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|     %4 = pto.tile_buf_addr %1 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|     %5 = pto.load_scalar %4[%c0] : <f32, ub> -> f32
//|     pto.store_scalar %5, %arg2[%c64] : <f32, ub>, f32
//|     pto.tfree(%0 : !pto.pipe) {split = 1}
//|     return
//|   }
//| }
