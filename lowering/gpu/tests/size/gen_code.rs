//! Machine code as `iga64` (package `libigc-tools`) disassembles it: the number of instructions, and the number of
//! executed instructions for given trip counts.

use std::collections::BTreeMap;
use std::process::Command;

use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection};
use visa::Platform;

/// The marker of the last instruction; the rest of a section is filled with `illegal`.
const END: &str = "EOT";

/// A loop: its first instruction, and all instructions in it, including those of nested loops.
struct Loop {
    header: usize,
    holds: Vec<bool>,
}

/// The instructions of a kernel, without labels.
pub(crate) struct Code {
    lines: Vec<String>,
    /// The loops in the order of their headers, outer ones first.
    loops: Vec<Loop>,
}

impl Code {
    /// Disassembles a kernel.
    ///
    /// # Errors
    ///
    /// The message of the disassembler.
    pub(crate) fn of(bytes: &[u8], platform: Platform) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let (from, to) = (folder.path().join("code"), folder.path().join("text"));
        std::fs::write(&from, bytes).map_err(|error| error.to_string())?;
        let generation = format!("-p={}", generation(platform));
        let mut command = Command::new("iga64");
        let out = command.args(["-d", generation.as_str(), "-o"]).arg(&to).arg(&from).output();
        let out = out.map_err(|error| format!("iga64: {error}"))?;
        let text = std::fs::read_to_string(&to);
        let text = text.map_err(|error| format!("iga64: {error}\n{}", String::from_utf8_lossy(&out.stderr)))?;
        Ok(Self::parse(&text))
    }

    fn parse(text: &str) -> Self {
        let (mut lines, mut labels) = (Vec::<String>::new(), Vec::new());
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")) {
            match line.strip_suffix(':') {
                Some(label) => labels.push((label.to_owned(), lines.len())),
                None => lines.push(line.to_owned()),
            }
            if line.contains(END) {
                break;
            }
        }
        let target = |label: &str| labels.iter().find(|(name, _)| name == label).map(|(_, at)| *at);
        let mut next: Vec<Vec<usize>> = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            // The last label is the join point of lanes that jump.
            let jump = line.contains("jmpi") || line.contains("goto");
            let taken = line.split_whitespace().filter_map(target).next_back().filter(|_| jump);
            let goes_on = !line.contains(END)
                && (!jump || line.starts_with("(W&") || line.starts_with("(f") || line.starts_with("(~f"));
            next.push(taken.into_iter().chain(goes_on.then_some(at + 1)).filter(|to| *to < lines.len()).collect());
        }
        Self { loops: loops(&next), lines }
    }

    /// Returns the number of instructions.
    pub(crate) fn count(&self) -> usize {
        self.lines.len()
    }

    /// Returns the number of loops.
    pub(crate) fn loops(&self) -> usize {
        self.loops.len()
    }

    /// Returns the trip count of each loop. Loops must compare a counter with a number at their start, as our backend
    /// generates them.
    ///
    /// # Errors
    ///
    /// A loop of another form.
    pub(crate) fn trips(&self) -> Result<Vec<u64>, String> {
        self.loops.iter().map(|found| self.trip(found)).collect()
    }

    fn trip(&self, found: &Loop) -> Result<u64, String> {
        let inside = || (found.header..self.lines.len()).filter(|at| found.holds[*at]).map(|at| &self.lines[at]);
        let mut before = (0..found.header).rev().filter(|at| !found.holds[*at]).map(|at| &self.lines[at]);
        let unknown = || format!("how often a loop runs is not known: {}", self.lines[found.header]);
        let compare = inside().find(|line| line.contains("(lt)f")).ok_or_else(unknown)?;
        let (counter, end) = operands(compare).ok_or_else(unknown)?;
        // The same name with another type is another variable.
        let is_counter = |word: &str| {
            let ty = word.strip_prefix(counter.as_str()).and_then(|rest| rest.strip_prefix("<1>:"));
            ty.is_some_and(|ty| ty == "d" || ty == "ud")
        };
        let counts = |line: &&String, name: &str| {
            line.contains(&format!("{name} (1|M0) ")) && line.split_whitespace().any(is_counter)
        };
        let step = inside().find(|line| counts(line, "add")).and_then(|line| operands(line));
        let (_, step) = step.filter(|(from, step)| *from == counter && *step > 0).ok_or_else(unknown)?;
        let start = before.find(|line| counts(line, "mov")).ok_or_else(unknown)?;
        let start = start.split_whitespace().find_map(number).ok_or_else(unknown)?;
        Ok(end.saturating_sub(start).div_ceil(step))
    }

    /// Returns the number of executed instructions, and the percentage of `dpas` in the loops that are executed most,
    /// for given trip counts.
    ///
    /// # Errors
    ///
    /// The number of loops differs.
    pub(crate) fn executed(&self, trips: &[u64]) -> Result<(u64, Option<u64>), String> {
        if self.loops.len() != trips.len() {
            return Err(format!("{} loops, {} are expected", self.loops.len(), trips.len()));
        }
        let often = |at: usize| -> u64 {
            let around = self.loops.iter().zip(trips).filter(|(found, _)| found.holds[at]);
            around.map(|(_, trips)| *trips).product()
        };
        let weights: Vec<u64> = (0..self.lines.len()).map(often).collect();
        let products: Vec<usize> = (0..self.lines.len()).filter(|at| self.lines[*at].contains("dpas")).collect();
        let most = products.iter().map(|at| weights[*at]).max();
        let share = most.map(|most| {
            let inner = products.iter().filter(|at| weights[**at] == most).count() as u64;
            100 * inner / weights.iter().filter(|weight| **weight == most).count() as u64
        });
        Ok((weights.iter().sum(), share))
    }
}

/// Returns the loops of a graph, given the successors of each instruction; the first instruction is the entry.
fn loops(next: &[Vec<usize>]) -> Vec<Loop> {
    let mut before = vec![Vec::new(); next.len()];
    for (at, after) in next.iter().enumerate() {
        after.iter().for_each(|to| before[*to].push(at));
    }
    // An edge to an instruction on the current path of the search closes a loop.
    let (mut seen, mut path) = (vec![false; next.len()], vec![false; next.len()]);
    let (mut stack, mut loops) = (vec![(0, 0)], BTreeMap::<usize, Vec<bool>>::new());
    seen[0] = true;
    path[0] = true;
    while let Some((at, taken)) = stack.pop() {
        let Some(to) = next[at].get(taken).copied() else {
            path[at] = false;
            continue;
        };
        stack.push((at, taken + 1));
        if path[to] {
            let holds = loops.entry(to).or_insert_with(|| vec![false; next.len()]);
            holds[to] = true;
            let mut found = vec![at];
            while let Some(inner) = found.pop() {
                if !std::mem::replace(&mut holds[inner], true) {
                    found.extend(&before[inner]);
                }
            }
        } else if !std::mem::replace(&mut seen[to], true) {
            path[to] = true;
            stack.push((to, 0));
        }
    }
    loops.into_iter().map(|(header, holds)| Loop { header, holds }).collect()
}

/// Returns the register and the number of an instruction with two operands.
fn operands(line: &str) -> Option<(String, u64)> {
    let mut words = line.split_whitespace();
    let register = words.find_map(|word| word.split_once("<0;1,0>:").filter(|(name, _)| name.starts_with('r')))?.0;
    Some((register.to_owned(), words.find_map(number)?))
}

/// Parses a number with its type, such as `0x40:uw` or `64:w`.
fn number(word: &str) -> Option<u64> {
    let (number, _) = word.split_once(':')?;
    match number.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => number.parse().ok(),
    }
}

/// Returns the disassembler's name of a platform.
const fn generation(platform: Platform) -> &'static str {
    match platform {
        Platform::Skl => "9",
        Platform::Tgllp => "12p1",
        Platform::XehpSdv => "12p5",
        Platform::Dg2 => "12p71",
        Platform::Pvc => "12p72",
    }
}

/// Returns whether the disassembler is installed.
pub(crate) fn is_installed() -> bool {
    Command::new("iga64").arg("-h").output().is_ok()
}

/// Returns the machine code of the first kernel of a binary for drivers.
///
/// # Errors
///
/// There is none.
pub(crate) fn of_binary(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let file = ElfFile64::<Endianness>::parse(bytes).map_err(|error| error.to_string())?;
    let is_code = |name: &str| name.strip_prefix(".text.").is_some_and(|name| !name.starts_with("Intel"));
    let section = file.sections().find(|section| section.name().is_ok_and(is_code)).ok_or("no code")?;
    section.data().map(<[u8]>::to_vec).map_err(|error| error.to_string())
}
