//! Flat and shared local memory are accessed by LSC messages where the platform has them: no thread accesses a memory by both
//! paths.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::legacy_to_lsc;
use genx::{Element, Function, Op, Region, Type};
use one_pass::{after, count, kernel};
use visa::Platform;

#[test]
fn blocks_are_messages_of_the_cache_where_there_is_one() {
    for (platform, stores) in [(Platform::XehpSdv, 0), (Platform::Dg2, 2), (Platform::Pvc, 2)] {
        let types = [Type::vector(Element::F32, 64), Type::vector(Element::I8, 64)];
        let function = after(&legacy_to_lsc::PASS, kernel(&types, |_, p| p.to_vec()), platform);
        let found = (count(&function, Op::LscStoreStateless), count(&function, Op::SvmBlockSt));
        assert_eq!(found, (stores, 2 - stores), "{platform}");
    }
}

/// Messages of the data port that the load/store cache has as well.
const LEGACY: [Op; 10] = [
    Op::SvmBlockLd,
    Op::SvmBlockSt,
    Op::SvmGather,
    Op::SvmScatter,
    Op::OwordLd,
    Op::OwordSt,
    Op::GatherScaled,
    Op::ScatterScaled,
    Op::Gather4Scaled,
    Op::Scatter4Scaled,
];
/// The surface that is shared local memory.
const SHARED: i64 = 254;

/// How many messages go by the data port.
fn legacy(function: &Function) -> usize {
    LEGACY.into_iter().map(|op| count(function, op)).sum()
}

/// Runs the pass where there is a load/store cache and where there is none.
fn translated(function: &Function) {
    let messages = legacy(function);
    for (platform, left) in [(Platform::XehpSdv, messages), (Platform::Dg2, 0), (Platform::Pvc, 0)] {
        let function = after(&legacy_to_lsc::PASS, function.clone(), platform);
        assert_eq!(legacy(&function), left, "{platform}");
    }
}

#[test]
fn elements_of_shared_memory_are_stored_and_loaded_by_one_path() {
    for lanes in [1, 8, 16] {
        for log2_bytes in 0..3 {
            let dwords = Type::vector(Element::I32, lanes);
            let mut function = kernel(&[dwords], |b, p| {
                let (surface, base) = (b.int(Element::I32, SHARED), b.int(Element::I32, 64));
                let offsets = b.elements(Element::I32, (0..u64::from(lanes)).map(|lane| lane * 4).collect());
                let mask =
                    b.elements(Element::I1, (0..u64::from(lanes)).map(|lane| u64::from(lane % 3 != 1)).collect());
                let numbers = [log2_bytes, 0];
                b.inst(Op::ScatterScaled, &[mask, surface, base, offsets, p[0]], &numbers, None);
                let loaded = b.value(Op::GatherScaled, &[mask, surface, base, offsets, p[0]], &numbers, dwords);
                vec![loaded]
            });
            function.slm_bytes = 1024;
            translated(&function);
        }
    }
}

#[test]
fn elements_of_flat_memory_are_stored_and_loaded_by_one_path() {
    for (element, log2_bytes, registers) in
        [(Element::I8, 0, 4), (Element::I8, 1, 4), (Element::I8, 2, 4), (Element::F32, 0, 1), (Element::I64, 0, 1)]
    {
        for lanes in [1, 8, 16] {
            let data = Type::vector(element, registers * lanes);
            let mut function = kernel(&[], |_, _| Vec::new());
            let (target, block) = (function.params()[0], function.blocks()[0]);
            let end = function.insts(block).last().unwrap();
            let mut b = genx::Builder::before(&mut function, end);
            let offsets = b.elements(Element::I64, (0..u64::from(lanes)).map(|lane| lane * 24).collect());
            let start = b.splat(target, lanes);
            let from = b.binary(Op::Add, start, offsets);
            let beyond = b.splat_int(Type::vector(Element::I64, lanes), 1024);
            let to = b.binary(Op::Add, from, beyond);
            let mask = b.elements(Element::I1, (0..u64::from(lanes)).map(|lane| u64::from(lane % 3 != 1)).collect());
            let old = b.splat_int(data, 0);
            let loaded = b.value(Op::SvmGather, &[mask, from, old], &[log2_bytes], data);
            b.inst(Op::SvmScatter, &[mask, to, loaded], &[log2_bytes], None);
            translated(&function);
        }
    }
}

#[test]
fn blocks_and_components_of_shared_memory_are_stored_and_loaded_by_one_path() {
    let [block, components] = [32, 32].map(|count| Type::vector(Element::I32, count));
    let mut function = kernel(&[block, components], |b, p| {
        let (surface, zero, owords) = (b.int(Element::I32, SHARED), b.int(Element::I32, 0), b.int(Element::I32, 4));
        b.inst(Op::OwordSt, &[surface, owords, p[0]], &[], None);
        let first = b.read(p[0], Region::contiguous(1, 0), None);
        let computed = b.binary(Op::And, first, zero);
        let loaded = b.value(Op::OwordLd, &[surface, computed], &[0], block);
        let offsets = b.elements(Element::I32, (0..16).map(|lane| lane * 16).collect());
        let mask = b.splat_int(Type::vector(Element::I1, 16), 1);
        b.inst(Op::Scatter4Scaled, &[mask, surface, computed, offsets, p[1]], &[0b1001, 0], None);
        let back = b.value(Op::Gather4Scaled, &[mask, surface, zero, offsets, p[1]], &[0b0101, 0], components);
        vec![loaded, back]
    });
    function.slm_bytes = 1024;
    translated(&function);
}
