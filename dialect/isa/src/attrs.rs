//! Enumerations of attribute values, in the order of the page on types: compare, rounding, store phases, gather modes,
//! quantisation, layouts, memory hints.
//!
//! Each enumeration has a Rust enum of its words; attributes with the same words share one. [`ALL`] lists the
//! enumerations of this file and those of [`crate::types`].

use crate::enums::{Choice, EnumCase, EnumDef, EnumForm, StructDef};
use crate::op::AttrValue;
use crate::types::{
    AddressSpace, BLayout, Compact, EventId, Fractal, FractalName, Loc, MaskGranularity, Pad, Pipe, SLayout, ViewLayout,
};
use std::fmt;

macro_rules! attr_enums {
    ($( $(#[doc = $doc:literal])+ $def:ident $name:ident: $mnemonic:literal, $form:ident, $source:literal $({
        $( $variant:ident $(= $value:literal)? => $text:literal $(| $alias:literal)* ),+ $(,)?
    })? )+) => {
        $(
            $(#[doc = $doc])+
            pub static $def: EnumDef = EnumDef {
                mnemonic: $mnemonic,
                form: EnumForm::$form,
                cases: <$name as Choice>::CASES,
                code: 122,
                doc: concat!($($doc),+),
                source: $source,
            };
            $(
                #[doc = concat!("Words of `", $mnemonic, "`.")]
                #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
                pub enum $name { $(#[doc = concat!("`", $text, "`")] $variant $(= $value)?),+ }

                impl Choice for $name {
                    const ALL: &'static [$name] = &[$($name::$variant),+];
                    const CASES: &'static [EnumCase] = {
                        static CASES: [EnumCase; <$name as Choice>::ALL.len()] =
                            [$(EnumCase { name: $text, value: $name::$variant as i64, aliases: &[$($alias),*] }),+];
                        &CASES
                    };
                }

                impl fmt::Display for $name {
                    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.pad(self.name())
                    }
                }

                impl $name {
                    /// Returns the canonical spelling.
                    pub const fn name(self) -> &'static str {
                        match self { $($name::$variant => $text),+ }
                    }

                    /// Converts the case to the default value of an attribute.
                    pub const fn value(self) -> AttrValue {
                        AttrValue::Enum(self as i64)
                    }
                }
            )?
        )+
        const DATA: &[&EnumDef] = &[$(&$def),+];
    };
}

attr_enums! {
    /// Relation of a tile comparison.
    CMP Relation: "cmp", Short, "PTO ISA manual, tcmp.md" {
        Eq => "eq", Ne => "ne", Lt => "lt", Le => "le", Gt => "gt", Ge => "ge",
    }
    /// Relation of a vector comparison.
    VCMP Relation: "relation", String, "PTO ISA manual, vcmp.md"
    /// Rounding of a tile conversion.
    ROUND_MODE RoundMode: "round_mode", Short, "PTO ISA manual, tcvt.md" {
        None => "NONE", Rint => "RINT" | "rne", Round => "ROUND", Floor => "FLOOR" | "rm", Ceil => "CEIL" | "rp",
        Trunc => "TRUNC" | "rz", Odd => "ODD", CastRint => "CAST_RINT",
    }
    /// Rounding of a vector conversion.
    VECTOR_ROUND VectorRound: "rounding", String, "PTO ISA manual, vcvt.md" {
        R => "R" | "rne" | "ROUND_R", A => "A" | "ROUND_A", F => "F" | "rm" | "ROUND_F", C => "C" | "rp" | "ROUND_C",
        Z => "Z" | "rz" | "ROUND_Z", O => "O" | "ROUND_O", H => "H" | "ROUND_H",
    }
    /// Saturation of a vector conversion.
    VECTOR_SATURATION VectorSaturation: "saturation", String, "PTO ISA manual, vcvt.md" {
        Sat => "SAT", Nosat => "NOSAT",
    }
    /// Lanes of the wider register that a vector conversion reads or writes.
    VECTOR_PART VectorPart: "part", String, "PTO ISA manual, vcvt.md" {
        Even => "EVEN", Odd => "ODD", P0 => "P0", P1 => "P1", P2 => "P2", P3 => "P3",
    }
    /// Saturation of a tile conversion.
    SATURATION_MODE SaturationMode: "saturation_mode", Short, "PTO ISA manual, tcvt.md" { On => "ON", Off => "OFF" }
    /// Atomic operation that a store applies to memory.
    ATOMIC_TYPE AtomicType: "atomic_type", Short, "PTO ISA manual, tstore.md" {
        AtomicNone => "atomic_none" | "none", AtomicAdd => "atomic_add" | "add", AtomicMax => "atomic_max" | "max",
        AtomicMin => "atomic_min" | "min",
    }
    /// Position of a store among partial stores.
    ST_PHASE Phase: "st_phase", Short, "PTO ISA manual, tstore.md" {
        Unspecified => "unspecified", Partial => "partial", Final => "final",
    }
    /// Activation that is applied to an accumulator when it is stored or moved.
    RELU_PRE_MODE ReluPreMode: "relu_pre_mode", Short, "PTO ISA manual, tstore.md" {
        NoRelu => "no_relu" | "none", NormalRelu => "normal_relu" | "relu", ScalarRelu => "scalar_relu",
        VectorRelu => "vector_relu", Pwl => "pwl",
    }
    /// Position of a matrix product among partial products.
    ACC_PHASE Phase: "acc_phase", Short, "PTO ISA manual, tmatmul.md"
    /// Destination of an accumulator moved to vector cores.
    ACC_TO_VEC_MODE AccToVecMode: "acc_to_vec_mode", Attr, "PTO ISA manual, tmov.md" {
        SingleModeVec0 => "single_mode_vec0", SingleModeVec1 => "single_mode_vec1",
        DualModeSplitM => "dual_mode_split_m", DualModeSplitN => "dual_mode_split_n",
    }
    /// Parts of a split insertion.
    TINSERT_MODE TinsertMode: "tinsert_mode", Attr, "PTO ISA manual, tinsert.md" {
        Split2 => "split2", Split4 => "split4",
    }
    /// Lanes kept by a gather by pattern.
    MASK_PATTERN MaskPattern: "mask_pattern", Attr, "PTO ISA manual, tgather.md" {
        P0101 = 1 => "P0101", P1010 => "P1010", P0001 => "P0001", P0010 => "P0010", P0100 => "P0100", P1000 => "P1000",
        P1111 => "P1111",
    }
    /// Axis of a gather or scatter by pattern.
    AXIS Axis: "axis", String, "PTO ISA manual, tgather.md" { Row => "row", Col => "col" }
    /// Unit of a memory gather or scatter.
    COALESCE Coalesce: "coalesce", Short, "PTO ISA manual, mgather.md" { Row => "row", Elem => "elem" }
    /// Value that a gather yields for an index outside its table.
    GATHER_OOB GatherOob: "gather_oob", Short, "PTO ISA manual, mgather.md" {
        Undefined => "undefined", Clamp => "clamp", Wrap => "wrap", Zero => "zero",
    }
    /// Effect of a scatter on an index outside its table.
    SCATTER_OOB ScatterOob: "scatter_oob", Short, "PTO ISA manual, mscatter.md" {
        Undefined => "undefined", Skip => "skip", Clamp => "clamp", Wrap => "wrap",
    }
    /// Combination of a scatter with memory.
    SCATTER_ATOMIC_OP ScatterAtomicOp: "scatter_atomic_op", Short, "PTO ISA manual, mscatter.md" {
        None => "none", Add => "add", Max => "max", Min => "min",
    }
    /// Which element remains if two scattered elements have the same index.
    SCATTER_CONFLICT ScatterConflict: "scatter_conflict", Short, "PTO ISA manual, mscatter.md" {
        Default => "default", Last => "last",
    }
    /// Operation that writes a signal of another device.
    NOTIFY_OP NotifyOp: "notify_op", Short, "PTO ISA manual, comm/TNOTIFY.md" {
        Set => "set", AtomicAdd => "atomic_add" | "AtomicAdd",
    }
    /// Relation between a signal and a value.
    WAIT_CMP WaitCmp: "wait_cmp", Short, "PTO ISA manual, comm/TWAIT.md" {
        Eq => "eq", Ne => "ne", Gt => "gt", Ge => "ge", Lt => "lt", Le => "le",
    }
    /// Operation that combines the memory of several devices.
    REDUCE_OP ReduceOp: "reduce_op", Short, "PTO ISA manual, comm/TREDUCE.md" {
        Sum => "sum", Max => "max", Min => "min",
    }
    /// Accuracy of a division.
    DIV_PRECISION Precision: "div_precision", Short, "PTO ISA manual, tdiv.md" {
        Default => "default", HighPrecision => "high_precision",
    }
    /// Accuracy of an exponential.
    EXP_PRECISION Precision: "exp_precision", Short, "PTO ISA manual, texp.md"
    /// Accuracy of a logarithm.
    LOG_PRECISION Precision: "log_precision", Short, "PTO ISA manual, tlog.md"
    /// Accuracy of a square root.
    SQRT_PRECISION Precision: "sqrt_precision", Short, "PTO ISA manual, tsqrt.md"
    /// Accuracy of a reciprocal square root.
    RSQRT_PRECISION Precision: "rsqrt_precision", Short, "PTO ISA manual, trsqrt.md"
    /// Accuracy of a reciprocal.
    RECIP_PRECISION Precision: "recip_precision", Short, "PTO ISA manual, trecip.md"
    /// Accuracy of a remainder.
    REM_PRECISION Precision: "rem_precision", Short, "PTO ISA manual, trem.md"
    /// Accuracy of a floating-point modulus.
    FMOD_PRECISION Precision: "fmod_precision", Short, "PTO ISA manual, tfmod.md"
    /// Accuracy of a power.
    POW_PRECISION Precision: "pow_precision", Short, "PTO ISA manual, tpow.md"
    /// Quantisation scheme.
    QUANT_TYPE QuantType: "quant_type", Short, "PTO ISA manual, tquant.md" {
        Int8Sym => "INT8_SYM", Int8Asym => "INT8_ASYM", Mxfp8 => "MXFP8", Mxfp4E2m1 => "MXFP4_E2M1",
    }
    /// Algorithm that derives the scales of a quantisation.
    QUANT_SCALE_ALG QuantScaleAlg: "quant_scale_alg", Short, "PTO ISA manual, tquant.md" { Ocp => "ocp", Nv => "nv" }
    /// Axis of the groups that share a scale.
    MX_GROUP_AXIS GroupAxis: "mx_group_axis", Short, "PTO ISA manual, tquant.md" { Axis0 => "axis0", Axis1 => "axis1" }
    /// Layout in which a quantisation stores its result.
    VEC_STORE_MODE VecStoreMode: "vec_store_mode", Short, "PTO ISA manual, tquant.md" { Nd => "nd", Nz => "nz" }
    /// Value that a load writes into padded columns.
    PAD_MODE PadMode: "padmode", Attr, "ptoas, tload" {
        Null => "null" | "PadNull", FirstElem => "first_elem" | "PadFirstElem", Value => "value" | "PadValue",
    }
    /// Distribution of a vector load.
    LOAD_DIST LoadDist: "distribution", String, "PTO ISA manual, vlds.md" {
        Norm => "NORM", BrcB8 => "BRC_B8", BrcB16 => "BRC_B16", BrcB32 => "BRC_B32", UsB8 => "US_B8", UsB16 => "US_B16",
        DsB8 => "DS_B8", DsB16 => "DS_B16", UnpkB8 => "UNPK_B8", UnpkB16 => "UNPK_B16", UnpkB32 => "UNPK_B32",
        BrcBlk => "BRC_BLK", E2bB16 => "E2B_B16", E2bB32 => "E2B_B32", Unpk4 => "UNPK4",
        Splt4chn => "SPLT4CHN" | "SPLT4CHN_B8", Splt2chnB8 => "SPLT2CHN_B8", Splt2chnB16 => "SPLT2CHN_B16",
    }
    /// Distribution of a paired vector load.
    LOAD2_DIST Load2Dist: "distribution", String, "PTO ISA manual, vldsx2.md" {
        DintlvB8 => "DINTLV_B8", DintlvB16 => "DINTLV_B16", DintlvB32 => "DINTLV_B32", Bdintlv => "BDINTLV",
    }
    /// Distribution of a vector store; if absent, elements of the register's width are stored contiguously.
    STORE_DIST StoreDist: "distribution", String, "PTO ISA manual, vsts.md" {
        NormB8 => "NORM_B8", NormB16 => "NORM_B16", NormB32 => "NORM_B32", PointB8 => "1PT_B8", PointB16 => "1PT_B16",
        PointB32 => "1PT_B32", PkB16 => "PK_B16", PkB32 => "PK_B32", PkB64 => "PK_B64", Pk4B32 => "PK4_B32",
        Mrg4chnB8 => "MRG4CHN_B8", Mrg2chnB8 => "MRG2CHN_B8", Mrg2chnB16 => "MRG2CHN_B16",
    }
    /// Distribution of a paired vector store.
    STORE2_DIST Store2Dist: "distribution", String, "PTO ISA manual, vstsx2.md" {
        IntlvB8 => "INTLV_B8", IntlvB16 => "INTLV_B16", IntlvB32 => "INTLV_B32",
    }
    /// Distribution of a predicate load.
    MASK_LOAD_DIST MaskLoadDist: "distribution", String, "PTO ISA manual, plds.md" {
        Norm => "NORM", Us => "US", Ds => "DS",
    }
    /// Distribution of a predicate store.
    MASK_STORE_DIST MaskStoreDist: "distribution", String, "PTO ISA manual, psts.md" { Norm => "NORM", Pk => "PK" }
    /// Whether an unaligned store advances its base.
    POST_UPDATE PostUpdate: "mode", String, "PTO ISA manual, vstur.md" {
        NoPostUpdate => "NO_POST_UPDATE", PostUpdate => "POST_UPDATE",
    }
    /// Lanes that a predicate constant sets.
    MASK_CONSTANT MaskConstant: "pattern", String, "PTO ISA manual, pset.md" {
        PatAll => "PAT_ALL", PatAllf => "PAT_ALLF", PatH => "PAT_H", PatQ => "PAT_Q", PatM3 => "PAT_M3",
        PatM4 => "PAT_M4", PatVl1 => "PAT_VL1", PatVl2 => "PAT_VL2", PatVl3 => "PAT_VL3", PatVl4 => "PAT_VL4",
        PatVl8 => "PAT_VL8", PatVl16 => "PAT_VL16", PatVl32 => "PAT_VL32", PatVl64 => "PAT_VL64",
        PatVl128 => "PAT_VL128",
    }
    /// Lanes of the wider register, if it is twice as wide as the other.
    VECTOR_HALF Parity: "part", String, "PTO ISA manual, vexpdif.md" { Even => "EVEN", Odd => "ODD" }
    /// Direction of a sequence.
    ORDER Order: "order", String, "PTO ISA manual, vci.md" { Asc => "ASC", Desc => "DESC" }
    /// Lane that is repeated.
    LANE Lane: "position", String, "PTO ISA manual, vdup.md" {
        Lowest => "LOWEST" | "POS_LOWEST", Highest => "HIGHEST" | "POS_HIGHEST",
    }
    /// Special register.
    SPECIAL_REGISTER SpecialRegister: "special_register", String, "ptoas, sprclr" { Ar => "AR" }
    /// Half of a register.
    HALF Half: "half", String, "PTO ISA manual, vpack.md" { Lower => "LOWER", Higher => "HIGHER" }
    /// Ordered pair of accesses that a vector memory barrier separates.
    MEM_BAR MemBar: "membar", Attr, "PTO ISA manual, mem-bar.md" {
        VvAll => "VV_ALL", VstVld => "VST_VLD", VldVst => "VLD_VST", VstVst => "VST_VST", VsAll => "VS_ALL",
        VstLd => "VST_LD", VldSt => "VLD_ST", VstSt => "VST_ST", SvAll => "SV_ALL", StVld => "ST_VLD",
        LdVst => "LD_VST", StVst => "ST_VST", SsAll => "SS_ALL", StLd => "ST_LD", LdSt => "LD_ST", StSt => "ST_ST",
    }
    /// Width and precision of printed elements.
    PRINT_FORMAT PrintFormat: "print_format", Short, "PTO ISA manual, tprint.md" {
        Width8Precision4 => "width8_precision4", Width8Precision2 => "width8_precision2",
        Width10Precision6 => "width10_precision6",
    }
    /// Layout in which an accumulator is pushed.
    ACC_PUSH_LAYOUT AccPushLayout: "acc_push_layout", Keyword, "ptoas, acc_push_epilogue" {
        Nz2nd => "nz2nd", Nz2dn => "nz2dn", Nz2nz => "nz2nz",
    }
    /// Activation of an accumulator push.
    ACC_PUSH_RELU AccPushRelu: "acc_push_relu", Keyword, "ptoas, acc_push_epilogue" {
        NoRelu => "no_relu", NormalRelu => "normal_relu",
    }
    /// Memory, as an attribute; the values are those of [`AddressSpace`].
    ADDRESS_SPACE Memory: "address_space", Attr, "ptoas, type parser" {
        Gm => "gm", Vec => "vec" | "ub", Mat => "mat" | "l1", Left => "left" | "l0a", Right => "right" | "l0b",
        Acc => "acc" | "l0c", Bias => "bias" | "bt", Scaling => "scaling" | "fb", Zero => "zero",
    }
    /// Order of a fractal load.
    CUBE_LOAD_FRAC_MODE CubeLoadFracMode: "cube_load_frac_mode", Short, "PTO ISA manual, mte-gm-l1-frac.md" {
        Nd2nz => "nd2nz", Dn2nz => "dn2nz",
    }
    /// Layout in which an accumulator is stored.
    ACC_STORE_MODE AccStoreMode: "acc_store_mode", Short, "PTO ISA manual, mte-l0c-gm.md" {
        Nz2nd => "nz2nd", Nz2dn => "nz2dn", Nz2nz => "nz2nz",
    }
    /// Unit flag of an accumulator store.
    UNIT_FLAG UnitFlag: "unit_flag_ctrl", Short, "PTO ISA manual, mte-l0c-gm.md" {
        CheckOnly => "check_only", CheckAndClear => "check_and_clear", Off => "off",
    }
    /// Quantisation of a stored accumulator: modes named `vec` read factors from the fixpipe buffer, modes named
    /// `scalar` have one factor. The cases from `no_convert` on are those of ptoas that the manual does not list.
    ACC_QUANT AccQuant: "quant_pre_mode", Short, "PTO ISA manual, mte-l0c-gm.md" {
        Deqf16Vec => "deqf16_vec", Deqf16Scalar => "deqf16_scalar", Req8Vec => "req8_vec", Req8Scalar => "req8_scalar",
        Qf322b8PreVec => "qf322b8_pre_vec", Qf322b8PreScalar => "qf322b8_pre_scalar",
        Qf322f16PreVec => "qf322f16_pre_vec", Qf322f16PreScalar => "qf322f16_pre_scalar",
        Qf322bf16PreVec => "qf322bf16_pre_vec", Qf322bf16PreScalar => "qf322bf16_pre_scalar",
        Qf322f32PreVec => "qf322f32_pre_vec", Qf322f32PreScalar => "qf322f32_pre_scalar",
        Qf322hif8PreVec => "qf322hif8_pre_vec", Qf322hif8PreScalar => "qf322hif8_pre_scalar",
        Qf322fp8PreVec => "qf322fp8_pre_vec", Qf322fp8PreScalar => "qf322fp8_pre_scalar",
        Qs322bf16PreVec => "qs322bf16_pre_vec", Qs322bf16PreScalar => "qs322bf16_pre_scalar",
        NoConvert => "no_convert", F32F16 => "f32_f16", F32Bf16 => "f32_bf16",
        Deqs32intVec => "deqs32int_vec", Deqs32intScalar => "deqs32int_scalar",
        Deqs16Vec => "deqs16_vec", Deqs16Scalar => "deqs16_scalar",
        Qf162s16PreVec => "qf162s16_pre_vec", Qf162s16PreScalar => "qf162s16_pre_scalar",
        Qf162b8PreVec => "qf162b8_pre_vec", Qf162b8PreScalar => "qf162b8_pre_scalar",
    }
    /// Type of an atomic accumulator store.
    ACC_ATOMIC_TYPE AccAtomicType: "acc_store_atomic_type", Short, "PTO ISA manual, mte-l0c-gm.md" {
        F32 => "f32", F16 => "f16", Bf16 => "bf16", S32 => "s32" | "i32", S16 => "s16" | "i16", S8 => "s8" | "i8",
    }
    /// Operation of an atomic accumulator store.
    ACC_ATOMIC_OP AccAtomicOp: "acc_store_atomic_op", Short, "PTO ISA manual, mte-l0c-gm.md" {
        Add => "add", Max => "max", Min => "min",
    }
    /// Saturation of an accumulator store.
    ACC_SAT AccSat: "acc_store_sat_mode", Short, "PTO ISA manual, mte-l0c-gm.md" {
        Sat => "sat", Nosat => "nosat", SatPreserveNan => "sat_preserve_nan",
    }
    /// Vector cores to which an accumulator is stored.
    ACC_UB_DST AccUbDst: "acc_store_ub_dst_mode", Short, "PTO ISA manual, mte-l0c-ub.md" {
        Single => "single", SplitM => "split_m", SplitN => "split_n",
    }
    /// Unit flag of a matrix product.
    MAD_UNIT_FLAG MadUnitFlag: "mad_unit_flag_mode", Short, "PTO ISA manual, mad.md" {
        CheckOnly => "check_only", CheckAndSet => "check_and_set",
    }
    /// Saturation of a matrix product.
    MAD_SAT Saturate: "mad_sat_mode", Short, "PTO ISA manual, mad.md" { Sat => "sat", Nosat => "nosat" }
    /// Rounding of f32 operands of a matrix product.
    TF32_MODE Tf32Mode: "tf32_mode", Short, "PTO ISA manual, mad.md" {
        RoundEven => "round_even", RoundAway => "round_away",
    }
    /// Kind of operation; it determines the pipe of a buffer or an event.
    SYNC_OP_TYPE SyncOpType: "sync_op_type", Attr, "ptoas, get_buf" {
        Tload => "TLOAD", TstoreAcc => "TSTORE_ACC", TstoreVec => "TSTORE_VEC", TmovM2l => "TMOV_M2L",
        TmovM2s => "TMOV_M2S", TmovM2b => "TMOV_M2B", TmovM2v => "TMOV_M2V", TmovV2m => "TMOV_V2M",
        Tmatmul => "TMATMUL", Tvec => "TVEC", TvecwaitEvent => "TVECWAIT_EVENT",
    }
    /// Same cases as [`SYNC_OP_TYPE`], in the spelling of events.
    PIPE_EVENT_TYPE SyncOpType: "pipe_event_type", Attr, "ptoas, get_buf"
    /// How all cores synchronise: by hardware, or through memory.
    SYNC_ALL_MODE SyncAllMode: "sync_all_mode", Attr, "PTO ISA manual, syncall.md" { Hard => "hard", Soft => "soft" }
    /// Cores that synchronise.
    SYNC_CORE_TYPE SyncCoreType: "sync_core_type", Attr, "PTO ISA manual, syncall.md" {
        Mix => "mix", AicOnly => "aic_only", AivOnly => "aiv_only",
    }
    /// Whether a cache operation applies to a line or to the whole cache.
    DCCI_CACHE_LINE DcciCacheLine: "dcci_cache_line", Attr, "ptoas, dcci" {
        SingleCacheLine => "SINGLE_CACHE_LINE", EntireDataCache => "ENTIRE_DATA_CACHE",
    }
    /// Memory to which a cache operation writes lines back.
    DCCI_DST DcciDst: "dcci_dst", Attr, "ptoas, dcci" {
        CachelineAll => "CACHELINE_ALL", CachelineUb => "CACHELINE_UB", CachelineOut => "CACHELINE_OUT",
        CachelineAtomic => "CACHELINE_ATOMIC",
    }
    /// Memory whose accesses a data barrier waits for.
    DSB_MEM DsbMem: "dsb_mem", Attr, "ptoas, dsb" { All => "ALL", Ddr => "DDR", Ub => "UB", Seq => "SEQ" }
    /// Memory whose accesses a fence orders.
    FENCE_SCOPE FenceScope: "fence_scope", Attr, "ptoas, fence.barrier_all" { Gm => "gm" }
    /// First-level cache hint of a scalar access.
    L1_CACHE L1Cache: "l1cache", Word, "ptoas, ldg" { Cache => "cache", Uncache => "uncache" }
    /// Second-level cache hint of a scalar load.
    LD_L2_CACHE LdL2Cache: "ld_l2cache", Word, "ptoas, ldg" { Nmfv => "nmfv", Nmlv => "nmlv", Nmprs => "nmprs", Nmpref => "nmpref", Nakeep => "nakeep", Naclean => "naclean", Nadrop => "nadrop", Idsfv => "idsfv", Idslv => "idslv", Idsprs => "idsprs", Idspref => "idspref", Exfv => "exfv", Exlv => "exlv", Exprs => "exprs", Expref => "expref" }
    /// Second-level cache hint of a scalar store.
    ST_L2_CACHE StL2Cache: "st_l2cache", Word, "ptoas, stg" { Nmfv => "nmfv", Nmlv => "nmlv", Nmprs => "nmprs", Nmred => "nmred", Naci => "naci", Napw => "napw", Napi => "napi", Nared => "nared", Wbhfv => "wbhfv", Wbhlv => "wbhlv", Wbhprs => "wbhprs", Wbhred => "wbhred", Wtsfv => "wtsfv", Wtslv => "wtslv", Wtsprs => "wtsprs", Wtsred => "wtsred" }
    /// Rounding of a scalar conversion.
    ROUNDING Rounding: "rounding", Word, "ptoas, convert" {
        R => "r", A => "a", F => "f", C => "c", Z => "z", O => "o", H => "h",
    }
    /// Saturation of a scalar conversion.
    SATURATION Saturate: "saturation", Word, "ptoas, convert"
    /// Whether a scalar conversion reads its integer as signed or unsigned.
    SIGNEDNESS Signedness: "signedness", Word, "ptoas, convert" { Signed => "signed", Unsigned => "unsigned" }
    /// Value of masked-off lanes of a computation on virtual vectors.
    VMI_PMODE MaskMode: "mask_mode", String, "ptoas, vmi" { Zero => "zero", Merge => "merge" }
    /// Value of the lanes of a comparison of virtual vectors that its seed mask excludes.
    VMI_CMP_PMODE SeedMode: "mask_mode", String, "ptoas, vmi.vcmp" { Zeroing => "zeroing", Merge => "merge" }
    /// Relation of a comparison of virtual vectors. The prefix `o` means ordered: the result is false if an operand is
    /// NaN.
    VMI_CMP VmiCmp: "relation", String, "ptoas, vmi.vcmp" {
        Eq => "eq", Ne => "ne", Lt => "lt", Le => "le", Gt => "gt", Ge => "ge", Oeq => "oeq", One => "one",
        Olt => "olt", Ole => "ole", Ogt => "ogt", Oge => "oge",
    }
    /// Relation of a comparison of virtual vectors of integers, signed or unsigned.
    VMI_CMPI VmiCmpi: "relation", String, "ptoas, vmi.cmpi" {
        Eq => "eq", Ne => "ne", Slt => "slt", Sle => "sle", Sgt => "sgt", Sge => "sge", Ult => "ult", Ule => "ule",
        Ugt => "ugt", Uge => "uge",
    }
    /// Kind of core that runs a kernel.
    KERNEL_KIND KernelKind: "kernel_kind", Attr, "PTO ISA manual, kernels" { Vector => "vector", Cube => "cube" }
}

/// Factors of a quantisation or of an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Factors {
    /// One for all elements.
    One,
    /// One for each column.
    PerColumn,
}

impl AccQuant {
    /// Returns which factors it needs; `None` if it needs none.
    pub const fn factors(self) -> Option<Factors> {
        match self {
            AccQuant::Deqf16Vec
            | AccQuant::Req8Vec
            | AccQuant::Qf322b8PreVec
            | AccQuant::Qf322f16PreVec
            | AccQuant::Qf322bf16PreVec
            | AccQuant::Qf322f32PreVec
            | AccQuant::Qf322hif8PreVec
            | AccQuant::Qf322fp8PreVec
            | AccQuant::Qs322bf16PreVec
            | AccQuant::Deqs32intVec
            | AccQuant::Deqs16Vec
            | AccQuant::Qf162s16PreVec
            | AccQuant::Qf162b8PreVec => Some(Factors::PerColumn),
            AccQuant::Deqf16Scalar
            | AccQuant::Req8Scalar
            | AccQuant::Qf322b8PreScalar
            | AccQuant::Qf322f16PreScalar
            | AccQuant::Qf322bf16PreScalar
            | AccQuant::Qf322f32PreScalar
            | AccQuant::Qf322hif8PreScalar
            | AccQuant::Qf322fp8PreScalar
            | AccQuant::Qs322bf16PreScalar
            | AccQuant::Deqs32intScalar
            | AccQuant::Deqs16Scalar
            | AccQuant::Qf162s16PreScalar
            | AccQuant::Qf162b8PreScalar => Some(Factors::One),
            AccQuant::NoConvert | AccQuant::F32F16 | AccQuant::F32Bf16 => None,
        }
    }

    /// Returns whether each column has its own factor.
    pub fn by_column(self) -> bool {
        self.factors() == Some(Factors::PerColumn)
    }

    /// Returns the name without the word for its factors, which is that of the same conversion with other factors.
    pub fn stem(self) -> &'static str {
        let suffix = match self.factors() {
            Some(Factors::PerColumn) => "_vec",
            Some(Factors::One) => "_scalar",
            None => "",
        };
        self.name().strip_suffix(suffix).unwrap_or(self.name())
    }
}

impl ReluPreMode {
    /// Returns which factors it needs; `None` if it needs none.
    pub const fn factors(self) -> Option<Factors> {
        match self {
            ReluPreMode::VectorRelu => Some(Factors::PerColumn),
            ReluPreMode::ScalarRelu => Some(Factors::One),
            ReluPreMode::NoRelu | ReluPreMode::NormalRelu | ReluPreMode::Pwl => None,
        }
    }
}

impl MaskPattern {
    /// Returns for each element of a period whether the gather keeps it. The last digit of the name stands for the
    /// first element, as the lowest bit of a mask does.
    pub const fn kept(self) -> &'static [bool] {
        match self {
            MaskPattern::P0101 => &[true, false, true, false],
            MaskPattern::P1010 => &[false, true, false, true],
            MaskPattern::P0001 => &[true, false, false, false],
            MaskPattern::P0010 => &[false, true, false, false],
            MaskPattern::P0100 => &[false, false, true, false],
            MaskPattern::P1000 => &[false, false, false, true],
            MaskPattern::P1111 => &[true; 4],
        }
    }
}

impl MaskConstant {
    /// Returns whether a lane is active in a predicate of `lanes` lanes.
    pub const fn is_active(self, lane: usize, lanes: usize) -> bool {
        match self {
            MaskConstant::PatAll => true,
            MaskConstant::PatAllf => false,
            MaskConstant::PatH => lane < lanes / 2,
            MaskConstant::PatQ => lane < lanes / 4,
            MaskConstant::PatM3 => lane.is_multiple_of(3),
            MaskConstant::PatM4 => lane.is_multiple_of(4),
            MaskConstant::PatVl1 => lane < 1,
            MaskConstant::PatVl2 => lane < 2,
            MaskConstant::PatVl3 => lane < 3,
            MaskConstant::PatVl4 => lane < 4,
            MaskConstant::PatVl8 => lane < 8,
            MaskConstant::PatVl16 => lane < 16,
            MaskConstant::PatVl32 => lane < 32,
            MaskConstant::PatVl64 => lane < 64,
            MaskConstant::PatVl128 => lane < 128,
        }
    }
}

impl Memory {
    /// Returns the memory as the address space that types name.
    pub const fn space(self) -> AddressSpace {
        match self {
            // The default memory is that of global pointers.
            Memory::Gm | Memory::Zero => AddressSpace::Gm,
            Memory::Vec => AddressSpace::Ub,
            Memory::Mat => AddressSpace::L1,
            Memory::Left => AddressSpace::L0a,
            Memory::Right => AddressSpace::L0b,
            Memory::Acc => AddressSpace::L0c,
            Memory::Bias => AddressSpace::Bt,
            Memory::Scaling => AddressSpace::Fb,
        }
    }
}

impl SyncOpType {
    /// Returns the pipe that runs operations of the kind: the pipe between the two memories in the name. Source: ptoas,
    /// get_buf.
    pub const fn pipe(self) -> Pipe {
        match self {
            SyncOpType::Tload => Pipe::Mte2,
            SyncOpType::TstoreAcc | SyncOpType::TmovM2s => Pipe::Fix,
            SyncOpType::TstoreVec | SyncOpType::TmovV2m => Pipe::Mte3,
            SyncOpType::TmovM2l | SyncOpType::TmovM2b | SyncOpType::TmovM2v => Pipe::Mte1,
            SyncOpType::Tmatmul => Pipe::M,
            SyncOpType::Tvec | SyncOpType::TvecwaitEvent => Pipe::V,
        }
    }
}

impl Pipe {
    /// Returns the pipe that runs operations of a kind, given as a word of [`SyncOpType`].
    pub fn of_kind(kind: &str) -> Option<Pipe> {
        let case = SyncOpType::CASES.iter().find(|case| case.name == kind)?;
        SyncOpType::of(&SYNC_OP_TYPE, case.value).map(SyncOpType::pipe)
    }
}

const WORDS: &[&EnumDef] = &[
    Loc::DEF,
    BLayout::DEF,
    SLayout::DEF,
    Fractal::DEF,
    FractalName::DEF,
    Pad::DEF,
    Compact::DEF,
    AddressSpace::DEF,
    Pipe::DEF,
    EventId::DEF,
    MaskGranularity::DEF,
    ViewLayout::DEF,
];

/// Conversion of an accumulator that is pushed into a pipe between cores.
pub static ACC_PUSH_EPILOGUE: StructDef = StructDef {
    mnemonic: "acc_push_epilogue",
    fields: &[("layout", &ACC_PUSH_LAYOUT), ("quant", &ACC_QUANT), ("relu", &ACC_PUSH_RELU)],
    doc: "Conversion of an accumulator that is pushed into a pipe between cores.",
    source: "ptoas, attribute",
};

/// All attributes that combine several enumerations.
pub static STRUCTS: [&StructDef; 1] = [&ACC_PUSH_EPILOGUE];

/// All enumerations: those of attributes first, then the words of types and pipes.
pub static ALL: [&[&EnumDef]; 2] = [DATA, WORDS];

/// Former mnemonics of attributes: parsers accept them, printers do not write them.
pub static FORMER: [(&str, &EnumDef); 3] =
    [("mem_bar", &MEM_BAR), ("pad_mode", &PAD_MODE), ("acc_store_quant_pre_mode", &ACC_QUANT)];

/// Finds the enumeration of an attribute `#pto<mnemonic ..>` or `#pto.mnemonic<..>`.
pub fn by_mnemonic(mnemonic: &str) -> Option<&'static EnumDef> {
    if let Some((_, def)) = FORMER.iter().find(|(former, _)| *former == mnemonic) {
        return Some(def);
    }
    ALL.iter().flat_map(|list| list.iter()).copied().find(|d| d.mnemonic == mnemonic && d.form.is_attribute())
}
