// Values outside of each enumeration, in both forms, and attributes there are not.
// RUN: %s --split-input-file --diagnostics=short

func.func private @values() attributes {
  cmp = [#pto<cmp other>, #pto.cmp<-1>, #pto.cmp<99>, #pto.cmp<"">],
  round_mode = [#pto<round_mode other>, #pto.round_mode<-1>, #pto.round_mode<99>, #pto.round_mode<"">],
  saturation_mode = [#pto<saturation_mode other>, #pto.saturation_mode<-1>, #pto.saturation_mode<99>, #pto.saturation_mode<"">],
  atomic_type = [#pto<atomic_type other>, #pto.atomic_type<-1>, #pto.atomic_type<99>, #pto.atomic_type<"">],
  st_phase = [#pto<st_phase other>, #pto.st_phase<-1>, #pto.st_phase<99>, #pto.st_phase<"">],
  relu_pre_mode = [#pto<relu_pre_mode other>, #pto.relu_pre_mode<-1>, #pto.relu_pre_mode<99>, #pto.relu_pre_mode<"">],
  acc_phase = [#pto<acc_phase other>, #pto.acc_phase<-1>, #pto.acc_phase<99>, #pto.acc_phase<"">],
  acc_to_vec_mode = [#pto<acc_to_vec_mode other>, #pto.acc_to_vec_mode<-1>, #pto.acc_to_vec_mode<99>, #pto.acc_to_vec_mode<"">],
  tinsert_mode = [#pto<tinsert_mode other>, #pto.tinsert_mode<-1>, #pto.tinsert_mode<99>, #pto.tinsert_mode<"">],
  mask_pattern = [#pto<mask_pattern other>, #pto.mask_pattern<-1>, #pto.mask_pattern<99>, #pto.mask_pattern<"">],
  coalesce = [#pto<coalesce other>, #pto.coalesce<-1>, #pto.coalesce<99>, #pto.coalesce<"">],
  gather_oob = [#pto<gather_oob other>, #pto.gather_oob<-1>, #pto.gather_oob<99>, #pto.gather_oob<"">],
  scatter_oob = [#pto<scatter_oob other>, #pto.scatter_oob<-1>, #pto.scatter_oob<99>, #pto.scatter_oob<"">],
  scatter_atomic_op = [#pto<scatter_atomic_op other>, #pto.scatter_atomic_op<-1>, #pto.scatter_atomic_op<99>, #pto.scatter_atomic_op<"">],
  scatter_conflict = [#pto<scatter_conflict other>, #pto.scatter_conflict<-1>, #pto.scatter_conflict<99>, #pto.scatter_conflict<"">],
  div_precision = [#pto<div_precision other>, #pto.div_precision<-1>, #pto.div_precision<99>, #pto.div_precision<"">],
  exp_precision = [#pto<exp_precision other>, #pto.exp_precision<-1>, #pto.exp_precision<99>, #pto.exp_precision<"">],
  log_precision = [#pto<log_precision other>, #pto.log_precision<-1>, #pto.log_precision<99>, #pto.log_precision<"">],
  sqrt_precision = [#pto<sqrt_precision other>, #pto.sqrt_precision<-1>, #pto.sqrt_precision<99>, #pto.sqrt_precision<"">],
  rsqrt_precision = [#pto<rsqrt_precision other>, #pto.rsqrt_precision<-1>, #pto.rsqrt_precision<99>, #pto.rsqrt_precision<"">],
  recip_precision = [#pto<recip_precision other>, #pto.recip_precision<-1>, #pto.recip_precision<99>, #pto.recip_precision<"">],
  rem_precision = [#pto<rem_precision other>, #pto.rem_precision<-1>, #pto.rem_precision<99>, #pto.rem_precision<"">],
  fmod_precision = [#pto<fmod_precision other>, #pto.fmod_precision<-1>, #pto.fmod_precision<99>, #pto.fmod_precision<"">],
  pow_precision = [#pto<pow_precision other>, #pto.pow_precision<-1>, #pto.pow_precision<99>, #pto.pow_precision<"">],
  quant_type = [#pto<quant_type other>, #pto.quant_type<-1>, #pto.quant_type<99>, #pto.quant_type<"">],
  quant_scale_alg = [#pto<quant_scale_alg other>, #pto.quant_scale_alg<-1>, #pto.quant_scale_alg<99>, #pto.quant_scale_alg<"">],
  mx_group_axis = [#pto<mx_group_axis other>, #pto.mx_group_axis<-1>, #pto.mx_group_axis<99>, #pto.mx_group_axis<"">],
  vec_store_mode = [#pto<vec_store_mode other>, #pto.vec_store_mode<-1>, #pto.vec_store_mode<99>, #pto.vec_store_mode<"">],
  pad_mode = [#pto<pad_mode other>, #pto.pad_mode<-1>, #pto.pad_mode<99>, #pto.pad_mode<"">],
  kernel_kind = [#pto<kernel_kind other>, #pto.kernel_kind<-1>, #pto.kernel_kind<99>, #pto.kernel_kind<"">],
  layout = [#pto<layout other>, #pto.layout<-1>, #pto.layout<99>, #pto.layout<"">],
  pipe = [#pto<pipe other>, #pto.pipe<-1>, #pto.pipe<99>, #pto.pipe<"">],
  event = [#pto<event other>, #pto.event<-1>, #pto.event<99>, #pto.event<"">],
  address_space = [#pto<address_space other>, #pto.address_space<-1>, #pto.address_space<99>, #pto.address_space<"">]}

// -----

func.func private @unknown() attributes {a = #pto<colour red>}

// -----

func.func private @unknown_dotted() attributes {a = #pto.colour<red>}

// -----

func.func private @no_value() attributes {a = #pto<pipe>}

// -----

func.func private @empty() attributes {a = #pto.pipe<>}

// -----

func.func private @no_brackets() attributes {a = #pto.pipe}

// -----

func.func private @two() attributes {a = #pto<pipe PIPE_V PIPE_S>}

// -----

func.func private @open() attributes {a = #pto.pipe<PIPE_V}

// -----

// Words that stand in types or operations only have no attribute.
func.func private @words() attributes {a = #pto<loc vec>}

// run 1: exit 1
// stderr:
//| enumerations.errors.mlir:5:19: error[PTO0122]: unknown cmp 'other', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:5:36: error[PTO0122]: unknown cmp '-1', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:5:50: error[PTO0122]: unknown cmp '99', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:5:64: error[PTO0122]: unknown cmp '', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:6:33: error[PTO0122]: unknown round mode 'other', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:6:57: error[PTO0122]: unknown round mode '-1', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:6:78: error[PTO0122]: unknown round mode '99', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:6:99: error[PTO0122]: unknown round mode '', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:7:43: error[PTO0122]: unknown saturation mode 'other', expected ON or OFF
//| enumerations.errors.mlir:7:72: error[PTO0122]: unknown saturation mode '-1', expected ON or OFF
//| enumerations.errors.mlir:7:98: error[PTO0122]: unknown saturation mode '99', expected ON or OFF
//| enumerations.errors.mlir:7:124: error[PTO0122]: unknown saturation mode '', expected ON or OFF
//| enumerations.errors.mlir:8:35: error[PTO0122]: unknown atomic type 'other', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:8:60: error[PTO0122]: unknown atomic type '-1', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:8:82: error[PTO0122]: unknown atomic type '99', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:8:104: error[PTO0122]: unknown atomic type '', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:9:29: error[PTO0122]: unknown st phase 'other', expected unspecified, partial or final
//| enumerations.errors.mlir:9:51: error[PTO0122]: unknown st phase '-1', expected unspecified, partial or final
//| enumerations.errors.mlir:9:70: error[PTO0122]: unknown st phase '99', expected unspecified, partial or final
//| enumerations.errors.mlir:9:89: error[PTO0122]: unknown st phase '', expected unspecified, partial or final
//| enumerations.errors.mlir:10:39: error[PTO0122]: unknown relu pre mode 'other', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:10:66: error[PTO0122]: unknown relu pre mode '-1', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:10:90: error[PTO0122]: unknown relu pre mode '99', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:10:114: error[PTO0122]: unknown relu pre mode '', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:11:31: error[PTO0122]: unknown acc phase 'other', expected unspecified, partial or final
//| enumerations.errors.mlir:11:54: error[PTO0122]: unknown acc phase '-1', expected unspecified, partial or final
//| enumerations.errors.mlir:11:74: error[PTO0122]: unknown acc phase '99', expected unspecified, partial or final
//| enumerations.errors.mlir:11:94: error[PTO0122]: unknown acc phase '', expected unspecified, partial or final
//| enumerations.errors.mlir:12:43: error[PTO0122]: unknown acc to vec mode 'other', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:12:72: error[PTO0122]: unknown acc to vec mode '-1', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:12:98: error[PTO0122]: unknown acc to vec mode '99', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:12:124: error[PTO0122]: unknown acc to vec mode '', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:13:37: error[PTO0122]: unknown tinsert mode 'other', expected split2 or split4
//| enumerations.errors.mlir:13:63: error[PTO0122]: unknown tinsert mode '-1', expected split2 or split4
//| enumerations.errors.mlir:13:86: error[PTO0122]: unknown tinsert mode '99', expected split2 or split4
//| enumerations.errors.mlir:13:109: error[PTO0122]: unknown tinsert mode '', expected split2 or split4
//| enumerations.errors.mlir:14:37: error[PTO0122]: unknown mask pattern 'other', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:14:63: error[PTO0122]: unknown mask pattern '-1', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:14:86: error[PTO0122]: unknown mask pattern '99', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:14:109: error[PTO0122]: unknown mask pattern '', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:15:29: error[PTO0122]: unknown coalesce 'other', expected row or elem
//| enumerations.errors.mlir:15:51: error[PTO0122]: unknown coalesce '-1', expected row or elem
//| enumerations.errors.mlir:15:70: error[PTO0122]: unknown coalesce '99', expected row or elem
//| enumerations.errors.mlir:15:89: error[PTO0122]: unknown coalesce '', expected row or elem
//| enumerations.errors.mlir:16:33: error[PTO0122]: unknown gather oob 'other', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:16:57: error[PTO0122]: unknown gather oob '-1', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:16:78: error[PTO0122]: unknown gather oob '99', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:16:99: error[PTO0122]: unknown gather oob '', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:17:35: error[PTO0122]: unknown scatter oob 'other', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:17:60: error[PTO0122]: unknown scatter oob '-1', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:17:82: error[PTO0122]: unknown scatter oob '99', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:17:104: error[PTO0122]: unknown scatter oob '', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:18:47: error[PTO0122]: unknown scatter atomic op 'other', expected none, add, max or min
//| enumerations.errors.mlir:18:78: error[PTO0122]: unknown scatter atomic op '-1', expected none, add, max or min
//| enumerations.errors.mlir:18:106: error[PTO0122]: unknown scatter atomic op '99', expected none, add, max or min
//| enumerations.errors.mlir:18:134: error[PTO0122]: unknown scatter atomic op '', expected none, add, max or min
//| enumerations.errors.mlir:19:45: error[PTO0122]: unknown scatter conflict 'other', expected default or last
//| enumerations.errors.mlir:19:75: error[PTO0122]: unknown scatter conflict '-1', expected default or last
//| enumerations.errors.mlir:19:102: error[PTO0122]: unknown scatter conflict '99', expected default or last
//| enumerations.errors.mlir:19:129: error[PTO0122]: unknown scatter conflict '', expected default or last
//| enumerations.errors.mlir:20:39: error[PTO0122]: unknown div precision 'other', expected default or high_precision
//| enumerations.errors.mlir:20:66: error[PTO0122]: unknown div precision '-1', expected default or high_precision
//| enumerations.errors.mlir:20:90: error[PTO0122]: unknown div precision '99', expected default or high_precision
//| enumerations.errors.mlir:20:114: error[PTO0122]: unknown div precision '', expected default or high_precision
//| enumerations.errors.mlir:21:39: error[PTO0122]: unknown exp precision 'other', expected default or high_precision
//| enumerations.errors.mlir:21:66: error[PTO0122]: unknown exp precision '-1', expected default or high_precision
//| enumerations.errors.mlir:21:90: error[PTO0122]: unknown exp precision '99', expected default or high_precision
//| enumerations.errors.mlir:21:114: error[PTO0122]: unknown exp precision '', expected default or high_precision
//| enumerations.errors.mlir:22:39: error[PTO0122]: unknown log precision 'other', expected default or high_precision
//| enumerations.errors.mlir:22:66: error[PTO0122]: unknown log precision '-1', expected default or high_precision
//| enumerations.errors.mlir:22:90: error[PTO0122]: unknown log precision '99', expected default or high_precision
//| enumerations.errors.mlir:22:114: error[PTO0122]: unknown log precision '', expected default or high_precision
//| enumerations.errors.mlir:23:41: error[PTO0122]: unknown sqrt precision 'other', expected default or high_precision
//| enumerations.errors.mlir:23:69: error[PTO0122]: unknown sqrt precision '-1', expected default or high_precision
//| enumerations.errors.mlir:23:94: error[PTO0122]: unknown sqrt precision '99', expected default or high_precision
//| enumerations.errors.mlir:23:119: error[PTO0122]: unknown sqrt precision '', expected default or high_precision
//| enumerations.errors.mlir:24:43: error[PTO0122]: unknown rsqrt precision 'other', expected default or high_precision
//| enumerations.errors.mlir:24:72: error[PTO0122]: unknown rsqrt precision '-1', expected default or high_precision
//| enumerations.errors.mlir:24:98: error[PTO0122]: unknown rsqrt precision '99', expected default or high_precision
//| enumerations.errors.mlir:24:124: error[PTO0122]: unknown rsqrt precision '', expected default or high_precision
//| enumerations.errors.mlir:25:43: error[PTO0122]: unknown recip precision 'other', expected default or high_precision
//| enumerations.errors.mlir:25:72: error[PTO0122]: unknown recip precision '-1', expected default or high_precision
//| enumerations.errors.mlir:25:98: error[PTO0122]: unknown recip precision '99', expected default or high_precision
//| enumerations.errors.mlir:25:124: error[PTO0122]: unknown recip precision '', expected default or high_precision
//| enumerations.errors.mlir:26:39: error[PTO0122]: unknown rem precision 'other', expected default or high_precision
//| enumerations.errors.mlir:26:66: error[PTO0122]: unknown rem precision '-1', expected default or high_precision
//| enumerations.errors.mlir:26:90: error[PTO0122]: unknown rem precision '99', expected default or high_precision
//| enumerations.errors.mlir:26:114: error[PTO0122]: unknown rem precision '', expected default or high_precision
//| enumerations.errors.mlir:27:41: error[PTO0122]: unknown fmod precision 'other', expected default or high_precision
//| enumerations.errors.mlir:27:69: error[PTO0122]: unknown fmod precision '-1', expected default or high_precision
//| enumerations.errors.mlir:27:94: error[PTO0122]: unknown fmod precision '99', expected default or high_precision
//| enumerations.errors.mlir:27:119: error[PTO0122]: unknown fmod precision '', expected default or high_precision
//| enumerations.errors.mlir:28:39: error[PTO0122]: unknown pow precision 'other', expected default or high_precision
//| enumerations.errors.mlir:28:66: error[PTO0122]: unknown pow precision '-1', expected default or high_precision
//| enumerations.errors.mlir:28:90: error[PTO0122]: unknown pow precision '99', expected default or high_precision
//| enumerations.errors.mlir:28:114: error[PTO0122]: unknown pow precision '', expected default or high_precision
//| enumerations.errors.mlir:29:33: error[PTO0122]: unknown quant type 'other', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:29:57: error[PTO0122]: unknown quant type '-1', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:29:78: error[PTO0122]: unknown quant type '99', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:29:99: error[PTO0122]: unknown quant type '', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:30:43: error[PTO0122]: unknown quant scale alg 'other', expected ocp or nv
//| enumerations.errors.mlir:30:72: error[PTO0122]: unknown quant scale alg '-1', expected ocp or nv
//| enumerations.errors.mlir:30:98: error[PTO0122]: unknown quant scale alg '99', expected ocp or nv
//| enumerations.errors.mlir:30:124: error[PTO0122]: unknown quant scale alg '', expected ocp or nv
//| enumerations.errors.mlir:31:39: error[PTO0122]: unknown mx group axis 'other', expected axis0 or axis1
//| enumerations.errors.mlir:31:66: error[PTO0122]: unknown mx group axis '-1', expected axis0 or axis1
//| enumerations.errors.mlir:31:90: error[PTO0122]: unknown mx group axis '99', expected axis0 or axis1
//| enumerations.errors.mlir:31:114: error[PTO0122]: unknown mx group axis '', expected axis0 or axis1
//| enumerations.errors.mlir:32:41: error[PTO0122]: unknown vec store mode 'other', expected nd or nz
//| enumerations.errors.mlir:32:69: error[PTO0122]: unknown vec store mode '-1', expected nd or nz
//| enumerations.errors.mlir:32:94: error[PTO0122]: unknown vec store mode '99', expected nd or nz
//| enumerations.errors.mlir:32:119: error[PTO0122]: unknown vec store mode '', expected nd or nz
//| enumerations.errors.mlir:33:29: error[PTO0122]: unknown pad mode 'other', expected null, first_elem or value
//| enumerations.errors.mlir:33:51: error[PTO0122]: unknown pad mode '-1', expected null, first_elem or value
//| enumerations.errors.mlir:33:70: error[PTO0122]: unknown pad mode '99', expected null, first_elem or value
//| enumerations.errors.mlir:33:89: error[PTO0122]: unknown pad mode '', expected null, first_elem or value
//| enumerations.errors.mlir:34:35: error[PTO0122]: unknown kernel kind 'other', expected vector or cube
//| enumerations.errors.mlir:34:60: error[PTO0122]: unknown kernel kind '-1', expected vector or cube
//| enumerations.errors.mlir:34:82: error[PTO0122]: unknown kernel kind '99', expected vector or cube
//| enumerations.errors.mlir:34:104: error[PTO0122]: unknown kernel kind '', expected vector or cube
//| enumerations.errors.mlir:35:25: error[PTO0122]: unknown layout 'other', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:35:45: error[PTO0122]: unknown layout '-1', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:35:62: error[PTO0122]: unknown layout '99', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:35:79: error[PTO0122]: unknown layout '', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:36:21: error[PTO0601]: unknown pipe 'other', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:36:39: error[PTO0601]: unknown pipe '-1', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:36:54: error[PTO0601]: unknown pipe '99', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:36:69: error[PTO0601]: unknown pipe '', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:37:23: error[PTO0602]: unknown event 'other', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:37:42: error[PTO0602]: unknown event '-1', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:37:58: error[PTO0602]: unknown event '99', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:37:74: error[PTO0602]: unknown event '', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:38:39: error[PTO0108]: unknown address space 'other', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| enumerations.errors.mlir:38:66: error[PTO0108]: unknown address space '-1', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| enumerations.errors.mlir:38:90: error[PTO0108]: unknown address space '99', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| enumerations.errors.mlir:38:114: error[PTO0108]: unknown address space '', expected gm, ub, l1, l0a, l0b, l0c, bt or fb
//| enumerations.errors.mlir:42:51: error[PTO0126]: unknown attribute 'colour'; expected one of acc_phase, acc_to_vec_mode, address_space, atomic_type, cmp, coalesce, div_precision, event, exp_precision, fmod_precision, gather_oob, kernel_kind, layout, log_precision, mask_pattern, mx_group_axis, pad_mode, pipe, pow_precision, quant_scale_alg, quant_type, recip_precision, relu_pre_mode, rem_precision, round_mode, rsqrt_precision, saturation_mode, scatter_atomic_op, scatter_conflict, scatter_oob, sqrt_precision, st_phase, tinsert_mode, vec_store_mode in dialect 'pto'
//| enumerations.errors.mlir:46:58: error[PTO0126]: unknown attribute 'colour'; expected one of acc_phase, acc_to_vec_mode, address_space, atomic_type, cmp, coalesce, div_precision, event, exp_precision, fmod_precision, gather_oob, kernel_kind, layout, log_precision, mask_pattern, mx_group_axis, pad_mode, pipe, pow_precision, quant_scale_alg, quant_type, recip_precision, relu_pre_mode, rem_precision, round_mode, rsqrt_precision, saturation_mode, scatter_atomic_op, scatter_conflict, scatter_oob, sqrt_precision, st_phase, tinsert_mode, vec_store_mode in dialect 'pto'
//| enumerations.errors.mlir:50:56: error[PTO0005]: expected pipe
//| enumerations.errors.mlir:54:54: error[PTO0005]: expected pipe
//| enumerations.errors.mlir:58:59: error[PTO0005]: expected pipe
//| enumerations.errors.mlir:62:58: error[PTO0005]: expected '>'
//| enumerations.errors.mlir:66:52: error[PTO0005]: unbalanced '<' character in pretty dialect name
//| enumerations.errors.mlir:71:49: error[PTO0126]: unknown attribute 'loc'; expected one of acc_phase, acc_to_vec_mode, address_space, atomic_type, cmp, coalesce, div_precision, event, exp_precision, fmod_precision, gather_oob, kernel_kind, layout, log_precision, mask_pattern, mx_group_axis, pad_mode, pipe, pow_precision, quant_scale_alg, quant_type, recip_precision, relu_pre_mode, rem_precision, round_mode, rsqrt_precision, saturation_mode, scatter_atomic_op, scatter_conflict, scatter_oob, sqrt_precision, st_phase, tinsert_mode, vec_store_mode in dialect 'pto'
