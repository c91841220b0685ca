//! Parses instructions, as their definitions in the table state.

use super::line::{Error, Node, Nodes, Rule};
use super::names::Context;
use crate::codes::Rule as Code;
use crate::instruction::{Arg, Instruction, Value};
use crate::operand::{Exec, ExecSize, Immediate, Mask, Modifier, Predicate, Raw, Vector, VectorClass};
use crate::place::Place;
use crate::table::{Field, Head, Kind, Op, OpDef, Role, Tail, WordKind, definitions};
use crate::types::Type;
use crate::variable::{LabelId, LabelKind, VariableId};
use crate::word::{Atomic, Caching, DataElements, DataOrder, Phase, Precision};

/// Parsed arguments, by role.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    args: Vec<(Role, Arg)>,
}

impl Arguments {
    /// Sets an argument; a later one replaces an earlier one.
    pub(super) fn set(&mut self, role: Role, value: Value, place: Place) {
        self.args.retain(|(known, _)| *known != role);
        self.args.push((role, Arg { value, place }));
    }

    /// Returns the number or code of a role.
    pub(super) fn word(&self, role: Role) -> Option<u32> {
        self.get(role).and_then(|arg| if let Value::Word(word) = arg.value { Some(word) } else { None })
    }

    fn get(&self, role: Role) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == role).map(|(_, arg)| arg)
    }

    fn take(&mut self, role: Role) -> Option<Arg> {
        let index = self.args.iter().position(|(known, _)| *known == role)?;
        Some(self.args.swap_remove(index).1)
    }
}

/// The suffixes of a mnemonic that are not parsed yet.
struct Suffixes<'n> {
    nodes: std::iter::Peekable<std::vec::IntoIter<Node<'n>>>,
    /// The location after the last token.
    end: Place,
}

impl<'n> Suffixes<'n> {
    fn next_if(&mut self, test: impl FnOnce(&str) -> bool) -> Option<Node<'n>> {
        self.nodes.next_if(|node| test(node.as_str()))
    }
}

impl<'i> Context<'_, 'i> {
    /// Parses an instruction.
    pub(super) fn instruction(&mut self, node: &Node<'i>) -> Result<Instruction, Error> {
        let mut args = Arguments::default();
        let mut parts = node.clone().into_inner();
        let mut next = parts.next();
        let guard = next.take_if(|part| part.as_rule() == Rule::guard);
        let head = match &guard {
            Some(_) => parts.next(),
            None => next,
        };
        let head = head.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected an instruction"))?;
        let definition = self.definition(&head)?;
        if let Some(guard) = guard {
            if !definition.fields.iter().any(|field| field.role == Role::Predicate) {
                let message = format!("`{}` cannot be predicated", definition.mnemonic(0));
                return Err(self.line.error_at(Code::PredicateUse, &guard, message));
            }
            args.set(Role::Predicate, Value::Predicate(self.guard(&guard)?), self.line.place(&guard));
        }
        let saturates = self.head(definition, &head, &mut args)?;
        self.tail(definition, parts, &mut args)?;
        let args = self.complete(definition, args, saturates);
        Ok(Instruction { op: definition.op, args, place: self.line.place(node) })
    }

    /// Returns the definition of a mnemonic; of several, the one whose fixed suffix is present.
    fn definition(&self, head: &Node<'i>) -> Result<&'static OpDef, Error> {
        let mut parts = head.clone().into_inner();
        let mnemonic = parts.next().ok_or_else(|| self.line.error_at(Code::Syntax, head, "expected an instruction"))?;
        let suffix = parts.next().and_then(|suffix| suffix.into_inner().next());
        let mut found: Option<&'static OpDef> = None;
        for definition in definitions().filter(|definition| definition.mnemonics.contains(&mnemonic.as_str())) {
            match definition.head.first() {
                Some(Head::Literal(word)) if suffix.as_ref().is_none_or(|suffix| suffix.as_str() != *word) => {}
                Some(Head::Literal(_)) => return Ok(definition),
                Some(_) | None => found = Some(definition),
            }
        }
        found.ok_or_else(|| {
            let name = mnemonic.as_str();
            let error =
                self.line.error_at(Code::UnknownInstruction, &mnemonic, format!("unknown instruction `{name}`"));
            let lower = name.to_ascii_lowercase();
            let known = definitions().flat_map(|definition| definition.mnemonics).find(|known| **known == lower);
            match known {
                Some(known) => Box::new(error.help(format!("mnemonics are in lower case: `{known}`"))),
                None => error,
            }
        })
    }

    /// Parses mnemonic and suffixes; returns whether the destination saturates.
    fn head(&self, definition: &'static OpDef, head: &Node<'i>, args: &mut Arguments) -> Result<bool, Error> {
        let mut parts = head.clone().into_inner();
        let mnemonic = parts.next().ok_or_else(|| self.line.error_at(Code::Syntax, head, "expected an instruction"))?;
        let words: Vec<_> = parts.filter_map(|suffix| suffix.into_inner().next()).collect();
        let span = head.as_span();
        let end = Place::new(self.line.start + span.end(), self.line.start + span.end());
        let mut suffixes = Suffixes { nodes: words.into_iter().peekable(), end };
        let place = self.line.place(&mnemonic);
        let index = definition.mnemonics.iter().position(|known| *known == mnemonic.as_str()).unwrap_or_default();
        let index = u32::try_from(index).unwrap_or_default();
        let mut saturates = false;
        for part in definition.head {
            match part {
                Head::Name(role) | Head::Either(role) => args.set(*role, Value::Word(index), place),
                Head::Fence(role) => {
                    let flags = self.fence(mnemonic.as_str(), &mut suffixes)?;
                    args.set(*role, Value::Word(flags), place);
                }
                Head::Literal(word) => {
                    let _ = suffixes.next_if(|suffix| suffix == *word);
                }
                Head::Saturation => saturates |= suffixes.next_if(|suffix| suffix == "sat").is_some(),
                Head::Word(role) => {
                    let (word, place) = self.suffix_word(definition, *role, &mut suffixes)?;
                    args.set(*role, Value::Word(word), place);
                }
                Head::Flag(role, word) => {
                    if let Some(node) = suffixes.next_if(|suffix| suffix == *word) {
                        args.set(*role, Value::Word(1), self.line.place(&node));
                    }
                }
                Head::Unconditional(_, condition) if args.word(*condition).is_some_and(|word| word & 1 != 0) => {}
                Head::Number(role) | Head::Unconditional(role, _) => {
                    let node = self.suffix(&mut suffixes, "a number")?;
                    let number = node.as_str().parse::<u8>();
                    let number = number
                        .map_err(|_| self.line.error_at(Code::BadNumber, &node, "expected a number from 0 to 255"))?;
                    args.set(*role, Value::Word(number.into()), self.line.place(&node));
                }
                Head::Hex(role) => {
                    let node = self.suffix(&mut suffixes, "a truth table such as `xca`")?;
                    let digits = node.as_str().strip_prefix('x');
                    let number = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
                    let bad = || {
                        self.line.error_at(Code::BadNumber, &node, "expected `x` and a hexadecimal number of 8 bits")
                    };
                    args.set(*role, Value::Word(number.ok_or_else(bad)?.into()), self.line.place(&node));
                }
                Head::Atomic(role) => {
                    let node = self.suffix(&mut suffixes, "an atomic operation")?;
                    let word = Atomic::ALL.iter().find(|word| word.name() == node.as_str());
                    let word = word.ok_or_else(|| self.bad_suffix(&node, Atomic::WORDS))?;
                    let size = match suffixes.next_if(|suffix| matches!(suffix, "16" | "32" | "64")) {
                        Some(size) if size.as_str() == "16" => 1,
                        Some(size) if size.as_str() == "64" => 2,
                        Some(_) | None => 0,
                    };
                    args.set(*role, Value::Word(word.code() | size << 5), self.line.place(&node));
                }
                Head::Caching(l1, l3) => self.caching(*l1, *l3, &mut suffixes, args)?,
                Head::Dpas(role) => {
                    let weights = self.precision(&mut suffixes)?;
                    let activations = self.precision(&mut suffixes)?;
                    let depth = self.byte_suffix(&mut suffixes, "the systolic depth")?;
                    let count = self.byte_suffix(&mut suffixes, "the repeat count")?;
                    let word = weights.code() | activations.code() << 8 | depth << 16 | count << 24;
                    args.set(*role, Value::Word(word), self.line.place(head));
                }
                Head::Unaligned(role) => {
                    if let Some(node) = suffixes.next_if(|suffix| suffix == "unaligned") {
                        args.set(*role, Value::Word(UNALIGNED), self.line.place(&node));
                    }
                }
                Head::Lifetime(role) => {
                    let node = self.suffix(&mut suffixes, "`start` or `end`")?;
                    let is_end = match node.as_str() {
                        "start" => 0,
                        "end" => 1,
                        _ => return Err(self.line.error_at(Code::BadWord, &node, "expected `start` or `end`")),
                    };
                    // The tail of the instruction has the variable.
                    args.set(*role, Value::Word(is_end), self.line.place(&node));
                }
            }
        }
        match suffixes.nodes.next() {
            Some(node) if node.as_str() == "sat" => {
                let message = format!("`{}` cannot saturate", mnemonic.as_str());
                Err(self.line.error_at(Code::Saturation, &node, message))
            }
            Some(node) => {
                let message = format!("`{}` has no suffix `.{}` here", mnemonic.as_str(), node.as_str());
                Err(self.line.error_at(Code::BadWord, &node, message))
            }
            None => Ok(saturates),
        }
    }

    fn suffix<'n>(&self, suffixes: &mut Suffixes<'n>, expected: &str) -> Result<Node<'n>, Error> {
        let end = suffixes.end;
        suffixes.nodes.next().ok_or_else(|| self.line.error(Code::Syntax, end, format!("expected `.` and {expected}")))
    }

    fn suffix_word(&self, definition: &OpDef, role: Role, suffixes: &mut Suffixes<'i>) -> Result<(u32, Place), Error> {
        let words = definition.words(role);
        let node = self.suffix(suffixes, &format!("one of {}", list(words)))?;
        let found = words.iter().find(|(_, word)| *word == node.as_str());
        let (code, _) = found.ok_or_else(|| self.bad_suffix(&node, words))?;
        Ok((*code, self.line.place(&node)))
    }

    fn bad_suffix(&self, node: &Node<'_>, words: &[(u32, &str)]) -> Error {
        let message = format!("expected one of {}, found `{}`", list(words), node.as_str());
        self.line.error_at(Code::BadWord, node, message)
    }

    fn precision(&self, suffixes: &mut Suffixes<'i>) -> Result<Precision, Error> {
        let node = self.suffix(suffixes, "a precision")?;
        let found = Precision::ALL.iter().find(|word| word.name() == node.as_str());
        found.copied().ok_or_else(|| self.bad_suffix(&node, Precision::WORDS))
    }

    fn byte_suffix(&self, suffixes: &mut Suffixes<'i>, expected: &str) -> Result<u32, Error> {
        let node = self.suffix(suffixes, expected)?;
        let number = node.as_str().parse::<u8>().map(u32::from);
        number.map_err(|_| self.line.error_at(Code::BadNumber, &node, "expected a number from 0 to 255"))
    }

    fn caching(&self, l1: Role, l3: Role, suffixes: &mut Suffixes<'i>, args: &mut Arguments) -> Result<(), Error> {
        let Some(first) = suffixes.nodes.next() else { return Ok(()) };
        let second = self.suffix(suffixes, "the caching of the L3, as the L1 has one")?;
        for (role, node) in [(l1, first), (l3, second)] {
            // The finalizer has two spellings of this word.
            let name = if node.as_str() == "cc" { "ri" } else { node.as_str() };
            let word = Caching::ALL.iter().find(|word| word.name() == name);
            let word = word.ok_or_else(|| self.bad_suffix(&node, Caching::WORDS))?;
            args.set(role, Value::Word(word.code()), self.line.place(&node));
        }
        Ok(())
    }

    /// Parses the flags of `fence_global.EISCRL1` and similar mnemonics.
    fn fence(&self, mnemonic: &str, suffixes: &mut Suffixes<'i>) -> Result<u32, Error> {
        let mut flags = match mnemonic {
            "fence_sw" => return Ok(FENCE_SW),
            "fence_local" => FENCE_LOCAL,
            _ => 0,
        };
        let Some(node) = suffixes.nodes.next() else { return Ok(flags) };
        let mut rest = node.as_str();
        while !rest.is_empty() {
            let found = FENCE_FLAGS.iter().find_map(|(flag, letter)| Some((*flag, rest.strip_prefix(letter)?)));
            let (flag, left) = found.ok_or_else(|| {
                let message = format!("`{rest}` is not made of E, I, S, C, R and L1");
                self.line.error_at(Code::BadWord, &node, message)
            })?;
            flags |= flag;
            rest = left;
        }
        Ok(flags)
    }

    /// Parses the text after the mnemonic.
    fn tail(&mut self, definition: &'static OpDef, operands: Nodes<'i>, args: &mut Arguments) -> Result<(), Error> {
        let mut operands = operands.filter_map(|operand| operand.into_inner().next()).peekable();
        for part in definition.tail {
            if let Tail::Optional(role) = part {
                if let Some(node) = operands.next_if(|node| node.as_rule() == Rule::factor) {
                    let value = self.word(definition, *role, &node)?;
                    args.set(*role, value, self.line.place(&node));
                }
                continue;
            }
            if let Tail::Threads(phase, role) = part {
                let is_signal = args.word(*phase) == Some(Phase::Signal.code());
                if !is_signal {
                    // Text and object file have the barrier of a wait twice.
                    if let Some(arg) = args.get(Role::BarrierId).cloned() {
                        args.set(*role, arg.value, arg.place);
                    }
                    continue;
                }
            }
            let Some(node) = operands.next() else {
                let message = format!("expected {}", expected(*part));
                return Err(self.line.error(Code::Syntax, self.line.end(), message));
            };
            self.tail_part(definition, *part, &node, args)?;
        }
        match operands.next() {
            Some(node) => {
                let message = format!("`{}` has no operand after these", definition.mnemonic(0));
                Err(self.line.error_at(Code::Syntax, &node, message))
            }
            None => Ok(()),
        }
    }

    fn tail_part(
        &mut self,
        definition: &'static OpDef,
        part: Tail,
        node: &Node<'i>,
        args: &mut Arguments,
    ) -> Result<(), Error> {
        let place = self.line.place(node);
        match part {
            Tail::Exec => args.set(Role::Exec, Value::Exec(self.exec(node)?), place),
            Tail::Count(role) => {
                let number = self.only_number(node)?.to_string();
                let words = definition.words(role);
                let found = words.iter().find(|(_, word)| *word == number);
                let (code, _) = found.ok_or_else(|| {
                    self.line.error_at(
                        Code::BadNumber,
                        node,
                        format!("expected one of {}, found {number}", list(words)),
                    )
                })?;
                let flags = args.word(role).unwrap_or_default();
                args.set(role, Value::Word(*code | flags), place);
            }
            Tail::Block(width, height) => {
                let items: Vec<_> = node.clone().into_inner().collect();
                let ([first, second], Rule::list) = (items.as_slice(), node.as_rule()) else {
                    return Err(self.line.error_at(Code::Syntax, node, "expected `(width,height)`"));
                };
                args.set(width, self.word(definition, width, first)?, self.line.place(first));
                args.set(height, self.word(definition, height, second)?, self.line.place(second));
            }
            Tail::Number(role) | Tail::Optional(role) => {
                if node.as_rule() != Rule::factor {
                    return Err(self.line.error_at(Code::Syntax, node, "expected a number"));
                }
                args.set(role, self.word(definition, role, node)?, place);
            }
            Tail::Operand(role) | Tail::Threads(_, role) => {
                let value = self.operand(definition, role, node, args)?;
                args.set(role, value, place);
            }
            Tail::Origin(role) => args.set(role, Value::Vector(self.origin(node)?), place),
            Tail::Labels(role) => {
                let labels = self.labels(node)?;
                let count = u32::try_from(labels.len()).unwrap_or(u32::MAX);
                args.set(Role::LabelCount, Value::Word(count), place);
                args.set(role, Value::Labels(labels), place);
            }
            Tail::Text(role) => {
                let text = node.clone().into_inner().next().filter(|_| node.as_rule() == Rule::string);
                let text = text.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a text in quotes"))?;
                args.set(role, Value::Text(text.as_str().into()), place);
            }
            Tail::Name(role) => {
                let inner = node.clone().into_inner().next();
                let text = inner.filter(|inner| node.as_rule() == Rule::bare && inner.as_rule() == Rule::name);
                let text =
                    text.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected the name of a function"))?;
                args.set(role, Value::Text(text.as_str().into()), place);
            }
            Tail::LscData(role) => self.lsc_data(node, role, args)?,
            Tail::LscQuad(role) => self.lsc_quad(node, role, args)?,
            Tail::LscValue(role) => args.set(role, Value::Raw(self.raw(node, true)?), place),
            Tail::LscAddress => self.lsc_address(node, args)?,
            Tail::LscStrided => self.lsc_strided(node, args)?,
            Tail::LscTyped => self.lsc_typed(node, args)?,
            Tail::LscBlockData(role) => self.lsc_block_data(node, role, args)?,
            Tail::LscBlockAddress => self.lsc_block_address(node, args)?,
        }
        Ok(())
    }

    /// Parses an operand of the kind that its field has.
    fn operand(
        &mut self,
        definition: &'static OpDef,
        role: Role,
        node: &Node<'i>,
        args: &Arguments,
    ) -> Result<Value, Error> {
        let Some(field) = definition.field(role) else {
            return Err(self.line.error_at(Code::Syntax, node, "unexpected operand"));
        };
        Ok(match field.kind {
            Kind::Vector(_) => {
                let vector = self.vector(node, matches!(role, Role::Dst | Role::Carry))?;
                Value::Vector(vector)
            }
            Kind::Raw(_) => Value::Raw(self.raw(node, false)?),
            Kind::Surface => match self.bare_variable(node)? {
                VariableId::Surface(id) => Value::Surface(id),
                id @ (VariableId::General(_)
                | VariableId::Address(_)
                | VariableId::Predicate(_)
                | VariableId::Sampler(_)) => {
                    return Err(self.wrong_class(node, id, "a surface"));
                }
            },
            Kind::Sampler => match self.bare_variable(node)? {
                VariableId::Sampler(id) => Value::Sampler(id),
                id @ (VariableId::General(_)
                | VariableId::Address(_)
                | VariableId::Predicate(_)
                | VariableId::Surface(_)) => {
                    return Err(self.wrong_class(node, id, "a sampler"));
                }
            },
            Kind::Label(kind) => {
                let name = node.clone().into_inner().next().filter(|_| node.as_rule() == Rule::bare);
                let name = name.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a label"))?;
                Value::Label(self.label(&name, kind)?)
            }
            Kind::Lifetime => Value::Lifetime(args.word(role) == Some(1), self.bare_variable(node)?),
            Kind::Word(_, _) | Kind::LabelCount => self.word(definition, role, node)?,
            Kind::Exec | Kind::Elements => Value::Exec(self.exec(node)?),
            Kind::Predicate | Kind::Labels | Kind::Text | Kind::Function => {
                return Err(self.line.error_at(Code::Syntax, node, "unexpected operand"));
            }
        })
    }

    /// Returns a label, which may be defined later.
    pub(super) fn label(&mut self, name: &Node<'_>, kind: LabelKind) -> Result<LabelId, Error> {
        let place = self.line.place(name);
        let id = self.names.label(self.unit, name.as_str(), kind, place);
        id.ok_or_else(|| self.line.error_at(Code::BadNumber, name, "too many labels"))
    }

    /// Parses a number in the range of its field.
    fn word(&self, definition: &OpDef, role: Role, node: &Node<'_>) -> Result<Value, Error> {
        let limit = match definition.field(role).map(|field| field.kind) {
            Some(Kind::Word(width, _)) => width.largest(),
            Some(_) | None => u32::MAX,
        };
        let number = self.number(node)?;
        let value = u32::try_from(number).ok().filter(|number| *number <= limit);
        let bad = || self.line.error_at(Code::BadNumber, node, format!("{number} is not from 0 to {limit}"));
        Ok(Value::Word(value.ok_or_else(bad)?))
    }

    fn only_number(&self, node: &Node<'_>) -> Result<i128, Error> {
        // `(4)` may be a factor in parentheses or a list.
        match node.as_rule() {
            Rule::list if node.clone().into_inner().count() == 1 => {
                let item = node.clone().into_inner().next().and_then(|item| item.into_inner().next());
                match item.filter(|item| item.as_rule() == Rule::expression) {
                    Some(item) => self.number(&item),
                    None => Err(self.line.error_at(Code::Syntax, node, "expected a number in brackets")),
                }
            }
            _ => Err(self.line.error_at(Code::Syntax, node, "expected a number in brackets")),
        }
    }

    fn exec(&self, node: &Node<'_>) -> Result<Exec, Error> {
        let bad = |message: &str| self.line.error_at(Code::BadExec, node, message);
        if node.as_rule() != Rule::list {
            return Err(bad("expected `(mask, size)`"));
        }
        let items: Vec<_> = node.clone().into_inner().filter_map(|item| item.into_inner().next()).collect();
        let (mask, size) = match items.as_slice() {
            [size] => (Mask::M1, size),
            [mask, size] => {
                let found = mask_of(mask.as_str());
                let message = format!("`{}` is not M1 to M8, M1_NM to M8_NM or NoMask", mask.as_str());
                (found.ok_or_else(|| self.line.error_at(Code::BadExec, mask, message))?, size)
            }
            [..] => return Err(bad("expected `(mask, size)`")),
        };
        // The finalizer does not accept an expression here.
        if !size.as_str().bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.line.error_at(Code::BadExec, size, "expected an execution size"));
        }
        let number = self.number(size)?;
        let found = u32::try_from(number).ok().and_then(ExecSize::of);
        let message = format!("execution size {number} is not 1, 2, 4, 8, 16 or 32");
        let size = found.ok_or_else(|| self.line.error_at(Code::BadExec, size, message))?;
        Ok(Exec { size, mask })
    }

    fn labels(&mut self, node: &Node<'i>) -> Result<Box<[LabelId]>, Error> {
        if node.as_rule() != Rule::list {
            return Err(self.line.error_at(Code::Syntax, node, "expected `(label, label)`"));
        }
        let mut labels = Vec::new();
        for item in node.clone().into_inner().filter_map(|item| item.into_inner().next()) {
            if item.as_rule() != Rule::name {
                return Err(self.line.error_at(Code::Syntax, &item, "expected a label"));
            }
            labels.push(self.label(&item, LabelKind::Block)?);
        }
        Ok(labels.into())
    }

    /// Returns the arguments of all fields, with defaults for those that the text does not contain.
    fn complete(&self, definition: &'static OpDef, mut args: Arguments, saturates: bool) -> Vec<Arg> {
        let mut all: Vec<Arg> = Vec::with_capacity(definition.fields.len());
        for field in definition.fields {
            let mut arg = args
                .take(field.role)
                .unwrap_or_else(|| Arg { value: default(definition.op, field), place: Place::NONE });
            if let (true, Role::Dst, Value::Vector(vector)) = (saturates, field.role, &mut arg.value) {
                vector.modifier = Modifier::Sat;
            }
            all.push(arg);
        }
        all
    }
}

/// Returns the value of a field that the text does not contain.
fn default(op: Op, field: &Field) -> Value {
    match field.kind {
        Kind::Exec | Kind::Elements => {
            let mask = if op == Op::LscFence { Mask::M1_NM } else { Mask::M1 };
            Value::Exec(Exec { size: ExecSize::N1, mask })
        }
        Kind::Predicate => Value::Predicate(Predicate::NONE),
        Kind::Vector(_) => {
            let class = VectorClass::Immediate(Immediate { ty: Type::Ud, bits: 0 });
            Value::Vector(Vector { modifier: Modifier::None, class })
        }
        Kind::Raw(_) => Value::Raw(Raw::NULL),
        Kind::Surface => Value::Surface(crate::variable::SurfaceId(0)),
        Kind::Sampler => Value::Sampler(crate::variable::SamplerId(0)),
        Kind::Label(_) => Value::Label(LabelId(0)),
        Kind::Labels => Value::Labels(Box::default()),
        Kind::Word(_, WordKind::DataOrder) => Value::Word(DataOrder::NonTranspose.code()),
        Kind::Word(_, WordKind::DataElements) => Value::Word(DataElements::N1.code()),
        Kind::Word(_, _) | Kind::LabelCount => Value::Word(0),
        Kind::Lifetime => Value::Lifetime(false, VariableId::General(crate::variable::GeneralId(0))),
        Kind::Text | Kind::Function => Value::Text(Box::default()),
    }
}

/// Bit 3 of the oword count: the address may be unaligned.
pub(super) const UNALIGNED: u32 = 8;
/// The flag of `fence_sw`.
pub(super) const FENCE_SW: u32 = 0x80;
/// The flag of `fence_local`.
pub(super) const FENCE_LOCAL: u32 = 0x20;
/// The flags of fences with letters, in printing order.
pub(super) const FENCE_FLAGS: [(u32, &str); 6] = [(1, "E"), (2, "I"), (4, "S"), (8, "C"), (16, "R"), (64, "L1")];

/// Returns the mask with a name.
fn mask_of(name: &str) -> Option<Mask> {
    if name == "NoMask" {
        return Some(Mask::M1_NM);
    }
    let (index, no_mask) = match name.strip_suffix("_NM") {
        Some(index) => (index, 8),
        None => (name, 0),
    };
    let index = index.strip_prefix('M')?.parse::<u8>().ok()?.checked_sub(1).filter(|index| *index < 8)?;
    Mask::from_code(index | no_mask)
}

/// Formats words for messages.
fn list(words: &[(u32, &str)]) -> String {
    words.iter().map(|(_, word)| *word).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Describes a missing part, for messages.
fn expected(part: Tail) -> &'static str {
    match part {
        Tail::Exec => "`(mask, size)`",
        Tail::Count(_) => "a number in brackets",
        Tail::Block(_, _) => "`(width,height)`",
        Tail::Number(_) | Tail::Optional(_) => "a number",
        Tail::Operand(Role::Dst) => "a destination",
        Tail::Operand(Role::Label) => "a label",
        Tail::Operand(Role::Surface) => "a surface",
        Tail::Operand(_) | Tail::Threads(_, _) => "another operand",
        Tail::Origin(_) => "an operand `V(row,column)`",
        Tail::Labels(_) => "labels in brackets",
        Tail::Text(_) => "a text in quotes",
        Tail::Name(_) => "the name of a function",
        Tail::LscData(_) | Tail::LscQuad(_) | Tail::LscBlockData(_) => "data `V:shape`",
        Tail::LscValue(_) => "a variable or `%null`",
        Tail::LscAddress | Tail::LscStrided | Tail::LscTyped | Tail::LscBlockAddress => "an address in brackets",
    }
}
