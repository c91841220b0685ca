//! Returns the dictionaries of the targets, from the tables of the tools.

use pto_isa::{ops, types::DTypeSet};

/// Returns names of operations, attributes, element types and enumeration cases.
pub(crate) fn pto() -> Vec<String> {
    let mut words: Vec<String> = ops::names().map(|(name, _)| format!("pto.{name}")).collect();
    words.extend(ops::all().flat_map(|def| def.attrs.iter()).map(|attr| attr.name.to_string()));
    words.extend(DTypeSet::ANY.iter().map(|dtype| dtype.name().to_owned()));
    words.extend(texts(&[
        "!pto.tile_buf<vec, 16x16xf32>",
        "!pto.partition_tensor_view<16x16xf32>",
        "!pto.tensor_view<?x?xf32>",
        "!pto.ptr<f32, gm>",
        "!pto.vreg<64xf32>",
        "!pto.mask<b32>",
        "blayout=col_major",
        "slayout=row_major",
        "valid=8x8",
        "ins(",
        "outs(",
        "func.func @f(",
        "scf.for",
        "scf.if",
        "arith.constant",
        ": index",
        "return",
        "pto.target_arch = \"a5\"",
        "loc(\"f\":1:2)",
        "// expected-error {{",
    ]));
    words.sort_unstable();
    words.dedup();
    words
}

/// Copies words.
pub(crate) fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Returns no words, for targets that draw their inputs from bytes.
pub(crate) fn none() -> Vec<String> {
    Vec::new()
}

/// Returns mnemonics and modifiers of vISA assembly.
pub(crate) fn visa() -> Vec<String> {
    visa::table::definitions()
        .flat_map(|definition| definition.mnemonics.iter())
        .map(|word| (*word).to_owned())
        .collect()
}
