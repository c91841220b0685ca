//! Reduces lists of elements in a stated order.
//!
//! A lane that is `None` is inactive.

use crate::arith::{Binary, binary};
use crate::element::Element;
use crate::{Profile, Rounding, Saturation, Undefined, convert};
use pto_isa::DType;

/// An element, or an inactive lane.
pub type Lane = Option<Element>;

/// Order in which elements are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// One after the other, in the order of lanes.
    Sequential,
    /// Neighbours, then neighbours of their sums, and so on: PTO ISA manual, vcadd. A lane without a neighbour is kept.
    Tree,
    /// Chunks of this many lanes as trees, then their sums one after the other: PTO ISA manual, trowsum. With zero
    /// lanes the same as [`Order::Tree`].
    Chunks(usize),
}

/// Returns the type in which sums are accumulated: f32 for f16 on the simulator (`TypeSum`), else the type of the
/// result.
const fn accumulator(result: DType, profile: Profile) -> DType {
    match (result, profile) {
        (DType::F16, Profile::Cpu) => DType::F32,
        _ => result,
    }
}

/// Adds the active lanes as a `result`, which may be a wider integer than the lanes; inactive lanes count as zero.
///
/// Each sum is rounded to `result`; sums of f16 under profile `cpu` are rounded to f32 and at the end to f16.
///
/// # Errors
/// Fails with [`Undefined::Types`] if lanes are not alike.
pub fn sum(lanes: &[Lane], result: DType, order: Order, profile: Profile) -> Result<Element, Undefined> {
    fold(Binary::Add, lanes, 0, result, order, profile)
}

/// Multiplies the active lanes as a `result`, with the rounding of [`sum`]; inactive lanes count as one.
///
/// # Errors
/// Fails as [`sum`] does.
pub fn product(lanes: &[Lane], result: DType, order: Order, profile: Profile) -> Result<Element, Undefined> {
    fold(Binary::Mul, lanes, 1, result, order, profile)
}

fn fold(
    op: Binary,
    lanes: &[Lane],
    neutral: i128,
    result: DType,
    order: Order,
    profile: Profile,
) -> Result<Element, Undefined> {
    let wide = accumulator(result, profile);
    let neutral = Element::from_int(wide, neutral);
    let widen = |lane: &Lane| match lane {
        Some(element) => convert(*element, wide, Rounding::Even, Saturation::Off, profile),
        None => Ok(neutral),
    };
    let lanes = lanes.iter().map(widen).collect::<Result<Vec<_>, _>>()?;
    let join = |a, b| binary(op, a, b, profile);
    let folded = match order {
        Order::Sequential => sequence(&lanes, join)?,
        Order::Tree | Order::Chunks(0) => tree(lanes, join)?,
        Order::Chunks(length) => {
            let chunks = lanes.chunks(length).map(|chunk| tree(chunk.to_vec(), join));
            sequence(&chunks.filter_map(Result::transpose).collect::<Result<Vec<_>, _>>()?, join)?
        }
    };
    convert(folded.unwrap_or(neutral), result, Rounding::Even, Saturation::Off, profile)
}

/// Computes `((a + b) + c) + ..`.
fn sequence<E>(lanes: &[Element], join: impl Fn(Element, Element) -> Result<Element, E>) -> Result<Lane, E> {
    let Some((first, rest)) = lanes.split_first() else { return Ok(None) };
    rest.iter().try_fold(*first, |sum, lane| join(sum, *lane)).map(Some)
}

/// Computes `((a + b) + (c + d)) + ..`.
fn tree<E>(mut lanes: Vec<Element>, join: impl Fn(Element, Element) -> Result<Element, E>) -> Result<Lane, E> {
    while lanes.len() > 1 {
        let pairs = lanes.chunks(2).map(|pair| match pair {
            [a, b] => join(*a, *b).map(Some),
            rest => Ok(rest.first().copied()),
        });
        lanes = pairs.filter_map(Result::transpose).collect::<Result<Vec<_>, E>>()?;
    }
    Ok(lanes.first().copied())
}

/// Computes the sums of the lanes up to each lane, one after the other; inactive lanes count as zero.
///
/// # Errors
/// Fails as [`sum`] does.
pub fn prefix_sums(lanes: &[Lane], result: DType, profile: Profile) -> Result<Vec<Element>, Undefined> {
    let wide = accumulator(result, profile);
    let mut total = Element::zero(wide);
    let mut sums = Vec::with_capacity(lanes.len());
    for lane in lanes {
        if let Some(element) = lane {
            let element = convert(*element, wide, Rounding::Even, Saturation::Off, profile)?;
            total = binary(Binary::Add, total, element, profile)?;
        }
        sums.push(convert(total, result, Rounding::Even, Saturation::Off, profile)?);
    }
    Ok(sums)
}

/// Selects the maximum or the minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extreme {
    /// The greatest
    Max,
    /// The least
    Min,
}

/// Returns the extreme of the active lanes, and the index of the first lane that holds it (PTO ISA manual, vcmax).
///
/// If no lane is active, returns the opposite extreme of `dtype`, infinite for floats, and index 0. Positive zero is
/// greater than negative zero. If any active lane is NaN, the hardware returns NaN; the simulator skips NaN unless it
/// comes first.
///
/// # Errors
/// Fails with [`Undefined::Types`] if lanes are not alike.
pub fn extreme(lanes: &[Lane], dtype: DType, which: Extreme, profile: Profile) -> Result<(Element, usize), Undefined> {
    let op = match which {
        Extreme::Max => Binary::Max,
        Extreme::Min => Binary::Min,
    };
    let mut best: Option<(Element, usize)> = None;
    for (i, lane) in lanes.iter().enumerate() {
        let Some(element) = lane else { continue };
        best = Some(match best {
            None => (*element, i),
            Some((so_far, at)) => {
                let joined = binary(op, so_far, *element, profile)?;
                let kept = joined == so_far || so_far.is_nan();
                (joined, if kept { at } else { i })
            }
        });
    }
    Ok(best.unwrap_or_else(|| (neutral(dtype, which), 0)))
}

/// Returns the neutral element: the opposite extreme of the type.
fn neutral(dtype: DType, which: Extreme) -> Element {
    match which {
        Extreme::Max => Element::least(dtype),
        Extreme::Min => Element::greatest(dtype),
    }
}
