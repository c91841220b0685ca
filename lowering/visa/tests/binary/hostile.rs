//! Damaged and malicious files. The reader must reject each with an error that states offset and field, using time and
//! memory proportional to the size of the file.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use proptest::prelude::*;
use visa::binary::{self, Fault, ReadError};
use visa::{Object, Platform, Version};

use super::random;
use super::roundtrip::{picks, platforms};

/// Counts the bytes that this thread has allocated and not freed, and their maximum.
struct Counting;

thread_local! {
    static LIVE: AtomicUsize = const { AtomicUsize::new(0) };
    static PEAK: AtomicUsize = const { AtomicUsize::new(0) };
}

// SAFETY: everything is passed on to the system's allocator; the counters do not allocate.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = LIVE.try_with(|live| {
            let now = live.fetch_add(layout.size(), Ordering::Relaxed).wrapping_add(layout.size());
            let _ = PEAK.try_with(|peak| peak.fetch_max(now, Ordering::Relaxed));
        });
        // SAFETY: as the caller of this function promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        let _ = LIVE.try_with(|live| live.fetch_sub(layout.size(), Ordering::Relaxed));
        // SAFETY: as the caller of this function promises.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Reads a file; returns the result, and the maximum of bytes allocated at once.
fn measured(bytes: &[u8]) -> (Result<Object, Vec<ReadError>>, usize) {
    LIVE.with(|live| live.store(0, Ordering::Relaxed));
    PEAK.with(|peak| peak.store(0, Ordering::Relaxed));
    let result = binary::read(bytes);
    (result, PEAK.with(|peak| peak.load(Ordering::Relaxed)))
}

/// Limit of allocated bytes: the model is larger than the file by a constant factor.
fn bound(len: usize) -> usize {
    (2 << 20) + 256 * len
}

/// Returns a file with a kernel, a function, relocations, embedded code, attributes and most instructions once.
fn sample() -> Vec<u8> {
    let picks: Vec<(usize, u64)> = (0..60).map(|i| (i * 3 % 97, i as u64)).collect();
    let mut object = random::kernel(Platform::Pvc, &picks);
    let mut function = object.kernels[0].clone();
    function.name = "f".into();
    function.kind = visa::UnitKind::Function { linkage: 2, input_size: 1, return_size: 2 };
    function.inputs.clear();
    function.body.truncate(10);
    object.functions.push(function);
    let kernel = &mut object.kernels[0];
    kernel.variable_relocations.push(visa::kernel::Relocation { symbolic: 0, resolved: 1 });
    kernel.function_relocations.push(visa::kernel::Relocation { symbolic: 2, resolved: 0 });
    kernel.binaries.push(visa::kernel::GenBinary { platform: 14, code: [1, 2, 3, 4, 5].into() });
    binary::write(&object, Version::default()).unwrap()
}

fn refused(bytes: &[u8]) -> Vec<ReadError> {
    let (result, peak) = measured(bytes);
    assert!(peak <= bound(bytes.len()), "{peak} bytes for a file of {}", bytes.len());
    result.expect_err("the file is bad")
}

fn says(bytes: &[u8]) -> String {
    refused(bytes)[0].to_string()
}

fn put(bytes: &mut [u8], offset: usize, value: &[u8]) {
    bytes[offset..offset + value.len()].copy_from_slice(value);
}

fn u32_at(bytes: &[u8], offset: usize) -> usize {
    u32::from_le_bytes(bytes[offset..offset + 4].try_into().unwrap()) as usize
}

/// Offsets in the header of [`sample`]: magic 4, version 2, `num_kernels` 2, then `kernel_info` with a name of one
/// byte.
mod at {
    pub(super) const NUM_KERNELS: usize = 6;
    pub(super) const NAME_LEN: usize = 8;
    pub(super) const OFFSET: usize = 10;
    pub(super) const SIZE: usize = 14;
    pub(super) const INPUT_OFFSET: usize = 18;
    pub(super) const NUM_SYMS_VARIABLE: usize = 22;
    pub(super) const NUM_GEN_BINARIES: usize = 34;
    pub(super) const BINARY_OFFSET: usize = 36;
    pub(super) const BINARY_SIZE: usize = 40;
}

#[test]
fn the_sample_is_good() {
    let bytes = sample();
    let (result, peak) = measured(&bytes);
    let object = result.unwrap();
    assert!(peak <= bound(bytes.len()));
    assert_eq!(binary::write(&object, Version::default()).unwrap(), bytes);
    assert_eq!((object.kernels.len(), object.functions.len(), object.kernels[0].binaries.len()), (1, 1, 1));
}

#[test]
fn every_truncation_is_refused() {
    let bytes = sample();
    for len in 0..bytes.len() {
        let errors = refused(&bytes[..len]);
        let detail = errors[0].detail();
        assert!(!detail.field.is_empty(), "{len}: {}", errors[0]);
        // The error in a table states its end; a truncated body is rejected before it is read.
        assert!(
            matches!(detail.fault, Fault::Truncated { .. } | Fault::Count { .. } | Fault::Place { .. }),
            "{len}: {}",
            errors[0]
        );
    }
}

#[test]
fn truncation_names_offset_and_field() {
    let bytes = sample();
    assert_eq!(says(&[]), "offset 0x0, field `magic_number`: expected 4 more bytes, found 0");
    assert_eq!(says(&bytes[..5]), "offset 0x5, field `minor_version`: expected 1 more bytes, found 0");
    let len = at::SIZE + 2;
    assert_eq!(
        says(&bytes[..len]),
        "offset 0x8, field `kernel_info`: expected at most 0 entries in the 8 bytes left, found a count of 1"
    );
}

#[test]
fn magic_and_version() {
    let mut bytes = sample();
    put(&mut bytes, 0, b"ELF!");
    assert_eq!(
        says(&bytes),
        "offset 0x0, field `magic_number`: expected the magic number 0x41534943, found 0x21464c45"
    );
    for version in [[3, 3], [4, 2], [2, 0], [5, 0], [0, 0], [255, 255]] {
        let mut bytes = sample();
        put(&mut bytes, 4, &version);
        let [major, minor] = version;
        assert_eq!(
            says(&bytes),
            format!("offset 0x4, field `major_version`: expected version 3.4 to 4.1, found {major}.{minor}")
        );
    }
}

#[test]
fn counts_larger_than_the_file() {
    for (offset, value, field) in [
        (at::NUM_KERNELS, &[0xff, 0xff][..], "kernel_info"),
        (at::NAME_LEN, &[0xff][..], ""),
        (at::NUM_SYMS_VARIABLE, &[0xff, 0xff][..], "kernel_info[0].variable_reloc_symtab"),
        (at::NUM_GEN_BINARIES, &[0xff][..], ""),
    ] {
        let mut bytes = sample();
        put(&mut bytes, offset, value);
        let errors = refused(&bytes);
        assert!(errors[0].detail().field.contains(field), "{}", errors[0]);
    }
}

#[test]
fn huge_tables_of_a_body() {
    let bytes = sample();
    let body = u32_at(&bytes, at::OFFSET);
    let mut huge = bytes.clone();
    put(&mut huge, body, &[0xff; 4]);
    let errors = refused(&huge);
    assert_eq!(errors[0].detail().field, "kernel_info[0].string_pool");
    assert!(matches!(errors[0].detail().fault, Fault::Count { count: 0xffff_ffff, .. }));
    let inputs = u32_at(&bytes, at::INPUT_OFFSET);
    let mut huge = bytes.clone();
    put(&mut huge, inputs, &[0xff; 4]);
    assert_eq!(refused(&huge)[0].detail().field, "kernel_info[0].input_info");
}

#[test]
fn bodies_outside_of_the_file_or_over_each_other() {
    let bytes = sample();
    let mut outside = bytes.clone();
    put(&mut outside, at::OFFSET, &u32::MAX.to_le_bytes());
    assert!(says(&outside).contains("kernel_info[0].offset"), "{}", says(&outside));
    let mut huge = bytes.clone();
    put(&mut huge, at::SIZE, &u32::MAX.to_le_bytes());
    assert!(matches!(refused(&huge)[0].detail().fault, Fault::Place { .. }));
    let mut header = bytes.clone();
    put(&mut header, at::OFFSET, &4u32.to_le_bytes());
    assert!(says(&header).contains("are also those of the header"), "{}", says(&header));
    let mut code = bytes.clone();
    let body = u32_at(&bytes, at::OFFSET);
    put(&mut code, at::BINARY_OFFSET, &(body as u32 + 8).to_le_bytes());
    let error = &refused(&code)[0];
    assert_eq!(error.detail().field, "kernel_info[0].gen_binary_info[0].binary_offset");
    assert!(matches!(error.detail().fault, Fault::Overlap { .. }), "{error}");
    let mut size = bytes.clone();
    put(&mut size, at::BINARY_SIZE, &u32::MAX.to_le_bytes());
    assert_eq!(refused(&size)[0].detail().field, "kernel_info[0].gen_binary_info[0].binary_size");
    let mut inputs = bytes.clone();
    put(&mut inputs, at::INPUT_OFFSET, &1u32.to_le_bytes());
    assert_eq!(refused(&inputs)[0].detail().field, "kernel_info[0].input_offset");
}

#[test]
fn kernels_over_the_same_body() {
    let picks: Vec<(usize, u64)> = (0..20).map(|i| (i, i as u64)).collect();
    let mut object = random::kernel(Platform::Skl, &picks);
    let second = object.kernels[0].clone();
    object.kernels.push(second);
    let mut bytes = binary::write(&object, Version::default()).unwrap();
    let first = u32_at(&bytes, at::OFFSET) as u32;
    // The second `kernel_info` is after the first, which has no tables: 8 + 19 bytes.
    put(&mut bytes, 27 + 2, &first.to_le_bytes());
    let error = &refused(&bytes)[0];
    assert_eq!(error.detail().field, "kernel_info[1].offset");
    assert!(matches!(error.detail().fault, Fault::Overlap { .. }), "{error}");
}

/// Entries of 16 bytes that refer to a string of 1023 bytes: copies would have 64 times the size of the file.
#[test]
fn a_long_name_many_times() {
    let mut object = random::kernel(Platform::Skl, &[(0, 0)]);
    let general = object.kernels[0].generals[0].clone();
    let long: Box<str> = "x".repeat(1023).into();
    let generals = std::iter::repeat_with(|| visa::variable::General { name: long.clone(), ..general.clone() });
    object.kernels[0].generals.extend(generals.take(20_000));
    let bytes = binary::write(&object, Version::default()).unwrap();
    assert!(says(&bytes).contains("name_index"), "{}", says(&bytes));
}

#[test]
fn every_unit_is_told_of() {
    let mut object = random::kernel(Platform::Skl, &[(0, 0)]);
    let second = object.kernels[0].clone();
    object.kernels.push(second);
    let mut bytes = binary::write(&object, Version::default()).unwrap();
    let (first, second) = (u32_at(&bytes, at::OFFSET), u32_at(&bytes, 27 + 2));
    put(&mut bytes, first, &[0xff; 4]);
    put(&mut bytes, second, &[0xff; 4]);
    let fields: Vec<String> = refused(&bytes).iter().map(|e| e.detail().field.clone()).collect();
    assert_eq!(fields, ["kernel_info[0].string_pool", "kernel_info[1].string_pool"]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn changed_bytes_do_no_harm(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = sample();
        for (index, byte) in changes {
            let index = index.index(bytes.len());
            bytes[index] = byte;
        }
        let (result, peak) = measured(&bytes);
        prop_assert!(peak <= bound(bytes.len()), "{} bytes", peak);
        match result {
            Ok(mut object) => {
                object.version = Version::default();
                let written = binary::write(&object, object.version)?;
                prop_assert!(binary::read(&written) == Ok(object));
            }
            Err(errors) => prop_assert!(errors.iter().all(|e| e.detail().offset <= bytes.len() && !e.detail().field.is_empty())),
        }
    }

    #[test]
    fn noise_does_no_harm(mut bytes in prop::collection::vec(any::<u8>(), 0..400), real in any::<bool>()) {
        if real && bytes.len() > 6 {
            put(&mut bytes, 0, b"CISA\x03\x06");
        }
        let (_, peak) = measured(&bytes);
        prop_assert!(peak <= bound(bytes.len()));
    }

    #[test]
    fn random_kernels_cut_anywhere(platform in platforms(), picks in picks(10), cut in any::<prop::sample::Index>()) {
        let object = random::kernel(platform, &picks);
        let bytes = binary::write(&object, Version::default())?;
        let cut = cut.index(bytes.len());
        prop_assert!(binary::read(&bytes[..cut]).is_err());
    }
}
