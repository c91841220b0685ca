//! Generates correct random programs for a5: operations of all pipes on shared buffers, where a flag that no other one
//! makes redundant orders each conflicting pair.
//!
//! A program of a vector core copies, computes on registers, starts threads, and reads and writes elements, on buffers
//! that are named directly or by a value that is one of two. A program of both kinds of cores transfers tiles between
//! them.

use std::{collections::HashMap, fmt::Write as _};

/// Buffers of 256 bytes in vector memory.
const BUFFERS: usize = 4;
/// Events of a pair of pipes.
const EVENTS: usize = 8;
const PIPES: [&str; 4] = ["PIPE_S", "PIPE_V", "PIPE_MTE2", "PIPE_MTE3"];
const S: usize = 0;
const V: usize = 1;
const MTE2: usize = 2;
const MTE3: usize = 3;

type Clock = [usize; PIPES.len()];

/// An operation with the waits before it and the sets after it.
struct Work {
    waits: Vec<String>,
    text: String,
    sets: Vec<String>,
    pipe: usize,
    number: usize,
    /// The operations that have finished once its pipe is past it.
    clock: Clock,
}

struct Draw {
    random: fastrand::Rng,
    works: Vec<Work>,
    known: [Clock; PIPES.len()],
    issued: Clock,
    /// For each buffer the operations that accessed it since its last write, and whether they write.
    touched: Vec<Vec<(usize, bool)>>,
    /// Events in use since the last barrier.
    events: HashMap<(usize, usize), usize>,
}

impl Draw {
    /// Adds an operation with waits for those that it conflicts with.
    fn add(&mut self, pipe: usize, text: String, reads: &[usize], writes: &[usize]) {
        let mut earlier: Vec<usize> = Vec::new();
        for buffer in reads.iter().chain(writes) {
            let writing = writes.contains(buffer);
            let conflicts = self.touched[*buffer].iter().filter(|(_, wrote)| writing || *wrote);
            earlier.extend(conflicts.map(|(work, _)| *work));
        }
        // The last one first: one flag covers all earlier operations of its pipe.
        earlier.sort_unstable();
        earlier.dedup();
        let mut waits = Vec::new();
        for work in earlier.into_iter().rev() {
            let (from, number, clock) = (self.works[work].pipe, self.works[work].number, self.works[work].clock);
            if from == pipe || self.known[pipe][from] >= number {
                continue;
            }
            let used = self.events.entry((from, pipe)).or_default();
            if *used == EVENTS {
                waits.push("pto.barrier #pto.pipe<PIPE_ALL>".to_owned());
                self.known = [self.issued; PIPES.len()];
                self.events.clear();
                continue;
            }
            let flag = format!("_flag[\"{}\", \"{}\", \"EVENT_ID{used}\"]", PIPES[from], PIPES[pipe]);
            *used += 1;
            self.works[work].sets.push(format!("pto.set{flag}"));
            waits.push(format!("pto.wait{flag}"));
            for (own, other) in self.known[pipe].iter_mut().zip(clock) {
                *own = (*own).max(other);
            }
        }
        self.issued[pipe] += 1;
        let mut clock = self.known[pipe];
        clock[pipe] = self.issued[pipe];
        let number = self.works.len();
        for buffer in writes {
            self.touched[*buffer].clear();
            self.touched[*buffer].push((number, true));
        }
        for buffer in reads.iter().filter(|buffer| !writes.contains(buffer)) {
            self.touched[*buffer].push((number, false));
        }
        self.works.push(Work { waits, text, sets: Vec::new(), pipe, number: self.issued[pipe], clock });
    }

    /// Returns a buffer operand, and the buffers that it may be.
    fn buffer(&mut self) -> (String, Vec<usize>) {
        let chosen = self.random.usize(..BUFFERS + 2);
        if chosen < BUFFERS {
            return (format!("%b{chosen}"), vec![chosen]);
        }
        let pair = chosen - BUFFERS;
        (format!("%e{pair}"), vec![2 * pair, 2 * pair + 1])
    }

    fn work(&mut self, number: usize) {
        let (a, reads) = self.buffer();
        let (b, writes) = self.buffer();
        let copied = "nburst(%one, %len, %len)";
        match self.random.usize(..6) {
            0 => {
                let types = "!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64";
                self.add(MTE2, format!("pto.mte_gm_ub %x, {b}, %z, %len {copied} : {types}"), &[], &writes);
            }
            1 => {
                let types = "!pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64";
                self.add(MTE3, format!("pto.mte_ub_gm {a}, %y, %len {copied} : {types}"), &reads, &[]);
            }
            2 => {
                let text = format!(
                    "pto.vecscope {{\n    %m{number} = pto.pset_b32 \"PAT_ALL\" : !pto.mask<b32>\n    %v{number} = pto.vlds \
                     {a}[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>\n    pto.vsts %v{number}, {b}[%c0], %m{number} : \
                     !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>\n  }}"
                );
                self.add(V, text, &reads, &writes);
            }
            3 => {
                let text = format!(
                    "pto.simt_launch @body<<<%n64, %n1, %n1>>>({a}, {b}) : (!pto.ptr<f32, ub>, !pto.ptr<f32, ub>) -> ()"
                );
                self.add(V, text, &reads, &writes);
            }
            4 => {
                let text = format!("%s{number} = pto.load_scalar {a}[%c0] : !pto.ptr<f32, ub> -> f32");
                self.add(S, text, &reads, &[]);
            }
            _ => self.add(S, format!("pto.store_scalar %f, {b}[%c0] : !pto.ptr<f32, ub>, f32"), &[], &writes),
        }
    }
}

const HEAD: &str = "module attributes {pto.target_arch = \"a5\"} {
func.func @k(%x: !pto.ptr<f32, gm>, %y: !pto.ptr<f32, gm>, %c: i1) attributes {pto.aicore} {
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %len = arith.constant 256 : i64
  %all = arith.constant 4096 : i64
  %n64 = arith.constant 64 : i32
  %n1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 1.0 : f32
";

const BODY: &str = "  return
}
func.func private @body(%a: !pto.ptr<f32, ub>, %b: !pto.ptr<f32, ub>) attributes {pto.simt_entry} {
  %t = pto.get_tid_x : i32
  %i = arith.index_castui %t : i32 to index
  %v = pto.load %a[%i] : !pto.ptr<f32, ub> -> f32
  pto.store %v, %b[%i] : !pto.ptr<f32, ub>, f32
  return
}
}
";

/// Arguments for programs of [`vector`], with both truth values of its conditions.
pub(crate) const VECTOR: [&[&str]; 2] = [&["zero:8192", "zero:8192", "1"], &["zero:8192", "zero:8192", "0"]];

/// Returns a program of a vector core.
pub(crate) fn vector(seed: u64) -> String {
    let mut draw = Draw {
        random: fastrand::Rng::with_seed(seed),
        works: Vec::new(),
        known: [[0; PIPES.len()]; PIPES.len()],
        issued: [0; PIPES.len()],
        touched: vec![Vec::new(); BUFFERS],
        events: HashMap::new(),
    };
    for number in 0..draw.random.usize(6..14) {
        draw.work(number);
    }
    let again = draw.random.usize(..3) == 0;
    let mut text = HEAD.to_owned();
    for buffer in 0..BUFFERS {
        let _ = writeln!(text, "  %a{buffer} = arith.constant {} : i64", 512 * buffer);
        let _ = writeln!(text, "  %b{buffer} = pto.castptr %a{buffer} : i64 -> !pto.ptr<f32, ub>");
    }
    for pair in 0..2 {
        let (one, other) = (2 * pair, 2 * pair + 1);
        let _ = writeln!(text, "  %e{pair} = arith.select %c, %b{one}, %b{other} : !pto.ptr<f32, ub>");
    }
    text += "  pto.mte_gm_ub %x, %b0, %z, %all nburst(%one, %all, %all) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, \
             i64, i64\n  pto.barrier #pto.pipe<PIPE_ALL>\n";
    if again {
        text += "  scf.for %iteration = %c0 to %c2 step %c1 {\n";
    }
    for work in &draw.works {
        for line in work.waits.iter().chain([&work.text]).chain(&work.sets) {
            let _ = writeln!(text, "  {line}");
        }
    }
    if again {
        text += "  pto.barrier #pto.pipe<PIPE_ALL>\n  }\n";
    }
    text + BODY
}

/// Arguments for programs of [`pushed`].
pub(crate) const PUSHED: [&[&str]; 1] = [&["zero:8192"]];

/// Returns a program in which vector cores push tiles to the cube core, which splits them.
pub(crate) fn pushed(seed: u64) -> String {
    let mut random = fastrand::Rng::with_seed(seed);
    let (rounds, places) = (random.usize(2..6), random.usize(1..4));
    let ty = ["mat", "vec"].map(|loc| format!("!pto.tile_buf<{loc}, 8x8xi32>"));
    let mut text = format!(
        "module attributes {{pto.target_arch = \"a5\"}} {{
func.func @cube(%d: !pto.ptr<i32, gm>) attributes {{pto.entry, pto.kernel_kind = #pto.kernel_kind<cube>}} {{
  %zero = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %buffer = pto.reserve_buffer {{name = \"fifo\", size = 2048, location = #pto.address_space<mat>, auto = true}} -> i32
  pto.aic_initialize_pipe {{id = 0, dir_mask = 2, slot_size = 256, slot_num = {places}}} (c2v_consumer_buf = %zero : i32, \
         v2c_consumer_buf = %buffer : i32)
"
    );
    let flag = |what: &str, from: &str, to: &str, round: usize| {
        format!("  pto.{what}_flag[\"PIPE_{from}\", \"PIPE_{to}\", \"EVENT_ID{}\"]\n", round % EVENTS)
    };
    for round in 0..rounds {
        let _ = writeln!(text, "  %t{round} = pto.tpop_from_aiv {{id = 0, split = 0}} -> {}", ty[0]);
        text += &flag("set", "MTE1", "S", round);
        text += &flag("wait", "MTE1", "S", round);
        let _ = writeln!(text, "  %p{round} = pto.tile_buf_addr %t{round} : {} -> !pto.ptr<i32, mat>", ty[0]);
        let _ = writeln!(text, "  %n{round} = pto.load_scalar %p{round}[%i0] : !pto.ptr<i32, mat> -> i32");
        text += &flag("set", "S", "MTE1", round);
        text += &flag("wait", "S", "MTE1", round);
        text += "  pto.tfree_from_aiv {id = 0, split = 0}\n";
    }
    let _ = write!(
        text,
        "  return
}}
func.func @vector(%d: !pto.ptr<i32, gm>) attributes {{pto.kernel_kind = #pto.kernel_kind<vector>}} {{
  %zero = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %len = arith.constant 256 : i64
  %buffer = pto.import_reserved_buffer {{name = \"fifo\", peer_func = @cube}} -> i32
  pto.aiv_initialize_pipe {{id = 0, dir_mask = 2, slot_size = 256, slot_num = {places}}} (c2v_consumer_buf = %zero : i32, \
         v2c_consumer_buf = %buffer : i32)
  %t = pto.alloc_tile addr = %z : {}
  %p = pto.castptr %z : i64 -> !pto.ptr<i32, ub>
",
        ty[1]
    );
    for round in 0..rounds {
        if round > 0 {
            text += &flag("wait", "MTE3", "MTE2", round);
        }
        text += "  pto.mte_gm_ub %d, %p, %z, %len nburst(%one, %len, %len) : !pto.ptr<i32, gm>, !pto.ptr<i32, ub>, i64, i64, i64, \
                 i64, i64\n";
        text += &flag("set", "MTE2", "MTE3", round);
        text += &flag("wait", "MTE2", "MTE3", round);
        let _ = writeln!(text, "  pto.tpush_to_aic(%t : {}) {{id = 0, split = 0}}", ty[1]);
        if round + 1 < rounds {
            text += &flag("set", "MTE3", "MTE2", round + 1);
        }
    }
    text + "  return\n}\n}\n"
}
