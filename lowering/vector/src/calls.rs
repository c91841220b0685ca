//! `pto-calls`: marks functions that other functions call.
//!
//! Most passes process one function at a time, and their assumptions depend on its callers. A host passes different
//! buffers as different arguments and does not read on-chip memory. Another function may pass one buffer twice, and may
//! read what the callee leaves in on-chip memory.
//!
//! Before: any module. After: each function that an operation of the module calls or takes the address of has the
//! attribute `pto.called`; nested modules are treated alike.
//!
//! ```mlir
//! func.func private @g() { return }
//! func.func @f() {
//!   call @g() : () -> ()
//!   return
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! func.func private @g() attributes {pto.called} { return }
//! ```

use crate::walk;
use mlir_dialect::{
    Failed, InherentAttributes, OptionValues, PassDefinition, context_of, discardable_attributes, location,
    melior::ir::{
        Attribute,
        operation::{OperationLike, OperationRef},
    },
    set_discardable, string, symbol,
};
use pto_dialect::{op::declared, target::CALLED};
use pto_isa::{Attr, Domain, Family};
use pto_upstream::{Outer, Upstream};
use std::collections::HashMap;

/// Returns whether other functions of the module may call a function.
pub(crate) fn is_called(function: OperationRef<'_, '_>) -> bool {
    function.has_attribute(CALLED)
}

fn is_symbol(attr: &Attr) -> bool {
    matches!(attr.domain, Domain::Symbol)
}

/// Returns whether an operation calls a function, directly or indirectly.
pub(crate) fn calls(op: OperationRef<'_, '_>) -> bool {
    match declared(op) {
        Some((def, _)) => def.family() == Family::Simt && def.attrs.iter().any(is_symbol),
        None => walk::upstream(op).is_some_and(Upstream::calls),
    }
}

/// Returns the functions that an operation names: its callee, or one with its address taken.
fn named<'c>(op: OperationRef<'c, '_>) -> Vec<&'c str> {
    let Some((def, _)) = declared(op) else {
        return match walk::upstream(op) {
            Some(upstream) if !upstream.calls() => Vec::new(),
            // The instruction table has no operation that takes an address.
            Some(_) | None => {
                let inherent = ["callee", "value"].into_iter().filter_map(|name| op.attribute(name).ok());
                inherent.chain(discardable_attributes(op).map(|(_, value)| value)).filter_map(symbol).collect()
            }
        };
    };
    if !calls(op) {
        return Vec::new();
    }
    let attributes = InherentAttributes::of(op);
    let symbols = def.attrs.iter().filter(|attr| is_symbol(attr));
    symbols.filter_map(|attr| attributes.get(attr.name.as_str())).filter_map(symbol).collect()
}

/// A call of a function of the module.
#[derive(Clone, Copy)]
pub(crate) struct Site {
    /// The index of the operation, counted from 1 in the order of [`walk::inside`].
    pub(crate) number: usize,
    /// The index of the callee in [`Graph::functions`].
    pub(crate) callee: usize,
}

/// The call graph of a module.
pub(crate) struct Graph<'c, 'a> {
    pub(crate) functions: Vec<OperationRef<'c, 'a>>,
    /// The calls of each function, in order.
    pub(crate) sites: Vec<Vec<Site>>,
    /// The function makes indirect calls.
    pub(crate) is_open: Vec<bool>,
    /// The address of a function is taken.
    pub(crate) is_taken: Vec<bool>,
}

impl<'c, 'a> Graph<'c, 'a> {
    /// Builds the call graph of the functions directly in a module, without those of nested modules.
    pub(crate) fn of(module: OperationRef<'c, 'a>) -> Self {
        let functions: Vec<OperationRef<'c, 'a>> =
            walk::blocks(module).flat_map(walk::operations).filter(|op| walk::is(*op, Outer::Function)).collect();
        let name = |function: &OperationRef<'c, 'a>| function.attribute("sym_name").ok().and_then(string);
        let by_name: HashMap<&str, usize> =
            functions.iter().enumerate().filter_map(|(index, function)| Some((name(function)?, index))).collect();
        let mut sites = vec![Vec::new(); functions.len()];
        let (mut is_open, mut is_taken) = (vec![false; functions.len()], vec![false; functions.len()]);
        for (index, function) in functions.iter().enumerate() {
            for (number, op) in walk::inside(*function).into_iter().enumerate() {
                let callees: Vec<usize> = named(op).iter().filter_map(|name| by_name.get(name).copied()).collect();
                if calls(op) {
                    is_open[index] |= callees.is_empty() && walk::is(op, Outer::CallIndirect);
                    sites[index].extend(callees.into_iter().map(|callee| Site { number: number + 1, callee }));
                } else {
                    callees.into_iter().for_each(|callee| is_taken[callee] = true);
                }
            }
        }
        Self { functions, sites, is_open, is_taken }
    }

    /// Returns whether no function calls another one.
    pub(crate) fn is_empty(&self) -> bool {
        self.sites.iter().all(Vec::is_empty) && !self.is_open.contains(&true)
    }
}

/// The pass.
pub(crate) struct Mark;

impl PassDefinition for Mark {
    fn argument(&self) -> &str {
        "pto-calls"
    }

    fn description(&self) -> &str {
        "mark functions that other functions call"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Module.name())
    }

    fn run(&self, module: OperationRef<'_, '_>, _options: &OptionValues<'_>) -> Result<(), Failed> {
        let unit = Attribute::unit(context_of(location(module)));
        let mut modules = vec![module];
        while let Some(module) = modules.pop() {
            let graph = Graph::of(module);
            let called = graph.sites.iter().flatten().map(|site| site.callee);
            let taken = graph.is_taken.iter().enumerate().filter(|(_, is_taken)| **is_taken).map(|(index, _)| index);
            for function in called.chain(taken).filter_map(|index| graph.functions.get(index)) {
                set_discardable(*function, CALLED, unit);
            }
            let inside = walk::blocks(module).flat_map(walk::operations).filter(|op| walk::is(*op, Outer::Module));
            modules.extend(inside);
        }
        Ok(())
    }
}
