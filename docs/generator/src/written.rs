//! Generates pages on the text forms: statements of the manual that the assembler does not accept, and operations
//! without a form.

use crate::{GENERATED, cell, operation};
use pto_bufferization::{Why, stays};
use pto_isa::{Op, ops, syntax::Syntax};
use std::{collections::BTreeMap, fmt::Write};

/// Returns the page of statements of the manual that the assembler does not accept. Each line of the data is a
/// statement and, after a tab, the reason.
pub(crate) fn assembly(statements: &str) -> String {
    let rows: Vec<(&str, &str)> = statements.lines().filter_map(|line| line.split_once('\t')).collect();
    let refused: Vec<&(&str, &str)> = rows.iter().filter(|(_, reason)| !reason.is_empty()).collect();
    let mut text = format!(
        "# Assembly of the ISA manual\n{GENERATED}\n\nOf {} statements in assembly that the manual shows, `pto-as` reads {}. \
         These are not read, each for its reason; the page of the operation has the form that is.\n\n\
         | Statement | Why not | Operation |\n|---|---|---|\n",
        rows.len(),
        rows.len() - refused.len(),
    );
    for (statement, reason) in refused {
        let page = def(statement).map(|op| format!("[`pto.{}`]({})", op.name, operation::path(op).display()));
        let _ = writeln!(text, "| `{}` | {} | {} |", cell(statement), cell(reason), page.unwrap_or_default());
    }
    text
}

/// Returns the operation of a statement, or the operation between devices with the same name.
fn def(statement: &str) -> Option<&'static Op> {
    let front = statement.starts_with('%').then(|| statement.split_once('=')).flatten();
    let named = front.map_or(statement, |(_, named)| named).trim_start();
    let end = named.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))).unwrap_or(named.len());
    let name = named.get(..end)?;
    let name = name.strip_prefix("pto.").or_else(|| name.strip_prefix("PTO.")).unwrap_or(name);
    let group = statement.contains("%group");
    let alone = || ops::lookup(name).filter(|_| !group);
    alone().or_else(|| ops::lookup(&format!("comm.{name}"))).or_else(|| ops::lookup(name.split_once('.')?.0))
}

/// Returns the page of operations that lack a text form, for each form.
pub(crate) fn no_form() -> String {
    let all = ops::all().count();
    let generic: Vec<&Op> = ops::all().filter(|op| matches!(op.syntax, Syntax::Generic)).collect();
    let mut text = format!(
        "# Operations without a form\n{GENERATED}\n\n`pto-as print` writes each of the {all} operations as assembly \
         (`--to=asm`) and with destinations (`--to=dps`), and all but {} operations on buffers with values \
         (`--to=ssa`).\n\n## Assembly and destinations\n\nThese {} operations have no custom syntax, nor has \
         `ptoas` one for them. Both forms write them as the generic one does, `\"vmi.name\"(..)` in assembly and \
         `\"pto.vmi.name\"(..)` in MLIR text.\n\n",
        ops::all().filter(|op| stays(op).is_some()).count(),
        generic.len(),
    );
    let list = |text: &mut String, ops: &[&Op]| {
        for op in ops {
            let _ = writeln!(text, "- [`pto.{}`]({}): {}", op.name, operation::path(op).display(), op.summary);
        }
    };
    list(&mut text, &generic);
    text += "\n## Values\n\nThese operations write tiles and do not give them as results. A kernel that allocates such a tile \
             has no form on values: `pto-as print --to=ssa` says so at the operation, with \
             [PTO1302](codes/PTO1302.md), and ends with status 2. All other operations have the form; what a kernel has \
             to keep to is in [Values and buffers](levels.md#from-buffers-to-values).\n";
    let mut reasons: BTreeMap<Why, Vec<&Op>> = BTreeMap::new();
    for op in ops::all() {
        if let Some(why) = stays(op) {
            reasons.entry(why).or_default().push(op);
        }
    }
    for (why, ops) in reasons {
        let _ = write!(text, "\n### Because {}\n\n", why.reason());
        list(&mut text, &ops);
    }
    text
}
