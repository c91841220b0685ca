//! Operations of a single thread of a vector core.

use crate::Key;
use crate::Name;
use crate::attrs;
use crate::enums::EnumDef;
use crate::numerics::Numerics;
use crate::op::{
    Arity, Attr, AttrValue, Domain, Effects, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand, Presence,
    PrintDefault, Role, TypeFrom,
};
use crate::rule::{Joint, Micro, Rule, ThreadRule, Val};
use crate::syntax::Syntax;
use crate::target::TargetSet;
use crate::types::{AddressSpace, DType, DTypeSet};

const fn simt(name: &'static str, summary: &'static str, format: &'static str) -> Op {
    Op {
        summary,
        manual: Manual::NONE,
        syntax: Syntax::Format(format),
        targets: TargetSet::A5,
        ..Op::new(Family::Simt, Level::Micro, name)
    }
}

const fn result(name: Name, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

const fn unset(name: Key, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Optional, doc)
}

const fn required(name: Key, def: &'static EnumDef, doc: &'static str) -> Attr {
    Attr::choice(name, def, Presence::Required, doc)
}

const OFFSET: Operand = Operand::new(Name::Offset, Role::In, Kind::Index, "elements from the pointer");
const L1: Attr = unset(Key::L1cache, &attrs::L1_CACHE, "first-level caching");
const GM: &[AddressSpace] = &[AddressSpace::Gm];

const VALUE: Val = Val::Operand(0);
const SECOND: Val = Val::Operand(1);
const THIRD: Val = Val::Operand(2);
const RESULT: Val = Val::Result(0);

const F32: DTypeSet = DTypeSet::of(&[DType::F32]);
const F16: DTypeSet = DTypeSet::of(&[DType::F16]);
const F16_F32: DTypeSet = DTypeSet::of(&[DType::F16, DType::F32]);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);
const HALVES: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16]);
const WORDS: DTypeSet = DTypeSet::of(&[DType::I32, DType::I64]);
const NONE: DTypeSet = DTypeSet::EMPTY;

/// The first operand is a scalar or a pair with these element types.
const fn of(scalars: DTypeSet, pairs: DTypeSet) -> Rule {
    Rule::Thread(ThreadRule::Values { values: &[VALUE], scalars, pairs })
}

const fn value(name: Name, doc: &'static str) -> Operand {
    Operand::new(name, Role::In, Kind::Value, doc)
}

const SCALAR: &[OpResult] = &[result(Name::Result, Kind::Value, "result")];

const fn computed(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op { operands, results: SCALAR, effects: Effects::Pure, rules, ..simt(name, summary, format) }
}

const SAME_1: &[Rule] = &[Rule::Thread(ThreadRule::SameTypes(&[VALUE, RESULT]))];
const SAME_2: &[Rule] = &[Rule::Thread(ThreadRule::SameTypes(&[VALUE, SECOND, RESULT]))];
const SAME_3: &[Rule] = &[Rule::Thread(ThreadRule::SameTypes(&[VALUE, SECOND, THIRD, RESULT]))];

const UNARY: &[Operand] = &[value(Name::Value, "source")];

/// `op value`, with defaults.
const fn unary(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    computed(name, summary, UNARY, "$value attr-dict `:` type($value) `->` type($result)", rules)
}

const SINGLE: &[&[Rule]] = &[&[of(F32, NONE)], SAME_1];
const FUNCTION: &[&[Rule]] = &[&[of(F16_F32, F16)], SAME_1];
const ROUNDED: &[&[Rule]] = &[&[of(FLOATS, NONE)], SAME_1];

const PAIR: &[Operand] = &[value(Name::Lhs, "first source"), value(Name::Rhs, "second source")];
const PAIR_FORMAT: &str = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";

/// `lhs op rhs` on floats.
const fn binary(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    computed(name, summary, PAIR, PAIR_FORMAT, rules)
}

const EXTREME: &[&[Rule]] = &[&[of(FLOATS, HALVES)], SAME_2];
const SIGNED: &[Attr] = &[required(Key::Signedness, &attrs::SIGNEDNESS, "reading of the integers")];

/// `lhs op rhs` on integers.
const fn product(
    name: &'static str,
    summary: &'static str,
    operands: &'static [Operand],
    rules: &'static [&'static [Rule]],
) -> Op {
    const FORMAT: &str = "$lhs `,` $rhs $signedness attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
    Op { attrs: SIGNED, ..computed(name, summary, operands, FORMAT, rules) }
}

const fn i32s<const N: usize>(names: [(Name, &'static str); N]) -> [Operand; N] {
    let mut operands = [Operand::new(names[0].0, Role::In, Kind::Int(32), ""); N];
    let mut i = 0;
    while i < N {
        operands[i].name = names[i].0;
        operands[i].doc = names[i].1;
        i += 1;
    }
    operands
}

const I32: &[OpResult] = &[result(Name::Result, Kind::Int(32), "the number")];
const I64: &[OpResult] = &[result(Name::Result, Kind::Int(64), "the number")];
const I1: &[OpResult] = &[result(Name::Result, Kind::Int(1), "the answer")];

/// Reads an index or extent of this thread, its block or its grid.
const fn number(name: &'static str, summary: &'static str) -> Op {
    Op { results: I32, effects: Effects::Pure, ..simt(name, summary, "attr-dict `:` type($result)") }
}

/// Reads a counter, whose value differs on each read.
const fn clock(name: &'static str, summary: &'static str, results: &'static [OpResult]) -> Op {
    Op { results, effects: Effects::State, ..number(name, summary) }
}

/// A vote of all threads. It must not be moved, because its result depends on the threads that are active there.
const fn vote(name: &'static str, summary: &'static str, results: &'static [OpResult]) -> Op {
    const OPERANDS: &[Operand] = &[Operand::new(Name::Pred, Role::In, Kind::Int(1), "what this thread says")];
    Op {
        operands: OPERANDS,
        results,
        effects: Effects::State,
        ..simt(name, summary, "$pred attr-dict `:` type($pred) `->` type($result)")
    }
}

const MAYBE_SIGNED: Attr = unset(Key::Signedness, &attrs::SIGNEDNESS, "reading of an integer");
const REDUCED: &[Rule] = &[of(DTypeSet::of(&[DType::I32, DType::F16, DType::F32]), NONE)];

/// Requires or permits the signedness of the integers of a reduction.
const fn reduced_as(required: bool) -> Rule {
    Rule::Thread(ThreadRule::Signed { value: 0, attr: Key::Signedness, required })
}

/// Maximum and minimum depend on the signedness.
const OF_SIGN: &[&[Rule]] = &[REDUCED, &[reduced_as(true)], SAME_1];
const OF_BITS: &[&[Rule]] = &[REDUCED, &[reduced_as(false)], SAME_1];

/// A reduction over all threads.
const fn reduction(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    const ATTRS: &[Attr] = &[MAYBE_SIGNED];
    Op {
        attrs: ATTRS,
        effects: Effects::State,
        ..computed(name, summary, UNARY, "$value ($signedness^)? attr-dict `:` type($value) `->` type($result)", rules)
    }
}

const WIDTH: &[Attr] = &[Attr::new(
    Key::Width,
    Domain::Int { width: 32, min: i32::MIN as i64, max: i32::MAX as i64 },
    Presence::Default { value: AttrValue::Int(32), print: PrintDefault::WhenSet },
    "threads among which values are exchanged",
)];
const SHUFFLED: &[Rule] = &[
    of(WORDS.or(F16_F32), DTypeSet::of(&[DType::F16])),
    Rule::Micro(Micro::AttrValues { attr: Key::Width, allowed: &[16, 32] }),
];

/// Reads the value of another thread.
const fn shuffle(name: &'static str, summary: &'static str, operands: &'static [Operand], format: &'static str) -> Op {
    Op { attrs: WIDTH, effects: Effects::State, ..computed(name, summary, operands, format, &[SHUFFLED, SAME_1]) }
}

const fn shuffled(name: Name, doc: &'static str) -> [Operand; 2] {
    [value(Name::Value, "value of this thread"), Operand::new(name, Role::In, Kind::Int(32), doc)]
}

const BY_OFFSET: &str = "$value `,` $offset attr-dict `:` type($value) `,` type($offset) `->` type($result)";

const MEMORY: Operand = Operand::new(Name::Ptr, Role::InOut, Kind::Ptr, "memory changed");
const NEW: Operand = value(Name::Value, "second operand");
const OLD: &[OpResult] = &[result(Name::Old, Kind::Value, "element before the change")];
const SHARED: &[AddressSpace] = &[AddressSpace::Gm, AddressSpace::Ub];
const ATOMIC_ATTRS: &[Attr] = &[unset(Key::L2cache, &attrs::ST_L2_CACHE, "second-level caching"), MAYBE_SIGNED];

/// Rules of an atomic operation: the element in memory, the operands after it and the result have the same type.
const fn atomic(scalars: DTypeSet, pairs: DTypeSet) -> [Rule; 5] {
    [
        Rule::Joint(Joint::InThreads { pairs: true }),
        Rule::Micro(Micro::Memory { operand: 0, allowed: SHARED }),
        Rule::Thread(ThreadRule::Values { values: &[SECOND], scalars, pairs }),
        Rule::Micro(Micro::ElementOf { ptr: 0, value: Some(1) }),
        Rule::Thread(ThreadRule::NarrowIn { ptr: 0, space: AddressSpace::Ub }),
    ]
}

const ATOMIC: &[Rule] = &atomic(WORDS.or(FLOATS), HALVES);
/// The signedness of the integer in memory may be given.
const ATOMIC_SIGN: &[Rule] = &[Rule::Thread(ThreadRule::Signed { value: 1, attr: Key::Signedness, required: false })];
const ATOMIC_BITS: &[Rule] = &atomic(WORDS, NONE);
const OLD_OF_2: &[Rule] = &[Rule::Thread(ThreadRule::SameTypes(&[SECOND, RESULT]))];
const OLD_OF_3: &[Rule] = &[Rule::Thread(ThreadRule::SameTypes(&[SECOND, THIRD, RESULT]))];

/// Changes an element of memory atomically.
const fn change(name: &'static str, summary: &'static str, rules: &'static [&'static [Rule]]) -> Op {
    Op {
        operands: &[MEMORY, NEW],
        results: OLD,
        attrs: ATOMIC_ATTRS,
        rules,
        ..simt(
            name,
            summary,
            "$ptr `,` $value (`l2cache` `(` $l2cache^ `)`)? ($signedness^)? attr-dict `:` type($ptr) `,` type($value) \
             `->` type($old)",
        )
    }
}

const LAUNCHED: &[Operand] = &{
    let [x, y, z] = i32s([(Name::DimX, "threads in X"), (Name::DimY, "threads in Y"), (Name::DimZ, "threads in Z")]);
    [x, y, z, Operand::new(Name::Args, Role::In, Kind::Any, "arguments of the function").variadic()]
};

/// The operation is legal only in code of threads.
const IN_THREADS: Rule = Rule::Joint(Joint::InThreads { pairs: false });

const SLOT: &[Attr] = &[Attr::new(
    Key::Slot,
    Domain::Int { width: 64, min: 0, max: i64::MAX },
    Presence::Required,
    "place the value is kept in",
)];

ops![
    Absf =
        Op { numerics: &[Numerics::Sign], ..unary("absf", "magnitude of a float", &[&[of(F16_F32, HALVES)], SAME_1]) },
    AtomicAdd = change("atomic_add", "add to an element", &[ATOMIC, ATOMIC_SIGN, OLD_OF_2]),
    AtomicAnd = change("atomic_and", "bitwise and with an element", &[ATOMIC_BITS, OLD_OF_2]),
    AtomicCas = Op {
        operands: &[
            MEMORY,
            value(Name::Compare, "value expected").typed(TypeFrom::Operand(2)),
            value(Name::Value, "value stored where it is found"),
        ],
        syntax: Syntax::Format(
            "$ptr `,` $compare `,` $value (`l2cache` `(` $l2cache^ `)`)? ($signedness^)? attr-dict `:` type($ptr) `,` \
             type($value) `->` type($old)",
        ),
        ..change("atomic_cas", "store where an element has a value", &[ATOMIC, ATOMIC_SIGN, OLD_OF_3])
    },
    AtomicExch = change("atomic_exch", "exchange an element", &[ATOMIC, ATOMIC_SIGN, OLD_OF_2]),
    AtomicMax = change("atomic_max", "maximum with an element", &[ATOMIC, ATOMIC_SIGN, OLD_OF_2]),
    AtomicMin = change("atomic_min", "minimum with an element", &[ATOMIC, ATOMIC_SIGN, OLD_OF_2]),
    AtomicOr = change("atomic_or", "bitwise or with an element", &[ATOMIC_BITS, OLD_OF_2]),
    AtomicSub = change("atomic_sub", "subtract from an element", &[ATOMIC, ATOMIC_SIGN, OLD_OF_2]),
    AtomicXor = change("atomic_xor", "bitwise exclusive or with an element", &[ATOMIC_BITS, OLD_OF_2]),
    Ceil = unary("ceil", "next integer that is not smaller", ROUNDED),
    Convert = Op {
        numerics: &[Numerics::Conversion],
        operands: &[Operand::new(Name::Src, Role::In, Kind::Any, "value, or a pair of values")],
        results: &[result(Name::Dst, Kind::Any, "converted value, or pair")],
        attrs: &[
            required(Key::Rounding, &attrs::ROUNDING, "rounding"),
            required(Key::Saturation, &attrs::SATURATION, "saturation"),
            unset(Key::Signedness, &attrs::SIGNEDNESS, "reading of the integer"),
        ],
        effects: Effects::Pure,
        rules: &[&[
            Rule::Micro(Micro::Signedness { src: 0, attr: Key::Signedness }),
            Rule::Thread(ThreadRule::Convert {
                src: 0,
                rounding: Key::Rounding,
                saturation: Key::Saturation,
                signedness: Key::Signedness,
            }),
        ]],
        ..simt(
            "convert",
            "convert a value",
            "$src `round` `(` $rounding `)` $saturation ($signedness^)? attr-dict `:` type($src) `->` type($dst)",
        )
    },
    Cos = Op { numerics: &[Numerics::Function], ..unary("cos", "cosine", SINGLE) },
    Exp = Op { numerics: &[Numerics::Function], ..unary("exp", "exponential", FUNCTION) },
    Floor = unary("floor", "next integer that is not larger", ROUNDED),
    Fma = Op {
        numerics: &[Numerics::Fused],
        ..computed(
            "fma",
            "product and sum, rounded once",
            &[
                value(Name::Lhs, "first factor"),
                value(Name::Rhs, "second factor"),
                value(Name::Acc, "added to the product")
            ],
            "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc) `->` type($result)",
            &[&[of(FLOATS, HALVES)], SAME_3],
        )
    },
    Fmax = Op { numerics: &[Numerics::MinMax], ..binary("fmax", "maximum of floats", EXTREME) },
    Fmin = Op { numerics: &[Numerics::MinMax], ..binary("fmin", "minimum of floats", EXTREME) },
    GetBlockDimX = number("get_block_dim_x", "threads of a block in X"),
    GetBlockDimY = number("get_block_dim_y", "threads of a block in Y"),
    GetBlockDimZ = number("get_block_dim_z", "threads of a block in Z"),
    GetBlockIdxX = number("get_block_idx_x", "index of this block in X"),
    GetBlockIdxY = number("get_block_idx_y", "index of this block in Y"),
    GetBlockIdxZ = number("get_block_idx_z", "index of this block in Z"),
    GetClock32 = clock("get_clock32", "clock, lower 32 bits", I32),
    GetClock64 = clock("get_clock64", "clock", I64),
    GetGridDimX = number("get_grid_dim_x", "blocks in X"),
    GetGridDimY = number("get_grid_dim_y", "blocks in Y"),
    GetGridDimZ = number("get_grid_dim_z", "blocks in Z"),
    GetLaneid = number("get_laneid", "index of this thread among those that run together"),
    GetLanemaskEq = number("get_lanemask_eq", "bit of this thread"),
    GetLanemaskGe = number("get_lanemask_ge", "bits of this thread and later ones"),
    GetLanemaskGt = number("get_lanemask_gt", "bits of later threads"),
    GetLanemaskLe = number("get_lanemask_le", "bits of this thread and those before it"),
    GetLanemaskLt = number("get_lanemask_lt", "bits of threads before this one"),
    GetTidX = number("get_tid_x", "index of this thread in X"),
    GetTidY = number("get_tid_y", "index of this thread in Y"),
    GetTidZ = number("get_tid_z", "index of this thread in Z"),
    GetVeccoreid = number("get_veccoreid", "index of this vector core"),
    Keep = Op {
        operands: &[Operand::new(Name::Payload, Role::In, Kind::Any, "the value")],
        attrs: SLOT,
        effects: Effects::State,
        rules: &[&[
            Rule::Thread(ThreadRule::Kept { value: VALUE, slot: Key::Slot }),
            Rule::Joint(Joint::Keeps(Key::Slot)),
        ]],
        ..simt("keep", "keep a value for a later launch", "$payload attr-dict `:` type($payload)")
    },
    Ldg = Op {
        operands: &[Operand::new(Name::Ptr, Role::In, Kind::Ptr, "global memory"), OFFSET],
        results: &[result(Name::Value, Kind::Any, "element")],
        attrs: &[L1, unset(Key::L2cache, &attrs::LD_L2_CACHE, "second-level caching")],
        rules: &[&[
            Rule::Micro(Micro::Memory { operand: 0, allowed: GM }),
            Rule::Micro(Micro::ElementOf { ptr: 0, value: None }),
            Rule::Thread(ThreadRule::Accessed(RESULT)),
            IN_THREADS,
        ]],
        ..simt(
            "ldg",
            "load an element of global memory",
            "$ptr `[` $offset `]` (`l1cache` `(` $l1cache^ `)`)? (`l2cache` `(` $l2cache^ `)`)? attr-dict `:` type($ptr) \
             `->` type($value)",
        )
    },
    Log = Op { numerics: &[Numerics::Function], ..unary("log", "natural logarithm", FUNCTION) },
    MulI32toi64 = Op {
        results: I64,
        ..product(
            "mul_i32toi64",
            "product of 32-bit integers, in 64 bits",
            &i32s([(Name::Lhs, "first factor"), (Name::Rhs, "second factor")]),
            &[],
        )
    },
    Mulhi = product("mulhi", "upper half of a product", PAIR, &[&[of(WORDS, NONE)], SAME_2]),
    Pow = Op { numerics: &[Numerics::Function], ..binary("pow", "power", &[&[of(F16_F32, F16)], SAME_2]) },
    Prmt = Op {
        results: I32,
        ..computed(
            "prmt",
            "bytes of two integers, chosen by a third",
            &i32s([
                (Name::Lhs, "first four bytes"),
                (Name::Rhs, "last four bytes"),
                (Name::Selector, "byte chosen for each")
            ]),
            "$lhs `,` $rhs `,` $selector attr-dict `:` type($lhs) `,` type($rhs) `,` type($selector) `->` type($result)",
            &[],
        )
    },
    ReduxAdd = reduction("redux_add", "sum over all threads", OF_BITS),
    ReduxMax = reduction("redux_max", "maximum over all threads", OF_SIGN),
    ReduxMin = reduction("redux_min", "minimum over all threads", OF_SIGN),
    Resume = Op {
        results: &[result(Name::Result, Kind::Any, "the value")],
        attrs: SLOT,
        effects: Effects::State,
        rules: &[&[
            Rule::Thread(ThreadRule::Kept { value: RESULT, slot: Key::Slot }),
            Rule::Joint(Joint::Resumes(Key::Slot)),
        ]],
        ..simt("resume", "value kept by an earlier launch", "attr-dict `:` type($result)")
    },
    Rint = unary("rint", "nearest integer, ties to even", ROUNDED),
    Round = unary("round", "nearest integer, ties away from zero", ROUNDED),
    ShuffleBfly = shuffle(
        "shuffle_bfly",
        "value of the thread whose index differs in the bits of a mask",
        &shuffled(Name::Mask, "bits of the index that differ"),
        "$value `,` $mask attr-dict `:` type($value) `,` type($mask) `->` type($result)",
    ),
    ShuffleDown = shuffle(
        "shuffle_down",
        "value of a later thread",
        &shuffled(Name::Offset, "distance of the thread"),
        BY_OFFSET
    ),
    ShuffleIdx = shuffle(
        "shuffle_idx",
        "value of a thread",
        &shuffled(Name::Index, "index of the thread"),
        "$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($result)",
    ),
    ShuffleUp =
        shuffle("shuffle_up", "value of a thread before", &shuffled(Name::Offset, "distance of the thread"), BY_OFFSET),
    SimtLaunch = Op {
        operands: LAUNCHED,
        attrs: &[Attr::new(Key::Callee, Domain::Symbol, Presence::Required, "function each thread runs")],
        effects: Effects::Barrier,
        rules: &[&[Rule::Joint(Joint::Launch { callee: Key::Callee, args: 3 }), Rule::Joint(Joint::OutsideThreads),]],
        ..simt(
            "simt_launch",
            "run a function in threads",
            "$callee `<` `<` `<` $dimX `,` $dimY `,` $dimZ `>` `>` `>` `` `(` $args `)` attr-dict `:` \
             functional-type($args, results)",
        )
    },
    Sin = Op { numerics: &[Numerics::Function], ..unary("sin", "sine", SINGLE) },
    Sqrt = Op { numerics: &[Numerics::Function], ..unary("sqrt", "square root", FUNCTION) },
    Stg = Op {
        operands: &[
            Operand::new(Name::Ptr, Role::Out, Kind::Ptr, "global memory"),
            OFFSET,
            Operand::new(Name::Value, Role::In, Kind::Any, "element"),
        ],
        attrs: &[L1, unset(Key::L2cache, &attrs::ST_L2_CACHE, "second-level caching")],
        rules: &[&[
            Rule::Micro(Micro::Memory { operand: 0, allowed: GM }),
            Rule::Micro(Micro::ElementOf { ptr: 0, value: Some(2) }),
            Rule::Thread(ThreadRule::Accessed(THIRD)),
            IN_THREADS,
        ]],
        ..simt(
            "stg",
            "store an element to global memory",
            "$value `,` $ptr `[` $offset `]` (`l1cache` `(` $l1cache^ `)`)? (`l2cache` `(` $l2cache^ `)`)? attr-dict `:` \
             type($ptr) `,` type($value)",
        )
    },
    StoreVfsimtInfo = Op {
        operands: &[
            Operand::new(Name::DimZ, Role::In, Kind::Int(32), "threads in Z"),
            Operand::new(Name::DimY, Role::In, Kind::Int(32), "threads in Y"),
            Operand::new(Name::DimX, Role::In, Kind::Int(32), "threads in X"),
        ],
        rules: &[&[Rule::Joint(Joint::OutsideThreads)]],
        effects: Effects::State,
        ..simt(
            "store_vfsimt_info",
            "set the number of threads",
            "$dimZ `,` $dimY `,` $dimX attr-dict `:` type($dimZ) `,` type($dimY) `,` type($dimX)",
        )
    },
    VoteAll = vote("vote_all", "whether all threads say yes", I1),
    VoteAny = vote("vote_any", "whether a thread says yes", I1),
    VoteBallot = vote("vote_ballot", "bits of the threads that say yes", I32),
    VoteUni = vote("vote_uni", "whether all threads say the same", I1),
];
