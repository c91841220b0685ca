// Every shape of pto.reserve_buffer.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %a = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = true} -> i32
  return
}

func.func @shape1() {
  %a = pto.reserve_buffer{name = "fifo0", size = 4096, location = <mat>, auto = true} -> i32
  return
}

func.func @shape2() {
  %a = pto.reserve_buffer{name = "fifo_a", size = 4096, location = <vec>, auto = true} -> i32
  return
}

func.func @shape3() {
  %a = pto.reserve_buffer{name = "fifo_b", size = 4096, location = <vec>, auto = true} -> i32
  return
}

func.func @shape4() {
  %a = pto.reserve_buffer{name = "c2v_fifo", size = 4096, location = <vec>, auto = true} -> i32
  return
}

func.func @shape5() {
  %a = pto.reserve_buffer{name = "v2c_fifo", size = 4096, location = <mat>, auto = true} -> i32
  return
}

func.func @shape6() {
  %a = pto.reserve_buffer {name = "fifo", size = 131072, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  return
}

// The planner that chooses the address may have recorded it.
func.func @shape7() {
  %a = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = true, base = 256} -> i32
  return
}

func.func @generic1() {
  %0 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "fifo", size = 4096 : i32}> : () -> i32
  %again = "pto.reserve_buffer"() {autoAlloc = true, location = #pto.address_space<vec>, name = "fifo_again", size = 4096 : i32, test.note} : () -> i32
  return
}

func.func @generic2() {
  %0 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<vec>, name = "fifo", size = 131072 : i32}> : () -> i32
  %again = "pto.reserve_buffer"() {autoAlloc = false, base = 0 : i32, location = #pto.address_space<vec>, name = "fifo_again", size = 131072 : i32, test.note} : () -> i32
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = true} -> i32
//|     return
//|   }
//|   func.func @shape1() {
//|     %0 = pto.reserve_buffer{name = "fifo0", size = 4096, location = <mat>, auto = true} -> i32
//|     return
//|   }
//|   func.func @shape2() {
//|     %0 = pto.reserve_buffer{name = "fifo_a", size = 4096, location = <vec>, auto = true} -> i32
//|     return
//|   }
//|   func.func @shape3() {
//|     %0 = pto.reserve_buffer{name = "fifo_b", size = 4096, location = <vec>, auto = true} -> i32
//|     return
//|   }
//|   func.func @shape4() {
//|     %0 = pto.reserve_buffer{name = "c2v_fifo", size = 4096, location = <vec>, auto = true} -> i32
//|     return
//|   }
//|   func.func @shape5() {
//|     %0 = pto.reserve_buffer{name = "v2c_fifo", size = 4096, location = <mat>, auto = true} -> i32
//|     return
//|   }
//|   func.func @shape6() {
//|     %0 = pto.reserve_buffer{name = "fifo", size = 131072, location = <vec>, auto = false, base = 0} -> i32
//|     return
//|   }
//|   func.func @shape7() {
//|     %0 = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = true, base = 256} -> i32
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = true} -> i32
//|     %1 = pto.reserve_buffer{name = "fifo_again", size = 4096, location = <vec>, auto = true} {test.note} -> i32
//|     return
//|   }
//|   func.func @generic2() {
//|     %0 = pto.reserve_buffer{name = "fifo", size = 131072, location = <vec>, auto = false, base = 0} -> i32
//|     %1 = pto.reserve_buffer{name = "fifo_again", size = 131072, location = <vec>, auto = false, base = 0} {test.note} -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %11 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "fifo", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %10 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<mat>, name = "fifo0", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     %9 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "fifo_a", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     %8 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "fifo_b", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape4"}> ({
//|     %7 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "c2v_fifo", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape5"}> ({
//|     %6 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<mat>, name = "v2c_fifo", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape6"}> ({
//|     %5 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<vec>, name = "fifo", size = 131072 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape7"}> ({
//|     %4 = "pto.reserve_buffer"() <{autoAlloc = true, base = 256 : i32, location = #pto.address_space<vec>, name = "fifo", size = 4096 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %2 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "fifo", size = 4096 : i32}> : () -> i32
//|     %3 = "pto.reserve_buffer"() <{autoAlloc = true, location = #pto.address_space<vec>, name = "fifo_again", size = 4096 : i32}> {test.note} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     %0 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<vec>, name = "fifo", size = 131072 : i32}> : () -> i32
//|     %1 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<vec>, name = "fifo_again", size = 131072 : i32}> {test.note} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
