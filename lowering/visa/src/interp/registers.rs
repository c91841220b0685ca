//! The general variables of a unit: their bytes, and which of them are defined.

use super::value::{Exponents, Number, low};
use super::{Fault, Result};
use crate::codes::Rule;
use crate::kernel::Unit;
use crate::types::Type;
use crate::variable::{GeneralId, PREDEFINED_GENERALS};
use std::ops::Range;

/// Alignment of variables, and minimal distance between them.
const ALIGN: usize = 128;

/// `%arg` and `%retval`, which are undefined until they are written. The other predefined variables are always defined.
pub(super) const ARG: GeneralId = GeneralId(8);
pub(super) const RETVAL: GeneralId = GeneralId(9);
/// `%sp` and `%fp`.
pub(super) const POINTERS: [GeneralId; 2] = [GeneralId(10), GeneralId(11)];
const CONTROL: GeneralId = GeneralId(14);
/// Bits of `cr0` that are the rounding mode; 0 is to nearest even.
const ROUNDING: u64 = 0x30;
/// Bits of `cr0` that make arithmetic keep denormals of `df`, of `f` and of `hf`.
const KEEPS_DOUBLE: u64 = 1 << 6;
const KEEPS_SINGLE: u64 = 1 << 7;
const KEEPS_HALF: u64 = 1 << 10;

/// Returns the bit of `cr0` that makes arithmetic keep the denormals of a format.
const fn keeps(exponents: Exponents) -> u64 {
    match exponents {
        Exponents::Half => KEEPS_HALF,
        Exponents::Single => KEEPS_SINGLE,
        Exponents::Double => KEEPS_DOUBLE,
    }
}

/// How arithmetic treats denormals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Denormals {
    control: u64,
}

impl Denormals {
    /// Keeps all denormals, regardless of `cr0`: for IEEE 754 division and square root.
    pub(super) const KEPT: Self = Self { control: KEEPS_DOUBLE | KEEPS_SINGLE | KEEPS_HALF };

    /// Returns a number as arithmetic reads or writes it: a denormal is zero if its type flushes denormals. `bf` is
    /// treated like `f`, which has the same exponents.
    pub(super) fn of(self, number: Number, ty: Type) -> Number {
        match (number, Exponents::of(ty)) {
            (Number::Real(value), Some(exponents)) if self.control & keeps(exponents) == 0 => {
                Number::Real(exponents.flushed(value))
            }
            (Number::Real(_) | Number::Integer(_), _) => number,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Registers<'a> {
    unit: &'a Unit,
    /// The bytes of all general variables; the predefined ones are first, at the same offsets in each unit.
    file: Vec<u8>,
    /// Which bytes are defined.
    written: Vec<bool>,
    /// Whether a read of undefined bytes is a fault.
    checked: bool,
    /// The range of each general variable, by id.
    spans: Vec<Range<usize>>,
    /// The ranges of variables that are not aliases, by their start.
    roots: Vec<Range<usize>>,
}

impl<'a> Registers<'a> {
    /// Creates the registers of a unit, all 0. If `checked` is set, a read of undefined bytes is a fault.
    pub(super) fn new(unit: &'a Unit, checked: bool) -> Result<Self> {
        let mut end = ALIGN;
        let mut spans: Vec<Range<usize>> = Vec::new();
        let mut roots = Vec::new();
        let mut place = |bytes: u32| {
            let span = end..end + bytes as usize;
            end = (span.end + ALIGN).next_multiple_of(ALIGN);
            roots.push(span.clone());
            span
        };
        for id in 0..GeneralId::FIRST {
            let general = PREDEFINED_GENERALS.get(id as usize);
            spans.push(place(general.map_or(0, |general| u32::from(general.elements) * general.ty.bytes())));
        }
        for general in &unit.generals {
            let span = match general.alias {
                None => place(general.bytes()),
                Some(alias) => {
                    let base = spans.get(alias.base.0 as usize).filter(|_| !alias.file_scope);
                    let base = base.ok_or_else(|| {
                        Fault::unsupported(format!("`{}` is an alias of what comes later", general.name))
                    })?;
                    let start = base.start + usize::from(alias.offset);
                    start..start + general.bytes() as usize
                }
            };
            spans.push(span);
        }
        let mut registers = Self { unit, file: vec![0; end], written: vec![false; end], checked, spans, roots };
        for id in (0..GeneralId::FIRST).map(GeneralId).filter(|id| ![ARG, RETVAL].contains(id)) {
            let span = registers.span(id)?;
            registers.mark(span, true);
        }
        Ok(registers)
    }

    fn mark(&mut self, bytes: Range<usize>, written: bool) {
        if let Some(marks) = self.written.get_mut(bytes) {
            marks.fill(written);
        }
    }

    /// Marks a variable as undefined.
    pub(super) fn forget(&mut self, id: GeneralId) -> Result<()> {
        let span = self.span(id)?;
        self.mark(span, false);
        Ok(())
    }

    /// Copies the first bytes of a predefined variable from other registers, with their definedness.
    pub(super) fn take(&mut self, other: &Registers<'_>, id: GeneralId, bytes: usize) -> Result<()> {
        let span = self.span(id)?;
        let part = span.start..span.end.min(span.start.saturating_add(bytes));
        if let (Some(to), Some(from)) = (self.file.get_mut(part.clone()), other.file.get(part.clone())) {
            to.copy_from_slice(from);
        }
        if let (Some(to), Some(from)) = (self.written.get_mut(part.clone()), other.written.get(part)) {
            to.copy_from_slice(from);
        }
        Ok(())
    }

    /// Returns the range of a variable.
    pub(super) fn span(&self, id: GeneralId) -> Result<Range<usize>> {
        let span = self.spans.get(id.0 as usize).cloned();
        span.ok_or_else(|| Fault::new(Rule::RegisterBounds, format!("there is no variable {}", id.0)))
    }

    /// Returns the type of a variable.
    pub(super) fn ty(&self, id: GeneralId) -> Type {
        self.unit.general(id).map_or(Type::Ud, crate::kernel::GeneralRef::ty)
    }

    fn name(&self, id: GeneralId) -> String {
        match id.index().and_then(|index| self.unit.generals.get(index)) {
            Some(general) => general.name.to_string(),
            None => {
                let predefined = PREDEFINED_GENERALS.get(id.0 as usize);
                predefined.map_or_else(|| format!("V{}", id.0), |general| format!("%{}", general.name))
            }
        }
    }

    /// Returns the variable that contains an offset, and the byte in it; a variable rather than its aliases.
    fn owner(&self, start: usize) -> Option<(String, usize)> {
        let index = self.spans.iter().position(|span| span.contains(&start))?;
        let id = GeneralId(u32::try_from(index).ok()?);
        Some((self.name(id), start - self.spans.get(index)?.start))
    }

    /// Returns the last variable, other than an alias, that starts at or before an offset.
    fn root(&self, start: usize) -> Option<&Range<usize>> {
        let after = self.roots.partition_point(|root| root.start <= start);
        self.roots.get(after.checked_sub(1)?)
    }

    /// Returns the offset of bytes of a variable in the register file.
    pub(super) fn place(&self, id: GeneralId, offset: usize, bytes: usize) -> Result<usize> {
        let span = self.span(id)?;
        // A read may access the whole variable of which this one is an alias.
        let root = self.root(span.start).filter(|root| span.start < root.end);
        let limit = root.map_or(span.end, |root| root.end);
        let start = span.start.saturating_add(offset);
        if start.saturating_add(bytes) > limit {
            let message = format!(
                "bytes {offset} to {} of `{}`, which has {}",
                offset.saturating_add(bytes),
                self.name(id),
                span.len()
            );
            return Err(Fault::new(Rule::RegisterBounds, message));
        }
        Ok(start)
    }

    /// Returns bytes at an offset, which must all be defined.
    fn read(&self, start: usize, bytes: usize) -> Result<&[u8]> {
        let range = start..start.saturating_add(bytes);
        let outside = || outside(start, bytes);
        let written = self.written.get(range.clone()).ok_or_else(outside)?;
        if self.checked
            && let Some(first) = written.iter().position(|written| !written)
        {
            let what = match self.owner(start + first) {
                Some((name, byte)) => format!("byte {byte} of `{name}`"),
                None => format!("the byte at register address {:#x}", start + first),
            };
            return Err(Fault::new(Rule::UndefinedRead, format!("{what} is read and was never written")));
        }
        self.file.get(range).ok_or_else(outside)
    }

    /// Returns how arithmetic treats denormals, according to `cr0`.
    pub(super) fn denormals(&self) -> Result<Denormals> {
        Ok(Denormals { control: self.bits(self.span(CONTROL)?.start, 4)? })
    }

    /// Returns bytes of a variable.
    pub(super) fn raw(&self, id: GeneralId, offset: usize, bytes: usize) -> Result<&[u8]> {
        self.read(self.place(id, offset, bytes)?, bytes)
    }

    /// Returns bytes of a variable for writing, and marks them as defined.
    pub(super) fn raw_mut(&mut self, id: GeneralId, offset: usize, bytes: usize) -> Result<&mut [u8]> {
        let start = self.place(id, offset, bytes)?;
        self.mark(start..start + bytes, true);
        self.file.get_mut(start..start + bytes).ok_or_else(|| outside(start, bytes))
    }

    /// Checks a computed address: it must be in a variable, and aligned.
    pub(super) fn indirect(&self, address: u32, offset: i64, bytes: u32) -> Result<usize> {
        let at = i64::from(address) + offset;
        let start = usize::try_from(at).unwrap_or(0);
        let end = start + bytes as usize;
        if self.root(start).is_none_or(|root| end > root.end) {
            let message = format!("{bytes} bytes at register address {at:#x} are in no variable");
            return Err(Fault::new(Rule::RegisterBounds, message));
        }
        if !start.is_multiple_of(bytes as usize) {
            let message = format!("register address {at:#x} is not a multiple of {bytes}");
            return Err(Fault::new(Rule::MemoryAlignment, message));
        }
        Ok(start)
    }

    /// Returns the bits at an offset in the register file.
    pub(super) fn bits(&self, start: usize, bytes: u32) -> Result<u64> {
        Ok(from_bytes(self.read(start, bytes as usize)?))
    }

    /// Sets the bits at an offset in the register file.
    pub(super) fn set_bits(&mut self, start: usize, bytes: u32, bits: u64) -> Result<()> {
        let count = bytes as usize;
        if self.span(CONTROL)?.start == start && bits & ROUNDING != 0 {
            return Err(Fault::unsupported("rounding modes other than to nearest are not interpreted"));
        }
        self.mark(start..start + count, true);
        let place = self.file.get_mut(start..start + count).ok_or_else(|| outside(start, count))?;
        place.copy_from_slice(low(bits, bytes).to_le_bytes().get(..count).unwrap_or_default());
        Ok(())
    }
}

fn outside(start: usize, bytes: usize) -> Fault {
    Fault::new(Rule::RegisterBounds, format!("{bytes} bytes at register address {start:#x}"))
}

/// Returns up to 8 bytes as a number.
pub(super) fn from_bytes(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))
}
