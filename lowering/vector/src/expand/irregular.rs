//! Gathers, sequences, single elements, printing.

use super::{
    Entry, Expander, Site,
    instructions::{LOAD_SCALAR, STORE_SCALAR, VADD, VADDS, VCI, VCVT, VGATHER2, VMAX, VMIN, VMUL},
    lane::element,
    layout::Outside,
    loops::{Line, Rows},
};
use crate::{
    ir::{Extent, Lowered, lanes, signless},
    tile::Tile,
};
use mlir_dialect::{
    melior::ir::{Value, ValueLike},
    value_key,
};
use pto_isa::{
    Op,
    ops::irregular,
    types::{DType, MaskGranularity},
};

const _: () = super::assert_complete(irregular::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::by("tci", sequence),
    Entry::missing("tdequant", QUANTISED),
    Entry::by("tgather", gather),
    Entry::missing("tgatherb", "gathers by bytes are not written yet"),
    Entry::by("tgetval", get),
    Entry::missing("thistogram", "histograms are not written yet"),
    Entry::missing("tmrgsort", SORTED),
    Entry::by("tpartadd", |x, site| part(x, site, VADD)),
    Entry::missing("tpartargmax", "positions of parts are not written yet"),
    Entry::missing("tpartargmin", "positions of parts are not written yet"),
    Entry::by("tpartmax", |x, site| part(x, site, VMAX)),
    Entry::by("tpartmin", |x, site| part(x, site, VMIN)),
    Entry::by("tpartmul", |x, site| part(x, site, VMUL)),
    Entry::stays("tprint"),
    Entry::missing("tquant", QUANTISED),
    Entry::missing("tquant.mx", QUANTISED),
    Entry::missing("tquant_hif4", QUANTISED),
    Entry::missing("trandom", "random numbers are not written yet"),
    Entry::missing("tscatter", "scatters are not written yet"),
    Entry::by("tsetval", set),
    Entry::missing("tsort32", SORTED),
    Entry::missing("ttri", "triangles are not written yet"),
];

const QUANTISED: &str = "quantisations are not written yet";
const SORTED: &str = "sorts are not written yet";

/// `pto.tci`: each register is the one before plus its lanes.
fn sequence<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let dst = x.tile(site, 2)?;
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    if !dst.rows.is(1) {
        return Err(site.refuse("into more than one row, or a number of rows that is not known"));
    }
    let first = site.named("S").ok_or_else(|| x.b.defect("a first number"))?;
    let first = element(&mut x.b, first, dtype)?
        .ok_or_else(|| site.refuse_operand(0, format_args!("from {}", first.r#type())))?;
    let down = site.flag("descending");
    let line = Line::new(&mut x.b, dst.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        let r#type = b.vreg(dtype)?;
        let order = [("order", if down { "DESC" } else { "ASC" })];
        let numbers = b.value(VCI, &[first], &order, r#type)?;
        let step = b.constant(if down { -lanes(dtype) } else { lanes(dtype) }, signless(dtype))?;
        let all = b.all(granularity)?;
        line.fold(b, &[numbers], &mut |b, col, mask, carried| {
            let [numbers] = carried else { return Err(b.defect("a carried register")) };
            b.store(*numbers, dst.pointer, col, mask, None)?;
            Ok(vec![b.value(VADDS, &[*numbers, step, all], &[], r#type)?])
        })
        .map(drop)
    })
}

/// `pto.tgather` by positions.
fn gather<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    if site.operand(3).is_none() || site.operand(2).is_some() || site.operand(5).is_some() {
        return Err(site.refuse("by pattern or comparison"));
    }
    let (src, dst, indices) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 3)?);
    let (dtype, index) = (dst.desc.dtype, indices.desc.dtype);
    if src.desc.dtype != dtype || src.desc.is_boxed() || dst.desc.is_boxed() {
        return Err(site.refuse("between different elements or in boxes"));
    }
    if src.stride != src.desc.cols && !src.desc.rows.eq(&1) {
        return Err(site.refuse_operand(0, "from a window"));
    }
    // Positions may be wider than elements: they are narrowed in place, and what is gathered stands in every other lane.
    let narrowed = match (dtype.bytes(), index.bytes()) {
        (4, 4) | (2, 2) => None,
        (2, 4) => Some(DType::Ui16),
        _ => return Err(site.refuse(format_args!("on elements of {dtype} by positions of {index}"))),
    };
    let granularity = x.granularity(site, index)?;
    let strides = [indices.stride, dst.stride];
    let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &strides, lanes(index), granularity)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, [row, col], mask| {
            let offset = indices.offset(b, row, col)?;
            let mut positions = b.load(indices.pointer, offset, index, None)?;
            let mut among = mask;
            if let Some(narrow) = narrowed {
                let all = b.all(granularity)?;
                let r#type = b.vreg(narrow)?;
                positions = b.value(VCVT, &[positions, all], &[("part", "EVEN"), ("sat", "NOSAT")], r#type)?;
                among = b.all(MaskGranularity::B16)?;
            }
            let r#type = b.vreg(dtype)?;
            let value = b.value(VGATHER2, &[src.pointer, positions, among], &[], r#type)?;
            let offset = dst.offset(b, row, col)?;
            b.store(value, dst.pointer, offset, mask, narrowed.map(|_| "PK_B32"))
        })
    })
}

/// The distance of an element in row-major order.
fn position<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    index: usize,
    tile: &Tile<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let number = site.operand(index).ok_or_else(|| x.b.defect("a position"))?;
    let in_order = tile.desc.layout() == pto_isa::types::Layout::ND || tile.desc.cols == 1;
    if tile.desc.is_boxed()
        || !in_order
        || (tile.stride != tile.desc.cols && tile.desc.rows != 1 && tile.desc.cols != 1)
    {
        return Err(site.refuse("in a window or a layout that is not row major"));
    }
    Ok(number)
}

/// `pto.tgetval`
fn get<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    let position = position(x, site, 1, &tile)?;
    let old = x.b.result(site.op, 0)?;
    let new = x.b.value(LOAD_SCALAR, &[tile.pointer, position], &[], old.r#type())?;
    x.rewriter.replace_uses(old, new);
    Ok(())
}

/// `pto.tsetval`
fn set<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    let position = position(x, site, 1, &tile)?;
    let value = site.operand(2).ok_or_else(|| x.b.defect("a value"))?;
    x.b.op(STORE_SCALAR, &[tile.pointer, position, value], &[], &[]).map(drop)
}

/// Whether two extents are known to be the same.
fn same(a: Extent<'_, '_>, b: Extent<'_, '_>) -> bool {
    match (a, b) {
        (Extent::Static(a), Extent::Static(b)) => a == b,
        (Extent::Dynamic(a), Extent::Dynamic(b)) => value_key(a) == value_key(b),
        (Extent::Static(_), Extent::Dynamic(_)) | (Extent::Dynamic(_), Extent::Static(_)) => false,
    }
}

/// An operation where both sources are valid; elsewhere the one that covers the destination is copied.
fn part<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, row: &'static Op) -> Lowered<()> {
    let (src0, src1, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 2)?);
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let covers = |src: &Tile<'c, 'a>| same(src.rows, dst.rows) && same(src.cols, dst.cols);
    let (full, part) = if covers(&src0) {
        (src0, src1)
    } else if covers(&src1) {
        (src1, src0)
    } else {
        return Err(site.refuse("where no source is known to cover the destination"));
    };
    let region = [part.rows, part.cols];
    let strides = [src0.stride, src1.stride, dst.stride];
    let rows = Rows::new(&mut x.b, region, &strides, lanes(dtype), granularity)?;
    let outside = if covers(&part) { None } else { Some(Outside::new(&mut x.b, dst, region, granularity)?) };
    x.b.scope(|b| {
        rows.each(b, &mut |b, [line, col], mask| {
            let mut loaded = Vec::new();
            for src in [&src0, &src1] {
                let offset = src.offset(b, line, col)?;
                loaded.push(b.load(src.pointer, offset, dtype, None)?);
            }
            loaded.push(mask);
            let r#type = b.vreg(dtype)?;
            let value = b.value(row, &loaded, &[], r#type)?;
            let offset = dst.offset(b, line, col)?;
            b.store(value, dst.pointer, offset, mask, None)
        })?;
        match &outside {
            Some(outside) => outside.store(b, &mut |b, [line, col], _| {
                let offset = full.offset(b, line, col)?;
                b.load(full.pointer, offset, dtype, None)
            }),
            None => Ok(()),
        }
    })
}
