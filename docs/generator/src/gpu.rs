//! Generates the page of kernels on GPUs, from the tables next to the tests that measure them
//! (`lowering/gpu/tests/finalizer`).

use crate::{GENERATED, cell};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The cell of an accepted kernel.
const ACCEPTED: &str = "accepted";

/// The contents of the tables.
pub(crate) struct Tables {
    /// The verdict of the finalizer for each kernel on each platform.
    pub(crate) verdicts: String,
    /// Instruction counts of the measured kernels on some platforms.
    pub(crate) instructions: String,
    /// The number of moves that a coalescer might remove, by reason.
    pub(crate) moves: String,
    /// Instruction counts of the same kernels by other compilers, and the operations that they compute.
    pub(crate) intel: String,
    /// Static and executed instruction counts of kernels of realistic sizes, by this compiler and by Intel's.
    pub(crate) sizes: String,
}

/// The reasons in the table of moves.
const REASONS: &[(&str, &str)] = &[
    ("end", "the finalizer makes the payload of the message that ends the thread"),
    (
        "finalizer",
        "the finalizer makes it for an instruction that is no move: headers and payloads of messages that have no form without \
         them, and operands that the machine wants elsewhere",
    ),
    ("changes", "in vISA it converts, or reads or writes with gaps"),
    ("predefined", "what is there before the first instruction"),
    (
        "parameter",
        "a parameter of the kernel that a message needs at the start of a register, where the payload has it not",
    ),
    ("indirect", "one of the two vectors is accessed at computed places"),
    ("overlap", "both vectors are needed at once, with different contents, if one were at the place of the other"),
    ("rearranged", "parts of two vectors, whose other parts cannot be at the same distance"),
    ("unaligned", "as a part of the other vector it would not begin where its uses need it"),
];

/// Returns the lines of a table after its head, as a name and cells.
fn rows(text: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    text.lines().skip(1).map(|line| {
        let mut cells = line.split('\t');
        (cells.next().unwrap_or_default(), cells.collect())
    })
}

/// Returns the words of the head of a table, without the first one.
fn head(text: &str) -> Vec<&str> {
    text.lines().next().unwrap_or_default().split('\t').skip(1).collect()
}

/// Returns the page.
pub(crate) fn page(tables: &Tables) -> String {
    let mut text = format!("# Kernels on GPUs\n{GENERATED}\n\n");
    text += "`pto-opt --target=visa --platform=P` makes these files of the kernels of `tests/run/kernels` and `benches/gpu`. \
             Intel's finalizer is `GenX_IR`, of the Debian package `libigc-tools`; a test asks it again and compares \
             (`cargo test -p pto-gpu --test finalizer`, with `PTO_TEST_ALL=1` for all of them), and with `BLESS=1` writes the \
             tables that this page is made of.\n";
    text += FLOATS;
    text += &instructions(tables);
    text += &sizes(tables);
    text += &moves(&tables.moves);
    text
}

/// Operations on floats that could differ between levels.
const FLOATS: &str = "
## Floats

Kernels on GPUs compute what the tile level and the vector level compute (`pto-run --numerics=npu-a5`, the default):

| values | at the tile and the vector level | on GPUs |
|---|---|---|
| denormals in sums, products, quotients and functions | count as zero of their sign, as operands and as results | the same: a kernel \
with such arithmetic first clears the bits 6, 7 and 10 of `cr0`, the denorm modes of `df`, `f` and `hf`, whatever mode the host \
starts threads in |
| denormals in moves, selections, extremes, comparisons, changes of signs and conversions | are kept | the same. The vISA \
specification flushes denormals in mathematical operations, which is taken to be its list of arithmetic instructions; no device \
has confirmed this for comparisons |
| zeros in `tmax`, `tmin` and reductions | +0 is greater than -0 | the same. `max` and `min` of vISA give either; the signs of \
the elements are combined beside them |
| sums of the lanes of `f16` | neighbours are added, then neighbours of their sums | the same, to the last bit. Sums of `f32` add \
halves of the register instead, which differs in the last bits |
| NaN in `tmax`, `tmin` and reductions | NaN where any element is | the same. `max` and `min` of vISA ignore NaN; a sum of \
magnitudes beside them is NaN where an element is |

LLVM IR (`--emit=genx-llvm`) writes no `cr0`: Intel's backend does, with the float control of the kernel, whose default is the \
same mode.
";

/// Returns the section on moves.
fn moves(table: &str) -> String {
    let platforms = head(table);
    let mut text = format!(
        "\n## Moves\n\nInstructions of these kernels that move registers to registers of the same type, without gaps, as a move \
         does that a coalescer would remove, and why there are so many; the test finds the reasons in the vISA that the \
         listing names, and fails if there is none.\n\n| kernel | {} |\n|---{}|\n",
        platforms.join(" | "),
        "|---".repeat(platforms.len()),
    );
    for (kernel, cells) in rows(table) {
        let _ = writeln!(text, "| `{kernel}` | {} |", cells.join(" | "));
    }
    text += "\n| reason | what it says |\n|---|---|\n";
    for (name, what) in REASONS {
        let _ = writeln!(text, "| {name} | {what} |");
    }
    text
}

/// Returns the section on the kernels that the finalizer accepts.
pub(crate) fn kernels(table: &str) -> String {
    let platforms = head(table);
    let all: Vec<_> = rows(table).collect();
    let mut notes: Vec<&str> = Vec::new();
    let mut accepted = vec![0; platforms.len()];
    let mut lines = String::new();
    for (kernel, cells) in &all {
        let _ = write!(lines, "| `{kernel}` |");
        for (column, found) in cells.iter().enumerate() {
            if *found == ACCEPTED {
                if let Some(count) = accepted.get_mut(column) {
                    *count += 1;
                }
                lines += " yes |";
                continue;
            }
            let number = notes.iter().position(|note| note == found).unwrap_or_else(|| {
                notes.push(found);
                notes.len() - 1
            });
            let _ = write!(lines, " {} |", number + 1);
        }
        lines.push('\n');
    }
    let mut text = format!(
        "# Kernels that GPUs take\n{GENERATED}\n\n`yes`: the finalizer takes text and object file, makes the same code of both, and that has no \
         spill and no illegal instruction. A number is the reason below why not. Of {} kernels:\n\n| | {} |\n|---{}|\n",
        all.len(),
        platforms.join(" | "),
        "|---".repeat(platforms.len()),
    );
    let counts: Vec<String> = accepted.iter().map(|count| format!("**{count}**")).collect();
    let _ = writeln!(text, "| **yes** | {} |", counts.join(" | "));
    text += &lines;
    if !notes.is_empty() {
        text += "\nReasons:\n\n";
    }
    for (number, note) in notes.iter().enumerate() {
        let linked = note.split_once(": ").filter(|(code, _)| code.starts_with("PTO"));
        let note = match linked {
            Some((code, reason)) => format!("[{code}](codes/{code}.md): {reason}"),
            None => (*note).to_owned(),
        };
        let _ = writeln!(text, "{}. {note}", number + 1);
    }
    text
}

/// Returns the section on instruction counts of measured kernels.
fn instructions(Tables { instructions, intel, .. }: &Tables) -> String {
    let found: BTreeMap<&str, Vec<&str>> = rows(instructions).collect();
    let platforms = head(instructions);
    let mut text = format!(
        "\n## How many instructions\n\nGen instructions of the kernels of `benches/gpu`: `instCount` in the header of the \
         listing that `GenX_IR k.visaasm -platform P -binary -output -noLoadPayload` writes. It counts \
         synchronisation, the two instructions that end the thread and a `nop` after them. \"GenX\" is what Intel's own \
         backend of the same release makes of plain region code, \"by hand\" the shortest that was written by hand.\n\n| \
         kernel | work | {} |\n|---|---{}|\n",
        platforms.iter().map(|name| format!("{name} | GenX | by hand")).collect::<Vec<_>>().join(" | "),
        "|---:|---:|---:".repeat(platforms.len()),
    );
    let figures = head(intel);
    for (kernel, cells) in rows(intel) {
        let of = |column: &str| {
            let at = figures.iter().position(|name| *name == column);
            at.and_then(|at| cells.get(at)).copied().unwrap_or_default()
        };
        let _ = write!(text, "| `{kernel}` | {} |", cell(of("work")));
        for (column, platform) in platforms.iter().enumerate() {
            let own = found.get(kernel).and_then(|cells| cells.get(column)).copied().unwrap_or("not written");
            let (genx, hand) = (of(&format!("genx {platform}")), of(&format!("hand {platform}")));
            let _ = write!(text, " {} | {genx} | {hand} |", cell(own));
        }
        text.push('\n');
    }
    let known: BTreeSet<&str> = rows(intel).map(|(kernel, _)| kernel).collect();
    for kernel in found.keys().filter(|kernel| !known.contains(*kernel)) {
        let cells = found.get(kernel).map(|cells| cells.iter().map(|own| format!("{own} | | |")).collect::<Vec<_>>());
        let _ = writeln!(text, "| `{kernel}` | | {}", cells.unwrap_or_default().join(" "));
    }
    text
}

/// Returns the section on kernels of realistic sizes.
fn sizes(Tables { sizes, .. }: &Tables) -> String {
    let mut text = SIZES.to_owned();
    for (kernel, cells) in rows(sizes) {
        let [platform, elements, ours @ ..] = cells.as_slice() else { continue };
        let per_element = |executed: &str| match (executed.parse::<f64>(), elements.parse::<f64>()) {
            (Ok(executed), Ok(elements)) => format!("{:.3}", executed / elements),
            _ => executed.to_owned(),
        };
        let _ = write!(text, "| `{kernel}` | {platform} |");
        // For this compiler and Intel's: instructions, executed ones, the ratio of products.
        for column in 0..COMPARED {
            for cells in ours.chunks(COMPARED) {
                let cell = cells.get(column).copied().unwrap_or_default();
                let shown = if column == EXECUTED { per_element(cell) } else { cell.to_owned() };
                let _ = write!(text, " {shown} |");
            }
        }
        text.push('\n');
    }
    text
}

/// Number of cells per kernel and compiler.
const COMPARED: usize = 3;
/// Index of the cell with executed instructions.
const EXECUTED: usize = 1;

/// The introduction to the table of kernels of realistic sizes.
const SIZES: &str = "
## Kernels of real sizes

Gen instructions of the kernels of `benches/gpu-size`, beside those that Intel's own vector compiler (`ocloc`, with \
`-vc-codegen`) makes of the LLVM IR that we write for it. Both are disassembled by `iga64`. \"Executed\" weights the \
instructions of each loop by how often it runs, for each element of the result (of the input for `sum_1m`); it counts what \
one thread executes, which here computes the whole result. \"dpas\" is the share of the instructions of the innermost loop \
with products that are `dpas`. A loop whose iterations would not fit the instruction cache stays a loop, so that size does \
not grow with the number of tiles. A test (`cargo test -p pto-gpu --test size`) measures them in one run. It fails if a kernel takes more than 10 seconds to \
compile, has more than 20,000 instructions, spills, or executes more instructions than Intel's code, and if less than 40 % of \
the innermost loop of `gemm` on PVC is `dpas`.

| kernel | platform | instructions | Intel's | executed | Intel's | dpas | Intel's |
|---|---|---:|---:|---:|---:|---:|---:|
";
