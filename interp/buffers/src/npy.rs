//! Reads arrays of numpy: `.npy` files of versions 1 to 3 in row-major order.

use crate::{TYPES, Unreadable};
use pto_isa::DType;
use std::{ops::Range, path::Path};

const MAGIC: &[u8] = b"\x93NUMPY";

/// An array in the bytes of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// The type of its elements.
    pub dtype: DType,
    /// Extents; the last one counts adjacent elements.
    pub shape: Vec<usize>,
    /// Range of its elements, up to the end of the file.
    pub data: Range<usize>,
}

/// Reads the array of a file and its bytes.
///
/// # Errors
/// Fails if the file cannot be read or has no such array.
pub fn read(path: &Path) -> Result<(Array, Vec<u8>), Unreadable> {
    let (_, array, data) = parts(path)?;
    Ok((array, data))
}

/// Checks whether bytes start like a file of numpy.
pub(crate) fn is_array(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Parses the shape of a header, such as `'shape': (2, 3), `.
fn shape(header: &str) -> Option<Vec<usize>> {
    let (_, shape) = header.split_once("'shape': (")?;
    let (shape, _) = shape.split_once(')')?;
    let extents = shape.split(',').map(str::trim).filter(|extent| !extent.is_empty());
    extents.map(|extent| extent.parse::<usize>().ok()).collect()
}

/// Returns the number of elements of a shape; `None` on overflow.
fn elements(shape: &[usize]) -> Option<usize> {
    shape.iter().try_fold(1, |all: usize, extent| all.checked_mul(*extent))
}

/// Parses the array in the bytes of a file.
///
/// # Errors
/// Returns the reason if the bytes are not such an array.
pub fn parse(bytes: &[u8]) -> Result<Array, String> {
    let header = bytes.strip_prefix(MAGIC).ok_or("it is no .npy file")?;
    let (length, rest) = match header {
        [1, _, a, b, rest @ ..] => (usize::from(u16::from_le_bytes([*a, *b])), rest),
        [2 | 3, _, a, b, c, d, rest @ ..] => (u32::from_le_bytes([*a, *b, *c, *d]) as usize, rest),
        _ => return Err("its version is unknown".to_owned()),
    };
    let (header, data) = rest.split_at_checked(length).ok_or("its header ends early")?;
    let header = String::from_utf8_lossy(header);
    if header.contains("'fortran_order': True") {
        return Err("its elements are in the order of columns".to_owned());
    }
    let known = TYPES.iter().find(|(_, npy, _)| !npy.is_empty() && header.contains(&format!("'descr': '{npy}'")));
    let (.., dtype) = known.ok_or("its type is unknown")?;
    let shape = shape(&header).ok_or("its shape is unknown")?;
    let expected = elements(&shape).and_then(|elements| elements.checked_mul(dtype.bytes() as usize));
    if expected != Some(data.len()) {
        return Err(format!("its elements are not as many as its shape says, but {} bytes", data.len()));
    }
    Ok(Array { dtype: *dtype, shape, data: bytes.len() - data.len()..bytes.len() })
}

/// Reads an array, its bytes, and the bytes before its elements, so that the file can be written back.
pub(crate) fn parts(path: &Path) -> Result<(Vec<u8>, Array, Vec<u8>), Unreadable> {
    let mut bytes = crate::read(path)?;
    let wrong = |reason: String| Unreadable { name: path.display().to_string(), reason };
    let array = parse(&bytes).map_err(wrong)?;
    let elements = bytes.split_off(array.data.start);
    Ok((bytes, array, elements))
}

#[cfg(test)]
mod tests {
    use super::{elements, shape};

    #[test]
    fn shapes() {
        let of = |text: &str| {
            let header = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': {text}, }}");
            shape(&header).and_then(|shape| elements(&shape))
        };
        assert_eq!((of("(2, 3)"), of("(4,)"), of("()"), of("(0, 7)")), (Some(6), Some(4), Some(1), Some(0)));
        assert_eq!((of("(x,)"), of("4"), of("(-1,)")), (None, None, None));
    }
}
