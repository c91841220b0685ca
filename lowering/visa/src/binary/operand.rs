//! Reads and writes operands of instructions. Layouts: "Virtual ISA, Operands"; tag modifiers and the address-of class
//! as finalizers read them.

use crate::Type;
use crate::operand::{Exec, ExecSize, Immediate, Mask, Modifier, Predicate, Raw, Region, StateId, Vector, VectorClass};
use crate::table::{Classes, Role, VectorRule};
use crate::variable::{AddressId, GeneralId, PredicateId, SamplerId, SurfaceId};

use super::cursor::{Cursor, Sink};
use super::error::{Fault, ReadError, WriteError};

type Read<T> = Result<T, ReadError>;
type Written = Result<(), WriteError>;

/// Number of ids in each class, including predefined ones.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ids {
    pub(crate) generals: usize,
    pub(crate) addresses: usize,
    pub(crate) predicates: usize,
    pub(crate) labels: usize,
    pub(crate) samplers: usize,
    pub(crate) surfaces: usize,
    /// Number of predefined general variables; ids from here to the first declared one are illegal.
    pub(crate) predefined_generals: usize,
}

/// Creates an error about `field` at `start`.
#[cold]
fn invalid(start: usize, field: &str, expected: impl Into<String>, found: impl ToString) -> ReadError {
    ReadError::new(start, field, Fault::Value { expected: expected.into(), found: found.to_string() })
}

impl Ids {
    fn check(id: usize, len: usize, start: usize, field: &str) -> Read<()> {
        if id < len { Ok(()) } else { Err(ReadError::new(start, field, Fault::Index { index: id, len })) }
    }

    pub(crate) fn general(&self, c: &mut Cursor<'_>) -> Read<GeneralId> {
        let start = c.offset();
        let id = c.u32("id")?;
        self.known_general(id, start, "id")
    }

    pub(crate) fn known_general(&self, id: u32, start: usize, field: &str) -> Read<GeneralId> {
        Self::check(id as usize, self.generals, start, field)?;
        let known = GeneralId(id);
        if known.index().is_none() && id as usize >= self.predefined_generals {
            return Err(invalid(start, field, "the id of a variable", format!("the reserved id {id}")));
        }
        Ok(known)
    }

    pub(crate) fn address(&self, c: &mut Cursor<'_>) -> Read<AddressId> {
        let start = c.offset();
        let id = c.u16("id")?;
        Self::check(id.into(), self.addresses, start, "id")?;
        Ok(AddressId(id))
    }

    pub(crate) fn predicate(&self, c: &mut Cursor<'_>) -> Read<Predicate> {
        let start = c.offset();
        let word = c.u16("predicate")?;
        let value = Predicate::from_word(word)
            .ok_or_else(|| invalid(start, "predicate", "a predicate control word", format!("{word:#06x}")))?;
        Self::check(value.id.0.into(), self.predicates, start, "predicate")?;
        Ok(value)
    }

    pub(crate) fn known_predicate(&self, id: u16, start: usize, field: &str) -> Read<PredicateId> {
        Self::check(id.into(), self.predicates, start, field)?;
        Ok(PredicateId(id))
    }

    pub(crate) fn known_address(&self, id: u16, start: usize, field: &str) -> Read<AddressId> {
        Self::check(id.into(), self.addresses, start, field)?;
        Ok(AddressId(id))
    }

    pub(crate) fn surface(&self, id: u16, start: usize) -> Read<SurfaceId> {
        Self::check(id.into(), self.surfaces, start, "id")?;
        Ok(SurfaceId(id))
    }

    pub(crate) fn sampler(&self, id: u16, start: usize) -> Read<SamplerId> {
        Self::check(id.into(), self.samplers, start, "id")?;
        Ok(SamplerId(id))
    }

    pub(crate) fn raw(&self, c: &mut Cursor<'_>) -> Read<Raw> {
        Ok(Raw { id: self.general(c)?, offset: c.u16("offset")? })
    }

    pub(crate) fn vector(&self, c: &mut Cursor<'_>, rule: &VectorRule, role: Role) -> Read<Vector> {
        let start = c.offset();
        let tag = c.u8("tag")?;
        let modifier = Modifier::from_code(tag >> 3)
            .ok_or_else(|| invalid(start, "tag", "the class and modifier of an operand", format!("{tag:#04x}")))?;
        let class = match tag & 7 {
            0 => self.general_operand(c, rule, role)?,
            1 => VectorClass::Address { id: self.address(c)?, offset: c.u8("offset")?, width: width(c)? },
            2 => VectorClass::Predicate(self.predicate(c)?),
            3 => VectorClass::Indirect {
                id: self.address(c)?,
                addr_offset: c.u8("addr_offset")?,
                offset: c.i16("indirect_offset")?,
                ty: ty(c, "bit_properties")?,
                region: region(c, role)?,
            },
            5 => VectorClass::Immediate(immediate(c)?),
            6 => self.state(c)?,
            class => return Err(invalid(start, "tag", "a class of operands", class)),
        };
        Ok(Vector { modifier, class })
    }

    fn general_operand(&self, c: &mut Cursor<'_>, rule: &VectorRule, role: Role) -> Read<VectorClass> {
        let id = self.general(c)?;
        let (row, column) = (c.u8("row_offset")?, c.u8("col_offset")?);
        let region = region(c, role)?;
        // Files have one class for both; the instruction determines which it is.
        if rule.classes.contains(Classes::ADDRESS_OF) && !rule.classes.contains(Classes::GENERAL) {
            return Ok(VectorClass::AddressOf { id, row, column });
        }
        Ok(VectorClass::General { id, row, column, region })
    }

    fn state(&self, c: &mut Cursor<'_>) -> Read<VectorClass> {
        let start = c.offset();
        let class = c.u8("class")?;
        let at_id = c.offset();
        let id = c.u16("id")?;
        let id = match class {
            0 => StateId::Surface(self.surface(id, at_id)?),
            1 => StateId::Sampler(self.sampler(id, at_id)?),
            other => return Err(invalid(start, "class", "0 (surface) or 1 (sampler)", other)),
        };
        Ok(VectorClass::State { id, offset: c.u8("offset")? })
    }
}

pub(crate) fn exec(c: &mut Cursor<'_>) -> Read<Exec> {
    let start = c.offset();
    let byte = c.u8("exec_size")?;
    match (ExecSize::from_code(byte & 15), Mask::from_code(byte >> 4)) {
        (Some(size), Some(mask)) => Ok(Exec { size, mask }),
        (None, _) | (_, None) => Err(invalid(start, "exec_size", "an execution size and mask", format!("{byte:#04x}"))),
    }
}

/// Execution sizes of `gather` and `scatter`, by code.
const ELEMENTS: [ExecSize; 3] = [ExecSize::N8, ExecSize::N16, ExecSize::N1];

pub(crate) fn elements(c: &mut Cursor<'_>) -> Read<Exec> {
    let start = c.offset();
    let byte = c.u8("num_elts")?;
    match (ELEMENTS.get(usize::from(byte & 15)), Mask::from_code(byte >> 4)) {
        (Some(size), Some(mask)) => Ok(Exec { size: *size, mask }),
        (None, _) | (_, None) => {
            Err(invalid(start, "num_elts", "a number of elements and a mask", format!("{byte:#04x}")))
        }
    }
}

fn width(c: &mut Cursor<'_>) -> Read<ExecSize> {
    let start = c.offset();
    let code = c.u8("width")?;
    ExecSize::from_code(code).ok_or_else(|| invalid(start, "width", "the code of an execution size", code))
}

pub(crate) fn ty(c: &mut Cursor<'_>, field: &'static str) -> Read<Type> {
    let start = c.offset();
    let code = c.u8(field)?;
    Type::from_code(code).ok_or_else(|| invalid(start, field, "the code of a type", code))
}

fn immediate(c: &mut Cursor<'_>) -> Read<Immediate> {
    let start = c.offset();
    let ty = ty(c, "type")?;
    if ty == Type::Bool {
        return Err(invalid(start, "type", "a type other than bool", ty));
    }
    let low = u64::from(c.u32("low")?);
    let high = if ty.bytes() == 8 { u64::from(c.u32("high")?) } else { 0 };
    Ok(Immediate { ty, bits: low | high << 32 })
}

/// Strides and widths, by the value of a nibble.
const STEPS: [Option<u8>; 8] = [None, Some(0), Some(1), Some(2), Some(4), Some(8), Some(16), Some(32)];

fn region(c: &mut Cursor<'_>, role: Role) -> Read<Region> {
    let start = c.offset();
    let word = c.u16("region")?;
    let step = |shift: u32| STEPS.get(usize::from(word >> shift & 15)).copied();
    match (step(0), step(4), step(8), word >> 12) {
        // Vertical stride and width of a destination have no effect.
        (Some(_), Some(_), Some(horizontal), 0) if matches!(role, Role::Dst | Role::Carry) => {
            Ok(Region { vertical: None, width: None, horizontal })
        }
        (Some(vertical), Some(width), Some(horizontal), 0) => Ok(Region { vertical, width, horizontal }),
        (_, _, _, _) => Err(invalid(start, "region", "three codes of strides and width", format!("{word:#06x}"))),
    }
}

fn step_code(step: Option<u8>) -> Result<u16, WriteError> {
    let code = STEPS.iter().position(|s| *s == step).and_then(|code| u16::try_from(code).ok());
    code.ok_or_else(|| {
        WriteError::Layout(format!("a region holds 0, 1, 2, 4, 8, 16 or 32, found {}", step.unwrap_or_default()))
    })
}

fn put_region(sink: &mut Sink, region: Region) -> Written {
    let word = step_code(region.vertical)? | step_code(region.width)? << 4 | step_code(region.horizontal)? << 8;
    sink.u16(word);
    Ok(())
}

pub(crate) fn put_exec(sink: &mut Sink, exec: Exec) {
    sink.u8(exec.size.code() | exec.mask.code() << 4);
}

pub(crate) fn put_elements(sink: &mut Sink, exec: Exec) -> Written {
    let code = ELEMENTS.iter().position(|s| *s == exec.size).and_then(|code| u8::try_from(code).ok());
    let wrong = || WriteError::Layout(format!("1, 8 or 16 elements can be written, found {}", exec.size.channels()));
    sink.u8(code.ok_or_else(wrong)? | exec.mask.code() << 4);
    Ok(())
}

pub(crate) fn put_predicate(sink: &mut Sink, predicate: Predicate) -> Written {
    let most = u64::from(Predicate::MAX_ID);
    let wrong = || WriteError::TooLarge { field: "predicate".to_owned(), most, found: predicate.id.0.into() };
    sink.u16(predicate.word().ok_or_else(wrong)?);
    Ok(())
}

pub(crate) fn put_raw(sink: &mut Sink, raw: Raw) {
    sink.u32(raw.id.0);
    sink.u16(raw.offset);
}

pub(crate) fn put_vector(sink: &mut Sink, vector: &Vector) -> Written {
    let tag = |class: u8| vector.modifier.code() << 3 | class;
    match vector.class {
        VectorClass::General { id, row, column, region } => {
            sink.u8(tag(0));
            put_general(sink, id, row, column);
            put_region(sink, region)?;
        }
        VectorClass::AddressOf { id, row, column } => {
            sink.u8(tag(0));
            put_general(sink, id, row, column);
            put_region(sink, Region::SCALAR)?;
        }
        VectorClass::Address { id, offset, width } => {
            sink.u8(tag(1));
            sink.u16(id.0);
            sink.u8(offset);
            sink.u8(width.code());
        }
        VectorClass::Predicate(predicate) => {
            sink.u8(tag(2));
            put_predicate(sink, predicate)?;
        }
        VectorClass::Indirect { id, addr_offset, offset, ty, region } => {
            sink.u8(tag(3));
            sink.u16(id.0);
            sink.u8(addr_offset);
            sink.bytes(&offset.to_le_bytes());
            sink.u8(ty.code());
            put_region(sink, region)?;
        }
        VectorClass::Immediate(Immediate { ty, bits }) => {
            sink.u8(tag(5));
            sink.u8(ty.code());
            let [b0, b1, b2, b3, b4, b5, b6, b7] = bits.to_le_bytes();
            sink.bytes(&[b0, b1, b2, b3]);
            if ty.bytes() == 8 {
                sink.bytes(&[b4, b5, b6, b7]);
            }
        }
        VectorClass::State { id, offset } => {
            sink.u8(tag(6));
            let (class, id) = match id {
                StateId::Surface(id) => (0, id.0),
                StateId::Sampler(id) => (1, id.0),
            };
            sink.u8(class);
            sink.u16(id);
            sink.u8(offset);
        }
    }
    Ok(())
}

fn put_general(sink: &mut Sink, id: GeneralId, row: u8, column: u8) {
    sink.u32(id.0);
    sink.u8(row);
    sink.u8(column);
}
