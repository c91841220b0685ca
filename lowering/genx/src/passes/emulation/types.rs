//! The types that a platform supports for instructions.

use visa::{Type as VisaType, table};

use crate::ir::{Function, Inst, Value};
use crate::passes::State;
use crate::table::Op;
use crate::target::{self, Sign};
use crate::types::Element;

/// Returns the instruction, the type of its destination, and those of its sources.
fn signature(function: &Function, inst: Inst) -> Option<(table::Op, VisaType, Vec<VisaType>)> {
    let op = target::instruction(function.op(inst))?;
    let sign = target::source_sign(function, inst);
    let result = function.ty(function.result(inst)?);
    let operands = function.operands(inst).iter().enumerate().skip(usize::from(op == table::Op::Sel));
    // An operand has the type before an extension.
    let sources = operands.map(|(index, value)| {
        let extended = narrow(function, *value).filter(|(_, from)| target::extends(op, index, sign, *from));
        let (element, sign) = extended.unwrap_or((function.ty(*value).element, sign));
        target::visa_type(element, sign)
    });
    Some((op, target::visa_type(result.element, target::result_sign(function, inst)), sources.collect()))
}

/// Returns the type from which a value is extended.
pub(super) fn narrow(function: &Function, value: Value) -> Option<(Element, Sign)> {
    let inst = function.def_inst(value)?;
    let op = function.op(inst);
    let sign = if op == Op::SExt { Sign::Signed } else { Sign::Unsigned };
    if !matches!(op, Op::SExt | Op::ZExt) {
        return None;
    }
    let element = function.ty(*function.operands(inst).first()?).element;
    (element != Element::I1).then_some((element, sign))
}

/// Returns whether the platform supports the types of an instruction.
pub(super) fn is_legal(state: &State, inst: Inst) -> bool {
    let on_lanes = target::form(state.function.op(inst)).is_on_lanes();
    let copied = state.function.op(inst) == Op::Select;
    !on_lanes
        || signature(&state.function, inst).is_none_or(|(op, dst, sources)| {
            // Words represent `bfloat` where it is only copied; conversions are expanded last.
            let converted = op == table::Op::Mov
                && matches!((dst, sources.as_slice()), (VisaType::Bf, [VisaType::F]) | (VisaType::F, [VisaType::Bf]));
            let bfloat = dst == VisaType::Bf || sources.contains(&VisaType::Bf);
            if bfloat { converted || copied } else { target::is_legal(op, state.platform, dst, &sources) }
        })
}
