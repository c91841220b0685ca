//! Generates the pages of types, attributes and codes, and the index of operations.

use crate::{GENERATED, cell, code_list, sources};
use pto_isa::{
    attrs,
    codes::{CODES, CodeInfo, GROUPS},
    enums::{EnumDef, EnumForm, StructDef},
    op::Family,
    ops,
    types::{
        DType,
        info::{ParameterDomain, TYPES, TypeInfo},
    },
};
use std::{collections::BTreeMap, fmt::Write, path::PathBuf};

/// Returns the pages of types, attributes and codes, and the index of operations.
pub(crate) fn pages() -> BTreeMap<PathBuf, String> {
    let mut pages = BTreeMap::new();
    let mut add = |path: String, text: String| {
        pages.insert(PathBuf::from(path), text);
    };
    add("operations/index.md".to_owned(), index());
    for of in Family::ALL {
        add(format!("operations/{}/index.md", of.stem()), family(*of));
    }
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
    for group in CodeGroup::all() {
        add(format!("codes/{}.md", group.name()), group.page());
    }
    pages
}

/// Returns the enumerations without duplicates, sorted by mnemonic.
pub(crate) fn enums() -> Vec<&'static EnumDef> {
    let mut all: Vec<&EnumDef> = attrs::ALL.iter().flat_map(|list| list.iter()).copied().collect();
    all.sort_by_key(|def| def.mnemonic);
    all.dedup_by_key(|def| def.mnemonic);
    all
}

fn index() -> String {
    let mut text = format!(
        "# Operations\n{GENERATED}\n\n{} operations, by family. Search (key `s`) finds one by its name.\n\n\
         | Family | Operations | |\n|---|---|---|\n",
        ops::all().count()
    );
    for family in Family::ALL {
        let names: Vec<&str> = family.ops().iter().map(|op| op.name).take(4).collect();
        let stem = family.stem();
        let _ = writeln!(
            text,
            "| [{}]({stem}/index.md) | {} | {}, .. |",
            heading(*family),
            family.ops().len(),
            code_list(names)
        );
    }
    text
}

/// Returns the list of operations of a family.
fn family(family: Family) -> String {
    let mut text = format!("# Operations: {}\n{GENERATED}\n\n| Operation | |\n|---|---|\n", heading(family));
    for op in family.ops() {
        let _ = writeln!(text, "| [`pto.{0}`]({0}.md) | {1} |", op.name, cell(op.summary));
    }
    text
}

/// Returns the heading of a family.
pub(crate) fn heading(family: Family) -> String {
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
    text += "| Case | Attribute | Also accepted |\n|---|---|---|\n";
    for case in def.cases {
        let aliases = code_list(case.aliases.iter().copied());
        let attribute = cell(&def.attribute(case));
        let _ = writeln!(text, "| `{}` | `{attribute}` | {aliases} |", case.name);
    }
    let _ = write!(text, "\nSource: {}.\n", sources::shown(def.source, "../"));
    text
}

fn structure(def: &StructDef) -> String {
    let mut text = format!("# {}\n{GENERATED}\n\n{}\n\n| Field | Values |\n|---|---|\n", def.mnemonic, def.doc.trim());
    for (name, of) in def.fields {
        let _ = writeln!(text, "| `{name}` | [`{0}`]({0}.md): {1} |", of.mnemonic, of.names());
    }
    let _ = write!(text, "\nSource: {}.\n", sources::shown(def.source, "../"));
    text
}

fn all_codes() -> String {
    let mut text =
        format!("# Diagnostic codes\n{GENERATED}\n\n`pto-opt --explain CODE` prints the page of a code.\n\n");
    text += "| Codes | Number | About |\n|---|---|---|\n";
    for group in CodeGroup::all() {
        let _ = writeln!(text, "| [{0}]({0}.md) | {1} | {2} |", group.name(), group.codes.len(), group.title);
    }
    text
}

/// The codes of one hundred, or of two.
pub(crate) struct CodeGroup {
    pub(crate) title: &'static str,
    pub(crate) codes: Vec<&'static CodeInfo>,
    begin: u16,
}

impl CodeGroup {
    /// Returns all groups, with their codes.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let ends = GROUPS.iter().skip(1).map(|(begin, _)| *begin).chain([u16::MAX]);
        GROUPS.iter().zip(ends).map(|((begin, title), end)| {
            let codes = CODES.iter().filter(|info| (*begin..end).contains(&info.code)).collect();
            Self { title, codes, begin: *begin }
        })
    }

    /// Returns the name of its page: `PTO03xx`.
    pub(crate) fn name(&self) -> String {
        format!("PTO{:02}xx", self.begin / 100)
    }

    /// Returns the list of its codes.
    fn page(&self) -> String {
        let mut text =
            format!("# {}: {}\n{GENERATED}\n\n| Code | Rule | Source |\n|---|---|---|\n", self.name(), self.title);
        for info in &self.codes {
            let source = cell(&sources::shown(info.source, "../"));
            let _ = writeln!(text, "| [{0}]({0}.md) | {1} | {source} |", info.id(), cell(info.title));
        }
        text
    }
}

/// Returns the page of a code, as `--explain` prints it.
pub(crate) fn code(info: &CodeInfo) -> String {
    let page = info.page.replacen('\n', &format!("\n{GENERATED}\n"), 1);
    let line = |line: &str| match line.strip_prefix("Source: ").and_then(|rest| rest.strip_suffix('.')) {
        Some(source) => format!("Source: {}.\n", sources::shown(source, "../")),
        None => format!("{line}\n"),
    };
    page.lines().map(line).collect()
}
