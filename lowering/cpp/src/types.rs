//! C++ text of types.

use pto_isa::{
    TileDesc, TypeDesc,
    types::{
        AddressSpace, BLayout, Class, Compact, DType, Dim, Handle, Loc, Pad, PtrElem, SLayout, ViewDesc, ViewLayout,
    },
};

/// Number of dimensions of a `GlobalTensor`.
pub(crate) const RANK: usize = 5;

/// Returns the C++ of an element or scalar type.
pub(crate) const fn scalar(dtype: DType) -> &'static str {
    match dtype {
        DType::I1 => "bool",
        DType::I8 | DType::Si8 => "int8_t",
        DType::I16 | DType::Si16 => "int16_t",
        DType::I32 | DType::Si32 => "int32_t",
        DType::I64 | DType::Si64 | DType::Index => "int64_t",
        DType::Ui8 => "uint8_t",
        DType::Ui16 => "uint16_t",
        DType::Ui32 => "uint32_t",
        DType::Ui64 => "uint64_t",
        DType::F16 => "half",
        DType::BF16 => "bfloat16_t",
        DType::F32 => "float",
        DType::F64 => "double",
        DType::F8E4M3FN | DType::F8E4M3 | DType::F8E4M3FNUZ | DType::F8E4M3B11FNUZ => "float8_e4m3_t",
        DType::F8E5M2 | DType::F8E5M2FNUZ => "float8_e5m2_t",
        DType::Hif8 => "hifloat8_t",
        DType::Hif8x2 => "hifloat8x2_t",
        DType::F8E8M0 => "float8_e8m0_t",
        DType::F4E1M2x2 => "float4_e1m2x2_t",
        DType::F4E2M1x2 => "float4_e2m1x2_t",
        DType::BF16x2 => "bfloat16x2_t",
    }
}

/// Returns the unsigned integer of the same width; `None` for other types.
pub(crate) const fn unsigned(dtype: DType) -> Option<&'static str> {
    match dtype.class() {
        Class::Truth => Some("bool"),
        Class::Signless | Class::Signed | Class::Unsigned | Class::Index => match dtype.bits() {
            8 => Some("uint8_t"),
            16 => Some("uint16_t"),
            32 => Some("uint32_t"),
            64 => Some("uint64_t"),
            _ => None,
        },
        Class::Float(_) | Class::LowPrecision => None,
    }
}

/// Returns the qualifier of a memory in pointer types.
pub(crate) const fn space(space: AddressSpace) -> &'static str {
    match space {
        AddressSpace::Gm | AddressSpace::Bt => "__gm__",
        AddressSpace::Ub => "__ubuf__",
        AddressSpace::L1 => "__cbuf__",
        AddressSpace::L0a => "__ca__",
        AddressSpace::L0b => "__cb__",
        AddressSpace::L0c => "__cc__",
        AddressSpace::Fb => "__fbuf__",
    }
}

/// Returns the C++ of a pointer type.
pub(crate) fn pointer(dtype: DType, memory: AddressSpace) -> String {
    format!("{} {}*", space(memory), scalar(dtype))
}

/// Returns the template argument for the memory of a tile.
fn kind(tile: &TileDesc) -> &'static str {
    match (tile.loc, tile.dtype, tile.blayout, tile.slayout) {
        (Loc::Scaling, DType::F8E8M0, BLayout::RowMajor, SLayout::RowMajor) => "ScaleLeft",
        (Loc::Scaling, DType::F8E8M0, BLayout::ColMajor, SLayout::ColMajor) => "ScaleRight",
        (Loc::Vec, ..) => "Vec",
        (Loc::Mat, ..) => "Mat",
        (Loc::Left, ..) => "Left",
        (Loc::Right, ..) => "Right",
        (Loc::Acc, ..) => "Acc",
        (Loc::Bias, ..) => "Bias",
        (Loc::Scaling, ..) => "Scaling",
    }
}

/// Returns the number of values in one printed element along rows and columns: two values of 4 bits are adjacent in
/// memory.
pub(crate) const fn packed(tile: &TileDesc) -> [i64; 2] {
    let along_rows = match (tile.slayout, tile.blayout) {
        (SLayout::NoneBox, BLayout::RowMajor) | (SLayout::RowMajor, _) => true,
        (SLayout::NoneBox, BLayout::ColMajor) | (SLayout::ColMajor, _) => false,
    };
    match (tile.dtype.is_packed_fp4(), along_rows) {
        (false, _) => [1, 1],
        (true, true) => [1, 2],
        (true, false) => [2, 1],
    }
}

/// Returns the valid rows and columns in the type of a tile; -1 if they are dynamic.
fn valid(tile: &TileDesc) -> [i64; 2] {
    let [rows, cols] = [tile.valid_rows, tile.valid_cols].map(|dim| dim.get().unwrap_or(-1));
    let low = tile.dtype.is_low_precision();
    match tile.loc {
        // Products with elements of 8 and 4 bits read whole boxes.
        Loc::Left if low && cols >= 0 && tile.rows != 1 => [rows, tile.cols],
        Loc::Right if low && rows >= 0 => [tile.rows, cols],
        Loc::Left | Loc::Right | Loc::Vec | Loc::Mat | Loc::Acc | Loc::Bias | Loc::Scaling => [rows, cols],
    }
}

/// Returns the C++ of a tile type, with all template arguments.
pub(crate) fn tile(tile: &TileDesc) -> String {
    let [by_row, by_col] = packed(tile);
    let [valid_rows, valid_cols] = valid(tile);
    let blayout = match tile.blayout {
        BLayout::RowMajor => "RowMajor",
        BLayout::ColMajor => "ColMajor",
    };
    let slayout = match tile.slayout {
        SLayout::NoneBox => "NoneBox",
        SLayout::RowMajor => "RowMajor",
        SLayout::ColMajor => "ColMajor",
    };
    let pad = match tile.pad {
        Pad::Null => "Null",
        Pad::Zero => "Zero",
        Pad::Max => "Max",
        Pad::Min => "Min",
    };
    let compact = match tile.compact {
        Compact::Null => "Null",
        Compact::Normal => "Normal",
        Compact::RowPlusOne => "RowPlusOne",
    };
    let times = |extent: i64, by: i64| if extent < 0 { extent } else { extent.saturating_mul(by) };
    format!(
        "Tile<TileType::{}, {}, {}, {}, BLayout::{blayout}, {}, {}, SLayout::{slayout}, {}, PadValue::{pad}, \
         CompactMode::{compact}>",
        kind(tile),
        scalar(tile.dtype),
        times(tile.rows, by_row),
        times(tile.cols, by_col),
        times(valid_rows, by_row),
        times(valid_cols, by_col),
        tile.fractal.bytes(),
    )
}

/// Returns the template argument for the layout of a view.
pub(crate) const fn layout(layout: ViewLayout) -> &'static str {
    match layout {
        ViewLayout::Nd => "pto::Layout::ND",
        ViewLayout::Dn => "pto::Layout::DN",
        ViewLayout::Nz => "pto::Layout::NZ",
        ViewLayout::MxAZz => "pto::Layout::MX_A_ZZ",
        ViewLayout::MxBNn => "pto::Layout::MX_B_NN",
    }
}

/// Returns the arguments of a template list; -1 for unknown numbers.
pub(crate) fn list(numbers: &[Option<i64>]) -> String {
    let texts: Vec<String> = numbers.iter().map(|number| number.map_or("-1".to_owned(), |n| n.to_string())).collect();
    texts.join(", ")
}

/// Extends extents to five dimensions by ones on the left; returns `None` for more than five.
pub(crate) fn padded(dims: &[Dim]) -> Option<[Option<i64>; RANK]> {
    let mut shape = [Some(1); RANK];
    let start = RANK.checked_sub(dims.len())?;
    shape.get_mut(start..)?.iter_mut().zip(dims).for_each(|(slot, dim)| *slot = dim.get());
    Some(shape)
}

/// Type of a view of global memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Global {
    /// Element type.
    pub(crate) dtype: DType,
    /// Static extents; `None` if dynamic.
    pub(crate) shape: [Option<i64>; RANK],
    /// Static strides; `None` if dynamic.
    pub(crate) strides: [Option<i64>; RANK],
    /// Layout.
    pub(crate) layout: ViewLayout,
}

impl Global {
    /// Returns the type of a view of which only the MLIR type is known: strides are dynamic.
    pub(crate) fn of(view: &ViewDesc, layout: ViewLayout) -> Option<Self> {
        Some(Self { dtype: view.dtype, shape: padded(view.shape.dims())?, strides: [None; RANK], layout })
    }

    /// Returns the extents: `pto::Shape<..>`.
    pub(crate) fn shape_text(&self) -> String {
        format!("pto::Shape<{}>", list(&self.shape))
    }

    /// Returns the strides: `pto::Stride<..>`.
    pub(crate) fn stride_text(&self) -> String {
        format!("pto::Stride<{}>", list(&self.strides))
    }

    /// Returns the C++ of the type.
    pub(crate) fn text(&self) -> String {
        let (shape, stride) = (self.shape_text(), self.stride_text());
        format!("GlobalTensor<{}, {shape}, {stride}, {}>", scalar(self.dtype), layout(self.layout))
    }
}

/// Returns the C++ of any type except views, whose C++ type depends on their definition. Returns `None` if C++ has no
/// such type.
pub(crate) fn of(desc: &TypeDesc) -> Option<String> {
    Some(match desc {
        TypeDesc::Tile(desc) => tile(desc),
        TypeDesc::TensorView(view) | TypeDesc::Partition(view) => Global::of(view, ViewLayout::Nd)?.text(),
        TypeDesc::Ptr { elem: PtrElem::DType(dtype), space } => pointer(*dtype, *space),
        TypeDesc::Ptr { elem: PtrElem::Opaque | PtrElem::Vector { .. }, space: memory } => {
            format!("{} void*", space(*memory))
        }
        TypeDesc::Memref(view, memory) => pointer(view.dtype, memory.unwrap_or(AddressSpace::Gm)),
        TypeDesc::Scalar(dtype) => scalar(*dtype).to_owned(),
        TypeDesc::Index => "int64_t".to_owned(),
        TypeDesc::Vector { lanes: 4, dtype: DType::I16 } => "pto::MrgSortExecutedNumList".to_owned(),
        TypeDesc::Handle(Handle::AsyncSession) => "pto::comm::AsyncSession".to_owned(),
        TypeDesc::Handle(Handle::AsyncEvent) => "pto::comm::AsyncEvent".to_owned(),
        TypeDesc::Handle(Handle::PrefetchAsyncContext) => "pto::PrefetchAsyncContext".to_owned(),
        TypeDesc::Event => "pto::Event".to_owned(),
        TypeDesc::EventIds(count) => format!("PTOAS_EventIdArray<{count}>"),
        TypeDesc::MultiTile { .. }
        | TypeDesc::Tensor(_)
        | TypeDesc::LocalArray(_)
        | TypeDesc::Vreg { .. }
        | TypeDesc::Mask(_)
        | TypeDesc::VmiVreg { .. }
        | TypeDesc::VmiMask { .. }
        | TypeDesc::Align
        | TypeDesc::Pipe
        | TypeDesc::FmatrixConfig
        | TypeDesc::Struct(_)
        | TypeDesc::Vector { .. }
        | TypeDesc::Int(..)
        | TypeDesc::Other
        | TypeDesc::Error => return None,
    })
}
