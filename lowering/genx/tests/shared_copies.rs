//! Tests that reads of copies in shared local memory become reads of flat memory.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss, reason = "tests")]

#[path = "support/one_pass.rs"]
mod one_pass;

use genx::passes::shared_copies;
use genx::{Builder, Element, Function, Op, Type, Value, lsc};
use one_pass::{after, count, kernel};
use visa::Platform;

/// A variation of the kernel.
#[derive(Clone, Copy, PartialEq)]
enum Besides {
    Nothing,
    /// Flat memory is written between the copy and the reads of the copy.
    WritesFlat,
    /// The copy is written.
    WritesCopy,
    /// Flat memory is written and copied again between the first and the second message that reads the copy.
    CopiesAgain,
    /// Another message reads a part of the copy.
    ReadsCopy,
    /// Another message reads another part of shared local memory.
    ReadsOther,
    /// One lane reads outside of the copy.
    LeavesCopy,
}

/// Returns a kernel that reads columns of a matrix of 16 rows of 16 dwords, which is 64 bytes after the start of flat
/// memory and is copied to byte 256 of shared local memory.
fn columns(besides: Besides) -> Function {
    let mut function = kernel(&[], |b, _| {
        let base = b.function.params()[0];
        let (all, surface, zero) = (b.all_ones(), b.int(Element::I32, 0), b.int(Element::I32, 0));
        let after = |b: &mut Builder<'_>, bytes: i64| {
            let offset = b.int(Element::I64, bytes);
            b.binary(Op::Add, base, offset)
        };
        let store = |b: &mut Builder<'_>, at: i64, value: Value| {
            let (ty, message) = lsc::block(256, at).unwrap();
            let value = b.bitcast(value, ty);
            b.inst(Op::LscStoreSlm, &[all, zero, value, surface], &message, None);
        };
        let copy = |b: &mut Builder<'_>| {
            for block in 0..4 {
                let from = after(b, 64 + 256 * block);
                let (ty, message) = lsc::block(256, 0).unwrap();
                let part = b.value(Op::LscLoadStateless, &[all, from, surface], &message, ty);
                store(b, 256 + 256 * block, part);
            }
        };
        copy(b);
        let zeros = b.splat_int(Type::vector(Element::I32, 64), 0);
        match besides {
            Besides::WritesFlat => {
                b.inst(Op::SvmBlockSt, &[base, zeros], &[], None);
            }
            Besides::WritesCopy => store(b, 512, zeros),
            Besides::Nothing
            | Besides::CopiesAgain
            | Besides::ReadsCopy
            | Besides::ReadsOther
            | Besides::LeavesCopy => {}
        }
        let last = if besides == Besides::LeavesCopy { 16 } else { 15 };
        let offsets = (0..16).map(|lane| 256 + 64 * if lane == 15 { last } else { lane }).collect();
        let offsets = b.elements(Element::I32, offsets);
        let ty = Type::vector(Element::I32, 64);
        let (mask, old) = (b.splat_int(Type::vector(Element::I1, 16), 1), b.undef(ty));
        let local = b.int(Element::I32, 254);
        let mut results: Vec<Value> = (0..4)
            .map(|part| {
                if part == 1 && besides == Besides::CopiesAgain {
                    b.inst(Op::SvmBlockSt, &[base, zeros], &[], None);
                    copy(b);
                }
                let first = b.int(Element::I32, 16 * part);
                b.value(Op::Gather4Scaled, &[mask, local, first, offsets, old], &[15, 0], ty)
            })
            .collect();
        let other = match besides {
            Besides::ReadsCopy => Some(512),
            Besides::ReadsOther => Some(0),
            Besides::Nothing
            | Besides::WritesFlat
            | Besides::WritesCopy
            | Besides::CopiesAgain
            | Besides::LeavesCopy => None,
        };
        if let Some(other) = other {
            let (ty, message) = lsc::block(256, other).unwrap();
            results.push(b.value(Op::LscLoadSlm, &[all, zero, surface], &message, ty));
        }
        // After the reads.
        let results = results.into_iter().map(|result| b.binary(Op::Add, result, result));
        let results: Vec<Value> = results.collect();
        for (number, result) in (0..).zip(&results) {
            let to = after(b, 2048 + 256 * number);
            b.inst(Op::SvmBlockSt, &[to, *result], &[], None);
        }
        Vec::new()
    });
    function.slm_bytes = 2048;
    function
}

/// Returns the number of messages that read flat memory, write shared local memory and read it after the pass, and the
/// size of shared local memory.
fn left(besides: Besides, platform: Platform) -> ([usize; 3], u32) {
    let function = after(&shared_copies::PASS, columns(besides), platform);
    let count = |op| count(&function, op);
    let reads = count(Op::Gather4Scaled) + count(Op::LscLoadSlm);
    ([count(Op::LscLoadStateless), count(Op::LscStoreSlm), reads], function.slm_bytes)
}

#[test]
fn columns_are_read_where_they_were_copied_from() {
    assert_eq!(left(Besides::Nothing, Platform::Dg2), ([4, 0, 0], 0));
    assert_eq!(left(Besides::ReadsOther, Platform::Dg2), ([4, 0, 1], 2048));
    // Later messages read the data written in between.
    assert_eq!(left(Besides::CopiesAgain, Platform::Dg2), ([4, 0, 0], 0));
}

#[test]
fn others_stay() {
    let as_before = |reads| ([4, 4, reads], 2048);
    assert_eq!(left(Besides::Nothing, Platform::XehpSdv), as_before(4));
    // Messages of PVC have data for 32 channels, half of which would be unused here.
    assert_eq!(left(Besides::Nothing, Platform::Pvc), as_before(4));
    assert_eq!(left(Besides::WritesFlat, Platform::Dg2), as_before(4));
    assert_eq!(left(Besides::ReadsCopy, Platform::Dg2), as_before(5));
    assert_eq!(left(Besides::LeavesCopy, Platform::Dg2), as_before(4));
    let ([flat, stores, reads], bytes) = left(Besides::WritesCopy, Platform::Dg2);
    assert_eq!((flat, stores, reads, bytes), (4, 5, 4, 2048));
}
