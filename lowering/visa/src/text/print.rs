//! Prints the model as text.

use std::collections::{HashMap, HashSet};

use super::instruction::{FENCE_FLAGS, FENCE_LOCAL, FENCE_SW, UNALIGNED};
use super::parse::TARGETS;
use crate::instruction::{Instruction, Value};
use crate::kernel::{Object, Unit, UnitKind};
use crate::operand::{Modifier, Raw, VectorClass};
use crate::platform::Platform;
use crate::table::{Head, Op, OpDef, Role, Tail};
use crate::variable::attribute::TARGET;
use crate::variable::{AddressId, GeneralId, PredicateId, SamplerId, SurfaceId};
use crate::variable::{
    Attribute, AttributeValue, General, InputVariable, LabelId, PREDEFINED_GENERALS, PREDEFINED_SURFACES, Variable,
    VariableId,
};
use crate::word::{AddressModel, Atomic, Caching, DataOrder, Phase, Precision};

/// A part of the model that has no text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{unit}: {what}{}", .instruction.map_or_else(String::new, |index| format!(" (instruction {index})")))]
pub struct PrintError {
    /// The kernel or function.
    pub unit: Box<str>,
    /// The index of the instruction, if there is one.
    pub instruction: Option<usize>,
    /// Description of the part.
    pub what: &'static str,
}

/// Prints an object. Names that are illegal in assembly, or occur twice, are changed.
///
/// # Errors
///
/// A part of the object has no text, such as an index beyond its table.
pub fn print(object: &Object, platform: Platform) -> Result<String, PrintError> {
    let mut out = format!(".version {}.{}\n", object.version.major, object.version.minor);
    for unit in object.units() {
        let printer = Printer {
            unit,
            grf_bytes: platform.grf_bytes(),
            names: Names::of(unit),
            out: &mut out,
            failed: None,
            instruction: None,
        };
        printer.unit()?;
    }
    Ok(out)
}

/// The names of a unit as printed.
struct Names {
    variables: HashMap<VariableId, String>,
    labels: Vec<String>,
}

impl Names {
    fn of(unit: &Unit) -> Self {
        let mut taken = HashSet::new();
        let mut variables = HashMap::new();
        for (index, general) in unit.generals.iter().enumerate() {
            if let Some(id) = GeneralId::declared(index) {
                variables.insert(VariableId::General(id), unique(&mut taken, &general.name, 'V', id.0 as usize));
            }
        }
        let mut add = |list: &[Variable], letter: char, id: &dyn Fn(usize) -> Option<(VariableId, usize)>| {
            for (index, variable) in list.iter().enumerate() {
                if let Some((id, number)) = id(index) {
                    variables.insert(id, unique(&mut taken, &variable.name, letter, number));
                }
            }
        };
        add(&unit.addresses, 'A', &|index| AddressId::declared(index).map(|id| (VariableId::Address(id), id.0.into())));
        add(&unit.predicates, 'P', &|index| {
            PredicateId::declared(index).map(|id| (VariableId::Predicate(id), id.0.into()))
        });
        add(&unit.samplers, 'S', &|index| SamplerId::declared(index).map(|id| (VariableId::Sampler(id), id.0.into())));
        add(&unit.surfaces, 'T', &|index| SurfaceId::declared(index).map(|id| (VariableId::Surface(id), id.0.into())));
        let mut taken = HashSet::new();
        let labels = unit.labels.iter().enumerate();
        let labels = labels.map(|(index, label)| unique(&mut taken, &label.name, 'L', index)).collect();
        Self { variables, labels }
    }
}

/// Returns a name that is legal in assembly and not used yet.
fn unique(taken: &mut HashSet<String>, name: &str, letter: char, number: usize) -> String {
    let is_letter = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$' | '@' | '?');
    let is_name = name.starts_with(is_letter) && name.chars().all(|c| is_letter(c) || c.is_ascii_digit());
    if is_name && taken.insert(name.to_owned()) {
        return name.to_owned();
    }
    // Ids are unique, so that many variables with the same name need only one more attempt each.
    let mut candidate = format!("{letter}{number}");
    while !taken.insert(candidate.clone()) {
        candidate.push('_');
    }
    candidate
}

pub(super) struct Printer<'a> {
    pub(super) unit: &'a Unit,
    pub(super) grf_bytes: u32,
    names: Names,
    pub(super) out: &'a mut String,
    failed: Option<PrintError>,
    instruction: Option<usize>,
}

impl Printer<'_> {
    /// Records the first part without text.
    pub(super) fn fail(&mut self, what: &'static str) {
        let error = PrintError { unit: self.unit.name.clone(), instruction: self.instruction, what };
        self.failed.get_or_insert(error);
    }

    pub(super) fn name(&mut self, id: VariableId) -> String {
        if let Some(name) = self.names.variables.get(&id) {
            return name.clone();
        }
        let found = match id {
            VariableId::General(id) => {
                PREDEFINED_GENERALS.get(id.0 as usize).map(|general| format!("%{}", general.name))
            }
            VariableId::Surface(id) => PREDEFINED_SURFACES.get(usize::from(id.0)).map(|name| (*name).to_owned()),
            VariableId::Address(_) | VariableId::Predicate(_) | VariableId::Sampler(_) => None,
        };
        found.unwrap_or_else(|| {
            self.fail("an index names no variable");
            String::new()
        })
    }

    fn label(&mut self, id: LabelId) -> String {
        let name = id.index().and_then(|index| self.names.labels.get(index)).cloned();
        name.unwrap_or_else(|| {
            self.fail("an index names no label");
            String::new()
        })
    }

    fn unit(mut self) -> Result<(), PrintError> {
        let unit = self.unit;
        let directive = match unit.kind {
            UnitKind::Kernel => ".kernel",
            UnitKind::Function { .. } => ".global_function",
        };
        self.string(directive, &unit.name);
        for (index, general) in unit.generals.iter().enumerate() {
            self.general_declaration(index, general);
        }
        for (index, variable) in unit.addresses.iter().enumerate() {
            self.declaration(AddressId::declared(index).map(VariableId::Address), 'A', variable);
        }
        for (index, variable) in unit.predicates.iter().enumerate() {
            self.declaration(PredicateId::declared(index).map(VariableId::Predicate), 'P', variable);
        }
        for (index, variable) in unit.samplers.iter().enumerate() {
            self.declaration(SamplerId::declared(index).map(VariableId::Sampler), 'S', variable);
        }
        for (index, variable) in unit.surfaces.iter().enumerate() {
            self.declaration(SurfaceId::declared(index).map(VariableId::Surface), 'T', variable);
        }
        for input in &unit.inputs {
            let id = match input.variable {
                InputVariable::General(id) => VariableId::General(id),
                InputVariable::Sampler(id) => VariableId::Sampler(id),
                InputVariable::Surface(id) => VariableId::Surface(id),
            };
            let name = self.name(id);
            let (offset, size) = (input.offset, input.size);
            match input.provenance {
                0 => self.put(format_args!(".input {name} offset={offset} size={size}\n")),
                n => self.put(format_args!(".implicit_UNDEFINED_{n} {name} offset={offset} size={size}\n")),
            }
        }
        for attribute in &unit.attributes {
            self.put(format_args!(".kernel_attr "));
            self.attribute(attribute);
            self.put(format_args!("\n"));
        }
        for (index, instruction) in unit.body.iter().enumerate() {
            self.instruction = Some(index);
            self.statement(instruction);
        }
        self.failed.map_or(Ok(()), Err)
    }

    fn string(&mut self, directive: &str, text: &str) {
        if text.contains(['"', '\n']) {
            self.fail("a name with quotes");
        }
        self.put(format_args!("{directive} \"{text}\"\n"));
    }

    fn general_declaration(&mut self, index: usize, general: &General) {
        let Some(id) = GeneralId::declared(index) else { return self.fail("too many variables") };
        let name = self.general(id);
        self.put(format_args!(".decl {name} v_type=G type={} num_elts={}", general.ty, general.elements));
        if general.align != crate::variable::Align::Byte {
            self.put(format_args!(" align={}", general.align.name()));
        }
        if let Some(alias) = general.alias {
            if alias.file_scope {
                self.fail("an alias of a variable of the file");
            }
            let base = self.general(alias.base);
            self.put(format_args!(" alias=<{base},{}>", alias.offset));
        }
        self.attributes(&general.attributes);
    }

    fn declaration(&mut self, id: Option<VariableId>, letter: char, variable: &Variable) {
        let Some(id) = id else { return self.fail("too many variables") };
        let name = self.name(id);
        self.put(format_args!(".decl {name} v_type={letter} num_elts={}", variable.elements));
        self.attributes(&variable.attributes);
    }

    fn attributes(&mut self, attributes: &[Attribute]) {
        for (index, attribute) in attributes.iter().enumerate() {
            self.put(format_args!("{}", if index == 0 { " attrs={" } else { ", " }));
            self.attribute(attribute);
        }
        self.put(format_args!("{}\n", if attributes.is_empty() { "" } else { "}" }));
    }

    fn attribute(&mut self, attribute: &Attribute) {
        let name = &attribute.name;
        match &attribute.value {
            AttributeValue::Flag => self.put(format_args!("{name}")),
            AttributeValue::Number(number) => {
                let target = usize::try_from(*number).ok().and_then(|number| TARGETS.get(number));
                match target.filter(|_| &**name == TARGET) {
                    Some(target) => self.put(format_args!("{name}=\"{target}\"")),
                    None => self.put(format_args!("{name}={number}")),
                }
            }
            AttributeValue::Text(text) => {
                if text.contains(['"', '\n']) {
                    self.fail("an attribute with quotes");
                }
                self.put(format_args!("{name}=\"{text}\""));
            }
        }
    }

    fn statement(&mut self, instruction: &Instruction) {
        match (instruction.op, instruction.args.first().map(|arg| &arg.value)) {
            (Op::Label, Some(Value::Label(id))) => {
                let name = self.label(*id);
                self.put(format_args!("{name}:\n"));
            }
            (Op::Subroutine, Some(Value::Label(id))) => {
                let name = self.label(*id);
                self.put(format_args!(".function \"{name}\"\n"));
            }
            (_, _) => {
                self.put(format_args!("    "));
                if let Some(predicate) = instruction.predicate().filter(|predicate| !predicate.is_none()) {
                    self.predicate(predicate);
                }
                let definition = instruction.definition();
                self.head(definition, instruction);
                for part in definition.tail {
                    self.tail(definition, *part, instruction);
                }
                self.put(format_args!("\n"));
            }
        }
    }

    /// Returns the number or code of a role.
    fn word(&mut self, instruction: &Instruction, role: Role) -> u32 {
        instruction.word(role).unwrap_or_else(|| {
            self.fail("an argument of another kind than its field");
            0
        })
    }

    /// Returns the spelling of the word of a role.
    fn spelling(&mut self, definition: &OpDef, instruction: &Instruction, role: Role) -> &'static str {
        let code = self.word(instruction, role);
        self.spelling_of(definition.words(role), code)
    }

    fn spelling_of(&mut self, words: &'static [(u32, &'static str)], code: u32) -> &'static str {
        words.iter().find(|(known, _)| *known == code).map(|(_, word)| *word).unwrap_or_else(|| {
            self.fail("a code without spelling");
            ""
        })
    }

    fn head(&mut self, definition: &'static OpDef, instruction: &Instruction) {
        let mut mnemonic = 0;
        if let Some(Head::Name(role) | Head::Either(role)) = definition.head.first() {
            mnemonic = self.word(instruction, *role) as usize;
            if mnemonic >= definition.mnemonics.len() {
                self.fail("a code without mnemonic");
            }
        }
        let flags = match definition.head.first() {
            Some(Head::Fence(role)) => self.word(instruction, *role),
            Some(_) | None => 0,
        };
        if flags & FENCE_SW != 0 {
            mnemonic = 2;
        } else if flags & FENCE_LOCAL != 0 {
            mnemonic = 1;
        }
        self.put(format_args!("{}", definition.mnemonic(mnemonic)));
        for part in definition.head {
            match part {
                Head::Name(_) | Head::Either(_) => {}
                Head::Fence(_) => {
                    if flags & FENCE_SW != 0 && flags != FENCE_SW {
                        self.fail("a fence with flags and without instruction");
                    }
                    let letters: String =
                        FENCE_FLAGS.iter().filter(|(flag, _)| flags & flag != 0).map(|(_, name)| *name).collect();
                    if !letters.is_empty() {
                        self.put(format_args!(".{letters}"));
                    }
                }
                Head::Literal(word) => self.put(format_args!(".{word}")),
                Head::Saturation => {
                    let dst = instruction.vector(Role::Dst);
                    if dst.is_some_and(|dst| dst.modifier == Modifier::Sat) {
                        self.put(format_args!(".sat"));
                    }
                }
                Head::Word(role) => {
                    let word = self.spelling(definition, instruction, *role);
                    self.put(format_args!(".{word}"));
                }
                Head::Flag(role, word) => {
                    if self.word(instruction, *role) != 0 {
                        self.put(format_args!(".{word}"));
                    }
                }
                Head::Unconditional(role, condition) if self.word(instruction, *condition) & 1 != 0 => {
                    if self.word(instruction, *role) != 0 {
                        self.fail("a conditional message to a shared function other than 0");
                    }
                }
                Head::Number(role) | Head::Unconditional(role, _) => {
                    let number = self.word(instruction, *role);
                    self.put(format_args!(".{number}"));
                }
                Head::Hex(role) => {
                    let number = self.word(instruction, *role);
                    self.put(format_args!(".x{number:x}"));
                }
                Head::Atomic(role) => {
                    let code = self.word(instruction, *role);
                    let word = self.spelling_of(Atomic::WORDS, code & 0x1f);
                    self.put(format_args!(".{word}"));
                    match code >> 5 {
                        0 => {}
                        1 => self.put(format_args!(".16")),
                        2 => self.put(format_args!(".64")),
                        3.. => self.fail("an atomic operation of another size than 16, 32 or 64 bits"),
                    }
                }
                Head::Caching(l1, l3) => {
                    let codes = (self.word(instruction, *l1), self.word(instruction, *l3));
                    if codes != (0, 0) {
                        let l1 = self.spelling_of(Caching::WORDS, codes.0);
                        let l3 = self.spelling_of(Caching::WORDS, codes.1);
                        self.put(format_args!(".{l1}.{l3}"));
                    }
                }
                Head::Dpas(role) => {
                    let [weights, activations, depth, count] = self.word(instruction, *role).to_le_bytes();
                    let weights = self.spelling_of(Precision::WORDS, weights.into());
                    let activations = self.spelling_of(Precision::WORDS, activations.into());
                    self.put(format_args!(".{weights}.{activations}.{depth}.{count}"));
                }
                Head::Unaligned(role) => {
                    if self.word(instruction, *role) & UNALIGNED != 0 {
                        self.put(format_args!(".unaligned"));
                    }
                }
                Head::Lifetime(role) => {
                    let is_end =
                        instruction.arg(*role).is_some_and(|arg| matches!(arg.value, Value::Lifetime(true, _)));
                    self.put(format_args!("{}", if is_end { ".end" } else { ".start" }));
                }
            }
        }
    }

    fn tail(&mut self, definition: &'static OpDef, part: Tail, instruction: &Instruction) {
        match part {
            Tail::Optional(role) if self.word(instruction, role) == 0 => return,
            Tail::Threads(phase, _) if self.word(instruction, phase) != Phase::Signal.code() => return,
            Tail::Optional(_)
            | Tail::Threads(_, _)
            | Tail::Exec
            | Tail::Count(_)
            | Tail::Block(_, _)
            | Tail::Operand(_)
            | Tail::Origin(_)
            | Tail::Number(_)
            | Tail::Labels(_)
            | Tail::Text(_)
            | Tail::Name(_)
            | Tail::LscData(_)
            | Tail::LscQuad(_)
            | Tail::LscValue(_)
            | Tail::LscAddress
            | Tail::LscStrided
            | Tail::LscTyped
            | Tail::LscBlockData(_)
            | Tail::LscBlockAddress => self.put(format_args!(" ")),
        }
        match part {
            Tail::Exec => match instruction.exec() {
                Some(exec) => self.exec(exec),
                None => self.fail("an execution size is missing"),
            },
            Tail::Count(role) => {
                let code = self.word(instruction, role) & !UNALIGNED;
                let word = self.spelling_of(definition.words(role), code);
                self.put(format_args!("({word})"));
            }
            Tail::Block(width, height) => {
                let (width, height) = (self.word(instruction, width), self.word(instruction, height));
                self.put(format_args!("({width},{height})"));
            }
            Tail::Number(role) | Tail::Optional(role) => {
                let number = self.word(instruction, role);
                if role == Role::ExtendedDescriptor {
                    self.put(format_args!("{number:#x}"));
                } else {
                    self.put(format_args!("{number}"));
                }
            }
            Tail::Operand(role) | Tail::Threads(_, role) => self.operand(instruction, role),
            Tail::Origin(role) => match instruction.vector(role).map(|vector| vector.class) {
                Some(VectorClass::General { id, row, column, .. }) => {
                    let name = self.general(id);
                    self.put(format_args!("{name}({row},{column})"));
                }
                Some(_) | None => self.fail("an operand of another class than general"),
            },
            Tail::Labels(role) => {
                let Some(Value::Labels(labels)) = instruction.arg(role).map(|arg| &arg.value) else {
                    return self.fail("labels are missing");
                };
                let names: Vec<_> = labels.iter().map(|label| self.label(*label)).collect();
                self.put(format_args!("({})", names.join(", ")));
            }
            Tail::Text(role) | Tail::Name(role) => {
                let Some(Value::Text(text)) = instruction.arg(role).map(|arg| &arg.value) else {
                    return self.fail("a text is missing");
                };
                let quote = if part == Tail::Text(role) { "\"" } else { "" };
                self.put(format_args!("{quote}{text}{quote}"));
            }
            Tail::LscData(role) => {
                self.lsc_variable(definition, instruction, role);
                let elements = match instruction.word(Role::DataElements) {
                    Some(_) => self.spelling(definition, instruction, Role::DataElements),
                    None => "",
                };
                let order = self.spelling(definition, instruction, Role::DataOrder);
                self.put(format_args!("{elements}{order}"));
            }
            Tail::LscQuad(role) => {
                self.lsc_variable(definition, instruction, role);
                let channels = self.spelling(definition, instruction, Role::Channels);
                self.put(format_args!(".{channels}"));
            }
            Tail::LscBlockData(role) => {
                self.lsc_variable(definition, instruction, role);
                let blocks = self.word(instruction, Role::Blocks);
                let (width, height) =
                    (self.word(instruction, Role::BlockWidth), self.word(instruction, Role::BlockHeight));
                let order =
                    if self.word(instruction, Role::DataOrder) == DataOrder::Transpose.code() { 't' } else { 'n' };
                let vnni = if self.word(instruction, Role::Vnni) == 0 { 'n' } else { 't' };
                let blocks = if blocks == 1 { String::new() } else { format!("{blocks}x") };
                self.put(format_args!(".{blocks}{width}x{height}{order}{vnni}"));
            }
            Tail::LscValue(role) => match instruction.raw(role) {
                Some(raw) => self.raw_short(raw),
                None => self.fail("an operand is missing"),
            },
            Tail::LscAddress => {
                self.lsc_surface(definition, instruction);
                self.lsc_offset(instruction);
                self.lsc_close(definition, instruction);
            }
            Tail::LscStrided => {
                self.lsc_surface(definition, instruction);
                self.lsc_offset(instruction);
                self.put(format_args!(","));
                self.lsc_scalar_of(instruction, Role::Stride);
                self.lsc_close(definition, instruction);
            }
            Tail::LscTyped => {
                self.lsc_surface(definition, instruction);
                let coordinates = [Role::U, Role::V, Role::R, Role::Lod].map(|role| instruction.raw(role));
                let used = coordinates.iter().rposition(|raw| raw.is_some_and(|raw| raw != Raw::NULL));
                for (index, raw) in coordinates.into_iter().take(used.map_or(1, |last| last + 1)).enumerate() {
                    self.put(format_args!("{}", if index == 0 { "" } else { "," }));
                    match raw {
                        Some(raw) => self.raw_short(raw),
                        None => self.fail("an operand is missing"),
                    }
                }
                self.lsc_close(definition, instruction);
            }
            Tail::LscBlockAddress => {
                self.put(format_args!("flat["));
                for role in [Role::Base, Role::Width, Role::Height, Role::Pitch, Role::X, Role::Y] {
                    self.put(format_args!("{}", if role == Role::Base { "" } else { "," }));
                    self.lsc_scalar_of(instruction, role);
                }
                self.put(format_args!("]"));
            }
        }
    }

    fn operand(&mut self, instruction: &Instruction, role: Role) {
        let Some(arg) = instruction.arg(role) else { return self.fail("an operand is missing") };
        match &arg.value {
            Value::Vector(vector) => match vector.class {
                VectorClass::State { id, offset } if instruction.op == Op::AddrAdd => self.state_address(id, offset),
                VectorClass::State { .. }
                | VectorClass::General { .. }
                | VectorClass::Address { .. }
                | VectorClass::Predicate(_)
                | VectorClass::Indirect { .. }
                | VectorClass::AddressOf { .. }
                | VectorClass::Immediate(_) => self.vector(vector),
            },
            Value::Raw(raw) => self.raw(*raw),
            Value::Surface(id) => {
                let name = self.name(VariableId::Surface(*id));
                self.put(format_args!("{name}"));
            }
            Value::Sampler(id) => {
                let name = self.name(VariableId::Sampler(*id));
                self.put(format_args!("{name}"));
            }
            Value::Label(id) => {
                let name = self.label(*id);
                self.put(format_args!("{name}"));
            }
            Value::Lifetime(_, id) => {
                let name = self.name(*id);
                self.put(format_args!("{name}"));
            }
            Value::Word(word) => self.put(format_args!("{word}")),
            Value::Exec(exec) => self.exec(*exec),
            Value::Predicate(_) | Value::Labels(_) | Value::Text(_) => {
                self.fail("an argument of another kind than its field")
            }
        }
    }

    fn lsc_variable(&mut self, definition: &'static OpDef, instruction: &Instruction, role: Role) {
        match instruction.raw(role) {
            Some(raw) => self.raw_short(raw),
            None => self.fail("an operand is missing"),
        }
        let size = self.spelling(definition, instruction, Role::DataSize);
        self.put(format_args!(":{size}"));
    }

    fn lsc_scalar_of(&mut self, instruction: &Instruction, role: Role) {
        match instruction.vector(role) {
            Some(vector) => self.lsc_scalar(&vector.clone()),
            None => self.fail("an operand is missing"),
        }
    }

    fn lsc_surface(&mut self, definition: &'static OpDef, instruction: &Instruction) {
        let model = self.spelling(definition, instruction, Role::AddressModel);
        self.put(format_args!("{model}"));
        if model != AddressModel::Flat.name() {
            self.put(format_args!("("));
            self.lsc_scalar_of(instruction, Role::Surface);
            self.put(format_args!(")"));
        }
        self.put(format_args!("["));
    }

    fn lsc_offset(&mut self, instruction: &Instruction) {
        let scale = self.word(instruction, Role::AddressScale);
        if scale > 1 {
            self.put(format_args!("{scale}*"));
        }
        match instruction.raw(Role::Addresses) {
            Some(raw) => self.raw_short(raw),
            None => self.fail("an operand is missing"),
        }
        let offset = self.word(instruction, Role::AddressOffset).cast_signed();
        match offset {
            0 => {}
            1.. => self.put(format_args!("+{offset:#x}")),
            ..0 => self.put(format_args!("-{:#x}", offset.unsigned_abs())),
        }
    }

    fn lsc_close(&mut self, definition: &'static OpDef, instruction: &Instruction) {
        let size = self.spelling(definition, instruction, Role::AddressSize);
        self.put(format_args!("]:{size}"));
    }
}
