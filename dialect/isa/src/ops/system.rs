//! Sections of a kernel, queries and configuration of the core, and pipes between cube and vector cores.

use crate::Key;
use crate::Name;
mod config;
mod pipe;

use crate::attrs::{self, Memory};
use crate::op::{
    Arity, Attr, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, Role, Traits,
};
use crate::rule::{Core, Handover, Joint, Micro, Rule};
use crate::syntax::Syntax;
use crate::target::TargetSet;
use crate::types::DType;

/// An operation without memory operands, with defaults.
const fn system(name: &'static str, summary: &'static str, format: &'static str) -> Op {
    Op {
        summary,
        manual: Manual::NONE,
        effects: Effects::State,
        syntax: Syntax::Format(format),
        ..Op::new(Family::System, Level::Micro, name)
    }
}

const fn result(name: Name, kind: Kind, infer: Infer, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer, doc }
}

const fn int(name: Key, width: u32, min: i64, max: i64, presence: Presence, doc: &'static str) -> Attr {
    Attr {
        name,
        keys: &[],
        domain: Domain::Int { width, min, max },
        presence,
        targets: TargetSet::ALL,
        renamed: false,
        doc,
    }
}

const fn with(name: Key, domain: Domain, presence: Presence, doc: &'static str) -> Attr {
    Attr { name, keys: &[], domain, presence, targets: TargetSet::ALL, renamed: false, doc }
}

const I32_MAX: i64 = i32::MAX as i64;
const QUERY: Manual = Manual { extra: &["scalar/ops/micro-instruction/block-dim-query.md"], ..Manual::NONE };

const INDEX: &[OpResult] = &[result(Name::Result, Kind::Int(64), Infer::Type(DType::I64), "index")];

const fn query(name: &'static str, summary: &'static str) -> Op {
    Op { manual: QUERY, effects: Effects::Pure, results: INDEX, ..system(name, summary, "attr-dict") }
}

const ADDRESS: &[OpResult] = &[result(Name::Addr, Kind::Int(32), Infer::Spelled, "address of the buffer")];

/// The region has one block, without arguments and without terminator.
const BODY: Traits = Traits::SINGLE_BLOCK.or(Traits::NO_TERMINATOR).or(Traits::NO_ARGUMENTS);

const fn section(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        regions: &["body"],
        effects: Effects::OfRegions,
        traits: BODY,
        rules,
        ..system(name, summary, "$body attr-dict")
    }
}

const fn threads(name: Key, doc: &'static str) -> Attr {
    int(name, 32, 0, I32_MAX, Presence::Required, doc)
}

ops![
    AicInitializePipe = pipe::end(
        "aic_initialize_pipe",
        "make the cube end of a pipe",
        &[pipe::END_RULES, &[pipe::joint_end(Core::Cube)]]
    ),
    AivInitializePipe = pipe::end(
        "aiv_initialize_pipe",
        "make the vector end of a pipe",
        &[pipe::END_RULES, &[pipe::joint_end(Core::Vector)]],
    ),
    FusionRegion = Op {
        regions: &["body"],
        results: &[OpResult {
            name: Name::Outputs,
            kind: Kind::Any,
            arity: Arity::Variadic,
            infer: Infer::Spelled,
            doc: "values the region yields",
        }],
        effects: Effects::OfRegions,
        traits: Traits::SINGLE_BLOCK.or(Traits::NO_ARGUMENTS),
        ..system("fusion_region", "operations that are fused", "$body attr-dict (`:` type($outputs)^)?")
    },
    GetBlockIdx = query("get_block_idx", "index of this core"),
    GetBlockNum = query("get_block_num", "number of cores"),
    GetCtrl = Op {
        results: &[result(Name::Result, Kind::Int(64), Infer::Spelled, "value of the register")],
        ..system("get_ctrl", "read the control register", "attr-dict `:` type($result)")
    },
    GetSubblockIdx = query("get_subblock_idx", "index of this vector core within its core"),
    GetSubblockNum = query("get_subblock_num", "number of vector cores of a core"),
    GetVms4Sr = config::VMS4,
    ImportReservedBuffer = Op {
        results: ADDRESS,
        effects: Effects::Pure,
        attrs: &[
            with(Key::Name, Domain::Str(&[]), Presence::Required, "name of the buffer"),
            with(Key::PeerFunc, Domain::Symbol, Presence::Required, "function that reserves it"),
        ],
        rules: &[&[Rule::Joint(Joint::Import { function: Key::PeerFunc, name: Key::Name })]],
        ..system(
            "import_reserved_buffer",
            "address of a buffer another function reserves",
            "`{` `name` `=` $name `,` `peer_func` `=` $peer_func `}` attr-dict `->` type($addr)",
        )
    },
    InitializeL2g2lPipe = pipe::THROUGH_GM,
    InitializeL2lPipe = pipe::LOCAL,
    Print = Op {
        operands: &[Operand::new(Name::Scalar, Role::In, Kind::Scalar, "value printed")],
        attrs: &[with(Key::Format, Domain::Str(&[]), Presence::Required, "text with a conversion for the value")],
        ..system(
            "print",
            "print a scalar, for debugging",
            "`ins` `(` $format `,` $scalar `:` type($scalar) `)` attr-dict",
        )
    },
    ReserveBuffer = Op {
        results: ADDRESS,
        attrs: &[
            with(Key::AutoAlloc, Domain::Bool, Presence::Required, "a planner chooses the address"),
            int(Key::Base, 32, 0, I32_MAX, Presence::Optional, "address"),
            Attr::choice(Key::Location, &attrs::ADDRESS_SPACE, Presence::Required, "memory of the buffer"),
            with(Key::Name, Domain::Str(&[]), Presence::Required, "name of the buffer"),
            int(Key::Size, 32, 1, I32_MAX, Presence::Required, "bytes"),
        ],
        rules: &[&[
            Rule::Micro(Micro::AutoBase { auto: Key::AutoAlloc, base: Key::Base }),
            Rule::Micro(Micro::Cases { attr: Key::Location, cases: &[Memory::Vec.name(), Memory::Mat.name()] }),
            Rule::Joint(Joint::Reserve { name: Key::Name }),
        ]],
        ..system(
            "reserve_buffer",
            "reserve a buffer other functions can import",
            "`{` `name` `=` $name `,` `size` `=` $size `,` `location` `=` $location `,` `auto` `=` $autoAlloc (`,` `base` \
             `=` $base^)? `}` attr-dict `->` type($addr)",
        )
    },
    Sbitset0 = config::bit("sbitset0", "clear a bit of a value"),
    Sbitset1 = config::bit("sbitset1", "set a bit of a value"),
    SectionCube = section("section.cube", "code of the cube core", &[&[Rule::Joint(Joint::Section(Core::Cube))]]),
    SectionSimt = Op {
        attrs: &[
            threads(Key::DimX, "threads in X"),
            threads(Key::DimY, "threads in Y"),
            threads(Key::DimZ, "threads in Z")
        ],
        syntax: Syntax::Format("`<` `<` `<` $dimX `,` $dimY `,` $dimZ `>` `>` `>` $body attr-dict"),
        targets: TargetSet::A5,
        ..section("section.simt", "code of many threads of a vector core", &[&[Rule::Joint(Joint::ThreadSection)]])
    },
    SectionVector =
        section("section.vector", "code of the vector cores", &[&[Rule::Joint(Joint::Section(Core::Vector))]]),
    SetAtomicAdd = system("set_atomic_add", "let stores to global memory add", "attr-dict"),
    SetAtomicBf16 = system("set_atomic_bf16", "let stores to global memory work on bf16", "attr-dict"),
    SetAtomicF16 = system("set_atomic_f16", "let stores to global memory work on f16", "attr-dict"),
    SetAtomicF32 = system("set_atomic_f32", "let stores to global memory work on f32", "attr-dict"),
    SetAtomicMax = system("set_atomic_max", "let stores to global memory keep the greater value", "attr-dict"),
    SetAtomicMin = system("set_atomic_min", "let stores to global memory keep the smaller value", "attr-dict"),
    SetAtomicNone = system("set_atomic_none", "let stores to global memory overwrite", "attr-dict"),
    SetAtomicS16 = system("set_atomic_s16", "let stores to global memory work on i16", "attr-dict"),
    SetAtomicS32 = system("set_atomic_s32", "let stores to global memory work on i32", "attr-dict"),
    SetAtomicS8 = system("set_atomic_s8", "let stores to global memory work on i8", "attr-dict"),
    SetCtrl = config::register("set_ctrl", "write the control register"),
    SetFfts = config::SET_FFTS,
    SetFixClipRelu = config::register("set_fix_clip_relu", "set the bound of the activation of accumulators"),
    SetFpc = config::register("set_fpc", "set the address of the factors of accumulators"),
    SetImg2colPadding =
        config::image("set_img2col_padding", "set what an image is padded with on conversion to columns"),
    SetImg2colRpt = config::image("set_img2col_rpt", "set the repetitions of a conversion of an image to columns"),
    SetQuantPre = config::register("set_quant_pre", "set the factor accumulators are quantised by"),
    SetQuantScalar = config::QUANT_SCALAR,
    SetQuantVector = config::QUANT_VECTOR,
    SetReluAlpha = config::register("set_relu_alpha", "set the slope of the activation of accumulators"),
    SetStoreAtomicCfg = config::register("set_store_atomic_cfg", "set how stores are combined with memory"),
    Setfmatrix = config::SET_FMATRIX,
    Sethf32mode = config::mode("sethf32mode", "switch the rounding of f32 operands to hf32"),
    Settf32mode = config::mode("settf32mode", "switch the rounding of f32 operands to tf32"),
    Talloc = pipe::ALLOCATE,
    TallocToAic = pipe::allocate(
        "talloc_to_aic",
        "take a free entry for the cube core",
        &[&[pipe::used(Core::Vector, Handover::Push)]],
    ),
    TallocToAiv = pipe::allocate(
        "talloc_to_aiv",
        "take a free entry for the vector cores",
        &[&[pipe::used(Core::Cube, Handover::Push)]],
    ),
    Tfree = pipe::FREE,
    TfreeFromAic = pipe::free(
        "tfree_from_aic",
        "give an entry back to the cube core",
        &[&[pipe::used(Core::Vector, Handover::Free)]]
    ),
    TfreeFromAiv = pipe::free(
        "tfree_from_aiv",
        "give an entry back to the vector cores",
        &[&[pipe::used(Core::Cube, Handover::Free)]],
    ),
    Tpop = pipe::POP,
    TpopFromAic = pipe::POP_FROM_AIC,
    TpopFromAiv = pipe::POP_FROM_AIV,
    Tpush = pipe::PUSH,
    TpushToAic = pipe::PUSH_TO_AIC,
    TpushToAiv = pipe::PUSH_TO_AIV,
    Trap = system("trap", "stop the kernel", "attr-dict"),
    Yield = Op {
        operands: &[Operand::new(Name::Values, Role::In, Kind::Any, "values the region yields").variadic()],
        effects: Effects::Pure,
        traits: Traits::TERMINATOR,
        ..system(
            "yield",
            "end a region of fused operations",
            "`(` $values `)` attr-dict `:` functional-type($values, results)",
        )
    },
];
