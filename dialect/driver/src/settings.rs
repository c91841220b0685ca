//! Reads default options from the file `pto.toml` in the folder of the inputs or the nearest folder above.
//!
//! ```toml
//! pto-arch = "a5"
//! strict = true
//! ```
//!
//! A key is an option of the tools without its `--`. Options on the command line override the file; a tool ignores keys
//! of options that it does not have. Without inputs, and for standard input, the folder is the current one.

use clap::{ArgMatches, Command, parser::ValueSource};
use std::{
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};
use toml::{Table, Value};

/// Name of the settings file.
pub const FILE: &str = "pto.toml";

/// A key, its spelling on the command line, the identifier of its option, and the options that override it.
struct Setting {
    key: &'static str,
    written: &'static str,
    id: &'static str,
    instead: &'static [&'static str],
}

const fn setting(key: &'static str, written: &'static str, id: &'static str) -> Setting {
    Setting { key, written, id, instead: &[] }
}

const SETTINGS: &[Setting] = &[
    setting("allow-unregistered-dialect", "--allow-unregistered-dialect", "allow_unregistered_dialect"),
    setting("color", "--color", "color"),
    setting("diagnostics", "--diagnostics", "diagnostics"),
    setting("keep-names", "--keep-names", "keep_names"),
    setting("max-errors", "--max-errors", "max_errors"),
    setting("numerics", "--numerics", "numerics"),
    setting("pto-arch", "--pto-arch", "pto_arch"),
    setting("pto-level", "--pto-level", "pto_level"),
    Setting { instead: &["warnings"], ..setting("strict", "--strict", "strict") },
    setting("verify-sync", "--verify-sync", "verify_sync"),
    Setting { instead: &["strict"], ..setting("warnings", "-W", "warnings") },
];

/// Returns the keys that a settings file may have.
pub fn keys() -> impl Iterator<Item = &'static str> {
    SETTINGS.iter().map(|setting| setting.key)
}

/// Adds the settings of the folder of the inputs to the arguments of a tool, unless the arguments set them. `folder_of`
/// replaces the inputs of the arguments. Arguments that the tool does not accept are returned unchanged.
///
/// # Errors
/// Fails with one line if the file cannot be read or has an unknown key or a wrong value, or if the inputs have
/// different settings files.
pub fn applied(command: &Command, arguments: Vec<OsString>, folder_of: Option<&Path>) -> Result<Vec<OsString>, String> {
    let mut command = command.clone();
    let Ok(matches) = command.try_get_matches_from_mut(&arguments) else { return Ok(arguments) };
    let (mut of, mut given) = (&command, &matches);
    while let Some((name, inner)) = given.subcommand() {
        let Some(next) = of.find_subcommand(name) else { break };
        (of, given) = (next, inner);
    }
    let places = match folder_of {
        Some(file) => vec![file.to_owned()],
        None => inputs(of, given),
    };
    let mut found = places.iter().filter_map(|place| nearest(place));
    let Some(file) = found.next() else { return Ok(arguments) };
    if let Some(other) = found.find(|other| *other != file) {
        return Err(format!(
            "the inputs have different settings, '{}' and '{}': give those of one folder at a time",
            file.display(),
            other.display()
        ));
    }
    let shown = file.display();
    let text = fs::read_to_string(&file).map_err(|error| format!("cannot read '{shown}': {error}"))?;
    let mut added = Vec::new();
    for (key, value) in table(&text).map_err(|wrong| format!("{shown}:{wrong}"))? {
        let at = || format!("{shown}:{}", line_of(&text, &key));
        let setting = SETTINGS.iter().find(|setting| setting.key == key).ok_or_else(|| unknown(&at(), &key))?;
        let is_given =
            |id: &str| given.try_contains_id(id).is_ok() && given.value_source(id) == Some(ValueSource::CommandLine);
        let has = of.get_arguments().chain(command.get_arguments()).any(|argument| argument.get_id() == setting.id);
        let new = written(setting, &value).map_err(|wrong| format!("{}: {wrong}", at()))?;
        if !has || is_given(setting.id) || setting.instead.iter().any(|id| is_given(id)) {
            continue;
        }
        let Some(new) = new else { continue };
        added.push(OsString::from(new));
        let whole = inserted(&arguments, &added);
        if let Err(error) = command.clone().try_get_matches_from_mut(whole) {
            let wrong = error.to_string();
            return Err(format!("{}: {}", at(), wrong.lines().next().unwrap_or("").trim_start_matches("error: ")));
        }
    }
    Ok(inserted(&arguments, &added))
}

/// Returns the settings for a file: each key with its value as text, `true` for a switch that is on.
///
/// # Errors
/// Fails with one line if the settings file is invalid.
pub fn of_file(path: &Path) -> Result<Vec<(&'static str, String)>, String> {
    let Some(file) = nearest(path) else { return Ok(Vec::new()) };
    let shown = file.display();
    let text = fs::read_to_string(&file).map_err(|error| format!("cannot read '{shown}': {error}"))?;
    let mut settings = Vec::new();
    for (key, value) in table(&text).map_err(|wrong| format!("{shown}:{wrong}"))? {
        let at = format!("{shown}:{}", line_of(&text, &key));
        let setting = SETTINGS.iter().find(|setting| setting.key == key).ok_or_else(|| unknown(&at, &key))?;
        let argument = written(setting, &value).map_err(|wrong| format!("{at}: {wrong}"))?;
        let Some(argument) = argument else { continue };
        let word = argument.strip_prefix(setting.written).and_then(|rest| rest.strip_prefix('=')).unwrap_or("true");
        settings.push((setting.key, word.to_owned()));
    }
    Ok(settings)
}

/// Inserts arguments before `--`, or at the end.
fn inserted(arguments: &[OsString], added: &[OsString]) -> Vec<OsString> {
    let end = arguments.iter().position(|argument| argument == "--").unwrap_or(arguments.len());
    let (before, after) = arguments.split_at(end);
    [before, added, after].concat()
}

/// Returns the files and folders that a command line names as inputs; `-` if there are none.
fn inputs(command: &Command, matches: &ArgMatches) -> Vec<PathBuf> {
    let named = command.get_positionals().filter_map(|argument| matches.get_raw(argument.get_id().as_str()));
    let paths: Vec<PathBuf> = named.flatten().map(PathBuf::from).collect();
    if paths.is_empty() { vec![PathBuf::from("-")] } else { paths }
}

/// Returns the settings file for an input: that of its folder, or of the nearest folder above.
fn nearest(input: &Path) -> Option<PathBuf> {
    let is_standard = input.as_os_str() == "-";
    let whole = if is_standard { std::env::current_dir().ok()? } else { std::path::absolute(input).ok()? };
    let folder = if is_standard || whole.is_dir() { whole.as_path() } else { whole.parent()? };
    let file = folder.ancestors().map(|folder| folder.join(FILE)).find(|file| file.is_file())?;
    let here = std::env::current_dir().ok();
    // Show a path below the current folder as relative.
    let short = here.and_then(|here| file.strip_prefix(here).map(Path::to_owned).ok());
    Some(short.unwrap_or(file))
}

/// Parses the keys and values of a text, sorted by key.
fn table(text: &str) -> Result<Table, String> {
    text.parse::<Table>().map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.get(..start).unwrap_or(text).matches('\n').count() + 1;
        format!("{line}: {}", error.message().replace('\n', "; "))
    })
}

/// Returns the line of a key, from 1.
fn line_of(text: &str, key: &str) -> usize {
    let is_it = |line: &str| line.trim_start_matches([' ', '\t', '[', '"', '\'']).starts_with(key);
    text.lines().position(is_it).map_or(1, |line| line + 1)
}

fn unknown(at: &str, key: &str) -> String {
    let near = crate::usage::suggestion(key, keys());
    // Users often expect the key `target`.
    let near = if key == "target" { "; did you mean 'pto-arch'?".to_owned() } else { near };
    let near = if near.is_empty() { format!("; expected {}", keys().collect::<Vec<_>>().join(", ")) } else { near };
    format!("{at}: unknown key '{key}'{near}")
}

/// Returns the argument for a setting; `None` for a switch that is off.
fn written(setting: &Setting, value: &Value) -> Result<Option<String>, String> {
    let Setting { key, written, .. } = setting;
    match value {
        Value::Boolean(true) => Ok(Some((*written).to_owned())),
        Value::Boolean(false) => Ok(None),
        Value::String(text) => Ok(Some(format!("{written}={text}"))),
        Value::Integer(number) => Ok(Some(format!("{written}={number}"))),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => {
            Err(format!("expected a word, a number or a truth value of '{key}', found {}", value.type_str()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_sorted_and_found_in_their_lines() {
        assert!(keys().is_sorted());
        assert_eq!(line_of("# strict\npto-arch = \"a5\"\n  strict = true\n", "strict"), 3);
        let message = unknown("pto.toml:1", "pto-arh");
        assert_eq!(message, "pto.toml:1: unknown key 'pto-arh'; did you mean 'pto-arch'?");
        assert!(table("a = \n").is_err_and(|wrong| wrong.starts_with("1: ")));
    }
}
