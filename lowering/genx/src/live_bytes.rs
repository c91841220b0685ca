//! Computes how many bytes of values are live at once, without bales and live ranges.

use rustc_hash::FxHashSet;

use crate::{Function, Op, Value};

/// Returns the maximal number of bytes of values that are live at once. A cast shares the registers of its operand;
/// constants use none.
#[must_use]
pub fn most(function: &Function) -> u32 {
    let blocks = function.blocks();
    let mut entering: Vec<FxHashSet<Value>> = vec![FxHashSet::default(); function.block_count()];
    loop {
        let (mut most, mut changed) = (0, false);
        for block in blocks.iter().rev() {
            let mut live = Live::default();
            for inst in function.insts(*block).collect::<Vec<_>>().into_iter().rev() {
                for (number, successor) in function.successors(inst).iter().enumerate() {
                    entering[successor.block.index()].iter().for_each(|value| live.add(function, *value));
                    function.successor_args(inst, number).iter().for_each(|value| live.add(function, *value));
                }
                if let Some(result) = function.result(inst).filter(|_| function.op(inst) != Op::BitCast) {
                    live.remove(function, result);
                }
                function.operands(inst).iter().for_each(|value| live.add(function, *value));
                most = most.max(live.bytes);
            }
            function.block_params(*block).iter().for_each(|value| live.remove(function, *value));
            if live.values.len() > entering[block.index()].len() {
                entering[block.index()] = live.values;
                changed = true;
            }
        }
        if !changed {
            return most;
        }
    }
}

/// The live values, and their bytes.
#[derive(Default)]
struct Live {
    values: FxHashSet<Value>,
    bytes: u32,
}

impl Live {
    fn add(&mut self, function: &Function, value: Value) {
        let value = uncast(function, value);
        if takes_registers(function, value) && self.values.insert(value) {
            self.bytes += function.ty(value).bytes();
        }
    }

    fn remove(&mut self, function: &Function, value: Value) {
        if self.values.remove(&value) {
            self.bytes -= function.ty(value).bytes();
        }
    }
}

/// Returns the value of which a value is a cast.
fn uncast(function: &Function, mut value: Value) -> Value {
    while let Some(inst) = function.def_inst(value).filter(|inst| function.op(*inst) == Op::BitCast)
        && let Some(source) = function.operands(inst).first()
    {
        value = *source;
    }
    value
}

/// Returns whether a value is in general registers.
fn takes_registers(function: &Function, value: Value) -> bool {
    function.as_constant(value).is_none() && !function.ty(value).is_predicate()
}

#[cfg(test)]
mod tests {
    use super::most;
    use crate::ir::{ArgumentKind, KernelArgument};
    use crate::{Builder, Element, Function, Op, Type, Value};

    /// Returns a kernel with an address as parameter, and the address.
    fn kernel() -> (Function, Value) {
        let mut function = Function::new("k");
        let argument = KernelArgument { kind: ArgumentKind::Address, offset: 64 };
        let at = function.add_param(Type::scalar(Element::I64), argument);
        (function, at)
    }

    #[test]
    fn loads_before_stores_are_live_together() {
        let (mut function, at) = kernel();
        let block = function.blocks()[0];
        let mut b = Builder::at_end(&mut function, block);
        let ty = Type::vector(Element::F32, 64);
        let loaded: Vec<_> = (0..3).map(|_| b.value(Op::SvmBlockLd, &[at], &[], ty)).collect();
        for value in loaded {
            let words = b.bitcast(value, Type::vector(Element::I16, 128));
            b.inst(Op::SvmBlockSt, &[at, words], &[], None);
        }
        b.ret();
        assert_eq!(most(&function), 3 * 256 + 8);
    }

    #[test]
    fn what_is_used_after_a_loop_is_live_in_it() {
        let (mut function, at) = kernel();
        let entry = function.blocks()[0];
        let (header, exit) = (function.add_block(), function.add_block());
        let ty = Type::vector(Element::F32, 64);
        let carried = function.add_block_param(header, ty);
        let mut b = Builder::at_end(&mut function, entry);
        let kept = b.value(Op::SvmBlockLd, &[at], &[], ty);
        let first = b.value(Op::SvmBlockLd, &[at], &[], ty);
        b.br(header, &[first]);
        b.go_to_end(header);
        let next = b.binary(Op::FAdd, carried, carried);
        let again = b.int(Element::I1, 1);
        b.cond_br(again, (header, &[next]), (exit, &[]));
        b.go_to_end(exit);
        b.inst(Op::SvmBlockSt, &[at, kept], &[], None);
        b.ret();
        assert_eq!(most(&function), 2 * 256 + 8);
    }
}
