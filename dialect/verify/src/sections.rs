//! Verifies sections and kernels of one kind of core.
//!
//! A section holds the code of the cube core or of the vector cores; a kernel with `pto.kernel_kind` has only one kind.
//! Sections must not nest, a section must be of the kind of its kernel, and operations must be in code of the core that
//! executes them.
//!
//! ```mlir
//! pto.section.vector {
//!   pto.section.cube {  // refused: PTO1225
//!   }
//!   pto.tmatmul ins(..) outs(..)  // refused: PTO1227
//! }
//! ```

use crate::walk::{Check, Context, Structure, Visit};
use mlir_dialect::name_location;
use pto_isa::{codes, rule::Parts};

pub(crate) struct Sections;

impl<'c, 'a> Check<'c, 'a> for Sections {
    fn parts(&self) -> Parts {
        Parts::CORE
    }

    fn enter(&mut self, visit: &Visit<'c, 'a>, cx: &mut Context<'c, 'a>) {
        let kernel = cx.function().and_then(|function| function.kernel);
        if let Structure::Section(core) = visit.structure {
            let around = cx.innermost(|frame| {
                matches!(frame.structure, Structure::Section(_) | Structure::ThreadSection).then_some(frame.op)
            });
            if let Some(around) = around {
                let message = format!("{} is inside another section", visit.name());
                let violation = cx.violation(codes::NESTED_SECTION, visit.place(), message);
                cx.emit(violation.note_at(name_location(around), "the section starts here"));
            } else if let Some(kernel) = kernel.filter(|kernel| *kernel != core) {
                let message = format!("{} is in a kernel of kind {}", visit.name(), kernel.word());
                cx.emit(cx.violation(codes::SECTION_KIND, visit.place(), message));
            }
        }
        if let Structure::ThreadSection = visit.structure
            && let Some(around) = cx.innermost(|frame| match frame.structure {
                Structure::ThreadSection => Some(frame.op),
                _ => None,
            })
        {
            let message = format!("{} is inside another section of threads", visit.name());
            let violation = cx.violation(codes::NESTED_SECTION, visit.place(), message);
            cx.emit(violation.note_at(name_location(around), "the section starts here"));
        }
        let Some(core) = visit.def.filter(|_| visit.parts.intersects(Parts::CORE)).and_then(|def| def.core()) else {
            return;
        };
        match cx.section() {
            Some((section, around)) if section != core => {
                let message = format!(
                    "{} runs on the {} core, but is in code of the {} core",
                    visit.name(),
                    core.word(),
                    section.word()
                );
                let violation = cx.violation(codes::OTHER_CORE, visit.place(), message);
                cx.emit(violation.note_at(name_location(around), "the section starts here"));
            }
            None if kernel.is_some_and(|kernel| kernel != core) => {
                let message = format!(
                    "{} runs on the {} core, but is in a kernel of kind {}",
                    visit.name(),
                    core.word(),
                    core.other().word()
                );
                cx.emit(cx.violation(codes::OTHER_CORE, visit.place(), message));
            }
            Some(_) | None => {}
        }
    }
}
