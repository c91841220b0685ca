//! Defines types and attributes: definitions, construction and parameters.

use crate::{
    diagnostics::{Failed, borrowed, string_ref},
    ffi,
    parser::{ParseResult, Parser},
    printer::Printer,
};
use melior::{
    Context, ContextRef,
    ir::{
        Attribute, Location, ShapedTypeLike, Type,
        attribute::AttributeLike,
        r#type::{DimSize, TypeLike},
    },
};
use mlir_sys::{
    MlirAttribute, MlirContext, mlirArrayAttrGetElement, mlirArrayAttrGetNumElements, mlirLocationGetContext,
    mlirStringAttrGetValue,
};
use std::{
    cell::Cell,
    collections::BTreeMap,
    ffi::c_void,
    sync::{Mutex, PoisonError},
};

/// The definition of a type. A type consists of its name and a list of attributes, its parameters; types with equal
/// parameters are equal.
pub trait TypeDefinition: Send + Sync + 'static {
    /// Returns the name without the dialect.
    fn name(&self) -> &str;

    /// Returns other names that the parser accepts.
    fn aliases(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Returns whether the type never occurs in sources: messages do not name it.
    fn is_internal(&self) -> bool {
        false
    }

    /// Returns whether values of the type may be in memory: the type may be the element type of a memref.
    fn is_memory_element(&self) -> bool {
        false
    }

    /// Parses the rest after the name and creates the type with [`build_type`]. `keyword` is the name or alias that was
    /// parsed.
    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>>;

    /// Prints the rest after the name.
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>);

    /// Verifies the parameters, however the type is created.
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let _ = parameters;
        Ok(())
    }
}

/// The definition of an attribute; all of [`TypeDefinition`] applies.
pub trait AttributeDefinition: Send + Sync + 'static {
    /// Returns the name without the dialect.
    fn name(&self) -> &str;

    /// Returns other names that the parser accepts.
    fn aliases(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Parses the rest after the name and creates the attribute with [`build_attribute`].
    fn parse<'c>(&self, keyword: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Attribute<'c>>;

    /// Prints the rest after the name.
    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>);

    /// Verifies the parameters.
    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let _ = parameters;
        Ok(())
    }
}

/// What a hook stores: a thin pointer to a fat one.
pub(crate) struct TypeEntry(pub(crate) Box<dyn TypeDefinition>);
pub(crate) struct AttributeEntry(pub(crate) Box<dyn AttributeDefinition>);

/// A type or attribute could not be created. The reason has been reported at the given location; in hooks, `?` converts
/// this error into [`Failed`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{dialect}.{name}: the dialect is not loaded, has no such definition, or the parameters are refused")]
pub struct BuildError {
    dialect: String,
    name: String,
}

impl From<BuildError> for Failed {
    fn from(_: BuildError) -> Self {
        Failed::reported()
    }
}

fn raw_parameters(parameters: &[Attribute<'_>]) -> Vec<MlirAttribute> {
    parameters.iter().map(|parameter| parameter.to_raw()).collect()
}

/// Creates the type `dialect.name` with these parameters; a failure is reported at `location`.
pub fn build_type<'c>(
    location: Location<'c>,
    dialect: &str,
    name: &str,
    parameters: &[Attribute<'c>],
) -> Result<Type<'c>, BuildError> {
    let raw = raw_parameters(parameters);
    // SAFETY: everything belongs to the context of the location.
    let made = unsafe {
        Type::from_option_raw(ffi::mdTypeBuild(
            mlirLocationGetContext(location.to_raw()),
            string_ref(dialect),
            string_ref(name),
            raw.as_ptr(),
            raw.len() as isize,
            location.to_raw(),
        ))
    };
    made.ok_or_else(|| BuildError { dialect: dialect.to_owned(), name: name.to_owned() })
}

/// Creates the attribute `dialect.name` with these parameters, like [`build_type`].
pub fn build_attribute<'c>(
    location: Location<'c>,
    dialect: &str,
    name: &str,
    parameters: &[Attribute<'c>],
) -> Result<Attribute<'c>, BuildError> {
    let raw = raw_parameters(parameters);
    // SAFETY: as above.
    let made = unsafe {
        Attribute::from_option_raw(ffi::mdAttributeBuild(
            mlirLocationGetContext(location.to_raw()),
            string_ref(dialect),
            string_ref(name),
            raw.as_ptr(),
            raw.len() as isize,
            location.to_raw(),
        ))
    };
    made.ok_or_else(|| BuildError { dialect: dialect.to_owned(), name: name.to_owned() })
}

/// Parameters of a type or attribute, owned by the context.
pub type Parameters<'c> = &'c [Attribute<'c>];

fn get<'c>(
    call: impl FnOnce(*mut *const c_void, *mut *const MlirAttribute, *mut isize) -> bool,
) -> Option<(*const c_void, Parameters<'c>)> {
    let (mut definition, mut params, mut count) = (std::ptr::null(), std::ptr::null(), 0);
    if !call(&mut definition, &mut params, &mut count) {
        return None;
    }
    // SAFETY: `melior::ir::Attribute` is a transparent wrapper of one `MlirAttribute` (asserted below), and the
    // parameters of a type are stored in the context, whose lifetime is `'c`.
    let params = unsafe { parameters_from_raw(params, count) };
    Some((definition, params))
}

/// # Safety
///
/// `params` has to point at `count` attributes that live as long as `'c`.
pub(crate) unsafe fn parameters_from_raw<'c>(params: *const MlirAttribute, count: isize) -> &'c [Attribute<'c>] {
    const { assert!(size_of::<Attribute<'static>>() == size_of::<MlirAttribute>()) };
    if count <= 0 {
        return &[];
    }
    // SAFETY: by the contract of this function; the layouts are equal.
    unsafe { std::slice::from_raw_parts(params.cast(), count as usize) }
}

/// Returns name (without the dialect) and parameters of a type defined with this crate; `None` for any other type.
pub fn type_parameters<'c>(r#type: Type<'c>) -> Option<(&'static str, Parameters<'c>)> {
    // SAFETY: the type is valid; the definition is a `TypeEntry` of a dialect that lives as long as the process.
    unsafe {
        let (definition, params) = get(|d, p, n| ffi::mdTypeGet(r#type.to_raw(), d, p, n))?;
        Some(((*definition.cast::<TypeEntry>()).0.name(), params))
    }
}

/// Returns how many dialects of this crate were loaded or destroyed so far, in all contexts of the process.
///
/// A type with [`type_parameters`] is freed only after its dialect is destroyed. As long as this number is the same, equal
/// pointers are the same type, so that what was computed for one may be remembered by its pointer.
pub fn dialect_changes() -> u64 {
    // SAFETY: the function reads an atomic number.
    unsafe { ffi::mdDialectChanges() }
}

/// Returns name (without the dialect) and parameters of an attribute defined with this crate; `None` for any other.
pub fn attribute_parameters<'c>(attribute: Attribute<'c>) -> Option<(&'static str, Parameters<'c>)> {
    // SAFETY: as above, with an `AttributeEntry`.
    unsafe {
        let (definition, params) = get(|d, p, n| ffi::mdAttributeGet(attribute.to_raw(), d, p, n))?;
        Some(((*definition.cast::<AttributeEntry>()).0.name(), params))
    }
}

fn array<'c, T>(attribute: Attribute<'c>, wide: bool) -> Option<&'c [T]> {
    let (mut data, mut count) = (std::ptr::null(), 0);
    // SAFETY: the attribute is valid; its elements are `T`, as the callers ask, and live as long as the context.
    unsafe {
        if !ffi::mdIntegers(attribute.to_raw(), wide, &mut data, &mut count) {
            return None;
        }
        Some(if count > 0 { std::slice::from_raw_parts(data.cast(), count as usize) } else { &[] })
    }
}

/// Returns the elements of an `array<i64: ...>` attribute, the cheapest encoding of integers in parameters.
pub fn integers<'c>(attribute: Attribute<'c>) -> Option<&'c [i64]> {
    array(attribute, true)
}

/// Returns the elements of an `array<i32: ...>` attribute, such as `operandSegmentSizes`.
pub fn small_integers<'c>(attribute: Attribute<'c>) -> Option<&'c [i32]> {
    array(attribute, false)
}

/// Returns the elements of an array attribute `[..]`. melior's accessor accepts only dense arrays.
pub fn elements<'c>(attribute: Attribute<'c>) -> Option<Vec<Attribute<'c>>> {
    if !attribute.is_array() {
        return None;
    }
    // SAFETY: the attribute is an array; its elements live as long as the context.
    let list = unsafe {
        (0..mlirArrayAttrGetNumElements(attribute.to_raw()))
            .map(|index| Attribute::from_raw(mlirArrayAttrGetElement(attribute.to_raw(), index)))
            .collect()
    };
    Some(list)
}

/// Maximal number of elements that [`dense`] returns: a type may state any number.
const MAX_DENSE: usize = 1 << 20;

/// Returns the bits of the elements of a dense attribute, `dense<..>`, in row-major order. Returns `None` for other
/// attributes, for elements that do not fill one, two, four or eight bytes, and for more than 1048576 of them.
pub fn dense(attribute: Attribute<'_>) -> Option<Vec<u64>> {
    let raw = attribute.to_raw();
    // SAFETY: the attribute is one of dense elements. Its data has a value for each of them, or one for all, and lives as
    // long as the context; the width is that of one of them.
    unsafe {
        if !mlir_sys::mlirAttributeIsADenseElements(raw) {
            return None;
        }
        let element = mlir_sys::mlirShapedTypeGetElementType(mlir_sys::mlirAttributeGetType(raw));
        let bits = if mlir_sys::mlirTypeIsAInteger(element) {
            mlir_sys::mlirIntegerTypeGetWidth(element)
        } else if mlir_sys::mlirTypeIsAFloat(element) {
            mlir_sys::mlirFloatTypeGetWidth(element)
        } else {
            return None;
        };
        if ![8, 16, 32, 64].contains(&bits) {
            return None;
        }
        let count = usize::try_from(mlir_sys::mlirElementsAttrGetNumElements(raw)).ok()?;
        if count > MAX_DENSE {
            return None;
        }
        let splat = mlir_sys::mlirDenseElementsAttrIsSplat(raw);
        let (width, values) = (bits as usize / 8, if splat { count.min(1) } else { count });
        let data = mlir_sys::mlirDenseElementsAttrGetRawData(raw).cast::<u8>();
        let data = if values == 0 { &[] } else { std::slice::from_raw_parts(data, width * values) };
        let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
        let elements: Vec<u64> = data.chunks_exact(width).map(number).collect();
        Some(if splat { elements.iter().copied().cycle().take(count).collect() } else { elements })
    }
}

/// Returns the contents of a string attribute; `None` for other attributes or invalid UTF-8. melior's accessor panics
/// on the empty string.
pub fn string<'c>(attribute: Attribute<'c>) -> Option<&'c str> {
    if !attribute.is_string() {
        return None;
    }
    // SAFETY: the attribute is a string; its text lives as long as the context.
    unsafe { borrowed(mlirStringAttrGetValue(attribute.to_raw())) }
}

/// Returns the name in a flat symbol reference; `None` for other attributes.
pub fn symbol<'c>(attribute: Attribute<'c>) -> Option<&'c str> {
    if !attribute.is_flat_symbol_ref() {
        return None;
    }
    // SAFETY: the attribute is a flat reference; its text lives as long as the context.
    unsafe { borrowed(mlir_sys::mlirFlatSymbolRefAttrGetValue(attribute.to_raw())) }
}

/// A vector type, which melior does not define.
struct Vector<'c>(Type<'c>);

impl<'c> TypeLike<'c> for Vector<'c> {
    fn to_raw(&self) -> mlir_sys::MlirType {
        self.0.to_raw()
    }
}

impl<'c> ShapedTypeLike<'c> for Vector<'c> {}

/// Returns lanes and element type of a builtin vector of one dimension that is not scalable.
pub fn vector_parts<'c>(r#type: Type<'c>) -> Option<(i64, Type<'c>)> {
    if !r#type.is_vector() || r#type.is_scalable_vector() {
        return None;
    }
    let vector = Vector(r#type);
    match (vector.rank(), vector.dim_size(0).ok()?) {
        (1, DimSize::Static(lanes)) => Some((i64::try_from(lanes).ok()?, vector.element())),
        _ => None,
    }
}

/// Prints the rest after the name of a type defined with this crate (`<f32, ub>` of `!pto.ptr<f32, ub>`); prints any
/// other type completely.
pub fn print_type_body<'c>(r#type: Type<'c>, printer: &mut Printer<'_, 'c>) {
    // SAFETY: as in `type_parameters`.
    let found = unsafe {
        get(|d, p, n| ffi::mdTypeGet(r#type.to_raw(), d, p, n))
            .map(|(definition, params)| (&*definition.cast::<TypeEntry>(), params))
    };
    match found {
        Some((entry, params)) => entry.0.print(params, printer),
        None => printer.r#type(r#type),
    }
}

/// Returns the context of a location, for as long as the location lives.
pub fn context_of<'c>(location: Location<'c>) -> &'c Context {
    // SAFETY: a location is owned by its context, which lives as long as `'c`.
    unsafe { context_from_raw(mlirLocationGetContext(location.to_raw())) }
}

/// Returns a reference to a context, given its handle.
///
/// melior's `ContextRef::to_ref` points into the `ContextRef` itself, so one is kept for each address of a context: a
/// few bytes for each context of a process.
///
/// # Safety
///
/// The context has to live as long as `'c`.
pub(crate) unsafe fn context_from_raw<'c>(raw: MlirContext) -> &'c Context {
    static KEPT: Mutex<BTreeMap<usize, &'static Kept>> = Mutex::new(BTreeMap::new());
    thread_local! {
        static LAST: Cell<Option<(usize, &'static Kept)>> = const { Cell::new(None) };
    }
    let address = raw.ptr as usize;
    let kept = match LAST.get() {
        Some((last, kept)) if last == address => kept,
        _ => {
            let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
            // SAFETY: the handle is only looked into while the context lives, by the contract of this function.
            let kept =
                *all.entry(address).or_insert_with(|| Box::leak(Box::new(Kept(unsafe { ContextRef::from_raw(raw) }))));
            LAST.set(Some((address, kept)));
            kept
        }
    };
    // SAFETY: `kept` is never freed; the context lives as long as `'c`.
    unsafe { kept.0.to_ref() }
}

struct Kept(ContextRef<'static>);

// SAFETY: a handle is one address, and a context may be used from several threads.
unsafe impl Send for Kept {}
// SAFETY: as above.
unsafe impl Sync for Kept {}
