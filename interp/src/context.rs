//! What the function of an operation sees: its operands by the names of the row, its attributes, memory and results.

mod bits;
mod grid;
mod streams;
mod threads;
mod tiles;
mod vectors;

pub use grid::Grid;
pub use streams::BLOCK;

use crate::fault::{Exec, Fault};
use crate::machine::{Action, Request, Settings, World};
use crate::memory::{CoreId, Memory, Pointer, Room};
use crate::register::{Mask, Register};
use crate::tile::{Declared, Slots, Tile, TileRef, View};
use crate::value::{Align, Cells, Value};
use pto_isa::Name;
use pto_isa::types::{AddressSpace, DType, Pipe, PtrElem};
use pto_isa::{Choice, Key};
use pto_isa::{Target, TypeDesc, codes, rule};
use pto_numerics::{Element, Profile, Undefined};
use pto_program::{AttributeValue, Instruction};
use std::sync::{Arc, PoisonError};

/// An operation that runs.
///
/// Names of operands, results and attributes are those of the row; operations of other dialects have positions instead.
/// Accessors fail with a fault where a value is not what the row says, which verified programs do not have.
pub struct Ctx<'w, 'p> {
    pub(crate) world: &'w mut World<'p>,
    /// Index of the core.
    pub(crate) core: usize,
    /// The pipe it runs on.
    pub(crate) pipe: Pipe,
    pub(crate) instruction: &'p Instruction,
    pub(crate) operands: &'w [Value],
    /// Tiles it writes that are results in the text: the declared operand and the tile.
    pub(crate) written: &'w [(usize, Value)],
    pub(crate) results: Vec<Value>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) requests: Vec<Request>,
}

/// Most elements of a vector, an array or the bursts of a copy.
pub const MAX_ELEMENTS: usize = 1 << 20;
/// Most elements of a view that is read or written as a whole.
const MAX_OF_VIEW: usize = 1 << 28;

/// Generates accessors of operands that have to be one kind of value.
macro_rules! accessors {
    ($( $(#[$doc:meta])+ $name:ident, $optional:ident: $variant:ident => $type:ty, $what:literal; )+) => {
        $(
            $(#[$doc])+
            pub fn $name(&self, name: Name) -> Exec<$type> {
                match self.value(name)? {
                    Value::$variant(value) => Ok(value.clone()),
                    other => Err(self.unfit(name, $what, other)),
                }
            }

            $(#[$doc])+
            /// `None` where the operand is absent.
            pub fn $optional(&self, name: Name) -> Exec<Option<$type>> {
                match self.present(name) {
                    true => self.$name(name).map(Some),
                    false => Ok(None),
                }
            }
        )+
    };
}

impl<'p> Ctx<'_, 'p> {
    accessors! {
        /// A number.
        element, optional_element: Scalar => Element, "a number";
        /// An address.
        pointer, optional_pointer: Pointer => Pointer, "a pointer";
        /// A tile under its name.
        tile_ref, optional_tile_ref: Tile => TileRef, "a tile";
        /// Several tiles.
        slots, optional_slots: Slots => Slots, "several tiles";
        /// A view that gets its address later.
        declared, optional_declared: Declared => Declared, "a declared view";
        /// A vector register.
        register, optional_register: Register => Arc<Register>, "a vector register";
        /// A predicate, whose bits may have no value.
        partial_mask, optional_partial_mask: Mask => Arc<Mask>, "a predicate";
        /// An alignment state.
        align, optional_align: Align => Arc<Align>, "an alignment state";
        /// Cells of the stack.
        cells, optional_cells: Cells => Cells, "cells of the stack";
        /// A pipe or another thing known by a number.
        handle, optional_handle: Handle => u64, "a handle";
    }

    /// A predicate, whose bits have to have a value.
    pub fn mask(&self, name: Name) -> Exec<Arc<Mask>> {
        let mask = self.partial_mask(name)?;
        if mask.is_known() {
            return Ok(mask);
        }
        let message = format!("expected a value in every bit of `{name}`, found bits of bytes that were not written");
        Err(self.fault(codes::RUN_UNINITIALISED, message))
    }

    /// As [`Ctx::mask`], `None` where the operand is absent.
    pub fn optional_mask(&self, name: Name) -> Exec<Option<Arc<Mask>>> {
        if self.present(name) { self.mask(name).map(Some) } else { Ok(None) }
    }

    fn unfit(&self, name: impl std::fmt::Display, expected: &str, found: &Value) -> Box<Fault> {
        let message = format!("expected {expected} as `{name}`, found {}", found.describe());
        Fault::new(codes::RUN_MALFORMED, message)
    }

    fn group(&self, name: Name) -> Exec<(usize, std::ops::Range<usize>)> {
        let index = self.instruction.code.def().and_then(|def| def.operand(name));
        let found = index.and_then(|index| Some((index, self.instruction.groups.get(index)?.clone())));
        found.ok_or_else(|| {
            Fault::new(codes::RUN_MALFORMED, format!("{} has no operand `{name}`", self.instruction.name()))
        })
    }

    /// Whether an operand is there.
    pub fn present(&self, name: Name) -> bool {
        self.values(name).is_ok_and(|values| !values.is_empty())
    }

    /// An operand that must be present, of any kind.
    pub fn value(&self, name: Name) -> Exec<&Value> {
        let (index, range) = self.group(name)?;
        let found = self.operands.get(range).and_then(<[Value]>::first);
        let found = found.or_else(|| self.written.iter().find(|(out, _)| *out == index).map(|(_, value)| value));
        found.ok_or_else(|| Fault::new(codes::RUN_MALFORMED, format!("operand `{name}` is absent")))
    }

    /// A view, which has to have an address.
    pub fn view(&self, name: Name) -> Exec<View> {
        self.as_view(name, self.value(name)?)
    }

    /// All views of a variadic operand.
    pub fn views(&self, name: Name) -> Exec<Vec<View>> {
        self.values(name)?.into_iter().map(|value| self.as_view(name, value)).collect()
    }

    fn as_view(&self, name: Name, value: &Value) -> Exec<View> {
        match value {
            Value::View(view) => Ok(*view),
            Value::Declared(declared) => {
                let message = "expected a view with an address, found a declared one";
                declared.get().ok_or_else(|| self.fault(codes::RUN_UNDEFINED, message))
            }
            other => Err(self.unfit(name, "a view", other)),
        }
    }

    /// A view; `None` where the operand is absent.
    pub fn optional_view(&self, name: Name) -> Exec<Option<View>> {
        if self.present(name) { self.view(name).map(Some) } else { Ok(None) }
    }

    /// An address: a pointer, or the first element of a memref or view.
    pub fn pointer_or_view(&self, name: Name) -> Exec<Pointer> {
        match self.value(name)? {
            Value::Pointer(at) => Ok(*at),
            Value::View(view) => Ok(view.at),
            other => Err(self.unfit(name, "a pointer", other)),
        }
    }

    /// All values of a variadic operand.
    pub fn values(&self, name: Name) -> Exec<Vec<&Value>> {
        let (index, range) = self.group(name)?;
        let written = self.written.iter().filter(|(out, _)| *out == index).map(|(_, value)| value);
        Ok(self.operands.get(range).unwrap_or(&[]).iter().chain(written).collect())
    }

    /// An integer of any width, with its sign.
    pub fn int(&self, name: Name) -> Exec<i64> {
        self.integer(name, self.value(name)?)
    }

    /// An integer of any width, with its sign; `None` where the operand is absent.
    pub fn optional_int(&self, name: Name) -> Exec<Option<i64>> {
        if self.present(name) { self.int(name).map(Some) } else { Ok(None) }
    }

    /// All integers of a variadic operand.
    pub fn ints(&self, name: Name) -> Exec<Vec<i64>> {
        self.values(name)?.into_iter().map(|value| self.integer(name, value)).collect()
    }

    /// An integer that counts something: a fault where it is negative.
    pub fn count(&self, name: Name) -> Exec<usize> {
        let value = self.int(name)?;
        let wrong = |_| self.fault(codes::RUN_SHAPE, format!("expected `{name}` of at least 0, found {value}"));
        usize::try_from(value).map_err(wrong)
    }

    fn integer(&self, name: Name, value: &Value) -> Exec<i64> {
        let number = match value {
            Value::Scalar(element) => element.to_int().and_then(|value| i64::try_from(value).ok()),
            other => return Err(self.unfit(name, "an integer", other)),
        };
        number.ok_or_else(|| self.unfit(name, "an integer of 64 bits", value))
    }

    /// A tile as it is now.
    pub fn tile(&self, name: Name) -> Exec<Tile> {
        self.tile_ref(name).map(|tile| tile.get())
    }

    /// A tile as it is now; `None` where the operand is absent.
    pub fn optional_tile(&self, name: Name) -> Exec<Option<Tile>> {
        Ok(self.optional_tile_ref(name)?.map(|tile| tile.get()))
    }

    /// All tiles of a variadic operand, as they are now.
    pub fn tiles(&self, name: Name) -> Exec<Vec<Tile>> {
        let values = self.values(name)?.into_iter();
        let tiles = values.map(|value| match value {
            Value::Tile(tile) => Ok(tile.get()),
            other => Err(self.unfit(name, "a tile", other)),
        });
        tiles.collect()
    }

    /// The operand at a position, of an operation without a row.
    pub fn at(&self, index: usize) -> Exec<&Value> {
        let missing = || Fault::new(codes::RUN_MALFORMED, format!("operand {index} is absent"));
        self.operands.get(index).ok_or_else(missing)
    }

    /// The number at a position, of an operation without a row.
    pub fn element_at(&self, index: usize) -> Exec<Element> {
        match self.at(index)? {
            Value::Scalar(element) => Ok(*element),
            other => Err(self.unfit(format_args!("operand {index}"), "a number", other)),
        }
    }

    /// Type of the result of a name; [`TypeDesc::Error`] where there is none.
    pub fn result_type(&self, name: Name) -> TypeDesc {
        let def = self.instruction.code.def();
        let index = def.and_then(|def| def.result(name));
        let found = index.and_then(|index| self.instruction.declared_results.get(index).copied().flatten());
        found.map_or(TypeDesc::Error, |index| self.result_type_at(index))
    }

    /// Type of the result at a position; [`TypeDesc::Error`] where there is none.
    pub fn result_type_at(&self, index: usize) -> TypeDesc {
        self.instruction.result_types.get(index).copied().unwrap_or(TypeDesc::Error)
    }

    /// Type of an operand; [`TypeDesc::Error`] where it is absent.
    pub fn operand_type(&self, name: Name) -> TypeDesc {
        let first = self.group(name).ok().and_then(|(_, range)| self.instruction.operand_types.get(range)?.first());
        first.copied().unwrap_or(TypeDesc::Error)
    }

    /// Sets the result with a name. A result that the text omits is dropped.
    pub fn give(&mut self, name: Name, value: Value) {
        let def = self.instruction.code.def();
        let index = def.and_then(|def| def.result(name));
        if let Some(index) = index.and_then(|index| self.instruction.declared_results.get(index).copied().flatten()) {
            self.give_at(index, value);
        }
    }

    /// Sets the result with an index.
    pub fn give_at(&mut self, index: usize, value: Value) {
        if let Some(result) = self.results.get_mut(index) {
            *result = value;
        }
    }

    /// Sets the result with a name to a number, in the type of the result.
    pub fn give_int(&mut self, name: Name, value: i64) {
        let dtype = self.result_type(name).dtype().unwrap_or(DType::Index);
        self.give(name, Value::Scalar(Element::from_int(dtype, value.into())));
    }

    /// Whether the result of a name is there: an optional one may be left out.
    pub fn wants(&self, name: Name) -> bool {
        self.result_type(name) != TypeDesc::Error
    }

    /// The value of an attribute, with the default of the row.
    pub fn attribute(&self, name: Key) -> &'p AttributeValue {
        self.instruction.attribute(name)
    }

    /// The case of an enumeration attribute; `None` where it is absent.
    pub fn choice<C: Choice>(&self, name: Key) -> Option<C> {
        let value = self.attribute(name);
        let choice = value.choice();
        debug_assert!(choice.is_some() || !matches!(value, AttributeValue::Case(..)), "`{name}` has other words");
        choice
    }

    /// As [`Ctx::choice`], where absence violates the op definition.
    pub fn required_choice<C: Choice>(&self, name: Key) -> Exec<C> {
        self.choice(name).ok_or_else(|| Fault::new(codes::RUN_MALFORMED, format!("attribute `{name}` is absent")))
    }

    /// The integer of an attribute; `None` where it is absent.
    pub fn int_attribute(&self, name: Key) -> Option<i64> {
        match self.attribute(name) {
            AttributeValue::Int(value) => Some(*value),
            AttributeValue::Case(_, case) => Some(case.value),
            AttributeValue::Float(_)
            | AttributeValue::Elements(..)
            | AttributeValue::Text(_)
            | AttributeValue::Symbol(_)
            | AttributeValue::Ints(_)
            | AttributeValue::Cases(_)
            | AttributeValue::Unit
            | AttributeValue::Absent => None,
        }
    }

    /// The integers of a required attribute.
    pub fn ints_attribute(&self, name: Key) -> Exec<&'p [i64]> {
        match self.attribute(name) {
            AttributeValue::Ints(values) => Ok(values),
            _ => Err(Fault::new(codes::RUN_MALFORMED, format!("expected integers as attribute `{name}`"))),
        }
    }

    /// Whether an attribute is `true` or a unit that is there.
    pub fn flag(&self, name: Key) -> bool {
        matches!(self.attribute(name), AttributeValue::Unit) || self.int_attribute(name).is_some_and(|value| value != 0)
    }

    /// The pipe an attribute names.
    pub fn pipe_attribute(&self, name: Key) -> Exec<Pipe> {
        self.required_choice(name)
    }

    /// Whether the written tiles are results in the text, in new places.
    pub fn writes_results(&self) -> bool {
        !self.written.is_empty()
    }

    /// A fault of this operation.
    pub fn fault(&self, code: u16, message: impl Into<String>) -> Box<Fault> {
        Fault::new(code, message).or_at(self.instruction.place)
    }

    /// A result that the ISA leaves undefined, as a fault; `place` says where in the operands: `lane 3`, `row 1, column 2`.
    pub fn undefined(&self, why: Undefined, place: impl std::fmt::Display) -> Box<Fault> {
        self.fault(codes::RUN_UNDEFINED, format!("expected a defined result, found {why} in {place}"))
    }

    /// The choices where sources contradict each other.
    pub fn profile(&self) -> Profile {
        self.world.launch.profile
    }

    /// The target.
    pub fn target(&self) -> Target {
        self.world.launch.target
    }

    /// The pipe it runs on.
    pub fn pipe(&self) -> Pipe {
        self.pipe
    }

    /// The core it runs on.
    pub fn core(&self) -> &crate::machine::Core {
        &self.world.cores[self.core]
    }

    /// Number of blocks of the launch.
    pub fn blocks(&self) -> u32 {
        self.world.launch.blocks
    }

    /// Counts steps of the work of this operation that its operands ask for, such as bursts.
    pub fn pass(&mut self, steps: u64) -> Exec {
        self.world.pass(self.instruction.place, steps)
    }

    /// A number of elements that a value may have: a fault where it is negative or too large.
    pub fn held(&self, elements: i64) -> Exec<usize> {
        let negative = |_| self.fault(codes::RUN_SHAPE, format!("expected a number of at least 0, found {elements}"));
        let held = usize::try_from(elements).map_err(negative)?;
        if held > MAX_ELEMENTS {
            let message = format!("expected a value of at most {MAX_ELEMENTS} elements, found {elements}");
            return Err(self.fault(codes::RUN_TOO_LARGE, message));
        }
        Ok(held)
    }

    /// Memory. Faults of it get the place of the operation by themselves.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.world.memory
    }

    /// Bytes that have to have a value.
    pub fn read(&mut self, at: Pointer, bytes: usize) -> Exec<&[u8]> {
        self.world.memory.read(at, bytes)
    }

    /// Writes bytes.
    pub fn write(&mut self, at: Pointer, bytes: &[u8]) -> Exec {
        self.world.memory.write(at, bytes)
    }

    /// The element at an address, which has to have a value.
    pub fn read_element(&mut self, at: Pointer, dtype: DType) -> Exec<Element> {
        let bytes = self.read(at, dtype.bytes() as usize)?;
        Ok(Element::new(dtype, crate::register::little_endian(bytes)))
    }

    /// Writes an element to an address.
    pub fn write_element(&mut self, at: Pointer, element: Element) -> Exec {
        let bytes = element.dtype().bytes().min(8) as usize;
        self.write(at, &element.bits().to_le_bytes()[..bytes])
    }

    /// Copies bytes, with those that have no value; where these leave the core, that is noted.
    pub fn copy(&mut self, from: Pointer, to: Pointer, bytes: usize) -> Exec {
        self.world.memory.copy(from, to, bytes)
    }

    /// The pointer to an address in a memory of this core.
    pub fn local(&mut self, space: AddressSpace, address: i64, elem: PtrElem) -> Pointer {
        let core = self.core_id();
        self.world.memory.pointer(core, space, address, elem)
    }

    /// A place in a memory of this core for memory this operation allocates, by number. What others had there before is done
    /// and gone when the program goes on.
    pub fn room(&mut self, space: AddressSpace, number: u32, bytes: usize) -> Exec<Pointer> {
        let (core, owner) = (self.core_id(), (self.instruction.place, number));
        let Room { at, reused } = self.world.memory.place(core, space, owner, bytes)?;
        if let Some(bytes) = reused {
            self.request(Pipe::S, Action::Reuse { at, bytes });
        }
        Ok(at)
    }

    /// The core it runs on, by number.
    pub fn core_id(&self) -> CoreId {
        CoreId(self.core as u32)
    }

    /// The same place in the memory of the core of the block that has it: the cube core, or a vector core by its number.
    /// Where one core runs all of a kernel, that is this one.
    pub fn at_core(&mut self, at: Pointer, kind: rule::Core, subblock: u32) -> Pointer {
        let block = self.core().block;
        let owner = self.world.cores.iter().position(|core| {
            core.block == block && core.kind == Some(kind) && (kind == rule::Core::Cube || core.subblock == subblock)
        });
        let own = self.local(at.space, at.offset, at.elem);
        match owner {
            Some(owner) if own.allocation == at.allocation => {
                self.world.memory.pointer(CoreId(owner as u32), at.space, at.offset, at.elem)
            }
            Some(_) | None => at,
        }
    }

    /// A setting of the core, as it was when this operation was issued: `set_loop1_stride_outtoub` and its like.
    pub fn setting(&self, name: &str) -> Option<&[Element]> {
        self.settings.get(name).map(Vec::as_slice)
    }

    /// Changes a setting for operations issued from now on.
    pub fn set_setting(&mut self, name: &'static str, values: Vec<Element>) {
        Arc::make_mut(&mut self.settings).insert(name, values);
    }

    /// A register of the unit that runs this, as operations before it in the same pipe left it.
    pub fn special(&self, name: &str) -> Option<&[Element]> {
        self.world.cores[self.core].special.get(name).map(Vec::as_slice)
    }

    /// Changes a register of the unit.
    pub fn set_special(&mut self, name: &'static str, values: Vec<Element>) {
        self.world.cores[self.core].special.insert(name, values);
    }

    /// Prints a line.
    pub fn print(&mut self, line: &str) {
        for observer in &mut self.world.observers {
            observer.printed(line);
        }
    }

    /// The value of a cell of the stack, which has to have one.
    pub fn cell(&self, cells: &Cells, index: i64) -> Exec<Element> {
        let cells = cells.lock().unwrap_or_else(PoisonError::into_inner);
        match usize::try_from(index).ok().and_then(|index| cells.get(index)) {
            Some(Some(element)) => Ok(*element),
            Some(None) => {
                Err(self
                    .fault(codes::RUN_UNINITIALISED, format!("expected a cell {index} that was written, found none")))
            }
            None => Err(self.outside(index, cells.len())),
        }
    }

    /// Sets the value of a cell of the stack.
    pub fn set_cell(&self, cells: &Cells, index: i64, element: Element) -> Exec {
        let mut cells = cells.lock().unwrap_or_else(PoisonError::into_inner);
        let count = cells.len();
        match usize::try_from(index).ok().and_then(|index| cells.get_mut(index)) {
            Some(cell) => {
                *cell = Some(element);
                Ok(())
            }
            None => Err(self.outside(index, count)),
        }
    }

    /// The fault of an index that is not below a number.
    pub fn outside(&self, index: i64, count: usize) -> Box<Fault> {
        self.fault(codes::RUN_OUT_OF_BOUNDS, format!("expected an index below {count}, found {index}"))
    }

    /// Asks a pipe of this core to do something once everything issued to it before is done. On the scalar pipe the
    /// program waits for it.
    pub fn request(&mut self, pipe: Pipe, action: Action) {
        self.requests.push(Request { pipe, action });
    }
}
