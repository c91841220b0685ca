//! `pto-scratch`: gives operations the scratch tile that the device library needs.
//!
//! Newer front ends pass the scratch tile of an operation; older ones leave it to the compiler. Calls of the device
//! library take it as an argument. The tile is as large as the library requires: for most operations, as large as the
//! source or destination.
//!
//! Before: operations write buffers ([`pto-to-buffers`]). After: each operation whose call takes scratch has a tile as
//! `tmp`, which is allocated directly before it and has no address.
//!
//! ```mlir
//! pto.trowsum ins(%a : !T) outs(%d : !D)
//! ```
//!
//! becomes
//!
//! ```mlir
//! %t = pto.alloc_tile : !T
//! pto.trowsum ins(%a, %t : !T, !T) outs(%d : !D)
//! ```

use crate::{ops, site::Site};
use mlir_dialect::{
    Failed, NewOperation, OptionValues, PassDefinition, Rewriter, context_of, location,
    melior::ir::{
        Attribute, Identifier, Value, ValueLike,
        attribute::DenseI32ArrayAttribute,
        operation::{OperationLike, OperationRef},
    },
    operand, result,
};
use pto_dialect::{
    op::{Groups, OPERAND_SEGMENTS, full_name},
    target, types,
};
use pto_isa::{
    Name, Target, TileDesc, TypeDesc,
    ops::{irregular, view},
    types::{DType, Dim, Layout},
};
use pto_upstream::Outer;

/// The length of rows of a tile is a multiple of this number of bytes.
const LINE: i64 = 32;
/// Columns of the scratch of a selection: 256 bytes.
const SELECTION: i64 = 64;

/// The pass.
pub(crate) struct Scratch;

impl PassDefinition for Scratch {
    fn argument(&self) -> &str {
        "pto-scratch"
    }

    fn description(&self) -> &str {
        "give operations the scratch that the device library takes"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Function.name())
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT]
    }

    fn run(&self, function: OperationRef<'_, '_>, _options: &OptionValues<'_>) -> Result<(), Failed> {
        let mut rewriter = Rewriter::new();
        for op in mlir_dialect::walk::inside(function) {
            let Some(site) = Site::of(op).filter(|site| !site.on_values()) else { continue };
            if site.find(Name::Tmp).is_none()
                && let Some((desc, like)) = needed(&site)
            {
                give(&mut rewriter, &site, desc, like)?;
            }
        }
        Ok(())
    }
}

/// Returns a tile without boxes whose lines are whole blocks of [`LINE`] bytes.
fn plain(like: &TileDesc, dtype: DType, rows: i64, cols: i64) -> TileDesc {
    let elements = (LINE / i64::from(dtype.bytes())).max(1);
    TileDesc::new(like.loc, dtype, rows.max(1), (cols + elements - 1) / elements * elements).with_layout(Layout::ND)
}

/// The form of the scratch of an operation. On a5 most calls declare scratch but do not access it, so that one block
/// suffices.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Form {
    /// A tile like an operand, with its valid region; one block on a5.
    Like(Name),
    /// A tile like an operand, with its valid region.
    Whole(Name),
    /// Like [`Form::Whole`], if elements are floats; none for other elements.
    LikeFloats(Name),
    /// A number of rows of an operand; one block on a5.
    Rows(Name, i64),
    /// One bit for each element of the destination, and one more row.
    Bits,
    /// 256 bytes.
    Selection,
}

impl Form {
    /// Returns the tile for an operation, and the operand whose valid region it has; `None` if the operation takes no
    /// scratch.
    fn of(self, site: &Site<'_, '_>) -> Option<(TileDesc, Option<Name>)> {
        let a5 = target::of(site.op, target::configuration(context_of(location(site.op)))) == Target::A5;
        let tile = |name: Name| site.find_tile(name);
        match self {
            Form::Like(name) | Form::Rows(name, _) if a5 => tile(name).map(|of| (plain(&of, of.dtype, 1, 1), None)),
            Form::Like(name) | Form::Whole(name) => tile(name).map(|of| (of, Some(name))),
            Form::LikeFloats(name) => tile(name).filter(is_float).map(|of| (of, Some(name))),
            Form::Rows(name, rows) => tile(name).map(|of| (plain(&of, of.dtype, rows, of.cols), None)),
            Form::Bits => tile(Name::Dst).map(|dst| (plain(&dst, DType::Ui8, dst.rows + 1, (dst.cols + 7) / 8), None)),
            Form::Selection => tile(Name::Dst).map(|dst| (plain(&dst, DType::I32, 1, SELECTION), None)),
        }
    }
}

/// Returns the scratch that an operation needs but does not have.
fn needed(site: &Site<'_, '_>) -> Option<(TileDesc, Option<Name>)> {
    if let Some(form) = ops::scratch(site.def) {
        return form.of(site);
    }
    let merges = site.def.is(irregular::Opcode::Tmrgsort) && site.find(Name::BlockLen).is_none();
    if merges && site.values(Name::Dsts).len() == 1 {
        return Form::Whole(Name::Dsts).of(site);
    }
    let compares = site.def.is(irregular::Opcode::Tgather) && site.find(Name::KValue).is_some();
    if compares { Form::Whole(Name::Src).of(site) } else { None }
}

/// Returns whether elements are floats.
fn is_float(tile: &TileDesc) -> bool {
    matches!(tile.dtype, DType::F16 | DType::BF16 | DType::F32)
}

/// Allocates a tile before the operation and adds it as an operand. Its valid region is that of the operand `like`.
fn give<'c, 'a>(
    rewriter: &mut Rewriter<'c, 'a>,
    site: &Site<'c, 'a>,
    desc: TileDesc,
    like: Option<Name>,
) -> Result<(), Failed> {
    let op = site.op;
    let defect = || mlir_dialect::error(location(op), "internal error: cannot make scratch").emit();
    let context = context_of(location(op));
    let declared = site.def.operand(Name::Tmp).ok_or_else(defect)?;
    let r#type = types::to_type(location(op), &TypeDesc::Tile(desc)).ok_or_else(defect)?;
    let segments = |name: &str, sizes: &[i32]| -> (Identifier<'c>, Attribute<'c>) {
        (Identifier::new(context, name), DenseI32ArrayAttribute::new(context, sizes).into())
    };
    let open = [desc.valid_rows, desc.valid_cols].map(Dim::is_dynamic);
    let mut valid: Vec<Value<'c, 'a>> = Vec::new();
    if let Some(of) = like.and_then(|like| site.find(like)).filter(|_| open.contains(&true)) {
        let index = types::to_type(location(op), &TypeDesc::Index).ok_or_else(defect)?;
        let asked = NewOperation {
            name: full_name(view::Opcode::GetValidshape),
            location: location(op),
            operands: vec![of],
            results: vec![index, index],
            attributes: Vec::new(),
            regions_of: None,
        };
        let asked = rewriter.insert_before(op, &asked).ok_or_else(defect)?;
        let extents = (0..2).filter_map(|index| result(asked, index)).map(Value::from);
        valid.extend(extents.zip(open).filter_map(|(extent, open)| open.then_some(extent)));
    }
    let [rows, cols] = open.map(i32::from);
    let allocation = NewOperation {
        name: full_name(view::Opcode::AllocTile),
        location: location(op),
        operands: valid,
        results: vec![r#type],
        attributes: vec![segments(OPERAND_SEGMENTS, &[0, rows, cols])],
        regions_of: None,
    };
    let allocation = rewriter.insert_before(op, &allocation).ok_or_else(defect)?;
    let scratch: Value<'c, 'a> = result(allocation, 0).ok_or_else(defect)?.into();
    let groups = Groups::of(site.def, op);
    let mut operands = Vec::new();
    let mut sizes = Vec::new();
    for index in 0..site.def.operands.len() {
        let values: Vec<_> = groups.range(index).filter_map(|index| operand(op, index)).collect();
        let values = if index == declared { vec![scratch] } else { values };
        sizes.push(i32::try_from(values.len()).map_err(|_| defect())?);
        operands.extend(values);
    }
    let mut new = NewOperation::like(op);
    new.operands = operands;
    new.results = (0..op.result_count()).filter_map(|index| result(op, index)).map(|value| value.r#type()).collect();
    if site.def.has_segments() {
        new.attributes.retain(|(name, _)| name.as_string_ref().as_str() != Ok(OPERAND_SEGMENTS));
        new.attributes.push(segments(OPERAND_SEGMENTS, &sizes));
    }
    let new = rewriter.insert_before(op, &new).ok_or_else(defect)?;
    rewriter.replace_results(op, new);
    rewriter.erase(op);
    Ok(())
}
