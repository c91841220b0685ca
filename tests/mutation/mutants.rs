//! The mutants of an operation.

use super::{
    operation::{Operation, list},
    signature::{Places, Signature},
    types::{Class, Type},
};

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mutation {
    /// Element type of an operand.
    DType,
    /// Extents of an operand.
    Shape,
    /// Layouts of a tile.
    Layout,
    /// Memory of a tile or pointer.
    Location,
    /// The whole type of an operand.
    Kind,
    /// Value of a property.
    Value,
    /// A property is missing.
    MissingProperty,
    /// A property there is not.
    OtherProperty,
    /// Two operands are exchanged.
    Order,
    /// An operand is missing.
    Missing,
    /// An operand too many.
    Extra,
    /// A result is missing, or there is one too many.
    Results,
    /// A word of the printed custom form is omitted or replaced.
    Text,
}

/// A broken operation.
pub(super) struct Mutant {
    pub(super) mutation: Mutation,
    /// The operand or property that is changed.
    pub(super) at: usize,
    pub(super) broken: Operation,
}

impl Mutant {
    pub(super) fn describe(&self, original: &Operation) -> String {
        let (at, target, properties) = (self.at, original.target(), self.broken.properties.join(", "));
        format!("{:?} {at} on {target}: <{{{properties}}}> ({})", self.mutation, self.broken.types.join(", "))
    }
}

/// Types of other kinds; each operand gets every second one.
const KINDS: [&str; 4] = ["index", "f32", "!pto.align", "tensor<16x16xf32>"];

/// All mutants.
pub(super) fn of(operation: &Operation, signature: &Signature) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for at in 0..operation.operands.len() {
        let mut change = |mutation, types: Vec<String>| {
            for r#type in types {
                mutants.extend(retyped(operation, at, mutation, r#type));
            }
        };
        let r#type = &operation.types[at];
        change(Mutation::DType, dtypes(r#type));
        change(Mutation::Shape, shapes(r#type));
        change(Mutation::Layout, layouts(r#type));
        change(Mutation::Location, locations(r#type));
        change(Mutation::Kind, KINDS.iter().skip(at % 2).step_by(2).map(|kind| (*kind).to_owned()).collect());
    }
    mutants.extend(properties(operation));
    mutants.extend(operands(operation, signature));
    for results in [operation.results.iter().skip(1).cloned().collect(), vec!["index".to_owned(); 2]] {
        let broken = Operation { results, ..operation.clone() };
        mutants.push(Mutant { mutation: Mutation::Results, at: 0, broken });
    }
    mutants.retain(|mutant| mutant.broken != *operation);
    mutants
}

/// Returns the operation with another type for one operand, which becomes a new value.
fn retyped(operation: &Operation, at: usize, mutation: Mutation, r#type: String) -> Option<Mutant> {
    let mut broken = operation.clone();
    *broken.operands.get_mut(at)? = format!("%m{at}");
    *broken.types.get_mut(at)? = r#type;
    if broken.types == operation.types {
        return None;
    }
    Some(Mutant { mutation, at, broken })
}

/// Splits the text of a tile or view: returns the offset of the extents, the extents, and the element type.
fn shaped(r#type: &str) -> Option<(usize, Vec<String>, &str)> {
    let inside = r#type.find('<')? + 1;
    let start = if r#type.starts_with("!pto.tile_buf") { r#type.find(", ")? + 2 } else { inside };
    let rest = &r#type[start..];
    let end = rest.find([',', '>']).unwrap_or(rest.len());
    let mut dims = Vec::new();
    let mut rest = &rest[..end];
    while let Some((dim, after)) = rest.split_once('x') {
        if dim != "?" && dim.parse::<u64>().is_err() {
            break;
        }
        dims.push(dim.to_owned());
        rest = after;
    }
    Some((start, dims, rest))
}

fn reshaped(r#type: &str, dims: &[String], dtype: &str) -> Option<String> {
    let (start, old_dims, old_dtype) = shaped(r#type)?;
    let old = old_dims.iter().map(|dim| dim.len() + 1).sum::<usize>() + old_dtype.len();
    let dims: String = dims.iter().map(|dim| format!("{dim}x")).collect();
    Some(format!("{}{dims}{dtype}{}", &r#type[..start], &r#type[start + old..]))
}

fn dtypes(r#type: &str) -> Vec<String> {
    const SCALARS: [&str; 8] = ["i1", "i8", "ui16", "i32", "i64", "f16", "f32", "index"];
    const ALL: [&str; 8] = ["i1", "i8", "ui16", "i32", "i64", "f16", "f32", "!pto.hif8"];
    let others: &[&str] = match Type::parse(r#type).class {
        Class::Index | Class::Int | Class::Float => return SCALARS.map(str::to_owned).to_vec(),
        Class::Mask => &["b8", "b16", "b32"],
        Class::VmiMask => &["pred", "b8", "b16", "b32"],
        Class::Tile | Class::View | Class::Tensor | Class::Memref | Class::Ptr | Class::Vreg | Class::VmiVreg => &ALL,
        Class::MultiTile | Class::Align | Class::Pair | Class::Named => return Vec::new(),
    };
    // Pointers to pointers have no elements.
    let Some((_, dims, dtype)) = shaped(r#type).filter(|(_, _, dtype)| !dtype.contains('<')) else { return Vec::new() };
    others.iter().filter(|other| **other != dtype).filter_map(|other| reshaped(r#type, &dims, other)).collect()
}

fn shapes(r#type: &str) -> Vec<String> {
    let Some((_, dims, dtype)) = shaped(r#type) else { return Vec::new() };
    let mut all = Vec::new();
    for at in 0..dims.len() {
        let Some(size) = dims.get(at).and_then(|dim| dim.parse::<u64>().ok()) else { continue };
        for other in [size * 2, size + 16, 1] {
            let mut changed = dims.clone();
            changed[at] = other.to_string();
            all.extend(reshaped(r#type, &changed, dtype));
        }
    }
    // A valid region that was the whole tile follows the extents; one that is written explicitly is unchanged, and may
    // then be too large.
    all.retain(|other| !other.contains("valid=") || other.contains("valid=?x?"));
    all
}

const LAYOUTS: [&str; 6] = [
    "",
    ", blayout=col_major",
    ", blayout=col_major, slayout=row_major",
    ", slayout=col_major",
    ", slayout=row_major",
    ", blayout=col_major, slayout=col_major, fractal=32",
];

fn layouts(r#type: &str) -> Vec<String> {
    if !r#type.starts_with("!pto.tile_buf<") {
        return Vec::new();
    }
    let keys = list(r#type.trim_start_matches("!pto.tile_buf<").trim_end_matches('>'));
    let kept: Vec<String> = keys
        .into_iter()
        .filter(|key| !["blayout=", "slayout=", "fractal="].iter().any(|k| key.starts_with(k)))
        .collect();
    LAYOUTS.iter().map(|layout| format!("!pto.tile_buf<{}{layout}>", kept.join(", "))).collect()
}

fn locations(r#type: &str) -> Vec<String> {
    if let Some(rest) = r#type.strip_prefix("!pto.tile_buf<")
        && let Some((loc, rest)) = rest.split_once(',')
    {
        let all = ["vec", "mat", "left", "right", "acc", "bias", "scaling"];
        return all.into_iter().filter(|l| *l != loc).map(|l| format!("!pto.tile_buf<{l},{rest}")).collect();
    }
    if let Some((pointee, _)) =
        r#type.strip_suffix('>').filter(|t| t.starts_with("!pto.ptr<")).and_then(|t| t.rsplit_once(", "))
    {
        return ["ub", "l1", "l0c"].into_iter().map(|space| format!("{pointee}, {space}>")).collect();
    }
    Vec::new()
}

fn properties(operation: &Operation) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    let mut push = |mutation, at, properties| {
        mutants.push(Mutant { mutation, at, broken: Operation { properties, ..operation.clone() } });
    };
    for (at, property) in operation.properties.iter().enumerate() {
        // Segment sizes are no attributes: they state which operands are present.
        let Some((key, value)) = property.split_once(" = ").filter(|(key, _)| !key.ends_with("SegmentSizes")) else {
            continue;
        };
        let mut values: Vec<String> =
            ["\"other\"", "77 : i64", "unit", "#pto<cmp eq>", "array<i32: 7>", "[]"].map(str::to_owned).to_vec();
        if let Some((_, integer)) = value.split_once(" : i") {
            values.extend(["-1", "100"].map(|value| format!("{value} : i{integer}")));
        }
        for value in values {
            let mut properties = operation.properties.clone();
            properties[at] = format!("{key} = {value}");
            push(Mutation::Value, at, properties);
        }
        let mut properties = operation.properties.clone();
        properties.remove(at);
        push(Mutation::MissingProperty, at, properties);
    }
    for extra in ["unknown = 1 : i32", "resultSegmentSizes = array<i32: 1>"] {
        let properties = operation.properties.iter().cloned().chain([extra.to_owned()]).collect();
        push(Mutation::OtherProperty, 0, properties);
    }
    mutants
}

fn operands(operation: &Operation, signature: &Signature) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    let mut push = |mutation, at, change: &dyn Fn(&mut Operation)| {
        let mut broken = operation.clone();
        change(&mut broken);
        mutants.push(Mutant { mutation, at, broken });
    };
    let places = signature.operands(operation).unwrap_or_default();
    for at in 0..operation.operands.len() {
        // Operands of the same type can be exchanged without breaking a rule.
        if at > 0 && operation.types[at] != operation.types[at - 1] {
            push(Mutation::Order, at, &|broken| {
                broken.operands.swap(at, at - 1);
                broken.types.swap(at, at - 1);
            });
        }
        push(Mutation::Missing, at, &|broken| {
            broken.operands.remove(at);
            broken.types.remove(at);
            resize(broken, &places, at);
        });
    }
    push(Mutation::Extra, 0, &|broken| {
        broken.operands.push("%extra".to_owned());
        broken.types.push("!pto.tile_buf<vec, 16x16xf32>".to_owned());
    });
    mutants
}

/// Sets the segment sizes, if the operation has any, to those without the operand at an index.
fn resize(broken: &mut Operation, places: &Places, at: usize) {
    const KEY: &str = "operandSegmentSizes = ";
    let sizes: Vec<String> =
        places.iter().map(|place| (place.len() - usize::from(place.contains(&at))).to_string()).collect();
    for property in broken.properties.iter_mut().filter(|property| property.starts_with(KEY)) {
        *property = format!("{KEY}array<i32: {}>", sizes.join(", "));
    }
}
