//! What arithmetic on elements and lanes of the PTO tile ISA computes, bit by bit.
//!
//! * An [`Element`] is the bits of one element of a tile, register or buffer and its type. [`Value`] is what they mean,
//!   exactly; [`encode`] is the one place where a value is rounded into a format.
//! * [`unary`], [`binary`], [`mul_add`] and their kin are arithmetic on elements, [`convert`] changes the type.
//! * [`lanes`] reduces lists of elements, [`product`] has an element of a matrix product, [`accumulator`] what becomes of
//!   it, [`group`] exponents that groups of elements share; [`philox`] gives random words.
//!
//! Where sources contradict each other, the [`Profile`] decides; `Numerics` of the instruction table
//! states every choice in words, on the pages of the operations. What the ISA leaves undefined is an [`Undefined`].
//!
//! Invariants:
//! * no result depends on the host: exponentials and the like are those of `libm`, in f64;
//! * NaN has one encoding in each format, positive and quiet, whatever NaN went in;
//! * denormals are flushed by arithmetic in the type computed in, not by moves, sign changes, comparisons and conversions.
//!
//! The crate knows no operation, no memory and no predicate.

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
