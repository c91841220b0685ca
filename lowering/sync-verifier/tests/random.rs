//! Compares the verifier with the interpreter on random programs with known integers: it has to report exactly the
//! races and deadlocks that occur when the program runs.
//!
//! The programs consist of loads, vector operations and stores on overlapping tiles, with correct and incorrect flags,
//! barriers and buffers between them, in loops and branches on their counters. `PTO_CASES` is the number of programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::ParsedSource;
use pto_buffers::Content;
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_isa::{Target, codes};
use pto_kernels::Argument;
use pto_program::load;
use std::fmt::Write as _;

/// Default number of programs.
const CASES: u64 = 400;
const TILE: &str = "!pto.tile_buf<vec, 1x64xf32>";
const VIEW: &str = "!pto.partition_tensor_view<1x64xf32>";
const PIPES: [&str; 3] = ["MTE2", "V", "MTE3"];
/// Addresses of tiles of 256 bytes: some overlap.
const ADDRESSES: [u32; 6] = [0, 256, 512, 640, 896, 1024];

struct Draw {
    random: fastrand::Rng,
    text: String,
    depth: usize,
    next: usize,
    /// Counters of the surrounding loops.
    counters: Vec<usize>,
    /// Number of operations left to generate.
    left: usize,
}

impl Draw {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 2 * self.depth + 2);
    }

    fn tile(&mut self) -> usize {
        self.random.usize(..ADDRESSES.len())
    }

    fn flag(&mut self) -> String {
        let from = self.random.usize(..3);
        let to = (from + self.random.usize(1..3)) % 3;
        format!("[\"PIPE_{}\", \"PIPE_{}\", \"EVENT_ID{}\"]", PIPES[from], PIPES[to], self.random.u32(..2))
    }

    fn work(&mut self) {
        let (a, mut b) = (self.tile(), self.tile());
        // The verifier of operations refuses operands that overlap in part.
        if ADDRESSES[a].abs_diff(ADDRESSES[b]) < 256 {
            b = a;
        }
        let part = self.random.u32(..4);
        let pipe = self.random.usize(..3);
        // Generate correct flags most of the time.
        if self.random.u32(..10) != 0 {
            for from in (0..3).filter(|from| *from != pipe) {
                let flag = format!("[\"PIPE_{}\", \"PIPE_{}\", \"EVENT_ID7\"]", PIPES[from], PIPES[pipe]);
                self.line(&format!("pto.set_flag{flag}"));
                self.line(&format!("pto.wait_flag{flag}"));
            }
        }
        match pipe {
            0 => self.line(&format!("pto.tload ins(%in{part} : {VIEW}) outs(%t{a} : {TILE})")),
            1 => self.line(&format!("pto.tabs ins(%t{a} : {TILE}) outs(%t{b} : {TILE})")),
            _ => self.line(&format!("pto.tstore ins(%t{a} : {TILE}) outs(%out{part} : {VIEW})")),
        }
    }

    fn statement(&mut self) {
        self.left = self.left.saturating_sub(1);
        match self.random.u32(..20) {
            0..=7 => self.work(),
            8..=12 => {
                let flag = self.flag();
                self.line(&format!("pto.set_flag{flag}"));
                if self.random.u32(..3) == 0 {
                    self.work();
                }
                self.line(&format!("pto.wait_flag{flag}"));
            }
            13 => {
                let flag = self.flag();
                let op = if self.random.bool() { "set" } else { "wait" };
                self.line(&format!("pto.{op}_flag{flag}"));
            }
            14 => self.line("pto.barrier #pto.pipe<PIPE_ALL>"),
            15 => {
                let pipe = PIPES[self.random.usize(..3)];
                self.line(&format!("pto.get_buf[\"PIPE_{pipe}\", 0, 0]"));
                self.work();
                self.line(&format!("pto.rls_buf[\"PIPE_{pipe}\", 0, 0]"));
            }
            16 | 17 if self.depth < 3 => {
                let number = self.next;
                self.next += 1;
                let trips = self.random.u32(..5);
                self.line(&format!("scf.for %i{number} = %c0 to %c{trips} step %c1 {{"));
                self.counters.push(number);
                self.body();
                self.counters.pop();
                self.line("}");
            }
            _ if !self.counters.is_empty() && self.depth < 4 => {
                let number = self.next;
                self.next += 1;
                let counter = self.counters[self.random.usize(..self.counters.len())];
                let test = ["eq", "ne", "slt", "sgt"][self.random.usize(..4)];
                let number_of_iteration = self.random.u32(..3);
                self.line(&format!("%p{number} = arith.cmpi {test}, %i{counter}, %c{number_of_iteration} : index"));
                self.line(&format!("scf.if %p{number} {{"));
                self.body();
                if self.random.bool() {
                    self.line("} else {");
                    self.body();
                }
                self.line("}");
            }
            _ => self.work(),
        }
    }

    fn body(&mut self) {
        self.depth += 1;
        for _ in 0..self.random.usize(1..5) {
            if self.left > 0 {
                self.statement();
            }
        }
        self.depth -= 1;
    }
}

fn program(seed: u64) -> String {
    let mut draw = Draw {
        random: fastrand::Rng::with_seed(seed),
        text: String::new(),
        depth: 0,
        next: 0,
        counters: Vec::new(),
        left: 12,
    };
    draw.text += "func.func @test(%in: !pto.ptr<f32, gm>, %out: !pto.ptr<f32, gm>) {\n";
    for number in [0, 1, 2, 3, 4, 64, 256] {
        draw.line(&format!("%c{number} = arith.constant {number} : index"));
    }
    for (name, pointer) in [("in", "%in"), ("out", "%out")] {
        draw.line(&format!(
            "%{name}_all = pto.make_tensor_view {pointer}, shape = [%c4, %c64], strides = [%c64, %c1] : !pto.tensor_view<4x64xf32>"
        ));
        for part in 0..4 {
            draw.line(&format!(
                "%{name}{part} = pto.partition_view %{name}_all, offsets = [%c{part}, %c0], sizes = [%c1, %c64] : !pto.tensor_view<4x64xf32> -> {VIEW}"
            ));
        }
    }
    draw.line("%zero = arith.constant 0.0 : f32");
    for (index, address) in ADDRESSES.iter().enumerate() {
        draw.line(&format!("%a{index} = arith.constant {address} : i64"));
        draw.line(&format!("%t{index} = pto.alloc_tile addr = %a{index} : {TILE}"));
        draw.line(&format!("pto.texpands ins(%zero : f32) outs(%t{index} : {TILE})"));
    }
    draw.line("pto.barrier #pto.pipe<PIPE_ALL>");
    while draw.left > 0 {
        draw.statement();
    }
    draw.text + "  return\n}\n"
}

#[test]
fn agrees_with_the_interpreter() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let context = pto_driver::context(false, false).expect("a context");
    let target = Target::A5;
    pto_driver::configure(&context, Configuration { target: Some(target), ..Configuration::default() });
    let (mut right, mut races, mut deadlocks, mut again) = (0, 0, 0, 0);
    for seed in 0..cases {
        let text = program(seed);
        let parsed = ParsedSource::parse(&context, "random", text.as_bytes(), false).expect("a program");
        assert!(mlir_dialect::verify(parsed.module()), "seed {seed}\n{text}");
        let loaded = load::load(parsed.module(), &|op| load::location(op)).expect("a program");
        let found: Vec<u16> = pto_sync_verifier::check(&loaded).iter().map(|finding| finding.code).collect();
        // In the interpreter, a flag that is set twice holds two signals.
        if found.contains(&codes::SET_AGAIN) {
            again += 1;
            continue;
        }
        let content = Content::Buffer(vec![0; 1024], None);
        let argument = || Argument { content: content.clone(), defined: true };
        let ran = pto_kernels::run_on(parsed.module(), vec![argument(), argument()], target, Schedule::Adversarial);
        let found = |codes: &[u16]| found.iter().any(|code| codes.contains(code));
        let (hazard, wait) = (found(&[codes::HAZARD]), found(&[codes::NOT_SET, codes::PIPES_WAIT]));
        match ran.map(|_| ()).map_err(|fault| fault.code) {
            Ok(()) => {
                right += 1;
                // A wait before its set is reported, though it may terminate.
                assert!(!hazard || wait, "seed {seed}: reported, and runs\n{text}");
            }
            Err(codes::RUN_RACE) => {
                races += 1;
                assert!(hazard || wait, "seed {seed}: a race is missed\n{text}");
            }
            Err(codes::RUN_DEADLOCK) => {
                deadlocks += 1;
                assert!(wait, "seed {seed}: a deadlock is missed\n{text}");
            }
            Err(other) => panic!("seed {seed}: PTO{other}\n{text}"),
        }
    }
    println!("{cases} programs: {right} run, {races} race, {deadlocks} wait without end, {again} set a flag twice");
    assert!(right * 10 >= cases && races * 10 >= cases, "{right} run and {races} race");
}
