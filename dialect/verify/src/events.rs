//! Verifies flags between pipes.
//!
//! The source pipe sets a flag, and the destination pipe waits until it is set and clears it. A flag must be set before
//! a pipe waits for it, or the pipe waits forever; and it must not be set again before a pipe has waited for it,
//! because it holds only one signal.
//!
//! ```mlir
//! pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
//! pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]   // refused: PTO1216
//! pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
//! pto.wait_flag["PIPE_MTE3", "PIPE_V", "EVENT_ID0"]  // refused: PTO1215
//! ```

use crate::{
    pairing::{Pairing, Words},
    walk::{Check, Context, Visit},
};
use mlir_dialect::{InherentAttributes, integer_constant, operand};
use pto_dialect::attributes;
use pto_isa::{
    codes,
    rule::{Flag, Joint, Number, Parts},
    types::{EventId, Pipe},
};

/// Source pipe, destination pipe, number.
type Key = (&'static str, &'static str, i64);

pub(crate) struct Events<'c, 'a>(Pairing<'c, 'a, Key>);

impl Default for Events<'_, '_> {
    fn default() -> Self {
        Self(Pairing::new(Words {
            unopened: codes::WAIT_WITHOUT_SET,
            reopened: codes::SET_TWICE,
            opened: "the flag is set here",
            closed: "it is waited for here, and not set since",
        }))
    }
}

/// Returns the pipes of a flag, and its number if it is constant.
fn key(visit: &Visit<'_, '_>, flag: &Flag) -> Option<(&'static str, &'static str, Option<i64>)> {
    if visit.broken {
        return None;
    }
    let inherent = InherentAttributes::of(visit.op);
    let pipe = |name: pto_isa::Key| Some(attributes::case(Pipe::DEF, inherent.get(name.as_str())?)?.name);
    let number = match flag.event {
        Number::Attr(name) => {
            inherent.get(name.as_str()).and_then(|value| Some(attributes::case(EventId::DEF, value)?.value))
        }
        Number::Operand(declared) => operand(visit.op, usize::from(declared)).and_then(integer_constant),
    };
    Some((pipe(flag.src)?, pipe(flag.dst)?, number))
}

fn spell(event: i64) -> String {
    EventId::DEF.by_value(event).map_or_else(|| format!("flag {event}"), |case| case.name.to_owned())
}

impl<'c, 'a> Check<'c, 'a> for Events<'c, 'a> {
    fn parts(&self) -> Parts {
        Parts::JOINT
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        self.0.structure(visit, cx);
        for joint in visit.joints() {
            if let Joint::SetsFlag(flag) = joint {
                match key(visit, flag) {
                    Some((src, dst, Some(event))) => self.0.open((src, dst, event), visit.place(), cx, || {
                        format!("{} of {src} to {dst} is set again before anything waits for it", spell(event))
                    }),
                    Some((_, _, None)) | None => self.0.open_some(cx),
                }
            } else if let Joint::WaitsForFlag(flag) = joint {
                match key(visit, flag) {
                    Some((src, dst, Some(event))) => self.0.close((src, dst, event), visit.place(), cx, || {
                        format!("{} of {src} to {dst} has not been set before", spell(event))
                    }),
                    Some((src, dst, None)) => self.0.close_if(|key| (key.0, key.1) == (src, dst)),
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
