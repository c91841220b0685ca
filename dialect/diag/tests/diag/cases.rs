//! Tests sources and spans that are hard to show.

use std::time::{Duration, Instant};

use diag::{Diagnostic, Format, Renderer, Sources, Span};
use insta::assert_snapshot;

use crate::{E1, all, render};

/// Renders an error at each of some spans of a file, in all formats.
fn spans(bytes: &[u8], spans: &[(usize, usize)]) -> String {
    let mut sources = Sources::new();
    let file = sources.add("f", bytes);
    let error = |&(start, end): &(usize, usize)| {
        let message = format!("{start}..{end}");
        Diagnostic::error(E1, message).at(Span::new(file, start, end)).label("here")
    };
    all(spans.iter().map(error), &sources)
}

#[test]
fn tabs() {
    assert_snapshot!(spans(b"\tab\tcd\n", &[(0, 1), (1, 3), (4, 6)]));
}

#[test]
fn crlf() {
    assert_snapshot!(spans(b"ab\r\ncd\r\n\r\n", &[(0, 2), (1, 3), (2, 4), (4, 6), (1, 5), (8, 8)]));
}

#[test]
fn lone_cr_and_controls() {
    assert_snapshot!(spans(b"a\rb\0\x1b[31mc\n", &[(2, 3), (9, 10)]));
}

#[test]
fn invalid_utf8() {
    assert_snapshot!(spans(b"a\xff\xfe b\xc3\n", &[(1, 2), (2, 3), (4, 5), (5, 6)]));
}

#[test]
fn wide_and_split_characters() {
    assert_snapshot!(spans("é漢 x\n".as_bytes(), &[(0, 2), (1, 1), (2, 5), (3, 4), (6, 7)]));
}

#[test]
fn end_of_file() {
    assert_snapshot!(spans(b"ab\ncd", &[(5, 5), (4, 9), (9, 99)]));
    assert_snapshot!(spans(b"ab\n", &[(2, 3), (3, 3), (3, 9)]));
}

#[test]
fn empty_file() {
    assert_snapshot!(spans(b"", &[(0, 0), (0, 7), (7, 3)]));
}

#[test]
fn zero_width_and_reversed() {
    assert_snapshot!(spans(b"\nabc\n", &[(0, 0), (1, 1), (3, 1), (4, 4)]));
}

#[test]
fn long_line() {
    let line = "0123456789".repeat(100);
    let at = [(0, 3), (500, 510), (500, 900), (995, 1000), (1000, 1000)];
    assert_snapshot!(spans(line.as_bytes(), &at));
}

#[test]
fn long_line_with_labels() {
    let mut sources = Sources::new();
    let file = sources.add("f", "0123456789".repeat(100));
    let mut error = Diagnostic::error(E1, "many places").at(Span::new(file, 900, 905));
    for start in [0, 130, 450, 600, 700] {
        error = error.label_at(Span::new(file, start, start + 4), start.to_string());
    }
    assert_snapshot!(all([error], &sources));
}

#[test]
fn deep_indentation() {
    let text = format!("{}x = y\n", " ".repeat(60));
    assert_snapshot!(spans(text.as_bytes(), &[(60, 61), (64, 65)]));
}

#[test]
fn far_lines() {
    let text = "line\n".repeat(3000);
    let mut sources = Sources::new();
    let file = sources.add("f", text);
    let line = |n: usize| Span::new(file, 5 * n, 5 * n + 4);
    let split =
        Diagnostic::error(E1, "far apart").at(line(2000)).label_at(line(0), "first").label_at(line(2003), "near");
    let cut = Diagnostic::error(E1, "very many lines").at(Span::new(file, 2, 12_000)).label("all");
    let folded = Diagnostic::error(E1, "many lines").at(Span::new(file, 2, 1200));
    assert_snapshot!(all([split, cut, folded], &sources));
}

#[test]
fn unprintable_texts() {
    let mut sources = Sources::new();
    let file = sources.add("a\x1b[0m\nb", "abc");
    let error = Diagnostic::error(E1, "one\x1b[31m\r\n\ttwo\0\u{202e}")
        .at(Span::new(file, 0, 1))
        .label("x\ny\0")
        .note("\x001\x00:2")
        .help("\x07");
    let error = error.note_at(Span::at(file, 2), "n\x1b");
    assert_snapshot!(all([error], &sources));
}

#[test]
fn huge_line_is_fast_and_small() {
    const SIZE: usize = 50 << 20;
    let mut sources = Sources::new();
    let file = sources.add("f", vec![b'x'; SIZE]);
    let error = |start, end| Diagnostic::error(E1, "m").at(Span::new(file, start, end));
    let diagnostics = [error(SIZE / 2, SIZE / 2 + 1), error(0, SIZE), error(SIZE, SIZE)];
    let report = diagnostics.into_iter().collect();
    let start = Instant::now();
    let text = render(&report, &sources, Renderer::new(Format::Human));
    // Takes milliseconds in release builds; this only distinguishes a scan from a copy of the line.
    assert!(start.elapsed() < Duration::from_secs(5));
    assert!(text.len() < 4000, "{}", text.len());
    assert!(text.contains("--> f:1:26214401\n"));
}
