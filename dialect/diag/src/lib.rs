//! Stores, orders and renders the diagnostics of the PTO tools.
//!
//! A pass or parser pushes [`Diagnostic`]s onto a [`Report`]; each has a stable [`Code`], a [`Location`] and optional
//! labels, notes, help, and [`Fix`]es: edits that a tool can apply. A [`Renderer`] writes a report with source lines,
//! as one line per diagnostic, or as JSON lines; [`sarif`] writes a SARIF document. [`Sources`] owns the source files
//! to which spans refer, and [`Registry`] holds the pages that explain the codes.
//!
//! ```
//! use diag::{Code, Diagnostic, Format, Renderer, Report, Sources, Span};
//!
//! let mut sources = Sources::new();
//! let file = sources.add("k.mlir", "pto.add %a, %b\n");
//! let mut report = Report::new();
//! report.push(
//!     Diagnostic::error(Code::new("PTO", 101), "element types differ")
//!         .at(Span::new(file, 8, 10))
//!         .label("this is f32"),
//! );
//! report.sort(&sources);
//! let mut out = Vec::new();
//! Renderer::new(Format::Short).render(&report, &sources, &mut out)?;
//! assert_eq!(out, b"k.mlir:1:9: error[PTO0101]: element types differ\n");
//! # Ok::<(), std::io::Error>(())
//! ```

mod code;
mod diagnostic;
mod fix;
mod location;
mod output;
mod part;
mod registry;
mod render;
mod report;
mod source;
mod text;

pub use code::{Code, ParseCodeError};
pub use diagnostic::{Diagnostic, Label, Note, Severity};
pub use fix::{Applicability, Edit, Fix, apply};
pub use location::{Location, Span};
pub use output::{say, write_output};
pub use registry::{CodeInfo, ExplainError, Registry, explain};
pub use render::{Format, Renderer, Tool, sarif};
pub use report::{Left, Report};
pub use source::{Bytes, FileId, Position, SourceFile, Sources};

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
