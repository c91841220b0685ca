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

// Barriers and accesses of threads outside of them, and what is of kernels inside.
func.func @outside(%q: !pto.ptr<i32, gm>, %i: index, %x: i32) {
  pto.syncthreads
  pto.threadfence
  %y = pto.ldg %q[%i] : !pto.ptr<i32, gm> -> i32
  pto.stg %x, %q[%i] : !pto.ptr<i32, gm>, i32
  pto.keep %x {slot = 0 : i64} : i32
  %z = pto.ld_dev %q[%i] : !pto.ptr<i32, gm> -> i32
  return
}

func.func @inside(%q: !pto.ptr<i32, gm>, %i: index, %n: i32, %p: !pto.ptr<vector<2xf16>, gm>, %v: vector<2xf16>) -> vector<2xf16> attributes {pto.simt_entry} {
  %z = pto.ld_dev %q[%i] : !pto.ptr<i32, gm> -> i32
  pto.store_vfsimt_info %n, %n, %n : i32, i32, i32
  pto.simt_launch @nothing<<<%n, %n, %n>>>() : () -> ()
  pto.section.simt<<<1, 1, 1>>> {
  }
  %old = pto.atomic_add %p, %v : !pto.ptr<vector<2xf16>, gm>, vector<2xf16> -> vector<2xf16>
  return %old : vector<2xf16>
}

func.func @nothing() attributes {pto.simt_entry} {
  return
}

// Kept and resumed in the middle, and in one slot.
func.func @places(%x: i32, %h: i64, %p: i1) attributes {pto.simt_entry} {
  %s = arith.addi %x, %x : i32
  %y = pto.resume {slot = 0 : i64} : i32
  pto.keep %x {slot = 0 : i64} : i32
  %t = arith.addi %y, %s : i32
  scf.if %p {
    pto.keep %t {slot = 1 : i64} : i32
  }
  pto.keep %h {slot = 0 : i64} : i64
  pto.keep %t {slot = 1 : i64} : i32
  pto.keep %s {slot = 2 : i64} : i32
  return
}

// Threads return nothing.
func.func @answers(%n: i32) -> i32 attributes {pto.simt_entry} {
  return %n : i32
}

func.func @asks(%n: i32) attributes {pto.entry} {
  pto.simt_launch @answers<<<%n, %n, %n>>>(%n) : (i32) -> ()
  return
}

// Signed and unsigned integers of 64 bits take two slots, too.
func.func @pairs(%s: si64, %u: ui64, %x: i32) attributes {pto.simt_entry} {
  pto.keep %s {slot = 0 : i64} : si64
  pto.keep %x {slot = 1 : i64} : i32
  return
}

// Functions of other modules take the arguments that they declare.
func.func private @declared(f32, i32) attributes {pto.simt_entry}

func.func @launches(%n: i32, %x: f32) attributes {pto.entry} {
  pto.simt_launch @declared<<<%n, %n, %n>>>(%n) : (i32) -> ()
  pto.simt_launch @declared<<<%n, %n, %n>>>(%n, %n) : (i32, i32) -> ()
  pto.simt_launch @declared<<<%n, %n, %n>>>(%x, %n) : (f32, i32) -> ()
  return
}

// Cache hints of kernels.
func.func @hints(%q: !pto.ptr<i32, gm>, %i: index, %x: i32) attributes {pto.entry} {
  %z = pto.ld_dev %q[%i] {l1cache = #pto<l1cache cache>} : !pto.ptr<i32, gm> -> i32
  "pto.st_dev"(%x, %q, %i) {l2cache = #pto<st_l2cache nmfv>} : (i32, !pto.ptr<i32, gm>, index) -> ()
  return
}

// run 1: exit 1
// stderr:
//| threads.errors.mlir:6:3: error[PTO1240]: there is no function @nobody in the module
//| threads.errors.mlir:7:3: error[PTO1240]: function @plain has no attribute pto.simt_entry
//| threads.errors.mlir:8:3: error[PTO1241]: function @body takes 2 arguments, found 1
//| threads.errors.mlir:9:41: error[PTO1241]: function @body takes !pto.ptr<i32, ub> here, found i32
//| threads.errors.mlir:10:8: error[PTO1242]: pto.get_tid_x is in a kernel, outside of threads
//| threads.errors.mlir:24:3: error[PTO1242]: pto.syncthreads is outside of threads
//| threads.errors.mlir:25:3: error[PTO1242]: pto.threadfence is outside of threads
//| threads.errors.mlir:26:8: error[PTO1242]: pto.ldg is outside of threads
//| threads.errors.mlir:27:3: error[PTO1242]: pto.stg is outside of threads
//| threads.errors.mlir:28:3: error[PTO1242]: pto.keep is outside of threads
//| threads.errors.mlir:28:3: error[PTO1244]: expected pto.keep at the end of its threads, before which only pto.syncthreads may follow
//| threads.errors.mlir:34:8: error[PTO1243]: pto.ld_dev is in code that threads run
//| threads.errors.mlir:35:3: error[PTO1243]: pto.store_vfsimt_info is in code that threads run
//| threads.errors.mlir:36:3: error[PTO1243]: pto.simt_launch is in code that threads run
//| threads.errors.mlir:37:3: error[PTO1243]: pto.section.simt is in a function that threads run
//| threads.errors.mlir:39:10: error[PTO1246]: the result of pto.atomic_add on a pair of elements is used
//| threads.errors.mlir:50:8: error[PTO1244]: expected pto.resume at the start of its threads, after constants only
//| threads.errors.mlir:51:3: error[PTO1244]: expected pto.keep at the end of its threads, before which only pto.syncthreads may follow
//| threads.errors.mlir:54:5: error[PTO1244]: expected pto.keep at the end of its threads, before which only pto.syncthreads may follow
//| threads.errors.mlir:57:3: error[PTO1245]: slot 1 is used by an earlier pto.keep
//| threads.errors.mlir:68:3: error[PTO1241]: function @answers has results, which no thread returns
//| threads.errors.mlir:75:3: error[PTO1245]: slot 1 is used by an earlier pto.keep
//| threads.errors.mlir:83:3: error[PTO1241]: function @declared takes 2 arguments, found 1
//| threads.errors.mlir:84:45: error[PTO1241]: function @declared takes f32 here, found i32
//| threads.errors.mlir:91:27: error[PTO1247]: attribute `l1cache` of pto.ld_dev is a cache hint, which only threads give
//| threads.errors.mlir:91:27: warning[PTO0211]: pto.ld_dev has no attribute 'l1cache'; it has no effect
//| threads.errors.mlir:92:29: error[PTO1247]: attribute `l2cache` of pto.st_dev is a cache hint, which only threads give
//| threads.errors.mlir:92:29: warning[PTO0211]: pto.st_dev has no attribute 'l2cache'; it has no effect
