//! Derives the memory accesses of operations, and evaluates operations on views.
//!
//! The definition of an operation states which operands it accesses ([`accessed_operands`]): roles distinguish reads
//! and writes; types and view operands give the number of bytes. A pointer type has no extent: its buffer is assumed to
//! end at the next address in that memory that the function names. In global memory, a pointer of unknown extent covers
//! its first element. An operand at an unknown address is reported as a [`Cause`].

use crate::{
    byte_ranges::ByteRanges,
    linear::{Facts, Guard, Linear, Symbol, Symbols, Terms},
    unseen::Cause,
    value::{ALTERNATIVES, Area, Reference, Root, Shape, Value, ValueKind},
};
use pto_isa::{
    Effects, Level, Op, Operand, Role, TileDesc, TypeDesc, ViewOf,
    op::{EXPONENT_RATIO, Exponents},
    rule::Idx,
    types::{AddressSpace, BLayout, Dim, Pipe, PtrElem},
};
use pto_program::{AttributeValue, Function, Instruction, Place, Slot};
use pto_upstream::Upstream;
use rustc_hash::FxHashMap as HashMap;
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// A memory access of an operation.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Access {
    pub(crate) area: Area,
    pub(crate) span: ByteRanges,
    /// Only the first byte is known: the ranges cover everything up to the end of the buffer.
    pub(crate) is_open: bool,
    /// End of the bytes that are certainly accessed, if a trip count or a mask is computed at run time; otherwise the
    /// end of the ranges.
    pub(crate) sure: i64,
    pub(crate) writes: bool,
    /// The condition under which the access happens: it accesses one of several buffers.
    pub(crate) guard: Guard,
    pub(crate) site: Place,
}

/// The bytes of an operand.
struct Bytes {
    area: Area,
    span: ByteRanges,
    /// See [`Access::is_open`].
    is_open: bool,
    /// See [`Access::sure`].
    sure: i64,
}

/// Selects the operands that an operation accesses when it executes; their roles distinguish reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccessedOperands {
    /// None: the operation names memory for later operations, or orders accesses.
    None,
    /// Tiles and views; pointers are passed to later operations.
    Tiles,
    /// All operands in memory.
    All,
}

/// Returns which operands the operation of a definition accesses.
pub(crate) const fn accessed_operands(def: &Op) -> AccessedOperands {
    match (def.level, def.effects) {
        (Level::View | Level::Sync, _) | (_, Effects::Pure | Effects::Allocate | Effects::OfRegions) => {
            AccessedOperands::None
        }
        (Level::Comm, Effects::FromRoles | Effects::Barrier | Effects::State)
        | (
            Level::Tile | Level::Vector | Level::Scalar | Level::Micro | Level::Vmi,
            Effects::FromRoles | Effects::Barrier,
        ) => AccessedOperands::All,
        (Level::Tile | Level::Vector | Level::Scalar | Level::Micro | Level::Vmi, Effects::State) => {
            AccessedOperands::Tiles
        }
    }
}

/// Returns whether an operand of a role is read, and whether it is written.
pub(crate) const fn is_read_and_written(role: Role) -> (bool, bool) {
    match role {
        Role::In => (true, false),
        Role::Out => (false, true),
        Role::InOut | Role::Tmp => (true, true),
    }
}

/// On-chip addresses that functions name, sorted.
#[derive(Debug, Default)]
pub(crate) struct Bases {
    named: BTreeMap<AddressSpace, BTreeSet<i64>>,
    /// The buffers that functions declare ([`pto_program::BUFFERS`]). The bytes between two keys are in the same
    /// buffers; the value is the least and the greatest end of these.
    stated: BTreeMap<AddressSpace, BTreeMap<i64, (i64, i64)>>,
}

impl Bases {
    /// Collects the addresses of functions.
    pub(crate) fn of<'p>(functions: impl Iterator<Item = &'p Function>) -> Bases {
        let mut bases = Bases::default();
        let mut stated: BTreeMap<AddressSpace, BTreeSet<(i64, i64)>> = BTreeMap::new();
        for function in functions {
            for buffer in &function.buffers {
                let end = buffer.address.saturating_add(buffer.bytes);
                stated.entry(buffer.space).or_default().insert((buffer.address, end));
            }
            let mut constants: HashMap<Slot, i64> = HashMap::default();
            for instruction in function.instructions() {
                if let (AttributeValue::Int(value), Some(slot)) =
                    (instruction.attribute_spelled("value"), instruction.results.first())
                    && instruction.code.def().is_none()
                {
                    constants.insert(*slot, *value);
                }
            }
            for instruction in function.instructions() {
                // The address of an allocation, or the integer that is cast to a pointer.
                let Some(ViewOf::At { address } | ViewOf::Cast { source: address }) =
                    instruction.code.def().and_then(|def| def.view)
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
                    let known = bases.named.entry(space).or_default();
                    known.insert(*address);
                    if let Some((bytes, count)) = slot {
                        known.extend((0..count.clamp(0, 64)).map(|number| address + number * bytes));
                    }
                }
            }
        }
        bases.stated = stated.into_iter().map(|(space, buffers)| (space, ends(&buffers))).collect();
        bases
    }

    /// Returns the least and the greatest end of the declared buffers that contain a byte of a reference; `None` if
    /// none does.
    fn ends(&self, reference: &Reference, byte: i64) -> Option<(i64, i64)> {
        let stated = self.stated.get(&reference.space).filter(|_| reference.root == Root::Bank)?;
        let (_, (least, most)) = stated.range(..=byte).next_back()?;
        (byte < *most).then_some((*least, *most))
    }

    /// Returns the first named address after an address.
    fn next_after(&self, space: AddressSpace, address: i64) -> Option<i64> {
        self.named.get(&space)?.range(address + 1..).next().copied()
    }
}

/// Computes the least and the greatest end of the buffers that contain a byte, keyed by the bytes at which these
/// change.
fn ends(buffers: &BTreeSet<(i64, i64)>) -> BTreeMap<i64, (i64, i64)> {
    let borders: BTreeSet<i64> = buffers.iter().flat_map(|(start, end)| [*start, *end]).collect();
    let mut open: BTreeSet<(i64, i64)> = BTreeSet::new();
    let mut next = buffers.iter().peekable();
    let mut found = BTreeMap::new();
    for border in borders {
        while let Some((start, end)) = next.next_if(|(start, _)| *start <= border) {
            open.insert((*end, *start));
        }
        while open.first().is_some_and(|(end, _)| *end <= border) {
            open.pop_first();
        }
        let (least, most) = (open.first(), open.last());
        found.insert(border, least.zip(most).map_or((border, border), |((least, _), (most, _))| (*least, *most)));
    }
    found
}

/// Returns the operands of a declared operand group.
pub(crate) fn group(instruction: &Instruction, declared: usize) -> &[Slot] {
    let range = instruction.groups.get(declared).cloned().unwrap_or(0..0);
    instruction.operands.get(range).unwrap_or(&[])
}

/// Returns the operand types of a declared operand group.
pub(crate) fn types(instruction: &Instruction, declared: usize) -> &[TypeDesc] {
    let range = instruction.groups.get(declared).cloned().unwrap_or(0..0);
    instruction.operand_types.get(range).unwrap_or(&[])
}

/// Returns the memory in which values of a type are.
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

/// Returns a reference to a whole tile at an address.
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

/// Returns a reference through a pointer at an address.
fn pointer(desc: &TypeDesc, root: Root, space: AddressSpace, at: Linear) -> Reference {
    Reference { root, space, floor: at.clone(), at, element: element(desc), shape: Shape::Open, pitch: None }
}

/// Returns a value of which only type and root are known.
pub(crate) fn anywhere(desc: &TypeDesc, root: Root) -> Value {
    let Some(space) = space(desc) else { return Value::UNKNOWN };
    let at = Linear::default();
    match desc {
        TypeDesc::Tile(desc) => Value::memory(tile(desc, root, at)),
        TypeDesc::MultiTile { slot, .. } => {
            Value { kind: ValueKind::Slots(tile(slot, root, at), slot.size_bytes().unwrap_or(0)), after: None }
        }
        _ => Value::memory(pointer(desc, root, space, at)),
    }
}

/// Evaluates operands and derives accesses.
pub(crate) struct Reader<'r> {
    pub(crate) symbols: &'r mut Symbols,
    pub(crate) bases: &'r Bases,
    pub(crate) facts: &'r Facts,
    /// The addresses of declared buffers that have been allocated.
    pub(crate) placed: &'r BTreeMap<Root, (Root, Linear)>,
    pub(crate) value: &'r dyn Fn(Slot) -> Value,
    /// Operands that could not be evaluated, by cause.
    pub(crate) unseen: Vec<Cause>,
    /// In a scope, the last symbol created before it. A later symbol that is no loop counter may be any integer.
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

    /// Evaluates an operation on views of memory; returns `None` if the result is unknown. If the source is one of
    /// several references, so is the view.
    pub(crate) fn view(&mut self, view: ViewOf, instruction: &Instruction) -> Option<Value> {
        let base = view.base().and_then(|base| group(instruction, usize::from(base)).first().copied());
        let several = base.map(|base| (base, (self.value)(base).kind));
        let Some((base, ValueKind::Either(places))) = several else { return self.view_of(view, instruction) };
        let mut made = Vec::new();
        for (guard, kind) in places.iter() {
            let read = self.value;
            let value = |slot| {
                if slot == base { Value { kind: kind.clone(), after: None } } else { read(slot) }
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
            made.push((*guard, reader.view_of(view, instruction)?.kind));
        }
        let kind = ValueKind::either(self.symbols, &made)?;
        Some(Value { kind, after: None })
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
                        Some(Value { kind: ValueKind::Slots(first, slot.size_bytes().unwrap_or(0)), after: None })
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
                let ValueKind::Slots(base, bytes) = (self.value)(*first(buffers)?).kind else { return None };
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

    /// Evaluates integer operands; an unknown one becomes a new symbol.
    fn numbers(&mut self, slots: &[Slot]) -> Vec<Linear> {
        slots.iter().map(|slot| self.number(Some(slot)).unwrap_or_else(|| self.unknown())).collect()
    }

    /// Returns the extent of a view along a dimension, and its stride in bytes.
    fn dimension(&self, view: Option<&Slot>, dimension: Option<&Slot>) -> Option<(Linear, Linear)> {
        let Shape::Extents(extents) = self.memory(view)?.shape else { return None };
        let dimension = self.number(dimension)?.value()?;
        extents.get(usize::try_from(dimension).ok()?).cloned()
    }

    fn cast(&mut self, desc: &TypeDesc, value: Value) -> Option<Value> {
        match (value.kind, desc) {
            (ValueKind::Number(at), TypeDesc::Ptr { space, .. }) => {
                let (root, at) = self.symbols.at_address(&at);
                Some(Value::memory(pointer(desc, root, *space, at)))
            }
            (ValueKind::Memory(from), TypeDesc::Ptr { .. }) => {
                let from = self.resolved(from);
                Some(Value::memory(Reference { element: element(desc), shape: Shape::Open, ..from }))
            }
            (ValueKind::Memory(from), _) => {
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
        // A subview of a fractal layout is approximated by the whole tile.
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

    /// Returns the accesses of an operation. `around` holds the counters of the surrounding loops of a scope.
    pub(crate) fn accesses(&mut self, def: &'static Op, instruction: &Instruction, around: &[Counter]) -> Vec<Access> {
        let mut found = Vec::new();
        let operands = accessed_operands(def);
        if operands == AccessedOperands::None {
            return found;
        }
        for (declared, operand) in def.operands.iter().enumerate() {
            let does = is_read_and_written(operand.role);
            for (slot, desc) in group(instruction, declared).iter().zip(types(instruction, declared)) {
                let is_pointer = matches!(desc, TypeDesc::Ptr { .. } | TypeDesc::Memref(..));
                if space(desc).is_none() || (operands == AccessedOperands::Tiles && is_pointer) {
                    continue;
                }
                for (guard, reference) in self.places(*slot) {
                    if operand.exponents == Exponents::Shared {
                        let exponents = self.exponents_of(&reference);
                        self.access_to(instruction, None, desc, (exponents, guard, does), around, &mut found);
                    }
                    let reference =
                        if operand.exponents == Exponents::Only { self.exponents(reference) } else { reference };
                    let access = (reference, guard, does);
                    self.access_to(instruction, Some(operand), desc, access, around, &mut found);
                }
            }
        }
        for (index, _) in &instruction.written {
            if let Some(TypeDesc::Tile(desc)) = instruction.result_types.get(*index) {
                let root = Root::Site(instruction.place, *index as u32);
                let reference = tile(desc, root, Linear::default());
                let (area, span, _) =
                    self.flattened(&reference, ByteRanges::new(0, desc.size_bytes().unwrap_or(0)), &[]);
                let guard = Guard::NONE;
                let (sure, site) = (span.end(), instruction.place);
                found.push(Access { area, span, is_open: false, sure, writes: true, guard, site });
            }
        }
        found
    }

    /// Returns the access of an upstream operation to an element of a memref.
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

    /// Returns the row-major index of an element of a memref.
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

    /// Adds the accesses to a reference.
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
            *bytes = bytes.saturating_add(desc.bytes_of_boxes_after());
        }
        let Bytes { area, span, is_open, sure } = self.span(instruction, operand, reference, around);
        let access = Access { area, span, is_open, sure, writes, guard, site: instruction.place };
        if reads && writes {
            found.push(Access { writes: false, ..access.clone() });
        }
        found.push(access);
    }

    /// Returns a reference to the shared exponents of the elements at an address; the address is unknown if the
    /// reference is relative to a buffer.
    fn exponents(&mut self, reference: Reference) -> Reference {
        let at = if reference.root == Root::Bank { reference.at } else { self.unknown() };
        Reference { root: Root::Exponents, floor: at.clone(), at, ..reference }
    }

    /// Returns the exponents of the elements at an address: they extend up to those of the next buffer, and cover at
    /// least one box.
    fn exponents_of(&mut self, elements: &Reference) -> Reference {
        let at = elements.at.value().filter(|_| elements.root == Root::Bank);
        let end = at.and_then(|at| self.bases.next_after(elements.space, at));
        let (at, bytes) = match at.map(|at| at / EXPONENT_RATIO) {
            Some(at) => (Linear::known(at), end.map_or(FAR, |end| end / EXPONENT_RATIO - at).max(BOX_OF_EXPONENTS)),
            None => (self.unknown(), FAR),
        };
        let shape = Shape::Bytes(bytes);
        Reference { root: Root::Exponents, floor: at.clone(), at, element: 1, shape, pitch: None, ..elements.clone() }
    }

    /// Resolves a reference to a declared buffer that has an address.
    fn resolved(&mut self, reference: Reference) -> Reference {
        let Some((root, at)) = self.placed.get(&reference.root) else { return reference };
        Reference { root: *root, floor: self.plus(&reference.floor, at), at: self.plus(&reference.at, at), ..reference }
    }

    /// Returns the references that a value may be, each with its guard, and reports unknown addresses.
    pub(crate) fn places(&mut self, slot: Slot) -> Vec<(Guard, Reference)> {
        let kind = (self.value)(slot).kind;
        let mut found = Vec::new();
        for (guard, kind) in kind.alternatives() {
            let (ValueKind::Memory(reference) | ValueKind::Slots(reference, _)) = kind else {
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

    /// Returns the bytes that an operand covers.
    fn span(
        &mut self,
        instruction: &Instruction,
        operand: Option<&Operand>,
        reference: Reference,
        around: &[Counter],
    ) -> Bytes {
        let made = |(area, span, is_open): (Area, ByteRanges, bool)| Bytes { area, span, is_open, sure: span.end() };
        let whole = match &reference.shape {
            Shape::Bytes(bytes) => Some(ByteRanges::new(0, *bytes)),
            Shape::Rows(rows, run, pitch) => Some(ByteRanges::new(0, *run).repeated(*rows, *pitch)),
            Shape::Extents(extents) => {
                let mut span = Some(ByteRanges::new(0, reference.element));
                for (size, stride) in extents.iter().rev() {
                    span = match (span, size.value(), stride.value()) {
                        (Some(span), Some(size), Some(stride)) => Some(span.repeated(size, stride)),
                        _ => None,
                    };
                }
                Some(span.unwrap_or(ByteRanges::new(0, reference.element)))
            }
            Shape::Open => None,
        };
        let extent = operand.and_then(|operand| operand.extent);
        let said = || self.extent(extent?, instruction, &reference);
        if let Some((span, step)) = whole.map(|span| (span, None)).or_else(said) {
            let (area, span, loose) = self.flattened(&reference, span, around);
            return made(match step {
                _ if loose => (area, self.to_end(&reference, span), true),
                // The number of runs that fit into the buffer.
                Some(step) if reference.space != AddressSpace::Gm => {
                    let end = self.to_end(&reference, span).end();
                    (area, span.repeated((end - span.end()).div_euclid(step).saturating_add(1), step), true)
                }
                Some(_) | None => (area, span, false),
            });
        }
        let access = extent.and_then(|extent| self.access(extent, instruction, &reference));
        if let Some((offset, bytes)) = access {
            let at = self.plus(&reference.at, &offset);
            let reference = Reference { at, ..reference };
            let (area, span, loose) = self.flattened(&reference, ByteRanges::new(0, bytes), around);
            let clipped = self.clipped(&reference, span, bytes);
            if !loose {
                return made((area, clipped, false));
            }
            // A mask is assumed to exclude the lanes of a register beyond the end of the buffer.
            let (sure, whole) = (self.to_end(&reference, clipped).end(), self.to_end(&reference, span));
            let (least, most) = self.bases.ends(&reference, span.start).unwrap_or((sure, whole.end()));
            return Bytes { area, span: whole.until(most), is_open: true, sure: sure.min(least) };
        }
        let in_front = reference.at.minus(&reference.floor).and_then(|distance| distance.value());
        let at = if in_front.is_some_and(|distance| distance < 0) { &reference.floor } else { &reference.at };
        let reference = Reference { at: at.clone(), ..reference };
        let (area, span, _) = self.flattened(&reference, ByteRanges::new(0, reference.element), around);
        made((area, self.to_end(&reference, span), true))
    }

    /// Returns the bytes from the first byte to the end of the buffer.
    fn to_end(&self, reference: &Reference, span: ByteRanges) -> ByteRanges {
        let end = match (reference.root, reference.space) {
            (_, AddressSpace::Gm) => span.end(),
            // An address before the memory occurs if an offset of the operation leads back into it.
            (Root::Bank, space) => self.bases.next_after(space, span.start.max(0)).unwrap_or(FAR).max(span.end()),
            (Root::Exponents, space) => {
                let start = span.start.max(0);
                let of_elements = self.bases.next_after(space, start.saturating_mul(EXPONENT_RATIO));
                let ends = [self.bases.next_after(space, start), of_elements.map(|end| end / EXPONENT_RATIO)];
                ends.into_iter().flatten().min().unwrap_or(FAR).max(span.end()).max(start + BOX_OF_EXPONENTS)
            }
            (Root::Site(..) | Root::Argument(_) | Root::Unknown(_) | Root::Unsignalled | Root::Waits, _) => FAR,
        };
        ByteRanges::new(span.start, end - span.start)
    }

    /// Clips a range at the start of the next buffer: a mask is assumed to exclude the lanes of the last register
    /// beyond it.
    fn clipped(&self, reference: &Reference, span: ByteRanges, bytes: i64) -> ByteRanges {
        if reference.root != Root::Bank || !span.is_dense() {
            return span;
        }
        let last = span.end() - bytes;
        match self.bases.next_after(reference.space, last.max(span.start)) {
            Some(border) if border < span.end() => ByteRanges::new(span.start, border - span.start),
            _ => span,
        }
    }

    /// Returns the bytes of a reference in its root over all iterations of the surrounding loops of a scope, and
    /// whether an unknown offset may be added.
    fn flattened(&mut self, reference: &Reference, span: ByteRanges, around: &[Counter]) -> (Area, ByteRanges, bool) {
        let mut terms = Terms::new();
        let mut loops: Vec<(i64, i64)> = Vec::new();
        let mut loose = false;
        for (symbol, factor) in &reference.at.terms {
            match around.iter().find(|counter| counter.symbol == *symbol) {
                Some(Counter { trips: Some(trips), step, .. }) => loops.push((*trips, factor.saturating_mul(*step))),
                Some(Counter { trips: None, .. }) => loose = true,
                None if self.outside.is_some_and(|last| *symbol > last) => loose = true,
                None => terms.push((*symbol, *factor)),
            }
        }
        loops.sort_by_key(|(_, distance)| distance.saturating_abs());
        let start = ByteRanges { start: span.start.saturating_add(reference.at.known), ..span };
        let span = loops.into_iter().fold(start, |span, (trips, distance)| span.repeated(trips, distance));
        ((reference.space, reference.root, terms), span, loose)
    }
}

/// Bytes of exponents per box: two for each of its 16 lines.
const BOX_OF_EXPONENTS: i64 = 32;

/// An address above all others.
const FAR: i64 = i64::MAX / 4;

/// The counter of a loop in a scope; its initial value is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter {
    pub(crate) symbol: Symbol,
    /// The trip count; `None` if it is unknown.
    pub(crate) trips: Option<i64>,
    pub(crate) step: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_of_the_buffers_around_a_byte() {
        let found = ends(&BTreeSet::from([(0, 100), (20, 50), (20, 80), (100, 120)]));
        let expected = [(0, (100, 100)), (20, (50, 100)), (50, (80, 100)), (80, (100, 100)), (100, (120, 120))];
        assert_eq!(found, BTreeMap::from_iter(expected.into_iter().chain([(120, (120, 120))])));
    }
}
