// Structs that are none.
// RUN: %s --split-input-file --diagnostics=short

func.func private @empty(!pto.struct<>)
func.func private @fields(!pto.struct<i8, index>, !pto.struct<i1>, !pto.struct<vector<2xf16>>, !pto.struct<i8, foo>)
func.func private @nested(!pto.struct<!pto.struct<i8, index>, i16>, !pto.struct<!pto.struct<>>, !pto.struct<!pto.align>)

// -----

func.func private @open(!pto.struct<i8)

// -----

func.func private @bare(!pto.struct)

// run 1: exit 1
// stderr:
//| structs.errors.mlir:4:37: error[PTO0124]: a struct has at least one field
//| structs.errors.mlir:5:43: error[PTO0220]: no struct has a field of type index
//| structs.errors.mlir:5:63: error[PTO0220]: no struct has a field of type i1
//| structs.errors.mlir:5:80: error[PTO0107]: unknown element type 'vector'
//| structs.errors.mlir:5:86: error[PTO0005]: expected '>'
//| structs.errors.mlir:6:55: error[PTO0220]: no struct has a field of type index
//| structs.errors.mlir:6:92: error[PTO0124]: a struct has at least one field
//| structs.errors.mlir:6:109: error[PTO0220]: no struct has a field of type !pto.align
//| structs.errors.mlir:10:36: error[PTO0005]: expected '>': no '>' closes this '<'
//| structs.errors.mlir:14:36: error[PTO0005]: expected '<', found ')'
