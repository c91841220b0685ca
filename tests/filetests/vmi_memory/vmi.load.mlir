// Every shape of pto.vmi.load.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.load %b[%c] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: memref<64xf32, #pto.address_space<vec>>, %c: index) {
  %a = pto.vmi.load %b[%c] : memref<64xf32, #pto.address_space<vec>> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
  %0 = "pto.vmi.load"(%arg0, %arg1) : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.load"(%arg0, %arg1) {test.note} : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: index) {
  %0 = "pto.vmi.load"(%arg0, %arg1) : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.load"(%arg0, %arg1) {test.note} : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.load %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: index) {
//|     %0 = pto.vmi.load %arg0[%arg1] : memref<64xf32, #pto.address_space<vec>> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.load %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.load %arg0[%arg1] {test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: index) {
//|     %0 = pto.vmi.load %arg0[%arg1] : memref<64xf32, #pto.address_space<vec>> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.load %arg0[%arg1] {test.note} : memref<64xf32, #pto.address_space<vec>> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.ptr<f32, ub>, %arg7: index):
//|     %5 = "pto.vmi.load"(%arg6, %arg7) : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: memref<64xf32, #pto.address_space<vec>>, %arg5: index):
//|     %4 = "pto.vmi.load"(%arg4, %arg5) : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.ptr<f32, ub>, %arg3: index):
//|     %2 = "pto.vmi.load"(%arg2, %arg3) : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.load"(%arg2, %arg3) {test.note} : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: index):
//|     %0 = "pto.vmi.load"(%arg0, %arg1) : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.load"(%arg0, %arg1) {test.note} : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
