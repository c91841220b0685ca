//! Words inside types and on pipes: locations, layouts, address spaces, pipes, events.

use super::dtype::DType;
use super::tile::Fractal;
use crate::pto_enum;

pto_enum! {
    /// On-chip memory that contains a tile.
    pub enum Loc: "loc", Keyword, 101, "Operands And Attributes, Tile Types" {
        Vec = 0 => "vec",
        Mat = 1 => "mat",
        Left = 2 => "left",
        Right = 3 => "right",
        Acc = 4 => "acc",
        Bias = 5 => "bias",
        Scaling = 6 => "scaling",
    }
}

/// The meaning of a word in the position of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocWord {
    /// A location.
    Loc(Loc),
    /// `ScaleLeft`, `ScaleRight`: scaling, which implies both layouts and fractal 32.
    Scale(BLayout, SLayout, Fractal),
    /// `scalar`: the manual names it, but no such tile exists (code 115).
    Scalar,
}

impl Loc {
    /// Parses a word in the position of a location; ASCII case is ignored.
    pub fn parse_word(text: &str) -> Option<LocWord> {
        if text.eq_ignore_ascii_case("scalar") {
            return Some(LocWord::Scalar);
        }
        if text.eq_ignore_ascii_case("ScaleLeft") {
            return Some(LocWord::Scale(BLayout::RowMajor, SLayout::RowMajor, Fractal::F32));
        }
        if text.eq_ignore_ascii_case("ScaleRight") {
            return Some(LocWord::Scale(BLayout::ColMajor, SLayout::ColMajor, Fractal::F32));
        }
        Self::DEF.lookup(text).and_then(|c| Self::from_value(c.value)).map(LocWord::Loc)
    }
}

pto_enum! {
    /// Order of rows and columns; of boxes, if the tile is boxed.
    pub enum BLayout: "blayout", Keyword, 102, "Operands And Attributes, Tile Types" {
        RowMajor = 0 => "row_major" | "RowMajor",
        ColMajor = 1 => "col_major" | "ColMajor",
    }
}

pto_enum! {
    /// Order inside a box, or no boxes.
    pub enum SLayout: "slayout", Keyword, 103, "Operands And Attributes, Tile Types" {
        NoneBox = 0 => "none_box" | "NoneBox",
        RowMajor = 1 => "row_major" | "RowMajor",
        ColMajor = 2 => "col_major" | "ColMajor",
    }
}

pto_enum! {
    /// Value that a load writes outside of the valid region. `Invalid` is parsed as `null` with a warning (code 125).
    pub enum Pad: "pad", Keyword, 105, "Operands And Attributes, Tile Types" {
        Null = 0 => "null" | "Invalid",
        Zero = 1 => "zero",
        Max = 2 => "max",
        Min = 3 => "min",
    }
}

pto_enum! {
    /// How rows of a boxed tile are stored if fewer than a box are valid.
    pub enum Compact: "compact", Keyword, 106, "ptoas, type parser" {
        Null = 0 => "null",
        Normal = 1 => "normal",
        RowPlusOne = 2 => "row_plus_one" | "RowPlusOne",
    }
}

pto_enum! {
    /// Memory of a pointer.
    pub enum AddressSpace: "address_space", Keyword, 108, "ptoas, type parser" {
        Gm = 0 => "gm",
        Ub = 1 => "ub" | "vec",
        L1 = 2 => "l1" | "mat",
        L0a = 3 => "l0a" | "left",
        L0b = 4 => "l0b" | "right",
        L0c = 5 => "l0c" | "acc",
        Bt = 6 => "bt" | "bias",
        Fb = 7 => "fb" | "scaling",
    }
}

impl AddressSpace {
    /// Returns the memory that contains the tiles of a location.
    pub const fn of(loc: Loc) -> AddressSpace {
        match loc {
            Loc::Vec => AddressSpace::Ub,
            Loc::Mat => AddressSpace::L1,
            Loc::Left => AddressSpace::L0a,
            Loc::Right => AddressSpace::L0b,
            Loc::Acc => AddressSpace::L0c,
            Loc::Bias => AddressSpace::Bt,
            Loc::Scaling => AddressSpace::Fb,
        }
    }
}

pto_enum! {
    /// An instruction pipeline of a core.
    pub enum Pipe: "pipe", Attr, 601, "PTO ISA manual, scalar/ops/pipeline-sync" {
        S = 0 => "PIPE_S",
        V = 1 => "PIPE_V",
        M = 2 => "PIPE_M",
        Mte1 = 3 => "PIPE_MTE1",
        Mte2 = 4 => "PIPE_MTE2",
        Mte3 = 5 => "PIPE_MTE3",
        All = 6 => "PIPE_ALL",
        Mte4 = 7 => "PIPE_MTE4",
        Mte5 = 8 => "PIPE_MTE5",
        V2 = 9 => "PIPE_V2",
        Fix = 10 => "PIPE_FIX",
    }
}

pto_enum! {
    /// Identifier of a flag between an ordered pair of pipes.
    pub enum EventId: "event", Attr, 602, "PTO ISA manual, scalar/ops/pipeline-sync" {
        E0 = 0 => "EVENT_ID0",
        E1 = 1 => "EVENT_ID1",
        E2 = 2 => "EVENT_ID2",
        E3 = 3 => "EVENT_ID3",
        E4 = 4 => "EVENT_ID4",
        E5 = 5 => "EVENT_ID5",
        E6 = 6 => "EVENT_ID6",
        E7 = 7 => "EVENT_ID7",
    }
}

pto_enum! {
    /// Element width to which the layout of a vector predicate corresponds.
    pub enum MaskGranularity: "mask", Keyword, 118, "PTO ISA manual, vector predicates" {
        B8 = 8 => "b8",
        B16 = 16 => "b16",
        B32 = 32 => "b32",
    }
}

pto_enum! {
    /// Element width to which the layout of a mask of a virtual vector corresponds.
    pub enum VmiGranularity: "vmi mask", Keyword, 118, "ptoas, type parser" {
        Pred = 0 => "pred",
        B8 = 8 => "b8",
        B16 = 16 => "b16",
        B32 = 32 => "b32",
    }
}

impl MaskGranularity {
    /// Returns the granularity of predicates for an element type: its width, at most 32.
    pub const fn of_element(dtype: DType) -> MaskGranularity {
        match dtype.bits() {
            0..=8 => MaskGranularity::B8,
            9..=16 => MaskGranularity::B16,
            _ => MaskGranularity::B32,
        }
    }
}

impl VmiGranularity {
    /// Returns the granularity, unless no pass has chosen it yet.
    pub const fn fixed(self) -> Option<MaskGranularity> {
        match self {
            VmiGranularity::Pred => None,
            VmiGranularity::B8 => Some(MaskGranularity::B8),
            VmiGranularity::B16 => Some(MaskGranularity::B16),
            VmiGranularity::B32 => Some(MaskGranularity::B32),
        }
    }
}

pto_enum! {
    /// Layout of a view of global memory.
    pub enum ViewLayout: "layout", Attr, 122, "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md" {
        Nd = 0 => "nd",
        Dn = 1 => "dn",
        Nz = 2 => "nz",
        MxAZz = 3 => "mx_a_zz",
        MxBNn = 4 => "mx_b_nn",
    }
}
