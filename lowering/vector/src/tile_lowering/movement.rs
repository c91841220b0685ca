//! Lowers loads, stores and moves of tiles.

mod indexed;

use super::{
    Expander,
    Rule::{self, By, Stays},
    Site, cube,
    dma::{self, BLOCK, Copy, Direction, Padding},
    fixpipe::{self, Destination},
    instructions::{
        BARRIER, LOAD_SCALAR, SET_ATOMIC_ADD, SET_ATOMIC_BF16, SET_ATOMIC_F16, SET_ATOMIC_F32, SET_ATOMIC_MAX,
        SET_ATOMIC_MIN, SET_ATOMIC_NONE, SET_ATOMIC_S8, SET_ATOMIC_S16, SET_ATOMIC_S32,
    },
    lane,
    loops::Rows,
    window,
};
use crate::{
    builder::{Builder, Extent, Lowered, lanes, set},
    tile::Tile,
    view::View,
};
use mlir_dialect::melior::ir::{TypeLike, Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    Key, Name, Op, TypeDesc,
    attrs::{AccAtomicOp, AccAtomicType, AccToVecMode, PadMode},
    ops::movement::Opcode,
    types::{AddressSpace, BLayout, DType, Layout, Loc, MaskGranularity, Pad, Pipe},
};
use pto_upstream::Arith;

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::GetPrefetchAsyncSession | Opcode::MakePrefetchAsyncContext | Opcode::TprefetchAsync => Stays,
        Opcode::Mgather => By(indexed::gather),
        Opcode::Mscatter => By(indexed::scatter),
        Opcode::Textract => By(extract),
        Opcode::Tinsert => By(insert),
        Opcode::Tload => By(load),
        Opcode::Tmov => By(copy),
        // A prefetch is a hint.
        Opcode::Tprefetch => By(|_, _| Ok(())),
        Opcode::Tstore => By(store),
    }
}

/// Returns the view of an operand.
fn view_of<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, index: usize) -> Lowered<View<'c, 'a>> {
    let value = site.operand(index).ok_or_else(|| x.b.defect("a view"))?;
    if !matches!(types::desc(value.r#type()), TypeDesc::Partition(_) | TypeDesc::TensorView(_)) {
        return Err(site.refuse_operand(index, format_args!("with {}", value.r#type())));
    }
    x.views.view(&mut x.b, value)?.ok_or_else(|| site.refuse_operand(index, "with more than 5 dimensions"))
}

/// Lowers `pto.tload`.
fn load<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 1)?;
    if tile.desc.loc == Loc::Mat {
        let special = [Name::PadValue, Name::LeftPaddingNum, Name::RightPaddingNum, Name::InitCondition];
        if special.iter().any(|name| site.named(*name).is_some()) || site.flag(Key::InitOutBuffer) {
            return Err(site.refuse("with padding in L1"));
        }
        let view = view_of(x, site, 0)?;
        let refused = || site.refuse_operand(0, "from a view whose matrices are cut in several dimensions");
        let (part, excess) = view.first(&mut x.b, tile.extents())?.ok_or_else(refused)?;
        return x.b.where_is(excess, 0, &mut |b| cube::load(b, site, &tile, &part), &mut dma::stop);
    }
    if tile.desc.loc != Loc::Vec {
        return Err(site.refuse_operand(1, format_args!("into {}: no instruction copies there", tile.desc.loc)));
    }
    if site.flag(Key::InitOutBuffer) {
        initialise(x, site, &tile)?;
    }
    let sides = [count(x, site, Name::LeftPaddingNum)?, count(x, site, Name::RightPaddingNum)?];
    if sides.iter().any(|side| !side.is(0)) {
        return surrounded(x, site, &tile, sides);
    }
    let view = view_of(x, site, 0)?;
    let mut copy = loaded(x, &view, &tile)?;
    let mut number = None;
    if tile.desc.pad != Pad::Null && !tile.desc.is_fully_valid() && copy.as_ref().is_none_or(Copy::needs_padding) {
        let value = padding_scalar(x, site, &tile)?;
        if let Some(copy) = &mut copy {
            copy.padding = Some(Padding { value, around: [0, 0] });
        }
        number = padding(tile.desc.pad, tile.desc.dtype);
    }
    dma::transfer(&mut x.b, Direction::Load, &view, &tile, copy, number)
}

/// Plans the copy that loads the first rows and columns of a view into a tile, if elements are contiguous.
fn loaded<'c, 'a>(x: &mut Expander<'c, 'a>, view: &View<'c, 'a>, tile: &Tile<'c, 'a>) -> Lowered<Option<Copy<'c, 'a>>> {
    let Some((part, excess)) = view.first(&mut x.b, tile.extents())? else { return Ok(None) };
    let bytes = i64::from(tile.desc.dtype.bytes());
    let (engine, from, to) = (dma::LOAD, view.pointer, tile.pointer);
    let plan = dma::load_plan(&mut x.b, &part, tile)?;
    Ok(plan.map(|plan| Copy { engine, from, to, bytes, plan, excess, padding: None }))
}

/// Returns a number of columns, 0 if the operand is absent.
fn count<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, name: Name) -> Lowered<Extent<'c, 'a>> {
    let Some(value) = site.named(name) else { return Ok(Extent::Static(0)) };
    x.b.extent_of(site, value)
}

/// Returns the padding of a tile type as copies take it: an element, or a zero of any type.
fn padding_scalar<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, tile: &Tile<'c, 'a>) -> Lowered<Value<'c, 'a>> {
    let dtype = tile.desc.dtype;
    let number = padding(tile.desc.pad, dtype);
    let dtype = match number {
        Some(_) if dtype.is_float() && dtype != DType::F64 => dtype,
        Some(_) if dtype.is_integer() && dtype.bytes() <= 4 => dtype.signless(),
        Some(0) if dtype.bytes() == 1 => DType::I8,
        Some(0) if dtype.bytes() == 2 => DType::I16,
        Some(0) => DType::I32,
        Some(_) | None => return Err(site.refuse(format_args!("with padding of {dtype}"))),
    };
    x.b.constant(number.unwrap_or(0), dtype)
}

/// Returns the element of `pad_value` in the type of a tile, and the tile that it fills: a tile of integers if vector
/// instructions do not compute with the elements.
fn pad_value<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    tile: &Tile<'c, 'a>,
) -> Lowered<(Value<'c, 'a>, Tile<'c, 'a>)> {
    let dtype = tile.desc.dtype;
    let Some(value) = site.named(Name::PadValue) else { return Err(site.refuse("without its `pad_value`")) };
    let found = types::desc(value.r#type()).dtype();
    if dtype.is_low_precision() && found == Some(dtype) && value.r#type().is_float() {
        let numbers = tile.as_numbers(&mut x.b)?;
        let r#type = x.b.scalar(numbers.desc.dtype.signless())?;
        return Ok((x.b.arith(Arith::Bitcast, &[value], &[], r#type)?, numbers));
    }
    let element = if dtype.is_low_precision() { None } else { lane::element(&mut x.b, value, dtype)? };
    let element = element.ok_or_else(|| site.refuse(format_args!("with a padding of {}", value.r#type())))?;
    Ok((element, *tile))
}

/// Returns whether copies pad with a scalar.
fn is_copied(value: Value<'_, '_>) -> bool {
    let dtype = types::desc(value.r#type()).dtype();
    matches!(dtype, Some(DType::I8 | DType::I16 | DType::I32 | DType::F16 | DType::BF16 | DType::F32))
}

/// Fills the tile with `pad_value`, or zero, if `init_condition` holds or is absent.
fn initialise<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>, tile: &Tile<'c, 'a>) -> Lowered<()> {
    let (value, tile) = if site.named(Name::PadValue).is_some() {
        pad_value(x, site, tile)?
    } else {
        let numbers = tile.as_numbers(&mut x.b)?;
        (x.b.constant(0, numbers.desc.dtype.signless())?, numbers)
    };
    // A truth value is a trip count.
    let iterations = match site.named(Name::InitCondition) {
        None => Extent::Static(1),
        Some(condition) if types::desc(condition.r#type()) == TypeDesc::Scalar(DType::I1) => {
            let index = x.b.scalar(DType::Index)?;
            Extent::Dynamic(x.b.arith(Arith::IndexCastUI, &[condition], &[], index)?)
        }
        Some(condition) => {
            return Err(site.refuse(format_args!("with a condition of {}", condition.r#type())));
        }
    };
    let granularity = x.granularity(site, tile.desc.dtype)?;
    x.b.each(iterations, 1, &mut |b, _| fill(b, &tile, value, granularity))
}

/// Pads columns before and after the data: by the copy, if its fields suffice, otherwise by filling the tile first.
fn surrounded<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    tile: &Tile<'c, 'a>,
    [left, right]: [Extent<'c, 'a>; 2],
) -> Lowered<()> {
    if tile.desc.layout() != Layout::ND || tile.desc.pad != Pad::Null {
        return Err(site.refuse_operand(1, format_args!("with padded columns in layout {}", tile.desc.layout())));
    }
    let view = &view_of(x, site, 0)?;
    let padding = match site.choice(Key::PadMode) {
        Some(PadMode::Value) => Some(pad_value(x, site, tile)?),
        Some(PadMode::FirstElem) => {
            let zero = x.b.constant(0, DType::Index)?;
            let filled = tile.as_numbers(&mut x.b)?;
            let dtype = filled.desc.dtype.signless();
            // Elements in memory may be integers with another sign than those of the tile.
            let from = match types::desc(view.pointer.r#type()).dtype() {
                Some(found) if found == dtype => view.pointer,
                Some(_) | None => x.b.cast(view.pointer, dtype, AddressSpace::Gm)?,
            };
            let r#type = x.b.scalar(dtype)?;
            Some((x.b.value(LOAD_SCALAR, &[from, zero], &[], r#type)?, filled))
        }
        // Columns are unchanged.
        Some(PadMode::Null) | None => None,
    };
    let taken = x.b.add(left, right)?;
    let cols = x.b.sub(tile.cols, taken)?;
    if cols.get().is_some_and(|cols| cols < 0) {
        return Err(site.refuse_operand(1, "with fewer columns than are padded"));
    }
    let data = Tile { cols, ..*tile };
    let at_start = loaded(x, view, &data)?;
    if let (Some((value, _)), Some(first), Some(last), Some(mut copy)) = (padding, left.get(), right.get(), at_start)
        && is_copied(value)
        && first.max(last) <= copy.padding_limit()
        && copy.is_certain()
        && copy.excess.is(0)
    {
        copy.padding = Some(Padding { value, around: [first, last] });
        return copy.emit(&mut x.b);
    }
    if let Some((value, filled)) = padding {
        let granularity = x.granularity(site, filled.desc.dtype)?;
        fill(&mut x.b, &filled, value, granularity)?;
    }
    let data = Tile { pointer: x.b.advance(tile.pointer, left)?, ..data };
    let is_aligned = |left: i64| left * i64::from(tile.desc.dtype.bytes()) % BLOCK == 0;
    let copy = loaded(x, view, &data)?.filter(|_| left.get().is_some_and(is_aligned));
    dma::transfer(&mut x.b, Direction::Load, view, &data, copy, None)
}

/// Lowers `pto.tstore`.
fn store<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let tile = x.tile(site, 0)?;
    let view = view_of(x, site, 1)?;
    if tile.desc.loc == Loc::Acc {
        let whole = [Extent::Static(0); 2];
        return fixpipe::leave(x, site, &tile, whole, tile.extents(), &Destination::Memory(&view));
    }
    if tile.desc.loc != Loc::Vec {
        return Err(site.refuse_operand(0, format_args!("from {}: no instruction copies from there", tile.desc.loc)));
    }
    let atomic = match fixpipe::atomic_op(site) {
        Some(op) => Some((atomic_mode(op), atomic_elements(site, tile.desc.dtype, op)?)),
        None => None,
    };
    let bytes = i64::from(tile.desc.dtype.bytes());
    let (engine, from, to) = (dma::STORE, tile.pointer, view.pointer);
    let plan = dma::store_plan(&mut x.b, &tile, &view)?;
    let copy = plan.map(|plan| Copy { engine, from, to, bytes, plan, excess: Extent::Static(0), padding: None });
    let Some((op, elements)) = atomic else {
        return dma::transfer(&mut x.b, Direction::Store, &view, &tile, copy, None);
    };
    let Some(copy) = copy.filter(|copy| view.layout.is_some() || copy.is_certain()) else {
        return Err(site.refuse("as an atomic operation on elements that are not known to be contiguous in memory"));
    };
    x.b.op(elements, &[], &[], &[])?;
    x.b.op(op, &[], &[], &[])?;
    copy.emit(&mut x.b)?;
    x.b.op(SET_ATOMIC_NONE, &[], &[], &[]).map(drop)
}

/// Returns the instruction that selects an atomic operation.
const fn atomic_mode(op: AccAtomicOp) -> &'static Op {
    match op {
        AccAtomicOp::Add => SET_ATOMIC_ADD,
        AccAtomicOp::Max => SET_ATOMIC_MAX,
        AccAtomicOp::Min => SET_ATOMIC_MIN,
    }
}

/// Returns the instruction that selects the element type of atomic operations. Sums of 32 bits are the same for signed
/// and unsigned integers.
fn atomic_elements<'c>(site: Site<'c, '_>, dtype: DType, op: AccAtomicOp) -> Lowered<&'static Op> {
    let sums_as_signed = dtype == DType::Ui32 && op == AccAtomicOp::Add;
    match fixpipe::atomic_type(if sums_as_signed { DType::Si32 } else { dtype }) {
        Some(AccAtomicType::F32) => Ok(SET_ATOMIC_F32),
        Some(AccAtomicType::F16) => Ok(SET_ATOMIC_F16),
        Some(AccAtomicType::Bf16) => Ok(SET_ATOMIC_BF16),
        Some(AccAtomicType::S32) => Ok(SET_ATOMIC_S32),
        Some(AccAtomicType::S16) => Ok(SET_ATOMIC_S16),
        Some(AccAtomicType::S8) => Ok(SET_ATOMIC_S8),
        None => Err(site.refuse(format_args!("as an atomic operation on {dtype}: memory does not support it"))),
    }
}

/// Returns the padding of elements; for a float, its bit pattern.
fn padding(pad: Pad, dtype: DType) -> Option<i64> {
    let least = -1_i64 << (dtype.bits() - 1);
    match (pad, dtype) {
        (Pad::Null, _) => None,
        (Pad::Zero, _) => Some(0),
        (Pad::Max, DType::F16) => Some(i64::from(half::f16::INFINITY.to_bits())),
        (Pad::Min, DType::F16) => Some(i64::from(half::f16::NEG_INFINITY.to_bits())),
        (Pad::Max, DType::BF16) => Some(i64::from(half::bf16::INFINITY.to_bits())),
        (Pad::Min, DType::BF16) => Some(i64::from(half::bf16::NEG_INFINITY.to_bits())),
        (Pad::Max, DType::F32) => Some(i64::from(f32::INFINITY.to_bits())),
        (Pad::Min, DType::F32) => Some(i64::from(f32::NEG_INFINITY.to_bits())),
        (Pad::Max, _) if dtype.is_unsigned() => Some(-1),
        (Pad::Min, _) if dtype.is_unsigned() => Some(0),
        (Pad::Max, _) if dtype.is_integer() => Some(!least),
        (Pad::Min, _) if dtype.is_integer() => Some(least),
        (Pad::Max | Pad::Min, _) => None,
    }
}

/// Like [`padding`], with the greatest and least finite values of floats.
pub(super) fn finite(pad: Pad, dtype: DType) -> Option<i64> {
    match (pad, dtype) {
        (Pad::Max, DType::F16) => Some(i64::from(half::f16::MAX.to_bits())),
        (Pad::Min, DType::F16) => Some(i64::from(half::f16::MIN.to_bits())),
        (Pad::Max, DType::BF16) => Some(i64::from(half::bf16::MAX.to_bits())),
        (Pad::Min, DType::BF16) => Some(i64::from(half::bf16::MIN.to_bits())),
        (Pad::Max, DType::F32) => Some(i64::from(f32::MAX.to_bits())),
        (Pad::Min, DType::F32) => Some(i64::from(f32::MIN.to_bits())),
        (Pad::Null | Pad::Zero | Pad::Max | Pad::Min, _) => padding(pad, dtype),
    }
}

/// Fills a whole tile with a scalar. Barriers separate the vector unit from the copies, whatever flags the surrounding
/// code uses.
fn fill<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    tile: &Tile<'c, 'a>,
    scalar: Value<'c, 'a>,
    granularity: MaskGranularity,
) -> Lowered<()> {
    let dtype = tile.desc.dtype;
    let (lines, elements) = match tile.desc.blayout {
        BLayout::RowMajor => (tile.desc.rows, tile.desc.cols),
        BLayout::ColMajor => (tile.desc.cols, tile.desc.rows),
    };
    let region = [Extent::Static(lines), Extent::Static(elements)];
    let rows = Rows::new(b, region, &[tile.stride], lanes(dtype), granularity)?;
    b.op(BARRIER, &[], &[set(Key::Pipe, Pipe::All)], &[])?;
    b.scope(|b| {
        let value = b.broadcast(scalar, dtype)?;
        rows.each(b, &mut |b, [line, element], mask| {
            let offset = tile.within(b, line, element)?;
            b.store(value, tile.pointer, offset, mask, None)
        })
    })?;
    b.op(BARRIER, &[], &[set(Key::Pipe, Pipe::All)], &[]).map(drop)
}

/// Lowers `pto.tmov`.
fn copy<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 1)?);
    let whole = [Extent::Static(0); 2];
    match (src.desc.loc, dst.desc.loc) {
        (Loc::Acc, _) => fixpipe::leave(x, site, &src, whole, src.extents(), &Destination::Tile(&dst, whole)),
        (Loc::Mat, _) => cube::window(x, site, cube::Move { src: &src, dst: &dst, at: whole }),
        (Loc::Vec, Loc::Mat) => cube::insert(&mut x.b, site, cube::Move { src: &src, dst: &dst, at: whole }),
        _ => window::relocate(x, site, [(&src, whole), (&dst, whole)], dst.extents()),
    }
}

/// Returns the first row and column of a window.
fn corner<'c, 'a>(x: &Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<[Extent<'c, 'a>; 2]> {
    match (site.named(Name::IndexRow), site.named(Name::IndexCol)) {
        (Some(row), Some(col)) => Ok([row, col].map(Extent::of)),
        _ => Err(x.b.defect("a window")),
    }
}

/// Lowers `pto.textract`.
fn extract<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 3)?);
    let at = corner(x, site)?;
    let start = [Extent::Static(0); 2];
    match src.desc.loc {
        Loc::Acc => {
            let parts = match site.choice(Key::AccToVecMode) {
                Some(AccToVecMode::DualModeSplitM) => [2, 1],
                Some(AccToVecMode::DualModeSplitN) => [1, 2],
                Some(AccToVecMode::SingleModeVec0 | AccToVecMode::SingleModeVec1) | None => [1, 1],
            };
            let size = [x.b.mul(dst.rows, Extent::Static(parts[0]))?, x.b.mul(dst.cols, Extent::Static(parts[1]))?];
            let to = Destination::Tile(&dst, start);
            fixpipe::leave(x, site, &src, at, size, &to)
        }
        Loc::Mat => cube::window(x, site, cube::Move { src: &src, dst: &dst, at }),
        Loc::Vec if dst.desc.loc == Loc::Mat => {
            let within = x.b.remainder(at[1], cube::line(src.desc.dtype))?;
            let refused = || site.refuse("from a column within a block: the instruction copies whole blocks");
            dma::where_zero(&mut x.b, within, refused, &mut |b| {
                let part = Tile { rows: dst.rows, cols: dst.cols, ..src.beginning(b, at)? };
                cube::insert(b, site, cube::Move { src: &part, dst: &dst, at: start })
            })
        }
        Loc::Vec | Loc::Left | Loc::Right | Loc::Bias | Loc::Scaling => {
            window::relocate(x, site, [(&src, at), (&dst, start)], dst.extents())
        }
    }
}

/// Lowers `pto.tinsert`.
fn insert<'c, 'a>(x: &mut Expander<'c, 'a>, site: Site<'c, 'a>) -> Lowered<()> {
    let (src, dst) = (x.tile(site, 0)?, x.tile(site, 3)?);
    let at = corner(x, site)?;
    match (src.desc.loc, dst.desc.loc) {
        (Loc::Acc, _) => {
            let whole = [Extent::Static(0); 2];
            fixpipe::leave(x, site, &src, whole, src.extents(), &Destination::Part(&dst, at))
        }
        (Loc::Vec, Loc::Mat) => {
            let ragged = cube::ragged(&mut x.b, &dst, at[1], src.cols)?;
            let refused = || site.refuse("into parts of the lines of boxes: the instruction copies whole ones");
            dma::where_zero(&mut x.b, ragged, refused, &mut |b| {
                cube::insert(b, site, cube::Move { src: &src, dst: &dst, at })
            })
        }
        _ => window::relocate(x, site, [(&src, [Extent::Static(0); 2]), (&dst, at)], src.extents()),
    }
}
