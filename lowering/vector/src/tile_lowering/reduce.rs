//! Lowers reductions of rows and columns, and operations with one value for each row or column.

mod position;

use super::{
    Expander,
    Rule::{self, By},
    Site,
    instructions::{VADD, VCADD, VCMAX, VCMIN, VDINTLV, VDIV, VEXP, VMAX, VMIN, VMUL, VSEL, VSUB},
    loops::{Line, Rows},
};
use crate::{
    builder::{Builder, Extent, Lowered, float_bits, lanes, one},
    fuse::{
        nest::{Broadcast, Source, Space},
        record::{Code, Fold, Map, NestRule, Start},
    },
    tile::Tile,
};
use position::{col_position, row_position};
use pto_isa::{
    Key, Name, Op, TileDesc,
    attrs::Relation,
    ops::reduce::Opcode,
    types::{BLayout, Class, DType, MaskGranularity},
};

use mlir_dialect::{
    melior::ir::{Value, ValueLike},
    value_key,
};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Tcolargmax => By(|x, site| col_position(x, site, Relation::Gt)),
        Opcode::Tcolargmin => By(|x, site| col_position(x, site, Relation::Lt)),
        Opcode::Tcolexpand => Rule::Nest(|x, site| col_expand(x, site, None)),
        Opcode::Tcolexpandadd => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::One(VADD)))),
        Opcode::Tcolexpanddiv => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::One(VDIV)))),
        Opcode::Tcolexpandexpdif => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::ExpDif))),
        Opcode::Tcolexpandmax => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::One(VMAX)))),
        Opcode::Tcolexpandmin => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::One(VMIN)))),
        Opcode::Tcolexpandmul => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::One(VMUL)))),
        Opcode::Tcolexpandsub => Rule::Nest(|x, site| col_expand(x, site, Some(Pair::One(VSUB)))),
        Opcode::Tcolmax => Rule::Nest(|x, site| col_reduce(x, site, VMAX, true)),
        Opcode::Tcolmin => Rule::Nest(|x, site| col_reduce(x, site, VMIN, true)),
        Opcode::Tcolprod => Rule::Nest(|x, site| col_reduce(x, site, VMUL, false)),
        Opcode::Tcolsum => Rule::Nest(col_sum),
        Opcode::Tpairreducesum => By(pair_sum),
        Opcode::Trowargmax => Rule::Nest(|x, site| row_position(x, site, Extreme::Max)),
        Opcode::Trowargmin => Rule::Nest(|x, site| row_position(x, site, Extreme::Min)),
        Opcode::Trowexpand => Rule::Nest(row_broadcast),
        Opcode::Trowexpandadd => Rule::Nest(|x, site| row_expand(x, site, Pair::One(VADD))),
        Opcode::Trowexpanddiv => Rule::Nest(|x, site| row_expand(x, site, Pair::One(VDIV))),
        Opcode::Trowexpandexpdif => Rule::Nest(|x, site| row_expand(x, site, Pair::ExpDif)),
        Opcode::Trowexpandmax => Rule::Nest(|x, site| row_expand(x, site, Pair::One(VMAX))),
        Opcode::Trowexpandmin => Rule::Nest(|x, site| row_expand(x, site, Pair::One(VMIN))),
        Opcode::Trowexpandmul => Rule::Nest(|x, site| row_expand(x, site, Pair::One(VMUL))),
        Opcode::Trowexpandsub => Rule::Nest(|x, site| row_expand(x, site, Pair::One(VSUB))),
        Opcode::Trowmax => Rule::Nest(|x, site| row_extreme(x, site, Extreme::Max)),
        Opcode::Trowmin => Rule::Nest(|x, site| row_extreme(x, site, Extreme::Min)),
        Opcode::Trowprod => Rule::Nest(row_product),
        Opcode::Trowsum => Rule::Nest(row_sum),
    }
}

/// The operation on an element and the value of its row or column.
#[derive(Clone, Copy)]
enum Pair {
    /// An instruction.
    One(&'static Op),
    /// The exponential of the difference.
    ExpDif,
}

impl Pair {
    fn apply<'c, 'a>(
        self,
        b: &mut Builder<'c, 'a>,
        x: Value<'c, 'a>,
        y: Value<'c, 'a>,
        mask: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        match self {
            Pair::One(row) => b.value(row, &[x, y, mask], &[], x.r#type()),
            Pair::ExpDif => {
                let difference = b.value(VSUB, &[x, y, mask], &[], x.r#type())?;
                b.value(VEXP, &[difference, mask], &[], x.r#type())
            }
        }
    }

    /// Checks that the operands of exponentials are floats.
    fn check(self, site: Site<'_, '_>, dtype: DType) -> Lowered<()> {
        match self {
            Pair::ExpDif if !dtype.is_float() => Err(site.refuse(format_args!("on elements of {dtype}"))),
            Pair::One(_) | Pair::ExpDif => Ok(()),
        }
    }
}

/// Minimum or maximum.
#[derive(Clone, Copy)]
enum Extreme {
    Max,
    Min,
}

impl Extreme {
    /// Returns the instruction on two registers.
    const fn of_two(self) -> &'static Op {
        match self {
            Extreme::Max => VMAX,
            Extreme::Min => VMIN,
        }
    }

    /// Returns the instruction that reduces the lanes of a register.
    const fn of_lanes(self) -> &'static Op {
        match self {
            Extreme::Max => VCMAX,
            Extreme::Min => VCMIN,
        }
    }

    /// Returns the relation of an element that replaces another one.
    const fn relation(self) -> Relation {
        match self {
            Extreme::Max => Relation::Gt,
            Extreme::Min => Relation::Lt,
        }
    }

    /// Returns the neutral element; for a float, its bit pattern.
    fn worst(self, dtype: DType) -> i64 {
        let max = matches!(self, Extreme::Max);
        match dtype.class() {
            Class::Float(format) => float_bits(if max { f64::NEG_INFINITY } else { f64::INFINITY }, format),
            Class::Unsigned => -i64::from(!max),
            Class::Truth | Class::Signless | Class::Signed | Class::Index | Class::LowPrecision => {
                let least = -1_i64 << (dtype.bits() - 1);
                if max { least } else { !least }
            }
        }
    }
}

/// A row reduction.
struct RowReduction<'c, 'a> {
    src: Tile<'c, 'a>,
    dst: Tile<'c, 'a>,
    dtype: DType,
    granularity: MaskGranularity,
}

impl<'c, 'a> RowReduction<'c, 'a> {
    fn new(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<Self> {
        let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
        let dtype = src.desc.dtype;
        let granularity = x.granularity(site, dtype)?;
        Ok(Self { src, dst, dtype, granularity })
    }

    /// Sets the nest of a reduction over the registers of rows.
    fn folded(self, x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, fold: Fold<'c, 'a>) -> Lowered<()> {
        let Self { src, dst, dtype, granularity } = self;
        let (Some(from), Some(to)) = (site.operand(0), site.operand(2)) else { return Err(x.b.defect("a tile")) };
        let space =
            Space { lines: src.rows, elements: src.cols, lanes: lanes(dtype), granularity, lane: dtype.bytes() };
        let sources = vec![Source { value: from, tile: src, reach: Broadcast::Same }];
        x.nest(NestRule { space, sources, value: to, tile: dst, code: Code::Fold(fold), in_halves: false })
    }
}

/// Returns a register with `neutral` in the lanes outside of the row.
fn filled<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    granularity: MaskGranularity,
    value: Value<'c, 'a>,
    mask: Value<'c, 'a>,
    neutral: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    if value_key(mask) == value_key(b.all(granularity)?) {
        return Ok(value);
    }
    b.value(VSEL, &[value, neutral, mask], &[], value.r#type())
}

/// Returns the first of the carried registers.
fn first_of<'c, 'a>(b: &Builder<'c, 'a>, carried: &[Value<'c, 'a>]) -> Lowered<Value<'c, 'a>> {
    carried.first().copied().ok_or_else(|| b.defect("a carried value"))
}

/// Lowers row sums: adds registers, then the lanes of the result. If the order of additions matters, the sum of each
/// register is added to the sum of those before. 16-bit integers are summed in 32 bits.
fn row_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    let (dtype, granularity) = (work.dtype, work.granularity);
    let wide = if dtype.bits() == 16 { dtype.doubled() } else { dtype };
    let wide_granularity = x.granularity(site, wide)?;
    let is_free = !x.is_plain && (x.reassociates || !dtype.is_float());
    let fold = if is_free {
        Fold {
            start: Box::new(move |b| Ok(vec![b.splat(0, dtype)?])),
            first: Some(Box::new(move |b, value, mask| {
                let zero = b.splat(0, dtype)?;
                Ok(vec![filled(b, granularity, value, mask, zero)?])
            })),
            only: Some(Box::new(move |b, value, mask| {
                let r#type = b.vreg(wide)?;
                let sum = b.value(VCADD, &[value, mask], &[], r#type)?;
                b.bits(sum, dtype)
            })),
            step: Box::new(move |b, value, mask, carried| {
                let (zero, all) = (b.splat(0, dtype)?, b.all(granularity)?);
                let value = filled(b, granularity, value, mask, zero)?;
                let sum = first_of(b, carried)?;
                Ok(vec![b.value(VADD, &[sum, value, all], &[], value.r#type())?])
            }),
            finish: Box::new(move |b, carried| {
                let (r#type, all, sum) = (b.vreg(wide)?, b.all(granularity)?, first_of(b, carried)?);
                let sum = b.value(VCADD, &[sum, all], &[], r#type)?;
                b.bits(sum, dtype)
            }),
        }
    } else {
        Fold {
            start: Box::new(move |b| Ok(vec![b.splat(0, wide)?])),
            first: Some(Box::new(move |b, value, mask| {
                let r#type = b.vreg(wide)?;
                Ok(vec![b.value(VCADD, &[value, mask], &[], r#type)?])
            })),
            only: None,
            step: Box::new(move |b, value, mask, carried| {
                let (r#type, first) = (b.vreg(wide)?, b.first(wide_granularity, 1)?);
                let part = b.value(VCADD, &[value, mask], &[], r#type)?;
                let sum = first_of(b, carried)?;
                Ok(vec![b.value(VADD, &[sum, part, first], &[], r#type)?])
            }),
            finish: Box::new(move |b, carried| {
                let sum = first_of(b, carried)?;
                b.bits(sum, dtype)
            }),
        }
    };
    work.folded(x, site, fold)
}

/// Lowers row minima and maxima: combines registers, then the lanes of the result. In reference mode, reduces the lanes
/// of each register.
fn row_extreme<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, extreme: Extreme) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    let (dtype, granularity) = (work.dtype, work.granularity);
    let start: Box<Start<'c, 'a>> = Box::new(move |b| Ok(vec![b.splat(extreme.worst(dtype), dtype)?]));
    // For maxima of floats, the reference keeps the carried value in lanes outside of the row, although the first lane, which
    // has the result, always belongs to the row.
    let keeps_found = matches!(extreme, Extreme::Max) && matches!(dtype, DType::F16 | DType::F32);
    let fold = if x.is_plain {
        Fold {
            start,
            first: None,
            only: None,
            step: Box::new(move |b, value, mask, carried| {
                let (found, first) = (first_of(b, carried)?, b.first(granularity, 1)?);
                let mut part = b.value(extreme.of_lanes(), &[value, mask], &[], value.r#type())?;
                if keeps_found {
                    part = b.value(VSEL, &[part, found, mask], &[], value.r#type())?;
                }
                Ok(vec![b.value(extreme.of_two(), &[found, part, first], &[], value.r#type())?])
            }),
            finish: Box::new(|b, carried| first_of(b, carried)),
        }
    } else {
        Fold {
            start,
            first: Some(Box::new(move |b, value, mask| {
                let worst = b.splat(extreme.worst(dtype), dtype)?;
                Ok(vec![filled(b, granularity, value, mask, worst)?])
            })),
            only: Some(Box::new(move |b, value, mask| {
                b.value(extreme.of_lanes(), &[value, mask], &[], value.r#type())
            })),
            step: Box::new(move |b, value, mask, carried| {
                let (worst, all) = (b.splat(extreme.worst(dtype), dtype)?, b.all(granularity)?);
                let value = filled(b, granularity, value, mask, worst)?;
                let found = first_of(b, carried)?;
                Ok(vec![b.value(extreme.of_two(), &[found, value, all], &[], value.r#type())?])
            }),
            finish: Box::new(move |b, carried| {
                let (found, all) = (first_of(b, carried)?, b.all(granularity)?);
                b.value(extreme.of_lanes(), &[found, all], &[], found.r#type())
            }),
        }
    };
    work.folded(x, site, fold)
}

/// Lowers row products: multiplies registers, then even and odd lanes until one is left.
fn row_product<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    let (dtype, granularity) = (work.dtype, work.granularity);
    let fold = Fold {
        start: Box::new(move |b| Ok(vec![b.splat(one(dtype), dtype)?])),
        first: Some(Box::new(move |b, value, mask| {
            let one = b.splat(one(dtype), dtype)?;
            Ok(vec![filled(b, granularity, value, mask, one)?])
        })),
        only: None,
        step: Box::new(move |b, value, mask, carried| {
            let (one, all) = (b.splat(one(dtype), dtype)?, b.all(granularity)?);
            let value = filled(b, granularity, value, mask, one)?;
            let product = first_of(b, carried)?;
            Ok(vec![b.value(VMUL, &[product, value, all], &[], value.r#type())?])
        }),
        finish: Box::new(move |b, carried| {
            let (one, all) = (b.splat(one(dtype), dtype)?, b.all(granularity)?);
            let mut product = first_of(b, carried)?;
            let r#type = product.r#type();
            for _ in 0..lanes(dtype).ilog2() {
                let halves = b.op(VDINTLV, &[product, one], &[], &[r#type, r#type])?;
                let [even, odd] = [b.result(halves, 0)?, b.result(halves, 1)?];
                product = b.value(VMUL, &[even, odd, all], &[], r#type)?;
            }
            Ok(product)
        }),
    };
    work.folded(x, site, fold)
}

/// Registers of the rows of a tile.
fn rows_of<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, tile: &Tile<'c, 'a>) -> Lowered<Space<'c, 'a>> {
    let dtype = tile.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    Ok(Space { lines: tile.rows, elements: tile.cols, lanes: lanes(dtype), granularity, lane: dtype.bytes() })
}

/// Returns a source tile, by the index of its operand.
fn source<'c, 'a>(
    x: &Expander<'c, 'a>,
    site: Site<'c, 'a>,
    index: usize,
    tile: Tile<'c, 'a>,
    reach: Broadcast,
) -> Lowered<Source<'c, 'a>> {
    let value = site.operand(index).ok_or_else(|| x.b.defect("a tile"))?;
    Ok(Source { value, tile, reach })
}

/// Lowers column reductions: combines rows, from the first to the last if floats would otherwise be rounded
/// differently.
fn col_reduce<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, def: &'static Op, is_extreme: bool) -> Lowered<()> {
    let src = x.tile(site, 0)?;
    let Some(written) = site.def.operand(Name::Dst) else { return Err(x.b.defect("a destination")) };
    let dst = x.tile(site, written)?;
    let space = rows_of(x, site, &src)?;
    let sources = vec![source(x, site, 0, src, Broadcast::Same)?];
    let value = site.operand(written).ok_or_else(|| x.b.defect("a destination"))?;
    let is_free = x.shares_loops() && (is_extreme || x.reassociates || !dst.desc.dtype.is_float());
    x.nest(NestRule {
        space,
        sources,
        value,
        tile: dst,
        code: Code::Columns { def, in_order: !is_free },
        in_halves: false,
    })
}

/// Lowers column sums. The order of additions by halves matters to floats.
fn col_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let is_free = x.shares_loops() && x.reassociates;
    if site.flag(Key::IsBinary) && !is_free && x.tile(site, 0)?.desc.dtype.is_float() {
        x.by_itself(site, sum_by_halves)
    } else {
        col_reduce(x, site, VADD, false)
    }
}

/// Adds neighbouring rows, then neighbouring sums, until one is left: `((a + b) + (c + d)) + e`.
fn sum_by_halves<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    let dtype = src.desc.dtype;
    let Some(rows) = src.rows.get() else { return Err(site.refuse("by halves for a dynamic number of rows")) };
    let granularity = x.granularity(site, dtype)?;
    let line = Line::new(&mut x.b, src.cols, lanes(dtype), granularity)?;
    x.b.scope(|b| {
        line.each(b, &mut |b, col, mask| {
            let sum = halves(b, &src, (Extent::Static(0), rows), col, mask)?;
            dst.store(b, sum, [Extent::Static(0), col], mask, dtype.bytes())
        })
    })
}

/// Rows that are added without a loop, if their number is a power of two.
const UNROLLED_ROWS: i64 = 32;
/// Sums that a loop carries: it has as many iterations.
const CARRIED_SUMS: i64 = 8;
/// Least number of rows that an iteration adds.
const ROWS_OF_ITERATION: i64 = 16;

/// Returns the sum of rows, at least one, by halves: the first half is the largest power of two of rows.
fn halves<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    src: &Tile<'c, 'a>,
    (from, rows): (Extent<'c, 'a>, i64),
    col: Extent<'c, 'a>,
    mask: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    if rows <= 1 {
        return src.load(b, [from, col], src.desc.dtype.bytes());
    }
    if rows > UNROLLED_ROWS && rows.count_ones() == 1 {
        return halves_in_loop(b, src, (from, rows), col, mask);
    }
    let part = 1 << (rows - 1).ilog2();
    let middle = b.add(from, Extent::Static(part))?;
    let first = halves(b, src, (from, part), col, mask)?;
    let second = halves(b, src, (middle, rows - part), col, mask)?;
    b.value(VADD, &[first, second, mask], &[], first.r#type())
}

/// Like [`halves`], for a power of two of rows. Each iteration of a loop adds a part of the rows. The loop carries the
/// sums of all parts, of which each iteration drops the first and appends its own, so that they are in order after it.
fn halves_in_loop<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    src: &Tile<'c, 'a>,
    (from, rows): (Extent<'c, 'a>, i64),
    col: Extent<'c, 'a>,
    mask: Value<'c, 'a>,
) -> Lowered<Value<'c, 'a>> {
    let part = (rows / CARRIED_SUMS).max(ROWS_OF_ITERATION);
    let start: Vec<_> = (0..rows / part).map(|_| b.splat(0, src.desc.dtype)).collect::<Lowered<_>>()?;
    let mut sums = b.repeat(Extent::Static(rows), part, &start, &mut |b, row, carried| {
        let first = b.add(from, row)?;
        let sum = halves(b, src, (first, part), col, mask)?;
        Ok(carried.iter().skip(1).copied().chain([sum]).collect())
    })?;
    while sums.len() > 1 {
        let pairs = sums.chunks_exact(2).map(|pair| b.value(VADD, &[pair[0], pair[1], mask], &[], pair[0].r#type()));
        sums = pairs.collect::<Lowered<_>>()?;
    }
    first_of(b, &sums)
}

/// Lowers operations on each element and that of the row of values.
fn col_expand<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, pair: Option<Pair>) -> Lowered<()> {
    let mut sources = Vec::new();
    if let Some(pair) = pair {
        let full = x.tile(site, 0)?;
        pair.check(site, full.desc.dtype)?;
        sources.push(source(x, site, 0, full, Broadcast::Same)?);
    }
    let (of_values, written) = if pair.is_some() { (1, 2) } else { (0, 1) };
    let (values, dst) = (x.tile(site, of_values)?, x.tile(site, written)?);
    let (values, dst) = (values.as_halves(&mut x.b)?, dst.as_halves(&mut x.b)?);
    let (values, dst) = (values.as_numbers(&mut x.b)?, dst.as_numbers(&mut x.b)?);
    sources.push(source(x, site, of_values, values, Broadcast::OfElement)?);
    expanded(x, site, written, dst, sources, pair, false)
}

/// Sets the nest of an operation on two elements, one of which belongs to the row or column.
fn expanded<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    written: usize,
    dst: Tile<'c, 'a>,
    sources: Vec<Source<'c, 'a>>,
    pair: Option<Pair>,
    exchanged: bool,
) -> Lowered<()> {
    let space = rows_of(x, site, &dst)?;
    let value = site.operand(written).ok_or_else(|| x.b.defect("a destination"))?;
    let map: Box<Map<'c, 'a>> = Box::new(move |b, values, mask| match (pair, values) {
        (None, [value]) => Ok(*value),
        (Some(pair), [element, value]) if exchanged => pair.apply(b, *value, *element, mask),
        (Some(pair), [element, value]) => pair.apply(b, *element, *value, mask),
        (None | Some(_), _) => Err(b.defect("two sources")),
    });
    x.nest(NestRule { space, sources, value, tile: dst, code: Code::Map(map), in_halves: false })
}

/// Lowers the broadcast of the first column.
fn row_broadcast<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let (src, dst) = (src.as_numbers(&mut x.b)?, dst.as_halves(&mut x.b)?.as_numbers(&mut x.b)?);
    let sources = vec![source(x, site, 0, src, Broadcast::OfLine)?];
    expanded(x, site, 1, dst, sources, None, false)
}

/// Returns whether a tile has a value for each row, if its operand index does not determine that.
fn is_narrow(tile: &TileDesc, dst: &TileDesc) -> bool {
    tile.blayout == BLayout::ColMajor || tile.valid_cols.conflicts(dst.valid_cols)
}

/// Lowers operations on each element and the value of its row, in the first column of its source.
fn row_expand<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, pair: Pair) -> Lowered<()> {
    let (src0, src1, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 3)?);
    let dtype = dst.desc.dtype;
    pair.check(site, dtype)?;
    let exchanged = is_narrow(&src0.desc, &dst.desc) && !is_narrow(&src1.desc, &dst.desc);
    let (full, values) = if exchanged { (src1, src0) } else { (src0, src1) };
    let (of_full, of_values) = if exchanged { (1, 0) } else { (0, 1) };
    let sources =
        vec![source(x, site, of_full, full, Broadcast::Same)?, source(x, site, of_values, values, Broadcast::OfLine)?];
    expanded(x, site, 3, dst, sources, Some(pair), exchanged)
}

/// Lowers sums of adjacent pairs: even and odd elements are loaded separately.
fn pair_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let dtype = dst.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    let rows = Rows::new(&mut x.b, [dst.rows, dst.cols], &[0], lanes(dtype), granularity)?;
    x.b.scope(|b| {
        rows.each(b, &mut |b, [row, col], mask| {
            let pair = b.mul(col, Extent::Static(2))?;
            let [even, odd] = src.load_pairs(b, [row, pair])?;
            let sum = b.value(VADD, &[even, odd, mask], &[], even.r#type())?;
            dst.store(b, sum, [row, col], mask, dtype.bytes())
        })
    })
}
