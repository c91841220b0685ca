//! Barriers and fences.

use super::{EXEC, Group, Head, Op, PREDICATE, Role, Row, Tail, WordKind, byte, scalar};
use crate::platform::{Platform, Platforms};
use crate::types;

macro_rules! row {
    ($op:ident, $name:literal, $opcode:literal, $mnemonics:expr, $fields:expr, $head:expr, $tail:expr, $platforms:expr) => {
        Row {
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

pub(super) const ROWS: &[Row] = &[
    row!(Barrier, "BARRIER", 0x59, &["barrier"], &[], &[], &[], Platforms::ALL),
    row!(SamplerCacheFlush, "CACHE_FLUSH", 0x5a, &["sampler_cache_flush"], &[], &[], &[], Platforms::ALL),
    row!(
        Wait,
        "WAIT",
        0x5b,
        &["wait"],
        &[scalar(Role::WaitMask, types![Ub, Ud])],
        &[],
        &[Tail::Operand(Role::WaitMask)],
        Platforms::ALL
    ),
    row!(
        Fence,
        "FENCE",
        0x5c,
        &["fence_global", "fence_local", "fence_sw"],
        &[byte(Role::FenceFlags, WordKind::FenceFlags)],
        &[Head::Fence(Role::FenceFlags)],
        &[],
        Platforms::ALL
    ),
    row!(Yield, "YIELD", 0x5f, &["yield"], &[], &[], &[], Platforms::ALL),
    row!(
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
    row!(
        Sbarrier,
        "SBARRIER",
        0x7c,
        &["sbarrier"],
        &[byte(Role::Phase, WordKind::Phase)],
        &[Head::Word(Role::Phase)],
        &[],
        Platforms::ALL
    ),
    row!(
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
