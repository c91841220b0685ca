//! Pages of types, attributes and codes, the index of operations, and the table of contents.

use crate::{GENERATED, cell, code_list, operation};
use pto_isa::{
    attrs,
    codes::{CODES, CodeInfo},
    enums::{EnumDef, EnumForm, StructDef},
    op::Family,
    ops,
    types::{
        DType,
        info::{ParameterDomain, TYPES, TypeInfo},
    },
};
use std::{collections::BTreeMap, fmt::Write, path::PathBuf};

/// Every page but those of operations and codes.
pub(crate) fn pages() -> BTreeMap<PathBuf, String> {
    let mut pages = BTreeMap::new();
    let mut add = |path: String, text: String| {
        pages.insert(PathBuf::from(path), text);
    };
    add("SUMMARY.md".to_owned(), summary());
    add("operations/index.md".to_owned(), index());
    for info in TYPES {
        add(format!("types/{}.md", info.name), r#type(info));
    }
    add("types/elements.md".to_owned(), elements());
    for def in enums() {
        add(format!("attributes/{}.md", def.mnemonic), attribute(def));
    }
    for def in attrs::STRUCTS {
        add(format!("attributes/{}.md", def.mnemonic), structure(def));
    }
    add("codes/index.md".to_owned(), all_codes());
    pages
}

/// Enumerations sorted by mnemonic.
fn enums() -> Vec<&'static EnumDef> {
    let mut all: Vec<&EnumDef> = attrs::ALL.iter().flat_map(|list| list.iter()).copied().collect();
    all.sort_by_key(|def| def.mnemonic);
    all
}

/// The pages that people write: title and file. Those before the reference have no bullet.
const GUIDES: [(&str, &str); 5] = [
    ("Introduction", "introduction.md"),
    ("Your first kernel", "first-kernel.md"),
    ("Reading a diagnostic", "reading-diagnostics.md"),
    ("Glossary", "glossary.md"),
    ("Editors", "editor.md"),
];
const TOPICS: [(&str, &str); 10] = [
    ("Values and buffers", "levels.md"),
    ("Lowering", "lowering.md"),
    ("In place of ptoas", "ptoas.md"),
    ("Batches", "batch.md"),
    ("Shrinking a kernel that fails", "reduce.md"),
    ("Python", "python.md"),
    ("Quality of lowered kernels", "quality.md"),
    ("Run a kernel on an Intel GPU", "gpu-run.md"),
    ("Kernels on GPUs", "gpu.md"),
    ("A kernel through every pass", "gpu-passes.md"),
];

fn summary() -> String {
    let mut text = format!("# Summary\n{GENERATED}\n\n");
    for (title, file) in GUIDES {
        let _ = writeln!(text, "[{title}]({file})");
    }
    text += "\n# Reference\n\n";
    for (title, file) in TOPICS {
        let _ = writeln!(text, "- [{title}]({file})");
    }
    text += "- [Operations](operations/index.md)\n";
    for (family, ops) in Family::ALL.iter().map(|family| (*family, family.ops())) {
        let _ = writeln!(text, "  - [{}]()", family.stem());
        for op in ops {
            let _ = writeln!(text, "    - [{}]({})", op.name, operation::path(op).display());
        }
    }
    text += "- [Types]()\n";
    for info in TYPES {
        let _ = writeln!(text, "  - [{0}](types/{0}.md)", info.name);
    }
    text += "  - [element types](types/elements.md)\n- [Attributes]()\n";
    for def in enums() {
        let _ = writeln!(text, "  - [{0}](attributes/{0}.md)", def.mnemonic);
    }
    for def in attrs::STRUCTS {
        let _ = writeln!(text, "  - [{0}](attributes/{0}.md)", def.mnemonic);
    }
    text += "- [Diagnostic codes](codes/index.md)\n";
    for info in CODES {
        let _ = writeln!(text, "  - [{0}](codes/{0}.md)", info.id());
    }
    text += "- [Rules by source](rules.md)\n- [Where we differ from ptoas](disagreements.md)\n- [Syntax of the ISA manual](manual-syntax.md)\n- [Assembly of the ISA manual](manual-assembly.md)\n- [Operations without a form](no-form.md)\n";
    text
}

fn index() -> String {
    let mut text = format!("# Operations\n{GENERATED}\n\n{} operations.\n", ops::all().count());
    for (family, ops) in Family::ALL.iter().map(|family| (*family, family.ops())) {
        let _ = write!(text, "\n## {}\n\n| Operation | |\n|---|---|\n", heading(family));
        for op in ops {
            let page = format!("{}/{}.md", family.stem(), op.name);
            let _ = writeln!(text, "| [`pto.{}`]({page}) | {} |", op.name, cell(op.summary));
        }
    }
    text
}

fn heading(family: Family) -> String {
    family.stem().replace('_', " ")
}

fn r#type(info: &TypeInfo) -> String {
    let mut text = format!("# !pto.{}\n{GENERATED}\n\n{}.\n", info.name, info.summary);
    if !info.aliases.is_empty() {
        let _ = write!(text, "\nAlso accepted as {}.\n", code_list(info.aliases.iter().copied()));
    }
    if let [printed, others @ ..] = info.forms {
        let _ = write!(text, "\n```text\n{printed}\n```\n");
        if !others.is_empty() {
            let _ = write!(text, "\nAlso accepted:\n\n```text\n{}\n```\n", others.join("\n"));
        }
    }
    if !info.parameters.is_empty() {
        text += "\n| Parameter | Values | Default |\n|---|---|---|\n";
        for parameter in info.parameters {
            let values = match parameter.domain {
                ParameterDomain::Enum(def) if enums().iter().any(|listed| listed.mnemonic == def.mnemonic) => {
                    format!("[`{0}`](../attributes/{0}.md): {1}", def.mnemonic, def.names())
                }
                ParameterDomain::Enum(def) => def.names().to_string(),
                ParameterDomain::Words(words) => words.to_owned(),
            };
            let _ = writeln!(text, "| `{}` | {} | {} |", parameter.name, cell(&values), parameter.default);
        }
    }
    if !info.examples.is_empty() {
        let _ = write!(text, "\n## Examples\n\n```text\n{}\n```\n", info.examples.join("\n"));
    }
    text
}

fn elements() -> String {
    let mut text = format!("# Element types\n{GENERATED}\n\n| Type | Bits | | Also accepted |\n|---|---|---|---|\n");
    for dtype in DType::ALL {
        let aliases = code_list(dtype.aliases().iter().copied());
        let _ = writeln!(text, "| `{}` | {} | {} | {aliases} |", dtype.name(), dtype.bits(), dtype.doc());
    }
    text
}

fn attribute(def: &EnumDef) -> String {
    let form = match def.form {
        EnumForm::Short | EnumForm::Attr | EnumForm::Word | EnumForm::String => "",
        EnumForm::Keyword => "A word inside types and operations.\n\n",
    };
    let mut text = format!("# {}\n{GENERATED}\n\n{}\n\n{form}", def.mnemonic, def.doc.trim());
    text += "| Case | Value | Attribute | Also accepted |\n|---|---|---|---|\n";
    for case in def.cases {
        let aliases = code_list(case.aliases.iter().copied());
        let attribute = cell(&def.attribute(case));
        let _ = writeln!(text, "| `{}` | {} | `{attribute}` | {aliases} |", case.name, case.value);
    }
    let _ = write!(text, "\nSource: {}.\n", def.source);
    text
}

fn structure(def: &StructDef) -> String {
    let mut text = format!("# {}\n{GENERATED}\n\n{}\n\n| Field | Values |\n|---|---|\n", def.mnemonic, def.doc.trim());
    for (name, of) in def.fields {
        let _ = writeln!(text, "| `{name}` | [`{0}`]({0}.md): {1} |", of.mnemonic, of.names());
    }
    let _ = write!(text, "\nSource: {}.\n", def.source);
    text
}

fn all_codes() -> String {
    let mut text = format!("# Diagnostic codes\n{GENERATED}\n\n| Code | Rule | Source |\n|---|---|---|\n");
    for info in CODES {
        let _ = writeln!(text, "| [{0}]({0}.md) | {1} | {2} |", info.id(), cell(info.title), cell(info.source));
    }
    text
}

/// The page of a code, as `--explain` shows it.
pub(crate) fn code(info: &CodeInfo) -> String {
    info.page.replacen('\n', &format!("\n{GENERATED}\n"), 1)
}
