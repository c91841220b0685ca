//! Types of results that the rules of the op definition determine.

use super::{Kind, Op};
use crate::rule::{Rule, ThreadRule, Val, VectorRule};
use crate::types::{DType, MaskGranularity, PtrElem, TypeDesc};

/// Bytes of a vector register.
const REGISTER_BYTES: u32 = 256;

impl Op {
    /// Returns the type of a result that its kind or the rules determine from the types of other values; `None` if
    /// several types are legal. `known` returns the types of operands and other results, as far as they are known.
    pub fn implied_result(&self, index: usize, known: &dyn Fn(Val) -> Option<TypeDesc>) -> Option<TypeDesc> {
        let result = self.results.get(index)?;
        if let Some(only) = result.kind.only() {
            return Some(only);
        }
        let this = Val::Result(u8::try_from(index).ok()?);
        let of_rules = self.all_rules().find_map(|rule| implied(rule, this, known));
        of_rules.filter(|ty| result.kind.accepts(ty))
    }
}

impl Kind {
    /// Returns the type of this kind, if there is only one.
    const fn only(self) -> Option<TypeDesc> {
        match self {
            Kind::Align => Some(TypeDesc::Align),
            Kind::Event => Some(TypeDesc::Event),
            Kind::Pipe => Some(TypeDesc::Pipe),
            Kind::FmatrixConfig => Some(TypeDesc::FmatrixConfig),
            Kind::Index => Some(TypeDesc::Index),
            Kind::MaskOf(granularity) => Some(TypeDesc::Mask(granularity)),
            Kind::Handle(handle) => Some(TypeDesc::Handle(handle)),
            Kind::Tile
            | Kind::MultiTile
            | Kind::TensorView
            | Kind::Partition
            | Kind::TileOrView
            | Kind::Tensor
            | Kind::Ptr
            | Kind::PtrOrMemref
            | Kind::OneOf(_)
            | Kind::Int(_)
            | Kind::Signless
            | Kind::Integer
            | Kind::Float(_)
            | Kind::Vector(..)
            | Kind::Nibble
            | Kind::Scalar
            | Kind::Vreg
            | Kind::ScalarOrVreg
            | Kind::Mask
            | Kind::VmiVreg
            | Kind::VmiMask
            | Kind::EventIds
            | Kind::TileOrScalar
            | Kind::TileOrMemref
            | Kind::LocalArray
            | Kind::Struct
            | Kind::Value
            | Kind::Memref
            | Kind::Any => None,
        }
    }
}

/// Returns the type of a value that a rule determines.
fn implied(rule: &Rule, of: Val, known: &dyn Fn(Val) -> Option<TypeDesc>) -> Option<TypeDesc> {
    if let Rule::Vector(VectorRule::SameTypes(values)) | Rule::Thread(ThreadRule::SameTypes(values)) = *rule {
        return if values.contains(&of) { values.iter().find_map(|value| known(*value)) } else { None };
    }
    let Rule::Vector(rule) = *rule else { return None };
    if let VectorRule::Granularity { mask, of: register } = rule
        && mask == of
    {
        return Some(TypeDesc::Mask(MaskGranularity::of_element(known(register)?.dtype()?)));
    }
    if let VectorRule::Pointee { ptr, of: register } = rule
        && register == of
    {
        return register_of(pointee(known(Val::Operand(ptr))?)?);
    }
    if let VectorRule::Gathered { ptr, result } = rule
        && Val::Result(result) == of
    {
        // Gathered bytes become 16-bit integers of the same sign; the pointer does not tell the sign.
        return pointee(known(Val::Operand(ptr))?).filter(|dtype| dtype.bits() > 8).and_then(register_of);
    }
    None
}

/// Returns the element type of the memory of a pointer or memref.
fn pointee(ty: TypeDesc) -> Option<DType> {
    if let TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. } = ty {
        return Some(dtype);
    }
    if let TypeDesc::Memref(view, _) = ty { Some(view.dtype) } else { None }
}

/// Returns the type of a register with these elements.
fn register_of(dtype: DType) -> Option<TypeDesc> {
    let lanes = (REGISTER_BYTES * 8).checked_div(dtype.bits())?;
    Some(TypeDesc::Vreg { lanes: lanes.into(), dtype })
}
