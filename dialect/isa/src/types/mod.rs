//! Type descriptors without MLIR: element types, tiles, views, pointers. All are `Copy` and need no heap.

pub mod desc;
pub mod dtype;
pub mod info;
pub mod record;
pub mod tile;
pub mod vmi;
pub mod words;

pub use desc::{Handle, MAX_RANK, PtrElem, Shape, TypeDesc, ViewDesc};
pub use dtype::{Class, DType, DTypeSet, FloatFormat};
pub use record::{MAX_STRUCT, StructDesc, StructToken};
pub use tile::{Dim, Fractal, FractalName, Layout, TileDesc};
pub use vmi::VmiLayout;
pub use words::{
    AddressSpace, BLayout, Compact, EventId, Loc, LocWord, MaskGranularity, Pad, Pipe, SLayout, ViewLayout,
    VmiGranularity,
};
