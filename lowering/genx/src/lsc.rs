//! The immediates of LSC messages. Source: The Virtual ISA Object Format, "LSC messages".

use visa::Platform;
use visa::table::Op as Visa;
use visa::word::{DataElements, DataOrder, DataSize};

use crate::builder::Builder;
use crate::ir::Value;
use crate::table::Op;
use crate::types::{Element, Type};

/// The legal numbers of elements of a transposed message.
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
/// The sizes of elements of a transposed message.
const SIZES: [(Element, DataSize); 2] = [(Element::I32, DataSize::D32), (Element::I64, DataSize::D64)];
/// Maximal number of elements that are read from each address.
const VECTOR: u32 = 8;
/// Registers of the data of a message.
const REGISTERS: u32 = 8;

/// Bytes of the largest block of a platform.
#[must_use]
pub fn largest_block(platform: Platform) -> u32 {
    REGISTERS * platform.grf_bytes()
}

/// Returns a transposed message of `bytes` adjacent bytes at a constant offset from the address: the type of its data,
/// and its immediates (default caching, unscaled addresses, one channel). `None` if there is no message of that size;
/// the platform may allow fewer bytes.
#[must_use]
pub fn block(bytes: u32, after: i64) -> Option<(Type, [i64; 8])> {
    SIZES.into_iter().find_map(|(element, size)| {
        let count = bytes / element.bytes();
        let whole = bytes.is_multiple_of(element.bytes());
        let (_, elements) = COUNTS.iter().find(|(known, _)| whole && *known == count)?;
        let [size, elements, order] = [size.code(), elements.code(), DataOrder::Transpose.code()].map(i64::from);
        Some((Type::vector(element, count), [0, 0, 1, after, size, elements, order, 1]))
    })
}

/// Returns the largest power of two of dwords that a message may read from each of several addresses, such that its
/// data have at most `most` dwords.
#[must_use]
pub fn longest_vector(platform: Platform, lanes: u32, most: u32) -> u32 {
    let room = largest_block(platform) / (lanes * Element::I32.bytes());
    room.min(most).min(VECTOR).checked_ilog2().map_or(0, |log| 1 << log)
}

/// Returns a message of `dwords` adjacent dwords from each of several addresses, at a constant offset: the type of its
/// data, which has the first dword of all lanes first, and its immediates, like those of [`block`]. `None` if there is
/// no message of that size.
#[must_use]
pub fn vectors(lanes: u32, dwords: u32, after: i64) -> Option<(Type, [i64; 8])> {
    let (_, elements) = COUNTS.iter().find(|(known, _)| dwords <= VECTOR && *known == dwords)?;
    let [size, elements, order] =
        [DataSize::D32.code(), elements.code(), DataOrder::NonTranspose.code()].map(i64::from);
    Some((Type::vector(Element::I32, lanes * dwords), [0, 0, 1, after, size, elements, order, 1]))
}

/// Returns a message of one element at each of several addresses: the type of the data, integers of at least 32 bits, and its
/// immediates, like those of [`block`].
#[must_use]
pub fn each(lanes: u32, element: Element) -> (Type, [i64; 8]) {
    let (data, size) = match element.bytes() {
        1 => (Element::I32, DataSize::D8C32),
        2 => (Element::I32, DataSize::D16C32),
        4 => (Element::I32, DataSize::D32),
        _ => (Element::I64, DataSize::D64),
    };
    let [size, elements, order] = [size.code(), DataElements::N1.code(), DataOrder::NonTranspose.code()].map(i64::from);
    (Type::vector(data, lanes), [0, 0, 1, 0, size, elements, order, 1])
}

/// The atomic operations with one source.
const ATOMICS: [Visa; 14] = [
    Visa::LscAtomicStore,
    Visa::LscAtomicIadd,
    Visa::LscAtomicIsub,
    Visa::LscAtomicSmin,
    Visa::LscAtomicSmax,
    Visa::LscAtomicUmin,
    Visa::LscAtomicUmax,
    Visa::LscAtomicFadd,
    Visa::LscAtomicFsub,
    Visa::LscAtomicFmin,
    Visa::LscAtomicFmax,
    Visa::LscAtomicAnd,
    Visa::LscAtomicOr,
    Visa::LscAtomicXor,
];

/// Returns the instruction of an atomic operation with one source, by its number in LLVM IR; `None` for other numbers.
#[must_use]
pub fn atomic(number: i64) -> Option<Visa> {
    ATOMICS.into_iter().find(|op| code_of(*op) == number)
}

/// Returns the number of an atomic operation in LLVM IR, which is its opcode among the LSC messages.
fn code_of(atomic: Visa) -> i64 {
    atomic.definition().sub.map_or(-1, i64::from)
}

/// Returns the immediates of an atomic operation on a dword at each of several addresses.
#[must_use]
pub fn update(atomic: Visa) -> [i64; 9] {
    let [size, elements, order] =
        [DataSize::D32.code(), DataElements::N1.code(), DataOrder::NonTranspose.code()].map(i64::from);
    [code_of(atomic), 0, 0, 1, 0, size, elements, order, 1]
}

/// Emits the offsets of lanes from an address: loaded as dwords and extended, which needs fewer constants.
pub fn offsets(b: &mut Builder<'_>, lanes: Vec<u64>) -> Value {
    let numbers = b.elements(Element::I32, lanes);
    let ty = b.function.ty(numbers);
    b.value(Op::Constant, &[numbers], &[], ty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_the_sizes_of_messages() {
        let of = |bytes| super::block(bytes, 16);
        assert_eq!(of(256), Some((Type::vector(Element::I32, 64), [0, 0, 1, 16, 3, 8, 2, 1])));
        assert_eq!(of(12), Some((Type::vector(Element::I32, 3), [0, 0, 1, 16, 3, 3, 2, 1])));
        assert_eq!(of(512), Some((Type::vector(Element::I64, 64), [0, 0, 1, 16, 4, 8, 2, 1])));
        assert_eq!(of(20), None);
    }
    #[test]
    fn vectors_fill_the_registers_of_a_message() {
        assert_eq!([8, 16].map(|lanes| longest_vector(Platform::Dg2, lanes, 64)), [8, 4]);
        assert_eq!([16, 32].map(|lanes| longest_vector(Platform::Pvc, lanes, 64)), [8, 4]);
        assert_eq!(longest_vector(Platform::Pvc, 16, 3), 2);
        assert_eq!(vectors(16, 4, 0), Some((Type::vector(Element::I32, 64), [0, 0, 1, 0, 3, 4, 1, 1])));
        assert_eq!([5, 16].map(|dwords| vectors(16, dwords, 0)), [None; 2]);
    }
}
