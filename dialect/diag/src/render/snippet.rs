//! Groups the marked lines of a file into snippets for the renderer.

use annotate_snippets::{Annotation, AnnotationKind, Snippet};

use super::excerpt::Excerpt;
use crate::location::{Place, TextRange};
use crate::source::{FileId, Position, SourceFile};
use crate::text::one_line;

/// Maximal number of unmarked lines inside of a snippet; marks farther apart are in separate snippets.
const MAX_GAP: usize = 50;
/// Maximal number of lines of a span that is shown completely.
const MAX_LINES: usize = 1000;
/// Number of lines around the ends of a span that are shown.
const CONTEXT: usize = 5;

/// A location in a source file to underline.
pub(super) struct Mark<'a> {
    text: TextRange<'a>,
    /// The position to show, which may be past the end of its line.
    position: Position,
    primary: bool,
    label: Option<String>,
    /// The lines of the location, from 0.
    first: usize,
    last: usize,
}

impl<'a> Mark<'a> {
    /// Creates a mark, if the source is available. A newline at the end of the range is excluded, and a range of very
    /// many lines is cut to its first ones.
    pub(super) fn new(place: Place<'a>, primary: bool, label: Option<&str>) -> Option<Self> {
        let (mut text, position) = (place.text?, place.start?);
        let mut label = label.map(one_line);
        let range = &mut text.range;
        let is_newline = text.file.bytes().get(range.clone()).is_some_and(|t| t.ends_with(b"\n"));
        range.end -= usize::from(is_newline);
        let first = text.file.line_of(range.start);
        let mut last = text.file.line_of(range.end);
        if last - first >= MAX_LINES {
            let extent = format!("(to line {})", last + 1);
            label = Some(label.map_or(extent.clone(), |label| format!("{label} {extent}")));
            range.end = text.file.line(first).map_or(range.start, |l| l.end.max(range.start));
            last = first;
        }
        Some(Self { text, position, primary, label, first, last })
    }
}

/// Some lines of a file with their marks.
pub(super) struct Cluster<'a> {
    marks: Vec<Mark<'a>>,
    first: usize,
    last: usize,
}

impl<'a> Cluster<'a> {
    /// Groups marks by file and distance; the cluster of the first mark comes first.
    pub(super) fn of(marks: impl IntoIterator<Item = Mark<'a>>) -> Vec<Self> {
        let mut files: Vec<(FileId, Vec<Mark<'a>>)> = Vec::new();
        for mark in marks {
            match files.iter_mut().find(|(id, _)| *id == mark.text.id) {
                Some((_, marks)) => marks.push(mark),
                None => files.push((mark.text.id, vec![mark])),
            }
        }
        let mut clusters: Vec<_> = files.into_iter().flat_map(|(_, m)| Self::of_file(m)).collect();
        let primary = clusters.iter().position(|c| c.marks.iter().any(|m| m.primary));
        if let Some(part) = primary.and_then(|at| clusters.get_mut(..=at)) {
            part.rotate_right(1);
        }
        clusters
    }

    fn of_file(mut marks: Vec<Mark<'a>>) -> Vec<Self> {
        marks.sort_by_key(|mark| mark.first);
        let mut clusters: Vec<Self> = Vec::new();
        for mark in marks {
            match clusters.last_mut() {
                Some(cluster) if mark.first <= cluster.last + MAX_GAP => {
                    cluster.last = cluster.last.max(mark.last);
                    cluster.marks.push(mark);
                }
                _ => clusters.push(Self { first: mark.first, last: mark.last, marks: vec![mark] }),
            }
        }
        for cluster in &mut clusters {
            cluster.marks.sort_by_key(|mark| !mark.primary);
        }
        clusters
    }

    /// Returns the file and position to show above the lines.
    pub(super) fn origin(&self) -> Option<(&'a str, Position)> {
        let mark = self.marks.first()?;
        Some((mark.text.file.name(), mark.position))
    }

    /// Returns the snippet, with a placeholder for the path.
    pub(super) fn snippet(&self, path: String) -> Option<Snippet<'static, Annotation<'static>>> {
        let file = self.marks.first()?.text.file;
        let mut source = String::new();
        let mut lines = Vec::new();
        for index in self.first..=self.last {
            let line = self.shows(index).then(|| self.line(file, index, source.len())).flatten();
            if let Some(line) = &line {
                source.push_str(&line.excerpt.text);
            }
            lines.push(line);
            source.push('\n');
        }
        let line = |index: usize| lines.get(index - self.first)?.as_ref();
        let annotations = self.marks.iter().filter_map(|mark| {
            let start = line(mark.first)?.start(mark.text.range.start);
            let end = line(mark.last)?.end(mark.text.range.end);
            let kind = match mark.primary {
                true => AnnotationKind::Primary,
                false => AnnotationKind::Context,
            };
            Some(kind.span(start..end.max(start)).label(mark.label.clone()))
        });
        let annotations: Vec<_> = annotations.collect();
        let snippet = Snippet::source(source).line_start(self.first + 1);
        Some(snippet.path(path).annotations(annotations))
    }

    /// Returns whether a line is shown; other lines are only counted.
    fn shows(&self, index: usize) -> bool {
        let near = |line: usize| line.abs_diff(index) <= CONTEXT;
        self.marks.iter().any(|mark| near(mark.first) || near(mark.last))
    }

    /// Returns a line to insert at offset `at` of the snippet.
    fn line(&self, file: &SourceFile, index: usize, at: usize) -> Option<Line> {
        let range = file.line(index)?;
        let mut points = Vec::new();
        for mark in &self.marks {
            if mark.first == index {
                points.push(mark.text.range.start.saturating_sub(range.start));
            } else if mark.last == index {
                points.push(mark.text.range.end.saturating_sub(range.start));
            }
        }
        let excerpt = Excerpt::new(file.bytes().get(range.clone())?, &points);
        Some(Line { at, from: range.start, excerpt })
    }
}

/// A line of a snippet.
struct Line {
    /// Its offset in the snippet.
    at: usize,
    /// Its offset in the file.
    from: usize,
    excerpt: Excerpt,
}

impl Line {
    fn start(&self, offset: usize) -> usize {
        self.at + self.excerpt.start(offset.saturating_sub(self.from))
    }

    fn end(&self, offset: usize) -> usize {
        self.at + self.excerpt.end(offset.saturating_sub(self.from))
    }
}
