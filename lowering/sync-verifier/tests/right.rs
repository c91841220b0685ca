//! Checks that the verifier accepts correct programs that are hard to check: extents, trip counts and addresses that
//! are known only at run time, branches, and views as arguments.
//!
//! Random kernels over tiles are lowered, so that the pass `pto-sync` orders their pipes. Each runs on the most hostile
//! schedule with all its arguments, which shows that it is correct; the verifier then has to report nothing, and no
//! warning either. `PTO_CASES` is the number of kernels.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use mlir_dialect::{
    ParsedSource, PipelineOptions, PrintOptions, melior::Context, register_upstream_passes, run_pipeline,
};
use pto_buffers::{Content, Number};
use pto_dialect::target::Configuration;
use pto_interp::Schedule;
use pto_isa::Target;
use pto_kernels::Argument;
use pto_program::load;
use std::fmt::Write as _;

/// Default number of kernels.
const CASES: u64 = 150;
/// Tile shapes: rows, columns, and whether the valid region is known only at run time. Tiles smaller than a register
/// share one with their neighbours.
const FORMS: [(i64, i64, bool); 6] =
    [(8, 64, false), (8, 64, true), (1, 16, true), (2, 16, true), (4, 8, false), (1, 64, true)];
/// Number of tiles of each shape.
const TILES: i64 = 3;
const VIEW: &str = "!pto.partition_tensor_view<?x?xf32>";

struct Draw {
    random: fastrand::Rng,
    text: String,
    names: usize,
    left: usize,
}

impl Draw {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    /// Returns the operand for a random tile of a shape, which may be one of two, and its type.
    fn tile(&mut self, form: usize) -> String {
        let number = self.random.i64(0..TILES);
        if self.random.u8(..4) > 0 {
            return format!("%t{form}_{number}");
        }
        let (other, at, tile) = (self.random.i64(0..TILES), self.name(), self.name());
        let part = if FORMS[form].2 { format!(" valid_row = %r{form} valid_col = %k{form}") } else { String::new() };
        self.line(&format!("{at} = arith.select %c, %a{form}_{number}, %a{form}_{other} : i64"));
        self.line(&format!("{tile} = pto.alloc_tile addr = {at}{part} : {}", of(form)));
        tile
    }

    fn operation(&mut self) {
        let form = self.random.usize(..FORMS.len());
        let ty = of(form);
        let [a, b, to] = [(); 3].map(|()| self.tile(form));
        match self.random.u8(..5) {
            0 | 1 => self.line(&format!("pto.tload ins(%x{form} : {VIEW}) outs({to} : {ty})")),
            2 => self.line(&format!("pto.tstore ins({a} : {ty}) outs(%y{form} : {VIEW})")),
            3 => self.line(&format!("pto.tadd ins({a}, {b} : {ty}, {ty}) outs({to} : {ty})")),
            _ => self.line(&format!("pto.tmuls ins({a}, %f : {ty}, f32) outs({to} : {ty})")),
        }
    }

    fn block(&mut self, depth: usize) {
        for _ in 0..self.random.usize(1..5) {
            self.left = self.left.saturating_sub(1);
            match self.random.u8(..10) {
                0 | 1 if depth < 2 => {
                    let counter = self.name();
                    self.line(&format!("scf.for {counter} = %i0 to %n step %i1 {{"));
                    self.block(depth + 1);
                    self.line("}");
                }
                2 if depth < 3 => {
                    let condition = self.name();
                    self.line(&format!("{condition} = arith.cmpi slt, %n, %i2 : index"));
                    self.line(&format!("scf.if {} {{", if depth == 0 { "%c" } else { &condition }));
                    self.block(depth + 1);
                    self.line("} else {");
                    self.block(depth + 1);
                    self.line("}");
                }
                _ => self.operation(),
            }
        }
    }
}

/// Returns the type of tiles of a shape.
fn of(form: usize) -> String {
    let (rows, cols, dynamic) = FORMS[form];
    format!("!pto.tile_buf<vec, {rows}x{cols}xf32{}>", if dynamic { ", valid=?x?" } else { "" })
}

/// Returns a kernel. Its arguments are two buffers, a trip count, a condition, and the valid rows and columns of each
/// shape.
fn kernel(seed: u64) -> String {
    let random = fastrand::Rng::with_seed(seed);
    let mut draw = Draw { random, text: String::new(), names: 0, left: 10 };
    let mut parameters = "%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %n: index, %c: i1".to_owned();
    for number in 0..3 {
        draw.line(&format!("%i{number} = arith.constant {number} : index"));
    }
    draw.line("%i64 = arith.constant 64 : index");
    draw.line("%f = arith.constant 2.0 : f32");
    let mut at = 0;
    for (form, (rows, cols, dynamic)) in FORMS.iter().enumerate() {
        let _ = write!(parameters, ", %r{form}: index, %k{form}: index");
        for (pointer, view) in [("%p", "x"), ("%q", "y")] {
            let all = format!("%{view}{form}_all");
            let open = "!pto.tensor_view<?x?xf32>";
            draw.line(&format!(
                "{all} = pto.make_tensor_view {pointer}, shape = [%r{form}, %k{form}], strides = [%i64, %i1] : {open}"
            ));
            draw.line(&format!(
                "%{view}{form} = pto.partition_view {all}, offsets = [%i0, %i0], sizes = [%r{form}, %k{form}] : {open} -> \
                 {VIEW}"
            ));
        }
        let part = if *dynamic { format!(" valid_row = %r{form} valid_col = %k{form}") } else { String::new() };
        for number in 0..TILES {
            draw.line(&format!("%a{form}_{number} = arith.constant {at} : i64"));
            draw.line(&format!("%t{form}_{number} = pto.alloc_tile addr = %a{form}_{number}{part} : {}", of(form)));
            draw.line(&format!("pto.tload ins(%x{form} : {VIEW}) outs(%t{form}_{number} : {})", of(form)));
            at += rows * cols * 4;
        }
    }
    while draw.left > 0 {
        draw.block(0);
    }
    format!("func.func @f({parameters}) {{\n{}  return\n}}\n", draw.text)
}

/// Returns the arguments of a run: least and greatest valid regions, both truth values, and trip counts.
fn arguments(run: i64) -> Vec<Argument> {
    let buffer = || Argument { content: Content::Buffer(vec![0; 8 * 64 * 4], None), defined: true };
    let number = |value: i64| Argument { content: Content::Number(Number::Integer(value.into())), defined: true };
    let mut all = vec![buffer(), buffer(), number(run), number(run % 2)];
    for (rows, cols, dynamic) in FORMS {
        let part = |extent: i64| number(if dynamic && run == 1 { (extent + 1) / 2 } else { extent });
        all.extend([part(rows), part(cols)]);
    }
    all
}

/// Checks a kernel; adds failures to `wrong`, and returns whether it was compared.
fn check(context: &Context, seed: u64, wrong: &mut Vec<String>) -> bool {
    let text = kernel(seed);
    let parsed = ParsedSource::parse(context, "right", text.as_bytes(), false).unwrap_or_else(|| panic!("{text}"));
    let module = parsed.module();
    assert!(mlir_dialect::verify(module), "{text}");
    if run_pipeline(module, pto_vector::PIPELINE, &PipelineOptions::default()).is_err() {
        return false;
    }
    for run in 0..4 {
        if let Err(fault) = pto_kernels::run_on(module, arguments(run), Target::A5, Schedule::Adversarial) {
            wrong.push(format!("kernel {seed}, run {run} is not right: {}", fault.message));
            return false;
        }
    }
    let program = load::load(module, &|op| load::location(op)).expect("a program");
    for finding in pto_sync_verifier::check(&program) {
        let printed = mlir_dialect::print(module, PrintOptions { verified: true, ..PrintOptions::default() });
        let shown = if wrong.is_empty() { String::from_utf8_lossy(&printed).into_owned() } else { String::new() };
        wrong.push(format!("kernel {seed}: PTO{} {} {:?}\n{shown}", finding.code, finding.message, finding.range));
    }
    true
}

#[test]
fn programs_that_are_hard_are_not_refused() {
    let cases = std::env::var("PTO_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let context = pto_driver::context(false, false).expect("a context");
    pto_driver::configure(&context, Configuration { target: Some(Target::A5), ..Configuration::default() });
    register_upstream_passes();
    pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).expect("passes");
    let mut wrong = Vec::new();
    let compared = (0..cases).filter(|seed| check(&context, *seed, &mut wrong)).count();
    println!("{cases} kernels, {compared} run and checked, {} findings", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared as u64 * 10 >= cases * 9, "only {compared} of {cases} were lowered");
}
