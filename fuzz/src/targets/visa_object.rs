//! Fuzzes the reader of vISA's object files: any bytes yield an object, or errors with an offset in the file and a
//! field. An object is verified and printed and, if it can be written, unchanged when read again.

use super::words;
use crate::{Finding, Target};
use visa::{Version, binary};

pub(crate) const TARGET: Target = Target { name: "visa_object", run, max_len: 4096, seconds: 5, words: words::none };

/// Maximal size of a file to dump: a dump is much longer than its file.
const DUMPED: usize = 2048;

fn run(bytes: &[u8]) -> Result<(), Finding> {
    if let Ok(file) = binary::layout::File::parse(bytes)
        && bytes.len() <= DUMPED
    {
        let _ = binary::dump(&file, bytes.len());
    }
    let mut object = match binary::read(bytes) {
        Ok(object) => object,
        Err(errors) if errors.is_empty() => return Err("refused without an error".to_owned()),
        Err(errors) => {
            let details = errors.iter().map(|error| error.detail());
            let wrong = details.filter(|detail| detail.offset > bytes.len() || detail.field.is_empty()).count();
            return if wrong == 0 { Ok(()) } else { Err(format!("errors without a place: {errors:?}")) };
        }
    };
    object.version = Version::default();
    if let Ok(written) = binary::write(&object, object.version)
        && binary::read(&written).as_ref() != Ok(&object)
    {
        return Err("an object that is written is another one when it is read".to_owned());
    }
    for platform in visa::Platform::ALL {
        let _ = visa::verify::verify(&object, platform, None);
        let _ = visa::text::print(&object, platform);
    }
    Ok(())
}
