//! Tokenizes statements of `asm.pest` by hand, for speed. A property test compares it with the grammar.

use crate::{
    lines::{is_comment, line_end},
    tokens::{Kind, Name, Parts, Token, by_grammar},
};
use mlir_dialect::Token as Mark;

/// Checks that the lexer and the grammar yield the same tokens of a statement. For tests and fuzzing.
///
/// # Errors
///
/// Describes the difference.
pub fn same_by_grammar(text: &str) -> Result<(), String> {
    let (mut ours, mut theirs) = (Parts::default(), Parts::default());
    // Offsets count from the start of the file, not of the statement.
    let (read, known) = (statement(text, 3, &mut ours), by_grammar(text, 3, &mut theirs).is_ok());
    if read != known {
        return Err(format!("the lexer reads {text:?}: {read}, the grammar does: {known}"));
    }
    if known && ours != theirs {
        return Err(format!("the lexer reads {text:?} as {ours:?}, the grammar as {theirs:?}"));
    }
    Ok(())
}

/// Tokenizes a statement; returns false if the grammar does not accept it.
pub(crate) fn statement(text: &str, base: usize, parts: &mut Parts) -> bool {
    parts.label = None;
    parts.results.clear();
    parts.tokens.clear();
    let mut lexer = Lexer { text: text.as_bytes(), at: 0, base };
    lexer.label(parts);
    lexer.results(parts);
    lexer.name(parts) && lexer.parts(&mut parts.tokens)
}

struct Lexer<'t> {
    text: &'t [u8],
    at: usize,
    base: usize,
}

fn starts_word(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn in_identifier(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$')
}

impl Lexer<'_> {
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    fn skip(&mut self) {
        loop {
            match self.byte(self.at) {
                b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
                b'/' | b'-' | b'#' if is_comment(self.text, self.at) => self.at = line_end(self.text, self.at),
                _ => return,
            }
        }
    }

    /// Returns the end of an identifier; the same offset if there is none.
    fn identifier(&self, at: usize) -> usize {
        if !starts_word(self.byte(at)) {
            return at;
        }
        self.run(at, in_identifier)
    }

    fn run(&self, at: usize, inside: impl Fn(u8) -> bool) -> usize {
        let rest = self.text.get(at..).unwrap_or(&[]);
        at + rest.iter().take_while(|byte| inside(**byte)).count()
    }

    /// Returns the end of a word with dots.
    fn word(&self, at: usize) -> usize {
        let mut end = self.identifier(at);
        while end > at && self.byte(end) == b'.' && starts_word(self.byte(end + 1)) {
            end = self.identifier(end + 1);
        }
        end
    }

    /// Returns the end of the name of a register, symbol or block, after its sigil.
    fn suffix(&self, at: usize) -> usize {
        let mut end = at;
        loop {
            match self.byte(end) {
                b'-' if self.byte(end + 1) != b'>' => end += 1,
                b'.' => end += 1,
                byte if in_identifier(byte) => end += 1,
                _ => return end,
            }
        }
    }

    fn string(&self, at: usize) -> Option<usize> {
        let mut end = at + 1;
        loop {
            match self.text.get(end)? {
                b'"' => return Some(end + 1),
                b'\n' => return None,
                // A character of any length may be escaped.
                b'\\' => {
                    end += 2;
                    while self.byte(end) & 0xc0 == 0x80 {
                        end += 1;
                    }
                    if end > self.text.len() {
                        return None;
                    }
                }
                _ => end += 1,
            }
        }
    }

    /// Returns the end of balanced angle brackets that start at an offset.
    fn angle(&self, at: usize) -> Option<usize> {
        if self.byte(at) != b'<' {
            return None;
        }
        let (mut depth, mut end) = (0_usize, at);
        loop {
            match self.text.get(end)? {
                b'<' => depth += 1,
                b'>' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(end + 1);
                    }
                }
                b'"' => {
                    end = self.string(end)?;
                    continue;
                }
                b'-' if self.byte(end + 1) == b'>' => end += 1,
                _ => {}
            }
            end += 1;
        }
    }

    fn label(&mut self, parts: &mut Parts) {
        self.skip();
        let end = self.identifier(self.at);
        if end == self.at || self.byte(end) != b':' || self.byte(end + 1) == b':' {
            return;
        }
        let after = self.run(end + 1, |byte| byte == b' ');
        if self.byte(after) != b'!' {
            parts.label = Some(self.base + self.at..self.base + end);
            self.at = end + 1;
        }
    }

    fn results(&mut self, parts: &mut Parts) {
        self.skip();
        let start = self.at;
        loop {
            self.skip();
            let Some(end) = self.register(self.at) else { break };
            parts.results.push(Name { register: self.base + self.at..self.base + end, count: 1 });
            self.at = end;
            self.skip();
            if self.byte(self.at) == b':' {
                self.at += 1;
                self.skip();
                let end = self.run(self.at, |byte| byte.is_ascii_digit());
                let digits = self.text.get(self.at..end).and_then(|digits| std::str::from_utf8(digits).ok());
                let Some(digits) = digits.filter(|digits| !digits.is_empty()) else { break };
                if let Some(result) = parts.results.last_mut() {
                    result.count = digits.parse().unwrap_or(usize::MAX);
                }
                self.at = end;
                self.skip();
            }
            match self.byte(self.at) {
                b'=' => {
                    self.at += 1;
                    return;
                }
                b',' => self.at += 1,
                _ => break,
            }
        }
        parts.results.clear();
        self.at = start;
    }

    fn name(&mut self, parts: &mut Parts) -> bool {
        self.skip();
        let end = match self.byte(self.at) {
            b'"' => self.string(self.at),
            b'.' => Some(self.word(self.at + 1)).filter(|end| *end > self.at + 1),
            _ => Some(self.word(self.at)).filter(|end| *end > self.at),
        };
        let Some(end) = end else { return false };
        parts.name = self.base + self.at..self.base + end;
        self.at = end;
        true
    }

    fn register(&self, at: usize) -> Option<usize> {
        if self.byte(at) != b'%' {
            return None;
        }
        let mut end = self.suffix(at + 1);
        if end == at + 1 {
            return None;
        }
        if self.byte(end) == b'#' && self.byte(end + 1).is_ascii_digit() {
            end = self.run(end + 1, |byte| byte.is_ascii_digit());
        }
        while self.byte(end) == b'!' {
            let key = self.identifier(end + 1);
            let value = self.run(key + 1, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
            if key == end + 1 || self.byte(key) != b'=' || value == key + 1 {
                break;
            }
            end = value;
        }
        Some(end)
    }

    fn number(&self, at: usize) -> Option<usize> {
        let start = at + usize::from(self.byte(at) == b'-');
        let digit = |byte: u8| byte.is_ascii_digit();
        if self.byte(start) == b'0' && self.byte(start + 1) == b'x' && self.byte(start + 2).is_ascii_hexdigit() {
            return Some(self.run(start + 2, |byte| byte.is_ascii_hexdigit()));
        }
        let mut end = self.run(start, digit);
        if end == start {
            let word = self.run(start, |byte| in_identifier(byte) || byte == b'.');
            return matches!(self.text.get(start..word), Some(b"inf" | b"nan")).then_some(word);
        }
        if self.byte(end) == b'.' {
            end = self.run(end + 1, digit);
        }
        if matches!(self.byte(end), b'e' | b'E') {
            let digits = end + 1 + usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
            let exponent = self.run(digits, digit);
            if exponent > digits {
                end = exponent;
            }
        }
        Some(end)
    }

    fn symbol(&self, at: usize) -> Option<usize> {
        if self.byte(at) != b'@' {
            return None;
        }
        let end = match self.byte(at + 1) {
            b'"' => self.string(at + 1)?,
            _ => Some(self.suffix(at + 1)).filter(|end| *end > at + 1)?,
        };
        if self.text.get(end..end + 2) == Some(b"::") {
            return Some(self.symbol(end + 2).unwrap_or(end));
        }
        Some(end)
    }

    /// Returns kind and end of the token at an offset.
    fn leaf(&self, at: usize) -> Option<(Kind, usize)> {
        let parameters = |end: usize| self.angle(end).unwrap_or(end);
        let first = self.byte(at);
        match first {
            b'%' => self.register(at).map(|end| (Kind::Register, end)),
            b'"' => self.string(at).map(|end| (Kind::String, end)),
            b'@' => self.symbol(at).map(|end| (Kind::Symbol, end)),
            b'^' => Some(self.suffix(at + 1)).filter(|end| *end > at + 1).map(|end| (Kind::Successor, end)),
            b'!' => Some(self.word(at + 1)).filter(|end| *end > at + 1).map(|end| (Kind::DialectType, parameters(end))),
            b'#' => {
                let key = self.identifier(at + 1);
                if key > at + 1 && self.byte(key) == b'=' && self.byte(key + 1) != b'=' {
                    return Some((Kind::Key, key + 1));
                }
                let end = self.word(at + 1);
                (end > at + 1).then(|| (Kind::Attribute, parameters(end)))
            }
            b'0'..=b'9' | b'-' => self.number(at).map(|end| (Kind::Number, end)),
            byte if starts_word(byte) => {
                if matches!(byte, b'i' | b'n')
                    && let Some(end) = self.number(at)
                {
                    return Some((Kind::Number, end));
                }
                let end = self.word(at);
                Some(self.angle(end).map_or((Kind::Word, end), |end| (Kind::Angled, end)))
            }
            _ => None,
        }
    }

    fn mark(&self, at: usize) -> Option<(Mark, usize)> {
        let mark = match self.byte(at) {
            b'-' if self.byte(at + 1) == b'>' => return Some((Mark::Arrow, at + 2)),
            b'.' if self.text.get(at..at + 3) == Some(b"...") => return Some((Mark::Ellipsis, at + 3)),
            b',' => Mark::Comma,
            b':' => Mark::Colon,
            b'=' => Mark::Equal,
            b'<' => Mark::Less,
            b'>' => Mark::Greater,
            b'?' => Mark::Question,
            b'+' => Mark::Plus,
            b'*' => Mark::Star,
            b'|' => Mark::VerticalBar,
            b'/' => Mark::Slash,
            b'-' => Mark::Minus,
            b'(' => Mark::LParen,
            b')' => Mark::RParen,
            b'[' => Mark::LSquare,
            b']' => Mark::RSquare,
            b'{' => Mark::LBrace,
            b'}' => Mark::RBrace,
            _ => return None,
        };
        Some((mark, at + 1))
    }

    /// Tokenizes the rest, with balanced brackets.
    fn parts(&mut self, tokens: &mut Vec<Token>) -> bool {
        let mut open = Vec::new();
        loop {
            self.skip();
            if self.at >= self.text.len() {
                return open.is_empty();
            }
            let leaf = self.leaf(self.at).or_else(|| self.mark(self.at).map(|(mark, end)| (Kind::Mark(mark), end)));
            let Some((kind, end)) = leaf else { return false };
            match kind {
                Kind::Mark(Mark::LParen) => open.push(Mark::RParen),
                Kind::Mark(Mark::LSquare) => open.push(Mark::RSquare),
                Kind::Mark(Mark::LBrace) => open.push(Mark::RBrace),
                Kind::Mark(close @ (Mark::RParen | Mark::RSquare | Mark::RBrace)) if open.pop() != Some(close) => {
                    return false;
                }
                _ => {}
            }
            tokens.push(Token { kind, start: self.base + self.at, end: self.base + end });
            self.at = end;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tokens::{Parts, by_grammar};
    use proptest::prelude::*;
    use std::time::{Duration, Instant};

    /// Fragments of statements, to be combined in any order.
    const PIECES: &[&str] = &[
        "%a",
        "%0#1",
        "%x!loc=vec",
        "%a:2",
        ", ",
        " = ",
        "tadd",
        "pto.tadd ",
        "\"s\"",
        "@f",
        "@\"g\"::@h",
        "^bb",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        " : ",
        "->",
        " -> ",
        "1",
        "-2.5e3",
        "0x1F",
        "1e",
        "inf",
        "nan0",
        "-",
        "--",
        "-- c\n",
        "//d\n",
        "# e\n",
        "--\r\n",
        "#\r\n",
        "#k=",
        "#p.q<r>",
        "#",
        "!t.u<v, \"<\", -> w>",
        "!",
        "memref<4xf32>",
        "dense<<",
        "...",
        ".",
        "?",
        "\\",
        "\n",
        " ",
        "label:",
        "label: !",
        "\u{e9}",
        "\"\\\u{e9}\"",
        "|",
        "*",
        "==",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]
        #[test]
        fn statements_are_read_as_the_grammar_says(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..14)) {
            let text: String = pieces.concat();
            prop_assert_eq!(super::same_by_grammar(&text), Ok(()));
        }
    }

    /// Measures the speed-up, for `make bench`: time per statement, over 60,000 statements.
    #[test]
    #[ignore = "a measurement"]
    fn speed() {
        const STATEMENT: &str = "%d = tadd %a, %b : !pto.tile_buf<vec, 32x32xf32>";
        const COUNT: u32 = 60_000;
        fn time(read: impl Fn(&mut Parts) -> bool) -> Duration {
            let mut parts = Parts::default();
            let start = Instant::now();
            assert!((0..COUNT).all(|_| read(&mut parts)));
            start.elapsed() / COUNT
        }
        let lexer = time(|parts| super::statement(STATEMENT, 0, parts));
        let grammar = time(|parts| by_grammar(STATEMENT, 0, parts).is_ok());
        println!("a statement of assembly: {lexer:?} by the lexer, {grammar:?} by the grammar");
        assert!(lexer * 4 < grammar, "the lexer is not worth its lines");
    }
}
