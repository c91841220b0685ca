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
  %again = "pto.import_reserved_buffer"() {name = "fifo0", peer_func = @cube_kernel, note} : () -> i32
  return
}

func.func @generic2() {
  %0 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> : () -> i32
  %again = "pto.import_reserved_buffer"() {name = "c2v_fifo", peer_func = @vector_bidir, note} : () -> i32
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
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
//|     %1 = pto.import_reserved_buffer{name = "fifo0", peer_func = @cube_kernel} {note} -> i32
//|     return
//|   }
//|   func.func @generic2() {
//|     %0 = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @vector_bidir} -> i32
//|     %1 = pto.import_reserved_buffer{name = "c2v_fifo", peer_func = @vector_bidir} {note} -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
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
//|     %2 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @cube_kernel}> : () -> i32
//|     %3 = "pto.import_reserved_buffer"() <{name = "fifo0", peer_func = @cube_kernel}> {note} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     %0 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> : () -> i32
//|     %1 = "pto.import_reserved_buffer"() <{name = "c2v_fifo", peer_func = @vector_bidir}> {note} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
