//! Converts MLIR to [`Program`]: the only module of this crate that uses MLIR.

use crate::{
    AttributeValue, BUFFERS, Block, Buffer, Code, Form, Function, Instruction, Layout, Place, Program, Region, Slot,
    Slots, Structure, launches,
};
use diag::Location;
use mlir_dialect::melior::ir::{
    Attribute, AttributeLike, BlockLike, BlockRef, RegionLike, RegionRef, Type, TypeLike, Value, ValueLike,
    attribute::{FloatAttribute, IntegerAttribute},
    operation::{OperationLike, OperationRef},
    r#type::MemRefType,
};
use mlir_dialect::{
    InherentAttributes, context_of, dense, dictionary_entries, elements, integers, name_of, region, small_integers,
    string, symbol, walk,
};
use pto_dialect::op::{Groups, result_owners, upstream, written};
use pto_dialect::{attributes, target, types};
use pto_isa::op::Attr;
use pto_isa::rule::Core;
use pto_isa::types::{AddressSpace, Pipe};
use pto_isa::{AttrValue, Domain, Op, Presence, TypeDesc, codes, ops};
use pto_upstream::{Control, Is, Outer, Upstream};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use smallvec::SmallVec;
use std::sync::Arc;

/// Two functions have the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated {
    /// Number of the code: `PTO1501` is 1501.
    pub code: u16,
    /// States what was expected and what was found.
    pub message: String,
    /// The second function.
    pub place: Place,
    /// The first one.
    pub first: Place,
}

/// Converts a verified module. `locate` returns the location of an operation.
///
/// # Errors
/// Fails if two functions have the same name.
pub fn load<'c>(
    module: OperationRef<'c, '_>,
    locate: &dyn Fn(OperationRef<'c, '_>) -> Location,
) -> Result<Program, Repeated> {
    let mut program = Program::default();
    functions(module, true, &mut program, locate)?;
    Ok(program)
}

/// Converts a verified module without the functions of nested modules.
///
/// # Errors
/// Fails if two functions have the same name.
pub fn alone<'c>(
    module: OperationRef<'c, '_>,
    locate: &dyn Fn(OperationRef<'c, '_>) -> Location,
) -> Result<Program, Repeated> {
    let mut program = Program::default();
    functions(module, false, &mut program, locate)?;
    Ok(program)
}

/// Returns a module and all modules nested in it.
pub fn modules<'c, 'a>(module: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = vec![module];
    let inside = region(module, 0).into_iter().flat_map(walk::blocks_of).flat_map(walk::operations);
    found.extend(inside.filter(|op| is(*op, Outer::Module)).flat_map(modules));
    found
}

fn is(op: OperationRef<'_, '_>, outer: Outer) -> bool {
    upstream(op).is_some_and(|upstream| upstream.is == Is::Outer(outer))
}

/// Adds the functions of a module and, if `nested`, of nested modules.
fn functions<'c>(
    module: OperationRef<'c, '_>,
    nested: bool,
    program: &mut Program,
    locate: &dyn Fn(OperationRef<'c, '_>) -> Location,
) -> Result<(), Repeated> {
    let core = std::iter::successors(Some(module), |op| op.parent_operation()).find_map(target::kernel_kind);
    let (before, mut own, mut renamed) = (program.functions.len(), Vec::new(), HashMap::default());
    // Globals and other operations are not code.
    for op in region(module, 0).into_iter().flat_map(walk::blocks_of).flat_map(walk::operations) {
        if nested && is(op, Outer::Module) {
            functions(op, nested, program, locate)?;
        }
        if !is(op, Outer::Function) {
            continue;
        }
        let mut function = Loader::new(program, locate).function(op, core);
        let place = function.place;
        // A private function of a nested module is visible only there, so its name may repeat an earlier one.
        let is_known = program.by_name.get(&function.name).is_some_and(|index| *index < before);
        if is_known && is_private(op) && !function.body.blocks.is_empty() {
            let name = format!("{}#{}", function.name, program.functions.len());
            renamed.insert(std::mem::replace(&mut function.name, name.clone()), name);
        }
        // A definition replaces a declaration.
        match program.function(&function.name) {
            Some(known) if known.body.blocks.is_empty() => {}
            Some(_) if function.body.blocks.is_empty() => continue,
            Some(known) => {
                let message = format!("expected one function `{}`, found a second", function.name);
                return Err(Repeated { code: codes::RUN_ENTRY, message, place, first: known.place });
            }
            None => {}
        }
        own.push(program.functions.len());
        program.by_name.insert(function.name.clone(), program.functions.len());
        program.functions.push(function);
    }
    for index in own {
        if let Some(function) = program.functions.get_mut(index) {
            rename(&mut function.body, &renamed);
        }
    }
    Ok(())
}

fn is_private(function: OperationRef<'_, '_>) -> bool {
    function.attribute("sym_visibility").ok().and_then(string).is_some_and(|word| word == "private")
}

/// Renames symbols in instructions.
fn rename(region: &mut Region, names: &HashMap<String, String>) {
    for instruction in region.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
        let is_renamed =
            |value: &AttributeValue| matches!(value, AttributeValue::Symbol(name) if names.contains_key(name));
        if instruction.attributes.iter().any(|(_, value)| is_renamed(value)) {
            for (_, value) in &mut Arc::make_mut(&mut instruction.form).attributes {
                if let AttributeValue::Symbol(name) = value
                    && let Some(new) = names.get(name)
                {
                    name.clone_from(new);
                }
            }
        }
        instruction.regions.iter_mut().for_each(|region| rename(region, names));
    }
}

/// State of the conversion of a function.
struct Loader<'l, 'c> {
    places: &'l mut Vec<Location>,
    names: &'l mut Vec<Arc<str>>,
    locate: &'l dyn Fn(OperationRef<'c, '_>) -> Location,
    slots: HashMap<usize, Slot>,
    sections: Vec<Core>,
    registers: HashSet<Slot>,
    /// For each open region that executes on its own: the first slot that it defines, and the outer slots that it uses.
    scopes: Vec<(Slot, Captures)>,
    forms: HashMap<Key, Arc<Form>>,
}

/// Slots in the order of their first use.
#[derive(Default)]
struct Captures {
    slots: Vec<Slot>,
    known: HashSet<Slot>,
}

impl<'l, 'c> Loader<'l, 'c> {
    fn new(program: &'l mut Program, locate: &'l dyn Fn(OperationRef<'c, '_>) -> Location) -> Self {
        Loader {
            places: &mut program.places,
            names: &mut program.names,
            locate,
            slots: HashMap::default(),
            sections: Vec::new(),
            registers: HashSet::default(),
            scopes: Vec::new(),
            forms: HashMap::default(),
        }
    }

    fn place(&mut self, op: OperationRef<'c, '_>, name: Arc<str>) -> Place {
        self.places.push((self.locate)(op));
        self.names.push(name);
        Place(self.places.len() as u32 - 1)
    }

    fn function(mut self, op: OperationRef<'c, '_>, around: Option<Core>) -> Function {
        let place = self.place(op, name_of(op).into());
        let body = region(op, 0);
        let entry = body.and_then(|region| region.first_block());
        let arguments = |block: BlockRef<'c, '_>| -> Vec<_> {
            let arguments = (0..block.argument_count()).filter_map(|i| block.argument(i).ok());
            arguments.map(|argument| argument.r#type()).collect()
        };
        let arguments = entry.map(arguments).unwrap_or_default();
        let parameters = arguments.iter().map(|argument| types::desc(*argument)).collect();
        let layout = |argument: &Type<'c>| {
            let (strides, offset) = MemRefType::try_from(*argument).ok()?.strides_and_offset();
            Some(Layout { strides, offset })
        };
        let layouts = arguments.iter().map(layout).collect();
        let body = body.map(|region| self.region(region)).unwrap_or_default();
        Function {
            name: op.attribute("sym_name").ok().and_then(string).unwrap_or_default().to_owned(),
            place,
            parameters,
            layouts,
            body,
            slots: self.slots.len(),
            target: target::of(op, target::configuration(context_of(mlir_dialect::location(op)))),
            core: target::kernel_kind(op).or(around),
            entry: target::is_entry(op),
            sections: self.sections,
            registers: self.registers,
            buffers: buffers(op),
        }
    }

    fn region(&mut self, region: RegionRef<'c, '_>) -> Region {
        let order: HashMap<usize, usize> =
            walk::blocks_of(region).enumerate().map(|(i, block)| (block_key(block), i)).collect();
        // Blocks may use values that later blocks define.
        let arguments: Vec<Vec<Slot>> = walk::blocks_of(region)
            .map(|block| {
                (0..block.argument_count())
                    .filter_map(|i| block.argument(i).ok())
                    .map(|arg| self.slot(arg.into()))
                    .collect()
            })
            .collect();
        let mut read = Vec::new();
        for (block, arguments) in walk::blocks_of(region).zip(arguments) {
            let mut instructions = Vec::with_capacity(walk::operations(block).count());
            instructions.extend(walk::operations(block).map(|op| self.instruction(op, &order)));
            read.push(Block { arguments, instructions });
        }
        Region { blocks: read }
    }

    fn slot(&mut self, value: Value<'c, '_>) -> Slot {
        let next = self.slots.len() as Slot;
        let slot = *self.slots.entry(value.to_raw().ptr as usize).or_insert(next);
        if slot == next && matches!(types::desc(value.r#type()), TypeDesc::Vreg { .. } | TypeDesc::VmiVreg { .. }) {
            self.registers.insert(slot);
        }
        for (first, used) in &mut self.scopes {
            if slot < *first && used.known.insert(slot) {
                used.slots.push(slot);
            }
        }
        slot
    }

    fn instruction(&mut self, op: OperationRef<'c, '_>, order: &HashMap<usize, usize>) -> Instruction {
        let form = self.form(op);
        let place = self.place(op, Arc::clone(&form.name));
        let operands: Slots = op.operands().map(|value| self.slot(value)).collect();
        let results: Slots = op.results().map(|result| self.slot(result.into())).collect();
        let own_scope = form.structure == Some(Structure::Scope) || form.code.def().is_some_and(launches);
        if let Some(Structure::Section(core)) = form.structure
            && !self.sections.contains(&core)
        {
            self.sections.push(core);
        }
        if own_scope {
            self.scopes.push((self.slots.len() as Slot, Captures::default()));
        }
        let regions = (0..op.region_count()).filter_map(|i| region(op, i)).map(|region| self.region(region)).collect();
        let captures =
            if own_scope { self.scopes.pop().map(|(_, used)| used.slots).unwrap_or_default() } else { Vec::new() };
        let successors = successors(op, &form.code, operands.len(), order);
        Instruction { form, place, operands, results, regions, successors, captures }
    }

    /// Returns the form of an operation, which is converted once for all similar operations.
    fn form(&mut self, op: OperationRef<'c, '_>) -> Arc<Form> {
        let key = key(op);
        if let Some(known) = self.forms.get(&key) {
            return Arc::clone(known);
        }
        let form = Arc::new(form(op));
        self.forms.insert(key, Arc::clone(&form));
        form
    }
}

/// Identity of a form: name, attributes and types, which MLIR makes unique.
type Key = SmallVec<[usize; 16]>;

fn key(op: OperationRef<'_, '_>) -> Key {
    let mut key = Key::new();
    key.push(op.name().as_string_ref().as_str().map_or(0, |name| name.as_ptr() as usize));
    for (name, attribute) in InherentAttributes::of(op).iter() {
        key.extend([name.to_raw().ptr as usize, attribute.to_raw().ptr as usize]);
    }
    key.push(op.operand_count());
    key.extend(op.operands().map(|value| value.r#type().to_raw().ptr as usize));
    key.push(op.result_count());
    key.extend(op.results().map(|result| result.r#type().to_raw().ptr as usize));
    for attribute in upstream(op).map_or(&[][..], |upstream| upstream.attributes) {
        key.push(op.attribute(attribute).map_or(0, |found| found.to_raw().ptr as usize));
    }
    key
}

fn form(op: OperationRef<'_, '_>) -> Form {
    let full: Arc<str> = name_of(op).into();
    let def = full.strip_prefix("pto.").and_then(ops::lookup);
    let code = match def {
        Some(def) => Code::Op(def),
        None => Upstream::lookup(&full).map_or(Code::Other(Arc::clone(&full)), Code::Upstream),
    };
    let operand_types: Vec<TypeDesc> = op.operands().map(|value| types::desc(value.r#type())).collect();
    let result_types: Vec<TypeDesc> = op.results().map(|result| types::desc(result.r#type())).collect();
    let attributes = match (def, &code) {
        (Some(def), _) => def.attrs.iter().map(|attr| (attr.name.as_str(), declared(attr, op))).collect(),
        (None, Code::Upstream(upstream)) => {
            let value = |name| op.attribute(name).map_or(AttributeValue::Absent, |found| any(found));
            upstream.attributes.iter().map(|name| (*name, value(name))).collect()
        }
        (None, Code::Op(..) | Code::Other(_)) => Vec::new(),
    };
    let (groups, declared_results, written) = match def {
        Some(def) => of_def(def, op),
        None => Default::default(),
    };
    let pipe = def.map_or(Pipe::S, |def| pipe(def, &groups, &operand_types, &written, &result_types));
    Form {
        code,
        structure: def.and_then(Structure::of),
        pipe,
        operand_types,
        groups,
        result_types,
        declared_results,
        written,
        attributes,
        name: full,
    }
}

type OfDef = (Vec<std::ops::Range<usize>>, Vec<Option<usize>>, Vec<(usize, usize)>);

/// Maps the operands and results of an op definition to those of the operation.
fn of_def(def: &'static Op, op: OperationRef<'_, '_>) -> OfDef {
    let groups = Groups::of(def, op);
    let ranges = (0..def.operands.len()).map(|index| groups.range(index)).collect();
    let mut results = vec![None; def.results.len()];
    for (index, owner) in result_owners(def, op).enumerate() {
        if let Some(first @ None) = results.get_mut(owner) {
            *first = Some(index);
        }
    }
    let written = if groups.on_values() {
        written(def, op).map(|(result, (out, _))| (result, out)).collect()
    } else {
        Vec::new()
    };
    (ranges, results, written)
}

/// Returns the pipe of an operation, which depends on the memories of its operands and of the tiles that it writes.
fn pipe(
    def: &Op,
    groups: &[std::ops::Range<usize>],
    operands: &[TypeDesc],
    written: &[(usize, usize)],
    results: &[TypeDesc],
) -> Pipe {
    def.pipe(|index| {
        let operand = groups.get(index).and_then(|range| operands.get(range.clone())?.first());
        let result = || written.iter().find(|(_, out)| *out == index).and_then(|(result, _)| results.get(*result));
        match operand.or_else(result)? {
            TypeDesc::Tile(tile) | TypeDesc::MultiTile { slot: tile, .. } => Some(AddressSpace::of(tile.loc)),
            TypeDesc::TensorView(_) | TypeDesc::Partition(_) => Some(AddressSpace::Gm),
            other => other.space(),
        }
    })
}

fn block_key(block: BlockRef<'_, '_>) -> usize {
    block.to_raw().ptr as usize
}

/// Returns the successor blocks, and the operands that each receives.
fn successors(
    op: OperationRef<'_, '_>,
    code: &Code,
    operands: usize,
    order: &HashMap<usize, usize>,
) -> Vec<(usize, std::ops::Range<usize>)> {
    let next: Vec<usize> = op.successors().filter_map(|block| order.get(&block_key(block)).copied()).collect();
    let sizes = |name: &str| -> Vec<usize> {
        let found = op.attribute(name).ok().and_then(|found| small_integers(found).map(<[i32]>::to_vec));
        found.unwrap_or_default().into_iter().map(|size| usize::try_from(size).unwrap_or(0)).collect()
    };
    let Code::Upstream(upstream) = code else { return Vec::new() };
    let counts: Vec<usize> = match upstream.is {
        Is::Control(Control::Branch) => vec![operands],
        Is::Control(Control::ConditionalBranch) => sizes("operandSegmentSizes").into_iter().skip(1).collect(),
        Is::Control(Control::Switch) => {
            let default = sizes("operandSegmentSizes").get(1).copied().unwrap_or(0);
            std::iter::once(default).chain(sizes("case_operand_segments")).collect()
        }
        Is::Control(
            Control::For
            | Control::If
            | Control::While
            | Control::Condition
            | Control::IndexSwitch
            | Control::Inline
            | Control::Yield
            | Control::Call
            | Control::Return,
        )
        | Is::Arith(_)
        | Is::Math(_)
        | Is::Other(_)
        | Is::Outer(_) => return Vec::new(),
    };
    let mut start = operands - counts.iter().sum::<usize>().min(operands);
    let ranges = counts.into_iter().map(|count| {
        start += count;
        start - count..start
    });
    next.into_iter().zip(ranges).collect()
}

/// Returns the value of an attribute of an op definition, or its default.
fn declared(attr: &Attr, op: OperationRef<'_, '_>) -> AttributeValue {
    let found = InherentAttributes::of(op).get(attr.name.as_str());
    if let Some(value) = found.and_then(|found| of_domain(&attr.domain, found)) {
        return value;
    }
    match attr.presence {
        Presence::Required | Presence::Optional => AttributeValue::Absent,
        Presence::Default { value, .. } => match (value, &attr.domain) {
            (AttrValue::Enum(case), Domain::Enum(def)) => {
                def.by_value(case).map_or(AttributeValue::Absent, |case| AttributeValue::Case(def, case))
            }
            (AttrValue::Enum(case) | AttrValue::Int(case), _) => AttributeValue::Int(case),
            (AttrValue::Bool(value), _) => AttributeValue::Int(value.into()),
            (AttrValue::Str(text), _) => AttributeValue::Text(text.to_owned()),
        },
    }
}

fn of_domain(domain: &Domain, found: Attribute<'_>) -> Option<AttributeValue> {
    Some(match domain {
        Domain::Enum(def) => AttributeValue::Case(def, attributes::case(def, found)?),
        Domain::Enums(defs) => {
            let (index, case) = attributes::case_of_any(defs, found)?;
            AttributeValue::Case(defs.get(index)?, case)
        }
        Domain::Struct(def) => {
            let (_, parameters) = mlir_dialect::attribute_parameters(found)?;
            let values = integers(*parameters.first()?)?;
            let cases =
                values.iter().zip(def.fields).map(|(value, (_, field))| Some((*field, field.by_value(*value)?)));
            AttributeValue::Cases(cases.collect::<Option<_>>()?)
        }
        Domain::Symbol => AttributeValue::Symbol(symbol(found)?.to_owned()),
        Domain::Bool => AttributeValue::Int(attributes::boolean(found)?.into()),
        Domain::Int { .. } => AttributeValue::Int(IntegerAttribute::try_from(found).ok()?.value()),
        Domain::Ints => AttributeValue::Ints(attributes::ints(found)?),
        Domain::Path => AttributeValue::Ints(attributes::path(found)?),
        Domain::Str(_) => AttributeValue::Text(string(found)?.to_owned()),
        Domain::Unit => AttributeValue::Unit,
        Domain::SegmentSizes => AttributeValue::Absent,
        Domain::Any => any(found),
    })
}

/// Returns the buffers that a function states in an attribute without an op definition.
fn buffers(function: OperationRef<'_, '_>) -> Vec<Buffer> {
    let memories = function.attribute(BUFFERS).ok().and_then(dictionary_entries).unwrap_or_default();
    let of_memory = |(memory, numbers): &(String, Attribute<'_>)| {
        let space = AddressSpace::parse(memory)?;
        let buffer = |pair: &[i64; 2]| Buffer { space, address: pair[0], bytes: pair[1] };
        Some(integers(*numbers)?.as_chunks().0.iter().map(buffer).collect::<Vec<_>>())
    };
    memories.iter().filter_map(of_memory).flatten().collect()
}

fn any(found: Attribute<'_>) -> AttributeValue {
    if let Ok(integer) = IntegerAttribute::try_from(found) {
        return AttributeValue::Int(integer.value());
    }
    if let Ok(float) = FloatAttribute::try_from(found) {
        return AttributeValue::Float(float.value());
    }
    if let Some(name) = symbol(found) {
        return AttributeValue::Symbol(name.to_owned());
    }
    if let Some(text) = string(found) {
        return AttributeValue::Text(text.to_owned());
    }
    if let Some(numbers) = integers(found) {
        return AttributeValue::Ints(numbers.to_vec());
    }
    if let Some(numbers) = small_integers(found) {
        return AttributeValue::Ints(numbers.iter().map(|number| (*number).into()).collect());
    }
    if let Some(bits) = dense(found) {
        return AttributeValue::Elements(types::desc(found.r#type()), bits);
    }
    if let Some(list) = elements(found) {
        let numbers = list.into_iter().map(|element| IntegerAttribute::try_from(element).ok().map(|n| n.value()));
        return numbers.collect::<Option<Vec<i64>>>().map_or(AttributeValue::Absent, AttributeValue::Ints);
    }
    if found.is_unit() { AttributeValue::Unit } else { AttributeValue::Absent }
}

/// Returns the MLIR location of an operation.
pub fn location(op: OperationRef<'_, '_>) -> Location {
    let leaves = mlir_dialect::leaf_locations(mlir_dialect::location(op));
    let Some(leaf) = leaves.into_iter().find(|leaf| !leaf.caller) else { return Location::Unknown };
    let found = leaf.location;
    let name = found.file_line_col_range_filename();
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    Location::line_col(
        name.as_string_ref().as_str().unwrap_or_default(),
        number(found.file_line_col_range_start_line()),
        number(found.file_line_col_range_start_column()),
    )
}

/// Returns the descriptor of a type, for tools.
pub fn type_of(r#type: Type<'_>) -> TypeDesc {
    types::desc(r#type)
}
