//! Arrays of numpy: `.npy` files, versions 1 to 3, in the order of rows.

use crate::{TYPES, Unreadable};
use pto_isa::DType;
use std::path::Path;

const MAGIC: &[u8] = b"\x93NUMPY";

/// Element type and bytes of the array of a file.
///
/// # Errors
/// A file that cannot be read, or that is no such array.
pub fn read(path: &Path) -> Result<(DType, Vec<u8>), Unreadable> {
    let (_, dtype, data) = parts(path)?;
    Ok((dtype, data))
}

/// As [`read`], with the length of what stands before the elements, so that they can be written back.
pub(crate) fn parts(path: &Path) -> Result<(Vec<u8>, DType, Vec<u8>), Unreadable> {
    let bytes = crate::read(path)?;
    let wrong = |reason: &str| Unreadable { name: path.display().to_string(), reason: reason.to_owned() };
    let header = bytes.strip_prefix(MAGIC).ok_or_else(|| wrong("it is no .npy file"))?;
    let (length, rest) = match header {
        [1, _, a, b, rest @ ..] => (usize::from(u16::from_le_bytes([*a, *b])), rest),
        [2 | 3, _, a, b, c, d, rest @ ..] => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
        _ => return Err(wrong("its version is unknown")),
    };
    let (header, data) = rest.split_at_checked(length).ok_or_else(|| wrong("its header ends early"))?;
    let header = String::from_utf8_lossy(header);
    if header.contains("'fortran_order': True") {
        return Err(wrong("its elements are in the order of columns"));
    }
    let known = TYPES.iter().find(|(_, npy, _)| !npy.is_empty() && header.contains(&format!("'descr': '{npy}'")));
    let (.., dtype) = known.ok_or_else(|| wrong("its type is unknown"))?;
    let before = bytes.len() - data.len();
    Ok((bytes[..before].to_vec(), *dtype, data.to_vec()))
}
