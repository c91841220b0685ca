//! Names of kernels in vISA: those of the source if they are legal, else names derived from them.
//!
//! The assembly cannot escape a quotation mark, object files limit the length, and hosts look up kernels by name: a
//! name is kept if it has at most [`MAX`] letters, digits and `_ . $ -`. Others keep their legal characters, and end
//! with a hash of the whole name, so that different names stay different.

use std::collections::HashSet;

/// Maximal number of characters of a name.
pub const MAX: usize = 255;
/// Number of characters that a changed name keeps: a separator, 16 digits and a number follow.
const KEPT: usize = 200;

/// Returns the names of kernels in vISA, in the order of the source: legal, unique, and the same in every run.
#[must_use]
pub fn of_kernels(names: &[&str]) -> Vec<String> {
    // Changed names must not equal names that are legal in the source.
    let mut taken: HashSet<String> =
        names.iter().filter(|name| is_legal(name)).map(|name| (*name).to_owned()).collect();
    names.iter().map(|name| if is_legal(name) { (*name).to_owned() } else { changed(name, &mut taken) }).collect()
}

/// Returns whether a name is legal in vISA.
fn is_legal(name: &str) -> bool {
    !name.is_empty() && name.len() <= MAX && name.bytes().all(is_letter)
}

const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'-')
}

/// Returns a legal name that is not used yet.
fn changed(name: &str, taken: &mut HashSet<String>) -> String {
    let letter = |letter: char| if u8::try_from(letter).is_ok_and(is_letter) { letter } else { '_' };
    let kept: String = name.chars().take(KEPT).map(letter).collect();
    let first = format!("{kept}_{:016x}", hash(name));
    let mut candidate = first.clone();
    let mut number = 2;
    while !taken.insert(candidate.clone()) {
        candidate = format!("{first}_{number}");
        number += 1;
    }
    candidate
}

/// Computes the FNV-1a hash, which is the same on every machine.
fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_names_stay() {
        let long = "x".repeat(MAX);
        let names = ["k", "a.b", "$x-1", "1", &long];
        assert_eq!(of_kernels(&names), names);
    }

    #[test]
    fn others_become_legal_and_stay_different() {
        let (long, longer) = ("x".repeat(MAX + 1), "x".repeat(MAX + 2));
        let names = ["", "\\", "\"", "a b", "a\tb", "\u{e4}", "\u{1f600}", "a/b", &long, &longer];
        let made = of_kernels(&names);
        assert!(made.iter().all(|name| is_legal(name)), "{made:?}");
        assert_eq!(made.iter().collect::<HashSet<_>>().len(), names.len());
        assert_eq!(made, of_kernels(&names));
    }

    #[test]
    fn a_changed_name_does_not_take_that_of_another_kernel() {
        let first = of_kernels(&["\\"]);
        let made = of_kernels(&["\\", &first[0]]);
        assert_eq!(made[1], first[0]);
        assert_ne!(made[0], made[1]);
        assert!(is_legal(&made[0]));
    }
}
