// What the verifiers of the dialect `nest` reject.
// RUN: %s --diagnostics=short --verify --pto-arch=a5

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.vreg<64xf32>

func.func @nests(%a: !t, %n: index) {
  // A tile without a stride.
  "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64>}> ({
  ^bb0(%x: !v):
    "nest.yield"(%x) : (!v) -> ()
  }, {}) : (!t, !t) -> ()
  // A word that names no elements.
  "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["all"], strides = array<i64: 64, 64>}> ({
  ^bb0(%x: !v):
    "nest.yield"(%x) : (!v) -> ()
  }, {}) : (!t, !t) -> ()
  // An extent that is an operand, but not given.
  "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: -9223372036854775808, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({
  ^bb0(%x: !v):
    "nest.yield"(%x) : (!v) -> ()
  }, {}) : (!t, !t) -> ()
  // An index in the place of a tile.
  "nest.map"(%a, %n) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({
  ^bb0(%x: !v):
    "nest.yield"(%x) : (!v) -> ()
  }, {}) : (!t, index) -> ()
  // No code for full registers.
  "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({}, {}) : (!t, !t) -> ()
  // Code without the register of the source.
  "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({
    "nest.yield"() : () -> ()
  }, {}) : (!t, !t) -> ()
  // Loops with something else than nests.
  "nest.loops"() <{cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0>, stored = array<i64: 0>}> ({
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  }) : () -> ()
  // A stored result of a nest that there is not.
  "nest.loops"() <{cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0>, stored = array<i64: 1>}> ({
    "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({
    ^bb0(%x: !v):
      "nest.yield"(%x) : (!v) -> ()
    }, {}) : (!t, !t) -> ()
  }) : () -> ()
  // More units of work than are unrolled.
  "nest.loops"() <{cycles = 1, jam = array<i64: 65, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0>, stored = array<i64: 0>}> ({
    "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({
    ^bb0(%x: !v):
      "nest.yield"(%x) : (!v) -> ()
    }, {}) : (!t, !t) -> ()
  }) : () -> ()
  // A pair of no elements.
  "nest.loops"() <{cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, pairs = array<i64: 4, 0, 0>, phases = array<i64: 0>, stored = array<i64: 0>}> ({
    "nest.map"(%a, %a) <{aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>}> ({
    ^bb0(%x: !v):
      "nest.yield"(%x) : (!v) -> ()
    }, {}) : (!t, !t) -> ()
  }) : () -> ()
  // Units of work with arguments.
  "nest.interleave"() <{interval = 1, registers = 32}> ({
  ^bb0(%x: !v):
  }) : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| nests.errors.mlir:9:3: error[PTO0007]: 'nest.map' op expected 2 entries in `strides`, one for each tile, found 1
//| nests.errors.mlir:14:3: error[PTO0007]: 'nest.map' op expected a list of "same", "line" and "first line" in `reach`
//| nests.errors.mlir:19:3: error[PTO0007]: 'nest.map' op expected 2 tiles and 1 extents as operands, found 2 operands
//| nests.errors.mlir:24:3: error[PTO0007]: 'nest.map' op expected a tile as operand 1, found index
//| nests.errors.mlir:29:3: error[PTO0007]: 'nest.map' op expected one block in region `full`, found 0
//| nests.errors.mlir:31:3: error[PTO0007]: 'nest.map' op expected 1 arguments and 1 results in region `full`, found 0 and 0
//| nests.errors.mlir:35:3: error[PTO0007]: 'nest.loops' op expected one region with nests only
//| nests.errors.mlir:39:3: error[PTO0007]: 'nest.loops' op expected indices of nests in `stored`
//| nests.errors.mlir:46:3: error[PTO0007]: 'nest.loops' op expected a factor from 1 to 64, cycles and registers in `jam`
//| nests.errors.mlir:53:3: error[PTO0007]: 'nest.loops' op expected bytes of a wide element, elements of a pair, and 0 or 1 in `pairs`
//| nests.errors.mlir:60:3: error[PTO0007]: 'nest.interleave' op expected one block without arguments in each region
