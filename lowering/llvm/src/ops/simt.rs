//! Single-thread operations of a vector core.

use super::{Arg, Part, Rule, Stem, UNIT, schematic};
use crate::{emitter::Emitter, report::Lowered, site::Site, types::Sign};
use pto_isa::{Key, Name, ops::simt::Opcode};

const RESULT: Part = Part::Result(Sign::None);

/// A computation with all operands, named by the type of its result.
const COMPUTED: Rule = schematic(Stem::Capitals, &[RESULT], &[Arg::Operands]);
/// A computation of signed or unsigned integers.
const SIGNED: Rule = schematic(Stem::Capitals, &[RESULT], &[Arg::Operands, Arg::Word(Key::Signedness)]);
/// An atomic update of memory.
const ATOMIC: Rule = schematic(
    Stem::Capitals,
    &[RESULT, Part::Memory(Name::Ptr)],
    &[Arg::Operands, Arg::Word(Key::Signedness), Arg::Word(Key::L2cache)],
);
/// An exchange with another thread.
const SHUFFLE: Rule = schematic(Stem::Capitals, &[RESULT], &[Arg::Operands, Arg::Word(Key::Width)]);

/// Returns the rule of an operation.
pub(super) const fn rule(op: Opcode) -> Rule {
    match op {
        Opcode::Absf
        | Opcode::Ceil
        | Opcode::Cos
        | Opcode::Exp
        | Opcode::Floor
        | Opcode::Fma
        | Opcode::Fmax
        | Opcode::Fmin
        | Opcode::Log
        | Opcode::Pow
        | Opcode::Rint
        | Opcode::Round
        | Opcode::Sin
        | Opcode::Sqrt => COMPUTED,
        Opcode::AtomicAdd
        | Opcode::AtomicAnd
        | Opcode::AtomicCas
        | Opcode::AtomicExch
        | Opcode::AtomicMax
        | Opcode::AtomicMin
        | Opcode::AtomicOr
        | Opcode::AtomicSub
        | Opcode::AtomicXor => ATOMIC,
        Opcode::Convert => schematic(
            Stem::Capitals,
            &[Part::Element(Name::Src, Sign::None), Part::Element(Name::Dst, Sign::None)],
            &[Arg::Operands, Arg::Word(Key::Rounding), Arg::Word(Key::Saturation), Arg::Word(Key::Signedness)],
        ),
        Opcode::GetBlockDimX
        | Opcode::GetBlockDimY
        | Opcode::GetBlockDimZ
        | Opcode::GetBlockIdxX
        | Opcode::GetBlockIdxY
        | Opcode::GetBlockIdxZ
        | Opcode::GetClock32
        | Opcode::GetClock64
        | Opcode::GetGridDimX
        | Opcode::GetGridDimY
        | Opcode::GetGridDimZ
        | Opcode::GetLaneid
        | Opcode::GetLanemaskEq
        | Opcode::GetLanemaskGe
        | Opcode::GetLanemaskGt
        | Opcode::GetLanemaskLe
        | Opcode::GetLanemaskLt
        | Opcode::GetTidX
        | Opcode::GetTidY
        | Opcode::GetTidZ
        | Opcode::GetVeccoreid
        | Opcode::Prmt
        | Opcode::StoreVfsimtInfo
        | Opcode::VoteAll
        | Opcode::VoteAny
        | Opcode::VoteBallot
        | Opcode::VoteUni => UNIT,
        Opcode::Keep => schematic(
            Stem::Capitals,
            &[Part::Element(Name::Payload, Sign::None)],
            &[Arg::Operands, Arg::Wide(Key::Slot)],
        ),
        Opcode::Ldg => Rule::By(load),
        Opcode::MulI32toi64 | Opcode::Mulhi | Opcode::ReduxAdd | Opcode::ReduxMax | Opcode::ReduxMin => SIGNED,
        Opcode::Resume => schematic(Stem::Capitals, &[RESULT], &[Arg::Wide(Key::Slot)]),
        Opcode::ShuffleBfly | Opcode::ShuffleDown | Opcode::ShuffleIdx | Opcode::ShuffleUp => SHUFFLE,
        Opcode::SimtLaunch => Rule::By(launch),
        Opcode::Stg => Rule::By(store),
    }
}

/// Sets the number of threads, and calls the function that each of them executes.
fn launch<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let callee = site.symbol(Key::Callee).ok_or_else(|| site.unsupported("expected a function"))?;
    let threads = [site.value(Name::DimZ)?, site.value(Name::DimY)?, site.value(Name::DimX)?];
    e.call(site, "STORE.VFSIMT.INFO", true, &threads, &[])?;
    let mut args = Vec::new();
    for (value, desc) in site.values(Name::Args) {
        args.push(e.argument(site, value, &desc)?);
    }
    e.call_symbol(site, callee, &args, &[])?;
    e.replace(site, &[])
}

/// Returns the encodings of the cache hints of an access: 0 if it is absent, else one more than its number.
fn caches<'c, 'a>(
    e: &mut Emitter<'c, 'a>,
    site: &Site<'c, 'a>,
) -> Lowered<[mlir_dialect::melior::ir::Value<'c, 'a>; 2]> {
    let mut number = |key| e.constant(site, site.case(key).map_or(0, |case| case.value + 1), 32);
    Ok([number(Key::L1cache)?, number(Key::L2cache)?])
}

fn load<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = super::scalar::address(e, site)?;
    let [l1, l2] = caches(e, site)?;
    let name = format!("LDG.{}", super::scalar::element(site)?);
    e.results(site, &name, true, &[address, l1, l2])
}

fn store<'c, 'a>(e: &mut Emitter<'c, 'a>, site: &Site<'c, 'a>) -> Lowered {
    let address = super::scalar::address(e, site)?;
    let [l1, l2] = caches(e, site)?;
    let name = format!("STG.{}", super::scalar::element(site)?);
    e.results(site, &name, true, &[site.value(Name::Value)?, address, l1, l2])
}
