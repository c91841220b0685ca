//! Checks that no input panics, and that the output depends only on the input.

use diag::{Diagnostic, Format, Location, Renderer, Report, Sources, Span};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{E1, render};

/// Fragments of sources: line ends, tabs, parts of characters, long lines.
fn pieces() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        4 => vec(any::<u8>(), 0..4),
        4 => "[a-z(){}/ ]{0,8}".prop_map(String::into_bytes),
        2 => prop::sample::select(vec!["\n", "\r\n", "\r", "\t", "\0", "\n\n\n"]).prop_map(|s| s.into()),
        2 => prop::sample::select(vec!["é", "漢", "\u{200d}", "\u{301}", "👨‍👩‍👧", "\u{202e}"]).prop_map(|s| s.into()),
        1 => (1usize..400).prop_map(|n| "wxyz ".repeat(n).into_bytes()),
        1 => (1usize..1200).prop_map(|n| "\n".repeat(n).into_bytes()),
    ];
    vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

/// Returns a range that is often inside of the source and sometimes ends anywhere.
fn range() -> impl Strategy<Value = (usize, usize)> {
    let offset = || prop_oneof![8 => 0usize..80, 3 => 0usize..3000, 1 => any::<usize>()];
    prop_oneof![(offset(), offset()), (offset(), 0usize..9).prop_map(|(start, len)| (start, start.saturating_add(len))),]
}

fn place() -> impl Strategy<Value = (u8, (usize, usize))> {
    (0u8..8, range())
}

fn report(places: &[(u8, (usize, usize))], sources: &Sources) -> Report {
    let ids: Vec<_> = sources.iter().map(|(id, _)| id).collect();
    let span = |kind: u8, (start, end)| Span::new(ids[usize::from(kind) % ids.len()], start, end);
    let location = |kind: u8, (start, end): (usize, usize)| match kind {
        0..=5 => span(kind, (start, end)).into(),
        6 => Location::line_col("a", start as u32, end as u32),
        _ => Location::File("a".into()),
    };
    let mut report = Report::new();
    for part in places.chunks(4) {
        let mut error = Diagnostic::error(E1, "m").label("label");
        for (index, &(kind, range)) in part.iter().enumerate() {
            error = match index {
                0 => error.at(location(kind, range)),
                3 => error.note_at(location(kind, range), "note"),
                _ => error.label_at(span(kind, range), "more"),
            };
        }
        report.push(error);
    }
    report
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn renders_anything(a in pieces(), b in pieces(), places in vec(place(), 0..8)) {
        let mut sources = Sources::new();
        sources.add("a", a);
        sources.add("b", b);
        let mut report = report(&places, &sources);
        let mut reversed: Report = report.clone().into_iter().rev().collect();
        report.sort(&sources);
        reversed.sort(&sources);
        prop_assert_eq!(&report, &reversed);
        for format in [Format::Human, Format::Short, Format::Json] {
            let text = render(&report, &sources, Renderer::new(format));
            prop_assert_eq!(&text, &render(&reversed, &sources, Renderer::new(format)));
            let controls = |c: char| c.is_control() && c != '\n';
            prop_assert!(!text.contains(controls), "{:?}", text);
            prop_assert!(text.len() < 200_000);
            if format != Format::Human {
                prop_assert_eq!(text.lines().count(), report.len());
            }
        }
    }

    #[test]
    fn positions_round_trip(bytes in pieces(), offset in any::<usize>()) {
        let mut sources = Sources::new();
        let id = sources.add("a", bytes);
        let file = sources.file(id).unwrap();
        let offset = offset % (file.bytes().len() + 1);
        let position = file.position(offset);
        let back = file.offset(position).unwrap();
        // Offsets between `\r` and `
        //
        // ` are mapped to the end of the line.
        prop_assert!(back == offset || file.bytes()[back..].starts_with(b"\r\n"));
        prop_assert!(position.line as usize <= file.line_count());
    }
}
