//! Generates operations one change away from legal ones, which just keep or just break a rule.
//!
//! The rules of the op definition determine what a change has broken. A change that breaks several rules at once tests
//! none of them specifically, so an operation that breaks only one rule is preferred.

use crate::{
    attributes::Word,
    operation::{Operation, Value},
    search::{Search, draw},
    types::{is_builtin, vreg},
};
use fastrand::Rng;
use pto_isa::{
    Domain, Op, Rule, Severity, Target, TypeDesc,
    check::Violation,
    types::{AddressSpace, Class, DType, Dim, Loc, PtrElem, Shape, TileDesc, ViewDesc, vmi::is_element},
};

/// Maximal number of changes tried for a rule.
const TRIES: usize = 300;

/// An operation one change away from a legal one.
#[derive(Clone, Debug)]
pub struct Near {
    /// The operation.
    pub operation: Operation,
    /// The violations: one if the rule can be broken alone, none if the change keeps all rules.
    pub broken: Vec<Violation>,
}

/// Returns the rules of an op definition that are errors on a target at every level and that a single operation can
/// break, with their indices.
pub fn rules(def: &'static Op, target: Target) -> impl Iterator<Item = (usize, &'static Rule)> {
    let holds = move |rule: &Rule| !matches!(rule, Rule::On(targets, _) if !targets.contains(target));
    let alone = |rule: &Rule| rule.joint().is_none() && !rule.is_of_level();
    let judged = move |rule: &Rule| alone(rule) && rule.severity() == Severity::Error && holds(rule);
    def.all_rules().enumerate().filter(move |(_, rule)| judged(rule))
}

/// Returns an operation that breaks the rule with an index, or that keeps all rules if `rule` is `None`.
///
/// If the change breaks other rules, too, further changes repair these. If no attempt breaks the rule alone, the result
/// breaks the fewest other rules with it; if none breaks the rule, the result breaks another one.
pub fn near(def: &'static Op, target: Target, rule: Option<usize>, seed: u64) -> Option<Near> {
    let legal = draw(def, target, seed)?;
    let mut search = Search::new(def, target, seed);
    let mut rng = Rng::with_seed(seed);
    // The operation that breaks the rule and the fewest others, with its violations.
    let mut best: Option<Near> = None;
    let mut other = None;
    for _ in 0..TRIES {
        let (mut operation, wrong) = match &best {
            Some(near) if rng.u8(..8) > 0 => (near.operation.clone(), near.broken.as_slice()),
            Some(_) | None => (legal.clone(), &[][..]),
        };
        let repaired = wrong.get(rng.usize(..wrong.len().max(1))).map(|violation| violation.at);
        match rng.u8(..4) {
            0 => nudge(&mut operation, &mut rng),
            1 => together(&mut operation, &mut rng),
            2 => search.change(&mut operation, repaired),
            _ => search.change(&mut operation, None),
        }
        let broken = operation.violations();
        let Some(rule) = rule else {
            if broken.is_empty() {
                return Some(Near { operation, broken });
            }
            continue;
        };
        let wanted = broken.iter().any(|violation| violation.rule == Some(rule));
        let alone = broken.len() == 1;
        let near = Near { operation, broken };
        if wanted && alone {
            return Some(near);
        }
        if alone {
            other.get_or_insert(near);
        } else if wanted && best.as_ref().is_none_or(|best| near.broken.len() <= best.broken.len()) {
            best = Some(near);
        }
    }
    best.or(other)
}

/// Changes one property of all types at once: element type, rows, columns, valid region or memory.
fn together(operation: &mut Operation, rng: &mut Rng) {
    let types = || operation.values().map(|(_, value)| value.ty).chain(operation.results.iter().flatten().copied());
    let all: Vec<TypeDesc> = types().collect();
    let Some(like) = all.get(rng.usize(..all.len().max(1))).copied() else { return };
    let dtype = DType::ALL.get(rng.usize(..DType::ALL.len())).copied().unwrap_or(DType::F32);
    let loc = Loc::ALL.get(rng.usize(..Loc::ALL.len())).copied().unwrap_or(Loc::Vec);
    let size = [1, 8, 16, 32, 64, 4096, 8192][rng.usize(..7)];
    let space = AddressSpace::ALL.get(rng.usize(..AddressSpace::ALL.len())).copied().unwrap_or(AddressSpace::Gm);
    let part = rng.u8(..6);
    let other = |ty: TypeDesc| match (part, ty, like) {
        (0, _, _) if ty.dtype() == like.dtype() => with_dtype(ty, dtype),
        (1, TypeDesc::Tile(tile), TypeDesc::Tile(like)) if tile.loc == like.loc => {
            TypeDesc::Tile(TileDesc { loc, ..tile })
        }
        (2, TypeDesc::Tile(tile), TypeDesc::Tile(like)) if tile.rows == like.rows => {
            resized(tile, 0, |_| Some(size)).map_or(ty, TypeDesc::Tile)
        }
        (3, TypeDesc::Tile(tile), TypeDesc::Tile(like)) if tile.cols == like.cols => {
            resized(tile, 1, |_| Some(size)).map_or(ty, TypeDesc::Tile)
        }
        (4, TypeDesc::Ptr { elem, .. }, TypeDesc::Ptr { .. }) => TypeDesc::Ptr { elem, space },
        (5, TypeDesc::Tile(tile), TypeDesc::Tile(_)) => TypeDesc::Tile(tile.valid(Dim::Static(0), Dim::Static(0))),
        _ => ty,
    };
    for value in operation.operands.iter_mut().flatten() {
        let ty = other(value.ty);
        if ty != value.ty {
            *value = Value { ty, constant: None };
        }
    }
    for ty in operation.results.iter_mut().flatten() {
        *ty = other(*ty);
    }
    let accepts =
        |declared: usize, ty: &TypeDesc| operation.def.operands.get(declared).is_some_and(|o| o.kind.accepts(ty));
    let fits = operation.values().all(|(declared, value)| accepts(declared, &value.ty));
    let results = operation.results.iter().zip(operation.def.results);
    let fits = fits && results.into_iter().all(|(types, result)| types.iter().all(|ty| result.kind.accepts(ty)));
    // An operand keeps its type if its kind does not admit the changed one.
    if !fits {
        let mut before = all.into_iter();
        let places = operation.operands.iter_mut().flatten().map(|value| &mut value.ty);
        for place in places.chain(operation.results.iter_mut().flatten()) {
            *place = before.next().unwrap_or(*place);
        }
    }
}

/// Replaces the element type; returns the type unchanged if it has none or does not admit this one.
fn with_dtype(ty: TypeDesc, dtype: DType) -> TypeDesc {
    let builtin = is_builtin(dtype);
    match ty {
        TypeDesc::Tile(tile) => TypeDesc::Tile(TileDesc { dtype, ..tile }),
        TypeDesc::MultiTile { slot, count } => TypeDesc::MultiTile { slot: TileDesc { dtype, ..slot }, count },
        TypeDesc::TensorView(view) => TypeDesc::TensorView(ViewDesc { dtype, ..view }),
        TypeDesc::Partition(view) => TypeDesc::Partition(ViewDesc { dtype, ..view }),
        TypeDesc::Ptr { elem: PtrElem::DType(_), space } => TypeDesc::Ptr { elem: PtrElem::DType(dtype), space },
        TypeDesc::Vreg { .. } => vreg(dtype),
        TypeDesc::VmiVreg { lanes, layout, .. } if is_element(dtype) => TypeDesc::VmiVreg { lanes, dtype, layout },
        TypeDesc::Tensor(view) if builtin => TypeDesc::Tensor(ViewDesc { dtype, ..view }),
        TypeDesc::Memref(view, space) if builtin => TypeDesc::Memref(ViewDesc { dtype, ..view }, space),
        TypeDesc::LocalArray(view) if builtin => TypeDesc::LocalArray(ViewDesc { dtype, ..view }),
        TypeDesc::Scalar(_) if builtin => TypeDesc::Scalar(dtype),
        TypeDesc::Vector { lanes, .. } if builtin => TypeDesc::Vector { lanes, dtype },
        TypeDesc::Ptr { .. }
        | TypeDesc::VmiVreg { .. }
        | TypeDesc::Tensor(_)
        | TypeDesc::Memref(..)
        | TypeDesc::LocalArray(_)
        | TypeDesc::Scalar(_)
        | TypeDesc::Vector { .. }
        | TypeDesc::VmiMask { .. }
        | TypeDesc::EventIds(_)
        | TypeDesc::Struct(_)
        | TypeDesc::Mask(_)
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

/// Changes an integer slightly: a constant, an attribute, an extent of a tile or view.
fn nudge(operation: &mut Operation, rng: &mut Rng) {
    let by = [1, -1, 8, -8, 16, -16, 32, -32][rng.usize(..8)];
    let scale = rng.u8(..3);
    let near = |number: i64| match scale {
        0 => number.saturating_mul(2),
        1 if number % 2 == 0 => number / 2,
        _ => number.saturating_add(by),
    };
    let values: usize = operation.operands.iter().map(Vec::len).sum();
    let results: usize = operation.results.iter().map(Vec::len).sum();
    let at = rng.usize(..(values + results + operation.attributes.len()).max(1));
    if let Some(value) = operation.operands.iter_mut().flatten().nth(at) {
        nudge_value(value, near, rng);
    } else if let Some(ty) = operation.results.iter_mut().flatten().nth(at.saturating_sub(values)) {
        *ty = nudged(*ty, near, rng);
    } else if let Some((attr, word)) = operation.attributes.get_mut(at.saturating_sub(values + results)) {
        match word {
            Word::Int(number) => {
                let admits = |number: i64| match attr.domain {
                    Domain::Int { min, max, .. } => (min..=max).contains(&number),
                    _ => false,
                };
                *number = Some(near(*number)).filter(|number| admits(*number)).unwrap_or(*number);
            }
            Word::Ints(list) => {
                let index = rng.usize(..list.len().max(1));
                if let Some(number) = list.get_mut(index) {
                    *number = near(*number);
                }
            }
            Word::Case(..) | Word::Bool(_) | Word::Str(_) | Word::Unit | Word::Text(_) => {}
        }
    }
}

/// Integers at the limits of instruction fields.
const BOUNDS: &[i64] = &[
    -1,
    0,
    15,
    16,
    31,
    33,
    255,
    256,
    4095,
    4096,
    32_767,
    32_768,
    65_535,
    65_536,
    1 << 21,
    (1 << 21) - 1,
    1 << 40,
    i64::MAX,
];

/// Maximal extent of a drawn type.
const EXTENT: i64 = 65_536;

fn nudge_value(value: &mut Value, near: impl Fn(i64) -> i64, rng: &mut Rng) {
    let integer = match value.ty {
        TypeDesc::Index => true,
        TypeDesc::Scalar(dtype) => dtype.class() == Class::Signless,
        _ => false,
    };
    let constant = match value.constant {
        Some(constant) => constant,
        None if integer => 0,
        None => {
            value.ty = nudged(value.ty, near, rng);
            return;
        }
    };
    if value.ty == TypeDesc::Scalar(DType::I1) {
        value.constant = Some(1 - constant);
        return;
    }
    let bound = BOUNDS[rng.usize(..BOUNDS.len())];
    let next = if rng.bool() { near(constant) } else { bound };
    let bits = match value.ty {
        TypeDesc::Scalar(dtype) => dtype.bits(),
        _ => 64,
    };
    // A constant has to be in the range of its type.
    let fits = |number: i64| bits >= 64 || (-(1i64 << (bits - 1))..1i64 << (bits - 1)).contains(&number);
    value.constant = Some(next).filter(|number| fits(*number)).or(value.constant);
}

/// Changes one extent of a type; returns the type unchanged if the result would be invalid.
fn nudged(ty: TypeDesc, near: impl Fn(i64) -> i64, rng: &mut Rng) -> TypeDesc {
    let extent = |number: i64| Some(near(number)).filter(|number| (1..=EXTENT).contains(number));
    let (which, empty) = (rng.usize(..4), rng.u8(..4) == 0);
    let changed = |view: ViewDesc| {
        let mut dims = view.shape.dims().to_vec();
        let dim = dims.get_mut(which)?;
        *dim = Dim::Static(if empty { 0 } else { extent(dim.get()?)? });
        Some(ViewDesc { shape: Shape::new(&dims)?, ..view })
    };
    let next = match ty {
        TypeDesc::Tile(tile) if empty && which == 0 => {
            Some(TypeDesc::Tile(tile.valid(Dim::Static(0), tile.valid_cols)))
        }
        TypeDesc::Tile(tile) if empty => Some(TypeDesc::Tile(tile.valid(tile.valid_rows, Dim::Static(0)))),
        TypeDesc::Tile(tile) => resized(tile, which, extent).map(TypeDesc::Tile),
        TypeDesc::MultiTile { slot, count } => {
            resized(slot, which, extent).map(|slot| TypeDesc::MultiTile { slot, count })
        }
        TypeDesc::TensorView(view) => changed(view).map(TypeDesc::TensorView),
        TypeDesc::Partition(view) => changed(view).map(TypeDesc::Partition),
        TypeDesc::Tensor(view) => changed(view).map(TypeDesc::Tensor),
        TypeDesc::Memref(view, space) => changed(view).map(|view| TypeDesc::Memref(view, space)),
        // Arrays are not empty.
        TypeDesc::LocalArray(view) => {
            changed(view).filter(|view| view.shape.elements() != Some(0)).map(TypeDesc::LocalArray)
        }
        TypeDesc::Ptr { .. }
        | TypeDesc::Vreg { .. }
        | TypeDesc::VmiVreg { .. }
        | TypeDesc::VmiMask { .. }
        | TypeDesc::Scalar(_)
        | TypeDesc::Vector { .. }
        | TypeDesc::EventIds(_)
        | TypeDesc::Struct(_)
        | TypeDesc::Mask(_)
        | TypeDesc::Align
        | TypeDesc::Event
        | TypeDesc::Pipe
        | TypeDesc::FmatrixConfig
        | TypeDesc::Handle(_)
        | TypeDesc::Index
        | TypeDesc::Int(..)
        | TypeDesc::Other
        | TypeDesc::Error => None,
    };
    next.unwrap_or(ty)
}

/// Returns the tile with other rows or columns, all valid if they were before, or with another valid region.
fn resized(tile: TileDesc, which: usize, extent: impl Fn(i64) -> Option<i64>) -> Option<TileDesc> {
    let valid = |valid: Dim, before: i64, after: i64| match valid {
        Dim::Static(n) if n == before => Dim::Static(after),
        Dim::Static(n) => Dim::Static(n.min(after)),
        Dim::Dynamic => Dim::Dynamic,
    };
    Some(match which {
        0 => {
            let rows = extent(tile.rows)?;
            TileDesc { rows, valid_rows: valid(tile.valid_rows, tile.rows, rows), ..tile }
        }
        1 => {
            let cols = extent(tile.cols)?;
            TileDesc { cols, valid_cols: valid(tile.valid_cols, tile.cols, cols), ..tile }
        }
        2 => tile.valid(Dim::Static(extent(tile.valid_rows.get()?)?.min(tile.rows)), tile.valid_cols),
        _ => tile.valid(tile.valid_rows, Dim::Static(extent(tile.valid_cols.get()?)?.min(tile.cols))),
    })
}
