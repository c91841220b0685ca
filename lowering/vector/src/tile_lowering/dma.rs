//! Plans and emits copies between memories: bursts of contiguous elements, in loops.
//!
//! A copy is planned from the strides of elements on both sides, dimension by dimension: the dimension with contiguous
//! elements on both sides is the burst, the others are loops. Adjacent loops are merged if the outer one continues
//! where the inner one ends. Whatever exceeds a field of the instruction, according to its op definition, is split or
//! becomes an outer loop. Strides that are known only at run time are those of global memory, for which the fields are
//! wide enough.

use super::Site;
use super::instructions::{BARRIER, LOAD_SCALAR, MTE_GM_L1, MTE_GM_UB, MTE_UB_GM, MTE_UB_L1, STORE_SCALAR, TRAP};
use crate::{
    builder::{Builder, Extent, Lowered, set},
    steps::{CopyLoop, Steps, loops},
    tile::Tile,
    view::{Axis, View},
};
use mlir_dialect::{
    Failed,
    melior::ir::{Value, ValueLike},
};
use pto_dialect::types;
use pto_isa::{
    Key, Name, Op, Rule, TypeDesc,
    rule::Micro,
    types::{AddressSpace, DType, Layout, Loc, Pipe, PtrElem, ViewLayout},
};

/// Alignment of addresses in vector memory, in bytes.
pub(super) const BLOCK: i64 = 32;

/// An instruction that copies bursts.
#[derive(Clone, Copy)]
pub(super) struct Engine {
    instruction: &'static Op,
    /// Unit of lengths and strides, in bytes.
    unit: i64,
    /// Number of hardware loops around the bursts.
    loops: usize,
}

/// Global memory to vector memory.
pub(super) const LOAD: Engine = Engine { instruction: MTE_GM_UB, unit: 1, loops: 2 };
/// Vector memory to global memory.
pub(super) const STORE: Engine = Engine { instruction: MTE_UB_GM, unit: 1, loops: 2 };
/// Global memory to L1.
pub(super) const LOAD_L1: Engine = Engine { instruction: MTE_GM_L1, unit: 1, loops: 2 };
/// Vector memory to L1: blocks, with gaps from the end of a burst to the next one.
pub(super) const INTO_L1: Engine = Engine { instruction: MTE_UB_L1, unit: BLOCK, loops: 0 };

impl Engine {
    /// Returns the maximal value of a field.
    fn limit(self, operand: Name) -> i64 {
        let index = self.instruction.operand(operand);
        let bound = |rule: &Rule| {
            let Rule::Micro(Micro::Constant { operand, max, .. }) = rule else { return None };
            (Some(usize::from(*operand)) == index).then_some(*max)
        };
        self.instruction.all_rules().find_map(bound).unwrap_or(i64::MAX)
    }

    /// Returns whether gaps, from the end of a burst to the start of the next, replace strides.
    const fn has_gaps(self) -> bool {
        self.unit != 1
    }

    /// Returns the names of count and strides of a loop, the bursts first.
    const fn names(self, slot: usize) -> [Name; 3] {
        match (slot, self.has_gaps()) {
            (0, false) => [Name::NBurst, Name::NburstSrcStride, Name::NburstDstStride],
            (_, true) => [Name::NBurst, Name::SrcStride, Name::DstStride],
            (_, false) => [Name::LoopCounts, Name::LoopSrcStrides, Name::LoopDstStrides],
        }
    }
}

/// The padding around the data of a burst.
#[derive(Clone, Copy)]
pub(super) struct Padding<'c, 'a> {
    /// The padding element.
    pub(super) value: Value<'c, 'a>,
    /// Elements before and after the data, in addition to those up to the end of the block.
    pub(super) around: [i64; 2],
}

/// A copy.
#[derive(Clone)]
pub(super) struct Copy<'c, 'a> {
    pub(super) engine: Engine,
    pub(super) from: Value<'c, 'a>,
    pub(super) to: Value<'c, 'a>,
    /// Bytes per element.
    pub(super) bytes: i64,
    pub(super) plan: Plan<'c, 'a>,
    /// Number of rows and columns that the copy has in excess of those of the tile: the copy is correct only if it is 0.
    pub(super) excess: Extent<'c, 'a>,
    pub(super) padding: Option<Padding<'c, 'a>>,
}

/// The bursts of a copy.
#[derive(Clone)]
pub(super) struct Plan<'c, 'a> {
    /// Elements per burst.
    elements: Extent<'c, 'a>,
    /// Maximal number of elements, if they are known only at run time.
    bound: i64,
    /// The stride of elements within a burst, if it is known only at run time: it has to be one.
    assumed: Option<Extent<'c, 'a>>,
    /// Surrounding loops, innermost first.
    loops: Vec<CopyLoop<'c, 'a>>,
}

impl<'c, 'a> Plan<'c, 'a> {
    /// Extracts the burst from the loops of a copy: elements that are contiguous on both sides.
    fn of(mut loops: Vec<CopyLoop<'c, 'a>>, bound: i64) -> Self {
        loops.retain(|copy_loop| !copy_loop.count.is(1));
        let is_burst =
            |copy_loop: &CopyLoop<'c, 'a>| copy_loop.to.is(1) && copy_loop.from.get().is_none_or(|step| step == 1);
        let (elements, assumed) = match loops.iter().position(is_burst) {
            Some(place) => {
                let burst = loops.remove(place);
                (burst.count, Some(burst.from).filter(|step| step.get().is_none()))
            }
            None => (Extent::Static(1), None),
        };
        loops.sort_by_key(|copy_loop| copy_loop.to.get().unwrap_or(i64::MAX));
        Self { elements, bound, assumed, loops }
    }

    /// Merges loops with the inner loop, or with a burst of at most `longest` elements, if they continue where it ends.
    fn merged(mut self, longest: i64) -> Self {
        let mut merged: Vec<CopyLoop<'c, 'a>> = Vec::new();
        for copy_loop in self.loops {
            let goes_on = |count: i64, step: Extent<'c, 'a>, outer: Extent<'c, 'a>| {
                step.get().and_then(|step| step.checked_mul(count)).is_some_and(|end| outer.is(end))
            };
            let one = Extent::Static(1);
            if let (true, Some(elements), Some(count)) = (merged.is_empty(), self.elements.get(), copy_loop.count.get())
                && [copy_loop.from, copy_loop.to].into_iter().all(|outer| goes_on(elements, one, outer))
                && elements.saturating_mul(count) <= longest
            {
                self.elements = Extent::Static(elements * count);
                continue;
            }
            if let Some(last) = merged.last_mut()
                && let (Some(inner), Some(count)) = (last.count.get(), copy_loop.count.get())
                && goes_on(inner, last.from, copy_loop.from)
                && goes_on(inner, last.to, copy_loop.to)
                && let Some(count) = inner.checked_mul(count)
            {
                last.count = Extent::Static(count);
                continue;
            }
            merged.push(copy_loop);
        }
        Self { loops: merged, ..self }
    }

    /// Returns whether all strides of a side are whole blocks after merging.
    fn is_aligned(&self, side: fn(&CopyLoop<'c, 'a>) -> Extent<'c, 'a>, bytes: i64) -> bool {
        self.clone()
            .merged(i64::MAX)
            .loops
            .iter()
            .all(|copy_loop| side(copy_loop).get().is_none_or(|step| step * bytes % BLOCK == 0))
    }
}

/// Returns the loops of a copy from a view to a tile; `None` if they have no common shape.
fn into_tile<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    view: &View<'c, 'a>,
    tile: &Tile<'c, 'a>,
) -> Lowered<Option<Vec<CopyLoop<'c, 'a>>>> {
    let mut all = Vec::new();
    for ((axes, steps), valid) in view.dimensions().into_iter().zip(tile.steps()).zip(tile.extents()) {
        let axes: Vec<Axis<'c, 'a>> = axes.into_iter().filter(|axis| !axis.extent.is(1)).collect();
        let alone = axes.len() == 1;
        let mut before = Extent::Static(1);
        for axis in axes {
            // A dimension without subdivision has the extent of the tile, which may be known even if that of the view
            // is not.
            let count = if alone && axis.extent.get().is_none() { valid } else { axis.extent };
            let Some(steps) = steps.every(b, before)? else { return Ok(None) };
            let Some(found) = loops(b, count, Steps::even(axis.stride), steps, false)? else { return Ok(None) };
            all.extend(found);
            before = b.mul(before, count)?;
        }
    }
    Ok(Some(all))
}

/// Returns the maximal number of contiguous elements of a tile.
fn bound(tile: &Tile<'_, '_>) -> i64 {
    if tile.steps()[1].is_run() { tile.desc.cols } else { tile.desc.rows }
}

/// Returns the size of an element of a tile in bytes.
fn bytes(tile: &Tile<'_, '_>) -> i64 {
    i64::from(tile.desc.dtype.bytes())
}

/// Returns the bursts from a view to a tile in vector memory or L1; `None` if elements of a burst are not contiguous,
/// or bursts not known to be aligned.
pub(super) fn load_plan<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    view: &View<'c, 'a>,
    tile: &Tile<'c, 'a>,
) -> Lowered<Option<Plan<'c, 'a>>> {
    if tile.desc.loc == Loc::Vec && tile.align < BLOCK {
        return Ok(None);
    }
    let plan = into_tile(b, view, tile)?.map(|loops| Plan::of(loops, bound(tile)));
    Ok(plan.filter(|plan| plan.is_aligned(|copy_loop| copy_loop.to, bytes(tile))))
}

/// Like [`load_plan`], from a tile to a view.
pub(super) fn store_plan<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    tile: &Tile<'c, 'a>,
    view: &View<'c, 'a>,
) -> Lowered<Option<Plan<'c, 'a>>> {
    let Some(mut plan) = load_plan(b, view, tile)? else { return Ok(None) };
    plan.loops.iter_mut().for_each(|copy_loop| std::mem::swap(&mut copy_loop.from, &mut copy_loop.to));
    Ok(Some(plan))
}

/// Returns the bursts of the valid region of a tile to another tile, in whole blocks: the last block may include
/// elements after the region.
pub(super) fn block_plan<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    from: &Tile<'c, 'a>,
    to: &Tile<'c, 'a>,
) -> Lowered<Option<Plan<'c, 'a>>> {
    let mut all = Vec::new();
    for ((count, from), to) in from.extents().into_iter().zip(from.steps()).zip(to.steps()) {
        let Some(found) = loops(b, count, from, to, true)? else { return Ok(None) };
        all.extend(found);
    }
    if from.align < BLOCK {
        return Ok(None);
    }
    let size = bytes(from);
    let aligned = |plan: &Plan<'c, 'a>| {
        plan.is_aligned(|copy_loop| copy_loop.from, size) && plan.is_aligned(|copy_loop| copy_loop.to, size)
    };
    Ok(Some(Plan::of(all, bound(from))).filter(aligned))
}

impl<'c, 'a> Copy<'c, 'a> {
    /// Emits the instructions.
    pub(super) fn emit(self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let most = self.engine.limit(Name::LenBurst).saturating_mul(self.engine.unit);
        let longest = most / BLOCK * BLOCK / self.bytes;
        let padded = self.padding.is_some_and(|padding| padding.around != [0, 0]);
        let plan = if padded { self.plan.clone() } else { self.plan.clone().merged(longest) };
        let copy = Self { plan, ..self };
        match copy.plan.elements {
            Extent::Static(elements) if elements > longest => {
                let piece = Extent::Static(longest);
                let mut whole = Self { padding: None, ..copy.clone() };
                let (count, rest) = (Extent::Static(elements / longest), Extent::Static(elements % longest));
                whole.plan.elements = piece;
                whole.plan.loops.insert(0, CopyLoop { count, from: piece, to: piece });
                whole.instructions(b)?;
                if rest.is(0) {
                    return Ok(());
                }
                let done = b.mul(count, piece)?;
                copy.part(b, done, rest)
            }
            Extent::Dynamic(_) if copy.plan.bound > longest => b.each(copy.plan.elements, longest, &mut |b, start| {
                let rest = b.sub(copy.plan.elements, start)?;
                let elements = b.min(rest, Extent::Static(longest))?;
                copy.part(b, start, elements)
            }),
            Extent::Static(_) | Extent::Dynamic(_) => copy.instructions(b),
        }
    }

    /// Emits the copy of some elements of each burst.
    fn part(&self, b: &mut Builder<'c, 'a>, start: Extent<'c, 'a>, elements: Extent<'c, 'a>) -> Lowered<()> {
        let (from, to) = (b.advance(self.from, start)?, b.advance(self.to, start)?);
        let plan = Plan { elements, ..self.plan.clone() };
        Self { from, to, plan, ..self.clone() }.instructions(b)
    }

    /// Emits an instruction with hardware loops, and the loops around it.
    fn instructions(&self, b: &mut Builder<'c, 'a>) -> Lowered<()> {
        let (mut inside, mut around) = (Vec::new(), Vec::new());
        for copy_loop in &self.plan.loops {
            if copy_loop.count.is(1) {
                continue;
            }
            let free = inside.len() <= self.engine.loops;
            if free && self.fits(inside.len(), copy_loop) { inside.push(*copy_loop) } else { around.push(*copy_loop) }
        }
        self.nest(b, &around, &inside, self.from, self.to)
    }

    /// Returns whether a loop fits the fields of a hardware loop.
    fn fits(&self, slot: usize, copy_loop: &CopyLoop<'c, 'a>) -> bool {
        let [count, from, to] = self.engine.names(slot);
        let within = |number: Option<i64>, name: Name| {
            number.is_none_or(|number| (0..=self.engine.limit(name)).contains(&number))
        };
        let gap = |step: Extent<'c, 'a>| {
            let length = if self.engine.has_gaps() { self.plan.elements.get()? } else { 0 };
            Some((step.get()? - length) * self.bytes / self.engine.unit)
        };
        within(copy_loop.count.get(), count) && within(gap(copy_loop.from), from) && within(gap(copy_loop.to), to)
    }

    fn nest(
        &self,
        b: &mut Builder<'c, 'a>,
        around: &[CopyLoop<'c, 'a>],
        inside: &[CopyLoop<'c, 'a>],
        from: Value<'c, 'a>,
        to: Value<'c, 'a>,
    ) -> Lowered<()> {
        let Some((outer, rest)) = around.split_last() else { return self.instruction(b, inside, from, to) };
        b.each(outer.count, 1, &mut |b, copy_loop| {
            let (source, target) = (b.mul(copy_loop, outer.from)?, b.mul(copy_loop, outer.to)?);
            let (from, to) = (b.advance(from, source)?, b.advance(to, target)?);
            self.nest(b, rest, inside, from, to)
        })
    }

    fn instruction(
        &self,
        b: &mut Builder<'c, 'a>,
        inside: &[CopyLoop<'c, 'a>],
        from: Value<'c, 'a>,
        to: Value<'c, 'a>,
    ) -> Lowered<()> {
        let (bytes, unit) = (Extent::Static(self.bytes), self.engine.unit);
        let length = b.mul(self.plan.elements, bytes)?;
        let rounded = b.add(length, Extent::Static(unit - 1))?;
        let length = b.div(rounded, unit)?;
        let distance = |b: &mut Builder<'c, 'a>, step: Extent<'c, 'a>| {
            let step = b.mul(step, bytes)?;
            let step = b.div(step, unit)?;
            let step = if self.engine.has_gaps() { b.sub(step, length)? } else { step };
            b.integer(step, DType::I64)
        };
        // The strides of a single burst are unused: those of blocks are legal, and no gap.
        let nothing = if self.engine.has_gaps() {
            b.mul(length, Extent::Static(unit / self.bytes))?
        } else {
            Extent::Static(BLOCK / self.bytes)
        };
        let single = CopyLoop { count: Extent::Static(1), from: nothing, to: nothing };
        let (bursts, loops) = inside.split_first().unwrap_or((&single, &[]));
        let mut groups: Vec<Vec<Value<'c, 'a>>> = Vec::new();
        for operand in self.engine.instruction.operands {
            groups.push(match operand.name {
                Name::Source => vec![from],
                Name::Destination => vec![to],
                Name::LenBurst => vec![b.integer(length, DType::I64)?],
                Name::NBurst => vec![b.integer(bursts.count, DType::I64)?],
                Name::NburstSrcStride | Name::SrcStride => vec![distance(b, bursts.from)?],
                Name::NburstDstStride | Name::DstStride => vec![distance(b, bursts.to)?],
                Name::LoopCounts => {
                    loops.iter().map(|copy_loop| b.integer(copy_loop.count, DType::I64)).collect::<Lowered<_>>()?
                }
                Name::LoopSrcStrides => {
                    loops.iter().map(|copy_loop| distance(b, copy_loop.from)).collect::<Lowered<_>>()?
                }
                Name::LoopDstStrides => {
                    loops.iter().map(|copy_loop| distance(b, copy_loop.to)).collect::<Lowered<_>>()?
                }
                Name::PadValue => self.padding.map(|padding| padding.value).into_iter().collect(),
                Name::LeftPaddingCount => self.padded(b, 0)?,
                Name::RightPaddingCount => self.padded(b, 1)?,
                Name::L2CacheCtl if operand.arity == pto_isa::Arity::One => vec![b.constant(0, DType::I64)?],
                Name::L2CacheCtl => Vec::new(),
                other => return Err(b.defect(format_args!("a copy without operand {}", other.as_str()))),
            });
        }
        let groups: Vec<&[_]> = groups.iter().map(Vec::as_slice).collect();
        b.grouped(self.engine.instruction, &groups, &[]).map(drop)
    }

    fn padded(&self, b: &mut Builder<'c, 'a>, side: usize) -> Lowered<Vec<Value<'c, 'a>>> {
        match self.padding {
            Some(padding) => Ok(vec![b.constant(padding.around[side], DType::I64)?]),
            None => Ok(Vec::new()),
        }
    }

    /// Returns the elements of a burst in memory.
    pub(super) fn burst(&self) -> Axis<'c, 'a> {
        Axis { extent: self.plan.elements, stride: self.plan.assumed.unwrap_or(Extent::Static(1)) }
    }

    /// Returns whether the stride of elements within a burst is known.
    pub(super) fn is_certain(&self) -> bool {
        self.plan.assumed.is_none()
    }

    /// Returns whether the blocks at the ends of bursts contain padding.
    pub(super) fn needs_padding(&self) -> bool {
        self.plan.elements.get().is_none_or(|elements| elements * self.bytes % BLOCK != 0)
    }

    /// Returns the maximal number of padding elements on a side.
    pub(super) fn padding_limit(&self) -> i64 {
        self.engine.limit(Name::LeftPaddingCount).min(self.engine.limit(Name::RightPaddingCount))
    }
}

/// Returns the signless integer type of a size in bytes: elements are moved as bits.
const fn word(bytes: i64) -> DType {
    match bytes {
        1 => DType::I8,
        2 => DType::I16,
        4 => DType::I32,
        _ => DType::I64,
    }
}

/// Casts a pointer to words.
fn words<'c, 'a>(b: &mut Builder<'c, 'a>, pointer: Value<'c, 'a>, bytes: i64) -> Lowered<Value<'c, 'a>> {
    let dtype = word(bytes);
    match types::desc(pointer.r#type()) {
        TypeDesc::Ptr { elem: PtrElem::DType(found), .. } if found == dtype => Ok(pointer),
        TypeDesc::Ptr { space, .. } => b.cast(pointer, dtype, space),
        _ => b.cast(pointer, dtype, AddressSpace::Gm),
    }
}

/// Copies element by element between two addresses on the scalar unit, while all other pipes are idle: for elements
/// that neither a burst nor a register reaches. `each` emits the copy of an element, given its offsets from both
/// pointers.
pub(super) fn by_elements<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    bytes: i64,
    [from, to]: [Value<'c, 'a>; 2],
    each: &mut dyn FnMut(&mut Builder<'c, 'a>, &mut Element<'_, 'c, 'a>) -> Lowered<()>,
) -> Lowered<()> {
    let (from, to) = (words(b, from, bytes)?, words(b, to, bytes)?);
    let r#type = b.scalar(word(bytes))?;
    let everything = [set(Key::Pipe, Pipe::All)];
    b.op(BARRIER, &[], &everything, &[])?;
    each(b, &mut |b, [source, target]| {
        let (source, target) = (b.index(source)?, b.index(target)?);
        let value = b.value(LOAD_SCALAR, &[from, source], &[], r#type)?;
        b.op(STORE_SCALAR, &[to, target, value], &[], &[]).map(drop)
    })?;
    b.op(BARRIER, &[], &everything, &[]).map(drop)
}

/// Emits the copy of an element.
pub(super) type Element<'x, 'c, 'a> = dyn FnMut(&mut Builder<'c, 'a>, [Extent<'c, 'a>; 2]) -> Lowered<()> + 'x;

/// The direction of a copy between a view and a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    /// From the view to the tile.
    Load,
    /// From the tile to the view.
    Store,
}

/// Copies a tile in vector memory, and the first rows and columns of a view, element by element.
pub(super) fn transfer_by_elements<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    direction: Direction,
    view: &View<'c, 'a>,
    tile: &Tile<'c, 'a>,
) -> Lowered<()> {
    let ends = match direction {
        Direction::Load => [view.pointer, tile.pointer],
        Direction::Store => [tile.pointer, view.pointer],
    };
    by_elements(b, bytes(tile), ends, &mut |b, element| {
        b.each(tile.rows, 1, &mut |b, row| {
            let above = view.distance(b, [row, Extent::Static(0)])?;
            b.each(tile.cols, 1, &mut |b, col| {
                let (before, offset) = (view.distance(b, [Extent::Static(0), col])?, tile.offset(b, row, col)?);
                let distance = b.add(above, before)?;
                match direction {
                    Direction::Load => element(b, [distance, offset]),
                    Direction::Store => element(b, [offset, distance]),
                }
            })
        })
    })
}

/// Emits `body` with the case of the first axis, of some axes of a view, along which elements are contiguous. If a stride is
/// unknown and no layout determines it, the kernel compares it at run time, and stops if no axis is contiguous.
pub(super) fn contiguous<'c, 'a, T: std::marker::Copy>(
    b: &mut Builder<'c, 'a>,
    site: Site<'c, 'a>,
    layout: Option<ViewLayout>,
    axes: &[(Axis<'c, 'a>, T)],
    body: &dyn Fn(&mut Builder<'c, 'a>, T) -> Lowered<()>,
) -> Lowered<()> {
    let may_be = |axis: &Axis<'c, 'a>| axis.extent.is(1) || axis.stride.get().is_none_or(|stride| stride == 1);
    let possible: Vec<_> = axes.iter().copied().filter(|(axis, _)| may_be(axis)).collect();
    if possible.is_empty() {
        return Err(site.refuse("if neither rows nor columns are contiguous in global memory"));
    }
    first_contiguous(b, layout, &possible, body)
}

/// Stops the kernel.
pub(super) fn stop(b: &mut Builder<'_, '_>) -> Lowered<()> {
    b.op(TRAP, &[], &[], &[]).map(drop)
}

/// Emits `body` if a number is zero, and refuses any other constant. The kernel compares an unknown number at run time, and
/// stops unless it is zero.
pub(super) fn where_zero<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    number: Extent<'c, 'a>,
    refused: impl Fn() -> Failed,
    body: &mut dyn FnMut(&mut Builder<'c, 'a>) -> Lowered<()>,
) -> Lowered<()> {
    match number.get() {
        Some(0) => body(b),
        Some(_) => Err(refused()),
        None => b.where_is(number, 0, body, &mut stop),
    }
}

/// Emits the code of [`contiguous`] for axes that may be contiguous.
fn first_contiguous<'c, 'a, T: std::marker::Copy>(
    b: &mut Builder<'c, 'a>,
    layout: Option<ViewLayout>,
    axes: &[(Axis<'c, 'a>, T)],
    body: &dyn Fn(&mut Builder<'c, 'a>, T) -> Lowered<()>,
) -> Lowered<()> {
    let Some(((axis, case), others)) = axes.split_first() else { return stop(b) };
    if axis.extent.is(1) || axis.stride.is(1) || layout.is_some() {
        return body(b, *case);
    }
    // The stride of a single element is unused.
    let (more, gap) = (b.sub(axis.extent, Extent::Static(1))?, b.sub(axis.stride, Extent::Static(1))?);
    let gaps = b.mul(more, gap)?;
    b.where_is(gaps, 0, &mut |b| body(b, *case), &mut |b| first_contiguous(b, layout, others, body))
}

/// Copies between a view and a tile in vector memory, in bursts if possible. A stride that is unknown, and that no
/// layout determines, is checked at run time. Elements that are copied one by one are followed by the padding of the tile.
pub(super) fn transfer<'c, 'a>(
    b: &mut Builder<'c, 'a>,
    direction: Direction,
    view: &View<'c, 'a>,
    tile: &Tile<'c, 'a>,
    copy: Option<Copy<'c, 'a>>,
    padding: Option<i64>,
) -> Lowered<()> {
    let slowly = |b: &mut Builder<'c, 'a>| {
        transfer_by_elements(b, direction, view, tile)?;
        padding.map_or(Ok(()), |padding| pad_by_elements(b, tile, padding))
    };
    let Some(copy) = copy else { return slowly(b) };
    let fast = |b: &mut Builder<'c, 'a>| match copy.plan.assumed {
        Some(distance) if view.layout.is_none() => {
            b.where_is(distance, 1, &mut |b| copy.clone().emit(b), &mut |b| slowly(b))
        }
        Some(_) | None => copy.clone().emit(b),
    };
    b.where_is(copy.excess, 0, &mut |b| fast(b), &mut |b| slowly(b))
}

/// Stores padding after each line of a tile, up to the next multiple of 32 bytes: after the columns of a column-major tile,
/// after the rows of any other tile.
fn pad_by_elements<'c, 'a>(b: &mut Builder<'c, 'a>, tile: &Tile<'c, 'a>, padding: i64) -> Lowered<()> {
    let (size, desc) = (bytes(tile), &tile.desc);
    let is_column = desc.layout() == Layout::DN;
    let [lines, valid, physical] = if is_column {
        [tile.cols, tile.rows, Extent::Static(desc.rows)]
    } else {
        [tile.rows, tile.cols, Extent::Static(desc.cols)]
    };
    let block = Extent::Static(BLOCK / size);
    let more = b.add(valid, Extent::Static(BLOCK / size - 1))?;
    let blocks = b.div(more, BLOCK / size)?;
    let end = b.mul(blocks, block)?;
    let end = b.min(end, physical)?;
    let count = b.sub(end, valid)?;
    let to = words(b, tile.pointer, size)?;
    let everything = [set(Key::Pipe, Pipe::All)];
    b.op(BARRIER, &[], &everything, &[])?;
    let unused = 64 - 8 * size;
    let value = b.constant(padding << unused >> unused, word(size))?;
    b.each(lines, 1, &mut |b, line| {
        b.each(count, 1, &mut |b, element| {
            let place = b.add(valid, element)?;
            let [row, col] = if is_column { [place, line] } else { [line, place] };
            let offset = tile.offset(b, row, col)?;
            let offset = b.index(offset)?;
            b.op(STORE_SCALAR, &[to, offset, value], &[], &[]).map(drop)
        })
    })?;
    b.op(BARRIER, &[], &everything, &[]).map(drop)
}
