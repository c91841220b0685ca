//! Generates the page of an operation.

use crate::{
    GENERATED, cell, code_list, constraint, cost,
    example::Example,
    extent,
    forms::{Forms, Values},
    run::Programs,
};
use pto_isa::{
    Arity, Attr, Op,
    numerics::Profile,
    op::{AttrValue, Domain, Effects, Level, Presence, Role, places},
    syntax,
    target::{PerTarget, TargetSet},
    types::{DTypeSet, Loc},
};
use std::{fmt::Write, path::PathBuf};

/// Returns the path of the page below the book's `src`.
pub(crate) fn path(op: &Op) -> PathBuf {
    PathBuf::from(format!("operations/{}/{}.md", op.family().stem(), op.name))
}

/// Returns the page.
pub(crate) fn page(op: &Op, example: Option<(&Example, &Forms)>, programs: &Programs) -> String {
    let mut text = format!("# pto.{}\n{GENERATED}\n\n{}.\n\n", op.name, sentence(op.summary));
    let _ = writeln!(text, "Family `{}`, targets {}.", op.family().stem(), targets(op.targets));
    if !op.aliases.is_empty() {
        let _ = writeln!(text, "Also accepted as {}.", code_list(op.aliases.iter().copied()));
    }
    let _ = writeln!(text, "{}", effects(op));
    if matches!(op.level, Level::Tile) {
        let pipes = places::pipes(op).unwrap_or_default();
        let by = "by the [memories](../../memories.md) of its operands";
        text += &match pipes.as_slice() {
            [] => format!("The [pipe](../../pipes.md) that runs it is chosen {by}.\n"),
            [one] => format!("It runs on the [pipe](../../pipes.md) `{}`.\n", one.name()),
            several => {
                let names = code_list(several.iter().map(|pipe| pipe.name()));
                format!("It runs on one of the [pipes](../../pipes.md) {names}, chosen {by}.\n")
            }
        };
    }
    text += "\n## Syntax\n\n```text\n";
    text += &syntax::text(op).unwrap_or_default();
    text += "\n```\n";
    if let Some(values) = on_values(op) {
        let _ = write!(text, "\nOn values (level 1):\n\n```text\n{values}\n```\n");
    }
    if let Some(generic) = example.and_then(|(example, _)| example.generic.as_ref()) {
        let _ = write!(text, "\nIn generic form:\n\n```text\n{generic}\n```\n");
    }
    operands(op, &mut text);
    attributes(op, &mut text);
    element_types(op.dtypes, &mut text);
    if op.all_rules().next().is_some() {
        text += "\n## Constraints\n\n| Code | Rule | About | Expected | Source |\n|---|---|---|---|---|\n";
        text += &constraint::table(op);
    }
    numerics(op, &mut text);
    text += &cost::section(op);
    if let Some((example, forms)) = example {
        examples(op, example, forms, &mut text);
    }
    text += &programs.section(op.name);
    let pages = op.manual_pages();
    if !pages.is_empty() {
        let _ = write!(text, "\n## In the ISA manual\n\n{}\n", code_list(pages.iter().map(String::as_str)));
    }
    text
}

/// Appends the example in each form.
fn examples(op: &Op, example: &Example, forms: &Forms, text: &mut String) {
    let _ = write!(text, "\n## Example\n\n");
    if !example.options.is_empty() {
        let _ = write!(text, "With `{}`:\n\n", example.options);
    }
    let _ = write!(text, "```mlir\n{}```\n", example.text);
    let _ = write!(text, "\nAs assembly (PTO-AS):\n\n```text\n{}```\n", forms.assembly);
    if matches!(op.syntax, syntax::Syntax::Generic) {
        *text += "\nEvery form writes the operation as the generic one does, as it has no custom syntax.\n";
    }
    let _ = match &forms.values {
        Values::Same => writeln!(text, "\nOn values (level 1) it is the same: no tile is written."),
        Values::Text { text: values, allocated } => {
            let made = if *allocated { ", with what it writes allocated" } else { "" };
            write!(text, "\nOn values (level 1){made}:\n\n```mlir\n{values}```\n")
        }
        Values::None(reason) => writeln!(text, "\nOn values (level 1) this program does not exist: {}.", cell(reason)),
    };
}

/// Returns the values form, with the written tiles as results, for operations in destinations form.
fn on_values(op: &Op) -> Option<String> {
    let starts = syntax::elements(op).ok()?.into_iter().next();
    let outs: Vec<&str> = op.tile_outs().map(|(_, out)| out.name.as_str()).collect();
    if starts != Some(syntax::Element::Keyword("ins")) || outs.is_empty() {
        return None;
    }
    let own = op.results.iter().filter(|result| result.arity == Arity::One).map(|result| result.name.as_str());
    let results: Vec<&str> = own.chain(outs.iter().copied()).collect();
    let list = |optional: &dyn Fn(&str) -> String| -> String {
        let others = op.operands.iter().filter(|operand| !outs.contains(&operand.name.as_str()));
        let mut text = String::new();
        for (position, operand) in others.enumerate() {
            let comma = if position > 0 { ", " } else { "" };
            match operand.arity {
                Arity::One => text += &format!("{comma}{}", optional(operand.name.as_str())),
                Arity::Optional | Arity::Variadic => text += &format!("[{comma}{}]", optional(operand.name.as_str())),
            }
        }
        text
    };
    let values: Vec<String> = results.iter().map(|name| format!("%{name}")).collect();
    let types: Vec<String> = results.iter().map(|name| format!("type(%{name})")).collect();
    let types = if let [single] = types.as_slice() { single.clone() } else { format!("({})", types.join(", ")) };
    Some(format!(
        "{} = pto.{} {} [{{..}}] : ({}) -> {types}",
        values.join(", "),
        op.name,
        list(&|name| format!("%{name}")),
        list(&|name| format!("type(%{name})")),
    ))
}

/// Capitalizes the first letter.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn targets(set: TargetSet) -> &'static str {
    match (set.a2a3, set.a5) {
        (true, true) => "a2, a3 and a5",
        (true, false) => "a2 and a3",
        (false, true) => "a5",
        (false, false) => "none",
    }
}

fn effects(op: &Op) -> &'static str {
    match op.effects {
        Effects::Pure => "It has no effect besides its results: unused, it may be removed.",
        Effects::Allocate => "It allocates its result.",
        Effects::FromRoles => "It reads its `in` operands and writes its `out` operands.",
        Effects::Barrier => "It orders all accesses to memory.",
        Effects::OfRegions => "It has the effects of the operations inside.",
        Effects::State => "It changes state that no operand names, and stays where it is.",
    }
}

fn operands(op: &Op, text: &mut String) {
    let often = |arity| match arity {
        Arity::One => "",
        Arity::Optional => ", optional",
        Arity::Variadic => ", any number",
    };
    if !op.operands.is_empty() {
        *text += "\n## Operands\n\n| Name | Role | Type | |\n|---|---|---|---|\n";
        for (index, operand) in op.operands.iter().enumerate() {
            let role = match operand.role {
                Role::In => "in",
                Role::Out => "out",
                Role::InOut => "in and out",
                Role::Tmp => "scratch",
            };
            let (kind, often) = (operand.kind.describe(), often(operand.arity));
            let extent = operand.extent.map(|extent| extent::words(op, extent)).unwrap_or_default();
            let memories = places::memories(op, index).unwrap_or_default();
            let place = if memories.is_empty() { "" } else { " in " };
            let place = format!("{place}{}", code_list(memories.into_iter().map(Loc::name)));
            let _ = writeln!(
                text,
                "| `{}` | {role} | {kind}{place}{often} | {}{extent} |",
                operand.name,
                cell(operand.doc)
            );
        }
    }
    if !op.results.is_empty() {
        *text += "\n## Results\n\n| Name | Type | |\n|---|---|---|\n";
        for result in op.results {
            let (kind, often) = (result.kind.describe(), often(result.arity));
            let _ = writeln!(text, "| `{}` | {kind}{often} | {} |", result.name, cell(result.doc));
        }
    }
    if !op.regions.is_empty() {
        let _ = write!(text, "\n## Regions\n\n{}\n", code_list(op.regions.iter().copied()));
    }
}

fn attributes(op: &Op, text: &mut String) {
    if op.attrs.is_empty() {
        return;
    }
    *text += "\n## Attributes\n\n| Name | Values | Default | |\n|---|---|---|---|\n";
    for attr in op.attrs {
        let also = if attr.keys.is_empty() {
            String::new()
        } else {
            format!(" (also {})", code_list(attr.keys.iter().copied()))
        };
        let only =
            if attr.targets == TargetSet::ALL { String::new() } else { format!("; {} only", targets(attr.targets)) };
        let _ = writeln!(
            text,
            "| `{}`{also} | {} | {} | {}{only} |",
            attr.name,
            domain(&attr.domain),
            default(attr),
            cell(attr.doc),
        );
    }
}

fn domain(domain: &Domain) -> String {
    let linked = |mnemonic: &str| format!("[`{mnemonic}`](../../attributes/{mnemonic}.md)");
    match domain {
        Domain::Enum(def) => format!("{}: {}", linked(def.mnemonic), cell(&domain.to_string())),
        Domain::Enums(defs) => defs.iter().map(|def| linked(def.mnemonic)).collect::<Vec<_>>().join(", "),
        Domain::Struct(def) => linked(def.mnemonic),
        Domain::Symbol
        | Domain::Bool
        | Domain::Int { .. }
        | Domain::Ints
        | Domain::Path
        | Domain::Str(_)
        | Domain::Unit
        | Domain::SegmentSizes
        | Domain::Any => cell(&domain.to_string()),
    }
}

fn default(attr: &Attr) -> String {
    match attr.presence {
        Presence::Required => "required".to_owned(),
        Presence::Optional => String::new(),
        Presence::Default { value, .. } => match (value, &attr.domain) {
            (AttrValue::Enum(value), Domain::Enum(def)) => {
                def.by_value(value).map_or(String::new(), |case| format!("`{}`", case.name))
            }
            (AttrValue::Enum(value) | AttrValue::Int(value), _) => format!("`{value}`"),
            (AttrValue::Bool(value), _) => format!("`{value}`"),
            (AttrValue::Str(value), _) => format!("`\"{value}\"`"),
        },
    }
}

fn element_types(dtypes: PerTarget<DTypeSet>, text: &mut String) {
    let silent = |set| set == DTypeSet::ANY || set == DTypeSet::EMPTY;
    if silent(dtypes.a2a3) && silent(dtypes.a5) {
        return;
    }
    *text += "\n## Element types\n\n| Target | Types |\n|---|---|\n";
    for (target, set) in [("a2, a3", dtypes.a2a3), ("a5", dtypes.a5)] {
        let _ = writeln!(text, "| {target} | {} |", code_list(set.iter().map(|dtype| dtype.name())));
    }
}

fn numerics(op: &Op, text: &mut String) {
    if op.numerics.is_empty() {
        return;
    }
    *text += "\n## Numerics\n\n";
    for topic in op.numerics {
        let differs: Vec<String> = Profile::ALL
            .iter()
            .map(|&profile| (profile, topic.profile(profile)))
            .filter(|(_, text)| !text.is_empty())
            .map(|(profile, text)| format!("`{}`: {text}", profile.name()))
            .collect();
        let differs = if differs.is_empty() { String::new() } else { format!(" {}.", differs.join("; ")) };
        let _ = writeln!(text, "* {}{differs}", topic.text());
    }
}
