// What is no operation or kernel of the backend, rule by rule.
// RUN: %s --diagnostics=short --split-input-file

// Numbers of operands, immediates and elements.
module {
  func.func @count(%a: i32 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %0 = "genx.literal"() <{bits = array<i64: 1, 2>}> : () -> vector<4xi32>
    %1 = "genx.add"(%a) : (i32) -> i32
    %2 = "genx.rdpredregion"(%0) : (vector<4xi32>) -> vector<4xi32>
    "genx.br"()[^next] <{successor_arguments = array<i32: 1>}> : () -> ()
  ^next:
    genx.ret
  }
}

// -----

// As many types as operands.
module {
  func.func @types(%a: i32 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %0 = genx.add %a, %a : (i32) -> i32
    genx.ret
  }
}

// -----

// Types of operands and results, and of what blocks get.
module {
  func.func @types(%a: i32 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %f = genx.literal 0x3F800000 : vector<8xf32>
    %v = genx.literal 1 : vector<8xi32>
    %i = genx.literal 0 : i16
    %s = genx.literal 1 : si32
    %0 = genx.add %v, %f : (vector<8xi32>, vector<8xf32>) -> vector<8xi32>
    %1 = genx.fadd %v, %v : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %2 = genx.trunc %v : (vector<8xi32>) -> vector<8xi64>
    %3 = genx.zext %v : (vector<8xi32>) -> vector<8xi16>
    %4 = genx.fptrunc %f : (vector<8xf32>) -> vector<8xf64>
    %5 = genx.fpext %f : (vector<8xf32>) -> vector<8xf16>
    %6 = genx.bitcast %f : (vector<8xf32>) -> vector<8xi16>
    %7 = genx.icmp eq, %v, %v : (vector<8xi32>, vector<8xi32>) -> vector<4xi1>
    %8 = genx.fptosi %v : (vector<8xi32>) -> vector<8xi32>
    %9 = genx.sitofp %v : (vector<8xi32>) -> vector<4xf32>
    %10 = genx.select %v, %v, %v : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    %11 = genx.any %v : (vector<8xi32>) -> i1
    %12 = genx.svm.block.ld %a : (i32) -> vector<8xi32>
    %13 = genx.smax %v, %f : (vector<8xi32>, vector<8xf32>) -> vector<8xi32>
    %14 = genx.group.id.x : () -> i64
    %15 = genx.local.id : () -> vector<4xi32>
    %16 = genx.rdregion %v, <0, 4, 1>, offset = 0, %i, parent_width = 0 : (vector<8xi32>, i16) -> vector<4xf32>
    genx.br ^next(%a : i32)
  ^next(%b: i64):
    genx.ret
  }
}

// -----

// Regions in their vectors.
module {
  func.func @region(%i: i16 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %v = genx.literal 1 : vector<16xi32>
    %w = genx.literal 2 : vector<8xi32>
    %0 = genx.literal 0 : i16
    %1 = genx.literal 1 : i1
    %2 = genx.rdregion %v, <8, 4, 1>, offset = 36, %0, parent_width = 0 : (vector<16xi32>, i16) -> vector<8xi32>
    %3 = genx.rdregion %v, <8, 4, 1>, offset = -4, %0, parent_width = 0 : (vector<16xi32>, i16) -> vector<8xi32>
    %4 = genx.rdregion %v, <8, 3, 1>, offset = 0, %0, parent_width = 0 : (vector<16xi32>, i16) -> vector<8xi32>
    %5 = genx.rdregion %v, <8, 4, 1>, offset = 2, %0, parent_width = 0 : (vector<16xi32>, i16) -> vector<8xi32>
    %6 = genx.rdregion %v, <16, 4, 1>, offset = 0, %i, parent_width = 0 : (vector<16xi32>, i16) -> vector<8xi32>
    %7 = genx.wrregion %v, %w, <0, 8, 0>, offset = 0, %0, parent_width = 0, %1 : (vector<16xi32>, vector<8xi32>, i16, i1) -> vector<16xi32>
    %8 = genx.wrregion %v, %w, <0, 8, 1>, offset = 40, %0, parent_width = 0, %1 : (vector<16xi32>, vector<8xi32>, i16, i1) -> vector<16xi32>
    genx.ret
  }
}

// -----

// Indices.
module {
  func.func @index(%i: i32 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %v = genx.literal 1 : vector<16xi32>
    %rows = genx.literal [0, 4, 8] : vector<3xi16>
    %0 = genx.rdregion %v, <8, 4, 1>, offset = 0, %i, parent_width = 0 : (vector<16xi32>, i32) -> vector<8xi32>
    %1 = genx.rdregion %v, <8, 4, 1>, offset = 0, %rows, parent_width = 0 : (vector<16xi32>, vector<3xi16>) -> vector<8xi32>
    genx.ret
  }
}

// -----

// Bits of predicates.
module {
  func.func @bits() attributes {genx.kernel} {
    %p = genx.literal 1 : vector<16xi1>
    %q = genx.literal 0 : vector<8xi1>
    %0 = genx.rdpredregion %p, offset = 12 : (vector<16xi1>) -> vector<8xi1>
    %1 = genx.wrpredregion %p, %q, offset = -8 : (vector<16xi1>, vector<8xi1>) -> vector<16xi1>
    genx.ret
  }
}

// -----

// Immediates.
module {
  func.func @immediate() attributes {genx.kernel} {
    %0 = genx.literal 300 : i8
    %1 = "genx.icmp"(%0, %0) <{predicate = 10 : i64}> : (i8, i8) -> i1
    genx.fence mode = 256
    genx.ret
  }
}

// -----

module {
  func.func @word(%a: i32 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %0 = genx.icmp less, %a, %a : (i32, i32) -> i1
    genx.ret
  }
}

// -----

// Messages.
module {
  func.func @message(%a: i64 {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    %0 = genx.svm.block.ld %a : (i64) -> vector<12xf32>
    %mask = genx.literal 1 : vector<8xi1>
    %at = genx.literal 0 : vector<16xi64>
    %old = genx.literal undef : vector<16xi32>
    %1 = genx.svm.gather %mask, log2_blocks = 0, %at, %old : (vector<8xi1>, vector<16xi64>, vector<16xi32>) -> vector<16xi32>
    genx.ret
  }
}

// -----

// Kernels.
module {
  func.func @no_offset(%a: i32 {genx.kind = "general"}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @no_kind(%a: i32 {genx.kind = "sampler", genx.offset = 64 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @memory() attributes {genx.kernel, genx.slm_bytes = -1 : i32} {
    genx.ret
  }
  func.func @unknown() attributes {genx.kernel, genx.registers = 128 : i32} {
    genx.ret
  }
  func.func @type(%a: index {genx.kind = "general", genx.offset = 64 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @other() attributes {genx.kernel} {
    %0 = arith.constant 0 : i32
    genx.ret
  }
  func.func private @declared() attributes {genx.kernel}
}

// -----

module attributes {genx.kernel} {
}

// run 1: exit 1
// stderr:
//| kernel.errors.mlir:7:10: error[PTO1620]: genx.literal: expected one number, or 4, found 2
//| kernel.errors.mlir:8:10: error[PTO1620]: genx.add: expected 2 operands, found 1
//| kernel.errors.mlir:9:10: error[PTO1620]: genx.rdpredregion: `offset` is missing
//| kernel.errors.mlir:10:5: error[PTO1620]: genx.br: expected 0 operands and successor_arguments for all others of 0
//| kernel.errors.mlir:21:10: error[PTO1620]: expected 2 types of operands, found 1
//| kernel.errors.mlir:34:10: error[PTO1621]: genx.literal: expected a type of vISA as result
//| kernel.errors.mlir:35:23: error[PTO1621]: genx.add: expected <8 x i32> as `rhs`, found <8 x float>
//| kernel.errors.mlir:36:10: error[PTO1621]: genx.fadd: expected floats as result, found <8 x i32>
//| kernel.errors.mlir:37:21: error[PTO1621]: genx.trunc: expected 8 integers of more than 64 bits as `src`, found <8 x i32>
//| kernel.errors.mlir:38:20: error[PTO1621]: genx.zext: expected 8 integers or bits of less than 16 bits as `src`, found <8 x i32>
//| kernel.errors.mlir:39:23: error[PTO1621]: genx.fptrunc: expected 8 floats of more than 64 bits as `src`, found <8 x float>
//| kernel.errors.mlir:40:21: error[PTO1621]: genx.fpext: expected 8 floats of less than 16 bits as `src`, found <8 x float>
//| kernel.errors.mlir:41:23: error[PTO1621]: genx.bitcast: expected 128 bits as `src`, found <8 x float>
//| kernel.errors.mlir:42:10: error[PTO1621]: genx.icmp: expected <8 x i1> as result, found <4 x i1>
//| kernel.errors.mlir:43:22: error[PTO1621]: genx.fptosi: expected 8 floats as `src`, found <8 x i32>
//| kernel.errors.mlir:44:22: error[PTO1621]: genx.sitofp: expected 4 integers as `src`, found <8 x i32>
//| kernel.errors.mlir:45:23: error[PTO1621]: genx.select: expected i1, or 8 bits as `condition`, found <8 x i32>
//| kernel.errors.mlir:46:20: error[PTO1621]: genx.any: expected a predicate as `src`, found <8 x i32>
//| kernel.errors.mlir:47:29: error[PTO1621]: genx.svm.block.ld: expected i64 as `address`, found i32
//| kernel.errors.mlir:48:25: error[PTO1621]: genx.smax: expected <8 x i32> as `rhs`, found <8 x float>
//| kernel.errors.mlir:49:11: error[PTO1621]: genx.group.id.x: expected i32 as result, found i64
//| kernel.errors.mlir:50:11: error[PTO1621]: genx.local.id: expected <3 x i32> as result, found <4 x i32>
//| kernel.errors.mlir:51:25: error[PTO1621]: genx.rdregion: expected a vector of float, found <8 x i32>
//| kernel.errors.mlir:52:5: error[PTO1621]: genx.br: successor 0 takes (i64), found (i32)
//| kernel.errors.mlir:67:10: error[PTO1622]: genx.rdregion: elements 9 to 20 are not all in the vector of 16
//| kernel.errors.mlir:68:10: error[PTO1622]: genx.rdregion: elements -1 to 10 are not all in the vector of 16
//| kernel.errors.mlir:69:10: error[PTO1622]: genx.rdregion: expected rows of a width that divides 8, found 3
//| kernel.errors.mlir:70:39: error[PTO1622]: genx.rdregion: expected a multiple of the 4 bytes of an element, found 2
//| kernel.errors.mlir:71:10: error[PTO1622]: genx.rdregion: the region is of 20 elements, the vector of 16
//| kernel.errors.mlir:72:10: error[PTO1622]: genx.wrregion: a place would be written twice
//| kernel.errors.mlir:73:10: error[PTO1622]: genx.wrregion: elements 10 to 17 are not all in the vector of 16
//| kernel.errors.mlir:85:51: error[PTO1623]: genx.rdregion: expected i16, or a vector of them as `index`, found i32
//| kernel.errors.mlir:86:51: error[PTO1623]: genx.rdregion: expected an index for each of 2 rows, found <3 x i16>
//| kernel.errors.mlir:98:32: error[PTO1624]: genx.rdpredregion: bits 12 to 19 are not all in the predicate of 16
//| kernel.errors.mlir:99:36: error[PTO1624]: genx.wrpredregion: bits -8 to -1 are not all in the predicate of 16
//| kernel.errors.mlir:109:10: error[PTO1625]: genx.literal: expected 8 bits, found 300
//| kernel.errors.mlir:110:32: error[PTO1625]: genx.icmp: expected the code of a comparison, found [10]
//| kernel.errors.mlir:111:16: error[PTO1625]: genx.fence: expected 8 bits as `mode`, found 256
//| kernel.errors.mlir:120:20: error[PTO1625]: unknown comparison 'less', expected eq, ne, sgt, sge, slt, sle, ugt, uge, ult or ule
//| kernel.errors.mlir:130:10: error[PTO1626]: genx.svm.block.ld: expected 1, 2, 4, 8 or 16 times 16 bytes, found <12 x float> of 48 bytes
//| kernel.errors.mlir:134:26: error[PTO1626]: genx.svm.gather: expected a bit for each of 16 addresses, found <8 x i1>
//| kernel.errors.mlir:143:69: error[PTO1627]: expected a number of bytes as `genx.offset` of parameter 0
//| kernel.errors.mlir:146:91: error[PTO1627]: expected "general", "address", "surface", "group_count" or "local_ids" as `genx.kind` of parameter 0
//| kernel.errors.mlir:149:48: error[PTO1627]: expected a number of bytes as `genx.slm_bytes`, found -1 : i32
//| kernel.errors.mlir:152:49: error[PTO1627]: unknown attribute `genx.registers` = 128 : i32, expected `genx.kernel`, `genx.slm_bytes` or `genx.threads`
//| kernel.errors.mlir:155:90: error[PTO1627]: expected a type of vISA for parameter 0, found index
//| kernel.errors.mlir:159:10: error[PTO1627]: expected operations of genx in a kernel, found arith.constant
//| kernel.errors.mlir:162:45: error[PTO1627]: expected a kernel with a body
//| kernel.errors.mlir:167:20: error[PTO1627]: expected `genx.kernel` on func.func
