//! Sections of a kernel, queries of the core, and pipes between cube and vector cores.

use crate::attrs;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Kinds, Level, Manual, Op, OpResult, Operand,
    Presence, PrintDefault, Role, Traits,
};
use crate::rule::{Core, Handover, Joint, Micro, PipeEnd, PipeUse, Rule};
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

const PIPE_ATTRS: &[Attr] = &[
    with(
        "acc_push_epilogue",
        Domain::Struct(&attrs::ACC_PUSH_EPILOGUE),
        Presence::Optional,
        "what is done to accumulators",
    ),
    int("dir_mask", 8, 1, 3, Presence::Required, "1 cube to vector, 2 vector to cube, 3 both"),
    int(
        "id",
        32,
        0,
        I32_MAX,
        Presence::Default { value: AttrValue::Int(0), print: PrintDefault::Always },
        "number of the pipe",
    ),
    int("local_slot_num", 32, 1, I32_MAX, Presence::Optional, "slots kept by the consumer").only(TargetSet::A2A3),
    with("nosplit", Domain::Bool, Presence::Optional, "entries are never split"),
    int("slot_num", 32, 1, I32_MAX, Presence::Optional, "slots"),
    int("slot_size", 32, 1, I32_MAX, Presence::Required, "bytes of a slot"),
];

const PIPE_OPERANDS: &[Operand] = &[
    Operand::new("gm_slot_buffer", Role::InOut, Kind::Ptr, "slots in global memory").optional(),
    Operand::new("gm_slot_tensor", Role::InOut, Kind::TensorView, "slots in global memory, as a view").optional(),
    Operand::new("c2v_consumer_buf", Role::In, Kind::Int(32), "address of the slots of vector cores").optional(),
    Operand::new("v2c_consumer_buf", Role::In, Kind::Int(32), "address of the slots of the cube core").optional(),
];

const fn end(core: Core) -> Rule {
    let common = &["dir_mask", "slot_size", "slot_num"];
    Rule::Joint(Joint::PipeEnd(PipeEnd { core, id: "id", directions: "dir_mask", common }))
}

const PIPE_RULES: &[Rule] = &[
    Rule::Micro(Micro::AttrOrder { less: "local_slot_num", more: "slot_num" }),
    Rule::Micro(Micro::Memory { operand: 0, allowed: &[crate::types::AddressSpace::Gm] }),
    Rule::Exclusive(0, 1),
];

/// Makes the end of a pipe.
const fn pipe(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        operands: PIPE_OPERANDS,
        attrs: PIPE_ATTRS,
        rules,
        ..system(
            name,
            summary,
            "` ` `{` clauses((`id` `=` $id) (`dir_mask` `=` $dir_mask) (`slot_size` `=` $slot_size) (`slot_num` `=` \
             $slot_num^)? (`local_slot_num` `=` $local_slot_num^)? (`nosplit` `=` $nosplit^)? (`acc_push_epilogue` `=` \
             qualified($acc_push_epilogue)^)?) `}` `` `(` clauses((`gm_slot_buffer` `=` $gm_slot_buffer^ `:` \
             type($gm_slot_buffer))? (`gm_slot_tensor` `=` $gm_slot_tensor^ `:` type($gm_slot_tensor))? (`c2v_consumer_buf` \
             `=` $c2v_consumer_buf^ `:` type($c2v_consumer_buf))? (`v2c_consumer_buf` `=` $v2c_consumer_buf^ `:` \
             type($v2c_consumer_buf))?) `)` attr-dict",
        )
    }
}

const ENTRY_KIND: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Tile, Kind::TensorView], words: "a tile buffer or tensor view" });
const ENTRY_ATTRS: &[Attr] = &[
    int("id", 32, 0, I32_MAX, Presence::Optional, "number of the pipe, 0 if absent"),
    int("split", 8, 0, 4, Presence::Required, "how an entry is split between vector cores"),
];
const SUBBLOCK: Operand = Operand::new("aiv_subblockid", Role::In, Kind::Int(64), "vector core").optional();
const VALID_ROW: Operand = Operand::new("valid_row", Role::In, Kind::Index, "valid rows").optional();
const VALID_COL: Operand = Operand::new("valid_col", Role::In, Kind::Index, "valid columns").optional();
const POPPED: &[OpResult] = &[result("tile", ENTRY_KIND, Infer::Spelled, "entry")];

macro_rules! entry {
    ($before:literal, $after:literal) => {
        concat!($before, " `{` (`id` `=` $id^ `,`)? `split` `=` $split `}` ", $after)
    };
}

const fn used(core: Core, transfer: Handover) -> Rule {
    Rule::Joint(Joint::PipeUse(PipeUse { core, transfer, id: "id", split: "split" }))
}

/// Hands an entry over, takes it or gives it back; `rules` say which.
const fn entry(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { operands, attrs: ENTRY_ATTRS, effects: Effects::Barrier, rules, ..system(name, summary, format) }
}

const POP: &[Rule] = &[Rule::Micro(Micro::Together(&[0, 1]))];

const FREED: &[Operand] = &[Operand::new("entry", Role::In, ENTRY_KIND, "entry given back").optional()];
const FREE_FORMAT: &str = entry!("(`(` $entry^ `:` qualified(type($entry)) `)`)?", "attr-dict");
const PUSHED: Operand = Operand::new("tile", Role::In, ENTRY_KIND, "entry");

/// Rows of the family.
pub const OPS: &[Op] = &[
    pipe("aic_initialize_pipe", "make the cube end of a pipe", &[PIPE_RULES, &[end(Core::Cube)]]),
    pipe("aiv_initialize_pipe", "make the vector end of a pipe", &[PIPE_RULES, &[end(Core::Vector)]]),
    query("get_block_idx", "index of this core"),
    Op {
        results: &[result("result", Kind::Int(64), Infer::Spelled, "value of the register")],
        ..system("get_ctrl", "read the control register", "attr-dict `:` type($result)")
    },
    query("get_subblock_idx", "index of this vector core within its core"),
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
    section("section.cube", "code of the cube core", &[&[Rule::Joint(Joint::Section(Core::Cube))]]),
    Op {
        attrs: &[threads("dimX", "threads in X"), threads("dimY", "threads in Y"), threads("dimZ", "threads in Z")],
        syntax: Syntax::Format("`<` `<` `<` $dimX `,` $dimY `,` $dimZ `>` `>` `>` $body attr-dict"),
        targets: TargetSet::A5,
        numerics: &[],
        ..section("section.simt", "code of many threads of a vector core", &[&[Rule::Joint(Joint::ThreadSection)]])
    },
    section("section.vector", "code of the vector cores", &[&[Rule::Joint(Joint::Section(Core::Vector))]]),
    Op {
        operands: &[Operand::new("value", Role::In, Kind::Int(64), "value of the register")],
        ..system("set_ctrl", "write the control register", "$value attr-dict `:` type($value)")
    },
    entry(
        "tfree_from_aic",
        "give an entry back to the cube core",
        FREED,
        FREE_FORMAT,
        &[&[used(Core::Vector, Handover::Free)]],
    ),
    entry(
        "tfree_from_aiv",
        "give an entry back to the vector cores",
        FREED,
        FREE_FORMAT,
        &[&[used(Core::Cube, Handover::Free)]],
    ),
    Op {
        results: POPPED,
        ..entry(
            "tpop_from_aic",
            "take an entry from the cube core",
            &[VALID_ROW, VALID_COL, SUBBLOCK],
            entry!(
                "(`(` $valid_row^ `,` $valid_col `)`)?",
                "(`aiv_subblockid` `(` $aiv_subblockid^ `)`)? attr-dict `->` qualified(type($tile))"
            ),
            &[POP, &[used(Core::Vector, Handover::Pop)]],
        )
    },
    Op {
        results: POPPED,
        ..entry(
            "tpop_from_aiv",
            "take an entry from the vector cores",
            &[VALID_ROW, VALID_COL],
            entry!("(`(` $valid_row^ `,` $valid_col `)`)?", "attr-dict `->` qualified(type($tile))"),
            &[POP, &[used(Core::Cube, Handover::Pop)]],
        )
    },
    entry(
        "tpush_to_aic",
        "hand an entry to the cube core",
        &[PUSHED, SUBBLOCK],
        entry!("`(` $tile `:` qualified(type($tile)) `)`", "(`aiv_subblockid` `(` $aiv_subblockid^ `)`)? attr-dict"),
        &[&[used(Core::Vector, Handover::Push)]],
    ),
    entry(
        "tpush_to_aiv",
        "hand an entry to the vector cores",
        &[PUSHED],
        entry!("`(` $tile `:` qualified(type($tile)) `)`", "attr-dict"),
        &[&[used(Core::Cube, Handover::Push)]],
    ),
];
