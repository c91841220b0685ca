//! Lowers copies of accumulators to global memory, L1 and vector memory.
//!
//! A matrix product writes boxes of 16 x 16 elements consecutively, as many as its rows require; an accumulator is read
//! in the same way, even if its buffer has more rows.

use super::{
    Expander, Site,
    cube::{self, integers, line},
    dma,
    instructions::{MTE_L0C_GM, MTE_L0C_L1, MTE_L0C_UB},
};
use crate::{
    builder::{Builder, Extent, Lowered, Setting, set},
    tile::Tile,
    view::{Axis, View},
};
use mlir_dialect::melior::ir::{Value, ValueLike};
use pto_dialect::types;
use pto_isa::{
    Key, Name, Op, Rule,
    attrs::{
        AccAtomicOp, AccAtomicType, AccQuant, AccStoreMode, AccToVecMode, AccUbDst, AtomicType, Factors, ReluPreMode,
    },
    rule::Micro,
    types::{Class, DType, FloatFormat, FractalName, Loc, ViewLayout},
};

/// Rows and columns of a box of an accumulator.
pub(super) const BOX: i64 = 16;

/// The destination of a window of an accumulator.
pub(super) enum Destination<'x, 'c, 'a> {
    /// A matrix in global memory.
    Memory(&'x View<'c, 'a>),
    /// A tile in L1 or vector memory, and the row and column of the window in it.
    Tile(&'x Tile<'c, 'a>, [Extent<'c, 'a>; 2]),
    /// Like `Tile`, whose other elements stay.
    Part(&'x Tile<'c, 'a>, [Extent<'c, 'a>; 2]),
}

/// The layout of elements at the destination.
#[derive(Clone, Copy)]
struct Order<'c, 'a> {
    mode: AccStoreMode,
    pointer: Value<'c, 'a>,
    /// Stride in elements: of rows or columns, or of boxes, for a line of a box.
    stride: Extent<'c, 'a>,
    /// Boxes have lines of 32 bytes, though wider ones are possible.
    split: bool,
}

/// Returns the rows of boxes of an accumulator.
pub(super) fn height<'c, 'a>(b: &mut Builder<'c, 'a>, acc: &Tile<'c, 'a>) -> Lowered<Extent<'c, 'a>> {
    let more = b.add(acc.rows, Extent::Static(BOX - 1))?;
    let boxes = b.div(more, BOX)?;
    b.mul(boxes, Extent::Static(BOX))
}

/// Returns the quantisation mode from one type to another, according to the definition of the instruction, for one
/// factor or one per column.
fn quantisation(instruction: &Op, from: DType, to: DType, factors: Factors) -> Option<AccQuant> {
    let cases = instruction.all_rules().find_map(|rule| {
        let Rule::Micro(Micro::Quantised { table, .. }) = rule else { return None };
        table.iter().find(|entry| entry.src.contains(from) && entry.dst.contains(to)).map(|entry| entry.cases)
    })?;
    cases.iter().copied().find(|case| case.factors() == Some(factors))
}

/// Returns whether the instruction converts one type to another without a factor.
fn is_plain(instruction: &Op, from: DType, to: DType) -> bool {
    instruction.all_rules().any(|rule| {
        let Rule::Micro(Micro::Quantised { plain, .. }) = rule else { return false };
        plain.iter().any(|(sources, targets)| sources.contains(from) && targets.contains(to))
    })
}

/// Returns the enumeration case of a type in atomic stores.
pub(super) const fn atomic_type(dtype: DType) -> Option<AccAtomicType> {
    match dtype.class() {
        Class::Float(FloatFormat::F32) => Some(AccAtomicType::F32),
        Class::Float(FloatFormat::F16) => Some(AccAtomicType::F16),
        Class::Float(FloatFormat::BF16) => Some(AccAtomicType::Bf16),
        Class::Signless | Class::Signed => match dtype.bits() {
            8 => Some(AccAtomicType::S8),
            16 => Some(AccAtomicType::S16),
            32 => Some(AccAtomicType::S32),
            _ => None,
        },
        Class::Float(FloatFormat::F64) | Class::Truth | Class::Unsigned | Class::Index | Class::LowPrecision => None,
    }
}

/// Returns how a store combines with memory; `None` if it overwrites.
pub(super) fn atomic_op(site: Site<'_, '_>) -> Option<AccAtomicOp> {
    match site.choice(Key::AtomicType) {
        None | Some(AtomicType::AtomicNone) => None,
        Some(AtomicType::AtomicAdd) => Some(AccAtomicOp::Add),
        Some(AtomicType::AtomicMax) => Some(AccAtomicOp::Max),
        Some(AtomicType::AtomicMin) => Some(AccAtomicOp::Min),
    }
}

impl<'c, 'a> Order<'c, 'a> {
    /// Returns the layout of a matrix in global memory, for rows or columns that are contiguous.
    fn of_lines(pointer: Value<'c, 'a>, [rows, cols]: [Axis<'c, 'a>; 2], mode: AccStoreMode) -> Self {
        let stride = if mode == AccStoreMode::Nz2nd { rows.stride } else { cols.stride };
        Self { mode, pointer, stride, split: false }
    }

    /// Returns the layout of boxes in global memory, with contiguous lines.
    fn of_boxes(site: Site<'c, 'a>, view: &View<'c, 'a>, to: DType) -> Lowered<Self> {
        let [outer, across, down, rows, cols] = view.axes;
        let width = cols.extent.get().filter(|width| *width == line(to) || *width == BOX);
        let even = width.is_some_and(|width| {
            let lines = rows.extent.get().and_then(|rows| rows.checked_mul(width));
            cols.stride.is(1)
                && (rows.stride.is(width) || rows.extent.is(1))
                && (down.extent.is(1) || lines.is_some_and(|lines| down.stride.is(lines)))
                && across.stride.get().is_none_or(|stride| stride % width == 0)
        });
        let (true, Some(width), true) = (even, width, outer.extent.is(1)) else {
            return Err(site.refuse("to boxes in global memory that are not known to be contiguous"));
        };
        let Some(stride) = across.stride.get().or(across.extent.is(1).then_some(0)) else {
            return Err(site.refuse("to boxes in global memory with an unknown stride"));
        };
        let split = line(to) < BOX && width == line(to);
        Ok(Self { mode: AccStoreMode::Nz2nz, pointer: view.pointer, stride: Extent::Static(stride / width), split })
    }

    /// Returns the layout of a tile in L1 or vector memory.
    fn of_tile(
        b: &mut Builder<'c, 'a>,
        site: Site<'c, 'a>,
        tile: &Tile<'c, 'a>,
        [row, col]: [Extent<'c, 'a>; 2],
    ) -> Lowered<Self> {
        let offset = tile.offset(b, row, col)?;
        let pointer = b.advance(tile.pointer, offset)?;
        let dtype = tile.desc.dtype;
        let stride = Extent::Static(tile.stride);
        match tile.desc.fractal_name() {
            FractalName::Nd => Ok(Self { mode: AccStoreMode::Nz2nd, pointer, stride, split: false }),
            FractalName::Dn => Ok(Self { mode: AccStoreMode::Nz2dn, pointer, stride, split: false }),
            FractalName::Nz => {
                let width = tile.desc.stored_box().map_or(1, |(_, width)| width);
                let stride = Extent::Static(tile.stride / width);
                Ok(Self { mode: AccStoreMode::Nz2nz, pointer, stride, split: width < BOX && width == line(dtype) })
            }
            FractalName::Zn | FractalName::Zz | FractalName::Nn => {
                Err(site.refuse(format_args!("from acc to {} in layout {}", tile.desc.loc, tile.desc.layout())))
            }
        }
    }
}

/// Copies elements of an accumulator from a row and column on to a destination, with the attributes and factors of the
/// operation.
pub(super) fn leave<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    acc: &Tile<'c, 'a>,
    at: [Extent<'c, 'a>; 2],
    size: [Extent<'c, 'a>; 2],
    destination: &Destination<'_, 'c, 'a>,
) -> Lowered<()> {
    let from = acc.desc.dtype;
    let within = x.b.remainder(at[1], BOX)?;
    let refused = || site.refuse(format_args!("from a column that is not a multiple of {BOX}"));
    let (to, instruction) = match destination {
        Destination::Memory(view) => (types::desc(view.pointer.r#type()).dtype().unwrap_or(from), MTE_L0C_GM),
        Destination::Tile(tile, _) | Destination::Part(tile, _) => match tile.desc.loc {
            Loc::Mat => (tile.desc.dtype, MTE_L0C_L1),
            Loc::Vec => (tile.desc.dtype, MTE_L0C_UB),
            Loc::Left | Loc::Right | Loc::Acc | Loc::Bias | Loc::Scaling => {
                return Err(site.refuse(format_args!("from acc to {}", tile.desc.loc)));
            }
        },
    };
    let window = Window { acc, at, size, to, instruction, factor: factor(x, site, instruction, [from, to], at[1])? };
    let b = &mut x.b;
    let ragged = match destination {
        Destination::Part(tile, place) => cube::ragged(b, tile, place[1], size[1])?,
        Destination::Memory(_) | Destination::Tile(..) => Extent::Static(0),
    };
    let in_lines = || site.refuse("into parts of the lines of boxes: the instruction writes whole ones");
    dma::where_zero(b, within, refused, &mut |b| {
        dma::where_zero(b, ragged, in_lines, &mut |b| window.store_to(b, site, destination))
    })
}

/// A window of an accumulator that is stored.
struct Window<'x, 'c, 'a> {
    acc: &'x Tile<'c, 'a>,
    at: [Extent<'c, 'a>; 2],
    size: [Extent<'c, 'a>; 2],
    /// Element type of the destination.
    to: DType,
    instruction: &'static Op,
    factor: Option<(Value<'c, 'a>, AccQuant)>,
}

impl<'c, 'a> Window<'_, 'c, 'a> {
    /// Emits the stores to a destination.
    fn store_to(
        &self,
        b: &mut Builder<'c, 'a>,
        site: Site<'c, 'a>,
        destination: &Destination<'_, 'c, 'a>,
    ) -> Lowered<()> {
        match destination {
            Destination::Memory(view) if view.layout == Some(ViewLayout::Nz) => {
                self.store(b, site, &Order::of_boxes(site, view, self.to)?)
            }
            Destination::Memory(view) => {
                let Some([rows, cols]) = view.matrix() else {
                    return Err(site.refuse("from an accumulator to a view that is not known to be one matrix"));
                };
                let axes = [(cols, AccStoreMode::Nz2nd), (rows, AccStoreMode::Nz2dn)];
                let possible = if view.layout == Some(ViewLayout::Dn) { &axes[1..] } else { &axes };
                dma::contiguous(b, site, view.layout, possible, &|b, mode| {
                    self.store(b, site, &Order::of_lines(view.pointer, [rows, cols], mode))
                })
            }
            Destination::Tile(tile, place) | Destination::Part(tile, place) => {
                let order = Order::of_tile(b, site, tile, *place)?;
                self.store(b, site, &order)
            }
        }
    }

    /// Emits the stores to a destination of a layout.
    fn store(&self, b: &mut Builder<'c, 'a>, site: Site<'c, 'a>, order: &Order<'c, 'a>) -> Lowered<()> {
        let Self { to, instruction, size, .. } = *self;
        // A store without a mode writes boxes; the mode for boxes exists for f32, where a store may halve them.
        let is_named = order.mode != AccStoreMode::Nz2nz || to == DType::F32;
        if order.split && !is_named {
            return Err(site.refuse(format_args!("to boxes of one block of {to}")));
        }
        let mut settings: Vec<Setting> = is_named.then(|| set(Key::Mode, order.mode)).into_iter().collect();
        if let Some((_, mode)) = &self.factor {
            settings.push(set(Key::PreQuantMode, *mode));
        }
        match site.choice(Key::ReluPreMode) {
            None | Some(ReluPreMode::NoRelu) => {}
            Some(ReluPreMode::NormalRelu) => settings.push(set(Key::PreReluMode, ReluPreMode::NormalRelu)),
            Some(other @ (ReluPreMode::ScalarRelu | ReluPreMode::VectorRelu | ReluPreMode::Pwl)) => {
                return Err(site.refuse(format_args!("with activation {other}, which has no slopes here")));
            }
        }
        if let Some(op) = atomic_op(site) {
            let dtype = atomic_type(to).ok_or_else(|| site.refuse(format_args!("as an atomic store of {to}")))?;
            settings.extend([set(Key::StoreAtomicType, dtype), set(Key::AtomicOp, op)]);
        }
        let is_set =
            self.factor.is_some() || settings.len() > usize::from(is_named) || order.mode != AccStoreMode::Nz2nd;
        for store in stores(site, instruction, size, is_set)? {
            let at = [b.add(self.at[0], store.at[0])?, b.add(self.at[1], store.at[1])?];
            let mut settings = settings.clone();
            settings.extend(store.mode.map(|mode| set(Key::DstMode, mode)));
            let factor = self.factor.as_ref().map(|(value, _)| *value);
            emit(b, self.acc, instruction, at, &store, (order, factor), &settings)?;
        }
        Ok(())
    }
}

/// A store of a part of an accumulator.
struct Store<'c, 'a> {
    /// Where the part starts, in rows and columns from the start of all parts.
    at: [Extent<'c, 'a>; 2],
    size: [Extent<'c, 'a>; 2],
    /// How vector cores share it, for stores to their memory.
    mode: Option<AccUbDst>,
    /// The vector core that receives the part; `None` if both share it, or if the destination is other memory.
    core: Option<i64>,
}

/// Returns the stores of an operation. One store gives each vector core its half. With settings that only stores to a
/// single vector core can have (`is_set`), there is one store for each core.
fn stores<'c, 'a>(
    site: Site<'c, 'a>,
    instruction: &'static Op,
    size: [Extent<'c, 'a>; 2],
    is_set: bool,
) -> Lowered<Vec<Store<'c, 'a>>> {
    let none = Extent::Static(0);
    let one = |mode, core| Store { at: [none; 2], size, mode, core };
    if instruction.opcode != MTE_L0C_UB.opcode {
        return Ok(vec![one(None, None)]);
    }
    let (mode, axis) = match site.choice(Key::AccToVecMode) {
        Some(AccToVecMode::DualModeSplitM) => (AccUbDst::SplitM, 0),
        Some(AccToVecMode::DualModeSplitN) => (AccUbDst::SplitN, 1),
        Some(AccToVecMode::SingleModeVec1) => return Ok(vec![one(Some(AccUbDst::Single), Some(1))]),
        Some(AccToVecMode::SingleModeVec0) | None => return Ok(vec![one(Some(AccUbDst::Single), Some(0))]),
    };
    let unit = if axis == 0 { 2 } else { 2 * BOX };
    if let Some(extent) = size[axis].get().filter(|extent| extent % unit != 0) {
        let what = if axis == 0 { "rows" } else { "columns" };
        let message = format_args!("in halves: expected a multiple of {unit} as the number of {what}, found {extent}");
        return Err(site.refuse(message));
    }
    if !is_set {
        return Ok(vec![one(Some(mode), None)]);
    }
    let Some(half) = size[axis].get().filter(|extent| extent % 2 == 0).map(|extent| extent / 2) else {
        return Err(site.refuse("in halves of unknown or odd extents, with a conversion or activation"));
    };
    if axis == 1 && half % BOX != 0 {
        return Err(site.refuse(format_args!("in halves of {half} columns, with a conversion or activation")));
    }
    let part = |core: i64| {
        let (mut at, mut size) = ([none; 2], size);
        at[axis] = Extent::Static(core * half);
        size[axis] = Extent::Static(half);
        Store { at, size, mode: Some(AccUbDst::Single), core: Some(core) }
    };
    // If one core executes the whole kernel, the second store remains: it has the half of the first core.
    Ok(vec![part(1), part(0)])
}

/// Emits a store of a part of an accumulator from a row and column on.
fn emit<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    acc: &Tile<'c, 'a>,
    instruction: &'static Op,
    at: [Extent<'c, 'a>; 2],
    store: &Store<'c, 'a>,
    (order, factor): (&Order<'c, 'a>, Option<Value<'c, 'a>>),
    settings: &[Setting],
) -> Lowered<()> {
    let rows = height(b, acc)?;
    let columns = b.mul(at[1], rows)?;
    let lines = b.mul(at[0], Extent::Static(BOX))?;
    let distance = b.add(columns, lines)?;
    let source = b.advance(acc.pointer, distance)?;
    let [m, n, source_stride, target_stride] = integers(b, [store.size[0], store.size[1], rows, order.stride])?;
    let mut groups: Vec<Vec<Value<'c, 'a>>> = Vec::new();
    for operand in instruction.operands {
        groups.push(match operand.name {
            Name::Source => vec![source],
            Name::Destination => vec![order.pointer],
            Name::M => vec![m],
            Name::N => vec![n],
            Name::SrcStride => vec![source_stride],
            Name::DstStride => vec![target_stride],
            Name::PreQuant => factor.into_iter().collect(),
            Name::Split if order.split => vec![b.constant(1, DType::I64)?],
            Name::Loop0SrcStride if order.mode == AccStoreMode::Nz2dn => vec![b.constant(1, DType::I64)?],
            Name::SubBlockid => store.core.map(|core| b.constant(core, DType::I64)).transpose()?.into_iter().collect(),
            Name::Sid | Name::L2CacheCtrl => vec![b.constant(0, DType::I64)?],
            Name::PreRelu | Name::ClipValue | Name::Split => Vec::new(),
            Name::Loop0SrcStride | Name::Loop3Count | Name::Loop3SrcStride | Name::Loop3DstStride => Vec::new(),
            other => return Err(b.defect(format_args!("a store without operand {}", other.as_str()))),
        });
    }
    let groups: Vec<&[_]> = groups.iter().map(Vec::as_slice).collect();
    b.grouped_with(instruction, &groups, settings, &[]).map(drop)
}

/// Returns the factor of a quantisation, or the address of the factors of the columns from one on, and its mode.
fn factor<'c, 'a>(
    x: &mut Expander<'c, 'a>,
    site: Site<'c, 'a>,
    instruction: &'static Op,
    [from, to]: [DType; 2],
    col: Extent<'c, 'a>,
) -> Lowered<Option<(Value<'c, 'a>, AccQuant)>> {
    let (scalar, tile) =
        (site.named(Name::PreQuantScalar), site.def.operand(Name::Fp).filter(|fp| site.operand(*fp).is_some()));
    if scalar.is_none() && tile.is_none() && is_plain(instruction, from, to) {
        return Ok(None);
    }
    let mode = |factors| quantisation(instruction, from, to, factors);
    let (Some(by_column), Some(by_one)) = (mode(Factors::PerColumn), mode(Factors::One)) else {
        return Err(site.refuse(format_args!("from {from} to {to}")));
    };
    if let Some(tile) = tile {
        let factors = x.tile(site, tile)?;
        let dtype = factors.desc.dtype;
        if dtype != DType::F32 {
            return Err(site.refuse_operand(tile, format_args!("with factors of {dtype}: the instruction takes f32")));
        }
        return Ok(Some((x.b.advance(factors.pointer, col)?, by_column)));
    }
    // Integers become floats only by a factor: one leaves the values unchanged.
    let word = scalar.map_or(Some(i64::from(1.0_f32.to_bits())), mlir_dialect::integer_constant);
    let Some(bits) = word.filter(|word| u32::try_from(*word).is_ok()) else {
        return Err(site.refuse("with a word that is not known to be a factor alone, an f32 in its lower half"));
    };
    Ok(Some((x.b.constant(bits, DType::F32)?, by_one)))
}
