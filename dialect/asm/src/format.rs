//! Formats assembly: prints every statement as the printer does, and keeps comments and empty lines.
//!
//! The source is assembled and printed with its registers. The printer states which operation each line shows, and the
//! location of the operation is its source position, so that comments are matched to lines: a comment on a separate
//! line stays before the statement that follows it, one after a statement stays after it, and one inside of a statement
//! moves before it.

use crate::{
    assemble::{assemble, whole_module},
    lexer,
    lines::{self, Line, is_comment, line_end, string_end},
    print::{self, Mark, Position, Shown},
    tokens::Parts,
};
use mlir_dialect::{
    PrintOptions,
    melior::{
        Context,
        ir::{Module, block::BlockLike, operation::OperationLike},
    },
};
use pto_dialect::op::is_upstream;
use pto_upstream::Outer;
use std::{
    collections::{HashMap, HashSet},
    fmt::Write,
    iter::Peekable,
    ops::Range,
};

/// Indentation of statements in a region, in spaces.
const REGION: usize = 2;

/// The reason why a source is not formatted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unformatted {
    /// It has errors, which are reported.
    Errors,
    /// The formatted source would have another meaning.
    Changed,
}

/// Formats assembly, with each statement on one line, as printed. Registers, blocks, labels and comments are kept, and
/// so are constants with a register; empty lines are single, and removed at the ends of regions.
///
/// `file` is the name used in locations.
///
/// # Errors
///
/// The source cannot be assembled, which is reported to the diagnostic handlers of the context, or the result would not
/// be assembled to the same module.
pub fn format(context: &Context, file: &str, text: &str) -> Result<String, Unformatted> {
    let assembled = assemble(context, file, text).ok_or(Unformatted::Errors)?;
    // Default attributes are printed, too.
    pto_dialect::op::normalize(assembled.module.as_operation());
    let (lines, _) = lines::split(text);
    // A single nested module would be parsed as the module of the file.
    let nested = assembled
        .module
        .body()
        .first_operation()
        .is_some_and(|first| is_upstream(first, Outer::Module) && first.next_in_block().is_none());
    let (printed, marks) = print::laid_out(&assembled, whole_module(&lines, text).is_some() || nested);
    let source = Source::new(text, &lines);
    let rows = source.output_lines(&printed, &marks, |block| assembled.names.block_place(block));
    let formatted = source.with_comments(&rows);
    let generic = |module: &Module<'_>| {
        let options = PrintOptions { generic: true, debug_info: false, verified: true, names: false };
        mlir_dialect::print(module.as_operation(), options)
    };
    let handler = context.attach_diagnostic_handler(|_| true);
    let again = assemble(context, file, &formatted);
    context.detach_diagnostic_handler(handler);
    let same = again.is_some_and(|again| generic(&again.module) == generic(&assembled.module));
    if same { Ok(formatted) } else { Err(Unformatted::Changed) }
}

/// A line of the output.
struct OutputLine<'p> {
    text: &'p str,
    indent: usize,
    /// The source offset of its statement; lines without one belong to the previous line.
    place: Option<usize>,
    /// It begins with the end of a region.
    closes: bool,
}

/// A comment of the source.
struct Comment<'t> {
    text: &'t str,
    /// Its offset, or the start of the statement that contains it.
    place: usize,
    /// An empty line precedes it.
    spaced: bool,
}

/// The source to format.
struct Source<'t> {
    text: &'t str,
    /// Offsets of line starts.
    starts: Vec<usize>,
    /// Statements, sorted.
    statements: Vec<&'t Line>,
    /// Offsets of statement starts and region ends, sorted.
    places: Vec<usize>,
}

impl<'t> Source<'t> {
    fn new(text: &'t str, lines: &'t [Line]) -> Self {
        let newlines = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(newlines).collect();
        let mut source = Self { text, starts, statements: Vec::new(), places: Vec::new() };
        source.collect(lines);
        source.statements.sort_unstable_by_key(|line| line.head.start);
        source.places.sort_unstable();
        source
    }

    fn collect(&mut self, lines: &'t [Line]) {
        for line in lines {
            self.statements.push(line);
            self.places.push(line.head.start);
            for (body, _) in &line.regions {
                self.places.push(body.close);
                self.collect(&body.lines);
            }
        }
    }

    /// Returns the last statement that begins at or before an offset, or the first one if none does.
    fn statement(&self, at: usize) -> Option<&'t Line> {
        let after = self.statements.partition_point(|line| line.head.start <= at);
        self.statements.get(after.saturating_sub(1)).copied()
    }

    fn statement_of(&self, (line, column): Position) -> Option<&'t Line> {
        let start = self.starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        self.statement(start + column.saturating_sub(1))
    }

    /// Returns the lines of the output, with the source offsets of what they show.
    fn output_lines<'p>(
        &self,
        printed: &'p str,
        marks: &[Mark],
        block: impl Fn(usize) -> Option<usize>,
    ) -> Vec<OutputLine<'p>> {
        let mut marks = marks.iter().peekable();
        let mut rows = Vec::new();
        let mut at = 0;
        for line in printed.split('\n') {
            let end = at + line.len();
            let shown = marks.next_if(|mark| mark.at <= end).map(|mark| mark.shown);
            at = end + 1;
            if line.is_empty() {
                continue;
            }
            let text = line.trim_start_matches(' ');
            let place = match shown {
                None => None,
                Some(Shown::Statement(position)) => self.statement_of(position).map(|line| line.head.start),
                Some(Shown::Block(address)) => block(address),
                Some(Shown::Close(position, region)) => {
                    let line = self.statement_of(position);
                    line.and_then(|line| line.regions.get(region)).map(|(body, _)| body.close)
                }
            };
            let closes = matches!(shown, Some(Shown::Close(..)));
            rows.push(OutputLine { text, indent: line.len() - text.len(), place, closes });
        }
        rows
    }

    /// Returns the start of the line that contains an offset.
    fn line_start(&self, at: usize) -> usize {
        let after = self.starts.partition_point(|start| *start <= at);
        self.starts.get(after.wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// Returns whether only white space precedes an offset in its line.
    fn leads(&self, at: usize) -> bool {
        self.text.get(self.line_start(at)..at).is_some_and(|before| before.trim().is_empty())
    }

    /// Returns whether an empty line precedes the first statement of its line.
    fn spaced(&self, at: usize) -> bool {
        let start = self.line_start(at);
        let above = start.checked_sub(1).and_then(|end| self.text.get(self.line_start(end)..end));
        self.leads(at) && above.is_some_and(|line| line.trim().is_empty())
    }

    /// Returns the comments on separate lines, and those after the statement at an offset.
    fn comments(&self, shown: &HashSet<usize>) -> (Vec<Comment<'t>>, HashMap<usize, Vec<&'t str>>) {
        let (mut own, mut after) = (Vec::new(), HashMap::<usize, Vec<&str>>::new());
        for range in ranges(self.text.as_bytes()) {
            let at = range.start;
            let text = self.text.get(range).unwrap_or("").trim_end();
            let before = self.places.partition_point(|place| *place <= at).checked_sub(1);
            let before = before.and_then(|index| self.places.get(index)).copied();
            let inside = self.statement(at).filter(|line| line.head.contains(&at));
            match (inside, before) {
                (Some(line), _) => own.push(Comment { text, place: line.head.start, spaced: false }),
                (None, Some(place)) if !self.leads(at) && shown.contains(&place) => {
                    after.entry(place).or_default().push(text);
                }
                (None, _) => own.push(Comment { text, place: at, spaced: self.spaced(at) }),
            }
        }
        (own, after)
    }

    /// Returns the label of the statement at an offset, which no operation has.
    fn label(&self, place: usize) -> Option<&'t str> {
        let line = self.statement(place).filter(|line| line.head.start == place)?;
        let mut parts = Parts::default();
        lexer::statement(self.text.get(line.head.clone())?, place, &mut parts);
        self.text.get(parts.label?)
    }

    /// Returns the formatted source.
    fn with_comments(&self, rows: &[OutputLine<'_>]) -> String {
        // An immediate that cannot be written as one is a statement before its user.
        let last: HashMap<usize, usize> =
            rows.iter().enumerate().filter_map(|(index, def)| Some((def.place?, index))).collect();
        let (own, mut after) = self.comments(&last.keys().copied().collect());
        let mut own = own.into_iter().peekable();
        let mut out = Lines { text: String::with_capacity(self.text.len()), fresh: true };
        for (index, def) in rows.iter().enumerate() {
            let place = def.place.unwrap_or(0);
            out.comments(&mut own, place, def.indent + if def.closes { REGION } else { 0 });
            if !def.closes && def.place.is_some_and(|place| self.spaced(place)) {
                out.space();
            }
            let ends = def.place.filter(|place| last.get(place) == Some(&index));
            let label = ends.filter(|_| !def.closes).and_then(|place| self.label(place));
            let label = label.map_or(String::new(), |label| format!("{label}: "));
            let comments = ends.and_then(|place| after.remove(&place)).unwrap_or_default();
            let comments: String = comments.iter().flat_map(|comment| [" ", comment]).collect();
            out.line(def.indent, format_args!("{label}{}{comments}", def.text));
            out.fresh = def.text.ends_with('{');
        }
        out.comments(&mut own, usize::MAX, 0);
        out.text
    }
}

/// The output.
struct Lines {
    text: String,
    /// No line precedes it: a region, or the file, has just begun.
    fresh: bool,
}

impl Lines {
    fn space(&mut self) {
        if !self.fresh && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    fn line(&mut self, indent: usize, text: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.text, "{:indent$}{text}", "");
        self.fresh = false;
    }

    /// Writes the comments up to a source offset.
    fn comments<'t>(&mut self, list: &mut Peekable<impl Iterator<Item = Comment<'t>>>, place: usize, indent: usize) {
        while let Some(comment) = list.next_if(|comment| comment.place <= place) {
            if comment.spaced {
                self.space();
            }
            self.line(indent, format_args!("{}", comment.text));
        }
    }
}

/// Returns the ranges of comments.
fn ranges(text: &[u8]) -> Vec<Range<usize>> {
    let mut list = Vec::new();
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        if *byte == b'"' {
            at = string_end(text, at);
        } else if is_comment(text, at) {
            let end = line_end(text, at);
            list.push(at..end);
            at = end;
        } else {
            at += 1;
        }
    }
    list
}
