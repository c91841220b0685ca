// Forms of a copy with and without an operand call one function: the number that is absent is zero.
// RUN: %s --pass-pipeline=builtin.module(pto-to-llvm) | FileCheck %s

module attributes {pto.target_arch = "a5", pto.kernel_kind = #pto.kernel_kind<cube>} {
  func.func @k(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %n: i64, %t: i1) {
    // CHECK: llvm.call @llvm.hivm.MOV.OUT.TO.L1.FRAC(%arg0, %arg1, {{.*}}, %arg3, %arg2, %{{.*}}) : (!llvm.ptr<1>, !llvm.ptr<2>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64, i32) -> ()
    pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%n, %n), src_layout(%n, %n), dst_group(%n, %n, %n, %n), ctrl(%n, %t) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64, i64), dst_group i64, i64, i64, i64, ctrl i64, i1
    // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i64)
    // CHECK: llvm.call @llvm.hivm.MOV.OUT.TO.L1.FRAC(%arg0, %arg1, {{.*}}, %arg3, %[[ZERO]], %{{.*}}) : (!llvm.ptr<1>, !llvm.ptr<2>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64, i32) -> ()
    pto.mte_gm_l1_frac %a, %b, dn2nz, shape(%n, %n), src_layout(%n), dst_group(%n, %n, %n, %n), ctrl(%n, %t) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, dn2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
    return
  }
}
