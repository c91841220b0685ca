//! Stores accumulators to the memories of vector cores that are other threads.

use genx::Op;
use pto_isa::Name;

use super::{Cx, Exit, ROWS, after, known};
use crate::refusal::Lowered;
use crate::value::Num;

impl Exit {
    /// Stores each half, of `rows` by `cols` elements, to the memory of a vector core that is another thread.
    pub(super) fn to_cores<'p>(
        self,
        cx: &mut Cx<'_, 'p>,
        halves: (u32, u32),
        store: &mut dyn FnMut(&mut Cx<'_, 'p>, Exit) -> Lowered,
        (rows, cols): (u32, u32),
    ) -> Lowered {
        if halves.1 > 1 && !cols.is_multiple_of(ROWS) {
            return Err("with halves of the columns that are no multiples of a box".to_owned());
        }
        let step = known(cx, Name::SrcStride)?;
        let first = if cx.has(Name::SubBlockid) { cx.num(Name::SubBlockid)? } else { Num::Const(0) };
        for half in 0..halves.0 * halves.1 {
            let core = cx.e().integer(Op::Add, first, Num::Const(half.into()), u32::BITS);
            let (low, high) = core.range();
            if low < 0 || high >= i64::from(pto_program::VECTOR_CORES) {
                return Err("to a vector core that the block may not have".to_owned());
            }
            let place = if halves.0 > 1 { half * rows * ROWS } else { half * cols / ROWS * step * ROWS };
            let from = after(cx, self.from, Num::Const(i64::from(place) * i64::from(self.source.bytes())));
            let before = cx.e().access_vector_core(core);
            cx.e().is_shared = true;
            let stored = store(cx, Exit { from, ..self });
            cx.e().is_shared = false;
            cx.e().threads = before;
            stored?;
        }
        Ok(())
    }
}
