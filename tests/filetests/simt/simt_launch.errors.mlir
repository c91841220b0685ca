// Errors of pto.simt_launch.
// RUN: %s --split-input-file --diagnostics=short

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func private @body() attributes {pto.simt_entry}
  func.func @case(%x: i32, %i: index) {
    "pto.simt_launch"(%i, %x, %x) <{callee = @body}> : (index, i32, i32) -> ()
    "pto.simt_launch"(%x, %x) <{callee = @body}> : (i32, i32) -> ()
    "pto.simt_launch"(%x, %x, %x) : (i32, i32, i32) -> ()
    "pto.simt_launch"(%x, %x, %x) <{callee = "body"}> : (i32, i32, i32) -> ()
    %r = "pto.simt_launch"(%x, %x, %x) <{callee = @body}> : (i32, i32, i32) -> i32
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func private @body() attributes {pto.simt_entry}
  func.func @case(%x: i32) {
    pto.simt_launch @body<<<%x, %x, %x>>>() : () -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| simt_launch.errors.mlir:8:23: error[PTO0203]: pto.simt_launch expects an i32 as operand 'dimX', found index
//| simt_launch.errors.mlir:9:5: error[PTO0202]: pto.simt_launch expects at least 3 operands (dimX, dimY, dimZ, args), found 2
//| simt_launch.errors.mlir:10:5: error[PTO0205]: pto.simt_launch expects attribute 'callee', a symbol reference
//| simt_launch.errors.mlir:11:37: error[PTO0207]: pto.simt_launch expects a symbol reference as attribute 'callee', found "body"
//| simt_launch.errors.mlir:12:10: error[PTO0204]: pto.simt_launch expects no results, found 1
//| simt_launch.errors.mlir:23:5: error[PTO0209]: pto.simt_launch is not available on a3
