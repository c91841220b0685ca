// Programs whose pipes are not in order.
// RUN: %s --verify --verify-sync --pto-arch=a5 --diagnostics=short
// RUN: %s --verify --verify-sync --pto-arch=a3 --diagnostics=short

// Reads what is not there yet.
func.func @raw(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
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
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// Writes what is still read.
func.func @war(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
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
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// Writes what is still written. The flag is set too early.
func.func @waw(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
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
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// The next iteration writes what is still read.
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
  scf.for %i = %c0 to %c64 step %c16 {
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  }
  return
}

// Two iterations later.
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
  scf.for %i = %c0 to %c64 step %c1 {
    %n = arith.remui %i, %c2 : index
    %s = pto.multi_tile_get %m[%n] : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x64xf32>, count=2> -> !pto.tile_buf<vec, 16x64xf32>
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%s : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.texp ins(%s : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  }
  return
}

// On one of two ways.
func.func @branch(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %c: i1) {
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
  scf.if %c {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// Set on one of two ways.
func.func @not_set(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %c: i1) {
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
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

// Where the loop has no iteration, and where it has two.
func.func @not_each_turn(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %n: index) {
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
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.for %i = %c0 to %n step %c1 {
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  return
}

// Set by each iteration, and waited for once.
func.func @set_again(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
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
  scf.for %i = %c0 to %c2 step %c1 {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

// Other names for the same bytes.
func.func @aliases(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
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
  %c512 = arith.constant 512 : i64
  %c1024 = arith.constant 1024 : i64
  %s = pto.alloc_tile addr = %c512 : !pto.tile_buf<vec, 16x64xf32>
  %t = pto.tassign %a, %c1024 : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%s : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%t : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// A flag of another pair of pipes, and another event.
func.func @swapped(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
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
  pto.set_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID1"]
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID1"]
  pto.tstore ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%y : !pto.partition_tensor_view<16x64xf32>)
  return
}

// Each waits for what the other one does after its wait.
func.func @deadlock(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %c: i1) {
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
    pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    pto.set_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
  }
  scf.if %c {
    pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
  } else {
    pto.wait_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    pto.set_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]
  }
  return
}

// Late iterations are unlike the first ones.
func.func @late_turns(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %early = arith.cmpi slt, %i, %c2 : index
    scf.if %early {
      pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    }
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  return
}

// Whole boxes go to the operand buffer, with the row that stands after the one that is moved.
func.func @boxes(%p: !pto.ptr<f16, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %a0 = arith.constant 0 : i64
  %a1 = arith.constant 32 : i64
  %a2 = arith.constant 512 : i64
  %in = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [%c16, %c1] : !pto.tensor_view<16x16xf16>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c1, %c16] : !pto.tensor_view<16x16xf16>
  %a = pto.alloc_tile addr = %a0 : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>
  %b = pto.alloc_tile addr = %a1 : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>
  %apart = pto.alloc_tile addr = %a2 : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>
  %left = pto.alloc_tile addr = %a0 : !pto.tile_buf<left, 1x16xf16, blayout=col_major, slayout=row_major>
  pto.tmov ins(%a : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>) outs(%left : !pto.tile_buf<left, 1x16xf16, blayout=col_major, slayout=row_major>)
  pto.tload ins(%x : !pto.partition_tensor_view<1x16xf16>) outs(%apart : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>)
  pto.tload ins(%x : !pto.partition_tensor_view<1x16xf16>) outs(%b : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>)
  return
}

// Two columns of three boxes: the copy after the first ones of each is between them, the last one is not.
func.func @fractals(%p: !pto.ptr<f16, gm>) {
  %a0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c5 = arith.constant 5 : i64
  %bytes = arith.constant 512 : i64
  %a2 = arith.constant 2048 : i64
  %a6 = arith.constant 3584 : i64
  %from = pto.castptr %a0 : i64 -> !pto.ptr<f16, l1>
  %between = pto.castptr %a2 : i64 -> !pto.ptr<f16, l1>
  %inside = pto.castptr %a6 : i64 -> !pto.ptr<f16, l1>
  %left = pto.castptr %a0 : i64 -> !pto.ptr<f16, l0a>
  pto.mte_l1_l0a %from, %left, %c1, %a0, %c3, %c2, %c5, %c3 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64, i64, i64
  pto.mte_gm_l1 %p, %between, %bytes nburst(%c1, %bytes, %bytes) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
  pto.mte_gm_l1 %p, %inside, %bytes nburst(%c1, %bytes, %bytes) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64
  return
}

// run 1: exit 1
// stderr:
//| sync.errors.mlir:19:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:40:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//| sync.errors.mlir:60:3: error[PTO1250]: PIPE_V writes what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:78:5: error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//| sync.errors.mlir:103:5: error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//| sync.errors.mlir:129:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:149:3: error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//| sync.errors.mlir:168:5: error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//| sync.errors.mlir:187:5: error[PTO1253]: EVENT_ID0 of PIPE_MTE2 for PIPE_V is set again before anything waits for it
//| sync.errors.mlir:211:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:231:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:259:5: error[PTO1254]: PIPE_V waits forever: PIPE_MTE3 sets EVENT_ID0 of PIPE_MTE3 for PIPE_V after what waits for PIPE_V
//| sync.errors.mlir:260:5: error[PTO1252]: PIPE_MTE3 waits forever: EVENT_ID0 of PIPE_V for PIPE_MTE3 is not set
//| sync.errors.mlir:278:5: error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//| sync.errors.mlir:299:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_MTE1 reads, and nothing orders them
//| sync.errors.mlir:319:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_MTE1 reads, and nothing orders them
// run 2: exit 1
// stderr:
//| sync.errors.mlir:19:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:40:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//| sync.errors.mlir:60:3: error[PTO1250]: PIPE_V writes what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:78:5: error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//| sync.errors.mlir:103:5: error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//| sync.errors.mlir:106:5: error[PTO1251]: PIPE_V writes what PIPE_V writes, and nothing orders them
//| sync.errors.mlir:129:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:149:3: error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//| sync.errors.mlir:168:5: error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//| sync.errors.mlir:187:5: error[PTO1253]: EVENT_ID0 of PIPE_MTE2 for PIPE_V is set again before anything waits for it
//| sync.errors.mlir:211:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:231:3: error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//| sync.errors.mlir:259:5: error[PTO1254]: PIPE_V waits forever: PIPE_MTE3 sets EVENT_ID0 of PIPE_MTE3 for PIPE_V after what waits for PIPE_V
//| sync.errors.mlir:260:5: error[PTO1252]: PIPE_MTE3 waits forever: EVENT_ID0 of PIPE_V for PIPE_MTE3 is not set
//| sync.errors.mlir:278:5: error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//| sync.errors.mlir:299:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_MTE1 reads, and nothing orders them
//| sync.errors.mlir:319:3: error[PTO1250]: PIPE_MTE2 writes what PIPE_MTE1 reads, and nothing orders them
