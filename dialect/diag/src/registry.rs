//! Looks up the pages that explain the codes.

use crate::code::Code;

/// Maximal edit distance for a suggestion.
const NEAR: usize = 3;

/// Information about a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeInfo {
    /// The code.
    pub code: Code,
    /// The rule in one line.
    pub title: &'static str,
    /// The source of the rule.
    pub source: &'static str,
    /// The explanation in Markdown, without a heading.
    pub page: &'static str,
}

/// The reason why [`explain`] found no page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown diagnostic code `{input}`{}", suggestion(*.nearest))]
pub struct ExplainError {
    /// The input.
    pub input: String,
    /// The most similar code.
    pub nearest: Option<Code>,
}

fn suggestion(nearest: Option<Code>) -> String {
    nearest.map_or_else(String::new, |code| format!("; did you mean `{code}`?"))
}

/// A table of codes.
#[derive(Clone, Copy, Debug)]
pub struct Registry<'a> {
    infos: &'a [CodeInfo],
}

impl<'a> Registry<'a> {
    /// Creates a registry of a table, in any order.
    #[must_use]
    pub const fn new(infos: &'a [CodeInfo]) -> Self {
        Self { infos }
    }

    /// Returns the entries in the order of the table.
    pub fn iter(&self) -> std::slice::Iter<'a, CodeInfo> {
        self.infos.iter()
    }

    /// Returns the entry of a code.
    #[must_use]
    pub fn get(&self, code: Code) -> Option<&'a CodeInfo> {
        self.iter().find(|info| info.code == code)
    }

    /// Returns the page of a code, in Markdown: a heading, the explanation and the source of the rule.
    ///
    /// # Errors
    ///
    /// The input is not a code of the table.
    pub fn explain(&self, code: &str) -> Result<String, ExplainError> {
        let parsed = code.trim().parse().ok();
        let info = parsed.and_then(|code| self.get(code));
        info.map(page)
            .ok_or_else(|| ExplainError { input: code.to_owned(), nearest: self.nearest(code.trim(), parsed) })
    }

    /// Returns the code with the smallest edit distance, then the nearest number.
    fn nearest(&self, input: &str, parsed: Option<Code>) -> Option<Code> {
        let text = parsed.map_or_else(|| input.to_ascii_uppercase(), |code| code.to_string());
        let number = parsed.map_or(0, Code::number);
        let limit = if parsed.is_some() { usize::MAX } else { NEAR };
        let ranked = self.iter().map(|info| {
            let distance = strsim::damerau_levenshtein(&text, &info.code.to_string());
            (distance, info.code.number().abs_diff(number), info.code)
        });
        let (distance, _, code) = ranked.min()?;
        (distance <= limit).then_some(code)
    }
}

/// Returns the page of a code of `infos`; see [`Registry::explain`].
///
/// # Errors
///
/// The input is not a code of the table.
pub fn explain(infos: &[CodeInfo], code: &str) -> Result<String, ExplainError> {
    Registry::new(infos).explain(code)
}

fn page(info: &CodeInfo) -> String {
    let mut page = format!("# {}: {}\n\n{}\n", info.code, info.title, info.page.trim());
    if !info.source.is_empty() {
        page.push_str(&format!("\nSource: {}\n", info.source));
    }
    page
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const fn info(prefix: &'static str, number: u16) -> CodeInfo {
        CodeInfo {
            code: Code::new(prefix, number),
            title: "types differ",
            source: "PTO ISA 1.0, section 4",
            page: "Both must be equal.\n",
        }
    }

    const INFOS: [CodeInfo; 4] = [info("PTO", 101), info("PTO", 109), info("PTO", 902), info("VISA", 7)];

    #[test]
    fn explains() {
        let expected = "# PTO0101: types differ\n\nBoth must be equal.\n\n\
                        Source: PTO ISA 1.0, section 4\n";
        assert_eq!(explain(&INFOS, " pto0101").unwrap(), expected);
    }

    #[test]
    fn suggests_the_nearest() {
        let error = |text| explain(&INFOS, text).unwrap_err().to_string();
        assert_eq!(error("pto0108"), "unknown diagnostic code `pto0108`; did you mean `PTO0109`?");
        assert_eq!(explain(&INFOS, "VISA0999").unwrap_err().nearest, Some(INFOS[3].code));
        assert_eq!(explain(&INFOS, "PT0101").unwrap_err().nearest, Some(INFOS[0].code));
        assert_eq!(error("nothing"), "unknown diagnostic code `nothing`");
        assert_eq!(explain(&[], "PTO0101").unwrap_err().nearest, None);
    }
}
