// Every shape of pto.import_reserved_buffer.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
// The functions that reserve them.
func.func @cube_kernel() {
  %fifo0 = pto.reserve_buffer{name = "fifo0", size = 1024, location = #pto.address_space<mat>, auto = false, base = 0} -> i32
  %v2c_fifo = pto.reserve_buffer{name = "v2c_fifo", size = 1024, location = #pto.address_space<mat>, auto = false, base = 1024} -> i32
  %c2v_fifo = pto.reserve_buffer{name = "c2v_fifo", size = 1024, location = #pto.address_space<mat>, auto = false, base = 2048} -> i32
  return
}

func.func @vector_kernel() {
  %fifo0 = pto.reserve_buffer{name = "fifo0", size = 1024, location = #pto.address_space<mat>, auto = false, base = 0} -> i32
  return
}

func.func @cube_bidir() {
  %v2c_fifo = pto.reserve_buffer{name = "v2c_fifo", size = 1024, location = #pto.address_space<mat>, auto = false, base = 0} -> i32
  return
}

func.func @vector_bidir() {
  %c2v_fifo = pto.reserve_buffer{name = "c2v_fifo", size = 1024, location = #pto.address_space<mat>, auto = false, base = 0} -> i32
  return
}

func.func @shape0() {
  %a = pto.import_reserved_buffer{name = "fifo0", peer_func = @cube_kernel} -> i32
  return
}

func.func @shape1() {
  %a = pto.import_reserved_buffer{name = "fifo0", peer_func = @vector_kernel} -> i32
  return
}

func.func @shape2() {
  %a = pto.import_reserved_buffer{name = "v2c_fifo", peer_func = @cube_bidir} -> i32
  return
}

func.func @shape3() {
  %a = pto.import_reserved_buffer{name = "v2c_fifo", peer_func = @cube_kernel} -> i32
  return
}

func.func @shape4() {
  %a = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @cube_kernel} -> i32
  return
}

func.func @shape5() {
  %a = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @vector_bidir} -> i32
  return
}

func.func @generic1() {
  %0 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @cube_kernel}> : () -> i32
  return
}
func.func @generic1_again() {
  %again = "pto.import_reserved_buffer"() {name = "fifo0", peer_func = @cube_kernel, test.note} : () -> i32
  return
}

func.func @generic2() {
  %0 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> : () -> i32
  return
}
func.func @generic2_again() {
  %again = "pto.import_reserved_buffer"() {name = "c2v_fifo", peer_func = @vector_bidir, test.note} : () -> i32
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @cube_kernel() {
//|     %0 = pto.reserve_buffer{name = "fifo0", size = 1024, location = <mat>, auto = false, base = 0} -> i32
//|     %1 = pto.reserve_buffer{name = "v2c_fifo", size = 1024, location = <mat>, auto = false, base = 1024} -> i32
//|     %2 = pto.reserve_buffer{name = "c2v_fifo", size = 1024, location = <mat>, auto = false, base = 2048} -> i32
//|     return
//|   }
//|   func.func @vector_kernel() {
//|     %0 = pto.reserve_buffer{name = "fifo0", size = 1024, location = <mat>, auto = false, base = 0} -> i32
//|     return
//|   }
//|   func.func @cube_bidir() {
//|     %0 = pto.reserve_buffer{name = "v2c_fifo", size = 1024, location = <mat>, auto = false, base = 0} -> i32
//|     return
//|   }
//|   func.func @vector_bidir() {
//|     %0 = pto.reserve_buffer{name = "c2v_fifo", size = 1024, location = <mat>, auto = false, base = 0} -> i32
//|     return
//|   }
//|   func.func @shape0() {
//|     %0 = pto.import_reserved_buffer{name = "fifo0", peer_func = @cube_kernel} -> i32
//|     return
//|   }
//|   func.func @shape1() {
//|     %0 = pto.import_reserved_buffer{name = "fifo0", peer_func = @vector_kernel} -> i32
//|     return
//|   }
//|   func.func @shape2() {
//|     %0 = pto.import_reserved_buffer{name = "v2c_fifo", peer_func = @cube_bidir} -> i32
//|     return
//|   }
//|   func.func @shape3() {
//|     %0 = pto.import_reserved_buffer{name = "v2c_fifo", peer_func = @cube_kernel} -> i32
//|     return
//|   }
//|   func.func @shape4() {
//|     %0 = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @cube_kernel} -> i32
//|     return
//|   }
//|   func.func @shape5() {
//|     %0 = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @vector_bidir} -> i32
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = pto.import_reserved_buffer{name = "fifo0", peer_func = @cube_kernel} -> i32
//|     return
//|   }
//|   func.func @generic1_again() {
//|     %0 = pto.import_reserved_buffer{name = "fifo0", peer_func = @cube_kernel} {test.note} -> i32
//|     return
//|   }
//|   func.func @generic2() {
//|     %0 = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @vector_bidir} -> i32
//|     return
//|   }
//|   func.func @generic2_again() {
//|     %0 = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @vector_bidir} {test.note} -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "cube_kernel"}> ({
//|     %13 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<mat>, name = "fifo0", size = 1024 : i32}> : () -> i32
//|     %14 = "pto.reserve_buffer"() <{autoAlloc = false, base = 1024 : i32, location = #pto.address_space<mat>, name = "v2c_fifo", size = 1024 : i32}> : () -> i32
//|     %15 = "pto.reserve_buffer"() <{autoAlloc = false, base = 2048 : i32, location = #pto.address_space<mat>, name = "c2v_fifo", size = 1024 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "vector_kernel"}> ({
//|     %12 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<mat>, name = "fifo0", size = 1024 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "cube_bidir"}> ({
//|     %11 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<mat>, name = "v2c_fifo", size = 1024 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "vector_bidir"}> ({
//|     %10 = "pto.reserve_buffer"() <{autoAlloc = false, base = 0 : i32, location = #pto.address_space<mat>, name = "c2v_fifo", size = 1024 : i32}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %9 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @cube_kernel}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %8 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @vector_kernel}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     %7 = "pto.import_reserved_buffer"() <{name = "v2c_fifo", peer_func = @cube_bidir}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     %6 = "pto.import_reserved_buffer"() <{name = "v2c_fifo", peer_func = @cube_kernel}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape4"}> ({
//|     %5 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @cube_kernel}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape5"}> ({
//|     %4 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %3 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @cube_kernel}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1_again"}> ({
//|     %2 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @cube_kernel}> {test.note} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     %1 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2_again"}> ({
//|     %0 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> {test.note} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
