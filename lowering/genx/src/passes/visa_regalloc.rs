//! Allocates a vISA variable for each live range.
//!
//! Purpose: operands of vISA instructions are variables, whose number is not limited by the hardware.
//!
//! Before: values are coalesced. After: each live range has a variable of its category. Live ranges share a variable
//! only if there are very many of them. A general variable has the type of the value for which it was created, and an
//! alias for each other type by which it is accessed.
//!
//! ```text
//! %a,%b:[5,9){general,align32}   ->   .decl V32 v_type=G type=f num_elts=16 align=GRF
//! %m:[5,7){predicate}            ->   .decl P1 v_type=P num_elts=16
//! ```

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;
use visa::variable::{
    AddressId, Alias, Align, General, GeneralId, Input, InputVariable, PredicateId, SurfaceId, Variable,
};
use visa::{Place, Type as VisaType, Unit};

use super::{Pass, State};
use crate::error::Error;
use crate::ir::{ArgumentKind, Function, Value};
use crate::liveness::{Category, LiveRange, RangeId};
use crate::target::{Sign, visa_type};
use crate::types::Type;

/// The pass.
pub const PASS: Pass = Pass {
    name: "visa-regalloc",
    description: "allocate a vISA variable for each live range",
    run,
    establishes: Some(check),
    optional: false,
};

/// Maximal bytes of a variable: The Virtual ISA Object Format, "General Variables".
const MAX_BYTES: u32 = 4096;
/// Maximal number of general variables, including aliases.
const MOST: usize = (1 << 16) - GeneralId::FIRST as usize;
/// Number of general variables up to which live ranges do not share variables, if there would be too many: the rest is
/// for aliases. All live ranges of a variable are in the same registers, so unnecessary sharing costs registers.
const UNSHARED: usize = 1 << 14;
/// Like [`UNSHARED`], for other variables, of which there are 4096.
const UNSHARED_OTHERS: usize = 1 << 11;
/// Elements of a predicate variable.
const PREDICATE_ELEMENTS: [u32; 6] = [1, 2, 4, 8, 16, 32];

/// A variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "one for each category")]
pub enum Register {
    General(GeneralId),
    Address(AddressId),
    Predicate(PredicateId),
    Surface(SurfaceId),
}

/// The variables of a kernel.
#[derive(Clone, Debug, Default)]
pub struct Registers {
    generals: Vec<General>,
    addresses: Vec<Variable>,
    predicates: Vec<Variable>,
    surfaces: Vec<Variable>,
    inputs: Vec<Input>,
    /// The variable of each live range, by index.
    of: Vec<Option<Register>>,
    aliases: FxHashMap<(GeneralId, VisaType), GeneralId>,
    /// Whether live ranges have to share general variables, because there may be too many.
    shares: bool,
}

impl Registers {
    /// Returns the variable of a live range.
    #[must_use]
    pub fn get(&self, range: RangeId) -> Option<Register> {
        self.of.get(range.index()).copied().flatten()
    }

    fn set(&mut self, range: RangeId, register: Register) {
        if self.of.len() <= range.index() {
            self.of.resize(range.index() + 1, None);
        }
        self.of[range.index()] = Some(register);
    }

    /// Returns the variable of a live range under a type: the variable or an alias, which is created at first use.
    pub fn typed(&mut self, id: GeneralId, ty: VisaType) -> GeneralId {
        let Some(base) = id.index().and_then(|index| self.generals.get(index)) else { return id };
        if base.ty == ty {
            return id;
        }
        if let Some(alias) = self.aliases.get(&(id, ty)) {
            return *alias;
        }
        let elements = base.bytes() / ty.bytes();
        let alias = Alias { base: id, offset: 0, file_scope: false };
        let made = self.add_general(ty, elements, base.align, Some(alias));
        self.aliases.insert((id, ty), made);
        made
    }

    /// Returns whether a category has so many variables that live ranges share them.
    fn is_full(&self, category: Category) -> bool {
        match category {
            Category::General => self.shares && self.generals.len() >= UNSHARED,
            Category::Address => self.addresses.len() >= UNSHARED_OTHERS,
            Category::Predicate => self.predicates.len() >= UNSHARED_OTHERS,
            Category::Surface => self.surfaces.len() >= UNSHARED_OTHERS,
        }
    }

    fn add_general(&mut self, ty: VisaType, elements: u32, align: Align, alias: Option<Alias>) -> GeneralId {
        #[expect(clippy::cast_possible_truncation, reason = "fewer than 2^32 variables, of at most 4096 bytes")]
        let (id, elements) = (GeneralId(self.generals.len() as u32 + GeneralId::FIRST), elements as u16);
        let name = format!("V{}", id.0).into();
        self.generals.push(General { name, ty, elements, align, alias, attributes: Vec::new(), place: Place::NONE });
        id
    }

    /// Creates a variable of one element.
    pub fn scratch(&mut self, ty: VisaType) -> GeneralId {
        let align = if ty.bytes() == 8 { Align::Qword } else { Align::Dword };
        self.add_general(ty, 1, align, None)
    }

    /// Creates a predicate of one bit; `None` if there are too many.
    pub fn scratch_predicate(&mut self) -> Option<PredicateId> {
        push(&mut self.predicates, 'P', PredicateId::FIRST, 1).map(PredicateId)
    }

    /// Returns whether there are more general variables, with their aliases, than vISA allows.
    pub(super) const fn are_too_many(&self) -> bool {
        !self.shares && self.generals.len() > MOST
    }

    /// Declares all variables in a unit.
    pub fn declare(self, unit: &mut Unit) {
        unit.generals = self.generals;
        unit.addresses = self.addresses;
        unit.predicates = self.predicates;
        unit.surfaces = self.surfaces;
        unit.inputs = self.inputs;
    }
}

/// Appends a variable of a class, with a number in its name.
fn push(list: &mut Vec<Variable>, letter: char, first: u16, elements: u32) -> Option<u16> {
    let id = u16::try_from(list.len()).ok()?.checked_add(first)?;
    let name = format!("{letter}{id}").into();
    list.push(Variable { name, elements: u16::try_from(elements).ok()?, attributes: Vec::new(), place: Place::NONE });
    Some(id)
}

fn run(state: &mut State) -> Result<(), Error> {
    let general = state.liveness.ranges().filter(|(_, range)| range.category == Category::General).count();
    allocate_all(state, general > MOST)
}

/// Assigns the variables again, with sharing, because aliases exceeded the limit.
pub(super) fn share(state: &mut State) -> Result<(), Error> {
    allocate_all(state, true)
}

fn allocate_all(state: &mut State, shares_generals: bool) -> Result<(), Error> {
    let mut registers = Registers { shares: shares_generals, ..Registers::default() };
    let grf = state.platform.grf_bytes();
    let mut ranges: Vec<(RangeId, &LiveRange)> = state.liveness.ranges().collect();
    let mut shared = Shared::default();
    let shares = ranges.len() > UNSHARED_OTHERS;
    if shares {
        ranges.sort_by_key(|(id, range)| (range.segments.as_slice().first().map(|segment| segment.start), *id));
    }
    for (id, range) in ranges {
        let Some(first) = range.values.iter().min().copied() else { continue };
        let class = Class::of(&state.function, range, first, grf);
        let taken = if registers.is_full(range.category) { shared.take(&class, range) } else { None };
        let register = match taken {
            Some(register) => register,
            None => allocate(&mut registers, &state.function, range, first, grf)?,
        };
        if shares {
            shared.give(class, range, register);
        }
        registers.set(id, register);
    }
    inputs(state, &mut registers)?;
    state.registers = registers;
    Ok(())
}

/// Variables of live ranges that have ended, for reuse in the same class.
#[derive(Default)]
struct Shared {
    /// For each class, the ends of live ranges and their variables; the earliest end is the first.
    free: FxHashMap<Class, BinaryHeap<Reverse<(u32, Register)>>>,
}

impl Shared {
    /// Returns a variable that is free from the start of a live range on. Parameters of the kernel do not share.
    fn take(&mut self, class: &Class, range: &LiveRange) -> Option<Register> {
        let start = range.segments.as_slice().first().filter(|_| range.offset.is_none())?.start;
        let free = self.free.get_mut(class)?;
        let Reverse((end, _)) = *free.peek()?;
        if end >= start {
            return None;
        }
        free.pop().map(|Reverse((_, register))| register)
    }

    /// Makes the variable of a live range available to later ones.
    fn give(&mut self, class: Class, range: &LiveRange, register: Register) {
        if let Some(last) = range.segments.as_slice().last().filter(|_| range.offset.is_none()) {
            self.free.entry(class).or_default().push(Reverse((last.end, register)));
        }
    }
}

/// The class of a variable: the attributes of its declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Class {
    category: Category,
    ty: Type,
    bytes: u32,
    align: Align,
}

impl Class {
    fn of(function: &Function, range: &LiveRange, first: Value, grf: u32) -> Self {
        let bytes = range.values.iter().map(|value| function.ty(*value).bytes()).max().unwrap_or_default();
        Self { category: range.category, ty: function.ty(first), bytes, align: alignment(range, bytes, grf) }
    }
}

fn allocate(
    registers: &mut Registers,
    function: &Function,
    range: &LiveRange,
    first: Value,
    grf: u32,
) -> Result<Register, Error> {
    let ty = function.ty(first);
    let too_many = || Error::Unsupported {
        operation: format!("kernel `{}`", function.name),
        reason: format!("it needs more {} variables than there are", range.category.name()),
        place: function.def_inst(first).map_or(Place::NONE, |inst| function.place(inst)),
    };
    Ok(match range.category {
        Category::General => {
            let bytes = range.values.iter().map(|value| function.ty(*value).bytes()).max().unwrap_or_default();
            if bytes > MAX_BYTES {
                return Err(Error::Unsupported {
                    operation: format!("a value of type {ty}"),
                    reason: format!("it has {bytes} bytes, a variable at most {MAX_BYTES}: use smaller tiles"),
                    place: function.def_inst(first).map_or(Place::NONE, |inst| function.place(inst)),
                });
            }
            let element = visa_type(ty.element, Sign::Copied);
            Register::General(registers.add_general(element, ty.count(), alignment(range, bytes, grf), None))
        }
        Category::Address => push(&mut registers.addresses, 'A', AddressId::FIRST, ty.count())
            .map(|id| Register::Address(AddressId(id)))
            .ok_or_else(too_many)?,
        Category::Predicate => push(&mut registers.predicates, 'P', PredicateId::FIRST, ty.count())
            .map(|id| Register::Predicate(PredicateId(id)))
            .ok_or_else(too_many)?,
        Category::Surface => push(&mut registers.surfaces, 'T', SurfaceId::FIRST, 1)
            .map(|id| Register::Surface(SurfaceId(id)))
            .ok_or_else(too_many)?,
    })
}

/// Returns the alignment of a variable: that of its uses, and the largest that its size allows, so that it can have
/// aliases of larger types.
fn alignment(range: &LiveRange, bytes: u32, grf: u32) -> Align {
    if bytes >= grf || range.align >= grf {
        return Align::Grf;
    }
    // An input is at its offset in the payload.
    let place = range.offset.map_or(0, u32::trailing_zeros);
    let bound = if range.offset.is_some_and(|offset| offset != 0) { 1 << place.min(4) } else { 16 };
    let natural = (1 << bytes.trailing_zeros().min(4)).min(bound);
    match natural.max(range.align) {
        0 | 1 => Align::Byte,
        2 | 3 => Align::Word,
        4..8 => Align::Dword,
        8..16 => Align::Qword,
        16.. => Align::Oword,
    }
}

/// The parameters of the kernel, in their order; those that the host passes come first.
fn inputs(state: &State, registers: &mut Registers) -> Result<(), Error> {
    let function = &state.function;
    for (param, argument) in function.params().iter().zip(&function.arguments) {
        let register = state.liveness.id(*param).and_then(|id| registers.get(id));
        let (variable, size) = match register {
            Some(Register::General(id)) => (InputVariable::General(id), function.ty(*param).bytes()),
            Some(Register::Surface(id)) => (InputVariable::Surface(id), 4),
            Some(Register::Address(_) | Register::Predicate(_)) | None => {
                return Err(Error::Unsupported {
                    operation: format!("a parameter of type {}", function.ty(*param)),
                    reason: "kernels take numbers, vectors of them and surfaces".to_owned(),
                    place: Place::NONE,
                });
            }
        };
        let (Ok(offset), Ok(size)) = (i16::try_from(argument.offset), u16::try_from(size)) else {
            return Err(Error::Unsupported {
                operation: format!("a parameter at byte {}", argument.offset),
                reason: "there are not so many registers".to_owned(),
                place: Place::NONE,
            });
        };
        let provenance = match argument.kind {
            ArgumentKind::LocalIds => Input::LOCAL_ID,
            ArgumentKind::PrivateBase => Input::PRIVATE_BASE,
            ArgumentKind::General | ArgumentKind::Address | ArgumentKind::Surface | ArgumentKind::GroupCount => 0,
        };
        registers.inputs.push(Input { variable, provenance, offset, size, place: Place::NONE });
    }
    // Implicit inputs follow the arguments.
    registers.inputs.sort_by_key(|input| input.provenance != 0);
    Ok(())
}

fn check(state: &State) -> Result<(), Error> {
    for (id, range) in state.liveness.ranges() {
        let Some(first) = range.values.first().copied() else { continue };
        let bits = state.function.ty(first).count();
        if range.category == Category::Predicate && !PREDICATE_ELEMENTS.contains(&bits) {
            return Err(PASS.broken_value(state, first, format!("a predicate of {bits} bits")));
        }
        if state.registers.get(id).is_none() {
            return Err(PASS.broken_value(state, first, "a live range has no variable"));
        }
    }
    Ok(())
}
