//! How a broken rule is repaired, as data: what changes in the program, whatever text it stands in.
//!
//! The rule that is broken knows the repair, but not the text. It states the repair beside its message; the driver, which
//! has the text, makes edits of it. Messages of MLIR are text alone, so a repair travels as the text of a note
//! ([`Repair::note`], [`Repair::parse`]); the place of the note is the place of the repair.

use crate::types::{DType, Layout, SLayout};
use serde::{Deserialize, Serialize};

/// Notes that hold a repair start with this.
pub const PREFIX: &str = "repair: ";

/// A change of the program at a place, which is that of the violation if no other one is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repair {
    /// The word at the place becomes another one.
    Word {
        /// The word that the text has.
        from: String,
        /// The word that was meant.
        to: String,
    },
    /// The operand at the place gets another element type by `pto.tcvt`: before the operation if it reads the operand, after
    /// it if it writes it.
    Cast {
        /// Element type of the operand.
        from: String,
        /// Element type that the operation takes.
        to: String,
        /// The operation writes the operand.
        written: bool,
    },
    /// The type of the tile at the place changes, and with it all uses of that type.
    Retype(Retype),
    /// The attribute at the place is left out.
    DropAttribute,
    /// These statements stand before that of the place.
    Before(Vec<String>),
    /// These statements stand after that of the place.
    After(Vec<String>),
}

/// Changes of the type of a tile; `None` stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retype {
    /// Rows and columns. A tile without a valid region gets its extents before the change as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<[i64; 2]>,
    /// Words of the block layout, the layout inside boxes, and the size of a box where there are boxes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<(String, String, Option<String>)>,
    /// Case of the padding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pad: Option<i64>,
}

impl Repair {
    /// A conversion between element types.
    #[must_use]
    pub fn cast(from: DType, to: DType, written: bool) -> Self {
        Self::Cast { from: from.to_string(), to: to.to_string(), written }
    }

    /// Another layout.
    #[must_use]
    pub fn layout(layout: Layout) -> Self {
        Self::Retype(Retype { layout: Some(words(layout)), ..Retype::default() })
    }

    /// Another shape.
    #[must_use]
    pub fn shape(rows: i64, cols: i64) -> Self {
        Self::Retype(Retype { shape: Some([rows, cols]), ..Retype::default() })
    }

    /// Another padding.
    #[must_use]
    pub fn pad(case: i64) -> Self {
        Self::Retype(Retype { pad: Some(case), ..Retype::default() })
    }

    /// Another word.
    #[must_use]
    pub fn word(from: &str, to: &str) -> Self {
        Self::Word { from: from.to_owned(), to: to.to_owned() }
    }

    /// The text of a note that holds the repair.
    ///
    /// # Errors
    /// None: a repair is numbers and texts, which are always written.
    pub fn note(&self) -> Result<String, serde_json::Error> {
        Ok(format!("{PREFIX}{}", serde_json::to_string(self)?))
    }

    /// The repair that a note holds; `None` of another note.
    #[must_use]
    pub fn parse(note: &str) -> Option<Self> {
        serde_json::from_str(note.strip_prefix(PREFIX)?).ok()
    }
}

/// The words of a layout in a type: of the blocks, inside of boxes, and the size of a box where there are boxes.
#[must_use]
pub fn words(layout: Layout) -> (String, String, Option<String>) {
    let fractal = (layout.slayout != SLayout::NoneBox).then(|| layout.fractal.to_string());
    (layout.blayout.to_string(), layout.slayout.to_string(), fractal)
}

/// What stands in the type of a tile for a layout: `blayout=col_major, slayout=row_major, fractal=512`.
#[must_use]
pub fn options(layout: Layout) -> String {
    let (block, inner, fractal) = words(layout);
    let fractal = fractal.map_or_else(String::new, |fractal| format!(", fractal={fractal}"));
    format!("blayout={block}, slayout={inner}{fractal}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_holds_a_repair() -> Result<(), serde_json::Error> {
        let repairs = [
            Repair::word("tdad", "tadd"),
            Repair::cast(DType::F16, DType::F32, true),
            Repair::layout(Layout::NZ_ACC),
            Repair::layout(Layout::ND),
            Repair::shape(16, 8),
            Repair::DropAttribute,
            Repair::Before(vec!["pto.barrier #pto.pipe<PIPE_V>".to_owned()]),
        ];
        for repair in repairs {
            let note = repair.note()?;
            assert_eq!(Repair::parse(&note), Some(repair), "{note}");
        }
        assert_eq!(Repair::parse("help: none"), None);
        assert_eq!(Repair::parse("repair: none"), None);
        assert_eq!(options(Layout::NZ_ACC), "blayout=col_major, slayout=row_major, fractal=1024");
        assert_eq!(options(Layout::DN), "blayout=col_major, slayout=none_box");
        Ok(())
    }
}
