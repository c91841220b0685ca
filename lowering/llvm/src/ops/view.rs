//! Pointers. Tiles and views have no LLVM IR here: lowering to vector instructions replaces them by addresses.

use super::Rule;
use crate::{emitter::Emitter, report::Lowered, site::Site};
use mlir_dialect::{melior::ir::ValueLike, result};
use pto_isa::{Name, TypeDesc, ops::view::Opcode};
use pto_upstream::{Arith, Llvm};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    const TILES: &str =
        "is about tiles or views, of which no address is left; give the kernel to pto-opt --lower=vector";
    match op {
        Opcode::Addptr => Rule::By(advanced),
        Opcode::Castptr | Opcode::Inttoptr | Opcode::Ptrtoint => Rule::By(cast),
        Opcode::AllocMultiTile
        | Opcode::AllocTile
        | Opcode::Bitcast
        | Opcode::DeclareGlobal
        | Opcode::DeclareTile
        | Opcode::GetTensorViewDim
        | Opcode::GetTensorViewStride
        | Opcode::GetValidshape
        | Opcode::MakeTensorView
        | Opcode::MultiTileGet
        | Opcode::PartitionView
        | Opcode::SetValidshape
        | Opcode::Subview
        | Opcode::Talias
        | Opcode::Tassign
        | Opcode::TensorViewAddr
        | Opcode::TgetScaleAddr
        | Opcode::TileBufAddr
        | Opcode::TileValidCols
        | Opcode::TileValidRows
        | Opcode::Treshape => Rule::Missing(TILES),
    }
}

fn advanced<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let pointer = site.desc(Name::Ptr).unwrap_or(TypeDesc::Error);
    let offset = site.value(Name::Offset)?;
    let offset = e.integer(site, offset, 64)?;
    let address = e.element(site, site.value(Name::Ptr)?, &pointer, offset)?;
    e.replace(site, &[address])
}

/// Lowers a cast between addresses and pointers, or between pointers.
fn cast<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let (Some((input, from)), Some(to)) = (site.all().into_iter().next(), site.results().first().copied()) else {
        return Err(site.unsupported("expected an operand and a result"));
    };
    let Some(r#type) = result(site.op, 0).map(|result| result.r#type()) else {
        return Err(site.unsupported("expected a result"));
    };
    let pointer = |desc: &TypeDesc| matches!(desc, TypeDesc::Ptr { .. });
    let cast = match (pointer(&from), pointer(&to)) {
        (true, true) if input.r#type() == r#type => input,
        (true, true) => e.value(site, Llvm::AddrSpaceCast, &[input], r#type, &[])?,
        (true, false) if matches!(to, TypeDesc::Index) => {
            let word = e.r#type(site, "i64")?;
            let address = e.value(site, Llvm::PtrToInt, &[input], word, &[])?;
            e.value(site, Arith::IndexCast, &[address], r#type, &[])?
        }
        (true, false) => e.value(site, Llvm::PtrToInt, &[input], r#type, &[])?,
        (false, true) => {
            let address = e.argument(site, input, &from)?;
            e.value(site, Llvm::IntToPtr, &[address], r#type, &[])?
        }
        (false, false) => return Err(site.unsupported("expected a pointer")),
    };
    e.replace(site, &[cast])
}
