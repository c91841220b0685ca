// Every shape of pto.vpack.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xi32>) {
  %r0 = pto.vpack %v0, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
  %r1 = pto.vpack %v0, "HIGHER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xi32>) {
  %g0 = "pto.vpack"(%v0) <{part = "LOWER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
  %h0 = "pto.vpack"(%v0) {part = "LOWER"} : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
  %g1 = "pto.vpack"(%v0) <{part = "HIGHER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
  %h1 = "pto.vpack"(%v0) {part = "HIGHER"} : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xi32>) {
//|     %0 = pto.vpack %arg0, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|     %1 = pto.vpack %arg0, "HIGHER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xi32>) {
//|     %0 = pto.vpack %arg0, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|     %1 = pto.vpack %arg0, "LOWER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|     %2 = pto.vpack %arg0, "HIGHER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|     %3 = pto.vpack %arg0, "HIGHER" : !pto.vreg<64xi32> -> !pto.vreg<128xui16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xi32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: !pto.vreg<64xi32>):
//|     %4 = "pto.vpack"(%arg1) <{part = "LOWER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
//|     %5 = "pto.vpack"(%arg1) <{part = "HIGHER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xi32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xi32>):
//|     %0 = "pto.vpack"(%arg0) <{part = "LOWER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
//|     %1 = "pto.vpack"(%arg0) <{part = "LOWER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
//|     %2 = "pto.vpack"(%arg0) <{part = "HIGHER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
//|     %3 = "pto.vpack"(%arg0) <{part = "HIGHER"}> : (!pto.vreg<64xi32>) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
