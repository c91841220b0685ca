// Every shape of pto.vmi.vci.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: f32) {
  %a = pto.vmi.vci %b : f32 -> !pto.vmi.vreg<128xf32>
  return
}

func.func @shape1(%b: i32) {
  %a = pto.vmi.vci %b : i32 -> !pto.vmi.vreg<256xi32>
  return
}

func.func @shape2(%b: i32) {
  %a = pto.vmi.vci %b {group = 2 : i64} : i32 -> !pto.vmi.vreg<32xi32>
  return
}

func.func @shape3(%b: f32) {
  %a = pto.vmi.vci %b {group = 2 : i64} : f32 -> !pto.vmi.vreg<128xf32>
  return
}

func.func @shape4(%b: f32) {
  %a = pto.vmi.vci %b : f32 -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape5(%b: i32) {
  %a = pto.vmi.vci %b : i32 -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: f32) {
  %0 = "pto.vmi.vci"(%arg0) : (f32) -> !pto.vmi.vreg<128xf32>
  %again = "pto.vmi.vci"(%arg0) {test.note} : (f32) -> !pto.vmi.vreg<128xf32>
  return
}

func.func @generic2(%arg0: i32) {
  %0 = "pto.vmi.vci"(%arg0) : (i32) -> !pto.vmi.vreg<256xi32>
  %again = "pto.vmi.vci"(%arg0) {test.note} : (i32) -> !pto.vmi.vreg<256xi32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: f32) {
//|     %0 = pto.vmi.vci %arg0 : f32 -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: i32) {
//|     %0 = pto.vmi.vci %arg0 : i32 -> !pto.vmi.vreg<256xi32>
//|     return
//|   }
//|   func.func @shape2(%arg0: i32) {
//|     %0 = pto.vmi.vci %arg0 {group = 2 : i64} : i32 -> !pto.vmi.vreg<32xi32>
//|     return
//|   }
//|   func.func @shape3(%arg0: f32) {
//|     %0 = pto.vmi.vci %arg0 {group = 2 : i64} : f32 -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @shape4(%arg0: f32) {
//|     %0 = pto.vmi.vci %arg0 : f32 -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape5(%arg0: i32) {
//|     %0 = pto.vmi.vci %arg0 : i32 -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: f32) {
//|     %0 = pto.vmi.vci %arg0 : f32 -> !pto.vmi.vreg<128xf32>
//|     %1 = pto.vmi.vci %arg0 {test.note} : f32 -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: i32) {
//|     %0 = pto.vmi.vci %arg0 : i32 -> !pto.vmi.vreg<256xi32>
//|     %1 = pto.vmi.vci %arg0 {test.note} : i32 -> !pto.vmi.vreg<256xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: f32):
//|     %9 = "pto.vmi.vci"(%arg7) : (f32) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: i32):
//|     %8 = "pto.vmi.vci"(%arg6) : (i32) -> !pto.vmi.vreg<256xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg5: i32):
//|     %7 = "pto.vmi.vci"(%arg5) <{group = 2 : i64}> : (i32) -> !pto.vmi.vreg<32xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: f32):
//|     %6 = "pto.vmi.vci"(%arg4) <{group = 2 : i64}> : (f32) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg3: f32):
//|     %5 = "pto.vmi.vci"(%arg3) : (f32) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg2: i32):
//|     %4 = "pto.vmi.vci"(%arg2) : (i32) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: f32):
//|     %2 = "pto.vmi.vci"(%arg1) : (f32) -> !pto.vmi.vreg<128xf32>
//|     %3 = "pto.vmi.vci"(%arg1) {test.note} : (f32) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: i32):
//|     %0 = "pto.vmi.vci"(%arg0) : (i32) -> !pto.vmi.vreg<256xi32>
//|     %1 = "pto.vmi.vci"(%arg0) {test.note} : (i32) -> !pto.vmi.vreg<256xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
