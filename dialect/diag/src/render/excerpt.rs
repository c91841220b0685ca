//! Computes the excerpt of a source line to show, and maps offsets to it.

use std::ops::Range;

use crate::text::visible;

/// Maximal length of a line shown as a whole, and total size of all windows, in bytes.
const WIDTH: usize = 160;
/// Maximal number of windows on a line.
const WINDOWS: usize = 4;
/// Maximal number of continuation bytes of a character.
const CONTINUATION: usize = 3;
/// Replaces omitted parts.
const ELLIPSIS: &str = "...";

/// A line without line breaks, cut to windows if it is long.
pub(super) struct Excerpt {
    pub(super) text: String,
    /// Offsets in the line with their offsets in the excerpt; both ascend.
    map: Vec<(usize, usize)>,
}

impl Excerpt {
    /// Creates the excerpt of a line around some offsets, the most important one first.
    pub(super) fn new(line: &[u8], points: &[usize]) -> Self {
        let mut excerpt = Self { text: String::new(), map: Vec::new() };
        let mut shown = 0;
        for window in windows(line, points) {
            if window.start > shown {
                excerpt.push_gap(shown);
            }
            shown = window.end;
            let bytes = line.get(window.clone()).unwrap_or_default();
            excerpt.push_bytes(window.start, bytes);
        }
        if shown < line.len() {
            excerpt.push_gap(shown);
        }
        excerpt.map.push((line.len(), excerpt.text.len()));
        excerpt
    }

    /// Returns the start in the excerpt of the character, or the ellipsis, at an offset of the line.
    pub(super) fn start(&self, offset: usize) -> usize {
        let after = self.map.partition_point(|(from, _)| *from <= offset);
        let entry = self.map.get(after.saturating_sub(1));
        entry.map_or(0, |(_, to)| *to)
    }

    /// Returns the end in the excerpt of the character, or the ellipsis, that ends at or after an offset.
    pub(super) fn end(&self, offset: usize) -> usize {
        let at = self.map.partition_point(|(from, _)| *from < offset);
        self.map.get(at).map_or(self.text.len(), |(_, to)| *to)
    }

    fn push_gap(&mut self, offset: usize) {
        self.map.push((offset, self.text.len()));
        self.text.push_str(ELLIPSIS);
    }

    fn push_bytes(&mut self, mut offset: usize, bytes: &[u8]) {
        for chunk in bytes.utf8_chunks() {
            for c in chunk.valid().chars() {
                self.map.push((offset, self.text.len()));
                self.text.push(if c == '\t' { c } else { visible(c) });
                offset += c.len_utf8();
            }
            if !chunk.invalid().is_empty() {
                self.map.push((offset, self.text.len()));
                self.text.push(char::REPLACEMENT_CHARACTER);
                offset += chunk.invalid().len();
            }
        }
    }
}

/// Returns the disjoint ranges of a line to show, in ascending order.
fn windows(line: &[u8], points: &[usize]) -> Vec<Range<usize>> {
    if line.len() <= WIDTH {
        return std::iter::once(0..line.len()).collect();
    }
    let mut places = Vec::new();
    for point in points.iter().chain(points.is_empty().then_some(&0)) {
        if places.len() < WINDOWS && !places.contains(point) {
            places.push(*point);
        }
    }
    let width = WIDTH / places.len().max(1);
    let around = places.iter().map(|place| window(line, *place, width));
    let mut windows: Vec<_> = around.collect();
    windows.sort_by_key(|window| window.start);
    windows.dedup_by(|next, previous| {
        let joined = next.start <= previous.end + ELLIPSIS.len();
        if joined {
            previous.end = previous.end.max(next.end);
        }
        joined
    });
    windows
}

/// Returns the window around an offset, extended to whole characters. More of it is after the offset.
fn window(line: &[u8], point: usize, width: usize) -> Range<usize> {
    let start = point.saturating_sub(width * 3 / 8);
    let end = start.saturating_add(width).min(line.len());
    let start = end.saturating_sub(width);
    let inside = |at: usize| line.get(at).is_some_and(|byte| byte & 0xc0 == 0x80);
    let back = (0..CONTINUATION).take_while(|n| *n < start && inside(start - n)).count();
    let forth = (0..CONTINUATION).take_while(|n| inside(end + n)).count();
    start - back..end + forth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lines_are_whole() {
        let excerpt = Excerpt::new("aé\tb".as_bytes(), &[0]);
        assert_eq!(excerpt.text, "aé\tb");
        assert_eq!((excerpt.start(2), excerpt.end(2)), (1, 3));
        assert_eq!((excerpt.start(5), excerpt.end(9)), (5, 5));
    }

    #[test]
    fn invalid_bytes_are_replaced() {
        let excerpt = Excerpt::new(b"a\xff\xfeb\r\x1b", &[]);
        assert_eq!(excerpt.text, "a\u{fffd}\u{fffd}b␍␛");
        assert_eq!(excerpt.start(3), 7);
    }

    #[test]
    fn long_lines_are_cut() {
        let line = [b'x'; 1000];
        let at = |points: &[usize]| Excerpt::new(&line, points).text.len();
        assert_eq!(at(&[0]), WIDTH + 3);
        assert_eq!(at(&[500]), WIDTH + 6);
        assert_eq!(at(&[1000]), WIDTH + 3);
        assert_eq!(at(&[900, 20, 900]), WIDTH + 6);
        let excerpt = Excerpt::new(&line, &[500]);
        assert_eq!((excerpt.start(10), excerpt.end(10)), (0, 3));
        assert_eq!(excerpt.start(500), 3 + 60);
        assert_eq!(excerpt.end(1000), WIDTH + 6);
    }

    #[test]
    fn windows_keep_characters_whole() {
        let line = "é".repeat(500);
        for point in 300..310 {
            let text = Excerpt::new(line.as_bytes(), &[point]).text;
            assert!(text.trim_matches('.').chars().all(|c| c == 'é'));
        }
    }
}
