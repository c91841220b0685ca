// Programs whose pipes are in order.
// RUN: %s --verify --verify-sync --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=builtin.module(pto-verify-sync)

// One after the other, by a flag for each step. What stores has waited for what loads, by the vector pipe.
func.func @chain(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%y : !pto.partition_tensor_view<16x64xf32>)
  pto.tstore ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%y : !pto.partition_tensor_view<16x64xf32>)
  return
}

// A barrier of all pipes, and one of a pipe by the kind of its operations.
func.func @barriers(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier #pto.pipe<PIPE_V>
  pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.barrier #pto.pipe<PIPE_ALL>
  pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%y : !pto.partition_tensor_view<16x64xf32>)
  return
}

// Each iteration of a loop waits for the one before.
func.func @turns(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  pto.set_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
  scf.for %i = %c0 to %c64 step %c16 {
    %part = pto.partition_view %in, offsets = [%i, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
    pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    pto.tload ins(%part : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%y : !pto.partition_tensor_view<16x64xf32>)
    pto.set_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
  }
  pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
  return
}

// Two alternating buffers, with flags by the number of the iteration.
func.func @in_turn(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %m = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x64xf32>, count=2>
  pto.set_flag_dyn["PIPE_V", "PIPE_MTE2", %c0]
  pto.set_flag_dyn["PIPE_V", "PIPE_MTE2", %c1]
  scf.for %i = %c0 to %c64 step %c1 {
    %n = arith.remui %i, %c2 : index
    %s = pto.multi_tile_get %m[%n] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x64xf32>, count=2> -> !pto.tile_buf<vec, 16x64xf32>
    pto.wait_flag_dyn["PIPE_V", "PIPE_MTE2", %n]
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%s : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %n]
    pto.wait_flag_dyn["PIPE_MTE2", "PIPE_V", %n]
    pto.texp ins(%s : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag_dyn["PIPE_V", "PIPE_MTE2", %n]
  }
  pto.wait_flag_dyn["PIPE_V", "PIPE_MTE2", %c0]
  pto.wait_flag_dyn["PIPE_V", "PIPE_MTE2", %c1]
  return
}

// The second branch is taken where the first one is.
func.func @branches(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  scf.if %c {
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  scf.if %c {
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  }
  return
}

// Not the first iteration, and not the last. Private, as the wait stands before the set.
func.func private @first_and_last(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %last = arith.subi %n, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    %later = arith.cmpi ne, %i, %c0 : index
    scf.if %later {
      pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    }
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
    %more = arith.cmpi slt, %i, %last : index
    scf.if %more {
      pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    }
  }
  return
}

// Windows side by side.
func.func @windows(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %c32 = arith.constant 32 : index
  %left = pto.subview %a[%c0, %c0] sizes [16, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x32xf32>
  %right = pto.subview %a[%c0, %c32] sizes [16, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x32xf32>
  %half = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c32] : !pto.tensor_view<64x64xf32>
  pto.tload ins(%half : !pto.partition_tensor_view<16x32xf32>) outs(%left : !pto.tile_buf<vec, 16x32xf32>)
  pto.texp ins(%right : !pto.tile_buf<vec, 16x32xf32>) outs(%right : !pto.tile_buf<vec, 16x32xf32>)
  return
}

// Events between kinds of operations, and buffers that are handed on.
func.func @events(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.record_event[#pto.sync_op_type<TLOAD>, #pto.sync_op_type<TVEC>, <EVENT_ID0>]
  pto.wait_event[#pto.sync_op_type<TLOAD>, #pto.sync_op_type<TVEC>, <EVENT_ID0>]
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.get_buf["PIPE_V", 0, 0]
  pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.rls_buf["PIPE_V", 0, 0]
  pto.get_buf["PIPE_MTE3", 0, 0]
  pto.tstore ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%y : !pto.partition_tensor_view<16x64xf32>)
  pto.rls_buf["PIPE_MTE3", 0, 0]
  return
}

// In a function that is called.
func.func private @compute(%a: !pto.tile_buf<vec, 16x64xf32>) {
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}
func.func @calls(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  func.call @compute(%a) : (!pto.tile_buf<vec, 16x64xf32>) -> ()
  return
}

// The last of many iterations sets what is waited for after the loop; its step is positive, whatever it is.
func.func private @last_turn(%p: !pto.ptr<f32, gm>, %step: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c99 = arith.constant 99 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %last = arith.cmpi eq, %i, %c99 : index
    scf.if %last {
      pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    }
  }
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.for %i = %c0 to %n step %step {
    %later = arith.cmpi ne, %i, %c0 : index
    scf.if %later {
      pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID1"]
    }
    %next = arith.addi %i, %step : index
    %more = arith.cmpi slt, %next, %n : index
    scf.if %more {
      pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID1"]
    }
  }
  return
}

// More paths than are kept apart: where they come together, what all of them have waited for is known.
func.func @many_paths(%p: !pto.ptr<i64, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %address = arith.constant 0 : i64
  %zero = arith.constant 0 : i32
  %lanes = arith.constant 32 : i32
  %a = pto.castptr %address : i64 -> !pto.ptr<i32, ub>
  pto.vecscope {
    %mask, %left = pto.plt_b32 %lanes : i32 -> !pto.mask<b32>, i32
    %x = pto.vbr %zero : i32 -> !pto.vreg<64xi32>
    pto.vsts %x, %a[%c0], %mask : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  pto.set_flag["PIPE_V", "PIPE_S", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_S", "EVENT_ID0"]
  %count = scf.for %i = %c0 to %c128 step %c1 iter_args(%at = %c0) -> (index) {
    %number = pto.load_scalar %p[%i] : !pto.ptr<i64, gm> -> i64
    %index = arith.index_cast %number : i64 to index
    %take = arith.cmpi sge, %index, %c0 : index
    %next = scf.if %take -> (index) {
      pto.store_scalar %zero, %a[%at] : !pto.ptr<i32, ub>, i32
      %one_more = arith.addi %at, %c1 : index
      scf.yield %one_more : index
    } else {
      scf.yield %at : index
    }
    scf.yield %next : index
  }
  return
}

// A pointer before its buffer, from which an offset leads back: the buffer before it is not touched.
func.func @in_front(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  %c12 = arith.constant 12 : i64
  %c16 = arith.constant 16 : i64
  %c64 = arith.constant 64 : i64
  %c16384 = arith.constant 16384 : i64
  %back = arith.constant -96 : index
  %false = arith.constant false
  %first = pto.castptr %c0 : i64 -> !pto.ptr<f32, l1>
  %second = pto.castptr %c16384 : i64 -> !pto.ptr<f32, l1>
  %right = pto.castptr %c0 : i64 -> !pto.ptr<f32, l0b>
  %before = pto.addptr %second, %back : <f32, l1> -> <f32, l1>
  pto.mte_l1_l0b %before, %right, %c64, %c4, %c0, %c12 {transpose = false} : !pto.ptr<f32, l1>, !pto.ptr<f32, l0b>, i64, i64, i64, i64
  pto.mte_gm_l1_frac %p, %first, nd2nz, shape(%c16, %c64), src_layout(%c64), dst_group(%c1, %c1, %c16, %c0), ctrl(%c0, %false) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

// run 1: exit 0
// run 2: exit 0
