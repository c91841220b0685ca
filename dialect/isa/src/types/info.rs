//! Descriptions of the types of the dialect for the reference pages.

use super::{AddressSpace, BLayout, Compact, Fractal, Loc, MaskGranularity, Pad, SLayout, VmiGranularity};
use crate::enums::EnumDef;

/// A type of the dialect.
#[derive(Clone, Copy, Debug)]
pub struct TypeInfo {
    /// Name after `!pto.`.
    pub name: &'static str,
    /// Other names accepted on input.
    pub aliases: &'static [&'static str],
    /// One line.
    pub summary: &'static str,
    /// The printed form, then other forms that are accepted on input.
    pub forms: &'static [&'static str],
    /// Parameters, in the order of the printed form.
    pub parameters: &'static [Parameter],
    /// Examples of types, in printed form.
    pub examples: &'static [&'static str],
}

/// A parameter of a type.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Name in the forms.
    pub name: &'static str,
    /// Legal values.
    pub domain: ParameterDomain,
    /// Default value; empty if the parameter is required.
    pub default: &'static str,
}

/// Legal values of a parameter.
#[derive(Clone, Copy, Debug)]
pub enum ParameterDomain {
    /// Case of an enumeration.
    Enum(&'static EnumDef),
    /// A description.
    Words(&'static str),
}

const fn of(name: &'static str, def: &'static EnumDef, default: &'static str) -> Parameter {
    Parameter { name, domain: ParameterDomain::Enum(def), default }
}

const fn words(name: &'static str, text: &'static str, default: &'static str) -> Parameter {
    Parameter { name, domain: ParameterDomain::Words(text), default }
}

/// Returns a type without parameters.
const fn bare(name: &'static str, aliases: &'static [&'static str], summary: &'static str) -> TypeInfo {
    TypeInfo { name, aliases, summary, forms: &[], parameters: &[], examples: &[] }
}

const ELEMENT: Parameter = words("T", "element type", "");
const VMI_LANES: Parameter = words("N", "lanes, positive; as many as groups where the layout has groups", "");
const VMI_LAYOUT: Parameter = words(
    "LAYOUT",
    "`contiguous`, `contiguous, lane_stride = S`, `deinterleaved = F`, `num_groups = N` or `num_groups = N, slots = S`",
    "not chosen yet",
);
const SHAPE: Parameter = words("D0xD1x..", "extents, positive or `?`", "");

/// All types, sorted by name. Element types that are types of the dialect are in [`DType`](super::DType).
pub static TYPES: &[TypeInfo] = &[
    bare("align", &[], "state of a sequence of unaligned accesses"),
    bare("async_event", &[], "completion of an asynchronous transfer between devices"),
    bare("async_session", &[], "asynchronous transfers between devices"),
    bare("event", &["record_event"], "completion of an operation, for others to wait for"),
    TypeInfo {
        forms: &["!pto.eventid_array<N>"],
        parameters: &[words("N", "number of identifiers, positive", "")],
        examples: &["!pto.eventid_array<4>"],
        ..bare("eventid_array", &[], "identifiers of events, chosen at run time")
    },
    bare("fmatrix_config", &[], "how an image is converted to the columns of a matrix"),
    TypeInfo {
        forms: &["!pto.local_array<D0xD1x..xT>"],
        parameters: &[words("D0xD1x..", "extents, positive", ""), ELEMENT],
        examples: &["!pto.local_array<8x8xf32>"],
        ..bare("local_array", &[], "array of scalars on the stack")
    },
    TypeInfo {
        forms: &["!pto.mask<G>"],
        parameters: &[of("G", MaskGranularity::DEF, "")],
        examples: &["!pto.mask<b32>"],
        ..bare("mask", &[], "predicate register: one bit for each lane of a vector register")
    },
    TypeInfo {
        forms: &["!pto.multi_tile_buf<!pto.tile_buf<..>, count=N>", "!pto.multi_tile_buf<LOC, RxCxT, .., count=N>"],
        parameters: &[words("N", "number of slots, 2 to 16", "")],
        examples: &["!pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>"],
        ..bare("multi_tile_buf", &[], "several tile buffers of one type, used alternately")
    },
    TypeInfo {
        forms: &["!pto.partition_tensor_view<D0xD1x..xT>"],
        parameters: &[SHAPE, ELEMENT],
        examples: &["!pto.partition_tensor_view<16x16xf16>", "!pto.partition_tensor_view<1x1x1x16x?xf32>"],
        ..bare("partition_tensor_view", &["global", "tile_view"], "part of a view of global memory")
    },
    bare("pipe", &["tpipe"], "queue of tiles between cores"),
    bare("prefetch_async_context", &[], "asynchronous transfers into the cache"),
    TypeInfo {
        forms: &["!pto.ptr<T, SPACE>"],
        parameters: &[words("T", "element type, or any type", ""), of("SPACE", AddressSpace::DEF, "gm")],
        examples: &["!pto.ptr<f32, gm>", "!pto.ptr<ui16, ub>"],
        ..bare("ptr", &[], "address of elements in a memory")
    },
    TypeInfo {
        forms: &["!pto.struct<T0, T1, ..>"],
        parameters: &[words("T0", "integer of 8 to 64 bits, `f16`, `bf16`, `f32`, `f64` or a struct", "")],
        examples: &["!pto.struct<i32>", "!pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>"],
        ..bare("struct", &[], "record on the stack, made by `declare_struct`")
    },
    TypeInfo {
        forms: &["!pto.tensor_view<D0xD1x..xT>", "!pto.memref<T, RANK>"],
        parameters: &[SHAPE, ELEMENT],
        examples: &["!pto.tensor_view<?x?xf32>", "!pto.tensor_view<1x1x1x1x2048xui32>"],
        ..bare("tensor_view", &[], "tensor in global memory")
    },
    TypeInfo {
        forms: &[
            "!pto.tile_buf<LOC, RxCxT, valid=VRxVC, blayout=B, slayout=S, fractal=F, pad=P, compact=K>",
            "!pto.tile_buf<loc=LOC, dtype=T, rows=R, cols=C, v_row=VR, v_col=VC, blayout=B, slayout=S, fractal=F, pad=P, compact=K>",
            "!pto.tile<loc=LOC, T, R, C, B, S, F, P>",
            "!pto.tile<T, R, C>",
        ],
        parameters: &[
            of("LOC", Loc::DEF, ""),
            words("R", "rows, positive", ""),
            words("C", "columns, positive", ""),
            ELEMENT,
            words("VR", "valid rows, at most R, or `?`", "R"),
            words("VC", "valid columns, at most C, or `?`", "C"),
            of("B", BLayout::DEF, "row_major"),
            of("S", SLayout::DEF, "none_box"),
            of("F", Fractal::DEF, "512"),
            of("P", Pad::DEF, "null"),
            of("K", Compact::DEF, "null"),
        ],
        examples: &[
            "!pto.tile_buf<vec, 16x16xf32>",
            "!pto.tile_buf<vec, 32x32xf16, valid=?x?>",
            "!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>",
        ],
        ..bare("tile_buf", &["tile"], "tile: a matrix in an on-chip memory, of which a region counts")
    },
    TypeInfo {
        forms: &["!pto.vmi.mask<NxG, #pto.vmi.layout<LAYOUT>>"],
        parameters: &[VMI_LANES, of("G", VmiGranularity::DEF, ""), VMI_LAYOUT],
        examples: &["!pto.vmi.mask<128xpred>", "!pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>>"],
        ..bare("vmi.mask", &[], "mask of a virtual vector; `pred` leaves the width of the elements open")
    },
    TypeInfo {
        forms: &["!pto.vmi.vreg<NxT, #pto.vmi.layout<LAYOUT>>"],
        parameters: &[VMI_LANES, words("T", "element type of 8, 16 or 32 bits, or `index`", ""), VMI_LAYOUT],
        examples: &["!pto.vmi.vreg<128xf32>", "!pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>"],
        ..bare("vmi.vreg", &[], "virtual vector, of any number of lanes")
    },
    TypeInfo {
        forms: &["!pto.vreg<NxT>"],
        parameters: &[words("N", "lanes, such that the register has 2048 bits", ""), ELEMENT],
        examples: &["!pto.vreg<64xf32>", "!pto.vreg<128xui16>"],
        ..bare("vreg", &[], "vector register of 256 bytes")
    },
];
