// Values outside of each enumeration, in both forms, and attributes there are not.
// RUN: %s --split-input-file --diagnostics=short --max-errors=0

func.func private @values() attributes {
  print_format = [#pto<print_format other>, #pto.print_format<-1>, #pto.print_format<99>, #pto.print_format<"">],
  cube_load_frac_mode = [#pto<cube_load_frac_mode other>, #pto.cube_load_frac_mode<-1>, #pto.cube_load_frac_mode<99>, #pto.cube_load_frac_mode<"">],
  acc_store_mode = [#pto<acc_store_mode other>, #pto.acc_store_mode<-1>, #pto.acc_store_mode<99>, #pto.acc_store_mode<"">],
  unit_flag_ctrl = [#pto<unit_flag_ctrl other>, #pto.unit_flag_ctrl<-1>, #pto.unit_flag_ctrl<99>, #pto.unit_flag_ctrl<"">],
  acc_store_quant_pre_mode = [#pto<quant_pre_mode other>, #pto.quant_pre_mode<-1>, #pto.quant_pre_mode<99>, #pto.quant_pre_mode<"">],
  acc_store_atomic_type = [#pto<acc_store_atomic_type other>, #pto.acc_store_atomic_type<-1>, #pto.acc_store_atomic_type<99>, #pto.acc_store_atomic_type<"">],
  acc_store_atomic_op = [#pto<acc_store_atomic_op other>, #pto.acc_store_atomic_op<-1>, #pto.acc_store_atomic_op<99>, #pto.acc_store_atomic_op<"">],
  acc_store_sat_mode = [#pto<acc_store_sat_mode other>, #pto.acc_store_sat_mode<-1>, #pto.acc_store_sat_mode<99>, #pto.acc_store_sat_mode<"">],
  acc_store_ub_dst_mode = [#pto<acc_store_ub_dst_mode other>, #pto.acc_store_ub_dst_mode<-1>, #pto.acc_store_ub_dst_mode<99>, #pto.acc_store_ub_dst_mode<"">],
  mad_unit_flag_mode = [#pto<mad_unit_flag_mode other>, #pto.mad_unit_flag_mode<-1>, #pto.mad_unit_flag_mode<99>, #pto.mad_unit_flag_mode<"">],
  mad_sat_mode = [#pto<mad_sat_mode other>, #pto.mad_sat_mode<-1>, #pto.mad_sat_mode<99>, #pto.mad_sat_mode<"">],
  tf32_mode = [#pto<tf32_mode other>, #pto.tf32_mode<-1>, #pto.tf32_mode<99>, #pto.tf32_mode<"">],
  sync_op_type = [#pto<sync_op_type other>, #pto.sync_op_type<-1>, #pto.sync_op_type<99>, #pto.sync_op_type<"">],
  pipe_event_type = [#pto<pipe_event_type other>, #pto.pipe_event_type<-1>, #pto.pipe_event_type<99>, #pto.pipe_event_type<"">],
  sync_all_mode = [#pto<sync_all_mode other>, #pto.sync_all_mode<-1>, #pto.sync_all_mode<99>, #pto.sync_all_mode<"">],
  sync_core_type = [#pto<sync_core_type other>, #pto.sync_core_type<-1>, #pto.sync_core_type<99>, #pto.sync_core_type<"">],
  fence_scope = [#pto<fence_scope other>, #pto.fence_scope<-1>, #pto.fence_scope<99>, #pto.fence_scope<"">],
  l1cache = [#pto<l1cache other>, #pto.l1cache<-1>, #pto.l1cache<99>, #pto.l1cache<"">],
  ld_l2cache = [#pto<ld_l2cache other>, #pto.ld_l2cache<-1>, #pto.ld_l2cache<99>, #pto.ld_l2cache<"">],
  st_l2cache = [#pto<st_l2cache other>, #pto.st_l2cache<-1>, #pto.st_l2cache<99>, #pto.st_l2cache<"">],
  rounding = [#pto<rounding other>, #pto.rounding<-1>, #pto.rounding<99>, #pto.rounding<"">],
  saturation = [#pto<saturation other>, #pto.saturation<-1>, #pto.saturation<99>, #pto.saturation<"">],
  dcci_cache_line = [#pto<dcci_cache_line other>],
  dcci_dst = [#pto<dcci_dst other>],
  dsb_mem = [#pto<dsb_mem other>],
  mem_bar = [#pto<membar other>, #pto.membar<-1>, #pto.membar<99>, #pto.membar<"">],
  signedness = [#pto<signedness other>, #pto.signedness<-1>, #pto.signedness<99>, #pto.signedness<"">],
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
  notify_op = [#pto<notify_op other>, #pto.notify_op<-1>, #pto.notify_op<99>, #pto.notify_op<"">],
  wait_cmp = [#pto<wait_cmp other>, #pto.wait_cmp<-1>, #pto.wait_cmp<99>, #pto.wait_cmp<"">],
  reduce_op = [#pto<reduce_op other>, #pto.reduce_op<-1>, #pto.reduce_op<99>, #pto.reduce_op<"">],
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
  pad_mode = [#pto<padmode other>, #pto.padmode<-1>, #pto.padmode<99>, #pto.padmode<"">],
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
//| enumerations.errors.mlir:5:37: error[PTO0122]: unknown print format 'other', expected width8_precision4, width8_precision2 or width10_precision6
//| enumerations.errors.mlir:5:63: error[PTO0122]: unknown print format '-1', expected width8_precision4, width8_precision2 or width10_precision6
//| enumerations.errors.mlir:5:86: error[PTO0122]: unknown print format '99', expected width8_precision4, width8_precision2 or width10_precision6
//| enumerations.errors.mlir:5:109: error[PTO0122]: unknown print format '', expected width8_precision4, width8_precision2 or width10_precision6
//| enumerations.errors.mlir:6:51: error[PTO0122]: unknown cube load frac mode 'other', expected nd2nz or dn2nz
//| enumerations.errors.mlir:6:84: error[PTO0122]: unknown cube load frac mode '-1', expected nd2nz or dn2nz
//| enumerations.errors.mlir:6:114: error[PTO0122]: unknown cube load frac mode '99', expected nd2nz or dn2nz
//| enumerations.errors.mlir:6:144: error[PTO0122]: unknown cube load frac mode '', expected nd2nz or dn2nz
//| enumerations.errors.mlir:7:41: error[PTO0122]: unknown acc store mode 'other', expected nz2nd, nz2dn or nz2nz
//| enumerations.errors.mlir:7:69: error[PTO0122]: unknown acc store mode '-1', expected nz2nd, nz2dn or nz2nz
//| enumerations.errors.mlir:7:94: error[PTO0122]: unknown acc store mode '99', expected nz2nd, nz2dn or nz2nz
//| enumerations.errors.mlir:7:119: error[PTO0122]: unknown acc store mode '', expected nz2nd, nz2dn or nz2nz
//| enumerations.errors.mlir:8:41: error[PTO0122]: unknown unit flag ctrl 'other', expected check_only, check_and_clear or off
//| enumerations.errors.mlir:8:69: error[PTO0122]: unknown unit flag ctrl '-1', expected check_only, check_and_clear or off
//| enumerations.errors.mlir:8:94: error[PTO0122]: unknown unit flag ctrl '99', expected check_only, check_and_clear or off
//| enumerations.errors.mlir:8:119: error[PTO0122]: unknown unit flag ctrl '', expected check_only, check_and_clear or off
//| enumerations.errors.mlir:9:51: error[PTO0122]: unknown quant pre mode 'other'
//| enumerations.errors.mlir:9:79: error[PTO0122]: unknown quant pre mode '-1'
//| enumerations.errors.mlir:9:104: error[PTO0122]: unknown quant pre mode '99'
//| enumerations.errors.mlir:9:129: error[PTO0122]: unknown quant pre mode ''
//| enumerations.errors.mlir:10:55: error[PTO0122]: unknown acc store atomic type 'other', expected f32, f16, bf16, s32, s16 or s8
//| enumerations.errors.mlir:10:90: error[PTO0122]: unknown acc store atomic type '-1', expected f32, f16, bf16, s32, s16 or s8
//| enumerations.errors.mlir:10:122: error[PTO0122]: unknown acc store atomic type '99', expected f32, f16, bf16, s32, s16 or s8
//| enumerations.errors.mlir:10:154: error[PTO0122]: unknown acc store atomic type '', expected f32, f16, bf16, s32, s16 or s8
//| enumerations.errors.mlir:11:51: error[PTO0122]: unknown acc store atomic op 'other', expected add, max or min
//| enumerations.errors.mlir:11:84: error[PTO0122]: unknown acc store atomic op '-1', expected add, max or min
//| enumerations.errors.mlir:11:114: error[PTO0122]: unknown acc store atomic op '99', expected add, max or min
//| enumerations.errors.mlir:11:144: error[PTO0122]: unknown acc store atomic op '', expected add, max or min
//| enumerations.errors.mlir:12:49: error[PTO0122]: unknown acc store sat mode 'other', expected sat, nosat or sat_preserve_nan
//| enumerations.errors.mlir:12:81: error[PTO0122]: unknown acc store sat mode '-1', expected sat, nosat or sat_preserve_nan
//| enumerations.errors.mlir:12:110: error[PTO0122]: unknown acc store sat mode '99', expected sat, nosat or sat_preserve_nan
//| enumerations.errors.mlir:12:139: error[PTO0122]: unknown acc store sat mode '', expected sat, nosat or sat_preserve_nan
//| enumerations.errors.mlir:13:55: error[PTO0122]: unknown acc store ub dst mode 'other', expected single, split_m or split_n
//| enumerations.errors.mlir:13:90: error[PTO0122]: unknown acc store ub dst mode '-1', expected single, split_m or split_n
//| enumerations.errors.mlir:13:122: error[PTO0122]: unknown acc store ub dst mode '99', expected single, split_m or split_n
//| enumerations.errors.mlir:13:154: error[PTO0122]: unknown acc store ub dst mode '', expected single, split_m or split_n
//| enumerations.errors.mlir:14:49: error[PTO0122]: unknown mad unit flag mode 'other', expected check_only or check_and_set
//| enumerations.errors.mlir:14:81: error[PTO0122]: unknown mad unit flag mode '-1', expected check_only or check_and_set
//| enumerations.errors.mlir:14:110: error[PTO0122]: unknown mad unit flag mode '99', expected check_only or check_and_set
//| enumerations.errors.mlir:14:139: error[PTO0122]: unknown mad unit flag mode '', expected check_only or check_and_set
//| enumerations.errors.mlir:15:37: error[PTO0122]: unknown mad sat mode 'other', expected sat or nosat
//| enumerations.errors.mlir:15:63: error[PTO0122]: unknown mad sat mode '-1', expected sat or nosat
//| enumerations.errors.mlir:15:86: error[PTO0122]: unknown mad sat mode '99', expected sat or nosat
//| enumerations.errors.mlir:15:109: error[PTO0122]: unknown mad sat mode '', expected sat or nosat
//| enumerations.errors.mlir:16:31: error[PTO0122]: unknown tf32 mode 'other', expected round_even or round_away
//| enumerations.errors.mlir:16:54: error[PTO0122]: unknown tf32 mode '-1', expected round_even or round_away
//| enumerations.errors.mlir:16:74: error[PTO0122]: unknown tf32 mode '99', expected round_even or round_away
//| enumerations.errors.mlir:16:94: error[PTO0122]: unknown tf32 mode '', expected round_even or round_away
//| enumerations.errors.mlir:17:37: error[PTO0122]: unknown sync op type 'other', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:17:63: error[PTO0122]: unknown sync op type '-1', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:17:86: error[PTO0122]: unknown sync op type '99', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:17:109: error[PTO0122]: unknown sync op type '', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:18:43: error[PTO0122]: unknown pipe event type 'other', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:18:72: error[PTO0122]: unknown pipe event type '-1', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:18:98: error[PTO0122]: unknown pipe event type '99', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:18:124: error[PTO0122]: unknown pipe event type '', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| enumerations.errors.mlir:19:39: error[PTO0122]: unknown sync all mode 'other', expected hard or soft
//| enumerations.errors.mlir:19:66: error[PTO0122]: unknown sync all mode '-1', expected hard or soft
//| enumerations.errors.mlir:19:90: error[PTO0122]: unknown sync all mode '99', expected hard or soft
//| enumerations.errors.mlir:19:114: error[PTO0122]: unknown sync all mode '', expected hard or soft
//| enumerations.errors.mlir:20:41: error[PTO0122]: unknown sync core type 'other', expected mix, aic_only or aiv_only
//| enumerations.errors.mlir:20:69: error[PTO0122]: unknown sync core type '-1', expected mix, aic_only or aiv_only
//| enumerations.errors.mlir:20:94: error[PTO0122]: unknown sync core type '99', expected mix, aic_only or aiv_only
//| enumerations.errors.mlir:20:119: error[PTO0122]: unknown sync core type '', expected mix, aic_only or aiv_only
//| enumerations.errors.mlir:21:35: error[PTO0122]: unknown fence scope 'other', expected gm
//| enumerations.errors.mlir:21:60: error[PTO0122]: unknown fence scope '-1', expected gm
//| enumerations.errors.mlir:21:82: error[PTO0122]: unknown fence scope '99', expected gm
//| enumerations.errors.mlir:21:104: error[PTO0122]: unknown fence scope '', expected gm
//| enumerations.errors.mlir:22:27: error[PTO0122]: unknown l1cache 'other', expected cache or uncache
//| enumerations.errors.mlir:22:48: error[PTO0122]: unknown l1cache '-1', expected cache or uncache
//| enumerations.errors.mlir:22:66: error[PTO0122]: unknown l1cache '99', expected cache or uncache
//| enumerations.errors.mlir:22:84: error[PTO0122]: unknown l1cache '', expected cache or uncache
//| enumerations.errors.mlir:23:33: error[PTO0122]: unknown ld l2cache 'other', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| enumerations.errors.mlir:23:57: error[PTO0122]: unknown ld l2cache '-1', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| enumerations.errors.mlir:23:78: error[PTO0122]: unknown ld l2cache '99', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| enumerations.errors.mlir:23:99: error[PTO0122]: unknown ld l2cache '', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| enumerations.errors.mlir:24:33: error[PTO0122]: unknown st l2cache 'other', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| enumerations.errors.mlir:24:57: error[PTO0122]: unknown st l2cache '-1', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| enumerations.errors.mlir:24:78: error[PTO0122]: unknown st l2cache '99', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| enumerations.errors.mlir:24:99: error[PTO0122]: unknown st l2cache '', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| enumerations.errors.mlir:25:29: error[PTO0122]: unknown rounding 'other', expected r, a, f, c, z, o or h
//| enumerations.errors.mlir:25:51: error[PTO0122]: unknown rounding '-1', expected r, a, f, c, z, o or h
//| enumerations.errors.mlir:25:70: error[PTO0122]: unknown rounding '99', expected r, a, f, c, z, o or h
//| enumerations.errors.mlir:25:89: error[PTO0122]: unknown rounding '', expected r, a, f, c, z, o or h
//| enumerations.errors.mlir:26:33: error[PTO0122]: unknown saturation 'other', expected sat or nosat
//| enumerations.errors.mlir:26:57: error[PTO0122]: unknown saturation '-1', expected sat or nosat
//| enumerations.errors.mlir:26:78: error[PTO0122]: unknown saturation '99', expected sat or nosat
//| enumerations.errors.mlir:26:99: error[PTO0122]: unknown saturation '', expected sat or nosat
//| enumerations.errors.mlir:27:43: error[PTO0122]: unknown dcci cache line 'other', expected SINGLE_CACHE_LINE or ENTIRE_DATA_CACHE
//| enumerations.errors.mlir:28:29: error[PTO0122]: unknown dcci dst 'other', expected CACHELINE_ALL, CACHELINE_UB, CACHELINE_OUT or CACHELINE_ATOMIC
//| enumerations.errors.mlir:29:27: error[PTO0122]: unknown dsb mem 'other', expected ALL, DDR, UB or SEQ
//| enumerations.errors.mlir:30:26: error[PTO0122]: unknown membar 'other', expected VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST
//| enumerations.errors.mlir:30:46: error[PTO0122]: unknown membar '-1', expected VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST
//| enumerations.errors.mlir:30:63: error[PTO0122]: unknown membar '99', expected VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST
//| enumerations.errors.mlir:30:80: error[PTO0122]: unknown membar '', expected VV_ALL, VST_VLD, VLD_VST, VST_VST, VS_ALL, VST_LD, VLD_ST, VST_ST, SV_ALL, ST_VLD, LD_VST, ST_VST, SS_ALL, ST_LD, LD_ST or ST_ST
//| enumerations.errors.mlir:31:33: error[PTO0122]: unknown signedness 'other', expected signed or unsigned
//| enumerations.errors.mlir:31:57: error[PTO0122]: unknown signedness '-1', expected signed or unsigned
//| enumerations.errors.mlir:31:78: error[PTO0122]: unknown signedness '99', expected signed or unsigned
//| enumerations.errors.mlir:31:99: error[PTO0122]: unknown signedness '', expected signed or unsigned
//| enumerations.errors.mlir:32:19: error[PTO0122]: unknown cmp 'other', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:32:36: error[PTO0122]: unknown cmp '-1', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:32:50: error[PTO0122]: unknown cmp '99', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:32:64: error[PTO0122]: unknown cmp '', expected eq, ne, lt, le, gt or ge
//| enumerations.errors.mlir:33:33: error[PTO0122]: unknown round mode 'other', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:33:57: error[PTO0122]: unknown round mode '-1', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:33:78: error[PTO0122]: unknown round mode '99', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:33:99: error[PTO0122]: unknown round mode '', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| enumerations.errors.mlir:34:43: error[PTO0122]: unknown saturation mode 'other', expected ON or OFF
//| enumerations.errors.mlir:34:72: error[PTO0122]: unknown saturation mode '-1', expected ON or OFF
//| enumerations.errors.mlir:34:98: error[PTO0122]: unknown saturation mode '99', expected ON or OFF
//| enumerations.errors.mlir:34:124: error[PTO0122]: unknown saturation mode '', expected ON or OFF
//| enumerations.errors.mlir:35:35: error[PTO0122]: unknown atomic type 'other', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:35:60: error[PTO0122]: unknown atomic type '-1', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:35:82: error[PTO0122]: unknown atomic type '99', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:35:104: error[PTO0122]: unknown atomic type '', expected atomic_none, atomic_add, atomic_max or atomic_min
//| enumerations.errors.mlir:36:29: error[PTO0122]: unknown st phase 'other', expected unspecified, partial or final
//| enumerations.errors.mlir:36:51: error[PTO0122]: unknown st phase '-1', expected unspecified, partial or final
//| enumerations.errors.mlir:36:70: error[PTO0122]: unknown st phase '99', expected unspecified, partial or final
//| enumerations.errors.mlir:36:89: error[PTO0122]: unknown st phase '', expected unspecified, partial or final
//| enumerations.errors.mlir:37:39: error[PTO0122]: unknown relu pre mode 'other', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:37:66: error[PTO0122]: unknown relu pre mode '-1', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:37:90: error[PTO0122]: unknown relu pre mode '99', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:37:114: error[PTO0122]: unknown relu pre mode '', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| enumerations.errors.mlir:38:31: error[PTO0122]: unknown acc phase 'other', expected unspecified, partial or final
//| enumerations.errors.mlir:38:54: error[PTO0122]: unknown acc phase '-1', expected unspecified, partial or final
//| enumerations.errors.mlir:38:74: error[PTO0122]: unknown acc phase '99', expected unspecified, partial or final
//| enumerations.errors.mlir:38:94: error[PTO0122]: unknown acc phase '', expected unspecified, partial or final
//| enumerations.errors.mlir:39:43: error[PTO0122]: unknown acc to vec mode 'other', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:39:72: error[PTO0122]: unknown acc to vec mode '-1', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:39:98: error[PTO0122]: unknown acc to vec mode '99', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:39:124: error[PTO0122]: unknown acc to vec mode '', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| enumerations.errors.mlir:40:37: error[PTO0122]: unknown tinsert mode 'other', expected split2 or split4
//| enumerations.errors.mlir:40:63: error[PTO0122]: unknown tinsert mode '-1', expected split2 or split4
//| enumerations.errors.mlir:40:86: error[PTO0122]: unknown tinsert mode '99', expected split2 or split4
//| enumerations.errors.mlir:40:109: error[PTO0122]: unknown tinsert mode '', expected split2 or split4
//| enumerations.errors.mlir:41:37: error[PTO0122]: unknown mask pattern 'other', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:41:63: error[PTO0122]: unknown mask pattern '-1', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:41:86: error[PTO0122]: unknown mask pattern '99', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:41:109: error[PTO0122]: unknown mask pattern '', expected P0101, P1010, P0001, P0010, P0100, P1000 or P1111
//| enumerations.errors.mlir:42:29: error[PTO0122]: unknown coalesce 'other', expected row or elem
//| enumerations.errors.mlir:42:51: error[PTO0122]: unknown coalesce '-1', expected row or elem
//| enumerations.errors.mlir:42:70: error[PTO0122]: unknown coalesce '99', expected row or elem
//| enumerations.errors.mlir:42:89: error[PTO0122]: unknown coalesce '', expected row or elem
//| enumerations.errors.mlir:43:33: error[PTO0122]: unknown gather oob 'other', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:43:57: error[PTO0122]: unknown gather oob '-1', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:43:78: error[PTO0122]: unknown gather oob '99', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:43:99: error[PTO0122]: unknown gather oob '', expected undefined, clamp, wrap or zero
//| enumerations.errors.mlir:44:35: error[PTO0122]: unknown scatter oob 'other', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:44:60: error[PTO0122]: unknown scatter oob '-1', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:44:82: error[PTO0122]: unknown scatter oob '99', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:44:104: error[PTO0122]: unknown scatter oob '', expected undefined, skip, clamp or wrap
//| enumerations.errors.mlir:45:47: error[PTO0122]: unknown scatter atomic op 'other', expected none, add, max or min
//| enumerations.errors.mlir:45:78: error[PTO0122]: unknown scatter atomic op '-1', expected none, add, max or min
//| enumerations.errors.mlir:45:106: error[PTO0122]: unknown scatter atomic op '99', expected none, add, max or min
//| enumerations.errors.mlir:45:134: error[PTO0122]: unknown scatter atomic op '', expected none, add, max or min
//| enumerations.errors.mlir:46:45: error[PTO0122]: unknown scatter conflict 'other', expected default or last
//| enumerations.errors.mlir:46:75: error[PTO0122]: unknown scatter conflict '-1', expected default or last
//| enumerations.errors.mlir:46:102: error[PTO0122]: unknown scatter conflict '99', expected default or last
//| enumerations.errors.mlir:46:129: error[PTO0122]: unknown scatter conflict '', expected default or last
//| enumerations.errors.mlir:47:31: error[PTO0122]: unknown notify op 'other', expected set or atomic_add
//| enumerations.errors.mlir:47:54: error[PTO0122]: unknown notify op '-1', expected set or atomic_add
//| enumerations.errors.mlir:47:74: error[PTO0122]: unknown notify op '99', expected set or atomic_add
//| enumerations.errors.mlir:47:94: error[PTO0122]: unknown notify op '', expected set or atomic_add
//| enumerations.errors.mlir:48:29: error[PTO0122]: unknown wait cmp 'other', expected eq, ne, gt, ge, lt or le
//| enumerations.errors.mlir:48:51: error[PTO0122]: unknown wait cmp '-1', expected eq, ne, gt, ge, lt or le
//| enumerations.errors.mlir:48:70: error[PTO0122]: unknown wait cmp '99', expected eq, ne, gt, ge, lt or le
//| enumerations.errors.mlir:48:89: error[PTO0122]: unknown wait cmp '', expected eq, ne, gt, ge, lt or le
//| enumerations.errors.mlir:49:31: error[PTO0122]: unknown reduce op 'other', expected sum, max or min
//| enumerations.errors.mlir:49:54: error[PTO0122]: unknown reduce op '-1', expected sum, max or min
//| enumerations.errors.mlir:49:74: error[PTO0122]: unknown reduce op '99', expected sum, max or min
//| enumerations.errors.mlir:49:94: error[PTO0122]: unknown reduce op '', expected sum, max or min
//| enumerations.errors.mlir:50:39: error[PTO0122]: unknown div precision 'other', expected default or high_precision
//| enumerations.errors.mlir:50:66: error[PTO0122]: unknown div precision '-1', expected default or high_precision
//| enumerations.errors.mlir:50:90: error[PTO0122]: unknown div precision '99', expected default or high_precision
//| enumerations.errors.mlir:50:114: error[PTO0122]: unknown div precision '', expected default or high_precision
//| enumerations.errors.mlir:51:39: error[PTO0122]: unknown exp precision 'other', expected default or high_precision
//| enumerations.errors.mlir:51:66: error[PTO0122]: unknown exp precision '-1', expected default or high_precision
//| enumerations.errors.mlir:51:90: error[PTO0122]: unknown exp precision '99', expected default or high_precision
//| enumerations.errors.mlir:51:114: error[PTO0122]: unknown exp precision '', expected default or high_precision
//| enumerations.errors.mlir:52:39: error[PTO0122]: unknown log precision 'other', expected default or high_precision
//| enumerations.errors.mlir:52:66: error[PTO0122]: unknown log precision '-1', expected default or high_precision
//| enumerations.errors.mlir:52:90: error[PTO0122]: unknown log precision '99', expected default or high_precision
//| enumerations.errors.mlir:52:114: error[PTO0122]: unknown log precision '', expected default or high_precision
//| enumerations.errors.mlir:53:41: error[PTO0122]: unknown sqrt precision 'other', expected default or high_precision
//| enumerations.errors.mlir:53:69: error[PTO0122]: unknown sqrt precision '-1', expected default or high_precision
//| enumerations.errors.mlir:53:94: error[PTO0122]: unknown sqrt precision '99', expected default or high_precision
//| enumerations.errors.mlir:53:119: error[PTO0122]: unknown sqrt precision '', expected default or high_precision
//| enumerations.errors.mlir:54:43: error[PTO0122]: unknown rsqrt precision 'other', expected default or high_precision
//| enumerations.errors.mlir:54:72: error[PTO0122]: unknown rsqrt precision '-1', expected default or high_precision
//| enumerations.errors.mlir:54:98: error[PTO0122]: unknown rsqrt precision '99', expected default or high_precision
//| enumerations.errors.mlir:54:124: error[PTO0122]: unknown rsqrt precision '', expected default or high_precision
//| enumerations.errors.mlir:55:43: error[PTO0122]: unknown recip precision 'other', expected default or high_precision
//| enumerations.errors.mlir:55:72: error[PTO0122]: unknown recip precision '-1', expected default or high_precision
//| enumerations.errors.mlir:55:98: error[PTO0122]: unknown recip precision '99', expected default or high_precision
//| enumerations.errors.mlir:55:124: error[PTO0122]: unknown recip precision '', expected default or high_precision
//| enumerations.errors.mlir:56:39: error[PTO0122]: unknown rem precision 'other', expected default or high_precision
//| enumerations.errors.mlir:56:66: error[PTO0122]: unknown rem precision '-1', expected default or high_precision
//| enumerations.errors.mlir:56:90: error[PTO0122]: unknown rem precision '99', expected default or high_precision
//| enumerations.errors.mlir:56:114: error[PTO0122]: unknown rem precision '', expected default or high_precision
//| enumerations.errors.mlir:57:41: error[PTO0122]: unknown fmod precision 'other', expected default or high_precision
//| enumerations.errors.mlir:57:69: error[PTO0122]: unknown fmod precision '-1', expected default or high_precision
//| enumerations.errors.mlir:57:94: error[PTO0122]: unknown fmod precision '99', expected default or high_precision
//| enumerations.errors.mlir:57:119: error[PTO0122]: unknown fmod precision '', expected default or high_precision
//| enumerations.errors.mlir:58:39: error[PTO0122]: unknown pow precision 'other', expected default or high_precision
//| enumerations.errors.mlir:58:66: error[PTO0122]: unknown pow precision '-1', expected default or high_precision
//| enumerations.errors.mlir:58:90: error[PTO0122]: unknown pow precision '99', expected default or high_precision
//| enumerations.errors.mlir:58:114: error[PTO0122]: unknown pow precision '', expected default or high_precision
//| enumerations.errors.mlir:59:33: error[PTO0122]: unknown quant type 'other', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:59:57: error[PTO0122]: unknown quant type '-1', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:59:78: error[PTO0122]: unknown quant type '99', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:59:99: error[PTO0122]: unknown quant type '', expected INT8_SYM, INT8_ASYM, MXFP8 or MXFP4_E2M1
//| enumerations.errors.mlir:60:43: error[PTO0122]: unknown quant scale alg 'other', expected ocp or nv
//| enumerations.errors.mlir:60:72: error[PTO0122]: unknown quant scale alg '-1', expected ocp or nv
//| enumerations.errors.mlir:60:98: error[PTO0122]: unknown quant scale alg '99', expected ocp or nv
//| enumerations.errors.mlir:60:124: error[PTO0122]: unknown quant scale alg '', expected ocp or nv
//| enumerations.errors.mlir:61:39: error[PTO0122]: unknown mx group axis 'other', expected axis0 or axis1
//| enumerations.errors.mlir:61:66: error[PTO0122]: unknown mx group axis '-1', expected axis0 or axis1
//| enumerations.errors.mlir:61:90: error[PTO0122]: unknown mx group axis '99', expected axis0 or axis1
//| enumerations.errors.mlir:61:114: error[PTO0122]: unknown mx group axis '', expected axis0 or axis1
//| enumerations.errors.mlir:62:41: error[PTO0122]: unknown vec store mode 'other', expected nd or nz
//| enumerations.errors.mlir:62:69: error[PTO0122]: unknown vec store mode '-1', expected nd or nz
//| enumerations.errors.mlir:62:94: error[PTO0122]: unknown vec store mode '99', expected nd or nz
//| enumerations.errors.mlir:62:119: error[PTO0122]: unknown vec store mode '', expected nd or nz
//| enumerations.errors.mlir:63:28: error[PTO0122]: unknown padmode 'other', expected null, first_elem or value
//| enumerations.errors.mlir:63:49: error[PTO0122]: unknown padmode '-1', expected null, first_elem or value
//| enumerations.errors.mlir:63:67: error[PTO0122]: unknown padmode '99', expected null, first_elem or value
//| enumerations.errors.mlir:63:85: error[PTO0122]: unknown padmode '', expected null, first_elem or value
//| enumerations.errors.mlir:64:35: error[PTO0122]: unknown kernel kind 'other', expected vector or cube
//| enumerations.errors.mlir:64:60: error[PTO0122]: unknown kernel kind '-1', expected vector or cube
//| enumerations.errors.mlir:64:82: error[PTO0122]: unknown kernel kind '99', expected vector or cube
//| enumerations.errors.mlir:64:104: error[PTO0122]: unknown kernel kind '', expected vector or cube
//| enumerations.errors.mlir:65:25: error[PTO0122]: unknown layout 'other', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:65:45: error[PTO0122]: unknown layout '-1', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:65:62: error[PTO0122]: unknown layout '99', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:65:79: error[PTO0122]: unknown layout '', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| enumerations.errors.mlir:66:21: error[PTO0601]: unknown pipe 'other', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:66:39: error[PTO0601]: unknown pipe '-1', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:66:54: error[PTO0601]: unknown pipe '99', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:66:69: error[PTO0601]: unknown pipe '', expected PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2 or PIPE_FIX
//| enumerations.errors.mlir:67:23: error[PTO0602]: unknown event 'other', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:67:42: error[PTO0602]: unknown event '-1', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:67:58: error[PTO0602]: unknown event '99', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:67:74: error[PTO0602]: unknown event '', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| enumerations.errors.mlir:68:39: error[PTO0122]: unknown address space 'other', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| enumerations.errors.mlir:68:66: error[PTO0122]: unknown address space '-1', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| enumerations.errors.mlir:68:90: error[PTO0122]: unknown address space '99', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| enumerations.errors.mlir:68:114: error[PTO0122]: unknown address space '', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| enumerations.errors.mlir:72:51: error[PTO0126]: unknown attribute 'colour' in dialect 'pto'
//| enumerations.errors.mlir:76:58: error[PTO0126]: unknown attribute 'colour' in dialect 'pto'
//| enumerations.errors.mlir:80:56: error[PTO0005]: expected pipe
//| enumerations.errors.mlir:84:54: error[PTO0005]: expected pipe
//| enumerations.errors.mlir:88:59: error[PTO0005]: expected pipe
//| enumerations.errors.mlir:92:58: error[PTO0005]: expected '>'
//| enumerations.errors.mlir:96:52: error[PTO0005]: expected '>': no '>' closes this '<'
//| enumerations.errors.mlir:101:49: error[PTO0126]: unknown attribute 'loc' in dialect 'pto'
