// Vector registers and predicates outside of their domains, and malformed types.
// RUN: %s --split-input-file --diagnostics=short

func.func private @vreg(
  !pto.vreg<32xf32>, !pto.vreg<64xf16>, !pto.vreg<0xf32>, !pto.vreg<8x8xf32>, !pto.vreg<f32>, !pto.vreg<64xf99>)

func.func private @mask(!pto.mask<b64>, !pto.mask<8b>, !pto.mask<32>)

func.func private @events(!pto.eventid_array<0>, !pto.eventid_array<-1>)

// -----

func.func private @mask_word(!pto.mask<b64>, !pto.mask<64>)

// -----

func.func private @align(!pto.align<b32>)

// -----

func.func private @dynamic(!pto.vreg<?xf32>)

// -----

func.func private @truth(!pto.vreg<256xi1>, !pto.vreg<2048xi1>, !pto.vreg<32xindex>)

// run 1: exit 1
// stderr:
//| vectors.errors.mlir:5:13: error[PTO0117]: a vector register of f32 has 64 lanes of 32 bits, found 32
//| vectors.errors.mlir:5:32: error[PTO0117]: a vector register of f16 has 128 lanes of 16 bits, found 64
//| vectors.errors.mlir:5:51: error[PTO0117]: a vector register of f32 has 64 lanes of 32 bits, found 0
//| vectors.errors.mlir:5:69: error[PTO0117]: a vector register of f32 has 64 lanes of 32 bits, found 8x8
//| vectors.errors.mlir:5:89: error[PTO0117]: a vector register of f32 has 64 lanes of 32 bits, found none
//| vectors.errors.mlir:5:108: error[PTO0107]: unknown element type 'f99'
//| vectors.errors.mlir:7:35: error[PTO0118]: unknown mask granularity 'b64', expected b8, b16 or b32
//| vectors.errors.mlir:7:52: error[PTO0005]: expected '>'
//| vectors.errors.mlir:9:46: error[PTO0124]: expected a positive number of events, found 0
//| vectors.errors.mlir:9:69: error[PTO0124]: expected a positive number of events, found -1
//| vectors.errors.mlir:13:40: error[PTO0118]: unknown mask granularity 'b64', expected b8, b16 or b32
//| vectors.errors.mlir:13:56: error[PTO0118]: unknown mask granularity '64', expected b8, b16 or b32
//| vectors.errors.mlir:17:36: error[PTO0124]: align takes no parameters
//| vectors.errors.mlir:21:38: error[PTO0005]: expected static shape
//| vectors.errors.mlir:25:36: error[PTO0117]: a vector register has no lanes of i1
//| vectors.errors.mlir:25:55: error[PTO0117]: a vector register has no lanes of i1
//| vectors.errors.mlir:25:75: error[PTO0117]: a vector register has no lanes of index
