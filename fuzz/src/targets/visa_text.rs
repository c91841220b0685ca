//! Fuzzes the parser of vISA assembly: any source yields an object or diagnostics. A legal object is unchanged after a
//! round trip as assembly and as file.

use super::words;
use crate::{Finding, Target, session};
use diag::Sources;
use visa::{Object, Platform, Version, binary, text, verify};

pub(crate) const TARGET: Target = Target { name: "visa_text", run, max_len: 4096, seconds: 5, words: words::visa };

fn parse(bytes: &[u8], platform: Platform) -> Result<Option<Object>, Finding> {
    let mut sources = Sources::new();
    let file = sources.add("fuzz.visaasm", bytes);
    let parsed = text::parse(bytes, file, platform);
    let found: Vec<_> = parsed.diagnostics.to_vec();
    session::render(&found, &sources)?;
    Ok(found.is_empty().then_some(parsed.object))
}

fn run(bytes: &[u8]) -> Result<(), Finding> {
    // The source names no platform: its length selects one.
    let platform = Platform::ALL.get(bytes.len() % Platform::ALL.len()).copied().unwrap_or(Platform::Pvc);
    let Some(object) = parse(bytes, platform)? else { return Ok(()) };
    if !verify::verify(&object, platform, None).is_empty() {
        return Ok(());
    }
    let printed = text::print(&object, platform).map_err(|error| format!("a legal object is not printed: {error}"))?;
    let again = parse(printed.as_bytes(), platform)?.ok_or_else(|| format!("printed text is refused:\n{printed}"))?;
    let same = |object: &Object, what: &str| match text::print(object, platform) {
        Ok(text) if text == printed => Ok(()),
        Ok(text) => Err(format!("{what} changes\n{printed}\n{text}")),
        Err(error) => Err(format!("{what} is not printed: {error}")),
    };
    same(&again, "the text")?;
    let written = binary::write(&object, Version::default())
        .map_err(|error| format!("a legal object is not written: {error}"))?;
    let mut read = binary::read(&written).map_err(|errors| format!("a written file is not read: {errors:?}"))?;
    read.version = object.version;
    same(&read, "the object file")
}
