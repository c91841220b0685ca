//! Represents tiles for lowering rules: a pointer to the first element, a stride of lines, and a valid region that may
//! be known only at run time.

use crate::{
    builder::{Builder, Extent, Lowered, Point, op_def},
    linear::divisor,
    report::Report,
    steps::{self, stride},
    walk,
};
use mlir_dialect::{
    defining_block, integer_constant,
    melior::ir::{Value, ValueLike, operation::OperationRef},
    operand, users, value_key,
};
use nest_dialect::op as nest;
use pto_dialect::{op::Groups, types};
use pto_isa::{
    Level, Op, TileDesc, TypeDesc, codes,
    ops::view,
    types::{AddressSpace, BLayout, DType, Dim, Loc},
};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub(crate) const ALLOC: &Op = op_def(view::OPS, "alloc_tile");
pub(crate) const SUBVIEW: &Op = op_def(view::OPS, "subview");
pub(crate) const BITCAST: &Op = op_def(view::OPS, "bitcast");
pub(crate) const TRESHAPE: &Op = op_def(view::OPS, "treshape");
pub(crate) const TASSIGN: &Op = op_def(view::OPS, "tassign");
pub(crate) const MULTI: &Op = op_def(view::OPS, "alloc_multi_tile");
pub(crate) const SLOT: &Op = op_def(view::OPS, "multi_tile_get");
const ADDRESS: &Op = op_def(view::OPS, "tile_buf_addr");
pub(crate) const VALID: &Op = op_def(view::OPS, "get_validshape");
pub(crate) const SET_VALID: &Op = op_def(view::OPS, "set_validshape");
const DECLARED: [&Op; 2] = [op_def(view::OPS, "declare_tile"), op_def(view::OPS, "declare_global")];

/// Compares an op definition with another one by identity.
pub(crate) fn is_def(found: Option<&'static Op>, wanted: &'static Op) -> bool {
    found.is_some_and(|found| found.opcode == wanted.opcode)
}

/// Returns an operand by its index among the declared ones.
pub(crate) fn declared<'c, 'a>(op: OperationRef<'c, 'a>, def: &'static Op, index: usize) -> Option<Value<'c, 'a>> {
    Groups::of(def, op).range(index).next().and_then(|index| operand(op, index))
}

/// The address of a tile.
#[derive(Clone, Copy)]
pub(crate) struct TileAddress<'c, 'a> {
    /// Pointer to its first element.
    pub(crate) pointer: Value<'c, 'a>,
    /// Stride of lines in elements.
    pub(crate) stride: i64,
    /// A power of two, up to 32, that divides the address of the first byte.
    pub(crate) align: i64,
}

/// An operand tile.
#[derive(Clone, Copy)]
pub(crate) struct Tile<'c, 'a> {
    /// The descriptor of its type.
    pub(crate) desc: TileDesc,
    /// Pointer to the first element.
    pub(crate) pointer: Value<'c, 'a>,
    /// Stride of lines in elements: of rows, of columns in a column-major tile, of boxes in a fractal layout.
    pub(crate) stride: i64,
    /// A power of two, up to 32, that divides the address of the first byte.
    pub(crate) align: i64,
    /// Valid rows.
    pub(crate) rows: Extent<'c, 'a>,
    /// Valid columns.
    pub(crate) cols: Extent<'c, 'a>,
}

impl<'c, 'a> Tile<'c, 'a> {
    /// Returns the offset of an element from the first one.
    pub(crate) fn offset(
        &self,
        b: &mut Builder<'c, 'a>,
        row: Extent<'c, 'a>,
        col: Extent<'c, 'a>,
    ) -> Lowered<Extent<'c, 'a>> {
        offset(b, &self.desc, self.stride, row, col)
    }

    /// Returns the offset of an element of a line from the first one, in a tile without boxes.
    pub(crate) fn within(
        &self,
        b: &mut Builder<'c, 'a>,
        line: Extent<'c, 'a>,
        element: Extent<'c, 'a>,
    ) -> Lowered<Extent<'c, 'a>> {
        let line = b.mul(line, Extent::Static(self.stride))?;
        b.add(line, element)
    }

    /// Returns the valid lines of a tile without boxes, and the valid elements of a line: rows and columns, or in a
    /// column-major tile columns and rows.
    pub(crate) fn lines(&self) -> (Extent<'c, 'a>, Extent<'c, 'a>) {
        match self.desc.blayout {
            BLayout::RowMajor => (self.rows, self.cols),
            BLayout::ColMajor => (self.cols, self.rows),
        }
    }
}

fn offset<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    desc: &TileDesc,
    stride: i64,
    row: Extent<'c, 'a>,
    col: Extent<'c, 'a>,
) -> Lowered<Extent<'c, 'a>> {
    let [rows, cols] = steps::steps(desc, stride);
    let (row, col) = (rows.at(b, row)?, cols.at(b, col)?);
    b.add(row, col)
}

/// The tiles of a function.
pub(crate) struct Tiles<'c, 'a> {
    places: HashMap<usize, TileAddress<'c, 'a>>,
    /// Tiles with valid regions that are set in the function: these are read at each use.
    set: HashSet<usize>,
    /// The valid region of a tile is set through an unknown alias.
    any: bool,
    /// Tiles get no pointers.
    only_shapes: bool,
}

impl<'c, 'a> Tiles<'c, 'a> {
    /// Collects the tiles of a function with these operations. With `only_shapes` no pointers are created: a tile is
    /// used in place of its pointer.
    pub(crate) fn new(operations: &[OperationRef<'c, 'a>], only_shapes: bool) -> Self {
        let sets =
            operations.iter().filter(|op| is_def(pto_dialect::op::declared(**op).map(|(def, _)| def), SET_VALID));
        let tiles: Vec<_> = sets.filter_map(|set| operand(*set, 0)).collect();
        let is_plain = |tile: Value<'c, 'a>| {
            walk::definition(tile).is_some_and(|(_, def)| def.is_some())
                && users(tile)
                    .into_iter()
                    .all(|user| pto_dialect::op::declared(user).is_some() || nest::kind(user).is_some())
        };
        let any = !tiles.iter().all(|tile| is_plain(*tile));
        Self { places: HashMap::default(), set: tiles.into_iter().map(value_key).collect(), any, only_shapes }
    }

    /// Returns the tile of a value, for an operation at the insertion point.
    pub(crate) fn tile(&mut self, b: &mut Builder<'c, 'a>, value: Value<'c, 'a>) -> Lowered<Tile<'c, 'a>> {
        let desc = types::tile(value.r#type()).ok_or_else(|| b.defect("a tile of another type"))?;
        let TileAddress { pointer, stride, align } = self.place(b, value)?;
        let [rows, cols] = self.valid(b, value, &desc)?;
        Ok(Tile { desc, pointer, stride, align, rows, cols })
    }

    /// Returns the pointer of a tile as a nest accesses it.
    pub(crate) fn pointer(
        &mut self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        accessed: &Tile<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let pointer = self.place(b, value)?.pointer;
        b.pointer_to(pointer, accessed.desc.dtype)
    }

    fn valid(&self, b: &mut Builder<'c, 'a>, value: Value<'c, 'a>, desc: &TileDesc) -> Lowered<[Extent<'c, 'a>; 2]> {
        let dims = [desc.valid_rows, desc.valid_cols];
        if let [Dim::Static(rows), Dim::Static(cols)] = dims {
            return Ok([Extent::Static(rows), Extent::Static(cols)]);
        }
        let mut extents = dims.map(|dim| dim.get().map(Extent::Static));
        if !self.any
            && !self.set.contains(&value_key(value))
            && let Some((op, Some(def))) = walk::definition(value)
        {
            let first = if is_def(Some(def), ALLOC) {
                Some(1)
            } else if is_def(Some(def), SUBVIEW) {
                Some(2)
            } else {
                None
            };
            for (index, extent) in extents.iter_mut().enumerate() {
                let given = first.and_then(|first| declared(op, def, first + index));
                *extent = extent.or(given.map(Extent::of));
            }
        }
        if let [Some(rows), Some(cols)] = extents {
            return Ok([rows, cols]);
        }
        let index = b.scalar(DType::Index)?;
        let op = b.op(VALID, &[value], &[], &[index, index])?;
        let found = [b.result(op, 0)?, b.result(op, 1)?];
        let [rows, cols] = extents;
        let [row, col] = found.map(Extent::Dynamic);
        Ok([rows.unwrap_or(row), cols.unwrap_or(col)])
    }

    /// Returns the address of a tile. The pointer is created once, after the definition of the tile; if a pipe assigns
    /// the address, it is created at each use.
    pub(crate) fn place(&mut self, b: &mut Builder<'c, 'a>, value: Value<'c, 'a>) -> Lowered<TileAddress<'c, 'a>> {
        if let Some(known) = self.places.get(&value_key(value)) {
            return Ok(*known);
        }
        let desc = types::tile(value.r#type()).ok_or_else(|| b.defect("a tile of another type"))?;
        let (stride, align) = layout(value, &desc);
        if self.only_shapes {
            return Ok(TileAddress { pointer: value, stride, align });
        }
        let definition = walk::definition(value);
        if is_moved(value) {
            let pointer = match definition {
                Some((op, found)) => self.defined(b, value, &desc, op, found)?,
                None => queried(b, value, &desc)?,
            };
            return Ok(TileAddress { pointer, stride, align });
        }
        let pointer = match definition {
            Some((op, found)) => {
                let at = Point::after(op).ok_or_else(|| b.defect("a place"))?;
                b.at(at, |b| self.defined(b, value, &desc, op, found))?
            }
            None => {
                let block = defining_block(value).ok_or_else(|| b.defect("a place"))?;
                let start = b.start(block);
                b.at(start, |b| queried(b, value, &desc))?
            }
        };
        let place = TileAddress { pointer, stride, align };
        self.places.insert(value_key(value), place);
        Ok(place)
    }

    fn defined(
        &mut self,
        b: &mut Builder<'c, 'a>,
        value: Value<'c, 'a>,
        desc: &TileDesc,
        op: OperationRef<'c, 'a>,
        found: Option<&'static Op>,
    ) -> Lowered<Value<'c, 'a>> {
        let Some(def) = found else { return queried(b, value, desc) };
        let space = AddressSpace::of(desc.loc);
        let of = |index: usize| declared(op, def, index);
        let at_address = |b: &mut Builder<'c, 'a>, address: Value<'c, 'a>| b.cast(address, desc.dtype, space);
        if is_def(found, ALLOC) || is_def(found, TASSIGN) {
            let index = usize::from(is_def(found, TASSIGN));
            return match of(index) {
                Some(address) => at_address(b, address),
                None => Err(unplaced(op)),
            };
        }
        if is_def(found, SLOT) {
            let (Some(buffers), Some(slot)) = (of(0), of(1)) else { return Err(b.defect("a slot")) };
            return self.slot(b, desc, buffers, slot);
        }
        let Some(source) = of(0) else { return queried(b, value, desc) };
        if is_def(found, BITCAST) || is_def(found, TRESHAPE) {
            let from = self.place(b, source)?;
            let whole = types::tile(source.r#type()).is_some_and(|desc| from.stride == stride(&desc));
            if !whole {
                return Err(Report::new(
                    codes::FORM_NOT_LOWERED,
                    mlir_dialect::location(op),
                    "reinterpreted subview of a tile is not lowered",
                )
                .emit());
            }
            let r#type = b.pointer(desc.dtype, space)?;
            return b.value(row_of_cast(), &[from.pointer], &[], r#type);
        }
        if is_def(found, SUBVIEW) {
            let from = self.place(b, source)?;
            let parent = types::tile(source.r#type()).ok_or_else(|| b.defect("a window"))?;
            let mut offsets = Groups::of(def, op).range(1).filter_map(|index| operand(op, index)).map(Extent::of);
            let (Some(line), Some(col)) = (offsets.next(), offsets.next()) else { return Err(b.defect("a window")) };
            consecutive(op, &parent, desc, [line, col])?;
            let distance = offset(b, &parent, from.stride, line, col)?;
            return b.advance(from.pointer, distance);
        }
        queried(b, value, desc)
    }

    /// Returns a slot: slots are adjacent and aligned.
    fn slot(
        &mut self,
        b: &mut Builder<'c, 'a>,
        desc: &TileDesc,
        buffers: Value<'c, 'a>,
        slot: Value<'c, 'a>,
    ) -> Lowered<Value<'c, 'a>> {
        let base = match walk::definition(buffers) {
            Some((op, Some(def))) if is_def(Some(def), MULTI) => declared(op, def, 0).ok_or_else(|| unplaced(op))?,
            _ => return Err(b.defect("slots of an unknown buffer")),
        };
        let base = b.cast(base, desc.dtype, AddressSpace::of(desc.loc))?;
        let bytes = slot_bytes(desc).ok_or_else(|| b.defect("a slot"))?;
        let distance = b.mul(Extent::Dynamic(slot), Extent::Static(bytes / i64::from(desc.dtype.bytes())))?;
        b.advance(base, distance)
    }
}

/// Refuses subviews of an accumulator or of an operand buffer whose boxes are not consecutive there.
fn consecutive(
    op: OperationRef<'_, '_>,
    parent: &TileDesc,
    desc: &TileDesc,
    [row, col]: [Extent<'_, '_>; 2],
) -> Lowered<()> {
    let (buffer, help) = match parent.loc {
        Loc::Acc => ("an accumulator is not lowered: a product writes its boxes contiguously", "an accumulator"),
        Loc::Left | Loc::Right => {
            ("an operand buffer is not lowered: a product reads its boxes contiguously", "a tile")
        }
        Loc::Vec | Loc::Mat | Loc::Bias | Loc::Scaling => return Ok(()),
    };
    let (lines, whole) = match parent.blayout {
        BLayout::ColMajor => {
            ("rows", row.is(0) && parent.rows == desc.rows && parent.valid_rows == Dim::Static(desc.rows))
        }
        BLayout::RowMajor => {
            ("columns", col.is(0) && parent.cols == desc.cols && parent.valid_cols == Dim::Static(desc.cols))
        }
    };
    if whole || parent.stored_box().is_none() && parent.loc != Loc::Acc {
        return Ok(());
    }
    let what = format_args!("subview of some {lines} of {buffer}");
    let report = Report::new(codes::FORM_NOT_LOWERED, mlir_dialect::location(op), what);
    Err(report.help(format_args!("allocate {help} for each subview")).emit())
}

/// Returns the stride of the lines of a tile in elements, and the power of two that divides its address.
fn layout<'c: 'a, 'a>(value: Value<'c, 'a>, desc: &TileDesc) -> (i64, i64) {
    let whole = (stride(desc), BLOCK);
    let Some((op, Some(def))) = walk::definition(value) else { return whole };
    let source = || {
        let source = declared(op, def, 0)?;
        Some((source, types::tile(source.r#type())?))
    };
    if is_def(Some(def), BITCAST) || is_def(Some(def), TRESHAPE) {
        return source().map_or(whole, |(source, of)| (stride(desc), layout(source, &of).1));
    }
    if !is_def(Some(def), SUBVIEW) {
        return whole;
    }
    let Some((source, parent)) = source() else { return whole };
    let from = layout(source, &parent);
    let mut offsets = Groups::of(def, op).range(1).filter_map(|index| operand(op, index)).map(Extent::of);
    let (Some(line), Some(col)) = (offsets.next(), offsets.next()) else { return whole };
    let align = multiple(&parent, from.0, line, col).min(from.1);
    // A single line has no stride.
    let lines = match desc.blayout {
        BLayout::RowMajor => desc.rows,
        BLayout::ColMajor => desc.cols,
    };
    let is_line = lines == 1 && desc.stored_box().is_none();
    (if is_line { stride(desc) } else { from.0 }, align)
}

/// Bytes of a block of vector memory: accesses of registers are aligned to blocks.
pub(crate) const BLOCK: i64 = 32;

/// Returns the greatest power of two, in bytes and at most a block, that divides the offset of an element.
fn multiple(desc: &TileDesc, stride: i64, row: Extent<'_, '_>, col: Extent<'_, '_>) -> i64 {
    let bytes = i64::from(desc.dtype.bytes());
    let (line, element) = match desc.blayout {
        BLayout::RowMajor => (row, col),
        BLayout::ColMajor => (col, row),
    };
    let of = |step: i64, count: Extent<'_, '_>| {
        let count = match count {
            Extent::Static(count) => count,
            Extent::Dynamic(count) => divisor(count),
        };
        power_of_two(step * bytes * count)
    };
    of(stride, line).min(of(1, element))
}

/// Returns the greatest power of two, at most a block, that divides an integer.
pub(crate) fn power_of_two(number: i64) -> i64 {
    1 << number.trailing_zeros().min(BLOCK.trailing_zeros())
}

/// Returns the stride in bytes of the slots of a multi-buffer of a type.
pub(crate) fn slot_bytes(desc: &TileDesc) -> Option<i64> {
    let align = pto_isa::target::memory(desc.loc).align;
    Some(desc.size_bytes()?.checked_add(align - 1)? / align * align)
}

const fn row_of_cast() -> &'static Op {
    const CAST: &Op = op_def(view::OPS, "castptr");
    CAST
}

/// Returns whether a pipe or another operation assigns the address of a tile or view, or of the viewed tile, and may
/// later assign a new one.
pub(crate) fn is_moved<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> bool {
    while let Some((op, Some(def))) = walk::definition(value) {
        if DECLARED.iter().any(|declared| is_def(Some(def), declared)) {
            return true;
        }
        let Some(source) = operand(op, 0).filter(|_| def.level == Level::View) else { return false };
        value = source;
    }
    false
}

/// Reads the address of a tile from outside of the function, such as an argument.
fn queried<'c, 'a>(b: &mut Builder<'c, 'a>, value: Value<'c, 'a>, desc: &TileDesc) -> Lowered<Value<'c, 'a>> {
    let r#type = b.pointer(desc.dtype, AddressSpace::of(desc.loc))?;
    b.value(ADDRESS, &[value], &[], r#type)
}

fn unplaced(op: OperationRef<'_, '_>) -> mlir_dialect::Failed {
    Report::new(codes::FORM_NOT_LOWERED, mlir_dialect::location(op), "tile buffer without an address is not lowered")
        .help("run pto-allocation first")
        .emit()
}

/// The contiguous bytes of a tile that a subview covers: whole lines, from a constant one on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part<'c, 'a> {
    /// The viewed tile.
    pub(crate) of: Value<'c, 'a>,
    /// First byte.
    pub(crate) start: i64,
    /// Size in bytes.
    pub(crate) size: i64,
}

impl<'c: 'a, 'a> Part<'c, 'a> {
    /// Returns the part that a subview covers; `None` if the value is no subview, or has gaps.
    pub(crate) fn of(value: Value<'c, 'a>) -> Option<Self> {
        let (op, def) = walk::definition(value)?;
        let def = def.filter(|def| is_def(Some(def), SUBVIEW))?;
        let of = declared(op, def, 0)?;
        let (parent, desc) = (types::tile(of.r#type())?, types::tile(value.r#type())?);
        if parent.stored_box().is_some() || desc.stored_box().is_some() || parent.blayout != desc.blayout {
            return None;
        }
        let offsets = Groups::of(def, op).range(1).filter_map(|index| operand(op, index)).map(integer_constant);
        let offsets: Vec<i64> = offsets.collect::<Option<_>>()?;
        let [first_row, first_col] = offsets[..] else { return None };
        let (line, element, lines, elements) = match desc.blayout {
            BLayout::RowMajor => (first_row, first_col, parent.rows, (desc.cols, parent.cols)),
            BLayout::ColMajor => (first_col, first_row, parent.cols, (desc.rows, parent.rows)),
        };
        let is_run = lines == 1 || element == 0 && elements.0 == elements.1;
        let bytes = i64::from(desc.dtype.bytes());
        let start = line.checked_mul(elements.1)?.checked_add(element)?.checked_mul(bytes)?;
        is_run.then_some(Self { of, start, size: desc.size_bytes()? })
    }
}

/// Returns the address of a buffer, if it is constant.
pub(crate) fn address(value: Value<'_, '_>) -> Option<i64> {
    let (op, def) = walk::definition(value)?;
    let def = def.filter(|def| is_def(Some(def), ALLOC))?;
    mlir_dialect::integer_constant(declared(op, def, 0)?)
}

/// Returns whether a value is a tile.
pub(crate) fn is_tile<'c>(value: impl ValueLike<'c>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Tile(_))
}
