//! Tests that no pass moves an access of memory past one that it depends on, by random accesses to few places.
//!
//! `PTO_CASES` is the number of kernels.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::{PASSES, State, licm};
use genx::{Builder, Element, Function, Op, Region, Type, Value};
use one_pass::{count, kernel, stored};
use visa::Platform;

/// Default number of kernels.
const CASES: u64 = 600;
/// Bytes of a block; loads and stores of less are not merged.
const BLOCK: i64 = 128;
/// Number of adjacent blocks.
const BLOCKS: i64 = 4;
/// The surface of shared local memory.
const SLM: i64 = 254;

/// Emits random accesses.
struct Accesses<'b, 'f> {
    rng: fastrand::Rng,
    b: &'b mut Builder<'f>,
    /// The addresses of the results and of a part of shared local memory.
    flat: Value,
    local: Value,
    /// Vectors of 32 floats that are defined.
    values: Vec<Value>,
}

impl Accesses<'_, '_> {
    /// Returns the address of a block.
    fn address(&mut self, is_flat: bool) -> Value {
        let (base, element) = if is_flat { (self.flat, Element::I64) } else { (self.local, Element::I32) };
        let offset = self.b.int(element, BLOCK * self.rng.i64(0..BLOCKS));
        self.b.binary(Op::Add, base, offset)
    }

    /// Returns a new value: one of those that are defined, plus 1.
    fn new_value(&mut self) -> Value {
        let last = self.values[self.rng.usize(..self.values.len())];
        let one = self.b.splat_f32(Some(32), 1.0);
        self.b.binary(Op::FAdd, last, one)
    }

    fn flat_block(&mut self) {
        let at = self.address(true);
        if self.rng.bool() {
            self.values.push(self.b.value(Op::SvmBlockLd, &[at], &[], Type::vector(Element::F32, 32)));
        } else {
            let value = self.new_value();
            self.b.inst(Op::SvmBlockSt, &[at, value], &[], None);
        }
    }

    fn local_block(&mut self) {
        let (ty, message) = genx::lsc::block(128, 0).unwrap();
        let at = self.address(false);
        let (mask, surface) = (self.b.all_ones(), self.b.int(Element::I32, 0));
        if self.rng.bool() {
            let loaded = self.b.value(Op::LscLoadSlm, &[mask, at, surface], &message, ty);
            self.values.push(self.b.bitcast(loaded, Type::vector(Element::F32, 32)));
        } else {
            let value = self.new_value();
            let value = self.b.bitcast(value, ty);
            self.b.inst(Op::LscStoreSlm, &[mask, at, value, surface], &message, None);
        }
    }

    /// Emits a gather or scatter of one dword per lane, of all lanes or of the even ones.
    fn lanes(&mut self) {
        let ty = Type::vector(Element::I32, 16);
        let step = *self.rng.choice(&[4, 8, 64]).unwrap();
        let start = 4 * self.rng.u64(0..16);
        let offsets = self.b.elements(Element::I32, (0..16).map(|lane| start + lane * step).collect());
        let mask = if self.rng.bool() {
            self.b.splat_int(Type::vector(Element::I1, 16), 1)
        } else {
            self.b.elements(Element::I1, (0..16).map(|lane| lane % 2).collect())
        };
        let (surface, base) = (self.b.int(Element::I32, SLM), self.b.int(Element::I32, 4 * self.rng.i64(0..4)));
        let value = self.new_value();
        let words = self.b.bitcast(value, Type::vector(Element::I32, 32));
        let half = self.b.read(words, Region::contiguous(16, 0), Some(16));
        if self.rng.bool() {
            let gathered = self.b.value(Op::GatherScaled, &[mask, surface, base, offsets, half], &[2, 0], ty);
            let gathered = self.b.write(words, gathered, Region::contiguous(16, 64));
            self.values.push(self.b.bitcast(gathered, Type::vector(Element::F32, 32)));
        } else {
            self.b.inst(Op::ScatterScaled, &[mask, surface, base, offsets, half], &[2, 0], None);
        }
    }
}

/// Returns a kernel of random accesses that stores all values it loads.
fn accesses(seed: u64) -> Function {
    let mut function = kernel(&[Type::scalar(Element::I32)], |b, params| {
        let mut rng = fastrand::Rng::with_seed(seed);
        let number = rng.usize(8..24);
        let (flat, one) = (b.function.params()[0], b.splat_f32(Some(32), 1.0));
        let mut accesses = Accesses { rng, b, flat, local: params[0], values: vec![one] };
        for _ in 0..number {
            match accesses.rng.u8(0..5) {
                0 | 1 => accesses.flat_block(),
                2 | 3 => accesses.local_block(),
                _ => accesses.lanes(),
            }
        }
        accesses.values
    });
    // Lanes access 15 strides of 64 bytes after offsets of up to 128 and 16.
    function.slm_bytes = 2048;
    function
}

#[test]
fn accesses_stay_in_order() {
    let cases = std::env::var("PTO_CASES").map_or(CASES, |cases| cases.parse().unwrap());
    let (mut merged, mut all) = (0, 0);
    for platform in [Platform::Pvc, Platform::Dg2, Platform::Tgllp] {
        for seed in 0..cases {
            let function = accesses(seed);
            let expected = stored(&function);
            let before = count(&function, Op::SvmBlockLd);
            let mut state = State::new(function, platform);
            let last = PASSES.iter().position(|pass| pass.name == licm::PASS.name).unwrap();
            for pass in &PASSES[..=last] {
                (pass.run)(&mut state).unwrap();
                let differs = stored(&state.function) != expected;
                assert!(!differs, "{}, on {platform}: kernel {seed} stores other bytes", pass.name);
            }
            all += 1;
            merged += usize::from(count(&state.function, Op::SvmBlockLd) < before);
        }
    }
    assert!(merged > all / 20, "in {merged} of {all} kernels, loads are merged");
}
