// Launches of what is not made for threads, and operations of threads outside.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short


func.func @kernel(%p: !pto.ptr<i32, ub>, %n: i32) attributes {pto.entry} {
  pto.simt_launch @nobody<<<%n, %n, %n>>>() : () -> ()
  pto.simt_launch @plain<<<%n, %n, %n>>>() : () -> ()
  pto.simt_launch @body<<<%n, %n, %n>>>(%n) : (i32) -> ()
  pto.simt_launch @body<<<%n, %n, %n>>>(%n, %n) : (i32, i32) -> ()
  %x = pto.get_tid_x : i32
  return
}

func.func @plain() {
  return
}

func.func @body(%p: !pto.ptr<i32, ub>, %n: i32) attributes {pto.simt_entry} {
  return
}

// run 1: exit 1
// stderr:
//| threads.errors.mlir:6:3: error[PTO1240]: there is no function @nobody in the module
//| threads.errors.mlir:7:3: error[PTO1240]: function @plain has no attribute pto.simt_entry
//| threads.errors.mlir:8:3: error[PTO1241]: function @body takes 2 arguments, found 1
//| threads.errors.mlir:9:41: error[PTO1241]: function @body takes !pto.ptr<i32, ub> here, found i32
//| threads.errors.mlir:10:8: error[PTO1242]: pto.get_tid_x is in a kernel, outside of threads
