//! Legality of the operands of a bale: whether one instruction can access a range of their lanes.

use rustc_hash::FxHashMap;
use visa::region::MAX_REGISTERS;

use crate::constant::Constant;
use crate::ir::{Definition, Function, Inst, Value};
use crate::region::Region;
use crate::table::Op;

/// Lanes an instruction may have, most first.
pub(super) const EXEC_SIZES: [u32; 6] = [32, 16, 8, 4, 2, 1];
/// Bits of the largest predicate.
pub(super) const PREDICATE_BITS: u32 = 32;
/// Lanes that masks of an instruction begin at multiples of.
const MASK_LANES: u32 = 4;
/// Addresses an operand with one for each row has.
const ROW_ADDRESSES: u32 = 8;

/// Where the start of a region comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    /// It is known.
    Fixed,
    /// It is a multiple of 2 to this power, and the offset.
    Aligned(u32),
    /// Each row has its own.
    Rows,
}

/// An operand or result.
#[derive(Clone, Copy, Debug)]
pub(super) enum Access {
    /// A region of a vector.
    Region {
        region: Region,
        start: Start,
        /// Bytes of an element.
        size: u32,
        write: bool,
    },
    /// A whole value, of elements of some bytes.
    Value(u32),
    /// A whole predicate of some bits; part of it from a bit on.
    Predicate { bits: u32, offset: u32 },
    /// A constant, of which any lanes may be taken.
    Constant,
}

impl Access {
    /// An operand that is no region, or a result.
    pub(super) fn value(function: &Function, value: Value) -> Self {
        let ty = function.ty(value);
        // Vectors of different numbers may have to be loaded.
        let varies = !ty.is_predicate() && matches!(function.as_constant(value), Some(Constant::Elements(_)));
        if function.as_constant(value).is_some() && !varies {
            Self::Constant
        } else if ty.is_predicate() {
            Self::Predicate { bits: ty.count(), offset: 0 }
        } else {
            Self::Value(ty.element.bytes())
        }
    }

    /// A part of a predicate.
    pub(super) fn part(function: &Function, inst: Inst) -> Self {
        let bits = function.operands(inst).first().map_or(1, |source| function.ty(*source).count());
        let offset = function.immediate(inst, "offset").unwrap_or(0);
        Self::Predicate { bits, offset: u32::try_from(offset).unwrap_or(0) }
    }

    /// The region an instruction reads or writes.
    pub(super) fn region(function: &Function, inst: Inst) -> Option<Self> {
        let region = function.region(inst)?;
        let vector = *function.args(inst).first()?;
        let index = function.operand(inst, "index")?;
        let start = match function.ty(index).lanes {
            _ if function.as_integer(index) == Some(0) => Start::Fixed,
            Some(rows) if rows > 1 => Start::Rows,
            Some(_) | None => Start::Aligned(alignment(function, index)),
        };
        let size = function.ty(vector).element.bytes();
        Some(Self::Region { region, start, size, write: function.op(inst) == Op::WrRegion })
    }

    /// Whether an instruction of `lanes` lanes, from one on, may access this.
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
                // Smaller groups cannot be followed by others.
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

/// Whether lanes of more than one row are written, each row at its own address: only sources have that.
const fn write_in_rows(write: bool, lanes: u32, rows: u32) -> bool {
    write && lanes > rows
}

/// Whether lanes lie in two adjacent registers.
fn fits(region: &Region, start: Start, lanes: u32, size: u32, grf: u32) -> bool {
    let extent = region.extent(lanes, size);
    let (grf, offset) = (i64::from(grf), i64::from(region.offset));
    let known = match start {
        Start::Fixed => grf,
        Start::Aligned(power) => grf.min(1 << power.min(16)),
        Start::Rows => 1,
    };
    // The last place in a register where it can begin.
    let first = (offset + extent.start).rem_euclid(known) + grf - known;
    first + (extent.end - extent.start) <= grf * i64::from(MAX_REGISTERS)
}

/// The parts a predicate of some bits is divided into: as many of 32 bits as there are, then by powers of two. First bit and
/// number of bits of each.
pub(super) fn parts(bits: u32) -> impl Iterator<Item = (u32, u32)> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = bits - start;
        let length = if rest == 0 { return None } else { (1 << rest.ilog2()).min(PREDICATE_BITS) };
        start += length;
        Some((start - length, length))
    })
}

/// The largest power of two an index is known to be a multiple of: as its definitions say, however many of them there are, so
/// that passes that put in more of them leave what is known.
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

/// The same, where it is known of operands: `of` them.
fn power_of_two(function: &Function, value: Value, of: &mut dyn FnMut(Value) -> u32) -> u32 {
    let bits = function.ty(value).element.bits();
    if let Some(number) = function.as_integer(value) {
        return number.trailing_zeros().min(bits);
    }
    // Parameters of blocks may be anything.
    let Definition::Inst(inst) = function.definition(value) else { return 0 };
    let operands = function.operands(*inst);
    let mut operand = |index: usize| operands.get(index).map_or(0, |operand| of(*operand));
    let number = |index: usize| operands.get(index).and_then(|operand| function.as_integer(*operand));
    let op = function.op(*inst);
    // The low part of something wider, which `trunc` becomes.
    let is_low =
        op == Op::RdRegion && number(1) == Some(0) && function.region(*inst).is_some_and(|region| region.offset == 0);
    // What is the same, in another place or type.
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
        let offset = function.immediate(*inst, "offset").unwrap_or(0);
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
