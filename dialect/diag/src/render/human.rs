//! Renders [`Format::Human`](crate::Format::Human): source lines with underlined locations.

use std::io;

use annotate_snippets::renderer::Renderer;
use annotate_snippets::{Group, Level, Origin};

use super::snippet::{Cluster, Mark};
use crate::diagnostic::{Diagnostic, Note, Severity};
use crate::location::Place;
use crate::report::Report;
use crate::source::{Position, Sources};
use crate::text::{one_line, printable};

/// Wide enough that no line is cut again.
const WIDTH: usize = 1 << 20;
/// Encloses the index of an origin in the rendered output. Messages and sources cannot contain it.
const MARKER: char = '\0';

/// Renders a diagnostic and an empty line.
pub(super) fn render(
    diagnostic: &Diagnostic,
    sources: &Sources,
    color: bool,
    w: &mut (impl io::Write + ?Sized),
) -> io::Result<()> {
    let mut origins = Origins::default();
    let mut groups = vec![main_group(diagnostic, sources, &mut origins)];
    for note in &diagnostic.notes {
        groups.extend(note_group(note, sources, &mut origins));
    }
    let text = renderer(color).render(&groups);
    writeln!(w, "{}\n", origins.fill(&text))
}

/// Writes the number of errors and warnings.
pub(super) fn render_summary(report: &Report, color: bool, w: &mut (impl io::Write + ?Sized)) -> io::Result<()> {
    let plural = |n: usize, word: &str| match n {
        0 => None,
        1 => Some(format!("1 {word}")),
        _ => Some(format!("{n} {word}s")),
    };
    let errors = plural(report.errors(), "error");
    let level = match errors {
        Some(_) => Level::ERROR,
        None => Level::WARNING,
    };
    let warnings = plural(report.warnings(), "warning");
    let counts: Vec<_> = errors.into_iter().chain(warnings).collect();
    if counts.is_empty() {
        return Ok(());
    }
    let group = Group::with_title(level.primary_title(counts.join(", ")));
    writeln!(w, "{}", renderer(color).render(&[group]))
}

const fn renderer(color: bool) -> Renderer {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(WIDTH)
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Remark => Level::INFO.with_name("remark"),
    }
}

fn main_group<'a>(diagnostic: &'a Diagnostic, sources: &'a Sources, origins: &mut Origins<'a>) -> Group<'static> {
    let title = level(diagnostic.severity).primary_title(printable(&diagnostic.message));
    let mut group = Group::with_title(title.id(diagnostic.code.to_string()));
    let mut marks = Vec::new();
    // A label that cannot be shown at its location becomes a note.
    let mut stray = Vec::new();

    let label = diagnostic.label.as_deref();
    match Place::of(&diagnostic.location, sources) {
        Some(place) if place.text.is_some() => marks.extend(Mark::new(place, true, label)),
        place => {
            group = group.elements(place.map(origin));
            stray.extend(label);
        }
    }
    for label in &diagnostic.labels {
        match Place::of_span(label.span, sources) {
            Some(place) => marks.extend(Mark::new(place, false, Some(&label.message))),
            None => stray.push(&label.message),
        }
    }
    group = origins.add(group, marks);

    let plain = diagnostic.notes.iter().filter(|note| note.location.is_none());
    let notes = stray.into_iter().chain(plain.map(|note| note.message.as_str()));
    group
        .elements(notes.map(|note| Level::NOTE.message(printable(note))))
        .elements(diagnostic.help.iter().map(|help| Level::HELP.message(printable(help))))
}

/// Returns the group of a note with a location.
fn note_group<'a>(note: &'a Note, sources: &'a Sources, origins: &mut Origins<'a>) -> Option<Group<'static>> {
    let place = Place::of(note.location.as_ref()?, sources);
    let group = Group::with_title(Level::NOTE.secondary_title(printable(&note.message)));
    Some(match place {
        Some(place) if place.text.is_some() => origins.add(group, Mark::new(place, true, None)),
        place => group.elements(place.map(origin)),
    })
}

/// Returns the origin of a location without available source.
fn origin(place: Place<'_>) -> Origin<'static> {
    let origin = Origin::path(one_line(place.file));
    match place.start {
        Some(Position { line, column }) => origin.line(line as usize).char_column(column as usize),
        None => origin,
    }
}

/// The files and positions above snippets.
///
/// The renderer computes a column from the snippet, in characters. The snippet may be cut, and columns count bytes, so
/// its path is a placeholder, which is replaced in the rendered output together with the line and column after it.
#[derive(Default)]
struct Origins<'a> {
    origins: Vec<(&'a str, Position)>,
}

impl<'a> Origins<'a> {
    /// Adds the snippets of some marks to a group.
    fn add(&mut self, mut group: Group<'static>, marks: impl IntoIterator<Item = Mark<'a>>) -> Group<'static> {
        for cluster in Cluster::of(marks) {
            let path = format!("{MARKER}{}{MARKER}", self.origins.len());
            if let (Some(origin), Some(snippet)) = (cluster.origin(), cluster.snippet(path)) {
                self.origins.push(origin);
                group = group.element(snippet);
            }
        }
        group
    }

    /// Replaces the placeholders.
    fn fill(&self, text: &str) -> String {
        let mut pieces = text.split(MARKER);
        let mut out = pieces.next().unwrap_or_default().to_owned();
        while let (Some(number), Some(rest)) = (pieces.next(), pieces.next()) {
            let origin = number.parse().ok().and_then(|n: usize| self.origins.get(n));
            if let Some((file, Position { line, column })) = origin {
                out.push_str(&format!("{}:{line}:{column}", one_line(file)));
            }
            out.push_str(rest.trim_start_matches(|c: char| c == ':' || c.is_ascii_digit()));
        }
        out
    }
}
