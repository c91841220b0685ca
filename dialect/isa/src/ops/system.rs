//! Sections of a kernel, queries and configuration of the core, and pipes between cube and vector cores.

mod config;
mod pipe;

use crate::attrs;
use crate::op::{
    Arity, Attr, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence, Role, Traits,
};
use crate::rule::{Core, Handover, Joint, Micro, Rule};
use crate::syntax::Syntax;
use crate::target::{PerTarget, TargetSet};
use crate::types::{DType, DTypeSet};

/// An operation without memory operands.
const fn system(name: &'static str, summary: &'static str, format: &'static str) -> Op {
    Op {
        name,
        aliases: &[],
        family: Family::System,
        level: Level::Micro,
        summary,
        manual: Manual::NONE,
        operands: &[],
        results: &[],
        regions: &[],
        orders: &[],
        view: None,
        attrs: &[],
        dtypes: PerTarget::same(DTypeSet::ANY),
        effects: Effects::State,
        traits: Traits::NONE,
        syntax: Syntax::Format(format),
        targets: TargetSet::ALL,
        numerics: &[],
        rules: &[],
    }
}

const fn result(name: &'static str, kind: Kind, infer: Infer, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer, doc }
}

const fn int(name: &'static str, width: u32, min: i64, max: i64, presence: Presence, doc: &'static str) -> Attr {
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

const fn with(name: &'static str, domain: Domain, presence: Presence, doc: &'static str) -> Attr {
    Attr { name, keys: &[], domain, presence, targets: TargetSet::ALL, renamed: false, doc }
}

const I32_MAX: i64 = i32::MAX as i64;
const QUERY: Manual = Manual { dir: "", intrinsic: false, extra: &["scalar/ops/micro-instruction/block-dim-query.md"] };

const INDEX: &[OpResult] = &[result("result", Kind::Int(64), Infer::Type(DType::I64), "index")];

const fn query(name: &'static str, summary: &'static str) -> Op {
    Op { manual: QUERY, effects: Effects::Pure, results: INDEX, ..system(name, summary, "attr-dict") }
}

const ADDRESS: &[OpResult] = &[result("addr", Kind::Int(32), Infer::Spelled, "address of the buffer")];

/// One block without arguments and without a terminator.
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

const fn threads(name: &'static str, doc: &'static str) -> Attr {
    int(name, 32, 1, I32_MAX, Presence::Required, doc)
}

/// Rows of the family.
pub const OPS: &[Op] = &[
    pipe::end("aic_initialize_pipe", "make the cube end of a pipe", &[pipe::END_RULES, &[pipe::joint_end(Core::Cube)]]),
    pipe::end(
        "aiv_initialize_pipe",
        "make the vector end of a pipe",
        &[pipe::END_RULES, &[pipe::joint_end(Core::Vector)]],
    ),
    Op {
        regions: &["body"],
        results: &[OpResult {
            name: "outputs",
            kind: Kind::Any,
            arity: Arity::Variadic,
            infer: Infer::Spelled,
            doc: "values the region yields",
        }],
        effects: Effects::OfRegions,
        traits: Traits::SINGLE_BLOCK.or(Traits::NO_ARGUMENTS),
        ..system("fusion_region", "operations that are fused", "$body attr-dict (`:` type($outputs)^)?")
    },
    query("get_block_idx", "index of this core"),
    query("get_block_num", "number of cores"),
    Op {
        results: &[result("result", Kind::Int(64), Infer::Spelled, "value of the register")],
        ..system("get_ctrl", "read the control register", "attr-dict `:` type($result)")
    },
    query("get_subblock_idx", "index of this vector core within its core"),
    query("get_subblock_num", "number of vector cores of a core"),
    config::VMS4,
    Op {
        results: ADDRESS,
        effects: Effects::Pure,
        attrs: &[
            with("name", Domain::Str(&[]), Presence::Required, "name of the buffer"),
            with("peer_func", Domain::Symbol, Presence::Required, "function that reserves it"),
        ],
        rules: &[&[Rule::Joint(Joint::Import { function: "peer_func", name: "name" })]],
        ..system(
            "import_reserved_buffer",
            "address of a buffer another function reserves",
            "`{` `name` `=` $name `,` `peer_func` `=` $peer_func `}` attr-dict `->` type($addr)",
        )
    },
    pipe::THROUGH_GM,
    pipe::LOCAL,
    Op {
        operands: &[Operand::new("scalar", Role::In, Kind::Scalar, "value printed")],
        attrs: &[with("format", Domain::Str(&[]), Presence::Required, "text with a conversion for the value")],
        ..system(
            "print",
            "print a scalar, for debugging",
            "`ins` `(` $format `,` $scalar `:` type($scalar) `)` attr-dict",
        )
    },
    Op {
        results: ADDRESS,
        attrs: &[
            with("autoAlloc", Domain::Bool, Presence::Required, "a planner chooses the address"),
            int("base", 32, 0, I32_MAX, Presence::Optional, "address"),
            Attr::choice("location", &attrs::ADDRESS_SPACE, Presence::Required, "memory of the buffer"),
            with("name", Domain::Str(&[]), Presence::Required, "name of the buffer"),
            int("size", 32, 1, I32_MAX, Presence::Required, "bytes"),
        ],
        rules: &[&[
            Rule::Micro(Micro::AutoBase { auto: "autoAlloc", base: "base" }),
            Rule::Joint(Joint::Reserve { name: "name" }),
        ]],
        ..system(
            "reserve_buffer",
            "reserve a buffer other functions can import",
            "`{` `name` `=` $name `,` `size` `=` $size `,` `location` `=` $location `,` `auto` `=` $autoAlloc (`,` `base` \
             `=` $base^)? `}` attr-dict `->` type($addr)",
        )
    },
    config::bit("sbitset0", "clear a bit of a value"),
    config::bit("sbitset1", "set a bit of a value"),
    section("section.cube", "code of the cube core", &[&[Rule::Joint(Joint::Section(Core::Cube))]]),
    Op {
        attrs: &[threads("dimX", "threads in X"), threads("dimY", "threads in Y"), threads("dimZ", "threads in Z")],
        syntax: Syntax::Format("`<` `<` `<` $dimX `,` $dimY `,` $dimZ `>` `>` `>` $body attr-dict"),
        targets: TargetSet::A5,
        ..section("section.simt", "code of many threads of a vector core", &[&[Rule::Joint(Joint::ThreadSection)]])
    },
    section("section.vector", "code of the vector cores", &[&[Rule::Joint(Joint::Section(Core::Vector))]]),
    system("set_atomic_add", "let stores to global memory add", "attr-dict"),
    system("set_atomic_bf16", "let stores to global memory work on bf16", "attr-dict"),
    system("set_atomic_f16", "let stores to global memory work on f16", "attr-dict"),
    system("set_atomic_f32", "let stores to global memory work on f32", "attr-dict"),
    system("set_atomic_max", "let stores to global memory keep the greater value", "attr-dict"),
    system("set_atomic_min", "let stores to global memory keep the smaller value", "attr-dict"),
    system("set_atomic_none", "let stores to global memory overwrite", "attr-dict"),
    system("set_atomic_s16", "let stores to global memory work on i16", "attr-dict"),
    system("set_atomic_s32", "let stores to global memory work on i32", "attr-dict"),
    system("set_atomic_s8", "let stores to global memory work on i8", "attr-dict"),
    config::register("set_ctrl", "write the control register"),
    config::SET_FFTS,
    config::register("set_fix_clip_relu", "set the bound of the activation of accumulators"),
    config::register("set_fpc", "set the address of the factors of accumulators"),
    config::image("set_img2col_padding", "set what an image is padded with on conversion to columns"),
    config::image("set_img2col_rpt", "set the repetitions of a conversion of an image to columns"),
    config::register("set_quant_pre", "set the factor accumulators are quantised by"),
    config::QUANT_SCALAR,
    config::QUANT_VECTOR,
    config::register("set_relu_alpha", "set the slope of the activation of accumulators"),
    config::register("set_store_atomic_cfg", "set how stores are combined with memory"),
    config::SET_FMATRIX,
    config::mode("sethf32mode", "switch the rounding of f32 operands to hf32"),
    config::mode("settf32mode", "switch the rounding of f32 operands to tf32"),
    pipe::ALLOCATE,
    pipe::allocate(
        "talloc_to_aic",
        "take a free entry for the cube core",
        &[&[pipe::used(Core::Vector, Handover::Push)]],
    ),
    pipe::allocate(
        "talloc_to_aiv",
        "take a free entry for the vector cores",
        &[&[pipe::used(Core::Cube, Handover::Push)]],
    ),
    pipe::FREE,
    pipe::free("tfree_from_aic", "give an entry back to the cube core", &[&[pipe::used(Core::Vector, Handover::Free)]]),
    pipe::free(
        "tfree_from_aiv",
        "give an entry back to the vector cores",
        &[&[pipe::used(Core::Cube, Handover::Free)]],
    ),
    pipe::POP,
    pipe::POP_FROM_AIC,
    pipe::POP_FROM_AIV,
    pipe::PUSH,
    pipe::PUSH_TO_AIC,
    pipe::PUSH_TO_AIV,
    system("trap", "stop the kernel", "attr-dict"),
    Op {
        operands: &[Operand::new("values", Role::In, Kind::Any, "values the region yields").variadic()],
        effects: Effects::Pure,
        traits: Traits::TERMINATOR,
        ..system(
            "yield",
            "end a region of fused operations",
            "`(` $values `)` attr-dict `:` functional-type($values, results)",
        )
    },
];
