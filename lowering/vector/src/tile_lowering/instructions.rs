//! Lists the instructions that rules use, looked up in the instruction table at compile time.

use crate::builder::op_def;
use pto_isa::{
    Op,
    ops::{cube, dma, predicate, scalar, sync, system, vector_arith, vector_memory, vector_move, vector_special},
};

macro_rules! instructions {
    ($($family:ident { $($name:ident = $text:literal,)+ })+) => {
        $($(
            #[doc = concat!("`pto.", $text, "`")]
            pub(crate) const $name: &Op = op_def($family::OPS, $text);
        )+)+
    };
}

instructions! {
    vector_arith {
        VABS = "vabs",
        VADD = "vadd",
        VADDC = "vaddc",
        VADDCS = "vaddcs",
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
        VCGADD = "vcgadd",
        VCI = "vci",
        VCMAX = "vcmax",
        VCMIN = "vcmin",
        VCMP = "vcmp",
        VCMPS = "vcmps",
        VCVT = "vcvt",
        VDINTLV = "vdintlv",
        VDUP = "vdup",
        VINTLVV2 = "vintlvv2",
        VPACK = "vpack",
        VSEL = "vsel",
        VTRC = "vtrc",
        VUSQZ = "vusqz",
        VZUNPACK = "vzunpack",
    }
    vector_memory {
        INIT_ALIGN = "init_align",
        VGATHER2 = "vgather2",
        VGATHERB = "vgatherb",
        VLDAS = "vldas",
        VLDSX2 = "vldsx2",
        VLDUS = "vldus",
        VSCATTER = "vscatter",
        VSTAS = "vstas",
        VSTSX2 = "vstsx2",
        VSTUS = "vstus",
    }
    vector_special {
        DHISTV2 = "dhistv2",
        VBITSORT = "vbitsort",
        VMRGSORT4 = "vmrgsort4",
        VMADD = "vmadd",
        VMULA = "vmula",
        VMULL = "vmull",
        VPRELU = "vprelu",
    }
    predicate {
        PAND = "pand",
        PBITCAST = "pbitcast",
        PNOT = "pnot",
        POR = "por",
        PPACK = "ppack",
        PUNPACK = "punpack",
        PXOR = "pxor",
    }
    cube {
        MAD = "mad",
        MAD_ACC = "mad_acc",
        MAD_BIAS = "mad_bias",
        MAD_MX = "mad_mx",
        MAD_MX_ACC = "mad_mx_acc",
        MAD_MX_BIAS = "mad_mx_bias",
        MTE_GM_L1 = "mte_gm_l1",
        MTE_GM_L1_FRAC = "mte_gm_l1_frac",
        MTE_L0C_GM = "mte_l0c_gm",
        MTE_L0C_L1 = "mte_l0c_l1",
        MTE_L0C_UB = "mte_l0c_ub",
        MTE_L1_BT = "mte_l1_bt",
        MTE_L1_FB = "mte_l1_fb",
        MTE_L1_L0A = "mte_l1_l0a",
        MTE_L1_L0A_MX = "mte_l1_l0a_mx",
        MTE_L1_L0B = "mte_l1_l0b",
        MTE_L1_L0B_MX = "mte_l1_l0b_mx",
        MTE_UB_L1 = "mte_ub_l1",
    }
    dma {
        MTE_GM_UB = "mte_gm_ub",
        MTE_UB_GM = "mte_ub_gm",
    }
    scalar {
        LD_DEV = "ld_dev",
        LOAD_SCALAR = "load_scalar",
        ST_DEV = "st_dev",
        STORE_SCALAR = "store_scalar",
    }
    sync {
        BARRIER = "barrier",
    }
    system {
        SET_ATOMIC_ADD = "set_atomic_add",
        SET_ATOMIC_BF16 = "set_atomic_bf16",
        SET_ATOMIC_F16 = "set_atomic_f16",
        SET_ATOMIC_F32 = "set_atomic_f32",
        SET_ATOMIC_MAX = "set_atomic_max",
        SET_ATOMIC_MIN = "set_atomic_min",
        SET_ATOMIC_NONE = "set_atomic_none",
        SET_ATOMIC_S8 = "set_atomic_s8",
        SET_ATOMIC_S16 = "set_atomic_s16",
        SET_ATOMIC_S32 = "set_atomic_s32",
        TRAP = "trap",
    }
}
