//! Records the programs of operations in `tests/run`. Tiles that are parameters get an address in the C++, and stay
//! parameters of the recorded program. `recorded.txt` states for each run whether it is recorded, and why not;
//! `BLESS=1` writes it.

use super::{
    SYNCHRONISED,
    record::{Recorded, Recorder, same},
};
use crate::host;
use pto_buffers::{Content, Given, Number};
use pto_isa::{Target, TileDesc, TypeDesc, types::Dim};
use std::{fmt::Write, fs, path::Path};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/run");
const RESULT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/recorded.txt");
/// Folders of the families of tile operations.
const FAMILIES: [&str; 12] = [
    "comm",
    "elementwise",
    "irregular",
    "layout",
    "matmul",
    "movement",
    "reduce",
    "scalar",
    "sync",
    "system",
    "tile_scalar",
    "view",
];
/// Runs whose C++ lacks something, by prefix of the name: `TLOAD` takes no padding, and starts at the first column; a view
/// that states no layout has layout nd in C++.
const UNSAID: [&str; 8] = [
    "movement/tload.columns ",
    "movement/tload.columns.bits 2",
    "movement/tload.columns.bits 3",
    "movement/tload.init 1",
    "movement/tload.larger 2",
    "movement/tload.pad.strides ",
    "movement/tload.stride 1",
    "movement/tload.stride 4",
];
/// Names of the kinds of core.
const KINDS: [&str; 2] = ["cube", "vector"];

/// Parses the parameters of a function after its opening bracket: names and types.
pub(super) fn parameters(rest: &str) -> Vec<(String, String)> {
    let (mut depth, mut start, mut all) = (0, 0, Vec::new());
    let mut add = |part: &str| {
        if let Some((name, r#type)) = part.trim().split_once(':') {
            all.push((name.trim().to_owned(), r#type.trim().to_owned()));
        }
    };
    for (at, letter) in rest.char_indices() {
        match letter {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ']' | '}' => depth -= 1,
            ')' if depth > 0 => depth -= 1,
            ')' => {
                add(&rest[start..at]);
                break;
            }
            ',' if depth == 0 => {
                add(&rest[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    all
}

/// Returns the functions for the cube core and for the vector cores, if a text has one for each.
pub(super) fn entries(text: &str) -> Option<Vec<String>> {
    let of = |kind: &str| {
        let line = text.lines().find(|line| line.contains(&format!("pto.kernel_kind<{kind}>")))?;
        Some(line.split_once('@')?.1.split_once('(')?.0.to_owned())
    };
    KINDS.iter().map(|kind| of(kind)).collect()
}

/// A run of a program.
struct Run {
    /// Name, such as `elementwise/tadd 1`.
    name: String,
    /// The module, with one function unless several are needed together.
    text: String,
    /// The recording, or why the run has none.
    recorded: Result<Recorded, String>,
}

/// Returns the lines of a text without the functions that a run does not need.
fn only(text: &str, entry: &str) -> String {
    let needs_all = text.contains("func.call") || text.contains("kernel_kind");
    let mut inside = true;
    let mut kept = String::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("func.func ").and_then(|rest| rest.split_once('@')) {
            inside = needs_all || name.1.split('(').next() == Some(entry);
        }
        if inside && !line.starts_with("//") {
            let _ = writeln!(kept, "{line}");
        }
        inside |= line == "}";
    }
    kept
}

/// Returns the runs of a program that have a result.
fn runs(path: &Path) -> Vec<Run> {
    let text = fs::read_to_string(path).unwrap();
    let file = path.strip_prefix(ROOT).unwrap().with_extension("").display().to_string();
    let mut all: Vec<(String, bool)> = Vec::new();
    for line in text.lines() {
        if let Some(run) = line.strip_prefix("// RUN: ") {
            all.push((run.to_owned(), run.contains("--expect=")));
        } else if line.starts_with("// EXPECT ")
            && let Some(last) = all.last_mut()
        {
            last.1 = true;
        }
    }
    let mut seen: Vec<String> = Vec::new();
    let mut runs = Vec::new();
    for (number, (line, _)) in all.iter().enumerate().filter(|(_, (_, gives))| *gives) {
        // Both schedules are run anyway.
        let plain =
            line.split_whitespace().filter(|word| !word.starts_with("--schedule")).collect::<Vec<_>>().join(" ");
        if seen.contains(&plain) {
            continue;
        }
        seen.push(plain.clone());
        let first = text.split_once("func.func ").and_then(|(_, rest)| rest.split_once('@')).unwrap().1;
        let mut entry = first.split_once('(').unwrap().0.to_owned();
        let words = plain.replace("--entry=", "--entry ").replace("--pto-arch=", "--pto-arch ");
        let mut words = words.split_whitespace();
        let (mut target, mut arguments, mut other) = (Target::A3, Vec::new(), None);
        while let Some(word) = words.next() {
            let mut value = || words.next().unwrap_or_default().to_owned();
            match word {
                "--entry" => entry = value(),
                "--pto-arch" => target = value().parse().unwrap(),
                "--arg" => arguments.push(argument(&value())),
                _ => other = Some(format!("runs with {}", word.split('=').next().unwrap_or_default())),
            }
        }
        let text = only(&text, &entry);
        let name = format!("{file} {}", number + 1);
        let recorded = match other {
            Some(why) => Err(why),
            None => recorded(&name, &text, &entry, target, arguments),
        };
        runs.push(Run { name, text, recorded });
    }
    runs
}

fn argument(text: &str) -> Given {
    match text.parse().unwrap() {
        Given::Npy(path) => Given::Npy(Path::new(ROOT).join(path)),
        Given::File(path) => Given::File(Path::new(ROOT).join(path)),
        other => other,
    }
}

/// Returns the C++ type of a tile in the header's notation.
fn tile_text(tile: &TileDesc) -> String {
    let dim = |dim: Dim| dim.get().map_or("?".to_owned(), |extent| extent.to_string());
    let [blayout, slayout] = [format!("{:?}", tile.blayout), format!("{:?}", tile.slayout)].map(|word| match &*word {
        "RowMajor" => "row_major",
        "ColMajor" => "col_major",
        _ => "none_box",
    });
    let compact = match format!("{:?}", tile.compact).as_str() {
        "Null" => "null",
        "Normal" => "normal",
        _ => "row_plus_one",
    };
    format!(
        "!pto.tile_buf<{}, {}x{}x{}, valid={}x{}, blayout={blayout}, slayout={slayout}, fractal={}, pad={}, compact={compact}>",
        tile.loc,
        tile.rows,
        tile.cols,
        tile.dtype,
        dim(tile.valid_rows),
        dim(tile.valid_cols),
        tile.fractal.bytes(),
        tile.pad as u8
    )
}

/// Returns the recording of a run: parameters that are tiles or views become operations that define them, in the C++.
fn recorded(name: &str, text: &str, entry: &str, target: Target, arguments: Vec<Given>) -> Result<Recorded, String> {
    if text.contains("func.call") {
        return Err("functions that call each other".to_owned());
    }
    let functions = entries(text).unwrap_or_else(|| vec![entry.to_owned()]);
    let descs = host::parameters(text, entry, target)?;
    let (mut made, mut kept, mut given, mut tiles, mut all) =
        (String::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let start = text.find(&format!("@{entry}(")).ok_or("no function")? + entry.len() + 2;
    let named = parameters(&text[start..]);
    let mut next: Vec<(String, i64)> = Vec::new();
    for (index, ((parameter, r#type), desc)) in named.iter().zip(&descs).enumerate() {
        let own = format!("%p{index}");
        all.push(match desc {
            TypeDesc::TensorView(view) | TypeDesc::Partition(view) => {
                format!("{own}: !pto.ptr<{}>", view.dtype)
            }
            _ => format!("{own}: {}", r#type),
        });
        match desc {
            TypeDesc::Tile(tile) => {
                let memory = tile.loc.to_string();
                let at = match next.iter_mut().find(|(known, _)| *known == memory) {
                    Some((_, at)) => at,
                    None => {
                        next.push((memory.clone(), 0));
                        &mut next.last_mut().ok_or("no memory")?.1
                    }
                };
                let bytes = tile.size_bytes().ok_or("a tile of unknown size")?;
                let _ = writeln!(made, "%at{index} = arith.constant {at} : i64");
                let mut valid = String::new();
                for (word, dim, extent) in
                    [("valid_row", tile.valid_rows, tile.rows), ("valid_col", tile.valid_cols, tile.cols)]
                {
                    if dim.get().is_none() {
                        let _ = writeln!(made, "%{word}{index} = arith.constant {extent} : index");
                        let _ = write!(valid, " {word} = %{word}{index}");
                    }
                }
                let _ = writeln!(made, "{parameter} = pto.alloc_tile addr = %at{index}{valid} : {}", r#type);
                let pointer = format!("!pto.ptr<{}, {memory}>", tile.dtype);
                tiles.push(format!("{own}@{memory},{at},{bytes};{};{pointer}", tile_text(tile)));
                *at += (bytes + 1023) / 1024 * 1024;
            }
            TypeDesc::TensorView(view) | TypeDesc::Partition(view) => {
                view_of(&mut made, parameter, index, r#type, view)?;
                kept.push(format!("%view{index}: !pto.ptr<{}>", view.dtype));
                given.push(format!("{own}=0"));
            }
            TypeDesc::Ptr { .. } | TypeDesc::Scalar(_) | TypeDesc::Index => {
                kept.push(format!("{parameter}: {}", r#type));
                given.push(match arguments.get(index).map(|given| given.content().unwrap()) {
                    Some(Content::Number(Number::Integer(number))) => format!("{own}={number}"),
                    Some(Content::Number(Number::Real(number))) => format!("{own}={number}"),
                    Some(Content::Buffer(..)) | None => format!("{own}=0"),
                });
            }
            other => return Err(format!("a parameter that is {}", other.describe())),
        }
    }
    // Functions for both kinds of core have the same parameters.
    let mut rewritten = text.to_owned();
    for function in &functions {
        rewritten = replaced(&rewritten, function, &kept.join(", "), &made)?;
    }
    Ok(Recorded {
        name: name.replace(['/', ' ', '.'], "_"),
        text: rewritten,
        target,
        arguments,
        functions,
        parameters: all.join(", "),
        given,
        tiles,
    })
}

/// Writes a contiguous view of a buffer.
fn view_of(
    made: &mut String,
    parameter: &str,
    index: usize,
    r#type: &str,
    view: &pto_isa::types::ViewDesc,
) -> Result<(), String> {
    let extents: Vec<i64> =
        view.shape.dims().iter().map(|dim| dim.get().ok_or("an open view")).collect::<Result<_, _>>()?;
    let mut distance = 1;
    let mut lists = [String::new(), String::new(), String::new()];
    for (dim, extent) in extents.iter().enumerate().rev() {
        for (what, number) in [("size", *extent), ("step", distance), ("zero", 0)] {
            let _ = writeln!(made, "%{what}{index}_{dim} = arith.constant {number} : index");
        }
        for (list, what) in lists.iter_mut().zip(["size", "step", "zero"]) {
            let comma = if list.is_empty() { "" } else { ", " };
            *list = format!("%{what}{index}_{dim}{comma}{list}");
        }
        distance *= extent;
    }
    let [sizes, steps, zeros] = lists;
    let open = vec!["?"; extents.len()].join("x");
    let whole = format!("!pto.tensor_view<{open}x{}>", view.dtype);
    let viewed = if r#type.starts_with("!pto.tensor_view") { parameter.to_owned() } else { format!("%whole{index}") };
    let of = if viewed == parameter { r#type } else { &whole };
    let _ =
        writeln!(made, "{viewed} = pto.make_tensor_view %view{index}, shape = [{sizes}], strides = [{steps}] : {of}");
    if viewed != parameter {
        let _ = writeln!(
            made,
            "{parameter} = pto.partition_view {viewed}, offsets = [{zeros}], sizes = [{sizes}] : {whole} -> {}",
            r#type
        );
    }
    Ok(())
}

/// Replaces the parameters of a function, and inserts operations at the start of its body.
fn replaced(text: &str, function: &str, parameters: &str, before: &str) -> Result<String, String> {
    let start = text.find(&format!("@{function}(")).ok_or("no function")? + function.len() + 2;
    let line = text[start..].find('\n').ok_or("no body")? + start;
    let head = &text[start..line];
    let close = if head.contains("attributes") { head.find(") attributes") } else { head.rfind(") {") };
    let end = close.ok_or("no list of parameters")?;
    Ok(format!("{}{parameters}{}\n{before}{}", &text[..start], &head[end..], &text[line + 1..]))
}

#[test]
fn do_what_they_say() {
    let mut paths = Vec::new();
    for family in FAMILIES {
        paths.extend(fs::read_dir(Path::new(ROOT).join(family)).unwrap().map(|entry| entry.unwrap().path()));
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    paths.sort();
    let runs: Vec<Run> = paths.iter().flat_map(|path| runs(path)).collect();
    let all: Vec<Recorded> = runs.iter().filter_map(|run| run.recorded.as_ref().ok().cloned()).collect();
    let recorder = Recorder::new(&all, SYNCHRONISED);
    let (mut text, mut wrong, mut count) = (String::new(), Vec::new(), 0);
    for run in &runs {
        let program = run.recorded.as_ref().map_err(String::clone).and_then(|one| Ok((one, recorder.program(one)?)));
        match program {
            Ok((one, program)) if UNSAID.iter().any(|start| run.name.starts_with(start)) => {
                if same(one, &run.text, &program).is_ok() {
                    wrong.push(format!("{}: does what it says", run.name));
                }
                let _ = writeln!(text, "{}: is not said by its call", run.name);
            }
            Ok((one, program)) => {
                wrong.extend(same(one, &run.text, &program).err().map(|said| format!("{}: {said}", run.name)));
                count += 1;
                let _ = writeln!(text, "{}: recorded", run.name);
            }
            Err(why) => {
                let why = why.lines().next().unwrap_or_default();
                let _ = writeln!(text, "{}: {why}", run.name);
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count} runs:\n{}", wrong.len(), wrong.join("\n"));
    if std::env::var_os("BLESS").is_some() {
        fs::write(RESULT, &text).unwrap();
    }
    assert_eq!(text, fs::read_to_string(RESULT).unwrap_or_default(), "BLESS=1 writes it");
}
