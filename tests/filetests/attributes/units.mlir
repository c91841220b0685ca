// Enumerations of copies, cube instructions, synchronisation and single threads: each case in both forms, in the other
// letter case, under each alias, and by number.
// RUN: %s

func.func private @address_space() attributes {a = [
  #pto<address_space gm>, #pto.address_space<GM>, #pto.address_space<gm>, #pto.address_space<0>,
  #pto<address_space vec>, #pto.address_space<VEC>, #pto<address_space ub>, #pto.address_space<UB>,
  #pto.address_space<vec>, #pto.address_space<1>, #pto<address_space mat>, #pto.address_space<MAT>,
  #pto<address_space l1>, #pto.address_space<L1>, #pto.address_space<mat>, #pto.address_space<2>,
  #pto<address_space left>, #pto.address_space<LEFT>, #pto<address_space l0a>, #pto.address_space<L0A>,
  #pto.address_space<left>, #pto.address_space<3>, #pto<address_space right>, #pto.address_space<RIGHT>,
  #pto<address_space l0b>, #pto.address_space<L0B>, #pto.address_space<right>, #pto.address_space<4>,
  #pto<address_space acc>, #pto.address_space<ACC>, #pto<address_space l0c>, #pto.address_space<L0C>,
  #pto.address_space<acc>, #pto.address_space<5>, #pto<address_space bias>, #pto.address_space<BIAS>,
  #pto<address_space bt>, #pto.address_space<BT>, #pto.address_space<bias>, #pto.address_space<6>,
  #pto<address_space scaling>, #pto.address_space<SCALING>, #pto<address_space fb>, #pto.address_space<FB>,
  #pto.address_space<scaling>, #pto.address_space<7>, #pto.address_space<zero>]}
func.func private @cube_load_frac_mode() attributes {a = [
  #pto<cube_load_frac_mode nd2nz>, #pto.cube_load_frac_mode<ND2NZ>, #pto.cube_load_frac_mode<nd2nz>,
  #pto.cube_load_frac_mode<0>, #pto<cube_load_frac_mode dn2nz>, #pto.cube_load_frac_mode<DN2NZ>,
  #pto.cube_load_frac_mode<dn2nz>, #pto.cube_load_frac_mode<1>]}
func.func private @acc_store_mode() attributes {a = [
  #pto<acc_store_mode nz2nd>, #pto.acc_store_mode<NZ2ND>, #pto.acc_store_mode<nz2nd>, #pto.acc_store_mode<0>,
  #pto<acc_store_mode nz2dn>, #pto.acc_store_mode<NZ2DN>, #pto.acc_store_mode<nz2dn>, #pto.acc_store_mode<1>,
  #pto<acc_store_mode nz2nz>, #pto.acc_store_mode<NZ2NZ>, #pto.acc_store_mode<nz2nz>, #pto.acc_store_mode<2>]}
func.func private @unit_flag_ctrl() attributes {a = [
  #pto<unit_flag_ctrl check_only>, #pto.unit_flag_ctrl<CHECK_ONLY>, #pto.unit_flag_ctrl<check_only>,
  #pto.unit_flag_ctrl<0>, #pto<unit_flag_ctrl check_and_clear>, #pto.unit_flag_ctrl<CHECK_AND_CLEAR>,
  #pto.unit_flag_ctrl<check_and_clear>, #pto.unit_flag_ctrl<1>]}
func.func private @acc_store_quant_pre_mode() attributes {a = [
  #pto<acc_store_quant_pre_mode deqf16_vec>, #pto.acc_store_quant_pre_mode<DEQF16_VEC>,
  #pto.acc_store_quant_pre_mode<deqf16_vec>, #pto.acc_store_quant_pre_mode<0>,
  #pto<acc_store_quant_pre_mode deqf16_scalar>, #pto.acc_store_quant_pre_mode<DEQF16_SCALAR>,
  #pto.acc_store_quant_pre_mode<deqf16_scalar>, #pto.acc_store_quant_pre_mode<1>,
  #pto<acc_store_quant_pre_mode req8_vec>, #pto.acc_store_quant_pre_mode<REQ8_VEC>,
  #pto.acc_store_quant_pre_mode<req8_vec>, #pto.acc_store_quant_pre_mode<2>, #pto<acc_store_quant_pre_mode req8_scalar>,
  #pto.acc_store_quant_pre_mode<REQ8_SCALAR>, #pto.acc_store_quant_pre_mode<req8_scalar>,
  #pto.acc_store_quant_pre_mode<3>, #pto<acc_store_quant_pre_mode qf322b8_pre_vec>,
  #pto.acc_store_quant_pre_mode<QF322B8_PRE_VEC>, #pto.acc_store_quant_pre_mode<qf322b8_pre_vec>,
  #pto.acc_store_quant_pre_mode<4>, #pto<acc_store_quant_pre_mode qf322b8_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QF322B8_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qf322b8_pre_scalar>,
  #pto.acc_store_quant_pre_mode<5>, #pto<acc_store_quant_pre_mode qf322f16_pre_vec>,
  #pto.acc_store_quant_pre_mode<QF322F16_PRE_VEC>, #pto.acc_store_quant_pre_mode<qf322f16_pre_vec>,
  #pto.acc_store_quant_pre_mode<6>, #pto<acc_store_quant_pre_mode qf322f16_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QF322F16_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qf322f16_pre_scalar>,
  #pto.acc_store_quant_pre_mode<7>, #pto<acc_store_quant_pre_mode qf322bf16_pre_vec>,
  #pto.acc_store_quant_pre_mode<QF322BF16_PRE_VEC>, #pto.acc_store_quant_pre_mode<qf322bf16_pre_vec>,
  #pto.acc_store_quant_pre_mode<8>, #pto<acc_store_quant_pre_mode qf322bf16_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QF322BF16_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qf322bf16_pre_scalar>,
  #pto.acc_store_quant_pre_mode<9>, #pto<acc_store_quant_pre_mode qf322f32_pre_vec>,
  #pto.acc_store_quant_pre_mode<QF322F32_PRE_VEC>, #pto.acc_store_quant_pre_mode<qf322f32_pre_vec>,
  #pto.acc_store_quant_pre_mode<10>, #pto<acc_store_quant_pre_mode qf322f32_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QF322F32_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qf322f32_pre_scalar>,
  #pto.acc_store_quant_pre_mode<11>, #pto<acc_store_quant_pre_mode qf322hif8_pre_vec>,
  #pto.acc_store_quant_pre_mode<QF322HIF8_PRE_VEC>, #pto.acc_store_quant_pre_mode<qf322hif8_pre_vec>,
  #pto.acc_store_quant_pre_mode<12>, #pto<acc_store_quant_pre_mode qf322hif8_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QF322HIF8_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qf322hif8_pre_scalar>,
  #pto.acc_store_quant_pre_mode<13>, #pto<acc_store_quant_pre_mode qf322fp8_pre_vec>,
  #pto.acc_store_quant_pre_mode<QF322FP8_PRE_VEC>, #pto.acc_store_quant_pre_mode<qf322fp8_pre_vec>,
  #pto.acc_store_quant_pre_mode<14>, #pto<acc_store_quant_pre_mode qf322fp8_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QF322FP8_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qf322fp8_pre_scalar>,
  #pto.acc_store_quant_pre_mode<15>, #pto<acc_store_quant_pre_mode qs322bf16_pre_vec>,
  #pto.acc_store_quant_pre_mode<QS322BF16_PRE_VEC>, #pto.acc_store_quant_pre_mode<qs322bf16_pre_vec>,
  #pto.acc_store_quant_pre_mode<16>, #pto<acc_store_quant_pre_mode qs322bf16_pre_scalar>,
  #pto.acc_store_quant_pre_mode<QS322BF16_PRE_SCALAR>, #pto.acc_store_quant_pre_mode<qs322bf16_pre_scalar>,
  #pto.acc_store_quant_pre_mode<17>]}
func.func private @acc_store_atomic_type() attributes {a = [
  #pto<acc_store_atomic_type f32>, #pto.acc_store_atomic_type<F32>, #pto.acc_store_atomic_type<f32>,
  #pto.acc_store_atomic_type<0>, #pto<acc_store_atomic_type f16>, #pto.acc_store_atomic_type<F16>,
  #pto.acc_store_atomic_type<f16>, #pto.acc_store_atomic_type<1>, #pto<acc_store_atomic_type bf16>,
  #pto.acc_store_atomic_type<BF16>, #pto.acc_store_atomic_type<bf16>, #pto.acc_store_atomic_type<2>,
  #pto<acc_store_atomic_type s32>, #pto.acc_store_atomic_type<S32>, #pto<acc_store_atomic_type i32>,
  #pto.acc_store_atomic_type<I32>, #pto.acc_store_atomic_type<s32>, #pto.acc_store_atomic_type<3>,
  #pto<acc_store_atomic_type s16>, #pto.acc_store_atomic_type<S16>, #pto<acc_store_atomic_type i16>,
  #pto.acc_store_atomic_type<I16>, #pto.acc_store_atomic_type<s16>, #pto.acc_store_atomic_type<4>,
  #pto<acc_store_atomic_type s8>, #pto.acc_store_atomic_type<S8>, #pto<acc_store_atomic_type i8>,
  #pto.acc_store_atomic_type<I8>, #pto.acc_store_atomic_type<s8>, #pto.acc_store_atomic_type<5>]}
func.func private @acc_store_atomic_op() attributes {a = [
  #pto<acc_store_atomic_op add>, #pto.acc_store_atomic_op<ADD>, #pto.acc_store_atomic_op<add>,
  #pto.acc_store_atomic_op<0>, #pto<acc_store_atomic_op max>, #pto.acc_store_atomic_op<MAX>,
  #pto.acc_store_atomic_op<max>, #pto.acc_store_atomic_op<1>, #pto<acc_store_atomic_op min>,
  #pto.acc_store_atomic_op<MIN>, #pto.acc_store_atomic_op<min>, #pto.acc_store_atomic_op<2>]}
func.func private @acc_store_sat_mode() attributes {a = [
  #pto<acc_store_sat_mode sat>, #pto.acc_store_sat_mode<SAT>, #pto.acc_store_sat_mode<sat>, #pto.acc_store_sat_mode<0>,
  #pto<acc_store_sat_mode nosat>, #pto.acc_store_sat_mode<NOSAT>, #pto.acc_store_sat_mode<nosat>,
  #pto.acc_store_sat_mode<1>, #pto<acc_store_sat_mode sat_preserve_nan>, #pto.acc_store_sat_mode<SAT_PRESERVE_NAN>,
  #pto.acc_store_sat_mode<sat_preserve_nan>, #pto.acc_store_sat_mode<2>]}
func.func private @acc_store_ub_dst_mode() attributes {a = [
  #pto<acc_store_ub_dst_mode single>, #pto.acc_store_ub_dst_mode<SINGLE>, #pto.acc_store_ub_dst_mode<single>,
  #pto.acc_store_ub_dst_mode<0>, #pto<acc_store_ub_dst_mode split_m>, #pto.acc_store_ub_dst_mode<SPLIT_M>,
  #pto.acc_store_ub_dst_mode<split_m>, #pto.acc_store_ub_dst_mode<1>, #pto<acc_store_ub_dst_mode split_n>,
  #pto.acc_store_ub_dst_mode<SPLIT_N>, #pto.acc_store_ub_dst_mode<split_n>, #pto.acc_store_ub_dst_mode<2>]}
func.func private @mad_unit_flag_mode() attributes {a = [
  #pto<mad_unit_flag_mode check_only>, #pto.mad_unit_flag_mode<CHECK_ONLY>, #pto.mad_unit_flag_mode<check_only>,
  #pto.mad_unit_flag_mode<0>, #pto<mad_unit_flag_mode check_and_set>, #pto.mad_unit_flag_mode<CHECK_AND_SET>,
  #pto.mad_unit_flag_mode<check_and_set>, #pto.mad_unit_flag_mode<1>]}
func.func private @mad_sat_mode() attributes {a = [
  #pto<mad_sat_mode sat>, #pto.mad_sat_mode<SAT>, #pto.mad_sat_mode<sat>, #pto.mad_sat_mode<0>,
  #pto<mad_sat_mode nosat>, #pto.mad_sat_mode<NOSAT>, #pto.mad_sat_mode<nosat>, #pto.mad_sat_mode<1>]}
func.func private @tf32_mode() attributes {a = [
  #pto<tf32_mode round_even>, #pto.tf32_mode<ROUND_EVEN>, #pto.tf32_mode<round_even>, #pto.tf32_mode<0>,
  #pto<tf32_mode round_away>, #pto.tf32_mode<ROUND_AWAY>, #pto.tf32_mode<round_away>, #pto.tf32_mode<1>]}
func.func private @sync_op_type() attributes {a = [
  #pto<sync_op_type TLOAD>, #pto.sync_op_type<tload>, #pto.sync_op_type<TLOAD>, #pto.sync_op_type<0>,
  #pto<sync_op_type TSTORE_ACC>, #pto.sync_op_type<tstore_acc>, #pto.sync_op_type<TSTORE_ACC>, #pto.sync_op_type<1>,
  #pto<sync_op_type TSTORE_VEC>, #pto.sync_op_type<tstore_vec>, #pto.sync_op_type<TSTORE_VEC>, #pto.sync_op_type<2>,
  #pto<sync_op_type TMOV_M2L>, #pto.sync_op_type<tmov_m2l>, #pto.sync_op_type<TMOV_M2L>, #pto.sync_op_type<3>,
  #pto<sync_op_type TMOV_M2S>, #pto.sync_op_type<tmov_m2s>, #pto.sync_op_type<TMOV_M2S>, #pto.sync_op_type<4>,
  #pto<sync_op_type TMOV_M2B>, #pto.sync_op_type<tmov_m2b>, #pto.sync_op_type<TMOV_M2B>, #pto.sync_op_type<5>,
  #pto<sync_op_type TMOV_M2V>, #pto.sync_op_type<tmov_m2v>, #pto.sync_op_type<TMOV_M2V>, #pto.sync_op_type<6>,
  #pto<sync_op_type TMOV_V2M>, #pto.sync_op_type<tmov_v2m>, #pto.sync_op_type<TMOV_V2M>, #pto.sync_op_type<7>,
  #pto<sync_op_type TMATMUL>, #pto.sync_op_type<tmatmul>, #pto.sync_op_type<TMATMUL>, #pto.sync_op_type<8>,
  #pto<sync_op_type TVEC>, #pto.sync_op_type<tvec>, #pto.sync_op_type<TVEC>, #pto.sync_op_type<9>,
  #pto<sync_op_type TVECWAIT_EVENT>, #pto.sync_op_type<tvecwait_event>, #pto.sync_op_type<TVECWAIT_EVENT>,
  #pto.sync_op_type<10>]}
func.func private @pipe_event_type() attributes {a = [
  #pto<pipe_event_type TLOAD>, #pto.pipe_event_type<tload>, #pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<0>,
  #pto<pipe_event_type TSTORE_ACC>, #pto.pipe_event_type<tstore_acc>, #pto.pipe_event_type<TSTORE_ACC>,
  #pto.pipe_event_type<1>, #pto<pipe_event_type TSTORE_VEC>, #pto.pipe_event_type<tstore_vec>,
  #pto.pipe_event_type<TSTORE_VEC>, #pto.pipe_event_type<2>, #pto<pipe_event_type TMOV_M2L>,
  #pto.pipe_event_type<tmov_m2l>, #pto.pipe_event_type<TMOV_M2L>, #pto.pipe_event_type<3>,
  #pto<pipe_event_type TMOV_M2S>, #pto.pipe_event_type<tmov_m2s>, #pto.pipe_event_type<TMOV_M2S>,
  #pto.pipe_event_type<4>, #pto<pipe_event_type TMOV_M2B>, #pto.pipe_event_type<tmov_m2b>,
  #pto.pipe_event_type<TMOV_M2B>, #pto.pipe_event_type<5>, #pto<pipe_event_type TMOV_M2V>,
  #pto.pipe_event_type<tmov_m2v>, #pto.pipe_event_type<TMOV_M2V>, #pto.pipe_event_type<6>,
  #pto<pipe_event_type TMOV_V2M>, #pto.pipe_event_type<tmov_v2m>, #pto.pipe_event_type<TMOV_V2M>,
  #pto.pipe_event_type<7>, #pto<pipe_event_type TMATMUL>, #pto.pipe_event_type<tmatmul>, #pto.pipe_event_type<TMATMUL>,
  #pto.pipe_event_type<8>, #pto<pipe_event_type TVEC>, #pto.pipe_event_type<tvec>, #pto.pipe_event_type<TVEC>,
  #pto.pipe_event_type<9>, #pto<pipe_event_type TVECWAIT_EVENT>, #pto.pipe_event_type<tvecwait_event>,
  #pto.pipe_event_type<TVECWAIT_EVENT>, #pto.pipe_event_type<10>]}
func.func private @sync_all_mode() attributes {a = [
  #pto<sync_all_mode hard>, #pto.sync_all_mode<HARD>, #pto.sync_all_mode<hard>, #pto.sync_all_mode<0>,
  #pto<sync_all_mode soft>, #pto.sync_all_mode<SOFT>, #pto.sync_all_mode<soft>, #pto.sync_all_mode<1>]}
func.func private @sync_core_type() attributes {a = [
  #pto<sync_core_type mix>, #pto.sync_core_type<MIX>, #pto.sync_core_type<mix>, #pto.sync_core_type<0>,
  #pto<sync_core_type aic_only>, #pto.sync_core_type<AIC_ONLY>, #pto.sync_core_type<aic_only>, #pto.sync_core_type<1>,
  #pto<sync_core_type aiv_only>, #pto.sync_core_type<AIV_ONLY>, #pto.sync_core_type<aiv_only>, #pto.sync_core_type<2>]}
func.func private @fence_scope() attributes {a = [
  #pto<fence_scope gm>, #pto.fence_scope<GM>, #pto.fence_scope<gm>, #pto.fence_scope<0>]}
func.func private @l1cache() attributes {a = [
  #pto<l1cache cache>, #pto.l1cache<CACHE>, #pto.l1cache<cache>, #pto.l1cache<0>, #pto<l1cache uncache>,
  #pto.l1cache<UNCACHE>, #pto.l1cache<uncache>, #pto.l1cache<1>]}
func.func private @ld_l2cache() attributes {a = [
  #pto<ld_l2cache nmfv>, #pto.ld_l2cache<NMFV>, #pto.ld_l2cache<nmfv>, #pto.ld_l2cache<0>, #pto<ld_l2cache nmlv>,
  #pto.ld_l2cache<NMLV>, #pto.ld_l2cache<nmlv>, #pto.ld_l2cache<1>, #pto<ld_l2cache nmpref>, #pto.ld_l2cache<NMPREF>,
  #pto.ld_l2cache<nmpref>, #pto.ld_l2cache<2>]}
func.func private @st_l2cache() attributes {a = [
  #pto<st_l2cache nmfv>, #pto.st_l2cache<NMFV>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<0>, #pto<st_l2cache nmlv>,
  #pto.st_l2cache<NMLV>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<1>]}
func.func private @rounding() attributes {a = [
  #pto<rounding r>, #pto.rounding<R>, #pto.rounding<r>, #pto.rounding<0>, #pto<rounding a>, #pto.rounding<A>,
  #pto.rounding<a>, #pto.rounding<1>, #pto<rounding f>, #pto.rounding<F>, #pto.rounding<f>, #pto.rounding<2>,
  #pto<rounding c>, #pto.rounding<C>, #pto.rounding<c>, #pto.rounding<3>, #pto<rounding z>, #pto.rounding<Z>,
  #pto.rounding<z>, #pto.rounding<4>, #pto<rounding o>, #pto.rounding<O>, #pto.rounding<o>, #pto.rounding<5>,
  #pto<rounding h>, #pto.rounding<H>, #pto.rounding<h>, #pto.rounding<6>]}
func.func private @saturation() attributes {a = [
  #pto<saturation sat>, #pto.saturation<SAT>, #pto.saturation<sat>, #pto.saturation<0>, #pto<saturation nosat>,
  #pto.saturation<NOSAT>, #pto.saturation<nosat>, #pto.saturation<1>]}
func.func private @signedness() attributes {a = [
  #pto<signedness signed>, #pto.signedness<SIGNED>, #pto.signedness<signed>, #pto.signedness<0>,
  #pto<signedness unsigned>, #pto.signedness<UNSIGNED>, #pto.signedness<unsigned>, #pto.signedness<1>]}
func.func private @acc_push_epilogue() attributes {a = [
  #pto.acc_push_epilogue<layout = nz2nd, quant = req8_vec, relu = no_relu>,
  #pto.acc_push_epilogue<layout = NZ2DN, quant = deqf16_scalar, relu = normal_relu>]}

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @address_space() attributes {a = [#pto.address_space<gm>, #pto.address_space<gm>, #pto.address_space<gm>, #pto.address_space<gm>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<zero>]}
//|   func.func private @cube_load_frac_mode() attributes {a = [#pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode dn2nz>, #pto<cube_load_frac_mode dn2nz>, #pto<cube_load_frac_mode dn2nz>, #pto<cube_load_frac_mode dn2nz>]}
//|   func.func private @acc_store_mode() attributes {a = [#pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2nz>, #pto<acc_store_mode nz2nz>, #pto<acc_store_mode nz2nz>, #pto<acc_store_mode nz2nz>]}
//|   func.func private @unit_flag_ctrl() attributes {a = [#pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl check_and_clear>]}
//|   func.func private @acc_store_quant_pre_mode() attributes {a = [#pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_scalar>]}
//|   func.func private @acc_store_atomic_type() attributes {a = [#pto<acc_store_atomic_type f32>, #pto<acc_store_atomic_type f32>, #pto<acc_store_atomic_type f32>, #pto<acc_store_atomic_type f32>, #pto<acc_store_atomic_type f16>, #pto<acc_store_atomic_type f16>, #pto<acc_store_atomic_type f16>, #pto<acc_store_atomic_type f16>, #pto<acc_store_atomic_type bf16>, #pto<acc_store_atomic_type bf16>, #pto<acc_store_atomic_type bf16>, #pto<acc_store_atomic_type bf16>, #pto<acc_store_atomic_type s32>, #pto<acc_store_atomic_type s32>, #pto<acc_store_atomic_type s32>, #pto<acc_store_atomic_type s32>, #pto<acc_store_atomic_type s32>, #pto<acc_store_atomic_type s32>, #pto<acc_store_atomic_type s16>, #pto<acc_store_atomic_type s16>, #pto<acc_store_atomic_type s16>, #pto<acc_store_atomic_type s16>, #pto<acc_store_atomic_type s16>, #pto<acc_store_atomic_type s16>, #pto<acc_store_atomic_type s8>, #pto<acc_store_atomic_type s8>, #pto<acc_store_atomic_type s8>, #pto<acc_store_atomic_type s8>, #pto<acc_store_atomic_type s8>, #pto<acc_store_atomic_type s8>]}
//|   func.func private @acc_store_atomic_op() attributes {a = [#pto<acc_store_atomic_op add>, #pto<acc_store_atomic_op add>, #pto<acc_store_atomic_op add>, #pto<acc_store_atomic_op add>, #pto<acc_store_atomic_op max>, #pto<acc_store_atomic_op max>, #pto<acc_store_atomic_op max>, #pto<acc_store_atomic_op max>, #pto<acc_store_atomic_op min>, #pto<acc_store_atomic_op min>, #pto<acc_store_atomic_op min>, #pto<acc_store_atomic_op min>]}
//|   func.func private @acc_store_sat_mode() attributes {a = [#pto<acc_store_sat_mode sat>, #pto<acc_store_sat_mode sat>, #pto<acc_store_sat_mode sat>, #pto<acc_store_sat_mode sat>, #pto<acc_store_sat_mode nosat>, #pto<acc_store_sat_mode nosat>, #pto<acc_store_sat_mode nosat>, #pto<acc_store_sat_mode nosat>, #pto<acc_store_sat_mode sat_preserve_nan>, #pto<acc_store_sat_mode sat_preserve_nan>, #pto<acc_store_sat_mode sat_preserve_nan>, #pto<acc_store_sat_mode sat_preserve_nan>]}
//|   func.func private @acc_store_ub_dst_mode() attributes {a = [#pto<acc_store_ub_dst_mode single>, #pto<acc_store_ub_dst_mode single>, #pto<acc_store_ub_dst_mode single>, #pto<acc_store_ub_dst_mode single>, #pto<acc_store_ub_dst_mode split_m>, #pto<acc_store_ub_dst_mode split_m>, #pto<acc_store_ub_dst_mode split_m>, #pto<acc_store_ub_dst_mode split_m>, #pto<acc_store_ub_dst_mode split_n>, #pto<acc_store_ub_dst_mode split_n>, #pto<acc_store_ub_dst_mode split_n>, #pto<acc_store_ub_dst_mode split_n>]}
//|   func.func private @mad_unit_flag_mode() attributes {a = [#pto<mad_unit_flag_mode check_only>, #pto<mad_unit_flag_mode check_only>, #pto<mad_unit_flag_mode check_only>, #pto<mad_unit_flag_mode check_only>, #pto<mad_unit_flag_mode check_and_set>, #pto<mad_unit_flag_mode check_and_set>, #pto<mad_unit_flag_mode check_and_set>, #pto<mad_unit_flag_mode check_and_set>]}
//|   func.func private @mad_sat_mode() attributes {a = [#pto<mad_sat_mode sat>, #pto<mad_sat_mode sat>, #pto<mad_sat_mode sat>, #pto<mad_sat_mode sat>, #pto<mad_sat_mode nosat>, #pto<mad_sat_mode nosat>, #pto<mad_sat_mode nosat>, #pto<mad_sat_mode nosat>]}
//|   func.func private @tf32_mode() attributes {a = [#pto<tf32_mode round_even>, #pto<tf32_mode round_even>, #pto<tf32_mode round_even>, #pto<tf32_mode round_even>, #pto<tf32_mode round_away>, #pto<tf32_mode round_away>, #pto<tf32_mode round_away>, #pto<tf32_mode round_away>]}
//|   func.func private @sync_op_type() attributes {a = [#pto.sync_op_type<TLOAD>, #pto.sync_op_type<TLOAD>, #pto.sync_op_type<TLOAD>, #pto.sync_op_type<TLOAD>, #pto.sync_op_type<TSTORE_ACC>, #pto.sync_op_type<TSTORE_ACC>, #pto.sync_op_type<TSTORE_ACC>, #pto.sync_op_type<TSTORE_ACC>, #pto.sync_op_type<TSTORE_VEC>, #pto.sync_op_type<TSTORE_VEC>, #pto.sync_op_type<TSTORE_VEC>, #pto.sync_op_type<TSTORE_VEC>, #pto.sync_op_type<TMOV_M2L>, #pto.sync_op_type<TMOV_M2L>, #pto.sync_op_type<TMOV_M2L>, #pto.sync_op_type<TMOV_M2L>, #pto.sync_op_type<TMOV_M2S>, #pto.sync_op_type<TMOV_M2S>, #pto.sync_op_type<TMOV_M2S>, #pto.sync_op_type<TMOV_M2S>, #pto.sync_op_type<TMOV_M2B>, #pto.sync_op_type<TMOV_M2B>, #pto.sync_op_type<TMOV_M2B>, #pto.sync_op_type<TMOV_M2B>, #pto.sync_op_type<TMOV_M2V>, #pto.sync_op_type<TMOV_M2V>, #pto.sync_op_type<TMOV_M2V>, #pto.sync_op_type<TMOV_M2V>, #pto.sync_op_type<TMOV_V2M>, #pto.sync_op_type<TMOV_V2M>, #pto.sync_op_type<TMOV_V2M>, #pto.sync_op_type<TMOV_V2M>, #pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TMATMUL>, #pto.sync_op_type<TVEC>, #pto.sync_op_type<TVEC>, #pto.sync_op_type<TVEC>, #pto.sync_op_type<TVEC>, #pto.sync_op_type<TVECWAIT_EVENT>, #pto.sync_op_type<TVECWAIT_EVENT>, #pto.sync_op_type<TVECWAIT_EVENT>, #pto.sync_op_type<TVECWAIT_EVENT>]}
//|   func.func private @pipe_event_type() attributes {a = [#pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<TSTORE_ACC>, #pto.pipe_event_type<TSTORE_ACC>, #pto.pipe_event_type<TSTORE_ACC>, #pto.pipe_event_type<TSTORE_ACC>, #pto.pipe_event_type<TSTORE_VEC>, #pto.pipe_event_type<TSTORE_VEC>, #pto.pipe_event_type<TSTORE_VEC>, #pto.pipe_event_type<TSTORE_VEC>, #pto.pipe_event_type<TMOV_M2L>, #pto.pipe_event_type<TMOV_M2L>, #pto.pipe_event_type<TMOV_M2L>, #pto.pipe_event_type<TMOV_M2L>, #pto.pipe_event_type<TMOV_M2S>, #pto.pipe_event_type<TMOV_M2S>, #pto.pipe_event_type<TMOV_M2S>, #pto.pipe_event_type<TMOV_M2S>, #pto.pipe_event_type<TMOV_M2B>, #pto.pipe_event_type<TMOV_M2B>, #pto.pipe_event_type<TMOV_M2B>, #pto.pipe_event_type<TMOV_M2B>, #pto.pipe_event_type<TMOV_M2V>, #pto.pipe_event_type<TMOV_M2V>, #pto.pipe_event_type<TMOV_M2V>, #pto.pipe_event_type<TMOV_M2V>, #pto.pipe_event_type<TMOV_V2M>, #pto.pipe_event_type<TMOV_V2M>, #pto.pipe_event_type<TMOV_V2M>, #pto.pipe_event_type<TMOV_V2M>, #pto.pipe_event_type<TMATMUL>, #pto.pipe_event_type<TMATMUL>, #pto.pipe_event_type<TMATMUL>, #pto.pipe_event_type<TMATMUL>, #pto.pipe_event_type<TVEC>, #pto.pipe_event_type<TVEC>, #pto.pipe_event_type<TVEC>, #pto.pipe_event_type<TVEC>, #pto.pipe_event_type<TVECWAIT_EVENT>, #pto.pipe_event_type<TVECWAIT_EVENT>, #pto.pipe_event_type<TVECWAIT_EVENT>, #pto.pipe_event_type<TVECWAIT_EVENT>]}
//|   func.func private @sync_all_mode() attributes {a = [#pto.sync_all_mode<hard>, #pto.sync_all_mode<hard>, #pto.sync_all_mode<hard>, #pto.sync_all_mode<hard>, #pto.sync_all_mode<soft>, #pto.sync_all_mode<soft>, #pto.sync_all_mode<soft>, #pto.sync_all_mode<soft>]}
//|   func.func private @sync_core_type() attributes {a = [#pto.sync_core_type<mix>, #pto.sync_core_type<mix>, #pto.sync_core_type<mix>, #pto.sync_core_type<mix>, #pto.sync_core_type<aic_only>, #pto.sync_core_type<aic_only>, #pto.sync_core_type<aic_only>, #pto.sync_core_type<aic_only>, #pto.sync_core_type<aiv_only>, #pto.sync_core_type<aiv_only>, #pto.sync_core_type<aiv_only>, #pto.sync_core_type<aiv_only>]}
//|   func.func private @fence_scope() attributes {a = [#pto.fence_scope<gm>, #pto.fence_scope<gm>, #pto.fence_scope<gm>, #pto.fence_scope<gm>]}
//|   func.func private @l1cache() attributes {a = [#pto.l1cache<cache>, #pto.l1cache<cache>, #pto.l1cache<cache>, #pto.l1cache<cache>, #pto.l1cache<uncache>, #pto.l1cache<uncache>, #pto.l1cache<uncache>, #pto.l1cache<uncache>]}
//|   func.func private @ld_l2cache() attributes {a = [#pto.ld_l2cache<nmfv>, #pto.ld_l2cache<nmfv>, #pto.ld_l2cache<nmfv>, #pto.ld_l2cache<nmfv>, #pto.ld_l2cache<nmlv>, #pto.ld_l2cache<nmlv>, #pto.ld_l2cache<nmlv>, #pto.ld_l2cache<nmlv>, #pto.ld_l2cache<nmpref>, #pto.ld_l2cache<nmpref>, #pto.ld_l2cache<nmpref>, #pto.ld_l2cache<nmprs>]}
//|   func.func private @st_l2cache() attributes {a = [#pto.st_l2cache<nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<nmlv>]}
//|   func.func private @rounding() attributes {a = [#pto.rounding<r>, #pto.rounding<r>, #pto.rounding<r>, #pto.rounding<r>, #pto.rounding<a>, #pto.rounding<a>, #pto.rounding<a>, #pto.rounding<a>, #pto.rounding<f>, #pto.rounding<f>, #pto.rounding<f>, #pto.rounding<f>, #pto.rounding<c>, #pto.rounding<c>, #pto.rounding<c>, #pto.rounding<c>, #pto.rounding<z>, #pto.rounding<z>, #pto.rounding<z>, #pto.rounding<z>, #pto.rounding<o>, #pto.rounding<o>, #pto.rounding<o>, #pto.rounding<o>, #pto.rounding<h>, #pto.rounding<h>, #pto.rounding<h>, #pto.rounding<h>]}
//|   func.func private @saturation() attributes {a = [#pto.saturation<sat>, #pto.saturation<sat>, #pto.saturation<sat>, #pto.saturation<sat>, #pto.saturation<nosat>, #pto.saturation<nosat>, #pto.saturation<nosat>, #pto.saturation<nosat>]}
//|   func.func private @signedness() attributes {a = [#pto.signedness<signed>, #pto.signedness<signed>, #pto.signedness<signed>, #pto.signedness<signed>, #pto.signedness<unsigned>, #pto.signedness<unsigned>, #pto.signedness<unsigned>, #pto.signedness<unsigned>]}
//|   func.func private @acc_push_epilogue() attributes {a = [#pto.acc_push_epilogue<layout = nz2nd, quant = req8_vec, relu = no_relu>, #pto.acc_push_epilogue<layout = nz2dn, quant = deqf16_scalar, relu = normal_relu>]}
//| }
