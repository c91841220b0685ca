//! Diagnostic codes of every PTO tool: one entry and one page each.
//!
//! Ranges: 00xx input and driver, 01xx types and attributes, 02xx structure of operations, 03xx tiles, 04xx views and movement,
//! 05xx matrix products, 06xx synchronisation. A code is never reused.

use crate::rule::Severity;
use serde::Serialize;

/// A diagnostic code.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CodeInfo {
    /// Number; `PTO0101` is 101.
    pub code: u16,
    /// One line, lower case.
    pub title: &'static str,
    /// How hard the rule bites.
    pub severity: Severity,
    /// Who states the rule.
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
    PTO0101 = 101, Error, "unknown tile location", "operands-and-attributes, Tile Types";
    PTO0102 = 102, Error, "unknown block layout", "operands-and-attributes, Tile Types";
    PTO0103 = 103, Error, "unknown box layout", "operands-and-attributes, Tile Types";
    PTO0104 = 104, Error, "unknown fractal size", "operands-and-attributes, Tile Types";
    PTO0105 = 105, Error, "unknown padding", "operands-and-attributes, Tile Types";
    PTO0106 = 106, Error, "unknown compact mode", "peer type parser";
    PTO0107 as UNKNOWN_DTYPE = 107, Error, "unknown element type", "PTO ISA manual, type-system";
    PTO0108 = 108, Error, "unknown address space", "peer type parser";
    PTO0109 as TILE_VALID = 109, Error, "valid region larger than the tile", "peer type parser";
    PTO0110 as TILE_SHAPE = 110, Error, "tile without elements", "peer type parser";
    PTO0111 as DUPLICATE_KEY = 111, Error, "duplicate key in a type", "peer type parser";
    PTO0112 as MISSING_KEY = 112, Error, "missing key in a type", "peer type parser";
    PTO0113 as UNKNOWN_KEY = 113, Error, "unknown key in a type", "peer type parser";
    PTO0114 as FRACTAL_MISMATCH = 114, Error, "fractal name contradicts the layouts", "PTO ISA manual, data-format.md";
    PTO0115 as LOC_SCALAR = 115, Error, "no tile is located in scalar", "PTO ISA manual, location-intent-and-legality.md";
    PTO0116 as FRACTAL_UNSUPPORTED = 116, Error, "fractal name without counterpart", "operands-and-attributes, Tile Types";
    PTO0117 as VREG_WIDTH = 117, Error, "vector register is not 2048 bits", "PTO ISA manual, vector registers";
    PTO0118 = 118, Error, "unknown mask granularity", "PTO ISA manual, vector predicates";
    PTO0119 as VIEW_RANK = 119, Error, "rank of a view out of range", "peer type parser";
    PTO0120 as VIEW_RANK_6 = 120, Warning, "view of six dimensions", "PTO ISA manual, GlobalTensor";
    PTO0121 as MULTI_TILE_COUNT = 121, Error, "slot count of a multi tile buffer out of range", "peer verifier";
    PTO0122 as ATTRIBUTE_VALUE = 122, Error, "unknown value of an attribute", "operands-and-attributes, Attributes";
    PTO0123 as UNKNOWN_TYPE = 123, Error, "unknown type", "PTO dialect";
    PTO0124 as MALFORMED_TYPE = 124, Error, "malformed type", "PTO dialect";
    PTO0125 as PAD_INVALID = 125, Warning, "padding written Invalid", "PTO ISA manual, layout.md";
    PTO0126 as UNKNOWN_ATTRIBUTE_KIND = 126, Error, "unknown attribute", "PTO dialect";
    PTO0201 as UNKNOWN_OPERATION = 201, Error, "unknown operation", "PTO dialect";
    PTO0202 as OPERAND_COUNT = 202, Error, "wrong number of operands", "row of the operation";
    PTO0203 as OPERAND_KIND = 203, Error, "operand of the wrong kind", "row of the operation";
    PTO0204 as RESULTS = 204, Error, "wrong number or kind of results", "row of the operation";
    PTO0205 as MISSING_ATTRIBUTE = 205, Error, "missing attribute", "row of the operation";
    PTO0206 as UNKNOWN_ATTRIBUTE = 206, Error, "unknown property", "row of the operation";
    PTO0207 as ATTRIBUTE_KIND = 207, Error, "attribute of the wrong kind", "row of the operation";
    PTO0208 as SEGMENT_SIZES = 208, Error, "wrong segment sizes", "MLIR generic form";
    PTO0209 = 209, Error, "operation not available on the target", "row of the operation";
    PTO0210 as IMPLIED_TYPE = 210, Error, "written type contradicts the implied one", "row of the operation";
    PTO0301 = 301, Error, "element types differ", "operands-and-attributes, Tile Operand Constraints rule 1";
    PTO0302 = 302, Error, "element type not supported", "manual page of the operation";
    PTO0303 = 303, Error, "valid regions differ", "operands-and-attributes, Tile Operand Constraints rule 2";
    PTO0304 = 304, Error, "tile in the wrong memory", "operands-and-attributes, Tile Operand Constraints rule 4";
    PTO0305 = 305, Error, "tile in the wrong layout", "operands-and-attributes, Tile Operand Constraints rule 3";
    PTO0306 = 306, Error, "line of a tile is not whole units of 32 bytes", "peer verifier";
    PTO0307 = 307, Error, "tile is not divisible into boxes", "peer verifier";
    PTO0308 = 308, Error, "address of a tile is not aligned", "peer verifier";
    PTO0309 = 309, Error, "valid operand and type disagree", "PTO ISA manual, tile/ops/view-and-tile-buf/alloc-tile.md";
    PTO0310 = 310, ManualOnly, "tile extent above the limit of the manual", "PTO ISA manual, state-and-types/location-intent-and-legality.md";
    PTO0311 = 311, ManualOnly, "layout not in use in this memory", "PTO ISA manual, state-and-types/location-intent-and-legality.md";
    PTO0312 = 312, Error, "result of a row reduction is not a column", "manual page of the operation";
    PTO0313 = 313, Error, "empty valid region", "manual page of the operation";
    PTO0314 = 314, ManualOnly, "both operands of a row expansion cover the destination", "manual page of the operation";
    PTO0315 = 315, Error, "operands of a row expansion do not fit", "manual page of the operation";
    PTO0316 = 316, Error, "scratch too small", "manual page of the operation";
    PTO0317 = 317, Error, "attribute not available on the target", "row of the operation";
    PTO0318 = 318, Error, "scratch is missing", "manual page of the operation";
    PTO0319 = 319, Error, "scratch is of no use", "manual page of the operation";
    PTO0401 = 401, Error, "pointer does not fit the view", "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md";
    PTO0402 = 402, Error, "number of extents or strides differs from the rank", "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md";
    PTO0403 = 403, Error, "layout contradicts the strides", "PTO ISA manual, tile/ops/view-and-tile-buf/make-tensor-view.md";
    PTO0404 = 404, Error, "number of offsets or sizes differs from the rank", "peer verifier";
    PTO0405 = 405, Error, "partition exceeds its source", "peer verifier";
    PTO0406 = 406, Error, "size contradicts the result", "peer verifier";
    PTO0407 = 407, Error, "offset negative or size not positive", "peer verifier";
    PTO0408 = 408, Error, "partition changes the element type", "peer verifier";
    PTO0410 = 410, Error, "elements of view and tile differ in size", "operands-and-attributes, GlobalTensor Operand Constraints rule 1";
    PTO0411 = 411, Error, "no transfer between these layouts", "operands-and-attributes, GlobalTensor Operand Constraints rule 2";
    PTO0412 = 412, Error, "extent of a view is not positive", "operands-and-attributes, GlobalTensor Operand Constraints rule 3";
    PTO0413 = 413, Error, "tile and view have different numbers of elements", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0414 = 414, Error, "accumulator cannot be converted to this type", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0415 = 415, Error, "operands exclude each other", "manual page of the operation";
    PTO0416 = 416, Error, "only an accumulator can do this", "manual page of the operation";
    PTO0417 = 417, Error, "attribute excluded by an operand", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0418 = 418, Error, "extent out of range", "PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md";
    PTO0419 = 419, Error, "layout or padding not available for 64-bit elements", "PTO ISA manual, tile/ops/memory-and-data-movement/tload.md";
    PTO0420 = 420, Error, "no move between these memories", "manual page of the operation";
    PTO0421 = 421, Error, "layout does not fit the move", "manual page of the operation";
    PTO0422 = 422, Error, "window outside the source", "manual page of the operation";
    PTO0423 = 423, Error, "move changes the element type", "manual page of the operation";
    PTO0424 = 424, Error, "move changes the extents", "manual page of the operation";
    PTO0425 = 425, Error, "columns do not fit the mode", "PTO ISA manual, tile/ops/layout-and-rearrangement/textract.md";
    PTO0501 = 501, Error, "extents of a matrix product disagree", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul.md";
    PTO0502 = 502, Error, "element types of a matrix product do not fit", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul.md";
    PTO0504 = 504, Error, "extent of a matrix product out of range", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul.md";
    PTO0505 = 505, Error, "accumulators have different types", "PTO ISA manual, tile/ops/matrix-and-matrix-vector/tmatmul-acc.md";
    PTO0601 = 601, Error, "unknown pipe", "PTO ISA manual, scalar/ops/pipeline-sync";
    PTO0602 = 602, Error, "unknown event", "PTO ISA manual, scalar/ops/pipeline-sync";
}
