// What MLIR itself refuses: values out of reach, bad blocks, unknown dialects, syntax.
// RUN: %s --split-input-file --diagnostics=short

!t = !pto.tile_buf<vec, 16x16xf32>

func.func @dominance(%flag: i1, %a: !t) {
  scf.if %flag {
    %b = pto.alloc_tile : !t
  }
  pto.texp ins(%b : !t) outs(%a : !t)
  pto.texp ins(%c : !t) outs(%a : !t)
  %c = pto.alloc_tile : !t
  return
}

// -----

func.func @blocks(%flag: i1) {
  cf.cond_br %flag, ^a, ^b
^a:
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  cf.br ^b
^b:
  pto.texp ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// -----

func.func @no_return() {
  pto.barrier <PIPE_ALL>
}

// -----

func.func @twice() {
  return
}

func.func @twice() {
  return
}

// -----

func.func @operation() {
  pto.texponential
  return
}

// -----

func.func @near() {
  pto.barier <PIPE_ALL>
  "pto.tmatmull"() : () -> ()
  return
}

// -----

func.func @dialect() {
  "nowhere.op"() : () -> ()
  return
}

// -----

func.func @type(%a: !nowhere.type) {
  return
}

// -----

func.func @bracket() {
  return

// -----

func.func @character() {
  ?
  return
}

// -----

func.func @string() {
  "pto.barrier
  return
}

// -----

module attributes {pto.target_arch = "a4"} {
}

// -----

module attributes {pto.target_arch = 5 : i32} {
}

// -----

module attributes {pto.kernel_kind = #pto.pipe<PIPE_V>} {
}

// -----

module attributes {pto.kernel_kind = "scalar"} {
}

// run 1: exit 1
// stderr:
//| structure.errors.mlir:10:16: error[PTO0008]: use of undeclared value '%b'
//| structure.errors.mlir:11:3: error[PTO0008]: operand #0 does not dominate this use
//| structure.errors.mlir:24:3: error[PTO0008]: operand #0 does not dominate this use
//| structure.errors.mlir:24:3: error[PTO0008]: operand #1 does not dominate this use
//| structure.errors.mlir:31:3: error[PTO0007]: expected a terminator as the last operation of the block, found 'pto.barrier'
//| structure.errors.mlir:40:1: error[PTO0007]: redefinition of symbol named 'twice'
//| structure.errors.mlir:47:3: error[PTO0201]: unknown operation 'pto.texponential'
//| structure.errors.mlir:54:3: error[PTO0201]: unknown operation 'pto.barier'
//| structure.errors.mlir:55:3: error[PTO0201]: 'pto.tmatmull' op is not an operation of its dialect
//| structure.errors.mlir:62:15: error[PTO0201]: the dialect of operation 'nowhere.op' is not registered
//| structure.errors.mlir:68:30: error[PTO0123]: `!"nowhere"<"type">` type: its dialect is not registered
//| structure.errors.mlir:75:9: error[PTO0005]: expected '}' before the end of the text
//| structure.errors.mlir:79:25: error[PTO0005]: expected an operation, found ''
//| structure.errors.mlir:87:15: error[PTO0005]: expected '"' in string literal
//| structure.errors.mlir:93:20: error[PTO0010]: unknown target "a4", expected "a2", "a3", "a2a3" or "a5"
//| structure.errors.mlir:98:20: error[PTO0010]: unknown target 5 : i32, expected "a2", "a3", "a2a3" or "a5"
//| structure.errors.mlir:103:20: error[PTO0122]: unknown kernel kind #pto.pipe<PIPE_V>, expected vector or cube
//| structure.errors.mlir:108:20: error[PTO0122]: unknown kernel kind "scalar", expected vector or cube
