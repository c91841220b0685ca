// Accesses in functions that threads run, through values that are one of two buffers, and of pipes between cores.
// Defects 08a-verify-sync-blind-simt_launch, 08b-verify-sync-blind-arith.select, 08c-verify-sync-blind-tpush.
// RUN: %s --verify --verify-sync --pto-arch=a5 --diagnostics=short

// 08a: threads write what a copy reads.
func.func private @body(%p: !pto.ptr<i32, ub>) attributes {pto.simt_entry} {
  %t = pto.get_tid_x : i32
  %i = arith.index_castui %t : i32 to index
  pto.store %t, %p[%i] : !pto.ptr<i32, ub>, i32
  return
}

func.func @launched(%out: !pto.ptr<i32, gm>) attributes {pto.aicore} {
  %n = arith.constant 32 : i32
  %one = arith.constant 1 : i32
  %z = arith.constant 0 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %ub = pto.castptr %z : i64 -> !pto.ptr<i32, ub>
  pto.simt_launch @body<<<%n, %one, %one>>>(%ub) : (!pto.ptr<i32, ub>) -> ()
  pto.mte_ub_gm %ub, %out, %len nburst(%count, %len, %len) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  return
}

// A section that threads run, and a function it calls, in a block that is branched to.
func.func private @deeper(%p: !pto.ptr<i32, ub>, %c: i1) {
  %i = arith.constant 5 : index
  %v = arith.constant 7 : i32
  cf.cond_br %c, ^bb1(%p : !pto.ptr<i32, ub>), ^bb2
^bb1(%q: !pto.ptr<i32, ub>):
  pto.store %v, %q[%i] : !pto.ptr<i32, ub>, i32
  cf.br ^bb2
^bb2:
  return
}

func.func @section(%out: !pto.ptr<i32, gm>, %c: i1) {
  %z = arith.constant 0 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %ub = pto.castptr %z : i64 -> !pto.ptr<i32, ub>
  pto.section.simt<<<32, 1, 1>>> {
    func.call @deeper(%ub, %c) : (!pto.ptr<i32, ub>, i1) -> ()
  }
  pto.mte_ub_gm %ub, %out, %len nburst(%count, %len, %len) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  return
}

// 08b: one of two tiles.
func.func @selected(%c: i1, %x: !pto.partition_tensor_view<16x16xf32>, %y: !pto.partition_tensor_view<16x16xf32>) attributes {pto.entry} {
  %a0 = arith.constant 0 : i64
  %a1 = arith.constant 1024 : i64
  %a = pto.alloc_tile addr = %a0 : !pto.tile_buf<vec, 16x16xf32>
  %b = pto.alloc_tile addr = %a1 : !pto.tile_buf<vec, 16x16xf32>
  %s = arith.select %c, %a, %b : !pto.tile_buf<vec, 16x16xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  pto.tstore ins(%s : !pto.tile_buf<vec, 16x16xf32>) outs(%y : !pto.partition_tensor_view<16x16xf32>)
  return
}

// One of two addresses, and a pointer after it.
func.func @selected_address(%c: i1, %x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %a0 = arith.constant 0 : i64
  %a1 = arith.constant 4096 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %i = arith.constant 8 : index
  %a = pto.castptr %a1 : i64 -> !pto.ptr<f32, ub>
  %at = arith.select %c, %a0, %a1 : i64
  %s = pto.castptr %at : i64 -> !pto.ptr<f32, ub>
  %n = pto.addptr %s, %i : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %x, %a, %a0, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_ub_gm %n, %y, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// An address of the program's own, as a number and back.
func.func @as_number(%x: !pto.ptr<f32, gm>, %n: i64) attributes {pto.entry} {
  %z = arith.constant 0 : i64
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %ub = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  %at = pto.castptr %x : !pto.ptr<f32, gm> -> i64
  %g = pto.castptr %at : i64 -> !pto.ptr<f32, gm>
  pto.mte_ub_gm %ub, %x, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.mte_gm_ub %g, %ub, %z, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  return
}

// Buffers that change places in a scope.
func.func @swapped(%x: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %z = arith.constant 0 : i64
  %k = arith.constant 4096 : i64
  %len = arith.constant 256 : i64
  %count = arith.constant 1 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = pto.castptr %z : i64 -> !pto.ptr<f32, ub>
  %b = pto.castptr %k : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %x, %b, %z, %len nburst(%count, %len, %len) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a, %q = %b) -> (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>) {
      %v = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
      pto.vsts %v, %p[%c0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
      scf.yield %q, %p : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>
    }
  }
  return
}

// An element of a buffer of the scalar unit's.
func.func @element(%m: memref<64xf32, #pto.address_space<vec>>, %x: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %z = arith.constant 0 : i64
  %i = arith.constant 3 : index
  %len = arith.constant 128 : i64
  %count = arith.constant 1 : i64
  %v = arith.constant 1.0 : f32
  memref.store %v, %m[%i] : memref<64xf32, #pto.address_space<vec>>
  %ub = pto.tile_buf_addr %m : memref<64xf32, #pto.address_space<vec>> -> !pto.ptr<f32, ub>
  pto.mte_ub_gm %ub, %x, %len nburst(%count, %len, %len) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}

// Functions that call each other, and no other one calls.
func.func @itself(%x: !pto.partition_tensor_view<16x16xf32>, %y: !pto.partition_tensor_view<16x16xf32>) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  pto.tstore ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%y : !pto.partition_tensor_view<16x16xf32>)
  func.call @itself(%x, %y) : (!pto.partition_tensor_view<16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
  return
}

// 08c: a pipe between cores reads what a product writes.
func.func @pushed(%x: !pto.ptr<f32, gm>) attributes {pto.entry, pto.kernel_kind = #pto.kernel_kind<cube>} {
  %z32 = arith.constant 0 : i32
  %z = arith.constant 0 : i64
  %n = arith.constant 16 : i64
  %buf = pto.import_reserved_buffer{name = "f", peer_func = @v} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %buf : i32, v2c_consumer_buf = %z32 : i32)
  %l = pto.castptr %z : i64 -> !pto.ptr<f32, l0a>
  %r = pto.castptr %z : i64 -> !pto.ptr<f32, l0b>
  %c = pto.castptr %z : i64 -> !pto.ptr<f32, l0c>
  %t = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.mad %l, %r, %c, %n, %n, %n : !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
  return
}

func.func private @v() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer{name = "f", size = 8192, location = <vec>, auto = true} -> i32
  return
}

// run 1: exit 1
// stderr:
//| sync.blind.errors.mlir:21:3: error[PTO1250]: PIPE_MTE3 reads what PIPE_V writes, and nothing orders them
//| sync.blind.errors.mlir:45:3: error[PTO1250]: PIPE_MTE3 reads what PIPE_V writes, and nothing orders them
//| sync.blind.errors.mlir:57:3: error[PTO1250]: PIPE_MTE3 reads what PIPE_MTE2 writes, and nothing orders them
//| sync.blind.errors.mlir:73:3: error[PTO1250]: PIPE_MTE3 reads what PIPE_MTE2 writes, and nothing orders them
//| sync.blind.errors.mlir:86:3: error[PTO1250]: PIPE_MTE2 reads what PIPE_MTE3 writes, and nothing orders them
//| sync.blind.errors.mlir:105:12: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.blind.errors.mlir:122:3: error[PTO1250]: PIPE_MTE3 reads what PIPE_S writes, and nothing orders them
//| sync.blind.errors.mlir:129:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_MTE3 reads, and nothing orders them
//| sync.blind.errors.mlir:130:3: error[PTO1250]: PIPE_MTE3 reads what PIPE_MTE2 writes, and nothing orders them
//| sync.blind.errors.mlir:131:3: warning[PTO1255]: expected fewer nested calls, found too many at `func.call`: what it accesses is not compared
//| sync.blind.errors.mlir:147:3: error[PTO1250]: PIPE_FIX reads what PIPE_M writes, and nothing orders them
