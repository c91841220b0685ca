// What the verifier of `nest.loops` rejects: plans of shared loops that break a dependence between their nests.
// RUN: %s --diagnostics=short --verify --pto-arch=a5

!t = !pto.tile_buf<vec, 16x64xf32>
!l = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!v = !pto.vreg<64xf32>

func.func @plans(%a: !t, %b: !t, %l: !l) {
  // The result of a line, which is broadcast in the next phase.
  nest.loops attributes {cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0, 1>, registers = 1, stored = array<i64: 0, 1>} nests {
    nest.fold ins(%a : !t) outs(%l : !l) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 1>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 1>} start {
      %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
      %zero = arith.constant 0.0 : f32
      %start = pto.vdup %zero, %m : f32, !pto.mask<b32> -> !v
      nest.yield %start : !v
    } step {
    ^bb0(%x: !v, %sum: !v):
      nest.yield %x : !v
    } finish {
    ^bb0(%sum: !v):
      nest.yield %sum : !v
    }
    nest.map ins(%b, %l : !t, !l) outs(%b : !t) attributes {aligns = array<i64: 32, 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 1, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same", "line"], strides = array<i64: 64, 1, 64>} full {
    ^bb0(%x0: !v, %x1: !v):
      nest.yield %x0 : !v
    }
  }
  // The result of a line, before the end of the line.
  nest.loops attributes {cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0, 0>, registers = 1, stored = array<i64: 0, 1>} nests {
    nest.fold ins(%a : !t) outs(%l : !l) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 1>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 1>} start {
      %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
      %zero = arith.constant 0.0 : f32
      %start = pto.vdup %zero, %m : f32, !pto.mask<b32> -> !v
      nest.yield %start : !v
    } step {
    ^bb0(%x: !v, %sum: !v):
      nest.yield %x : !v
    } finish {
    ^bb0(%sum: !v):
      nest.yield %sum : !v
    }
    nest.map ins(%b, %l : !t, !l) outs(%b : !t) attributes {aligns = array<i64: 32, 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 1, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same", "line"], strides = array<i64: 64, 1, 64>} full {
    ^bb0(%x0: !v, %x1: !v):
      nest.yield %x0 : !v
    }
  }
  // The first element of a line, while the line is computed.
  nest.loops attributes {cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0, 0>, registers = 1, stored = array<i64: 0, 1>} nests {
    nest.map ins(%a : !t) outs(%b : !t) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>} full {
    ^bb0(%x0: !v):
      nest.yield %x0 : !v
    }
    nest.map ins(%b : !t) outs(%a : !t) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["line"], strides = array<i64: 64, 64>} full {
    ^bb0(%x0: !v):
      nest.yield %x0 : !v
    }
  }
  // The first line, which later lines read, is overwritten.
  nest.loops attributes {cycles = 1, jam = array<i64: 1, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0, 0>, registers = 1, stored = array<i64: 0, 1>} nests {
    nest.map ins(%a : !t) outs(%b : !t) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["first line"], strides = array<i64: 64, 64>} full {
    ^bb0(%x0: !v):
      nest.yield %x0 : !v
    }
    nest.map ins(%b : !t) outs(%a : !t) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>} full {
    ^bb0(%x0: !v):
      nest.yield %x0 : !v
    }
  }
  return
}

// run 1: exit 1
// stderr:
//| nests.dependences.mlir:29:3: error[PTO0007]: 'nest.loops' op expected nest 1 in a later phase than nest 0, whose result is complete at the end of a line
//| nests.dependences.mlir:48:3: error[PTO0007]: 'nest.loops' op expected nests 0 and 1 in separate loops, as they access a tile in different orders, by elements and by lines
//| nests.dependences.mlir:59:3: error[PTO0007]: 'nest.loops' op expected nests 0 and 1 in separate loops, as they access a tile in different orders, by columns and by elements
