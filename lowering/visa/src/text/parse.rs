//! Parses text to the model.

use diag::{Diagnostic, FileId, Severity, Span};

use super::line::{Error, Line, Node, Rule};
use super::names::{Context, Names};
use crate::codes::Rule as Code;
use crate::instruction::{Arg, Instruction, Value};
use crate::kernel::{Object, Unit, UnitKind, Version};
use crate::place::Place;
use crate::platform::Platform;
use crate::table::Op;
use crate::types::Type;
use crate::variable::attribute::{self, TARGET};
use crate::variable::{
    AddressId, Alias, Align, Attribute, AttributeValue, General, GeneralId, Input, InputVariable, LabelKind,
    PredicateId, SamplerId, SurfaceId, Variable, VariableId,
};

/// Result of parsing.
#[derive(Debug)]
pub struct Parsed {
    /// The model; statements with errors are dropped or incomplete.
    pub object: Object,
    /// The errors, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// Parses a text. One run reports all errors; a statement with an error is dropped.
///
/// The platform determines the bytes per row: the text counts bytes where the model counts rows.
#[must_use]
pub fn parse(text: &[u8], file: FileId, platform: Platform) -> Parsed {
    let mut parser = Parser {
        file,
        grf_bytes: platform.grf_bytes(),
        object: Object::default(),
        unit: None,
        names: Names::default(),
        opened: Vec::new(),
        diagnostics: Vec::new(),
    };
    match std::str::from_utf8(text) {
        Ok(text) => parser.file(text),
        Err(error) => {
            let at = error.valid_up_to();
            let diagnostic = Code::NotText.says("text is not UTF-8").at(Span::new(file, at, at + 1));
            parser.diagnostics.push(diagnostic);
        }
    }
    Parsed { object: parser.object, diagnostics: parser.diagnostics }
}

struct Parser {
    file: FileId,
    grf_bytes: u32,
    object: Object,
    /// The current unit.
    unit: Option<Unit>,
    names: Names,
    /// Starts of the open blocks of declarations.
    opened: Vec<Place>,
    diagnostics: Vec<Diagnostic>,
}

impl Parser {
    fn file(&mut self, text: &str) {
        if let Some(at) = text.find('\r') {
            let message = "lines end with a carriage return, which the finalizer does not take";
            self.error(Code::Syntax, Place::new(at, at + 1), message);
        }
        let text = self.without_comments(text);
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let text = line.trim_end_matches(['\n', '\r']);
            if !text.trim().is_empty() {
                self.line(Line { text, start, file: self.file });
            }
            start += line.len();
        }
        self.finish_unit();
        if self.object.kernels.is_empty() && self.object.functions.is_empty() {
            self.error(Code::Syntax, Place::new(start, start), "expected `.kernel` or `.global_function`");
        }
    }

    /// Returns the text with comments replaced by blanks, so that offsets are unchanged.
    fn without_comments(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        let mut is_text = false;
        while let Some(c) = rest.chars().next() {
            let is_comment = !is_text && (rest.starts_with("//") || rest.starts_with("/*"));
            let len = if !is_comment {
                is_text = c != '\n' && (is_text ^ (c == '"'));
                out.push(c);
                c.len_utf8()
            } else {
                let len = if rest.starts_with("//") { rest.find('\n') } else { rest.find("*/").map(|at| at + 2) };
                let at = text.len() - rest.len();
                if len.is_none() && rest.starts_with("/*") {
                    self.error(Code::Syntax, Place::new(at, at + 2), "comment is not closed");
                }
                let len = len.unwrap_or(rest.len());
                out.extend(rest.get(..len).unwrap_or_default().bytes().map(|b| if b == b'\n' { '\n' } else { ' ' }));
                len
            };
            rest = rest.get(len..).unwrap_or_default();
        }
        out
    }

    fn line(&mut self, line: Line<'_>) {
        let Err(error) = line.parse().and_then(|node| self.statement(line, &node)) else { return };
        let mut words = line.text.split_ascii_whitespace();
        if words.next() == Some(".decl") {
            self.names.undeclared.extend(words.next().map(Box::from));
        }
        // Consequences of other errors are remarks, and not shown.
        if error.severity == Severity::Error {
            self.diagnostics.push(*error);
        }
    }

    fn statement(&mut self, line: Line<'_>, node: &Node<'_>) -> Result<(), Error> {
        let mut parts = node.clone().into_inner();
        match node.as_rule() {
            Rule::version => self.version(line, node),
            Rule::kernel | Rule::global_function => {
                let name = title(node);
                let kind = if node.as_rule() == Rule::kernel {
                    UnitKind::Kernel
                } else {
                    UnitKind::Function { linkage: 0, input_size: 0, return_size: 0 }
                };
                self.finish_unit();
                self.unit = Some(Unit { place: line.place(node), ..Unit::new(name, kind) });
                Ok(())
            }
            Rule::open => {
                self.names.open();
                self.opened.push(line.place(node));
                Ok(())
            }
            Rule::close => {
                self.opened.pop();
                if self.names.close() { Ok(()) } else { Err(line.error_at(Code::Syntax, node, "no block to close")) }
            }
            Rule::instruction if is_directive(node) => {
                Err(line.error_at(Code::Syntax, node, "directive is unknown or incomplete"))
            }
            _ => {
                let grf_bytes = self.grf_bytes;
                let Some(unit) = &mut self.unit else {
                    return Err(line.error_at(
                        Code::Syntax,
                        node,
                        "expected `.kernel` or `.global_function` before this",
                    ));
                };
                let mut context = Context { line, unit, names: &mut self.names, grf_bytes };
                match node.as_rule() {
                    Rule::declaration => context.declaration(node),
                    Rule::input => context.input(node),
                    Rule::attribute => context.unit_attribute(node),
                    Rule::function => context.place_label(node, &title(node), LabelKind::Subroutine),
                    Rule::label => match parts.next() {
                        Some(_) if line.text.starts_with([' ', '\t']) => {
                            Err(line.error_at(Code::Syntax, node, "a label is at the beginning of its line"))
                        }
                        Some(name) => context.place_label(&name, name.as_str(), LabelKind::Block),
                        None => Ok(()),
                    },
                    _ => {
                        let instruction = context.instruction(node)?;
                        context.unit.body.push(instruction);
                        Ok(())
                    }
                }
            }
        }
    }

    fn version(&mut self, line: Line<'_>, node: &Node<'_>) -> Result<(), Error> {
        let mut numbers = [0u8; 2];
        for (number, part) in numbers.iter_mut().zip(node.clone().into_inner()) {
            *number = part.as_str().parse().map_err(|_| line.error_at(Code::BadNumber, &part, "number too large"))?;
        }
        let [major, minor] = numbers;
        self.object.version = Version { major, minor };
        Ok(())
    }

    fn finish_unit(&mut self) {
        if !self.names.is_closed() {
            let place = self.opened.last().copied().unwrap_or_default();
            self.error(Code::Syntax, place, "block is not closed");
        }
        self.opened.clear();
        let names = std::mem::take(&mut self.names);
        let Some(mut unit) = self.unit.take() else { return };
        let mut pending: Vec<_> = names.pending.into_iter().collect();
        pending.sort_unstable_by_key(|(id, _)| *id);
        for (id, place) in pending {
            let name = unit.label(id).map(|label| label.name.clone()).unwrap_or_default();
            self.error(Code::UnknownLabel, place, format!("label `{name}` is not defined"));
        }
        match unit.kind {
            UnitKind::Kernel => self.object.kernels.push(unit),
            UnitKind::Function { linkage, .. } => {
                let size = |name: &str| size_attribute(&unit.attributes, name);
                unit.kind = UnitKind::Function {
                    linkage,
                    input_size: size(attribute::ARG_SIZE),
                    return_size: size(attribute::RET_VAL_SIZE),
                };
                self.object.functions.push(unit);
            }
        }
    }

    fn error(&mut self, rule: Code, place: Place, message: impl Into<String>) {
        let span = place.span(self.file).unwrap_or(Span::at(self.file, 0));
        self.diagnostics.push(rule.says(message).at(span));
    }
}

/// Returns whether a statement that parses as an instruction begins with a dot, which no instruction does.
fn is_directive(node: &Node<'_>) -> bool {
    let text = node.as_str();
    let word = text.split_ascii_whitespace().next().unwrap_or_default();
    text.starts_with('.') && crate::table::definitions().all(|definition| !definition.mnemonics.contains(&word))
}

/// Returns the value of a size attribute; 0 if it is missing or too large.
fn size_attribute(attributes: &[Attribute], name: &str) -> u8 {
    let found = attributes.iter().find(|attribute| &*attribute.name == name);
    match found.map(|attribute| &attribute.value) {
        Some(AttributeValue::Number(number)) => u8::try_from(*number).unwrap_or_default(),
        Some(AttributeValue::Flag | AttributeValue::Text(_)) | None => 0,
    }
}

/// Returns the name in a directive.
fn title(node: &Node<'_>) -> String {
    let inner = node.clone().into_inner().find(|part| part.as_rule() == Rule::title);
    let inner = inner.and_then(|title| title.into_inner().next());
    match inner {
        Some(part) if part.as_rule() == Rule::string => text_of(&part).to_owned(),
        Some(part) => part.as_str().to_owned(),
        None => String::new(),
    }
}

/// Returns the contents of a string.
fn text_of<'i>(node: &Node<'i>) -> &'i str {
    node.clone().into_inner().next().map_or("", |text| text.as_str())
}

/// The properties of a declaration or input.
#[derive(Default)]
struct Properties<'i> {
    class: Option<Node<'i>>,
    ty: Option<Node<'i>>,
    elements: Option<Node<'i>>,
    align: Option<Node<'i>>,
    alias: Option<Node<'i>>,
    offset: Option<Node<'i>>,
    size: Option<Node<'i>>,
    name: Option<Node<'i>>,
    attributes: Vec<Node<'i>>,
}

impl<'i> Context<'_, 'i> {
    fn properties(&self, parts: impl Iterator<Item = Node<'i>>) -> Result<Properties<'i>, Error> {
        let mut found = Properties::default();
        for property in parts {
            let mut inner = property.clone().into_inner();
            let (Some(key), value) = (inner.next(), inner.next()) else { continue };
            if key.as_rule() == Rule::setting {
                found.attributes.push(key);
                continue;
            }
            let value = value.and_then(|value| value.into_inner().next());
            let value = value.ok_or_else(|| self.line.error_at(Code::Syntax, &property, "expected a value"))?;
            let slot = match key.as_str() {
                "v_type" => &mut found.class,
                "type" => &mut found.ty,
                "num_elts" => &mut found.elements,
                "align" => &mut found.align,
                "alias" => &mut found.alias,
                "offset" => &mut found.offset,
                "size" => &mut found.size,
                "v_name" => &mut found.name,
                "attrs" if value.as_rule() == Rule::settings => {
                    found.attributes.extend(value.into_inner());
                    continue;
                }
                name => return Err(self.line.error_at(Code::BadWord, &key, format!("unknown property `{name}`"))),
            };
            if slot.replace(value).is_some() {
                return Err(self.line.error_at(
                    Code::Redefinition,
                    &key,
                    format!("property `{}` is given twice", key.as_str()),
                ));
            }
        }
        Ok(found)
    }

    /// Parses a number of a property.
    fn property<T: TryFrom<i128> + super::operand::Bounds>(&self, node: &Node<'_>) -> Result<T, Error> {
        if node.as_rule() != Rule::expression {
            return Err(self.line.error_at(Code::BadNumber, node, "expected a number"));
        }
        self.small(node)
    }

    fn declaration(&mut self, node: &Node<'i>) -> Result<(), Error> {
        let missing = |what: &str| self.line.error(Code::Syntax, self.line.end(), format!("expected `{what}`"));
        let mut parts = node.clone().into_inner();
        let name = parts.next().ok_or_else(|| missing("a name"))?;
        let found = self.properties(parts)?;
        let class = found.class.as_ref().ok_or_else(|| missing("v_type="))?;
        let place = self.line.place(node);
        let attributes = self.attributes(&found.attributes)?;
        let elements = match &found.elements {
            Some(elements) => self.property::<u16>(elements)?,
            // The document omits the number for samplers and surfaces.
            None if matches!(class.as_str(), "S" | "T") => 1,
            None => return Err(missing("num_elts=")),
        };
        let many = || self.line.error_at(Code::BadNumber, &name, "too many variables");
        if class.as_str() == "G" {
            let ty = self.element_type(found.ty.as_ref().ok_or_else(|| missing("type="))?)?;
            let align = found.align.as_ref().map_or(Ok(Align::Byte), |align| self.align(align))?;
            let alias = found.alias.as_ref().map(|alias| self.alias(alias)).transpose()?;
            if let Some(extra) = found.name.as_ref() {
                return Err(self.line.error_at(Code::BadWord, extra, "general variables have no `v_name`"));
            }
            let id = GeneralId::declared(self.unit.generals.len()).ok_or_else(many)?;
            self.declare(&name, VariableId::General(id))?;
            let name = name.as_str().into();
            self.unit.generals.push(General { name, ty, elements, align, alias, attributes, place });
            return Ok(());
        }
        if let Some(extra) = [&found.align, &found.alias].into_iter().flatten().next() {
            return Err(self.line.error_at(Code::BadWord, extra, "only general variables are aligned or aliases"));
        }
        if let Some(ty) =
            found.ty.as_ref().filter(|ty| class.as_str() != "A" || self.element_type(ty).is_ok_and(|ty| ty != Type::Uw))
        {
            return Err(self.line.error_at(Code::BadWord, ty, "only general variables have a type"));
        }
        let title = found.name.as_ref().map_or(name.as_str(), |title| match title.as_rule() {
            Rule::string => text_of(title),
            _ => title.as_str(),
        });
        let index = |len: usize| len;
        let (id, variables) = match class.as_str() {
            "A" => {
                let id = AddressId::declared(index(self.unit.addresses.len())).map(VariableId::Address);
                (id, &mut self.unit.addresses)
            }
            "P" => {
                let id = PredicateId::declared(index(self.unit.predicates.len())).map(VariableId::Predicate);
                (id, &mut self.unit.predicates)
            }
            "S" => {
                let id = SamplerId::declared(index(self.unit.samplers.len())).map(VariableId::Sampler);
                (id, &mut self.unit.samplers)
            }
            "T" => {
                let id = SurfaceId::declared(index(self.unit.surfaces.len())).map(VariableId::Surface);
                (id, &mut self.unit.surfaces)
            }
            other => {
                let message = format!("`{other}` is not G, A, P, S or T");
                return Err(self.line.error_at(Code::BadWord, class, message));
            }
        };
        let id = id.ok_or_else(many)?;
        variables.push(Variable { name: title.into(), elements, attributes, place });
        self.declare(&name, id)
    }

    fn declare(&mut self, name: &Node<'_>, id: VariableId) -> Result<(), Error> {
        if name.as_str().starts_with('%') {
            return Err(self.line.error_at(Code::Redefinition, name, "names of predefined variables begin with `%`"));
        }
        match self.names.declare(name.as_str(), id, self.line.place(name)) {
            Some(earlier) => {
                let message = format!("`{}` is declared twice", name.as_str());
                let error = self.line.error_at(Code::Redefinition, name, message);
                Err(match earlier.span(self.line.file) {
                    Some(span) => Box::new(error.label_at(span, "first declared here")),
                    None => error,
                })
            }
            None => Ok(()),
        }
    }

    /// Parses an alignment: a word, or a number of bytes.
    fn align(&self, node: &Node<'_>) -> Result<Align, Error> {
        let text = node.as_str().trim();
        let by_name = Align::ALL.into_iter().find(|align| align.name() == text);
        let align = by_name.or(match text {
            "2GRF" | "2_GRF" => Some(Align::Grf2),
            "1" => Some(Align::Byte),
            "2" => Some(Align::Word),
            "4" => Some(Align::Dword),
            "8" => Some(Align::Qword),
            "16" => Some(Align::Oword),
            "32" => Some(Align::Hword),
            "64" => Some(Align::Word32),
            "128" => Some(Align::Word64),
            _ => None,
        });
        align.ok_or_else(|| {
            let names: Vec<_> = Align::ALL.iter().map(|align| align.name()).collect();
            self.line.error_at(Code::BadWord, node, format!("expected one of {}, found `{text}`", names.join(", ")))
        })
    }

    fn alias(&self, node: &Node<'_>) -> Result<Alias, Error> {
        let mut parts = node.clone().into_inner();
        match (parts.next(), parts.next()) {
            (Some(name), Some(offset)) if node.as_rule() == Rule::alias => {
                Ok(Alias { base: self.general(&name)?, offset: self.small(&offset)?, file_scope: false })
            }
            (_, _) => Err(self.line.error_at(Code::Syntax, node, "expected `<variable,bytes>`")),
        }
    }

    fn attributes(&self, nodes: &[Node<'i>]) -> Result<Vec<Attribute>, Error> {
        nodes.iter().map(|node| self.attribute(node)).collect()
    }

    fn attribute(&self, node: &Node<'i>) -> Result<Attribute, Error> {
        let mut parts = node.clone().into_inner();
        let name = parts.next().map_or("", |key| key.as_str());
        let value = match parts.next() {
            None => AttributeValue::Flag,
            Some(value) if value.as_rule() == Rule::expression => AttributeValue::Number(self.small(&value)?),
            Some(value) if value.as_rule() == Rule::string => AttributeValue::Text(text_of(&value).into()),
            Some(value) => AttributeValue::Text(value.as_str().into()),
        };
        let value = match (name, value) {
            (TARGET, AttributeValue::Text(text)) => {
                let index = TARGETS.iter().position(|target| **target == *text);
                let index = index.and_then(|index| i32::try_from(index).ok());
                let bad = || self.line.error_at(Code::BadWord, node, format!("target `{text}` is not `cm` or `3d`"));
                AttributeValue::Number(index.ok_or_else(bad)?)
            }
            (_, value) => value,
        };
        Ok(Attribute { name: name.into(), value, place: self.line.place(node) })
    }

    fn unit_attribute(&mut self, node: &Node<'i>) -> Result<(), Error> {
        for setting in node.clone().into_inner() {
            let attribute = self.attribute(&setting)?;
            self.unit.attributes.push(attribute);
        }
        Ok(())
    }

    fn input(&mut self, node: &Node<'i>) -> Result<(), Error> {
        let incomplete = || self.line.error_at(Code::Syntax, node, "expected a variable");
        let mut parts = node.clone().into_inner();
        let kind = parts.next().ok_or_else(incomplete)?;
        let provenance = match kind.as_str() {
            ".input" => 0,
            ".implicit_LOCAL_SIZE" => 1,
            ".implicit_GROUP_COUNT" => 2,
            ".implicit_LOCAL_ID" => Input::LOCAL_ID,
            other => {
                let number = other.strip_prefix(".implicit_UNDEFINED_").and_then(|number| number.parse::<u8>().ok());
                let bad = || {
                    let message = "expected LOCAL_SIZE, GROUP_COUNT, LOCAL_ID or UNDEFINED_1 to UNDEFINED_31";
                    self.line.error_at(Code::BadWord, &kind, message)
                };
                number.filter(|number| (1..=31).contains(number)).ok_or_else(bad)?
            }
        };
        let name = parts.next().ok_or_else(incomplete)?;
        let id = self.variable(&name)?;
        let variable = match id {
            VariableId::General(id) => InputVariable::General(id),
            VariableId::Sampler(id) => InputVariable::Sampler(id),
            VariableId::Surface(id) => InputVariable::Surface(id),
            VariableId::Address(_) | VariableId::Predicate(_) => {
                return Err(self.wrong_class(&name, id, "a general variable, a sampler or a surface"));
            }
        };
        let found = self.properties(parts)?;
        let others = [&found.class, &found.ty, &found.elements, &found.align, &found.alias, &found.name];
        if let Some(extra) = others.into_iter().flatten().chain(&found.attributes).next() {
            return Err(self.line.error_at(Code::BadWord, extra, "an input has `offset=` and `size=` only"));
        }
        let offset = found.offset.as_ref().map_or(Ok(0), |offset| self.property(offset))?;
        let size = match &found.size {
            Some(size) => self.property(size)?,
            None => u16::try_from(self.size_of(id)).unwrap_or(u16::MAX),
        };
        let place = self.line.place(node);
        self.unit.inputs.push(Input { variable, provenance, offset, size, place });
        Ok(())
    }

    /// Defines the label of `name:` or `.function "name"`.
    fn place_label(&mut self, node: &Node<'_>, name: &str, kind: LabelKind) -> Result<(), Error> {
        let place = self.line.place(node);
        let id = self.names.label(self.unit, name, kind, place);
        let id = id.ok_or_else(|| self.line.error_at(Code::BadNumber, node, "too many labels"))?;
        if self.names.pending.remove(&id).is_none() {
            let message = format!("label `{name}` is defined twice");
            let error = self.line.error(Code::Redefinition, place, message);
            let earlier = self.unit.label(id).and_then(|label| label.place.span(self.line.file));
            return Err(match earlier {
                Some(span) => Box::new(error.label_at(span, "first defined here")),
                None => error,
            });
        }
        if let Some(label) = id.index().and_then(|index| self.unit.labels.get_mut(index)) {
            label.kind = kind;
            label.place = place;
        }
        let op = match kind {
            LabelKind::Block | LabelKind::FastComposite => Op::Label,
            LabelKind::Subroutine | LabelKind::Function => Op::Subroutine,
        };
        let args = vec![Arg { value: Value::Label(id), place }];
        self.unit.body.push(Instruction { op, args, place });
        Ok(())
    }
}

/// Names of the numbers of [`TARGET`].
pub(super) const TARGETS: [&str; 2] = ["cm", "3d"];
