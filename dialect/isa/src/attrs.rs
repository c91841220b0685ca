//! Enumerations of attributes, in the order of the types page: compare, rounding, store phases, gather modes, quantisation, layouts, memory hints.
//!
//! Every enumeration any operation uses stands here or in [`crate::types`]; [`ALL`] lists both.

use crate::enums::{EnumCase, EnumDef, EnumForm, StructDef};
use crate::types::{
    AddressSpace, BLayout, Compact, EventId, Fractal, FractalName, Loc, MaskGranularity, Pad, Pipe, SLayout, ViewLayout,
};

macro_rules! attr_enums {
    ($( $(#[doc = $doc:literal])+ $name:ident: $mnemonic:literal, $form:ident, $source:literal {
        $( $text:literal $(= $value:literal)? $([$($alias:literal),*])? ),+ $(,)?
    } )+) => {
        $(
            $(#[doc = $doc])+
            pub static $name: EnumDef = EnumDef {
                mnemonic: $mnemonic,
                form: EnumForm::$form,
                cases: {
                    const CASES: &[EnumCase] = &number([$((EnumCase { name: $text, value: -1 $(+ 1 + $value)?, aliases: &[$($($alias),*)?] })),+]);
                    CASES
                },
                code: 122,
                doc: concat!($($doc),+),
                source: $source,
            };
        )+
        const DATA: &[&EnumDef] = &[$(&$name),+];
    };
}

/// Gives each case without a value the value of its predecessor plus one.
const fn number<const N: usize>(mut cases: [EnumCase; N]) -> [EnumCase; N] {
    let mut next = 0;
    let mut i = 0;
    while i < N {
        if cases[i].value < 0 {
            cases[i].value = next;
        }
        next = cases[i].value + 1;
        i += 1;
    }
    cases
}

attr_enums! {
    /// Relation of a tile comparison.
    CMP: "cmp", Short, "PTO ISA manual, tcmp.md" { "eq", "ne", "lt", "le", "gt", "ge" }
    /// Relation of a vector comparison.
    VCMP: "relation", String, "PTO ISA manual, vcmp.md" { "eq", "ne", "lt", "le", "gt", "ge" }
    /// Rounding of a tile conversion.
    ROUND_MODE: "round_mode", Short, "PTO ISA manual, tcvt.md" {
        "NONE", "RINT" ["rne"], "ROUND", "FLOOR" ["rm"], "CEIL" ["rp"], "TRUNC" ["rz"], "ODD", "CAST_RINT"
    }
    /// Rounding of a vector conversion.
    VECTOR_ROUND: "rounding", String, "PTO ISA manual, vcvt.md" {
        "R" ["rne", "ROUND_R"], "A" ["ROUND_A"], "F" ["rm", "ROUND_F"], "C" ["rp", "ROUND_C"], "Z" ["rz", "ROUND_Z"], "O" ["ROUND_O"], "H" ["ROUND_H"]
    }
    /// Saturation of a vector conversion.
    VECTOR_SATURATION: "saturation", String, "PTO ISA manual, vcvt.md" { "SAT", "NOSAT" }
    /// Lanes of the wider side a vector conversion touches.
    VECTOR_PART: "part", String, "PTO ISA manual, vcvt.md" { "EVEN", "ODD", "P0", "P1", "P2", "P3" }
    /// Saturation of a tile conversion.
    SATURATION_MODE: "saturation_mode", Short, "PTO ISA manual, tcvt.md" { "ON", "OFF" }
    /// Combination of a store with memory.
    ATOMIC_TYPE: "atomic_type", Short, "PTO ISA manual, tstore.md" {
        "atomic_none" ["none"], "atomic_add" ["add"], "atomic_max" ["max"], "atomic_min" ["min"]
    }
    /// Position of a store among partial stores.
    ST_PHASE: "st_phase", Short, "PTO ISA manual, tstore.md" { "unspecified", "partial", "final" }
    /// Activation applied to an accumulator on its way out.
    RELU_PRE_MODE: "relu_pre_mode", Short, "PTO ISA manual, tstore.md" {
        "no_relu" ["none"], "normal_relu" ["relu"], "scalar_relu", "vector_relu", "pwl"
    }
    /// Position of a matrix product among partial products.
    ACC_PHASE: "acc_phase", Short, "PTO ISA manual, tmatmul.md" { "unspecified", "partial", "final" }
    /// Destination of an accumulator moved to vector cores.
    ACC_TO_VEC_MODE: "acc_to_vec_mode", Attr, "PTO ISA manual, tmov.md" {
        "single_mode_vec0", "single_mode_vec1", "dual_mode_split_m", "dual_mode_split_n"
    }
    /// Parts of a split insertion.
    TINSERT_MODE: "tinsert_mode", Attr, "PTO ISA manual, tinsert.md" { "split2", "split4" }
    /// Lanes kept by a gather by pattern.
    MASK_PATTERN: "mask_pattern", Attr, "PTO ISA manual, tgather.md" {
        "P0101" = 1, "P1010", "P0001", "P0010", "P0100", "P1000", "P1111"
    }
    /// Axis of a gather or scatter by pattern.
    AXIS: "axis", String, "PTO ISA manual, tgather.md" { "row", "col" }
    /// Unit of a memory gather or scatter.
    COALESCE: "coalesce", Short, "PTO ISA manual, mgather.md" { "row", "elem" }
    /// Value of a gather outside its table.
    GATHER_OOB: "gather_oob", Short, "PTO ISA manual, mgather.md" { "undefined", "clamp", "wrap", "zero" }
    /// Effect of a scatter outside its table.
    SCATTER_OOB: "scatter_oob", Short, "PTO ISA manual, mscatter.md" { "undefined", "skip", "clamp", "wrap" }
    /// Combination of a scatter with memory.
    SCATTER_ATOMIC_OP: "scatter_atomic_op", Short, "PTO ISA manual, mscatter.md" { "none", "add", "max", "min" }
    /// Winner when two scattered elements share an index.
    SCATTER_CONFLICT: "scatter_conflict", Short, "PTO ISA manual, mscatter.md" { "default", "last" }
    /// How a signal of another device is written.
    NOTIFY_OP: "notify_op", Short, "PTO ISA manual, comm/TNOTIFY.md" { "set", "atomic_add" ["AtomicAdd"] }
    /// Relation of a signal and a value.
    WAIT_CMP: "wait_cmp", Short, "PTO ISA manual, comm/TWAIT.md" { "eq", "ne", "gt", "ge", "lt", "le" }
    /// Combination of the memory of several devices.
    REDUCE_OP: "reduce_op", Short, "PTO ISA manual, comm/TREDUCE.md" { "sum", "max", "min" }
    /// Accuracy of a division.
    DIV_PRECISION: "div_precision", Short, "PTO ISA manual, tdiv.md" { "default", "high_precision" }
    /// Accuracy of an exponential.
    EXP_PRECISION: "exp_precision", Short, "PTO ISA manual, texp.md" { "default", "high_precision" }
    /// Accuracy of a logarithm.
    LOG_PRECISION: "log_precision", Short, "PTO ISA manual, tlog.md" { "default", "high_precision" }
    /// Accuracy of a square root.
    SQRT_PRECISION: "sqrt_precision", Short, "PTO ISA manual, tsqrt.md" { "default", "high_precision" }
    /// Accuracy of a reciprocal square root.
    RSQRT_PRECISION: "rsqrt_precision", Short, "PTO ISA manual, trsqrt.md" { "default", "high_precision" }
    /// Accuracy of a reciprocal.
    RECIP_PRECISION: "recip_precision", Short, "PTO ISA manual, trecip.md" { "default", "high_precision" }
    /// Accuracy of a remainder.
    REM_PRECISION: "rem_precision", Short, "PTO ISA manual, trem.md" { "default", "high_precision" }
    /// Accuracy of a floating-point modulus.
    FMOD_PRECISION: "fmod_precision", Short, "PTO ISA manual, tfmod.md" { "default", "high_precision" }
    /// Accuracy of a power.
    POW_PRECISION: "pow_precision", Short, "PTO ISA manual, tpow.md" { "default", "high_precision" }
    /// Quantisation scheme.
    QUANT_TYPE: "quant_type", Short, "PTO ISA manual, tquant.md" { "INT8_SYM", "INT8_ASYM", "MXFP8", "MXFP4_E2M1" }
    /// Derivation of the scales of a quantisation.
    QUANT_SCALE_ALG: "quant_scale_alg", Short, "PTO ISA manual, tquant.md" { "ocp", "nv" }
    /// Axis of the groups that share a scale.
    MX_GROUP_AXIS: "mx_group_axis", Short, "PTO ISA manual, tquant.md" { "axis0", "axis1" }
    /// Layout a quantisation stores in.
    VEC_STORE_MODE: "vec_store_mode", Short, "PTO ISA manual, tquant.md" { "nd", "nz" }
    /// What a load writes into padded columns.
    PAD_MODE: "pad_mode", Attr, "ptoas, tload" { "null" ["PadNull"], "first_elem" ["PadFirstElem"], "value" ["PadValue"] }
    /// Distribution of a vector load.
    LOAD_DIST: "distribution", String, "PTO ISA manual, vlds.md" {
        "NORM", "BRC_B8", "BRC_B16", "BRC_B32", "US_B8", "US_B16", "DS_B8", "DS_B16", "UNPK_B8", "UNPK_B16", "UNPK_B32", "BRC_BLK",
        "E2B_B16", "E2B_B32", "UNPK4", "SPLT4CHN" ["SPLT4CHN_B8"], "SPLT2CHN_B8", "SPLT2CHN_B16"
    }
    /// Distribution of a paired vector load.
    LOAD2_DIST: "distribution", String, "PTO ISA manual, vldsx2.md" { "DINTLV_B8", "DINTLV_B16", "DINTLV_B32", "BDINTLV" }
    /// Distribution of a vector store; absent means the plain one of the element width.
    STORE_DIST: "distribution", String, "PTO ISA manual, vsts.md" {
        "NORM_B8", "NORM_B16", "NORM_B32", "1PT_B8", "1PT_B16", "1PT_B32", "PK_B16", "PK_B32", "PK_B64", "PK4_B32", "MRG4CHN_B8",
        "MRG2CHN_B8", "MRG2CHN_B16"
    }
    /// Distribution of a paired vector store.
    STORE2_DIST: "distribution", String, "PTO ISA manual, vstsx2.md" { "INTLV_B8", "INTLV_B16", "INTLV_B32" }
    /// Distribution of a predicate load.
    MASK_LOAD_DIST: "distribution", String, "PTO ISA manual, plds.md" { "NORM", "US", "DS" }
    /// Distribution of a predicate store.
    MASK_STORE_DIST: "distribution", String, "PTO ISA manual, psts.md" { "NORM", "PK" }
    /// Whether an unaligned store advances its base.
    POST_UPDATE: "mode", String, "PTO ISA manual, vstur.md" { "NO_POST_UPDATE", "POST_UPDATE" }
    /// Lanes set by a predicate constant.
    MASK_CONSTANT: "pattern", String, "PTO ISA manual, pset.md" {
        "PAT_ALL", "PAT_ALLF", "PAT_H", "PAT_Q", "PAT_M3", "PAT_M4", "PAT_VL1", "PAT_VL2", "PAT_VL3", "PAT_VL4", "PAT_VL8", "PAT_VL16",
        "PAT_VL32", "PAT_VL64", "PAT_VL128"
    }
    /// Lanes of the wider side, where it is twice as wide.
    VECTOR_HALF: "part", String, "PTO ISA manual, vexpdif.md" { "EVEN", "ODD" }
    /// Direction of a sequence.
    ORDER: "order", String, "PTO ISA manual, vci.md" { "ASC", "DESC" }
    /// Lane that is repeated.
    LANE: "position", String, "PTO ISA manual, vdup.md" { "LOWEST" ["POS_LOWEST"], "HIGHEST" ["POS_HIGHEST"] }
    /// Special register.
    SPECIAL_REGISTER: "special_register", String, "ptoas, sprclr" { "AR" }
    /// Half of a register.
    HALF: "half", String, "PTO ISA manual, vpack.md" { "LOWER", "HIGHER" }
    /// Ordered pair of accesses a vector memory barrier separates.
    MEM_BAR: "mem_bar", Attr, "PTO ISA manual, mem-bar.md" {
        "VV_ALL", "VST_VLD", "VLD_VST", "VST_VST", "VS_ALL", "VST_LD", "VLD_ST", "VST_ST", "SV_ALL", "ST_VLD", "LD_VST", "ST_VST",
        "SS_ALL", "ST_LD", "LD_ST", "ST_ST"
    }
    /// Width and precision of printed elements.
    PRINT_FORMAT: "print_format", Short, "PTO ISA manual, tprint.md" {
        "width8_precision4", "width8_precision2", "width10_precision6"
    }
    /// Layout an accumulator is pushed in.
    ACC_PUSH_LAYOUT: "acc_push_layout", Keyword, "ptoas, acc_push_epilogue" { "nz2nd", "nz2dn", "nz2nz" }
    /// Activation of an accumulator push.
    ACC_PUSH_RELU: "acc_push_relu", Keyword, "ptoas, acc_push_epilogue" { "no_relu", "normal_relu" }
    /// Memory, as an attribute; values as in [`AddressSpace`].
    ADDRESS_SPACE: "address_space", Attr, "ptoas, type parser" {
        "gm", "vec" ["ub"], "mat" ["l1"], "left" ["l0a"], "right" ["l0b"], "acc" ["l0c"], "bias" ["bt"], "scaling" ["fb"]
    }
    /// Order of a fractal load.
    CUBE_LOAD_FRAC_MODE: "cube_load_frac_mode", Short, "PTO ISA manual, mte-gm-l1-frac.md" { "nd2nz", "dn2nz" }
    /// Layout an accumulator is stored in.
    ACC_STORE_MODE: "acc_store_mode", Short, "PTO ISA manual, mte-l0c-gm.md" { "nz2nd", "nz2dn", "nz2nz" }
    /// Unit flag of an accumulator store.
    UNIT_FLAG: "unit_flag_ctrl", Short, "PTO ISA manual, mte-l0c-gm.md" { "check_only", "check_and_clear" }
    /// Quantisation of a stored accumulator; `vec` takes factors from the fixpipe buffer, `scalar` one factor.
    ACC_QUANT: "acc_store_quant_pre_mode", Short, "PTO ISA manual, mte-l0c-gm.md" {
        "deqf16_vec", "deqf16_scalar", "req8_vec", "req8_scalar", "qf322b8_pre_vec", "qf322b8_pre_scalar", "qf322f16_pre_vec",
        "qf322f16_pre_scalar", "qf322bf16_pre_vec", "qf322bf16_pre_scalar", "qf322f32_pre_vec", "qf322f32_pre_scalar",
        "qf322hif8_pre_vec", "qf322hif8_pre_scalar", "qf322fp8_pre_vec", "qf322fp8_pre_scalar", "qs322bf16_pre_vec",
        "qs322bf16_pre_scalar"
    }
    /// Type of an atomic accumulator store.
    ACC_ATOMIC_TYPE: "acc_store_atomic_type", Short, "PTO ISA manual, mte-l0c-gm.md" {
        "f32", "f16", "bf16", "s32" ["i32"], "s16" ["i16"], "s8" ["i8"]
    }
    /// Operation of an atomic accumulator store.
    ACC_ATOMIC_OP: "acc_store_atomic_op", Short, "PTO ISA manual, mte-l0c-gm.md" { "add", "max", "min" }
    /// Saturation of an accumulator store.
    ACC_SAT: "acc_store_sat_mode", Short, "PTO ISA manual, mte-l0c-gm.md" { "sat", "nosat", "sat_preserve_nan" }
    /// Vector cores an accumulator store goes to.
    ACC_UB_DST: "acc_store_ub_dst_mode", Short, "PTO ISA manual, mte-l0c-ub.md" { "single", "split_m", "split_n" }
    /// Unit flag of a matrix product.
    MAD_UNIT_FLAG: "mad_unit_flag_mode", Short, "PTO ISA manual, mad.md" { "check_only", "check_and_set" }
    /// Saturation of a matrix product.
    MAD_SAT: "mad_sat_mode", Short, "PTO ISA manual, mad.md" { "sat", "nosat" }
    /// Rounding of f32 operands of a matrix product.
    TF32_MODE: "tf32_mode", Short, "PTO ISA manual, mad.md" { "round_even", "round_away" }
    /// Operation whose pipe a buffer or event belongs to.
    SYNC_OP_TYPE: "sync_op_type", Attr, "ptoas, get_buf" {
        "TLOAD", "TSTORE_ACC", "TSTORE_VEC", "TMOV_M2L", "TMOV_M2S", "TMOV_M2B", "TMOV_M2V", "TMOV_V2M", "TMATMUL", "TVEC",
        "TVECWAIT_EVENT"
    }
    /// As [`SYNC_OP_TYPE`], in the spelling of events.
    PIPE_EVENT_TYPE: "pipe_event_type", Attr, "ptoas, get_buf" {
        "TLOAD", "TSTORE_ACC", "TSTORE_VEC", "TMOV_M2L", "TMOV_M2S", "TMOV_M2B", "TMOV_M2V", "TMOV_V2M", "TMATMUL", "TVEC",
        "TVECWAIT_EVENT"
    }
    /// How all cores meet: by hardware, or through memory.
    SYNC_ALL_MODE: "sync_all_mode", Attr, "PTO ISA manual, syncall.md" { "hard", "soft" }
    /// Cores that meet.
    SYNC_CORE_TYPE: "sync_core_type", Attr, "PTO ISA manual, syncall.md" { "mix", "aic_only", "aiv_only" }
    /// What a cache operation works on.
    DCCI_CACHE_LINE: "dcci_cache_line", String, "ptoas, dcci" { "SINGLE_CACHE_LINE", "ENTIRE_DATA_CACHE" }
    /// Where the lines of a cache operation go.
    DCCI_DST: "dcci_dst", String, "ptoas, dcci" { "CACHELINE_ALL", "CACHELINE_UB", "CACHELINE_OUT", "CACHELINE_ATOMIC" }
    /// Memory whose accesses a data barrier waits for.
    DSB_MEM: "dsb_mem", String, "ptoas, dsb" { "ALL", "DDR", "UB", "SEQ" }
    /// Memory a fence orders.
    FENCE_SCOPE: "fence_scope", Attr, "ptoas, fence.barrier_all" { "gm" }
    /// First-level caching of a single access.
    L1_CACHE: "l1cache", Short, "ptoas, ldg" { "cache", "uncache" }
    /// Second-level caching of a single load.
    LD_L2_CACHE: "ld_l2cache", Short, "ptoas, ldg" { "nmfv", "nmlv", "nmpref" }
    /// Second-level caching of a single store.
    ST_L2_CACHE: "st_l2cache", Short, "ptoas, stg" { "nmfv", "nmlv", "naci", "wbhred", "wtsred" }
    /// Rounding of a single conversion.
    ROUNDING: "rounding", Short, "ptoas, convert" { "r", "a", "f", "c", "z", "o", "h" }
    /// Saturation of a single conversion.
    SATURATION: "saturation", Short, "ptoas, convert" { "sat", "nosat" }
    /// Reading of the integer of a single conversion.
    SIGNEDNESS: "signedness", Short, "ptoas, convert" { "signed", "unsigned" }
    /// What lanes that a mask leaves out of a computation on virtual vectors become.
    VMI_PMODE: "mask_mode", String, "ptoas, vmi" { "zero", "merge" }
    /// Relation of a comparison of virtual vectors; `o` in front: false where an operand is no number.
    VMI_CMP: "relation", String, "ptoas, vmi.vcmp" {
        "eq", "ne", "lt", "le", "gt", "ge", "oeq", "one", "olt", "ole", "ogt", "oge"
    }
    /// Relation of a comparison of virtual vectors of floats; `u` in front: true where an operand is no number.
    VMI_CMPF: "relation", String, "ptoas, vmi.cmpf" {
        "oeq", "ogt", "oge", "olt", "ole", "one", "ueq", "ugt", "uge", "ult", "ule", "une"
    }
    /// Relation of a comparison of virtual vectors of integers, signed or unsigned.
    VMI_CMPI: "relation", String, "ptoas, vmi.cmpi" {
        "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"
    }
    /// Kind of core a kernel runs on.
    KERNEL_KIND: "kernel_kind", Attr, "PTO ISA manual, kernels" { "vector", "cube" }
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

/// What happens to an accumulator on its way through a pipe between cores.
pub static ACC_PUSH_EPILOGUE: StructDef = StructDef {
    mnemonic: "acc_push_epilogue",
    fields: &[("layout", &ACC_PUSH_LAYOUT), ("quant", &ACC_QUANT), ("relu", &ACC_PUSH_RELU)],
    doc: "What happens to an accumulator on its way through a pipe between cores.",
    source: "ptoas, attribute",
};

/// Every attribute of several enumerations.
pub static STRUCTS: [&StructDef; 1] = [&ACC_PUSH_EPILOGUE];

/// Every enumeration: attributes first, then the words of types and pipes.
pub static ALL: [&[&EnumDef]; 2] = [DATA, WORDS];

/// Finds the enumeration of an attribute `#pto<mnemonic ..>` or `#pto.mnemonic<..>`.
pub fn by_mnemonic(mnemonic: &str) -> Option<&'static EnumDef> {
    ALL.iter()
        .flat_map(|list| list.iter())
        .copied()
        .find(|d| d.mnemonic == mnemonic && matches!(d.form, EnumForm::Short | EnumForm::Attr))
}
