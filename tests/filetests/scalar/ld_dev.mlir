// Every shape of pto.ld_dev.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i8, gm>, %v1: index, %v2: !pto.ptr<i32, gm>) attributes {pto.entry} {
  %r0 = pto.ld_dev %v0[%v1] : !pto.ptr<i8, gm> -> i8
  %r1 = pto.ld_dev %v2[%v1] {volatile} : !pto.ptr<i32, gm> -> i32
  %r2 = pto.ld_dev %v0[%v1] {test.note = "kept"} : !pto.ptr<i8, gm> -> i8
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i8, gm>, %v1: index, %v2: !pto.ptr<i32, gm>) attributes {pto.entry} {
  %r0 = "pto.ld_dev"(%v0, %v1) : (!pto.ptr<i8, gm>, index) -> i8
  %r1 = "pto.ld_dev"(%v2, %v1) : (!pto.ptr<i32, gm>, index) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i8, gm>, %arg1: index, %arg2: !pto.ptr<i32, gm>) attributes {pto.entry} {
//|     %0 = pto.ld_dev %arg0[%arg1] : !pto.ptr<i8, gm> -> i8
//|     %1 = pto.ld_dev %arg2[%arg1] {volatile} : !pto.ptr<i32, gm> -> i32
//|     %2 = pto.ld_dev %arg0[%arg1] {test.note = "kept"} : !pto.ptr<i8, gm> -> i8
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i8, gm>, %arg1: index, %arg2: !pto.ptr<i32, gm>) attributes {pto.entry} {
//|     %0 = pto.ld_dev %arg0[%arg1] : !pto.ptr<i8, gm> -> i8
//|     %1 = pto.ld_dev %arg2[%arg1] : !pto.ptr<i32, gm> -> i32
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.ld_dev has no attribute 'volatile'; it has no effect
//|  --> ld_dev.mlir:7:30
//|   |
//| 7 |   %r1 = pto.ld_dev %v2[%v1] {volatile} : !pto.ptr<i32, gm> -> i32
//|   |                              ^^^^^^^^
//|   |
//|   = note: rule: ptoas, verifier
//|
//| warning: 1 warning
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, index, !pto.ptr<i32, gm>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.ptr<i8, gm>, %arg4: index, %arg5: !pto.ptr<i32, gm>):
//|     %2 = "pto.ld_dev"(%arg3, %arg4) : (!pto.ptr<i8, gm>, index) -> i8
//|     %3 = "pto.ld_dev"(%arg5, %arg4) {volatile} : (!pto.ptr<i32, gm>, index) -> i32
//|     %4 = "pto.ld_dev"(%arg3, %arg4) {test.note = "kept"} : (!pto.ptr<i8, gm>, index) -> i8
//|     "func.return"() : () -> ()
//|   }) {pto.entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, index, !pto.ptr<i32, gm>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, gm>, %arg1: index, %arg2: !pto.ptr<i32, gm>):
//|     %0 = "pto.ld_dev"(%arg0, %arg1) : (!pto.ptr<i8, gm>, index) -> i8
//|     %1 = "pto.ld_dev"(%arg2, %arg1) : (!pto.ptr<i32, gm>, index) -> i32
//|     "func.return"() : () -> ()
//|   }) {pto.entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
