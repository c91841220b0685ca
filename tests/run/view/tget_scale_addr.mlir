// The operand is at byte 1024 of its memory, so its scales are at 64 of theirs.
// RUN: --pto-arch=a5 --arg none:8
// EXPECT 0 i64: 64
func.func @test(%d: !pto.ptr<i64, gm>) {
  %c0 = arith.constant 0 : index
  %c1024 = arith.constant 1024 : i64
  %a = pto.alloc_tile addr = %c1024 : !pto.tile_buf<loc=left, dtype=f8E4M3FN, rows=16, cols=64, v_row=16, v_col=64, blayout=col_major, slayout=row_major, fractal=512, pad=0>
  %s = pto.declare_tile -> !pto.tile_buf<loc=scaling, dtype=!pto.f8E8M0, rows=16, cols=2, v_row=16, v_col=2, blayout=row_major, slayout=row_major, fractal=32, pad=0>
  pto.tget_scale_addr ins(%a : !pto.tile_buf<loc=left, dtype=f8E4M3FN, rows=16, cols=64, v_row=16, v_col=64, blayout=col_major, slayout=row_major, fractal=512, pad=0>) outs(%s : !pto.tile_buf<loc=scaling, dtype=!pto.f8E8M0, rows=16, cols=2, v_row=16, v_col=2, blayout=row_major, slayout=row_major, fractal=32, pad=0>)
  %p = pto.tile_buf_addr %s : !pto.tile_buf<loc=scaling, dtype=!pto.f8E8M0, rows=16, cols=2, v_row=16, v_col=2, blayout=row_major, slayout=row_major, fractal=32, pad=0> -> !pto.ptr<!pto.f8E8M0, scaling>
  %address = pto.castptr %p : !pto.ptr<!pto.f8E8M0, scaling> -> i64
  pto.store_scalar %address, %d[%c0] : !pto.ptr<i64, gm>, i64
  return
}
