//! GenXLegacyToLscTranslator: translates block messages to the data port into LSC messages, where the platform has
//! the LSC.
//!
//! Purpose: an LSC message takes its address from any register; for a message to the data port, the finalizer builds
//! a header with two moves. The pass is required: elements at single addresses are accessed by LSC messages, and a load
//! by one of the two may pass a store to the same bytes by the other.
//!
//! Before: any program. After: flat memory is accessed by a block message to the data port only where the LSC has no
//! equivalent message.
//!
//! ```text
//! %v = svm.block.ld(i64 %p)   ->   %v = lsc.load.stateless(%p, d32, x64, transposed)
//! ```

use visa::table::Op as Visa;

use crate::builder::Builder;
use crate::error::Error;
use crate::ir::{Function, Inst};
use crate::lsc;
use crate::passes::{Pass, State};
use crate::table::{Name, Op};
use crate::types::Element;

/// The pass.
pub const PASS: Pass = Pass {
    name: "legacy-to-lsc",
    description: "translate legacy block messages into LSC messages",
    run,
    establishes: None,
    optional: false,
};

fn run(state: &mut State) -> Result<(), Error> {
    if !Visa::LscLoad.definition().platforms.contains(state.platform) {
        return Ok(());
    }
    for inst in state.function.all_insts() {
        translate(&mut state.function, inst);
    }
    Ok(())
}

fn translate(function: &mut Function, inst: Inst) {
    let op = function.op(inst);
    let data = if op == Op::SvmBlockSt { function.operand(inst, Name::Data) } else { function.result(inst) };
    let (Op::SvmBlockLd | Op::SvmBlockSt, Some(data)) = (op, data) else { return };
    let ty = function.ty(data);
    let Some((sized, message)) = lsc::block(ty.bytes(), 0) else { return };
    // The elements of LSC messages are integers.
    let dwords = if ty.element.bytes() == sized.element.bytes() { ty } else { sized };
    let address = function.operands(inst)[0];
    let mut b = Builder::before(function, inst);
    let (mask, surface) = (b.all_ones(), b.int(Element::I32, 0));
    if op == Op::SvmBlockLd {
        let loaded = b.value(Op::LscLoadStateless, &[mask, address, surface], &message, dwords);
        let loaded = b.bitcast(loaded, ty);
        function.replace(inst, loaded);
    } else {
        let stored = b.bitcast(data, dwords);
        b.inst(Op::LscStoreStateless, &[mask, address, stored, surface], &message, None);
        function.erase(inst);
    }
}
