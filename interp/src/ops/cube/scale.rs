//! Shared exponents of operand buffers.
//!
//! Products with shared exponents have no operand for them: the exponents are in a separate memory beside each operand
//! buffer, at a 16th of the address of the operand ([`EXPONENT_RATIO`]), with one byte for 32 elements. Here they are
//! registers of the core, whose accesses are not checked for races.

use super::fractal::ROWS;
use super::{address, copy::BLOCK};
use crate::context::Ctx;
use crate::fault::Exec;
use crate::machine::Special;
use crate::memory::Pointer;
use crate::ops::product::GROUP;
use pto_isa::Name;
use pto_isa::codes;
use pto_isa::op::EXPONENT_RATIO;
use pto_isa::types::{AddressSpace, DType};
use pto_numerics::Element;

/// Exponents of one line in a box.
const PAIR: usize = 2;

/// The memory beside an operand buffer.
#[derive(Clone, Copy)]
pub(super) enum Side {
    Left,
    Right,
}

impl Side {
    const fn exponents(self) -> Special {
        match self {
            Side::Left => Special::ExponentsOfLeft,
            Side::Right => Special::ExponentsOfRight,
        }
    }
}

/// Loads the exponents of `m` x `k` elements of a left operand, one for 32 elements of a row, from a row and column on;
/// or whole boxes by registers as [`raw_left`]. They are boxes of 16 rows of 2 exponents, in row-major order. Source:
/// PTO ISA manual, mte-l1-l0a-mx.md.
pub(super) fn mte_l1_l0a_mx(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.present(Name::XStart) {
        return boxes(cx, Side::Left, (Name::XStart, Name::YStart));
    }
    let (m, k) = (cx.count(Name::M)?, cx.count(Name::K)?);
    let (row, col) = (cx.count(Name::StartRow)?, cx.count(Name::StartCol)?);
    window(cx, Side::Left, (row, m), (col, k))
}

/// Loads the exponents of `k` x `n` elements of a right operand as [`mte_l1_l0a_mx`]: boxes of 16 columns of 2
/// exponents. Source: PTO ISA manual, mte-l1-l0b-mx.md.
pub(super) fn mte_l1_l0b_mx(cx: &mut Ctx<'_, '_>) -> Exec {
    if cx.present(Name::XStart) {
        return boxes(cx, Side::Right, (Name::XStart, Name::YStart));
    }
    let (k, n) = (cx.count(Name::K)?, cx.count(Name::N)?);
    let (row, col) = (cx.count(Name::StartRow)?, cx.count(Name::StartCol)?);
    window(cx, Side::Right, (col, n), (row, k))
}

/// Loads `x_step` x `y_step` boxes of 32 bytes, x along the lines: box (i, j) has number
/// `(x_start + i) * src_stride + y_start + j` in L1 and `i * dst_stride + j` in the destination. Source: the op
/// definition.
pub(super) fn raw_left(cx: &mut Ctx<'_, '_>) -> Exec {
    boxes(cx, Side::Left, (Name::XStartPosition, Name::YStartPosition))
}

/// Loads boxes of a right operand as [`raw_left`].
pub(super) fn raw_right(cx: &mut Ctx<'_, '_>) -> Exec {
    boxes(cx, Side::Right, (Name::XStartPosition, Name::YStartPosition))
}

fn boxes(cx: &mut Ctx<'_, '_>, side: Side, (x, y): (Name, Name)) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    let (x, y) = (cx.int(x)?, cx.int(y)?);
    let (lines, pairs) = (cx.count(Name::XStep)? as i64, cx.count(Name::YStep)? as i64);
    let (source_step, target_step) = (cx.int(Name::SrcStride)?, cx.int(Name::DstStride)?);
    for (i, j) in (0..lines).flat_map(|i| (0..pairs).map(move |j| (i, j))) {
        let source = from.plus(((x + i) * source_step + y + j) * BLOCK);
        for byte in 0..BLOCK {
            let exponent = cx.read_element(source.plus(byte), DType::F8E8M0)?;
            set(cx, side, to.offset + (i * target_step + j) * BLOCK + byte, exponent)?;
        }
    }
    Ok(())
}

/// Returns the byte offset of an exponent, if lines have `groups` groups of elements.
const fn offset(line: usize, group: usize, groups: usize) -> i64 {
    let index = line / ROWS * groups.div_ceil(PAIR) + group / PAIR;
    (index * ROWS * PAIR + line % ROWS * PAIR + group % PAIR) as i64
}

/// Loads the exponents of `lines` from a line on, for `k` elements from `start` on.
fn window(cx: &mut Ctx<'_, '_>, side: Side, (line, lines): (usize, usize), (start, k): (usize, usize)) -> Exec {
    let (from, to) = (address(cx, Name::Source)?, address(cx, Name::Destination)?);
    if start % GROUP != 0 {
        let message = format!("expected a start along k that is a multiple of {GROUP}, found {start}");
        return Err(cx.fault(codes::RUN_SHAPE, message));
    }
    let (first, groups) = (start / GROUP, k.div_ceil(GROUP));
    for (i, j) in (0..lines).flat_map(|i| (0..groups).map(move |j| (i, j))) {
        let source = from.plus(offset(line + i, first + j, first + groups));
        let exponent = cx.read_element(source, DType::F8E8M0)?;
        set(cx, side, to.offset + offset(i, j, groups), exponent)?;
    }
    Ok(())
}

fn set(cx: &mut Ctx<'_, '_>, side: Side, at: i64, exponent: Element) -> Exec {
    let capacity = cx.memory().capacity(AddressSpace::L0a) / EXPONENT_RATIO as usize;
    let Some(at) = usize::try_from(at).ok().filter(|at| *at < capacity) else {
        let message = format!("expected an address below {capacity} for exponents, found {at}");
        return Err(cx.fault(codes::RUN_OUT_OF_BOUNDS, message));
    };
    let mut all = cx.special(side.exponents()).map(<[Element]>::to_vec).unwrap_or_default();
    if all.len() <= at {
        // A truth value marks an uninitialised exponent.
        all.resize(at + 1, Element::bool(false));
    }
    if let Some(place) = all.get_mut(at) {
        *place = exponent;
    }
    cx.set_special(side.exponents(), all);
    Ok(())
}

/// Returns the exponents of each line of an operand at an address, one for 32 elements.
pub(super) fn of_operand(
    cx: &Ctx<'_, '_>,
    side: Side,
    operand: Pointer,
    lines: usize,
    k: usize,
) -> Exec<Vec<Vec<Element>>> {
    let groups = k.div_ceil(GROUP);
    let base = operand.offset / EXPONENT_RATIO;
    let all = cx.special(side.exponents()).unwrap_or_default();
    let exponent = |line: usize, group: usize| {
        let at = base + offset(line, group, groups);
        let found = usize::try_from(at).ok().and_then(|at| all.get(at)).filter(|found| found.dtype() == DType::F8E8M0);
        found.copied().ok_or_else(|| {
            let message =
                format!("expected an exponent of line {line} for elements from {} on, found none", group * GROUP);
            cx.fault(codes::RUN_UNINITIALISED, message)
        })
    };
    (0..lines).map(|line| (0..groups).map(|group| exponent(line, group)).collect()).collect()
}
