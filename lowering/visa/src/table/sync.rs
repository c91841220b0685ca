//! Barriers and fences.

use super::{EXEC, Group, Head, Op, OpDef, PREDICATE, Role, Tail, WordKind, byte, scalar};
use crate::platform::{Platform, Platforms};
use crate::types;

macro_rules! op {
    ($op:ident, $name:literal, $opcode:literal, $mnemonics:expr, $fields:expr, $head:expr, $tail:expr, $platforms:expr) => {
        OpDef {
            op: Op::$op,
            name: $name,
            opcode: $opcode,
            sub: None,
            group: Group::Sync,
            fields: $fields,
            mnemonics: $mnemonics,
            head: $head,
            tail: $tail,
            platforms: $platforms,
        }
    };
}

pub(super) const OPS: &[OpDef] = &[
    op!(Barrier, "BARRIER", 0x59, &["barrier"], &[], &[], &[], Platforms::ALL),
    op!(SamplerCacheFlush, "CACHE_FLUSH", 0x5a, &["sampler_cache_flush"], &[], &[], &[], Platforms::ALL),
    op!(
        Wait,
        "WAIT",
        0x5b,
        &["wait"],
        &[scalar(Role::WaitMask, types![Ub, Ud])],
        &[],
        &[Tail::Operand(Role::WaitMask)],
        Platforms::ALL
    ),
    op!(
        Fence,
        "FENCE",
        0x5c,
        &["fence_global", "fence_local", "fence_sw"],
        &[byte(Role::FenceFlags, WordKind::FenceFlags)],
        &[Head::Fence(Role::FenceFlags)],
        &[],
        Platforms::ALL
    ),
    op!(Yield, "YIELD", 0x5f, &["yield"], &[], &[], &[], Platforms::ALL),
    op!(
        Nbarrier,
        "NBARRIER",
        0x60,
        &["nbarrier"],
        &[
            byte(Role::Phase, WordKind::Phase),
            scalar(Role::BarrierId, types![Ub, Uw, Ud]),
            scalar(Role::Threads, types![Ub, Uw, Ud]),
        ],
        &[Head::Word(Role::Phase)],
        &[Tail::Operand(Role::BarrierId), Tail::Threads(Role::Phase, Role::Threads)],
        Platforms::from(Platform::Pvc)
    ),
    op!(
        Sbarrier,
        "SBARRIER",
        0x7c,
        &["sbarrier"],
        &[byte(Role::Phase, WordKind::Phase)],
        &[Head::Word(Role::Phase)],
        &[],
        Platforms::ALL
    ),
    op!(
        LscFence,
        "LSC_FENCE",
        0x8b,
        &["lsc_fence"],
        &[
            EXEC,
            PREDICATE,
            byte(Role::Sfid, WordKind::Sfid),
            byte(Role::FenceOp, WordKind::FenceOp),
            byte(Role::FenceScope, WordKind::FenceScope),
        ],
        &[Head::Word(Role::Sfid), Head::Word(Role::FenceOp), Head::Word(Role::FenceScope)],
        &[],
        Platforms::from(Platform::Dg2)
    ),
];
