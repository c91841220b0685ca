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

// What is kept between launches: resumed first, kept last, each in a separate slot.
func.func @kept(%p: !pto.ptr<vector<2xf16>, gm>, %q: !pto.ptr<i32, gm>, %i: index, %v: vector<2xf16>) attributes {pto.simt_entry} {
  %one = arith.constant 1 : i32
  %x = pto.resume {slot = 0 : i64} : i64
  %y = pto.resume {slot = 2 : i64} : i32
  %old = pto.atomic_add %p, %v : !pto.ptr<vector<2xf16>, gm>, vector<2xf16> -> vector<2xf16>
  %z = pto.ldg %q[%i] : !pto.ptr<i32, gm> -> i32
  %s = arith.addi %y, %z : i32
  pto.syncthreads
  pto.keep %x {slot = 0 : i64} : i64
  pto.keep %s {slot = 2 : i64} : i32
  pto.syncthreads
  return
}

// Accesses past the cache are of kernels.
func.func @device(%q: !pto.ptr<i32, gm>, %i: index) attributes {pto.entry} {
  %x = pto.ld_dev %q[%i] : !pto.ptr<i32, gm> -> i32
  pto.st_dev %x, %q[%i] : !pto.ptr<i32, gm>, i32
  pto.section.simt<<<1, 1, 1>>> {
    %y = pto.resume {slot = 1 : i64} : f32
    pto.threadfence
    pto.keep %y {slot = 1 : i64} : f32
  }
  return
}

// Constants of any dialect may precede what is resumed.
func.func @constants() attributes {pto.simt_entry} {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = pto.resume {slot = 0 : i64} : i32
  return
}

// run 1: exit 0
// run 2: exit 0
