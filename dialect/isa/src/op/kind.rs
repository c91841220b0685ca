//! Kinds: the types that an operand may have.

use crate::types::{Class, DType, Handle, MaskGranularity, TypeDesc};
use serde::Serialize;

/// The types that an operand or result may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Kind {
    /// `!pto.tile_buf`
    Tile,
    /// `!pto.multi_tile_buf`
    MultiTile,
    /// `!pto.tensor_view`
    TensorView,
    /// `!pto.partition_tensor_view`
    Partition,
    /// Tile buffer, partition view or ranked tensor
    TileOrView,
    /// Ranked tensor
    Tensor,
    /// `!pto.ptr`
    Ptr,
    /// Pointer or memref
    PtrOrMemref,
    /// One of several kinds
    OneOf(&'static Kinds),
    /// `index`
    Index,
    /// Signless integer of a width
    Int(u32),
    /// Signless integer of any width
    Signless,
    /// Signed or signless integer of 4 bits, which is no element type
    Nibble,
    /// Integer of any width and signedness, but not `index`
    Integer,
    /// Builtin float of a width
    Float(u32),
    /// Builtin vector with this number of elements
    Vector(i64, DType),
    /// Builtin integer, float or `index`
    Scalar,
    /// `!pto.vreg`
    Vreg,
    /// Builtin integer, float or `index`, or `!pto.vreg`
    ScalarOrVreg,
    /// `!pto.mask`
    Mask,
    /// `!pto.mask` of a granularity
    MaskOf(MaskGranularity),
    /// `!pto.vmi.vreg`
    VmiVreg,
    /// `!pto.vmi.mask`
    VmiMask,
    /// `!pto.align`
    Align,
    /// `!pto.event`
    Event,
    /// `!pto.eventid_array`
    EventIds,
    /// `!pto.pipe`
    Pipe,
    /// `!pto.fmatrix_config`
    FmatrixConfig,
    /// Tile buffer or scalar
    TileOrScalar,
    /// Tile buffer or memref
    TileOrMemref,
    /// `!pto.local_array`
    LocalArray,
    /// `!pto.struct`
    Struct,
    /// Builtin integer, float or `index`, or a builtin vector of them
    Value,
    /// Builtin memref
    Memref,
    /// A handle of asynchronous transfers
    Handle(Handle),
    /// Any type
    Any,
}

/// Several kinds with one description.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Kinds {
    /// The kinds.
    pub kinds: &'static [Kind],
    /// Words for a message: `a pointer or memref`.
    pub words: &'static str,
}

impl Kind {
    /// Returns whether the type is of this kind. [`TypeDesc::Error`] is of every kind.
    pub const fn accepts(self, ty: &TypeDesc) -> bool {
        if matches!(ty, TypeDesc::Error) {
            return true;
        }
        match self {
            Kind::Tile => matches!(ty, TypeDesc::Tile(_)),
            Kind::MultiTile => matches!(ty, TypeDesc::MultiTile { .. }),
            Kind::TensorView => matches!(ty, TypeDesc::TensorView(_)),
            Kind::Partition => matches!(ty, TypeDesc::Partition(_)),
            Kind::TileOrView => matches!(ty, TypeDesc::Tile(_) | TypeDesc::Partition(_) | TypeDesc::Tensor(_)),
            Kind::Tensor => matches!(ty, TypeDesc::Tensor(_)),
            Kind::Ptr => matches!(ty, TypeDesc::Ptr { .. }),
            Kind::PtrOrMemref => matches!(ty, TypeDesc::Ptr { .. } | TypeDesc::Memref(..)),
            Kind::OneOf(several) => {
                let mut i = 0;
                while i < several.kinds.len() {
                    if several.kinds[i].accepts(ty) {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            Kind::Index => matches!(ty, TypeDesc::Index),
            Kind::Int(width) => match ty {
                TypeDesc::Scalar(d) => is_signless_of(*d, width),
                _ => false,
            },
            Kind::Signless => match ty {
                TypeDesc::Scalar(d) => d.is_signless(),
                _ => false,
            },
            Kind::Nibble => matches!(ty, TypeDesc::Int(Class::Signed | Class::Signless, 4)),
            Kind::Integer => match ty {
                TypeDesc::Scalar(d) => d.is_integer(),
                _ => false,
            },
            Kind::Float(width) => match ty {
                TypeDesc::Scalar(d) => d.is_float() && d.bits() == width,
                _ => false,
            },
            Kind::Vector(length, dtype) => match ty {
                TypeDesc::Vector { lanes, dtype: d } => *lanes == length && *d as u8 == dtype as u8,
                _ => false,
            },
            Kind::Scalar => matches!(ty, TypeDesc::Scalar(_) | TypeDesc::Index),
            Kind::Vreg => matches!(ty, TypeDesc::Vreg { .. }),
            Kind::ScalarOrVreg => matches!(ty, TypeDesc::Scalar(_) | TypeDesc::Index | TypeDesc::Vreg { .. }),
            Kind::Mask => matches!(ty, TypeDesc::Mask(_)),
            Kind::MaskOf(granularity) => match ty {
                TypeDesc::Mask(found) => *found as u16 == granularity as u16,
                _ => false,
            },
            Kind::VmiVreg => matches!(ty, TypeDesc::VmiVreg { .. }),
            Kind::VmiMask => matches!(ty, TypeDesc::VmiMask { .. }),
            Kind::Align => matches!(ty, TypeDesc::Align),
            Kind::Event => matches!(ty, TypeDesc::Event),
            Kind::EventIds => matches!(ty, TypeDesc::EventIds(_)),
            Kind::Pipe => matches!(ty, TypeDesc::Pipe),
            Kind::FmatrixConfig => matches!(ty, TypeDesc::FmatrixConfig),
            Kind::TileOrScalar => matches!(ty, TypeDesc::Tile(_) | TypeDesc::Scalar(_)),
            Kind::TileOrMemref => matches!(ty, TypeDesc::Tile(_) | TypeDesc::Memref(..)),
            Kind::LocalArray => matches!(ty, TypeDesc::LocalArray(_)),
            Kind::Struct => matches!(ty, TypeDesc::Struct(_)),
            Kind::Value => matches!(ty, TypeDesc::Scalar(_) | TypeDesc::Index | TypeDesc::Vector { .. }),
            Kind::Memref => matches!(ty, TypeDesc::Memref(..)),
            Kind::Handle(handle) => match ty {
                TypeDesc::Handle(found) => *found as u8 == handle as u8,
                _ => false,
            },
            Kind::Any => true,
        }
    }

    /// Returns whether a tile buffer is of this kind.
    pub const fn is_tile(self) -> bool {
        matches!(self, Kind::Tile | Kind::TileOrView | Kind::TileOrMemref)
    }

    /// Returns whether an operand of this kind refers to memory that the operation reads or writes.
    pub const fn is_memory(self) -> bool {
        match self {
            Kind::Tile
            | Kind::MultiTile
            | Kind::TensorView
            | Kind::Partition
            | Kind::TileOrView
            | Kind::TileOrScalar
            | Kind::TileOrMemref
            | Kind::PtrOrMemref
            | Kind::LocalArray
            | Kind::EventIds
            | Kind::Pipe
            | Kind::Struct
            | Kind::Memref
            | Kind::Ptr => true,
            Kind::OneOf(several) => {
                let mut i = 0;
                while i < several.kinds.len() {
                    if several.kinds[i].is_memory() {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            Kind::Tensor
            | Kind::Index
            | Kind::Int(_)
            | Kind::Signless
            | Kind::Nibble
            | Kind::Integer
            | Kind::Float(_)
            | Kind::Vector(..)
            | Kind::Scalar
            | Kind::Vreg
            | Kind::ScalarOrVreg
            | Kind::Mask
            | Kind::MaskOf(_)
            | Kind::VmiVreg
            | Kind::VmiMask
            | Kind::Align
            | Kind::Event
            | Kind::FmatrixConfig
            | Kind::Value
            | Kind::Handle(_)
            | Kind::Any => false,
        }
    }

    /// Returns whether a value of this kind is in a register of the vector unit and therefore exists only inside of
    /// vector scopes.
    pub const fn is_register(self) -> bool {
        match self {
            Kind::Vreg | Kind::Mask | Kind::MaskOf(_) | Kind::Align => true,
            Kind::OneOf(several) => {
                let mut i = 0;
                while i < several.kinds.len() {
                    if !several.kinds[i].is_register() {
                        return false;
                    }
                    i += 1;
                }
                true
            }
            Kind::Event
            | Kind::EventIds
            | Kind::Pipe
            | Kind::FmatrixConfig
            | Kind::VmiVreg
            | Kind::VmiMask
            | Kind::Tile
            | Kind::MultiTile
            | Kind::TensorView
            | Kind::Partition
            | Kind::TileOrView
            | Kind::Tensor
            | Kind::Ptr
            | Kind::PtrOrMemref
            | Kind::Index
            | Kind::Int(_)
            | Kind::Signless
            | Kind::Nibble
            | Kind::Integer
            | Kind::Float(_)
            | Kind::Vector(..)
            | Kind::Struct
            | Kind::Value
            | Kind::Scalar
            | Kind::ScalarOrVreg
            | Kind::TileOrScalar
            | Kind::TileOrMemref
            | Kind::LocalArray
            | Kind::Memref
            | Kind::Handle(_)
            | Kind::Any => false,
        }
    }

    /// Returns words for a message: `a tile buffer`.
    pub const fn describe(self) -> &'static str {
        match self {
            Kind::Tile => "a tile buffer",
            Kind::MultiTile => "a multi tile buffer",
            Kind::TensorView => "a tensor view",
            Kind::Partition => "a partition view",
            Kind::TileOrView => "a tile buffer, partition view or ranked tensor",
            Kind::Tensor => "a ranked tensor",
            Kind::Ptr => "a pointer",
            Kind::PtrOrMemref => "a pointer or memref",
            Kind::OneOf(several) => several.words,
            Kind::Index => "an index",
            Kind::Int(1) => "an i1",
            Kind::Int(8) => "an i8",
            Kind::Int(16) => "an i16",
            Kind::Int(32) => "an i32",
            Kind::Int(64) => "an i64",
            Kind::Int(_) | Kind::Integer => "an integer",
            Kind::Signless => "a signless integer",
            Kind::Nibble => "a signed or signless 4-bit integer",
            Kind::Float(32) => "an f32",
            Kind::Float(_) => "a float",
            Kind::Vector(4, DType::I16) => "a vector<4xi16>",
            Kind::Vector(..) => "a vector",
            Kind::Scalar => "an integer, float or index",
            Kind::Vreg => "a vector register",
            Kind::ScalarOrVreg => "a scalar or vector register",
            Kind::Mask => "a vector predicate",
            Kind::MaskOf(MaskGranularity::B8) => "a vector predicate of granularity b8",
            Kind::MaskOf(MaskGranularity::B16) => "a vector predicate of granularity b16",
            Kind::MaskOf(MaskGranularity::B32) => "a vector predicate of granularity b32",
            Kind::VmiVreg => "a virtual vector",
            Kind::VmiMask => "a mask of a virtual vector",
            Kind::Align => "an alignment state",
            Kind::Event => "an event",
            Kind::EventIds => "an event array",
            Kind::Pipe => "a pipe handle",
            Kind::FmatrixConfig => "a matrix configuration",
            Kind::TileOrScalar => "a tile buffer or scalar",
            Kind::TileOrMemref => "a tile buffer or memref",
            Kind::LocalArray => "a local array",
            Kind::Struct => "a struct",
            Kind::Value => "a scalar or a vector of scalars",
            Kind::Memref => "a memref",
            Kind::Handle(handle) => handle.describe(),
            Kind::Any => "any type",
        }
    }
}

/// Returns whether a type is the signless integer of a width.
const fn is_signless_of(dtype: DType, width: u32) -> bool {
    match dtype.class() {
        Class::Truth => width == 1,
        Class::Signless => width == dtype.bits(),
        Class::Signed | Class::Unsigned | Class::Index | Class::Float(_) | Class::LowPrecision => false,
    }
}
