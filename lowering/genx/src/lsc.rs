//! The numbers of messages of the load/store cache. Seed 001, "LSC messages".

use visa::word::{DataElements, DataOrder, DataSize};

/// The numbers of dwords a transposed message takes.
const COUNTS: [(u32, DataElements); 8] = [
    (1, DataElements::N1),
    (2, DataElements::N2),
    (3, DataElements::N3),
    (4, DataElements::N4),
    (8, DataElements::N8),
    (16, DataElements::N16),
    (32, DataElements::N32),
    (64, DataElements::N64),
];

/// The immediates of a transposed message of so many dwords side by side: operation and caches by default, no scale and no
/// offset of addresses, one channel. `None` if there is no message of that size.
#[must_use]
pub fn block(dwords: u32) -> Option<[i64; 9]> {
    let (_, elements) = COUNTS.iter().find(|(count, _)| *count == dwords)?;
    let [size, elements, order] = [DataSize::D32.code(), elements.code(), DataOrder::Transpose.code()].map(i64::from);
    Some([0, 0, 0, 1, 0, size, elements, order, 1])
}

#[cfg(test)]
mod tests {
    #[test]
    fn blocks_have_the_sizes_of_messages() {
        assert_eq!(super::block(64), Some([0, 0, 0, 1, 0, 3, 8, 2, 1]));
        assert_eq!(super::block(3), Some([0, 0, 0, 1, 0, 3, 3, 2, 1]));
        assert_eq!(super::block(6), None);
    }
}
