// Threads that run functions made for them.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-threads


func.func @kernel(%p: !pto.ptr<i32, ub>, %n: i32) attributes {pto.aicore} {
  pto.simt_launch @body<<<%n, %n, %n>>>(%p, %n) : (!pto.ptr<i32, ub>, i32) -> ()
  pto.section.simt<<<1, 1, 1>>> {
    %x = pto.get_tid_x : i32
  }
  return
}

func.func @body(%p: !pto.ptr<i32, ub>, %n: i32) attributes {pto.simt_entry} {
  %x = pto.get_tid_x : i32
  return
}

// Threads may call it.
func.func @helper() {
  %x = pto.get_tid_x : i32
  return
}

// run 1: exit 0
// run 2: exit 0
