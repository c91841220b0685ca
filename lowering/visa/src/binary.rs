//! Object files.
//!
//! [`read`] and [`write`] are the whole way between bytes and the model. In between are the structures of
//! [`layout`], as the format has them; [`dump`] prints those.

mod code;
mod cursor;
mod decode;
mod dump;
mod emit;
mod encode;
mod error;
pub mod layout;
mod names;
mod operand;
mod parse;
mod pool;
mod show;
mod version;

use crate::{Object, Version};

pub use cursor::Cursor;
pub use dump::dump;
pub use error::{Detail, Fault, ReadError, WriteError};

/// Reads an object file of version 3.4 to 4.1. Memory stays in proportion to the file, whatever it says.
///
/// # Errors
/// The first defect of the header, or else of each kernel and function.
pub fn read(bytes: &[u8]) -> Result<Object, Vec<ReadError>> {
    let file = layout::File::parse(bytes)?;
    decode::object(&file, bytes.len())
}

/// Writes an object file of version 3.5 or 3.6.
///
/// # Errors
/// When something does not fit its field, or when the version is another one.
pub fn write(object: &Object, version: Version) -> Result<Vec<u8>, WriteError> {
    encode::file(object, version)?.emit()
}
