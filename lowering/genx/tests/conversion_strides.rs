//! Tests that half precision that is only converted back gets the stride of single precision.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::conversion_strides;
use genx::{Element, Function, Op, Type};
use one_pass::{after, count, kernel};
use visa::Platform;

const ROW: Type = Type::vector(Element::F32, 32);

fn back(stored: bool) -> Function {
    kernel(&[ROW], |b, p| {
        let half = b.cast(Op::FpTrunc, p[0], Element::F16);
        let single = b.cast(Op::FpExt, half, Element::F32);
        if stored { vec![single, half] } else { vec![single] }
    })
}

#[test]
fn halves_have_a_stride_if_they_are_only_converted_back() {
    for (platform, stored, writes) in [(Platform::Dg2, false, 1), (Platform::Dg2, true, 0), (Platform::Tgllp, false, 0)]
    {
        let function = after(&conversion_strides::PASS, back(stored), platform);
        assert_eq!(count(&function, Op::WrRegion), writes, "{platform}");
    }
}
