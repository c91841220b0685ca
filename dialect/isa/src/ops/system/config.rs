//! Registers that configure a core: quantisation, atomic stores, rounding of matrix products, image to column.

use super::{result, system, with};
use crate::Key;
use crate::Name;
use crate::attrs::{self, Factors};
use crate::op::{
    Attr, AttrValue, Domain, Effects, Infer, Kind, Kinds, Manual, Op, OpResult, Operand, Presence, PrintDefault, Role,
};
use crate::rule::{Joint, LocSet, Micro, Rule};
use crate::target::PerTarget;
use crate::types::{AddressSpace, DType, DTypeSet, Loc};

const DIR: &str = "tile/ops/sync-and-config";

const VALUE: &[Operand] = &[Operand::new(Name::Value, Role::In, Kind::Int(64), "value of the register")];

/// Writes a configuration register.
pub(super) const fn register(name: &'static str, summary: &'static str) -> Op {
    Op { operands: VALUE, ..system(name, summary, "$value attr-dict `:` type($value)") }
}

const BITS: &[Operand] = &[
    Operand::new(Name::First, Role::In, Kind::Int(64), "value changed"),
    Operand::new(Name::Second, Role::In, Kind::Int(64), "number of the bit"),
];
const CHANGED: &[OpResult] = &[result(Name::Result, Kind::Int(64), Infer::Spelled, "changed value")];
const BIT_RULES: &[Rule] = &[Rule::Micro(Micro::Constant { operand: 1, min: 0, max: 63 })];

/// Sets a bit field of a configuration value.
pub(super) const fn bit(name: &'static str, summary: &'static str) -> Op {
    Op {
        operands: BITS,
        results: CHANGED,
        effects: Effects::Pure,
        rules: &[BIT_RULES],
        ..system(name, summary, "$first `,` $second attr-dict `:` type($first) `,` type($second) `->` type($result)")
    }
}

const MODE: &[Attr] = &[
    with(Key::Enable, Domain::Bool, Presence::Required, "the mode is on"),
    Attr::choice(Key::Mode, &attrs::ROUND_MODE, Presence::Optional, "rounding"),
];

/// Switches the rounding of f32 operands of matrix products.
pub(super) const fn mode(name: &'static str, summary: &'static str) -> Op {
    Op {
        manual: Manual::page(DIR),
        attrs: MODE,
        ..system(name, summary, "(`ins` `(` dict() `)` (`outs` `(` `)`)?{read})?{read} attr-dict")
    }
}

const CONFIG: &[Operand] = &[Operand::new(Name::Cfg, Role::In, Kind::FmatrixConfig, "configuration")];
const CONFIG_FORMAT: &str = "`ins` `(` $cfg `:` type($cfg) `)` (`outs` `(` `)`)?{read} attr-dict";

/// Configures the conversion of images to columns.
pub(super) const fn image(name: &'static str, summary: &'static str) -> Op {
    Op { manual: Manual::both(DIR), operands: CONFIG, ..system(name, summary, CONFIG_FORMAT) }
}

const FMATRIX: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Tile, Kind::FmatrixConfig], words: "a tile buffer or matrix configuration" });

pub(super) const SET_FMATRIX: Op = Op {
    operands: &[Operand::new(Name::Cfg, Role::In, FMATRIX, "tile or configuration")],
    ..image("setfmatrix", "configure the matrix an image is converted to")
};

pub(super) const SET_FFTS: Op = Op {
    operands: &[Operand::new(Name::Ffts, Role::In, Kind::Ptr, "base of the flags between cores")],
    rules: &[&[
        Rule::Own(&Rule::Micro(Micro::Memory { operand: 0, allowed: &[AddressSpace::Gm] })),
        Rule::Micro(Micro::ElementTypes {
            operands: &[0],
            allowed: PerTarget::same(DTypeSet::int(8).or(DTypeSet::int(64))),
        }),
    ]],
    ..system("set_ffts", "set the base of the flags between cores", "$ffts attr-dict `:` short-type($ffts)")
};

const PIPE_ID: &[Attr] = &[Attr::new(
    Key::Id,
    Domain::Int { width: 32, min: 0, max: i32::MAX as i64 },
    Presence::Default { value: AttrValue::Int(0), print: PrintDefault::Always },
    "number of the pipe",
)];
const F32: PerTarget<DTypeSet> = PerTarget::same(DTypeSet::of(&[DType::F32]));
/// Element types of tiles of factors: 64-bit integers with the bits of the factors on a2 and a3.
const FACTOR_TYPES: PerTarget<DTypeSet> =
    PerTarget { a2a3: DTypeSet::int(64), a5: DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]) };
const INTRINSIC: Manual = Manual { intrinsic: true, ..Manual::NONE };

pub(super) const QUANT_SCALAR: Op = Op {
    manual: INTRINSIC,
    operands: &[Operand::new(Name::Scale, Role::In, Kind::Scalar, "factor")],
    attrs: PIPE_ID,
    rules: &[&[
        Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: F32 }),
        Rule::Joint(Joint::Quantises { id: Key::Id, factors: Factors::One }),
    ]],
    ..system(
        "set_quant_scalar",
        "set the factor accumulators of a pipe are quantised by",
        "`(` $scale `:` type($scale) `)` `{` `id` `=` $id `}` attr-dict",
    )
};

const SCALING: PerTarget<LocSet> = PerTarget::same(LocSet::of(&[Loc::Scaling]));
const FACTORS: Kind =
    Kind::OneOf(&Kinds { kinds: &[Kind::Tile, Kind::TensorView], words: "a tile buffer or tensor view" });

pub(super) const QUANT_VECTOR: Op = Op {
    manual: INTRINSIC,
    operands: &[Operand::new(Name::ScalingTile, Role::In, FACTORS, "factors, one for each column")],
    attrs: PIPE_ID,
    rules: &[&[
        Rule::Location { operands: &[0], allowed: SCALING },
        Rule::Micro(Micro::ElementTypes { operands: &[0], allowed: FACTOR_TYPES }),
        Rule::Joint(Joint::Quantises { id: Key::Id, factors: Factors::PerColumn }),
    ]],
    ..system(
        "set_quant_vector",
        "set the factors accumulators of a pipe are quantised by",
        "`(` $scaling_tile `:` qualified(type($scaling_tile)) `)` `{` `id` `=` $id `}` attr-dict",
    )
};

const LIST: &str = "elements sorted of a list";
const fn list(name: Name) -> OpResult {
    result(name, Kind::Int(16), Infer::Spelled, LIST)
}

pub(super) const VMS4: Op = Op {
    manual: Manual { extra: &["scalar/ops/micro-instruction/vms4-status-query.md"], ..Manual::NONE },
    results: &[list(Name::List0), list(Name::List1), list(Name::List2), list(Name::List3)],
    ..system(
        "get_vms4_sr",
        "read how many elements of each list a merge has taken",
        "attr-dict `:` type($list0) `,` type($list1) `,` type($list2) `,` type($list3)",
    )
};
