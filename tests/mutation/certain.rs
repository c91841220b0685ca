//! Mutants of operations of every family that their rows say are illegal: no list of what is legal is needed.
//!
//! The operations are those of the file tests. Of their mutants those count that contradict the row: an operand its kind
//! does not accept, an element type or memory its rules do not admit, a property that is required, out of its domain or
//! unknown, a number of operands or results the row does not have.

use super::{
    feed,
    mutants::{self, Mutant, Mutation},
    operation::{self, Operation},
};
use crate::support::{
    filetest, pool,
    tool::{self},
};
use pto_isa::{
    Arity, Domain, Op, Presence, Rule, Target, TypeDesc, ops,
    rule::Allowed,
    types::{AddressSpace, DType, Dim, Loc, MaskGranularity, PtrElem, Shape, TileDesc, ViewDesc},
};
use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

/// Operations that do not stand alone in a function whose arguments are their operands, and why.
const NOT_ALONE: &[(&str, &str)] = &[
    ("import_reserved_buffer", "another function reserves the buffer"),
    ("simt_launch", "runs another function"),
    ("struct_get", "another operation declares the struct"),
    ("struct_set", "another operation declares the struct"),
    ("yield", "ends the region of another operation"),
];

/// Fewest operations that are broken, and least share of mutants, in percent, that is refused.
const OPERATIONS: usize = 200;
const LEAST: usize = 95;

/// What became of the mutants of a row: operations, and for each mutation those refused and all.
struct Fate {
    op: &'static str,
    operations: usize,
    counts: BTreeMap<Mutation, (usize, usize)>,
    survivors: Vec<String>,
}

pub(super) fn kill_rate() -> Result<(), String> {
    // Nothing is known of what is in a region.
    let rows: Vec<&'static Op> = ops::all().filter(|op| op.regions.is_empty()).collect();
    let fates = pool::map(rows, fate)?;
    let mut counts: BTreeMap<Mutation, (usize, usize)> = BTreeMap::new();
    let mut report = String::new();
    for fate in &fates {
        for (mutation, (dead, all)) in &fate.counts {
            let entry = counts.entry(*mutation).or_default();
            *entry = (entry.0 + dead, entry.1 + all);
        }
        for survivor in &fate.survivors {
            let _ = writeln!(report, "survived: {}: {survivor}", fate.op);
        }
    }
    let operations: usize = fates.iter().map(|fate| fate.operations).sum();
    let (killed, counted) = counts.values().fold((0, 0), |sum, (dead, all)| (sum.0 + dead, sum.1 + all));
    for (mutation, (dead, all)) in &counts {
        let _ = writeln!(report, "{mutation:?}: {dead} of {all}");
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutation-rows.txt");
    fs::write(&path, &report).map_err(|error| error.to_string())?;
    println!("mutation: {killed} of {counted} mutants of {operations} operations are refused; see {}", path.display());
    let unbroken: Vec<&str> = fates.iter().filter(|fate| fate.counts.is_empty()).map(|fate| fate.op).collect();
    let expected: Vec<&str> =
        unbroken.iter().filter(|op| !NOT_ALONE.iter().any(|(name, _)| name == *op)).copied().collect();
    if !expected.is_empty() {
        return Err(format!("no operation is broken of {}", expected.join(", ")));
    }
    if operations < OPERATIONS || killed * 100 < counted * LEAST {
        return Err(report);
    }
    Ok(())
}

fn fate(row: &'static Op) -> Result<Fate, String> {
    let mut fate = Fate { op: row.name, operations: 0, counts: BTreeMap::new(), survivors: Vec::new() };
    if NOT_ALONE.iter().any(|(name, _)| *name == row.name) {
        return Ok(fate);
    }
    let test = filetest::read(&Path::new(filetest::ROOT).join(row.family.stem()).join(format!("{}.mlir", row.name)))?;
    let all = operation::all(&test.expected, row.name);
    let directory = tool::scratch(&format!("mutation/rows/{}", row.name))?;
    let originals: Vec<String> = all.iter().map(Operation::program).collect();
    // What needs constants, or what the run of its file says, is refused alone.
    let (refused, _) = feed(&directory, "originals.mlir", &originals)?;
    let operations: Vec<&Operation> =
        all.iter().zip(refused).filter(|(_, refused)| !refused).map(|(operation, _)| operation).collect();
    let mut chosen: Vec<(&Operation, Mutant)> = Vec::new();
    for operation in &operations {
        let mutants = mutants::of(operation).into_iter().filter(|mutant| contradicts(row, operation, mutant));
        chosen.extend(mutants.map(|mutant| (*operation, mutant)));
    }
    fate.operations = operations.len();
    let programs: Vec<String> = chosen.iter().map(|(_, mutant)| mutant.broken.program()).collect();
    let (killed, _) = feed(&directory, "mutants.mlir", &programs)?;
    for ((operation, mutant), killed) in chosen.iter().zip(killed) {
        let entry = fate.counts.entry(mutant.mutation).or_default();
        *entry = (entry.0 + usize::from(killed), entry.1 + 1);
        if !killed {
            fate.survivors.push(mutant.describe(operation));
        }
    }
    Ok(fate)
}

/// Whether a mutant contradicts the row of its operation.
fn contradicts(row: &'static Op, original: &Operation, mutant: &Mutant) -> bool {
    let (least, most) = row.operand_count();
    let count = mutant.broken.operands.len();
    let typed = |at: usize| mutant.broken.types.get(at).and_then(|text| desc(text));
    let target = if original.a5 { Target::A5 } else { Target::A3 };
    // Which declared operand a value belongs to is known where segments say so, or where there is one for each.
    let known = row.has_segments() || original.operands.len() == row.operands.len();
    let owner = original.owners().get(mutant.at).copied().filter(|_| known);
    let declared = |owner: usize| row.operands.get(owner);
    match mutant.mutation {
        Mutation::Kind => {
            owner.and_then(declared).zip(typed(mutant.at)).is_some_and(|(declared, ty)| !declared.kind.accepts(&ty))
        }
        Mutation::Order => {
            let before = original.owners().get(mutant.at.wrapping_sub(1)).copied();
            let wrong = |at: usize, owner: Option<usize>| {
                owner.and_then(declared).zip(typed(at)).is_some_and(|(declared, ty)| !declared.kind.accepts(&ty))
            };
            known && (wrong(mutant.at, owner) || wrong(mutant.at - 1, before))
        }
        Mutation::DType => {
            owner.zip(typed(mutant.at)).is_some_and(|(owner, ty)| dtype_refused(row, owner, &ty, target))
        }
        Mutation::Location => {
            owner.zip(typed(mutant.at)).is_some_and(|(owner, ty)| location_refused(row, owner, &ty, target))
        }
        Mutation::Missing => row.has_segments() || count < least,
        Mutation::Extra => row.has_segments() || most.is_some_and(|most| count > most),
        Mutation::Results => {
            row.results.iter().all(|result| result.arity == Arity::One)
                && mutant.broken.results.len() != row.results.len()
        }
        Mutation::OtherProperty => true,
        Mutation::MissingProperty => property(row, original, mutant.at).is_none_or(|presence| presence.1),
        Mutation::Value => {
            let value = mutant.broken.properties.get(mutant.at).and_then(|p| p.split_once(" = ")).map_or("", |p| p.1);
            property(row, original, mutant.at).is_none_or(|(domain, _)| outside(domain, value))
        }
        // What extents and layouts mean depends on several operands.
        Mutation::Shape | Mutation::Layout => false,
    }
}

/// Domain of a property, and whether it has to be given; none for segment sizes.
fn property(row: &'static Op, operation: &Operation, at: usize) -> Option<(Domain, bool)> {
    let (key, _) = operation.properties.get(at)?.split_once(" = ")?;
    row.attrs.iter().find(|attr| attr.name == key).map(|attr| (attr.domain, attr.presence == Presence::Required))
}

/// Whether a value is in no reading of a domain.
fn outside(domain: Domain, value: &str) -> bool {
    match domain {
        Domain::Enum(def) => {
            value == "[]" || value == "array<i32: 7>" || value == "#pto<cmp eq>" && def.mnemonic != "cmp"
        }
        Domain::Enums(_) | Domain::Struct(_) => value == "[]" || value == "array<i32: 7>",
        Domain::Symbol | Domain::Bool | Domain::Int { .. } | Domain::Str(_) => {
            matches!(value, "[]" | "array<i32: 7>" | "#pto<cmp eq>")
        }
        Domain::Ints | Domain::Path => matches!(value, "\"other\"" | "3 : i64" | "#pto<cmp eq>"),
        Domain::Unit => matches!(value, "\"other\"" | "3 : i64" | "[]"),
        Domain::SegmentSizes => true,
        Domain::Any => false,
    }
}

/// The rule behind conditions that hold on a target.
fn effective(rule: &'static Rule, target: Target) -> Option<&'static Rule> {
    match rule {
        Rule::On(targets, rule) => targets.contains(target).then(|| effective(rule, target)).flatten(),
        // These are warnings.
        Rule::Manual(_) => None,
        other => Some(other),
    }
}

fn dtype_refused(row: &'static Op, owner: usize, ty: &TypeDesc, target: Target) -> bool {
    let Some(dtype) = ty.dtype() else { return false };
    let names = |operands: &[u8]| operands.iter().any(|operand| usize::from(*operand) == owner);
    row.all_rules().filter_map(|rule| effective(rule, target)).any(|rule| match rule {
        Rule::DType { operands, allowed } if names(operands) => {
            let allowed = match allowed {
                Allowed::Row => row.dtypes,
                Allowed::Only(sets) => *sets,
            };
            !allowed.on(target).contains(dtype)
        }
        Rule::SameDType(operands) => names(operands) && operands.len() > 1,
        _ => false,
    })
}

fn location_refused(row: &'static Op, owner: usize, ty: &TypeDesc, target: Target) -> bool {
    let TypeDesc::Tile(tile) = ty else { return false };
    row.all_rules().filter_map(|rule| effective(rule, target)).any(|rule| match rule {
        Rule::Location { operands, allowed } => {
            operands.iter().any(|operand| usize::from(*operand) == owner) && !allowed.on(target).contains(tile.loc)
        }
        _ => false,
    })
}

/// What kinds and sets of element types and memories ask of a type; other parameters are those of a small one.
fn desc(text: &str) -> Option<TypeDesc> {
    if text == "index" {
        return Some(TypeDesc::Index);
    }
    if text == "!pto.align" {
        return Some(TypeDesc::Align);
    }
    if let Some(dtype) = DType::parse(text) {
        return Some(TypeDesc::Scalar(dtype));
    }
    let (name, inside) = text.strip_suffix('>')?.split_once('<')?;
    let first = inside.split(',').next().unwrap_or("");
    let element = |shaped: &str| DType::parse(shaped.rsplit_once('x').map_or(shaped, |(_, dtype)| dtype));
    let view = |shaped: &str| {
        Some(ViewDesc { shape: Shape::new(&[Dim::Static(16), Dim::Static(16)])?, dtype: element(shaped)? })
    };
    Some(match name {
        "!pto.tile_buf" => {
            let loc = Loc::ALL.iter().copied().find(|loc| loc.to_string() == first)?;
            TypeDesc::Tile(TileDesc::new(loc, element(inside.split(", ").nth(1)?)?, 16, 16))
        }
        "!pto.ptr" => TypeDesc::Ptr { elem: PtrElem::DType(DType::parse(first)?), space: AddressSpace::Ub },
        "!pto.vreg" => TypeDesc::Vreg { lanes: 64, dtype: element(first)? },
        "!pto.mask" => TypeDesc::Mask(MaskGranularity::ALL.iter().copied().find(|g| g.to_string() == first)?),
        "!pto.partition_tensor_view" => TypeDesc::Partition(view(first)?),
        "!pto.tensor_view" => TypeDesc::TensorView(view(first)?),
        "tensor" => TypeDesc::Tensor(view(first)?),
        _ => return None,
    })
}
