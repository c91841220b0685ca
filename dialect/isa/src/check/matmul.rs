//! Checks matrix products.

use super::{At, Cx, Topic};
use crate::rule::{Idx, Product};
use crate::target::PerTarget;
use crate::types::DTypeSet;

pub(super) fn shape(cx: &mut Cx<'_, '_>, lhs: Idx, rhs: Idx, dst: Idx) {
    let (Some((_, l)), Some((ir, r)), Some((id, d))) = (cx.tile(lhs), cx.tile(rhs), cx.tile(dst)) else { return };
    let ((lm, lk), (rk, rn), (dm, dn)) = (l.logical(), r.logical(), d.logical());
    let (ln, rname, dname) = (cx.name(lhs), cx.name(rhs), cx.name(dst));
    if lk != rk {
        let message = format!("expected {lk} rows in `{rname}`, the columns of `{ln}`, found {rk}");
        cx.report(501, At::Operand(ir), message).emit();
    }
    if lm != dm {
        cx.report(501, At::Operand(id), format!("expected {lm} rows in `{dname}` as in `{ln}`, found {dm}")).emit();
    }
    if rn != dn {
        cx.report(501, At::Operand(id), format!("expected {rn} columns in `{dname}` as in `{rname}`, found {dn}"))
            .emit();
    }
}

pub(super) fn types(cx: &mut Cx<'_, '_>, lhs: Idx, rhs: Idx, dst: Idx, table: &PerTarget<&'static [Product]>) {
    let (Some((il, l)), Some((ir, r)), Some((id, d))) = (cx.tile(lhs), cx.tile(rhs), cx.tile(dst)) else { return };
    let target = cx.facts.target;
    let table = *table.on(target);
    let factors = |p: &&Product| p.lhs.contains(l.dtype) && p.rhs.contains(r.dtype) && (!p.same || l.dtype == r.dtype);
    let mut legal = table.iter().filter(factors);
    if legal.clone().any(|p| p.acc.contains(d.dtype)) {
        return;
    }
    if let Some(product) = legal.next() {
        let acc = table.iter().filter(factors).fold(product.acc, |set, p| set.or(p.acc));
        let message = format!("a product of {} and {} is accumulated in {acc}, found {}", l.dtype, r.dtype, d.dtype);
        cx.judge(Topic::DType, dst);
        cx.report(502, At::Operand(id), message).emit();
        return;
    }
    let lefts = table.iter().fold(DTypeSet::EMPTY, |set, p| set.or(p.lhs));
    if lefts.contains(l.dtype) {
        let rights = table
            .iter()
            .filter(|p| p.lhs.contains(l.dtype))
            .fold(DTypeSet::EMPTY, |set, p| set.or(if p.same { DTypeSet::of(&[l.dtype]) } else { p.rhs }));
        let message =
            format!("expected {rights} in `{}` to go with {} on {target}, found {}", cx.name(rhs), l.dtype, r.dtype);
        cx.judge(Topic::DType, rhs);
        cx.report(502, At::Operand(ir), message).emit();
    } else {
        let message = format!("expected {lefts} in `{}` on {target}, found {}", cx.name(lhs), l.dtype);
        cx.judge(Topic::DType, lhs);
        cx.report(502, At::Operand(il), message).emit();
    }
}

pub(super) fn extents(cx: &mut Cx<'_, '_>, lhs: Idx, rhs: Idx, min: i64, max: i64) {
    let (Some((il, l)), Some((ir, r))) = (cx.tile(lhs), cx.tile(rhs)) else { return };
    let ((m, k), (_, n)) = (l.logical(), r.logical());
    for (name, extent, at) in [("M", m, il), ("K", k, il), ("N", n, ir)] {
        if !(min..=max).contains(&extent) {
            cx.report(504, At::Operand(at), format!("{name} is {extent}, expected {min} to {max}")).emit();
        }
    }
}

pub(super) fn same_type(cx: &mut Cx<'_, '_>, a: Idx, b: Idx) {
    let (Some((i, x)), Some((_, y))) = (cx.fact(a), cx.fact(b)) else { return };
    if x.ty != y.ty && !cx.judged(Topic::DType, b) && !cx.judged(Topic::Place, b) {
        let message = format!("expected type {} of `{}`, found {} in `{}`", y.ty, cx.name(b), x.ty, cx.name(a));
        cx.report(505, At::Operand(i), message).emit();
    }
}

pub(super) fn bias(cx: &mut Cx<'_, '_>, bias: Idx, dst: Idx) {
    let (Some((i, b)), Some((_, d))) = (cx.tile(bias), cx.tile(dst)) else { return };
    let (name, of) = (cx.name(bias), cx.name(dst));
    if b.dtype != d.dtype && !cx.judged(Topic::DType, dst) {
        let message = format!("expected {}, the element type of `{of}`, found {} in `{name}`", d.dtype, b.dtype);
        cx.report(506, At::Operand(i), message).emit();
    }
    let ((rows, cols), (_, n)) = (b.logical(), d.logical());
    if rows != 1 || cols != n {
        let message =
            format!("expected 1x{n} elements in `{name}`, one for each column of `{of}`, found {rows}x{cols}");
        cx.report(506, At::Operand(i), message).emit();
    }
}
