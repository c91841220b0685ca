//! Object files.
//!
//! [`read`] and [`write`] convert between bytes and the model. The intermediate representation are the structures of
//! [`layout`], which correspond to the format; [`dump`] prints them.

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

/// Reads an object file of version 3.4 to 4.1. Memory use is proportional to the size of the file, whatever its fields
/// state.
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
/// A value does not fit its field, or the version is another one.
pub fn write(object: &Object, version: Version) -> Result<Vec<u8>, WriteError> {
    encode::file(object, version)?.emit()
}
