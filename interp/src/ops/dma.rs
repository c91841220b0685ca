//! Copies between global and vector memory.

use crate::context::Ctx;
use crate::fault::{Exec, Fault};
use crate::memory::Pointer;
use crate::semantics::{Entry, missing, of};
use pto_isa::codes;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("copy_gm_to_ubuf"),
    missing("copy_ubuf_to_gm"),
    missing("copy_ubuf_to_ubuf"),
    of("mte_gm_ub", mte_gm_ub),
    of("mte_ub_gm", mte_ub_gm),
    missing("mte_ub_ub"),
    missing("set_loop1_stride_outtoub"),
    missing("set_loop1_stride_ubtoout"),
    missing("set_loop2_stride_outtoub"),
    missing("set_loop2_stride_ubtoout"),
    missing("set_loop_size_outtoub"),
    missing("set_loop_size_ubtoout"),
    missing("set_mov_pad_val"),
];

/// `n_burst` bursts of `len_burst` bytes from global to vector memory, once for each iteration of the outer loops; strides
/// are in bytes. Where padding is asked for, `left_padding_count` elements stand before each burst and
/// `right_padding_count` behind it. Source: PTO ISA manual, copy-gm-to-ubuf.md.
fn mte_gm_ub(cx: &mut Ctx<'_, '_>) -> Exec {
    let pad = if cx.present("pad_value") { Some(cx.element("pad_value")?) } else { None };
    let left = cx.optional_int("left_padding_count")?.unwrap_or(0);
    let right = cx.optional_int("right_padding_count")?.unwrap_or(0);
    let length = cx.count("len_burst")?;
    for (from, to) in bursts(cx)? {
        let size = to.element_bytes();
        let data = to.plus(left * size);
        cx.copy(from, data, length)?;
        if let Some(pad) = pad {
            for index in (0..left).chain((0..right).map(|index| left + length as i64 / size.max(1) + index)) {
                cx.write_element(to.plus(index * size), pad)?;
            }
        }
    }
    Ok(())
}

/// As [`mte_gm_ub`] without padding, from vector to global memory. Source: PTO ISA manual, copy-ubuf-to-gm.md.
fn mte_ub_gm(cx: &mut Ctx<'_, '_>) -> Exec {
    let length = cx.count("len_burst")?;
    for (from, to) in bursts(cx)? {
        cx.copy(from, to, length)?;
    }
    Ok(())
}

/// Where each burst is copied from and to: the bursts are the innermost loop, the others follow from the inside out.
pub(super) fn bursts(cx: &Ctx<'_, '_>) -> Exec<Vec<(Pointer, Pointer)>> {
    let mut loops = vec![(cx.int("n_burst")?, cx.int("nburst_src_stride")?, cx.int("nburst_dst_stride")?)];
    let (counts, sources, targets) =
        (cx.ints("loop_counts")?, cx.ints("loop_src_strides")?, cx.ints("loop_dst_strides")?);
    loops.extend(counts.into_iter().zip(sources.into_iter().zip(targets)).map(|(n, (src, dst))| (n, src, dst)));
    if let Some((count, ..)) = loops.iter().find(|(count, ..)| *count < 0) {
        return Err(Fault::new(codes::RUN_SHAPE, format!("expected a number of bursts of at least 0, found {count}")));
    }
    let mut all = vec![(cx.pointer("source")?, cx.pointer("destination")?)];
    for (count, src, dst) in loops.into_iter().rev() {
        let round = |(from, to): (Pointer, Pointer)| (0..count).map(move |n| (from.plus(n * src), to.plus(n * dst)));
        all = all.into_iter().flat_map(round).collect();
    }
    Ok(all)
}
