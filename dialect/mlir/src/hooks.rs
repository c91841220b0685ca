//! Implements the functions that C++ calls. Each finds the Rust definition by the pointer with which it was registered;
//! a panic in a definition becomes an error diagnostic, since unwinding must not reach C++.

use crate::{
    diagnostics::{borrowed, error, location},
    dialect::{Dialect, OpEntry},
    ffi,
    op_parser::{OpParser, OpState},
    operation::{EffectList, Fold, FoldResults},
    parametric::{AttributeEntry, TypeEntry, parameters_from_raw},
    parser::{ParseResult, Parser},
    printer::{OpPrinter, Printer},
    suggest,
};
use melior::ir::{
    Attribute, Location, Type,
    attribute::AttributeLike,
    operation::{OperationLike, OperationRef},
    r#type::TypeLike,
};
use mlir_sys::{MlirAttribute, MlirLocation, MlirOperation, MlirStringRef, MlirType};
use std::{
    cell::RefCell,
    ffi::c_void,
    panic::{AssertUnwindSafe, catch_unwind},
    ptr::{null, null_mut},
};

pub(crate) static HOOKS: ffi::Hooks = ffi::Hooks {
    parseOp: Some(parse_op),
    printOp: Some(print_op),
    verifyOp: Some(verify_op),
    verifyRegions: Some(verify_regions),
    foldOp: Some(fold_op),
    effects: Some(effects),
    resultNames: Some(result_names),
    parseType: Some(parse_type),
    parseAttr: Some(parse_attribute),
    printType: Some(print_type),
    printAttr: Some(print_attribute),
    verifyParams: Some(verify_parameters),
    verifyDialectAttr: Some(verify_dialect_attribute),
    materializeConstant: Some(materialize_constant),
};

/// Runs a hook; if it panics, `report` reports an error through MLIR and returns the result for a failure.
pub(crate) fn guard<T>(hook: impl FnOnce() -> T, report: impl FnOnce(&str) -> T) -> T {
    catch_unwind(AssertUnwindSafe(hook)).unwrap_or_else(|payload| {
        let text = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied())
            .unwrap_or("unknown cause");
        report(text)
    })
}

thread_local! {
    /// The hooks that inspect an operation and run on this thread.
    static RUNNING: RefCell<Vec<(usize, Look)>> = const { RefCell::new(Vec::new()) };
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Verify,
    Regions,
    Print,
    Names,
}

/// Prevents recursion of a hook. Printing an operation verifies it first, and melior prints it into errors, such as
/// that of `operand(9)`: a verifier that accesses a missing operand would recurse forever.
struct Once(());

impl Once {
    fn enter(op: MlirOperation, look: Look) -> Option<Self> {
        let key = (op.ptr as usize, look);
        RUNNING.with_borrow_mut(|running| {
            let again = running.contains(&key);
            (!again).then(|| {
                running.push(key);
                Self(())
            })
        })
    }
}

impl Drop for Once {
    fn drop(&mut self) {
        RUNNING.with_borrow_mut(|running| running.pop());
    }
}

fn internal(location: Location<'_>, hook: &str, cause: &str) {
    let _ = error(location, format!("internal error while {hook}: {cause}")).emit();
}

/// # Safety
///
/// `definition` has to be that of an operation.
unsafe fn op_entry<'a>(definition: *const c_void) -> &'a OpEntry {
    // SAFETY: by the contract; entries live as long as the process.
    unsafe { &*definition.cast() }
}

/// # Safety
///
/// `op` has to be valid for the hook.
unsafe fn op_ref<'a>(op: MlirOperation) -> OperationRef<'a, 'a> {
    // SAFETY: by the contract.
    unsafe { OperationRef::from_raw(op) }
}

extern "C" fn parse_op(
    definition: *const c_void,
    parser: *mut ffi::AsmParser,
    state: *mut ffi::OperationState,
) -> bool {
    // SAFETY: C++ hands over a registered definition and objects valid for the call.
    let (entry, mut parser, mut state) =
        unsafe { (op_entry(definition), OpParser::from_raw(parser), OpState::from_raw(state)) };
    let place = state.location();
    guard(
        || entry.0.parse(&mut parser, &mut state).is_ok(),
        |cause| {
            internal(place, "parsing an operation", cause);
            false
        },
    )
}

/// Printing cannot fail: after a panic the output must at least be invalid.
fn mark(failed: Option<String>, printer: &mut Printer<'_, '_>) {
    if let Some(cause) = failed {
        printer.format(format_args!(" <<internal error while printing: {cause}>>"));
    }
}

extern "C" fn print_op(definition: *const c_void, op: MlirOperation, printer: *mut ffi::AsmPrinter) {
    let Some(_once) = Once::enter(op, Look::Print) else { return };
    // SAFETY: as above.
    let (entry, op, mut printer) = unsafe { (op_entry(definition), op_ref(op), OpPrinter::from_raw(printer)) };
    let failed = guard(
        || {
            entry.0.print(op, &mut printer);
            None
        },
        |cause| Some(cause.to_owned()),
    );
    if let Some(cause) = &failed {
        internal(location(op), "printing an operation", cause);
    }
    mark(failed, &mut printer);
}

extern "C" fn verify_op(definition: *const c_void, op: MlirOperation) -> bool {
    let Some(_once) = Once::enter(op, Look::Verify) else { return false };
    // SAFETY: as above.
    let (entry, op) = unsafe { (op_entry(definition), op_ref(op)) };
    guard(
        || entry.0.verify(op).is_ok(),
        |cause| {
            internal(location(op), "verifying an operation", cause);
            false
        },
    )
}

extern "C" fn verify_regions(definition: *const c_void, op: MlirOperation) -> bool {
    let Some(_once) = Once::enter(op, Look::Regions) else { return false };
    // SAFETY: as above.
    let (entry, op) = unsafe { (op_entry(definition), op_ref(op)) };
    guard(
        || entry.0.verify_regions(op).is_ok(),
        |cause| {
            internal(location(op), "verifying regions", cause);
            false
        },
    )
}

extern "C" fn fold_op(
    definition: *const c_void,
    op: MlirOperation,
    operands: *const MlirAttribute,
    count: isize,
    results: *mut c_void,
) -> bool {
    // SAFETY: as above; a missing constant is a null attribute.
    let (entry, op, operands, mut list) = unsafe {
        let op = op_ref(op);
        let raw = if count > 0 { std::slice::from_raw_parts(operands, count as usize) } else { &[] };
        let operands: Vec<_> = raw.iter().map(|&raw| Attribute::from_option_raw(raw)).collect();
        (op_entry(definition), op, operands, FoldResults::from_raw(results, op.result_count()))
    };
    guard(
        || entry.0.fold(op, &operands, &mut list) == Fold::Yes && list.complete(),
        |cause| {
            internal(location(op), "folding", cause);
            false
        },
    )
}

extern "C" fn effects(definition: *const c_void, op: MlirOperation, list: *mut c_void) {
    // SAFETY: as above.
    let (entry, op) = unsafe { (op_entry(definition), op_ref(op)) };
    // SAFETY: `list` belongs to `op` for the call.
    let mut list = unsafe { EffectList::from_raw(list, op) };
    guard(|| entry.0.effects(op, &mut list), |cause| internal(location(op), "listing effects", cause));
}

extern "C" fn result_names(definition: *const c_void, op: MlirOperation, setter: *mut c_void) {
    let Some(_once) = Once::enter(op, Look::Names) else { return };
    // SAFETY: as above.
    let (entry, op) = unsafe { (op_entry(definition), op_ref(op)) };
    guard(
        || {
            for (index, name) in entry.0.result_names(op).iter().enumerate() {
                // SAFETY: the setter is valid for the call, the index below the number of results.
                unsafe {
                    if index < op.result_count() {
                        let value = mlir_sys::mlirOperationGetResult(op.to_raw(), index as isize);
                        ffi::mdNameResult(setter, value, crate::diagnostics::string_ref(name));
                    }
                }
            }
        },
        |cause| internal(location(op), "naming results", cause),
    );
}

/// Maximal number of names in a message if none is similar.
const SHOWN: usize = 8;

fn unknown<'a>(what: &str, keyword: &str, names: impl Iterator<Item = &'a str>, dialect: &str) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() {
        return format!("unknown {what} '{keyword}'; dialect '{dialect}' has none");
    }
    match suggest::did_you_mean("", keyword, names.iter().copied()) {
        Some(question) => format!("unknown {what} '{keyword}' in dialect '{dialect}'; {question}"),
        None if names.len() > SHOWN => format!("unknown {what} '{keyword}' in dialect '{dialect}'"),
        None => format!("unknown {what} '{keyword}'; expected one of {} in dialect '{dialect}'", names.join(", ")),
    }
}

/// Calls `parse` for a keyword of a dialect; it returns `None` if the dialect does not define it.
///
/// # Safety
///
/// `dialect`, `keyword` and `raw` have to be valid for the hook.
unsafe fn parse_parametric<'a, T>(
    what: &str,
    (dialect, keyword, raw): (*const c_void, MlirStringRef, *mut ffi::AsmParser),
    parse: impl FnOnce(&'a Dialect, &str, &mut Parser<'a, 'a>) -> Option<ParseResult<T>>,
    known: impl FnOnce(&Dialect) -> Vec<&str>,
) -> Option<T> {
    // SAFETY: by the contract of this function; a dialect lives as long as the process.
    let (dialect, keyword, mut parser) =
        unsafe { (&*dialect.cast::<Dialect>(), borrowed(keyword).unwrap_or_default(), Parser::from_raw(raw)) };
    let place = parser.name_place();
    guard(
        || match parse(dialect, keyword, &mut parser) {
            Some(parsed) => parsed.ok(),
            None => {
                let _ = parser.error(place, unknown(what, keyword, known(dialect).into_iter(), &dialect.name));
                None
            }
        },
        |cause| {
            // SAFETY: by the contract of this function.
            let location = unsafe { Parser::from_raw(raw) }.location(place);
            internal(location, &format!("parsing the {what} '{keyword}'"), cause);
            None
        },
    )
}

extern "C" fn parse_type(dialect: *const c_void, keyword: MlirStringRef, raw: *mut ffi::AsmParser) -> MlirType {
    let parse = |dialect: &'static Dialect, keyword: &str, parser: &mut Parser<'static, 'static>| {
        dialect.find_type(keyword).map(|definition| definition.parse(keyword, parser))
    };
    // SAFETY: C++ hands over the dialect of the registration, a keyword of the buffer being parsed, and its parser.
    let parsed = unsafe { parse_parametric("type", (dialect, keyword, raw), parse, |d| d.type_names().collect()) };
    parsed.map_or(MlirType { ptr: null() }, |parsed| parsed.to_raw())
}

extern "C" fn parse_attribute(
    dialect: *const c_void,
    keyword: MlirStringRef,
    raw: *mut ffi::AsmParser,
) -> MlirAttribute {
    let parse = |dialect: &'static Dialect, keyword: &str, parser: &mut Parser<'static, 'static>| {
        dialect.find_attribute(keyword).map(|definition| definition.parse(keyword, parser))
    };
    // SAFETY: as above.
    let parsed =
        unsafe { parse_parametric("attribute", (dialect, keyword, raw), parse, |d| d.attribute_names().collect()) };
    parsed.map_or(MlirAttribute { ptr: null() }, |parsed| parsed.to_raw())
}

fn print_parameters<'p, 'c>(printer: &mut Printer<'p, 'c>, print: impl FnOnce(&mut Printer<'p, 'c>)) {
    let hook = || {
        print(printer);
        None
    };
    let failed = guard(hook, |cause| Some(cause.to_owned()));
    mark(failed, printer);
}

extern "C" fn print_type(
    definition: *const c_void,
    params: *const MlirAttribute,
    count: isize,
    printer: *mut ffi::AsmPrinter,
) {
    // SAFETY: as above.
    let (entry, params, mut printer) =
        unsafe { (&*definition.cast::<TypeEntry>(), parameters_from_raw(params, count), Printer::from_raw(printer)) };
    print_parameters(&mut printer, |printer| entry.0.print(params, printer));
}

extern "C" fn print_attribute(
    definition: *const c_void,
    params: *const MlirAttribute,
    count: isize,
    printer: *mut ffi::AsmPrinter,
) {
    // SAFETY: as above.
    let (entry, params, mut printer) = unsafe {
        (&*definition.cast::<AttributeEntry>(), parameters_from_raw(params, count), Printer::from_raw(printer))
    };
    print_parameters(&mut printer, |printer| entry.0.print(params, printer));
}

extern "C" fn verify_parameters(
    definition: *const c_void,
    is_type: bool,
    params: *const MlirAttribute,
    count: isize,
    emitter: *mut c_void,
) -> bool {
    // SAFETY: as above; which of the two entries it is, `is_type` says.
    let verified = unsafe {
        let params = parameters_from_raw(params, count);
        guard(
            || {
                if is_type {
                    (*definition.cast::<TypeEntry>()).0.verify(params)
                } else {
                    (*definition.cast::<AttributeEntry>()).0.verify(params)
                }
            },
            |cause| Err(format!("internal error while verifying parameters: {cause}")),
        )
    };
    match verified {
        Ok(()) => true,
        Err(message) => {
            // SAFETY: the emitter is valid for the call.
            unsafe { ffi::mdEmitterReport(emitter, crate::diagnostics::string_ref(&message)) };
            false
        }
    }
}

extern "C" fn verify_dialect_attribute(
    dialect: *const c_void,
    op: MlirOperation,
    name: MlirStringRef,
    value: MlirAttribute,
) -> bool {
    // SAFETY: as above.
    let (dialect, op, name, value) = unsafe {
        (&*dialect.cast::<Dialect>(), op_ref(op), borrowed(name).unwrap_or_default(), Attribute::from_raw(value))
    };
    let Some(verify) = dialect.verify_attribute else { return true };
    guard(
        || verify(op, name, value).is_ok(),
        |cause| {
            internal(location(op), "verifying an attribute", cause);
            false
        },
    )
}

extern "C" fn materialize_constant(
    dialect: *const c_void,
    value: MlirAttribute,
    r#type: MlirType,
    location: MlirLocation,
) -> MlirOperation {
    // SAFETY: as above.
    let (dialect, value, r#type, location) = unsafe {
        (&*dialect.cast::<Dialect>(), Attribute::from_raw(value), Type::from_raw(r#type), Location::from_raw(location))
    };
    let made = guard(
        || dialect.materialize_constant.and_then(|materialize| materialize(value, r#type, location)),
        |cause| {
            internal(location, "materializing a constant", cause);
            None
        },
    );
    made.map_or(MlirOperation { ptr: null_mut() }, |op| op.into_raw())
}
