// Every spelling of a tile buffer; one is printed.
// RUN: %s

// Compact: keys in any order, defaults left out in print.
func.func private @compact(
  !pto.tile_buf<vec, 16x16xf32>,
  !pto.tile_buf<vec, 16x16xf32, valid=16x16, blayout=row_major, slayout=none_box, fractal=512, pad=0, compact=0>,
  !pto.tile_buf<vec, 16x16xf32, valid=4x8>,
  !pto.tile_buf<vec, 16x16xf32, valid=?x8>,
  !pto.tile_buf<vec, 16x16xf32, valid=4x?>,
  !pto.tile_buf<vec, 16x16xf32, valid=?x?>,
  !pto.tile_buf<vec, 16x16xf32, valid=0x0>,
  !pto.tile_buf<vec, 16x16xf32, compact=2, pad=3, fractal=1024, slayout=row_major, blayout=col_major, valid=1x1>,
  !pto.tile_buf<vec,16x16xf32,pad=1>,
  !pto.tile_buf< vec , 16 x 16 x f32 , valid = 1 x ? , pad = 2 >,
  !pto.tile_buf<vec, 1x9223372036854775807xi8>)

// Words of each domain, also as numbers, as strings, and as the manual writes them.
func.func private @words(
  !pto.tile_buf<vec, 16x16xf32, blayout=ColMajor, slayout=RowMajor>,
  !pto.tile_buf<vec, 16x16xf32, blayout=RowMajor, slayout=ColMajor>,
  !pto.tile_buf<vec, 16x16xf32, blayout=1, slayout=2>,
  !pto.tile_buf<vec, 16x16xf32, blayout="col_major", slayout=NoneBox>,
  !pto.tile_buf<vec, 16x16xf32, pad=null, compact=null>,
  !pto.tile_buf<vec, 16x16xf32, pad=Zero, compact=normal>,
  !pto.tile_buf<vec, 16x16xf32, pad=MAX, compact=RowPlusOne>,
  !pto.tile_buf<vec, 16x16xf32, pad=min, compact=row_plus_one>,
  !pto.tile_buf<vec, 16x16xf32, fractal=None>,
  !pto.tile_buf<vec, 16x16xf32, fractal=32>)

func.func private @locations(
  !pto.tile_buf<vec, 16x16xf16>,
  !pto.tile_buf<mat, 16x16xf16>,
  !pto.tile_buf<left, 16x16xf16>,
  !pto.tile_buf<right, 16x16xf16>,
  !pto.tile_buf<acc, 16x16xf16>,
  !pto.tile_buf<bias, 16x16xf16>,
  !pto.tile_buf<scaling, 16x16xf16>,
  !pto.tile_buf<Vec, 16x16xf16>,
  !pto.tile_buf<ScaleLeft, 16x16xf16>,
  !pto.tile_buf<ScaleRight, 16x16xf16>)

// Keyed: all but compact are written, -1 and ? are dynamic.
func.func private @keyed(
  !pto.tile_buf<loc=vec, dtype=f32, rows=32, cols=32, v_row=32, v_col=32, blayout=row_major, slayout=none_box, fractal=512, pad=0>,
  !pto.tile_buf<loc=vec, dtype=f32, rows=1, cols=8, v_row=?, v_col=?, blayout=row_major, slayout=none_box, fractal=512, pad=0>,
  !pto.tile_buf<loc=vec, dtype=f32, rows=1, cols=8, v_row=-1, v_col=-1, blayout=row_major, slayout=none_box, fractal=512, pad=0>,
  !pto.tile_buf<loc=acc, dtype=f32, rows=16, cols=16, v_row=3, v_col=5, blayout=col_major, slayout=row_major, fractal=1024, pad=1, compact=1>,
  !pto.tile_buf<loc=mat, dtype=u8, pad=2, fractal=32, slayout=col_major, blayout=col_major, v_col=2, v_row=16, cols=2, rows=16>)

// Positional, as the manual writes it; names of pairs of layouts in the place of the fractal.
func.func private @positional(
  !pto.tile<loc=vec, f32, 16, 16, RowMajor, NoneBox, None, Null>,
  !pto.tile<loc=mat, f16, 16, 16, ColMajor, RowMajor, NZ, Zero>,
  !pto.tile<loc=right, f16, 16, 16, RowMajor, ColMajor, ZN, Null>,
  !pto.tile<loc=left, f16, 16, 16, RowMajor, RowMajor, ZZ, Null>,
  !pto.tile<loc=vec, f16, 16, 16, ColMajor, ColMajor, NN, Null>,
  !pto.tile<loc=vec, f16, 16, 16, ColMajor, NoneBox, DN, Null>,
  !pto.tile<loc=vec, f16, 16, 16, RowMajor, NoneBox, ND, Null>,
  !pto.tile<loc=acc, f32, 16, 16, ColMajor, RowMajor, 1024, Max>,
  !pto.tile<loc=vec, f32, 16, 16>,
  !pto.tile<loc=vec, f32, 16, 16, ColMajor>,
  !pto.tile<loc=vec, !pto.hif8, 16, 32>,
  !pto.tile<vec, f32, 16, 16>,
  !pto.tile<mat, f16, 16, 16, ColMajor, RowMajor, NZ, Null>,
  !pto.tile<vec, !pto.hif8, 16, 32>)

// Short: in vector memory, all else default.
func.func private @short(
  !pto.tile<f32, 16, 16>,
  !pto.tile<16x16xf32>,
  !pto.tile<16x16xf32, valid=1x?>,
  !pto.tile<!pto.hif8, 16, 32>,
  !pto.tile_buf<f32, 16, 16>,
  !pto.tile_buf<16x16xf32>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @compact(!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=4x8>, !pto.tile_buf<vec, 16x16xf32, valid=?x8>, !pto.tile_buf<vec, 16x16xf32, valid=4x?>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x16xf32, valid=0x0>, !pto.tile_buf<vec, 16x16xf32, valid=1x1, blayout=col_major, slayout=row_major, fractal=1024, pad=3, compact=2>, !pto.tile_buf<vec, 16x16xf32, pad=1>, !pto.tile_buf<vec, 16x16xf32, valid=1x?, pad=2>, !pto.tile_buf<vec, 1x9223372036854775807xi8>)
//|   func.func private @words(!pto.tile_buf<vec, 16x16xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 16x16xf32, slayout=col_major>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major, slayout=col_major>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, pad=1, compact=1>, !pto.tile_buf<vec, 16x16xf32, pad=2, compact=2>, !pto.tile_buf<vec, 16x16xf32, pad=3, compact=2>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, fractal=32>)
//|   func.func private @locations(!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<mat, 16x16xf16>, !pto.tile_buf<left, 16x16xf16>, !pto.tile_buf<right, 16x16xf16>, !pto.tile_buf<acc, 16x16xf16>, !pto.tile_buf<bias, 16x16xf16>, !pto.tile_buf<scaling, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<scaling, 16x16xf16, slayout=row_major, fractal=32>, !pto.tile_buf<scaling, 16x16xf16, blayout=col_major, slayout=col_major, fractal=32>)
//|   func.func private @keyed(!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 1x8xf32, valid=?x?>, !pto.tile_buf<vec, 1x8xf32, valid=?x?>, !pto.tile_buf<acc, 16x16xf32, valid=3x5, blayout=col_major, slayout=row_major, fractal=1024, pad=1, compact=1>, !pto.tile_buf<mat, 16x2xui8, blayout=col_major, slayout=col_major, fractal=32, pad=2>)
//|   func.func private @positional(!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major, pad=1>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<vec, 16x16xf16, blayout=col_major, slayout=col_major>, !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024, pad=2>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32x!pto.hif8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 16x32x!pto.hif8>)
//|   func.func private @short(!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32, valid=1x?>, !pto.tile_buf<vec, 16x32x!pto.hif8>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>)
//| }
