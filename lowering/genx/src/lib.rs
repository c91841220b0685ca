//! A backend for Intel GPUs: an IR of functions on vectors and their regions, and the passes that compile it to vISA.
//!
//! [`ir`] has the IR: kernels in SSA form, whose operations are defined in [`table`]. Its text ([`llvm`]) is LLVM IR
//! with the intrinsics of the GenX backend.

mod accesses;
pub mod baling;
pub mod builder;
pub mod compare;
pub mod constant;
pub mod error;
pub mod immediate;
pub mod intel_llvm;
pub mod interp;
pub mod ir;
pub mod live_bytes;
pub mod liveness;
pub mod llvm;
pub mod loops;
pub mod lsc;
pub mod names;
pub mod passes;
pub mod pressure;
pub mod ranges;
mod reductions;
pub mod region;
pub mod simplify;
pub mod table;
pub mod target;
pub mod types;
pub mod verify;

pub use baling::Bales;
pub use builder::Builder;
pub use compare::{FloatPredicate, IntPredicate};
pub use constant::Constant;
pub use error::Error;
pub use ir::{Block, Function, Inst, Value};
pub use region::Region;
pub use table::Op;
pub use types::{Element, Type};
