//! Draws functions in LLVM IR with calls, `switch`, loops, variables in memory, accesses to elements, permutations, structures and
//! intrinsics, and compares what kernels that call them store with what LLVM's own `lli-22` computes (package `llvm-22-runtime`,
//! without which the test is skipped).
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/kernel.rs"]
mod kernel;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use fastrand::Rng;
use kernel::{Data, INPUTS, LANES, module, run};
use visa::Platform;

const LLI: &str = "lli-22";

/// The functions of a module; the last one is `@f`.
const FUNCTIONS: usize = 4;
/// Statements of a function.
const STATEMENTS: usize = 10;

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Vector,
    Scalar,
    Bits,
    Bit,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Vector, Self::Scalar, Self::Bits, Self::Bit];

    const fn name(self) -> &'static str {
        match self {
            Self::Vector => "<8 x i32>",
            Self::Scalar => "i32",
            Self::Bits => "<8 x i1>",
            Self::Bit => "i1",
        }
    }

    const fn constant(self) -> &'static str {
        match self {
            Self::Vector => "<i32 1, i32 -2, i32 3, i32 7, i32 65536, i32 0, i32 -1, i32 31>",
            Self::Scalar => "11",
            Self::Bits => "<i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0>",
            Self::Bit => "true",
        }
    }
}

/// Writes one function.
struct Writer<'r> {
    rng: &'r mut Rng,
    text: String,
    declared: BTreeSet<String>,
    /// The values that are available, each with its type.
    values: Vec<(String, Kind)>,
    /// The functions before this one.
    callees: usize,
    next: usize,
    block: String,
    /// Number of variables in memory.
    variables: usize,
}

impl Writer<'_> {
    fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    fn value(&mut self, kind: Kind) -> String {
        let fitting: Vec<_> = self.values.iter().filter(|(_, of)| *of == kind).collect();
        if fitting.is_empty() || self.rng.u8(..6) == 0 {
            return kind.constant().to_owned();
        }
        // Later values are used more often.
        let at = self.rng.usize(..fitting.len()).max(self.rng.usize(..fitting.len()));
        fitting[at].0.clone()
    }

    fn typed(&mut self, kind: Kind) -> String {
        format!("{} {}", kind.name(), self.value(kind))
    }

    fn line(&mut self, text: &str) {
        writeln!(self.text, "  {text}").unwrap();
    }

    /// Defines a value.
    fn define(&mut self, kind: Kind, right: &str) -> String {
        let name = format!("%v{}", self.fresh());
        self.line(&format!("{name} = {right}"));
        self.values.push((name.clone(), kind));
        name
    }

    fn start(&mut self, label: &str) {
        writeln!(self.text, "{label}:").unwrap();
        label.clone_into(&mut self.block);
    }

    /// Returns an index of an element: a constant, or one of a type.
    fn index(&mut self) -> String {
        if self.rng.u8(..3) == 0 {
            return format!("i32 {}", self.rng.usize(..LANES));
        }
        let number = self.typed(Kind::Scalar);
        let small = self.define(Kind::Scalar, &format!("and {number}, 7"));
        match self.rng.u8(..4) {
            0 => {
                let name = format!("%v{}", self.fresh());
                self.line(&format!("{name} = zext i32 {small} to i64"));
                format!("i64 {name}")
            }
            1 => {
                let name = format!("%v{}", self.fresh());
                self.line(&format!("{name} = trunc i32 {small} to i8"));
                format!("i8 {name}")
            }
            _ => format!("i32 {small}"),
        }
    }

    fn call(&mut self, kind: Kind, name: &str, arguments: &[String]) {
        let types: Vec<_> =
            arguments.iter().map(|one| one.rsplit_once(" %").map_or(one.as_str(), |pair| pair.0)).collect();
        let types = types.iter().map(|ty| {
            if ty.starts_with("i1 ") {
                "i1"
            } else if ty.starts_with('<') {
                Kind::Vector.name()
            } else if ty.starts_with("i32") {
                "i32"
            } else {
                ty
            }
        });
        self.declared.insert(format!("declare {} @{name}({})", kind.name(), types.collect::<Vec<_>>().join(", ")));
        self.define(kind, &format!("call {} @{name}({})", kind.name(), arguments.join(", ")));
    }

    fn arithmetic(&mut self, kind: Kind) {
        let (number, lanes) = (self.typed(kind), if kind == Kind::Vector { ".v8i32" } else { ".i32" });
        let other = self.value(kind);
        match self.rng.u8(..6) {
            0..=2 => {
                let op = self.rng.choice(["add", "sub", "mul", "and", "or", "xor", "add nuw"]).unwrap();
                // An overflow with `nuw` is undefined.
                let op = op.trim_end_matches(" nuw");
                self.define(kind, &format!("{op} {number}, {other}"));
            }
            3 => {
                let most = if kind == Kind::Vector { "splat (i32 31)" } else { "31" };
                let by = self.define(kind, &format!("and {number}, {most}"));
                let op = self.rng.choice(["shl", "lshr", "ashr"]).unwrap();
                self.define(kind, &format!("{op} {} {other}, {by}", kind.name()));
            }
            4 => {
                let name = self.rng.choice(["smax", "smin", "umax", "umin", "uadd.sat", "sadd.sat"]).unwrap();
                self.call(kind, &format!("llvm.{name}{lanes}"), &[number, format!("{} {other}", kind.name())]);
            }
            _ => {
                let (name, flagged) = self
                    .rng
                    .choice([("ctpop", false), ("bitreverse", false), ("ctlz", true), ("cttz", true), ("abs", true)])
                    .unwrap();
                let flag = flagged.then(|| "i1 false".to_owned());
                self.call(
                    kind,
                    &format!("llvm.{name}{lanes}"),
                    &[Some(number), flag].into_iter().flatten().collect::<Vec<_>>(),
                );
            }
        }
    }

    fn comparison(&mut self) {
        let (kind, result) = self.rng.choice([(Kind::Vector, Kind::Bits), (Kind::Scalar, Kind::Bit)]).unwrap();
        let predicate = self.rng.choice(["eq", "ne", "slt", "sle", "ugt", "uge"]).unwrap();
        let (number, other) = (self.typed(kind), self.value(kind));
        let compared = self.define(result, &format!("icmp {predicate} {number}, {other}"));
        if self.rng.bool() {
            let other = self.value(result);
            let op = self.rng.choice(["and", "or", "xor"]).unwrap();
            self.define(result, &format!("{op} {} {compared}, {other}", result.name()));
        }
    }

    fn conversion(&mut self) {
        match self.rng.u8(..4) {
            0 => {
                let bits = self.typed(Kind::Bits);
                let op = self.rng.choice(["zext", "sext"]).unwrap();
                self.define(Kind::Vector, &format!("{op} {bits} to <8 x i32>"));
            }
            1 => {
                let numbers = self.typed(Kind::Vector);
                self.define(Kind::Bits, &format!("trunc {numbers} to <8 x i1>"));
            }
            2 => {
                let number = self.typed(Kind::Scalar);
                self.define(Kind::Bit, &format!("trunc {number} to i1"));
            }
            _ => {
                let bits = self.typed(Kind::Bits);
                let name = format!("%v{}", self.fresh());
                self.line(&format!("{name} = bitcast {bits} to i8"));
                self.define(Kind::Scalar, &format!("zext i8 {name} to i32"));
            }
        }
    }

    fn select(&mut self) {
        let kind = self.rng.choice(Kind::ALL).unwrap();
        let per_lane = matches!(kind, Kind::Vector | Kind::Bits) && self.rng.bool();
        let condition = self.typed(if per_lane { Kind::Bits } else { Kind::Bit });
        let (one, other) = (self.typed(kind), self.typed(kind));
        self.define(kind, &format!("select {condition}, {one}, {other}"));
    }

    fn element(&mut self) {
        let (kind, part) = self.rng.choice([(Kind::Vector, Kind::Scalar), (Kind::Bits, Kind::Bit)]).unwrap();
        let vector = self.typed(kind);
        let index = self.index();
        if self.rng.bool() {
            self.define(part, &format!("extractelement {vector}, {index}"));
        } else {
            let new = self.typed(part);
            self.define(kind, &format!("insertelement {vector}, {new}, {index}"));
        }
    }

    fn permutation(&mut self) {
        let kind = self.rng.choice([Kind::Vector, Kind::Bits]).unwrap();
        let (one, other) = (self.typed(kind), self.typed(kind));
        let (first, step) = (self.rng.usize(..16), self.rng.usize(..4));
        let lane =
            |lane: usize, rng: &mut Rng| if rng.u8(..5) == 0 { rng.usize(..16) } else { (first + lane * step) % 16 };
        let mask: Vec<_> = (0..LANES).map(|at| format!("i32 {}", lane(at, self.rng))).collect();
        self.define(kind, &format!("shufflevector {one}, {other}, <8 x i32> <{}>", mask.join(", ")));
    }

    fn structure(&mut self) {
        let name = self.rng.choice(["sadd", "smul", "ssub", "uadd", "umul", "usub"]).unwrap();
        let result = "{ <8 x i32>, <8 x i1> }";
        let name = format!("llvm.{name}.with.overflow.v8i32");
        self.declared.insert(format!("declare {result} @{name}(<8 x i32>, <8 x i32>)"));
        let (one, other, new) = (self.typed(Kind::Vector), self.typed(Kind::Vector), self.typed(Kind::Bits));
        let (pair, changed) = (self.fresh(), self.fresh());
        self.line(&format!("%v{pair} = call {result} @{name}({one}, {other})"));
        self.line(&format!("%v{changed} = insertvalue {result} %v{pair}, {new}, 1"));
        self.define(Kind::Vector, &format!("extractvalue {result} %v{changed}, 0"));
        let at = self.rng.choice([pair, changed]).unwrap();
        self.define(Kind::Bits, &format!("extractvalue {result} %v{at}, 1"));
    }

    /// Variables in memory: one that is written at several offsets, and is an argument by reference.
    fn memory(&mut self) {
        let (at, element) = (self.fresh(), self.rng.usize(..LANES));
        let place = format!("%place{}", self.variables);
        self.variables += 1;
        let (vector, scalar) = (self.typed(Kind::Vector), self.typed(Kind::Scalar));
        self.line(&format!("store {vector}, ptr {place}"));
        self.line(&format!("%v{at} = getelementptr i32, ptr {place}, i64 {element}"));
        self.line(&format!("store {scalar}, ptr %v{at}"));
        if self.rng.bool() {
            let condition = self.typed(Kind::Bit);
            self.line(&format!("call void @change(ptr {place}, {condition})"));
        }
        self.define(Kind::Vector, &format!("load <8 x i32>, ptr {place}"));
        self.define(Kind::Scalar, &format!("load i32, ptr %v{at}"));
    }

    fn called(&mut self) {
        if self.callees == 0 {
            return self.arithmetic(Kind::Vector);
        }
        let callee = self.rng.usize(..self.callees);
        let (one, other, number) = (self.typed(Kind::Vector), self.typed(Kind::Vector), self.typed(Kind::Scalar));
        self.define(Kind::Vector, &format!("call <8 x i32> @f{callee}({one}, {other}, {number})"));
    }

    /// A `switch` whose cases compute the values of a phi node.
    fn switch(&mut self, depth: usize) {
        let number = self.value(Kind::Scalar);
        let small = self.define(Kind::Scalar, &format!("and i32 {number}, 7"));
        let (id, cases) = (self.fresh(), self.rng.usize(1..=4));
        let label = |case: usize| format!("case{id}.{case}");
        let step = self.rng.usize(1..=2);
        let listed: Vec<_> =
            (1..=cases).map(|case| format!("i32 {}, label %{}", case * step - 1, label(case % 3))).collect();
        self.line(&format!("switch i32 {small}, label %{} [ {} ]", label(0), listed.join(" ")));
        let kind = self.rng.choice(Kind::ALL).unwrap();
        let mut incoming = Vec::new();
        let before = self.values.len();
        for case in 0..=cases.min(2) {
            self.start(&label(case));
            self.statements(2, depth + 1);
            let value = self.value(kind);
            incoming.push(format!("[ {value}, %{} ]", self.block));
            self.line(&format!("br label %end{id}"));
            self.values.truncate(before);
        }
        self.start(&format!("end{id}"));
        self.define(kind, &format!("phi {} {}", kind.name(), incoming.join(", ")));
    }

    /// A loop with up to four iterations.
    fn repeat(&mut self, depth: usize) {
        let number = self.value(Kind::Scalar);
        let count = self.define(Kind::Scalar, &format!("and i32 {number}, 3"));
        let (id, first) = (self.fresh(), self.value(Kind::Vector));
        let from = self.block.clone();
        self.line(&format!("br label %loop{id}"));
        let place = self.text.len();
        let before = self.values.len();
        self.values.extend([(format!("%i{id}"), Kind::Scalar), (format!("%c{id}"), Kind::Vector)]);
        self.block = format!("loop{id}");
        self.statements(3, depth + 1);
        let carried = self.value(Kind::Vector);
        let end = self.block.clone();
        let phis = format!(
            "loop{id}:\n  %i{id} = phi i32 [ 0, %{from} ], [ %j{id}, %{end} ]\n  %c{id} = phi <8 x i32> [ {first}, %{from} ], [ {carried}, %{end} ]\n"
        );
        self.text.insert_str(place, &phis);
        self.line(&format!("%j{id} = add i32 %i{id}, 1"));
        self.line(&format!("%t{id} = icmp ugt i32 %j{id}, {count}"));
        self.line(&format!("br i1 %t{id}, label %after{id}, label %loop{id}"));
        self.values.truncate(before);
        self.values.push((format!("%c{id}"), Kind::Vector));
        self.start(&format!("after{id}"));
    }

    fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            match self.rng.u8(..18) {
                0..=2 => self.arithmetic(Kind::Vector),
                3 => self.arithmetic(Kind::Scalar),
                4..=5 => self.comparison(),
                6 => self.conversion(),
                7..=8 => self.select(),
                9..=10 => self.element(),
                11..=12 => self.permutation(),
                13 => self.structure(),
                14 => self.memory(),
                15 => self.called(),
                16 if depth < 2 => self.switch(depth),
                17 if depth < 2 => self.repeat(depth),
                _ => {
                    let frozen = self.typed(Kind::Vector);
                    self.define(Kind::Vector, &format!("freeze {frozen}"));
                }
            }
        }
    }
}

/// Returns functions and the declarations of what they call.
fn functions(seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    let mut all = "
define internal void @change(ptr %p, i1 %c) {
  %old = load <8 x i32>, ptr %p
  %new = add <8 x i32> %old, splat (i32 5)
  br i1 %c, label %some, label %none
some:
  store <8 x i32> %new, ptr %p
  ret void
none:
  ret void
}
"
    .to_owned();
    let mut declared = BTreeSet::new();
    for number in 0..FUNCTIONS {
        let values = [("%x", Kind::Vector), ("%y", Kind::Vector), ("%n", Kind::Scalar)];
        let mut writer = Writer {
            rng: &mut rng,
            text: String::new(),
            declared: std::mem::take(&mut declared),
            values: values.map(|(name, kind)| (name.to_owned(), kind)).to_vec(),
            callees: number,
            next: 0,
            block: "start".to_owned(),
            variables: 0,
        };
        writer.statements(STATEMENTS, 0);
        let result = writer.value(Kind::Vector);
        let variables =
            (0..writer.variables).fold(String::new(), |all, at| all + &format!("  %place{at} = alloca <8 x i32>\n"));
        let name = if number + 1 == FUNCTIONS { "f".to_owned() } else { format!("f{number}") };
        writeln!(all, "define internal <8 x i32> @{name}(<8 x i32> %x, <8 x i32> %y, i32 %n) {{\nstart:\n{variables}{}  ret <8 x i32> {result}\n}}", writer.text).unwrap();
        declared = writer.declared;
    }
    declared.into_iter().fold(all, |all, line| all + &line + "\n")
}

/// Returns what `lli` computes for all inputs.
fn expected(functions: &str) -> Vec<Data> {
    let mut main =
        "@format = constant [6 x i8] c\"%08x\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\ndefine i32 @main() {\n"
            .to_owned();
    for (number, [x, y]) in INPUTS.iter().enumerate() {
        let list = |data: &Data| data.map(|word| format!("i32 {}", word.cast_signed())).join(", ");
        writeln!(
            main,
            "  %r{number} = call <8 x i32> @f(<8 x i32> <{}>, <8 x i32> <{}>, i32 {})",
            list(x),
            list(y),
            y[0].cast_signed()
        )
        .unwrap();
        for lane in 0..LANES {
            writeln!(main, "  %e{number}.{lane} = extractelement <8 x i32> %r{number}, i32 {lane}\n  %p{number}.{lane} = call i32 (ptr, ...) @printf(ptr @format, i32 %e{number}.{lane})").unwrap();
        }
    }
    let mut child = Command::new(LLI).arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    write!(child.stdin.take().unwrap(), "{functions}\n{main}  ret i32 0\n}}\n").unwrap();
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success(), "{functions}");
    let words: Vec<u32> =
        String::from_utf8(out.stdout).unwrap().lines().map(|word| u32::from_str_radix(word, 16).unwrap()).collect();
    assert_eq!(words.len(), INPUTS.len() * LANES, "{functions}");
    words.chunks_exact(LANES).map(|data| data.try_into().unwrap()).collect()
}

#[test]
fn kernels_compute_what_lli_does() {
    if Command::new(LLI).arg("--version").output().is_err() {
        eprintln!("skipped: no {LLI}; it is in the package llvm-22-runtime");
        return;
    }
    let first = std::env::var("PTO_SEED").map_or(0, |seed| seed.parse().unwrap());
    for seed in first..first + std::env::var("PTO_CASES").map_or(40, |cases| cases.parse().unwrap()) {
        let functions = functions(seed);
        let (text, expected) = (module(&functions), expected(&functions));
        for platform in [Platform::Skl, Platform::Dg2, Platform::Pvc] {
            for (input, expected) in INPUTS.iter().zip(&expected) {
                let found = run(&text, platform, input, false);
                assert_eq!(found, *expected, "seed {seed}, {platform}: {input:x?}: found {found:x?}\n{text}");
            }
        }
    }
}
