//! Checks that a legal module survives a round trip through every form.

use crate::{Finding, session::Session};
use mlir_dialect::{PrintOptions, bytecode, melior::ir::operation::OperationRef, print};

const CUSTOM: PrintOptions = PrintOptions { generic: false, debug_info: false, verified: true, names: false };
const GENERIC: PrintOptions = PrintOptions { generic: true, debug_info: false, verified: true, names: false };
const LOCATED: PrintOptions = PrintOptions { generic: false, debug_info: true, verified: true, names: false };

fn same(what: &str, expected: &[u8], found: &[u8]) -> Result<(), Finding> {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    if expected == found { Ok(()) } else { Err(format!("{what} changes\n{}\n{}", text(expected), text(found))) }
}

/// Prints a legal module in each form of MLIR, and parses the output.
///
/// # Errors
///
/// A form is rejected, or yields another module.
pub(crate) fn mlir(session: &Session, module: OperationRef<'_, '_>) -> Result<(), Finding> {
    let expected = print(module, CUSTOM);
    let forms = [
        ("custom form", expected.clone()),
        ("generic form", print(module, GENERIC)),
        ("text with locations", print(module, LOCATED)),
        ("bytecode", bytecode(module).ok_or("no bytecode can be made")?),
    ];
    for (what, text) in forms {
        let parsed = session.legal(what, &text)?;
        pto_dialect::op::normalize(parsed.module());
        same(what, &expected, &print(parsed.module(), CUSTOM))?;
    }
    Ok(())
}

/// Prints a legal module as assembly, and assembles it.
///
/// # Errors
///
/// Like [`mlir`].
pub(crate) fn assembly(session: &Session, module: OperationRef<'_, '_>) -> Result<(), Finding> {
    // The printed form contains some defaults and omits others.
    pto_dialect::op::normalize(module);
    let expected = print(module, GENERIC);
    let text = pto_asm::print(module, &|_| None);
    let (assembled, messages) = session.collecting_errors(|| {
        let assembled = pto_asm::assemble(&session.context, "assembly", &text);
        assembled.filter(|assembled| mlir_dialect::verify(assembled.module.as_operation()))
    });
    let refused = || format!("assembly is refused: {}\n{text}", messages.join("; "));
    let assembled = assembled.ok_or_else(refused)?;
    same("assembly", &expected, &print(assembled.module.as_operation(), GENERIC))?;
    same("assembly, printed again,", text.as_bytes(), assembled.print().as_bytes())
}

/// Converts a legal module to values form, if possible, and back.
///
/// # Errors
///
/// Like [`mlir`], or the conversion back yields another module.
pub(crate) fn values(session: &Session, text: &[u8]) -> Result<(), Finding> {
    let parsed = session.legal("the module", text)?;
    let module = parsed.module();
    let expected = print(module, GENERIC);
    if session.collecting_errors(|| pto_bufferization::to_values(module)).0.is_err() {
        return same("a module that has no form on values", &expected, &print(module, GENERIC));
    }
    if !mlir_dialect::verify(module) {
        return Err("the form on values is not legal".to_owned());
    }
    let values = pto_bufferization::print_values(module, CUSTOM);
    let again = session.legal("form on values", &values)?;
    same("form on values", &values, &pto_bufferization::print_values(again.module(), CUSTOM))?;
    for module in [module, again.module()] {
        let (back, messages) = session.collecting_errors(|| pto_bufferization::to_buffers(module));
        back.map_err(|_| format!("there is no way back from values: {}", messages.join("; ")))?;
        same("the way to values and back", &expected, &print(module, GENERIC))?;
    }
    Ok(())
}
