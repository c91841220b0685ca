//! Legality of the operands of a bale: whether one instruction can access a range of their lanes.

use rustc_hash::FxHashMap;
use visa::region::MAX_REGISTERS;

use crate::constant::Constant;
use crate::ir::{Definition, Function, Inst, Value};
use crate::region::Region;
use crate::table::{Name, Op};

/// Legal execution sizes, largest first.
pub(super) const EXEC_SIZES: [u32; 6] = [32, 16, 8, 4, 2, 1];
/// Bits of the largest predicate.
pub(super) const PREDICATE_BITS: u32 = 32;
/// The mask of an instruction starts at a multiple of this number of lanes.
const MASK_LANES: u32 = 4;
/// Maximal number of addresses of an operand with one address per row.
const ROW_ADDRESSES: u32 = 8;

/// The start of a region.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    /// A constant offset.
    Fixed,
    /// The index is a multiple of 2 to this power; the constant offset is added to it.
    Aligned(u32),
    /// Each row has a separate address.
    Rows,
}

/// An operand or result, with the properties that determine its legality.
#[derive(Clone, Copy, Debug)]
pub(super) enum Access {
    /// A region of a vector.
    Region {
        region: Region,
        start: Start,
        /// Bytes per element.
        size: u32,
        write: bool,
    },
    /// A whole value, with the bytes of an element.
    Value(u32),
    /// Part of a predicate: its number of bits, and the first bit.
    Predicate { bits: u32, offset: u32 },
    /// A constant, of which all ranges of lanes are legal.
    Constant,
}

impl Access {
    /// Returns the access to an operand that is not a region, or to a result.
    pub(super) fn value(function: &Function, value: Value) -> Self {
        let ty = function.ty(value);
        // Vectors with different elements may have to be loaded.
        let varies = !ty.is_predicate() && matches!(function.as_constant(value), Some(Constant::Elements(_)));
        if function.as_constant(value).is_some() && !varies {
            Self::Constant
        } else if ty.is_predicate() {
            Self::Predicate { bits: ty.count(), offset: 0 }
        } else {
            Self::Value(ty.element.bytes())
        }
    }

    /// Returns the access to a part of a predicate.
    pub(super) fn part(function: &Function, inst: Inst) -> Self {
        let bits = function.operands(inst).first().map_or(1, |source| function.ty(*source).count());
        let offset = function.immediate(inst, Name::Offset).unwrap_or(0);
        Self::Predicate { bits, offset: u32::try_from(offset).unwrap_or(0) }
    }

    /// Returns the region that an instruction reads or writes.
    pub(super) fn region(function: &Function, inst: Inst) -> Option<Self> {
        let mut region = function.region(inst)?;
        let vector = *function.args(inst).first()?;
        let (index, offset) = base(function, function.operand(inst, Name::Index)?);
        region.offset = region.offset.checked_add(offset)?;
        let start = match function.ty(index).lanes {
            _ if function.as_integer(index) == Some(0) => Start::Fixed,
            Some(rows) if rows > 1 => Start::Rows,
            Some(_) | None => Start::Aligned(alignment(function, index)),
        };
        let size = function.ty(vector).element.bytes();
        Some(Self::Region { region, start, size, write: function.op(inst) == Op::WrRegion })
    }

    /// Returns whether an instruction with `lanes` lanes, from the lane `first` on, may access this operand.
    pub(super) fn is_legal(&self, first: u32, lanes: u32, grf: u32) -> bool {
        match *self {
            Self::Constant => true,
            Self::Value(size) => {
                let (start, end) = (first * size, (first + lanes) * size);
                (end - 1) / grf - start / grf < MAX_REGISTERS
            }
            Self::Predicate { bits, offset } => {
                let at = first + offset;
                let Some((start, length)) = parts(bits).find(|(start, length)| (*start..start + length).contains(&at))
                else {
                    return false;
                };
                let within = at - start;
                let whole = within + lanes <= length;
                let aligned = within.is_multiple_of(lanes.max(MASK_LANES));
                // After a smaller group, the masks of the next lanes would not be aligned.
                whole && aligned && (lanes >= MASK_LANES || within + lanes == length)
            }
            Self::Region { region, start, size, write } => {
                let rows = u32::try_from(region.width.max(1)).unwrap_or(1);
                if let Start::Rows = start {
                    let whole =
                        first.is_multiple_of(rows) && lanes.is_multiple_of(rows) && lanes / rows <= ROW_ADDRESSES;
                    let row = Region { vstride: 0, ..region };
                    let one = first % rows + lanes <= rows;
                    let shape = lanes.min(rows);
                    return !write_in_rows(write, lanes, rows)
                        && (whole || one)
                        && row.source_shape(shape).is_some()
                        && fits(&row, Start::Aligned(0), shape, size, grf);
                }
                let Some(part) = region.part(first, lanes, size) else { return false };
                let shape =
                    if write { part.destination_stride(lanes).is_some() } else { part.source_shape(lanes).is_some() };
                shape && fits(&part, start, lanes, size, grf)
            }
        }
    }
}

/// Returns whether a write has several rows with separate addresses, which only sources support.
const fn write_in_rows(write: bool, lanes: u32, rows: u32) -> bool {
    write && lanes > rows
}

/// Returns whether the lanes are in two adjacent registers.
fn fits(region: &Region, start: Start, lanes: u32, size: u32, grf: u32) -> bool {
    let extent = region.extent(lanes, size);
    let (grf, offset) = (i64::from(grf), i64::from(region.offset));
    let known = match start {
        Start::Fixed => grf,
        Start::Aligned(power) => grf.min(1 << power.min(16)),
        Start::Rows => 1,
    };
    // The last byte offset in a register at which the region may start.
    let first = (offset + extent.start).rem_euclid(known) + grf - known;
    first + (extent.end - extent.start) <= grf * i64::from(MAX_REGISTERS)
}

/// Returns the parts of a predicate: as many of 32 bits as possible, then powers of two. Each part has its first bit
/// and the number of bits.
pub(super) fn parts(bits: u32) -> impl Iterator<Item = (u32, u32)> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = bits - start;
        let length = if rest == 0 { return None } else { (1 << rest.ilog2()).min(PREDICATE_BITS) };
        start += length;
        Some((start - length, length))
    })
}

/// Returns the index of which an address is a copy, and the constant that is added to it: `a` and 2 for
/// `convert.addr %a, 2`.
fn base(function: &Function, index: Value) -> (Value, i32) {
    let copy = function.def_inst(index).filter(|inst| function.op(*inst) == Op::ConvertAddr);
    let of_copy = copy.and_then(|copy| {
        let offset = i32::try_from(function.immediate(copy, Name::Offset)?).ok()?;
        Some((*function.operands(copy).first()?, offset))
    });
    of_copy.unwrap_or((index, 0))
}

/// Returns the largest power of two of which an index is known to be a multiple. The search follows all definitions, so
/// that passes that insert more of them do not lose precision.
pub(super) fn alignment(function: &Function, index: Value) -> u32 {
    let mut known: FxHashMap<Value, u32> = FxHashMap::default();
    let mut work = vec![index];
    while let Some(value) = work.last().copied() {
        let open = work.len();
        let mut of = |operand: Value| {
            known.get(&operand).copied().unwrap_or_else(|| {
                work.push(operand);
                0
            })
        };
        let power = power_of_two(function, value, &mut of);
        if work.len() == open {
            known.insert(value, power);
            work.pop();
        }
    }
    known.get(&index).copied().unwrap_or(0)
}

/// Returns the power of two for a value from that of its operands, which `of` returns.
fn power_of_two(function: &Function, value: Value, of: &mut dyn FnMut(Value) -> u32) -> u32 {
    let bits = function.ty(value).element.bits();
    if let Some(number) = function.as_integer(value) {
        return number.trailing_zeros().min(bits);
    }
    // Parameters of blocks may have any value.
    let Definition::Inst(inst) = function.definition(value) else { return 0 };
    let operands = function.operands(*inst);
    let mut operand = |index: usize| operands.get(index).map_or(0, |operand| of(*operand));
    let number = |index: usize| operands.get(index).and_then(|operand| function.as_integer(*operand));
    let op = function.op(*inst);
    // The low part of a wider value, which is a lowered `trunc`.
    let is_low =
        op == Op::RdRegion && number(1) == Some(0) && function.region(*inst).is_some_and(|region| region.offset == 0);
    // The same value, in another register or type.
    let is_same = matches!(op, Op::ZExt | Op::SExt | Op::Trunc | Op::BitCast | Op::Constant | Op::Convert);
    let known = if matches!(op, Op::Add | Op::Sub | Op::Or | Op::Xor | Op::AddAddr) {
        operand(0).min(operand(1))
    } else if op == Op::And {
        operand(0).max(operand(1))
    } else if op == Op::Mul {
        operand(0) + operand(1)
    } else if op == Op::Shl {
        number(1).map_or(0, |by| operand(0).saturating_add(u32::try_from(by).unwrap_or(0)))
    } else if op == Op::ConvertAddr {
        let offset = function.immediate(*inst, Name::Offset).unwrap_or(0);
        operand(0).min(offset.trailing_zeros())
    } else if op == Op::Select {
        operand(1).min(operand(2))
    } else if is_same || is_low {
        operand(0)
    } else {
        0
    };
    known.min(bits)
}
