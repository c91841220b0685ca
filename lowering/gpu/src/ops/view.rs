//! Lowers operations on pointers.

use super::Rule::{self, By, Missing};
use genx::Op;
use pto_isa::ops::view::Opcode;

use super::{Cx, NO_COUNTERPART, after, pipe};
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val, View};
use pto_isa::{Name, types::AddressSpace};

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Addptr => By(addptr),
        Opcode::Castptr | Opcode::Inttoptr => By(castptr),
        Opcode::Ptrtoint => Missing("which shows addresses"),
        Opcode::AllocTile => By(pipe::allocate),
        Opcode::MakeTensorView => By(whole),
        Opcode::PartitionView => By(part),
        Opcode::TileBufAddr => By(pipe::address),
        Opcode::TileValidCols => By(|cx| pipe::valid_extent(cx, |tile| tile.valid.1)),
        Opcode::TileValidRows => By(|cx| pipe::valid_extent(cx, |tile| tile.valid.0)),
        // Lowering left a tile operation: reject it with the reason.
        Opcode::AllocMultiTile
        | Opcode::Bitcast
        | Opcode::DeclareGlobal
        | Opcode::DeclareTile
        | Opcode::MultiTileGet
        | Opcode::Subview
        | Opcode::TgetScaleAddr
        | Opcode::Treshape => By(tile),
        Opcode::GetTensorViewDim => By(|cx| of_dimension(cx, |view| &view.extents)),
        Opcode::GetTensorViewStride => By(|cx| of_dimension(cx, |view| &view.strides)),
        Opcode::TensorViewAddr => By(address),
        Opcode::GetValidshape | Opcode::SetValidshape | Opcode::Talias | Opcode::Tassign => Missing(NO_COUNTERPART),
    }
}

/// Returns the bytes of the pointee of a pointer.
fn element_bytes(cx: &Cx<'_, '_>) -> i64 {
    cx.result_desc(Name::Result).dtype().map_or(1, |dtype| i64::from(dtype.bytes()))
}

/// Defines a view of global memory. If a part of it is not known here, operations on the view are refused.
fn whole(cx: &mut Cx<'_, '_>) -> Lowered {
    let (Ok(at), Ok(extents), Ok(strides)) = (cx.address(Name::Ptr), cx.nums(Name::Shape), cx.nums(Name::Strides))
    else {
        return tile(cx);
    };
    let dtype = cx.result_desc(Name::Result).dtype().ok_or("of unknown elements")?;
    let at = Address { element_bytes: i64::from(dtype.bytes()), ..at };
    cx.give(Name::Result, Val::View(Box::new(View { at, dtype, extents, strides })));
    Ok(())
}

/// Selects a box of a view.
fn part(cx: &mut Cx<'_, '_>) -> Lowered {
    let Val::View(source) = cx.val(Name::Source)? else { return tile(cx) };
    let mut at = source.at;
    for (offset, stride) in cx.nums(Name::Offsets)?.into_iter().zip(&source.strides) {
        let elements = cx.e().offset_in(at.space, Op::Mul, offset, *stride);
        let bytes = cx.e().offset_in(at.space, Op::Mul, elements, Num::Const(at.element_bytes));
        at = after(cx, at, bytes);
    }
    let extents = cx.nums(Name::Sizes)?;
    cx.give(Name::Result, Val::View(Box::new(View { at, extents, ..*source })));
    Ok(())
}

/// Gives the address of the first element of a view.
fn address(cx: &mut Cx<'_, '_>) -> Lowered {
    let slot = cx.instruction.operands.first().ok_or("without a view")?;
    let Val::View(view) = cx.walker.get(*slot).clone() else {
        return Err("of a view that is not known here".to_owned());
    };
    cx.give(Name::Dst, Val::Address(view.at));
    Ok(())
}

/// Gives a number of a dimension of a view.
fn of_dimension(cx: &mut Cx<'_, '_>, of: fn(&View) -> &[Num]) -> Lowered {
    let index = cx.instruction.operands.get(1).ok_or("without a dimension")?;
    let slot = cx.instruction.operands.first().ok_or("without a view")?;
    let (Val::View(view), Num::Const(index)) = (cx.walker.get(*slot).clone(), cx.walker.num(*index)?) else {
        return Err("of a view or a dimension that is not known here".to_owned());
    };
    let number = usize::try_from(index).ok().and_then(|index| of(&view).get(index).copied());
    cx.give(Name::Result, Val::Num(number.ok_or("of a dimension that the view does not have")?));
    Ok(())
}

/// Defines a tile.
fn tile(cx: &mut Cx<'_, '_>) -> Lowered {
    for slot in &cx.instruction.results {
        cx.walker.set(*slot, Val::Tile(None));
    }
    Ok(())
}

/// Advances a pointer by a number of elements.
fn addptr(cx: &mut Cx<'_, '_>) -> Lowered {
    let (at, count) = (cx.address(Name::Ptr)?, cx.num(Name::Offset)?);
    let distance = cx.e().offset_in(at.space, Op::Mul, count, Num::Const(at.element_bytes));
    let element_bytes = element_bytes(cx);
    let at = after(cx, at, distance);
    cx.give(Name::Result, Val::Address(Address { element_bytes, ..at }));
    Ok(())
}

/// Casts a pointer to another element type, or an integer to a pointer.
fn castptr(cx: &mut Cx<'_, '_>) -> Lowered {
    let name = cx.def.operands.first().map_or(Name::Input, |operand| operand.name);
    let (element_bytes, desc) = (element_bytes(cx), cx.result_desc(Name::Result));
    let address = match cx.val(name)? {
        Val::Address(at) => Address { element_bytes, ..at },
        Val::Num(offset) => {
            let space = desc.space().unwrap_or(AddressSpace::Ub);
            if space == AddressSpace::Gm {
                return Err("of an integer to global memory".to_owned());
            }
            let start = offset.range().0.max(0);
            Address { space, base: None, offset, start, element_bytes }
        }
        Val::Float(_)
        | Val::Register(_)
        | Val::Mask(_)
        | Val::Lanes(_)
        | Val::Pointers(..)
        | Val::Tile(_)
        | Val::View(_)
        | Val::Nothing => {
            return Err(format!("with `{name}` not known here"));
        }
    };
    cx.give(Name::Result, Val::Address(address));
    Ok(())
}
