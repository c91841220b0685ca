//! The text form of an operation, as data.
//!
//! An op definition has [`Syntax::Dps`], which follows from the roles of the operands, or [`Syntax::Format`] in the
//! notation of MLIR's `assemblyFormat`. [`elements`] converts both into a list of [`Element`]s for parsers, printers
//! and grammar pages.
//!
//! Notation: `` `lit` ``, `$name`, `type($name)`, `short-type($name)` (a pointer without `!pto.ptr`), `qualified(..)`
//! (no effect), `attr-dict`, `attr-dict-with-keyword`, `functional-type($a, results)`, `custom<Name>($a, ..)`, a group
//! `( .. $x^ .. )?` that is printed if `$x` is present or an attribute that is always printed, `( .. ):( .. )?` with an alternative, `( .. type($r) ..
//! )?{infer}` that is printed only if the type of the result cannot be inferred, and `( .. )?{read}` that is parsed and
//! never printed. An attribute `$name` has its stripped form: `<PIPE_V>`, `true`, `4`, `"PIPE"`; a unit attribute is
//! written by its group alone, `` (`n_dir` $n_dir^)? ``; `qualified($attr)` writes `#pto.pipe<PIPE_V>`.
//!
//! Elements for long operand lists:
//! * `` (`loop` `(` $n `,` $s `)`)* `` repeats a group for each value of its first variadic operand; inside, operands
//!   and types refer to one value each. A group with types but without the operands is present if the operands were
//!   parsed.
//! * `clauses((..) (..)?)` is a list of groups separated by commas, in any order on input; `more-clauses(..)` has a
//!   comma before each. Every group begins with a keyword.
//! * `case($attr, word)` writes nothing and sets the attribute. As an anchor it holds if the attribute has that value;
//!   with several words it can only be an anchor. For an attribute of several enumerations the words are their
//!   mnemonics.
//! * `one-of($a $b | $c $d $e)` are the operands of one of these lists. Their number, and the number of types that
//!   `types(..)` parses for them, determines the list.
//! * `operands($a, ..)` are the operands that are present: required ones take one each, optional ones are filled from
//!   the left, a variadic one takes the rest. `types($a, ..)` are the types of operands that are present.
//! * `attr-dict-with-segments` is `attr-dict` that also shows `operandSegmentSizes`.
//! * `by-kind($a, ..)` are operands that `kinds($a, ..)`, their types, assign: each operand becomes the first declared
//!   one after its predecessor whose kind admits its type. A variadic one takes all of its kind, except the last of
//!   several if an optional one of its kind follows. `absent($a, word)` in between writes the word if `$a` is absent,
//!   and on input the word means that it is.
//! * `dict($attr)` is `{attr = value}`. `when($a)` writes nothing and makes `$a` the anchor of its group.

use crate::names::Name;
use crate::op::{Arity, Infer, Op, Role, TypeFrom};
use serde::Serialize;
use std::fmt;

mod clause;
mod parse;
mod render;

pub use clause::{Cases, Clause};
pub use render::text;

/// Text form of an operation.
#[derive(Clone, Copy, Debug, Serialize)]
pub enum Syntax {
    /// `ins(%a, %b : T, T) outs(%d : T) attr-dict`, without `outs` if nothing is written
    Dps(DpsOptions),
    /// A format; the documentation of the module describes the notation.
    Format(&'static str),
    /// None: the operation is written in MLIR's generic form
    Generic,
}

/// Variants of the destinations form.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct DpsOptions {
    /// Where attributes are printed; both positions are accepted on input.
    pub attrs: AttrPosition,
    /// Operands at the end of `ins`, each after a keyword.
    pub keywords: &'static [KeywordGroup],
}

/// Position of the attribute dictionary in destinations form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum AttrPosition {
    /// `ins(..) outs(..) {..}`
    AfterOuts,
    /// `ins(%a {..} : T) outs(..)`
    InIns,
}

/// `keyword %operand : type` at the end of `ins`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct KeywordGroup {
    /// The keyword.
    pub keyword: &'static str,
    /// Name of the operand.
    pub operand: Name,
}

impl Syntax {
    /// Destinations form with attributes at the end.
    pub const DPS: Syntax = Syntax::Dps(DpsOptions { attrs: AttrPosition::AfterOuts, keywords: &[] });
    /// Destinations form with attributes inside of `ins`.
    pub const DPS_ATTRS_IN_INS: Syntax = Syntax::Dps(DpsOptions { attrs: AttrPosition::InIns, keywords: &[] });
}

/// One element of a text form. Numbers are indices into the op definition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Element {
    /// A word.
    Keyword(&'static str),
    /// Punctuation: one of `( ) [ ] { } < > , : = -> | ? + * . ...`
    Punctuation(&'static str),
    /// Explicit white space: none (`false`) or one space (`true`) instead of the usual.
    Space(bool),
    /// Line break.
    Newline,
    /// One operand; of a variadic operand all values, separated by commas.
    Operand(usize),
    /// Operands that are present, separated by commas. On input required operands take one each, optional ones are
    /// filled from the left, a variadic one takes the rest.
    Operands(Vec<usize>),
    /// Operands that are present, separated by commas. On input, [`Element::Kinds`] of the same list assigns them.
    ByKind(Vec<usize>),
    /// Types of the operands of [`Element::ByKind`]. On input each operand becomes the first of the list after its
    /// predecessor whose kind admits its type.
    Kinds(Vec<usize>),
    /// A word instead of an optional operand of [`Element::ByKind`] that is absent.
    Absent(usize, &'static str),
    /// `{key = value, ..}` of these attributes, if they are given or always printed. On input it may contain any
    /// attribute.
    Dict(Vec<usize>),
    /// Type of an operand; all types of a variadic one.
    OperandType(usize, TypeForm),
    /// Types of the operands that are present, separated by commas.
    OperandTypes(Vec<usize>),
    /// Type of a result; all types of a variadic one.
    ResultType(usize, TypeForm),
    /// The operands of one of these lists, separated by commas. On input their number selects the list; among lists of
    /// the same length the number of types in the following [`Element::OperandTypes`] does.
    OneOf(Vec<Vec<usize>>),
    /// Sets an attribute to a case on input, and requires that case on output; nothing is written.
    Case(usize, Cases),
    /// An attribute in full: `#pto.sync_all_mode<hard>`.
    FullAttr(usize),
    /// Groups in any order, separated by commas.
    Clauses {
        /// Whether a comma precedes the first group, too.
        leading: bool,
        /// The groups, in printed order.
        clauses: Vec<Clause>,
    },
    /// Elements that are repeated for each value of a variadic operand.
    Repeat {
        /// The operand.
        operand: usize,
        /// The repeated elements.
        elements: Vec<Element>,
    },
    /// Like [`Element::AttrDict`], with the segment sizes.
    SegmentedAttrDict,
    /// An attribute in stripped form: `<PIPE_V>`, `true`, `4`, `"word"`. The full form (`#pto.pipe<PIPE_V>`) and, for
    /// an enumeration, a string (`"PIPE_V"`) are also accepted on input.
    Attr(usize),
    /// `(types of operands) -> types of results`
    FunctionalType(Vec<usize>),
    /// A region.
    Region(usize),
    /// Attributes that no other element writes, `{..}`, omitted if empty; after the keyword `attributes` if true.
    AttrDict(bool),
    /// A construct with its own parser and printer.
    Custom {
        /// Name of the construct.
        name: &'static str,
        /// Its arguments.
        args: Vec<Element>,
    },
    /// A group that is present under a condition.
    Optional {
        /// The condition.
        anchor: Anchor,
        /// The group.
        elements: Vec<Element>,
        /// The elements that are written if the condition does not hold.
        otherwise: Vec<Element>,
    },
}

impl Element {
    /// Returns the lists of elements inside of this one, in textual order; each alternative is a list.
    pub fn nested(&self) -> Vec<&[Element]> {
        match self {
            Element::Custom { args: elements, .. } | Element::Repeat { elements, .. } => vec![elements],
            Element::Optional { elements, otherwise, .. } => vec![elements, otherwise],
            Element::Clauses { clauses, .. } => clauses.iter().map(|clause| clause.elements.as_slice()).collect(),
            Element::Keyword(_)
            | Element::Punctuation(_)
            | Element::Space(_)
            | Element::Newline
            | Element::Operand(_)
            | Element::Operands(_)
            | Element::OneOf(_)
            | Element::OperandType(..)
            | Element::OperandTypes(_)
            | Element::ByKind(_)
            | Element::Kinds(_)
            | Element::Absent(..)
            | Element::Dict(_)
            | Element::ResultType(..)
            | Element::FunctionalType(_)
            | Element::Attr(_)
            | Element::FullAttr(_)
            | Element::Case(..)
            | Element::Region(_)
            | Element::SegmentedAttrDict
            | Element::AttrDict(_) => Vec::new(),
        }
    }
}

/// How a type is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TypeForm {
    /// `!pto.ptr<f32, gm>`
    Full,
    /// `<f32, gm>`
    Short,
}

/// Condition under which an optional group is present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Anchor {
    /// The operand is present.
    Operand(usize),
    /// The attribute is set to a value other than its default.
    Attr(usize),
    /// The attribute is one of these cases.
    Case(usize, Cases),
    /// The result is present.
    Result(usize),
    /// The region is not empty.
    Region(usize),
    /// The type of the result cannot be inferred, or differs from the inferred one.
    CannotInfer(usize),
    /// One of these operands is present.
    AnyOperand(Cases),
    /// Never true: the group is parsed and never printed.
    Never,
}

/// An error in the syntax of an op definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// Mnemonic.
    pub op: &'static str,
    /// Byte offset into the format.
    pub at: usize,
    /// Description of the error.
    pub message: String,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "syntax of pto.{} at byte {}: {}", self.op, self.at, self.message)
    }
}

impl std::error::Error for FormatError {}

/// Returns the text form of an op definition as elements.
///
/// # Errors
/// The format is malformed, names something that the definition does not declare, omits an operand, a required type or
/// the attributes, or writes one of them twice.
pub fn elements(op: &Op) -> Result<Vec<Element>, FormatError> {
    let list = match op.syntax {
        Syntax::Format(text) => parse::parse(op, text)?,
        Syntax::Dps(options) => dps(op, &options)?,
        Syntax::Generic => return Ok(Vec::new()),
    };
    complete(op, &list)?;
    Ok(list)
}

/// Returns the elements of the destinations form.
fn dps(op: &Op, options: &DpsOptions) -> Result<Vec<Element>, FormatError> {
    use Element::{AttrDict, Keyword, Operand, OperandType, OperandTypes, Operands, Punctuation, ResultType};
    let after_keyword =
        |i: usize| options.keywords.iter().any(|k| op.operands.get(i).is_some_and(|o| o.name == k.operand));
    let (outs, ins): (Vec<usize>, Vec<usize>) = (0..op.operands.len())
        .filter(|&i| !after_keyword(i))
        .partition(|&i| op.operands.get(i).is_some_and(|o| o.role == Role::Out));
    let mut list = vec![Keyword("ins"), Punctuation("("), Operands(ins.clone())];
    if options.attrs == AttrPosition::InIns {
        list.push(AttrDict(false));
    }
    list.extend([Punctuation(":"), OperandTypes(ins)]);
    for group in options.keywords {
        let Some(i) = op.operand(group.operand) else {
            return Err(FormatError { op: op.name, at: 0, message: format!("no operand `{}`", group.operand) });
        };
        list.push(Element::Optional {
            anchor: Anchor::Operand(i),
            elements: vec![Keyword(group.keyword), Operand(i), Punctuation(":"), OperandType(i, TypeForm::Full)],
            otherwise: Vec::new(),
        });
    }
    list.push(Punctuation(")"));
    if !outs.is_empty() {
        list.extend([Keyword("outs"), Punctuation("("), Operands(outs.clone()), Punctuation(":")]);
        list.extend([OperandTypes(outs), Punctuation(")")]);
    }
    list.push(match options.attrs {
        AttrPosition::AfterOuts => AttrDict(false),
        // The dictionary is accepted here, but not printed.
        AttrPosition::InIns => Element::Dict(Vec::new()),
    });
    for (i, result) in op.results.iter().enumerate() {
        let mut elements = vec![Punctuation("->"), ResultType(i, TypeForm::Full)];
        if result.arity == Arity::One {
            list.append(&mut elements);
        } else {
            list.push(Element::Optional { anchor: Anchor::Result(i), elements, otherwise: Vec::new() });
        }
    }
    Ok(list)
}

/// Checks that the elements determine the whole operation.
fn complete(op: &Op, list: &[Element]) -> Result<(), FormatError> {
    let mut seen = Seen::default();
    seen.visit(list);
    let error = |message: String| Err(FormatError { op: op.name, at: 0, message });
    for (i, operand) in op.operands.iter().enumerate() {
        match seen.operands.iter().filter(|&&o| o == i).count() {
            1 => {}
            0 => return error(format!("operand `{}` is missing", operand.name)),
            _ => return error(format!("operand `{}` is written twice", operand.name)),
        }
        if operand.type_from == TypeFrom::Spelled && !seen.operand_types.contains(&i) {
            return error(format!("the type of `{}` is neither written nor implied", operand.name));
        }
    }
    for (i, result) in op.results.iter().enumerate() {
        if result.infer == Infer::Spelled && !seen.result_types.contains(&i) {
            return error(format!("the type of result `{}` is neither written nor inferred", result.name));
        }
    }
    if seen.attr_dicts != 1 {
        return error(format!("expected attr-dict once, found it {} times", seen.attr_dicts));
    }
    Ok(())
}

/// The operands, types and attributes that a list of elements writes.
#[derive(Default)]
struct Seen {
    operands: Vec<usize>,
    operand_types: Vec<usize>,
    result_types: Vec<usize>,
    attr_dicts: usize,
}

impl Seen {
    fn visit(&mut self, list: &[Element]) {
        for element in list {
            match element {
                Element::Operand(i) => self.operands.push(*i),
                Element::Operands(l) | Element::ByKind(l) => self.operands.extend(l),
                Element::OneOf(lists) => {
                    let mut members: Vec<usize> = lists.concat();
                    members.sort_unstable();
                    members.dedup();
                    self.operands.extend(members);
                }
                Element::OperandType(i, _) => self.operand_types.push(*i),
                Element::OperandTypes(l) | Element::Kinds(l) => self.operand_types.extend(l),
                Element::ResultType(i, _) => self.result_types.push(*i),
                Element::FunctionalType(l) => {
                    self.operand_types.extend(l);
                    self.result_types.extend(0..64);
                }
                Element::AttrDict(_) | Element::SegmentedAttrDict => self.attr_dicts += 1,
                Element::Custom { args: elements, .. } | Element::Repeat { elements, .. } => self.visit(elements),
                Element::Clauses { clauses, .. } => clauses.iter().for_each(|c| self.visit(&c.elements)),
                // Only one of the two alternatives is written, so both may write the same operands, and the dictionary.
                Element::Optional { elements, otherwise, .. } => {
                    let (before, start) = (self.attr_dicts, self.operands.len());
                    self.visit(elements);
                    let then = std::mem::replace(&mut self.attr_dicts, before);
                    let written = self.operands.split_off(start);
                    self.visit(otherwise);
                    self.attr_dicts = self.attr_dicts.max(then);
                    let others = self.operands.split_off(start);
                    let more = others.into_iter().filter(|operand| !written.contains(operand));
                    let more: Vec<usize> = more.collect();
                    self.operands.extend(written.into_iter().chain(more));
                }
                Element::Keyword(_)
                | Element::Punctuation(_)
                | Element::Space(_)
                | Element::Newline
                | Element::Attr(_)
                | Element::FullAttr(_)
                | Element::Case(..)
                | Element::Dict(_)
                | Element::Absent(..)
                | Element::Region(_) => {}
            }
        }
    }
}

/// Where a printer writes spaces between elements; by the rules of MLIR's declarative formats.
///
/// Start with [`Spacing::default`] after the mnemonic, and call a method before each element.
#[derive(Clone, Copy, Debug)]
pub struct Spacing {
    space: bool,
    punctuation: bool,
}

impl Default for Spacing {
    fn default() -> Spacing {
        Spacing { space: true, punctuation: false }
    }
}

impl Spacing {
    /// Returns whether a space precedes the literal.
    pub fn literal(&mut self, text: &str) -> bool {
        let first = text.chars().next().unwrap_or(' ');
        let single = text.len() == 1;
        let wanted = if !single && text != "->" {
            true
        } else if self.punctuation {
            !matches!(first, '>' | ')' | '}' | ']' | ',')
        } else {
            !matches!(first, '<' | '>' | '(' | ')' | '{' | '}' | '[' | ']' | ',')
        };
        let before = self.space && wanted;
        self.space = !(single && matches!(first, '<' | '(' | '{' | '['));
        self.punctuation = first != '_' && !first.is_ascii_alphabetic();
        before
    }

    /// Returns whether a space precedes an operand, type, attribute or region.
    pub fn value(&mut self) -> bool {
        let before = self.space || !self.punctuation;
        self.space = true;
        self.punctuation = false;
        before
    }

    /// Skips a group that is not printed. As in MLIR, the spacing after it is as if the group were printed.
    pub fn skip(&mut self, elements: &[Element]) {
        for element in elements {
            match element {
                Element::Keyword(text) | Element::Punctuation(text) => {
                    let _ = self.literal(text);
                }
                Element::Space(_) | Element::Newline => self.explicit(),
                Element::Custom { args: elements, .. } | Element::Repeat { elements, .. } => self.skip(elements),
                Element::Optional { elements, otherwise, .. } => {
                    self.skip(elements);
                    self.skip(otherwise);
                }
                Element::Clauses { clauses, .. } => clauses.iter().for_each(|c| self.skip(&c.elements)),
                Element::Case(..) => {}
                Element::Operand(_)
                | Element::Operands(_)
                | Element::OneOf(_)
                | Element::ByKind(_)
                | Element::Kinds(_)
                | Element::Absent(..)
                | Element::Dict(_)
                | Element::OperandType(..)
                | Element::OperandTypes(_)
                | Element::ResultType(..)
                | Element::Attr(_)
                | Element::FullAttr(_)
                | Element::FunctionalType(_)
                | Element::Region(_)
                | Element::AttrDict(_)
                | Element::SegmentedAttrDict => {
                    let _ = self.value();
                }
            }
        }
    }

    /// Notes explicit white space in the format: the next element adds none.
    pub fn explicit(&mut self) {
        self.space = false;
        self.punctuation = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_format(format: &'static str) -> Op {
        let base = crate::ops::matmul::OPS.first().map(|op| (op.operands, op.results, op.attrs));
        let (operands, results, attrs) = base.unwrap_or_default();
        Op { operands, results, attrs, ..crate::ops::sync::definition("barrier", Syntax::Format(format)) }
    }

    #[test]
    fn groups() {
        let op = with_format(
            "$lhs `,` $rhs `,` $dst (`phase` $accPhase^):(`none`)? attr-dict `:` type($lhs) type($rhs) short-type($dst) (`->` type($result))?{infer}",
        );
        let list = elements(&op).unwrap_or_default();
        assert_eq!(list.first(), Some(&Element::Operand(0)));
        assert_eq!(
            list.get(5),
            Some(&Element::Optional {
                anchor: Anchor::Attr(0),
                elements: vec![Element::Keyword("phase"), Element::Attr(0)],
                otherwise: vec![Element::Keyword("none")],
            })
        );
        assert!(list.contains(&Element::OperandType(2, TypeForm::Short)));
        assert!(matches!(list.last(), Some(Element::Optional { anchor: Anchor::CannotInfer(0), .. })));
    }

    #[test]
    fn long_lists() {
        let find = |name: &str| crate::ops::lookup(name).and_then(|op| elements(op).ok()).unwrap_or_default();
        let repeats =
            |list: &[Element]| list.iter().filter(|e| matches!(e, Element::Repeat { operand: 7, .. })).count();
        assert_eq!(repeats(&find("mte_gm_ub")), 2, "operands and types are repeated alike");
        assert!(find("mte_gm_ub").contains(&Element::SegmentedAttrDict));
        let load = find("mte_l1_l0a");
        assert!(load.contains(&Element::OneOf(vec![vec![2, 3, 4, 5], vec![6, 7, 8, 9, 10, 11]])));
        let store = find("mte_l0c_gm");
        let clauses = store.iter().find_map(|e| match e {
            Element::Clauses { leading: true, clauses } => Some(clauses.len()),
            _ => None,
        });
        assert_eq!(clauses, Some(10));
        assert!(find("syncall").contains(&Element::FullAttr(1)));
    }

    #[test]
    fn cases() {
        let set = Cases::of([0, 2, 64]);
        assert!(set.contains(0) && !set.contains(1) && set.contains(2) && !set.contains(64));
        assert_eq!((set.single(), Cases::of([3]).single(), Cases::default().single()), (None, Some(3), None));
    }

    #[test]
    fn errors() {
        for (format, message) in [
            ("$lhs type($lhs) attr-dict", "operand `rhs` is missing"),
            ("$lhs $lhs $rhs $dst attr-dict", "operand `lhs` is written twice"),
            ("$lhs $rhs $dst attr-dict", "the type of `lhs` is neither written nor implied"),
            ("$other", "`other` is not an operand, attribute, result or region"),
            ("($lhs)?", "an optional group needs an anchor `^`"),
            ("`x", "unterminated literal"),
            ("$lhs)", "unmatched `)`"),
            ("(`a` $lhs)*", "a repeated group needs a variadic operand"),
            ("case($accPhase, late)", "`late` is not a case of the attribute"),
            ("clauses(($lhs))", "a clause begins with a keyword"),
            ("clauses((`a` $lhs)?)", "an optional clause needs an anchor `^`"),
            ("clauses((`a` $lhs^))", "a clause that is always there has no anchor"),
            ("one-of($lhs | $accPhase)", "expected operands"),
        ] {
            assert_eq!(elements(&with_format(format)).err().map(|e| e.message).as_deref(), Some(message));
        }
    }
}
