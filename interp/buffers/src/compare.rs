//! Prints and compares buffers.

use crate::{Unreadable, npy, read};
use pto_isa::DType;
use pto_numerics::Element;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// The expected content of a buffer: `N=FILE,ATOL,RTOL`, or `N:TYPE=FILE,ATOL,RTOL` to compare elements of a type.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// Number of the argument.
    pub argument: usize,
    /// Type of the elements, if it is stated.
    pub dtype: Option<DType>,
    /// File of bytes, or `.npy`.
    pub file: PathBuf,
    /// Absolute tolerance.
    pub absolute: f64,
    /// Tolerance relative to the expected value.
    pub relative: f64,
}

impl FromStr for Expected {
    type Err = String;

    fn from_str(text: &str) -> Result<Expected, String> {
        let wrong = || "expected N=FILE,ATOL,RTOL, finite tolerances of at least 0".to_owned();
        let (argument, rest) = text.split_once('=').ok_or_else(wrong)?;
        let mut parts = rest.split(',');
        let file = parts.next().filter(|file| !file.is_empty()).ok_or_else(wrong)?.into();
        let mut tolerance = || match parts.next().map(str::parse::<f64>) {
            None => Ok(0.0),
            Some(Ok(value)) if value >= 0.0 && value.is_finite() => Ok(value),
            Some(Ok(_) | Err(_)) => Err(wrong()),
        };
        let (absolute, relative) = (tolerance()?, tolerance()?);
        if parts.next().is_some() {
            return Err(wrong());
        }
        let (argument, dtype) = match argument.split_once(':') {
            Some((argument, name)) => (argument, Some(crate::dtype(name)?)),
            None => (argument, None),
        };
        Ok(Expected { argument: argument.parse().map_err(|_| wrong())?, dtype, file, absolute, relative })
    }
}

/// The content of a buffer after a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bytes {
    /// All bytes.
    pub bytes: Vec<u8>,
    /// Whether each byte has a value; as long as `bytes`.
    pub defined: Vec<bool>,
}

/// Difference between a buffer and its expected content.
#[derive(Clone, Debug, PartialEq)]
pub enum Difference {
    /// The sizes differ.
    Size {
        /// Bytes of the buffer.
        found: usize,
        /// Bytes of the file.
        expected: usize,
    },
    /// Elements differ.
    Elements {
        /// Index of the first element that differs.
        index: usize,
        /// Its coordinates, if the shape is known.
        place: Option<Vec<usize>>,
        /// Its value.
        found: String,
        /// The expected value.
        expected: String,
        /// Number of elements that differ.
        differing: usize,
        /// Number of elements.
        of: usize,
    },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Size { found, expected } => write!(f, "expected {expected} bytes, found {found}"),
            Difference::Elements { index, place, found, expected, differing, of } => {
                let place = place.as_ref().map_or_else(|| index.to_string(), |place| format!("{place:?}"));
                write!(f, "expected {expected} as element {place}, found {found}; {differing} of {of} differ")
            }
        }
    }
}

/// Result of a comparison without differences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Agreement {
    /// Number of compared elements.
    pub elements: usize,
    /// Largest absolute difference of two finite elements.
    pub largest_error: f64,
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} elements, largest error {:e}", self.elements, self.largest_error)
    }
}

impl Expected {
    /// Compares a buffer with the file; an element without a value differs from every other. `dtype` is the type of its
    /// elements if the file does not state it.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    pub fn compare(&self, found: &Bytes, dtype: Option<DType>) -> Result<Result<Agreement, Difference>, Unreadable> {
        let is_npy = self.file.extension().is_some_and(|extension| extension == "npy");
        let (array, wanted) = if is_npy {
            npy::read(&self.file).map(|(array, bytes)| (Some(array), bytes))?
        } else {
            (None, read(&self.file)?)
        };
        let dtype = self.dtype.or(array.as_ref().map(|array| array.dtype)).or(dtype);
        Ok(match difference(found, &wanted, dtype, self.absolute, self.relative) {
            Some(Difference::Elements { index, found, expected, differing, of, .. }) => {
                // If the elements are compared as another type, the shape does not apply.
                let same = array.filter(|array| Some(array.dtype) == dtype);
                let place = same.map(|array| coordinates(index, &array.shape));
                Err(Difference::Elements { index, place, found, expected, differing, of })
            }
            Some(size) => Err(size),
            None => Ok(agreement(found, &wanted, dtype)),
        })
    }
}

/// Returns the coordinates of an element in row-major order.
fn coordinates(mut index: usize, shape: &[usize]) -> Vec<usize> {
    let mut place: Vec<usize> = shape
        .iter()
        .rev()
        .map(|extent| {
            let at = index % (*extent).max(1);
            index /= (*extent).max(1);
            at
        })
        .collect();
    place.reverse();
    place
}

/// Counts the elements and computes the largest error of a buffer without differences.
fn agreement(found: &Bytes, wanted: &[u8], dtype: Option<DType>) -> Agreement {
    let dtype = dtype.unwrap_or(DType::Ui8);
    let pairs = found.elements(dtype).flatten().zip(elements(wanted, dtype));
    let errors = pairs.map(|(found, wanted)| (found.to_f64() - wanted.to_f64()).abs());
    let largest_error = errors.filter(|error| error.is_finite()).fold(0.0, f64::max);
    Agreement { elements: found.bytes.len() / dtype.bytes() as usize, largest_error }
}

/// Compares elements with tolerances; an element without a value differs from every other. `dtype` is the type of the
/// elements, bytes if it is `None`.
pub fn difference(
    found: &Bytes,
    wanted: &[u8],
    dtype: Option<DType>,
    absolute: f64,
    relative: f64,
) -> Option<Difference> {
    let bytes = found.bytes.len();
    if wanted.len() != bytes {
        return Some(Difference::Size { found: bytes, expected: wanted.len() });
    }
    let dtype = dtype.unwrap_or(DType::Ui8);
    let pairs = found.elements(dtype).zip(elements(wanted, dtype)).enumerate();
    let differs = |found: Option<Element>, wanted| found.is_none_or(|found| differs(found, wanted, absolute, relative));
    let wrong: Vec<_> = pairs.filter(|(_, (found, wanted))| differs(*found, *wanted)).collect();
    wrong.first().map(|(index, (first, expected))| Difference::Elements {
        index: *index,
        place: None,
        found: first.map_or("one without a value".to_owned(), shown),
        expected: shown(*expected),
        differing: wrong.len(),
        of: bytes / dtype.bytes() as usize,
    })
}

fn differs(found: Element, wanted: Element, absolute: f64, relative: f64) -> bool {
    if found.to_int().is_some() && found.to_int() == wanted.to_int() {
        return false;
    }
    let (a, b) = (found.to_f64(), wanted.to_f64());
    // A tolerance does not make an infinity equal to a number or to the other infinity.
    let near = a.is_finite() && b.is_finite() && (a - b).abs() <= absolute + relative * b.abs();
    !(near || a == b || (a.is_nan() && b.is_nan()))
}

fn elements(bytes: &[u8], dtype: DType) -> impl Iterator<Item = Element> {
    bytes
        .chunks_exact(dtype.bytes() as usize)
        .map(move |chunk| Element::new(dtype, chunk.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte))))
}

/// Magnitudes of floats that are printed without an exponent.
const PLAIN: std::ops::Range<f64> = 1e-5..1e17;

fn shown(element: Element) -> String {
    let value = element.to_f64();
    let plain = value == 0.0 || !value.is_finite() || PLAIN.contains(&value.abs());
    match element.to_int() {
        Some(value) => value.to_string(),
        None if plain => value.to_string(),
        None => format!("{value:e}"),
    }
}

impl Bytes {
    /// Creates a buffer whose bytes are all defined.
    pub fn known(bytes: &[u8]) -> Bytes {
        Bytes { bytes: bytes.to_vec(), defined: vec![true; bytes.len()] }
    }

    /// Returns the elements; `None` for those with an undefined byte.
    fn elements(&self, dtype: DType) -> impl Iterator<Item = Option<Element>> {
        let known = self.defined.chunks_exact(dtype.bytes() as usize).map(|bytes| bytes.iter().all(|byte| *byte));
        elements(&self.bytes, dtype).zip(known).map(|(element, known)| known.then_some(element))
    }
}

/// Prints elements, sixteen per line, with `?` for those without a value; as hexadecimal words of 32 bits if the type
/// is unknown.
pub fn print(argument: usize, buffer: &Bytes, dtype: Option<DType>) -> String {
    let shown = |element| match dtype {
        Some(_) => shown(element),
        None => format!("{:#010x}", element.bits()),
    };
    let items = buffer.elements(dtype.unwrap_or(DType::Ui32));
    let items: Vec<String> = items.map(|element| element.map_or("?".to_owned(), shown)).collect();
    let lines: String = items.chunks(16).map(|line| format!("  {}\n", line.join(" "))).collect();
    format!("argument {argument}: {} bytes\n{lines}", buffer.bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerance_is_relative_to_what_is_expected() {
        let expected: Result<Expected, String> = "2=x.bin,0.5,0.1".parse();
        let Ok(expected) = expected else { return assert!(expected.is_ok()) };
        let of = |value| Element::from_f64(DType::F32, value);
        let differs = |found, wanted| differs(found, wanted, expected.absolute, expected.relative);
        assert!(!differs(of(11.5), of(10.0)));
        assert!(differs(of(11.6), of(10.0)));
        assert!(!differs(of(f64::NAN), of(f64::NAN)));
        // Regression test of defect 16-expect-inf: a relative tolerance of an infinity is no tolerance.
        let (top, bottom) = (of(f64::INFINITY), of(f64::NEG_INFINITY));
        assert!(differs(of(0.0078), top) && differs(top, of(0.0078)) && differs(top, bottom));
        assert!(differs(of(f64::NAN), top) && differs(top, of(f64::NAN)) && differs(of(1.0), of(f64::NAN)));
        assert!(!differs(top, top) && !differs(bottom, bottom));
        assert_eq!(expected.argument, 2);
        for wrong in ["2", "2=x.bin,-1", "2=x.bin,nan", "2=x.bin,inf", "2=x.bin,1,2,3", "2=,1", "x=x.bin"] {
            assert!(wrong.parse::<Expected>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn places_are_coordinates() {
        assert_eq!(coordinates(0, &[2, 3]), [0, 0]);
        assert_eq!(coordinates(5, &[2, 3]), [1, 2]);
        assert_eq!(coordinates(7, &[2, 2, 2]), [1, 1, 1]);
        assert_eq!(coordinates(4, &[5]), [4]);
        let (found, wanted) = (Bytes::known(&[1, 2, 3]), [1, 4, 1]);
        assert_eq!(agreement(&found, &wanted, None), Agreement { elements: 3, largest_error: 2.0 });
    }

    #[test]
    fn printed() {
        let mut buffer = Bytes::known(&[1, 0, 2, 0]);
        assert_eq!(print(1, &buffer, Some(DType::Si16)), "argument 1: 4 bytes\n  1 2\n");
        assert_eq!(print(0, &buffer, None), "argument 0: 4 bytes\n  0x00020001\n");
        let tiny = Bytes::known(&[0, 0, 0x80, 0xff, 1, 0, 0, 0, 0, 0, 0x20, 0xc1]);
        assert_eq!(print(0, &tiny, Some(DType::F32)), "argument 0: 12 bytes\n  -inf 1.401298464324817e-45 -10\n");
        buffer.defined[3] = false;
        assert_eq!(print(0, &buffer, Some(DType::Si16)), "argument 0: 4 bytes\n  1 ?\n");
    }
}
