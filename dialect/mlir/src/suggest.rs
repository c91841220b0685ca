//! Suggests known words for unknown ones.

/// Maximal number of suggestions.
const MOST: usize = 3;

/// Returns the known words nearest to an unknown one, nearest first: those within an edit distance of a third of its
/// letters, ignoring case. A known word that ends with `_` and the unknown one, such as `PIPE_MTE2` for `MTE2`, comes
/// first.
#[must_use]
pub fn nearest<'a>(unknown: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let lower = unknown.to_ascii_lowercase();
    let most = (unknown.len() / 3).max(1);
    let known: Vec<&str> = known.into_iter().collect();
    let is_end = |word: &&&str| word.to_ascii_lowercase().strip_suffix(&lower).is_some_and(|rest| rest.ends_with('_'));
    let mut ends: Vec<&str> = known.iter().filter(is_end).copied().collect();
    ends.sort_unstable();
    ends.dedup();
    if !lower.is_empty()
        && (1..=MOST).contains(&ends.len())
        && !known.iter().any(|word| word.eq_ignore_ascii_case(&lower))
    {
        return ends;
    }
    let distance = |word: &str| strsim::damerau_levenshtein(&word.to_ascii_lowercase(), &lower);
    let mut found: Vec<(usize, &str)> = known.into_iter().map(|word| (distance(word), word)).collect();
    found.retain(|(distance, word)| *distance <= most && *distance < word.len().max(unknown.len()));
    found.sort_unstable();
    found.dedup();
    // If one word is nearer than all others, it is the only suggestion.
    let least = found.first().map_or(0, |(distance, _)| *distance);
    found.into_iter().take_while(|(distance, _)| *distance == least).take(MOST).map(|(_, word)| word).collect()
}

/// Asks a question that names the nearest known words, each with its prefix.
#[must_use]
pub fn did_you_mean<'a>(prefix: &str, unknown: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    question(nearest(unknown, known).into_iter().map(|word| format!("{prefix}{word}")).collect())
}

/// Asks a question that names words; returns `None` without any.
#[must_use]
pub fn question(words: Vec<String>) -> Option<String> {
    let words: Vec<String> = words.into_iter().map(|word| format!("'{word}'")).collect();
    let (last, before) = words.split_last()?;
    Some(match before {
        [] => format!("did you mean {last}?"),
        _ => format!("did you mean {} or {last}?", before.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_words_are_proposed() {
        let words = ["tile_buf", "tensor_view", "ptr", "mask", "tadd", "tand"];
        assert_eq!(nearest("tilebuf", words), ["tile_buf"]);
        assert_eq!(nearest("TILE_BUF", words), ["tile_buf"]);
        assert_eq!(nearest("44", ["4", "5", "arg4"]), ["4"]);
        assert_eq!(nearest("MTE2", ["PIPE_MTE1", "PIPE_MTE2"]), ["PIPE_MTE2"]);
        assert_eq!(nearest("v", ["PIPE_V", "PIPE_V2", "PIPE_M"]), ["PIPE_V"]);
        assert_eq!(did_you_mean("pto.", "tadf", words).as_deref(), Some("did you mean 'pto.tadd'?"));
        assert_eq!(did_you_mean("", "taxd", words).as_deref(), Some("did you mean 'tadd' or 'tand'?"));
    }

    #[test]
    fn a_word_like_no_other_has_no_proposal() {
        assert_eq!(did_you_mean("", "wholly_unlike", ["tile_buf", "ptr"]), None);
        assert_eq!(did_you_mean("", "x", ["y", "z"]), None);
    }
}
