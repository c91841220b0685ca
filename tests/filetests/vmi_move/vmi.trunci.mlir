// Every shape of pto.vmi.trunci.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xui32>) {
  %a = pto.vmi.trunci %b {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32> -> !pto.vmi.vreg<64xui8>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.trunci %b {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.trunci %b {saturate = "NOSAT"} : !pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi8, #pto.vmi.layout<contiguous, lane_stride = 4>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.trunci %b {saturate = "SAT"} : !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xui8, #pto.vmi.layout<contiguous, lane_stride = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xui32>) {
  %0 = "pto.vmi.trunci"(%arg0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xui32>) -> !pto.vmi.vreg<64xui8>
  %again = "pto.vmi.trunci"(%arg0) {saturate = "NOSAT", test.note} : (!pto.vmi.vreg<64xui32>) -> !pto.vmi.vreg<64xui8>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.trunci"(%arg0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
  %again = "pto.vmi.trunci"(%arg0) {saturate = "NOSAT", test.note} : (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
  return
}
}

// Words are cut to signed bytes, and saturated to unsigned ones.
module attributes {pto.target_arch = "a5"} {
func.func @bytes(%x: !pto.vmi.vreg<64xsi32>) {
  %a = "pto.vmi.trunci"(%x) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi8>
  %b = "pto.vmi.trunci"(%x) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xui8>
  return
}
}

// run 1: exit 0
// stdout:
//| module {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @shape0(%arg0: !pto.vmi.vreg<64xui32>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32> -> !pto.vmi.vreg<64xui8>
//|       return
//|     }
//|     func.func @shape1(%arg0: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       return
//|     }
//|     func.func @shape2(%arg0: !pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       return
//|     }
//|     func.func @shape3(%arg0: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "SAT"} : !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xui8, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|       return
//|     }
//|     func.func @generic1(%arg0: !pto.vmi.vreg<64xui32>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32> -> !pto.vmi.vreg<64xui8>
//|       %1 = pto.vmi.trunci %arg0 {saturate = "NOSAT", test.note} : !pto.vmi.vreg<64xui32> -> !pto.vmi.vreg<64xui8>
//|       return
//|     }
//|     func.func @generic2(%arg0: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       %1 = pto.vmi.trunci %arg0 {saturate = "NOSAT", test.note} : !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       return
//|     }
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @bytes(%arg0: !pto.vmi.vreg<64xsi32>) {
//|       %0 = pto.vmi.trunci %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xsi8>
//|       %1 = pto.vmi.trunci %arg0 {saturate = "SAT"} : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xui8>
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xui32>) -> (), sym_name = "shape0"}> ({
//|     ^bb0(%arg6: !pto.vmi.vreg<64xui32>):
//|       %9 = "pto.vmi.trunci"(%arg6) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xui32>) -> !pto.vmi.vreg<64xui8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|     ^bb0(%arg5: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>):
//|       %8 = "pto.vmi.trunci"(%arg5) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|     ^bb0(%arg4: !pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>>):
//|       %7 = "pto.vmi.trunci"(%arg4) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xsi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|     ^bb0(%arg3: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>):
//|       %6 = "pto.vmi.trunci"(%arg3) <{saturate = "SAT"}> : (!pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xui8, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xui32>) -> (), sym_name = "generic1"}> ({
//|     ^bb0(%arg2: !pto.vmi.vreg<64xui32>):
//|       %4 = "pto.vmi.trunci"(%arg2) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xui32>) -> !pto.vmi.vreg<64xui8>
//|       %5 = "pto.vmi.trunci"(%arg2) <{saturate = "NOSAT"}> {test.note} : (!pto.vmi.vreg<64xui32>) -> !pto.vmi.vreg<64xui8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|     ^bb0(%arg1: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>):
//|       %2 = "pto.vmi.trunci"(%arg1) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       %3 = "pto.vmi.trunci"(%arg1) <{saturate = "NOSAT"}> {test.note} : (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32>) -> (), sym_name = "bytes"}> ({
//|     ^bb0(%arg0: !pto.vmi.vreg<64xsi32>):
//|       %0 = "pto.vmi.trunci"(%arg0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi8>
//|       %1 = "pto.vmi.trunci"(%arg0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xui8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//| }) : () -> ()
