//! Draws values of attributes from their domains, and converts them to facts for rules and to generic form.

use fastrand::Rng;
use pto_isa::{
    Domain, EnumForm, Key,
    check::AttrFact,
    enums::{EnumCase, EnumDef},
    op::Attr,
    types::{Dim, Shape},
};

/// A value of an attribute.
#[derive(Clone, Debug)]
pub enum Word {
    /// A case, and its enumeration.
    Case(&'static EnumDef, &'static EnumCase),
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A string.
    Str(String),
    /// Integers.
    Ints(Vec<i64>),
    /// Present.
    Unit,
    /// The source of an attribute that no rule reads.
    Text(String),
}

impl Word {
    /// Returns the integers of an array.
    pub(crate) fn ints(&self) -> &[i64] {
        match self {
            Self::Ints(list) => list,
            Self::Case(..) | Self::Bool(_) | Self::Int(_) | Self::Str(_) | Self::Unit | Self::Text(_) => &[],
        }
    }
}

/// Integers with a meaning in some attribute: extents, strides, numbers of lanes, powers of two.
pub(crate) const NUMBERS: &[i64] = &[0, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096];

fn number(rng: &mut Rng, min: i64, max: i64) -> i64 {
    let usual = NUMBERS.get(rng.usize(..NUMBERS.len())).copied().unwrap_or(min);
    match rng.u8(..4) {
        0 => min,
        1 if max.checked_sub(min).is_some_and(|range| range < 64) => rng.i64(min..=max),
        1 => max,
        _ => usual.clamp(min, max),
    }
}

/// Draws a value from the domain of an attribute; returns `None` if the domain has no drawable value.
pub(crate) fn draw(attr: &'static Attr, rng: &mut Rng) -> Option<Word> {
    let case = |def: &'static EnumDef, rng: &mut Rng| {
        def.cases.get(rng.usize(..def.cases.len().max(1))).map(|case| Word::Case(def, case))
    };
    let some = |rng: &mut Rng| (0..rng.usize(1..9)).map(|_| number(rng, 0, 64)).collect();
    match attr.domain {
        Domain::Enum(def) => case(def, rng),
        Domain::Enums(defs) => case(defs.get(rng.usize(..defs.len().max(1)))?, rng),
        Domain::Bool => Some(Word::Bool(rng.bool())),
        Domain::Int { min, max, .. } => Some(Word::Int(number(rng, min, max))),
        Domain::Ints => Some(Word::Ints((0..2).map(|_| number(rng, 1, 64)).collect())),
        // An identity permutation, or random steps.
        Domain::Path if rng.bool() => {
            let count = NUMBERS.get(rng.usize(1..NUMBERS.len())).copied().unwrap_or(1);
            Some(Word::Ints((0..count.min(256)).collect()))
        }
        Domain::Path => Some(Word::Ints(some(rng))),
        Domain::Str([]) if attr.name == Key::Pattern => {
            Some(Word::Str(["PAT_VL1", "PAT_VL3", "PAT_VL8", "PAT_VL5000", "PAT_ALL"][rng.usize(..5)].to_owned()))
        }
        Domain::Str([]) => Some(Word::Str(["a", "two words", "%d \"q\"", "_"][rng.usize(..4)].to_owned())),
        Domain::Str(words) => words.get(rng.usize(..words.len())).map(|word| Word::Str((*word).to_owned())),
        Domain::Unit => Some(Word::Unit),
        Domain::Symbol => Some(Word::Text("@somewhere".to_owned())),
        Domain::Struct(def) => {
            let fields = def.fields.iter().map(|(key, of)| {
                let case = of.cases.get(rng.usize(..of.cases.len().max(1)))?;
                Some(format!("{key} = {}", case.name))
            });
            let fields: Option<Vec<String>> = fields.collect();
            Some(Word::Text(format!("#pto.{}<{}>", def.mnemonic, fields?.join(", "))))
        }
        Domain::Any => {
            let texts = ["1.000000e+00 : f32", "0 : i32", "dense<1> : vector<64xi32>", "dense<true> : vector<64xi1>"];
            Some(Word::Text(texts[rng.usize(..texts.len())].to_owned()))
        }
        Domain::SegmentSizes => None,
    }
}

/// Returns the fact that rules see.
pub(crate) fn fact<'a>(attr: &Attr, word: &'a Word) -> Option<AttrFact<'a>> {
    Some(match word {
        Word::Case(_, case) if matches!(attr.domain, Domain::Enums(_)) => AttrFact::Str(case.name),
        Word::Case(_, case) => AttrFact::Enum(case.value),
        Word::Bool(flag) => AttrFact::Bool(*flag),
        Word::Int(number) => AttrFact::Int(*number),
        Word::Str(text) => AttrFact::Str(text),
        Word::Ints(list) => {
            let dims: Vec<Dim> = list.iter().copied().map(Dim::Static).collect();
            match (Shape::new(&dims), attr.domain) {
                (Some(shape), _) => AttrFact::Ints(shape),
                (None, Domain::Path) => AttrFact::List(list),
                (None, _) => AttrFact::Other,
            }
        }
        Word::Unit | Word::Text(_) => AttrFact::Other,
    })
}

/// Spells the value in generic form.
pub(crate) fn spelled(attr: &Attr, word: &Word) -> String {
    match (word, attr.domain) {
        (Word::Case(def, case), _) => match def.form {
            EnumForm::Keyword | EnumForm::String => quoted(case.name),
            EnumForm::Short | EnumForm::Attr | EnumForm::Word => def.attribute(case),
        },
        (Word::Bool(flag), _) => flag.to_string(),
        (Word::Int(number), Domain::Int { width, .. }) => format!("{number} : i{width}"),
        (Word::Int(number), _) => number.to_string(),
        (Word::Str(text), _) => quoted(text),
        (Word::Ints(list), Domain::Path) => {
            let list: Vec<String> = list.iter().map(i64::to_string).collect();
            if list.is_empty() { "array<i64>".to_owned() } else { format!("array<i64: {}>", list.join(", ")) }
        }
        (Word::Ints(list), _) => {
            let list: Vec<String> = list.iter().map(i64::to_string).collect();
            format!("[{}]", list.join(", "))
        }
        (Word::Unit, _) => "unit".to_owned(),
        (Word::Text(text), _) => text.clone(),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
