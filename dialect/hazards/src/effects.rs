//! What an operation touches, and what its results are.
//!
//! Which operands an operation touches follows from its definition ([`touches`]): roles say what is read and written, types
//! and operands of views how much. No type says where the buffer of a pointer ends: it is taken to end where the next address
//! begins that the function names in that memory. In global memory a pointer of unknown extent is its first element. An
//! operand in memory whose place the check does not know is a [`Cause`].

use crate::{
    linear::{Facts, Guard, Linear, Symbol, Symbols, Terms},
    span::Span,
    unseen::Cause,
    value::{ALTERNATIVES, Area, Reference, Root, Shape, Value, What},
};
use pto_isa::{
    Effects, Level, Op, Operand, Role, TileDesc, TypeDesc, ViewOf,
    rule::Idx,
    types::{AddressSpace, BLayout, Dim, Pipe, PtrElem},
};
use pto_program::{AttributeValue, Function, Instruction, Place, Slot};
use pto_upstream::Upstream;
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    rc::Rc,
};

/// An access of an operation.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Access {
    pub(crate) area: Area,
    pub(crate) span: Span,
    /// It is known only where it begins: the span is all after that.
    pub(crate) is_open: bool,
    pub(crate) writes: bool,
    /// When it is made at all: one of several places is touched.
    pub(crate) guard: Guard,
    pub(crate) site: Place,
}

/// Which operands of an operation are read and written when it is done, by their roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touched {
    /// None: it names memory, and later operations touch it; or it orders accesses.
    None,
    /// Tiles and views: pointers are kept for later operations.
    Tiles,
    /// All in memory.
    All,
}

/// What the operation of a definition touches.
pub(crate) const fn touches(row: &Op) -> Touched {
    match (row.level, row.effects) {
        (Level::View | Level::Sync, _) | (_, Effects::Pure | Effects::Allocate | Effects::OfRegions) => Touched::None,
        (Level::Comm, Effects::FromRoles | Effects::Barrier | Effects::State)
        | (
            Level::Tile | Level::Vector | Level::Scalar | Level::Micro | Level::Vmi,
            Effects::FromRoles | Effects::Barrier,
        ) => Touched::All,
        (Level::Tile | Level::Vector | Level::Scalar | Level::Micro | Level::Vmi, Effects::State) => Touched::Tiles,
    }
}

/// What an operand of a role has done to it: read, written.
pub(crate) const fn accessed(role: Role) -> (bool, bool) {
    match role {
        Role::In => (true, false),
        Role::Out => (false, true),
        Role::InOut | Role::Tmp => (true, true),
    }
}

/// Addresses on chip that functions name, in order.
#[derive(Debug, Default)]
pub(crate) struct Bases(BTreeMap<AddressSpace, BTreeSet<i64>>);

impl Bases {
    /// Those of functions.
    pub(crate) fn of<'p>(functions: impl Iterator<Item = &'p Function>) -> Bases {
        let mut bases = Bases::default();
        for function in functions {
            let mut constants: HashMap<Slot, i64> = HashMap::new();
            let instructions = function.instructions();
            for instruction in &instructions {
                if let (AttributeValue::Int(value), Some(slot)) =
                    (instruction.attribute("value"), instruction.results.first())
                    && instruction.code.row().is_none()
                {
                    constants.insert(*slot, *value);
                }
            }
            for instruction in instructions {
                // The address of what allocates, or the number that becomes a pointer.
                let Some(ViewOf::At { address } | ViewOf::Cast { source: address }) =
                    instruction.code.row().and_then(|row| row.view)
                else {
                    continue;
                };
                let space = instruction.result_types.first().and_then(space);
                let address = group(instruction, usize::from(address)).first().and_then(|slot| constants.get(slot));
                if let (Some(space), Some(address)) = (space, address) {
                    let slot = match instruction.result_types.first() {
                        Some(TypeDesc::MultiTile { slot, count }) => Some((slot.size_bytes().unwrap_or(0), *count)),
                        _ => None,
                    };
                    let known = bases.0.entry(space).or_default();
                    known.insert(*address);
                    if let Some((bytes, count)) = slot {
                        known.extend((0..count.clamp(0, 64)).map(|number| address + number * bytes));
                    }
                }
            }
        }
        bases
    }

    /// The first address after one that something begins at.
    fn behind(&self, space: AddressSpace, address: i64) -> Option<i64> {
        self.0.get(&space)?.range(address + 1..).next().copied()
    }
}

/// Operands of a declared operand.
pub(crate) fn group(instruction: &Instruction, declared: usize) -> &[Slot] {
    let range = instruction.groups.get(declared).cloned().unwrap_or(0..0);
    instruction.operands.get(range).unwrap_or(&[])
}

/// Types of the operands of a declared operand.
pub(crate) fn types(instruction: &Instruction, declared: usize) -> &[TypeDesc] {
    let range = instruction.groups.get(declared).cloned().unwrap_or(0..0);
    instruction.operand_types.get(range).unwrap_or(&[])
}

/// The memory values of a type are in.
pub(crate) fn space(desc: &TypeDesc) -> Option<AddressSpace> {
    match desc {
        TypeDesc::Tile(tile) | TypeDesc::MultiTile { slot: tile, .. } => Some(AddressSpace::of(tile.loc)),
        TypeDesc::TensorView(_) | TypeDesc::Partition(_) => Some(AddressSpace::Gm),
        TypeDesc::Memref(_, space) => Some(space.unwrap_or(AddressSpace::Gm)),
        TypeDesc::Ptr { space, .. } => Some(*space),
        _ => None,
    }
}

fn element(desc: &TypeDesc) -> i64 {
    match desc {
        TypeDesc::Ptr { elem: PtrElem::Vector { lanes, dtype }, .. } => lanes * i64::from(dtype.bytes()),
        _ => desc.dtype().map_or(1, |dtype| i64::from(dtype.bytes()).max(1)),
    }
}

/// A whole tile at an address.
fn tile(desc: &TileDesc, root: Root, at: Linear) -> Reference {
    let bytes = i64::from(desc.dtype.bytes()).max(1);
    let dense = !desc.is_boxed();
    let pitch = match desc.blayout {
        BLayout::RowMajor => desc.cols * bytes,
        BLayout::ColMajor => desc.rows * bytes,
    };
    Reference {
        root,
        space: AddressSpace::of(desc.loc),
        floor: at.clone(),
        at,
        element: bytes,
        shape: Shape::Bytes(desc.size_bytes().unwrap_or(0)),
        pitch: dense.then_some(pitch),
    }
}

/// What a pointer of a type points to.
fn pointer(desc: &TypeDesc, root: Root, space: AddressSpace, at: Linear) -> Reference {
    Reference { root, space, floor: at.clone(), at, element: element(desc), shape: Shape::Open, pitch: None }
}

/// What something of a type is of which only the root is known.
pub(crate) fn anywhere(desc: &TypeDesc, root: Root) -> Value {
    let Some(space) = space(desc) else { return Value::UNKNOWN };
    let at = Linear::default();
    match desc {
        TypeDesc::Tile(desc) => Value::memory(tile(desc, root, at)),
        TypeDesc::MultiTile { slot, .. } => {
            Value { what: What::Slots(tile(slot, root, at), slot.size_bytes().unwrap_or(0)), after: None }
        }
        _ => Value::memory(pointer(desc, root, space, at)),
    }
}

/// Reads values of operands, and knows what they are made of.
pub(crate) struct Reader<'r> {
    pub(crate) symbols: &'r mut Symbols,
    pub(crate) bases: &'r Bases,
    pub(crate) facts: &'r Facts,
    /// Where declared buffers have been placed.
    pub(crate) placed: &'r BTreeMap<Root, (Root, Linear)>,
    pub(crate) value: &'r dyn Fn(Slot) -> Value,
    /// What could not be seen.
    pub(crate) unseen: Vec<Cause>,
    /// Inside of something that is looked at as a whole: the last symbol from outside. What is after it and no counter may
    /// be any number.
    pub(crate) outside: Option<Symbol>,
}

impl Reader<'_> {
    pub(crate) fn number(&self, slot: Option<&Slot>) -> Option<Linear> {
        (self.value)(*slot?).as_number().cloned()
    }

    fn memory(&self, slot: Option<&Slot>) -> Option<Reference> {
        (self.value)(*slot?).as_memory().cloned()
    }

    fn unknown(&mut self) -> Linear {
        Linear::symbol(self.symbols.fresh())
    }

    pub(crate) fn times(&mut self, a: &Linear, b: &Linear) -> Linear {
        let exact = match (a.value(), b.value()) {
            (Some(factor), _) => b.times(factor),
            (_, Some(factor)) => a.times(factor),
            (None, None) => {
                let (a, b) = if a <= b { (a, b) } else { (b, a) };
                return self.symbols.of("*", &[a, b]);
            }
        };
        exact.unwrap_or_else(|| self.unknown())
    }

    fn plus(&mut self, a: &Linear, b: &Linear) -> Linear {
        a.plus(b).unwrap_or_else(|| self.unknown())
    }

    /// The result of an operation on views of memory; none of one that gives nothing known. Of a view of one of several
    /// places it is one for each.
    pub(crate) fn view(&mut self, view: ViewOf, instruction: &Instruction) -> Option<Value> {
        let base = view.base().and_then(|base| group(instruction, usize::from(base)).first().copied());
        let several = base.map(|base| (base, (self.value)(base).what));
        let Some((base, What::Either(places))) = several else { return self.view_of(view, instruction) };
        let mut made = Vec::new();
        for (guard, what) in places.iter() {
            let read = self.value;
            let value = |slot| {
                if slot == base { Value { what: what.clone(), after: None } } else { read(slot) }
            };
            let mut reader = Reader {
                symbols: self.symbols,
                bases: self.bases,
                facts: self.facts,
                placed: self.placed,
                value: &value,
                unseen: Vec::new(),
                outside: self.outside,
            };
            made.push((*guard, reader.view_of(view, instruction)?.what));
        }
        let what = What::either(self.symbols, &made)?;
        Some(Value { what, after: None })
    }

    fn view_of(&mut self, view: ViewOf, instruction: &Instruction) -> Option<Value> {
        let desc = instruction.result_types.first();
        let operands = |declared: Idx| group(instruction, usize::from(declared));
        let first = |declared: Idx| operands(declared).first();
        match view {
            ViewOf::Further { pointer, offset } => {
                let base = self.memory(first(pointer))?;
                let offset = self.number(first(offset)).unwrap_or_else(|| self.unknown());
                let bytes = self.times(&offset, &Linear::known(base.element));
                Some(Value::memory(Reference { at: self.plus(&base.at, &bytes), ..base }))
            }
            ViewOf::At { address } => {
                let (root, at) = match self.number(first(address)) {
                    Some(at) => self.symbols.at_address(&at),
                    None if operands(address).is_empty() => (Root::Site(instruction.place, 0), Linear::default()),
                    None => (Root::Bank, self.unknown()),
                };
                match desc? {
                    TypeDesc::Tile(desc) => Some(Value::memory(tile(desc, root, at))),
                    TypeDesc::MultiTile { slot, .. } => {
                        let first = tile(slot, root, at);
                        Some(Value { what: What::Slots(first, slot.size_bytes().unwrap_or(0)), after: None })
                    }
                    _ => None,
                }
            }
            ViewOf::Declared => Some(anywhere(desc?, Root::Site(instruction.place, 0))),
            ViewOf::Bytes { source } => {
                let source = self.memory(first(source))?;
                Some(Value::memory(match desc? {
                    TypeDesc::Tile(desc) => tile(desc, source.root, source.at),
                    _ => source,
                }))
            }
            ViewOf::Cast { source } => self.cast(desc?, (self.value)(*first(source)?)),
            ViewOf::Slot { buffers, number } => {
                let What::Slots(base, bytes) = (self.value)(*first(buffers)?).what else { return None };
                let slot = self.number(first(number)).unwrap_or_else(|| self.unknown());
                let distance = self.times(&slot, &Linear::known(bytes));
                Some(Value::memory(Reference { at: self.plus(&base.at, &distance), ..base }))
            }
            ViewOf::Window { source, offsets } => self.window(first(source), operands(offsets), desc?),
            ViewOf::Tensor { pointer, shape, strides } => {
                let base = self.memory(first(pointer))?;
                let size = element(desc?);
                let (shape, strides) = (self.numbers(operands(shape)), self.numbers(operands(strides)));
                let strides: Vec<Linear> = strides.iter().map(|s| self.times(s, &Linear::known(size))).collect();
                let extents: Rc<[(Linear, Linear)]> = shape.into_iter().zip(strides).collect();
                Some(Value::memory(Reference { shape: Shape::Extents(extents), element: size, ..base }))
            }
            ViewOf::Partition { source, offsets, sizes } => {
                let base = self.memory(first(source))?;
                let Shape::Extents(extents) = &base.shape else { return Some(Value::memory(base)) };
                let mut at = base.at.clone();
                let mut made = Vec::new();
                let (offsets, sizes) = (self.numbers(operands(offsets)), self.numbers(operands(sizes)));
                for ((offset, size), (_, stride)) in offsets.iter().zip(sizes).zip(extents.iter()) {
                    let bytes = self.times(offset, stride);
                    at = self.plus(&at, &bytes);
                    made.push((size, stride.clone()));
                }
                Some(Value::memory(Reference { at, shape: Shape::Extents(made.into()), ..base.clone() }))
            }
            ViewOf::AddressOf { source } => {
                let source = self.memory(first(source))?;
                let shape = if matches!(desc?, TypeDesc::Ptr { .. }) { Shape::Open } else { source.shape };
                Some(Value::memory(Reference { shape, ..source }))
            }
            ViewOf::Extent { view, dimension } => Some(Value::number(self.dimension(first(view), first(dimension))?.0)),
            ViewOf::Distance { view, dimension } => {
                let (_, bytes) = self.dimension(first(view), first(dimension))?;
                let elements = bytes.value()?.checked_div(self.memory(first(view))?.element)?;
                Some(Value::number(Linear::known(elements)))
            }
            ViewOf::Alias { .. } => None,
        }
    }

    /// Numbers of operands; those that are not known may be any.
    fn numbers(&mut self, slots: &[Slot]) -> Vec<Linear> {
        slots.iter().map(|slot| self.number(Some(slot)).unwrap_or_else(|| self.unknown())).collect()
    }

    /// The extent of a view along a dimension, and the distance of neighbours in bytes.
    fn dimension(&self, view: Option<&Slot>, dimension: Option<&Slot>) -> Option<(Linear, Linear)> {
        let Shape::Extents(extents) = self.memory(view)?.shape else { return None };
        let dimension = self.number(dimension)?.value()?;
        extents.get(usize::try_from(dimension).ok()?).cloned()
    }

    fn cast(&mut self, desc: &TypeDesc, value: Value) -> Option<Value> {
        match (value.what, desc) {
            (What::Number(at), TypeDesc::Ptr { space, .. }) => {
                let (root, at) = self.symbols.at_address(&at);
                Some(Value::memory(pointer(desc, root, *space, at)))
            }
            (What::Memory(from), TypeDesc::Ptr { .. }) => {
                let from = self.resolved(from);
                Some(Value::memory(Reference { element: element(desc), shape: Shape::Open, ..from }))
            }
            (What::Memory(from), _) => {
                let from = self.resolved(from);
                let start = self.symbols.address(from.root);
                Some(Value::number(self.plus(&start, &from.at)))
            }
            _ => None,
        }
    }

    fn window(&mut self, source: Option<&Slot>, offsets: &[Slot], desc: &TypeDesc) -> Option<Value> {
        let source = self.memory(source)?;
        let TypeDesc::Tile(desc) = desc else { return None };
        // Windows of boxes are taken for all of the tile.
        let Some(pitch) = source.pitch.filter(|_| !desc.is_boxed()) else { return Some(Value::memory(source)) };
        let offset =
            |reader: &mut Self, index: usize| reader.number(offsets.get(index)).unwrap_or_else(|| reader.unknown());
        let (first, second) = (offset(self, 0), offset(self, 1));
        let bytes = i64::from(desc.dtype.bytes()).max(1);
        let (outer, inner, rows, cols) = match desc.blayout {
            BLayout::RowMajor => (first, second, desc.rows, desc.cols),
            BLayout::ColMajor => (second, first, desc.cols, desc.rows),
        };
        let outer = self.times(&outer, &Linear::known(pitch));
        let inner = self.times(&inner, &Linear::known(bytes));
        let distance = self.plus(&outer, &inner);
        let at = self.plus(&source.at, &distance);
        let shape = Shape::Rows(rows, cols * bytes, pitch);
        Some(Value::memory(Reference { at, shape, element: bytes, ..source }))
    }

    /// What an operation reads and writes. `around` are counters of loops that are looked at as a whole: symbols with their
    /// number of iterations and their step.
    pub(crate) fn accesses(&mut self, row: &'static Op, instruction: &Instruction, around: &[Counter]) -> Vec<Access> {
        let mut found = Vec::new();
        let touched = touches(row);
        if touched == Touched::None {
            return found;
        }
        for (declared, operand) in row.operands.iter().enumerate() {
            let does = accessed(operand.role);
            for (slot, desc) in group(instruction, declared).iter().zip(types(instruction, declared)) {
                let is_pointer = matches!(desc, TypeDesc::Ptr { .. } | TypeDesc::Memref(..));
                if space(desc).is_none() || (touched == Touched::Tiles && is_pointer) {
                    continue;
                }
                for (guard, reference) in self.places(*slot) {
                    let access = (reference, guard, does);
                    self.access_to(instruction, Some(operand), desc, access, around, &mut found);
                }
            }
        }
        for (index, _) in &instruction.written {
            if let Some(TypeDesc::Tile(desc)) = instruction.result_types.get(*index) {
                let root = Root::Site(instruction.place, *index as u32);
                let reference = tile(desc, root, Linear::default());
                let (area, span, _) = self.flattened(&reference, Span::new(0, desc.size_bytes().unwrap_or(0)), &[]);
                let guard = Guard::NONE;
                found.push(Access { area, span, is_open: false, writes: true, guard, site: instruction.place });
            }
        }
        found
    }

    /// What an operation of another dialect reads and writes: an element of a memref.
    pub(crate) fn accesses_upstream(
        &mut self,
        upstream: &Upstream,
        instruction: &Instruction,
        around: &[Counter],
    ) -> Vec<Access> {
        let mut found = Vec::new();
        let Some((operand, writes)) = upstream.touches() else { return found };
        let (Some(slot), Some(desc)) = (instruction.operands.get(operand), instruction.operand_types.get(operand))
        else {
            return found;
        };
        let indices = self.numbers(instruction.operands.get(operand + 1..).unwrap_or(&[]));
        let distance = self.element_of(desc, &indices);
        for (guard, reference) in self.places(*slot) {
            let bytes = self.times(&distance, &Linear::known(reference.element));
            let at = self.plus(&reference.at, &bytes);
            let reference = Reference { at, shape: Shape::Bytes(reference.element), ..reference };
            self.access_to(instruction, None, desc, (reference, guard, (!writes, writes)), around, &mut found);
        }
        found
    }

    /// The number of an element of a memref, of rows one after the other.
    fn element_of(&mut self, desc: &TypeDesc, indices: &[Linear]) -> Linear {
        let TypeDesc::Memref(view, _) = desc else { return self.unknown() };
        let mut distance = Linear::default();
        for (index, extent) in indices.iter().zip(view.shape.dims()) {
            let rows = match extent {
                Dim::Static(extent) => self.times(&distance, &Linear::known(*extent)),
                Dim::Dynamic if distance == Linear::default() => Linear::default(),
                Dim::Dynamic => self.unknown(),
            };
            distance = self.plus(&rows, index);
        }
        distance
    }

    /// Adds what is done to a place in memory.
    pub(crate) fn access_to(
        &mut self,
        instruction: &Instruction,
        operand: Option<&Operand>,
        desc: &TypeDesc,
        (mut reference, guard, (reads, writes)): (Reference, Guard, (bool, bool)),
        around: &[Counter],
        found: &mut Vec<Access>,
    ) {
        if let (TypeDesc::Tile(desc), Shape::Bytes(bytes), false) = (desc, &mut reference.shape, writes)
            && instruction.pipe == Pipe::Mte1
        {
            *bytes = bytes.saturating_add(desc.bytes_of_boxes_behind());
        }
        let (area, span, is_open) = self.span(instruction, operand, reference, around);
        let access = Access { area, span, is_open, writes, guard, site: instruction.place };
        if reads && writes {
            found.push(Access { writes: false, ..access.clone() });
        }
        found.push(access);
    }

    /// A reference to a declared buffer that has been placed, where it is.
    fn resolved(&mut self, reference: Reference) -> Reference {
        let Some((root, at)) = self.placed.get(&reference.root) else { return reference };
        Reference { root: *root, floor: self.plus(&reference.floor, at), at: self.plus(&reference.at, at), ..reference }
    }

    /// The places in memory that a value may be, each with its guard. What is not known of them is noted.
    pub(crate) fn places(&mut self, slot: Slot) -> Vec<(Guard, Reference)> {
        let what = (self.value)(slot).what;
        let mut found = Vec::new();
        for (guard, what) in what.alternatives() {
            let (What::Memory(reference) | What::Slots(reference, _)) = what else {
                self.unseen.push(Cause::Value);
                continue;
            };
            let reference = self.resolved(reference);
            if let Root::Unknown(number) = reference.root {
                self.unseen.push(Cause::Source(number));
            }
            let Some(all) = self.symbols.expanded(&reference.at, ALTERNATIVES) else {
                self.unseen.push(Cause::Choices);
                found.push((guard, reference));
                continue;
            };
            for (inner, at) in all {
                let Some(guard) = self.symbols.both(guard, inner) else { continue };
                if !self.symbols.is_against(guard, self.facts) {
                    found.push((guard, Reference { at, ..reference.clone() }));
                }
            }
        }
        found
    }

    /// The bytes of an operand, and whether it is known only where they begin.
    fn span(
        &mut self,
        instruction: &Instruction,
        operand: Option<&Operand>,
        reference: Reference,
        around: &[Counter],
    ) -> (Area, Span, bool) {
        let whole = match &reference.shape {
            Shape::Bytes(bytes) => Some(Span::new(0, *bytes)),
            Shape::Rows(rows, run, pitch) => Some(Span::new(0, *run).repeated(*rows, *pitch)),
            Shape::Extents(extents) => {
                let mut span = Some(Span::new(0, reference.element));
                for (size, stride) in extents.iter().rev() {
                    span = match (span, size.value(), stride.value()) {
                        (Some(span), Some(size), Some(stride)) => Some(span.repeated(size, stride)),
                        _ => None,
                    };
                }
                Some(span.unwrap_or(Span::new(0, reference.element)))
            }
            Shape::Open => None,
        };
        let extent = operand.and_then(|operand| operand.extent);
        let said = || self.extent(extent?, instruction, &reference);
        if let Some((span, step)) = whole.map(|span| (span, None)).or_else(said) {
            let (area, span, loose) = self.flattened(&reference, span, around);
            return match step {
                _ if loose => (area, self.to_end(&reference, span), true),
                // So many as there is room for.
                Some(step) if reference.space != AddressSpace::Gm => {
                    let end = self.to_end(&reference, span).end();
                    (area, span.repeated((end - span.end()).div_euclid(step).saturating_add(1), step), true)
                }
                Some(_) | None => (area, span, false),
            };
        }
        let access = extent.and_then(|extent| self.access(extent, instruction, &reference));
        if let Some((offset, bytes)) = access {
            let at = self.plus(&reference.at, &offset);
            let reference = Reference { at, ..reference };
            let (area, span, loose) = self.flattened(&reference, Span::new(0, bytes), around);
            let span = if loose { self.to_end(&reference, span) } else { self.clipped(&reference, span, bytes) };
            return (area, span, loose);
        }
        let in_front = reference.at.minus(&reference.floor).and_then(|distance| distance.value());
        let at = if in_front.is_some_and(|distance| distance < 0) { &reference.floor } else { &reference.at };
        let reference = Reference { at: at.clone(), ..reference };
        let (area, span, _) = self.flattened(&reference, Span::new(0, reference.element), around);
        (area, self.to_end(&reference, span), true)
    }

    /// From the first byte to the end of the buffer.
    fn to_end(&self, reference: &Reference, span: Span) -> Span {
        let end = match (reference.root, reference.space) {
            (_, AddressSpace::Gm) => span.end(),
            // In front of the memory begins what an offset of the operation leads back into it.
            (Root::Bank, space) => self.bases.behind(space, span.start.max(0)).unwrap_or(FAR).max(span.end()),
            (Root::Site(..) | Root::Argument(_) | Root::Unknown(_), _) => FAR,
        };
        Span::new(span.start, end - span.start)
    }

    /// Of the last of several registers what is after the start of another buffer is taken to be masked.
    fn clipped(&self, reference: &Reference, span: Span, bytes: i64) -> Span {
        if reference.root != Root::Bank || !span.is_dense() {
            return span;
        }
        let last = span.end() - bytes;
        match self.bases.behind(reference.space, last.max(span.start)) {
            Some(border) if border < span.end() => Span::new(span.start, border - span.start),
            _ => span,
        }
    }

    /// Bytes of a reference in its root, with all iterations of the loops around; and whether it may begin after that, too.
    fn flattened(&mut self, reference: &Reference, span: Span, around: &[Counter]) -> (Area, Span, bool) {
        let mut terms = Terms::new();
        let mut loops: Vec<(i64, i64)> = Vec::new();
        let mut loose = false;
        for (symbol, factor) in &reference.at.terms {
            match around.iter().find(|counter| counter.symbol == *symbol) {
                Some(Counter { turns: Some(turns), step, .. }) => loops.push((*turns, factor.saturating_mul(*step))),
                Some(Counter { turns: None, .. }) => loose = true,
                None if self.outside.is_some_and(|last| *symbol > last) => loose = true,
                None => terms.push((*symbol, *factor)),
            }
        }
        loops.sort_by_key(|(_, distance)| distance.saturating_abs());
        let start = Span { start: span.start.saturating_add(reference.at.known), ..span };
        let span = loops.into_iter().fold(start, |span, (turns, distance)| span.repeated(turns, distance));
        ((reference.space, reference.root, terms), span, loose)
    }
}

/// An address after all others.
const FAR: i64 = i64::MAX / 4;

/// The counter of a loop that is looked at as a whole: its value is a known number and this many steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter {
    pub(crate) symbol: Symbol,
    /// The trip count; none if it is unknown.
    pub(crate) turns: Option<i64>,
    pub(crate) step: i64,
}
