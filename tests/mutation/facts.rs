//! Facts about operands and attributes from the sources, as `facts.txt` lists them.

use super::types::{Class, Type};
use std::collections::BTreeMap;

/// The property of an operand that a fact is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Aspect {
    DType,
    Shape,
    Layout,
    Place,
}

impl Aspect {
    pub(super) const ALL: [Aspect; 4] = [Aspect::DType, Aspect::Shape, Aspect::Layout, Aspect::Place];

    fn parse(word: &str) -> Option<Aspect> {
        Some(match word {
            "dtype" => Aspect::DType,
            "shape" => Aspect::Shape,
            "layout" => Aspect::Layout,
            "place" => Aspect::Place,
            _ => return None,
        })
    }

    /// Returns whether two types of one class differ in the property.
    pub(super) fn differs(self, a: &Type, b: &Type) -> bool {
        match self {
            Aspect::DType => a.dtype != b.dtype,
            Aspect::Shape => a.shape != b.shape || a.valid != b.valid,
            Aspect::Layout => a.layout() != b.layout(),
            Aspect::Place => a.place != b.place,
        }
    }
}

/// A property that values have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Common {
    Type,
    DType,
    /// Bytes of an element.
    Width,
    /// Valid region.
    Valid,
    /// Rows or columns of the valid region.
    Rows,
    Cols,
    /// Physical extents; lanes of a vector.
    Shape,
    /// Number of bytes in all.
    Size,
    /// Number of elements of the valid region, or of a view.
    Count,
    Layout,
    Place,
}

/// Words for each target.
#[derive(Clone, Debug)]
struct PerTarget {
    a3: Vec<String>,
    a5: Vec<String>,
}

impl PerTarget {
    /// `x y` for all targets, or `a3 x, a5 x y`.
    fn parse(text: &str) -> PerTarget {
        let (mut a3, mut a5) = (Vec::new(), Vec::new());
        for part in text.split(',') {
            let mut words: Vec<String> = part.split_whitespace().map(str::to_owned).collect();
            match words.first().map(String::as_str) {
                Some("a3") => a3.extend(words.split_off(1)),
                Some("a5") => a5.extend(words.split_off(1)),
                Some(_) | None => {
                    a3.extend(words.iter().cloned());
                    a5.extend(words);
                }
            }
        }
        PerTarget { a3, a5 }
    }

    fn on(&self, a5: bool) -> &[String] {
        if a5 { &self.a5 } else { &self.a3 }
    }
}

/// When a fact holds.
#[derive(Clone, Debug)]
enum Condition {
    /// A tile is in a memory.
    Place(String, String),
    /// An operand is not there.
    Absent(String),
    /// A tile has valid elements: its valid region is not 0x0.
    Written(String),
    /// For a5, or for the others.
    A5(bool),
}

impl Condition {
    fn parse(words: &[String]) -> Option<(Condition, &[String])> {
        let [first, second, rest @ ..] = words else { return None };
        Some((
            match (first.as_str(), second.as_str()) {
                ("target", target) => Condition::A5(target == "a5"),
                (role, "absent") => Condition::Absent(role.to_owned()),
                (role, "written") => Condition::Written(role.to_owned()),
                (role, place) => Condition::Place(role.to_owned(), place.to_owned()),
            },
            rest,
        ))
    }

    fn holds(&self, values: &Values) -> bool {
        match self {
            Condition::Place(role, place) => values.of(std::slice::from_ref(role)).iter().all(|v| v.place == *place),
            Condition::Absent(role) => values.of(std::slice::from_ref(role)).is_empty(),
            Condition::Written(role) => {
                values.of(std::slice::from_ref(role)).iter().all(|v| v.valid != [Some(0), Some(0)])
            }
            Condition::A5(a5) => values.a5 == *a5,
        }
    }
}

/// A fact.
#[derive(Clone, Debug)]
enum Fact {
    /// Each of the values has one of these: element types, layouts, memories.
    One { aspect: Aspect, roles: Vec<String>, of: PerTarget },
    /// The values have something in common.
    Same { what: Common, roles: Vec<String> },
    /// The values have this number of valid rows or columns.
    Extent { rows: bool, roles: Vec<String>, count: u64 },
    /// The granularity of a mask is the width of an element.
    Granularity { mask: String, of: String },
    /// Element types, each `a*b>c`, or `a>b` for two values.
    Combination { roles: Vec<String>, of: PerTarget },
    /// Extents of a product: MxK, KxN, MxN.
    Product { roles: [String; 3] },
    /// The valid region of the first is not larger than that of the second.
    Within { inner: String, outer: String },
    /// One source covers the destination; the other has one value, or 32 bytes of values, for each row.
    RowExpand { sources: [String; 2], dst: String },
    /// Rows or columns of a scale: one for every 32 of a matrix.
    Blocks { scale: String, of: String, rows: bool },
    /// A fact that holds under a condition.
    When { condition: Condition, fact: Box<Fact> },
    /// Nothing is asked.
    Free { aspect: Aspect, roles: Vec<String> },
    /// Bounds of a number, inclusive.
    Range { attribute: String, least: i64, most: Option<i64> },
    /// Legal words of an attribute.
    Words { attribute: String, of: Vec<String> },
}

/// The facts by operation.
pub(super) struct Facts(BTreeMap<String, Vec<Fact>>);

/// Values of an operation by the name of their operand or result.
pub(super) struct Values<'a> {
    pub(super) by_role: Vec<(&'a str, &'a [Type])>,
    pub(super) a5: bool,
}

impl Values<'_> {
    /// Returns the value of a role; `None` if it is absent.
    fn one(&self, role: &str) -> Option<&Type> {
        self.by_role.iter().find(|(name, _)| *name == role).and_then(|(_, types)| types.first())
    }

    /// Returns the values of these roles; `*` means all values.
    fn of(&self, roles: &[String]) -> Vec<&Type> {
        let named = |name: &str| roles.iter().any(|role| role == name || role == "*");
        // The values are in the order of the roles, because facts of several parts depend on it.
        if roles.iter().any(|role| role == "*") {
            return self.by_role.iter().filter(|(name, _)| named(name)).flat_map(|(_, types)| *types).collect();
        }
        roles
            .iter()
            .flat_map(|role| self.by_role.iter().filter(move |(name, _)| name == role))
            .flat_map(|(_, types)| *types)
            .collect()
    }
}

impl Facts {
    /// Parses the facts; lines are `operations : fact; fact`, where `name*` is every operation with this prefix.
    pub(super) fn read(text: &str, ops: &[&str]) -> Result<Facts, String> {
        let mut all: BTreeMap<String, Vec<Fact>> = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (names, statements) = line.split_once(" : ").ok_or_else(|| format!("no facts: {line}"))?;
            let facts: Vec<Fact> = statements.split(';').map(parse).collect::<Result<_, _>>()?;
            for name in names.split_whitespace() {
                let met: Vec<&&str> = match name.strip_suffix('*') {
                    Some(start) => ops.iter().filter(|op| op.starts_with(start)).collect(),
                    None => ops.iter().filter(|op| **op == name).collect(),
                };
                if met.is_empty() {
                    return Err(format!("no operation is {name}"));
                }
                for op in met {
                    all.entry((*op).to_owned()).or_default().extend(facts.iter().cloned());
                }
            }
        }
        Ok(Facts(all))
    }

    fn on(&self, op: &str) -> &[Fact] {
        self.0.get(op).map_or(&[], Vec::as_slice)
    }

    /// Returns a fact that the values of an operation contradict.
    pub(super) fn broken(&self, op: &str, values: &Values) -> Option<String> {
        self.on(op).iter().find(|fact| !fact.holds(values)).map(|fact| format!("{fact:?}"))
    }

    /// Whether a fact is about an aspect of a role.
    pub(super) fn cover(&self, op: &str, role: &str, aspect: Aspect) -> bool {
        self.on(op).iter().any(|fact| fact.covers(role, aspect))
    }

    /// Returns whether a number is in the bounds of an attribute; `None` if no fact states them.
    pub(super) fn in_range(&self, op: &str, name: &str, value: i64) -> Option<bool> {
        self.on(op).iter().find_map(|fact| match fact {
            Fact::Range { attribute, least, most } if attribute == name => {
                Some(*least <= value && most.is_none_or(|most| value <= most))
            }
            _ => None,
        })
    }

    /// Returns the legal words of an attribute; `None` if no fact states them.
    pub(super) fn words(&self, op: &str, name: &str) -> Option<&[String]> {
        self.on(op).iter().find_map(|fact| match fact {
            Fact::Words { attribute, of } if attribute == name => Some(of.as_slice()),
            _ => None,
        })
    }
}

fn parse(text: &str) -> Result<Fact, String> {
    let (left, right) = text.split_once('=').unwrap_or((text, ""));
    let words: Vec<String> = left.split_whitespace().map(str::to_owned).collect();
    let wrong = || format!("not a fact: {text}");
    let (first, rest) = words.split_first().ok_or_else(wrong)?;
    if first == "when" {
        let (condition, inner) = Condition::parse(rest).ok_or_else(wrong)?;
        let right = text.split_once('=').map_or(String::new(), |(_, right)| format!(" ={right}"));
        let fact = Box::new(parse(&format!("{}{right}", inner.join(" ")))?);
        return Ok(Fact::When { condition, fact });
    }
    let named = |at: usize| rest.get(at).cloned().ok_or_else(wrong);
    Ok(match first.as_str() {
        "same" => {
            let (what, roles) = rest.split_first().ok_or_else(wrong)?;
            let what = match what.as_str() {
                "type" => Common::Type,
                "dtype" => Common::DType,
                "width" => Common::Width,
                "valid" => Common::Valid,
                "rows" => Common::Rows,
                "cols" => Common::Cols,
                "shape" => Common::Shape,
                "size" => Common::Size,
                "count" => Common::Count,
                "layout" => Common::Layout,
                "place" => Common::Place,
                _ => return Err(wrong()),
            };
            Fact::Same { what, roles: roles.to_vec() }
        }
        "rows" | "cols" => Fact::Extent {
            rows: first == "rows",
            roles: rest.to_vec(),
            count: right.trim().parse().map_err(|_| wrong())?,
        },
        "mask" => Fact::Granularity { mask: named(0)?, of: named(1)? },
        "within" => Fact::Within { inner: named(0)?, outer: named(1)? },
        "rowexpand" => Fact::RowExpand { sources: [named(0)?, named(1)?], dst: named(2)? },
        "blocks" => Fact::Blocks { rows: named(0)? == "rows", scale: named(1)?, of: named(2)? },
        "types" => Fact::Combination { roles: rest.to_vec(), of: PerTarget::parse(right) },
        "product" => Fact::Product { roles: rest.to_vec().try_into().map_err(|_| wrong())? },
        "free" => {
            let (aspect, roles) = rest.split_first().ok_or_else(wrong)?;
            Fact::Free { aspect: Aspect::parse(aspect).ok_or_else(wrong)?, roles: roles.to_vec() }
        }
        "range" => {
            let mut bounds = right.split_whitespace().map(|bound| bound.parse().map_err(|_| wrong()));
            let least = bounds.next().ok_or_else(wrong)??;
            Fact::Range { attribute: named(0)?, least, most: bounds.next().transpose()? }
        }
        "words" => Fact::Words {
            attribute: rest.first().ok_or_else(wrong)?.clone(),
            of: right.split_whitespace().map(str::to_owned).collect(),
        },
        word => Fact::One {
            aspect: Aspect::parse(word).ok_or_else(wrong)?,
            roles: rest.to_vec(),
            of: PerTarget::parse(right),
        },
    })
}

/// Returns whether an element type matches a word: a type, `i16` for any signedness, or a class of types.
fn is(word: &str, value: &Type) -> bool {
    match word {
        "int" => value.unsigned().starts_with('i') && value.dtype != "index" && value.dtype != "i1",
        "fp8" => value.dtype.starts_with("f8E4M3") || value.dtype.starts_with("f8E5M2"),
        "hif8" => value.dtype == "!pto.hif8",
        "fp4" => value.dtype.starts_with("!pto.f4"),
        "float" => value.low_precision() || matches!(value.dtype.as_str(), "f16" | "bf16" | "f32"),
        "low" => value.low_precision(),
        "wide" => !value.low_precision(),
        _ => value.dtype == word || value.unsigned() == word,
    }
}

/// Returns false if both numbers are known and differ.
fn agree(a: Option<&Option<u64>>, b: Option<&Option<u64>>) -> bool {
    match (a.copied().flatten(), b.copied().flatten()) {
        (Some(a), Some(b)) => a == b,
        (_, None) | (None, _) => true,
    }
}

fn all_agree(a: &[Option<u64>], b: &[Option<u64>]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| agree(Some(a), Some(b)))
}

/// Returns whether a tile has one value, or 32 bytes of values, for each row of another one.
fn row_operand(value: &Type, of: &Type) -> bool {
    let cols = match value.layout() {
        "nd" | "zn" | "zz" => bytes(value).map(|bytes| 32 / bytes),
        _ => Some(1),
    };
    Common::Rows.of(value, of) && agree(value.valid.get(1), Some(&cols))
}

impl Common {
    fn of(self, a: &Type, b: &Type) -> bool {
        match self {
            Common::Type => a.text == b.text,
            Common::DType => a.dtype == b.dtype,
            Common::Width => bytes(a) == bytes(b),
            Common::Valid => Common::Rows.of(a, b) && Common::Cols.of(a, b),
            Common::Rows => agree(a.valid.first(), b.valid.first()),
            // A pair of packed elements counts as two.
            Common::Cols => agree(a.unpacked(&a.valid).get(1), b.unpacked(&b.valid).get(1)),
            Common::Shape => all_agree(&a.unpacked(&a.shape), &b.unpacked(&b.shape)),
            Common::Count => count(a).zip(count(b)).is_none_or(|(a, b)| a == b),
            Common::Layout => a.layout() == b.layout(),
            Common::Place => a.place == b.place || a.place.is_empty() || b.place.is_empty(),
            Common::Size => size(a).zip(size(b)).is_none_or(|(a, b)| a == b),
        }
    }

    fn covers(self, aspect: Aspect) -> bool {
        match self {
            Common::Type => true,
            Common::DType | Common::Width => aspect == Aspect::DType,
            Common::Valid | Common::Rows | Common::Cols | Common::Shape | Common::Count => aspect == Aspect::Shape,
            Common::Layout => aspect == Aspect::Layout,
            Common::Place => aspect == Aspect::Place,
            Common::Size => matches!(aspect, Aspect::Shape | Aspect::DType),
        }
    }
}

/// Returns the bytes of an element in memory.
fn bytes(value: &Type) -> Option<u64> {
    value.bits().map(|bits| bits.div_ceil(8))
}

/// Elements of the valid region, or of a view.
fn count(value: &Type) -> Option<u64> {
    value.valid.iter().try_fold(1, |product, extent| Some(product * (*extent)?))
}

/// Bytes of all elements.
fn size(value: &Type) -> Option<u64> {
    value.shape.iter().try_fold(bytes(value)?, |product, extent| Some(product * (*extent)?))
}

impl Fact {
    fn holds(&self, values: &Values) -> bool {
        match self {
            Fact::One { aspect, roles, of } => {
                let allowed = of.on(values.a5);
                values.of(roles).iter().all(|value| match aspect {
                    Aspect::DType => allowed.iter().any(|word| is(word, value)),
                    Aspect::Layout => value.class == Class::Tile && allowed.iter().any(|word| word == value.layout()),
                    // The type of a memref need not state the memory.
                    Aspect::Place => {
                        allowed.contains(&value.place) || value.class == Class::Memref && value.place.is_empty()
                    }
                    Aspect::Shape => true,
                })
            }
            Fact::Same { what, roles } => values.of(roles).windows(2).all(|pair| what.of(pair[0], pair[1])),
            Fact::Extent { rows, roles, count } => {
                values.of(roles).iter().all(|value| agree(value.valid.get(usize::from(!rows)), Some(&Some(*count))))
            }
            Fact::Granularity { mask, of } => {
                let element = values.one(of).and_then(Type::bits);
                values
                    .of(std::slice::from_ref(mask))
                    .iter()
                    .all(|mask| mask.dtype == "pred" || element.is_none_or(|bits| mask.dtype == format!("b{bits}")))
            }
            Fact::Combination { roles, of } => {
                let met = values.of(roles);
                met.len() != roles.len()
                    || of.on(values.a5).iter().any(|words| {
                        let words: Vec<&str> = words.split(['*', '>']).collect();
                        words.len() == met.len() && words.iter().zip(&met).all(|(word, value)| is(word, value))
                    })
            }
            Fact::Product { roles } => match values.of(roles).as_slice() {
                [lhs, rhs, dst] => {
                    agree(lhs.valid.first(), dst.valid.first())
                        && agree(lhs.valid.get(1), rhs.valid.first())
                        && agree(rhs.valid.get(1), dst.valid.get(1))
                }
                _ => true,
            },
            Fact::Within { inner, outer } => match (values.one(inner), values.one(outer)) {
                (Some(inner), Some(outer)) => {
                    inner.valid.iter().zip(&outer.valid).all(|pair| !matches!(pair, (Some(a), Some(b)) if a > b))
                }
                (_, None) | (None, _) => true,
            },
            Fact::RowExpand { sources: [a, b], dst } => match (values.one(a), values.one(b), values.one(dst)) {
                (Some(a), Some(b), Some(dst)) => {
                    let (all_a, all_b) = (Common::Valid.of(a, dst), Common::Valid.of(b, dst));
                    // If both do, the tool only warns.
                    all_a && (all_b || row_operand(b, dst)) || all_b && row_operand(a, dst)
                }
                (_, _, None) | (_, None, _) | (None, _, _) => true,
            },
            Fact::Blocks { scale, of, rows } => match (values.one(scale), values.one(of)) {
                (Some(scale), Some(of)) => {
                    let extent = |value: &Type| value.valid.get(usize::from(!rows)).copied().flatten();
                    extent(scale).zip(extent(of)).is_none_or(|(scale, of)| scale == of.div_ceil(32))
                }
                (_, None) | (None, _) => true,
            },
            Fact::When { condition, fact } => !condition.holds(values) || fact.holds(values),
            Fact::Free { .. } | Fact::Range { .. } | Fact::Words { .. } => true,
        }
    }

    fn covers(&self, role: &str, aspect: Aspect) -> bool {
        let among = |roles: &[String]| roles.iter().any(|other| other == role || other == "*");
        match self {
            Fact::One { aspect: about, roles, .. } | Fact::Free { aspect: about, roles } => {
                *about == aspect && among(roles)
            }
            Fact::Same { what, roles } => what.covers(aspect) && among(roles),
            Fact::Extent { roles, .. } => aspect == Aspect::Shape && among(roles),
            Fact::Granularity { mask, of } => aspect == Aspect::DType && (mask == role || of == role),
            Fact::Combination { roles, .. } => aspect == Aspect::DType && among(roles),
            Fact::Product { roles } => aspect == Aspect::Shape && among(roles),
            Fact::Within { inner, outer } => aspect == Aspect::Shape && (inner == role || outer == role),
            Fact::RowExpand { sources, dst } => aspect == Aspect::Shape && (among(sources) || dst == role),
            Fact::Blocks { scale, of, .. } => aspect == Aspect::Shape && (scale == role || of == role),
            Fact::When { fact, .. } => fact.covers(role, aspect),
            Fact::Range { .. } | Fact::Words { .. } => false,
        }
    }
}
