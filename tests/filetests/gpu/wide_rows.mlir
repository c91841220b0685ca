// Rows of a matrix that together have more bytes than a variable are loaded in parts.
// RUN: %s --target=visa --platform=dg2 --pto-arch=a5 | FileCheck %s
// RUN: %s --target=visa --platform=pvc --pto-arch=a5 | FileCheck %s

// CHECK: .kernel "f"
// CHECK: lsc_load.ugm
// CHECK: lsc_store.slm
func.func @f(%a: !pto.ptr<f32, gm>, %o: index, %c: !pto.ptr<f32, gm>) attributes {pto.entry} {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %no = arith.constant false
  %rows = arith.constant 16 : i64
  %cols = arith.constant 256 : i64
  %bytes = arith.constant 4096 : i64
  %from = pto.addptr %a, %o : !pto.ptr<f32, gm> -> !pto.ptr<f32, gm>
  %l1 = pto.castptr %zero : i64 -> !pto.ptr<f32, l1>
  pto.mte_gm_l1_frac %from, %l1, nd2nz, shape(%rows, %cols), src_layout(%bytes), dst_group(%one, %one, %rows, %zero), ctrl(%zero, %no) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}
