//! Measures the cycles of lowered kernels, optimised and not: the pages `docs/src/quality.md` and `quality-counts.md`.
//! `BLESS=1` writes them.
//!
//! The reference ([`PEER`]) imitates the C++ compiler `ptoas`: each operation has separate, plain loops, consecutive
//! vector instructions share a scope, and barriers separate accesses to the same bytes. That compiler leaves barriers
//! to the next one, so the cycles of the reference without any barriers are shown, too.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test")]

mod peer;

use mlir_dialect::{
    ParsedSource, PipelineOptions, Rewriter,
    melior::{
        Context,
        ir::{
            BlockLike, RegionLike,
            operation::{OperationLike, OperationRef},
        },
    },
    region, register_upstream_passes, run_pipeline,
};
use peer::PEER;
use pto_dialect::target::Configuration;
use pto_kernels::{Kernel, Measured, all, measure};
use pto_vector::OPTIMISED;
use std::{fmt::Write, path::Path};

const PAGE: &str = "../../docs/src/quality.md";
/// The page of instruction counts.
const COUNTS: &str = "../../docs/src/quality-counts.md";
/// Maximal ratio of the cycles of optimised code to those of the reference.
const AT_MOST: f64 = 1.05;

/// Erases barriers between accesses to vector memory.
fn without_barriers<'c, 'a>(op: OperationRef<'c, 'a>, rewriter: &mut Rewriter<'c, 'a>) {
    if op.name().as_string_ref().as_str() == Ok("pto.mem_bar") {
        rewriter.erase(op);
    }
    for index in 0..op.region_count() {
        let mut block = region(op, index).and_then(|region| region.first_block());
        while let Some(here) = block {
            let mut next = here.first_operation();
            while let Some(inside) = next {
                next = inside.next_in_block();
                without_barriers(inside, rewriter);
            }
            block = here.next_in_region();
        }
    }
}

fn measured(context: &Context, kernel: &Kernel, pipeline: &str, ordered: bool) -> Measured {
    pto_driver::configure(context, Configuration { target: Some(kernel.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, &kernel.name, kernel.text.as_bytes(), false).expect("parses");
    let module = parsed.module();
    assert!(mlir_dialect::verify(module), "{}", kernel.name);
    run_pipeline(module, pipeline, &PipelineOptions::default()).expect("is lowered");
    if !ordered {
        without_barriers(module, &mut Rewriter::new());
    }
    measure(module, &kernel.arguments, kernel.target).map_err(|fault| fault.message).expect("runs")
}

/// Returns the cells of the table of instructions for one pipeline.
fn counts(measured: &Measured) -> String {
    let stats = &measured.stats;
    let others = stats.alu + stats.special_function;
    format!("{} | {} | {others} | {} | {}", stats.loads, stats.stores, stats.sync, measured.vector_memory)
}

/// Returns whether a page is current; `BLESS=1` writes it.
fn is_current(path: &str, page: &str) -> bool {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, page).unwrap();
    }
    std::fs::read_to_string(&path).unwrap_or_default() == page
}

fn mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

#[test]
fn the_page_is_current() {
    register_upstream_passes();
    pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).unwrap();
    let context = pto_driver::context(false, false).unwrap();
    let (mut rows, mut instructions, mut slower) = (String::new(), String::new(), Vec::new());
    let (mut ratios, mut unordered, mut vector) = (Vec::new(), Vec::new(), Vec::new());
    let kernels: Vec<Kernel> = all().unwrap().into_iter().filter(|kernel| kernel.on_chip.is_some()).collect();
    for kernel in &kernels {
        let plain = measured(&context, kernel, PEER, true);
        let free = measured(&context, kernel, PEER, false);
        let full = measured(&context, kernel, OPTIMISED, true);
        let cycles = |measured: &Measured| measured.estimate.cycles as f64;
        let of_vectors = |measured: &Measured| {
            measured.estimate.cores.iter().filter_map(|core| core.busy.get(&pto_isa::types::Pipe::V)).sum::<u64>()
                as f64
        };
        let ratio = cycles(&plain) / cycles(&full);
        if cycles(&full) > cycles(&plain) * AT_MOST {
            slower.push(format!("{}: {ratio:.2}", kernel.name));
        }
        ratios.push(ratio);
        unordered.push(cycles(&free) / cycles(&full));
        if of_vectors(&plain) > 0.0 {
            vector.push(of_vectors(&plain) / of_vectors(&full));
        }
        let [reference, free, best] = [&plain, &free, &full].map(|measured| measured.estimate.cycles);
        writeln!(rows, "| {} | {reference} | {free} | {best} | {ratio:.2} |", kernel.name).unwrap();
        writeln!(instructions, "| {} | {} | {} |", kernel.name, counts(&plain), counts(&full)).unwrap();
    }
    let page = include_str!("quality.md")
        .replace("{rows}", rows.trim_end())
        .replace("{kernels}", &kernels.len().to_string())
        .replace("{mean}", &format!("{:.2}", mean(&ratios)))
        .replace("{worst}", &format!("{:.2}", ratios.iter().copied().fold(f64::INFINITY, f64::min)))
        .replace("{unordered}", &format!("{:.2}", mean(&unordered)))
        .replace("{vector}", &format!("{:.2}", mean(&vector)))
        .replace("{vectors}", &vector.len().to_string());
    let counts = include_str!("quality-counts.md").replace("{rows}", instructions.trim_end());
    let current = [is_current(PAGE, &page), is_current(COUNTS, &counts)];
    assert!(slower.is_empty(), "slower than the reference: {slower:?}");
    assert_eq!(current, [true, true], "not current; run with BLESS=1");
}
