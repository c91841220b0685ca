//! Shows the syntax of the operation that is being typed, and the operand at the cursor.

use crate::{complete, message};
use pto_isa::{Op, op::Role, syntax};
use serde_json::{Value, json};

/// Returns the signature help at a position.
pub(crate) fn at(text: &str, position: &Value) -> Option<Value> {
    let offset = message::offset(text, position)?;
    let line = &text[text[..offset].rfind('\n').map_or(0, |newline| newline + 1)..offset];
    let op = complete::operation(line, pto_asm::is_assembly(text))?;
    let label = syntax::text(op).ok()?;
    let parameters: Vec<Value> = op
        .operands
        .iter()
        .map(|operand| json!({ "label": format!("%{}", operand.name), "documentation": operand.doc }))
        .collect();
    let signature = json!({ "label": label, "documentation": op.summary, "parameters": parameters });
    Some(json!({ "signatures": [signature], "activeSignature": 0, "activeParameter": active(op, line) }))
}

/// Returns the index of the operand at the end of a line; the number of operands if the end is in no operand.
fn active(op: &Op, line: &str) -> usize {
    let (mut groups, mut depth) = (Vec::new(), 0_usize);
    for (at, byte) in line.bytes().enumerate() {
        match byte {
            b'(' => groups.push((at, 0_usize)),
            b')' => {
                groups.pop();
            }
            b'<' | b'[' | b'{' => depth += 1,
            b'>' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                if let Some((_, commas)) = groups.last_mut() {
                    *commas += 1;
                }
            }
            _ => {}
        }
    }
    let Some((open, commas)) = groups.last() else {
        return line.matches(',').count();
    };
    if line[*open..].contains(" : ") {
        return op.operands.len();
    }
    let is_written = |role: Role| matches!(role, Role::Out | Role::InOut);
    let outs = line[..*open].ends_with("outs");
    let group = op.operands.iter().enumerate().filter(|(_, operand)| is_written(operand.role) == outs);
    group.map(|(index, _)| index).nth(*commas).unwrap_or(op.operands.len())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn operand(line: &str) -> String {
        let help = at(line, &message::position(line, line.len())).unwrap();
        let index = usize::try_from(help["activeParameter"].as_u64().unwrap()).unwrap();
        help["signatures"][0]["parameters"][index]["label"].as_str().unwrap_or("").to_owned()
    }

    #[test]
    fn the_operand_at_the_cursor_is_named() {
        assert_eq!(operand("  pto.tadd ins("), "%src0");
        assert_eq!(operand("  pto.tadd ins(%a, "), "%src1");
        assert_eq!(operand("  pto.tadd ins(%a, %b : !pto.tile_buf<vec, 1x8xf32>"), "");
        assert_eq!(operand("  pto.tadd ins(%a, %b : A, B) outs("), "%dst");
        assert_eq!(at("  return", &message::position("  return", 8)), None);
    }
}
