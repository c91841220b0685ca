// Every shape of pto.simt_launch.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func private @body() attributes {pto.simt_entry}
func.func private @with_arguments(!pto.ptr<i32, ub>, i64) attributes {pto.simt_entry}

func.func @shapes(%x: i32, %y: i32, %z: i32, %p: !pto.ptr<i32, ub>, %n: i64) {
  pto.simt_launch @body<<<%x, %x, %x>>>() : () -> ()
  pto.simt_launch @body<<<%x, %y, %z>>>() : () -> ()
  pto.simt_launch @with_arguments<<<%x, %y, %z>>>(%p, %n) : (!pto.ptr<i32, ub>, i64) -> ()
  pto.simt_launch @with_arguments<<<%x, %y, %z>>>(%p, %n) {test.note = "kept"} : (!pto.ptr<i32, ub>, i64) -> ()
  return
}

// The same in generic form.
func.func @generic(%x: i32, %y: i32, %z: i32, %p: !pto.ptr<i32, ub>, %n: i64) {
  "pto.simt_launch"(%x, %y, %z) <{callee = @body}> : (i32, i32, i32) -> ()
  "pto.simt_launch"(%x, %y, %z, %p, %n) {callee = @with_arguments} : (i32, i32, i32, !pto.ptr<i32, ub>, i64) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func private @body() attributes {pto.simt_entry}
//|   func.func private @with_arguments(!pto.ptr<i32, ub>, i64) attributes {pto.simt_entry}
//|   func.func @shapes(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: !pto.ptr<i32, ub>, %arg4: i64) {
//|     pto.simt_launch @body<<<%arg0, %arg0, %arg0>>>() : () -> ()
//|     pto.simt_launch @body<<<%arg0, %arg1, %arg2>>>() : () -> ()
//|     pto.simt_launch @with_arguments<<<%arg0, %arg1, %arg2>>>(%arg3, %arg4) : (!pto.ptr<i32, ub>, i64) -> ()
//|     pto.simt_launch @with_arguments<<<%arg0, %arg1, %arg2>>>(%arg3, %arg4) {test.note = "kept"} : (!pto.ptr<i32, ub>, i64) -> ()
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: !pto.ptr<i32, ub>, %arg4: i64) {
//|     pto.simt_launch @body<<<%arg0, %arg1, %arg2>>>() : () -> ()
//|     pto.simt_launch @with_arguments<<<%arg0, %arg1, %arg2>>>(%arg3, %arg4) : (!pto.ptr<i32, ub>, i64) -> ()
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "body", sym_visibility = "private"}> ({
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, ub>, i64) -> (), sym_name = "with_arguments", sym_visibility = "private"}> ({
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, !pto.ptr<i32, ub>, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg5: i32, %arg6: i32, %arg7: i32, %arg8: !pto.ptr<i32, ub>, %arg9: i64):
//|     "pto.simt_launch"(%arg5, %arg5, %arg5) <{callee = @body}> : (i32, i32, i32) -> ()
//|     "pto.simt_launch"(%arg5, %arg6, %arg7) <{callee = @body}> : (i32, i32, i32) -> ()
//|     "pto.simt_launch"(%arg5, %arg6, %arg7, %arg8, %arg9) <{callee = @with_arguments}> : (i32, i32, i32, !pto.ptr<i32, ub>, i64) -> ()
//|     "pto.simt_launch"(%arg5, %arg6, %arg7, %arg8, %arg9) <{callee = @with_arguments}> {test.note = "kept"} : (i32, i32, i32, !pto.ptr<i32, ub>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, !pto.ptr<i32, ub>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: !pto.ptr<i32, ub>, %arg4: i64):
//|     "pto.simt_launch"(%arg0, %arg1, %arg2) <{callee = @body}> : (i32, i32, i32) -> ()
//|     "pto.simt_launch"(%arg0, %arg1, %arg2, %arg3, %arg4) <{callee = @with_arguments}> : (i32, i32, i32, !pto.ptr<i32, ub>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
