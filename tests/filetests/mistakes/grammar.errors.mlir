// Slips in the grammar: what was found, and the repair.
// RUN: %s --verify --split-input-file

func.func @type_without_mark() {
  %a = pto.alloc_tile : pto.tile_buf<vec, 16x64xf32>
  return
}

// -----

func.func @value_without_mark(%a: !pto.tile_buf<vec, 16x64xf32>) {
  %c = arith.addf a, %a : f32
  return
}

// -----

func.func @number_as_value(%a: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tadds ins(%a, 2.5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// -----

func.func @semicolon() {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>;
  return
}

// -----

func.func @comment() {
  # loads
  return
}

// -----

func.func @float() {
  %c = arith.constant 2 : f32
  return
}

// -----

func.func @shape() {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16*64xf32>
  return
}

// -----

func.func @open_type() {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32
  return
}

// -----

func.func @name_of_nothing(%a: !pto.tile_buf<vec, 16x64xf32>) {
  %b = pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// -----

func.func @type_left_out(%a: !pto.tile_buf<vec, 16x64xf32>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a)
  return
}

// -----

func @function_without_dialect() {
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0005]: expected a type, found 'pto.tile_buf'
//|  --> grammar.errors.mlir:5:25
//|   |
//| 5 |   %a = pto.alloc_tile : pto.tile_buf<vec, 16x64xf32>
//|   |                         ^^^^^^^^^^^^
//|   |
//|   = help: types begin with '!': '!pto.tile_buf'
//|
//| error[PTO0005]: expected a value, found 'a'
//|   --> grammar.errors.mlir:12:19
//|    |
//| 12 |   %c = arith.addf a, %a : f32
//|    |                   ^
//|    |
//|    = help: names of values begin with '%': '%a'
//|
//| error[PTO0005]: expected a value, found '2.5'
//|   --> grammar.errors.mlir:19:21
//|    |
//| 19 |   pto.tadds ins(%a, 2.5 : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
//|    |                     ^^^
//|    |
//|    = help: name the number before: %number = arith.constant 2.5 : type
//|
//| error[PTO0005]: unexpected character ';'
//|   --> grammar.errors.mlir:26:54
//|    |
//| 26 |   %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>;
//|    |                                                      ^
//|    |
//|    = help: leave it out: a statement ends with its line
//|
//| error[PTO0005]: unexpected character '#'
//|   --> grammar.errors.mlir:33:3
//|    |
//| 33 |   # loads
//|    |   ^
//|    |
//|    = help: comments begin with '//'
//|
//| error[PTO0005]: expected a number with a point for a float, found '2'
//|   --> grammar.errors.mlir:40:23
//|    |
//| 40 |   %c = arith.constant 2 : f32
//|    |                       ^
//|    |
//|    = help: write '2.0'
//|
//| error[PTO0005]: expected 'x' after an extent, found '*'
//|   --> grammar.errors.mlir:47:46
//|    |
//| 47 |   %a = pto.alloc_tile : !pto.tile_buf<vec, 16*64xf32>
//|    |                                              ^
//|    |
//|    = help: extents are written with their type: 16x64xf32
//|
//| error[PTO0005]: expected '>': no '>' closes this '<'
//|   --> grammar.errors.mlir:54:38
//|    |
//| 54 |   %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32
//|    |                                      ^
//|
//| error[PTO0005]: the operation has no result that a name could stand for
//|   --> grammar.errors.mlir:61:3
//|    |
//| 61 |   %b = pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^
//|    |
//|    = help: leave out what stands before its '='; an operation with outs(..) writes the buffers it names there
//|
//| error[PTO0005]: expected ':', found ')'
//|   --> grammar.errors.mlir:68:59
//|    |
//| 68 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a)
//|    |                                                           ^
//|
//| error[PTO0201]: unknown operation 'func'
//|   --> grammar.errors.mlir:74:1
//|    |
//| 74 | func @function_without_dialect() {
//|    | ^^^^
//|    |
//|    = help: did you mean 'func.func'?
//|
//| error: 11 errors
//| note: 'pto-opt --explain PTO0005' shows the rule with examples
