// Every shape of pto.pstu.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.align, %v1: !pto.mask<b32>, %v2: !pto.ptr<ui32, ub>) {
  %r0, %r1 = pto.pstu %v0, %v1, %v2 : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
  %r2, %r3 = pto.pstu %r0, %v1, %r1 {test.note = "kept"} : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.align, %v1: !pto.mask<b32>, %v2: !pto.ptr<ui32, ub>) {
  %r0, %r1 = "pto.pstu"(%v0, %v1, %v2) : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (!pto.align, !pto.ptr<ui32, ub>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.mask<b32>, %arg2: !pto.ptr<ui32, ub>) {
//|     %align_out, %base_out = pto.pstu %arg0, %arg1, %arg2 : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
//|     %align_out_0, %base_out_1 = pto.pstu %align_out, %arg1, %base_out {test.note = "kept"} : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.mask<b32>, %arg2: !pto.ptr<ui32, ub>) {
//|     %align_out, %base_out = pto.pstu %arg0, %arg1, %arg2 : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.align, %arg4: !pto.mask<b32>, %arg5: !pto.ptr<ui32, ub>):
//|     %1:2 = "pto.pstu"(%arg3, %arg4, %arg5) : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (!pto.align, !pto.ptr<ui32, ub>)
//|     %2:2 = "pto.pstu"(%1#0, %arg4, %1#1) {test.note = "kept"} : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (!pto.align, !pto.ptr<ui32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.mask<b32>, %arg2: !pto.ptr<ui32, ub>):
//|     %0:2 = "pto.pstu"(%arg0, %arg1, %arg2) : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (!pto.align, !pto.ptr<ui32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
