//! Generates the constraints of an operation: each rule with its code, subjects and data.

use crate::{cell, sources};
use pto_isa::{
    Attr, Op,
    codes::{self, CodeInfo},
    enums::EnumCase,
    op::Domain,
    rule::{Rule, Severity},
};
use serde_json::Value;
use std::fmt::Write;

/// Returns the lines of a table: code, rule, subjects, data, source.
pub(crate) fn table(op: &Op) -> String {
    let (mut text, mut lists) = (String::new(), String::new());
    for rule in op.all_rules() {
        let infos: Vec<&CodeInfo> = rule.codes().iter().filter_map(|&code| codes::by_code(code)).collect();
        let links: Vec<String> =
            infos.iter().map(|info| format!("[{id}](../../codes/{id}.md)", id = info.id())).collect();
        let title = infos.first().map_or("", |info| info.title);
        let source = cell(&sources::shown(&op.cited(rule.source(), |_| sources::PAGE.to_owned()), "../../"));
        let strength = match rule.severity() {
            Severity::ManualOnly => " (a warning, as the manual alone states it)",
            _ => "",
        };
        let _ = writeln!(
            text,
            "| {} | {}{strength} | {} | {} | {source} |",
            links.join(" "),
            cell(title),
            subjects(op, rule),
            match data(op, rule) {
                long if long.len() > LONGEST => {
                    let id = infos.first().map_or_else(String::new, |info| info.id());
                    let items: Vec<String> = long.split("; ").map(|item| format!("* {item}\n")).collect();
                    let _ = write!(lists, "\nExpected by {id} ({}):\n\n{}", cell(title), items.concat());
                    "listed below".to_owned()
                }
                short => cell(&short),
            },
        );
    }
    text + &lists
}

/// Maximal length of a cell in bytes; a longer one becomes a list.
const LONGEST: usize = 120;

/// Returns the operands and attributes that a rule names.
fn subjects(op: &Op, rule: &Rule) -> String {
    let operands =
        rule.operands().into_iter().filter_map(|index| Some(op.operands.get(usize::from(index))?.name.as_str()));
    crate::code_list(operands.chain(rule.attrs().into_iter().map(pto_isa::Key::as_str)))
}

/// Returns the other data of a rule: sets, limits, tables.
fn data(op: &Op, rule: &Rule) -> String {
    let indices: Vec<u64> = rule.operands().into_iter().map(u64::from).collect();
    let names: Vec<&str> = rule.attrs().into_iter().map(pto_isa::Key::as_str).collect();
    let mut entry = serde_json::to_value(rule).unwrap_or(Value::Null);
    let of_enum = rule.attrs().into_iter().filter_map(|key| op.attrs.iter().find(|attr| attr.name == key));
    let choices: Vec<Choice> = of_enum.filter_map(Choice::of).collect();
    name_values(&mut entry, "", if let [choice] = choices.as_slice() { Some(choice) } else { None });
    let shown = show(&entry, "", &indices, &names);
    shown.into_iter().chain(conditions(op, rule)).collect::<Vec<_>>().join(", ")
}

/// Returns the conditions under which a rule applies, apart from its targets.
fn conditions(op: &Op, rule: &Rule) -> Vec<String> {
    if let Rule::On(_, inner) | Rule::Manual(inner) | Rule::Own(inner) | Rule::Peer(inner) = rule {
        return conditions(op, inner);
    }
    let (condition, inner) = if let Rule::UnlessEmpty(index, inner) = rule {
        let name = op.operands.get(usize::from(*index)).map_or("", |operand| operand.name.as_str());
        (format!("unless the valid region of `{name}` is 0x0"), inner)
    } else if let Rule::IfTrue(key, inner) = rule {
        (format!("if `{key}` is true"), inner)
    } else {
        return Vec::new();
    };
    [vec![condition], conditions(op, inner)].concat()
}

/// An attribute with named values.
struct Choice {
    name: &'static str,
    cases: &'static [EnumCase],
}

impl Choice {
    fn of(attr: &Attr) -> Option<Self> {
        if let Domain::Enum(def) = attr.domain {
            Some(Self { name: attr.name.as_str(), cases: def.cases })
        } else {
            None
        }
    }

    fn name(&self, value: &Value) -> Option<&'static str> {
        self.cases.iter().find(|case| Some(case.value) == value.as_i64()).map(|case| case.name)
    }
}

/// Rules with an attribute value as field `value`. In other rules the field is an operand, which is among the subjects.
const OF_ATTRIBUTE: [&str; 3] = ["DTypeWhen", "ExtentMultiple", "NeedsTmp"];

/// Replaces the values of an attribute by their names.
fn name_values(entry: &mut Value, rule: &str, choice: Option<&Choice>) {
    let fields = match entry {
        Value::Object(fields) => fields,
        Value::Array(items) => {
            items.iter_mut().for_each(|item| name_values(item, rule, choice));
            return;
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return,
    };
    // The page describes conditions separately.
    for key in ["UnlessEmpty", "IfTrue"] {
        if let Some(Value::Array(items)) = fields.get_mut(key) {
            items.retain(Value::is_object);
        }
    }
    if fields.get("value").is_some_and(|value| value.is_number() || is_position(value)) {
        let value = fields.remove("value").unwrap_or_default();
        let case = choice.filter(|_| OF_ATTRIBUTE.contains(&rule));
        match case.and_then(|choice| Some((choice.name, choice.name(&value)?))) {
            Some((attr, case)) => drop(fields.insert(format!("if {attr} is"), Value::from(case))),
            None => drop(fields.remove("of")),
        }
    }
    if let (Some(choice), Some(Value::Array(splits))) = (choice, fields.get("splits")) {
        let words = splits.iter().filter_map(|split| {
            let case = choice.name(split.get(0)?)?;
            Some(format!("{case}: rows / {}, columns / {}", split.pointer("/1/0")?, split.pointer("/1/1")?))
        });
        let words: Vec<String> = words.collect();
        fields.remove("splits");
        fields.insert("extents".to_owned(), Value::from(words));
    }
    fields.iter_mut().for_each(|(key, field)| name_values(field, key, choice));
}

/// Keys with limits, never operand indices, as values.
const LIMITS: [&str; 7] = ["at_least", "at_most", "multiple_of", "columns", "bits", "bytes", "multiple"];

fn show(value: &Value, key: &str, indices: &[u64], names: &[&str]) -> Option<String> {
    let inner = |value: &Value, key: &str| show(value, key, indices, names);
    match value {
        Value::Null => None,
        Value::Bool(true) => Some(key.to_owned()),
        Value::Bool(false) => None,
        Value::Number(number) => {
            let operand = number.as_u64().is_some_and(|number| indices.contains(&number));
            (!operand || LIMITS.contains(&key)).then(|| number.to_string())
        }
        Value::String(text) if text == "Definition" => Some("see Element types".to_owned()),
        Value::String(text) => (!names.contains(&text.as_str())).then(|| plain(text)),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().filter_map(|item| inner(item, key)).collect();
            (!items.is_empty()).then(|| items.join(if items.iter().any(|i| i.contains(", ")) { "; " } else { ", " }))
        }
        Value::Object(_) if is_position(value) => None,
        Value::Object(fields) => object(fields, &inner),
    }
}

/// Returns whether a value is the index of an operand or result: `{"Result": 0}`.
fn is_position(value: &Value) -> bool {
    ["Operand", "Result"].iter().any(|kind| value.get(kind).is_some_and(Value::is_number))
}

/// Splits a word in camel case: `OutsideThreads` is "outside threads". Words of PTO, such as `PIPE_V`, are unchanged.
fn plain(word: &str) -> String {
    let camel = word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.bytes().all(|byte| byte.is_ascii_alphabetic())
        && word.bytes().any(|byte| byte.is_ascii_lowercase());
    if !camel {
        return word.to_owned();
    }
    let mut text = String::new();
    for letter in word.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

fn object(fields: &serde_json::Map<String, Value>, inner: &dyn Fn(&Value, &str) -> Option<String>) -> Option<String> {
    // A layout is described by its words.
    if let (Some(Value::String(outer)), Some(Value::String(boxes)), Some(Value::String(fractal))) =
        (fields.get("blayout"), fields.get("slayout"), fields.get("fractal"))
    {
        let boxed = if boxes == "none_box" { String::new() } else { format!("/{fractal}") };
        return Some(format!("{outer}/{boxes}{boxed}"));
    }
    if let (Some(a2a3), Some(a5), 2) = (fields.get("a2a3"), fields.get("a5"), fields.len()) {
        if a2a3 == a5 {
            return inner(a2a3, "");
        }
        // A set of targets.
        if let (Value::Bool(on_a2a3), Value::Bool(_)) = (a2a3, a5) {
            return Some(if *on_a2a3 { "a2 and a3 only" } else { "a5 only" }.to_owned());
        }
        let of = |name: &str, value: &Value| inner(value, name).map(|text| format!("{name}: {text}"));
        let both: Vec<String> = [of("a2, a3", a2a3), of("a5", a5)].into_iter().flatten().collect();
        return (!both.is_empty()).then(|| both.join("; "));
    }
    let parts: Vec<String> = fields
        .iter()
        .filter_map(|(key, value)| {
            let text = inner(value, key)?;
            // The name of a field or operand is redundant here.
            let plain = key.starts_with(|c: char| c.is_ascii_uppercase()) || key == "allowed" || text == *key;
            // The definitions of rules name their fields as the page does.
            Some(if plain { text } else { format!("{}: {text}", key.replace('_', " ")) })
        })
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
