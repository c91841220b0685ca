//! Generates the table of contents: the written pages by topic, then the reference.

use crate::{GENERATED, lists, operation, rules};
use pto_isa::{attrs, op::Family, types::info::TYPES};
use std::fmt::Write;

/// A part of the manual: its title, and the title and file of each of its pages.
type Part = (&'static str, &'static [(&'static str, &'static str)]);

/// The pages that precede the reference.
const PARTS: [Part; 4] = [
    (
        "First steps",
        &[
            ("Why", "why.md"),
            ("Install", "install.md"),
            ("Your first kernel", "first-kernel.md"),
            ("Reading a diagnostic", "reading-diagnostics.md"),
            ("Glossary", "glossary.md"),
        ],
    ),
    (
        "Writing kernels",
        &[
            ("Tiles, layouts and valid regions", "tiles.md"),
            ("Values and buffers", "levels.md"),
            ("Pipes and flags", "pipes.md"),
            ("Memory", "memories.md"),
            ("Matrix products", "products.md"),
            ("Targets", "targets.md"),
            ("Cookbook: single elements", "cookbook.md"),
            ("Cookbook: rows and columns", "cookbook-rows.md"),
            ("Cookbook: matrices", "cookbook-matrices.md"),
        ],
    ),
    (
        "Using the tools",
        &[
            ("Running and measuring", "running.md"),
            ("From ptoas", "from-ptoas.md"),
            ("In place of ptoas", "ptoas.md"),
            ("Options and texts of ptoas", "ptoas-reference.md"),
            ("Editors", "editor.md"),
            ("Batches", "batch.md"),
            ("Shrinking a kernel that fails", "reduce.md"),
            ("Python", "python.md"),
            ("Run a kernel on an Intel GPU", "gpu-run.md"),
            ("Embedding in Rust", "embedding.md"),
            ("Adding an operation", "adding.md"),
        ],
    ),
    (
        "How kernels are lowered",
        &[
            ("Lowering", "lowering.md"),
            ("Synchronisation", "lowering-sync.md"),
            ("Quality of lowered kernels", "quality.md"),
            ("Instructions of lowered kernels", "quality-counts.md"),
            ("Kernels on GPUs", "gpu.md"),
            ("Kernels that GPUs take", "gpu-kernels.md"),
            ("A kernel through every pass", "gpu-passes.md"),
        ],
    ),
];

/// The pages that follow those of operations, types, attributes and codes.
const LAST: [(&str, &str); 6] = [
    ("Sources of the rules", "sources.md"),
    ("Rules by source", rules::INDEX),
    ("Where we differ from ptoas", "disagreements.md"),
    ("Syntax of the ISA manual", "manual-syntax.md"),
    ("Assembly of the ISA manual", "manual-assembly.md"),
    ("Operations without a form", "no-form.md"),
];

/// Returns `SUMMARY.md`.
pub(crate) fn page(sections: &[rules::Section]) -> String {
    let mut text = format!("# Summary\n{GENERATED}\n\n[Introduction](introduction.md)\n");
    for (title, pages) in PARTS {
        let _ = write!(text, "\n# {title}\n\n");
        for (title, file) in pages {
            let _ = writeln!(text, "- [{title}]({file})");
        }
    }
    text += "\n# Reference\n\n- [Operations](operations/index.md)\n";
    for family in Family::ALL {
        let _ = writeln!(text, "  - [{}](operations/{}/index.md)", lists::heading(*family), family.stem());
        for op in family.ops() {
            let _ = writeln!(text, "    - [{}]({})", op.name, operation::path(op).display());
        }
    }
    text += "- [Types]()\n";
    for info in TYPES {
        let _ = writeln!(text, "  - [{0}](types/{0}.md)", info.name);
    }
    text += "  - [element types](types/elements.md)\n- [Attributes]()\n";
    for def in lists::enums() {
        let _ = writeln!(text, "  - [{0}](attributes/{0}.md)", def.mnemonic);
    }
    for def in attrs::STRUCTS {
        let _ = writeln!(text, "  - [{0}](attributes/{0}.md)", def.mnemonic);
    }
    text += "- [Diagnostic codes](codes/index.md)\n";
    for group in lists::CodeGroup::all() {
        let _ = writeln!(text, "  - [{0}: {1}](codes/{0}.md)", group.name(), group.title);
        for info in &group.codes {
            let _ = writeln!(text, "    - [{0}: {1}](codes/{0}.md)", info.id(), info.title);
        }
    }
    for (title, file) in LAST {
        let _ = writeln!(text, "- [{title}]({file})");
        if file == rules::INDEX {
            for section in sections {
                let _ = writeln!(text, "  - [{}]({})", section.title, section.path());
            }
        }
    }
    text
}
