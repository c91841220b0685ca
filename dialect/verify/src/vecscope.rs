//! Verifies scopes of vector instructions.
//!
//! A scope holds the instructions of one run of the vector unit. Scopes must not nest, and must not contain
//! synchronisation of pipes (memory barriers are allowed) or tile operations. Registers, predicates and alignment
//! states must stay inside, because the unit keeps no state between runs. Sorts of vector memory must be outside,
//! accesses to the special register inside. The manual requires addresses of tiles inside too, except addresses for
//! copies, which are outside. Vector instructions outside of a scope are legal, because later passes create scopes; a
//! pass that needs existing scopes sets [`crate::Options::explicit_scopes`].
//!
//! ```mlir
//! pto.vecscope {
//!   %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//!   pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]  // refused: PTO1203
//! }
//! ```

use crate::walk::{Check, Context, Frame, Structure, Visit, is_register};
use mlir_dialect::{
    defining_operation,
    melior::ir::operation::{OperationLike, OperationRef},
    name_location, operand, operand_location, result, users,
};
use pto_dialect::op::declared;
use pto_isa::{
    Level, codes,
    rule::{Joint, Parts},
};

/// Most pointers derived from an address that are followed to their users.
const FOLLOWED: usize = 64;

/// Checks whether an address has users other than vector instructions: copies are outside of scopes and take addresses
/// there.
fn is_for_copies(op: OperationRef<'_, '_>) -> bool {
    let mut open = vec![op];
    let mut copies = false;
    for _ in 0..FOLLOWED {
        let Some(pointer) = open.pop() else { return copies };
        for user in result(pointer, 0).into_iter().flat_map(users) {
            match declared(user) {
                Some((def, parts)) if parts.intersects(Parts::VECTOR) || def.level == Level::Vector => return false,
                Some((def, _)) if def.level == Level::View => open.push(user),
                Some(_) | None => copies = true,
            }
        }
    }
    false
}

pub(crate) struct Vecscope {
    /// Whether every vector instruction must be in a scope.
    explicit: bool,
}

impl Vecscope {
    pub(crate) fn new(explicit: bool) -> Self {
        Self { explicit }
    }

    /// Reports operands of the vector unit that are defined outside of the frame `scope`.
    fn border<'c, 'a>(visit: &Visit<'c, 'a>, scope: usize, cx: &mut Context<'c, 'a>) {
        for index in 0..visit.op.operand_count() {
            let Some(value) = operand(visit.op, index) else { continue };
            let inside = |depth: usize| depth >= scope || cx.is_function(depth) && defining_operation(value).is_none();
            // The arguments of a function are unknown.
            if !is_register(value) || cx.depth(value).is_none_or(inside) {
                continue;
            }
            let message = format!("{} takes a value of the vector unit from outside of its scope", visit.name());
            let mut violation = cx.violation(codes::SCOPE_BORDER, operand_location(visit.op, index), message);
            if let Some(definition) = defining_operation(value) {
                violation = violation.note_at(name_location(definition), "the value is made here");
            }
            cx.emit(violation.help("make the value inside of the scope"));
        }
    }
}

impl Vecscope {
    /// Checks that an operation is inside or outside of scopes, as its op definition requires.
    fn placed<'c, 'a>(visit: &Visit<'c, 'a>, scope: Option<Frame<'c, 'a>>, cx: &mut Context<'c, 'a>) {
        let wants = |wanted: Joint| visit.joints().any(|joint| *joint == wanted);
        match scope {
            Some(frame) if wants(Joint::OutsideScope) => {
                let message = format!("{} stands inside of a vector scope", visit.name());
                let violation = cx.violation(codes::INSIDE_SCOPE, visit.place(), message);
                let violation = violation.note_at(name_location(frame.op), "the scope starts here");
                cx.emit(violation.help("put it before or after the scope"));
            }
            None if wants(Joint::InScope) => {
                let message = format!("{} stands outside of a vector scope", visit.name());
                let violation = cx.violation(codes::NOT_IN_SCOPE, visit.place(), message);
                cx.emit(violation.help("put it into the pto.vecscope of the stores it counts"));
            }
            Some(_) | None => {}
        }
    }
}

impl<'c, 'a> Check<'c, 'a> for Vecscope {
    fn parts(&self) -> Parts {
        Parts::VECTOR.or(Parts::TILE).or(Parts::SYNC).or(Parts::JOINT)
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let scope = cx.frames.iter().rposition(Frame::is_scope);
        Self::placed(visit, scope.and_then(|index| cx.frames.get(index)).copied(), cx);
        let opens = matches!(visit.structure, Structure::VectorScope | Structure::Loop(true));
        let vector = visit.parts.intersects(Parts::VECTOR);
        let Some((index, frame)) = scope.and_then(|index| Some((index, *cx.frames.get(index)?))) else {
            if self.explicit && vector {
                let message = format!("{} stands outside of a vector scope", visit.name());
                cx.emit(cx.violation(codes::OUTSIDE_SCOPE, visit.place(), message).help("put pto.vecscope around it"));
            }
            if visit.joints().any(|joint| matches!(joint, Joint::TakesAddress)) && !is_for_copies(visit.op) {
                let message = format!("{} stands outside of a vector scope", visit.name());
                cx.emit(cx.violation(codes::ADDRESS_OUTSIDE_SCOPE, visit.place(), message));
            }
            if opens && matches!(visit.structure, Structure::VectorScope) {
                Self::border(visit, cx.frames.len(), cx);
            }
            return;
        };
        let refused = [
            (opens, codes::NESTED_SCOPE, "opens a vector scope inside a vector scope"),
            (visit.parts.intersects(Parts::SYNC), codes::SYNC_IN_SCOPE, "synchronises pipes inside a vector scope"),
            (visit.parts.intersects(Parts::TILE), codes::TILE_IN_SCOPE, "works on tiles inside a vector scope"),
        ];
        for (applies, code, what) in refused {
            if applies {
                let violation = cx.violation(code, visit.place(), format!("{} {what}", visit.name()));
                cx.emit(violation.note_at(name_location(frame.op), "the scope starts here"));
            }
        }
        if vector {
            // The frame of the scope covers values that are defined directly in it.
            Self::border(visit, index, cx);
        }
    }
}
