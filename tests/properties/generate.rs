//! Operations of a row: types are drawn from what the rules of the row name, and kept if the rules have nothing to say.

use crate::support::generate::Random;
use pto_isa::{
    Arity, Domain, EnumForm, Family, Infer, Kind, Op, Presence, Rule, Severity, Target, TypeDesc,
    check::{AttrFact, AttrView, Fact, OpFacts, check},
    op::Attr,
    ops::{self, view::TILE_LAYOUTS},
    rule::Allowed,
    types::{AddressSpace, DType, Dim, Layout, Loc, Pad, PtrElem, Shape, TileDesc, ViewDesc},
};
use std::fmt::Write;

/// Draws before the generator gives up.
const DRAWS: usize = 20_000;

/// A value an operation takes.
struct Value {
    name: String,
    ty: TypeDesc,
    constant: Option<i64>,
}

/// An operation that the rules admit.
pub(super) struct Operation {
    row: &'static Op,
    values: Vec<Value>,
    sizes: Vec<usize>,
    results: Vec<TypeDesc>,
    attributes: Vec<(&'static Attr, i64)>,
    note: bool,
    keyed: bool,
}

/// Families whose rules the generator knows how to satisfy.
const FAMILIES: [Family; 6] =
    [Family::Movement, Family::Elementwise, Family::TileScalar, Family::Reduce, Family::Matmul, Family::Irregular];
/// Rows of other families, likewise.
const ROWS: [&str; 6] = ["alloc_tile", "barrier", "make_tensor_view", "partition_view", "set_flag", "wait_flag"];

/// Rows that operations are drawn of.
pub(super) fn rows() -> Vec<&'static Op> {
    // Extents of scales follow from those of three other tiles: too few draws agree.
    let scaled = |op: &Op| op.operand("a_scale").is_some();
    ops::all().filter(|op| (FAMILIES.contains(&op.family) && !scaled(op)) || ROWS.contains(&op.name)).collect()
}

/// Draws an operation of a row until one is legal.
pub(super) fn operation(row: &'static Op, target: Target, random: &mut Random) -> Option<Operation> {
    (0..DRAWS).map(|_| draw(row, target, random)).find(|operation| operation.is_legal(target))
}

fn chance(random: &mut Random, percent: usize) -> bool {
    random.below(100) < percent
}

fn draw(row: &'static Op, target: Target, random: &mut Random) -> Operation {
    let (mut values, mut sizes): (Vec<Value>, Vec<usize>) = (Vec::new(), Vec::new());
    let rank = 1 + random.below(5);
    for (declared, operand) in row.operands.iter().enumerate() {
        let count = match operand.arity {
            Arity::One => 1,
            Arity::Optional => usize::from(chance(random, 30)),
            Arity::Variadic => rank,
        };
        sizes.push(count);
        for _ in 0..count {
            let ty = typed(row, declared, operand.kind, target, rank, &values, random);
            let constant = (matches!(operand.kind, Kind::Index | Kind::Int(64)) && chance(random, 30))
                .then(|| [0, 1, 8, 16, 512].get(random.below(5)).copied().unwrap_or(1));
            // Now and then a value is used twice.
            let again = values.iter().find(|value| value.ty == ty && value.constant == constant);
            let name = match again.filter(|_| chance(random, 20)) {
                Some(value) => value.name.clone(),
                None => format!("%v{}", values.len()),
            };
            values.push(Value { name, ty, constant });
        }
    }
    let mut results = Vec::new();
    for result in row.results {
        if result.arity == Arity::One || chance(random, 20) {
            let source = matches!(result.infer, Infer::PartitionOfSizes { .. });
            let from = if source { &values[..] } else { &[] };
            results.push(match (result.kind, from.first().map(|value| &value.ty)) {
                (Kind::Partition, Some(TypeDesc::TensorView(view))) if chance(random, 70) => {
                    TypeDesc::Partition(ViewDesc { dtype: view.dtype, ..view_of(rank, random) })
                }
                (kind, _) => typed(row, usize::MAX, kind, target, rank, &values, random),
            });
        }
    }
    let attributes = row.attrs.iter().filter_map(|attr| attribute(attr, target, random)).collect();
    Operation { row, values, sizes, results, attributes, note: chance(random, 20), keyed: chance(random, 30) }
}

fn attribute(attr: &'static Attr, target: Target, random: &mut Random) -> Option<(&'static Attr, i64)> {
    let given = attr.presence == Presence::Required || (attr.targets.contains(target) && chance(random, 30));
    if !given {
        return None;
    }
    match attr.domain {
        Domain::Enum(def) => random.choose(def.cases).map(|case| (attr, case.value)),
        Domain::Bool => Some((attr, i64::from(chance(random, 50)))),
        Domain::Int { min, .. } => Some((attr, min)),
        Domain::Enums(_)
        | Domain::Struct(_)
        | Domain::Symbol
        | Domain::Ints
        | Domain::Path
        | Domain::Str(_)
        | Domain::Unit
        | Domain::SegmentSizes
        | Domain::Any => None,
    }
}

const EXTENTS: [i64; 5] = [16, 32, 64, 1, 8];

fn extent(random: &mut Random) -> i64 {
    // Two extents are so frequent that several operands agree.
    let some = if chance(random, 70) { 2 } else { EXTENTS.len() };
    EXTENTS[random.below(some)]
}

fn view_of(rank: usize, random: &mut Random) -> ViewDesc {
    let dims: Vec<Dim> =
        (0..rank).map(|_| if chance(random, 50) { Dim::Dynamic } else { Dim::Static(extent(random)) }).collect();
    let shape = Shape::new(&dims).or_else(|| Shape::new(&[Dim::Dynamic]));
    let shape = shape.unwrap_or_else(|| unreachable!("one extent is a shape"));
    ViewDesc { shape, dtype: any_dtype(random) }
}

fn any_dtype(random: &mut Random) -> DType {
    random.choose(DType::ALL).copied().unwrap_or(DType::F32)
}

/// A type for a declared operand, or for a result.
fn typed(
    row: &'static Op,
    declared: usize,
    kind: Kind,
    target: Target,
    rank: usize,
    values: &[Value],
    random: &mut Random,
) -> TypeDesc {
    let before = values.last().map(|value| &value.ty);
    let dtype = before.and_then(TypeDesc::dtype).filter(|_| chance(random, 80));
    match kind {
        Kind::TileOrScalar if chance(random, 50) => typed(row, declared, Kind::Scalar, target, rank, values, random),
        Kind::Tile | Kind::TileOrView | Kind::TileOrScalar | Kind::TileOrMemref => {
            TypeDesc::Tile(tile(row, declared, target, values, random))
        }
        Kind::MultiTile => TypeDesc::MultiTile {
            slot: tile(row, declared, target, values, random),
            count: 2 + random.below(15) as i64,
        },
        Kind::TensorView | Kind::Partition | Kind::Tensor => {
            let view = view_of(rank, random);
            let view = ViewDesc { dtype: dtype.unwrap_or(view.dtype), ..view };
            match kind {
                Kind::TensorView => TypeDesc::TensorView(view),
                Kind::Partition => TypeDesc::Partition(view),
                // Only builtin types are elements of a tensor.
                _ => TypeDesc::Tensor(ViewDesc { dtype: DType::F32, ..view }),
            }
        }
        Kind::Ptr | Kind::PtrOrMemref => {
            TypeDesc::Ptr { elem: PtrElem::DType(any_dtype(random)), space: AddressSpace::Gm }
        }
        Kind::Index => TypeDesc::Index,
        Kind::Int(1) => TypeDesc::Scalar(DType::I1),
        Kind::Int(8) => TypeDesc::Scalar(DType::I8),
        Kind::Int(16) => TypeDesc::Scalar(DType::I16),
        Kind::Int(32) => TypeDesc::Scalar(DType::I32),
        Kind::Int(_) => TypeDesc::Scalar(DType::I64),
        Kind::Struct => TypeDesc::Struct(None),
        Kind::Signless | Kind::Integer => match dtype {
            Some(dtype @ (DType::I8 | DType::I16 | DType::I32)) => TypeDesc::Scalar(dtype),
            Some(_) | None => TypeDesc::Scalar(DType::I32),
        },
        Kind::Float(16) => TypeDesc::Scalar(DType::F16),
        Kind::Float(_) => TypeDesc::Scalar(DType::F32),
        Kind::Vector(length, dtype) => TypeDesc::Vector { lanes: length, dtype },
        Kind::Scalar if dtype.is_some_and(|dtype| [DType::F16, DType::I8, DType::I16].contains(&dtype)) => {
            TypeDesc::Scalar(dtype.unwrap_or(DType::F32))
        }
        Kind::Scalar | Kind::Value => TypeDesc::Scalar([DType::F32, DType::I32, DType::BF16][random.below(3)]),
        Kind::Vreg => TypeDesc::Vreg { lanes: 64, dtype: DType::F32 },
        Kind::ScalarOrVreg => TypeDesc::Vreg { lanes: 64, dtype: DType::F32 },
        Kind::Mask => TypeDesc::Mask(pto_isa::types::MaskGranularity::B32),
        Kind::MaskOf(granularity) => TypeDesc::Mask(granularity),
        Kind::VmiVreg => TypeDesc::VmiVreg { lanes: 64, dtype: DType::F32, layout: None },
        Kind::VmiMask => {
            TypeDesc::VmiMask { lanes: 64, granularity: pto_isa::types::VmiGranularity::Pred, layout: None }
        }
        Kind::Align => TypeDesc::Align,
        Kind::Event => TypeDesc::Event,
        Kind::EventIds => TypeDesc::EventIds(4),
        Kind::Pipe => TypeDesc::Pipe,
        Kind::FmatrixConfig => TypeDesc::FmatrixConfig,
        Kind::LocalArray => TypeDesc::LocalArray(ViewDesc {
            shape: Shape::new(&[Dim::Static(8)]).unwrap_or_else(|| unreachable!("one extent is a shape")),
            dtype: DType::F32,
        }),
        // No file of the corpus has one; the text of others is that of MLIR.
        Kind::Memref => typed(row, declared, Kind::Ptr, target, rank, values, random),
        Kind::Handle(handle) => TypeDesc::Handle(handle),
        Kind::OneOf(several) => {
            let kind = random.choose(several.kinds).copied().unwrap_or(Kind::Any);
            typed(row, declared, kind, target, rank, values, random)
        }
        Kind::Any => [TypeDesc::Index, TypeDesc::Scalar(DType::I1), TypeDesc::Align][random.below(3)],
    }
}

/// What the rules of a row name for an operand.
#[derive(Default)]
struct Named {
    locs: Vec<Loc>,
    /// Layouts, those of one location with it.
    layouts: Vec<(Option<Loc>, Layout)>,
    dtypes: Vec<DType>,
}

fn named(row: &'static Op, declared: usize, target: Target) -> Named {
    let Named { mut locs, mut layouts, mut dtypes } = Named::default();
    let is = |operand: u8| usize::from(operand) == declared;
    for rule in row.all_rules() {
        let rule = match rule {
            Rule::On(targets, rule) if targets.contains(target) => rule,
            rule => rule,
        };
        match rule {
            Rule::DType { operands, allowed: Allowed::Only(types) } if operands.iter().any(|o| is(*o)) => {
                dtypes.extend(types.on(target).iter());
            }
            Rule::Conversion { src, dst, table } if is(*src) || is(*dst) => {
                let sets = table.on(target).iter().map(|entry| if is(*src) { entry.src } else { entry.dst });
                dtypes.extend(sets.flat_map(|set| set.iter()));
            }
            Rule::Location { operands, allowed } if operands.iter().any(|o| is(*o)) => {
                locs.extend(allowed.on(target).iter());
            }
            Rule::Layout { operands, loc, allowed } if operands.iter().any(|o| is(*o)) => {
                layouts.extend(allowed.on(target).iter().map(|layout| (*loc, *layout)));
            }
            Rule::Moves { src, dst, table } if is(*src) || is(*dst) => {
                for entry in *table.on(target) {
                    let (loc, list) =
                        if is(*src) { (entry.from, entry.from_layouts) } else { (entry.to, entry.to_layouts) };
                    locs.push(loc);
                    layouts.extend(list.iter().map(|layout| (Some(loc), *layout)));
                }
            }
            Rule::MatmulTypes { lhs, rhs, dst, table } => {
                for product in *table.on(target) {
                    let sets = [(lhs, product.lhs), (rhs, product.rhs), (dst, product.acc)];
                    dtypes.extend(sets.into_iter().filter(|(o, _)| is(**o)).flat_map(|(_, set)| set.iter()));
                }
            }
            _ => {}
        }
    }
    if dtypes.is_empty() {
        dtypes = row.dtypes.on(target).iter().collect();
    }
    Named { locs, layouts, dtypes }
}

fn tile(row: &'static Op, declared: usize, target: Target, values: &[Value], random: &mut Random) -> TileDesc {
    let Named { locs, layouts, dtypes } = named(row, declared, target);
    let before = values.iter().rev().find_map(|value| match &value.ty {
        TypeDesc::Tile(tile) => Some(*tile),
        _ => None,
    });
    let same = before.filter(|_| chance(random, 60));
    let loc = random.choose(&locs).copied().unwrap_or_else(|| Loc::ALL[random.below(Loc::ALL.len())]);
    let fitting: Vec<Layout> =
        layouts.iter().filter(|(of, _)| of.is_none_or(|of| of == loc)).map(|(_, layout)| *layout).collect();
    let usual = TILE_LAYOUTS.iter().find(|entry| entry.loc == loc).map_or(&[][..], |entry| entry.layouts);
    let layout = random.choose(&fitting).or_else(|| random.choose(usual)).copied().unwrap_or(Layout::ND);
    let dtype = match same.filter(|tile| dtypes.contains(&tile.dtype)) {
        Some(tile) => tile.dtype,
        None => random.choose(&dtypes).copied().unwrap_or(DType::F32),
    };
    let (rows, cols) = match same {
        Some(tile) => (tile.rows, tile.cols),
        None => (extent(random), extent(random)),
    };
    let mut tile = TileDesc::new(loc, dtype, rows, cols).with_layout(layout);
    match same {
        Some(like) if chance(random, 80) => tile = tile.valid(like.valid_rows, like.valid_cols),
        _ => {
            let valid = |size: i64, random: &mut Random| match random.below(6) {
                0 => Dim::Dynamic,
                1 => Dim::Static(1),
                _ => Dim::Static(size),
            };
            tile = tile.valid(valid(rows, random), valid(cols, random));
        }
    }
    if chance(random, 20) {
        tile.pad = Pad::ALL[random.below(Pad::ALL.len())];
    }
    tile
}

struct Attributes<'a>(&'a [(&'static Attr, i64)]);

impl AttrView for Attributes<'_> {
    fn get(&self, name: &str) -> Option<AttrFact<'_>> {
        let (attr, value) = self.0.iter().find(|(attr, _)| attr.name == name)?;
        Some(match attr.domain {
            Domain::Enum(_) => AttrFact::Enum(*value),
            Domain::Bool => AttrFact::Bool(*value != 0),
            _ => AttrFact::Int(*value),
        })
    }
}

impl Operation {
    fn is_legal(&self, target: Target) -> bool {
        let owners = self.sizes.iter().enumerate().flat_map(|(owner, &size)| std::iter::repeat_n(owner, size));
        let operands: Vec<Fact> = owners
            .zip(&self.values)
            .enumerate()
            .map(|(index, (owner, value))| Fact {
                constant: value.constant,
                identity: self.values.iter().position(|other| other.name == value.name).unwrap_or(index),
                ..Fact::new(owner, value.ty)
            })
            .collect();
        let results: Vec<Fact> = self.results.iter().enumerate().map(|(index, ty)| Fact::new(index, *ty)).collect();
        let attributes = Attributes(&self.attributes);
        let facts = OpFacts {
            op: self.row,
            target,
            operands: &operands,
            results: &results,
            attrs: &attributes,
            arguments: &[],
            users: &|_| {},
        };
        let mut legal = true;
        check(&facts, &mut |violation| legal &= violation.severity != Severity::Error);
        legal
    }

    /// A function that holds the operation, in generic form. It is private: what its callers have done, such as setting
    /// the flag it waits for, nobody knows.
    pub(super) fn function(&self, number: usize) -> String {
        let mut text = format!("  func.func private @f{number}(");
        let mut seen: Vec<&str> = Vec::new();
        let mut constants = String::new();
        for value in &self.values {
            if seen.contains(&value.name.as_str()) {
                continue;
            }
            match value.constant {
                Some(constant) => {
                    let _ = writeln!(constants, "    {} = arith.constant {constant} : {}", value.name, value.ty);
                }
                None => {
                    let comma = if text.ends_with('(') { "" } else { ", " };
                    let _ = write!(text, "{comma}{}: {}", value.name, self.spelled(&value.ty));
                }
            }
            seen.push(&value.name);
        }
        let _ = write!(text, ") {{\n{constants}    ");
        for index in 0..self.results.len() {
            let _ = write!(text, "%r{index} = ");
        }
        let list = |items: Vec<String>| items.join(", ");
        let names = list(self.values.iter().map(|value| value.name.clone()).collect());
        let types = list(self.values.iter().map(|value| self.spelled(&value.ty)).collect());
        let results = list(self.results.iter().map(|ty| self.spelled(ty)).collect());
        let note = if self.note { " {note = \"kept\"}" } else { "" };
        let _ = writeln!(
            text,
            "\"pto.{}\"({names}) <{{{}}}>{note} : ({types}) -> ({results})\n    return\n  }}",
            self.row.name,
            self.properties()
        );
        text
    }

    fn properties(&self) -> String {
        let mut properties: Vec<String> = Vec::new();
        for (attr, value) in &self.attributes {
            let text = match attr.domain {
                Domain::Enum(def) => match def.by_value(*value) {
                    Some(case) if def.form == EnumForm::Keyword => format!("\"{}\"", case.name),
                    Some(case) => def.attribute(case),
                    None => continue,
                },
                Domain::Bool => (*value != 0).to_string(),
                Domain::Int { width, .. } => format!("{value} : i{width}"),
                Domain::Enums(_)
                | Domain::Struct(_)
                | Domain::Symbol
                | Domain::Ints
                | Domain::Path
                | Domain::Str(_)
                | Domain::Unit
                | Domain::SegmentSizes
                | Domain::Any => continue,
            };
            properties.push(format!("{} = {text}", attr.name));
        }
        if self.row.has_segments() {
            let sizes: Vec<String> = self.sizes.iter().map(usize::to_string).collect();
            properties.push(format!("operandSegmentSizes = array<i32: {}>", sizes.join(", ")));
        }
        properties.join(", ")
    }

    /// A type, tiles now and then in the keyed spelling.
    fn spelled(&self, ty: &TypeDesc) -> String {
        match ty {
            TypeDesc::Tile(tile) if self.keyed => format!(
                "!pto.tile_buf<loc={}, dtype={}, rows={}, cols={}, v_row={}, v_col={}, blayout={}, slayout={}, fractal={}, pad={}, compact={}>",
                tile.loc,
                tile.dtype,
                tile.rows,
                tile.cols,
                tile.valid_rows,
                tile.valid_cols,
                tile.blayout,
                tile.slayout,
                tile.fractal,
                tile.pad,
                tile.compact
            ),
            ty => ty.to_string(),
        }
    }
}
