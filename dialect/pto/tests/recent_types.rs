//! Checks that a type is never decoded as another one whose address it has. A thread remembers descriptors by the address
//! of their type, and a context that is created after another one was destroyed may place its types at the same
//! addresses.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use mlir_dialect::melior::{
    Context,
    dialect::DialectRegistry,
    ir::{Type, TypeLike},
};
use pto_dialect::types::desc;
use pto_isa::TypeDesc;
use std::{collections::HashMap, thread};

/// Spellings of types of equal size, each with another descriptor.
const SPELLINGS: [&str; 6] = [
    "!pto.ptr<f32, gm>",
    "!pto.ptr<f16, ub>",
    "!pto.vreg<64xf32>",
    "!pto.vreg<128xf16>",
    "!pto.mask<b16>",
    "!pto.mask<b32>",
];

/// Returns a context with the dialect.
fn context() -> Context {
    let registry = DialectRegistry::new();
    pto_dialect::register(&registry).expect("valid op definitions");
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context
}

#[test]
fn a_type_at_the_address_of_a_destroyed_one_is_decoded_anew() {
    // A new thread remembers nothing.
    let alone = |spelling| thread::spawn(move || desc(Type::parse(&context(), spelling).expect(spelling)));
    let expected: HashMap<&str, TypeDesc> =
        SPELLINGS.iter().map(|spelling| (*spelling, alone(*spelling).join().expect("a descriptor"))).collect();
    // The spelling of the type that was at each address last.
    let mut places: HashMap<usize, &str> = HashMap::new();
    let mut reused = 0;
    for round in 0..40 {
        let context = context();
        for step in 0..SPELLINGS.len() {
            let spelling = SPELLINGS[(round + step) % SPELLINGS.len()];
            let found = Type::parse(&context, spelling).expect(spelling);
            let descriptor = desc(found);
            assert_eq!(descriptor, expected[spelling], "{spelling} in round {round}");
            let before = places.insert(found.to_raw().ptr as usize, spelling);
            reused += usize::from(before.is_some_and(|before| before != spelling));
        }
    }
    assert!(reused > 0, "no address was used for two types, so the test shows nothing");
}

#[test]
fn two_contexts_at_once_do_not_disturb_each_other() {
    let [one, other] = [context(), context()];
    for spelling in SPELLINGS {
        let [a, b] = [&one, &other].map(|context| desc(Type::parse(context, spelling).expect(spelling)));
        assert_eq!(a, b, "{spelling}");
    }
    drop(one);
    let third = context();
    for spelling in SPELLINGS {
        let [a, b] = [&other, &third].map(|context| desc(Type::parse(context, spelling).expect(spelling)));
        assert_eq!(a, b, "{spelling}");
    }
}
