//! Exports the whole instruction table as JSON, for documentation and editors. The output is deterministic.

use crate::enums::EnumDef;
use crate::op::Op;
use crate::rule::{Group, Rule};
use crate::types::DType;
use crate::{attrs, codes, ops, syntax, target};
use serde_json::{Map, Value, json};

/// Returns the table: operations by mnemonic, element types, enumerations, memories, codes.
pub fn table_json() -> String {
    let ops: Map<String, Value> = ops::all().map(|op| (op.name.to_owned(), operation(op))).collect();
    let types: Vec<Value> = DType::ALL
        .iter()
        .map(|d| json!({ "name": d.name(), "bits": d.bits(), "class": d.class(), "aliases": d.aliases() }))
        .collect();
    let enums: Vec<&EnumDef> = attrs::ALL.iter().flat_map(|list| list.iter()).copied().collect();
    let codes: Map<String, Value> = codes::CODES
        .iter()
        .map(|c| (c.id(), json!({ "title": c.title, "severity": c.severity, "source": c.source })))
        .collect();
    let groups: Map<String, Value> = Group::ALL
        .iter()
        .map(|g| {
            let ids: Vec<String> = g.codes().iter().map(|&c| codes::id(c)).collect();
            (g.stem().to_owned(), json!({ "summary": g.summary(), "pass": g.pass(), "codes": ids }))
        })
        .collect();
    let table = json!({
        "ops": ops,
        "types": types,
        "enums": enums,
        "memories": target::MEMORIES,
        "codes": codes,
        "groups": groups,
    });
    format!("{table:#}\n")
}

fn operation(op: &Op) -> Value {
    let mut value = serde_json::to_value(op).unwrap_or(Value::Null);
    if let Value::Object(fields) = &mut value {
        fields.insert("manual".to_owned(), json!(op.manual_pages()));
        fields.insert("syntax".to_owned(), json!(syntax::text(op).unwrap_or_else(|e| e.to_string())));
        fields.insert("rules".to_owned(), op.all_rules().map(|rule| rule_value(op, rule)).collect());
    }
    value
}

fn rule_value(op: &Op, rule: &'static Rule) -> Value {
    let operands: Vec<&str> =
        rule.operands().into_iter().filter_map(|i| Some(op.operands.get(usize::from(i))?.name.as_str())).collect();
    let source = op.cited(rule.source(), str::to_owned);
    let codes: Vec<String> = rule.codes().iter().map(|&c| codes::id(c)).collect();
    json!({
        "codes": codes,
        "severity": rule.severity(),
        "source": source,
        "operands": operands,
        "attrs": rule.attrs(),
        "entry": rule,
    })
}
