//! Types of results that the rules of a row leave no choice of.

use super::{Kind, Op};
use crate::rule::{Rule, ThreadRule, Val, VectorRule};
use crate::types::{DType, MaskGranularity, PtrElem, TypeDesc};

/// Bytes of a vector register.
const REGISTER_BYTES: u32 = 256;

impl Op {
    /// The type of a result that follows from its kind or from the rules of the row, and from the types of other values;
    /// `None` where there is a choice. `known` gives the types of operands and of other results, as far as they are known.
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
    /// The type of this kind, where there is but one.
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

/// What a rule says of a value.
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
        // Bytes become 16-bit integers of their sign, which pointers do not have.
        return pointee(known(Val::Operand(ptr))?).filter(|dtype| dtype.bits() > 8).and_then(register_of);
    }
    None
}

/// Elements a pointer or memref points to.
fn pointee(ty: TypeDesc) -> Option<DType> {
    if let TypeDesc::Ptr { elem: PtrElem::DType(dtype), .. } = ty {
        return Some(dtype);
    }
    if let TypeDesc::Memref(view, _) = ty { Some(view.dtype) } else { None }
}

/// The register full of elements.
fn register_of(dtype: DType) -> Option<TypeDesc> {
    let lanes = (REGISTER_BYTES * 8).checked_div(dtype.bits())?;
    Some(TypeDesc::Vreg { lanes: lanes.into(), dtype })
}
