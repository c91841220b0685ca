//! Arithmetic on elements and lanes of the PTO tile ISA, exact to the bit.
//!
//! * An [`Element`] is the bits and the type of one element of a tile, register or buffer. [`Value`] is its exact
//!   value; [`encode`] is the only function that rounds a value to a format.
//! * [`unary`], [`binary`], [`mul_add`] and similar functions compute with elements, [`convert`] changes the type.
//! * [`lanes`] reduces lists of elements, [`product`] computes an element of a matrix product, [`accumulator`]
//!   post-processes it, [`group`] computes exponents that groups of elements share, and [`philox`] generates random
//!   words.
//!
//! If sources contradict each other, the [`Profile`] decides; `Numerics` of the instruction table describes every
//! choice on the pages of the operations. Results that the ISA leaves undefined are an [`Undefined`].
//!
//! Invariants:
//! * no result depends on the host: exponentials and similar functions come from `libm`, in f64;
//! * NaN has one encoding in each format, positive and quiet, for every input NaN;
//! * arithmetic flushes denormals of the type it computes in; moves, sign changes, comparisons and conversions do not.
//!
//! The crate is independent of operations, memory and predicates.

pub mod accumulator;
mod arith;
mod compare;
mod convert;
mod element;
mod encode;
mod format;
mod function;
pub mod group;
mod integer;
pub mod lanes;
pub mod product;
mod random;
mod undefined;
mod value;

pub use arith::{Binary, Fusion, binary, exp_difference, mul_add, precise_quotient};
pub use compare::{Relation, compare};
pub use convert::{Rounding, Saturation, convert, convert_values, round_to_integer};
pub use element::Element;
pub use encode::encode;
pub use format::{Float, Format, Packing};
pub use function::{Unary, unary};
pub use integer::{add_carry, mul_long, sub_borrow};
pub use pto_isa::numerics::Profile;
pub use random::philox;
pub use undefined::Undefined;
pub use value::Value;
