//! Tests region arithmetic and predicate control against enumerations from the specification.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use visa::operand::{Exec, ExecSize, Mask, Predicate};
use visa::predicate::enabled_channels;
use visa::region::{Access, Broken, Element, Rows, Shape, broken_destination};

const EXEC: [u16; 6] = [1, 2, 4, 8, 16, 32];

/// Implements the pseudo-code of a source region, with `FirstElementIndex` 0.
fn source(vert_stride: usize, width: usize, horz_stride: usize, exec_size: usize) -> Vec<u32> {
    let mut elements = vec![0; exec_size];
    let mut count = 0;
    for i in 0..exec_size / width {
        for j in 0..width {
            elements[count] = (i * vert_stride + j * horz_stride) as u32;
            count += 1;
        }
    }
    assert_eq!(count, exec_size);
    elements
}

/// Implements the pseudo-code of a multi-address source: index of the address, and offset from it.
fn multi_address(width: usize, horz_stride: usize, exec_size: usize) -> Vec<(u16, u32)> {
    let mut elements = Vec::new();
    for i in 0..exec_size / width {
        for j in 0..width {
            elements.push((i as u16, (j * horz_stride) as u32));
        }
    }
    elements
}

/// Returns all legal parameters, written out independently of the library.
fn legal() -> impl Iterator<Item = (u16, u16, u16, u16)> {
    let widths = [1, 2, 4, 8, 16];
    let strides = [0, 1, 2, 4];
    let verticals = [0, 1, 2, 4, 8, 16, 32];
    verticals.into_iter().flat_map(move |v| {
        widths.into_iter().flat_map(move |w| {
            strides.into_iter().flat_map(move |h| EXEC.into_iter().filter(move |e| *e >= w).map(move |e| (v, w, h, e)))
        })
    })
}

#[test]
fn every_legal_source_region() {
    let mut count = 0;
    for (v, w, h, e) in legal() {
        count += 1;
        let shape = Shape::source(v, w, h);
        let expected = source(v.into(), w.into(), h.into(), e.into());
        let found: Vec<_> = shape.elements(e).map(|x| x.index).collect();
        assert_eq!(found, expected, "<{v};{w},{h}> exec {e}");
        assert!(shape.elements(e).all(|x| x.address == 0));
        assert_eq!((shape.channels(e), shape.addresses(e)), (e, 1));
        assert_eq!(shape.broken(e), [], "<{v};{w},{h}> exec {e}");
    }
    // 7 vertical and 4 horizontal strides; of the 30 pairs of width and size, 10 have a size that is too small.
    assert_eq!(count, 7 * 4 * 20);
}

/// Checks bytes and registers of each legal region, at each column of two rows, for each element size and both register
/// sizes.
#[test]
fn every_place_of_every_legal_region() {
    for (v, w, h, e) in legal() {
        let elements = source(v.into(), w.into(), h.into(), e.into());
        for (grf, size) in [32, 64].into_iter().flat_map(|g| [1, 2, 4, 8].map(|s| (g, s))) {
            for (row, column) in [0, 3].into_iter().flat_map(|r| (0..grf / size).map(move |c| (r, c))) {
                let first = row * (grf / size) + column;
                let access = Access::at(row, column, grf, size, Shape::source(v, w, h), e);
                let low = elements.iter().map(|x| (first + x) * size).min().unwrap();
                let high = elements.iter().map(|x| (first + x) * size + size - 1).max().unwrap();
                let text = format!("({row},{column})<{v};{w},{h}> exec {e} size {size} grf {grf}");
                assert_eq!(access.extent(), low..high + 1, "{text}");
                assert_eq!(access.registers(grf), low / grf..high / grf + 1, "{text}");
                // Restriction 6, for each part with as many channels as two registers hold.
                let wide = elements.chunks((2 * grf / size) as usize).any(|part| {
                    let registers: std::collections::BTreeSet<u32> = part
                        .iter()
                        .flat_map(|x| [(first + x) * size / grf, ((first + x) * size + size - 1) / grf])
                        .collect();
                    registers.last().unwrap() - registers.first().unwrap() > 1
                });
                assert_eq!(access.too_wide(grf).is_some(), wide, "{text}");
                let starts: Vec<_> = access.bytes().map(|b| b.start / size).collect();
                assert!(starts.iter().zip(&elements).all(|(s, x)| *s == first + x), "{text}");
            }
        }
    }
}

#[test]
fn every_destination_region() {
    for (h, e) in [1u16, 2, 4].into_iter().flat_map(|h| EXEC.map(|e| (h, e))) {
        let expected: Vec<_> = (0..u32::from(e)).map(|i| i * u32::from(h)).collect();
        let found: Vec<_> = Shape::destination(h).elements(e).map(|x| x.index).collect();
        assert_eq!(found, expected);
    }
    for h in 0..=u16::from(u8::MAX) {
        let expected = match h {
            0 => Some(Broken::DestinationStride),
            1 | 2 | 4 => None,
            _ => Some(Broken::HorizontalStride(h)),
        };
        assert_eq!(broken_destination(h), expected);
    }
}

#[test]
fn every_multi_address_region() {
    for (w, h, e) in legal().filter(|(v, ..)| *v == 0).map(|(_, w, h, e)| (w, h, e)) {
        let shape = Shape::multi_address(w, h);
        assert_eq!(shape.rows, Rows::Addresses);
        let found: Vec<_> = shape.elements(e).map(|Element { address, index }| (address, index)).collect();
        assert_eq!(found, multi_address(w.into(), h.into(), e.into()), "<;{w},{h}> exec {e}");
        assert_eq!(shape.addresses(e), e / w);
    }
}

#[test]
fn restrictions_one_to_four() {
    for (v, w, h, e) in (0..=40).flat_map(|v| (0..=40).flat_map(move |w| [0, 1, 2, 3, 4, 5, 8].map(|h| (v, w, h, 8)))) {
        let numbers: Vec<_> = Shape::source(v, w, h).broken(e).iter().map(|b| b.number()).collect();
        let legal_width = matches!(w, 1 | 2 | 4 | 8 | 16);
        let mut expected = Vec::new();
        if !legal_width {
            expected.push(1);
        }
        if !(matches!(v, 0..=2 | 4 | 8 | 16 | 32)) {
            expected.push(2);
        }
        if !(matches!(h, 0..=2 | 4)) {
            expected.push(3);
        }
        if legal_width && w > e {
            expected.push(4);
        }
        assert_eq!(numbers, expected, "<{v};{w},{h}>");
        if w > e || w == 0 {
            assert_eq!(Shape::source(v, w, h).elements(e).count(), 0);
        }
    }
}

/// Implements `EvaluateChEn`, channel by channel.
fn evaluate(word: u16, no_mask: bool, offset: usize, exec_size: usize, em: u32, pred: u32) -> u32 {
    let bit = |mask: u32, n: usize| n < 32 && mask >> n & 1 == 1;
    let mut ch_en = [false; 32];
    for (n, channel) in ch_en.iter_mut().enumerate().take(exec_size) {
        *channel = no_mask || bit(em, n + offset);
    }
    if word & 0xfff != 0 {
        let mut pmask: Vec<bool> = (0..exec_size).map(|n| bit(pred, n + offset)).collect();
        if word >> 13 & 3 == 1 {
            pmask = vec![pmask.contains(&true); exec_size];
        } else if word >> 13 & 3 == 2 {
            pmask = vec![!pmask.contains(&false); exec_size];
        }
        if word >> 15 == 1 {
            pmask.iter_mut().for_each(|p| *p = !*p);
        }
        for n in 0..exec_size {
            ch_en[n] = ch_en[n] && pmask[n];
        }
    }
    ch_en.iter().enumerate().map(|(n, c)| u32::from(*c) << n).sum()
}

/// Checks each control word: it decodes as the table of bits states, encodes to the same word, and enables the channels
/// of the pseudo-code.
#[test]
fn every_predicate_control_word() {
    let mut legal = 0;
    for word in 0..=u16::MAX {
        let reserved = word & 0x1000 != 0 || word & 0x6000 == 0x6000;
        let expected = (!reserved).then_some((word & 0xfff, word >> 13 & 3, word & 0x8000 != 0));
        let found = Predicate::from_word(word);
        assert_eq!(found.map(|p| (p.id.0, p.combine as u16, p.inverse)), expected, "{word:#06x}");
        let Some(predicate) = found else { continue };
        legal += 1;
        assert_eq!(predicate.word(), Some(word));
        let size = ExecSize::ALL[usize::from(word) % 6];
        for mask in (0..16).filter_map(Mask::from_code) {
            let offset = usize::from(mask.code() % 8) * 4;
            for (em, pred) in
                [(u32::MAX, 0xa5a5_00ff), (0x0f3c_99aa, u32::MAX), (0xffff_0000, 0), (0x8000_0001, 1 << 28)]
            {
                assert_eq!(
                    enabled_channels(Exec { size, mask }, predicate, em, pred),
                    evaluate(word, mask.code() >= 8, offset, size.channels().into(), em, pred),
                    "{word:#06x} {size:?} {mask:?} em {em:#x} pred {pred:#x}"
                );
            }
        }
    }
    assert_eq!(legal, 4096 * 3 * 2);
}
