//! Writes the timeline of a run: as a trace for Perfetto and Chrome, as a page, and the cycles of each operation as a
//! table.
//!
//! All forms name the operation and its source line.

use crate::cli::TraceForm;
use diag::{Location, Sources};
use pto_interp::cost::Estimate;
use pto_interp::timeline::{MOST, Span, Timeline, Total};
use pto_isa::types::Pipe;
use pto_program::{Place, Program};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Most spans that a page shows.
const MOST_OF_PAGE: usize = 20_000;
/// Width of the figure, width of the names beside it, and height of the lane of a pipe.
const WIDTH: f64 = 1100.0;
const LEFT: f64 = 130.0;
const LANE: f64 = 26.0;

const STYLE: &str = "body{font:14px sans-serif;margin:2em}svg{background:#fafafa;border:1px solid #ccc}\
text{font:11px sans-serif}rect.s{stroke:#333;stroke-width:.4}rect.s:hover{stroke-width:2}\
pre{margin:0;font:13px monospace}table{border-collapse:collapse;margin:1em 0}td,th{padding:2px 10px;text-align:right}\
td.t,th.t{text-align:left}pre:target{background:#ffec99}";

/// The facts about a run that are shown.
pub(crate) struct Run<'r> {
    pub(crate) program: &'r Program,
    pub(crate) sources: &'r Sources,
    pub(crate) timeline: &'r Timeline,
    pub(crate) estimate: &'r Estimate,
}

impl Run<'_> {
    /// Returns the timeline in a form; fails if it is too long for it.
    pub(crate) fn shown(&self, form: TraceForm) -> Result<String, String> {
        let all = self.timeline.spans.len() as u64 + self.timeline.left;
        let most = match form {
            TraceForm::Html => MOST_OF_PAGE,
            TraceForm::Text | TraceForm::Perfetto => MOST,
        };
        if all > most as u64 {
            let other = if most < MOST { "; --trace=perfetto shows more" } else { "" };
            return Err(format!("the run has {all} spans of work, a timeline shows at most {most}{other}"));
        }
        Ok(match form {
            TraceForm::Html => self.page(),
            TraceForm::Text | TraceForm::Perfetto => self.perfetto(),
        })
    }

    /// Returns the name of the operation at a place, with its dialect.
    fn name(&self, place: Place) -> &str {
        self.program.name(place).unwrap_or("operation")
    }

    /// Returns file, line and column of a place.
    fn origin(&self, place: Place) -> Option<(&str, u32, u32)> {
        match self.program.places.get(place.0 as usize)? {
            Location::LineCol { file, line, col } => Some((file, *line, *col)),
            Location::Span(span) => {
                let file = self.sources.file(span.file)?;
                let position = file.position(span.start);
                Some((file.name(), position.line, position.column))
            }
            Location::File(_) | Location::Unknown => None,
        }
    }

    /// Formats the location of a place, such as `k.mlir:5:3`.
    fn place(&self, place: Place) -> String {
        self.origin(place).map_or_else(String::new, |(file, line, column)| format!("{file}:{line}:{column}"))
    }

    /// Returns the format of Chrome's trace viewer: a process for each core, a thread for each pipe, a microsecond for
    /// each cycle.
    fn perfetto(&self) -> String {
        let lanes: BTreeSet<(usize, Pipe)> = self.timeline.spans.iter().map(|span| (span.core, span.pipe)).collect();
        let mut events: Vec<Value> = Vec::new();
        let cores: BTreeSet<usize> = lanes.iter().map(|(core, _)| *core).collect();
        for core in cores {
            let args = json!({ "name": format!("core {core}") });
            events.push(json!({ "ph": "M", "name": "process_name", "pid": core, "args": args }));
        }
        for (core, pipe) in lanes {
            let args = json!({ "name": pipe.name() });
            events.push(json!({ "ph": "M", "name": "thread_name", "pid": core, "tid": pipe as usize, "args": args }));
        }
        for span in &self.timeline.spans {
            events.push(json!({
                "ph": "X",
                "name": self.name(span.place),
                "cat": span.pipe.name(),
                "pid": span.core,
                "tid": span.pipe as usize,
                "ts": span.start,
                "dur": span.cycles,
                "args": { "source": self.place(span.place), "instructions": span.instructions },
            }));
        }
        let lines: Vec<String> = events.iter().map(Value::to_string).collect();
        format!("{{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n{}\n]}}\n", lines.join(",\n"))
    }

    /// Returns a self-contained page with a lane for each pipe, the cycles of each operation, and the source.
    fn page(&self) -> String {
        let mut out = String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
        // Writing to a string does not fail.
        let _ = writeln!(out, "<title>Timeline of pipes</title>\n<style>{STYLE}</style>\n</head>\n<body>");
        let cycles = self.estimate.cycles;
        let _ = writeln!(out, "<h1>{cycles} cycles, estimated</h1>");
        for (core, found) in self.estimate.cores.iter().enumerate() {
            let _ = writeln!(out, "<h2>core {core}: {} cycles</h2>", found.total);
            self.picture(&mut out, core);
        }
        out.push_str(
            "<h2>Operations</h2>\n<table>\n<tr><th>cycles</th><th>share</th><th>runs</th><th class=\"t\">pipe</th>",
        );
        out.push_str("<th class=\"t\">operation</th><th class=\"t\">source</th></tr>\n");
        for (pipe, place, total) in self.operations() {
            let _ = writeln!(
                out,
                "<tr><td>{}</td><td>{}</td><td>{}</td><td class=\"t\">{pipe}</td><td class=\"t\">{}</td><td class=\"t\">{}</td></tr>",
                total.cycles,
                self.share(pipe, total),
                total.runs,
                escaped(self.name(place)),
                self.linked(place, &escaped(&self.place(place)))
            );
        }
        out.push_str("</table>\n");
        self.listing(&mut out);
        out.push_str("</body>\n</html>\n");
        out
    }

    /// Returns a link to the line of a place.
    fn linked(&self, place: Place, text: &str) -> String {
        match self.origin(place) {
            Some((_, line, _)) => format!("<a href=\"#L{line}\">{text}</a>"),
            None => text.to_owned(),
        }
    }

    fn picture(&self, out: &mut String, core: usize) {
        let spans = || self.timeline.spans.iter().filter(|span| span.core == core);
        let pipes: Vec<Pipe> = spans().map(|span| span.pipe).collect::<BTreeSet<_>>().into_iter().collect();
        let last = spans().map(|span| span.start + span.cycles).max().unwrap_or(1).max(1);
        let x = |cycle: u64| LEFT + WIDTH * cycle as f64 / last as f64;
        let (width, height) = (LEFT + WIDTH + 40.0, LANE * pipes.len() as f64 + 30.0);
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\">"
        );
        for step in 0..=8 {
            let cycle = last * step / 8;
            let _ = writeln!(
                out,
                "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{1:.1}\" stroke=\"#ddd\"/><text x=\"{0:.1}\" y=\"{2:.1}\" \
                 text-anchor=\"middle\">{cycle}</text>",
                x(cycle),
                height - 24.0,
                height - 8.0
            );
        }
        for (lane, pipe) in pipes.iter().enumerate() {
            let y = LANE * lane as f64 + 4.0;
            let _ = writeln!(out, "<text x=\"8\" y=\"{:.1}\">{pipe}</text>", y + 13.0);
            for span in spans().filter(|span| span.pipe == *pipe) {
                let rect = format!(
                    "<rect class=\"s\" x=\"{:.2}\" y=\"{y:.1}\" width=\"{:.2}\" height=\"{:.1}\" fill=\"hsl({},60%,70%)\">\
                     <title>{}</title></rect>",
                    x(span.start),
                    (x(span.start + span.cycles) - x(span.start)).max(0.5),
                    LANE - 8.0,
                    span.place.0 * 47 % 360,
                    escaped(&self.title(span))
                );
                let _ = writeln!(out, "{}", self.linked(span.place, &rect));
            }
        }
        out.push_str("</svg>\n");
    }

    fn title(&self, span: &Span) -> String {
        let Span { start, cycles, instructions, .. } = *span;
        let more = if instructions > 1 { format!(", {instructions} instructions") } else { String::new() };
        let (name, place) = (self.name(span.place), self.place(span.place));
        format!("{name} {place}: cycles {start} to {}, {cycles} cycles{more}", start + cycles)
    }

    /// Writes all lines of the source, to which spans and operations link.
    fn listing(&self, out: &mut String) {
        let Some((_, file)) = self.sources.iter().next() else { return };
        let _ = writeln!(out, "<h2>{}</h2>", escaped(file.name()));
        let text = String::from_utf8_lossy(file.bytes());
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let _ = writeln!(out, "<pre id=\"L{number}\">{number:>5}  {}</pre>", escaped(line));
        }
    }

    /// Returns the operations sorted by cycles, the most first.
    fn operations(&self) -> Vec<(Pipe, Place, Total)> {
        let totals = self.timeline.totals.iter();
        let mut all: Vec<_> = totals.map(|((pipe, place), total)| (*pipe, *place, *total)).collect();
        all.sort_by_key(|(pipe, place, total)| (std::cmp::Reverse(total.cycles), *place, *pipe));
        all
    }

    /// Returns the share of an operation in the busy cycles of a pipe.
    fn share(&self, pipe: Pipe, total: Total) -> String {
        let busy: u64 = self.estimate.cores.iter().filter_map(|core| core.busy.get(&pipe)).sum();
        format!("{:.1} %", 100.0 * total.cycles as f64 / busy.max(1) as f64)
    }

    /// Returns the cycles of each operation as a table.
    pub(crate) fn table(&self) -> String {
        let mut out = format!(
            "{:>14}  {:>7}  {:>10}  {:<10}  {:<24}  source\n",
            "cycles", "of pipe", "runs", "pipe", "operation"
        );
        for (pipe, place, total) in self.operations() {
            let _ = writeln!(
                out,
                "{:>14}  {:>7}  {:>10}  {:<10}  {:<24}  {}",
                total.cycles,
                self.share(pipe, total),
                total.runs,
                pipe.name(),
                self.name(place),
                self.place(place)
            );
        }
        out
    }

    /// Returns the cycles of each operation as JSON.
    pub(crate) fn totals(&self) -> Value {
        let row = |(pipe, place, total): (Pipe, Place, Total)| {
            json!({
                "operation": self.name(place),
                "pipe": pipe.name(),
                "cycles": total.cycles,
                "runs": total.runs,
                "source": self.place(place),
            })
        };
        self.operations().into_iter().map(row).collect()
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
