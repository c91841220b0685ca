//! Walks over the module once for all groups, and answers their queries about enclosing operations.

use crate::report::Violation;
use mlir_dialect::{
    Failed, context_of, defining_block, defining_operation, location,
    melior::ir::{
        BlockLike, Location, RegionLike, Value, ValueLike,
        attribute::TypeAttribute,
        block::BlockRef,
        operation::{OperationLike, OperationRef},
        r#type::FunctionType,
    },
    region, string, symbol,
};
use pto_dialect::{
    op::{declared, upstream},
    target, types,
};
use pto_isa::{
    Op, TypeDesc,
    rule::{Core, Joint, Opens, Parts, PlanLevel},
};
use pto_upstream::{Is, Outer, Regions, Upstream};
use std::collections::HashSet;

/// Attribute with the name of the called function.
const CALLEE: &str = "callee";

/// Facts about a function that the rules need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function<'c> {
    pub(crate) name: &'c str,
    /// Kind of core that the function or its module states.
    pub(crate) kernel: Option<Core>,
    /// Whether only the host launches it.
    pub(crate) entry: bool,
    /// Whether an attribute states that the host launches it.
    pub(crate) marked: bool,
    /// Whether a front end places its code in code of either core.
    pub(crate) helper: bool,
    pub(crate) results: usize,
    pub(crate) body: bool,
    /// Whether many threads execute it.
    pub(crate) threads: bool,
    /// Whether it is invisible outside of its module.
    pub(crate) private: bool,
}

/// Role of an operation in the structure of a program.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Structure<'c> {
    /// Has no regions and calls nothing.
    Plain,
    /// Calls a function, or may call one.
    Call,
    Module,
    Function(Function<'c>),
    /// A loop, and whether it is also a scope of vector instructions.
    Loop(bool),
    VectorScope,
    Section(Core),
    ThreadSection,
    /// Another operation with regions.
    Regions,
}

/// An operation that the walk visits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    /// Its op definition; `None` for an operation of another dialect.
    pub(crate) def: Option<&'static Op>,
    pub(crate) parts: Parts,
    pub(crate) structure: Structure<'c>,
    /// Whether it is invalid itself.
    pub(crate) broken: bool,
}

impl<'c, 'a> Visit<'c, 'a> {
    fn of(op: OperationRef<'c, 'a>, outside: Option<Core>, broken: &dyn Fn(OperationRef<'_, '_>) -> bool) -> Self {
        let (def, parts) = declared(op).map_or((None, Parts::NONE), |(def, parts)| (Some(def), parts));
        let structure = match def {
            Some(def) => Structure::of_def(def, parts, op),
            None => Structure::of_foreign(op, outside),
        };
        let broken = parts.intersects(Parts::JOINT) && op.region_count() == 0 && broken(op);
        Self { op, def, parts, structure, broken }
    }

    /// Returns the cross-op rules of the operation.
    pub(crate) fn joints(&self) -> impl Iterator<Item = &'static Joint> {
        self.def.filter(|_| self.parts.intersects(Parts::JOINT)).into_iter().flat_map(Op::joints)
    }

    /// Returns the name as messages show it.
    pub(crate) fn name(&self) -> String {
        match self.def {
            Some(def) => format!("pto.{}", def.name),
            None => mlir_dialect::name_of(self.op),
        }
    }

    /// Returns the location of the name.
    pub(crate) fn place(&self) -> Location<'c> {
        mlir_dialect::name_location(self.op)
    }
}

impl<'c> Structure<'c> {
    fn of_def(def: &'static Op, parts: Parts, op: OperationRef<'_, '_>) -> Self {
        let opened = parts.intersects(Parts::JOINT).then(|| def.joints().find_map(Joint::opens)).flatten();
        match opened {
            Some(Opens::VectorScope) => Structure::VectorScope,
            Some(Opens::Section(core)) => Structure::Section(core),
            Some(Opens::ThreadSection) => Structure::ThreadSection,
            None if op.region_count() > 0 => Structure::Regions,
            None => Structure::Plain,
        }
    }

    /// Classifies an operation of another dialect; `outside` is the kind of core of the module.
    fn of_foreign(op: OperationRef<'c, '_>, outside: Option<Core>) -> Self {
        let def = upstream(op);
        if op.region_count() == 0 {
            // An operation that is not in the table may call the function that it names.
            let calls = def.map_or_else(|| op.has_attribute(CALLEE), Upstream::calls);
            return if calls { Structure::Call } else { Structure::Plain };
        }
        let Some(def) = def else { return Structure::Regions };
        match (def.regions(), def.is) {
            (Regions::Once, Is::Outer(Outer::Module)) => Structure::Module,
            (Regions::Once, Is::Outer(Outer::Function)) => Structure::Function(Function {
                name: op.attribute("sym_name").ok().and_then(string).unwrap_or(""),
                kernel: target::kernel_kind(op).or(outside),
                entry: target::is_entry(op),
                marked: target::is_marked(op),
                helper: target::is_helper(op),
                results: function_results(op),
                body: region(op, 0).is_some_and(|region| region.first_block().is_some()),
                threads: op.has_attribute(target::SIMT_ENTRY),
                private: op.attribute("sym_visibility").ok().and_then(string) == Some("private"),
            }),
            (Regions::Repeated | Regions::While, _) => Structure::Loop(op.has_attribute(target::SCOPE_LOOP)),
            (Regions::None | Regions::Once | Regions::OneOf, _) => Structure::Regions,
        }
    }
}

/// Returns the number of results in a function type.
fn function_results(op: OperationRef<'_, '_>) -> usize {
    let ty = op.attribute("function_type").ok().and_then(|ty| TypeAttribute::try_from(ty).ok());
    ty.and_then(|ty| FunctionType::try_from(ty.value()).ok()).map_or(0, |ty| ty.result_count())
}

/// An operation that encloses the visited one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'c, 'a> {
    pub(crate) op: OperationRef<'c, 'a>,
    pub(crate) structure: Structure<'c>,
    /// Index of the region that the walk is in.
    pub(crate) region: usize,
}

impl Frame<'_, '_> {
    pub(crate) fn is_scope(&self) -> bool {
        matches!(self.structure, Structure::VectorScope | Structure::Loop(true))
    }
}

/// The enclosing operations, and the result of the verification.
pub(crate) struct Context<'c, 'a> {
    pub(crate) frames: Vec<Frame<'c, 'a>>,
    /// Functions with callers.
    called: HashSet<String>,
    warnings: bool,
    level: Option<PlanLevel>,
    failed: Option<Failed>,
}

impl<'c, 'a> Context<'c, 'a> {
    /// Creates a violation, to be passed to [`Context::emit`].
    pub(crate) fn violation(&self, code: u16, place: Location<'c>, message: String) -> Violation<'c> {
        Violation::new(code, place, self.warnings, message)
    }

    pub(crate) fn emit(&mut self, violation: Violation<'c>) {
        if let Some(failed) = violation.emit() {
            self.failed = Some(failed);
        }
    }

    /// Returns the result of `pick` for the innermost enclosing operation for which it is not `None`.
    pub(crate) fn innermost<T>(&self, pick: impl Fn(&Frame<'c, 'a>) -> Option<T>) -> Option<T> {
        self.frames.iter().rev().find_map(pick)
    }

    /// Returns the level of the command line.
    pub(crate) fn level(&self) -> Option<PlanLevel> {
        self.level
    }

    /// Returns the enclosing function.
    pub(crate) fn function(&self) -> Option<Function<'c>> {
        self.innermost(|frame| match frame.structure {
            Structure::Function(function) => Some(function),
            _ => None,
        })
    }

    /// Checks whether the frame of an index is a function.
    pub(crate) fn is_function(&self, index: usize) -> bool {
        self.frames.get(index).is_some_and(|frame| matches!(frame.structure, Structure::Function(_)))
    }

    /// Checks whether only modules enclose the current operation.
    pub(crate) fn is_outside(&self) -> bool {
        self.frames.iter().all(|frame| matches!(frame.structure, Structure::Module))
    }

    /// Returns the enclosing module.
    pub(crate) fn module(&self) -> Option<OperationRef<'c, 'a>> {
        self.innermost(|frame| matches!(frame.structure, Structure::Module).then_some(frame.op))
    }

    /// Returns the enclosing section and its core.
    pub(crate) fn section(&self) -> Option<(Core, OperationRef<'c, 'a>)> {
        self.innermost(|frame| match frame.structure {
            Structure::Section(core) => Some((core, frame.op)),
            _ => None,
        })
    }

    /// Checks whether the module has calls of a function, so that callers may have run code before it.
    pub(crate) fn is_called(&self, function: &str) -> bool {
        self.called.contains(function)
    }

    /// Returns the index of the frame in which a value is defined; `None` if it is in none of them.
    pub(crate) fn depth(&self, value: Value<'c, 'a>) -> Option<usize> {
        let owner = match defining_operation(value) {
            Some(op) => op.parent_operation(),
            None => defining_block(value)?.parent_operation(),
        }?;
        self.frames.iter().rposition(|frame| same(frame.op, owner))
    }
}

/// Checks whether two references point to one operation.
pub(crate) fn same(a: OperationRef<'_, '_>, b: OperationRef<'_, '_>) -> bool {
    a.to_raw().ptr == b.to_raw().ptr
}

/// Checks whether a register of the vector unit holds a value.
pub(crate) fn is_register<'c>(value: impl ValueLike<'c>) -> bool {
    matches!(types::desc(value.r#type()), TypeDesc::Vreg { .. } | TypeDesc::Mask(_) | TypeDesc::Align)
}

/// A group of rules.
pub(crate) trait Check<'c, 'a> {
    /// Returns which operations the group needs, besides those with regions and calls.
    fn parts(&self) -> Parts;

    /// Returns whether it also needs operations of other dialects.
    fn wants_foreign(&self) -> bool {
        false
    }

    /// Visits an operation before its regions.
    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>);

    /// Visits an operation with regions after them.
    fn leave(&mut self, _visit: &Visit<'c, 'a>, _cx: &mut Context<'c, 'a>) {}

    /// Visits the begin of a block; `first` for the first block of its region.
    fn begin_block(&mut self, _first: bool, _cx: &mut Context<'c, 'a>) {}

    /// Visits the end of a block.
    fn end_block(&mut self) {}

    /// Visits the end of the module.
    fn finish(&mut self, _cx: &mut Context<'c, 'a>) {}
}

/// The checks of all groups and the state of the walk.
pub(crate) struct Walk<'c, 'a, 'o> {
    checks: Vec<Box<dyn Check<'c, 'a> + 'o>>,
    cx: Context<'c, 'a>,
    broken: &'o dyn Fn(OperationRef<'_, '_>) -> bool,
}

impl<'c, 'a, 'o> Walk<'c, 'a, 'o> {
    pub(crate) fn new(
        module: OperationRef<'c, 'a>,
        checks: Vec<Box<dyn Check<'c, 'a> + 'o>>,
        broken: &'o dyn Fn(OperationRef<'_, '_>) -> bool,
    ) -> Self {
        let target::Configuration { warnings, level, .. } = target::configuration(context_of(location(module)));
        Self {
            checks,
            cx: Context { frames: Vec::new(), called: HashSet::new(), warnings, level, failed: None },
            broken,
        }
    }

    pub(crate) fn run(mut self, module: OperationRef<'c, 'a>) -> Result<(), Failed> {
        self.visit(module, None);
        for check in &mut self.checks {
            check.finish(&mut self.cx);
        }
        self.cx.failed.map_or(Ok(()), Err)
    }

    fn visit(&mut self, op: OperationRef<'c, 'a>, outside: Option<Core>) {
        let visit = Visit::of(op, outside, self.broken);
        let plain = matches!(visit.structure, Structure::Plain);
        if matches!(visit.structure, Structure::Call)
            && let Some(callee) = op.attribute(CALLEE).ok().and_then(symbol)
        {
            self.cx.called.insert(callee.to_owned());
        }
        for check in &mut self.checks {
            if !plain || visit.parts.intersects(check.parts()) || (visit.def.is_none() && check.wants_foreign()) {
                check.enter(&visit, &mut self.cx);
            }
        }
        if plain || matches!(visit.structure, Structure::Call) {
            return;
        }
        let inside = match visit.structure {
            Structure::Module => target::kernel_kind(op).or(outside),
            _ => outside,
        };
        for index in 0..op.region_count() {
            let Some(region) = region(op, index) else { continue };
            self.cx.frames.push(Frame { op, structure: visit.structure, region: index });
            let mut block = region.first_block();
            let mut first = true;
            while let Some(current) = block {
                self.block(current, first, inside);
                first = false;
                block = current.next_in_region();
            }
            self.cx.frames.pop();
        }
        for check in &mut self.checks {
            check.leave(&visit, &mut self.cx);
        }
    }

    fn block(&mut self, block: BlockRef<'c, 'a>, first: bool, outside: Option<Core>) {
        self.checks.iter_mut().for_each(|check| check.begin_block(first, &mut self.cx));
        let mut next = block.first_operation();
        while let Some(op) = next {
            self.visit(op, outside);
            next = op.next_in_block();
        }
        self.checks.iter_mut().for_each(|check| check.end_block());
    }
}
