//! Checks values of single threads, and structs.

use super::vector::{name, value};
use super::{At, AttrFact, Cx};
use crate::Key;
use crate::attrs::Saturate;
use crate::enums::Prose;
use crate::op::Opcode;
use crate::repair::Repair;
use crate::rule::{Idx, ThreadRule, Val};
use crate::types::{AddressSpace, DType, DTypeSet, StructToken, TypeDesc};

pub(super) fn check(cx: &mut Cx<'_, '_>, rule: ThreadRule) {
    match rule {
        ThreadRule::Values { values, scalars, pairs } => admitted(cx, values, scalars, pairs),
        ThreadRule::SameTypes(values) => super::vector::same_types(cx, values, 906),
        ThreadRule::Signed { value, attr, required } => signed(cx, value, attr, required),
        ThreadRule::Field { record, path, value } => field(cx, record, path, value),
        ThreadRule::MadeBy { value, op } => made_by(cx, value, op),
        ThreadRule::Convert { src, rounding, saturation, signedness } => {
            convert(cx, src, [rounding, saturation, signedness]);
        }
        ThreadRule::Kept { value, slot } => kept(cx, value, slot),
        ThreadRule::Accessed(value) => accessed(cx, value),
        ThreadRule::NarrowIn { ptr, space } => narrow_in(cx, ptr, space),
        ThreadRule::UsedBy(ops) => used_by(cx, ops, 911),
        ThreadRule::AddressUsedBy(ops) => used_by(cx, ops, 912),
    }
}

fn admitted(cx: &mut Cx<'_, '_>, values: &'static [Val], scalars: DTypeSet, pairs: DTypeSet) {
    for &v in values {
        let Some((at, found)) = value(cx, v) else { continue };
        let admitted = match *found {
            TypeDesc::Scalar(dtype) => scalars.contains(dtype),
            TypeDesc::Vector { lanes: 2, dtype } => pairs.contains(dtype),
            _ => false,
        };
        if !admitted {
            let pairs = pairs.words().map(|word| format!("vector<2x{word}>"));
            let words: Vec<String> = scalars.words().map(str::to_owned).chain(pairs).collect();
            let message = format!("expected {} in `{}`, found {found}", Prose(words.iter()), name(cx, v));
            cx.report(905, at, message).emit();
        }
    }
}

fn signed(cx: &mut Cx<'_, '_>, of: Idx, attr: Key, required: bool) {
    let Some((_, &TypeDesc::Scalar(dtype))) = value(cx, Val::Operand(of)) else {
        if cx.fact(of).is_some() && cx.facts.attrs.given(attr) {
            cx.report(907, At::Attr(attr), format!("attribute `{attr}` does not apply to a vector")).emit();
        }
        return;
    };
    match (dtype.is_integer(), cx.facts.attrs.given(attr)) {
        (true, false) if required => {
            let message = format!("`{}` is {dtype}: attribute `{attr}` is missing", cx.name(of));
            cx.report(907, At::Op, message).help("add `signed` or `unsigned`".to_owned()).emit();
        }
        (false, true) => {
            let message = format!("attribute `{attr}` does not apply to {dtype}");
            cx.report(907, At::Attr(attr), message).repair(format!("drop `{attr}`"), Repair::DropAttribute).emit();
        }
        (true, _) | (false, false) => {}
    }
}

/// Letters of the roundings of most conversions: to nearest even, away from zero, down, up, to zero. Some conversions
/// also have `o`, to odd, or `h`, a hybrid of two roundings.
const PLAIN: &str = "rafcz";
const TO_HALF: &str = "rafczo";

const F8: DTypeSet = DTypeSet::of(&[DType::F8E4M3FN, DType::F8E5M2]);
const F4: DTypeSet = DTypeSet::of(&[DType::F4E1M2x2, DType::F4E2M1x2]);
const FLOATS: DTypeSet = DTypeSet::of(&[DType::F16, DType::BF16, DType::F32]);

/// Returns the element type of a pair: of a vector of two elements, or of an element type that holds two values.
fn pair_of(ty: &TypeDesc) -> Option<DType> {
    match *ty {
        TypeDesc::Vector { lanes: 2, dtype } => Some(dtype),
        TypeDesc::Scalar(dtype) if dtype == DType::Hif8x2 || F4.contains(dtype) => Some(dtype),
        _ => None,
    }
}

/// Returns the letters of the roundings that a conversion between two types admits; `None` if there is no such
/// conversion.
fn roundings(from: &TypeDesc, to: &TypeDesc) -> Option<&'static str> {
    if let (Some(from), Some(to)) = (pair_of(from), pair_of(to)) {
        let low = |dtype: DType| F8.contains(dtype) || dtype == DType::Hif8x2;
        return match (from, to) {
            (DType::F32, DType::F16) => Some(TO_HALF),
            (DType::F32, DType::BF16) | (DType::F16 | DType::BF16, DType::F32) => Some(PLAIN),
            (DType::F32, to) if F8.contains(to) => Some("r"),
            (DType::F32 | DType::F16, DType::Hif8x2) => Some("ah"),
            (from, DType::F32 | DType::F16) if low(from) => Some(PLAIN),
            (DType::BF16, to) if F4.contains(to) => Some(PLAIN),
            (from, DType::BF16) if F4.contains(from) => Some(PLAIN),
            _ => None,
        };
    }
    let (&TypeDesc::Scalar(from), &TypeDesc::Scalar(to)) = (from, to) else { return None };
    match (from, to) {
        (DType::I64, DType::F32) | (DType::F32, DType::I64) => Some(PLAIN),
        (DType::F32, DType::F16) => Some(TO_HALF),
        (DType::I32, float) | (float, DType::I32) if FLOATS.contains(float) => Some(PLAIN),
        (from, to) if FLOATS.contains(from) && FLOATS.contains(to) => Some(PLAIN),
        _ => None,
    }
}

/// Checks a conversion. `attrs` are rounding, saturation and signedness.
fn convert(cx: &mut Cx<'_, '_>, src: Idx, attrs: [Key; 3]) {
    let [rounding, saturation, signedness] = attrs;
    let (Some((i, from)), Some(to)) = (cx.fact(src), cx.facts.results.first()) else { return };
    let (from, to) = (from.ty, to.ty);
    if to == TypeDesc::Error {
        return;
    }
    let Some(allowed) = roundings(&from, &to) else {
        cx.report(913, At::Operand(i), format!("no conversion from {from} to {to}")).emit();
        return;
    };
    let round = match cx.facts.attrs.get(rounding) {
        Some(AttrFact::Enum(value)) => super::condition::case(cx, rounding, value),
        _ => "",
    };
    let words = || allowed.chars().map(|letter| letter.to_string()).collect::<Vec<_>>();
    if !round.is_empty() && !allowed.contains(round) {
        let message =
            format!("expected {} as attribute `{rounding}` from {from} to {to}, found {round}", Prose(words().iter()));
        cx.report(913, At::Attr(rounding), message).emit();
    }
    let integer = |ty: &TypeDesc| matches!(ty, TypeDesc::Scalar(dtype) if dtype.is_integer());
    if integer(&to) && cx.choice(saturation) == Some(Saturate::Nosat) {
        let message = format!("a conversion from {from} to {to} saturates: expected sat, found nosat");
        cx.report(913, At::Attr(saturation), message).emit();
    }
    if pair_of(&from).is_some() && cx.facts.attrs.given(signedness) {
        let message = format!("conversion of {from} to {to} has no integer: attribute `{signedness}` does not apply");
        cx.report(904, At::Attr(signedness), message).emit();
    }
}

/// Number of 32-bit slots that keep their value between launches.
const SLOTS: i64 = 123;

fn kept(cx: &mut Cx<'_, '_>, kept: Val, slot: Key) {
    let Some((at, found)) = value(cx, kept) else { return };
    let bits = match *found {
        TypeDesc::Scalar(dtype) if dtype.is_integer() || FLOATS.contains(dtype) => dtype.bits(),
        TypeDesc::Int(_, bits) if bits < 64 => bits,
        _ => {
            let message = format!("expected an integer of at most 64 bits, f16, bf16 or f32, found {found}");
            cx.report(914, at, message).emit();
            return;
        }
    };
    let Some(AttrFact::Int(slot_of)) = cx.facts.attrs.get(slot) else { return };
    let last = SLOTS - 1;
    let message = if !(0..SLOTS).contains(&slot_of) {
        format!("expected 0 to {last} as attribute `{slot}`, found {slot_of}")
    } else if bits == 64 && (slot_of % 2 != 0 || slot_of + 1 > last) {
        format!("64 bits take an even slot and the one after it, found {slot_of} of 0 to {last}")
    } else {
        return;
    };
    cx.report(914, At::Attr(slot), message).emit();
}

/// Returns whether a thread accesses scalars of this type.
const fn is_accessed(dtype: DType) -> bool {
    match dtype {
        DType::I8
        | DType::I16
        | DType::I32
        | DType::I64
        | DType::Si8
        | DType::Si16
        | DType::Si32
        | DType::Si64
        | DType::Ui8
        | DType::Ui16
        | DType::Ui32
        | DType::Ui64
        | DType::F16
        | DType::BF16
        | DType::F32
        | DType::F64
        | DType::F8E4M3FN
        | DType::F8E5M2
        | DType::F8E4M3
        | DType::F8E4M3FNUZ
        | DType::F8E4M3B11FNUZ
        | DType::F8E5M2FNUZ
        | DType::Hif8
        | DType::Hif8x2 => true,
        DType::I1 | DType::Index | DType::F8E8M0 | DType::F4E1M2x2 | DType::F4E2M1x2 | DType::BF16x2 => false,
    }
}

fn accessed(cx: &mut Cx<'_, '_>, of: Val) {
    let Some((at, found)) = value(cx, of) else { return };
    let admitted = match *found {
        TypeDesc::Scalar(dtype) => is_accessed(dtype),
        TypeDesc::Vector { lanes: 2 | 4 | 8, dtype } if dtype.is_low_precision() => dtype.bits() == 8,
        TypeDesc::Vector { lanes: 2, dtype } => {
            FLOATS.contains(dtype) || matches!(dtype, DType::I8 | DType::I16 | DType::I32)
        }
        _ => false,
    };
    if !admitted {
        let message = format!("a thread does not access {found} as a whole, found it in `{}`", name(cx, of));
        cx.report(905, at, message).emit();
    }
}

fn narrow_in(cx: &mut Cx<'_, '_>, ptr: Idx, space: AddressSpace) {
    let Some((i, fact)) = cx.fact(ptr) else { return };
    if fact.ty.space() == Some(space)
        && let Some(dtype) = fact.ty.dtype()
        && dtype.bits() == 64
    {
        let message = format!("elements of 64 bits are not changed in {space}, found {dtype} in `{}`", cx.name(ptr));
        cx.report(915, At::Operand(i), message).emit();
    }
}

fn field(cx: &mut Cx<'_, '_>, record: Idx, path: Key, stored: Option<Idx>) {
    let (Some((_, &TypeDesc::Struct(Some(desc)))), Some(AttrFact::Ints(steps))) =
        (value(cx, Val::Operand(record)), cx.facts.attrs.get(path))
    else {
        return;
    };
    let steps = steps.dims().iter().map(|step| step.get().unwrap_or(-1));
    let found = desc.at(steps.clone());
    let Some(&[StructToken::Field(expected)]) = found.filter(|_| steps.clone().next().is_some()) else {
        let list: Vec<String> = steps.map(|step| step.to_string()).collect();
        let what = if found.is_some() { "leads to a struct, not to a field of it" } else { "leads nowhere" };
        let message = format!("path [{}] {what} in {desc}", list.join(", "));
        cx.report(908, At::Attr(path), message).emit();
        return;
    };
    let of = stored.map_or(Val::Result(0), Val::Operand);
    if let Some((at, found)) = value(cx, of)
        && *found != TypeDesc::Scalar(expected)
    {
        cx.report(909, at, format!("expected {expected}, the type of the field, in `{}`, found {found}", name(cx, of)))
            .emit();
    }
}

fn made_by(cx: &mut Cx<'_, '_>, value: Idx, op: Opcode) {
    if let Some((i, fact)) = cx.fact(value)
        && fact.maker != Some(op)
    {
        let message = format!("expected the result of pto.{} as `{}`", op.op().name, cx.name(value));
        cx.report(910, At::Operand(i), message)
            .note("a struct stays in the function that declares it".to_owned())
            .emit();
    }
}

fn used_by(cx: &mut Cx<'_, '_>, ops: &'static [Opcode], code: u16) {
    let mut other: Option<String> = None;
    (cx.facts.users)(&mut |name| {
        if other.is_none() && !ops.iter().any(|op| name.strip_prefix("pto.") == Some(op.op().name)) {
            other = Some(name.to_owned());
        }
    });
    if let Some(other) = other {
        let (value, names) = (name(cx, Val::Result(0)), Opcode::prose(ops));
        let message = format!("`{value}` is used by {other}, expected {names} alone");
        cx.report(code, At::Op, message).emit();
    }
}
