//! Draws types of a kind, and variants of given types.

use crate::{attributes::NUMBERS, hints::Hints};
use fastrand::Rng;
use pto_isa::{
    Kind, TypeDesc,
    ops::view::TILE_LAYOUTS,
    types::{
        AddressSpace, Class, Compact, DType, Dim, Layout, Loc, MaskGranularity, Pad, PtrElem, Shape, StructDesc,
        StructToken, TileDesc, ViewDesc, VmiGranularity, VmiLayout, vmi::is_element,
    },
};

/// Bits per vector register.
const REGISTER: i64 = 2048;
/// Extents of tiles and views, the most frequent first.
const EXTENTS: &[i64] = &[16, 32, 64, 8, 1, 128, 256, 4, 2];

fn one_of<T: Copy>(all: &[T], rng: &mut Rng) -> Option<T> {
    if all.is_empty() { None } else { all.get(rng.usize(..all.len())).copied() }
}

fn extent(rng: &mut Rng) -> i64 {
    let some = if rng.u8(..10) < 6 { 2 } else { EXTENTS.len() };
    EXTENTS.get(rng.usize(..some)).copied().unwrap_or(16)
}

/// Returns whether an element type is a builtin MLIR type other than `index`.
pub(crate) fn is_builtin(dtype: DType) -> bool {
    !dtype.name().starts_with('!') && dtype != DType::Index
}

fn builtin(dtypes: &[DType], rng: &mut Rng) -> DType {
    let usual: Vec<DType> = dtypes.iter().copied().filter(|dtype| is_builtin(*dtype)).collect();
    one_of(&usual, rng).unwrap_or(DType::F32)
}

/// Draws types.
pub(crate) struct Types<'a> {
    /// Element types to try first.
    pub(crate) dtypes: &'a [DType],
    /// What rules name for the operand.
    pub(crate) hints: &'a Hints,
    /// Integers of the attributes of the operation, which may be extents.
    pub(crate) sizes: &'a [i64],
    /// Rank of views.
    pub(crate) rank: usize,
    pub(crate) rng: &'a mut Rng,
}

impl Types<'_> {
    fn dtype(&mut self) -> DType {
        let named =
            if self.hints.dtypes.is_empty() || self.rng.u8(..4) == 0 { self.dtypes } else { &self.hints.dtypes };
        let all = if self.rng.u8(..8) == 0 { DType::ALL } else { named };
        one_of(all, self.rng).unwrap_or(DType::F32)
    }

    fn dim(&mut self) -> Dim {
        if self.rng.u8(..3) == 0 { Dim::Dynamic } else { Dim::Static(extent(self.rng)) }
    }

    fn view(&mut self, builtin_only: bool) -> ViewDesc {
        let dims: Vec<Dim> = (0..self.rank.clamp(1, 5)).map(|_| self.dim()).collect();
        let shape = Shape::new(&dims).unwrap_or_else(|| Shape::line(Dim::Static(16)));
        let dtype = if builtin_only { builtin(self.dtypes, self.rng) } else { self.dtype() };
        ViewDesc { shape, dtype }
    }

    fn loc(&mut self) -> Loc {
        let named = if self.rng.u8(..8) == 0 { Loc::ALL } else { &self.hints.locs };
        one_of(named, self.rng).or_else(|| one_of(Loc::ALL, self.rng)).unwrap_or(Loc::Vec)
    }

    fn tile(&mut self) -> TileDesc {
        let loc = self.loc();
        let (dtype, rows, cols) = (self.dtype(), extent(self.rng), extent(self.rng));
        let mut tile = TileDesc::new(loc, dtype, rows, cols).with_layout(self.layout(loc));
        if self.rng.u8(..4) == 0 {
            self.extents_of(&mut tile);
        }
        if self.rng.u8(..8) == 0 {
            tile.pad = one_of(Pad::ALL, self.rng).unwrap_or(Pad::Null);
        }
        if self.rng.u8(..16) == 0 {
            tile.compact = one_of(Compact::ALL, self.rng).unwrap_or(Compact::Null);
        }
        tile
    }

    fn layout(&mut self, loc: Loc) -> Layout {
        let usual = TILE_LAYOUTS.iter().find(|entry| entry.loc == loc).map_or(&[][..], |entry| entry.layouts);
        let all: Vec<Layout> = TILE_LAYOUTS.iter().flat_map(|entry| entry.layouts).copied().collect();
        let named: Vec<Layout> = self.hints.layouts_in(loc).collect();
        let usual = if named.is_empty() { usual } else { &named };
        let list = if self.rng.u8(..8) == 0 { &all } else { usual };
        one_of(list, self.rng).unwrap_or(Layout::ND)
    }

    fn extents_of(&mut self, tile: &mut TileDesc) {
        let mut valid = |size: i64| match self.rng.u8(..6) {
            0 => Dim::Dynamic,
            1 => Dim::Static(1),
            2 => Dim::Static((size / 2).max(1)),
            _ => Dim::Static(size),
        };
        *tile = tile.valid(valid(tile.rows), valid(tile.cols));
    }

    fn vmi_layout(&mut self) -> Option<VmiLayout> {
        let small = |rng: &mut Rng| [1, 2, 4, 8][rng.usize(..4)];
        match self.rng.u8(..8) {
            0 => Some(VmiLayout::Contiguous { lane_stride: small(self.rng) }),
            1 => Some(VmiLayout::Deinterleaved { factor: [2, 4][self.rng.usize(..2)] }),
            2 => Some(VmiLayout::Groups { count: small(self.rng), slots: None }),
            3 => Some(VmiLayout::Groups { count: small(self.rng), slots: Some(small(self.rng)) }),
            _ => None,
        }
    }

    fn vmi_dtype(&mut self) -> DType {
        builtin(self.dtypes, self.rng)
    }

    /// Draws a type of a kind.
    pub(crate) fn of(&mut self, kind: Kind) -> TypeDesc {
        sound(self.any_of(kind))
    }

    fn any_of(&mut self, kind: Kind) -> TypeDesc {
        match kind {
            Kind::Tile => TypeDesc::Tile(self.tile()),
            Kind::TileOrView => {
                let kind = [Kind::Tile, Kind::Partition, Kind::Tensor][self.rng.usize(..3)];
                self.of(kind)
            }
            Kind::TileOrScalar => {
                let kind = [Kind::Tile, Kind::Scalar][self.rng.usize(..2)];
                // This kind excludes `index`.
                match self.of(kind) {
                    TypeDesc::Index => TypeDesc::Scalar(DType::I32),
                    ty => ty,
                }
            }
            Kind::TileOrMemref => {
                let kind = [Kind::Tile, Kind::Memref][self.rng.usize(..2)];
                self.of(kind)
            }
            Kind::MultiTile => TypeDesc::MultiTile { slot: self.tile(), count: self.rng.i64(2..=16) },
            Kind::TensorView => TypeDesc::TensorView(self.view(false)),
            Kind::Partition => TypeDesc::Partition(self.view(false)),
            Kind::Tensor => TypeDesc::Tensor(self.view(true)),
            Kind::Memref => TypeDesc::Memref(self.view(true), None),
            Kind::LocalArray => {
                let dims: Vec<Dim> = (0..self.rank.clamp(1, 4)).map(|_| Dim::Static(extent(self.rng))).collect();
                let shape = Shape::new(&dims).unwrap_or_else(|| Shape::line(Dim::Static(16)));
                TypeDesc::LocalArray(ViewDesc { shape, dtype: builtin(self.dtypes, self.rng) })
            }
            Kind::Ptr => {
                let space = one_of(AddressSpace::ALL, self.rng).unwrap_or(AddressSpace::Gm);
                TypeDesc::Ptr { elem: PtrElem::DType(self.dtype()), space }
            }
            Kind::PtrOrMemref => {
                let kind = if self.rng.u8(..8) == 0 { Kind::Memref } else { Kind::Ptr };
                self.of(kind)
            }
            Kind::OneOf(several) => match one_of(several.kinds, self.rng) {
                Some(kind) => self.of(kind),
                None => TypeDesc::Index,
            },
            Kind::Index => TypeDesc::Index,
            Kind::Int(width) => TypeDesc::Scalar(signless(width)),
            Kind::Nibble => TypeDesc::Int([Class::Signed, Class::Signless][self.rng.usize(..2)], 4),
            Kind::Signless => {
                TypeDesc::Scalar([DType::I1, DType::I8, DType::I16, DType::I32, DType::I64][self.rng.usize(..5)])
            }
            Kind::Integer => {
                let all: Vec<DType> =
                    DType::ALL.iter().copied().filter(|dtype| dtype.is_integer() && is_builtin(*dtype)).collect();
                TypeDesc::Scalar(one_of(&all, self.rng).unwrap_or(DType::I32))
            }
            Kind::Float(16) => TypeDesc::Scalar([DType::F16, DType::BF16][self.rng.usize(..2)]),
            Kind::Float(64) => TypeDesc::Scalar(DType::F64),
            Kind::Float(_) => TypeDesc::Scalar(DType::F32),
            Kind::Vector(lanes, dtype) => TypeDesc::Vector { lanes, dtype },
            Kind::Scalar if self.rng.u8(..8) == 0 => TypeDesc::Index,
            Kind::Scalar => TypeDesc::Scalar(builtin(self.dtypes, self.rng)),
            Kind::Value if self.rng.u8(..4) == 0 => {
                TypeDesc::Vector { lanes: 2, dtype: builtin(self.dtypes, self.rng) }
            }
            Kind::Value => self.of(Kind::Scalar),
            Kind::Vreg => {
                let dtype = self.dtype();
                vreg(dtype)
            }
            Kind::ScalarOrVreg => {
                let kind = [Kind::Scalar, Kind::Vreg][self.rng.usize(..2)];
                self.of(kind)
            }
            Kind::Mask => TypeDesc::Mask(one_of(MaskGranularity::ALL, self.rng).unwrap_or(MaskGranularity::B32)),
            Kind::MaskOf(granularity) => TypeDesc::Mask(granularity),
            Kind::VmiVreg => {
                let lanes = [64, 128, 256, 32, 8, 1, 2, 16][self.rng.usize(..8)];
                TypeDesc::VmiVreg { lanes, dtype: self.vmi_dtype(), layout: self.vmi_layout() }
            }
            Kind::VmiMask => {
                let lanes = [64, 128, 256, 32, 8][self.rng.usize(..5)];
                let granularity = one_of(VmiGranularity::ALL, self.rng).unwrap_or(VmiGranularity::Pred);
                let layout = self.vmi_layout().filter(|_| granularity.fixed().is_some());
                TypeDesc::VmiMask { lanes, granularity, layout }
            }
            Kind::Align => TypeDesc::Align,
            Kind::Event => TypeDesc::Event,
            Kind::EventIds => TypeDesc::EventIds(self.rng.i64(1..=8)),
            Kind::Pipe => TypeDesc::Pipe,
            Kind::FmatrixConfig => TypeDesc::FmatrixConfig,
            Kind::Struct => {
                let fields = [DType::F32, DType::I32, DType::I64, DType::F16];
                let mut tokens = vec![StructToken::Field(fields[self.rng.usize(..fields.len())])];
                if self.rng.bool() {
                    let field = StructToken::Field(fields[self.rng.usize(..fields.len())]);
                    tokens.extend([StructToken::Open, field, StructToken::Close]);
                }
                TypeDesc::Struct(StructDesc::new(&tokens))
            }
            Kind::Handle(handle) => TypeDesc::Handle(handle),
            Kind::Any => {
                let kinds = [Kind::Index, Kind::Int(64), Kind::Ptr, Kind::Scalar, Kind::Align, Kind::Tile, Kind::Vreg];
                let kind = kinds[self.rng.usize(..kinds.len())];
                self.of(kind)
            }
        }
    }

    /// Changes a type: like a hint, like another type of the operation, or at random.
    pub(crate) fn changed(&mut self, ty: TypeDesc, kind: Kind, others: &[TypeDesc]) -> TypeDesc {
        let other = one_of(others, self.rng);
        let like = other.filter(|other| kind.accepts(other));
        let changed = match (self.rng.u8(..10), like) {
            (0..=2, Some(like)) => like,
            (0 | 3, _) => self.of(kind),
            _ => sound(self.part_changed(ty, other)),
        };
        if kind.accepts(&changed) { changed } else { self.of(kind) }
    }

    fn part_changed(&mut self, ty: TypeDesc, other: Option<TypeDesc>) -> TypeDesc {
        let of_other = other.and_then(|other| other.dtype()).filter(|_| self.rng.bool());
        let dtype = of_other.unwrap_or_else(|| self.dtype());
        let element = if is_builtin(dtype) { dtype } else { builtin(self.dtypes, self.rng) };
        match ty {
            TypeDesc::Tile(tile) => TypeDesc::Tile(self.tile_changed(tile, dtype, other)),
            TypeDesc::MultiTile { slot, count } => {
                TypeDesc::MultiTile { slot: self.tile_changed(slot, dtype, other), count }
            }
            TypeDesc::TensorView(view) => TypeDesc::TensorView(self.view_changed(view, dtype, other)),
            TypeDesc::Partition(view) => TypeDesc::Partition(self.view_changed(view, dtype, other)),
            TypeDesc::Tensor(view) => TypeDesc::Tensor(self.view_changed(view, element, other)),
            TypeDesc::Memref(view, space) => TypeDesc::Memref(self.view_changed(view, element, other), space),
            TypeDesc::Ptr { elem, space } => match self.rng.u8(..4) {
                0 => TypeDesc::Ptr { elem, space: one_of(AddressSpace::ALL, self.rng).unwrap_or(space) },
                1 if self.rng.u8(..4) == 0 => {
                    TypeDesc::Ptr { elem: PtrElem::Vector { lanes: 2, dtype: element }, space }
                }
                _ => TypeDesc::Ptr { elem: PtrElem::DType(dtype), space },
            },
            TypeDesc::Vreg { .. } => vreg(dtype),
            TypeDesc::VmiVreg { lanes, dtype, layout } => {
                let (of_lanes, of_layout) = match other {
                    Some(TypeDesc::VmiVreg { lanes, layout, .. } | TypeDesc::VmiMask { lanes, layout, .. }) => {
                        (lanes, layout)
                    }
                    _ => (one_of(&[lanes * 2, (lanes / 2).max(1), 64, 256], self.rng).unwrap_or(lanes), layout),
                };
                match self.rng.u8(..4) {
                    0 => TypeDesc::VmiVreg { lanes: of_lanes.min(4096), dtype, layout },
                    1 => TypeDesc::VmiVreg { lanes, dtype, layout: of_layout },
                    2 => TypeDesc::VmiVreg { lanes, dtype, layout: None },
                    _ => TypeDesc::VmiVreg { lanes, dtype: element, layout },
                }
            }
            TypeDesc::VmiMask { lanes, granularity, layout } => {
                let of_lanes = match other {
                    Some(TypeDesc::VmiVreg { lanes, .. } | TypeDesc::VmiMask { lanes, .. }) => lanes,
                    _ => one_of(&[lanes * 2, (lanes / 2).max(1), 64, 256], self.rng).unwrap_or(lanes),
                };
                match self.rng.u8(..3) {
                    0 => TypeDesc::VmiMask { lanes: of_lanes.min(4096), granularity, layout },
                    1 => TypeDesc::VmiMask { lanes, granularity, layout: None },
                    _ => self.of(Kind::VmiMask),
                }
            }
            TypeDesc::Scalar(_) => TypeDesc::Scalar(element),
            TypeDesc::Vector { lanes, .. } => TypeDesc::Vector { lanes, dtype: element },
            TypeDesc::LocalArray(ViewDesc { shape, .. }) => TypeDesc::LocalArray(ViewDesc { shape, dtype: element }),
            TypeDesc::EventIds(_) => TypeDesc::EventIds(self.rng.i64(1..=8)),
            TypeDesc::Struct(_) => self.of(Kind::Struct),
            TypeDesc::Mask(_)
            | TypeDesc::Align
            | TypeDesc::Event
            | TypeDesc::Pipe
            | TypeDesc::FmatrixConfig
            | TypeDesc::Handle(_)
            | TypeDesc::Index
            | TypeDesc::Int(..)
            | TypeDesc::Other
            | TypeDesc::Error => ty,
        }
    }

    fn tile_changed(&mut self, mut tile: TileDesc, dtype: DType, other: Option<TypeDesc>) -> TileDesc {
        let like = match other {
            Some(TypeDesc::Tile(like)) => Some(like),
            Some(TypeDesc::MultiTile { slot, .. }) => Some(slot),
            _ => None,
        };
        let resized = |rows: i64, cols: i64| TileDesc {
            rows,
            cols,
            valid_rows: Dim::Static(rows),
            valid_cols: Dim::Static(cols),
            ..tile
        };
        if let [rows, cols] = self.sizes
            && self.rng.u8(..6) == 0
        {
            return resized((*rows).max(1), (*cols).max(1));
        }
        match (self.rng.u8(..14), like) {
            (12 | 13, Some(like)) => {
                // Extents derived from groups of elements: scales, packed elements.
                let share = [2, 4, 8, 16, 32, 64][self.rng.usize(..6)];
                let extent = if self.rng.bool() { like.rows } else { like.cols };
                let extent = if self.rng.u8(..4) == 0 { extent.min(4096) * 2 } else { (extent / share).max(1) };
                tile = if self.rng.bool() { resized(extent, tile.cols) } else { resized(tile.rows, extent) };
            }
            (0 | 1, _) => tile.dtype = dtype,
            (2, _) => {
                tile.loc = self.loc();
                tile = tile.with_layout(self.layout(tile.loc));
            }
            (3, _) => tile = tile.with_layout(self.layout(tile.loc)),
            (4, Some(like)) => tile = resized(like.rows, like.cols),
            (5, Some(like)) => tile = resized(like.cols, like.rows),
            (6, Some(like)) => tile = resized(like.rows, tile.cols),
            (7, Some(like)) => tile = resized(tile.rows, like.cols),
            (8, _) => tile = resized(extent(self.rng), tile.cols),
            (9, _) => tile = resized(tile.rows, extent(self.rng)),
            (10, _) => self.extents_of(&mut tile),
            (11, Some(like)) => {
                let fits = |valid: Dim, size: i64| valid.get().is_none_or(|valid| valid <= size);
                if fits(like.valid_rows, tile.rows) && fits(like.valid_cols, tile.cols) {
                    tile = tile.valid(like.valid_rows, like.valid_cols);
                }
            }
            _ => {
                let factor = one_of(NUMBERS, self.rng).unwrap_or(1).clamp(1, 1024);
                tile = if self.rng.bool() { resized(factor, tile.cols) } else { resized(tile.rows, factor) };
            }
        }
        tile
    }

    fn view_changed(&mut self, view: ViewDesc, dtype: DType, other: Option<TypeDesc>) -> ViewDesc {
        let shape = match other {
            Some(TypeDesc::TensorView(like) | TypeDesc::Partition(like) | TypeDesc::Tensor(like)) => like.shape,
            Some(TypeDesc::Tile(tile)) => Shape::new(&[tile.valid_rows, tile.valid_cols]).unwrap_or(view.shape),
            _ => self.view(true).shape,
        };
        match self.rng.u8(..3) {
            0 => ViewDesc { shape, ..view },
            1 => ViewDesc { dtype, ..view },
            _ => {
                let mut dims = view.shape.dims().to_vec();
                let at = self.rng.usize(..dims.len().max(1));
                let dim = self.dim();
                if let Some(changed) = dims.get_mut(at) {
                    *changed = dim;
                }
                ViewDesc { shape: Shape::new(&dims).unwrap_or(view.shape), ..view }
            }
        }
    }
}

/// Makes a type valid: a virtual vector with an invalid element type or layout gets another one.
fn sound(ty: TypeDesc) -> TypeDesc {
    match ty {
        TypeDesc::VmiVreg { lanes, dtype, layout } => TypeDesc::VmiVreg {
            lanes,
            dtype: if is_element(dtype) { dtype } else { DType::F32 },
            layout: layout.filter(|layout| layout.fits(lanes)),
        },
        TypeDesc::VmiMask { lanes, granularity, layout } => TypeDesc::VmiMask {
            lanes,
            granularity,
            layout: layout.filter(|layout| layout.fits(lanes) && granularity.fixed().is_some()),
        },
        other => other,
    }
}

/// Returns the type of a register of elements.
pub(crate) fn vreg(dtype: DType) -> TypeDesc {
    // Registers have no lanes of these types.
    let dtype = if matches!(dtype, DType::I1 | DType::Index) { DType::I32 } else { dtype };
    TypeDesc::Vreg { lanes: REGISTER / i64::from(dtype.bits().max(1)), dtype }
}

/// Returns the signless integer type of a width.
fn signless(width: u32) -> DType {
    match width {
        1 => DType::I1,
        8 => DType::I8,
        16 => DType::I16,
        32 => DType::I32,
        _ => DType::I64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pto_isa::types::Handle;

    #[test]
    fn handles_are_of_their_kind() {
        let mut rng = Rng::with_seed(1);
        for handle in Handle::ALL {
            let ty = Types { dtypes: &[], hints: &Hints::default(), sizes: &[], rank: 2, rng: &mut rng }
                .of(Kind::Handle(*handle));
            assert!(Kind::Handle(*handle).accepts(&ty));
        }
    }
}
