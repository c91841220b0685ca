//! Generates random numbers from a counter.

/// Multipliers of the two halves of a round.
const MULTIPLIERS: [u32; 2] = [0xd251_1f53, 0xcd9e_8d57];
/// Added to the key after each round.
const WEYL: [u32; 2] = [0x9e37_79b9, 0xbb67_ae85];

/// Returns four random words for a key and a counter, after some rounds: Philox4x32, J. Salmon, M. Moraes, R. Dror and
/// D. Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011.
pub fn philox(key: [u32; 2], counter: [u32; 4], rounds: u32) -> [u32; 4] {
    let long = |a: u32, b: u32| {
        let product = u64::from(a) * u64::from(b);
        ((product >> 32) as u32, product as u32)
    };
    let ([mut k0, mut k1], [mut a, mut b, mut c, mut d]) = (key, counter);
    for _ in 0..rounds {
        let ((high0, low0), (high1, low1)) = (long(MULTIPLIERS[0], a), long(MULTIPLIERS[1], c));
        (a, b, c, d) = (high1 ^ b ^ k0, low1, high0 ^ d ^ k1, low0);
        (k0, k1) = (k0.wrapping_add(WEYL[0]), k1.wrapping_add(WEYL[1]));
    }
    [a, b, c, d]
}
