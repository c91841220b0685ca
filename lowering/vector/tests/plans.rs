//! Measures allocation and synchronisation of whole kernels: prints a table, and checks that the peak of vector memory
//! equals the lower bound for 95 of 100 kernels. `cargo test -p pto-vector --test plans -- --nocapture` shows it.

use mlir_dialect::{ParsedSource, PipelineOptions, melior::Context, register_upstream_passes, run_pipeline};
use pto_dialect::target::Configuration;
use pto_kernels::{Kernel, all};
use pto_vector::{MemoryMap, OPTIMISED, OPTIMISED_PLACED, Origin, PIPELINE, Placed, count_operations};

/// The measurements of one kernel.
struct Row {
    /// Live bytes: the lower bound, with copies of loops separate, and the plan.
    bytes: Option<[i64; 3]>,
    /// Flags set and waited for and barriers, without and with optimisation.
    sync: [usize; 2],
}

fn lowered<R>(
    context: &Context,
    kernel: &Kernel,
    pipeline: &str,
    make: impl FnOnce(mlir_dialect::melior::ir::operation::OperationRef<'_, '_>) -> R,
) -> Option<R> {
    pto_driver::configure(context, Configuration { target: Some(kernel.target), ..Configuration::default() });
    let parsed = ParsedSource::parse(context, &kernel.name, kernel.text.as_bytes(), false)?;
    run_pipeline(parsed.module(), pipeline, &PipelineOptions::default()).ok()?;
    Some(make(parsed.module()))
}

fn def(context: &Context, kernel: &Kernel) -> Option<Row> {
    let map = lowered(context, kernel, OPTIMISED_PLACED, |module| {
        MemoryMap::of(module, Placed::Yes, &|_| Origin::default())
    })?;
    let memories = map.functions.into_iter().flat_map(|function| function.memories);
    let of_vectors: Vec<_> = memories.filter(|memory| memory.memory == "vec").collect();
    let add = |of: fn(&pto_vector::Memory) -> i64| of_vectors.iter().map(of).sum();
    let bytes = [add(|memory| memory.tight_bound), add(|memory| memory.bound), add(|memory| memory.peak)];
    let sync = |pipeline| {
        lowered(context, kernel, pipeline, |module| {
            let counts = count_operations(module);
            ["pto.set_flag", "pto.wait_flag", "pto.barrier"].iter().filter_map(|name| counts.get(*name)).sum()
        })
    };
    let sync = [sync(PIPELINE)?, sync(OPTIMISED)?];
    Some(Row { bytes: (!of_vectors.is_empty()).then_some(bytes), sync })
}

#[test]
fn peaks_are_what_is_alive() {
    register_upstream_passes();
    assert!(pto_bufferization::register_passes().and_then(|()| pto_vector::register_passes()).is_ok());
    let kernels = all().unwrap_or_default();
    let context = pto_driver::context(false, false);
    assert!(context.is_ok() && !kernels.is_empty(), "no context or no kernels");
    let Ok(context) = context else { return };
    println!("{:24} {:>8} {:>8} {:>8} {:>6} {:>6}", "kernel", "alive", "bound", "peak", "sync 0", "sync 1");
    let (mut reached, mut planned, mut flags) = (0, 0, [0, 0]);
    for kernel in &kernels {
        let found = def(&context, kernel);
        assert!(found.is_some(), "{} is not lowered", kernel.name);
        let Some(Row { bytes, sync }) = found else { continue };
        let shown =
            bytes.map_or_else(|| ["-".to_owned(), "-".to_owned(), "-".to_owned()], |b| b.map(|b| b.to_string()));
        let [alive, bound, peak] = shown;
        println!("{:24} {alive:>8} {bound:>8} {peak:>8} {:>6} {:>6}", kernel.name, sync[0], sync[1]);
        if let Some([_, bound, peak]) = bytes {
            planned += 1;
            reached += usize::from(peak == bound);
            assert!(peak >= bound, "{}: a plan below what is alive", kernel.name);
        }
        flags = [flags[0] + sync[0], flags[1] + sync[1]];
    }
    println!("the peak is the bound in {reached} of {planned}; flags and barriers: {flags:?}");
    assert!(reached * 100 >= planned * 95, "the peak is the bound in {reached} of {planned} kernels only");
}
