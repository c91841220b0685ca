//! Runs a value through the passes that select operations of a platform.
#![allow(clippy::unwrap_used, reason = "tests")]

use genx::ir::{ArgumentKind, KernelArgument};
use genx::passes::{Pass, State};
use genx::{Builder, Element, Error, Function, Op, Type, Value};
use visa::Platform;

/// Returns a kernel that stores the value that `make` computes of these parameters.
pub(crate) fn kernel(params: &[Type], make: impl Fn(&mut Builder<'_>, &[Value]) -> Value) -> Function {
    let mut function = Function::new("k");
    let argument = KernelArgument { kind: ArgumentKind::General, offset: 64 };
    let values: Vec<_> = params.iter().map(|ty| function.add_param(*ty, argument)).collect();
    let block = function.blocks()[0];
    let mut b = Builder::at_end(&mut function, block);
    let value = make(&mut b, &values);
    let address = b.int(Element::I64, 0);
    b.inst(Op::SvmBlockSt, &[address, value], &[], None);
    b.ret();
    function
}

/// Returns a kernel after some passes, and checks their postconditions.
pub(crate) fn through(passes: &[Pass], function: Function, platform: Platform) -> Result<Function, Error> {
    let mut state = State::new(function, platform);
    for pass in passes {
        (pass.run)(&mut state)?;
        pass.establishes.map_or(Ok(()), |check| check(&state))?;
    }
    Ok(state.function)
}

/// Returns the names of the operations of such a kernel, without the store and the return.
pub(crate) fn operations(function: &Function) -> Vec<&'static str> {
    let mut names: Vec<_> = function.all_insts().iter().map(|inst| function.op(*inst).definition().name).collect();
    names.truncate(names.len() - 2);
    names
}
