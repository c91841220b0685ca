//! The constraints of an operation: each rule with its code, what it is about and its data.

use crate::cell;
use pto_isa::{
    Op,
    codes::{self, CodeInfo},
    rule::{Rule, Severity},
};
use serde_json::Value;
use std::fmt::Write;

/// Rows of a table: code, rule, what it is about, data, source.
pub(crate) fn table(op: &Op) -> String {
    let mut text = String::new();
    for rule in op.all_rules() {
        let infos: Vec<&CodeInfo> = rule.codes().iter().filter_map(|&code| codes::by_code(code)).collect();
        let links: Vec<String> =
            infos.iter().map(|info| format!("[{id}](../../codes/{id}.md)", id = info.id())).collect();
        let title = infos.first().map_or("", |info| info.title);
        let source = cell(&op.cited(rule.source(), |_| "the operation's page".to_owned()));
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
            cell(&data(rule)),
        );
    }
    text
}

/// Operands and attributes a rule names.
fn subjects(op: &Op, rule: &Rule) -> String {
    let operands =
        rule.operands().into_iter().filter_map(|index| Some(op.operands.get(usize::from(index))?.name.as_str()));
    crate::code_list(operands.chain(rule.attrs().into_iter().map(pto_isa::Key::as_str)))
}

/// What an entry says besides operands and attributes: sets, limits, tables.
fn data(rule: &Rule) -> String {
    let indices: Vec<u64> = rule.operands().into_iter().map(u64::from).collect();
    let names: Vec<&str> = rule.attrs().into_iter().map(pto_isa::Key::as_str).collect();
    let entry = serde_json::to_value(rule).unwrap_or(Value::Null);
    show(&entry, "", &indices, &names).unwrap_or_default()
}

/// Keys whose numbers are limits and never operands.
const LIMITS: [&str; 8] = ["min", "max", "of", "cols", "bits", "value", "bytes", "multiple"];

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
        Value::String(text) if text == "Row" => Some("see Element types".to_owned()),
        Value::String(text) => (!names.contains(&text.as_str())).then(|| text.clone()),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().filter_map(|item| inner(item, key)).collect();
            (!items.is_empty()).then(|| items.join(if items.iter().any(|i| i.contains(", ")) { "; " } else { ", " }))
        }
        Value::Object(fields) => object(fields, &inner),
    }
}

fn object(fields: &serde_json::Map<String, Value>, inner: &dyn Fn(&Value, &str) -> Option<String>) -> Option<String> {
    // A layout is known by its words.
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
        let both: Vec<String> = [of("a2a3", a2a3), of("a5", a5)].into_iter().flatten().collect();
        return (!both.is_empty()).then(|| both.join("; "));
    }
    let parts: Vec<String> = fields
        .iter()
        .filter_map(|(key, value)| {
            let text = inner(value, key)?;
            // The name of an entry or of an operand says nothing here.
            let plain = key.starts_with(|c: char| c.is_ascii_uppercase()) || key == "allowed" || text == *key;
            Some(if plain { text } else { format!("{key}: {text}") })
        })
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
