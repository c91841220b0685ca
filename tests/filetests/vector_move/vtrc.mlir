// Every shape of pto.vtrc.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %m0: !pto.mask<b32>) {
  %r0 = pto.vtrc %v0, %m0, "Z" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vtrc %v0, %m0, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r2 = pto.vtrc %v0, %m0, "F" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xf32>, %m0: !pto.mask<b32>) {
  %g0 = "pto.vtrc"(%v0, %m0) <{round_mode = "Z"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h0 = "pto.vtrc"(%v0, %m0) {round_mode = "Z"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vtrc"(%v0, %m0) <{round_mode = "R"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h1 = "pto.vtrc"(%v0, %m0) {round_mode = "R"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g2 = "pto.vtrc"(%v0, %m0) <{round_mode = "F"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h2 = "pto.vtrc"(%v0, %m0) {round_mode = "F"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.mask<b32>) {
//|     %0 = pto.vtrc %arg0, %arg1, "Z" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vtrc %arg0, %arg1, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %2 = pto.vtrc %arg0, %arg1, "F" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.mask<b32>) {
//|     %0 = pto.vtrc %arg0, %arg1, "Z" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vtrc %arg0, %arg1, "Z" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %2 = pto.vtrc %arg0, %arg1, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %3 = pto.vtrc %arg0, %arg1, "R" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %4 = pto.vtrc %arg0, %arg1, "F" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %5 = pto.vtrc %arg0, %arg1, "F" : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.vreg<64xf32>, %arg3: !pto.mask<b32>):
//|     %6 = "pto.vtrc"(%arg2, %arg3) <{round_mode = "Z"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %7 = "pto.vtrc"(%arg2, %arg3) <{round_mode = "R"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %8 = "pto.vtrc"(%arg2, %arg3) <{round_mode = "F"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.mask<b32>):
//|     %0 = "pto.vtrc"(%arg0, %arg1) <{round_mode = "Z"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vtrc"(%arg0, %arg1) <{round_mode = "Z"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %2 = "pto.vtrc"(%arg0, %arg1) <{round_mode = "R"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %3 = "pto.vtrc"(%arg0, %arg1) <{round_mode = "R"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %4 = "pto.vtrc"(%arg0, %arg1) <{round_mode = "F"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %5 = "pto.vtrc"(%arg0, %arg1) <{round_mode = "F"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
