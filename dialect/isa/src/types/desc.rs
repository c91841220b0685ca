//! Descriptor of the type of any operand.

use super::dtype::{Class, DType};
use super::record::StructDesc;
use super::tile::{Dim, TileDesc};
use super::vmi::{Suffix, VmiLayout};
use super::words::{AddressSpace, MaskGranularity, VmiGranularity};
use crate::target::Target;
use std::fmt;

/// Maximal rank of a view; 6 is accepted with a warning.
pub const MAX_RANK: usize = 6;

/// Extents of a view, at most [`MAX_RANK`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shape {
    rank: u8,
    dims: [Dim; MAX_RANK],
}

impl Shape {
    /// Creates a shape of these extents; `None` above [`MAX_RANK`].
    pub fn new(dims: &[Dim]) -> Option<Shape> {
        let mut shape = Shape { rank: u8::try_from(dims.len()).ok()?, dims: [Dim::Dynamic; MAX_RANK] };
        shape.dims.get_mut(..dims.len())?.copy_from_slice(dims);
        Some(shape)
    }

    /// Creates a shape of one extent.
    pub const fn line(extent: Dim) -> Shape {
        let mut dims = [Dim::Dynamic; MAX_RANK];
        dims[0] = extent;
        Shape { rank: 1, dims }
    }

    /// Returns the extents, outermost first.
    pub fn dims(&self) -> &[Dim] {
        self.dims.get(..self.rank()).unwrap_or(&[])
    }

    /// Returns the number of extents.
    pub const fn rank(&self) -> usize {
        self.rank as usize
    }

    /// Returns the product of the extents; `None` if one is dynamic or the product overflows.
    pub fn elements(&self) -> Option<i64> {
        self.dims().iter().try_fold(1i64, |n, d| n.checked_mul(d.get()?))
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.dims()).finish()
    }
}

/// Writes `16x?x`: every extent followed by `x`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dims().iter().try_for_each(|d| write!(f, "{d}x"))
    }
}

/// Shape and element type of a view or tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ViewDesc {
    /// Extents.
    pub shape: Shape,
    /// Element type.
    pub dtype: DType,
}

/// An opaque type that identifies asynchronous transfers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handle {
    /// `!pto.async_session`
    AsyncSession,
    /// `!pto.async_event`
    AsyncEvent,
    /// `!pto.prefetch_async_context`
    PrefetchAsyncContext,
}

impl Handle {
    /// All handles.
    pub const ALL: &'static [Handle] = &[Handle::AsyncSession, Handle::AsyncEvent, Handle::PrefetchAsyncContext];

    /// Returns the name of the type, without `!pto.`.
    pub const fn name(self) -> &'static str {
        match self {
            Handle::AsyncSession => "async_session",
            Handle::AsyncEvent => "async_event",
            Handle::PrefetchAsyncContext => "prefetch_async_context",
        }
    }

    /// Returns words for a message: `an asynchronous session`.
    pub const fn describe(self) -> &'static str {
        match self {
            Handle::AsyncSession => "an asynchronous session",
            Handle::AsyncEvent => "an asynchronous event",
            Handle::PrefetchAsyncContext => "a context of asynchronous prefetches",
        }
    }
}

impl serde::Serialize for Handle {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

/// The pointee of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PtrElem {
    /// An element type.
    DType(DType),
    /// A builtin vector of one dimension: `vector<2xf16>`.
    Vector {
        /// Elements.
        lanes: i64,
        /// Element type.
        dtype: DType,
    },
    /// Any other type.
    Opaque,
}

/// A type, in the detail that rules need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeDesc {
    /// `!pto.tile_buf`
    Tile(TileDesc),
    /// `!pto.multi_tile_buf`
    MultiTile {
        /// Type of a slot.
        slot: TileDesc,
        /// Number of slots.
        count: i64,
    },
    /// `!pto.tensor_view`
    TensorView(ViewDesc),
    /// `!pto.partition_tensor_view`
    Partition(ViewDesc),
    /// A builtin ranked tensor.
    Tensor(ViewDesc),
    /// `!pto.local_array`
    LocalArray(ViewDesc),
    /// `!pto.ptr`
    Ptr {
        /// Pointee.
        elem: PtrElem,
        /// Memory.
        space: AddressSpace,
    },
    /// A builtin memref and its memory, if the type states it.
    Memref(ViewDesc, Option<AddressSpace>),
    /// `!pto.vreg`
    Vreg {
        /// Lanes.
        lanes: i64,
        /// Element type.
        dtype: DType,
    },
    /// `!pto.mask`
    Mask(MaskGranularity),
    /// `!pto.vmi.vreg`
    VmiVreg {
        /// Lanes.
        lanes: i64,
        /// Element type.
        dtype: DType,
        /// Layout, once a pass has chosen it.
        layout: Option<VmiLayout>,
    },
    /// `!pto.vmi.mask`
    VmiMask {
        /// Lanes.
        lanes: i64,
        /// Element width, once a pass has chosen it.
        granularity: VmiGranularity,
        /// Layout, once a pass has chosen it.
        layout: Option<VmiLayout>,
    },
    /// `!pto.align`
    Align,
    /// `!pto.event`
    Event,
    /// `!pto.pipe`
    Pipe,
    /// `!pto.eventid_array` with this number of events.
    EventIds(i64),
    /// `!pto.fmatrix_config`
    FmatrixConfig,
    /// `!pto.struct`; `None` if it has more parts than [`StructDesc`] can hold.
    Struct(Option<StructDesc>),
    /// A handle of asynchronous transfers.
    Handle(Handle),
    /// A builtin integer or float.
    Scalar(DType),
    /// A builtin vector of one dimension.
    Vector {
        /// Elements.
        lanes: i64,
        /// Element type.
        dtype: DType,
    },
    /// A builtin integer of a width that no element has: signedness and bits.
    Int(Class, u32),
    /// `index`
    Index,
    /// A type into which no rule looks.
    Other,
    /// An invalid type that was reported already: every rule skips it.
    Error,
}

impl TypeDesc {
    /// Returns the type with the layouts of a target, as [`TileDesc::of_target`].
    #[must_use]
    pub fn of_target(self, target: Target) -> TypeDesc {
        if let TypeDesc::Tile(tile) = self {
            TypeDesc::Tile(tile.of_target(target))
        } else if let TypeDesc::MultiTile { slot, count } = self {
            TypeDesc::MultiTile { slot: slot.of_target(target), count }
        } else {
            self
        }
    }

    /// Returns the element type of a tile, view, tensor, vector register, pointer or scalar.
    pub const fn dtype(&self) -> Option<DType> {
        match self {
            TypeDesc::Tile(t) | TypeDesc::MultiTile { slot: t, .. } => Some(t.dtype),
            TypeDesc::TensorView(v) | TypeDesc::Partition(v) | TypeDesc::Tensor(v) | TypeDesc::LocalArray(v) => {
                Some(v.dtype)
            }
            TypeDesc::Ptr { elem: PtrElem::DType(d), .. } => Some(*d),
            TypeDesc::Memref(v, _) => Some(v.dtype),
            TypeDesc::Vreg { dtype, .. } | TypeDesc::VmiVreg { dtype, .. } => Some(*dtype),
            TypeDesc::Scalar(d) => Some(*d),
            TypeDesc::Index => Some(DType::Index),
            TypeDesc::Ptr { elem: PtrElem::Opaque | PtrElem::Vector { .. }, .. }
            | TypeDesc::Vector { .. }
            | TypeDesc::Struct(_)
            | TypeDesc::Mask(_)
            | TypeDesc::VmiMask { .. }
            | TypeDesc::Align
            | TypeDesc::Event
            | TypeDesc::Pipe
            | TypeDesc::EventIds(_)
            | TypeDesc::FmatrixConfig
            | TypeDesc::Handle(_)
            | TypeDesc::Int(..)
            | TypeDesc::Other
            | TypeDesc::Error => None,
        }
    }

    /// Returns the type of the values in the memory of a pointer, memref or array.
    pub const fn pointee(&self) -> Option<TypeDesc> {
        match self {
            TypeDesc::Ptr { elem: PtrElem::Vector { lanes, dtype }, .. } => {
                Some(TypeDesc::Vector { lanes: *lanes, dtype: *dtype })
            }
            TypeDesc::Ptr { .. } | TypeDesc::Memref(..) | TypeDesc::LocalArray(_) => match self.dtype() {
                Some(DType::Index) => Some(TypeDesc::Index),
                Some(dtype) => Some(TypeDesc::Scalar(dtype)),
                None => None,
            },
            _ => None,
        }
    }

    /// Returns the memory of a pointer or memref.
    pub const fn space(&self) -> Option<AddressSpace> {
        match self {
            TypeDesc::Ptr { space, .. } => Some(*space),
            TypeDesc::Memref(_, space) => *space,
            _ => None,
        }
    }

    /// Returns words for a message: `a tile buffer`.
    pub const fn describe(&self) -> &'static str {
        match self {
            TypeDesc::Tile(_) => "a tile buffer",
            TypeDesc::MultiTile { .. } => "a multi tile buffer",
            TypeDesc::TensorView(_) => "a tensor view",
            TypeDesc::Partition(_) => "a partition view",
            TypeDesc::Tensor(_) => "a tensor",
            TypeDesc::LocalArray(_) => "a local array",
            TypeDesc::Ptr { .. } => "a pointer",
            TypeDesc::Memref(..) => "a memref",
            TypeDesc::Vreg { .. } => "a vector register",
            TypeDesc::Mask(_) => "a vector predicate",
            TypeDesc::VmiVreg { .. } => "a virtual vector",
            TypeDesc::VmiMask { .. } => "a mask of a virtual vector",
            TypeDesc::Align => "an alignment state",
            TypeDesc::Event => "an event",
            TypeDesc::Pipe => "a pipe handle",
            TypeDesc::EventIds(_) => "an event array",
            TypeDesc::FmatrixConfig => "a matrix configuration",
            TypeDesc::Struct(_) => "a struct",
            TypeDesc::Handle(handle) => handle.describe(),
            TypeDesc::Scalar(_) => "a scalar",
            TypeDesc::Vector { .. } => "a vector",
            TypeDesc::Int(..) => "an integer of another width",
            TypeDesc::Index => "an index",
            TypeDesc::Other | TypeDesc::Error => "another type",
        }
    }
}

/// Writes the canonical text, for messages.
impl fmt::Display for TypeDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypeDesc::Tile(t) => t.fmt(f),
            TypeDesc::MultiTile { slot, count } => write!(f, "!pto.multi_tile_buf<{slot}, count={count}>"),
            TypeDesc::TensorView(v) => write!(f, "!pto.tensor_view<{}{}>", v.shape, v.dtype),
            TypeDesc::Partition(v) => write!(f, "!pto.partition_tensor_view<{}{}>", v.shape, v.dtype),
            TypeDesc::Tensor(v) => write!(f, "tensor<{}{}>", v.shape, v.dtype),
            TypeDesc::LocalArray(v) => write!(f, "!pto.local_array<{}{}>", v.shape, v.dtype),
            TypeDesc::Ptr { elem: PtrElem::DType(d), space } => write!(f, "!pto.ptr<{d}, {space}>"),
            TypeDesc::Ptr { elem: PtrElem::Vector { lanes, dtype }, space } => {
                write!(f, "!pto.ptr<vector<{lanes}x{dtype}>, {space}>")
            }
            TypeDesc::Ptr { elem: PtrElem::Opaque, space } => write!(f, "!pto.ptr<.., {space}>"),
            TypeDesc::Memref(v, _) => write!(f, "memref<{}{}>", v.shape, v.dtype),
            TypeDesc::Vreg { lanes, dtype } => write!(f, "!pto.vreg<{lanes}x{dtype}>"),
            TypeDesc::Mask(g) => write!(f, "!pto.mask<{g}>"),
            TypeDesc::VmiVreg { lanes, dtype, layout } => {
                write!(f, "!pto.vmi.vreg<{lanes}x{dtype}{}>", Suffix(*layout))
            }
            TypeDesc::VmiMask { lanes, granularity, layout } => {
                write!(f, "!pto.vmi.mask<{lanes}x{granularity}{}>", Suffix(*layout))
            }
            TypeDesc::Align => f.write_str("!pto.align"),
            TypeDesc::Event => f.write_str("!pto.event"),
            TypeDesc::Pipe => f.write_str("!pto.pipe"),
            TypeDesc::EventIds(count) => write!(f, "!pto.eventid_array<{count}>"),
            TypeDesc::FmatrixConfig => f.write_str("!pto.fmatrix_config"),
            TypeDesc::Struct(Some(desc)) => desc.fmt(f),
            TypeDesc::Struct(None) => f.write_str("!pto.struct<..>"),
            TypeDesc::Handle(handle) => write!(f, "!pto.{}", handle.name()),
            TypeDesc::Scalar(d) => d.fmt(f),
            TypeDesc::Vector { lanes, dtype } => write!(f, "vector<{lanes}x{dtype}>"),
            TypeDesc::Int(Class::Signed, bits) => write!(f, "si{bits}"),
            TypeDesc::Int(Class::Unsigned, bits) => write!(f, "ui{bits}"),
            TypeDesc::Int(_, bits) => write!(f, "i{bits}"),
            TypeDesc::Index => f.write_str("index"),
            TypeDesc::Other | TypeDesc::Error => f.write_str("another type"),
        }
    }
}
