//! The interface between the machine and the function of an operation: operands by the names of the op definition,
//! attributes, memory and results.

mod bits;
mod grid;
mod streams;
mod threads;
mod tiles;
mod vectors;

pub use grid::Grid;
pub use streams::BLOCK;

use crate::fault::{Exec, Fault};
use crate::machine::{Action, Request, Setting, Settings, Special, World};
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

/// An operation that executes.
///
/// Names of operands, results and attributes are those of the op definition; operations of other dialects use positions
/// instead. Accessors fail if a value does not match the op definition, which does not occur in verified programs.
pub struct Ctx<'w, 'p> {
    pub(crate) world: &'w mut World<'p>,
    /// Index of the core.
    pub(crate) core: usize,
    /// The pipe that executes it.
    pub(crate) pipe: Pipe,
    pub(crate) instruction: &'p Instruction,
    pub(crate) operands: &'w [Value],
    /// Tiles that it writes and that are results in the text: the index of the declared operand and the tile.
    pub(crate) written: &'w [(usize, Value)],
    pub(crate) results: Vec<Value>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) requests: Vec<Request>,
}

/// Most elements of a vector or an array, or bursts of a copy.
pub const MAX_ELEMENTS: usize = 1 << 20;
/// Most elements of a view that is read or written as a whole.
const MAX_OF_VIEW: usize = 1 << 28;

/// Generates accessors for operands of one kind of value.
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
            /// Returns `None` if the operand is absent.
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
        /// Returns a number.
        element, optional_element: Scalar => Element, "a number";
        /// Returns an address.
        pointer, optional_pointer: Pointer => Pointer, "a pointer";
        /// Returns a reference to a tile.
        tile_ref, optional_tile_ref: Tile => TileRef, "a tile";
        /// Returns several tiles.
        slots, optional_slots: Slots => Slots, "several tiles";
        /// Returns a view that receives its address later.
        declared, optional_declared: Declared => Declared, "a declared view";
        /// Returns a vector register.
        register, optional_register: Register => Arc<Register>, "a vector register";
        /// Returns a predicate, some bits of which may have no value.
        partial_mask, optional_partial_mask: Mask => Arc<Mask>, "a predicate";
        /// Returns an alignment state.
        align, optional_align: Align => Arc<Align>, "an alignment state";
        /// Returns an array on the stack.
        cells, optional_cells: Cells => Cells, "cells of the stack";
        /// Returns the number of a pipe or another object that a number identifies.
        handle, optional_handle: Handle => u64, "a handle";
    }

    /// Returns a predicate, and fails unless all bits have a value.
    pub fn mask(&self, name: Name) -> Exec<Arc<Mask>> {
        let mask = self.partial_mask(name)?;
        if mask.is_known() {
            return Ok(mask);
        }
        let message = format!("expected a value in every bit of `{name}`, found bits of bytes that were not written");
        Err(self.fault(codes::RUN_UNINITIALISED, message))
    }

    /// Returns a predicate as [`Ctx::mask`] does; `None` if the operand is absent.
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

    /// Checks whether an operand is present.
    pub fn present(&self, name: Name) -> bool {
        self.values(name).is_ok_and(|values| !values.is_empty())
    }

    /// Returns an operand of any kind; fails if it is absent.
    pub fn value(&self, name: Name) -> Exec<&Value> {
        let (index, range) = self.group(name)?;
        let found = self.operands.get(range).and_then(<[Value]>::first);
        let found = found.or_else(|| self.written.iter().find(|(out, _)| *out == index).map(|(_, value)| value));
        found.ok_or_else(|| Fault::new(codes::RUN_MALFORMED, format!("operand `{name}` is absent")))
    }

    /// Returns a view; fails if it has no address.
    pub fn view(&self, name: Name) -> Exec<View> {
        self.as_view(name, self.value(name)?)
    }

    /// Returns all views of a variadic operand.
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

    /// Returns a view; `None` if the operand is absent.
    pub fn optional_view(&self, name: Name) -> Exec<Option<View>> {
        if self.present(name) { self.view(name).map(Some) } else { Ok(None) }
    }

    /// Returns an address: a pointer, or the first element of a memref or view.
    pub fn pointer_or_view(&self, name: Name) -> Exec<Pointer> {
        match self.value(name)? {
            Value::Pointer(at) => Ok(*at),
            Value::View(view) => Ok(view.at),
            other => Err(self.unfit(name, "a pointer", other)),
        }
    }

    /// Returns all values of a variadic operand.
    pub fn values(&self, name: Name) -> Exec<Vec<&Value>> {
        let (index, range) = self.group(name)?;
        let written = self.written.iter().filter(|(out, _)| *out == index).map(|(_, value)| value);
        Ok(self.operands.get(range).unwrap_or(&[]).iter().chain(written).collect())
    }

    /// Returns an integer of any width, sign-extended.
    pub fn int(&self, name: Name) -> Exec<i64> {
        self.integer(name, self.value(name)?)
    }

    /// Returns an integer of any width, sign-extended; `None` if the operand is absent.
    pub fn optional_int(&self, name: Name) -> Exec<Option<i64>> {
        if self.present(name) { self.int(name).map(Some) } else { Ok(None) }
    }

    /// Returns all integers of a variadic operand.
    pub fn ints(&self, name: Name) -> Exec<Vec<i64>> {
        self.values(name)?.into_iter().map(|value| self.integer(name, value)).collect()
    }

    /// Returns an integer that is a count; fails if it is negative.
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

    /// Returns the current state of a tile.
    pub fn tile(&self, name: Name) -> Exec<Tile> {
        self.tile_ref(name).map(|tile| tile.get())
    }

    /// Returns the current state of a tile; `None` if the operand is absent.
    pub fn optional_tile(&self, name: Name) -> Exec<Option<Tile>> {
        Ok(self.optional_tile_ref(name)?.map(|tile| tile.get()))
    }

    /// Returns the current state of all tiles of a variadic operand.
    pub fn tiles(&self, name: Name) -> Exec<Vec<Tile>> {
        let values = self.values(name)?.into_iter();
        let tiles = values.map(|value| match value {
            Value::Tile(tile) => Ok(tile.get()),
            other => Err(self.unfit(name, "a tile", other)),
        });
        tiles.collect()
    }

    /// Returns the operand at a position, for operations without an op definition.
    pub fn at(&self, index: usize) -> Exec<&Value> {
        let missing = || Fault::new(codes::RUN_MALFORMED, format!("operand {index} is absent"));
        self.operands.get(index).ok_or_else(missing)
    }

    /// Returns the number at a position, for operations without an op definition.
    pub fn element_at(&self, index: usize) -> Exec<Element> {
        match self.at(index)? {
            Value::Scalar(element) => Ok(*element),
            other => Err(self.unfit(format_args!("operand {index}"), "a number", other)),
        }
    }

    /// Returns the type of a result; [`TypeDesc::Error`] if it is absent.
    pub fn result_type(&self, name: Name) -> TypeDesc {
        let def = self.instruction.code.def();
        let index = def.and_then(|def| def.result(name));
        let found = index.and_then(|index| self.instruction.declared_results.get(index).copied().flatten());
        found.map_or(TypeDesc::Error, |index| self.result_type_at(index))
    }

    /// Returns the type of the result at a position; [`TypeDesc::Error`] if it is absent.
    pub fn result_type_at(&self, index: usize) -> TypeDesc {
        self.instruction.result_types.get(index).copied().unwrap_or(TypeDesc::Error)
    }

    /// Returns the type of an operand; [`TypeDesc::Error`] if it is absent.
    pub fn operand_type(&self, name: Name) -> TypeDesc {
        let first = self.group(name).ok().and_then(|(_, range)| self.instruction.operand_types.get(range)?.first());
        first.copied().unwrap_or(TypeDesc::Error)
    }

    /// Sets a result by name. A result that the text omits is dropped.
    pub fn give(&mut self, name: Name, value: Value) {
        let def = self.instruction.code.def();
        let index = def.and_then(|def| def.result(name));
        if let Some(index) = index.and_then(|index| self.instruction.declared_results.get(index).copied().flatten()) {
            self.give_at(index, value);
        }
    }

    /// Sets a result by index.
    pub fn give_at(&mut self, index: usize, value: Value) {
        if let Some(result) = self.results.get_mut(index) {
            *result = value;
        }
    }

    /// Sets a result to a number, converted to the type of the result.
    pub fn give_int(&mut self, name: Name, value: i64) {
        let dtype = self.result_type(name).dtype().unwrap_or(DType::Index);
        self.give(name, Value::Scalar(Element::from_int(dtype, value.into())));
    }

    /// Checks whether the text has a result, which may be optional.
    pub fn wants(&self, name: Name) -> bool {
        self.result_type(name) != TypeDesc::Error
    }

    /// Returns the value of an attribute, or the default of the op definition.
    pub fn attribute(&self, name: Key) -> &'p AttributeValue {
        self.instruction.attribute(name)
    }

    /// Returns the case of an enumeration attribute; `None` if it is absent.
    pub fn choice<C: Choice>(&self, name: Key) -> Option<C> {
        let value = self.attribute(name);
        let choice = value.choice();
        debug_assert!(choice.is_some() || !matches!(value, AttributeValue::Case(..)), "`{name}` has other words");
        choice
    }

    /// Returns the case of an enumeration attribute; fails if it is absent, which violates the op definition.
    pub fn required_choice<C: Choice>(&self, name: Key) -> Exec<C> {
        self.choice(name).ok_or_else(|| Fault::new(codes::RUN_MALFORMED, format!("attribute `{name}` is absent")))
    }

    /// Returns the integer of an attribute; `None` if it is absent.
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

    /// Returns the integers of a required attribute.
    pub fn ints_attribute(&self, name: Key) -> Exec<&'p [i64]> {
        match self.attribute(name) {
            AttributeValue::Ints(values) => Ok(values),
            _ => Err(Fault::new(codes::RUN_MALFORMED, format!("expected integers as attribute `{name}`"))),
        }
    }

    /// Checks whether an attribute is `true`, or a unit attribute is present.
    pub fn flag(&self, name: Key) -> bool {
        matches!(self.attribute(name), AttributeValue::Unit) || self.int_attribute(name).is_some_and(|value| value != 0)
    }

    /// Returns the pipe that an attribute names.
    pub fn pipe_attribute(&self, name: Key) -> Exec<Pipe> {
        self.required_choice(name)
    }

    /// Checks whether the written tiles are results in the text, with new memory.
    pub fn writes_results(&self) -> bool {
        !self.written.is_empty()
    }

    /// Creates a fault of this operation.
    pub fn fault(&self, code: u16, message: impl Into<String>) -> Box<Fault> {
        Fault::new(code, message).or_at(self.instruction.place)
    }

    /// Creates the fault of a result that the ISA leaves undefined; `place` is the position in the operands: `lane 3`,
    /// `row 1, column 2`.
    pub fn undefined(&self, why: Undefined, place: impl std::fmt::Display) -> Box<Fault> {
        self.fault(codes::RUN_UNDEFINED, format!("expected a defined result, found {why} in {place}"))
    }

    /// Returns the profile, which decides if sources contradict each other.
    pub fn profile(&self) -> Profile {
        self.world.launch.profile
    }

    /// Returns the target.
    pub fn target(&self) -> Target {
        self.world.launch.target
    }

    /// Returns the pipe that executes the operation.
    pub fn pipe(&self) -> Pipe {
        self.pipe
    }

    /// Returns the core that executes the operation.
    pub fn core(&self) -> &crate::machine::Core {
        &self.world.cores[self.core]
    }

    /// Returns the number of blocks of the launch.
    pub fn blocks(&self) -> u32 {
        self.world.launch.blocks
    }

    /// Counts additional steps that depend on the operands of the operation, such as bursts.
    pub fn pass(&mut self, steps: u64) -> Exec {
        self.world.pass(self.instruction.place, steps)
    }

    /// Converts a number of elements of a value; fails if it is negative or too large.
    pub fn held(&self, elements: i64) -> Exec<usize> {
        let negative = |_| self.fault(codes::RUN_SHAPE, format!("expected a number of at least 0, found {elements}"));
        let held = usize::try_from(elements).map_err(negative)?;
        if held > MAX_ELEMENTS {
            let message = format!("expected a value of at most {MAX_ELEMENTS} elements, found {elements}");
            return Err(self.fault(codes::RUN_TOO_LARGE, message));
        }
        Ok(held)
    }

    /// Returns the memory. The machine adds the place of the operation to its faults.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.world.memory
    }

    /// Reads bytes; fails if one has no value.
    pub fn read(&mut self, at: Pointer, bytes: usize) -> Exec<&[u8]> {
        self.world.memory.read(at, bytes)
    }

    /// Writes bytes.
    pub fn write(&mut self, at: Pointer, bytes: &[u8]) -> Exec {
        self.world.memory.write(at, bytes)
    }

    /// Reads the element at an address; fails if it has no value.
    pub fn read_element(&mut self, at: Pointer, dtype: DType) -> Exec<Element> {
        let bytes = self.read(at, dtype.bytes() as usize)?;
        Ok(Element::new(dtype, crate::register::little_endian(bytes)))
    }

    /// Writes an element to an address.
    pub fn write_element(&mut self, at: Pointer, element: Element) -> Exec {
        let bytes = element.dtype().bytes().min(8) as usize;
        self.write(at, &element.bits().to_le_bytes()[..bytes])
    }

    /// Copies bytes, including those without a value; records such bytes if they are copied to global memory.
    pub fn copy(&mut self, from: Pointer, to: Pointer, bytes: usize) -> Exec {
        self.world.memory.copy(from, to, bytes)
    }

    /// Returns the pointer to an address in a memory of this core.
    pub fn local(&mut self, space: AddressSpace, address: i64, elem: PtrElem) -> Pointer {
        let core = self.core_id();
        self.world.memory.pointer(core, space, address, elem)
    }

    /// Reserves memory of this core for tile `number` of this operation. If other tiles used the bytes before, the
    /// program waits until their uses are done and their values are discarded.
    pub fn room(&mut self, space: AddressSpace, number: u32, bytes: usize) -> Exec<Pointer> {
        let (core, owner) = (self.core_id(), (self.instruction.place, number));
        let Room { at, reused } = self.world.memory.place(core, space, owner, bytes)?;
        if let Some(bytes) = reused {
            self.request(Pipe::S, Action::Reuse { at, bytes });
        }
        Ok(at)
    }

    /// Returns the index of the core that executes the operation.
    pub fn core_id(&self) -> CoreId {
        CoreId(self.core as u32)
    }

    /// Returns the same address in the memory of another core of the block: the cube core, or a vector core by its
    /// number. If one core executes the whole kernel, returns an address of that core.
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

    /// Returns a setting of the core at the time this operation was issued.
    pub fn setting(&self, name: Setting) -> Option<&[Element]> {
        self.settings.get(&name).map(Vec::as_slice)
    }

    /// Changes a setting for operations that are issued later.
    pub fn set_setting(&mut self, name: Setting, values: Vec<Element>) {
        Arc::make_mut(&mut self.settings).insert(name, values);
    }

    /// Returns a register of the executing unit, as set by earlier operations of the same pipe.
    pub fn special(&self, name: Special) -> Option<&[Element]> {
        self.world.cores[self.core].special.get(&name).map(Vec::as_slice)
    }

    /// Sets a register of the executing unit.
    pub fn set_special(&mut self, name: Special, values: Vec<Element>) {
        self.world.cores[self.core].special.insert(name, values);
    }

    /// Prints a line.
    pub fn print(&mut self, line: &str) {
        for observer in &mut self.world.observers {
            observer.printed(line);
        }
    }

    /// Returns the value of an element of an array on the stack; fails if it has none.
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

    /// Sets an element of an array on the stack.
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

    /// Creates the fault of an index that is out of bounds.
    pub fn outside(&self, index: i64, count: usize) -> Box<Fault> {
        self.fault(codes::RUN_OUT_OF_BOUNDS, format!("expected an index below {count}, found {index}"))
    }

    /// Requests an action of a pipe of this core, after everything that was issued to it before. On the scalar pipe the
    /// program waits for it.
    pub fn request(&mut self, pipe: Pipe, action: Action) {
        self.requests.push(Request { pipe, action });
    }
}
