//! The syntax of an operation as text, for documentation.

use super::{Clause, Element, FormatError, Spacing, Syntax, TypeForm, elements};
use crate::op::{Arity, Op};

/// Returns the text form of an op definition, with `%name` for operands and `type(%name)` for types; optional groups
/// are in `[ ]`.
///
/// # Errors
/// Those of [`elements`].
pub fn text(op: &Op) -> Result<String, FormatError> {
    let list = elements(op)?;
    if matches!(op.syntax, Syntax::Generic) {
        let operands: Vec<String> = op.operands.iter().map(|o| format!("%{}", o.name)).collect();
        return Ok(format!("\"pto.{}\"({}) <{{..}}> : (types) -> types", op.name, operands.join(", ")));
    }
    let mut out = Out { op, text: format!("pto.{}", op.name), spacing: Spacing::default(), repeated: false };
    out.list(&list);
    Ok(out.text)
}

struct Out<'a> {
    op: &'a Op,
    text: String,
    spacing: Spacing,
    /// Whether this is inside of a repeated group, where an operand is one value.
    repeated: bool,
}

impl Out<'_> {
    fn value(&mut self, text: &str) {
        if self.spacing.value() {
            self.text.push(' ');
        }
        self.text.push_str(text);
    }

    fn operand(&self, i: usize) -> &'static str {
        self.op.operands.get(i).map_or("", |o| o.name.as_str())
    }

    fn typed(form: TypeForm, name: &str) -> String {
        match form {
            TypeForm::Full => format!("type({name})"),
            TypeForm::Short => format!("short-type({name})"),
        }
    }

    /// Writes comma-separated operands, optional ones in brackets.
    fn operands(&mut self, list: &[usize], show: impl Fn(&str) -> String) {
        let mut text = String::new();
        for &i in list {
            let item = show(self.operand(i));
            let comma = if text.is_empty() { "" } else { ", " };
            match self.op.operands.get(i).map(|o| o.arity) {
                Some(Arity::Optional) => text.push_str(&format!("[{comma}{item}]")),
                Some(Arity::Variadic) => text.push_str(&format!("{comma}{item}...")),
                Some(Arity::One) | None => text.push_str(&format!("{comma}{item}")),
            }
        }
        self.value(&text);
    }

    fn list(&mut self, list: &[Element]) {
        for element in list {
            self.element(element);
        }
    }

    fn clauses(&mut self, leading: bool, clauses: &[Clause]) {
        for (n, clause) in clauses.iter().enumerate() {
            let optional = clause.anchor.is_some();
            if optional {
                self.value("[");
                self.spacing.explicit();
            }
            if leading || n > 0 {
                self.text.push_str(", ");
                self.spacing.explicit();
            }
            self.list(&clause.elements);
            if optional {
                self.text.push(']');
            }
        }
    }

    fn element(&mut self, element: &Element) {
        match element {
            Element::Keyword(text) | Element::Punctuation(text) => {
                if self.spacing.literal(text) {
                    self.text.push(' ');
                }
                self.text.push_str(text);
            }
            Element::Space(space) => {
                if *space {
                    self.text.push(' ');
                }
                self.spacing.explicit();
            }
            Element::Newline => self.text.push('\n'),
            Element::Operand(i) => {
                let variadic = !self.repeated && self.op.operands.get(*i).is_some_and(|o| o.arity == Arity::Variadic);
                let text = format!("%{}{}", self.operand(*i), if variadic { "..." } else { "" });
                self.value(&text);
            }
            Element::Operands(list) | Element::ByKind(list) => self.operands(list, |n| format!("%{n}")),
            Element::OperandType(i, form) => {
                let text = Self::typed(*form, &format!("%{}", self.operand(*i)));
                self.value(&text);
            }
            Element::OperandTypes(list) | Element::Kinds(list) => self.operands(list, |n| format!("type(%{n})")),
            Element::ResultType(i, form) => {
                let name = self.op.results.get(*i).map_or("", |r| r.name.as_str());
                self.value(&Self::typed(*form, name));
            }
            Element::Attr(i) if self.op.attrs.get(*i).is_some_and(|a| a.domain.is_unit()) => {}
            Element::Attr(i) | Element::FullAttr(i) => {
                self.value(self.op.attrs.get(*i).map_or("", |a| a.name.as_str()))
            }
            Element::Dict(list) => {
                if list.is_empty() {
                    return;
                }
                let names: Vec<&str> = list.iter().filter_map(|&i| Some(self.op.attrs.get(i)?.name.as_str())).collect();
                self.value(&format!("{{{}}}", names.join(", ")));
            }
            Element::FunctionalType(_) => self.value("(types) -> types"),
            Element::Region(i) => self.value(&format!("{{ {} }}", self.op.regions.get(*i).copied().unwrap_or(""))),
            Element::OneOf(lists) => {
                for (n, list) in lists.iter().enumerate() {
                    if n > 0 {
                        self.text.push_str(" |");
                    }
                    let names: Vec<String> = list.iter().map(|&i| format!("%{}", self.operand(i))).collect();
                    self.value(&names.join(", "));
                }
            }
            Element::Absent(_, text) => self.value(&format!("[{text}]")),
            Element::Case(..) => {}
            Element::SegmentedAttrDict => self.value("[{..}]"),
            Element::Clauses { leading, clauses } => self.clauses(*leading, clauses),
            Element::Repeat { elements, .. } => {
                self.value("[");
                self.spacing.explicit();
                self.repeated = true;
                self.list(elements);
                self.repeated = false;
                self.text.push_str("]...");
            }
            Element::AttrDict(keyword) => self.value(if *keyword { "[attributes {..}]" } else { "[{..}]" }),
            Element::Custom { name, .. } => self.value(&format!("<{name}>")),
            Element::Optional { elements, otherwise, .. } => {
                self.value("[");
                self.spacing.explicit();
                self.list(elements);
                if !otherwise.is_empty() {
                    self.text.push_str(" |");
                    self.list(otherwise);
                }
                self.text.push(']');
            }
        }
    }
}
