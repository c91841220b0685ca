// Values outside of the enumerations of copies, cube instructions, synchronisation and single threads.
// RUN: %s --split-input-file --diagnostics=short

func.func private @address_space() attributes {a = [#pto<address_space other>, #pto.address_space<99>, #pto.address_space<-1>]}
func.func private @cube_load_frac_mode() attributes {a = [#pto<cube_load_frac_mode other>, #pto.cube_load_frac_mode<99>, #pto.cube_load_frac_mode<-1>]}
func.func private @acc_store_mode() attributes {a = [#pto<acc_store_mode other>, #pto.acc_store_mode<99>, #pto.acc_store_mode<-1>]}
func.func private @unit_flag_ctrl() attributes {a = [#pto<unit_flag_ctrl other>, #pto.unit_flag_ctrl<99>, #pto.unit_flag_ctrl<-1>]}
func.func private @acc_store_quant_pre_mode() attributes {a = [#pto<acc_store_quant_pre_mode other>, #pto.acc_store_quant_pre_mode<99>, #pto.acc_store_quant_pre_mode<-1>]}
func.func private @acc_store_atomic_type() attributes {a = [#pto<acc_store_atomic_type other>, #pto.acc_store_atomic_type<99>, #pto.acc_store_atomic_type<-1>]}
func.func private @acc_store_atomic_op() attributes {a = [#pto<acc_store_atomic_op other>, #pto.acc_store_atomic_op<99>, #pto.acc_store_atomic_op<-1>]}
func.func private @acc_store_sat_mode() attributes {a = [#pto<acc_store_sat_mode other>, #pto.acc_store_sat_mode<99>, #pto.acc_store_sat_mode<-1>]}
func.func private @acc_store_ub_dst_mode() attributes {a = [#pto<acc_store_ub_dst_mode other>, #pto.acc_store_ub_dst_mode<99>, #pto.acc_store_ub_dst_mode<-1>]}
func.func private @mad_unit_flag_mode() attributes {a = [#pto<mad_unit_flag_mode other>, #pto.mad_unit_flag_mode<99>, #pto.mad_unit_flag_mode<-1>]}
func.func private @mad_sat_mode() attributes {a = [#pto<mad_sat_mode other>, #pto.mad_sat_mode<99>, #pto.mad_sat_mode<-1>]}
func.func private @tf32_mode() attributes {a = [#pto<tf32_mode other>, #pto.tf32_mode<99>, #pto.tf32_mode<-1>]}
func.func private @sync_op_type() attributes {a = [#pto<sync_op_type other>, #pto.sync_op_type<99>, #pto.sync_op_type<-1>]}
func.func private @pipe_event_type() attributes {a = [#pto<pipe_event_type other>, #pto.pipe_event_type<99>, #pto.pipe_event_type<-1>]}
func.func private @sync_all_mode() attributes {a = [#pto<sync_all_mode other>, #pto.sync_all_mode<99>, #pto.sync_all_mode<-1>]}
func.func private @sync_core_type() attributes {a = [#pto<sync_core_type other>, #pto.sync_core_type<99>, #pto.sync_core_type<-1>]}
func.func private @fence_scope() attributes {a = [#pto<fence_scope other>, #pto.fence_scope<99>, #pto.fence_scope<-1>]}
func.func private @l1cache() attributes {a = [#pto<l1cache other>, #pto.l1cache<99>, #pto.l1cache<-1>]}
func.func private @ld_l2cache() attributes {a = [#pto<ld_l2cache other>, #pto.ld_l2cache<99>, #pto.ld_l2cache<-1>]}
func.func private @st_l2cache() attributes {a = [#pto<st_l2cache other>, #pto.st_l2cache<99>, #pto.st_l2cache<-1>]}
func.func private @rounding() attributes {a = [#pto<rounding other>, #pto.rounding<99>, #pto.rounding<-1>]}
func.func private @saturation() attributes {a = [#pto<saturation other>, #pto.saturation<99>, #pto.saturation<-1>]}
func.func private @signedness() attributes {a = [#pto<signedness other>, #pto.signedness<99>, #pto.signedness<-1>]}
func.func private @values() attributes {a = #pto.acc_push_epilogue<layout = nd2nz, quant = req8, relu = pwl>}

// -----

func.func private @fields() attributes {a = #pto.acc_push_epilogue<layout = nz2nd>}

// -----

func.func private @order() attributes {a = #pto.acc_push_epilogue<quant = req8_vec, layout = nz2nd, relu = no_relu>}

// run 1: exit 1
// stderr:
//| units.errors.mlir:4:72: error[PTO0122]: unknown address space 'other', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| units.errors.mlir:4:99: error[PTO0122]: unknown address space '99', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| units.errors.mlir:4:123: error[PTO0122]: unknown address space '-1', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| units.errors.mlir:5:84: error[PTO0122]: unknown cube load frac mode 'other', expected nd2nz or dn2nz
//| units.errors.mlir:5:117: error[PTO0122]: unknown cube load frac mode '99', expected nd2nz or dn2nz
//| units.errors.mlir:5:147: error[PTO0122]: unknown cube load frac mode '-1', expected nd2nz or dn2nz
//| units.errors.mlir:6:74: error[PTO0122]: unknown acc store mode 'other', expected nz2nd, nz2dn or nz2nz
//| units.errors.mlir:6:102: error[PTO0122]: unknown acc store mode '99', expected nz2nd, nz2dn or nz2nz
//| units.errors.mlir:6:127: error[PTO0122]: unknown acc store mode '-1', expected nz2nd, nz2dn or nz2nz
//| units.errors.mlir:7:74: error[PTO0122]: unknown unit flag ctrl 'other', expected check_only, check_and_clear or off
//| units.errors.mlir:7:102: error[PTO0122]: unknown unit flag ctrl '99', expected check_only, check_and_clear or off
//| units.errors.mlir:7:127: error[PTO0122]: unknown unit flag ctrl '-1', expected check_only, check_and_clear or off
//| units.errors.mlir:8:94: error[PTO0122]: unknown quant pre mode 'other'
//| units.errors.mlir:8:132: error[PTO0122]: unknown quant pre mode '99'
//| units.errors.mlir:8:167: error[PTO0122]: unknown quant pre mode '-1'
//| units.errors.mlir:9:88: error[PTO0122]: unknown acc store atomic type 'other', expected f32, f16, bf16, s32, s16 or s8
//| units.errors.mlir:9:123: error[PTO0122]: unknown acc store atomic type '99', expected f32, f16, bf16, s32, s16 or s8
//| units.errors.mlir:9:155: error[PTO0122]: unknown acc store atomic type '-1', expected f32, f16, bf16, s32, s16 or s8
//| units.errors.mlir:10:84: error[PTO0122]: unknown acc store atomic op 'other', expected add, max or min
//| units.errors.mlir:10:117: error[PTO0122]: unknown acc store atomic op '99', expected add, max or min
//| units.errors.mlir:10:147: error[PTO0122]: unknown acc store atomic op '-1', expected add, max or min
//| units.errors.mlir:11:82: error[PTO0122]: unknown acc store sat mode 'other', expected sat, nosat or sat_preserve_nan
//| units.errors.mlir:11:114: error[PTO0122]: unknown acc store sat mode '99', expected sat, nosat or sat_preserve_nan
//| units.errors.mlir:11:143: error[PTO0122]: unknown acc store sat mode '-1', expected sat, nosat or sat_preserve_nan
//| units.errors.mlir:12:88: error[PTO0122]: unknown acc store ub dst mode 'other', expected single, split_m or split_n
//| units.errors.mlir:12:123: error[PTO0122]: unknown acc store ub dst mode '99', expected single, split_m or split_n
//| units.errors.mlir:12:155: error[PTO0122]: unknown acc store ub dst mode '-1', expected single, split_m or split_n
//| units.errors.mlir:13:82: error[PTO0122]: unknown mad unit flag mode 'other', expected check_only or check_and_set
//| units.errors.mlir:13:114: error[PTO0122]: unknown mad unit flag mode '99', expected check_only or check_and_set
//| units.errors.mlir:13:143: error[PTO0122]: unknown mad unit flag mode '-1', expected check_only or check_and_set
//| units.errors.mlir:14:70: error[PTO0122]: unknown mad sat mode 'other', expected sat or nosat
//| units.errors.mlir:14:96: error[PTO0122]: unknown mad sat mode '99', expected sat or nosat
//| units.errors.mlir:14:119: error[PTO0122]: unknown mad sat mode '-1', expected sat or nosat
//| units.errors.mlir:15:64: error[PTO0122]: unknown tf32 mode 'other', expected round_even or round_away
//| units.errors.mlir:15:87: error[PTO0122]: unknown tf32 mode '99', expected round_even or round_away
//| units.errors.mlir:15:107: error[PTO0122]: unknown tf32 mode '-1', expected round_even or round_away
//| units.errors.mlir:16:70: error[PTO0122]: unknown sync op type 'other', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| units.errors.mlir:16:96: error[PTO0122]: unknown sync op type '99', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| units.errors.mlir:16:119: error[PTO0122]: unknown sync op type '-1', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| units.errors.mlir:17:76: error[PTO0122]: unknown pipe event type 'other', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| units.errors.mlir:17:105: error[PTO0122]: unknown pipe event type '99', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| units.errors.mlir:17:131: error[PTO0122]: unknown pipe event type '-1', expected TLOAD, TSTORE_ACC, TSTORE_VEC, TMOV_M2L, TMOV_M2S, TMOV_M2B, TMOV_M2V, TMOV_V2M, TMATMUL, TVEC or TVECWAIT_EVENT
//| units.errors.mlir:18:72: error[PTO0122]: unknown sync all mode 'other', expected hard or soft
//| units.errors.mlir:18:99: error[PTO0122]: unknown sync all mode '99', expected hard or soft
//| units.errors.mlir:18:123: error[PTO0122]: unknown sync all mode '-1', expected hard or soft
//| units.errors.mlir:19:74: error[PTO0122]: unknown sync core type 'other', expected mix, aic_only or aiv_only
//| units.errors.mlir:19:102: error[PTO0122]: unknown sync core type '99', expected mix, aic_only or aiv_only
//| units.errors.mlir:19:127: error[PTO0122]: unknown sync core type '-1', expected mix, aic_only or aiv_only
//| units.errors.mlir:20:68: error[PTO0122]: unknown fence scope 'other', expected gm
//| units.errors.mlir:20:93: error[PTO0122]: unknown fence scope '99', expected gm
//| units.errors.mlir:20:115: error[PTO0122]: unknown fence scope '-1', expected gm
//| units.errors.mlir:21:60: error[PTO0122]: unknown l1cache 'other', expected cache or uncache
//| units.errors.mlir:21:81: error[PTO0122]: unknown l1cache '99', expected cache or uncache
//| units.errors.mlir:21:99: error[PTO0122]: unknown l1cache '-1', expected cache or uncache
//| units.errors.mlir:22:66: error[PTO0122]: unknown ld l2cache 'other', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| units.errors.mlir:22:90: error[PTO0122]: unknown ld l2cache '99', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| units.errors.mlir:22:111: error[PTO0122]: unknown ld l2cache '-1', expected nmfv, nmlv, nmprs, nmpref, nakeep, naclean, nadrop, idsfv, idslv, idsprs, idspref, exfv, exlv, exprs or expref
//| units.errors.mlir:23:66: error[PTO0122]: unknown st l2cache 'other', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| units.errors.mlir:23:90: error[PTO0122]: unknown st l2cache '99', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| units.errors.mlir:23:111: error[PTO0122]: unknown st l2cache '-1', expected nmfv, nmlv, nmprs, nmred, naci, napw, napi, nared, wbhfv, wbhlv, wbhprs, wbhred, wtsfv, wtslv, wtsprs or wtsred
//| units.errors.mlir:24:62: error[PTO0122]: unknown rounding 'other', expected r, a, f, c, z, o or h
//| units.errors.mlir:24:84: error[PTO0122]: unknown rounding '99', expected r, a, f, c, z, o or h
//| units.errors.mlir:24:103: error[PTO0122]: unknown rounding '-1', expected r, a, f, c, z, o or h
//| units.errors.mlir:25:66: error[PTO0122]: unknown saturation 'other', expected sat or nosat
//| units.errors.mlir:25:90: error[PTO0122]: unknown saturation '99', expected sat or nosat
//| units.errors.mlir:25:111: error[PTO0122]: unknown saturation '-1', expected sat or nosat
//| units.errors.mlir:26:66: error[PTO0122]: unknown signedness 'other', expected signed or unsigned
//| units.errors.mlir:26:90: error[PTO0122]: unknown signedness '99', expected signed or unsigned
//| units.errors.mlir:26:111: error[PTO0122]: unknown signedness '-1', expected signed or unsigned
//| units.errors.mlir:27:77: error[PTO0122]: unknown acc push layout 'nd2nz', expected nz2nd, nz2dn or nz2nz
//| units.errors.mlir:27:92: error[PTO0122]: unknown quant pre mode 'req8'
//| units.errors.mlir:27:105: error[PTO0122]: unknown acc push relu 'pwl', expected no_relu or normal_relu
//| units.errors.mlir:31:82: error[PTO0005]: expected ',', found '>'
//| units.errors.mlir:35:67: error[PTO0005]: expected 'layout', found 'quant'
