// What holds no kernels only is not compiled, nor what a platform does not have.
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --split-input-file

module {
  func.func @k() attributes {genx.kernel} {
    genx.ret
  }
  func.func @f() {
    return
  }
}

// -----

module {
  func.func @k(%a: i64 {genx.kind = "general", genx.offset = 64 : i32}, %to: i64 {genx.kind = "general", genx.offset = 72 : i32}) attributes {genx.kernel} {
    %f = genx.bitcast %a : (i64) -> f64
    %e = genx.exp %f : (f64) -> f64
    %0 = genx.bitcast %e : (f64) -> i64
    %1 = genx.bitcast %0 : (i64) -> vector<2xi32>
    %two = genx.literal undef : vector<4xi32>
    %zero = genx.literal 0 : i16
    %one = genx.literal 1 : i1
    %2 = genx.wrregion %two, %1, <0, 2, 1>, offset = 0, %zero, parent_width = 0, %one : (vector<4xi32>, vector<2xi32>, i16, i1) -> vector<4xi32>
    genx.svm.block.st %to, %2 : (i64, vector<4xi32>)
    genx.ret
  }
}

// -----

// Parameters are aligned, in one register if they are smaller than one, do not overlap, and are not in the thread header.
module {
  func.func @aligned(%a: i64 {genx.kind = "general", genx.offset = 65 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @within(%v: vector<4xi32> {genx.kind = "general", genx.offset = 88 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @apart(%a: i64 {genx.kind = "general", genx.offset = 64 : i32}, %b: i32 {genx.kind = "general", genx.offset = 68 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @file(%a: i64 {genx.kind = "general", genx.offset = 8192 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @header(%a: i64 {genx.kind = "general", genx.offset = 24 : i32}) attributes {genx.kernel} {
    genx.ret
  }
  func.func @memory() attributes {genx.kernel, genx.slm_bytes = 65537 : i32} {
    genx.ret
  }
}

// run 1: exit 1
// stderr:
//| compile.errors.mlir:8:3: error[PTO1627]: expected kernels with `genx.kernel` only, found func.func
//| compile.errors.mlir:18:10: error[PTO1612]: `exp` of double cannot be compiled for DG2: DG2 has no instruction for it; use narrower elements or another platform
//| compile.errors.mlir:35:5: error[PTO1612]: parameter 0 of @aligned cannot be compiled for DG2: expected a multiple of 8 as its offset, found 65
//| compile.errors.mlir:38:5: error[PTO1612]: parameter 0 of @within cannot be compiled for DG2: 16 bytes at offset 88 are in two registers of 32 bytes
//| compile.errors.mlir:41:5: error[PTO1612]: parameter 1 of @apart cannot be compiled for DG2: bytes 68 to 72 overlap parameter 0 at bytes 64 to 72
//| compile.errors.mlir:44:5: error[PTO1612]: parameter 0 of @file cannot be compiled for DG2: expected its end in a register file of 4096 bytes, found it at byte 8200
//| compile.errors.mlir:47:5: error[PTO1612]: parameter 0 of @header cannot be compiled for DG2: expected an offset of 32 or more, after the thread header, found 24
//| compile.errors.mlir:50:5: error[PTO1612]: shared local memory of @memory cannot be compiled for DG2: expected at most 65536 bytes, found 65537
