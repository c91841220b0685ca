//! Reads text and object files.

use diag::{Diagnostic, FileId, Sources};
use visa::{Object, Platform};

/// First bytes of object files.
const MAGIC: [u8; 4] = *b"CISA";

/// An object, and its source text.
pub(super) struct Source {
    pub(super) object: Object,
    /// The text; `None` for object files.
    pub(super) file: Option<FileId>,
    /// Errors of the text. The object has all statements except those with errors.
    pub(super) errors: Vec<Diagnostic>,
}

impl Source {
    /// Reads text or an object file.
    pub(super) fn read(
        sources: &mut Sources,
        name: &str,
        bytes: Vec<u8>,
        platform: Platform,
    ) -> Result<Self, Vec<Diagnostic>> {
        if bytes.starts_with(&MAGIC) {
            let object = visa::binary::read(&bytes);
            let object =
                object.map_err(|errors| errors.iter().map(|error| error.diagnostic(name)).collect::<Vec<_>>())?;
            return Ok(Self { object, file: None, errors: Vec::new() });
        }
        let file = sources.add(name, bytes);
        let text = sources.file(file).map_or(&[][..], diag::SourceFile::bytes);
        let parsed = visa::text::parse(text, file, platform);
        Ok(Self { object: parsed.object, file: Some(file), errors: parsed.diagnostics })
    }
}
