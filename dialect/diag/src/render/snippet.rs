//! Marked lines of one file as snippets for the renderer.

use annotate_snippets::{Annotation, AnnotationKind, Snippet};

use super::excerpt::Excerpt;
use crate::location::{Place, TextRange};
use crate::source::{FileId, Position, SourceFile};
use crate::text::one_line;

/// The most unmarked lines inside one snippet; marks farther apart get separate snippets.
const MAX_GAP: usize = 50;
/// The most lines of a span that is drawn to its end.
const MAX_LINES: usize = 1000;
/// The lines around the ends of a span whose text the renderer may show.
const CONTEXT: usize = 5;

/// A place in a source file to underline.
pub(super) struct Mark<'a> {
    text: TextRange<'a>,
    /// The position to show, which may lie past the end of its line.
    position: Position,
    primary: bool,
    label: Option<String>,
    /// The lines of the place, from 0.
    first: usize,
    last: usize,
}

impl<'a> Mark<'a> {
    /// Makes a mark, where the source is at hand. A newline at the end of the range is left out,
    /// and a range of very many lines is cut to its first.
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
    /// Groups marks by file and nearness; the cluster of the first mark comes first.
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

    /// The file and position to show above the lines.
    pub(super) fn origin(&self) -> Option<(&'a str, Position)> {
        let mark = self.marks.first()?;
        Some((mark.text.file.name(), mark.position))
    }

    /// The snippet, under a stand-in for the path.
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

    /// Whether the text of a line may be shown; other lines only count.
    fn shows(&self, index: usize) -> bool {
        let near = |line: usize| line.abs_diff(index) <= CONTEXT;
        self.marks.iter().any(|mark| near(mark.first) || near(mark.last))
    }

    /// A line, whose text goes to offset `at` of the snippet.
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
