//! Scalars in memory and on the stack.

use crate::Key;
use crate::Name;
use crate::op::{
    self, Arity, Attr, Domain, Each, Effects, Extent, Family, Infer, Kind, Level, Manual, Op, OpResult, Operand,
    Presence, Role, Width,
};
use crate::rule::{Idx, Joint, Micro, Rule, ThreadRule};
use crate::syntax::Syntax;
use crate::target::PerTarget;
use crate::types::{AddressSpace, DType, DTypeSet};

const POINTERS: Manual = Manual { extra: &["scalar/ops/micro-instruction/pointer-operations.md"], ..Manual::NONE };

const fn scalar(
    name: &'static str,
    summary: &'static str,
    manual: Manual,
    operands: &'static [Operand],
    results: &'static [OpResult],
    format: &'static str,
    rules: &'static [&'static [Rule]],
) -> Op {
    Op {
        summary,
        manual,
        operands,
        results,
        syntax: Syntax::Format(format),
        rules,
        ..Op::new(Family::Scalar, Level::Scalar, name)
    }
}

/// Element types of accesses that bypass the cache.
const DEVICE_TYPES: PerTarget<DTypeSet> =
    PerTarget::same(DTypeSet::of(&[DType::I8, DType::I16, DType::I32, DType::I64]));

const fn result(name: Name, kind: Kind, doc: &'static str) -> OpResult {
    OpResult { name, kind, arity: Arity::One, infer: Infer::Spelled, doc }
}

const fn from(kind: Kind) -> Operand {
    Operand::new(Name::Ptr, Role::In, kind, "where it is read")
}

const fn into(kind: Kind) -> Operand {
    Operand::new(Name::Ptr, Role::Out, kind, "where it is written")
}

const OFFSET: Operand = Operand::new(Name::Offset, Role::In, Kind::Index, "distance in elements");
/// One element at an offset.
const fn element(offset: Idx) -> Extent {
    Extent::Access { offset, unit: Each::Element, width: Width::Always(Each::Element), updated: None }
}

const VALUE: Operand = Operand::new(Name::Value, Role::In, Kind::Any, "the element");
const ARRAY: Operand = Operand::new(Name::Array, Role::In, Kind::LocalArray, "the array");
const INDICES: Operand = Operand::new(Name::Indices, Role::In, Kind::Index, "one index for each dimension").variadic();

const PATH: &[Attr] = &[Attr::new(Key::Path, Domain::Path, Presence::Required, "number of the field at each level")];

const fn field(value: Option<u8>) -> [Rule; 2] {
    [
        Rule::Thread(ThreadRule::MadeBy { value: 0, op: op::Opcode::Scalar(Opcode::DeclareStruct) }),
        Rule::Thread(ThreadRule::Field { record: 0, path: Key::Path, value }),
    ]
}

const READ: &[Rule] = &field(None);
const WRITTEN: &[Rule] = &field(Some(1));

const LOAD: &str = "$ptr `[` $offset `]` attr-dict `:` type($ptr) `->` type($value)";
const STORE: &str = "$value `,` $ptr `[` $offset `]` attr-dict `:` type($ptr) `,` type($value)";

ops![
    DeclareLocalArray = Op {
        effects: Effects::Allocate,
        ..scalar(
            "declare_local_array",
            "an array on the stack",
            Manual::NONE,
            &[],
            &[result(Name::Array, Kind::LocalArray, "the array")],
            "attr-dict `->` type($array)",
            &[],
        )
    },
    DeclareStruct = Op {
        effects: Effects::Allocate,
        rules: &[&[Rule::Thread(ThreadRule::UsedBy(&[
            op::Opcode::Scalar(Opcode::StructGet),
            op::Opcode::Scalar(Opcode::StructSet)
        ]))]],
        ..scalar(
            "declare_struct",
            "a struct on the stack",
            Manual::NONE,
            &[],
            &[result(Name::S, Kind::Struct, "the struct")],
            "attr-dict `->` type($s)",
            &[],
        )
    },
    LdDev = scalar(
        "ld_dev",
        "read an element past the cache",
        Manual::NONE,
        &[from(Kind::Ptr).touched(element(1)), OFFSET],
        &[result(Name::Value, Kind::Scalar, "the element")],
        LOAD,
        &[&[
            Rule::Micro(Micro::Memory { operand: 0, allowed: &[AddressSpace::Gm] }),
            Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: DEVICE_TYPES }),
            Rule::ElementResult(0),
            Rule::Joint(Joint::OutsideThreads),
        ]],
    ),
    Load = scalar(
        "load",
        "read an element",
        Manual::NONE,
        &[from(Kind::PtrOrMemref).touched(element(1)), OFFSET],
        &[result(Name::Value, Kind::Any, "the element")],
        LOAD,
        &[&[Rule::ElementResult(0)]],
    ),
    LoadScalar = scalar(
        "load_scalar",
        "read an element",
        POINTERS,
        &[from(Kind::Ptr).touched(element(1)), OFFSET],
        &[result(Name::Value, Kind::Any, "the element")],
        "$ptr `[` $offset `]` attr-dict `:` short-type($ptr) `->` type($value)",
        &[&[Rule::ElementResult(0)]],
    ),
    LocalArrayGet = scalar(
        "local_array_get",
        "read an element of an array on the stack",
        Manual::NONE,
        &[ARRAY, INDICES],
        &[result(Name::Result, Kind::Scalar, "the element")],
        "$array `[` $indices `]` attr-dict `:` type($array) `->` type($result)",
        &[&[Rule::ArrayIndices { array: 0, indices: 1 }, Rule::ElementResult(0)]],
    ),
    LocalArraySet = scalar(
        "local_array_set",
        "write an element of an array on the stack",
        Manual::NONE,
        &[
            Operand::new(Name::Array, Role::Out, Kind::LocalArray, "the array"),
            INDICES,
            Operand::new(Name::Value, Role::In, Kind::Scalar, "the element"),
        ],
        &[],
        "$array `[` $indices `]` `,` $value attr-dict `:` type($array) `,` type($value)",
        &[&[Rule::ArrayIndices { array: 0, indices: 1 }, Rule::ElementValue { value: 2, of: 0 }]],
    ),
    StDev = scalar(
        "st_dev",
        "write an element past the cache",
        Manual::NONE,
        &[
            Operand::new(Name::Value, Role::In, Kind::Scalar, "the element"),
            into(Kind::Ptr).touched(element(2)),
            OFFSET
        ],
        &[],
        STORE,
        &[&[
            Rule::Micro(Micro::Memory { operand: 1, allowed: &[AddressSpace::Gm] }),
            Rule::Micro(Micro::ElementTypes { operands: &[1], allowed: DEVICE_TYPES }),
            Rule::ElementValue { value: 0, of: 1 },
            Rule::Joint(Joint::OutsideThreads),
        ]],
    ),
    Store = scalar(
        "store",
        "write an element",
        Manual::NONE,
        &[into(Kind::PtrOrMemref).touched(element(1)), OFFSET, VALUE],
        &[],
        STORE,
        &[&[Rule::ElementValue { value: 2, of: 0 }]],
    ),
    StoreScalar = scalar(
        "store_scalar",
        "write an element",
        POINTERS,
        &[into(Kind::Ptr).touched(element(1)), OFFSET, VALUE],
        &[],
        "$value `,` $ptr `[` $offset `]` attr-dict `:` short-type($ptr) `,` type($value)",
        &[&[Rule::ElementValue { value: 2, of: 0 }]],
    ),
    StructGet = Op {
        attrs: PATH,
        ..scalar(
            "struct_get",
            "read a field of a struct on the stack",
            Manual::NONE,
            &[Operand::new(Name::S, Role::In, Kind::Struct, "the struct")],
            &[result(Name::Value, Kind::Scalar, "the field")],
            "$s $path attr-dict `:` type($s) `->` type($value)",
            &[READ],
        )
    },
    StructSet = Op {
        attrs: PATH,
        ..scalar(
            "struct_set",
            "write a field of a struct on the stack",
            Manual::NONE,
            &[Operand::new(Name::S, Role::Out, Kind::Struct, "the struct"), Operand { kind: Kind::Scalar, ..VALUE }],
            &[],
            "$s $path `,` $value attr-dict `:` type($s) `,` type($value)",
            &[WRITTEN],
        )
    },
];
