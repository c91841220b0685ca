//! Checks that comments and pages avoid certain words, and proposes words of the field instead.

use super::Source;

/// A word or phrase in lower case, and its replacement.
const WORDS: [(&str, &str); 20] = [
    ("behind", "after"),
    ("comes through", "survives a round trip, or is unchanged"),
    ("each by itself", "separately"),
    ("gone through", "visited, or iterated over"),
    ("seed 000", "the title of the document"),
    ("seed 001", "the title of the document"),
    ("seed 002", "the title of the document"),
    ("seed 003", "the title of the document"),
    ("of its own", "`separate`, or nothing"),
    ("of their own", "`separate`, or nothing"),
    ("nobody", "the subject of the sentence"),
    ("one by itself", "a separate one"),
    ("so many of", "a number of, or the name of the number"),
    ("somebody", "the subject of the sentence"),
    ("that which", "the noun"),
    ("the peer", "`ptoas`"),
    ("turn", "iteration, or another verb"),
    ("turned", "transposed, or another verb"),
    ("turns", "iterations, or another verb"),
    ("whoever", "the subject of the sentence"),
];

/// Reports each line of prose that contains one of the words.
pub(super) fn words(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        for (index, line) in source.text.lines().enumerate() {
            let Some(prose) = prose(source, line) else { continue };
            let prose = format!(" {} ", spaced(prose));
            let known = WORDS.iter().filter(|(word, _)| prose.contains(&format!(" {word} ")));
            found.extend(
                known.map(|(word, instead)| {
                    format!("{}:{}: `{word}`: write {instead}", source.path.display(), index + 1)
                }),
            );
        }
    }
    found
}

/// The part of a line that is read as a text: a comment, or any line of a page.
fn prose<'l>(source: &Source, line: &'l str) -> Option<&'l str> {
    if source.has("md") {
        return Some(line);
    }
    let line = line.trim_start();
    let mark = if source.has("py") || source.has("sh") { "#" } else { "//" };
    line.strip_prefix(mark).filter(|rest| !rest.starts_with('|'))
}

/// The words of a text in lower case, with one blank between them; code in backticks is left out.
fn spaced(text: &str) -> String {
    let words =
        text.split('`').step_by(2).flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && !"_-".contains(c)));
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}
