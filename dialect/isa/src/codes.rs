//! Diagnostic codes of all PTO tools: one entry and one page each.
//!
//! [`GROUPS`] names the ranges. A code is never reused.

use crate::rule::Severity;
use serde::Serialize;

/// A diagnostic code.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CodeInfo {
    /// Number; `PTO0101` is 101.
    pub code: u16,
    /// One line, lower case.
    pub title: &'static str,
    /// Whether it is an error or a warning.
    pub severity: Severity,
    /// Source of the rule.
    pub source: &'static str,
    /// Page in Markdown: rule, rejected example, accepted example.
    pub page: &'static str,
}

impl CodeInfo {
    /// `PTO0101`
    pub fn id(&self) -> String {
        id(self.code)
    }
}

/// Hundreds of the codes: those before the next group belong to it.
pub const GROUPS: &[(u16, &str)] = &[
    (0, "input and driver"),
    (100, "types and attributes"),
    (200, "structure of operations"),
    (300, "tiles"),
    (400, "views and movement"),
    (500, "matrix products"),
    (600, "synchronisation"),
    (700, "vectors"),
    (800, "copies and cube instructions"),
    (900, "system, threads and devices"),
    (1000, "virtual vectors"),
    (1200, "several operations"),
    (1300, "values and buffers"),
    (1400, "assembly"),
    (1500, "programs that run"),
    (1600, "lowering"),
];

/// `PTO0101` for 101.
pub fn id(code: u16) -> String {
    format!("PTO{code:04}")
}

/// Finds a code by number.
pub fn by_code(code: u16) -> Option<&'static CodeInfo> {
    CODES.binary_search_by_key(&code, |c| c.code).ok().and_then(|i| CODES.get(i))
}

/// Finds a code by `PTO0101`, `pto0101`, `0101` or `101`.
pub fn parse(text: &str) -> Option<&'static CodeInfo> {
    let digits = match text.get(..3) {
        Some(prefix) if prefix.eq_ignore_ascii_case("pto") => text.get(3..)?,
        Some(_) | None => text,
    };
    digits.parse().ok().and_then(by_code)
}

macro_rules! codes {
    ($($id:ident $(as $name:ident)? = $code:literal, $severity:ident, $title:literal, $source:literal;)+) => {
        $($(
            #[doc = concat!("`", stringify!($id), "`: ", $title, ".")]
            pub const $name: u16 = $code;
        )?)+

        /// All codes, sorted.
        pub static CODES: &[CodeInfo] = &[$(CodeInfo {
            code: $code,
            title: $title,
            severity: Severity::$severity,
            source: $source,
            page: include_str!(concat!("../codes/", stringify!($id), ".md")),
        }),+];
    };
}

codes! {
    PTO0001 as CANNOT_READ = 1, Error, "cannot read input", "driver";
    PTO0002 as EMPTY_INPUT = 2, Warning, "empty input", "driver";
    PTO0003 as NOT_UTF8 = 3, Error, "input is not UTF-8", "driver";
    PTO0004 as NESTING = 4, Error, "nesting too deep", "driver";
    PTO0005 as SYNTAX = 5, Error, "syntax error", "MLIR parser";
    PTO0006 as BYTECODE = 6, Error, "bytecode cannot be read", "MLIR bytecode reader";
    PTO0007 as STRUCTURE = 7, Error, "invalid module structure", "MLIR verifier";
    PTO0008 as DOMINANCE = 8, Error, "value used before its definition", "MLIR verifier";
    PTO0009 as CANNOT_WRITE = 9, Error, "cannot write output", "driver";
    PTO0010 as UNKNOWN_TARGET = 10, Error, "unknown target", "constraints of the target profile";
    PTO0011 as PASS_FAILED = 11, Error, "pass failed", "driver";
    PTO0012 as UNKNOWN_PASS = 12, Error, "unknown pass or pipeline", "driver";
    PTO0013 as ROUND_TRIP = 13, Error, "module changes on a round trip", "driver";
    PTO0014 as EXPECTATION = 14, Error, "unexpected or missing diagnostic", "driver";
    PTO0015 as ISOLATION = 15, Error, "value from outside of an isolated region", "MLIR verifier";
    PTO0016 as CONTROL_CHARACTER = 16, Error, "control character in the text", "driver";
    PTO0017 as EXPANSION = 17, Error, "type or attribute too large to be written", "driver";
    PTO0018 as DIMENSIONS = 18, Error, "too many dimensions", "driver";
    PTO0019 as NOT_SHOWN = 19, Warning, "diagnostics that are not shown", "driver";
    PTO0020 as RESULT_NUMBER = 20, Error, "number of a result too large", "driver";
    PTO0101 = 101, Error, "unknown tile location", "Operands And Attributes, Tile Types";
    PTO0102 = 102, Error, "unknown block layout", "Operands And Attributes, Tile Types";
    PTO0103 = 103, Error, "unknown box layout", "Operands And Attributes, Tile Types";
    PTO0104 = 104, Error, "unknown fractal size", "Operands And Attributes, Tile Types";
    PTO0105 = 105, Error, "unknown padding", "Operands And Attributes, Tile Types";
    PTO0106 = 106, Error, "unknown compact mode", "ptoas, type parser";
    PTO0107 as UNKNOWN_DTYPE = 107, Error, "unknown element type", "PTO ISA manual, type-system";
    PTO0108 = 108, Error, "unknown address space", "ptoas, type parser";
    PTO0109 as TILE_VALID = 109, Error, "valid region larger than the tile", "ptoas, type parser";
    PTO0110 as TILE_SHAPE = 110, Error, "tile without elements", "ptoas, type parser";
    PTO0111 as DUPLICATE_KEY = 111, Error, "duplicate key in a type", "ptoas, type parser";
    PTO0112 as MISSING_KEY = 112, Error, "missing key in a type", "ptoas, type parser";
    PTO0113 as UNKNOWN_KEY = 113, Error, "unknown key in a type", "ptoas, type parser";
    PTO0114 as FRACTAL_MISMATCH = 114, Error, "fractal name contradicts the layouts", "PTO ISA manual, data-format.md";
    PTO0115 as LOC_SCALAR = 115, Error, "no tile has the location scalar", "PTO ISA manual, location-intent-and-legality.md";
    PTO0116 as FRACTAL_UNSUPPORTED = 116, Error, "fractal name without counterpart", "Operands And Attributes, Tile Types";
    PTO0117 as VREG_WIDTH = 117, Error, "vector register is not 2048 bits", "PTO ISA manual, vector registers";
    PTO0118 = 118, Error, "unknown mask granularity", "PTO ISA manual, vector predicates";
    PTO0119 as VIEW_RANK = 119, Error, "rank of a view out of range", "ptoas, type parser";
    PTO0120 as VIEW_RANK_6 = 120, Warning, "view of six dimensions", "PTO ISA manual, GlobalTensor";
    PTO0121 as MULTI_TILE_COUNT = 121, Error, "slot count of a multi tile buffer out of range", "ptoas, verifier";
    PTO0122 as ATTRIBUTE_VALUE = 122, Error, "unknown value of an attribute", "Operands And Attributes, Attributes";
    PTO0123 as UNKNOWN_TYPE = 123, Error, "unknown type", "PTO dialect";
    PTO0124 as MALFORMED_TYPE = 124, Error, "malformed type", "PTO dialect";
    PTO0125 as PAD_INVALID = 125, Warning, "padding written Invalid", "PTO ISA manual, layout.md";
    PTO0126 as UNKNOWN_ATTRIBUTE_KIND = 126, Error, "unknown attribute", "PTO dialect";
    PTO0201 as UNKNOWN_OPERATION = 201, Error, "unknown operation", "PTO dialect";
    PTO0202 as OPERAND_COUNT = 202, Error, "wrong number of operands", "definition of the operation";
    PTO0203 as OPERAND_KIND = 203, Error, "operand of the wrong kind", "definition of the operation";
    PTO0204 as RESULTS = 204, Error, "wrong number or kind of results", "definition of the operation";
    PTO0205 as MISSING_ATTRIBUTE = 205, Error, "missing attribute", "definition of the operation";
    PTO0206 as UNKNOWN_ATTRIBUTE = 206, Error, "unknown property", "definition of the operation";
    PTO0207 as ATTRIBUTE_KIND = 207, Error, "attribute of the wrong kind", "definition of the operation";
    PTO0208 as SEGMENT_SIZES = 208, Error, "wrong segment sizes", "MLIR generic form";
    PTO0209 = 209, Error, "operation not available on the target", "definition of the operation";
    PTO0210 as IMPLIED_TYPE = 210, Error, "written type contradicts the implied one", "definition of the operation";
    PTO0211 as STRAY_ATTRIBUTE = 211, Warning, "attribute without effect", "definition of the operation";
    PTO0220 as STRUCT_FIELD = 220, Error, "type not allowed as a field of a struct", "ptoas, type parser";
    PTO0225 as VMI_LANES = 225, Error, "virtual vector without lanes", "ptoas, type parser";
    PTO0226 as VMI_ELEMENT = 226, Error, "element type not allowed in a virtual vector", "ptoas, type parser";
    PTO0227 as VMI_LAYOUT = 227, Error, "malformed layout of a virtual vector", "ptoas, type parser";
    PTO0228 as VMI_PRED_LAYOUT = 228, Error, "layout of a mask without granularity", "ptoas, type parser";
    PTO0229 as VMI_GROUPS = 229, Error, "lanes differ from the groups of the layout", "ptoas, type parser";
    PTO0301 = 301, Error, "element types differ", "Operands And Attributes, Tile Operand Constraints rule 1";
    PTO0302 = 302, Error, "element type not supported", "manual page of the operation";
    PTO0303 = 303, Error, "valid regions differ", "Operands And Attributes, Tile Operand Constraints rule 2";
    PTO0304 = 304, Error, "tile in the wrong memory", "Operands And Attributes, Tile Operand Constraints rule 4";
    PTO0305 = 305, Error, "tile in the wrong layout", "Operands And Attributes, Tile Operand Constraints rule 3";
    PTO0306 = 306, Error, "line of a tile is not a multiple of 32 bytes", "ptoas, verifier";
    PTO0307 = 307, Error, "tile is not divisible into boxes", "ptoas, verifier";
    PTO0308 = 308, Error, "address of a tile is not aligned", "ptoas, verifier";
    PTO0309 as VALID_OPERAND = 309, Error, "valid operand and type disagree", "PTO ISA manual, tile/ops/view-and-tile-buf/alloc-tile.md";
    PTO0310 = 310, ManualOnly, "tile extent above the limit of the manual", "PTO ISA manual, state-and-types/location-intent-and-legality.md";
    PTO0311 = 311, ManualOnly, "layout not used in this memory", "PTO ISA manual, state-and-types/location-intent-and-legality.md";
    PTO0312 = 312, Error, "result of a row reduction is not a column", "manual page of the operation";
    PTO0313 = 313, Error, "empty valid region", "manual page of the operation";
    PTO0314 = 314, ManualOnly, "both operands of a row expansion cover the destination", "manual page of the operation";
    PTO0315 = 315, Error, "operands of a row expansion do not fit", "manual page of the operation";
    PTO0316 = 316, Error, "scratch too small", "manual page of the operation";
    PTO0317 = 317, Error, "attribute not available on the target", "definition of the operation";
    PTO0318 = 318, Error, "scratch is missing", "manual page of the operation";
    PTO0319 = 319, Error, "unnecessary scratch", "manual page of the operation";
    PTO0320 = 320, Error, "no conversion between these element types", "PTO ISA manual, tile/ops/elementwise-tile-tile/tcvt.md";
    PTO0321 = 321, Error, "conversion changes the extents", "ptoas, verifier";
    PTO0322 = 322, Error, "scratch smaller than needed", "manual page of the operation";
    PTO0323 = 323, Error, "operands share a buffer", "manual page of the operation";
    PTO0324 = 324, Error, "scratch has too few rows or columns", "manual page of the operation";
    PTO0325 = 325, Error, "not one tile and one scalar", "manual page of the operation";
    PTO0326 = 326, Error, "scalar differs from the element type", "Operands And Attributes, Immediate/Scalar Constraints";
    PTO0327 = 327, Error, "scratch without its attribute", "manual page of the operation";
    PTO0328 = 328, Error, "physical extents differ", "manual page of the operation";
    PTO0329 = 329, Error, "forms of a gather or scatter are mixed", "manual page of the operation";
    PTO0330 = 330, Error, "pattern does not fit the extents", "manual page of the operation";
    PTO0331 = 331, Error, "operand of a gather is missing", "manual page of the operation";
    PTO0332 = 332, Error, "shift amount out of range", "Operands And Attributes, Immediate/Scalar Constraints rule 2";
    PTO0333 = 333, Error, "parts do not fit the destination", "manual page of the operation";
    PTO0334 = 334, Error, "operands of no form of a merge", "manual page of the operation";
    PTO0335 = 335, Error, "histogram does not fit", "ptoas, verifier";
    PTO0336 = 336, ManualOnly, "comparison falls back to equality", "PTO ISA manual, tile/ops/elementwise-tile-tile/tcmp.md";
    PTO0337 = 337, Error, "tile of more than one row", "manual page of the operation";
    PTO0338 = 338, Error, "element type not available to tiles of the target", "PTO ISA manual, type-system";
    PTO0339 = 339, Error, "tile of a wrong number of columns", "ptoas, verifier";
    PTO0340 = 340, Error, "indices do not fit the elements", "manual page of the operation; ptoas, verifier";
    PTO0341 = 341, Error, "value cannot be printed", "manual page of the operation; ptoas, verifier";
    PTO0342 = 342, Error, "buffer ends after its memory", "ascend targets, on-chip memories";
    PTO0343 = 343, Error, "pipe that converts accumulators is not of one direction, or splits its entries", "ptoas, verifier";
    PTO0344 = 344, Error, "scratch that programs of level 3 give", "ptoas, --pto-level";
    PTO0345 = 345, Error, "tiles do not fit groups that share an exponent", "ptoas, verifier";
    PTO0401 = 401, Error, "pointer does not fit the view", "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md";
    PTO0402 = 402, Error, "number of extents or strides differs from the rank", "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md";
    PTO0403 = 403, Error, "layout contradicts the strides", "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md";
    PTO0404 = 404, Error, "number of offsets or sizes differs from the rank", "ptoas, verifier";
    PTO0405 = 405, Error, "partition exceeds its source", "ptoas, verifier";
    PTO0406 = 406, Error, "size contradicts the result", "ptoas, verifier";
    PTO0407 = 407, Error, "offset negative or size not positive", "ptoas, verifier";
    PTO0408 = 408, Error, "partition changes the element type", "ptoas, verifier";
    PTO0410 = 410, Error, "elements of view and tile differ in size", "Operands And Attributes, GlobalTensor Operand Constraints rule 1";
    PTO0411 = 411, Error, "no transfer between these layouts", "Operands And Attributes, GlobalTensor Operand Constraints rule 2";
    PTO0412 = 412, Error, "extent of a view is not positive", "Operands And Attributes, GlobalTensor Operand Constraints rule 3";
    PTO0413 = 413, Error, "tile and view have different numbers of elements", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0414 = 414, Error, "accumulator cannot be converted to this type", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0415 = 415, Error, "operands exclude each other", "manual page of the operation";
    PTO0416 = 416, Error, "operation not available in this memory", "manual page of the operation";
    PTO0417 = 417, Error, "attribute excluded by an operand", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0418 = 418, Error, "extent out of range", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0419 = 419, Error, "layout or padding not available for 64-bit elements", "PTO ISA manual, tile/ops/memory-and-data-movement/tload.md";
    PTO0420 = 420, Error, "no move between these memories", "manual page of the operation";
    PTO0421 = 421, Error, "layout does not fit the move", "manual page of the operation";
    PTO0422 = 422, Error, "subview outside the source", "manual page of the operation";
    PTO0423 = 423, Error, "move changes the element type", "manual page of the operation";
    PTO0424 = 424, Error, "move changes the extents", "manual page of the operation";
    PTO0425 = 425, Error, "extents do not fit the mode", "PTO ISA manual, tile/ops/layout-and-rearrangement/textract.md";
    PTO0426 = 426, Error, "columns do not fit side by side", "manual page of the operation";
    PTO0427 = 427, Error, "padded copy is smaller than its source", "manual page of the operation";
    PTO0428 = 428, Error, "padded copy without padding", "manual page of the operation";
    PTO0429 = 429, Error, "padded copy changes the size of elements", "manual page of the operation";
    PTO0430 = 430, Error, "line is not a multiple of 32 bytes", "ptoas, verifier";
    PTO0431 = 431, Error, "subview outside its source, or of another type", "manual page of the operation";
    PTO0432 = 432, Error, "subview divides boxes", "manual page of the operation";
    PTO0433 = 433, Error, "valid region of a subview does not fit", "manual page of the operation";
    PTO0434 = 434, Error, "valid region is fixed by the type", "PTO ISA manual, tile/ops/view-and-tile-buf/set-validshape.md";
    PTO0435 = 435, Error, "valid region larger than its tile", "PTO ISA manual, tile/ops/view-and-tile-buf/set-validshape.md";
    PTO0436 = 436, Error, "no such cast", "ptoas, verifier";
    PTO0437 = 437, Error, "result differs from its operand", "manual page of the operation";
    PTO0438 = 438, Error, "pointer does not fit the tile", "PTO ISA manual, tile/ops/view-and-tile-buf/tile-buf-addr.md";
    PTO0439 = 439, Error, "value differs from the element type", "ptoas, verifier";
    PTO0440 = 440, Error, "number of indices differs from the dimensions", "ptoas, verifier";
    PTO0441 = 441, Error, "index outside of an array", "ptoas, verifier";
    PTO0442 = 442, Error, "extents of indices do not fit", "PTO ISA manual, tile/ops/memory-and-data-movement/mgather.md";
    PTO0443 = 443, Error, "atomic combination not available for the elements", "manual page of the operation";
    PTO0444 = 444, Error, "gather does not fit its destination", "PTO ISA manual, tile/ops/memory-and-data-movement/mgather.md";
    PTO0445 = 445, Error, "load into fractals of more than one matrix", "PTO ISA manual, tile/ops/memory-and-data-movement/tload.md";
    PTO0446 = 446, ManualOnly, "extent not available in a layout", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0447 = 447, Error, "reinterpreted tile has another size", "ptoas, verifier";
    PTO0448 = 448, Error, "no such slot", "ptoas, verifier";
    PTO0449 = 449, Error, "tile not allowed in a multi tile buffer", "ptoas, verifier";
    PTO0450 = 450, Error, "no such dimension", "PTO ISA manual, tile/ops/view-and-tile-buf/get-tensor-view-dim.md";
    PTO0451 = 451, Error, "pointer to elements without a memory format", "ptoas, verifier";
    PTO0452 = 452, Error, "elements are not narrower", "PTO ISA manual, tile/ops/layout-and-rearrangement/tpack.md";
    PTO0453 = 453, Error, "valid region set of a tile that is not made here", "ptoas, verifier";
    PTO0454 = 454, Error, "move to ZZ does not fit its tiles", "ptoas, verifier";
    PTO0501 = 501, Error, "extents of a matrix product disagree", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul.md";
    PTO0502 = 502, Error, "element types of a matrix product do not fit", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul.md";
    PTO0504 = 504, Error, "extent of a matrix product out of range", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul.md";
    PTO0505 = 505, Error, "operands have different types", "manual page of the operation";
    PTO0506 = 506, Error, "bias does not fit the product", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul-bias.md";
    PTO0507 = 507, Error, "inner extent is not whole groups", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul-mx.md";
    PTO0508 = 508, Error, "scales do not fit what they scale", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul-mx.md";
    PTO0601 = 601, Error, "unknown pipe", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO0602 = 602, Error, "unknown event", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO0604 = 604, Error, "case of an attribute needs an operand", "PTO ISA manual, tile/ops/sync-and-config/syncall.md";
    PTO0605 = 605, Error, "workspace of a barrier does not fit", "PTO ISA manual, tile/ops/sync-and-config/syncall.md";
    PTO0606 = 606, Error, "event given twice or not at all", "ptoas, verifier";
    PTO0607 = 607, Error, "event out of range", "ptoas, verifier";
    PTO0608 = 608, Error, "pipe cannot synchronise cores", "ptoas, verifier";
    PTO0609 = 609, Error, "index outside of an array of events", "this toolchain";
    PTO0701 = 701, Error, "vector types differ", "PTO ISA manual, vector instructions";
    PTO0702 = 702, Error, "elements not supported by a vector operation", "ptoas, verifier";
    PTO0703 = 703, Error, "predicate does not fit the elements", "PTO ISA manual, vector predicates";
    PTO0704 = 704, Error, "scalar does not match the register", "ptoas, verifier";
    PTO0705 = 705, Error, "shift amounts do not fit", "ptoas, verifier";
    PTO0706 = 706, Error, "no such vector conversion", "PTO ISA manual, vector/ops/conversion-ops/vcvt.md";
    PTO0707 = 707, Error, "attribute of a vector conversion missing or superfluous", "ptoas, verifier";
    PTO0708 = 708, Error, "part of a vector conversion does not fit", "PTO ISA manual, vector/ops/conversion-ops/vcvt.md";
    PTO0709 = 709, Error, "pointer into the wrong memory", "PTO ISA manual, vector instructions";
    PTO0710 = 710, Error, "pointer and register have different elements", "PTO ISA manual, vector load and store";
    PTO0711 = 711, Error, "offsets do not fit", "ptoas, verifier; ptoas, lowering of virtual vectors";
    PTO0712 = 712, Error, "gathered elements do not fit", "ptoas, verifier";
    PTO0713 = 713, Error, "sum of the wrong type", "ptoas, verifier";
    PTO0714 = 714, Error, "packed elements are not half as wide", "PTO ISA manual, vector/ops/data-rearrangement/vpack.md";
    PTO0715 = 715, Error, "arguments of a scope do not match its captures", "PTO ISA manual, scalar/ops/micro-instruction/strict-vecscope.md";
    PTO0716 = 716, Error, "lane numbers do not fit", "manual page of the operation";
    PTO0717 = 717, Error, "unpacked elements are not twice as wide", "manual page of the operation";
    PTO0718 = 718, Error, "predicate packed by more than one step", "ptoas, verifier";
    PTO0719 = 719, Error, "shift amount out of range", "Operands And Attributes, Immediate/Scalar Constraints rule 2";
    PTO0801 = 801, Error, "buffer in the wrong memory", "manual page of the operation";
    PTO0802 = 802, Error, "elements of different sizes", "manual page of the operation";
    PTO0803 = 803, Error, "incomplete loop", "PTO ISA manual, scalar/ops/dma-copy";
    PTO0804 = 804, Error, "operand without its partner", "manual page of the operation";
    PTO0805 = 805, Error, "operand without the one it depends on", "manual page of the operation";
    PTO0806 = 806, Error, "constant out of range", "manual page of the operation";
    PTO0807 = 807, Error, "element type not available", "manual page of the operation";
    PTO0808 = 808, Error, "constant is not a multiple", "manual page of the operation";
    PTO0820 = 820, Error, "operands match no form", "ptoas, verifier";
    PTO0821 = 821, Error, "element types of a product on buffers do not fit", "PTO ISA manual, cube/ops/mad/mad.md";
    PTO0822 = 822, Error, "attribute needs another element type", "PTO ISA manual, cube/ops/mad/mad.md";
    PTO0823 = 823, Error, "value of an attribute not available", "ptoas, verifier";
    PTO0824 = 824, Error, "copy does not convert between these types", "PTO ISA manual, cube/ops/data-movement/mte-l1-bt.md";
    PTO0825 = 825, Error, "factors without a mode", "PTO ISA manual, cube/ops/data-movement/mte-l0c-l1.md";
    PTO0826 = 826, Error, "accumulator cannot be stored as this type", "PTO ISA manual, cube/ops/data-movement/mte-l0c-l1.md";
    PTO0827 = 827, Error, "factors do not fit the mode", "PTO ISA manual, cube/ops/data-movement/mte-l0c-l1.md";
    PTO0828 = 828, Error, "value of an attribute not available here", "manual page of the operation";
    PTO0829 = 829, Error, "operand does not belong to the mode", "PTO ISA manual, cube/ops/data-movement/mte-l0c-l1.md";
    PTO0830 = 830, Error, "attribute without its partner", "PTO ISA manual, cube/ops/data-movement/mte-l0c-gm.md";
    PTO0831 = 831, Error, "attribute not available here", "PTO ISA manual, cube/ops/data-movement/mte-l0c-l1.md";
    PTO0901 = 901, Error, "more slots kept than there are", "ptoas, verifier";
    PTO0902 = 902, Error, "base address is missing", "ptoas, verifier";
    PTO0903 = 903, Error, "value is not an element of the pointer", "ptoas, verifier";
    PTO0904 = 904, Error, "signedness does not fit the conversion", "ptoas, verifier";
    PTO0905 = 905, Error, "value not available to single threads", "ptoas, verifier";
    PTO0906 = 906, Error, "types of values differ", "ptoas, verifier";
    PTO0907 = 907, Error, "signedness does not fit the value", "ptoas, verifier";
    PTO0908 = 908, Error, "path leads to no field", "ptoas, verifier";
    PTO0909 = 909, Error, "value differs from the field", "ptoas, verifier";
    PTO0910 = 910, Error, "struct was not declared here", "ptoas, verifier";
    PTO0911 = 911, Error, "struct escapes", "ptoas, verifier";
    PTO0912 = 912, Error, "address of an integer used for more than scalar accesses", "ptoas, verifier";
    PTO0913 = 913, Error, "no such conversion of a thread", "ptoas, verifier";
    PTO0914 = 914, Error, "value cannot be kept in the slot", "ptoas, verifier";
    PTO0915 = 915, Error, "elements of 64 bits in memory of a core", "ptoas, verifier";
    PTO0916 = 916, Error, "buffers of a pipe do not fit its directions", "ptoas, verifier";
    PTO0917 = 917, Error, "entry is not split evenly", "PTO ISA manual, TPUSH.md; ptoas, verifier";
    PTO0918 = 918, Error, "number of a vector core without effect", "ptoas, verifier";
    PTO0940 = 940, Error, "valid region of an entry does not fit", "ptoas, verifier";
    PTO0950 = 950, Error, "view of dynamic extents between devices", "ptoas, verifier";
    PTO0951 = 951, Error, "asynchronous transfer of more than one line", "ptoas, verifier";
    PTO0952 = 952, Error, "root is no member of its group", "ptoas, verifier";
    PTO0953 = 953, Error, "extents of two devices differ", "ptoas, verifier";
    PTO0954 = 954, Error, "members of a group differ", "ptoas, verifier";
    PTO1001 = 1001, Error, "numbers of lanes differ", "ptoas, verifier";
    PTO1002 = 1002, Error, "types differ in more than the layout", "ptoas, verifier";
    PTO1003 = 1003, Error, "elements of virtual vectors differ", "ptoas, verifier";
    PTO1004 = 1004, Error, "lanes are not whole groups", "ptoas, verifier";
    PTO1005 = 1005, Error, "not one lane for each group", "ptoas, verifier";
    PTO1006 = 1006, Error, "no such conversion of virtual vectors", "ptoas, verifier";
    PTO1007 = 1007, Error, "reinterpreted vector has another size", "ptoas, verifier";
    PTO1008 = 1008, Error, "indices of a shuffle do not fit", "ptoas, verifier";
    PTO1009 = 1009, Error, "value cannot be broadcast to the vector", "ptoas, verifier";
    PTO1010 = 1010, Error, "groups do not make up the mask", "ptoas, verifier";
    PTO1011 = 1011, Error, "relation of floats on integers", "ptoas, verifier";
    PTO1012 = 1012, Error, "channels do not make up the vector", "ptoas, verifier";
    PTO1013 = 1013, Error, "register holds no part of the vector", "ptoas, verifier";
    PTO1014 = 1014, Error, "masks are combined under a mask", "ptoas, verifier";
    PTO1015 = 1015, Error, "number of lanes not available", "ptoas, verifier";
    PTO1016 = 1016, Error, "sum of floats in a fixed order", "ptoas, verifier";
    PTO1017 = 1017, Error, "parts of an access do not go together", "ptoas, verifier";
    PTO1018 = 1018, Error, "no pattern of the first lanes", "ptoas, verifier";
    PTO1201 as OUTSIDE_SCOPE = 1201, Error, "vector instruction outside of a vector scope", "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md";
    PTO1202 as NESTED_SCOPE = 1202, Error, "vector scope inside a vector scope", "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md";
    PTO1203 as SYNC_IN_SCOPE = 1203, Error, "synchronisation inside a vector scope", "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md";
    PTO1204 as TILE_IN_SCOPE = 1204, Error, "tile operation inside a vector scope", "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md";
    PTO1205 as SCOPE_BORDER = 1205, Error, "vector value crosses the border of a vector scope", "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md";
    PTO1206 as ADDRESS_OUTSIDE_SCOPE = 1206, ManualOnly, "address of a tile taken outside of a vector scope", "PTO ISA manual, scalar/ops/micro-instruction/vecscope.md";
    PTO1207 as INSIDE_SCOPE = 1207, Error, "operation inside of a vector scope that has to stand outside", "ptoas, verifier";
    PTO1208 as NOT_IN_SCOPE = 1208, Error, "operation outside of a vector scope that has to stand inside", "ptoas, verifier";
    PTO1210 as ALIGN_REUSED = 1210, Error, "alignment state used twice", "PTO ISA manual, scalar/ops/micro-instruction/align-type.md";
    PTO1211 as ALIGN_LOOP = 1211, Error, "alignment state not carried by the loop", "PTO ISA manual, scalar/ops/micro-instruction/align-type.md";
    PTO1212 as ALIGN_DIRECTION = 1212, Error, "alignment state of the opposite direction", "PTO ISA manual, scalar/ops/micro-instruction/align-type.md";
    PTO1215 as WAIT_WITHOUT_SET = 1215, Error, "flag waited for before it is set", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1216 as SET_TWICE = 1216, Error, "flag set twice without a wait", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1220 as BUFFER_NOT_TAKEN = 1220, Error, "release of a buffer that was not acquired", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1221 as BUFFER_TAKEN_TWICE = 1221, Error, "buffer acquired twice", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1225 as NESTED_SECTION = 1225, Error, "section inside a section", "ptoas, verifier";
    PTO1226 as SECTION_KIND = 1226, Error, "section contradicts the kind of its kernel", "ptoas, verifier";
    PTO1227 as OTHER_CORE = 1227, Error, "operation of the other kind of core", "PTO ISA manual, kernels";
    PTO1228 as OUTSIDE_CORE = 1228, Error, "operation on a pipe outside of code of a core", "ptoas, verifier";
    PTO1229 as PIPE_ORIGIN = 1229, Error, "pipe that no operation of the function makes", "ptoas, verifier";
    PTO1230 as PIPE_TWICE = 1230, Error, "pipe initialised twice", "ptoas, verifier";
    PTO1231 as PIPE_ENDS = 1231, Error, "ends of a pipe disagree", "this toolchain";
    PTO1232 as PIPE_MISSING = 1232, Error, "pipe used before its initialisation", "ptoas, verifier";
    PTO1233 as PIPE_DIRECTION = 1233, Error, "pipe does not have this direction", "ptoas, verifier";
    PTO1234 as PIPE_SPLIT = 1234, Error, "split of an entry does not fit its pipe", "ptoas, verifier";
    PTO1235 as IMPORT_MISSING = 1235, Error, "imported buffer is not reserved", "ptoas, verifier";
    PTO1236 as QUANT_PIPE = 1236, Error, "factors without a pipe that takes them", "ptoas, verifier";
    PTO1237 as QUANT_MISSING = 1237, Error, "entry pushed without factors", "ptoas, verifier";
    PTO1238 as PIPE_ATTRIBUTE = 1238, Error, "attribute that only the compiler gives pipes", "ptoas, verifier";
    PTO1239 as PIPE_SLOT = 1239, Error, "entry differs from the slots of its pipe", "ptoas, verifier";
    PTO1240 as NO_THREAD_ENTRY = 1240, Error, "launched function is not a thread entry", "ptoas, verifier";
    PTO1241 as LAUNCH_ARGUMENTS = 1241, Error, "arguments do not match the launched function", "ptoas, verifier";
    PTO1242 as THREAD_IN_KERNEL = 1242, Error, "thread operation outside of threads", "ptoas, verifier";
    PTO1243 as KERNEL_IN_THREADS = 1243, Error, "operation of a kernel inside of threads", "ptoas, verifier";
    PTO1244 as SLOT_PLACE = 1244, Error, "kept value is not at the border of its threads", "ptoas, verifier";
    PTO1245 as SLOT_TWICE = 1245, Error, "slot used twice", "ptoas, verifier";
    PTO1246 as PAIR_RESULT = 1246, Error, "result of an atomic change of a pair is used", "ptoas, verifier";
    PTO1247 as HINT_OUTSIDE = 1247, Error, "cache hint outside of threads", "ptoas, verifier";
    PTO1250 as HAZARD = 1250, Error, "unordered accesses of two pipes", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1251 as HAZARD_IN_PIPE = 1251, Error, "unordered accesses of one pipe", "PTO ISA manual, scalar/ops/pipeline-sync/pipe-barrier.md";
    PTO1252 as NOT_SET = 1252, Error, "wait for a flag that is not set on some path", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1253 as SET_AGAIN = 1253, Error, "flag set again on some path before it is waited for", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1254 as PIPES_WAIT = 1254, Error, "pipes wait for each other", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1255 as UNSEEN = 1255, Warning, "accesses that the check of pipes cannot see", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1260 as ENTRY_SIGNATURE = 1260, Error, "kernel with results, or without a body", "ptoas, verifier";
    PTO1261 as PIPE_SIDES = 1261, ManualOnly, "ends of both cores in one function", "ptoas, lowering of pipes";
    PTO1262 as PIPE_MIXED = 1262, ManualOnly, "entries of a pipe are split and whole", "ptoas, lowering of pipes";
    PTO1263 as ENTRY_KEPT = 1263, ManualOnly, "entry of a pipe is not freed", "ptoas, pass that verifies tfree";
    PTO1264 as ENTRY_AFTER_FREE = 1264, ManualOnly, "entry used after it is freed", "ptoas, pass that verifies tfree";
    PTO1265 as BUFFER_TWICE = 1265, Error, "buffer reserved or imported twice", "ptoas, verifier";
    PTO1266 as LEVEL_ADDRESS = 1266, Error, "address that does not fit the level", "ptoas, --pto-level";
    PTO1267 as EPILOGUE_SLOTS = 1267, Error, "slots of a pipe that converts accumulators are not reserved", "ptoas, verifier";
    PTO1268 as EPILOGUE_ENDS = 1268, Error, "ends of a pipe convert accumulators differently", "ptoas, verifier";
    PTO1269 as EPILOGUE_ENTRY = 1269, Error, "entry does not fit the conversion of its pipe", "ptoas, verifier";
    PTO1270 as OUTSIDE_FUNCTION = 1270, Error, "operation outside of a function", "ptoas, verifier";
    PTO1271 as STRUCT_BORDER = 1271, Error, "struct is an argument or a result of a function", "ptoas, verifier";
    PTO1301 as WRITTEN_TWICE = 1301, Error, "buffer written twice cannot become a value", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1302 as WRITTEN_IN_PART = 1302, Error, "buffer changed in place cannot become a value", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1303 as READ_WITHOUT_WRITE = 1303, Error, "buffer that may be read before its write cannot become a value", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1304 as OVERWRITTEN = 1304, Error, "memory of a value overwritten", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1305 as BUFFER_ESCAPES = 1305, Error, "buffer used outside of tile operations cannot become a value", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1306 as NOT_A_BUFFER = 1306, Error, "written tile is not allocated in the function", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1311 as TWO_BUFFERS = 1311, Error, "value would need two buffers", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1312 as NO_BUFFER = 1312, Error, "value needs a named buffer", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1313 as BRANCH_CARRIES = 1313, Error, "branch passes a value to a block", "PTO ISA manual, syntax-and-operands/assembly-model.md";
    PTO1401 as ASM_SYNTAX = 1401, Error, "malformed assembly statement", "assembly grammar";
    PTO1402 as ASM_MNEMONIC = 1402, Error, "unknown mnemonic", "assembly grammar";
    PTO1403 as ASM_TYPE = 1403, Error, "type missing or different from the register's", "assembly-model";
    PTO1404 as ASM_REGISTER = 1404, Error, "register defined twice or not at all", "assembly-model";
    PTO1405 as ASM_DESTINATION = 1405, Error, "destination is neither a buffer nor a new register", "assembly-model";
    PTO1406 as ASM_IMMEDIATE = 1406, Error, "immediate does not fit its type", "assembly-model";
    PTO1407 as ASM_LABEL = 1407, Error, "block defined twice or not at all", "assembly grammar";
    PTO1408 as ASM_UNUSED_LABEL = 1408, Warning, "label without effect", "assembly grammar";
    PTO1409 as ASM_REGION = 1409, Error, "region not opened or not closed", "assembly grammar";
    PTO1501 as RUN_OUT_OF_BOUNDS = 1501, Error, "access outside of memory", "PTO ISA manual, memory model";
    PTO1502 as RUN_MISALIGNED = 1502, Error, "address is not aligned", "PTO ISA manual, memory model";
    PTO1503 as RUN_UNINITIALISED = 1503, Error, "read of uninitialised bytes", "PTO ISA manual, memory model";
    PTO1504 as RUN_UNDEFINED = 1504, Error, "behaviour that the ISA leaves undefined", "PTO ISA manual, page of the operation";
    PTO1505 as RUN_OUTSIDE_VALID = 1505, Error, "element outside of the valid region", "PTO ISA manual, tile valid region";
    PTO1506 as RUN_OVERLAP = 1506, Error, "operands share memory", "PTO ISA manual, page of the operation";
    PTO1507 as RUN_RACE = 1507, Error, "unordered accesses", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1508 as RUN_DEADLOCK = 1508, Error, "deadlock", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1509 as RUN_NOT_INTERPRETED = 1509, Error, "operation is not interpreted", "interpreter";
    PTO1510 as RUN_ENTRY = 1510, Error, "function cannot be run", "interpreter";
    PTO1511 as RUN_UNEXPECTED = 1511, Error, "result is not the expected one", "interpreter";
    PTO1512 as RUN_MEMORY_FULL = 1512, Error, "on-chip memory is full", "table of memories";
    PTO1513 as RUN_STEPS = 1513, Error, "program exceeds its limit of steps", "interpreter";
    PTO1514 as RUN_SHAPE = 1514, Error, "extents do not fit at run time", "PTO ISA manual, page of the operation";
    PTO1515 as RUN_ASSERTION = 1515, Error, "assertion does not hold", "program";
    PTO1516 as RUN_MALFORMED = 1516, Error, "value contradicts the op definition", "interpreter";
    PTO1517 as RUN_UNWRITTEN = 1517, Warning, "uninitialised bytes stored to global memory", "PTO ISA manual, memory model";
    PTO1518 as RUN_TOO_LARGE = 1518, Error, "value is too large to be run", "interpreter";
    PTO1519 as RUN_UNSYNCHRONISED = 1519, Warning, "kernel without synchronisation", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO1601 as NO_LOWERING = 1601, Error, "operation is not lowered", "lowering to vector level";
    PTO1602 as FORM_NOT_LOWERED = 1602, Error, "form of an operation is not lowered", "lowering to vector level";
    PTO1603 as DOES_NOT_FIT = 1603, Error, "buffers do not fit their memory", "ascend targets, on-chip memories";
    PTO1610 as NO_COUNTERPART = 1610, Error, "operation has no counterpart on the GPU", "lowering to Intel GPUs";
    PTO1611 as SHARED_MEMORY_FULL = 1611, Error, "buffers do not fit shared local memory", "vISA, SLMSize";
    PTO1612 as NOT_COMPILED = 1612, Error, "operation cannot be compiled for the platform", "GenX backend";
    PTO1620 as GENX_COUNT = 1620, Error, "number of operands, results or immediates is wrong", "table of the GenX backend";
    PTO1621 as GENX_TYPE = 1621, Error, "type not allowed for the operation", "table of the GenX backend";
    PTO1622 as GENX_REGION = 1622, Error, "region exceeds its vector", "LLVM IR for the GenX backend, vector regions";
    PTO1623 as GENX_INDEX = 1623, Error, "index of a region has the wrong type", "LLVM IR for the GenX backend, region access";
    PTO1624 as GENX_BITS = 1624, Error, "bits exceed their predicate", "LLVM IR for the GenX backend, predicates";
    PTO1625 as GENX_IMMEDIATE = 1625, Error, "immediate is outside of its domain", "table of the GenX backend";
    PTO1626 as GENX_MESSAGE = 1626, Error, "message does not support these operands", "vISA, messages";
    PTO1627 as GENX_KERNEL = 1627, Error, "function is not a kernel of the GenX backend", "LLVM IR for the GenX backend, kernel information";
    PTO1628 as GENX_LLVM = 1628, Error, "LLVM IR is not supported by the GenX backend", "LLVM IR for the GenX backend";
    PTO1630 as VISA_DEFECT = 1630, Error, "compiled kernel violates a rule of vISA", "vISA, rules of the verifier";
    PTO1631 as KERNEL_RENAMED = 1631, Warning, "kernel has another name in vISA", "vISA, names of kernels";
    PTO1632 as NO_KERNEL = 1632, Error, "module has no kernel", "lowering to Intel GPUs";
    PTO1633 as CALLS_NOT_INLINED = 1633, Error, "calls cannot be inlined", "lowering to Intel GPUs";
    PTO1634 as PRIVATE_MEMORY = 1634, Warning, "buffers are in private memory", "Level Zero, payload of a thread";
    PTO1640 as NO_FINALIZER = 1640, Error, "Intel's finalizer cannot be run", "Intel graphics compiler, GenX_IR";
    PTO1641 as NOT_FINALIZED = 1641, Error, "kernel has no machine code", "Intel graphics compiler, GenX_IR";
    PTO1642 as NOT_LAUNCHED = 1642, Error, "drivers cannot pass an argument", "Level Zero, payload of a thread";
}
