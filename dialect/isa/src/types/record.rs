//! Fields of structs.

use super::dtype::DType;
use std::fmt;

/// A part of the description of a struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StructToken {
    /// A field of an element type.
    Field(DType),
    /// Start of a field that is a struct: its fields follow.
    Open,
    /// End of the fields of a nested struct.
    Close,
}

/// Maximal number of parts in a description. Rules do not look into longer structs.
pub const MAX_STRUCT: usize = 64;

/// The fields of a struct; nested structs are inlined, with start and end.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct StructDesc {
    len: u8,
    tokens: [StructToken; MAX_STRUCT],
}

impl StructDesc {
    /// Creates a struct of these parts; `None` above [`MAX_STRUCT`].
    pub fn new(parts: &[StructToken]) -> Option<StructDesc> {
        let mut desc = StructDesc { len: u8::try_from(parts.len()).ok()?, tokens: [StructToken::Close; MAX_STRUCT] };
        desc.tokens.get_mut(..parts.len())?.copy_from_slice(parts);
        Some(desc)
    }

    /// Returns the parts.
    pub fn tokens(&self) -> &[StructToken] {
        self.tokens.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// Returns the fields of the struct at a path; of the whole struct for the empty path. `None` if the path is
    /// invalid.
    pub fn at(&self, path: impl IntoIterator<Item = i64>) -> Option<&[StructToken]> {
        self.follow(path).map(|(list, ..)| list)
    }

    /// Returns the number of fields, those of nested structs included, before the field at a path; `None` if the path
    /// leads to no field.
    pub fn before(&self, path: impl IntoIterator<Item = i64>) -> Option<usize> {
        self.follow(path).and_then(|(_, before, is_field)| is_field.then_some(before))
    }

    /// Follows a path: returns the fields there, the number of fields before them, and whether it leads to one field.
    fn follow(&self, path: impl IntoIterator<Item = i64>) -> Option<(&[StructToken], usize, bool)> {
        let (mut list, mut before, mut is_field) = (self.tokens(), 0, false);
        for step in path {
            if is_field {
                return None;
            }
            let step = usize::try_from(step).ok()?;
            let skipped = fields(list).take(step).flatten();
            before += skipped.filter(|token| matches!(token, StructToken::Field(_))).count();
            list = fields(list).nth(step)?;
            is_field = matches!(list, [StructToken::Field(_)]);
            if !is_field {
                list = list.get(1..list.len().saturating_sub(1))?;
            }
        }
        Some((list, before, is_field))
    }
}

/// Splits a list of parts by fields.
fn fields(mut list: &[StructToken]) -> impl Iterator<Item = &[StructToken]> {
    std::iter::from_fn(move || {
        let mut depth = 0usize;
        let end = list.iter().position(|token| {
            match token {
                StructToken::Field(_) => {}
                StructToken::Open => depth += 1,
                StructToken::Close => depth = depth.saturating_sub(1),
            }
            depth == 0
        })?;
        let (field, rest) = list.split_at_checked(end + 1)?;
        list = rest;
        Some(field)
    })
}

impl fmt::Debug for StructDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `!pto.struct<i8, !pto.struct<f16>>`
impl fmt::Display for StructDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("!pto.struct<")?;
        let mut first = true;
        for token in self.tokens() {
            let comma = if first || *token == StructToken::Close { "" } else { ", " };
            first = *token == StructToken::Open;
            match token {
                StructToken::Field(dtype) => write!(f, "{comma}{dtype}")?,
                StructToken::Open => write!(f, "{comma}!pto.struct<")?,
                StructToken::Close => f.write_str(">")?,
            }
        }
        f.write_str(">")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_to_fields() {
        use StructToken::{Close, Field, Open};
        let parts =
            [Field(DType::I8), Open, Field(DType::BF16), Open, Field(DType::I16), Close, Close, Field(DType::F32)];
        let desc = StructDesc::new(&parts);
        let at = |path: &[i64]| desc.and_then(|desc| desc.at(path.iter().copied()).map(<[_]>::to_vec));
        assert_eq!(
            desc.map(|desc| desc.to_string()).as_deref(),
            Some("!pto.struct<i8, !pto.struct<bf16, !pto.struct<i16>>, f32>")
        );
        assert_eq!(at(&[0]), Some(vec![Field(DType::I8)]));
        assert_eq!(at(&[1, 1, 0]), Some(vec![Field(DType::I16)]));
        assert_eq!(at(&[1, 1]), Some(vec![Field(DType::I16)]));
        assert_eq!(at(&[2]), Some(vec![Field(DType::F32)]));
        assert_eq!((at(&[3]), at(&[0, 0]), at(&[-1])), (None, None, None));
        assert_eq!(at(&[]), Some(parts.to_vec()));
        let before = |path: &[i64]| desc.and_then(|desc| desc.before(path.iter().copied()));
        assert_eq!([&[0][..], &[1, 0], &[1, 1, 0], &[2]].map(before), [Some(0), Some(1), Some(2), Some(3)]);
        assert_eq!([&[][..], &[1], &[1, 1], &[0, 0], &[3], &[-1]].map(before), [None; 6]);
        assert!(StructDesc::new(&[Field(DType::I8); MAX_STRUCT + 1]).is_none());
    }
}
