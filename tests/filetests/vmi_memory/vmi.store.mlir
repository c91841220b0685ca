// Every shape of pto.vmi.store.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: index) {
  pto.vmi.store %a, %b[%c] : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<64xf32>, %b: memref<64xf32, #pto.address_space<vec>>, %c: index) {
  pto.vmi.store %a, %b[%c] : !pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
  "pto.vmi.store"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  "pto.vmi.store"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: memref<64xf32, #pto.address_space<vec>>, %arg2: index) {
  "pto.vmi.store"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> ()
  "pto.vmi.store"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vmi.store %arg0, %arg1[%arg2] : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: memref<64xf32, #pto.address_space<vec>>, %arg2: index) {
//|     pto.vmi.store %arg0, %arg1[%arg2] : !pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vmi.store %arg0, %arg1[%arg2] : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     pto.vmi.store %arg0, %arg1[%arg2] {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: memref<64xf32, #pto.address_space<vec>>, %arg2: index) {
//|     pto.vmi.store %arg0, %arg1[%arg2] : !pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>
//|     pto.vmi.store %arg0, %arg1[%arg2] {test.note} : !pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<64xf32>, %arg10: !pto.ptr<f32, ub>, %arg11: index):
//|     "pto.vmi.store"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: memref<64xf32, #pto.address_space<vec>>, %arg8: index):
//|     "pto.vmi.store"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf32>, %arg4: !pto.ptr<f32, ub>, %arg5: index):
//|     "pto.vmi.store"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "pto.vmi.store"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: memref<64xf32, #pto.address_space<vec>>, %arg2: index):
//|     "pto.vmi.store"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> ()
//|     "pto.vmi.store"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
