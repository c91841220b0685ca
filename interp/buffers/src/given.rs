//! Parses arguments in the notation of the command line.

use crate::{Unreadable, dtype, npy, read};
use pto_isa::DType;
use pto_numerics::Element;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A number of an argument.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// An integer.
    Integer(i128),
    /// A float.
    Real(f64),
}

/// An argument in the notation of the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// `buf:FILE`: the bytes of a file
    File(PathBuf),
    /// `npy:FILE`: the array of a file
    Npy(PathBuf),
    /// `zero:BYTES`
    Zero(usize),
    /// `none:BYTES`: bytes without a value
    Undefined(usize),
    /// `data:TYPE:VALUE,VALUE*COUNT,..`
    Data(DType, Vec<Element>),
    /// `iota:TYPE:COUNT`: 0, 1, 2 ..
    Iota(DType, usize),
    /// `rand:SEED:TYPE:COUNT`: floats from -1 to 1, integers of any bits
    Random(u64, DType, usize),
    /// A number
    Number(Number),
}

/// Largest size of a buffer in bytes.
pub(crate) const MAX_BYTES: usize = 1 << 30;
/// Most elements of a list, over all its values: each takes several times its bytes in a buffer.
const MAX_LISTED: usize = 1 << 24;

const FORMS: &str = "expected buf:FILE, npy:FILE, zero:BYTES, none:BYTES, iota:TYPE:COUNT, rand:SEED:TYPE:COUNT, data:TYPE:VALUES or a number";

fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let value = match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { -i128::from(value) } else { value.into() })
}

fn count(text: &str, size: u32) -> Result<usize, String> {
    match text.parse::<usize>() {
        Ok(count) if count <= MAX_BYTES / size as usize => Ok(count),
        Ok(_) | Err(_) => {
            let most = MAX_BYTES / size as usize;
            Err(format!("`{text}` is no number of elements of {size} bytes, of which there are at most {most}"))
        }
    }
}

impl FromStr for Given {
    type Err = String;

    fn from_str(text: &str) -> Result<Given, String> {
        let parts: Vec<&str> = text.split(':').collect();
        match parts.as_slice() {
            ["buf", ..] => Ok(Given::File(text.strip_prefix("buf:").unwrap_or_default().into())),
            ["npy", ..] => Ok(Given::Npy(text.strip_prefix("npy:").unwrap_or_default().into())),
            ["zero", bytes] => Ok(Given::Zero(count(bytes, 1)?)),
            ["none", bytes] => Ok(Given::Undefined(count(bytes, 1)?)),
            ["data", name, values] => dtype(name).and_then(|ty| Ok(Given::Data(ty, list(ty, values.split(','))?))),
            ["iota", name, number] => dtype(name).and_then(|ty| Ok(Given::Iota(ty, count(number, ty.bytes())?))),
            ["rand", seed, name, number] => {
                let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
                dtype(name).and_then(|ty| Ok(Given::Random(seed, ty, count(number, ty.bytes())?)))
            }
            ["true"] => Ok(Given::Number(Number::Integer(1))),
            ["false"] => Ok(Given::Number(Number::Integer(0))),
            [number] => {
                let value = integer(number).map(Number::Integer);
                let value = value.or_else(|| number.parse().ok().map(Number::Real));
                value.map(Given::Number).ok_or_else(|| format!("`{number}` is no number"))
            }
            [..] => Err(FORMS.to_owned()),
        }
    }
}

/// The content of an argument.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// The bytes of a buffer, and the type of its elements if it is known.
    Buffer(Vec<u8>, Option<DType>),
    /// A number.
    Number(Number),
}

impl Given {
    /// Reads or creates the bytes of a buffer; returns a number as it is.
    ///
    /// # Errors
    /// Fails if a file cannot be read, or an array of numpy is given as bytes.
    pub fn content(&self) -> Result<Content, Unreadable> {
        Ok(match self {
            Given::Number(number) => Content::Number(*number),
            Given::File(path) => Content::Buffer(raw(path)?, None),
            Given::Npy(path) => npy::read(path).map(|(array, bytes)| Content::Buffer(bytes, Some(array.dtype)))?,
            Given::Zero(bytes) | Given::Undefined(bytes) => Content::Buffer(vec![0; *bytes], None),
            Given::Data(dtype, elements) => Content::Buffer(bytes_of(elements), Some(*dtype)),
            Given::Iota(dtype, count) => {
                Content::Buffer(filled(*count, |index| Element::from_int(*dtype, index as i128)), Some(*dtype))
            }
            Given::Random(seed, dtype, count) => {
                let mut random = fastrand::Rng::with_seed(*seed);
                let element = |_| match dtype.is_integer() || *dtype == DType::Index {
                    true => Element::new(*dtype, random.u64(..)),
                    false => Element::from_f64(*dtype, random.f64() * 2.0 - 1.0),
                };
                Content::Buffer(filled(*count, element), Some(*dtype))
            }
        })
    }

    /// Returns the file of the argument and its new content for these bytes of the buffer; `None` if the argument has
    /// no file.
    ///
    /// # Errors
    /// Fails if the file cannot be read again.
    pub fn written_back(&self, bytes: &[u8]) -> Result<Option<(&PathBuf, Vec<u8>)>, Unreadable> {
        match self {
            Given::File(path) => Ok(Some((path, bytes.to_vec()))),
            Given::Npy(path) => {
                let (mut whole, ..) = npy::parts(path)?;
                whole.extend_from_slice(bytes);
                Ok(Some((path, whole)))
            }
            Given::Zero(_)
            | Given::Undefined(_)
            | Given::Data(..)
            | Given::Iota(..)
            | Given::Random(..)
            | Given::Number(_) => Ok(None),
        }
    }
}

/// Reads the bytes of a file, and rejects an array of numpy, because the kernel would read its header as elements.
fn raw(path: &Path) -> Result<Vec<u8>, Unreadable> {
    let bytes = read(path)?;
    let name = path.display().to_string();
    match npy::is_array(&bytes) {
        true => Err(Unreadable { reason: format!("it is an array of numpy, with a header: use npy:{name}"), name }),
        false => Ok(bytes),
    }
}

fn filled(count: usize, element: impl FnMut(usize) -> Element) -> Vec<u8> {
    joined((0..count).map(element))
}

/// Concatenates the bytes of elements, little endian.
pub fn bytes_of(elements: &[Element]) -> Vec<u8> {
    joined(elements.iter().copied())
}

fn joined(elements: impl Iterator<Item = Element>) -> Vec<u8> {
    let bytes = |element: Element| element.bits().to_le_bytes().into_iter().take(element.dtype().bytes() as usize);
    elements.flat_map(bytes).collect()
}

/// Parses elements: numbers of the type, `VALUE*COUNT` for several, `0x..` for bits.
///
/// # Errors
/// Fails if a text is not a number, or the list has too many elements.
pub fn list<'t>(dtype: DType, texts: impl Iterator<Item = &'t str>) -> Result<Vec<Element>, String> {
    let mut all = Vec::new();
    for text in texts {
        let (value, times) = text.split_once('*').unwrap_or((text, "1"));
        let times = count(times, dtype.bytes())?;
        if times > MAX_LISTED - all.len() {
            return Err(format!(
                "expected at most {MAX_LISTED} elements in a list, found more at `{text}`; use zero:, iota: or a file"
            ));
        }
        let bits = value.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
        let element = match (bits, integer(value), value.parse::<f64>()) {
            (Some(bits), ..) => Element::new(dtype, bits),
            (None, Some(value), _) if holds(dtype, value) => Element::from_int(dtype, value),
            (None, _, Ok(value)) if !dtype.is_integer() => Element::from_f64(dtype, value),
            (None, _, _) => return Err(format!("`{value}` is no {dtype}")),
        };
        all.extend(std::iter::repeat_n(element, times));
    }
    Ok(all)
}

/// Checks whether an integer is a value of a type, or its bits. Floats accept all bits but zero, which may have a sign.
fn holds(dtype: DType, value: i128) -> bool {
    let bits = 8 * dtype.bytes();
    match dtype.is_integer() || dtype == DType::Index {
        true => (-(1 << (bits - 1))..1 << bits).contains(&value),
        false => value != 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        assert_eq!("zero:12".parse(), Ok(Given::Zero(12)));
        assert_eq!("buf:a:b.bin".parse(), Ok(Given::File("a:b.bin".into())));
        assert_eq!("-3".parse(), Ok(Given::Number(Number::Integer(-3))));
        assert_eq!("0x10".parse(), Ok(Given::Number(Number::Integer(16))));
        assert_eq!("1.5".parse(), Ok(Given::Number(Number::Real(1.5))));
        assert_eq!("rand:1:f24:2".parse::<Given>().err(), dtype("f24").err());
        for wrong in ["iota:f32", "zero:-1", "zero:99999999999", "data:i8:256", "data:i8:-129", "data:i16:1.5", ""] {
            assert!(wrong.parse::<Given>().is_err(), "{wrong}");
        }
        assert_eq!("data:u8:-1,255".parse(), "data:u8:0xff*2".parse::<Given>());
    }

    /// Regression test: a short text requested gigabytes of elements.
    #[test]
    fn lists_are_bounded() {
        for long in ["data:i8:0*1073741824", "data:i8:1*9000000,2*9000000", "data:f32:0*268435456"] {
            let refused = long.parse::<Given>().err().unwrap_or_default();
            assert!(refused.contains("at most 16777216 elements"), "{long}: {refused}");
        }
        assert!(matches!("data:i8:7*65536".parse(), Ok(Given::Data(_, elements)) if elements.len() == 65536));
    }

    #[test]
    fn elements() {
        let bytes = |text: &str| text.parse::<Given>().map(|given| given.content());
        let iota = Content::Buffer(vec![0, 0, 1, 0, 2, 0], Some(DType::Si16));
        assert_eq!(bytes("iota:i16:3"), Ok(Ok(iota)));
        assert_eq!(bytes("iota:f16:2"), Ok(Ok(Content::Buffer(vec![0, 0, 0, 0x3c], Some(DType::F16)))));
        assert_eq!(bytes("rand:7:f32:4"), bytes("rand:7:f32:4"));
        assert_ne!(bytes("rand:7:f32:4"), bytes("rand:8:f32:4"));
    }
}
