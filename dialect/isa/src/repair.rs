//! A repair of a violation, as data: what changes in the program, independent of its textual form.
//!
//! The check of a rule knows the repair, but not the text. It states the repair beside its message; the driver, which
//! has the text, converts it to edits. Messages of MLIR are only text, so a repair is transported as the text of a note
//! ([`Repair::note`], [`Repair::parse`]); the location of the note is the location of the repair.

use crate::types::{DType, Layout, SLayout};
use serde::{Deserialize, Serialize};

/// Prefix of notes that contain a repair.
pub const PREFIX: &str = "repair: ";

/// A change of the program at a location: that of the violation, unless another one is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repair {
    /// Replaces the word at the location.
    Word {
        /// The current word.
        from: String,
        /// The new word.
        to: String,
    },
    /// Gives the operand at the location another element type by a `pto.tcvt`: before the operation if it reads the
    /// operand, after it if it writes it.
    Cast {
        /// Element type of the operand.
        from: String,
        /// Element type that the operation takes.
        to: String,
        /// Whether the operation writes the operand.
        written: bool,
    },
    /// Changes the type of the tile at the location, and with it all uses of that type.
    Retype(Retype),
    /// Drops the attribute at the location.
    DropAttribute,
    /// Inserts these statements before that of the location.
    Before(Vec<String>),
    /// Inserts these statements after that of the location.
    After(Vec<String>),
}

/// Changes of the type of a tile; `None` leaves a part unchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retype {
    /// Rows and columns. If the tile has no explicit valid region, its current extents become the valid region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<[i64; 2]>,
    /// Words of the block layout and of the layout inside boxes, and the size of a box if there are boxes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<(String, String, Option<String>)>,
    /// Case of the padding.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pad: Option<i64>,
}

impl Repair {
    /// Creates a repair by a conversion of element types.
    #[must_use]
    pub fn cast(from: DType, to: DType, written: bool) -> Self {
        Self::Cast { from: from.to_string(), to: to.to_string(), written }
    }

    /// Creates a repair by another layout.
    #[must_use]
    pub fn layout(layout: Layout) -> Self {
        Self::Retype(Retype { layout: Some(words(layout)), ..Retype::default() })
    }

    /// Creates a repair by another shape.
    #[must_use]
    pub fn shape(rows: i64, cols: i64) -> Self {
        Self::Retype(Retype { shape: Some([rows, cols]), ..Retype::default() })
    }

    /// Creates a repair by another padding.
    #[must_use]
    pub fn pad(case: i64) -> Self {
        Self::Retype(Retype { pad: Some(case), ..Retype::default() })
    }

    /// Creates a repair by another word.
    #[must_use]
    pub fn word(from: &str, to: &str) -> Self {
        Self::Word { from: from.to_owned(), to: to.to_owned() }
    }

    /// Returns the text of a note that contains the repair.
    ///
    /// # Errors
    /// Never in practice: a repair consists of numbers and texts, which can always be serialized.
    pub fn note(&self) -> Result<String, serde_json::Error> {
        Ok(format!("{PREFIX}{}", serde_json::to_string(self)?))
    }

    /// Returns the repair in a note; `None` for other notes.
    #[must_use]
    pub fn parse(note: &str) -> Option<Self> {
        serde_json::from_str(note.strip_prefix(PREFIX)?).ok()
    }
}

/// Returns the words of a layout in a type: of the blocks, of the inside of boxes, and the size of a box if there are
/// boxes.
#[must_use]
pub fn words(layout: Layout) -> (String, String, Option<String>) {
    let fractal = (layout.slayout != SLayout::NoneBox).then(|| layout.fractal.to_string());
    (layout.blayout.to_string(), layout.slayout.to_string(), fractal)
}

/// Returns the parameters of a tile type for a layout: `blayout=col_major, slayout=row_major, fractal=512`.
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
