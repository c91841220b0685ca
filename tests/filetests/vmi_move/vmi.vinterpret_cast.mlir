// Every shape of pto.vmi.vinterpret_cast.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vinterpret_cast %b : !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vinterpret_cast %b : !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>>) {
  %a = pto.vmi.vinterpret_cast %b : !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>> -> !pto.vmi.vreg<128x!pto.bf16x2, #pto.vmi.layout<deinterleaved = 4>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>) {
  %a = pto.vmi.vinterpret_cast %b : !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>> -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 8>>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>>) {
  %a = pto.vmi.vinterpret_cast %b : !pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>> -> !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>) {
  %0 = "pto.vmi.vinterpret_cast"(%arg0) : (!pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xf32>
  %again = "pto.vmi.vinterpret_cast"(%arg0) {test.note} : (!pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) {
  %0 = "pto.vmi.vinterpret_cast"(%arg0) : (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.vinterpret_cast"(%arg0) {test.note} : (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>> -> !pto.vmi.vreg<128x!pto.bf16x2, #pto.vmi.layout<deinterleaved = 4>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>> -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 8>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>> -> !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xf32>
//|     %1 = pto.vmi.vinterpret_cast %arg0 {test.note} : !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vinterpret_cast %arg0 : !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.vinterpret_cast %arg0 {test.note} : !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<8xi32>):
//|     %8 = "pto.vmi.vinterpret_cast"(%arg6) : (!pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %7 = "pto.vmi.vinterpret_cast"(%arg5) : (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>>):
//|     %6 = "pto.vmi.vinterpret_cast"(%arg4) : (!pto.vmi.vreg<256xbf16, #pto.vmi.layout<deinterleaved = 4>>) -> !pto.vmi.vreg<128x!pto.bf16x2, #pto.vmi.layout<deinterleaved = 4>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>):
//|     %5 = "pto.vmi.vinterpret_cast"(%arg3) : (!pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>) -> !pto.vmi.vreg<8xf32, #pto.vmi.layout<num_groups = 8, slots = 8>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>>):
//|     %4 = "pto.vmi.vinterpret_cast"(%arg2) : (!pto.vmi.vreg<8xui32, #pto.vmi.layout<num_groups = 8, slots = 8>>) -> !pto.vmi.vreg<8xi32, #pto.vmi.layout<num_groups = 8, slots = 8>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<8xi32>):
//|     %2 = "pto.vmi.vinterpret_cast"(%arg1) : (!pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xf32>
//|     %3 = "pto.vmi.vinterpret_cast"(%arg1) {test.note} : (!pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %0 = "pto.vmi.vinterpret_cast"(%arg0) : (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.vinterpret_cast"(%arg0) {test.note} : (!pto.vmi.vreg<65xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<130xi16, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
