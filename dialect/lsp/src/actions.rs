//! Offers quick fixes: the repair of a diagnostic, and all certain repairs of a text at once.

use crate::message::Lines;
use diag::{Applicability, Diagnostic, Edit, Location};
use pto_driver::repair::{self, Diagnose};
use serde_json::{Value, json};
use std::ops::Range;

/// Kind of the action that repairs the whole text.
const FIX_ALL: &str = "source.fixAll";
/// Kind of the action that applies one repair.
const QUICK_FIX: &str = "quickfix";

/// A text and its diagnostics.
pub(crate) struct Checked<'t> {
    pub(crate) uri: &'t str,
    pub(crate) version: &'t Value,
    pub(crate) text: &'t str,
    pub(crate) found: &'t [Diagnostic],
    pub(crate) diagnose: Diagnose<'t>,
}

/// Returns the actions for a range of a text: each repair of a diagnostic there that reduces the errors of the text.
pub(crate) fn of(checked: &Checked<'_>, range: &Range<usize>, only: &[&str]) -> Vec<Value> {
    let wanted =
        |kind: &str| only.is_empty() || only.iter().any(|only| kind == *only || kind.starts_with(&format!("{only}.")));
    let lines = Lines::new(checked.text);
    let mut actions = Vec::new();
    let is_here = |diagnostic: &&Diagnostic| match diagnostic.location {
        Location::Span(span) => span.start <= range.end && range.start <= span.end,
        Location::LineCol { .. } | Location::File(_) | Location::Unknown => false,
    };
    if wanted(QUICK_FIX) {
        for diagnostic in checked.found.iter().filter(is_here) {
            for fix in &diagnostic.fixes {
                let certain = fix.applicability == Applicability::MachineApplicable;
                if certain && !repair::is_right(checked.text, checked.found, diagnostic, &fix.edits, checked.diagnose) {
                    continue;
                }
                let shown = crate::publish::converted(diagnostic, checked.uri, checked.text);
                let edits: Vec<Value> = fix.edits.iter().map(|edit| edit_of(edit, &lines)).collect();
                let mut action = action(checked, &title(&fix.message), QUICK_FIX, &edits);
                action["diagnostics"] = json!([shown]);
                action["isPreferred"] = json!(certain);
                actions.push(action);
            }
        }
    }
    let asked = only.iter().any(|only| FIX_ALL.starts_with(only));
    let some = checked.found.iter().any(|diagnostic| diagnostic.certain_fix().is_some());
    if some && wanted(FIX_ALL) && (asked || !actions.is_empty()) {
        let (repaired, count) = repair::all(checked.text, checked.diagnose);
        if count > 0 {
            let edits = [json!({ "range": lines.range(0..checked.text.len()), "newText": repaired })];
            let title = format!("Apply all certain repairs ({count})");
            actions.push(action(checked, &title, FIX_ALL, &edits));
        }
    }
    actions
}

fn title(message: &str) -> String {
    let mut letters = message.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn edit_of(edit: &Edit, lines: &Lines<'_>) -> Value {
    json!({ "range": lines.range(edit.range()), "newText": edit.text })
}

fn action(checked: &Checked<'_>, title: &str, kind: &str, edits: &[Value]) -> Value {
    let document = json!({ "uri": checked.uri, "version": checked.version });
    let changes = json!([{ "textDocument": document, "edits": edits }]);
    json!({ "title": title, "kind": kind, "edit": { "documentChanges": changes } })
}
