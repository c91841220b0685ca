// Every shape of pto.sprsti.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<ui32, ub>, %s0: i32) {
  pto.vecscope {
    pto.sprsti "AR", %p0[%s0] : !pto.ptr<ui32, ub>, i32
    %r1 = pto.sprsti "AR", %p0[%s0] : !pto.ptr<ui32, ub>, i32 -> !pto.ptr<ui32, ub>
  }
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%p0: !pto.ptr<ui32, ub>, %s0: i32) {
  pto.vecscope {
    "pto.sprsti"(%p0, %s0) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> ()
    "pto.sprsti"(%p0, %s0) {spr = "AR"} : (!pto.ptr<ui32, ub>, i32) -> ()
    %g1 = "pto.sprsti"(%p0, %s0) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> !pto.ptr<ui32, ub>
    %h1 = "pto.sprsti"(%p0, %s0) {spr = "AR"} : (!pto.ptr<ui32, ub>, i32) -> !pto.ptr<ui32, ub>
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<ui32, ub>, %arg1: i32) {
//|     pto.vecscope {
//|       pto.sprsti "AR", %arg0[%arg1] : !pto.ptr<ui32, ub>, i32
//|       %0 = pto.sprsti "AR", %arg0[%arg1] : !pto.ptr<ui32, ub>, i32 -> !pto.ptr<ui32, ub>
//|     }
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<ui32, ub>, %arg1: i32) {
//|     pto.vecscope {
//|       pto.sprsti "AR", %arg0[%arg1] : !pto.ptr<ui32, ub>, i32
//|       pto.sprsti "AR", %arg0[%arg1] : !pto.ptr<ui32, ub>, i32
//|       %0 = pto.sprsti "AR", %arg0[%arg1] : !pto.ptr<ui32, ub>, i32 -> !pto.ptr<ui32, ub>
//|       %1 = pto.sprsti "AR", %arg0[%arg1] : !pto.ptr<ui32, ub>, i32 -> !pto.ptr<ui32, ub>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui32, ub>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<ui32, ub>, %arg3: i32):
//|     "pto.vecscope"() ({
//|       "pto.sprsti"(%arg2, %arg3) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> ()
//|       %2 = "pto.sprsti"(%arg2, %arg3) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> !pto.ptr<ui32, ub>
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui32, ub>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<ui32, ub>, %arg1: i32):
//|     "pto.vecscope"() ({
//|       "pto.sprsti"(%arg0, %arg1) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> ()
//|       "pto.sprsti"(%arg0, %arg1) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> ()
//|       %0 = "pto.sprsti"(%arg0, %arg1) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> !pto.ptr<ui32, ub>
//|       %1 = "pto.sprsti"(%arg0, %arg1) <{spr = "AR"}> : (!pto.ptr<ui32, ub>, i32) -> !pto.ptr<ui32, ub>
//|     }) : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
