//! Generates the page of the sources of rules, and links to it wherever a page names a source.

use crate::GENERATED;
use std::fmt::Write;

/// A source of rules.
struct Source {
    title: &'static str,
    /// Prefixes of texts that name the source.
    names: &'static [&'static str],
    text: &'static str,
}

const SOURCES: [Source; 10] = [
    Source {
        title: "PTO ISA manual",
        names: &[
            "PTO ISA manual",
            "manual page of the operation",
            "manual, ",
            "assembly-model",
            "constraints of the target profile",
        ],
        text: "The public manual of the ISA: the folder `docs/isa` of the project `pto-isa`, as of August 2026. The name of a file \
               after the comma is that of its page, relative to this folder; other words are the subject of the page.",
    },
    Source {
        title: "Operands And Attributes",
        names: &["Operands And Attributes"],
        text: "The chapter of the PTO ISA manual on tiles, views, scalars and predicates as operands. The words after the comma \
               are the title of a section, whose rules are numbered.",
    },
    Source {
        title: "ptoas",
        names: &["ptoas"],
        text: "The C++ compiler PTOAS, as of August 2026 (commit e32488c9). The words after the comma say which part of it refuses \
               what breaks the rule: the verifier of the operation, its type parser, an attribute or a pass.",
    },
    Source {
        title: "Ascend targets",
        names: &["ascend targets", "table of memories"],
        text: "Sizes and alignments of the memories of each target, as PTOAS and the public device headers state them; \
               [Memory](memories.md) has the table.",
    },
    Source {
        title: "MLIR",
        names: &["MLIR"],
        text: "The parser and the verifiers of MLIR 22, and the documentation of its generic form and bytecode.",
    },
    Source {
        title: "LLVM IR for the GenX backend",
        names: &["LLVM IR for the GenX backend", "GenX backend", "table of the GenX backend"],
        text: "The document of that title, which comes with the sources of Intel's backend for GPUs.",
    },
    Source {
        title: "vISA",
        names: &["vISA"],
        text: "Intel's documentation of the virtual ISA of its GPUs, of release igc-1.0.12504.6: instructions, operands and the \
               format of object files.",
    },
    Source {
        title: "Intel graphics compiler",
        names: &["Intel graphics compiler"],
        text: "The compiler of release igc-1.0.12504.6. `GenX_IR` is its finalizer, which makes machine code of vISA.",
    },
    Source {
        title: "Level Zero",
        names: &["Level Zero"],
        text: "The interface of Intel's driver, and the format of the binaries that it loads.",
    },
    Source {
        title: "This toolchain",
        names: &[
            "this toolchain",
            "driver",
            "interpreter",
            "PTO dialect",
            "lowering",
            "program",
            "assembly grammar",
            "definition of the operation",
            "the definition of the operation",
            "syntax of the operation",
        ],
        text: "What no other source states: limits of the tools, the grammar of assembly, the definitions of operations, and what the \
               interpreter and the lowering require. The page of the code says why.",
    },
];

/// The text that refers to the page of the operation, for [`linked`].
pub(crate) const PAGE: &str = "the operation's page";

/// The page.
pub(crate) fn page() -> String {
    let mut text = format!("# Sources of the rules\n{GENERATED}\n\nEach rule names who states it.\n");
    for source in &SOURCES {
        let _ = write!(text, "\n## {}\n\n{}\n", source.title, source.text);
    }
    text
}

/// Replaces each source in a text, `a, part; b`, by a link; `up` leads to the folder of the page. Returns `None` if a
/// source is unknown.
pub fn linked(text: &str, up: &str) -> Option<String> {
    let link = |part: &str| {
        if part == PAGE {
            return Some(format!("[{PAGE}](#in-the-isa-manual)"));
        }
        if matches!(part, "no other source has this value") {
            return Some(part.to_owned());
        }
        let source = SOURCES.iter().find(|source| source.names.iter().any(|name| begins(part, name)))?;
        let anchor = source.title.to_ascii_lowercase().replace(' ', "-");
        let link = |title: &str| format!("[{title}]({up}sources.md#{anchor})");
        Some(match part.strip_prefix(source.title) {
            Some(rest) => format!("{}{rest}", link(source.title)),
            None => format!("{}: {part}", link(source.title)),
        })
    };
    let parts: Option<Vec<String>> = text.split("; ").map(link).collect();
    Some(parts?.join("; "))
}

/// Returns whether a text begins with a name, as a whole word.
fn begins(text: &str, name: &str) -> bool {
    let rest = text.strip_prefix(name);
    rest.is_some_and(|rest| name.ends_with(' ') || !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
}

/// Replaces sources like [`linked`], in a cell or a line; a text with an unknown source is unchanged.
pub(crate) fn shown(text: &str, up: &str) -> String {
    linked(text, up).unwrap_or_else(|| text.to_owned())
}
