// Every enumeration that has an attribute: each case in both forms, in the other letter case, under each alias, and by
// number. Each is printed in the form of its enumeration.
// RUN: %s

func.func private @cmp() attributes {a = [
  #pto<cmp eq>, #pto.cmp<eq>, #pto.cmp<EQ>, #pto.cmp<0>, #pto<cmp ne>, #pto.cmp<ne>, #pto.cmp<NE>, #pto.cmp<1>,
  #pto<cmp lt>, #pto.cmp<lt>, #pto.cmp<LT>, #pto.cmp<2>, #pto<cmp le>, #pto.cmp<le>, #pto.cmp<LE>, #pto.cmp<3>,
  #pto<cmp gt>, #pto.cmp<gt>, #pto.cmp<GT>, #pto.cmp<4>, #pto<cmp ge>, #pto.cmp<ge>, #pto.cmp<GE>, #pto.cmp<5>]}
func.func private @round_mode() attributes {a = [
  #pto<round_mode NONE>, #pto.round_mode<NONE>, #pto.round_mode<none>, #pto.round_mode<0>, #pto<round_mode RINT>,
  #pto.round_mode<RINT>, #pto.round_mode<rint>, #pto<round_mode rne>, #pto.round_mode<RNE>, #pto.round_mode<1>,
  #pto<round_mode ROUND>, #pto.round_mode<ROUND>, #pto.round_mode<round>, #pto.round_mode<2>, #pto<round_mode FLOOR>,
  #pto.round_mode<FLOOR>, #pto.round_mode<floor>, #pto<round_mode rm>, #pto.round_mode<RM>, #pto.round_mode<3>,
  #pto<round_mode CEIL>, #pto.round_mode<CEIL>, #pto.round_mode<ceil>, #pto<round_mode rp>, #pto.round_mode<RP>,
  #pto.round_mode<4>, #pto<round_mode TRUNC>, #pto.round_mode<TRUNC>, #pto.round_mode<trunc>, #pto<round_mode rz>,
  #pto.round_mode<RZ>, #pto.round_mode<5>, #pto<round_mode ODD>, #pto.round_mode<ODD>, #pto.round_mode<odd>,
  #pto.round_mode<6>, #pto<round_mode CAST_RINT>, #pto.round_mode<CAST_RINT>, #pto.round_mode<cast_rint>,
  #pto.round_mode<7>]}
func.func private @saturation_mode() attributes {a = [
  #pto<saturation_mode ON>, #pto.saturation_mode<ON>, #pto.saturation_mode<on>, #pto.saturation_mode<0>,
  #pto<saturation_mode OFF>, #pto.saturation_mode<OFF>, #pto.saturation_mode<off>, #pto.saturation_mode<1>]}
func.func private @atomic_type() attributes {a = [
  #pto<atomic_type atomic_none>, #pto.atomic_type<atomic_none>, #pto.atomic_type<ATOMIC_NONE>, #pto<atomic_type none>,
  #pto.atomic_type<NONE>, #pto.atomic_type<0>, #pto<atomic_type atomic_add>, #pto.atomic_type<atomic_add>,
  #pto.atomic_type<ATOMIC_ADD>, #pto<atomic_type add>, #pto.atomic_type<ADD>, #pto.atomic_type<1>,
  #pto<atomic_type atomic_max>, #pto.atomic_type<atomic_max>, #pto.atomic_type<ATOMIC_MAX>, #pto<atomic_type max>,
  #pto.atomic_type<MAX>, #pto.atomic_type<2>, #pto<atomic_type atomic_min>, #pto.atomic_type<atomic_min>,
  #pto.atomic_type<ATOMIC_MIN>, #pto<atomic_type min>, #pto.atomic_type<MIN>, #pto.atomic_type<3>]}
func.func private @st_phase() attributes {a = [
  #pto<st_phase unspecified>, #pto.st_phase<unspecified>, #pto.st_phase<UNSPECIFIED>, #pto.st_phase<0>,
  #pto<st_phase partial>, #pto.st_phase<partial>, #pto.st_phase<PARTIAL>, #pto.st_phase<1>, #pto<st_phase final>,
  #pto.st_phase<final>, #pto.st_phase<FINAL>, #pto.st_phase<2>]}
func.func private @relu_pre_mode() attributes {a = [
  #pto<relu_pre_mode no_relu>, #pto.relu_pre_mode<no_relu>, #pto.relu_pre_mode<NO_RELU>, #pto<relu_pre_mode none>,
  #pto.relu_pre_mode<NONE>, #pto.relu_pre_mode<0>, #pto<relu_pre_mode normal_relu>, #pto.relu_pre_mode<normal_relu>,
  #pto.relu_pre_mode<NORMAL_RELU>, #pto<relu_pre_mode relu>, #pto.relu_pre_mode<RELU>, #pto.relu_pre_mode<1>,
  #pto<relu_pre_mode scalar_relu>, #pto.relu_pre_mode<scalar_relu>, #pto.relu_pre_mode<SCALAR_RELU>,
  #pto.relu_pre_mode<2>, #pto<relu_pre_mode vector_relu>, #pto.relu_pre_mode<vector_relu>,
  #pto.relu_pre_mode<VECTOR_RELU>, #pto.relu_pre_mode<3>, #pto<relu_pre_mode pwl>, #pto.relu_pre_mode<pwl>,
  #pto.relu_pre_mode<PWL>, #pto.relu_pre_mode<4>]}
func.func private @acc_phase() attributes {a = [
  #pto<acc_phase unspecified>, #pto.acc_phase<unspecified>, #pto.acc_phase<UNSPECIFIED>, #pto.acc_phase<0>,
  #pto<acc_phase partial>, #pto.acc_phase<partial>, #pto.acc_phase<PARTIAL>, #pto.acc_phase<1>, #pto<acc_phase final>,
  #pto.acc_phase<final>, #pto.acc_phase<FINAL>, #pto.acc_phase<2>]}
func.func private @acc_to_vec_mode() attributes {a = [
  #pto<acc_to_vec_mode single_mode_vec0>, #pto.acc_to_vec_mode<single_mode_vec0>,
  #pto.acc_to_vec_mode<SINGLE_MODE_VEC0>, #pto.acc_to_vec_mode<0>, #pto<acc_to_vec_mode single_mode_vec1>,
  #pto.acc_to_vec_mode<single_mode_vec1>, #pto.acc_to_vec_mode<SINGLE_MODE_VEC1>, #pto.acc_to_vec_mode<1>,
  #pto<acc_to_vec_mode dual_mode_split_m>, #pto.acc_to_vec_mode<dual_mode_split_m>,
  #pto.acc_to_vec_mode<DUAL_MODE_SPLIT_M>, #pto.acc_to_vec_mode<2>, #pto<acc_to_vec_mode dual_mode_split_n>,
  #pto.acc_to_vec_mode<dual_mode_split_n>, #pto.acc_to_vec_mode<DUAL_MODE_SPLIT_N>, #pto.acc_to_vec_mode<3>]}
func.func private @tinsert_mode() attributes {a = [
  #pto<tinsert_mode split2>, #pto.tinsert_mode<split2>, #pto.tinsert_mode<SPLIT2>, #pto.tinsert_mode<0>,
  #pto<tinsert_mode split4>, #pto.tinsert_mode<split4>, #pto.tinsert_mode<SPLIT4>, #pto.tinsert_mode<1>]}
func.func private @mask_pattern() attributes {a = [
  #pto<mask_pattern P0101>, #pto.mask_pattern<P0101>, #pto.mask_pattern<p0101>, #pto.mask_pattern<1>,
  #pto<mask_pattern P1010>, #pto.mask_pattern<P1010>, #pto.mask_pattern<p1010>, #pto.mask_pattern<2>,
  #pto<mask_pattern P0001>, #pto.mask_pattern<P0001>, #pto.mask_pattern<p0001>, #pto.mask_pattern<3>,
  #pto<mask_pattern P0010>, #pto.mask_pattern<P0010>, #pto.mask_pattern<p0010>, #pto.mask_pattern<4>,
  #pto<mask_pattern P0100>, #pto.mask_pattern<P0100>, #pto.mask_pattern<p0100>, #pto.mask_pattern<5>,
  #pto<mask_pattern P1000>, #pto.mask_pattern<P1000>, #pto.mask_pattern<p1000>, #pto.mask_pattern<6>,
  #pto<mask_pattern P1111>, #pto.mask_pattern<P1111>, #pto.mask_pattern<p1111>, #pto.mask_pattern<7>]}
func.func private @coalesce() attributes {a = [
  #pto<coalesce row>, #pto.coalesce<row>, #pto.coalesce<ROW>, #pto.coalesce<0>, #pto<coalesce elem>,
  #pto.coalesce<elem>, #pto.coalesce<ELEM>, #pto.coalesce<1>]}
func.func private @gather_oob() attributes {a = [
  #pto<gather_oob undefined>, #pto.gather_oob<undefined>, #pto.gather_oob<UNDEFINED>, #pto.gather_oob<0>,
  #pto<gather_oob clamp>, #pto.gather_oob<clamp>, #pto.gather_oob<CLAMP>, #pto.gather_oob<1>, #pto<gather_oob wrap>,
  #pto.gather_oob<wrap>, #pto.gather_oob<WRAP>, #pto.gather_oob<2>, #pto<gather_oob zero>, #pto.gather_oob<zero>,
  #pto.gather_oob<ZERO>, #pto.gather_oob<3>]}
func.func private @scatter_oob() attributes {a = [
  #pto<scatter_oob undefined>, #pto.scatter_oob<undefined>, #pto.scatter_oob<UNDEFINED>, #pto.scatter_oob<0>,
  #pto<scatter_oob skip>, #pto.scatter_oob<skip>, #pto.scatter_oob<SKIP>, #pto.scatter_oob<1>, #pto<scatter_oob clamp>,
  #pto.scatter_oob<clamp>, #pto.scatter_oob<CLAMP>, #pto.scatter_oob<2>, #pto<scatter_oob wrap>,
  #pto.scatter_oob<wrap>, #pto.scatter_oob<WRAP>, #pto.scatter_oob<3>]}
func.func private @scatter_atomic_op() attributes {a = [
  #pto<scatter_atomic_op none>, #pto.scatter_atomic_op<none>, #pto.scatter_atomic_op<NONE>, #pto.scatter_atomic_op<0>,
  #pto<scatter_atomic_op add>, #pto.scatter_atomic_op<add>, #pto.scatter_atomic_op<ADD>, #pto.scatter_atomic_op<1>,
  #pto<scatter_atomic_op max>, #pto.scatter_atomic_op<max>, #pto.scatter_atomic_op<MAX>, #pto.scatter_atomic_op<2>,
  #pto<scatter_atomic_op min>, #pto.scatter_atomic_op<min>, #pto.scatter_atomic_op<MIN>, #pto.scatter_atomic_op<3>]}
func.func private @scatter_conflict() attributes {a = [
  #pto<scatter_conflict default>, #pto.scatter_conflict<default>, #pto.scatter_conflict<DEFAULT>,
  #pto.scatter_conflict<0>, #pto<scatter_conflict last>, #pto.scatter_conflict<last>, #pto.scatter_conflict<LAST>,
  #pto.scatter_conflict<1>]}
func.func private @div_precision() attributes {a = [
  #pto<div_precision default>, #pto.div_precision<default>, #pto.div_precision<DEFAULT>, #pto.div_precision<0>,
  #pto<div_precision high_precision>, #pto.div_precision<high_precision>, #pto.div_precision<HIGH_PRECISION>,
  #pto.div_precision<1>]}
func.func private @exp_precision() attributes {a = [
  #pto<exp_precision default>, #pto.exp_precision<default>, #pto.exp_precision<DEFAULT>, #pto.exp_precision<0>,
  #pto<exp_precision high_precision>, #pto.exp_precision<high_precision>, #pto.exp_precision<HIGH_PRECISION>,
  #pto.exp_precision<1>]}
func.func private @log_precision() attributes {a = [
  #pto<log_precision default>, #pto.log_precision<default>, #pto.log_precision<DEFAULT>, #pto.log_precision<0>,
  #pto<log_precision high_precision>, #pto.log_precision<high_precision>, #pto.log_precision<HIGH_PRECISION>,
  #pto.log_precision<1>]}
func.func private @sqrt_precision() attributes {a = [
  #pto<sqrt_precision default>, #pto.sqrt_precision<default>, #pto.sqrt_precision<DEFAULT>, #pto.sqrt_precision<0>,
  #pto<sqrt_precision high_precision>, #pto.sqrt_precision<high_precision>, #pto.sqrt_precision<HIGH_PRECISION>,
  #pto.sqrt_precision<1>]}
func.func private @rsqrt_precision() attributes {a = [
  #pto<rsqrt_precision default>, #pto.rsqrt_precision<default>, #pto.rsqrt_precision<DEFAULT>, #pto.rsqrt_precision<0>,
  #pto<rsqrt_precision high_precision>, #pto.rsqrt_precision<high_precision>, #pto.rsqrt_precision<HIGH_PRECISION>,
  #pto.rsqrt_precision<1>]}
func.func private @recip_precision() attributes {a = [
  #pto<recip_precision default>, #pto.recip_precision<default>, #pto.recip_precision<DEFAULT>, #pto.recip_precision<0>,
  #pto<recip_precision high_precision>, #pto.recip_precision<high_precision>, #pto.recip_precision<HIGH_PRECISION>,
  #pto.recip_precision<1>]}
func.func private @rem_precision() attributes {a = [
  #pto<rem_precision default>, #pto.rem_precision<default>, #pto.rem_precision<DEFAULT>, #pto.rem_precision<0>,
  #pto<rem_precision high_precision>, #pto.rem_precision<high_precision>, #pto.rem_precision<HIGH_PRECISION>,
  #pto.rem_precision<1>]}
func.func private @fmod_precision() attributes {a = [
  #pto<fmod_precision default>, #pto.fmod_precision<default>, #pto.fmod_precision<DEFAULT>, #pto.fmod_precision<0>,
  #pto<fmod_precision high_precision>, #pto.fmod_precision<high_precision>, #pto.fmod_precision<HIGH_PRECISION>,
  #pto.fmod_precision<1>]}
func.func private @pow_precision() attributes {a = [
  #pto<pow_precision default>, #pto.pow_precision<default>, #pto.pow_precision<DEFAULT>, #pto.pow_precision<0>,
  #pto<pow_precision high_precision>, #pto.pow_precision<high_precision>, #pto.pow_precision<HIGH_PRECISION>,
  #pto.pow_precision<1>]}
func.func private @quant_type() attributes {a = [
  #pto<quant_type INT8_SYM>, #pto.quant_type<INT8_SYM>, #pto.quant_type<int8_sym>, #pto.quant_type<0>,
  #pto<quant_type INT8_ASYM>, #pto.quant_type<INT8_ASYM>, #pto.quant_type<int8_asym>, #pto.quant_type<1>,
  #pto<quant_type MXFP8>, #pto.quant_type<MXFP8>, #pto.quant_type<mxfp8>, #pto.quant_type<2>,
  #pto<quant_type MXFP4_E2M1>, #pto.quant_type<MXFP4_E2M1>, #pto.quant_type<mxfp4_e2m1>, #pto.quant_type<3>]}
func.func private @quant_scale_alg() attributes {a = [
  #pto<quant_scale_alg ocp>, #pto.quant_scale_alg<ocp>, #pto.quant_scale_alg<OCP>, #pto.quant_scale_alg<0>,
  #pto<quant_scale_alg nv>, #pto.quant_scale_alg<nv>, #pto.quant_scale_alg<NV>, #pto.quant_scale_alg<1>]}
func.func private @mx_group_axis() attributes {a = [
  #pto<mx_group_axis axis0>, #pto.mx_group_axis<axis0>, #pto.mx_group_axis<AXIS0>, #pto.mx_group_axis<0>,
  #pto<mx_group_axis axis1>, #pto.mx_group_axis<axis1>, #pto.mx_group_axis<AXIS1>, #pto.mx_group_axis<1>]}
func.func private @vec_store_mode() attributes {a = [
  #pto<vec_store_mode nd>, #pto.vec_store_mode<nd>, #pto.vec_store_mode<ND>, #pto.vec_store_mode<0>,
  #pto<vec_store_mode nz>, #pto.vec_store_mode<nz>, #pto.vec_store_mode<NZ>, #pto.vec_store_mode<1>]}
func.func private @padmode() attributes {a = [
  #pto<padmode null>, #pto.padmode<null>, #pto.padmode<NULL>, #pto<padmode PadNull>, #pto.padmode<PADNULL>,
  #pto.padmode<0>, #pto<padmode first_elem>, #pto.padmode<first_elem>, #pto.padmode<FIRST_ELEM>,
  #pto<padmode PadFirstElem>, #pto.padmode<PADFIRSTELEM>, #pto.padmode<1>, #pto<padmode value>,
  #pto.padmode<value>, #pto.padmode<VALUE>, #pto<padmode PadValue>, #pto.padmode<PADVALUE>, #pto.padmode<2>]}
func.func private @kernel_kind() attributes {a = [
  #pto<kernel_kind vector>, #pto.kernel_kind<vector>, #pto.kernel_kind<VECTOR>, #pto.kernel_kind<0>,
  #pto<kernel_kind cube>, #pto.kernel_kind<cube>, #pto.kernel_kind<CUBE>, #pto.kernel_kind<1>]}
func.func private @layout() attributes {a = [
  #pto<layout nd>, #pto.layout<nd>, #pto.layout<ND>, #pto.layout<0>, #pto<layout dn>, #pto.layout<dn>, #pto.layout<DN>,
  #pto.layout<1>, #pto<layout nz>, #pto.layout<nz>, #pto.layout<NZ>, #pto.layout<2>, #pto<layout mx_a_zz>,
  #pto.layout<mx_a_zz>, #pto.layout<MX_A_ZZ>, #pto.layout<3>, #pto<layout mx_b_nn>, #pto.layout<mx_b_nn>,
  #pto.layout<MX_B_NN>, #pto.layout<4>]}
func.func private @pipe() attributes {a = [
  #pto<pipe PIPE_S>, #pto.pipe<PIPE_S>, #pto.pipe<pipe_s>, #pto.pipe<0>, #pto<pipe PIPE_V>, #pto.pipe<PIPE_V>,
  #pto.pipe<pipe_v>, #pto.pipe<1>, #pto<pipe PIPE_M>, #pto.pipe<PIPE_M>, #pto.pipe<pipe_m>, #pto.pipe<2>,
  #pto<pipe PIPE_MTE1>, #pto.pipe<PIPE_MTE1>, #pto.pipe<pipe_mte1>, #pto.pipe<3>, #pto<pipe PIPE_MTE2>,
  #pto.pipe<PIPE_MTE2>, #pto.pipe<pipe_mte2>, #pto.pipe<4>, #pto<pipe PIPE_MTE3>, #pto.pipe<PIPE_MTE3>,
  #pto.pipe<pipe_mte3>, #pto.pipe<5>, #pto<pipe PIPE_ALL>, #pto.pipe<PIPE_ALL>, #pto.pipe<pipe_all>, #pto.pipe<6>,
  #pto<pipe PIPE_MTE4>, #pto.pipe<PIPE_MTE4>, #pto.pipe<pipe_mte4>, #pto.pipe<7>, #pto<pipe PIPE_MTE5>,
  #pto.pipe<PIPE_MTE5>, #pto.pipe<pipe_mte5>, #pto.pipe<8>, #pto<pipe PIPE_V2>, #pto.pipe<PIPE_V2>, #pto.pipe<pipe_v2>,
  #pto.pipe<9>, #pto<pipe PIPE_FIX>, #pto.pipe<PIPE_FIX>, #pto.pipe<pipe_fix>, #pto.pipe<10>]}
func.func private @event() attributes {a = [
  #pto<event EVENT_ID0>, #pto.event<EVENT_ID0>, #pto.event<event_id0>, #pto.event<0>, #pto<event EVENT_ID1>,
  #pto.event<EVENT_ID1>, #pto.event<event_id1>, #pto.event<1>, #pto<event EVENT_ID2>, #pto.event<EVENT_ID2>,
  #pto.event<event_id2>, #pto.event<2>, #pto<event EVENT_ID3>, #pto.event<EVENT_ID3>, #pto.event<event_id3>,
  #pto.event<3>, #pto<event EVENT_ID4>, #pto.event<EVENT_ID4>, #pto.event<event_id4>, #pto.event<4>,
  #pto<event EVENT_ID5>, #pto.event<EVENT_ID5>, #pto.event<event_id5>, #pto.event<5>, #pto<event EVENT_ID6>,
  #pto.event<EVENT_ID6>, #pto.event<event_id6>, #pto.event<6>, #pto<event EVENT_ID7>, #pto.event<EVENT_ID7>,
  #pto.event<event_id7>, #pto.event<7>]}
func.func private @print_format() attributes {a = [
  #pto<print_format width8_precision4>, #pto.print_format<width8_precision4>, #pto.print_format<WIDTH8_PRECISION4>,
  #pto.print_format<0>, #pto<print_format width8_precision2>, #pto.print_format<width8_precision2>,
  #pto.print_format<WIDTH8_PRECISION2>, #pto.print_format<1>, #pto<print_format width10_precision6>,
  #pto.print_format<width10_precision6>, #pto.print_format<WIDTH10_PRECISION6>, #pto.print_format<2>]}
func.func private @address_space() attributes {a = [
  #pto<address_space gm>, #pto.address_space<gm>, #pto.address_space<GM>, #pto.address_space<0>,
  #pto<address_space vec>, #pto.address_space<vec>, #pto.address_space<VEC>, #pto<address_space ub>,
  #pto.address_space<UB>, #pto.address_space<1>, #pto<address_space mat>, #pto.address_space<mat>,
  #pto.address_space<MAT>, #pto<address_space l1>, #pto.address_space<L1>, #pto.address_space<2>,
  #pto<address_space left>, #pto.address_space<left>, #pto.address_space<LEFT>, #pto<address_space l0a>,
  #pto.address_space<L0A>, #pto.address_space<3>, #pto<address_space right>, #pto.address_space<right>,
  #pto.address_space<RIGHT>, #pto<address_space l0b>, #pto.address_space<L0B>, #pto.address_space<4>,
  #pto<address_space acc>, #pto.address_space<acc>, #pto.address_space<ACC>, #pto<address_space l0c>,
  #pto.address_space<L0C>, #pto.address_space<5>, #pto<address_space bias>, #pto.address_space<bias>,
  #pto.address_space<BIAS>, #pto<address_space bt>, #pto.address_space<BT>, #pto.address_space<6>,
  #pto<address_space scaling>, #pto.address_space<scaling>, #pto.address_space<SCALING>, #pto<address_space fb>,
  #pto.address_space<FB>, #pto.address_space<7>,
  #pto<address_space zero>, #pto.address_space<zero>, #pto.address_space<ZERO>, #pto.address_space<8>]}
func.func private @cube_load_frac_mode() attributes {a = [
  #pto<cube_load_frac_mode nd2nz>, #pto.cube_load_frac_mode<nd2nz>, #pto.cube_load_frac_mode<ND2NZ>,
  #pto.cube_load_frac_mode<0>, #pto<cube_load_frac_mode dn2nz>, #pto.cube_load_frac_mode<dn2nz>,
  #pto.cube_load_frac_mode<DN2NZ>, #pto.cube_load_frac_mode<1>]}
func.func private @acc_store_mode() attributes {a = [
  #pto<acc_store_mode nz2nd>, #pto.acc_store_mode<nz2nd>, #pto.acc_store_mode<NZ2ND>, #pto.acc_store_mode<0>,
  #pto<acc_store_mode nz2dn>, #pto.acc_store_mode<nz2dn>, #pto.acc_store_mode<NZ2DN>, #pto.acc_store_mode<1>,
  #pto<acc_store_mode nz2nz>, #pto.acc_store_mode<nz2nz>, #pto.acc_store_mode<NZ2NZ>, #pto.acc_store_mode<2>]}
func.func private @unit_flag_ctrl() attributes {a = [
  #pto<unit_flag_ctrl check_only>, #pto.unit_flag_ctrl<check_only>, #pto.unit_flag_ctrl<CHECK_ONLY>,
  #pto.unit_flag_ctrl<0>, #pto<unit_flag_ctrl check_and_clear>, #pto.unit_flag_ctrl<check_and_clear>,
  #pto.unit_flag_ctrl<CHECK_AND_CLEAR>, #pto.unit_flag_ctrl<1>, #pto<unit_flag_ctrl off>, #pto.unit_flag_ctrl<off>, #pto.unit_flag_ctrl<OFF>,
  #pto.unit_flag_ctrl<2>]}
func.func private @quant_pre_mode() attributes {a = [
  #pto<quant_pre_mode deqf16_vec>, #pto.quant_pre_mode<deqf16_vec>,
  #pto.quant_pre_mode<DEQF16_VEC>, #pto.quant_pre_mode<0>,
  #pto<quant_pre_mode deqf16_scalar>, #pto.quant_pre_mode<deqf16_scalar>,
  #pto.quant_pre_mode<DEQF16_SCALAR>, #pto.quant_pre_mode<1>,
  #pto<quant_pre_mode req8_vec>, #pto.quant_pre_mode<req8_vec>,
  #pto.quant_pre_mode<REQ8_VEC>, #pto.quant_pre_mode<2>,
  #pto<quant_pre_mode req8_scalar>, #pto.quant_pre_mode<req8_scalar>,
  #pto.quant_pre_mode<REQ8_SCALAR>, #pto.quant_pre_mode<3>,
  #pto<quant_pre_mode qf322b8_pre_vec>, #pto.quant_pre_mode<qf322b8_pre_vec>,
  #pto.quant_pre_mode<QF322B8_PRE_VEC>, #pto.quant_pre_mode<4>,
  #pto<quant_pre_mode qf322b8_pre_scalar>, #pto.quant_pre_mode<qf322b8_pre_scalar>,
  #pto.quant_pre_mode<QF322B8_PRE_SCALAR>, #pto.quant_pre_mode<5>,
  #pto<quant_pre_mode qf322f16_pre_vec>, #pto.quant_pre_mode<qf322f16_pre_vec>,
  #pto.quant_pre_mode<QF322F16_PRE_VEC>, #pto.quant_pre_mode<6>,
  #pto<quant_pre_mode qf322f16_pre_scalar>, #pto.quant_pre_mode<qf322f16_pre_scalar>,
  #pto.quant_pre_mode<QF322F16_PRE_SCALAR>, #pto.quant_pre_mode<7>,
  #pto<quant_pre_mode qf322bf16_pre_vec>, #pto.quant_pre_mode<qf322bf16_pre_vec>,
  #pto.quant_pre_mode<QF322BF16_PRE_VEC>, #pto.quant_pre_mode<8>,
  #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto.quant_pre_mode<qf322bf16_pre_scalar>,
  #pto.quant_pre_mode<QF322BF16_PRE_SCALAR>, #pto.quant_pre_mode<9>,
  #pto<quant_pre_mode qf322f32_pre_vec>, #pto.quant_pre_mode<qf322f32_pre_vec>,
  #pto.quant_pre_mode<QF322F32_PRE_VEC>, #pto.quant_pre_mode<10>,
  #pto<quant_pre_mode qf322f32_pre_scalar>, #pto.quant_pre_mode<qf322f32_pre_scalar>,
  #pto.quant_pre_mode<QF322F32_PRE_SCALAR>, #pto.quant_pre_mode<11>,
  #pto<quant_pre_mode qf322hif8_pre_vec>, #pto.quant_pre_mode<qf322hif8_pre_vec>,
  #pto.quant_pre_mode<QF322HIF8_PRE_VEC>, #pto.quant_pre_mode<12>,
  #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto.quant_pre_mode<qf322hif8_pre_scalar>,
  #pto.quant_pre_mode<QF322HIF8_PRE_SCALAR>, #pto.quant_pre_mode<13>,
  #pto<quant_pre_mode qf322fp8_pre_vec>, #pto.quant_pre_mode<qf322fp8_pre_vec>,
  #pto.quant_pre_mode<QF322FP8_PRE_VEC>, #pto.quant_pre_mode<14>,
  #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto.quant_pre_mode<qf322fp8_pre_scalar>,
  #pto.quant_pre_mode<QF322FP8_PRE_SCALAR>, #pto.quant_pre_mode<15>,
  #pto<quant_pre_mode qs322bf16_pre_vec>, #pto.quant_pre_mode<qs322bf16_pre_vec>,
  #pto.quant_pre_mode<QS322BF16_PRE_VEC>, #pto.quant_pre_mode<16>,
  #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto.quant_pre_mode<qs322bf16_pre_scalar>,
  #pto.quant_pre_mode<QS322BF16_PRE_SCALAR>, #pto.quant_pre_mode<17>,
  #pto<quant_pre_mode no_convert>, #pto.quant_pre_mode<no_convert>,
  #pto.quant_pre_mode<NO_CONVERT>, #pto.quant_pre_mode<18>,
  #pto<quant_pre_mode f32_f16>, #pto.quant_pre_mode<f32_f16>,
  #pto.quant_pre_mode<F32_F16>, #pto.quant_pre_mode<19>,
  #pto<quant_pre_mode f32_bf16>, #pto.quant_pre_mode<f32_bf16>,
  #pto.quant_pre_mode<F32_BF16>, #pto.quant_pre_mode<20>,
  #pto<quant_pre_mode deqs32int_vec>, #pto.quant_pre_mode<deqs32int_vec>,
  #pto.quant_pre_mode<DEQS32INT_VEC>, #pto.quant_pre_mode<21>,
  #pto<quant_pre_mode deqs32int_scalar>, #pto.quant_pre_mode<deqs32int_scalar>,
  #pto.quant_pre_mode<DEQS32INT_SCALAR>, #pto.quant_pre_mode<22>,
  #pto<quant_pre_mode deqs16_vec>, #pto.quant_pre_mode<deqs16_vec>,
  #pto.quant_pre_mode<DEQS16_VEC>, #pto.quant_pre_mode<23>,
  #pto<quant_pre_mode deqs16_scalar>, #pto.quant_pre_mode<deqs16_scalar>,
  #pto.quant_pre_mode<DEQS16_SCALAR>, #pto.quant_pre_mode<24>,
  #pto<quant_pre_mode qf162s16_pre_vec>, #pto.quant_pre_mode<qf162s16_pre_vec>,
  #pto.quant_pre_mode<QF162S16_PRE_VEC>, #pto.quant_pre_mode<25>,
  #pto<quant_pre_mode qf162s16_pre_scalar>, #pto.quant_pre_mode<qf162s16_pre_scalar>,
  #pto.quant_pre_mode<QF162S16_PRE_SCALAR>, #pto.quant_pre_mode<26>,
  #pto<quant_pre_mode qf162b8_pre_vec>, #pto.quant_pre_mode<qf162b8_pre_vec>,
  #pto.quant_pre_mode<QF162B8_PRE_VEC>, #pto.quant_pre_mode<27>,
  #pto<quant_pre_mode qf162b8_pre_scalar>, #pto.quant_pre_mode<qf162b8_pre_scalar>,
  #pto.quant_pre_mode<QF162B8_PRE_SCALAR>, #pto.quant_pre_mode<28>]}
func.func private @acc_store_atomic_type() attributes {a = [
  #pto<acc_store_atomic_type f32>, #pto.acc_store_atomic_type<f32>, #pto.acc_store_atomic_type<F32>,
  #pto.acc_store_atomic_type<0>, #pto<acc_store_atomic_type f16>, #pto.acc_store_atomic_type<f16>,
  #pto.acc_store_atomic_type<F16>, #pto.acc_store_atomic_type<1>, #pto<acc_store_atomic_type bf16>,
  #pto.acc_store_atomic_type<bf16>, #pto.acc_store_atomic_type<BF16>, #pto.acc_store_atomic_type<2>,
  #pto<acc_store_atomic_type s32>, #pto.acc_store_atomic_type<s32>, #pto.acc_store_atomic_type<S32>,
  #pto<acc_store_atomic_type i32>, #pto.acc_store_atomic_type<I32>, #pto.acc_store_atomic_type<3>,
  #pto<acc_store_atomic_type s16>, #pto.acc_store_atomic_type<s16>, #pto.acc_store_atomic_type<S16>,
  #pto<acc_store_atomic_type i16>, #pto.acc_store_atomic_type<I16>, #pto.acc_store_atomic_type<4>,
  #pto<acc_store_atomic_type s8>, #pto.acc_store_atomic_type<s8>, #pto.acc_store_atomic_type<S8>,
  #pto<acc_store_atomic_type i8>, #pto.acc_store_atomic_type<I8>, #pto.acc_store_atomic_type<5>]}
func.func private @acc_store_atomic_op() attributes {a = [
  #pto<acc_store_atomic_op add>, #pto.acc_store_atomic_op<add>, #pto.acc_store_atomic_op<ADD>,
  #pto.acc_store_atomic_op<0>, #pto<acc_store_atomic_op max>, #pto.acc_store_atomic_op<max>,
  #pto.acc_store_atomic_op<MAX>, #pto.acc_store_atomic_op<1>, #pto<acc_store_atomic_op min>,
  #pto.acc_store_atomic_op<min>, #pto.acc_store_atomic_op<MIN>, #pto.acc_store_atomic_op<2>]}
func.func private @acc_store_sat_mode() attributes {a = [
  #pto<acc_store_sat_mode sat>, #pto.acc_store_sat_mode<sat>, #pto.acc_store_sat_mode<SAT>,
  #pto.acc_store_sat_mode<0>, #pto<acc_store_sat_mode nosat>, #pto.acc_store_sat_mode<nosat>,
  #pto.acc_store_sat_mode<NOSAT>, #pto.acc_store_sat_mode<1>, #pto<acc_store_sat_mode sat_preserve_nan>,
  #pto.acc_store_sat_mode<sat_preserve_nan>, #pto.acc_store_sat_mode<SAT_PRESERVE_NAN>, #pto.acc_store_sat_mode<2>]}
func.func private @acc_store_ub_dst_mode() attributes {a = [
  #pto<acc_store_ub_dst_mode single>, #pto.acc_store_ub_dst_mode<single>, #pto.acc_store_ub_dst_mode<SINGLE>,
  #pto.acc_store_ub_dst_mode<0>, #pto<acc_store_ub_dst_mode split_m>, #pto.acc_store_ub_dst_mode<split_m>,
  #pto.acc_store_ub_dst_mode<SPLIT_M>, #pto.acc_store_ub_dst_mode<1>, #pto<acc_store_ub_dst_mode split_n>,
  #pto.acc_store_ub_dst_mode<split_n>, #pto.acc_store_ub_dst_mode<SPLIT_N>, #pto.acc_store_ub_dst_mode<2>]}
func.func private @mad_unit_flag_mode() attributes {a = [
  #pto<mad_unit_flag_mode check_only>, #pto.mad_unit_flag_mode<check_only>, #pto.mad_unit_flag_mode<CHECK_ONLY>,
  #pto.mad_unit_flag_mode<0>, #pto<mad_unit_flag_mode check_and_set>, #pto.mad_unit_flag_mode<check_and_set>,
  #pto.mad_unit_flag_mode<CHECK_AND_SET>, #pto.mad_unit_flag_mode<1>]}
func.func private @mad_sat_mode() attributes {a = [
  #pto<mad_sat_mode sat>, #pto.mad_sat_mode<sat>, #pto.mad_sat_mode<SAT>, #pto.mad_sat_mode<0>,
  #pto<mad_sat_mode nosat>, #pto.mad_sat_mode<nosat>, #pto.mad_sat_mode<NOSAT>, #pto.mad_sat_mode<1>]}
func.func private @tf32_mode() attributes {a = [
  #pto<tf32_mode round_even>, #pto.tf32_mode<round_even>, #pto.tf32_mode<ROUND_EVEN>, #pto.tf32_mode<0>,
  #pto<tf32_mode round_away>, #pto.tf32_mode<round_away>, #pto.tf32_mode<ROUND_AWAY>, #pto.tf32_mode<1>]}
func.func private @sync_op_type() attributes {a = [
  #pto<sync_op_type TLOAD>, #pto.sync_op_type<TLOAD>, #pto.sync_op_type<tload>, #pto.sync_op_type<0>,
  #pto<sync_op_type TSTORE_ACC>, #pto.sync_op_type<TSTORE_ACC>, #pto.sync_op_type<tstore_acc>, #pto.sync_op_type<1>,
  #pto<sync_op_type TSTORE_VEC>, #pto.sync_op_type<TSTORE_VEC>, #pto.sync_op_type<tstore_vec>, #pto.sync_op_type<2>,
  #pto<sync_op_type TMOV_M2L>, #pto.sync_op_type<TMOV_M2L>, #pto.sync_op_type<tmov_m2l>, #pto.sync_op_type<3>,
  #pto<sync_op_type TMOV_M2S>, #pto.sync_op_type<TMOV_M2S>, #pto.sync_op_type<tmov_m2s>, #pto.sync_op_type<4>,
  #pto<sync_op_type TMOV_M2B>, #pto.sync_op_type<TMOV_M2B>, #pto.sync_op_type<tmov_m2b>, #pto.sync_op_type<5>,
  #pto<sync_op_type TMOV_M2V>, #pto.sync_op_type<TMOV_M2V>, #pto.sync_op_type<tmov_m2v>, #pto.sync_op_type<6>,
  #pto<sync_op_type TMOV_V2M>, #pto.sync_op_type<TMOV_V2M>, #pto.sync_op_type<tmov_v2m>, #pto.sync_op_type<7>,
  #pto<sync_op_type TMATMUL>, #pto.sync_op_type<TMATMUL>, #pto.sync_op_type<tmatmul>, #pto.sync_op_type<8>,
  #pto<sync_op_type TVEC>, #pto.sync_op_type<TVEC>, #pto.sync_op_type<tvec>, #pto.sync_op_type<9>,
  #pto<sync_op_type TVECWAIT_EVENT>, #pto.sync_op_type<TVECWAIT_EVENT>, #pto.sync_op_type<tvecwait_event>,
  #pto.sync_op_type<10>]}
func.func private @pipe_event_type() attributes {a = [
  #pto<pipe_event_type TLOAD>, #pto.pipe_event_type<TLOAD>, #pto.pipe_event_type<tload>, #pto.pipe_event_type<0>,
  #pto<pipe_event_type TSTORE_ACC>, #pto.pipe_event_type<TSTORE_ACC>, #pto.pipe_event_type<tstore_acc>,
  #pto.pipe_event_type<1>, #pto<pipe_event_type TSTORE_VEC>, #pto.pipe_event_type<TSTORE_VEC>,
  #pto.pipe_event_type<tstore_vec>, #pto.pipe_event_type<2>, #pto<pipe_event_type TMOV_M2L>,
  #pto.pipe_event_type<TMOV_M2L>, #pto.pipe_event_type<tmov_m2l>, #pto.pipe_event_type<3>,
  #pto<pipe_event_type TMOV_M2S>, #pto.pipe_event_type<TMOV_M2S>, #pto.pipe_event_type<tmov_m2s>,
  #pto.pipe_event_type<4>, #pto<pipe_event_type TMOV_M2B>, #pto.pipe_event_type<TMOV_M2B>,
  #pto.pipe_event_type<tmov_m2b>, #pto.pipe_event_type<5>, #pto<pipe_event_type TMOV_M2V>,
  #pto.pipe_event_type<TMOV_M2V>, #pto.pipe_event_type<tmov_m2v>, #pto.pipe_event_type<6>,
  #pto<pipe_event_type TMOV_V2M>, #pto.pipe_event_type<TMOV_V2M>, #pto.pipe_event_type<tmov_v2m>,
  #pto.pipe_event_type<7>, #pto<pipe_event_type TMATMUL>, #pto.pipe_event_type<TMATMUL>,
  #pto.pipe_event_type<tmatmul>, #pto.pipe_event_type<8>, #pto<pipe_event_type TVEC>, #pto.pipe_event_type<TVEC>,
  #pto.pipe_event_type<tvec>, #pto.pipe_event_type<9>, #pto<pipe_event_type TVECWAIT_EVENT>,
  #pto.pipe_event_type<TVECWAIT_EVENT>, #pto.pipe_event_type<tvecwait_event>, #pto.pipe_event_type<10>]}
func.func private @sync_all_mode() attributes {a = [
  #pto<sync_all_mode hard>, #pto.sync_all_mode<hard>, #pto.sync_all_mode<HARD>, #pto.sync_all_mode<0>,
  #pto<sync_all_mode soft>, #pto.sync_all_mode<soft>, #pto.sync_all_mode<SOFT>, #pto.sync_all_mode<1>]}
func.func private @sync_core_type() attributes {a = [
  #pto<sync_core_type mix>, #pto.sync_core_type<mix>, #pto.sync_core_type<MIX>, #pto.sync_core_type<0>,
  #pto<sync_core_type aic_only>, #pto.sync_core_type<aic_only>, #pto.sync_core_type<AIC_ONLY>,
  #pto.sync_core_type<1>, #pto<sync_core_type aiv_only>, #pto.sync_core_type<aiv_only>,
  #pto.sync_core_type<AIV_ONLY>, #pto.sync_core_type<2>]}
func.func private @fence_scope() attributes {a = [
  #pto<fence_scope gm>, #pto.fence_scope<gm>, #pto.fence_scope<GM>, #pto.fence_scope<0>]}
func.func private @l1cache() attributes {a = [
  #pto<l1cache cache>, #pto.l1cache<cache>, #pto.l1cache<CACHE>, #pto.l1cache<0>, #pto<l1cache uncache>,
  #pto.l1cache<uncache>, #pto.l1cache<UNCACHE>, #pto.l1cache<1>]}
func.func private @ld_l2cache() attributes {a = [
  #pto<ld_l2cache nmfv>, #pto.ld_l2cache<nmfv>, #pto.ld_l2cache<NMFV>, #pto.ld_l2cache<0>, #pto<ld_l2cache nmlv>,
  #pto.ld_l2cache<nmlv>, #pto.ld_l2cache<NMLV>, #pto.ld_l2cache<1>, #pto<ld_l2cache nmpref>, #pto.ld_l2cache<nmpref>,
  #pto.ld_l2cache<NMPREF>, #pto.ld_l2cache<2>]}
func.func private @st_l2cache() attributes {a = [
  #pto<st_l2cache nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<NMFV>, #pto.st_l2cache<0>, #pto<st_l2cache nmlv>,
  #pto.st_l2cache<nmlv>, #pto.st_l2cache<NMLV>, #pto.st_l2cache<1>, #pto<st_l2cache naci>, #pto.st_l2cache<naci>, #pto.st_l2cache<NACI>,
  #pto.st_l2cache<2>, #pto<st_l2cache wbhred>, #pto.st_l2cache<wbhred>, #pto.st_l2cache<WBHRED>, #pto.st_l2cache<3>,
  #pto<st_l2cache wtsred>, #pto.st_l2cache<wtsred>, #pto.st_l2cache<WTSRED>, #pto.st_l2cache<4>]}
func.func private @rounding() attributes {a = [
  #pto<rounding r>, #pto.rounding<r>, #pto.rounding<R>, #pto.rounding<0>, #pto<rounding a>, #pto.rounding<a>,
  #pto.rounding<A>, #pto.rounding<1>, #pto<rounding f>, #pto.rounding<f>, #pto.rounding<F>, #pto.rounding<2>,
  #pto<rounding c>, #pto.rounding<c>, #pto.rounding<C>, #pto.rounding<3>, #pto<rounding z>, #pto.rounding<z>,
  #pto.rounding<Z>, #pto.rounding<4>, #pto<rounding o>, #pto.rounding<o>, #pto.rounding<O>, #pto.rounding<5>,
  #pto<rounding h>, #pto.rounding<h>, #pto.rounding<H>, #pto.rounding<6>]}
func.func private @saturation() attributes {a = [
  #pto<saturation sat>, #pto.saturation<sat>, #pto.saturation<SAT>, #pto.saturation<0>, #pto<saturation nosat>,
  #pto.saturation<nosat>, #pto.saturation<NOSAT>, #pto.saturation<1>]}
func.func private @signedness() attributes {a = [
  #pto<signedness signed>, #pto.signedness<signed>, #pto.signedness<SIGNED>, #pto.signedness<0>,
  #pto<signedness unsigned>, #pto.signedness<unsigned>, #pto.signedness<UNSIGNED>, #pto.signedness<1>]}
func.func private @membar() attributes {a = [
  #pto<membar VV_ALL>, #pto.membar<VV_ALL>, #pto.membar<vv_all>, #pto.membar<0>,
  #pto<membar VST_VLD>, #pto.membar<VST_VLD>, #pto.membar<vst_vld>, #pto.membar<1>,
  #pto<membar VLD_VST>, #pto.membar<VLD_VST>, #pto.membar<vld_vst>, #pto.membar<2>,
  #pto<membar VST_VST>, #pto.membar<VST_VST>, #pto.membar<vst_vst>, #pto.membar<3>,
  #pto<membar VS_ALL>, #pto.membar<VS_ALL>, #pto.membar<vs_all>, #pto.membar<4>,
  #pto<membar VST_LD>, #pto.membar<VST_LD>, #pto.membar<vst_ld>, #pto.membar<5>,
  #pto<membar VLD_ST>, #pto.membar<VLD_ST>, #pto.membar<vld_st>, #pto.membar<6>,
  #pto<membar VST_ST>, #pto.membar<VST_ST>, #pto.membar<vst_st>, #pto.membar<7>,
  #pto<membar SV_ALL>, #pto.membar<SV_ALL>, #pto.membar<sv_all>, #pto.membar<8>,
  #pto<membar ST_VLD>, #pto.membar<ST_VLD>, #pto.membar<st_vld>, #pto.membar<9>,
  #pto<membar LD_VST>, #pto.membar<LD_VST>, #pto.membar<ld_vst>, #pto.membar<10>,
  #pto<membar ST_VST>, #pto.membar<ST_VST>, #pto.membar<st_vst>, #pto.membar<11>,
  #pto<membar SS_ALL>, #pto.membar<SS_ALL>, #pto.membar<ss_all>, #pto.membar<12>,
  #pto<membar ST_LD>, #pto.membar<ST_LD>, #pto.membar<st_ld>, #pto.membar<13>,
  #pto<membar LD_ST>, #pto.membar<LD_ST>, #pto.membar<ld_st>, #pto.membar<14>,
  #pto<membar ST_ST>, #pto.membar<ST_ST>, #pto.membar<st_st>, #pto.membar<15>]}
func.func private @notify_op() attributes {a = [
  #pto<notify_op set>, #pto.notify_op<set>, #pto.notify_op<SET>, #pto.notify_op<0>, #pto<notify_op atomic_add>,
  #pto.notify_op<atomic_add>, #pto.notify_op<ATOMIC_ADD>, #pto<notify_op AtomicAdd>, #pto.notify_op<ATOMICADD>,
  #pto.notify_op<1>]}
func.func private @wait_cmp() attributes {a = [
  #pto<wait_cmp eq>, #pto.wait_cmp<eq>, #pto.wait_cmp<EQ>, #pto.wait_cmp<0>, #pto<wait_cmp ne>, #pto.wait_cmp<ne>,
  #pto.wait_cmp<NE>, #pto.wait_cmp<1>, #pto<wait_cmp gt>, #pto.wait_cmp<gt>, #pto.wait_cmp<GT>, #pto.wait_cmp<2>,
  #pto<wait_cmp ge>, #pto.wait_cmp<ge>, #pto.wait_cmp<GE>, #pto.wait_cmp<3>, #pto<wait_cmp lt>, #pto.wait_cmp<lt>,
  #pto.wait_cmp<LT>, #pto.wait_cmp<4>, #pto<wait_cmp le>, #pto.wait_cmp<le>, #pto.wait_cmp<LE>, #pto.wait_cmp<5>]}
func.func private @reduce_op() attributes {a = [
  #pto<reduce_op sum>, #pto.reduce_op<sum>, #pto.reduce_op<SUM>, #pto.reduce_op<0>, #pto<reduce_op max>,
  #pto.reduce_op<max>, #pto.reduce_op<MAX>, #pto.reduce_op<1>, #pto<reduce_op min>, #pto.reduce_op<min>,
  #pto.reduce_op<MIN>, #pto.reduce_op<2>]}

func.func private @dcci_cache_line_more() attributes {a = [
  #pto.dcci_cache_line<0>, #pto<dcci_cache_line SINGLE_CACHE_LINE>, #pto.dcci_cache_line<single_cache_line>, #pto.dcci_cache_line<SINGLE_CACHE_LINE>, #pto.dcci_cache_line<1>, #pto<dcci_cache_line ENTIRE_DATA_CACHE>, #pto.dcci_cache_line<entire_data_cache>, #pto.dcci_cache_line<ENTIRE_DATA_CACHE>]}

func.func private @dcci_dst_more() attributes {a = [
  #pto.dcci_dst<0>, #pto<dcci_dst CACHELINE_ALL>, #pto.dcci_dst<cacheline_all>, #pto.dcci_dst<CACHELINE_ALL>, #pto.dcci_dst<1>, #pto<dcci_dst CACHELINE_UB>, #pto.dcci_dst<cacheline_ub>, #pto.dcci_dst<CACHELINE_UB>, #pto.dcci_dst<2>, #pto<dcci_dst CACHELINE_OUT>, #pto.dcci_dst<cacheline_out>, #pto.dcci_dst<CACHELINE_OUT>, #pto.dcci_dst<3>, #pto<dcci_dst CACHELINE_ATOMIC>, #pto.dcci_dst<cacheline_atomic>, #pto.dcci_dst<CACHELINE_ATOMIC>]}

func.func private @dsb_mem_more() attributes {a = [
  #pto.dsb_mem<0>, #pto<dsb_mem ALL>, #pto.dsb_mem<all>, #pto.dsb_mem<ALL>, #pto.dsb_mem<1>, #pto<dsb_mem DDR>, #pto.dsb_mem<ddr>, #pto.dsb_mem<DDR>, #pto.dsb_mem<2>, #pto<dsb_mem UB>, #pto.dsb_mem<ub>, #pto.dsb_mem<UB>, #pto.dsb_mem<3>, #pto<dsb_mem SEQ>, #pto.dsb_mem<seq>, #pto.dsb_mem<SEQ>]}

func.func private @ld_l2cache_more() attributes {a = [
  #pto<ld_l2cache nmprs>, #pto.ld_l2cache<NMPRS>, #pto.ld_l2cache<nmprs>, #pto.ld_l2cache<3>, #pto.ld_l2cache<4>, #pto<ld_l2cache nakeep>, #pto.ld_l2cache<NAKEEP>, #pto.ld_l2cache<nakeep>, #pto.ld_l2cache<5>, #pto<ld_l2cache naclean>, #pto.ld_l2cache<NACLEAN>, #pto.ld_l2cache<naclean>, #pto.ld_l2cache<6>, #pto<ld_l2cache nadrop>, #pto.ld_l2cache<NADROP>, #pto.ld_l2cache<nadrop>, #pto.ld_l2cache<7>, #pto<ld_l2cache idsfv>, #pto.ld_l2cache<IDSFV>, #pto.ld_l2cache<idsfv>, #pto.ld_l2cache<8>, #pto<ld_l2cache idslv>, #pto.ld_l2cache<IDSLV>, #pto.ld_l2cache<idslv>, #pto.ld_l2cache<9>, #pto<ld_l2cache idsprs>, #pto.ld_l2cache<IDSPRS>, #pto.ld_l2cache<idsprs>, #pto.ld_l2cache<10>, #pto<ld_l2cache idspref>, #pto.ld_l2cache<IDSPREF>, #pto.ld_l2cache<idspref>, #pto.ld_l2cache<11>, #pto<ld_l2cache exfv>, #pto.ld_l2cache<EXFV>, #pto.ld_l2cache<exfv>, #pto.ld_l2cache<12>, #pto<ld_l2cache exlv>, #pto.ld_l2cache<EXLV>, #pto.ld_l2cache<exlv>, #pto.ld_l2cache<13>, #pto<ld_l2cache exprs>, #pto.ld_l2cache<EXPRS>, #pto.ld_l2cache<exprs>, #pto.ld_l2cache<14>, #pto<ld_l2cache expref>, #pto.ld_l2cache<EXPREF>, #pto.ld_l2cache<expref>]}

func.func private @st_l2cache_more() attributes {a = [
  #pto<st_l2cache nmprs>, #pto.st_l2cache<NMPRS>, #pto.st_l2cache<nmprs>, #pto<st_l2cache nmred>, #pto.st_l2cache<NMRED>, #pto.st_l2cache<nmred>, #pto.st_l2cache<5>, #pto<st_l2cache napw>, #pto.st_l2cache<NAPW>, #pto.st_l2cache<napw>, #pto.st_l2cache<6>, #pto<st_l2cache napi>, #pto.st_l2cache<NAPI>, #pto.st_l2cache<napi>, #pto.st_l2cache<7>, #pto<st_l2cache nared>, #pto.st_l2cache<NARED>, #pto.st_l2cache<nared>, #pto.st_l2cache<8>, #pto<st_l2cache wbhfv>, #pto.st_l2cache<WBHFV>, #pto.st_l2cache<wbhfv>, #pto.st_l2cache<9>, #pto<st_l2cache wbhlv>, #pto.st_l2cache<WBHLV>, #pto.st_l2cache<wbhlv>, #pto.st_l2cache<10>, #pto<st_l2cache wbhprs>, #pto.st_l2cache<WBHPRS>, #pto.st_l2cache<wbhprs>, #pto.st_l2cache<11>, #pto.st_l2cache<12>, #pto<st_l2cache wtsfv>, #pto.st_l2cache<WTSFV>, #pto.st_l2cache<wtsfv>, #pto.st_l2cache<13>, #pto<st_l2cache wtslv>, #pto.st_l2cache<WTSLV>, #pto.st_l2cache<wtslv>, #pto.st_l2cache<14>, #pto<st_l2cache wtsprs>, #pto.st_l2cache<WTSPRS>, #pto.st_l2cache<wtsprs>, #pto.st_l2cache<15>]}

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @cmp() attributes {a = [#pto<cmp eq>, #pto<cmp eq>, #pto<cmp eq>, #pto<cmp eq>, #pto<cmp ne>, #pto<cmp ne>, #pto<cmp ne>, #pto<cmp ne>, #pto<cmp lt>, #pto<cmp lt>, #pto<cmp lt>, #pto<cmp lt>, #pto<cmp le>, #pto<cmp le>, #pto<cmp le>, #pto<cmp le>, #pto<cmp gt>, #pto<cmp gt>, #pto<cmp gt>, #pto<cmp gt>, #pto<cmp ge>, #pto<cmp ge>, #pto<cmp ge>, #pto<cmp ge>]}
//|   func.func private @round_mode() attributes {a = [#pto<round_mode NONE>, #pto<round_mode NONE>, #pto<round_mode NONE>, #pto<round_mode NONE>, #pto<round_mode RINT>, #pto<round_mode RINT>, #pto<round_mode RINT>, #pto<round_mode RINT>, #pto<round_mode RINT>, #pto<round_mode RINT>, #pto<round_mode ROUND>, #pto<round_mode ROUND>, #pto<round_mode ROUND>, #pto<round_mode ROUND>, #pto<round_mode FLOOR>, #pto<round_mode FLOOR>, #pto<round_mode FLOOR>, #pto<round_mode FLOOR>, #pto<round_mode FLOOR>, #pto<round_mode FLOOR>, #pto<round_mode CEIL>, #pto<round_mode CEIL>, #pto<round_mode CEIL>, #pto<round_mode CEIL>, #pto<round_mode CEIL>, #pto<round_mode CEIL>, #pto<round_mode TRUNC>, #pto<round_mode TRUNC>, #pto<round_mode TRUNC>, #pto<round_mode TRUNC>, #pto<round_mode TRUNC>, #pto<round_mode TRUNC>, #pto<round_mode ODD>, #pto<round_mode ODD>, #pto<round_mode ODD>, #pto<round_mode ODD>, #pto<round_mode CAST_RINT>, #pto<round_mode CAST_RINT>, #pto<round_mode CAST_RINT>, #pto<round_mode CAST_RINT>]}
//|   func.func private @saturation_mode() attributes {a = [#pto<saturation_mode ON>, #pto<saturation_mode ON>, #pto<saturation_mode ON>, #pto<saturation_mode ON>, #pto<saturation_mode OFF>, #pto<saturation_mode OFF>, #pto<saturation_mode OFF>, #pto<saturation_mode OFF>]}
//|   func.func private @atomic_type() attributes {a = [#pto<atomic_type atomic_none>, #pto<atomic_type atomic_none>, #pto<atomic_type atomic_none>, #pto<atomic_type atomic_none>, #pto<atomic_type atomic_none>, #pto<atomic_type atomic_none>, #pto<atomic_type atomic_add>, #pto<atomic_type atomic_add>, #pto<atomic_type atomic_add>, #pto<atomic_type atomic_add>, #pto<atomic_type atomic_add>, #pto<atomic_type atomic_add>, #pto<atomic_type atomic_max>, #pto<atomic_type atomic_max>, #pto<atomic_type atomic_max>, #pto<atomic_type atomic_max>, #pto<atomic_type atomic_max>, #pto<atomic_type atomic_max>, #pto<atomic_type atomic_min>, #pto<atomic_type atomic_min>, #pto<atomic_type atomic_min>, #pto<atomic_type atomic_min>, #pto<atomic_type atomic_min>, #pto<atomic_type atomic_min>]}
//|   func.func private @st_phase() attributes {a = [#pto<st_phase unspecified>, #pto<st_phase unspecified>, #pto<st_phase unspecified>, #pto<st_phase unspecified>, #pto<st_phase partial>, #pto<st_phase partial>, #pto<st_phase partial>, #pto<st_phase partial>, #pto<st_phase final>, #pto<st_phase final>, #pto<st_phase final>, #pto<st_phase final>]}
//|   func.func private @relu_pre_mode() attributes {a = [#pto<relu_pre_mode no_relu>, #pto<relu_pre_mode no_relu>, #pto<relu_pre_mode no_relu>, #pto<relu_pre_mode no_relu>, #pto<relu_pre_mode no_relu>, #pto<relu_pre_mode no_relu>, #pto<relu_pre_mode normal_relu>, #pto<relu_pre_mode normal_relu>, #pto<relu_pre_mode normal_relu>, #pto<relu_pre_mode normal_relu>, #pto<relu_pre_mode normal_relu>, #pto<relu_pre_mode normal_relu>, #pto<relu_pre_mode scalar_relu>, #pto<relu_pre_mode scalar_relu>, #pto<relu_pre_mode scalar_relu>, #pto<relu_pre_mode scalar_relu>, #pto<relu_pre_mode vector_relu>, #pto<relu_pre_mode vector_relu>, #pto<relu_pre_mode vector_relu>, #pto<relu_pre_mode vector_relu>, #pto<relu_pre_mode pwl>, #pto<relu_pre_mode pwl>, #pto<relu_pre_mode pwl>, #pto<relu_pre_mode pwl>]}
//|   func.func private @acc_phase() attributes {a = [#pto<acc_phase unspecified>, #pto<acc_phase unspecified>, #pto<acc_phase unspecified>, #pto<acc_phase unspecified>, #pto<acc_phase partial>, #pto<acc_phase partial>, #pto<acc_phase partial>, #pto<acc_phase partial>, #pto<acc_phase final>, #pto<acc_phase final>, #pto<acc_phase final>, #pto<acc_phase final>]}
//|   func.func private @acc_to_vec_mode() attributes {a = [#pto.acc_to_vec_mode<single_mode_vec0>, #pto.acc_to_vec_mode<single_mode_vec0>, #pto.acc_to_vec_mode<single_mode_vec0>, #pto.acc_to_vec_mode<single_mode_vec0>, #pto.acc_to_vec_mode<single_mode_vec1>, #pto.acc_to_vec_mode<single_mode_vec1>, #pto.acc_to_vec_mode<single_mode_vec1>, #pto.acc_to_vec_mode<single_mode_vec1>, #pto.acc_to_vec_mode<dual_mode_split_m>, #pto.acc_to_vec_mode<dual_mode_split_m>, #pto.acc_to_vec_mode<dual_mode_split_m>, #pto.acc_to_vec_mode<dual_mode_split_m>, #pto.acc_to_vec_mode<dual_mode_split_n>, #pto.acc_to_vec_mode<dual_mode_split_n>, #pto.acc_to_vec_mode<dual_mode_split_n>, #pto.acc_to_vec_mode<dual_mode_split_n>]}
//|   func.func private @tinsert_mode() attributes {a = [#pto.tinsert_mode<split2>, #pto.tinsert_mode<split2>, #pto.tinsert_mode<split2>, #pto.tinsert_mode<split2>, #pto.tinsert_mode<split4>, #pto.tinsert_mode<split4>, #pto.tinsert_mode<split4>, #pto.tinsert_mode<split4>]}
//|   func.func private @mask_pattern() attributes {a = [#pto.mask_pattern<P0101>, #pto.mask_pattern<P0101>, #pto.mask_pattern<P0101>, #pto.mask_pattern<P0101>, #pto.mask_pattern<P1010>, #pto.mask_pattern<P1010>, #pto.mask_pattern<P1010>, #pto.mask_pattern<P1010>, #pto.mask_pattern<P0001>, #pto.mask_pattern<P0001>, #pto.mask_pattern<P0001>, #pto.mask_pattern<P0001>, #pto.mask_pattern<P0010>, #pto.mask_pattern<P0010>, #pto.mask_pattern<P0010>, #pto.mask_pattern<P0010>, #pto.mask_pattern<P0100>, #pto.mask_pattern<P0100>, #pto.mask_pattern<P0100>, #pto.mask_pattern<P0100>, #pto.mask_pattern<P1000>, #pto.mask_pattern<P1000>, #pto.mask_pattern<P1000>, #pto.mask_pattern<P1000>, #pto.mask_pattern<P1111>, #pto.mask_pattern<P1111>, #pto.mask_pattern<P1111>, #pto.mask_pattern<P1111>]}
//|   func.func private @coalesce() attributes {a = [#pto<coalesce row>, #pto<coalesce row>, #pto<coalesce row>, #pto<coalesce row>, #pto<coalesce elem>, #pto<coalesce elem>, #pto<coalesce elem>, #pto<coalesce elem>]}
//|   func.func private @gather_oob() attributes {a = [#pto<gather_oob undefined>, #pto<gather_oob undefined>, #pto<gather_oob undefined>, #pto<gather_oob undefined>, #pto<gather_oob clamp>, #pto<gather_oob clamp>, #pto<gather_oob clamp>, #pto<gather_oob clamp>, #pto<gather_oob wrap>, #pto<gather_oob wrap>, #pto<gather_oob wrap>, #pto<gather_oob wrap>, #pto<gather_oob zero>, #pto<gather_oob zero>, #pto<gather_oob zero>, #pto<gather_oob zero>]}
//|   func.func private @scatter_oob() attributes {a = [#pto<scatter_oob undefined>, #pto<scatter_oob undefined>, #pto<scatter_oob undefined>, #pto<scatter_oob undefined>, #pto<scatter_oob skip>, #pto<scatter_oob skip>, #pto<scatter_oob skip>, #pto<scatter_oob skip>, #pto<scatter_oob clamp>, #pto<scatter_oob clamp>, #pto<scatter_oob clamp>, #pto<scatter_oob clamp>, #pto<scatter_oob wrap>, #pto<scatter_oob wrap>, #pto<scatter_oob wrap>, #pto<scatter_oob wrap>]}
//|   func.func private @scatter_atomic_op() attributes {a = [#pto<scatter_atomic_op none>, #pto<scatter_atomic_op none>, #pto<scatter_atomic_op none>, #pto<scatter_atomic_op none>, #pto<scatter_atomic_op add>, #pto<scatter_atomic_op add>, #pto<scatter_atomic_op add>, #pto<scatter_atomic_op add>, #pto<scatter_atomic_op max>, #pto<scatter_atomic_op max>, #pto<scatter_atomic_op max>, #pto<scatter_atomic_op max>, #pto<scatter_atomic_op min>, #pto<scatter_atomic_op min>, #pto<scatter_atomic_op min>, #pto<scatter_atomic_op min>]}
//|   func.func private @scatter_conflict() attributes {a = [#pto<scatter_conflict default>, #pto<scatter_conflict default>, #pto<scatter_conflict default>, #pto<scatter_conflict default>, #pto<scatter_conflict last>, #pto<scatter_conflict last>, #pto<scatter_conflict last>, #pto<scatter_conflict last>]}
//|   func.func private @div_precision() attributes {a = [#pto<div_precision default>, #pto<div_precision default>, #pto<div_precision default>, #pto<div_precision default>, #pto<div_precision high_precision>, #pto<div_precision high_precision>, #pto<div_precision high_precision>, #pto<div_precision high_precision>]}
//|   func.func private @exp_precision() attributes {a = [#pto<exp_precision default>, #pto<exp_precision default>, #pto<exp_precision default>, #pto<exp_precision default>, #pto<exp_precision high_precision>, #pto<exp_precision high_precision>, #pto<exp_precision high_precision>, #pto<exp_precision high_precision>]}
//|   func.func private @log_precision() attributes {a = [#pto<log_precision default>, #pto<log_precision default>, #pto<log_precision default>, #pto<log_precision default>, #pto<log_precision high_precision>, #pto<log_precision high_precision>, #pto<log_precision high_precision>, #pto<log_precision high_precision>]}
//|   func.func private @sqrt_precision() attributes {a = [#pto<sqrt_precision default>, #pto<sqrt_precision default>, #pto<sqrt_precision default>, #pto<sqrt_precision default>, #pto<sqrt_precision high_precision>, #pto<sqrt_precision high_precision>, #pto<sqrt_precision high_precision>, #pto<sqrt_precision high_precision>]}
//|   func.func private @rsqrt_precision() attributes {a = [#pto<rsqrt_precision default>, #pto<rsqrt_precision default>, #pto<rsqrt_precision default>, #pto<rsqrt_precision default>, #pto<rsqrt_precision high_precision>, #pto<rsqrt_precision high_precision>, #pto<rsqrt_precision high_precision>, #pto<rsqrt_precision high_precision>]}
//|   func.func private @recip_precision() attributes {a = [#pto<recip_precision default>, #pto<recip_precision default>, #pto<recip_precision default>, #pto<recip_precision default>, #pto<recip_precision high_precision>, #pto<recip_precision high_precision>, #pto<recip_precision high_precision>, #pto<recip_precision high_precision>]}
//|   func.func private @rem_precision() attributes {a = [#pto<rem_precision default>, #pto<rem_precision default>, #pto<rem_precision default>, #pto<rem_precision default>, #pto<rem_precision high_precision>, #pto<rem_precision high_precision>, #pto<rem_precision high_precision>, #pto<rem_precision high_precision>]}
//|   func.func private @fmod_precision() attributes {a = [#pto<fmod_precision default>, #pto<fmod_precision default>, #pto<fmod_precision default>, #pto<fmod_precision default>, #pto<fmod_precision high_precision>, #pto<fmod_precision high_precision>, #pto<fmod_precision high_precision>, #pto<fmod_precision high_precision>]}
//|   func.func private @pow_precision() attributes {a = [#pto<pow_precision default>, #pto<pow_precision default>, #pto<pow_precision default>, #pto<pow_precision default>, #pto<pow_precision high_precision>, #pto<pow_precision high_precision>, #pto<pow_precision high_precision>, #pto<pow_precision high_precision>]}
//|   func.func private @quant_type() attributes {a = [#pto<quant_type INT8_SYM>, #pto<quant_type INT8_SYM>, #pto<quant_type INT8_SYM>, #pto<quant_type INT8_SYM>, #pto<quant_type INT8_ASYM>, #pto<quant_type INT8_ASYM>, #pto<quant_type INT8_ASYM>, #pto<quant_type INT8_ASYM>, #pto<quant_type MXFP8>, #pto<quant_type MXFP8>, #pto<quant_type MXFP8>, #pto<quant_type MXFP8>, #pto<quant_type MXFP4_E2M1>, #pto<quant_type MXFP4_E2M1>, #pto<quant_type MXFP4_E2M1>, #pto<quant_type MXFP4_E2M1>]}
//|   func.func private @quant_scale_alg() attributes {a = [#pto<quant_scale_alg ocp>, #pto<quant_scale_alg ocp>, #pto<quant_scale_alg ocp>, #pto<quant_scale_alg ocp>, #pto<quant_scale_alg nv>, #pto<quant_scale_alg nv>, #pto<quant_scale_alg nv>, #pto<quant_scale_alg nv>]}
//|   func.func private @mx_group_axis() attributes {a = [#pto<mx_group_axis axis0>, #pto<mx_group_axis axis0>, #pto<mx_group_axis axis0>, #pto<mx_group_axis axis0>, #pto<mx_group_axis axis1>, #pto<mx_group_axis axis1>, #pto<mx_group_axis axis1>, #pto<mx_group_axis axis1>]}
//|   func.func private @vec_store_mode() attributes {a = [#pto<vec_store_mode nd>, #pto<vec_store_mode nd>, #pto<vec_store_mode nd>, #pto<vec_store_mode nd>, #pto<vec_store_mode nz>, #pto<vec_store_mode nz>, #pto<vec_store_mode nz>, #pto<vec_store_mode nz>]}
//|   func.func private @padmode() attributes {a = [#pto.padmode<null>, #pto.padmode<null>, #pto.padmode<null>, #pto.padmode<null>, #pto.padmode<null>, #pto.padmode<null>, #pto.padmode<first_elem>, #pto.padmode<first_elem>, #pto.padmode<first_elem>, #pto.padmode<first_elem>, #pto.padmode<first_elem>, #pto.padmode<first_elem>, #pto.padmode<value>, #pto.padmode<value>, #pto.padmode<value>, #pto.padmode<value>, #pto.padmode<value>, #pto.padmode<value>]}
//|   func.func private @kernel_kind() attributes {a = [#pto.kernel_kind<vector>, #pto.kernel_kind<vector>, #pto.kernel_kind<vector>, #pto.kernel_kind<vector>, #pto.kernel_kind<cube>, #pto.kernel_kind<cube>, #pto.kernel_kind<cube>, #pto.kernel_kind<cube>]}
//|   func.func private @layout() attributes {a = [#pto.layout<nd>, #pto.layout<nd>, #pto.layout<nd>, #pto.layout<nd>, #pto.layout<dn>, #pto.layout<dn>, #pto.layout<dn>, #pto.layout<dn>, #pto.layout<nz>, #pto.layout<nz>, #pto.layout<nz>, #pto.layout<nz>, #pto.layout<mx_a_zz>, #pto.layout<mx_a_zz>, #pto.layout<mx_a_zz>, #pto.layout<mx_a_zz>, #pto.layout<mx_b_nn>, #pto.layout<mx_b_nn>, #pto.layout<mx_b_nn>, #pto.layout<mx_b_nn>]}
//|   func.func private @pipe() attributes {a = [#pto.pipe<PIPE_S>, #pto.pipe<PIPE_S>, #pto.pipe<PIPE_S>, #pto.pipe<PIPE_S>, #pto.pipe<PIPE_V>, #pto.pipe<PIPE_V>, #pto.pipe<PIPE_V>, #pto.pipe<PIPE_V>, #pto.pipe<PIPE_M>, #pto.pipe<PIPE_M>, #pto.pipe<PIPE_M>, #pto.pipe<PIPE_M>, #pto.pipe<PIPE_MTE1>, #pto.pipe<PIPE_MTE1>, #pto.pipe<PIPE_MTE1>, #pto.pipe<PIPE_MTE1>, #pto.pipe<PIPE_MTE2>, #pto.pipe<PIPE_MTE2>, #pto.pipe<PIPE_MTE2>, #pto.pipe<PIPE_MTE2>, #pto.pipe<PIPE_MTE3>, #pto.pipe<PIPE_MTE3>, #pto.pipe<PIPE_MTE3>, #pto.pipe<PIPE_MTE3>, #pto.pipe<PIPE_ALL>, #pto.pipe<PIPE_ALL>, #pto.pipe<PIPE_ALL>, #pto.pipe<PIPE_ALL>, #pto.pipe<PIPE_MTE4>, #pto.pipe<PIPE_MTE4>, #pto.pipe<PIPE_MTE4>, #pto.pipe<PIPE_MTE4>, #pto.pipe<PIPE_MTE5>, #pto.pipe<PIPE_MTE5>, #pto.pipe<PIPE_MTE5>, #pto.pipe<PIPE_MTE5>, #pto.pipe<PIPE_V2>, #pto.pipe<PIPE_V2>, #pto.pipe<PIPE_V2>, #pto.pipe<PIPE_V2>, #pto.pipe<PIPE_FIX>, #pto.pipe<PIPE_FIX>, #pto.pipe<PIPE_FIX>, #pto.pipe<PIPE_FIX>]}
//|   func.func private @event() attributes {a = [#pto.event<EVENT_ID0>, #pto.event<EVENT_ID0>, #pto.event<EVENT_ID0>, #pto.event<EVENT_ID0>, #pto.event<EVENT_ID1>, #pto.event<EVENT_ID1>, #pto.event<EVENT_ID1>, #pto.event<EVENT_ID1>, #pto.event<EVENT_ID2>, #pto.event<EVENT_ID2>, #pto.event<EVENT_ID2>, #pto.event<EVENT_ID2>, #pto.event<EVENT_ID3>, #pto.event<EVENT_ID3>, #pto.event<EVENT_ID3>, #pto.event<EVENT_ID3>, #pto.event<EVENT_ID4>, #pto.event<EVENT_ID4>, #pto.event<EVENT_ID4>, #pto.event<EVENT_ID4>, #pto.event<EVENT_ID5>, #pto.event<EVENT_ID5>, #pto.event<EVENT_ID5>, #pto.event<EVENT_ID5>, #pto.event<EVENT_ID6>, #pto.event<EVENT_ID6>, #pto.event<EVENT_ID6>, #pto.event<EVENT_ID6>, #pto.event<EVENT_ID7>, #pto.event<EVENT_ID7>, #pto.event<EVENT_ID7>, #pto.event<EVENT_ID7>]}
//|   func.func private @print_format() attributes {a = [#pto<print_format width8_precision4>, #pto<print_format width8_precision4>, #pto<print_format width8_precision4>, #pto<print_format width8_precision4>, #pto<print_format width8_precision2>, #pto<print_format width8_precision2>, #pto<print_format width8_precision2>, #pto<print_format width8_precision2>, #pto<print_format width10_precision6>, #pto<print_format width10_precision6>, #pto<print_format width10_precision6>, #pto<print_format width10_precision6>]}
//|   func.func private @address_space() attributes {a = [#pto.address_space<gm>, #pto.address_space<gm>, #pto.address_space<gm>, #pto.address_space<gm>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<vec>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<mat>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<left>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<right>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<acc>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<bias>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<scaling>, #pto.address_space<zero>, #pto.address_space<zero>, #pto.address_space<zero>, #pto.address_space<zero>]}
//|   func.func private @cube_load_frac_mode() attributes {a = [#pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode nd2nz>, #pto<cube_load_frac_mode dn2nz>, #pto<cube_load_frac_mode dn2nz>, #pto<cube_load_frac_mode dn2nz>, #pto<cube_load_frac_mode dn2nz>]}
//|   func.func private @acc_store_mode() attributes {a = [#pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2nd>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2dn>, #pto<acc_store_mode nz2nz>, #pto<acc_store_mode nz2nz>, #pto<acc_store_mode nz2nz>, #pto<acc_store_mode nz2nz>]}
//|   func.func private @unit_flag_ctrl() attributes {a = [#pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_only>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl check_and_clear>, #pto<unit_flag_ctrl off>, #pto<unit_flag_ctrl off>, #pto<unit_flag_ctrl off>, #pto<unit_flag_ctrl off>]}
//|   func.func private @quant_pre_mode() attributes {a = [#pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_vec>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode deqf16_scalar>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_vec>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode req8_scalar>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_vec>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322b8_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_vec>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322f16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_vec>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322bf16_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_vec>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322f32_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_vec>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322hif8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_vec>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qf322fp8_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_vec>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode qs322bf16_pre_scalar>, #pto<quant_pre_mode no_convert>, #pto<quant_pre_mode no_convert>, #pto<quant_pre_mode no_convert>, #pto<quant_pre_mode no_convert>, #pto<quant_pre_mode f32_f16>, #pto<quant_pre_mode f32_f16>, #pto<quant_pre_mode f32_f16>, #pto<quant_pre_mode f32_f16>, #pto<quant_pre_mode f32_bf16>, #pto<quant_pre_mode f32_bf16>, #pto<quant_pre_mode f32_bf16>, #pto<quant_pre_mode f32_bf16>, #pto<quant_pre_mode deqs32int_vec>, #pto<quant_pre_mode deqs32int_vec>, #pto<quant_pre_mode deqs32int_vec>, #pto<quant_pre_mode deqs32int_vec>, #pto<quant_pre_mode deqs32int_scalar>, #pto<quant_pre_mode deqs32int_scalar>, #pto<quant_pre_mode deqs32int_scalar>, #pto<quant_pre_mode deqs32int_scalar>, #pto<quant_pre_mode deqs16_vec>, #pto<quant_pre_mode deqs16_vec>, #pto<quant_pre_mode deqs16_vec>, #pto<quant_pre_mode deqs16_vec>, #pto<quant_pre_mode deqs16_scalar>, #pto<quant_pre_mode deqs16_scalar>, #pto<quant_pre_mode deqs16_scalar>, #pto<quant_pre_mode deqs16_scalar>, #pto<quant_pre_mode qf162s16_pre_vec>, #pto<quant_pre_mode qf162s16_pre_vec>, #pto<quant_pre_mode qf162s16_pre_vec>, #pto<quant_pre_mode qf162s16_pre_vec>, #pto<quant_pre_mode qf162s16_pre_scalar>, #pto<quant_pre_mode qf162s16_pre_scalar>, #pto<quant_pre_mode qf162s16_pre_scalar>, #pto<quant_pre_mode qf162s16_pre_scalar>, #pto<quant_pre_mode qf162b8_pre_vec>, #pto<quant_pre_mode qf162b8_pre_vec>, #pto<quant_pre_mode qf162b8_pre_vec>, #pto<quant_pre_mode qf162b8_pre_vec>, #pto<quant_pre_mode qf162b8_pre_scalar>, #pto<quant_pre_mode qf162b8_pre_scalar>, #pto<quant_pre_mode qf162b8_pre_scalar>, #pto<quant_pre_mode qf162b8_pre_scalar>]}
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
//|   func.func private @st_l2cache() attributes {a = [#pto.st_l2cache<nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<nmfv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<nmlv>, #pto.st_l2cache<naci>, #pto.st_l2cache<naci>, #pto.st_l2cache<naci>, #pto.st_l2cache<nmprs>, #pto.st_l2cache<wbhred>, #pto.st_l2cache<wbhred>, #pto.st_l2cache<wbhred>, #pto.st_l2cache<nmred>, #pto.st_l2cache<wtsred>, #pto.st_l2cache<wtsred>, #pto.st_l2cache<wtsred>, #pto.st_l2cache<naci>]}
//|   func.func private @rounding() attributes {a = [#pto.rounding<r>, #pto.rounding<r>, #pto.rounding<r>, #pto.rounding<r>, #pto.rounding<a>, #pto.rounding<a>, #pto.rounding<a>, #pto.rounding<a>, #pto.rounding<f>, #pto.rounding<f>, #pto.rounding<f>, #pto.rounding<f>, #pto.rounding<c>, #pto.rounding<c>, #pto.rounding<c>, #pto.rounding<c>, #pto.rounding<z>, #pto.rounding<z>, #pto.rounding<z>, #pto.rounding<z>, #pto.rounding<o>, #pto.rounding<o>, #pto.rounding<o>, #pto.rounding<o>, #pto.rounding<h>, #pto.rounding<h>, #pto.rounding<h>, #pto.rounding<h>]}
//|   func.func private @saturation() attributes {a = [#pto.saturation<sat>, #pto.saturation<sat>, #pto.saturation<sat>, #pto.saturation<sat>, #pto.saturation<nosat>, #pto.saturation<nosat>, #pto.saturation<nosat>, #pto.saturation<nosat>]}
//|   func.func private @signedness() attributes {a = [#pto.signedness<signed>, #pto.signedness<signed>, #pto.signedness<signed>, #pto.signedness<signed>, #pto.signedness<unsigned>, #pto.signedness<unsigned>, #pto.signedness<unsigned>, #pto.signedness<unsigned>]}
//|   func.func private @membar() attributes {a = [#pto.membar<VV_ALL>, #pto.membar<VV_ALL>, #pto.membar<VV_ALL>, #pto.membar<VV_ALL>, #pto.membar<VST_VLD>, #pto.membar<VST_VLD>, #pto.membar<VST_VLD>, #pto.membar<VST_VLD>, #pto.membar<VLD_VST>, #pto.membar<VLD_VST>, #pto.membar<VLD_VST>, #pto.membar<VLD_VST>, #pto.membar<VST_VST>, #pto.membar<VST_VST>, #pto.membar<VST_VST>, #pto.membar<VST_VST>, #pto.membar<VS_ALL>, #pto.membar<VS_ALL>, #pto.membar<VS_ALL>, #pto.membar<VS_ALL>, #pto.membar<VST_LD>, #pto.membar<VST_LD>, #pto.membar<VST_LD>, #pto.membar<VST_LD>, #pto.membar<VLD_ST>, #pto.membar<VLD_ST>, #pto.membar<VLD_ST>, #pto.membar<VLD_ST>, #pto.membar<VST_ST>, #pto.membar<VST_ST>, #pto.membar<VST_ST>, #pto.membar<VST_ST>, #pto.membar<SV_ALL>, #pto.membar<SV_ALL>, #pto.membar<SV_ALL>, #pto.membar<SV_ALL>, #pto.membar<ST_VLD>, #pto.membar<ST_VLD>, #pto.membar<ST_VLD>, #pto.membar<ST_VLD>, #pto.membar<LD_VST>, #pto.membar<LD_VST>, #pto.membar<LD_VST>, #pto.membar<LD_VST>, #pto.membar<ST_VST>, #pto.membar<ST_VST>, #pto.membar<ST_VST>, #pto.membar<ST_VST>, #pto.membar<SS_ALL>, #pto.membar<SS_ALL>, #pto.membar<SS_ALL>, #pto.membar<SS_ALL>, #pto.membar<ST_LD>, #pto.membar<ST_LD>, #pto.membar<ST_LD>, #pto.membar<ST_LD>, #pto.membar<LD_ST>, #pto.membar<LD_ST>, #pto.membar<LD_ST>, #pto.membar<LD_ST>, #pto.membar<ST_ST>, #pto.membar<ST_ST>, #pto.membar<ST_ST>, #pto.membar<ST_ST>]}
//|   func.func private @notify_op() attributes {a = [#pto<notify_op set>, #pto<notify_op set>, #pto<notify_op set>, #pto<notify_op set>, #pto<notify_op atomic_add>, #pto<notify_op atomic_add>, #pto<notify_op atomic_add>, #pto<notify_op atomic_add>, #pto<notify_op atomic_add>, #pto<notify_op atomic_add>]}
//|   func.func private @wait_cmp() attributes {a = [#pto<wait_cmp eq>, #pto<wait_cmp eq>, #pto<wait_cmp eq>, #pto<wait_cmp eq>, #pto<wait_cmp ne>, #pto<wait_cmp ne>, #pto<wait_cmp ne>, #pto<wait_cmp ne>, #pto<wait_cmp gt>, #pto<wait_cmp gt>, #pto<wait_cmp gt>, #pto<wait_cmp gt>, #pto<wait_cmp ge>, #pto<wait_cmp ge>, #pto<wait_cmp ge>, #pto<wait_cmp ge>, #pto<wait_cmp lt>, #pto<wait_cmp lt>, #pto<wait_cmp lt>, #pto<wait_cmp lt>, #pto<wait_cmp le>, #pto<wait_cmp le>, #pto<wait_cmp le>, #pto<wait_cmp le>]}
//|   func.func private @reduce_op() attributes {a = [#pto<reduce_op sum>, #pto<reduce_op sum>, #pto<reduce_op sum>, #pto<reduce_op sum>, #pto<reduce_op max>, #pto<reduce_op max>, #pto<reduce_op max>, #pto<reduce_op max>, #pto<reduce_op min>, #pto<reduce_op min>, #pto<reduce_op min>, #pto<reduce_op min>]}
//|   func.func private @dcci_cache_line_more() attributes {a = [#pto.dcci_cache_line<SINGLE_CACHE_LINE>, #pto.dcci_cache_line<SINGLE_CACHE_LINE>, #pto.dcci_cache_line<SINGLE_CACHE_LINE>, #pto.dcci_cache_line<SINGLE_CACHE_LINE>, #pto.dcci_cache_line<ENTIRE_DATA_CACHE>, #pto.dcci_cache_line<ENTIRE_DATA_CACHE>, #pto.dcci_cache_line<ENTIRE_DATA_CACHE>, #pto.dcci_cache_line<ENTIRE_DATA_CACHE>]}
//|   func.func private @dcci_dst_more() attributes {a = [#pto.dcci_dst<CACHELINE_ALL>, #pto.dcci_dst<CACHELINE_ALL>, #pto.dcci_dst<CACHELINE_ALL>, #pto.dcci_dst<CACHELINE_ALL>, #pto.dcci_dst<CACHELINE_UB>, #pto.dcci_dst<CACHELINE_UB>, #pto.dcci_dst<CACHELINE_UB>, #pto.dcci_dst<CACHELINE_UB>, #pto.dcci_dst<CACHELINE_OUT>, #pto.dcci_dst<CACHELINE_OUT>, #pto.dcci_dst<CACHELINE_OUT>, #pto.dcci_dst<CACHELINE_OUT>, #pto.dcci_dst<CACHELINE_ATOMIC>, #pto.dcci_dst<CACHELINE_ATOMIC>, #pto.dcci_dst<CACHELINE_ATOMIC>, #pto.dcci_dst<CACHELINE_ATOMIC>]}
//|   func.func private @dsb_mem_more() attributes {a = [#pto.dsb_mem<ALL>, #pto.dsb_mem<ALL>, #pto.dsb_mem<ALL>, #pto.dsb_mem<ALL>, #pto.dsb_mem<DDR>, #pto.dsb_mem<DDR>, #pto.dsb_mem<DDR>, #pto.dsb_mem<DDR>, #pto.dsb_mem<UB>, #pto.dsb_mem<UB>, #pto.dsb_mem<UB>, #pto.dsb_mem<UB>, #pto.dsb_mem<SEQ>, #pto.dsb_mem<SEQ>, #pto.dsb_mem<SEQ>, #pto.dsb_mem<SEQ>]}
//|   func.func private @ld_l2cache_more() attributes {a = [#pto.ld_l2cache<nmprs>, #pto.ld_l2cache<nmprs>, #pto.ld_l2cache<nmprs>, #pto.ld_l2cache<nmpref>, #pto.ld_l2cache<nakeep>, #pto.ld_l2cache<nakeep>, #pto.ld_l2cache<nakeep>, #pto.ld_l2cache<nakeep>, #pto.ld_l2cache<naclean>, #pto.ld_l2cache<naclean>, #pto.ld_l2cache<naclean>, #pto.ld_l2cache<naclean>, #pto.ld_l2cache<nadrop>, #pto.ld_l2cache<nadrop>, #pto.ld_l2cache<nadrop>, #pto.ld_l2cache<nadrop>, #pto.ld_l2cache<idsfv>, #pto.ld_l2cache<idsfv>, #pto.ld_l2cache<idsfv>, #pto.ld_l2cache<idsfv>, #pto.ld_l2cache<idslv>, #pto.ld_l2cache<idslv>, #pto.ld_l2cache<idslv>, #pto.ld_l2cache<idslv>, #pto.ld_l2cache<idsprs>, #pto.ld_l2cache<idsprs>, #pto.ld_l2cache<idsprs>, #pto.ld_l2cache<idsprs>, #pto.ld_l2cache<idspref>, #pto.ld_l2cache<idspref>, #pto.ld_l2cache<idspref>, #pto.ld_l2cache<idspref>, #pto.ld_l2cache<exfv>, #pto.ld_l2cache<exfv>, #pto.ld_l2cache<exfv>, #pto.ld_l2cache<exfv>, #pto.ld_l2cache<exlv>, #pto.ld_l2cache<exlv>, #pto.ld_l2cache<exlv>, #pto.ld_l2cache<exlv>, #pto.ld_l2cache<exprs>, #pto.ld_l2cache<exprs>, #pto.ld_l2cache<exprs>, #pto.ld_l2cache<exprs>, #pto.ld_l2cache<expref>, #pto.ld_l2cache<expref>, #pto.ld_l2cache<expref>, #pto.ld_l2cache<expref>]}
//|   func.func private @st_l2cache_more() attributes {a = [#pto.st_l2cache<nmprs>, #pto.st_l2cache<nmprs>, #pto.st_l2cache<nmprs>, #pto.st_l2cache<nmred>, #pto.st_l2cache<nmred>, #pto.st_l2cache<nmred>, #pto.st_l2cache<napw>, #pto.st_l2cache<napw>, #pto.st_l2cache<napw>, #pto.st_l2cache<napw>, #pto.st_l2cache<napi>, #pto.st_l2cache<napi>, #pto.st_l2cache<napi>, #pto.st_l2cache<napi>, #pto.st_l2cache<nared>, #pto.st_l2cache<nared>, #pto.st_l2cache<nared>, #pto.st_l2cache<nared>, #pto.st_l2cache<wbhfv>, #pto.st_l2cache<wbhfv>, #pto.st_l2cache<wbhfv>, #pto.st_l2cache<wbhfv>, #pto.st_l2cache<wbhlv>, #pto.st_l2cache<wbhlv>, #pto.st_l2cache<wbhlv>, #pto.st_l2cache<wbhlv>, #pto.st_l2cache<wbhprs>, #pto.st_l2cache<wbhprs>, #pto.st_l2cache<wbhprs>, #pto.st_l2cache<wbhprs>, #pto.st_l2cache<wbhred>, #pto.st_l2cache<wtsfv>, #pto.st_l2cache<wtsfv>, #pto.st_l2cache<wtsfv>, #pto.st_l2cache<wtsfv>, #pto.st_l2cache<wtslv>, #pto.st_l2cache<wtslv>, #pto.st_l2cache<wtslv>, #pto.st_l2cache<wtslv>, #pto.st_l2cache<wtsprs>, #pto.st_l2cache<wtsprs>, #pto.st_l2cache<wtsprs>, #pto.st_l2cache<wtsprs>, #pto.st_l2cache<wtsred>]}
//| }
