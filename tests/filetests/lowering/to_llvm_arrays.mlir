// Arrays of events and of numbers are on the stack of the function, reserved once.
// RUN: %s --pass-pipeline=builtin.module(pto-to-llvm) | FileCheck %s

module attributes {pto.target_arch = "a5"} {
  // CHECK-LABEL: func.func private @keep(%arg0: !llvm.ptr, %arg1: index)
  func.func private @keep(%e: !pto.eventid_array<2>, %i: index) {
    %c3 = arith.constant 3 : index
    // CHECK: %[[AT:.*]] = arith.index_cast %arg1 : index to i64
    // CHECK: %[[SLOT:.*]] = llvm.getelementptr %arg0[%[[AT]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    // CHECK: %[[THREE:.*]] = arith.index_cast %{{.*}} : index to i32
    // CHECK: llvm.store %[[THREE]], %[[SLOT]] : i32, !llvm.ptr
    pto.eventid_array_set %e[%i], %c3 : !pto.eventid_array<2>
    return
  }

  // CHECK-LABEL: func.func @events
  // CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64)
  // CHECK: %[[EVENTS:.*]] = llvm.alloca %[[TWO]] x i32
  // CHECK: scf.for
  func.func @events(%n: index) attributes {pto.kernel} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %c0 to %n step %c1 {
      %e = pto.declare_eventid_array -> !pto.eventid_array<2>
      // CHECK: func.call @keep(%[[EVENTS]], %{{.*}}) : (!llvm.ptr, index) -> ()
      func.call @keep(%e, %c1) : (!pto.eventid_array<2>, index) -> ()
      // CHECK: %[[EVENT:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i32
      // CHECK: arith.index_cast %[[EVENT]] : i32 to index
      %v = pto.eventid_array_get %e[%c0] : !pto.eventid_array<2>
      // CHECK: llvm.call @llvm.hivm.SET.FLAG.REG
      pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %v]
      pto.wait_flag_dyn["PIPE_MTE2", "PIPE_V", %v]
    }
    return
  }

  // CHECK-LABEL: func.func @numbers
  // CHECK: %[[EIGHT:.*]] = llvm.mlir.constant(8 : i64)
  // CHECK: %[[NUMBERS:.*]] = llvm.alloca %[[EIGHT]] x i16
  func.func @numbers(%i: index, %j: index, %x: ui16) attributes {pto.kernel} {
    %a = pto.declare_local_array -> !pto.local_array<4x2xui16>
    // CHECK: llvm.store %arg2, %{{.*}} : i16, !llvm.ptr
    pto.local_array_set %a[%i, %j], %x : !pto.local_array<4x2xui16>, ui16
    // CHECK: llvm.load %{{.*}} : !llvm.ptr -> i16
    %y = pto.local_array_get %a[%j, %i] : !pto.local_array<4x2xui16> -> ui16
    pto.local_array_set %a[%i, %i], %y : !pto.local_array<4x2xui16>, ui16
    return
  }
}
