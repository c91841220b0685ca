// Every shape of pto.vmi.vbrc.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: i8) {
  %a = pto.vmi.vbrc %b : i8 -> !pto.vmi.vreg<4xi8>
  return
}

func.func @shape1(%b: f32) {
  %a = pto.vmi.vbrc %b : f32 -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape2(%b: bf16) {
  %a = pto.vmi.vbrc %b : bf16 -> !pto.vmi.vreg<4xbf16>
  return
}

func.func @shape3(%b: ui16) {
  %a = pto.vmi.vbrc %b : ui16 -> !pto.vmi.vreg<8xui16>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<1xf32>) {
  %a = pto.vmi.vbrc %b : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<256xf32>
  return
}

func.func @shape5(%b: f32) {
  %a = pto.vmi.vbrc %b : f32 -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape6(%a: !pto.vmi.vreg<8xf32>) {
  %r = pto.vmi.vbrc %a {group = 8 : i64} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: i8) {
  %0 = "pto.vmi.vbrc"(%arg0) : (i8) -> !pto.vmi.vreg<4xi8>
  %again = "pto.vmi.vbrc"(%arg0) {test.note} : (i8) -> !pto.vmi.vreg<4xi8>
  return
}

func.func @generic2(%arg0: f32) {
  %0 = "pto.vmi.vbrc"(%arg0) : (f32) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.vbrc"(%arg0) {test.note} : (f32) -> !pto.vmi.vreg<1xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i8) {
//|     %0 = pto.vmi.vbrc %arg0 : i8 -> !pto.vmi.vreg<4xi8>
//|     return
//|   }
//|   func.func @shape1(%arg0: f32) {
//|     %0 = pto.vmi.vbrc %arg0 : f32 -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: bf16) {
//|     %0 = pto.vmi.vbrc %arg0 : bf16 -> !pto.vmi.vreg<4xbf16>
//|     return
//|   }
//|   func.func @shape3(%arg0: ui16) {
//|     %0 = pto.vmi.vbrc %arg0 : ui16 -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<1xf32>) {
//|     %0 = pto.vmi.vbrc %arg0 : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//|   func.func @shape5(%arg0: f32) {
//|     %0 = pto.vmi.vbrc %arg0 : f32 -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.vmi.vreg<8xf32>) {
//|     %0 = pto.vmi.vbrc %arg0 {group = 8 : i64} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: i8) {
//|     %0 = pto.vmi.vbrc %arg0 : i8 -> !pto.vmi.vreg<4xi8>
//|     %1 = pto.vmi.vbrc %arg0 {test.note} : i8 -> !pto.vmi.vreg<4xi8>
//|     return
//|   }
//|   func.func @generic2(%arg0: f32) {
//|     %0 = pto.vmi.vbrc %arg0 : f32 -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.vbrc %arg0 {test.note} : f32 -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i8) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg8: i8):
//|     %10 = "pto.vmi.vbrc"(%arg8) : (i8) -> !pto.vmi.vreg<4xi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: f32):
//|     %9 = "pto.vmi.vbrc"(%arg7) : (f32) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (bf16) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: bf16):
//|     %8 = "pto.vmi.vbrc"(%arg6) : (bf16) -> !pto.vmi.vreg<4xbf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (ui16) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: ui16):
//|     %7 = "pto.vmi.vbrc"(%arg5) : (ui16) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<1xf32>):
//|     %6 = "pto.vmi.vbrc"(%arg4) : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: f32):
//|     %5 = "pto.vmi.vbrc"(%arg3) : (f32) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<8xf32>):
//|     %4 = "pto.vmi.vbrc"(%arg2) <{group = 8 : i64}> : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i8) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: i8):
//|     %2 = "pto.vmi.vbrc"(%arg1) : (i8) -> !pto.vmi.vreg<4xi8>
//|     %3 = "pto.vmi.vbrc"(%arg1) {test.note} : (i8) -> !pto.vmi.vreg<4xi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: f32):
//|     %0 = "pto.vmi.vbrc"(%arg0) : (f32) -> !pto.vmi.vreg<1xf32>
//|     %1 = "pto.vmi.vbrc"(%arg0) {test.note} : (f32) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
