//! Checks element types of instructions that run on a single unit.

use super::super::{At, AttrFact, Cx, Fact, Topic};
use super::case_of;
use crate::Key;
use crate::attrs::{AccQuant, Factors, ReluPreMode};
use crate::enums::Prose;
use crate::op::Kind;
use crate::rule::{CaseConversion, Idx, Product};
use crate::target::PerTarget;
use crate::types::{AddressSpace, Class, DType, DTypeSet, PtrElem, TypeDesc};

/// Returns the element type of an operand whose type was not reported yet, with the index of its fact.
fn dtype(cx: &Cx<'_, '_>, operand: Idx) -> Option<(usize, DType)> {
    let (i, fact) = cx.fact(operand)?;
    if cx.judged(Topic::DType, operand) { None } else { Some((i, fact.ty.dtype()?)) }
}

pub(super) fn same_size(cx: &mut Cx<'_, '_>, a: Idx, b: Idx) {
    let (Some((_, x)), Some((i, y))) = (dtype(cx, a), dtype(cx, b)) else { return };
    if x.bits() != y.bits() {
        let message = format!(
            "expected elements of {} bits in `{}` as in `{}` ({x}), found {y}",
            x.bits(),
            cx.name(b),
            cx.name(a)
        );
        cx.report(802, At::Operand(i), message).emit();
    }
}

pub(super) fn types(cx: &mut Cx<'_, '_>, operands: &'static [Idx], allowed: &PerTarget<DTypeSet>) {
    let allowed = *allowed.on(cx.facts.target);
    for &operand in operands {
        if let Some((i, found)) = dtype(cx, operand)
            && !allowed.contains(found)
        {
            let message = format!("expected {allowed} in `{}`, found {found}", cx.name(operand));
            cx.judge(Topic::DType, operand);
            cx.report(807, At::Operand(i), message).emit();
        }
    }
}

pub(super) fn not_types(cx: &mut Cx<'_, '_>, operands: &'static [Idx], refused: DTypeSet) {
    for &operand in operands {
        if let Some((i, found)) = dtype(cx, operand)
            && refused.contains(found)
        {
            let message = format!("expected elements other than {refused} in `{}`, found {found}", cx.name(operand));
            cx.judge(Topic::DType, operand);
            cx.report(807, At::Operand(i), message).emit();
        }
    }
}

pub(super) fn types_when(cx: &mut Cx<'_, '_>, operand: Idx, allowed: DTypeSet, case: &str) {
    if let Some((i, found)) = dtype(cx, operand)
        && !allowed.contains(found)
    {
        let message = format!("expected {allowed} in `{}` for {case}, found {found}", cx.name(operand));
        cx.judge(Topic::DType, operand);
        cx.report(807, At::Operand(i), message).emit();
    }
}

pub(super) fn bits(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key) {
    let Some(AttrFact::Int(bits)) = cx.facts.attrs.get(attr) else { return };
    let expected = u32::try_from(bits).ok().and_then(|bits| DType::integer(Class::Unsigned, bits));
    if let (Some((i, found)), Some(expected)) = (dtype(cx, operand), expected)
        && found != expected
    {
        let message = format!("expected {expected} in `{}` for words of {bits} bits, found {found}", cx.name(operand));
        cx.report(807, At::Operand(i), message).emit();
    }
}

/// Checks the bound of an activation: f16 if the destination is f16, an integer that can hold the bound if the
/// destination has bytes, an integer of up to 16 bits that is not unsigned if the elements of the destination are such.
pub(super) fn clip(cx: &mut Cx<'_, '_>, bound: Idx, dst: Idx) {
    let (Some((i, found)), Some((id, to))) = (cx.fact(bound), dtype(cx, dst)) else { return };
    let (found, nibble) = (found.ty, Kind::Nibble.accepts(&found.ty));
    if cx.judged(Topic::DType, bound) || found.dtype().is_none() && !nibble {
        return;
    }
    let small = |signed: DType, signless: DType| DTypeSet::of(&[signed, signless]);
    let integers = small(DType::Si8, DType::I8).or(small(DType::Si16, DType::I16));
    let allowed = if to == DType::F16 {
        DTypeSet::of(&[DType::F16])
    } else if to == DType::Ui8 {
        DTypeSet::of(&[DType::Ui16, DType::I16])
    } else if integers.contains(to) {
        integers
    } else {
        let (name, dst) = (cx.name(bound), cx.name(dst));
        let message = format!("`{name}` is given, expected f16 or integers of 8 or 16 bits in `{dst}`, found {to}");
        cx.report(826, At::Operand(id), message).emit();
        return;
    };
    let nibbles: &[&str] = if integers.contains(to) { &["i4", "si4"] } else { &[] };
    let fits = found.dtype().map_or(!nibbles.is_empty(), |found| allowed.contains(found));
    if !fits {
        let words: Vec<&str> = allowed.iter().map(DType::name).chain(nibbles.iter().copied()).collect();
        let message =
            format!("expected {} as `{}` for elements {to}, found {found}", Prose(words.iter()), cx.name(bound));
        cx.report(826, At::Operand(i), message).emit();
    }
}

pub(super) fn product(cx: &mut Cx<'_, '_>, lhs: Idx, rhs: Idx, dst: Idx, table: &PerTarget<&'static [Product]>) {
    let (Some((il, l)), Some((ir, r)), Some((id, d))) = (dtype(cx, lhs), dtype(cx, rhs), dtype(cx, dst)) else {
        return;
    };
    let target = cx.facts.target;
    let table = *table.on(target);
    let lefts = table.iter().fold(DTypeSet::EMPTY, |set, p| set.or(p.lhs));
    let fits = |p: &&Product| p.lhs.contains(l) && p.rhs.contains(r) && (!p.same || l == r);
    let sums = table.iter().filter(fits).fold(DTypeSet::EMPTY, |set, p| set.or(p.acc));
    if sums.contains(d) {
        return;
    }
    let (operand, at, message) = if !lefts.contains(l) {
        (lhs, il, format!("expected {lefts} in `{}` on {target}, found {l}", cx.name(lhs)))
    } else if sums.is_empty() {
        let rights = table.iter().filter(|p| p.lhs.contains(l));
        let rights = rights.fold(DTypeSet::EMPTY, |set, p| set.or(if p.same { DTypeSet::of(&[l]) } else { p.rhs }));
        (rhs, ir, format!("expected {rights} in `{}` to go with {l} on {target}, found {r}", cx.name(rhs)))
    } else {
        (dst, id, format!("a product of {l} and {r} is accumulated in {sums}, found {d}"))
    };
    cx.judge(Topic::DType, operand);
    cx.report(821, At::Operand(at), message).emit();
}

pub(super) fn attr(cx: &mut Cx<'_, '_>, attr: Key, operand: Idx, allowed: DTypeSet) {
    if let Some((_, found)) = dtype(cx, operand)
        && cx.facts.attrs.get(attr).is_some()
        && !allowed.contains(found)
    {
        let message = format!("attribute `{attr}` needs {allowed} in `{}`, found {found}", cx.name(operand));
        cx.report(822, At::Attr(attr), message).emit();
    }
}

pub(super) fn pairs(cx: &mut Cx<'_, '_>, src: Idx, dst: Idx, table: &'static [(DTypeSet, DTypeSet)]) {
    pair(cx, src, dst, table.iter().copied(), 824, "");
}

/// Checks that the element types of source and destination are a pair in the table.
fn pair(
    cx: &mut Cx<'_, '_>,
    src: Idx,
    dst: Idx,
    table: impl Iterator<Item = (DTypeSet, DTypeSet)> + Clone,
    code: u16,
    how: &str,
) {
    let (Some((is, s)), Some((id, d))) = (dtype(cx, src), dtype(cx, dst)) else { return };
    let sources = table.clone().fold(DTypeSet::EMPTY, |set, (from, _)| set.or(from));
    let targets = table.filter(|(from, _)| from.contains(s)).fold(DTypeSet::EMPTY, |set, (_, to)| set.or(to));
    if targets.is_empty() {
        let message = format!("expected {sources} in `{}`{how}, found {s}", cx.name(src));
        cx.report(code, At::Operand(is), message).emit();
    } else if !targets.contains(d) {
        let message = format!("expected {targets} in `{}`{how}, found {d}", cx.name(dst));
        cx.report(code, At::Operand(id), message).emit();
    }
}

pub(super) fn quantised(
    cx: &mut Cx<'_, '_>,
    src: Idx,
    dst: Idx,
    attr: Key,
    table: &'static [CaseConversion],
    plain: &'static [(DTypeSet, DTypeSet)],
) {
    match cx.choice::<AccQuant>(attr) {
        Some(case) => {
            let rows = table.iter().filter(|row| row.cases.contains(&case)).map(|row| (row.src, row.dst));
            pair(cx, src, dst, rows, 826, &format!(" for {case}"));
        }
        None => pair(cx, src, dst, plain.iter().copied(), 826, " without quantisation"),
    }
}

pub(super) fn factors(cx: &mut Cx<'_, '_>, operand: Idx, attr: Key, space: &'static [AddressSpace], free: bool) {
    let Some(case) = case_of(cx, attr) else { return };
    let quantisation = cx.choice(attr).and_then(AccQuant::factors);
    let needed = quantisation.or_else(|| cx.choice(attr).and_then(ReluPreMode::factors));
    let (vector, scalar) = (needed == Some(Factors::PerColumn), needed == Some(Factors::One));
    if free && !vector && !scalar {
        return;
    }
    let name = cx.name(operand);
    let Some((i, fact)) = cx.fact(operand) else {
        if (vector || scalar) && !cx.present(operand) {
            cx.report(827, At::Attr(attr), format!("{case} needs `{name}`")).emit();
        }
        return;
    };
    let float = |dtype| matches!(dtype, DType::F16 | DType::BF16 | DType::F32);
    let pointer =
        matches!(fact.ty, TypeDesc::Ptr { elem: PtrElem::DType(d), space: s } if float(d) && space.contains(&s));
    let single = matches!(fact.ty, TypeDesc::Scalar(dtype) if float(dtype));
    let expected = if vector {
        if pointer { return } else { "a pointer to f16, bf16 or f32 in fb" }
    } else if scalar {
        if single { return } else { "f16, bf16 or f32" }
    } else {
        "nothing"
    };
    let message = format!("expected {expected} as `{name}` for {case}, found {}", fact.ty);
    cx.report(827, At::Operand(i), message).emit();
}

pub(super) fn workspace(cx: &mut Cx<'_, '_>, operand: Idx, bytes: i64) {
    let Some((i, fact)) = cx.fact(operand) else { return };
    let name = cx.name(operand);
    let size = match fact.ty {
        TypeDesc::TensorView(view) | TypeDesc::Partition(view) => view.shape.elements(),
        _ => None,
    };
    let i32s = fact.ty.dtype().is_some_and(|d| d.is_integer() && d.bits() == 32);
    let message = if !i32s {
        format!("expected i32 in `{name}`, found {}", fact.ty)
    } else if fact.ty.space().is_some_and(|space| space != AddressSpace::Gm) {
        format!("expected `{name}` in gm, found {}", fact.ty)
    } else if let Some(n) = size.filter(|n| n.saturating_mul(4) < bytes) {
        format!("`{name}` has {} bytes, at least {bytes} are needed", n.saturating_mul(4))
    } else {
        return;
    };
    cx.report(605, At::Operand(i), message).emit();
}

pub(super) fn of_pointer(cx: &mut Cx<'_, '_>, ptr: Idx, value: Option<Idx>) {
    let Some(expected) = cx.fact(ptr).and_then(|(_, fact)| fact.ty.pointee()) else { return };
    let (at, found) = match value {
        Some(operand) => match cx.fact(operand) {
            Some((i, fact)) => (At::Operand(i), fact),
            None => return,
        },
        None => match cx.facts.results.first() {
            Some(fact) => (At::Result(0), fact),
            None => return,
        },
    };
    let Fact { ty, .. } = found;
    if *ty != expected && *ty != TypeDesc::Error {
        let message = format!("expected {expected}, the element type of `{}`, found {ty}", cx.name(ptr));
        cx.report(903, at, message).emit();
    }
}

pub(super) fn signedness(cx: &mut Cx<'_, '_>, src: Idx, attr: Key) {
    let (Some((_, from)), Some(to)) = (dtype(cx, src), cx.facts.results.first().and_then(|r| r.ty.dtype())) else {
        return;
    };
    let integer = from.is_integer() || to.is_integer();
    match (integer, cx.facts.attrs.get(attr).is_some()) {
        (true, false) => {
            cx.report(904, At::Op, format!("conversion of {from} to {to} needs attribute `{attr}`")).emit();
        }
        (false, true) => {
            let message = format!("conversion of {from} to {to} has no integer: attribute `{attr}` does not apply");
            cx.report(904, At::Attr(attr), message).emit();
        }
        (true, true) | (false, false) => {}
    }
}
