//! Parses types from their text alone, for the facts.

use super::operation::list;

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Tile,
    MultiTile,
    View,
    Tensor,
    Memref,
    Ptr,
    Vreg,
    Mask,
    VmiVreg,
    VmiMask,
    Align,
    Index,
    Int,
    Float,
    /// Two values in one.
    Pair,
    /// Any other type, of which only the name is known.
    Named,
}

/// A parsed type; properties that it does not have are empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Type {
    pub(super) class: Class,
    pub(super) text: String,
    /// The element type, or the type itself if it has no elements; the granularity of a mask.
    pub(super) dtype: String,
    /// Extents in elements; `None` if dynamic.
    pub(super) shape: Vec<Option<u64>>,
    /// Extents of the valid region of a tile.
    pub(super) valid: Vec<Option<u64>>,
    /// Memory of a tile, address space of a pointer.
    pub(super) place: String,
    /// The order of the boxes, and the order within a box, as the keywords of the type.
    layout: (String, String),
}

const NAMES: &[(&str, Class)] = &[
    ("!pto.tile_buf", Class::Tile),
    ("!pto.multi_tile_buf", Class::MultiTile),
    ("!pto.tensor_view", Class::View),
    ("!pto.partition_tensor_view", Class::View),
    ("tensor", Class::Tensor),
    ("memref", Class::Memref),
    ("!pto.ptr", Class::Ptr),
    ("!pto.vreg", Class::Vreg),
    ("!pto.mask", Class::Mask),
    ("!pto.vmi.vreg", Class::VmiVreg),
    ("!pto.vmi.mask", Class::VmiMask),
];

impl Type {
    /// Takes a type apart.
    pub(super) fn parse(text: &str) -> Type {
        let (name, inside) = text.strip_suffix('>').and_then(|text| text.split_once('<')).unwrap_or((text, ""));
        let class = NAMES.iter().find(|(known, _)| *known == name).map_or(scalar(text), |(_, class)| *class);
        let mut parts = list(inside);
        let mut parsed = Type {
            class,
            text: text.to_owned(),
            dtype: text.to_owned(),
            shape: Vec::new(),
            valid: Vec::new(),
            place: String::new(),
            layout: ("row_major".to_owned(), "none_box".to_owned()),
        };
        if inside.is_empty() || class == Class::Named {
            return parsed;
        }
        if matches!(class, Class::Tile | Class::MultiTile) {
            parsed.place = parts.remove(0);
        }
        if let Some(first) = parts.first() {
            (parsed.shape, parsed.dtype) = extents(first);
        }
        if class == Class::Ptr {
            parsed.place = parts.get(1).cloned().unwrap_or_else(|| "gm".to_owned());
        }
        if class == Class::Memref {
            parsed.place = space(text).to_owned();
        }
        parsed.valid = parsed.shape.clone();
        for part in &parts {
            match part.split_once('=') {
                Some(("valid", valid)) => parsed.valid = extents(&format!("{valid}x")).0,
                Some(("blayout", order)) => parsed.layout.0 = order.to_owned(),
                Some(("slayout", order)) => parsed.layout.1 = order.to_owned(),
                Some(_) | None => {}
            }
        }
        parsed
    }

    /// Name of the layout of a tile.
    pub(super) fn layout(&self) -> &'static str {
        match (self.layout.0.as_str(), self.layout.1.as_str()) {
            ("row_major", "none_box") => "nd",
            ("col_major", "none_box") => "dn",
            ("col_major", "row_major") => "nz",
            ("row_major", "col_major") => "zn",
            ("row_major", "row_major") => "zz",
            ("col_major", "col_major") => "nn",
            _ => "?",
        }
    }

    /// Returns the bits of an element, or of a scalar; `None` if they are unknown.
    pub(super) fn bits(&self) -> Option<u64> {
        let named: &[(&str, u64)] = &[
            ("!pto.hif8", 8),
            ("!pto.hif8x2", 16),
            ("!pto.f8E8M0", 8),
            ("!pto.f4E1M2x2", 8),
            ("!pto.f4E2M1x2", 8),
            ("!pto.bf16x2", 32),
            ("pred", 0),
        ];
        if let Some((_, bits)) = named.iter().find(|(name, _)| *name == self.dtype) {
            return (*bits > 0).then_some(*bits);
        }
        let digits: String =
            self.dtype.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    }

    /// Extents of a tile in single elements, where an element of the type is a pair.
    pub(super) fn unpacked(&self, extents: &[Option<u64>]) -> Vec<Option<u64>> {
        let mut extents = extents.to_vec();
        if self.class == Class::Tile
            && self.dtype.starts_with("!pto.")
            && self.dtype.ends_with("x2")
            && let Some(Some(last)) = extents.last_mut()
        {
            *last *= 2;
        }
        extents
    }

    /// Returns the element type without its signedness: `i16` for `ui16`.
    pub(super) fn unsigned(&self) -> &str {
        self.dtype.strip_prefix(['u', 's']).filter(|rest| rest.starts_with('i')).unwrap_or(&self.dtype)
    }

    /// Whether elements are floats narrower than 16 bits.
    pub(super) fn low_precision(&self) -> bool {
        self.dtype.starts_with("f8") || matches!(self.bits(), Some(8 | 16)) && self.dtype.starts_with("!pto.")
    }
}

fn scalar(text: &str) -> Class {
    let digits = |prefix: &str| {
        text.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    match text {
        "index" => Class::Index,
        "!pto.align" => Class::Align,
        "!pto.bf16x2" | "vector<2xf16>" | "vector<2xbf16>" => Class::Pair,
        _ if digits("i") || digits("ui") || digits("si") => Class::Int,
        _ if digits("f") || text == "bf16" || text.starts_with("f8") => Class::Float,
        "!pto.hif8" | "!pto.hif8x2" | "!pto.f4E1M2x2" | "!pto.f4E2M1x2" | "!pto.f8E8M0" => Class::Float,
        _ => Class::Named,
    }
}

/// Extents and element type of `16x?xf32`.
fn extents(text: &str) -> (Vec<Option<u64>>, String) {
    let mut shape = Vec::new();
    let mut rest = text;
    while let Some((extent, after)) = rest.split_once('x') {
        match extent.parse() {
            Ok(extent) => shape.push(Some(extent)),
            Err(_) if extent == "?" => shape.push(None),
            Err(_) => break,
        }
        rest = after;
    }
    (shape, rest.to_owned())
}

/// Returns the address space of a memref under the name that pointers have for it; empty if the type states none.
fn space(text: &str) -> &'static str {
    const SPACES: [(&str, &str); 8] = [
        ("<gm>", "gm"),
        ("<vec>", "ub"),
        ("<mat>", "l1"),
        ("<left>", "l0a"),
        ("<right>", "l0b"),
        ("<acc>", "l0c"),
        ("<bias>", "bt"),
        ("<scaling>", "fb"),
    ];
    let (_, after) = text.split_once("#pto.address_space").unwrap_or_default();
    SPACES.iter().find(|(name, _)| after.starts_with(name)).map_or("", |(_, space)| space)
}
