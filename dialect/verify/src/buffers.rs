//! Verifies that pipes acquire and release buffers in pairs.
//!
//! A pipe acquires a buffer before it uses it, and releases it so that another pipe can acquire it. A pipe must release
//! only buffers that it has acquired, and must not acquire a buffer that it holds, because it would wait forever.
//!
//! ```mlir
//! pto.get_buf["PIPE_V", 0, 0]
//! pto.get_buf["PIPE_V", 0, 0]     // refused: PTO1221
//! pto.rls_buf["PIPE_V", 0, 0]
//! pto.rls_buf["PIPE_MTE3", 0, 0]  // refused: PTO1220
//! ```

use crate::{
    pairing::{Pairing, Words},
    walk::{Check, Context, Visit},
};
use mlir_dialect::{InherentAttributes, integer_constant, melior::ir::attribute::IntegerAttribute, operand};
use pto_dialect::attributes;
use pto_isa::{
    codes,
    op::Domain,
    rule::{Buffer, Joint, Number, Parts},
};

/// Pipe, or the operation that names it, and number.
type Key = (&'static str, i64);

pub(crate) struct Buffers<'c, 'a>(Pairing<'c, 'a, Key>);

impl Default for Buffers<'_, '_> {
    fn default() -> Self {
        Self(Pairing::new(Words {
            unopened: codes::BUFFER_NOT_TAKEN,
            reopened: codes::BUFFER_TAKEN_TWICE,
            opened: "the buffer is acquired here",
            closed: "it is released here, and not acquired since",
        }))
    }
}

/// Returns the pipe, and the number of the buffer if it is constant.
fn key(visit: &Visit<'_, '_>, buffer: &Buffer) -> Option<(&'static str, Option<i64>)> {
    if visit.broken {
        return None;
    }
    let inherent = InherentAttributes::of(visit.op);
    let declared = visit.def?.attrs.iter().find(|attr| attr.name == buffer.pipe)?;
    let pipe = inherent.get(buffer.pipe.as_str())?;
    let Domain::Enums(defs) = declared.domain else { return None };
    let pipe = attributes::case_of_any(defs, pipe)?.1.name;
    let number = match buffer.id {
        Number::Attr(name) => Some(IntegerAttribute::try_from(inherent.get(name.as_str())?).ok()?.value()),
        Number::Operand(declared) => operand(visit.op, usize::from(declared)).and_then(integer_constant),
    };
    Some((pipe, number))
}

impl<'c, 'a> Check<'c, 'a> for Buffers<'c, 'a> {
    fn parts(&self) -> Parts {
        Parts::JOINT
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        self.0.structure(visit, cx);
        for joint in visit.joints() {
            if let Joint::TakesBuffer(buffer) = joint {
                match key(visit, buffer) {
                    Some((pipe, Some(id))) => self.0.open((pipe, id), visit.place(), cx, || {
                        format!("{pipe} acquires buffer {id} again before it releases it")
                    }),
                    Some((_, None)) | None => self.0.open_some(cx),
                }
            } else if let Joint::GivesBuffer(buffer) = joint {
                match key(visit, buffer) {
                    Some((pipe, Some(id))) => self.0.close((pipe, id), visit.place(), cx, || {
                        format!("{pipe} releases buffer {id}, which it has not acquired")
                    }),
                    Some((pipe, None)) => self.0.close_if(|key| key.0 == pipe),
                    None => self.0.close_if(|_| true),
                }
            }
        }
    }

    fn begin_block(&mut self, first: bool, _: &mut Context<'c, 'a>) {
        self.0.begin_block(first);
    }

    fn end_block(&mut self) {
        self.0.end_block();
    }

    fn finish(&mut self, cx: &mut Context<'c, 'a>) {
        self.0.finish(cx);
    }
}
