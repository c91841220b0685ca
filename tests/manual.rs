//! The pages of the manual: the tool accepts every example.

use crate::{support::tool, trial};
use libtest_mimic::Trial;
use pto_isa::{
    op::Family,
    ops,
    types::{
        DType,
        info::{TYPES, TypeInfo},
    },
};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::OnceLock,
};

/// The generated pages by path, or why they could not be generated. All tests share them.
fn pages() -> Result<&'static BTreeMap<PathBuf, String>, String> {
    static PAGES: OnceLock<Result<BTreeMap<PathBuf, String>, String>> = OnceLock::new();
    let filetests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/filetests");
    let pages = PAGES.get_or_init(|| pto_docs::pages(&filetests).map_err(|error| error.to_string()));
    pages.as_ref().map_err(Clone::clone)
}

pub(crate) fn trials() -> Vec<Trial> {
    let families = Family::ALL.iter().filter(|family| !family.ops().is_empty());
    let mut trials: Vec<Trial> =
        families.map(|&family| trial("manual", family.stem(), move || operations(family))).collect();
    trials.push(trial("manual", "types", types));
    trials.push(trial("manual", "type names", type_names));
    trials
}

/// The example of each operation.
fn operations(family: Family) -> Result<(), String> {
    let directory = tool::scratch(&format!("manual/{}", family.stem()))?;
    let pages = pages()?;
    let mut wrong = Vec::new();
    for op in ops::all().filter(|op| op.family() == family) {
        let path = format!("operations/{}/{}.md", family.stem(), op.name);
        let page = pages.get(Path::new(&path)).ok_or_else(|| format!("no page {path}"))?;
        let Some((_, example)) = page.split_once("\n## Example\n\n") else { continue };
        let Some((options, example)) = example.split_once("```mlir\n") else { continue };
        let Some((program, _)) = example.split_once("```") else { continue };
        let mut arguments = vec!["--verify", "--diagnostics=short"];
        arguments.extend(options.split('`').filter(|word| word.starts_with("--")));
        let outcome = tool::run(&directory, &arguments, program.as_bytes())?;
        if outcome.status != 0 {
            wrong.push(format!("{}:\n{program}{}", op.name, outcome.stderr));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Every name of a type that the tool knows has a page, or is described on one.
fn type_names() -> Result<(), String> {
    let dialect = pto_dialect::dialect().map_err(|error| error.to_string())?;
    let described = |name: &str| {
        let form = format!("!pto.{name}<");
        let ty = |info: &TypeInfo| {
            info.name == name || info.aliases.contains(&name) || info.forms.iter().any(|f| f.starts_with(&form))
        };
        TYPES.iter().any(ty) || DType::ALL.iter().any(|dtype| dtype.name() == format!("!pto.{name}"))
    };
    let missing: Vec<&str> = dialect.type_names().filter(|name| !described(name)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("no page describes {}", missing.join(", "))) }
}

/// The examples of each type are printed unchanged; the aliases of the type mean the same.
fn types() -> Result<(), String> {
    let directory = tool::scratch("manual/types")?;
    let mut wrong = Vec::new();
    for info in TYPES {
        let bare = format!("!pto.{}", info.name);
        let plain = [bare.as_str()];
        let examples = if info.parameters.is_empty() { &plain } else { info.examples };
        if examples.is_empty() {
            wrong.push(format!("{bare} has no example"));
        }
        for example in examples {
            let names = info.aliases.iter().map(|alias| example.replacen(info.name, alias, 1));
            for written in names.chain([(*example).to_owned()]) {
                // No function has a struct as parameter.
                let program = match info.name {
                    "struct" => format!("func.func @f() {{\n%0 = pto.declare_struct -> {written}\nreturn\n}}\n"),
                    _ => format!("func.func private @f({written})\n"),
                };
                let outcome = tool::run(&directory, &["--pto-arch=a5"], program.as_bytes())?;
                if outcome.status != 0 || !String::from_utf8_lossy(&outcome.stdout).contains(example) {
                    wrong.push(format!("{written}:\n{}", outcome.stderr));
                }
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}
