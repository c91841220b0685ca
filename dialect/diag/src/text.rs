//! Makes strings safe to print: without control or text-direction characters.

/// Keeps line breaks, converts tabs to spaces, and replaces unprintable characters.
pub(crate) fn printable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => out.push('\n'),
            '\t' => out.push_str("    "),
            '\r' => {}
            _ => out.push(visible(c)),
        }
    }
    out
}

/// Like [`printable`], with the lines joined by a space.
pub(crate) fn one_line(text: &str) -> String {
    let text = printable(text);
    let lines = text.split('\n').map(str::trim);
    let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}

/// Returns the character, or a replacement if it could disturb the terminal.
pub(crate) fn visible(c: char) -> char {
    let picture = match c {
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)),
        '\x7f' => Some('\u{2421}'),
        '\u{80}'..='\u{9f}' => None,
        '\u{200d}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => None,
        _ => Some(c),
    };
    picture.unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_controls() {
        assert_eq!(printable("a\tb\r\nc\x1b[0m\u{9b}\u{202e}"), "a    b\nc␛[0m��");
        assert_eq!(one_line(" a\n\n  b\r\nc "), "a b c");
        assert_eq!(one_line(""), "");
    }
}
