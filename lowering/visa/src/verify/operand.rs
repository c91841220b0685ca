//! Checks vector and raw operands: classes, regions, bounds, modifiers.

use super::{Check, Operand, list, name};
use crate::codes::Rule;
use crate::kernel::GeneralRef;
use crate::operand::{ExecSize, Modifier, Predicate, Raw, Region, StateId, VectorClass};
use crate::place::Place;
use crate::platform::{Platform, Platforms};
use crate::region::{Access, Broken, Rows, Shape, broken_destination};
use crate::table::{Classes, Modifiers, RawRule, Role};
use crate::types::{Type, TypeSet};
use crate::variable::{AddressId, GeneralId, PredicateId, Variable};

/// Maximal number of elements of an address operand.
const MAX_ADDRESSES: u16 = 16;
/// Legal byte offsets of an indirect operand ("Indirect Operands").
const INDIRECT_OFFSET: std::ops::RangeInclusive<i16> = -512..=511;
/// Types of immediates and predicates only.
const NOT_IN_REGISTERS: TypeSet = crate::types![V, Uv, Vf, Bool];
/// Illegal types of indirect operands: the same, and one that has no name in that syntax.
const NOT_INDIRECT: TypeSet = NOT_IN_REGISTERS.or(crate::types![Bf]);
/// `%tsc`, of which only element 4 is writable.
const TIMESTAMP: GeneralId = GeneralId(6);
const PAUSE_COUNTER: u8 = 4;
/// Platforms with the pause counter.
const PAUSE: Platforms = Platforms::of(&[Platform::Skl, Platform::Tgllp, Platform::XehpSdv, Platform::Dg2]);
/// `%sr0`, which the finalizer treats as read-only.
const STATE: GeneralId = GeneralId(13);
/// `%r0`, which is a whole register.
const HEADER: GeneralId = GeneralId(7);
/// `%null`.
const NULL: GeneralId = GeneralId(0);

/// Checks a vector operand of an instruction of `exec` channels.
pub(super) fn vector(check: &mut Check<'_, '_>, operand: Operand<'_>, exec: ExecSize, allowed: Modifiers) {
    let Operand { place, .. } = operand;
    let class = class_of(operand.vector.class);
    if !operand.rule.classes.contains(class) {
        let expected =
            list(CLASSES.iter().filter(|(class, _)| operand.rule.classes.contains(*class)).map(|(_, name)| name));
        let found = CLASSES.iter().find(|(other, _)| *other == class).map_or("another operand", |(_, name)| name);
        check.say(Rule::OperandClass, place, format!("expected {expected} in `{}`, found {found}", name(operand.role)));
        return;
    }
    modifier(check, operand, allowed);
    let channels = if operand.rule.scalar { 1 } else { u16::from(exec.channels()) };
    match operand.vector.class {
        VectorClass::General { id, row, column, region } => {
            general(check, operand, id, (row, column), region, channels);
        }
        VectorClass::AddressOf { id, row, column } => address_of(check, place, id, row, column),
        VectorClass::Address { id, offset, width } => {
            let used = if operand.is_destination() { channels } else { u16::from(width.channels()) };
            if width == ExecSize::N32 && !operand.is_destination() {
                check.say(Rule::AddressWidth, place, "expected width 1, 2, 4, 8 or 16 of an address operand, found 32");
            } else {
                address(check, place, id, u16::from(offset), used);
            }
        }
        VectorClass::Indirect { id, addr_offset, offset, ty, region } => {
            indirect(check, operand, (id, addr_offset), offset, ty, region, channels);
        }
        VectorClass::Immediate(immediate) => {
            if matches!(immediate.ty, Type::Bool | Type::Bf) {
                check.say(Rule::ImmediateType, place, format!("a constant cannot have type {}", immediate.ty));
            }
        }
        VectorClass::Predicate(predicate) => {
            if predicate.id == Predicate::NONE.id {
                check.say(
                    Rule::NullOperand,
                    place,
                    format!("predicate 0 stands for none and cannot be `{}`", name(operand.role)),
                );
            } else if predicate.inverse || predicate.combine != Predicate::NONE.combine {
                check.say(Rule::PredicateForm, place, "a predicate as an operand is neither inverted nor combined");
            }
        }
        VectorClass::State { id, offset } => {
            let address = operand.rule.classes.contains(Classes::ADDRESS_OF);
            if address && matches!(id, StateId::Surface(id) if id.index().is_none()) {
                check.say(Rule::PredefinedUse, place, "a predefined surface has no address");
            }
            state(check, place, id, offset);
        }
    }
}

/// The classes and their names.
const CLASSES: [(Classes, &str); 7] = [
    (Classes::GENERAL, "a general variable"),
    (Classes::INDIRECT, "an indirect operand"),
    (Classes::IMMEDIATE, "a constant"),
    (Classes::ADDRESS, "an address variable"),
    (Classes::ADDRESS_OF, "an address"),
    (Classes::PREDICATE, "a predicate"),
    (Classes::STATE, "a surface or sampler"),
];

/// Returns the class of an operand.
pub(super) const fn class_of(class: VectorClass) -> Classes {
    match class {
        VectorClass::General { .. } => Classes::GENERAL,
        VectorClass::Address { .. } => Classes::ADDRESS,
        VectorClass::Predicate(_) => Classes::PREDICATE,
        VectorClass::Indirect { .. } => Classes::INDIRECT,
        VectorClass::AddressOf { .. } => Classes::ADDRESS_OF,
        VectorClass::Immediate(_) => Classes::IMMEDIATE,
        VectorClass::State { .. } => Classes::STATE,
    }
}

/// Checks the modifier: "Vector Operands".
fn modifier(check: &mut Check<'_, '_>, operand: Operand<'_>, allowed: Modifiers) {
    let Operand { vector, place, .. } = operand;
    if vector.modifier == Modifier::None {
        return;
    }
    if vector.modifier == Modifier::Sat {
        if !operand.is_destination() {
            check.say(Rule::Modifier, place, "saturation is for destinations");
        } else if allowed != Modifiers::Saturation {
            check.say(Rule::Saturation, place, "the instruction does not saturate");
        }
        return;
    }
    if operand.is_destination() {
        check.say(Rule::Modifier, place, "a destination has no modifier but saturation");
        return;
    }
    match vector.class {
        VectorClass::General { .. } | VectorClass::Indirect { .. } => {}
        VectorClass::Address { .. }
        | VectorClass::Predicate(_)
        | VectorClass::AddressOf { .. }
        | VectorClass::Immediate(_)
        | VectorClass::State { .. } => {
            check.say(Rule::Modifier, place, "only general and indirect operands have modifiers");
            return;
        }
    }
    let is_logic = vector.modifier == Modifier::Not;
    let message = match allowed {
        Modifiers::Arithmetic if is_logic => "the complement is for `and`, `or`, `xor` and `not`",
        Modifiers::Logic if !is_logic => "expected no modifier or the complement in a bitwise instruction",
        Modifiers::Arithmetic | Modifiers::Logic => return,
        Modifiers::None | Modifiers::Saturation => "the instruction takes no source modifiers",
    };
    check.say(Rule::Modifier, place, message);
}

/// Converts a source region to a shape. A null width or stride becomes a value that the encoding does not have.
pub(super) fn shape(region: Region) -> Option<Shape> {
    let (width, horizontal) = (u16::from(region.width?), u16::from(region.horizontal?));
    let rows = region.vertical.map_or(Rows::Addresses, |vertical| Rows::Stride(u16::from(vertical)));
    Some(Shape { rows, width, horizontal })
}

/// Reports a violated restriction of regions.
fn say_broken(check: &mut Check<'_, '_>, place: Place, broken: Broken) {
    let rule = match broken {
        Broken::Width(_) => Rule::RegionWidth,
        Broken::VerticalStride(_) => Rule::RegionVertical,
        Broken::HorizontalStride(_) => Rule::RegionHorizontal,
        Broken::ExecSize { .. } => Rule::RegionExec,
        Broken::DestinationStride => Rule::RegionDestination,
        Broken::Registers { .. } => Rule::RegionRegisters,
    };
    check.say(rule, place, broken.to_string());
}

/// Checks the region of an operand against restrictions 1 to 5, and returns it; `None` if the accessed elements cannot
/// be determined.
fn region(check: &mut Check<'_, '_>, operand: Operand<'_>, region: Region, channels: u16) -> Option<Shape> {
    let place = operand.place;
    if operand.is_destination() {
        let Some(horizontal) = region.horizontal.map(u16::from) else {
            check.say(Rule::RegionForm, place, "expected a horizontal stride of the destination");
            return None;
        };
        if let Some(broken) = broken_destination(horizontal) {
            say_broken(check, place, broken);
            return None;
        }
        return Some(Shape::destination(horizontal));
    }
    if operand.rule.scalar {
        // The region has no effect, but files contain one.
        let width = region.width.unwrap_or(1);
        let declared = shape(Region { width: Some(width), horizontal: region.horizontal.or(Some(0)), ..region });
        let broken = declared.map(|shape| shape.broken(width.into())).unwrap_or_default();
        for broken in broken {
            match broken {
                Broken::Width(_) | Broken::VerticalStride(_) | Broken::HorizontalStride(_) => {
                    say_broken(check, place, broken);
                }
                Broken::ExecSize { .. } | Broken::DestinationStride | Broken::Registers { .. } => {}
            }
        }
        return Some(Shape::scalar());
    }
    let Some(shape) = shape(region) else {
        check.say(Rule::RegionForm, place, "expected width and horizontal stride of the source");
        return None;
    };
    let broken = shape.broken(channels);
    for broken in &broken {
        say_broken(check, place, *broken);
    }
    broken.is_empty().then_some(shape)
}

/// Returns a general variable; reports if there is none.
pub(super) fn find<'a>(check: &mut Check<'a, '_>, place: Place, id: GeneralId) -> Option<GeneralRef<'a>> {
    let found = check.unit.general(id);
    if found.is_none() {
        check.say(Rule::UnknownVariable, place, format!("there is no general variable {}", id.0));
    }
    found
}

/// Returns the bytes of a variable that may be accessed.
pub(super) fn extent(check: &Check<'_, '_>, id: GeneralId, variable: GeneralRef<'_>) -> u32 {
    if id == HEADER { check.grf() } else { variable.bytes() }
}

/// Returns the offset of an alias in the variable with the storage.
pub(super) fn storage_offset(check: &Check<'_, '_>, id: GeneralId) -> u32 {
    let generals = &check.unit.generals;
    let mut offset = 0;
    let mut next = id;
    // The number of variables bounds the steps, in case of a cycle, which is reported elsewhere.
    for _ in 0..=generals.len() {
        let alias = next.index().and_then(|index| generals.get(index)).and_then(|general| general.alias);
        let Some(alias) = alias else { break };
        offset += u32::from(alias.offset);
        next = alias.base;
    }
    offset
}

fn general(
    check: &mut Check<'_, '_>,
    operand: Operand<'_>,
    id: GeneralId,
    (row, column): (u8, u8),
    region: Region,
    channels: u16,
) {
    let Operand { place, .. } = operand;
    let Some(variable) = find(check, place, id) else { return };
    if operand.is_destination() {
        writable(check, place, id, variable, column);
    } else if id == NULL {
        check.say(Rule::NullOperand, place, format!("`%null` cannot be `{}`", name(operand.role)));
        return;
    }
    let size = variable.ty().bytes();
    let grf = check.grf();
    if u32::from(column) * size >= grf {
        let message = format!("column {column} of {size} bytes each is beyond the register of {grf} bytes");
        check.say(Rule::ColumnOffset, place, message);
    }
    let Some(shape) = self::region(check, operand, region, channels) else { return };
    if shape.rows == Rows::Addresses {
        check.say(Rule::RegionForm, place, "expected a vertical stride, as there are no addresses for the rows");
        return;
    }
    let access = Access::at(row.into(), column.into(), grf, size, shape, channels);
    let (end, bytes) = (access.extent().end, extent(check, id, variable));
    if end > bytes && id != NULL {
        let message = format!("bytes {} to {end} are accessed of a variable of {bytes}", access.origin);
        check.say(Rule::OutOfBounds, place, message);
    } else if !operand.rule.scalar {
        let origin = access.origin + storage_offset(check, id);
        if let Some(broken) = (Access { origin, ..access }).too_wide(grf) {
            say_broken(check, place, broken);
        }
    }
}

/// Checks that a variable may be written.
fn writable(check: &mut Check<'_, '_>, place: Place, id: GeneralId, variable: GeneralRef<'_>, column: u8) {
    let GeneralRef::Predefined(predefined) = variable else { return };
    if id == TIMESTAMP {
        if column != PAUSE_COUNTER {
            check.say(Rule::ReadOnly, place, "only element 4 of `%tsc`, the pause counter, can be written");
        } else if !PAUSE.contains(check.platform) {
            check.say(Rule::PredefinedUse, place, format!("{} has no pause counter", check.platform));
        }
    } else if (!predefined.writable && id != NULL) || id == STATE {
        check.say(Rule::ReadOnly, place, format!("`%{}` cannot be written", predefined.name));
    }
}

fn address_of(check: &mut Check<'_, '_>, place: Place, id: GeneralId, row: u8, column: u8) {
    let Some(variable) = find(check, place, id) else { return };
    if let GeneralRef::Predefined(predefined) = variable {
        check.say(Rule::PredefinedUse, place, format!("`%{}` has no address", predefined.name));
        return;
    }
    let size = variable.ty().bytes();
    let access = Access::at(row.into(), column.into(), check.grf(), size, Shape::scalar(), 1);
    let (end, bytes) = (access.extent().end, variable.bytes());
    if end > bytes {
        check.say(
            Rule::OutOfBounds,
            place,
            format!("the address is of byte {} of a variable of {bytes}", access.origin),
        );
    }
}

/// Checks that elements of an address variable exist.
fn address(check: &mut Check<'_, '_>, place: Place, id: AddressId, offset: u16, used: u16) {
    let variable = id.index().and_then(|index| check.unit.addresses.get(index));
    let Some(Variable { name, elements, .. }) = variable else {
        check.say(Rule::UnknownVariable, place, format!("there is no address variable {}", id.0));
        return;
    };
    let end = offset.saturating_add(used);
    if end > *elements {
        let message = format!("elements {offset} to {end} are accessed of `{name}`, which has {elements}");
        check.say(Rule::AddressBounds, place, message);
    }
}

fn indirect(
    check: &mut Check<'_, '_>,
    operand: Operand<'_>,
    (id, addr_offset): (AddressId, u8),
    offset: i16,
    ty: Type,
    region: Region,
    channels: u16,
) {
    let Operand { place, .. } = operand;
    if NOT_INDIRECT.contains(ty) {
        check.say(Rule::IndirectType, place, format!("an indirect operand cannot have type {ty}"));
    }
    if !INDIRECT_OFFSET.contains(&offset) {
        let message = format!("expected an offset from -512 to 511 bytes, found {offset}");
        check.say(Rule::IndirectOffset, place, message);
    }
    if operand.is_destination() && region.vertical.is_none() && region.width.is_some() {
        check.say(Rule::MultiAddress, place, "a destination takes one address, not one for each row");
        return;
    }
    let Some(shape) = self::region(check, operand, region, channels) else {
        address(check, place, id, addr_offset.into(), 1);
        return;
    };
    let used = shape.addresses(channels);
    if used > MAX_ADDRESSES {
        let message = format!("expected at most {MAX_ADDRESSES} addresses, found {used} rows");
        check.say(Rule::AddressRows, place, message);
    } else {
        address(check, place, id, addr_offset.into(), used);
    }
}

fn state(check: &mut Check<'_, '_>, place: Place, id: StateId, offset: u8) {
    let unit = check.unit;
    let (class, number, variable) = match id {
        StateId::Surface(id) => match id.index() {
            // A predefined surface has one element.
            None => return state_bounds(check, place, "the predefined surface", 1, offset),
            Some(index) => ("surface", id.0, unit.surfaces.get(index)),
        },
        StateId::Sampler(id) => ("sampler", id.0, id.index().and_then(|index| unit.samplers.get(index))),
    };
    match variable {
        Some(variable) => state_bounds(check, place, &format!("`{}`", variable.name), variable.elements, offset),
        None => check.say(Rule::UnknownVariable, place, format!("there is no {class} variable {number}")),
    }
}

fn state_bounds(check: &mut Check<'_, '_>, place: Place, variable: &str, elements: u16, offset: u8) {
    if u16::from(offset) >= elements {
        let message = format!("element {offset} is accessed of {variable}, which has {elements}");
        check.say(Rule::StateBounds, place, message);
    }
}

/// Checks a raw operand: "Raw Operands".
pub(super) fn raw(check: &mut Check<'_, '_>, place: Place, role: Role, rule: RawRule, raw: Raw, null: bool) {
    if raw.id == NULL {
        if !rule.null && !null {
            check.say(Rule::NullOperand, place, format!("`%null` cannot be `{}`", name(role)));
        }
        return;
    }
    let Some(variable) = find(check, place, raw.id) else { return };
    if rule.written {
        writable(check, place, raw.id, variable, 0);
    }
    let (grf, offset) = (check.grf(), u32::from(raw.offset));
    let start = offset + storage_offset(check, raw.id);
    if !start.is_multiple_of(grf) {
        check.say(
            Rule::RawAlignment,
            place,
            format!("expected an offset that is a multiple of {grf} bytes, found {start}"),
        );
    }
    let bytes = extent(check, raw.id, variable);
    if offset >= bytes {
        check.say(Rule::RawBounds, place, format!("offset {offset} is beyond the variable of {bytes} bytes"));
    }
}

/// Checks that a predicate has a bit for each channel: "Predication".
pub(super) fn predicate_bits(check: &mut Check<'_, '_>, place: Place, id: PredicateId, first: u8, channels: u8) {
    let variable = id.index().and_then(|index| check.unit.predicates.get(index));
    let Some(Variable { name, elements, .. }) = variable else {
        check.say(Rule::UnknownVariable, place, format!("there is no predicate variable {}", id.0));
        return;
    };
    let end = u16::from(first) + u16::from(channels);
    if end > *elements {
        let message = format!("channels {first} to {} need {end} bits, `{name}` has {elements}", end - 1);
        check.say(Rule::PredicateWidth, place, message);
    }
}
