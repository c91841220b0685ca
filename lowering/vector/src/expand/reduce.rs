//! Reductions of rows and columns, and operations with one value for each row or column.

use super::{
    Entry, Expander, Site,
    instructions::{
        VADD, VADDS, VCADD, VCMAX, VCMIN, VCMP, VCVT, VDINTLV, VDIV, VDUP, VEXP, VMAX, VMIN, VMUL, VSEL, VSUB,
    },
    loops::{Line, Rows},
};
use crate::{
    ir::{Builder, Extent, Lowered, is_float, is_unsigned, lanes, one, signless},
    tile::Tile,
};
use mlir_dialect::{
    melior::ir::{Value, ValueLike},
    value_key,
};
use pto_isa::{
    Op, TileDesc,
    ops::reduce,
    types::{BLayout, DType, MaskGranularity},
};

const _: () = super::assert_complete(reduce::OPS, RULES);

/// The rules of the family.
pub(crate) const RULES: &[Entry] = &[
    Entry::by("tcolargmax", |x, site| col_position(x, site, "gt")),
    Entry::by("tcolargmin", |x, site| col_position(x, site, "lt")),
    Entry::by("tcolexpand", |x, site| col_expand(x, site, None)),
    Entry::by("tcolexpandadd", |x, site| col_expand(x, site, Some(Pair::One(VADD)))),
    Entry::by("tcolexpanddiv", |x, site| col_expand(x, site, Some(Pair::One(VDIV)))),
    Entry::by("tcolexpandexpdif", |x, site| col_expand(x, site, Some(Pair::ExpDif))),
    Entry::by("tcolexpandmax", |x, site| col_expand(x, site, Some(Pair::One(VMAX)))),
    Entry::by("tcolexpandmin", |x, site| col_expand(x, site, Some(Pair::One(VMIN)))),
    Entry::by("tcolexpandmul", |x, site| col_expand(x, site, Some(Pair::One(VMUL)))),
    Entry::by("tcolexpandsub", |x, site| col_expand(x, site, Some(Pair::One(VSUB)))),
    Entry::by("tcolmax", |x, site| col_reduce(x, site, VMAX)),
    Entry::by("tcolmin", |x, site| col_reduce(x, site, VMIN)),
    Entry::by("tcolprod", |x, site| col_reduce(x, site, VMUL)),
    Entry::by("tcolsum", |x, site| col_reduce(x, site, VADD)),
    Entry::by("tpairreducesum", pair_sum),
    Entry::by("trowargmax", |x, site| row_position(x, site, Extreme::Max)),
    Entry::by("trowargmin", |x, site| row_position(x, site, Extreme::Min)),
    Entry::by("trowexpand", row_broadcast),
    Entry::by("trowexpandadd", |x, site| row_expand(x, site, Pair::One(VADD))),
    Entry::by("trowexpanddiv", |x, site| row_expand(x, site, Pair::One(VDIV))),
    Entry::by("trowexpandexpdif", |x, site| row_expand(x, site, Pair::ExpDif)),
    Entry::by("trowexpandmax", |x, site| row_expand(x, site, Pair::One(VMAX))),
    Entry::by("trowexpandmin", |x, site| row_expand(x, site, Pair::One(VMIN))),
    Entry::by("trowexpandmul", |x, site| row_expand(x, site, Pair::One(VMUL))),
    Entry::by("trowexpandsub", |x, site| row_expand(x, site, Pair::One(VSUB))),
    Entry::by("trowmax", |x, site| row_extreme(x, site, Extreme::Max)),
    Entry::by("trowmin", |x, site| row_extreme(x, site, Extreme::Min)),
    Entry::by("trowprod", row_product),
    Entry::by("trowsum", row_sum),
];

/// What is done with an element and the value of its row or column.
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

    /// Exponentials are those of floats.
    fn check(self, site: Site<'_, '_>, dtype: DType) -> Lowered<()> {
        match self {
            Pair::ExpDif if !is_float(dtype) => Err(site.refuse(format_args!("on elements of {dtype}"))),
            Pair::One(_) | Pair::ExpDif => Ok(()),
        }
    }
}

/// Which extreme is looked for.
#[derive(Clone, Copy)]
enum Extreme {
    Max,
    Min,
}

impl Extreme {
    /// Of two registers.
    const fn of_two(self) -> &'static Op {
        match self {
            Extreme::Max => VMAX,
            Extreme::Min => VMIN,
        }
    }

    /// Of the lanes of a register.
    const fn of_lanes(self) -> &'static Op {
        match self {
            Extreme::Max => VCMAX,
            Extreme::Min => VCMIN,
        }
    }

    /// Relation of an element that takes the place of another.
    const fn relation(self) -> &'static str {
        match self {
            Extreme::Max => "gt",
            Extreme::Min => "lt",
        }
    }

    /// What every element takes the place of; of a float, the bits.
    fn worst(self, dtype: DType) -> i64 {
        let max = matches!(self, Extreme::Max);
        match dtype {
            DType::F16 => i64::from(if max { half::f16::NEG_INFINITY } else { half::f16::INFINITY }.to_bits()),
            DType::BF16 => i64::from(if max { half::bf16::NEG_INFINITY } else { half::bf16::INFINITY }.to_bits()),
            DType::F32 => i64::from(if max { f32::NEG_INFINITY } else { f32::INFINITY }.to_bits()),
            _ if is_unsigned(dtype) => {
                if max {
                    0
                } else {
                    -1
                }
            }
            _ => {
                let least = -1_i64 << (dtype.bits() - 1);
                if max { least } else { !least }
            }
        }
    }
}

/// A reduction of rows at work.
struct RowReduction<'c, 'a> {
    src: Tile<'c, 'a>,
    dst: Tile<'c, 'a>,
    dtype: DType,
    granularity: MaskGranularity,
    line: Line<'c, 'a>,
}

impl<'c, 'a> RowReduction<'c, 'a> {
    fn new(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<Self> {
        let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
        let dtype = src.desc.dtype;
        let granularity = x.granularity(site, dtype)?;
        let line = Line::new(&mut x.b, src.cols, lanes(dtype), granularity)?;
        Ok(Self { src, dst, dtype, granularity, line })
    }

    /// Runs `row` for each row; what it gives has its first lane stored.
    fn each(
        &self,
        b: &mut Builder<'c, 'a>,
        row: &mut dyn FnMut(&mut Builder<'c, 'a>, Extent<'c, 'a>) -> Lowered<Value<'c, 'a>>,
    ) -> Lowered<()> {
        b.scope(|b| {
            b.each(self.src.rows, 1, &mut |b, index| {
                let value = row(b, index)?;
                self.dst.store_first(b, value, [index, Extent::Static(0)])
            })
        })
    }

    fn load(&self, b: &mut Builder<'c, 'a>, row: Extent<'c, 'a>, col: Extent<'c, 'a>) -> Lowered<Value<'c, 'a>> {
        self.src.load(b, [row, col], self.dtype.bytes())
    }

    /// A register with `neutral` in the lanes outside of the row.
    fn filled(
        &self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        mask: Value<'c, 'a>,
        neutral: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        if value_key(mask) == value_key(b.all(self.granularity)?) {
            return Ok(value);
        }
        b.value(VSEL, &[value, neutral, mask], &[], value.r#type())
    }
}

/// One value carried through a loop.
fn only<'c, 'a>(b: &Builder<'c, 'a>, carried: &[Value<'c, 'a>]) -> Lowered<Value<'c, 'a>> {
    carried.first().copied().ok_or_else(|| b.defect("a carried value"))
}

/// The sum of each register is added to the sum of those before; 16-bit integers are summed in 32 bits.
fn row_sum<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    let wide = match work.dtype {
        DType::I16 => DType::I32,
        DType::Si16 => DType::Si32,
        DType::Ui16 => DType::Ui32,
        other => other,
    };
    let wide_granularity = x.granularity(site, wide)?;
    work.each(&mut x.b, &mut |b, row| {
        let r#type = b.vreg(wide)?;
        let zero = b.splat(0, wide)?;
        let first = b.first(wide_granularity, 1)?;
        let sum = work.line.fold(b, &[zero], &mut |b, col, mask, carried| {
            let value = work.load(b, row, col)?;
            let part = b.value(VCADD, &[value, mask], &[], r#type)?;
            let sum = only(b, carried)?;
            Ok(vec![b.value(VADD, &[sum, part, first], &[], r#type)?])
        })?;
        let sum = only(b, &sum)?;
        b.bits(sum, work.dtype)
    })
}

/// Registers first, then the lanes of the last one.
fn row_extreme<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, extreme: Extreme) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    work.each(&mut x.b, &mut |b, row| {
        let worst = b.splat(extreme.worst(work.dtype), work.dtype)?;
        let all = b.all(work.granularity)?;
        let found = work.line.fold(b, &[worst], &mut |b, col, mask, carried| {
            let value = work.load(b, row, col)?;
            let value = work.filled(b, value, mask, worst)?;
            let found = only(b, carried)?;
            Ok(vec![b.value(extreme.of_two(), &[found, value, all], &[], value.r#type())?])
        })?;
        let found = only(b, &found)?;
        b.value(extreme.of_lanes(), &[found, all], &[], found.r#type())
    })
}

/// Products of registers, then of even and odd lanes until one is left.
fn row_product<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    work.each(&mut x.b, &mut |b, row| {
        let one = b.splat(one(work.dtype), work.dtype)?;
        let all = b.all(work.granularity)?;
        let product = work.line.fold(b, &[one], &mut |b, col, mask, carried| {
            let value = work.load(b, row, col)?;
            let value = work.filled(b, value, mask, one)?;
            let product = only(b, carried)?;
            Ok(vec![b.value(VMUL, &[product, value, all], &[], value.r#type())?])
        })?;
        let mut product = only(b, &product)?;
        let r#type = product.r#type();
        for _ in 0..lanes(work.dtype).ilog2() {
            let halves = b.op(VDINTLV, &[product, one], &[], &[r#type, r#type])?;
            let [even, odd] = [b.result(halves, 0)?, b.result(halves, 1)?];
            product = b.value(VMUL, &[even, odd, all], &[], r#type)?;
        }
        Ok(product)
    })
}

/// Integers as wide as elements, that count them.
fn counting(site: Site<'_, '_>, dtype: DType) -> Lowered<DType> {
    match dtype.bytes() {
        4 => Ok(DType::I32),
        2 => Ok(DType::I16),
        _ => Err(site.refuse(format_args!("on elements of {dtype}"))),
    }
}

/// Each lane keeps its extreme and the first column it was found in; of the lanes with the extreme of all, the first
/// column is the position.
fn row_position<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, extreme: Extreme) -> Lowered<()> {
    let work = RowReduction::new(x, site)?;
    let count = counting(site, work.dtype)?;
    work.each(&mut x.b, &mut |b, row| {
        let worst = b.splat(extreme.worst(work.dtype), work.dtype)?;
        let all = b.all(work.granularity)?;
        let columns = b.sequence(count)?;
        let (value_type, count_type, mask_type) = (worst.r#type(), columns.r#type(), all.r#type());
        let step = b.constant(lanes(work.dtype), count)?;
        let found = work.line.fold(b, &[worst, columns, columns], &mut |b, col, mask, carried| {
            let [best, place, columns] = carried else { return Err(b.defect("a carried position")) };
            let value = work.load(b, row, col)?;
            let value = work.filled(b, value, mask, worst)?;
            let better = b.value(VCMP, &[value, *best, all], &[("cmp_mode", extreme.relation())], mask_type)?;
            let best = b.value(VSEL, &[value, *best, better], &[], value_type)?;
            let place = b.value(VSEL, &[*columns, *place, better], &[], count_type)?;
            let columns = b.value(VADDS, &[*columns, step, all], &[], count_type)?;
            Ok(vec![best, place, columns])
        })?;
        let [best, place, _] = found[..] else { return Err(b.defect("a carried position")) };
        let extreme_lane = b.value(extreme.of_lanes(), &[best, all], &[], value_type)?;
        let everywhere = b.value(VDUP, &[extreme_lane, all], &[("position", "LOWEST")], value_type)?;
        let holders = b.value(VCMP, &[best, everywhere, all], &[("cmp_mode", "eq")], mask_type)?;
        let first = b.value(VCMIN, &[place, holders], &[], count_type)?;
        let found = if count == DType::I32 {
            first
        } else {
            let wide = b.vreg(DType::I32)?;
            b.value(VCVT, &[first, all], &[("part", "EVEN")], wide)?
        };
        b.bits(found, work.dst.desc.dtype)
    })
}

/// Columns of a tile: a register of columns after the other, rows inside.
fn columns<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, tile: &Tile<'c, 'a>) -> Lowered<Line<'c, 'a>> {
    let dtype = tile.desc.dtype;
    let granularity = x.granularity(site, dtype)?;
    Line::new(&mut x.b, tile.cols, lanes(dtype), granularity)
}

/// Rows are put together from the first to the last.
fn col_reduce<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, row: &'static Op) -> Lowered<()> {
    let src = x.tile(site, 0)?;
    let dst = match site.row.operand("dst") {
        Some(index) => x.tile(site, index)?,
        None => return Err(x.b.defect("a destination")),
    };
    let line = columns(x, site, &src)?;
    let others = x.b.sub(src.rows, Extent::Static(1))?;
    x.b.scope(|b| {
        line.each(b, &mut |b, col, mask| {
            let first = src.load(b, [Extent::Static(0), col], src.bytes())?;
            let result = b.repeat(others, 1, &[first], &mut |b, index, carried| {
                let index = b.add(index, Extent::Static(1))?;
                let value = src.load(b, [index, col], src.bytes())?;
                let before = only(b, carried)?;
                Ok(vec![b.value(row, &[before, value, mask], &[], value.r#type())?])
            })?;
            let result = only(b, &result)?;
            dst.store(b, result, [Extent::Static(0), col], mask, dst.bytes())
        })
    })
}

/// Each lane keeps its extreme and the first row it was found in. Lanes are as wide as positions.
fn col_position<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, relation: &'static str) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 2)?);
    let (dtype, count) = (src.desc.dtype, dst.desc.dtype);
    let granularity = x.granularity(site, count)?;
    let line = Line::new(&mut x.b, src.cols, lanes(count), granularity)?;
    let others = x.b.sub(src.rows, Extent::Static(1))?;
    x.b.scope(|b| {
        line.each(b, &mut |b, col, mask| {
            let first = src.load(b, [Extent::Static(0), col], count.bytes())?;
            let zero = b.splat(0, count)?;
            let one = b.constant(1, signless(count))?;
            let among = b.mask_of(mask, dtype)?;
            let result = b.repeat(others, 1, &[first, zero, zero], &mut |b, index, carried| {
                let [best, place, row] = carried else { return Err(b.defect("a carried position")) };
                let index = b.add(index, Extent::Static(1))?;
                let value = src.load(b, [index, col], count.bytes())?;
                let row = b.value(VADDS, &[*row, one, mask], &[], zero.r#type())?;
                let better = b.value(VCMP, &[value, *best, among], &[("cmp_mode", relation)], among.r#type())?;
                let best = b.value(VSEL, &[value, *best, better], &[], first.r#type())?;
                let better = b.mask_of(better, count)?;
                let place = b.value(VSEL, &[row, *place, better], &[], zero.r#type())?;
                Ok(vec![best, place, row])
            })?;
            let [_, place, _] = result[..] else { return Err(b.defect("a carried position")) };
            dst.store(b, place, [Extent::Static(0), col], mask, count.bytes())
        })
    })
}

/// The row of values is loaded once for all rows.
fn col_expand<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, pair: Option<Pair>) -> Lowered<()> {
    let full = match pair {
        Some(pair) => {
            let full = x.tile(site, 0)?;
            pair.check(site, full.desc.dtype)?;
            Some((pair, full))
        }
        None => None,
    };
    let (values, dst) = match full {
        Some(_) => (x.tile(site, 1)?, x.tile(site, 2)?),
        None => (x.tile(site, 0)?, x.tile(site, 1)?),
    };
    let (values, dst) = (values.as_halves(&mut x.b)?, dst.as_halves(&mut x.b)?);
    let dtype = dst.desc.dtype;
    let line = columns(x, site, &dst)?;
    x.b.scope(|b| {
        line.each(b, &mut |b, col, mask| {
            let value = values.load(b, [Extent::Static(0), col], dtype.bytes())?;
            b.each(dst.rows, 1, &mut |b, row| {
                let result = match &full {
                    Some((pair, full)) => {
                        let element = full.load(b, [row, col], dtype.bytes())?;
                        pair.apply(b, element, value, mask)?
                    }
                    None => value,
                };
                dst.store(b, result, [row, col], mask, dtype.bytes())
            })
        })
    })
}

/// The first column, repeated.
fn row_broadcast<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let dst = dst.as_halves(&mut x.b)?;
    let dtype = dst.desc.dtype;
    let line = columns(x, site, &dst)?;
    x.b.scope(|b| {
        b.each(dst.rows, 1, &mut |b, row| {
            let value = src.everywhere(b, src.at(row, Extent::Static(0)))?;
            line.each(b, &mut |b, col, mask| dst.store(b, value, [row, col], mask, dtype.bytes()))
        })
    })
}

/// Whether a tile has a value for each row, where its place alone does not say.
fn is_narrow(tile: &TileDesc, dst: &TileDesc) -> bool {
    tile.blayout == BLayout::ColMajor || tile.valid_cols.conflicts(dst.valid_cols)
}

/// The value of a row is loaded once, into every lane; 32 bytes of values are repeated as they are.
fn row_expand<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, pair: Pair) -> Lowered<()> {
    let (src0, src1, dst) = (x.tile(site, 0)?, x.tile(site, 1)?, x.tile(site, 3)?);
    let dtype = dst.desc.dtype;
    pair.check(site, dtype)?;
    let exchanged = is_narrow(&src0.desc, &dst.desc) && !is_narrow(&src1.desc, &dst.desc);
    let (full, values) = if exchanged { (src1, src0) } else { (src0, src1) };
    if values.desc.blayout == BLayout::RowMajor && !values.is_aligned() {
        return Err(
            site.refuse_operand(usize::from(!exchanged), "where values are not known to be whole units of 32 bytes")
        );
    }
    let line = columns(x, site, &dst)?;
    x.b.scope(|b| {
        b.each(dst.rows, 1, &mut |b, row| {
            let value = match values.desc.blayout {
                BLayout::ColMajor => values.everywhere(b, [Extent::Static(0), row])?,
                BLayout::RowMajor => {
                    let offset = values.offset(b, row, Extent::Static(0))?;
                    b.load(values.pointer, offset, dtype, Some("BRC_BLK"))?
                }
            };
            line.each(b, &mut |b, col, mask| {
                let element = full.load(b, [row, col], dtype.bytes())?;
                let (left, right) = if exchanged { (value, element) } else { (element, value) };
                let result = pair.apply(b, left, right, mask)?;
                dst.store(b, result, [row, col], mask, dtype.bytes())
            })
        })
    })
}

/// Even and odd elements are loaded apart.
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
