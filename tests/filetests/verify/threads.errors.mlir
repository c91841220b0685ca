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
//| threads.errors.mlir:6:3: error[PTO0201]: custom op 'pto.simt_launch' is unknown
//| threads.errors.mlir:7:3: error[PTO0201]: custom op 'pto.simt_launch' is unknown
//| threads.errors.mlir:8:3: error[PTO0201]: custom op 'pto.simt_launch' is unknown
//| threads.errors.mlir:9:3: error[PTO0201]: custom op 'pto.simt_launch' is unknown
