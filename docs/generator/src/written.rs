//! Pages on the text forms: what of the manual's assembly is not read, and which operations have no form on values.

use crate::{GENERATED, cell, operation};
use pto_isa::{
    Level, Op, Role,
    op::{Effects, Traits},
    ops, syntax,
};
use std::{collections::BTreeMap, fmt::Write};

/// The page of statements of the manual that assembly does not have. Each line is a statement and, behind a tab, why it is
/// not read.
pub(crate) fn assembly(statements: &str) -> String {
    let rows: Vec<(&str, &str)> = statements.lines().filter_map(|line| line.split_once('\t')).collect();
    let refused: Vec<&(&str, &str)> = rows.iter().filter(|(_, reason)| !reason.is_empty()).collect();
    let mut text = format!(
        "# Assembly of the ISA manual\n{GENERATED}\n\nOf {} statements in assembly that the manual shows, `pto-as` reads {}. \
         These are not read, each for its reason; the last column is what is read in destination-passing form or as the \
         operation's own.\n\n| Statement | Why not | What is read |\n|---|---|---|\n",
        rows.len(),
        rows.len() - refused.len(),
    );
    for (statement, reason) in refused {
        let form = row(statement).and_then(|op| syntax::text(op).ok()).map(|form| format!("`{}`", cell(&form)));
        let _ = writeln!(text, "| `{}` | {} | {} |", cell(statement), cell(reason), form.unwrap_or_default());
    }
    text
}

/// The operation a statement is one of, or its namesake between devices.
fn row(statement: &str) -> Option<&'static Op> {
    let front = statement.starts_with('%').then(|| statement.split_once('=')).flatten();
    let named = front.map_or(statement, |(_, named)| named).trim_start();
    let end = named.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))).unwrap_or(named.len());
    let name = named.get(..end)?;
    let name = name.strip_prefix("pto.").or_else(|| name.strip_prefix("PTO.")).unwrap_or(name);
    let group = statement.contains("%group");
    let alone = || ops::lookup(name).filter(|_| !group);
    alone().or_else(|| ops::lookup(&format!("comm.{name}"))).or_else(|| ops::lookup(name.split_once('.')?.0))
}

/// Why an operation that writes tiles keeps them in buffers; `None` where they become its results.
fn stays(op: &Op) -> Option<&'static str> {
    let written = |role: Role| op.operands.iter().any(|operand| operand.role == role && operand.kind.is_tile());
    if op.level == Level::View {
        let binds = op.effects != Effects::Pure && (written(Role::Out) || written(Role::InOut));
        return binds.then_some("it binds the buffer to other memory, or sets its valid region");
    }
    if op.traits.contains(Traits::PARTIAL) && written(Role::Out) {
        return Some("it writes a part of the buffer");
    }
    if written(Role::InOut) && op.tied().is_none() {
        return Some("it changes what the buffer holds, and has no other destination");
    }
    let fills = written(Role::Out) && op.tile_outs().next().is_none();
    fills.then_some("what it fills is no tile as a whole")
}

/// The page of operations without a form on values.
pub(crate) fn no_values() -> String {
    let mut text = format!(
        "# Operations that stay on buffers\n{GENERATED}\n\nThese operations write tiles and do not give them as results. A \
         kernel in which a tile operation reads what they wrote has no form on values: `pto-as print --to=ssa` says so \
         at the operation, with [PTO1302](codes/PTO1302.md), and ends with status 2. All other operations that write tiles \
         have the form; what a kernel has to keep to is in [Values and buffers](levels.md).\n"
    );
    let mut reasons: BTreeMap<&str, Vec<&Op>> = BTreeMap::new();
    for op in ops::all() {
        if let Some(reason) = stays(op) {
            reasons.entry(reason).or_default().push(op);
        }
    }
    for (reason, ops) in reasons {
        let _ = write!(text, "\n## Because {reason}\n\n");
        for op in ops {
            let _ = writeln!(text, "- [`pto.{}`]({}): {}", op.name, operation::path(op).display(), op.summary);
        }
    }
    text
}
