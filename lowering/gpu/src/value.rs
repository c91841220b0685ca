//! Representation of source values during lowering.

use genx::{Element, Type, Value};
use pto_isa::TypeDesc;
use pto_isa::types::{AddressSpace, Class, DType, FloatFormat, TileDesc};

/// An integer: a constant, or a scalar of the kernel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Num {
    /// A constant.
    Const(i64),
    /// A run-time value.
    Dyn(Dyn),
}

/// An integer that is known only at run time, with facts about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Dyn {
    /// A signed scalar of 1, 32 or 64 bits.
    pub value: Value,
    /// Lower bound.
    pub low: i64,
    /// Upper bound, inclusive.
    pub high: i64,
    /// A number of which it is a multiple.
    pub multiple: i64,
}

impl Num {
    /// Returns the value, if it is constant.
    pub(crate) const fn known(self) -> Option<i64> {
        match self {
            Self::Const(number) => Some(number),
            Self::Dyn(_) => None,
        }
    }

    /// Returns lower and upper bound.
    pub(crate) const fn range(self) -> (i64, i64) {
        match self {
            Self::Const(number) => (number, number),
            Self::Dyn(number) => (number.low, number.high),
        }
    }

    /// Returns a number of which it is a multiple: itself, if it is constant; a large power of two for 0.
    pub(crate) const fn multiple(self) -> i64 {
        match self {
            Self::Const(0) => 1 << 62,
            Self::Const(number) => number.saturating_abs(),
            Self::Dyn(number) => number.multiple,
        }
    }
}

/// An address: a memory, and an offset in bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Address {
    /// The memory.
    pub space: AddressSpace,
    /// For global memory, the pointer parameter that is the base.
    pub base: Option<Value>,
    /// Bytes.
    pub offset: Num,
    /// A lower bound of the offset: the start of its buffer, or a byte after that.
    pub start: i64,
    /// Bytes of its element type.
    pub element_bytes: i64,
}

/// A vector register; lanes beyond those of the value are zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Register {
    /// The leading lanes.
    pub value: Value,
    /// The element type.
    pub dtype: DType,
    /// The number of lanes of the register.
    pub lanes: u32,
}

/// A predicate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mask {
    /// A bit for each lane.
    pub value: Value,
    /// All bits of the register, one for each byte of a vector register, if bits between those of the lanes may be set.
    pub whole: Option<Value>,
}

impl From<Value> for Mask {
    /// Returns the predicate whose other bits are clear.
    fn from(value: Value) -> Self {
        Self { value, whole: None }
    }
}

/// A tile in memory on chip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Tile {
    /// Its type.
    pub desc: TileDesc,
    /// The address of its first byte.
    pub at: Address,
    /// Valid rows and columns, if they are known here.
    pub valid: (Option<Num>, Option<Num>),
}

/// A view of a matrix in global memory.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct View {
    /// The address of its first element.
    pub at: Address,
    /// The type of the elements.
    pub dtype: DType,
    /// Extents, outermost first.
    pub extents: Vec<Num>,
    /// Distances in elements, outermost first.
    pub strides: Vec<Num>,
}

impl View {
    /// Returns the view with outer extents of 1 up to a rank.
    pub(crate) fn padded(&self, rank: usize) -> Self {
        let outer = rank.saturating_sub(self.extents.len());
        let with = |first: i64, rest: &[Num]| {
            std::iter::repeat_n(Num::Const(first), outer).chain(rest.iter().copied()).collect()
        };
        Self { extents: with(1, &self.extents), strides: with(0, &self.strides), ..self.clone() }
    }
}

/// A value of the source.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Val {
    /// An integer.
    Num(Num),
    /// A float: a scalar.
    Float(Value),
    /// A pointer.
    Address(Address),
    /// A vector register.
    Register(Register),
    /// A predicate.
    Mask(Mask),
    /// A number that differs between the threads of a team: a vector with a lane for each.
    Lanes(Value),
    /// Pointers that differ between the threads of a team: how many bytes after an address the element of each is.
    Pointers(Address, Value),
    /// A tile at an address or, if that is not known, a tile that only rejected operations use.
    Tile(Option<Box<Tile>>),
    /// A view of global memory.
    View(Box<View>),
    /// No value; it must not be read.
    Nothing,
}

/// Returns the target type of elements of an ISA type; `None` if the hardware has none.
pub(crate) const fn element(dtype: DType) -> Option<Element> {
    match dtype.class() {
        Class::Signless | Class::Signed | Class::Unsigned => match dtype.bits() {
            8 => Some(Element::I8),
            16 => Some(Element::I16),
            32 => Some(Element::I32),
            64 => Some(Element::I64),
            _ => None,
        },
        Class::Float(FloatFormat::F16) => Some(Element::F16),
        Class::Float(FloatFormat::BF16) => Some(Element::BF16),
        Class::Float(FloatFormat::F32) => Some(Element::F32),
        Class::Float(FloatFormat::F64) => Some(Element::F64),
        Class::Truth | Class::Index | Class::LowPrecision => None,
    }
}

/// Returns the target type in which values of an ISA type are stored and copied.
pub(crate) const fn storage(dtype: DType) -> Option<Element> {
    match element(dtype) {
        Some(element) => Some(element),
        None => match dtype.bits() {
            8 => Some(Element::I8),
            16 => Some(Element::I16),
            32 => Some(Element::I32),
            _ => None,
        },
    }
}

/// Returns the number of bits of a scalar integer.
pub(crate) fn integer(desc: &TypeDesc) -> Option<u32> {
    match desc {
        TypeDesc::Index => Some(64),
        TypeDesc::Scalar(DType::I1) => Some(1),
        TypeDesc::Scalar(dtype) if dtype.is_integer() => Some(dtype.bits()),
        _ => None,
    }
}

/// Returns the type of a whole register.
pub(crate) fn register_type(dtype: DType, lanes: u32) -> Option<Type> {
    Some(Type::vector(storage(dtype)?, lanes))
}
