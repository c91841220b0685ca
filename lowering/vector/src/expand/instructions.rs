//! The instructions rules are made of, found in the table at compile time.

use crate::ir::row;
use pto_isa::{
    Op,
    ops::{dma, predicate, sync, vector_arith, vector_memory, vector_move, vector_special},
};

macro_rules! instructions {
    ($($family:ident { $($name:ident = $text:literal,)+ })+) => {
        $($(
            #[doc = concat!("`pto.", $text, "`")]
            pub(crate) const $name: &Op = row($family::OPS, $text);
        )+)+
    };
}

instructions! {
    vector_arith {
        VABS = "vabs",
        VADD = "vadd",
        VADDS = "vadds",
        VAND = "vand",
        VDIV = "vdiv",
        VEXP = "vexp",
        VLN = "vln",
        VLRELU = "vlrelu",
        VMAX = "vmax",
        VMAXS = "vmaxs",
        VMIN = "vmin",
        VMINS = "vmins",
        VMUL = "vmul",
        VMULS = "vmuls",
        VNEG = "vneg",
        VNOT = "vnot",
        VOR = "vor",
        VRELU = "vrelu",
        VSHL = "vshl",
        VSHLS = "vshls",
        VSHR = "vshr",
        VSHRS = "vshrs",
        VSQRT = "vsqrt",
        VSUB = "vsub",
        VXOR = "vxor",
    }
    vector_move {
        VBITCAST = "vbitcast",
        VCADD = "vcadd",
        VCMAX = "vcmax",
        VCMIN = "vcmin",
        VCMP = "vcmp",
        VCMPS = "vcmps",
        VCVT = "vcvt",
        VDINTLV = "vdintlv",
        VDUP = "vdup",
        VSEL = "vsel",
        VTRC = "vtrc",
    }
    vector_memory {
        VLDSX2 = "vldsx2",
    }
    vector_special {
        VMULA = "vmula",
        VPRELU = "vprelu",
    }
    predicate {
        PXOR = "pxor",
    }
    dma {
        MTE_GM_UB = "mte_gm_ub",
        MTE_UB_GM = "mte_ub_gm",
    }
    sync {
        BARRIER = "barrier",
    }
}
