// Pointers outside of their domains.
// RUN: %s --split-input-file --diagnostics=short

func.func private @spaces(!pto.ptr<f32, shared>, !pto.ptr<f32, 8>, !pto.ptr<f99, ub>, !pto.ptr<f98, nowhere>)

// -----

func.func private @empty(!pto.ptr<>)

// -----

func.func private @space_missing(!pto.ptr<f32,>)

// -----

func.func private @tensor(!pto.ptr<tensor<4xf32>>)

// -----

func.func private @vector(!pto.ptr<vector<2x!pto.hif8>>)

// run 1: exit 1
// stderr:
//| ptr.errors.mlir:4:41: error[PTO0108]: unknown address space 'shared', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| ptr.errors.mlir:4:64: error[PTO0108]: unknown address space '8', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| ptr.errors.mlir:4:80: error[PTO0107]: unknown element type 'f99'
//| ptr.errors.mlir:4:99: error[PTO0107]: unknown element type 'f98'
//| ptr.errors.mlir:4:101: error[PTO0108]: unknown address space 'nowhere', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| ptr.errors.mlir:8:35: error[PTO0005]: expected a type, found '>'
//| ptr.errors.mlir:12:47: error[PTO0005]: expected address space
//| ptr.errors.mlir:16:42: error[PTO0005]: expected '>'
//| ptr.errors.mlir:16:42: error[PTO0107]: unknown element type 'tensor'
//| ptr.errors.mlir:20:42: error[PTO0005]: expected a vector of builtin elements
