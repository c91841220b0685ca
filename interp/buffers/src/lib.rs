//! Buffers and numbers that are the arguments of a program: reads them from a command line, creates, prints and
//! compares them.
//!
//! * [`Given`] is an argument in the notation of the command line: `buf:FILE`, `npy:FILE`, `zero:BYTES`,
//!   `iota:TYPE:COUNT`, `rand:SEED:TYPE:COUNT` or a number.
//! * [`Expected`] is the expected content of a buffer: `N=FILE,ATOL,RTOL`.
//! * [`npy`] reads arrays of numpy.
//!
//! The same text gives the same bytes on every host.

mod compare;
mod given;
pub mod npy;

pub use compare::{Agreement, Bytes, Difference, Expected, difference, print};
pub use given::{Content, Given, Number, bytes_of, list};

use pto_isa::DType;
use std::io::Read;

/// Element types on a command line: name, and descriptor in `.npy` files.
const TYPES: [(&str, &str, DType); 26] = [
    ("i8", "|i1", DType::Si8),
    ("u8", "|u1", DType::Ui8),
    ("i16", "<i2", DType::Si16),
    ("u16", "<u2", DType::Ui16),
    ("i32", "<i4", DType::Si32),
    ("u32", "<u4", DType::Ui32),
    ("i64", "<i8", DType::Si64),
    ("u64", "<u8", DType::Ui64),
    ("f16", "<f2", DType::F16),
    ("bf16", "", DType::BF16),
    ("f32", "<f4", DType::F32),
    ("f64", "<f8", DType::F64),
    ("bool", "|b1", DType::Ui8),
    ("f8E4M3FN", "", DType::F8E4M3FN),
    ("f8E5M2", "", DType::F8E5M2),
    ("f8E4M3", "", DType::F8E4M3),
    ("f8E4M3FNUZ", "", DType::F8E4M3FNUZ),
    ("f8E4M3B11FNUZ", "", DType::F8E4M3B11FNUZ),
    ("f8E5M2FNUZ", "", DType::F8E5M2FNUZ),
    ("f8E8M0", "", DType::F8E8M0),
    ("hif8", "", DType::Hif8),
    ("hif8x2", "", DType::Hif8x2),
    ("f4E1M2x2", "", DType::F4E1M2x2),
    ("f4E2M1x2", "", DType::F4E2M1x2),
    ("bf16x2", "", DType::BF16x2),
    ("index", "", DType::Index),
];

/// A file that cannot be read, or has wrong contents.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cannot read '{name}': {reason}")]
pub struct Unreadable {
    /// Name of the file.
    pub name: String,
    /// The reason.
    pub reason: String,
}

/// Returns the element type for a name on a command line.
///
/// # Errors
/// Returns a list of the known names.
pub fn dtype(name: &str) -> Result<DType, String> {
    let known = || format!("known types are {}", TYPES.map(|(name, ..)| name).join(", "));
    TYPES.iter().find(|(known, ..)| *known == name).map(|(.., dtype)| *dtype).ok_or_else(known)
}

/// Reads the bytes of a file, or of standard input for `-`.
fn read(path: &std::path::Path) -> Result<Vec<u8>, Unreadable> {
    let mut bytes = Vec::new();
    let read = match path.as_os_str() == "-" {
        true => std::io::stdin().lock().read_to_end(&mut bytes),
        false => std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes)),
    };
    let unreadable = |error: std::io::Error| Unreadable { name: path.display().to_string(), reason: error.to_string() };
    read.map(|_| bytes).map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pto_isa::types::Class;

    #[test]
    fn each_type_has_a_name() {
        for dtype in DType::ALL {
            // Names of integers state the signedness.
            let is_named = match dtype.class() {
                Class::Truth | Class::Signless => true,
                Class::Signed | Class::Unsigned | Class::Index | Class::Float(_) | Class::LowPrecision => {
                    TYPES.iter().any(|(.., named)| named == dtype)
                }
            };
            assert!(is_named, "{dtype} has no name on a command line");
        }
    }
}
