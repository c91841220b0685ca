//! Sections, core queries and pipes between cores.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::semantics::{Entry, Structure, missing, of, structure};
use crate::value::Value;
use pto_isa::codes;
use pto_isa::rule::Core;

/// Semantics of the family, in the order of its rows.
pub(super) const SEMANTICS: &[Entry] = &[
    missing("aic_initialize_pipe"),
    missing("aiv_initialize_pipe"),
    structure("fusion_region", Structure::Inline),
    of("get_block_idx", get_block_idx),
    of("get_block_num", get_block_num),
    missing("get_ctrl"),
    of("get_subblock_idx", get_subblock_idx),
    of("get_subblock_num", get_subblock_num),
    of("get_vms4_sr", get_vms4_sr),
    missing("import_reserved_buffer"),
    missing("initialize_l2g2l_pipe"),
    missing("initialize_l2l_pipe"),
    missing("print"),
    missing("reserve_buffer"),
    missing("sbitset0"),
    missing("sbitset1"),
    structure("section.cube", Structure::Section(Core::Cube)),
    missing("section.simt"),
    structure("section.vector", Structure::Section(Core::Vector)),
    missing("set_atomic_add"),
    missing("set_atomic_bf16"),
    missing("set_atomic_f16"),
    missing("set_atomic_f32"),
    missing("set_atomic_max"),
    missing("set_atomic_min"),
    missing("set_atomic_none"),
    missing("set_atomic_s16"),
    missing("set_atomic_s32"),
    missing("set_atomic_s8"),
    missing("set_ctrl"),
    missing("set_ffts"),
    missing("set_fix_clip_relu"),
    missing("set_fpc"),
    missing("set_img2col_padding"),
    missing("set_img2col_rpt"),
    missing("set_quant_pre"),
    missing("set_quant_scalar"),
    missing("set_quant_vector"),
    missing("set_relu_alpha"),
    missing("set_store_atomic_cfg"),
    missing("setfmatrix"),
    missing("sethf32mode"),
    missing("settf32mode"),
    missing("talloc"),
    missing("talloc_to_aic"),
    missing("talloc_to_aiv"),
    missing("tfree"),
    missing("tfree_from_aic"),
    missing("tfree_from_aiv"),
    missing("tpop"),
    missing("tpop_from_aic"),
    missing("tpop_from_aiv"),
    missing("tpush"),
    missing("tpush_to_aic"),
    missing("tpush_to_aiv"),
    missing("trap"),
    structure("yield", Structure::Yield),
];

/// The number of the block. Source: PTO ISA manual, get-block-idx.md.
fn get_block_idx(cx: &mut Ctx<'_, '_>) -> Exec {
    let block = cx.core().block;
    cx.give_int("result", block.into());
    Ok(())
}

/// The number of blocks. Source: PTO ISA manual, get-block-num.md.
fn get_block_num(cx: &mut Ctx<'_, '_>) -> Exec {
    let blocks = cx.blocks();
    cx.give_int("result", blocks.into());
    Ok(())
}

/// The number of the vector core in its block; 0 of a cube core. Source: PTO ISA manual, get-subblock-idx.md.
fn get_subblock_idx(cx: &mut Ctx<'_, '_>) -> Exec {
    let subblock = cx.core().subblock;
    cx.give_int("result", subblock.into());
    Ok(())
}

/// The number of vector cores of a block. Source: PTO ISA manual, get-subblock-num.md.
fn get_subblock_num(cx: &mut Ctx<'_, '_>) -> Exec {
    let subblocks = cx.core().subblocks;
    cx.give_int("result", subblocks.into());
    Ok(())
}

/// The number of entries that the last merge of sorted lists took of each. What was before the first merge is undefined.
/// Source: PTO ISA manual, vms4-status-query.md.
fn get_vms4_sr(cx: &mut Ctx<'_, '_>) -> Exec {
    let Some(taken) = cx.special(super::MERGED).map(<[_]>::to_vec) else {
        return Err(cx.fault(codes::RUN_UNDEFINED, "expected a merge of sorted lists before, found none"));
    };
    for (name, count) in ["list0", "list1", "list2", "list3"].into_iter().zip(taken) {
        cx.give(name, Value::Scalar(count));
    }
    Ok(())
}
