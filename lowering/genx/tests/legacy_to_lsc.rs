//! Tests that block messages to flat memory become LSC messages on platforms that support them.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::legacy_to_lsc;
use genx::{Element, Op, Type};
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
