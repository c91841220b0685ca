//! Tile buffers and views of global memory.

use super::Rule;
use crate::{
    emitter::{Emitter, Named, extents},
    report::Lowered,
    site::Site,
    types, views,
    windows::{self, Number, Spot, slot_bytes},
};
use mlir_dialect::{
    defining_operation, integer_constant,
    melior::ir::{Value, ValueLike},
    users,
};
use pto_dialect::types as mlir_types;
use pto_isa::{
    Name, TileDesc, TypeDesc,
    ops::view::Opcode,
    types::{AddressSpace, Dim, Loc, PtrElem},
};

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Addptr => Rule::By(advance),
        // Each slot becomes a tile variable where it is used.
        Opcode::AllocMultiTile => Rule::Nothing,
        Opcode::AllocTile => Rule::By(allocate),
        Opcode::Bitcast => Rule::By(reinterpret),
        Opcode::Castptr => Rule::By(cast),
        Opcode::DeclareGlobal => Rule::By(declare_global),
        Opcode::DeclareTile => Rule::By(declare_tile),
        Opcode::GetTensorViewDim => Rule::By(|e, site| of_dimension(e, site, "GetShape")),
        Opcode::GetTensorViewStride => Rule::By(|e, site| of_dimension(e, site, "GetStride")),
        Opcode::GetValidshape => Rule::By(valid_region),
        Opcode::Inttoptr => Rule::By(cast),
        Opcode::MakeTensorView => Rule::By(views::make),
        Opcode::MultiTileGet => Rule::By(slot),
        Opcode::PartitionView => Rule::By(views::partition),
        Opcode::Ptrtoint => Rule::By(cast),
        Opcode::SetValidshape => Rule::By(set_valid_region),
        Opcode::Subview => Rule::By(window),
        Opcode::Talias => Rule::By(alias),
        Opcode::Tassign => Rule::By(assign),
        Opcode::TensorViewAddr => Rule::By(view_address),
        Opcode::TgetScaleAddr => Rule::By(scale_address),
        Opcode::TileBufAddr => Rule::By(tile_address),
        Opcode::TileValidCols => Rule::By(|e, site| one_extent(e, site, 1)),
        Opcode::TileValidRows => Rule::By(|e, site| one_extent(e, site, 0)),
        Opcode::Treshape => Rule::By(reshape),
    }
}

/// Writes a pointer advanced by a number of elements.
fn advance<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (pointer, offset) = (e.operand(site, Name::Ptr)?, e.operand(site, Name::Offset)?);
    let r#type = e.type_named(site, Name::Ptr)?;
    if let Some(TypeDesc::Ptr { elem: PtrElem::Opaque | PtrElem::Vector { .. }, .. }) = site.type_of(Name::Ptr) {
        return Err(site.unsupported("the elements of the pointer have no type in C++, and so no size"));
    }
    e.define(site.first_result()?, &r#type, format_args!("{pointer} + {offset}"));
    Ok(())
}

/// Writes casts between addresses and pointers, and between pointers.
fn cast<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let Some(source) = mlir_dialect::operand(site.op, 0) else { return Err(site.unsupported("expected an operand")) };
    let from = mlir_types::desc(source.r#type());
    let to = mlir_types::desc(result.r#type());
    let Some(r#type) = types::of(&to) else {
        return Err(site.unsupported(format_args!("no cast to {}", to.describe())));
    };
    let text = e.value(source)?;
    let is_pointer = |desc: &TypeDesc| matches!(desc, TypeDesc::Ptr { .. } | TypeDesc::Memref(..));
    let text = match &from {
        TypeDesc::Tile(_) => format!("({type}) {text}.data()"),
        from if is_pointer(from) && !is_pointer(&to) => match r#type.as_str() {
            "uint64_t" | "int64_t" => format!("({type}) reinterpret_cast<uint64_t>({text})"),
            narrow => format!("static_cast<{narrow}>(reinterpret_cast<uint64_t>({text}))"),
        },
        from if is_pointer(from) == is_pointer(&to) && !is_pointer(&to) => format!("({type}) {text}"),
        _ => format!("reinterpret_cast<{type}>({text})"),
    };
    e.define(result, &r#type, text);
    Ok(())
}

/// Assigns an address to a tile variable, and returns the address as an expression.
pub(crate) fn place<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, tile: &str, address: &str) -> String {
    let address = e.local("uint64_t", format_args!("(uint64_t) {address}"));
    e.line(format_args!("TASSIGN({tile}, {address});"));
    address
}

/// Declares a tile variable; `valid` are its valid rows and columns, if given.
pub(crate) fn tile_variable<'c, 'a>(
    e: &mut Emitter<'c, 'a, '_>,
    value: Value<'c, 'a>,
    desc: TileDesc,
    valid: [Option<String>; 2],
) -> Named {
    let text = types::tile(&desc);
    let name = e.fresh();
    let whole = extents(&desc);
    let packed = types::packed(&desc);
    let dynamic = [desc.valid_rows, desc.valid_cols].map(Dim::is_dynamic);
    let mut rest = whole.iter();
    let mut arguments = Vec::new();
    for ((given, is_dynamic), by) in valid.into_iter().zip(dynamic).zip(packed) {
        if is_dynamic {
            let whole = rest.next().cloned().unwrap_or_default();
            let given = given.map(|given| if by == 1 { given } else { format!("{given} * {by}") });
            arguments.push(given.unwrap_or(whole));
        }
    }
    let constructed = (!arguments.is_empty()).then(|| format!("{text}({})", arguments.join(", ")));
    if e.is_hoisted(value) {
        let blank = if whole.is_empty() { String::new() } else { format!(" = {text}({})", whole.join(", ")) };
        e.top(format_args!("{text} {name}{blank};"));
        if let Some(constructed) = constructed {
            e.line(format_args!("{name} = {constructed};"));
        }
    } else {
        match constructed {
            Some(constructed) => e.line(format_args!("{text} {name} = {constructed};")),
            None => e.line(format_args!("{text} {name};")),
        }
    }
    let named = Named { tile: Some(desc), ..Named::new(name, text) };
    e.name(value, named.clone());
    named
}

/// Assigns an address to a tile that has a variable; `spot` is the address in a form that can be compared, if it is known.
fn at<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, value: Value<'c, 'a>, named: Named, address: &str, spot: Option<Spot>) {
    let address = place(e, &named.text, address);
    e.name(value, Named { address: Some(address), spot, ..named });
}

/// Returns a constant, or the C++ text of the value.
fn number<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, value: Value<'c, 'a>) -> Lowered<Number> {
    match integer_constant(value) {
        Some(known) => Ok(Number::Known(known)),
        None => e.value(value).map(Number::Text),
    }
}

/// Returns the valid extents that an operation states for its tile.
fn given_valid<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered<[Option<String>; 2]> {
    Ok([e.optional(site, Name::ValidRow)?, e.optional(site, Name::ValidCol)?])
}

fn allocate<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    if users(result).is_empty() {
        return Ok(());
    }
    let Some(desc) = mlir_types::tile(result.r#type()) else { return Err(site.unsupported("expected a tile")) };
    let Some(given) = site.find(Name::Addr) else {
        return Err(site.unsupported("requires an address (`addr`) at level3"));
    };
    let (address, spot) = (e.value(given)?, Spot::at(&number(e, given)?));
    let valid = given_valid(e, site)?;
    let named = tile_variable(e, result, desc, valid);
    at(e, result, named, &address, Some(spot));
    Ok(())
}

fn declare_tile<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let Some(desc) = mlir_types::tile(result.r#type()) else { return Err(site.unsupported("expected a tile")) };
    tile_variable(e, result, desc, [None, None]);
    Ok(())
}

fn declare_global<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    views::entry(e, site).map(drop)
}

/// Returns the address of a tile as an expression.
pub(crate) fn address_of(named: &Named) -> String {
    match (&named.address, named.tile.map(|tile| tile.loc)) {
        (Some(address), _) => address.clone(),
        (None, Some(Loc::Bias)) => format!("(uint64_t) {}.data()", named.text),
        (None, _) => format!("reinterpret_cast<uint64_t>({}.data())", named.text),
    }
}

/// Writes a reinterpretation of the bytes of a tile: a new variable at the same address.
fn reinterpret<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (result, source) = (site.first_result()?, site.value(Name::Src)?);
    let Some(desc) = mlir_types::tile(result.r#type()) else { return Err(site.unsupported("expected a tile")) };
    let source = e.named(source)?;
    if source.tile.is_none() {
        return Err(site.unsupported("expected a tile, found a view of global memory"));
    }
    let named = tile_variable(e, result, desc, [None, None]);
    let spot = source.spot.clone();
    let data = Named { address: None, ..source };
    let address = address_of(&data);
    at(e, result, named, &address, spot);
    Ok(())
}

fn reshape<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (result, source) = (site.first_result()?, site.value(Name::Src)?);
    let Some(desc) = mlir_types::tile(result.r#type()) else {
        return Err(site.unsupported("reshape of a view of global memory"));
    };
    let source = e.named(source)?;
    if source.tile.is_none() {
        return Err(site.unsupported("reshape of a view of global memory"));
    }
    let named = tile_variable(e, result, desc, [None, None]);
    e.line(format_args!("TRESHAPE({}, {});", named.text, source.text));
    e.name(result, Named { address: source.address, spot: source.spot, ..named });
    Ok(())
}

/// Writes a window of a tile: a tile variable with lines of the whole buffer, at the address of the first element.
fn window<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let source = e.operand_named(site, Name::Source)?;
    let (Some(parent), Some(child)) = (source.tile, mlir_types::tile(result.r#type())) else {
        return Err(site.unsupported("expected a window onto a tile"));
    };
    let offsets = site.values(Name::Offsets);
    let [row, col] = offsets[..] else { return Err(site.unsupported("expected two offsets")) };
    let mut coordinates = Vec::new();
    for offset in [row, col] {
        coordinates.push(number(e, offset)?);
    }
    let (Some(col), Some(row)) = (coordinates.pop(), coordinates.pop()) else {
        return Err(site.unsupported("expected two offsets"));
    };
    let bytes = windows::distance(&parent, row, col).times(i64::from(parent.dtype.bytes()));
    let desc = windows::window(&parent, &child);
    let valid = given_valid(e, site)?;
    let valid = windows::valid(&child, valid);
    let named = tile_variable(e, result, desc, valid);
    let address = bytes.added_to(&address_of(&source));
    at(e, result, named, &address, source.spot.map(|spot| spot.further(&bytes)));
    Ok(())
}

/// Writes one of several consecutive buffers.
fn slot<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let Some(desc) = mlir_types::tile(result.r#type()) else { return Err(site.unsupported("expected a tile")) };
    let buffers = site.value(Name::Source)?;
    let made = defining_operation(buffers).and_then(Site::of).filter(|made| made.def.is(Opcode::AllocMultiTile));
    let Some(made) = made else { return Err(site.unsupported("slots of buffers that are allocated elsewhere")) };
    let Some(given) = made.find(Name::Addr) else {
        return Err(made.unsupported("requires an address (`addr`) at level3"));
    };
    let (base, spot) = (e.value(given)?, Spot::at(&number(e, given)?));
    let Some(bytes) = slot_bytes(&desc) else { return Err(site.unsupported("a slot is too large")) };
    let distance = number(e, site.value(Name::Slot)?)?.times(bytes);
    let valid = given_valid(e, &made)?;
    let named = tile_variable(e, result, desc, valid);
    at(e, result, named, &distance.added_to(&base), Some(spot.further(&distance)));
    Ok(())
}

fn alias<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let source = e.operand_named(site, Name::Src)?;
    let dst = site.value(Name::Dst)?;
    let named = e.named(dst)?;
    let address = address_of(&source);
    at(e, dst, named, &address, source.spot);
    Ok(())
}

fn assign<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let tile = e.operand_named(site, Name::Tile)?;
    let given = site.value(Name::Addr)?;
    let (address, spot) = (e.value(given)?, Some(Spot::at(&number(e, given)?)));
    let result = site.first_result()?;
    e.line(format_args!("TASSIGN({}, (uint64_t) {address});", tile.text));
    e.name(result, Named { address: Some(format!("(uint64_t) {address}")), spot, ..tile });
    Ok(())
}

fn scale_address<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let (dst, src) = (e.operand(site, Name::Dst)?, e.operand(site, Name::Src)?);
    let address = e.local("uint64_t", format_args!("GetScaleAddr({src}.data())"));
    e.line(format_args!("TASSIGN({dst}, {address});"));
    Ok(())
}

fn tile_address<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let source = e.operand_named(site, Name::Src)?;
    let (r#type, text) = match mlir_types::desc(result.r#type()) {
        // A memref is a pointer in C++.
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), space } if source.tile.is_none() => {
            let r#type = types::pointer(dtype, space);
            (r#type.clone(), format!("reinterpret_cast<{type}>({})", source.text))
        }
        TypeDesc::Memref(view, space) if source.tile.is_none() => {
            let r#type = types::pointer(view.dtype, space.unwrap_or(AddressSpace::Gm));
            (r#type.clone(), format!("reinterpret_cast<{type}>({})", source.text))
        }
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), space } => {
            let r#type = types::pointer(dtype, space);
            let same = source.tile.is_some_and(|tile| tile.dtype == dtype);
            let text = match (space, same) {
                (AddressSpace::Bt, _) => format!("({type}) {}.data()", source.text),
                (_, true) => format!("{}.data()", source.text),
                (_, false) => format!("reinterpret_cast<{type}>({}.data())", source.text),
            };
            (r#type, text)
        }
        TypeDesc::Memref(view, space) => {
            let r#type = types::pointer(view.dtype, space.unwrap_or(AddressSpace::Gm));
            (r#type.clone(), format!("({type}) {}.data()", source.text))
        }
        other => return Err(site.unsupported(format_args!("no address as {}", other.describe()))),
    };
    e.define(result, &r#type, text);
    Ok(())
}

fn view_address<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let result = site.first_result()?;
    let source = e.operand_named(site, Name::Src)?;
    let to = mlir_types::desc(result.r#type());
    let Some(r#type) = types::of(&to) else {
        return Err(site.unsupported(format_args!("no address as {}", to.describe())));
    };
    let text = match &source.global {
        Some(_) => {
            e.file.uses_data();
            format!("({type}) PTOAS__GLOBAL_TENSOR_DATA({})", source.text)
        }
        None => format!("({type}) {}", source.text),
    };
    e.define(result, &r#type, text);
    Ok(())
}

/// Writes an extent or stride of a view, which has five dimensions in C++.
fn of_dimension<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, method: &str) -> Lowered {
    let view = e.operand(site, Name::TensorView)?;
    let rank = match site.type_of(Name::TensorView) {
        Some(TypeDesc::TensorView(view) | TypeDesc::Partition(view)) => view.shape.rank(),
        _ => return Err(site.unsupported("expected a view")),
    };
    let index = site.value(Name::DimIndex)?;
    let skipped = types::RANK.saturating_sub(rank) as i64;
    let index = match integer_constant(index) {
        Some(known) => (known + skipped).to_string(),
        None => format!("{} + {skipped}", e.value(index)?),
    };
    e.define(site.first_result()?, "int64_t", format_args!("({view}).{method}(static_cast<int>({index}))"));
    Ok(())
}

/// An extent of the valid region of a tile as the kernel counts it: two elements of 4 bits are one.
fn extent(tile: &Named, index: usize) -> String {
    let method = ["GetValidRow", "GetValidCol"][index.min(1)];
    let by = tile.tile.map_or(1, |desc| types::packed(&desc)[index.min(1)]);
    let text = format!("{}.{method}()", tile.text);
    if by == 1 { text } else { format!("{text} / {by}") }
}

fn valid_region<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let tile = e.operand_named(site, Name::Source)?;
    e.define(site.result(Name::ValidRow)?, "int64_t", extent(&tile, 0));
    e.define(site.result(Name::ValidCol)?, "int64_t", extent(&tile, 1));
    Ok(())
}

fn one_extent<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>, index: usize) -> Lowered {
    let tile = e.operand_named(site, Name::Src)?;
    e.define(site.first_result()?, "int64_t", extent(&tile, index));
    Ok(())
}

fn set_valid_region<'c, 'a>(e: &mut Emitter<'c, 'a, '_>, site: &Site<'c, 'a>) -> Lowered {
    let tile = e.operand_named(site, Name::Source)?;
    let by = tile.tile.map_or([1, 1], |desc| types::packed(&desc));
    let mut extents = Vec::new();
    for (name, by) in [Name::ValidRow, Name::ValidCol].into_iter().zip(by) {
        let extent = e.operand(site, name)?;
        extents.push(if by == 1 { extent } else { format!("{extent} * {by}") });
    }
    e.line(format_args!("{}.SetValidShape({});", tile.text, extents.join(", ")));
    Ok(())
}
