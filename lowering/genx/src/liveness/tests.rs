//! Compares live ranges with sets of numbers.

use super::*;
use proptest::prelude::*;

fn segments(list: &[Segment]) -> Segments {
    let mut segments = Segments::default();
    list.iter().for_each(|segment| segments.insert(*segment));
    segments
}

#[test]
fn abutting_segments_become_one() {
    let merged = segments(&[Segment::strong(5, 8), Segment::strong(1, 3), Segment::strong(3, 5)]);
    assert_eq!(merged.to_string(), "[1,8)");
}

#[test]
fn a_phi_copy_after_a_segment_is_part_of_it() {
    assert_eq!(segments(&[Segment::phi_copy(4, 6), Segment::strong(1, 4)]).to_string(), "[1,6)");
    assert_eq!(segments(&[Segment::phi_copy(4, 6), Segment::strong(1, 3)]).to_string(), "[1,3)[ph4,6)");
    assert_eq!(segments(&[Segment::phi_copy(4, 6), Segment::strong(6, 9)]).to_string(), "[ph4,6)[6,9)");
    let all = [Segment::phi_copy(4, 6), Segment::strong(6, 9), Segment::strong(1, 4)];
    assert_eq!(segments(&all).to_string(), "[1,9)");
}

#[test]
fn where_segments_overlap_the_stronger_stays() {
    let weak = Segment { start: 0, end: 10, strength: Strength::Weak };
    assert_eq!(segments(&[weak, Segment::strong(3, 5)]).to_string(), "[w0,3)[3,5)[w5,10)");
}

#[test]
fn weak_segments_do_not_interfere_with_each_other() {
    let weak = segments(&[Segment { start: 0, end: 10, strength: Strength::Weak }]);
    let strong = segments(&[Segment::strong(9, 12)]);
    assert!(!weak.interferes(&weak.clone(), |_| false));
    assert!(weak.interferes(&strong, |_| false));
}

#[test]
fn a_phi_copy_does_not_interfere_with_what_it_copies() {
    let (param, incoming) = (segments(&[Segment::phi_copy(4, 6)]), segments(&[Segment::strong(1, 9)]));
    assert!(param.interferes(&incoming, |_| false));
    assert!(!param.interferes(&incoming, |start| start == 4));
    assert!(!incoming.interferes(&param, |start| start == 4));
}

#[test]
fn merged_ranges_have_the_values_and_the_alignment_of_both() {
    let mut liveness = Liveness::default();
    let [a, b, c] = [0, 1, 2].map(Value::new);
    liveness.set(a, Category::General, 4);
    liveness.set(b, Category::General, 32);
    liveness.set(c, Category::Predicate, 1);
    let (Some(first), Some(second)) = (liveness.id(a), liveness.id(b)) else { panic!("both have one") };
    let merged = liveness.merge(first, second);
    assert!(liveness.same(a, b) && !liveness.same(a, c));
    assert_eq!((liveness.get(merged).align, liveness.get(merged).values.len()), (32, 2));
    assert_eq!(liveness.ranges().count(), 2);
}

fn any_segment() -> impl Strategy<Value = Segment> {
    let strength = prop_oneof![Just(Strength::Weak), Just(Strength::Strong)];
    (0u32..60, 1u32..12, strength).prop_map(|(start, length, strength)| Segment {
        start,
        end: start + length,
        strength,
    })
}

/// Returns the strength at each of the numbers.
fn strengths(list: &[Segment]) -> Vec<Option<Strength>> {
    let at = |number: u32| {
        let covering = list.iter().filter(move |segment| segment.start <= number && number < segment.end);
        covering.map(|segment| segment.strength).max()
    };
    (0..80).map(at).collect()
}

proptest! {
    #[test]
    fn segments_are_sets_of_numbers(list in proptest::collection::vec(any_segment(), 0..12)) {
        let built = segments(&list);
        prop_assert_eq!(strengths(built.as_slice()), strengths(&list));
        for (number, strength) in (0u32..).zip(strengths(&list)) {
            prop_assert_eq!(built.contains(number), strength.is_some());
        }
        for pair in built.as_slice().windows(2) {
            prop_assert!(pair[0].end < pair[1].start || (pair[0].end == pair[1].start && pair[0].strength != pair[1].strength));
        }
    }

    #[test]
    fn interference_is_of_numbers(a in proptest::collection::vec(any_segment(), 0..8), b in proptest::collection::vec(any_segment(), 0..8)) {
        let expected = strengths(&a).into_iter().zip(strengths(&b)).any(|pair| match pair {
            (Some(a), Some(b)) => a != Strength::Weak || b != Strength::Weak,
            (_, None) | (None, Some(_)) => false,
        });
        prop_assert_eq!(segments(&a).interferes(&segments(&b), |_| false), expected);
        prop_assert_eq!(segments(&b).interferes(&segments(&a), |_| false), expected);
    }
}
