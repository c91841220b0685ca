// Errors of tile buffers, each at its own column, and parsing going on.
// RUN: %s --split-input-file --diagnostics=short

func.func private @domains(
  !pto.tile_buf<vector, 16x16xf32>,
  !pto.tile_buf<scalar, 16x16xf32>,
  !pto.tile_buf<vec, 16x16xf24>,
  !pto.tile_buf<vec, 16x16xtensor<4xf32>>,
  !pto.tile_buf<vec, 16x16xf32, blayout=diagonal>,
  !pto.tile_buf<vec, 16x16xf32, slayout=box>,
  !pto.tile_buf<vec, 16x16xf32, fractal=256>,
  !pto.tile_buf<vec, 16x16xf32, fractal=FR>,
  !pto.tile_buf<vec, 16x16xf32, fractal=RN>,
  !pto.tile_buf<vec, 16x16xf32, fractal=NZ>,
  !pto.tile_buf<vec, 16x16xf32, pad=4>,
  !pto.tile_buf<vec, 16x16xf32, pad=-1>,
  !pto.tile_buf<vec, 16x16xf32, pad=Invalid>,
  !pto.tile_buf<vec, 16x16xf32, compact=3>)

// -----

func.func private @extents(
  !pto.tile_buf<vec, 0x16xf32>,
  !pto.tile_buf<vec, 16x0xf32>,
  !pto.tile_buf<vec, ?x16xf32>,
  !pto.tile_buf<vec, 16xf32>,
  !pto.tile_buf<vec, 16x16x16xf32>,
  !pto.tile_buf<vec, 16x16xf32, valid=17x16>,
  !pto.tile_buf<vec, 16x16xf32, valid=16x17>,
  !pto.tile_buf<vec, 16x16xf32, valid=17x17>,
  !pto.tile_buf<vec, 16x16xf32, valid=16>,
  !pto.tile_buf<vec, 16x16xf32, valid=16x16x16>,
  !pto.tile<f32, -4, 16>,
  !pto.tile<f32, ?, 16>)

// -----

// Several in one type.
func.func private @several(
  !pto.tile_buf<vec, 16x16xf32, blayout=a, slayout=b, fractal=c, pad=d, compact=e>,
  !pto.tile_buf<nowhere, 0x16xf99, blayout=a>,
  !pto.tile_buf<vec, 16x16xf32, valid=17x17, pad=9>) -> !pto.tile_buf<scalar, 1x1xf0>

// -----

func.func private @keys(
  !pto.tile_buf<vec, 16x16xf32, pad=1, pad=1>,
  !pto.tile_buf<vec, 16x16xf32, valid=16x16, pad=1, valid=1x1>,
  !pto.tile_buf<loc=vec, dtype=f32, rows=16, cols=16>,
  !pto.tile_buf<loc=vec, dtype=f32>,
  !pto.tile_buf<loc=vec, dtype=f32, rows=16, cols=16, v_row=17, v_col=-2, blayout=row_major, slayout=none_box, fractal=512, pad=0>,
  !pto.tile_buf<loc=nowhere, dtype=f99, rows=0, cols=16, v_row=16, v_col=16, blayout=x, slayout=y, fractal=z, pad=w>)

// -----

func.func private @unknown_key(!pto.tile_buf<vec, 16x16xf32, stride=4>)

// -----

func.func private @unknown_keyed(!pto.tile_buf<loc=vec, dtype=f32, valid=16x16>)

// -----

func.func private @no_value(!pto.tile_buf<vec, 16x16xf32, pad=>)

// -----

func.func private @no_parameters(!pto.tile_buf<>)

// -----

func.func private @no_brackets(!pto.tile_buf)

// -----

func.func private @open(!pto.tile_buf<vec, 16x16xf32)

// -----

func.func private @number(!pto.tile_buf<vec, 99999999999999999999x16xf32>)

// -----

func.func private @name(!pto.tilebuf<vec, 16x16xf32>)

// -----

func.func private @itself(!pto.error)

// -----

// A wrong type is reported where it stands, and not again for its uses.
func.func @uses(%a: !pto.tile_buf<vec, 16x16xf99>, %b: !pto.tile_buf<vec, 16x16xf32>) {
  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 16x16xf99>, !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf32>)
  %c = pto.alloc_tile : !pto.tile_buf<nowhere, 16x16xf32>
  pto.texp ins(%b : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf32>) {precisionType = high_precision}
  return
}

// run 1: exit 1
// stderr:
//| tile_buf.errors.mlir:5:17: error[PTO0101]: unknown tile location 'vector', expected vec, mat, left, right, acc, bias or scaling
//| tile_buf.errors.mlir:6:17: error[PTO0115]: no target has tiles in location 'scalar'
//| tile_buf.errors.mlir:7:28: error[PTO0107]: unknown element type 'f24'
//| tile_buf.errors.mlir:8:28: error[PTO0107]: unknown element type 'tensor'
//| tile_buf.errors.mlir:8:34: error[PTO0005]: expected '>'
//| tile_buf.errors.mlir:23:22: error[PTO0110]: a tile has positive extents, found 0x16
//| tile_buf.errors.mlir:24:22: error[PTO0110]: a tile has positive extents, found 16x0
//| tile_buf.errors.mlir:25:22: error[PTO0110]: a tile has two static extents, found '?x16'
//| tile_buf.errors.mlir:26:22: error[PTO0110]: a tile has two static extents, found '16'
//| tile_buf.errors.mlir:27:22: error[PTO0110]: a tile has two static extents, found '16x16x16'
//| tile_buf.errors.mlir:28:39: error[PTO0109]: expected 0 to 16 valid rows or '?', found 17
//| tile_buf.errors.mlir:29:39: error[PTO0109]: expected 0 to 16 valid columns or '?', found 17
//| tile_buf.errors.mlir:30:39: error[PTO0109]: expected 0 to 16 valid columns or '?', found 17
//| tile_buf.errors.mlir:30:39: error[PTO0109]: expected 0 to 16 valid rows or '?', found 17
//| tile_buf.errors.mlir:31:39: error[PTO0109]: a valid region has two extents, found 1
//| tile_buf.errors.mlir:32:39: error[PTO0109]: a valid region has two extents, found 3
//| tile_buf.errors.mlir:33:18: error[PTO0110]: a tile has positive extents, found -4x16
//| tile_buf.errors.mlir:34:18: error[PTO0110]: a tile has two static extents, found '?x16'
//| tile_buf.errors.mlir:40:41: error[PTO0102]: unknown block layout 'a', expected row_major or col_major
//| tile_buf.errors.mlir:40:52: error[PTO0103]: unknown box layout 'b', expected none_box, row_major or col_major
//| tile_buf.errors.mlir:40:63: error[PTO0104]: unknown fractal 'c', expected 32, 512, 1024, ND, DN, NZ, ZN, ZZ or NN
//| tile_buf.errors.mlir:40:70: error[PTO0105]: unknown padding 'd', expected null, zero, max or min
//| tile_buf.errors.mlir:40:81: error[PTO0106]: unknown compact mode 'e', expected null, normal or row_plus_one
//| tile_buf.errors.mlir:41:17: error[PTO0101]: unknown tile location 'nowhere', expected vec, mat, left, right, acc, bias or scaling
//| tile_buf.errors.mlir:41:31: error[PTO0107]: unknown element type 'f99'
//| tile_buf.errors.mlir:41:44: error[PTO0102]: unknown block layout 'a', expected row_major or col_major
//| tile_buf.errors.mlir:42:39: error[PTO0109]: expected 0 to 16 valid columns or '?', found 17
//| tile_buf.errors.mlir:42:39: error[PTO0109]: expected 0 to 16 valid rows or '?', found 17
//| tile_buf.errors.mlir:42:50: error[PTO0105]: unknown padding '9', expected null, zero, max or min
//| tile_buf.errors.mlir:42:71: error[PTO0115]: no target has tiles in location 'scalar'
//| tile_buf.errors.mlir:42:83: error[PTO0107]: unknown element type 'f0'
//| tile_buf.errors.mlir:47:40: error[PTO0111]: tile key 'pad' is given twice
//| tile_buf.errors.mlir:48:53: error[PTO0111]: tile key 'valid' is given twice
//| tile_buf.errors.mlir:49:17: error[PTO0112]: tile type without v_row, v_col, blayout, slayout, fractal, pad
//| tile_buf.errors.mlir:50:17: error[PTO0112]: tile type without rows, cols, v_row, v_col, blayout, slayout, fractal, pad
//| tile_buf.errors.mlir:51:61: error[PTO0109]: expected 0 to 16 valid rows or '?', found 17
//| tile_buf.errors.mlir:51:71: error[PTO0109]: expected 0 to 16 valid columns or '?', found -2
//| tile_buf.errors.mlir:52:21: error[PTO0101]: unknown tile location 'nowhere', expected vec, mat, left, right, acc, bias or scaling
//| tile_buf.errors.mlir:52:36: error[PTO0107]: unknown element type 'f99'
//| tile_buf.errors.mlir:52:86: error[PTO0102]: unknown block layout 'x', expected row_major or col_major
//| tile_buf.errors.mlir:52:97: error[PTO0103]: unknown box layout 'y', expected none_box, row_major or col_major
//| tile_buf.errors.mlir:52:108: error[PTO0104]: unknown fractal 'z'
//| tile_buf.errors.mlir:52:115: error[PTO0105]: unknown padding 'w', expected null, zero, max or min
//| tile_buf.errors.mlir:56:62: error[PTO0113]: unknown tile key 'stride', expected valid, blayout, slayout, fractal, pad or compact
//| tile_buf.errors.mlir:60:68: error[PTO0113]: unknown tile key 'valid', expected dtype, rows, cols, v_row, v_col, blayout, slayout, fractal, pad or compact
//| tile_buf.errors.mlir:64:63: error[PTO0005]: expected a padding
//| tile_buf.errors.mlir:68:48: error[PTO0005]: expected a type, found '>'
//| tile_buf.errors.mlir:72:45: error[PTO0005]: expected '<', found ')'
//| tile_buf.errors.mlir:76:38: error[PTO0005]: expected '>': no '>' closes this '<'
//| tile_buf.errors.mlir:80:46: error[PTO0005]: invalid dimension
//| tile_buf.errors.mlir:84:30: error[PTO0123]: unknown type 'tilebuf' in dialect 'pto'
//| tile_buf.errors.mlir:88:37: error[PTO0123]: this type stands for errors, no file has it
//| tile_buf.errors.mlir:93:46: error[PTO0107]: unknown element type 'f99'
//| tile_buf.errors.mlir:94:50: error[PTO0107]: unknown element type 'f99'
//| tile_buf.errors.mlir:95:39: error[PTO0101]: unknown tile location 'nowhere', expected vec, mat, left, right, acc, bias or scaling
//| tile_buf.errors.mlir:96:94: error[PTO0317]: attribute `precisionType` is not available on a3
