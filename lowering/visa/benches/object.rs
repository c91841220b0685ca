//! Measures the speed of writing and reading object files of 10 MB. `VISA_BENCH_LIMIT=1` only checks a lower limit.

#[path = "../tests/random/mod.rs"]
mod random;

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use criterion::{Criterion, Throughput};
use visa::{Object, Platform, Version, binary};

const SIZE: usize = 10_000_000;
/// Minimal speed in megabytes per second.
const LIMIT: f64 = 100.0;

/// Returns an object of a few kernels with instructions of all groups; its file has 10 MB.
fn object() -> Object {
    let picks: Vec<(usize, u64)> = (0..40_000).map(|i| (i, i as u64)).collect();
    let mut object = random::kernel(Platform::Pvc, &picks);
    let one = binary::write(&object, Version::default()).map_or(0, |bytes| bytes.len());
    let kernel = object.kernels[0].clone();
    object.kernels.extend(std::iter::repeat_n(kernel, SIZE / one.max(1)));
    object
}

fn measure(c: &mut Criterion) {
    let object = object();
    let Ok(bytes) = binary::write(&object, Version::default()) else { return };
    let mut group = c.benchmark_group("object");
    group.throughput(Throughput::Bytes(bytes.len() as u64)).sample_size(10);
    group.bench_function("write", |b| b.iter_with_large_drop(|| binary::write(black_box(&object), Version::default())));
    group.bench_function("read", |b| b.iter_with_large_drop(|| binary::read(black_box(&bytes))));
    group.finish();
}

/// Returns the median processor time of 9 runs, so that other processes do not affect it.
fn median<T>(mut run: impl FnMut() -> T) -> Duration {
    let mut times: Vec<Duration> = (0..9)
        .map(|_| {
            let start = ThreadTime::now();
            let result = black_box(run());
            let time = start.elapsed();
            drop(result);
            time
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

fn check() -> bool {
    let object = object();
    let Ok(bytes) = binary::write(&object, Version::default()) else { return false };
    let megabytes = bytes.len() as f64 / 1e6;
    let write = median(|| binary::write(black_box(&object), Version::default()));
    let read = median(|| binary::read(black_box(&bytes)));
    let figure = |name: &str, time: Duration| {
        let rate = megabytes / time.as_secs_f64();
        let name = format!("{name} a vISA object of {megabytes:.1} MB");
        println!("{name:<58} {rate:8.0} MB/s (at least {LIMIT}) {}", if rate >= LIMIT { "holds" } else { "EXCEEDED" });
        rate >= LIMIT
    };
    figure("write", write) & figure("read", read)
}

#[allow(missing_docs, reason = "made by the macro")]
mod groups {
    criterion::criterion_group!(benches, super::measure);
}

fn main() {
    if std::env::var_os("VISA_BENCH_LIMIT").is_some() {
        std::process::exit(i32::from(!check()));
    }
    groups::benches();
    Criterion::default().configure_from_args().final_summary();
}
