//! Kernels in a folder, as `tests/reference.py --kernels` writes them.

use std::path::Path;

use super::kernel::{Case, Given};
use super::special::Kinds;

/// Element types and their names in buffers.
const TYPES: [(&str, &str); 13] = [
    ("f32", "f32"),
    ("f16", "f16"),
    ("bf16", "bf16"),
    ("i8", "i8"),
    ("i16", "i16"),
    ("i32", "i32"),
    ("i64", "i64"),
    ("si8", "i8"),
    ("si16", "i16"),
    ("si32", "i32"),
    ("ui8", "u8"),
    ("ui16", "u16"),
    ("ui32", "u32"),
];

/// Parses an argument: an integer, or an element type and the bytes of a buffer as hexadecimal digits.
fn argument(text: &str) -> Option<Given> {
    let Some((dtype, digits)) = text.split_once(':') else { return text.parse().ok().map(Given::Number) };
    let name = TYPES.iter().find(|(spelled, _)| *spelled == dtype).map_or("", |(_, name)| *name);
    let byte = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
    Some(Given::Buffer(name, bytes?))
}

/// Returns the kernels of a folder with their names, in the order of these.
pub(crate) fn all(folder: &Path) -> Result<Vec<(String, Case)>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    let mut cases = Vec::new();
    for path in paths {
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).map_err(failed)?;
        let line = |word: &str| text.lines().find_map(|line| line.strip_prefix(word)).unwrap_or_default();
        let near: Vec<f64> = line("// NEAR ").split(' ').filter_map(|number| number.parse().ok()).collect();
        let arguments: Option<Vec<Given>> = line("// GIVEN ").split(' ').map(argument).collect();
        let (Some(arguments), [tolerance, absolute]) = (arguments, near.as_slice()) else {
            return Err(format!("{}: expected the lines NEAR and GIVEN", path.display()));
        };
        let (tolerance, absolute) = (*tolerance, *absolute);
        cases.push((name, Case { text, arguments, groups: [1; 3], kinds: Kinds::default(), tolerance, absolute }));
    }
    Ok(cases)
}
