//! The mutants of an operation.

use super::operation::{Operation, list};

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
    /// Type of an operand as such.
    Kind,
    /// Value of a property.
    Value,
    /// A property is missing.
    MissingProperty,
    /// A property there is not.
    OtherProperty,
    /// Two operands have changed places.
    Order,
    /// An operand is missing.
    Missing,
    /// An operand too many.
    Extra,
    /// A result is missing or too many.
    Results,
}

/// A broken operation.
pub(super) struct Mutant {
    pub(super) mutation: Mutation,
    /// Operand or property that is broken.
    pub(super) at: usize,
    pub(super) broken: Operation,
}

impl Mutant {
    /// The declared operand that is broken; empty where it is a property or a result.
    pub(super) fn role(&self, original: &Operation) -> &'static str {
        match self.mutation {
            Mutation::Value | Mutation::MissingProperty | Mutation::OtherProperty | Mutation::Results => "",
            _ => original.role(self.at),
        }
    }

    pub(super) fn describe(&self, original: &Operation) -> String {
        let (role, target, properties) = (self.role(original), original.target(), self.broken.properties.join(", "));
        format!("{:?} {role} on {target}: <{{{properties}}}> ({})", self.mutation, self.broken.types.join(", "))
    }
}

/// All mutants.
pub(super) fn of(operation: &Operation) -> Vec<Mutant> {
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
        change(Mutation::Kind, ["index", "f32", "!pto.align", "tensor<16x16xf32>"].map(str::to_owned).to_vec());
    }
    mutants.extend(properties(operation));
    mutants.extend(operands(operation));
    for results in [operation.results.iter().skip(1).cloned().collect(), vec!["index".to_owned(); 2]] {
        let broken = Operation { results, ..operation.clone() };
        mutants.push(Mutant { mutation: Mutation::Results, at: 0, broken });
    }
    mutants.retain(|mutant| mutant.broken != *operation);
    mutants
}

/// The operation with another type for one operand, which becomes a value of its own.
fn retyped(operation: &Operation, at: usize, mutation: Mutation, r#type: String) -> Option<Mutant> {
    let mut broken = operation.clone();
    *broken.operands.get_mut(at)? = format!("%m{at}");
    *broken.types.get_mut(at)? = r#type;
    if broken.types == operation.types {
        return None;
    }
    Some(Mutant { mutation, at, broken })
}

/// The part of a tile or view with extents and element type: where it starts, its extents, its element type.
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
    const ALL: [&str; 8] = ["i1", "i8", "ui16", "i32", "i64", "f16", "f32", "!pto.hif8"];
    let Some((_, dims, dtype)) = shaped(r#type) else { return Vec::new() };
    ALL.into_iter().filter(|other| *other != dtype).filter_map(|other| reshaped(r#type, &dims, other)).collect()
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
    // A valid region that was whole follows the extents; one that is written stays, and may then be too large.
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
        let Some((key, _)) = property.split_once(" = ") else { continue };
        for value in ["\"other\"", "3 : i64", "unit", "#pto<cmp eq>", "array<i32: 7>", "[]"] {
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

fn operands(operation: &Operation) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    let mut push = |mutation, at, change: &dyn Fn(&mut Operation)| {
        let mut broken = operation.clone();
        change(&mut broken);
        mutants.push(Mutant { mutation, at, broken });
    };
    for at in 0..operation.operands.len() {
        // What is of one type can be anything else in its place.
        if at > 0 && operation.types[at] != operation.types[at - 1] {
            push(Mutation::Order, at, &|broken| {
                broken.operands.swap(at, at - 1);
                broken.types.swap(at, at - 1);
            });
        }
        push(Mutation::Missing, at, &|broken| {
            broken.operands.remove(at);
            broken.types.remove(at);
        });
    }
    push(Mutation::Extra, 0, &|broken| {
        broken.operands.push("%extra".to_owned());
        broken.types.push("!pto.tile_buf<vec, 16x16xf32>".to_owned());
    });
    mutants
}
