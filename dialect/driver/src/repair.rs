//! Applies the repairs of diagnostics and verifies the text again. A repair is kept only if its diagnostic disappears
//! and the text has no more errors than before, or no diagnostic at the edits.

use diag::{Diagnostic, Edit, Location, Severity};
use std::collections::HashSet;

/// Most rounds of repairs: a repair may uncover errors that the next round repairs.
const ROUNDS: usize = 50;

/// Returns the diagnostics of a text.
pub type Diagnose<'d> = &'d dyn Fn(&str) -> Vec<Diagnostic>;

/// Checks whether edits repair one of the diagnostics of a text.
pub fn is_right(text: &str, found: &[Diagnostic], of: &Diagnostic, edits: &[Edit], diagnose: Diagnose<'_>) -> bool {
    attempt(diagnose, text, found, &[of], edits).is_some()
}

/// Returns a text after all certain repairs, and the number of repairs.
pub fn all(text: &str, diagnose: Diagnose<'_>) -> (String, usize) {
    let mut text = text.to_owned();
    let mut found = diagnose(&text);
    let mut count = 0;
    for _ in 0..ROUNDS {
        let repairs: Vec<(Diagnostic, Vec<Edit>)> = found
            .iter()
            .filter_map(|diagnostic| Some((diagnostic.clone(), diagnostic.certain_fix()?.edits.clone())))
            .collect();
        let Some((next, left, applied)) = round(diagnose, &text, &found, &repairs) else { break };
        (text, found) = (next, left);
        count += applied;
    }
    (text, count)
}

/// Applies all repairs of a round or, if this fails, the first single repair that is right. Returns the text, its
/// diagnostics, and the number of applied repairs.
fn round(
    diagnose: Diagnose<'_>,
    text: &str,
    found: &[Diagnostic],
    repairs: &[(Diagnostic, Vec<Edit>)],
) -> Option<(String, Vec<Diagnostic>, usize)> {
    let (apart, of) = apart(text, repairs);
    let whole = (of.len() > 1).then(|| attempt(diagnose, text, found, &of, &apart)).flatten();
    whole.map(|(text, left)| (text, left, of.len())).or_else(|| {
        repairs.iter().find_map(|(diagnostic, edits)| {
            let (text, left) = attempt(diagnose, text, found, &[diagnostic], edits)?;
            Some((text, left, 1))
        })
    })
}

/// Selects repairs that neither overlap nor define values of the same name. Returns their edits and the diagnostics
/// that they repair.
fn apart<'r>(text: &str, repairs: &'r [(Diagnostic, Vec<Edit>)]) -> (Vec<Edit>, Vec<&'r Diagnostic>) {
    let (mut edits, mut of, mut names) = (Vec::<Edit>::new(), Vec::new(), HashSet::new());
    for (diagnostic, repair) in repairs {
        let touches = |edit: &Edit| {
            edits.iter().any(|other| edit.span.start <= other.span.end && other.span.start <= edit.span.end)
        };
        let new: HashSet<&str> =
            repair.iter().flat_map(|edit| values(&edit.text)).filter(|name| !text.contains(name)).collect();
        if !repair.iter().any(touches) && names.is_disjoint(&new) {
            names.extend(new);
            edits.extend(repair.iter().cloned());
            of.push(diagnostic);
        }
    }
    (edits, of)
}

/// Returns the names of values in a text.
fn values(text: &str) -> impl Iterator<Item = &str> {
    let is_name =
        |character: char| character.is_ascii_alphanumeric() || matches!(character, '%' | '_' | '.' | '$' | '-');
    text.split(move |character| !is_name(character)).filter(|word| word.starts_with('%'))
}

/// Returns the text after edits and its diagnostics, if the edits are right.
fn attempt(
    diagnose: Diagnose<'_>,
    text: &str,
    found: &[Diagnostic],
    of: &[&Diagnostic],
    edits: &[Edit],
) -> Option<(String, Vec<Diagnostic>)> {
    let (next, places) = diag::apply(text, edits).filter(|(next, _)| next != text)?;
    let left = diagnose(&next);
    let errors = |report: &[Diagnostic]| report.iter().filter(|d| d.severity == Severity::Error).count();
    let same = |report: &[Diagnostic], of: &Diagnostic| {
        report.iter().filter(|d| d.code == of.code && d.message == of.message).count()
    };
    let is_at_edit = |diagnostic: &Diagnostic| match diagnostic.location {
        Location::Span(span) => places.iter().any(|place| span.start <= place.end && place.start <= span.end),
        Location::LineCol { .. } | Location::File(_) | Location::Unknown => false,
    };
    // An unreadable word may have hidden other errors, which the repair did not cause.
    let is_no_worse = errors(&left) <= errors(found) || !left.iter().any(is_at_edit);
    let is_right = is_no_worse && of.iter().all(|of| same(&left, of) < same(found, of));
    is_right.then_some((next, left))
}
