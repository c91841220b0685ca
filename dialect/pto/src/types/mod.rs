//! Defines the types of the dialect, and converts them to descriptors without MLIR.
//!
//! One `array<i64>` parameter encodes shapes, enumerations and element types, so that a descriptor is decoded without
//! creating or looking up anything. Only arbitrary types (the pointee of a pointer) are type parameters.

mod elements;
mod parse;
mod record;
mod simple;
mod tile;
mod view;
mod vmi;

pub use elements::{dtype_of, dtype_type};
pub(crate) use parse::{case, enumerated};
pub(crate) use vmi::Layout;

use crate::{DIALECT, attributes, report::nowhere};
use mlir_dialect::{
    DialectBuilder, Failed, ParseResult, Parser, build_type, dialect_changes, integers,
    melior::ir::{
        Attribute, Location, ShapedTypeLike, Type, TypeLike,
        attribute::{DenseI64ArrayAttribute, TypeAttribute},
        r#type::{DimSize, IntegerType, MemRefType, RankedTensorType},
    },
    type_parameters, vector_parts,
};
use pto_isa::types::{
    AddressSpace, Class, DType, Dim, Handle, MaskGranularity, PtrElem, Shape, TileDesc, TypeDesc, ViewDesc,
};
use pto_isa::{Target, attrs};
use std::cell::RefCell;

/// Adds all types to the dialect.
pub(crate) fn define(dialect: DialectBuilder) -> DialectBuilder {
    let dialect = dialect
        .r#type(tile::TileBuf)
        .r#type(tile::MultiTileBuf)
        .r#type(view::View { name: "tensor_view", aliases: &["memref"] })
        .r#type(view::View { name: "partition_tensor_view", aliases: &["tile_view", "global"] })
        .r#type(simple::Ptr)
        .r#type(simple::Vreg)
        .r#type(simple::Mask)
        .r#type(vmi::Vector)
        .r#type(vmi::Mask)
        .r#type(simple::EventIdArray)
        .r#type(view::LocalArray)
        .r#type(record::Record)
        .r#type(simple::Bare { name: "align", aliases: &[] })
        .r#type(simple::Bare { name: "event", aliases: &["record_event"] })
        .r#type(simple::Bare { name: "pipe", aliases: &["tpipe"] })
        .r#type(simple::Bare { name: "fmatrix_config", aliases: &[] })
        .r#type(simple::Bare { name: simple::ERROR, aliases: &[] });
    let dialect = Handle::ALL
        .iter()
        .fold(dialect, |dialect, handle| dialect.r#type(simple::Bare { name: handle.name(), aliases: &[] }));
    DType::ALL
        .iter()
        .filter_map(|dtype| elements::of_dialect(*dtype))
        .fold(dialect, |dialect, name| dialect.r#type(simple::Bare { name, aliases: &[] }))
}

/// Encodes a dynamic extent.
const DYNAMIC: i64 = i64::MIN;

fn dim(number: i64) -> Dim {
    if number == DYNAMIC { Dim::Dynamic } else { Dim::Static(number) }
}

fn number(dim: Dim) -> i64 {
    dim.get().unwrap_or(DYNAMIC)
}

/// Creates a type from its encoding, which is valid because it comes from a descriptor.
fn of_numbers<'c>(location: Location<'c>, name: &str, numbers: &[i64]) -> Option<Type<'c>> {
    let context = mlir_dialect::context_of(location);
    build_type(location, DIALECT, name, &[DenseI64ArrayAttribute::new(context, numbers).into()]).ok()
}

/// Returns the type that replaces an erroneous one, so that parsing continues.
pub(crate) fn error_type<'c>(parser: &Parser<'_, 'c>) -> ParseResult<Type<'c>> {
    Ok(build_type(nowhere(parser), DIALECT, simple::ERROR, &[])?)
}

/// Returns the type of a descriptor; `None` for descriptors that do not determine a type (another type, an error, a
/// pointer to an opaque pointee).
pub fn to_type<'c>(location: Location<'c>, desc: &TypeDesc) -> Option<Type<'c>> {
    let context = mlir_dialect::context_of(location);
    let view = |name, desc: &ViewDesc| of_numbers(location, name, &view::numbers(desc));
    let bare = |name| build_type(location, DIALECT, name, &[]).ok();
    match desc {
        TypeDesc::Tile(desc) => of_numbers(location, "tile_buf", &tile::numbers(desc)),
        TypeDesc::MultiTile { slot, count } => {
            let mut numbers = tile::numbers(slot).to_vec();
            numbers.push(*count);
            of_numbers(location, "multi_tile_buf", &numbers)
        }
        TypeDesc::TensorView(desc) => view("tensor_view", desc),
        TypeDesc::Partition(desc) => view("partition_tensor_view", desc),
        TypeDesc::LocalArray(desc) => view("local_array", desc),
        TypeDesc::Ptr { elem, space } => {
            let space = DenseI64ArrayAttribute::new(context, &[*space as i64]);
            let pointee = match elem {
                PtrElem::DType(dtype) => dtype_type(location, *dtype)?,
                PtrElem::Vector { lanes, dtype } => vector(location, *lanes, *dtype)?,
                PtrElem::Opaque => return None,
            };
            build_type(location, DIALECT, "ptr", &[TypeAttribute::new(pointee).into(), space.into()]).ok()
        }
        TypeDesc::Struct(desc) => of_numbers(location, "struct", &record::numbers(desc.as_ref()?.tokens())),
        TypeDesc::Vector { lanes, dtype } => vector(location, *lanes, *dtype),
        TypeDesc::Vreg { lanes, dtype } => of_numbers(location, "vreg", &[*lanes, *dtype as i64]),
        TypeDesc::Mask(granularity) => of_numbers(location, "mask", &[*granularity as i64]),
        TypeDesc::VmiVreg { lanes, dtype, layout } => {
            of_numbers(location, "vmi.vreg", &vmi::numbers(*lanes, *dtype as i64, *layout))
        }
        TypeDesc::VmiMask { lanes, granularity, layout } => {
            of_numbers(location, "vmi.mask", &vmi::numbers(*lanes, *granularity as i64, *layout))
        }
        TypeDesc::Align => bare("align"),
        TypeDesc::Event => bare("event"),
        TypeDesc::Pipe => bare("pipe"),
        TypeDesc::EventIds(count) => of_numbers(location, "eventid_array", &[*count]),
        TypeDesc::FmatrixConfig => bare("fmatrix_config"),
        TypeDesc::Handle(handle) => bare(handle.name()),
        TypeDesc::Scalar(dtype) => dtype_type(location, *dtype),
        TypeDesc::Index => Some(Type::index(context)),
        TypeDesc::Int(Class::Signed, bits) => Some(IntegerType::signed(context, *bits).into()),
        TypeDesc::Int(Class::Unsigned, bits) => Some(IntegerType::unsigned(context, *bits).into()),
        TypeDesc::Int(_, bits) => Some(IntegerType::new(context, *bits).into()),
        TypeDesc::Tensor(_) | TypeDesc::Memref(..) | TypeDesc::Other | TypeDesc::Error => None,
    }
}

/// Returns a type with the layouts of a target; `None` if it already has them.
pub(crate) fn of_target<'c>(location: Location<'c>, r#type: Type<'c>, target: Target) -> Option<Type<'c>> {
    let found = desc(r#type);
    let wanted = found.of_target(target);
    if wanted == found { None } else { to_type(location, &wanted) }
}

/// The descriptors that were decoded last on a thread, by the pointer of their type.
struct Recent {
    /// [`dialect_changes`] when they were decoded.
    changes: u64,
    slots: [Option<(usize, TypeDesc)>; Recent::SLOTS],
}

impl Recent {
    const SLOTS: usize = 128;

    /// Returns the slot of a pointer. Types are aligned to 16 bytes or less.
    const fn slot(pointer: usize) -> usize {
        (pointer >> 4 ^ pointer >> 11) % Self::SLOTS
    }
}

thread_local! {
    static RECENT: RefCell<Recent> = const { RefCell::new(Recent { changes: 0, slots: [None; Recent::SLOTS] }) };
}

/// Returns the descriptor of any type. Passes ask for those of the same few types at every operation.
pub fn desc(r#type: Type<'_>) -> TypeDesc {
    let (pointer, changes) = (r#type.to_raw().ptr as usize, dialect_changes());
    let known = RECENT.with_borrow(|recent| match recent.slots[Recent::slot(pointer)] {
        Some((of, desc)) if of == pointer && recent.changes == changes => Some(desc),
        Some(_) | None => None,
    });
    if let Some(desc) = known {
        return desc;
    }
    let Some((name, parameters)) = type_parameters(r#type) else {
        return builtin(r#type);
    };
    let desc = decoded(name, parameters);
    RECENT.with_borrow_mut(|recent| {
        if recent.changes != changes {
            *recent = Recent { changes, slots: [None; Recent::SLOTS] };
        }
        recent.slots[Recent::slot(pointer)] = Some((pointer, desc));
    });
    desc
}

/// Decodes the parameters of a type of the dialect.
fn decoded(name: &str, parameters: &[Attribute<'_>]) -> TypeDesc {
    let numbers = parameters.last().and_then(|parameter| integers(*parameter)).unwrap_or(&[]);
    let found = match name {
        "tile_buf" => tile::of_numbers(numbers).map(TypeDesc::Tile),
        "multi_tile_buf" => numbers
            .split_last()
            .and_then(|(count, slot)| Some(TypeDesc::MultiTile { slot: tile::of_numbers(slot)?, count: *count })),
        "tensor_view" => view::of_numbers(numbers).map(TypeDesc::TensorView),
        "partition_tensor_view" => view::of_numbers(numbers).map(TypeDesc::Partition),
        "local_array" => view::of_numbers(numbers).map(TypeDesc::LocalArray),
        "ptr" => numbers.first().and_then(|space| AddressSpace::from_value(*space)).map(|space| {
            let elem = parameters.first().and_then(pointee).unwrap_or(PtrElem::Opaque);
            TypeDesc::Ptr { elem, space }
        }),
        "vreg" => match numbers {
            [lanes, dtype] => elements::by_number(*dtype).map(|dtype| TypeDesc::Vreg { lanes: *lanes, dtype }),
            _ => None,
        },
        "mask" => numbers.first().and_then(|g| MaskGranularity::from_value(*g)).map(TypeDesc::Mask),
        "vmi.vreg" => vmi::vector(numbers).map(|(lanes, dtype, layout)| TypeDesc::VmiVreg { lanes, dtype, layout }),
        "vmi.mask" => {
            vmi::mask(numbers).map(|(lanes, granularity, layout)| TypeDesc::VmiMask { lanes, granularity, layout })
        }
        "struct" => Some(TypeDesc::Struct(record::of_numbers(numbers))),
        "align" => Some(TypeDesc::Align),
        "event" => Some(TypeDesc::Event),
        "pipe" => Some(TypeDesc::Pipe),
        "eventid_array" => numbers.first().map(|count| TypeDesc::EventIds(*count)),
        "fmatrix_config" => Some(TypeDesc::FmatrixConfig),
        simple::ERROR => Some(TypeDesc::Error),
        other => {
            let handle =
                Handle::ALL.iter().find(|handle| handle.name() == other).map(|handle| TypeDesc::Handle(*handle));
            handle.or_else(|| elements::by_name(other).map(TypeDesc::Scalar))
        }
    };
    found.unwrap_or(TypeDesc::Other)
}

fn pointee(parameter: &Attribute<'_>) -> Option<PtrElem> {
    let r#type = TypeAttribute::try_from(*parameter).ok()?.value();
    let of_vector = || vector_of(r#type).map(|(lanes, dtype)| PtrElem::Vector { lanes, dtype });
    dtype_of(r#type).map(PtrElem::DType).or_else(of_vector)
}

/// Returns a builtin vector type of one dimension.
fn vector<'c>(location: Location<'c>, lanes: i64, dtype: DType) -> Option<Type<'c>> {
    Type::vector_checked(location, &[u64::try_from(lanes).ok()?], dtype_type(location, dtype)?)
}

/// Returns lanes and element type of a builtin vector of one dimension that is not scalable.
fn vector_of(r#type: Type<'_>) -> Option<(i64, DType)> {
    let (lanes, element) = vector_parts(r#type)?;
    Some((lanes, dtype_of(element)?))
}

fn builtin(r#type: Type<'_>) -> TypeDesc {
    if r#type.is_index() {
        return TypeDesc::Index;
    }
    if let Some(dtype) = dtype_of(r#type) {
        return TypeDesc::Scalar(dtype);
    }
    if let Ok(integer) = IntegerType::try_from(r#type) {
        let class = match (integer.is_signed(), integer.is_unsigned()) {
            (true, _) => Class::Signed,
            (_, true) => Class::Unsigned,
            (false, false) => Class::Signless,
        };
        return TypeDesc::Int(class, integer.width());
    }
    if let Some((lanes, dtype)) = vector_of(r#type) {
        return TypeDesc::Vector { lanes, dtype };
    }
    shaped(RankedTensorType::try_from(r#type).ok(), |tensor| tensor.element())
        .map(TypeDesc::Tensor)
        .or_else(|| {
            let memref = MemRefType::try_from(r#type).ok()?;
            let space = memref.memory_space().and_then(|space| attributes::case(&attrs::ADDRESS_SPACE, space));
            let space = space.and_then(|case| AddressSpace::from_value(case.value));
            Some(TypeDesc::Memref(shaped(Some(memref), |memref| memref.element())?, space))
        })
        .unwrap_or(TypeDesc::Other)
}

/// Returns extents and element type of a builtin type.
fn shaped<'c, T: ShapedTypeLike<'c>>(shaped: Option<T>, element: impl Fn(&T) -> Type<'c>) -> Option<ViewDesc> {
    let shaped = shaped?;
    let dims: Option<Vec<Dim>> = (0..shaped.rank())
        .map(|index| match shaped.dim_size(index).ok()? {
            DimSize::Static(size) => Some(Dim::Static(i64::try_from(size).ok()?)),
            DimSize::Dynamic => Some(Dim::Dynamic),
        })
        .collect();
    Some(ViewDesc { shape: Shape::new(&dims?)?, dtype: dtype_of(element(&shaped))? })
}

/// Returns the descriptor of a tile type, for passes and tools.
pub fn tile(r#type: Type<'_>) -> Option<TileDesc> {
    match desc(r#type) {
        TypeDesc::Tile(tile) => Some(tile),
        _ => None,
    }
}

/// Parses `<f32, ub>`: a pointer without `!pto.ptr`.
pub(crate) fn short_pointer<'c>(parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
    mlir_dialect::TypeDefinition::parse(&simple::Ptr, "ptr", parser)
}

/// Reports a type that could not be created: a defect of this crate, reported instead of a panic.
fn unbuildable(parser: &Parser<'_, '_>, what: &str) -> Failed {
    parser.error(parser.place(), format_args!("internal error: cannot make {what}"))
}
