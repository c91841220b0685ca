// Every shape of pto.mte_gm_l1_frac.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<i8, gm>, %b: !pto.ptr<i8, l1>, %c: i64, %d: i64, %e: i64, %f: i1) {
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%c, %c), src_layout(%c), dst_group(%d, %d, %c, %e), ctrl(%e, %f) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @shape1(%a: !pto.ptr<i8, gm>, %b: !pto.ptr<i8, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i1) {
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%c, %d), src_layout(%d), dst_group(%e, %e, %c, %f), ctrl(%f, %g) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @shape2(%a: !pto.ptr<i8, gm>, %b: !pto.ptr<i8, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i1) {
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%c, %d), src_layout(%d), dst_group(%e, %e, %d, %f), ctrl(%f, %g) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @shape3(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i1) {
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%c, %c), src_layout(%d), dst_group(%e, %e, %c, %f), ctrl(%f, %g) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @shape4(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i64, %h: i1) {
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%c, %d), src_layout(%e), dst_group(%f, %f, %c, %g), ctrl(%g, %h) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @shape5(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>, %c: i64, %d: i64, %e: i64, %f: i64, %g: i1) {
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%c, %d), src_layout(%e), dst_group(%c, %c, %c, %f), ctrl(%f, %g) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @shape6(%a: memref<?xf16, #pto.address_space<gm>>, %b: memref<?xf16, #pto.address_space<mat>>, %c: i64, %d: i64, %e: i64, %o: i64, %f: i64, %g: i1) {
  pto.mte_gm_l1_frac %a, %b, dn2nz, shape(%c, %d), src_layout(%e, %o), dst_group(%c, %c, %c, %f), ctrl(%f, %g) : memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, dn2nz, shape i64, i64, src_layout(i64, i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}

func.func @generic1(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
  "pto.mte_gm_l1_frac"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg3, %arg3, %arg2, %arg4, %arg4, %arg5) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
  "pto.mte_gm_l1_frac"(%arg0, %arg1, %arg2, %arg2, %arg2, %arg3, %arg3, %arg2, %arg4, %arg4, %arg5) {mode = #pto<cube_load_frac_mode nd2nz>, test.note} : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
  return
}

func.func @generic2(%arg0: memref<?xf16, #pto.address_space<gm>>, %arg1: memref<?xf16, #pto.address_space<mat>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1) {
  "pto.mte_gm_l1_frac"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2, %arg2, %arg6, %arg6, %arg7, %arg5) <{mode = #pto<cube_load_frac_mode dn2nz>}> : (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64) -> ()
  "pto.mte_gm_l1_frac"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2, %arg2, %arg6, %arg6, %arg7, %arg5) {mode = #pto<cube_load_frac_mode dn2nz>, test.note} : (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg2), src_layout(%arg2), dst_group(%arg3, %arg3, %arg2, %arg4), ctrl(%arg4, %arg5) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg3), src_layout(%arg3), dst_group(%arg4, %arg4, %arg2, %arg5), ctrl(%arg5, %arg6) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg3), src_layout(%arg3), dst_group(%arg4, %arg4, %arg3, %arg5), ctrl(%arg5, %arg6) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg2), src_layout(%arg3), dst_group(%arg4, %arg4, %arg2, %arg5), ctrl(%arg5, %arg6) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg3), src_layout(%arg4), dst_group(%arg5, %arg5, %arg2, %arg6), ctrl(%arg6, %arg7) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<f16, gm>, %arg1: !pto.ptr<f16, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg3), src_layout(%arg4), dst_group(%arg2, %arg2, %arg2, %arg5), ctrl(%arg5, %arg6) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @shape6(%arg0: memref<?xf16, #pto.address_space<gm>>, %arg1: memref<?xf16, #pto.address_space<mat>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, dn2nz, shape(%arg2, %arg3), src_layout(%arg4, %arg5), dst_group(%arg2, %arg2, %arg2, %arg6), ctrl(%arg6, %arg7) : memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, dn2nz, shape i64, i64, src_layout(i64, i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i8, gm>, %arg1: !pto.ptr<i8, l1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg2), src_layout(%arg2), dst_group(%arg3, %arg3, %arg2, %arg4), ctrl(%arg4, %arg5) : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     pto.mte_gm_l1_frac %arg0, %arg1, nd2nz, shape(%arg2, %arg2), src_layout(%arg2), dst_group(%arg3, %arg3, %arg2, %arg4), ctrl(%arg4, %arg5) {test.note} : !pto.ptr<i8, gm>, !pto.ptr<i8, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//|   func.func @generic2(%arg0: memref<?xf16, #pto.address_space<gm>>, %arg1: memref<?xf16, #pto.address_space<mat>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1) {
//|     pto.mte_gm_l1_frac %arg0, %arg1, dn2nz, shape(%arg2, %arg3), src_layout(%arg4, %arg5), dst_group(%arg2, %arg2, %arg2, %arg6), ctrl(%arg6, %arg7) : memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, dn2nz, shape i64, i64, src_layout(i64, i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     pto.mte_gm_l1_frac %arg0, %arg1, dn2nz, shape(%arg2, %arg3), src_layout(%arg4, %arg5), dst_group(%arg2, %arg2, %arg2, %arg6), ctrl(%arg6, %arg7) {test.note} : memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, dn2nz, shape i64, i64, src_layout(i64, i64), dst_group i64, i64, i64, i64, ctrl i64, i1
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i1) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg58: !pto.ptr<i8, gm>, %arg59: !pto.ptr<i8, l1>, %arg60: i64, %arg61: i64, %arg62: i64, %arg63: i1):
//|     "pto.mte_gm_l1_frac"(%arg58, %arg59, %arg60, %arg60, %arg60, %arg61, %arg61, %arg60, %arg62, %arg62, %arg63) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i1) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg51: !pto.ptr<i8, gm>, %arg52: !pto.ptr<i8, l1>, %arg53: i64, %arg54: i64, %arg55: i64, %arg56: i64, %arg57: i1):
//|     "pto.mte_gm_l1_frac"(%arg51, %arg52, %arg53, %arg54, %arg54, %arg55, %arg55, %arg53, %arg56, %arg56, %arg57) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i1) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg44: !pto.ptr<i8, gm>, %arg45: !pto.ptr<i8, l1>, %arg46: i64, %arg47: i64, %arg48: i64, %arg49: i64, %arg50: i1):
//|     "pto.mte_gm_l1_frac"(%arg44, %arg45, %arg46, %arg47, %arg47, %arg48, %arg48, %arg47, %arg49, %arg49, %arg50) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i1) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg37: !pto.ptr<f16, gm>, %arg38: !pto.ptr<f16, l1>, %arg39: i64, %arg40: i64, %arg41: i64, %arg42: i64, %arg43: i1):
//|     "pto.mte_gm_l1_frac"(%arg37, %arg38, %arg39, %arg39, %arg40, %arg41, %arg41, %arg39, %arg42, %arg42, %arg43) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i1) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg29: !pto.ptr<f16, gm>, %arg30: !pto.ptr<f16, l1>, %arg31: i64, %arg32: i64, %arg33: i64, %arg34: i64, %arg35: i64, %arg36: i1):
//|     "pto.mte_gm_l1_frac"(%arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg34, %arg31, %arg35, %arg35, %arg36) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i1) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg22: !pto.ptr<f16, gm>, %arg23: !pto.ptr<f16, l1>, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i1):
//|     "pto.mte_gm_l1_frac"(%arg22, %arg23, %arg24, %arg25, %arg26, %arg24, %arg24, %arg24, %arg27, %arg27, %arg28) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i1) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg14: memref<?xf16, #pto.address_space<gm>>, %arg15: memref<?xf16, #pto.address_space<mat>>, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i1):
//|     "pto.mte_gm_l1_frac"(%arg14, %arg15, %arg16, %arg17, %arg18, %arg16, %arg16, %arg16, %arg20, %arg20, %arg21, %arg19) <{mode = #pto<cube_load_frac_mode dn2nz>}> : (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i1) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg8: !pto.ptr<i8, gm>, %arg9: !pto.ptr<i8, l1>, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i1):
//|     "pto.mte_gm_l1_frac"(%arg8, %arg9, %arg10, %arg10, %arg10, %arg11, %arg11, %arg10, %arg12, %arg12, %arg13) <{mode = #pto<cube_load_frac_mode nd2nz>}> : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "pto.mte_gm_l1_frac"(%arg8, %arg9, %arg10, %arg10, %arg10, %arg11, %arg11, %arg10, %arg12, %arg12, %arg13) <{mode = #pto<cube_load_frac_mode nd2nz>}> {test.note} : (!pto.ptr<i8, gm>, !pto.ptr<i8, l1>, i64, i64, i64, i64, i64, i64, i64, i64, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i1) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: memref<?xf16, #pto.address_space<gm>>, %arg1: memref<?xf16, #pto.address_space<mat>>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i1):
//|     "pto.mte_gm_l1_frac"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2, %arg2, %arg6, %arg6, %arg7, %arg5) <{mode = #pto<cube_load_frac_mode dn2nz>}> : (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64) -> ()
//|     "pto.mte_gm_l1_frac"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2, %arg2, %arg6, %arg6, %arg7, %arg5) <{mode = #pto<cube_load_frac_mode dn2nz>}> {test.note} : (memref<?xf16, #pto.address_space<gm>>, memref<?xf16, #pto.address_space<mat>>, i64, i64, i64, i64, i64, i64, i64, i64, i1, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
