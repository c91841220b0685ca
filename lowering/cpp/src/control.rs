//! Writes control flow: loops and branches of `scf` as statements, blocks and branches of `cf` as labels and jumps.

use crate::{
    emitter::{Emitter, Named},
    ops::{Rule, rule},
    report::{Lowered, missing, unsupported},
    site::Site,
    types,
};
use mlir_dialect::{
    melior::ir::{
        BlockLike, RegionLike, RegionRef, Value, ValueLike,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
    },
    name_of, operand, region, result, small_integers, users, value_key, walk,
};
use pto_dialect::{
    op::{is_upstream, upstream},
    types as mlir_types,
};
use pto_isa::{
    Key, Target,
    ops::{sync, system, view},
    rule::Core,
};
use pto_upstream::{Control, Is};
use std::collections::{HashMap, HashSet};

/// Returns whether an operation works on an entry of a pipe that is not split between the vector cores.
fn waits_for_cores(site: &Site<'_, '_>) -> bool {
    let unsplit = site.number(Key::Split) == Some(0);
    let moves = [
        system::Opcode::TpushToAic,
        system::Opcode::TpopFromAic,
        system::Opcode::TfreeFromAic,
        system::Opcode::TallocToAic,
        system::Opcode::Tpush,
        system::Opcode::Tpop,
        system::Opcode::Tfree,
        system::Opcode::Talloc,
    ];
    unsplit && moves.iter().any(|opcode| site.def.is(*opcode))
}

/// Returns whether only one vector core of a5 may execute code: the code works on pipes whose entries are not split,
/// and does not query the index of the vector core.
pub(crate) fn runs_once(target: Target, ops: &[OperationRef<'_, '_>]) -> bool {
    let sites = || ops.iter().filter_map(|op| Site::of(*op));
    target == Target::A5
        && sites().any(|site| waits_for_cores(&site))
        && !sites().any(|site| site.def.is(system::Opcode::GetSubblockIdx))
}

/// Returns the values that are used in other blocks of their region; they are declared at the top of the function,
/// because a jump must not cross a declaration.
pub(crate) fn hoisted(function: OperationRef<'_, '_>) -> HashSet<usize> {
    let mut found = HashSet::new();
    let mut regions: Vec<RegionRef<'_, '_>> = Vec::new();
    let around = std::iter::once(function).chain(walk::inside(function));
    for op in around {
        regions.extend((0..op.region_count()).filter_map(|index| region(op, index)));
    }
    for region in regions {
        let blocks: Vec<_> = walk::blocks_of(region).collect();
        if blocks.len() < 2 {
            continue;
        }
        for block in &blocks {
            for op in walk::operations(*block) {
                for value in (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from) {
                    if users(value).into_iter().any(|user| outside(user, *block)) {
                        hoist(value, &mut found);
                    }
                }
            }
        }
    }
    found
}

/// Returns whether an operation is neither in a block nor nested in an operation of the block.
fn outside(op: OperationRef<'_, '_>, block: BlockRef<'_, '_>) -> bool {
    !std::iter::successors(Some(op), |op| op.parent_operation()).any(|op| op.block() == Some(block))
}

/// Adds a value, and the values of which its expression consists, to those declared at the top.
fn hoist<'c, 'a>(value: Value<'c, 'a>, found: &mut HashSet<usize>) {
    if !found.insert(value_key(value)) {
        return;
    }
    let Some(site) = mlir_dialect::defining_operation(value).and_then(Site::of) else { return };
    if site.def.is(view::Opcode::MakeTensorView) || site.def.is(view::Opcode::AllocMultiTile) {
        for index in 0..site.op.operand_count() {
            if let Some(value) = operand(site.op, index) {
                hoist(value, found);
            }
        }
    }
}

/// Returns the last operation of a block.
fn terminator<'c, 'a>(block: BlockRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    walk::operations(block).last()
}

/// Returns the operands of the last operation of a block, such as the values that it yields.
pub(crate) fn yielded<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let last = terminator(block);
    last.map(|op| (0..op.operand_count()).filter_map(|index| operand(op, index)).collect()).unwrap_or_default()
}

pub(crate) fn arguments<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    (0..block.argument_count()).filter_map(|index| block.argument(index).ok()).map(Value::from).collect()
}

pub(crate) fn results<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    (0..op.result_count()).filter_map(|index| result(op, index)).map(Value::from).collect()
}

pub(crate) fn first_block<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<BlockRef<'c, 'a>> {
    region(op, index).and_then(|region| region.first_block())
}

/// Returns the successors of a branch with the values that it passes to each; the default of a switch comes first.
pub(crate) fn passed_to_blocks<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<(BlockRef<'c, 'a>, Vec<Value<'c, 'a>>)> {
    let all: Vec<Value<'c, 'a>> = (0..op.operand_count()).filter_map(|index| operand(op, index)).collect();
    let sizes = |name: &str| -> Vec<usize> {
        let found = op.attribute(name).ok().and_then(small_integers).unwrap_or(&[]);
        found.iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect()
    };
    let (first, sizes) = match control(op) {
        Some(Control::Branch) => (0, vec![all.len()]),
        Some(Control::ConditionalBranch) => (1, sizes("operandSegmentSizes").into_iter().skip(1).collect()),
        Some(Control::Switch) => {
            let cases = sizes("case_operand_segments");
            let default = all.len().saturating_sub(1 + cases.iter().sum::<usize>());
            (1, std::iter::once(default).chain(cases).collect())
        }
        Some(
            Control::For
            | Control::While
            | Control::If
            | Control::IndexSwitch
            | Control::Inline
            | Control::Call
            | Control::Return
            | Control::Condition
            | Control::Yield,
        )
        | None => return Vec::new(),
    };
    let mut rest = all.get(first..).unwrap_or(&[]);
    let part = |(block, size): (BlockRef<'c, 'a>, usize)| {
        let (own, after) = rest.split_at(size.min(rest.len()));
        rest = after;
        (block, own.to_vec())
    };
    op.successors().zip(sizes).map(part).collect()
}

/// Returns the control flow of an operation of MLIR's own dialects.
pub(crate) fn control(op: OperationRef<'_, '_>) -> Option<Control> {
    match upstream(op).map(|upstream| upstream.is) {
        Some(Is::Control(control)) => Some(control),
        Some(Is::Arith(_) | Is::Math(_) | Is::Other(_) | Is::Outer(_)) | None => None,
    }
}

impl<'c, 'a> Emitter<'c, 'a, '_> {
    /// Writes the operations of a block, except for its terminator, which the caller writes.
    pub(crate) fn block(&mut self, block: BlockRef<'c, 'a>) -> Lowered {
        for op in walk::operations(block) {
            if control(op).is_some_and(Control::ends_block) && !is_upstream(op, Control::Return) {
                continue;
            }
            self.any(op)?;
        }
        Ok(())
    }

    /// Writes an operation of any dialect.
    fn any(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        if let Some(site) = Site::of(op) {
            return match rule(site.def.opcode) {
                Rule::Holds => self.section(&site),
                Rule::Calls(_) | Rule::By(_) | Rule::Nothing | Rule::Missing(_) => self.operation(&site),
            };
        }
        match upstream(op).map(|upstream| upstream.is) {
            Some(Is::Control(control)) => self.control(op, control),
            Some(Is::Arith(arith)) => self.arithmetic(op, arith),
            Some(Is::Math(math)) => self.mathematics(op, math),
            Some(Is::Other(other)) => self.other(op, other),
            Some(Is::Outer(_)) => Err(missing(op, &name_of(op), "has no C++")),
            None if self.extended(op)? => Ok(()),
            None => Err(missing(op, &name_of(op), "has no C++")),
        }
    }

    fn control(&mut self, op: OperationRef<'c, 'a>, control: Control) -> Lowered {
        match control {
            Control::For => self.for_loop(op),
            Control::If => self.branch(op),
            Control::While => self.while_loop(op),
            Control::IndexSwitch => self.index_switch(op),
            Control::Inline => self.inline(op),
            Control::Call => self.call_function(op),
            Control::Return => self.leave(op),
            Control::Branch | Control::ConditionalBranch | Control::Switch | Control::Condition | Control::Yield => {
                Ok(())
            }
        }
    }

    /// Declares variables for the results of control flow.
    fn declare_results(&mut self, op: OperationRef<'c, 'a>) -> Lowered<Vec<String>> {
        let mut names = Vec::new();
        for value in results(op) {
            names.push(self.declare(value, op)?.text);
        }
        Ok(names)
    }

    /// Assigns values to variables in parallel: if a later assignment reads a variable, its old value is copied first.
    fn assign(&mut self, targets: &[String], values: &[Value<'c, 'a>]) -> Lowered {
        let mut sources = Vec::new();
        for value in values {
            sources.push(self.named(*value)?);
        }
        let pairs: Vec<(&String, Named)> = targets.iter().zip(sources).filter(|(to, from)| **to != from.text).collect();
        let written: HashSet<&str> = pairs.iter().map(|(to, _)| to.as_str()).collect();
        let overlaps = pairs.iter().any(|(_, from)| written.contains(from.text.as_str()));
        if !overlaps {
            pairs.iter().for_each(|(to, from)| self.line(format_args!("{to} = {};", from.text)));
            return Ok(());
        }
        let kept: Vec<String> = pairs.iter().map(|(_, from)| self.local(&from.r#type, &from.text)).collect();
        pairs.iter().zip(kept).for_each(|((to, _), from)| self.line(format_args!("{to} = {from};")));
        Ok(())
    }

    /// Declares a variable with an initial value for each value that a loop carries.
    fn carry(
        &mut self,
        carried: &[Value<'c, 'a>],
        first: &[Value<'c, 'a>],
        op: OperationRef<'c, 'a>,
    ) -> Lowered<Vec<Named>> {
        let mut all = Vec::new();
        for (value, first) in carried.iter().zip(first) {
            let first = self.value(*first)?;
            let named = self.variable(*value, op)?;
            self.line(format_args!("{} {} = {first};", named.r#type, named.text));
            all.push(named);
        }
        Ok(all)
    }

    /// Writes `scf.for`. The variables of the loop-carried values are also the results.
    fn for_loop(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        const BOUNDS: usize = 3;
        let Some(body) = first_block(op, 0) else { return Ok(()) };
        let inside = arguments(body);
        let Some((index, carried)) = inside.split_first() else { return Ok(()) };
        let given: Vec<Value<'c, 'a>> = (BOUNDS..op.operand_count()).filter_map(|i| operand(op, i)).collect();
        let variables = self.carry(carried, &given, op)?;
        let mut bounds = Vec::new();
        for number in 0..BOUNDS {
            let Some(value) = operand(op, number) else { return Ok(()) };
            bounds.push(self.named(value)?);
        }
        let [start, end, step] = &bounds[..] else { return Ok(()) };
        let r#type = start.r#type.clone();
        let variable = self.fresh();
        self.name(*index, Named::new(variable.clone(), r#type.clone()));
        let condition = match op.has_attribute("unsignedCmp") {
            true => format!("(uint64_t) {variable} < (uint64_t) {}", end.text),
            false => format!("{variable} < {}", end.text),
        };
        self.line(format_args!(
            "for ({type} {variable} = {}; {condition}; {variable} += {}) {{",
            start.text, step.text
        ));
        let names: Vec<String> = variables.iter().map(|named| named.text.clone()).collect();
        self.indented(|e| {
            e.block(body)?;
            e.assign(&names, &yielded(body))
        })?;
        self.line("}");
        self.bind_results(op, variables);
        Ok(())
    }

    /// Binds the results of an operation to variables; hoisted results are copied to the variables at the top.
    fn bind_results(&mut self, op: OperationRef<'c, 'a>, variables: Vec<Named>) {
        for (value, named) in results(op).into_iter().zip(variables) {
            if self.is_hoisted(value) {
                let (text, r#type) = (named.text.clone(), named.r#type.clone());
                let name = self.define(value, &r#type, text);
                self.name(value, Named { text: name, ..named });
            } else {
                self.name(value, named);
            }
        }
    }

    fn branch(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let (Some(condition), Some(then)) = (operand(op, 0), first_block(op, 0)) else { return Ok(()) };
        let names = self.declare_results(op)?;
        let condition = self.value(condition)?;
        self.line(format_args!("if ({condition}) {{"));
        self.arm(then, &names)?;
        let otherwise = first_block(op, 1).filter(|block| walk::operations(*block).count() > 1 || !names.is_empty());
        if let Some(otherwise) = otherwise {
            self.line("} else {");
            self.arm(otherwise, &names)?;
        }
        self.line("}");
        Ok(())
    }

    /// Writes a block that yields the results of the operation around it.
    fn arm(&mut self, block: BlockRef<'c, 'a>, names: &[String]) -> Lowered {
        self.indented(|e| {
            e.block(block)?;
            e.assign(names, &yielded(block))
        })
    }

    fn while_loop(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let (Some(before), Some(after)) = (first_block(op, 0), first_block(op, 1)) else { return Ok(()) };
        let names = self.declare_results(op)?;
        let given: Vec<Value<'c, 'a>> = (0..op.operand_count()).filter_map(|i| operand(op, i)).collect();
        let carried = self.carry(&arguments(before), &given, op)?;
        self.line("while (true) {");
        self.indented(|e| -> Lowered {
            e.block(before)?;
            let handed = yielded(before);
            let Some((condition, handed)) = handed.split_first() else { return Ok(()) };
            let condition = e.value(*condition)?;
            e.line(format_args!("if (!{condition}) {{"));
            e.indented(|e| -> Lowered {
                e.assign(&names, handed)?;
                e.line("break;");
                Ok(())
            })?;
            e.line("}");
            e.carry(&arguments(after), handed, op)?;
            e.block(after)?;
            let carried: Vec<String> = carried.iter().map(|named| named.text.clone()).collect();
            e.assign(&carried, &yielded(after))
        })?;
        self.line("}");
        Ok(())
    }

    fn index_switch(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let Some(selector) = operand(op, 0) else { return Ok(()) };
        let names = self.declare_results(op)?;
        let selector = self.value(selector)?;
        let cases = op.attribute("cases").ok().and_then(mlir_dialect::integers).unwrap_or(&[]).to_vec();
        self.line(format_args!("switch ({selector}) {{"));
        for (number, case) in cases.iter().enumerate() {
            let Some(block) = first_block(op, number + 1) else { continue };
            self.line(format_args!("case {case}: {{"));
            self.case(block, &names)?;
        }
        self.line("default: {");
        if let Some(block) = first_block(op, 0) {
            self.case(block, &names)?;
        }
        self.line("}");
        Ok(())
    }

    fn case(&mut self, block: BlockRef<'c, 'a>, names: &[String]) -> Lowered {
        self.arm(block, names)?;
        self.indented(|e| e.line("break;"));
        self.line("}");
        Ok(())
    }

    fn inline(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let names = self.declare_results(op)?;
        let Some(region) = region(op, 0) else { return Ok(()) };
        let blocks: Vec<_> = walk::blocks_of(region).collect();
        if let [block] = blocks[..] {
            self.line("{");
            self.arm(block, &names)?;
            self.line("}");
            return Ok(());
        }
        let end = self.label();
        self.blocks(&blocks, &|e: &mut Self, last: BlockRef<'c, 'a>| {
            e.assign(&names, &yielded(last))?;
            e.line(format_args!("goto {end};"));
            Ok(())
        })?;
        self.margin(format!("{end}:"));
        self.line(";");
        Ok(())
    }

    /// Writes the blocks of a region with labels; `leave` writes terminators that leave the region.
    pub(crate) fn blocks(
        &mut self,
        blocks: &[BlockRef<'c, 'a>],
        leave: &dyn Fn(&mut Self, BlockRef<'c, 'a>) -> Lowered,
    ) -> Lowered {
        let mut labels = HashMap::new();
        for (index, block) in blocks.iter().enumerate() {
            labels.insert(block.to_raw().ptr as usize, self.label());
            for argument in arguments(*block) {
                if index > 0 {
                    let Some(first) = block.first_operation() else { continue };
                    let named = self.variable(argument, first)?;
                    self.top_variable(&named);
                }
            }
        }
        for (index, block) in blocks.iter().enumerate() {
            let label = labels.get(&(block.to_raw().ptr as usize)).cloned().unwrap_or_default();
            if index > 0 {
                self.margin(format!("{label}:"));
            }
            self.line("{");
            self.indented(|e| {
                e.block(*block)?;
                match terminator(*block) {
                    Some(last) if last.successors().next().is_some() => e.jump(last, &labels),
                    _ => leave(e, *block),
                }
            })?;
            self.line("}");
        }
        Ok(())
    }

    /// Writes the terminator of a block as jumps.
    fn jump(&mut self, op: OperationRef<'c, 'a>, labels: &HashMap<usize, String>) -> Lowered {
        let handed = passed_to_blocks(op);
        match (control(op), &handed[..]) {
            (Some(Control::Branch), [(target, values)]) => self.go(*target, values, labels),
            (Some(Control::ConditionalBranch), [(then, yes), (otherwise, no)]) => {
                let Some(condition) = operand(op, 0) else { return Ok(()) };
                let condition = self.value(condition)?;
                self.line(format_args!("if ({condition}) {{"));
                self.indented(|e| e.go(*then, yes, labels))?;
                self.line("} else {");
                self.indented(|e| e.go(*otherwise, no, labels))?;
                self.line("}");
                Ok(())
            }
            (Some(Control::Switch), [default, cases @ ..]) => self.switch(op, default, cases, labels),
            _ => Err(unsupported(op, format_args!("not supported: {} between blocks", name_of(op)))),
        }
    }

    fn switch(
        &mut self,
        op: OperationRef<'c, 'a>,
        (default, of_default): &(BlockRef<'c, 'a>, Vec<Value<'c, 'a>>),
        targets: &[(BlockRef<'c, 'a>, Vec<Value<'c, 'a>>)],
        labels: &HashMap<usize, String>,
    ) -> Lowered {
        let Some(selector) = operand(op, 0) else { return Ok(()) };
        let selector = self.value(selector)?;
        let cases = op.attribute("case_values").ok().and_then(mlir_dialect::dense).unwrap_or_default();
        let width = operand(op, 0).and_then(|value| pto_dialect::types::desc(value.r#type()).dtype());
        let bits = width.map_or(64, |dtype| dtype.bits());
        let signed = |case: u64| (case << (64 - bits.min(64))).cast_signed() >> (64 - bits.min(64));
        self.line(format_args!("switch ({selector}) {{"));
        for (case, (target, own)) in cases.iter().zip(targets) {
            self.line(format_args!("case {}: {{", signed(*case)));
            self.indented(|e| e.go(*target, own, labels))?;
            self.line("}");
        }
        self.line("default: {");
        self.indented(|e| e.go(*default, of_default, labels))?;
        self.line("}");
        self.line("}");
        Ok(())
    }

    /// Assigns the block arguments and jumps to the block.
    fn go(&mut self, target: BlockRef<'c, 'a>, values: &[Value<'c, 'a>], labels: &HashMap<usize, String>) -> Lowered {
        let mut names = Vec::new();
        for argument in arguments(target) {
            names.push(self.value(argument)?);
        }
        self.assign(&names, values)?;
        let label = labels.get(&(target.to_raw().ptr as usize)).cloned().unwrap_or_default();
        self.line(format_args!("goto {label};"));
        Ok(())
    }

    fn call_function(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let callee = op.attribute("callee").ok().and_then(mlir_dialect::symbol).unwrap_or("").to_owned();
        let mut args = Vec::new();
        for value in (0..op.operand_count()).filter_map(|index| operand(op, index)) {
            let named = self.named(value)?;
            // A function of this file has parameters of the types that it is called with.
            let own = types::of(&mlir_types::desc(value.r#type()));
            if self.flow.is_foreign(&callee) && own.as_ref().is_some_and(|own| *own != named.r#type) {
                let what = format_args!("not supported: {} as an argument of a function of another file", named.r#type);
                return Err(unsupported(op, what));
            }
            args.push(named.text);
        }
        let text = format!("{callee}({})", args.join(", "));
        match results(op)[..] {
            [] => self.line(format_args!("{text};")),
            [value] => {
                let named = self.variable(value, op)?;
                let name = self.define(value, &named.r#type, text);
                self.name(value, Named { text: name, ..named });
            }
            _ => return Err(unsupported(op, "not supported: a call with several results")),
        }
        Ok(())
    }

    /// Writes a section: code for one kind of core.
    fn section(&mut self, site: &Site<'c, 'a>) -> Lowered {
        let core = if site.def.is(system::Opcode::SectionCube) { Core::Cube } else { Core::Vector };
        let Some(body) = first_block(site.op, 0) else { return Ok(()) };
        let once = core == Core::Vector && runs_once(self.target, &walk::inside(site.op));
        let around = self.core.replace(core);
        let sets_mask = core == Core::Vector && walk::operations(body).any(|op| !orders_alone(op));
        self.open_core(core, sets_mask, once);
        let written = self.block(body);
        self.close_core(core, once);
        self.core = around;
        written
    }

    /// Starts code for one kind of core; with `sets_mask`, it first sets the mask of vector instructions; with `once`, it runs on
    /// the first vector core only.
    pub(crate) fn open_core(&mut self, core: Core, sets_mask: bool, once: bool) {
        self.margin("");
        self.margin(format!("#if defined({})", macro_of(core)));
        if sets_mask {
            self.line("set_mask_norm();");
            self.line("set_vector_mask(-1, -1);");
        }
        if once {
            self.line("if (get_subblockid() == 0) {");
        }
    }

    /// Ends the code of [`Emitter::open_core`].
    pub(crate) fn close_core(&mut self, core: Core, once: bool) {
        if once {
            self.line("}");
        }
        self.margin(format!("#endif // {}", macro_of(core)));
        self.margin("");
    }
}

/// Returns whether an operation is a flag or a barrier between the pipes of a core, which needs no mask.
fn orders_alone(op: OperationRef<'_, '_>) -> bool {
    Site::of(op).is_some_and(|site| crate::barriers::is_flag(site.def) || site.def.is(sync::Opcode::Barrier))
}

/// Returns the macro that is defined when code is compiled for a kind of core.
const fn macro_of(core: Core) -> &'static str {
    match core {
        Core::Cube => "__DAV_CUBE__",
        Core::Vector => "__DAV_VEC__",
    }
}
