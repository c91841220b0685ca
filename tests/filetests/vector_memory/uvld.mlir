// Every shape of pto.uvld.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f8E4M3FN, ub>, %v1: index, %v2: memref<16xf32, #pto.address_space<vec>>) {
  %r0 = pto.uvld %v0[%v1] : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
  %r1 = pto.uvld %v2[%v1] : memref<16xf32, #pto.address_space<vec>> -> !pto.vreg<64xf32>
  %r2 = pto.uvld %v0[%v1] {test.note = "kept"} : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f8E4M3FN, ub>, %v1: index, %v2: memref<16xf32, #pto.address_space<vec>>) {
  %r0 = "pto.uvld"(%v0, %v1) : (!pto.ptr<f8E4M3FN, ub>, index) -> !pto.vreg<256xf8E4M3FN>
  %r1 = "pto.uvld"(%v2, %v1) : (memref<16xf32, #pto.address_space<vec>>, index) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: memref<16xf32, #pto.address_space<vec>>) {
//|     %0 = pto.uvld %arg0[%arg1] : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
//|     %1 = pto.uvld %arg2[%arg1] : memref<16xf32, #pto.address_space<vec>> -> !pto.vreg<64xf32>
//|     %2 = pto.uvld %arg0[%arg1] {test.note = "kept"} : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: memref<16xf32, #pto.address_space<vec>>) {
//|     %0 = pto.uvld %arg0[%arg1] : !pto.ptr<f8E4M3FN, ub> -> !pto.vreg<256xf8E4M3FN>
//|     %1 = pto.uvld %arg2[%arg1] : memref<16xf32, #pto.address_space<vec>> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, ub>, index, memref<16xf32, #pto.address_space<vec>>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.ptr<f8E4M3FN, ub>, %arg4: index, %arg5: memref<16xf32, #pto.address_space<vec>>):
//|     %2 = "pto.uvld"(%arg3, %arg4) : (!pto.ptr<f8E4M3FN, ub>, index) -> !pto.vreg<256xf8E4M3FN>
//|     %3 = "pto.uvld"(%arg5, %arg4) : (memref<16xf32, #pto.address_space<vec>>, index) -> !pto.vreg<64xf32>
//|     %4 = "pto.uvld"(%arg3, %arg4) {test.note = "kept"} : (!pto.ptr<f8E4M3FN, ub>, index) -> !pto.vreg<256xf8E4M3FN>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f8E4M3FN, ub>, index, memref<16xf32, #pto.address_space<vec>>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f8E4M3FN, ub>, %arg1: index, %arg2: memref<16xf32, #pto.address_space<vec>>):
//|     %0 = "pto.uvld"(%arg0, %arg1) : (!pto.ptr<f8E4M3FN, ub>, index) -> !pto.vreg<256xf8E4M3FN>
//|     %1 = "pto.uvld"(%arg2, %arg1) : (memref<16xf32, #pto.address_space<vec>>, index) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
