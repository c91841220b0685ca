//! Rewrites `ins(..) outs(..)`, as in the manual, to the syntax of the op definition: types may follow each operand,
//! and operations on registers define those in `outs`.

use crate::tokens::{Kind, Name, Token};
use mlir_dialect::Token as Mark;
use pto_dialect::op::assembly::Assembly;

/// A keyword with a group in parentheses: `ins(%a, %b : T, T)`.
struct Group<'x> {
    /// The tokens in the parentheses.
    inside: &'x [Token],
    /// The number of tokens of the group, with keyword and parentheses.
    length: usize,
}

fn is(token: Option<&Token>, mark: Mark) -> bool {
    token.is_some_and(|token| token.kind == Kind::Mark(mark))
}

fn group<'x>(tokens: &'x [Token], text: &str, word: &str) -> Option<Group<'x>> {
    let first = tokens.first().filter(|token| token.kind == Kind::Word)?;
    if text.get(first.range()) != Some(word) || !is(tokens.get(1), Mark::LParen) {
        return None;
    }
    let length = at_depth(tokens).skip(2).find(|(_, depth, _)| *depth == 0)?.0 + 1;
    Some(Group { inside: tokens.get(2..length - 1)?, length })
}

/// Returns tokens with their index and the number of open brackets after them.
fn at_depth(tokens: &[Token]) -> impl Iterator<Item = (usize, usize, Token)> {
    let mut depth = 0_usize;
    tokens.iter().enumerate().map(move |(position, token)| {
        if let Kind::Mark(Mark::LParen | Mark::LSquare | Mark::LBrace) = token.kind {
            depth += 1;
        } else if let Kind::Mark(Mark::RParen | Mark::RSquare | Mark::RBrace) = token.kind {
            depth = depth.saturating_sub(1);
        }
        (position, depth, *token)
    })
}

/// Splits tokens at marks outside of brackets.
fn split(tokens: &[Token], mark: Mark) -> Vec<&[Token]> {
    let (mut parts, mut from) = (Vec::new(), 0);
    for (position, depth, token) in at_depth(tokens) {
        if depth == 0 && token.kind == Kind::Mark(mark) {
            parts.extend(tokens.get(from..position));
            from = position + 1;
        }
    }
    parts.extend(tokens.get(from..));
    parts
}

/// Joins parts with a mark at the offset of the following part.
fn joined(parts: &[&[Token]], mark: Mark) -> Vec<Token> {
    let mut tokens = Vec::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if let (false, Some(first)) = (tokens.is_empty(), part.first()) {
            tokens.push(Token { kind: Kind::Mark(mark), start: first.start, end: first.start });
        }
        tokens.extend_from_slice(part);
    }
    tokens
}

/// Returns the operands of a group and their types. In `%a : T, %b : T` a type follows each operand.
fn operands_and_types(inside: &[Token]) -> (Vec<Token>, Vec<Token>, bool) {
    let items = split(inside, Mark::Comma);
    let typed: Vec<Vec<&[Token]>> = items.iter().map(|item| split(item, Mark::Colon)).collect();
    let bare = |parts: &Vec<&[Token]>| parts.len() == 1 && is(parts[0].first(), Mark::LBrace);
    let paired = items.len() > 1 && typed.iter().all(|parts| parts.len() == 2 || bare(parts));
    if paired {
        let of = |index: usize| typed.iter().filter_map(|parts| parts.get(index).copied()).collect::<Vec<_>>();
        return (joined(&of(0), Mark::Comma), joined(&of(1), Mark::Comma), true);
    }
    let colon = at_depth(inside).find(|(_, depth, token)| *depth == 0 && token.kind == Kind::Mark(Mark::Colon));
    match colon.and_then(|(at, ..)| inside.split_at_checked(at)) {
        Some((operands, types)) => (operands.to_vec(), types.get(1..).unwrap_or(&[]).to_vec(), false),
        None => (inside.to_vec(), Vec::new(), false),
    }
}

/// Rewrites `ins(..) outs(..)` to the syntax of the op definition; returns `None` if the statement already has that
/// syntax. Also returns the registers of `outs` that are defined.
pub(crate) fn in_syntax_of(def: &Assembly, tokens: &[Token], text: &str) -> Option<(Vec<Token>, Vec<Name>)> {
    let ins = group(tokens, text, "ins")?;
    let after = tokens.get(ins.length..)?;
    let outs = group(after, text, "outs");
    let (operands, types, paired) = operands_and_types(ins.inside);
    let (defined, defined_types, out_paired) =
        outs.as_ref().map(|outs| operands_and_types(outs.inside)).unwrap_or_default();
    let rest = after.get(outs.as_ref().map_or(0, |outs| outs.length)..)?;
    let place = tokens.get(ins.length - 1)?.start;
    let mark = |mark: Mark| Token { kind: Kind::Mark(mark), start: place, end: place };
    if def.has_destinations() {
        let empty = outs.is_some() && defined.is_empty();
        if !paired && !out_paired && !empty {
            return None;
        }
        let mut made = Vec::new();
        let mut list = |word: Option<&Token>, operands: Vec<Token>, types: Vec<Token>| {
            made.extend(word.copied());
            made.push(mark(Mark::LParen));
            made.extend(operands);
            if !types.is_empty() {
                made.push(mark(Mark::Colon));
                made.extend(types);
            }
            made.push(mark(Mark::RParen));
        };
        list(tokens.first(), operands, types);
        if !defined.is_empty() {
            list(after.first(), defined, defined_types);
        }
        made.extend_from_slice(rest);
        return Some((made, Vec::new()));
    }
    let registers = split(&defined, Mark::Comma);
    let names = registers.iter().filter_map(|part| match part {
        [register] if register.kind == Kind::Register => Some(Name { register: register.range(), count: 1 }),
        _ => None,
    });
    let names: Vec<Name> = names.collect();
    if !defined.is_empty() && names.len() != registers.len() {
        return None;
    }
    let mut made = operands;
    made.extend_from_slice(rest);
    if !types.is_empty() || !defined_types.is_empty() {
        made.push(mark(Mark::Colon));
        made.extend_from_slice(&types);
    }
    if !types.is_empty() && !defined_types.is_empty() {
        made.push(mark(Mark::Arrow));
    }
    made.extend(defined_types);
    Some((made, names))
}
