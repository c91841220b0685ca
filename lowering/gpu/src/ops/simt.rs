//! Lowers the threads of `pto.simt_launch` to lanes.
//!
//! A launch executes a function in threads, of which 32 consecutive ones are a team. The function is inlined, and executed
//! for one team after the other. Values that differ between the threads of a team are vectors with a lane for each thread
//! ([`Val::Lanes`]); all other values stay scalars. Branches that differ execute both arms, each for its threads.

mod access;
mod arith;
mod branches;
mod exchange;
mod lanes;
mod phases;
mod upstream;

use genx::{Element, Op, Type, Value};
use pto_isa::ops::{scalar, simt::Opcode, sync, view};
use pto_isa::{Key, Name, Opcode as Any};
use pto_program::{AttributeValue, Code, Instruction};
use pto_upstream::{Control, Is};

use exchange::{Shuffle, Vote};

use super::Rule::{self, By, Missing};
use super::vector_arith::{ADD, MAX, MIN, Unary};
pub(crate) use lanes::passed;

use super::{Cx, system};
use crate::control::Walker;
use crate::emit::Emitter;
use crate::refusal::Lowered;
use crate::value::{Address, Num, Val};

/// Number of threads of a team.
pub(crate) const TEAM: u32 = 32;
/// Maximal number of threads of a launch. Source: the rules of `simt_launch`.
const MOST_THREADS: i64 = 2048;

const NOT_PRECISE: &str = "of which the hardware has no precise form";
const ONE_TEAM: &str = "in a launch of more than 32 threads, whose teams are executed one after the other";

/// The threads that are executed together.
#[derive(Clone, Copy)]
pub(crate) struct Team {
    /// The threads for which the code is executed: a bit for each.
    active: Value,
    /// The number of this team.
    number: Num,
    /// Whether the launch has no other team.
    is_only: bool,
    /// Index of each thread along X, Y and Z.
    index: [Value; 3],
    /// Number of threads along X, Y and Z.
    extents: [Num; 3],
}

/// A value that threads keep for a later launch: where it is, and its type.
#[derive(Clone, Copy)]
pub(crate) struct Kept {
    at: Address,
    element: Element,
}

/// Returns the rule of each operation of the family.
pub(super) fn rule(opcode: Opcode) -> Rule {
    match opcode {
        Opcode::Absf => By(|cx| arith::unary(cx, Unary::Abs)),
        Opcode::Exp => By(|cx| arith::unary(cx, Unary::Exp)),
        Opcode::Log => By(|cx| arith::unary(cx, Unary::Ln)),
        Opcode::Sqrt => By(|cx| arith::unary(cx, Unary::Sqrt)),
        Opcode::Ceil => By(|cx| arith::whole(cx, pto_isa::attrs::VectorRound::C)),
        Opcode::Floor => By(|cx| arith::whole(cx, pto_isa::attrs::VectorRound::F)),
        Opcode::Rint => By(|cx| arith::whole(cx, pto_isa::attrs::VectorRound::R)),
        Opcode::Round => By(|cx| arith::whole(cx, pto_isa::attrs::VectorRound::A)),
        Opcode::Cos | Opcode::Pow | Opcode::Sin => Missing(NOT_PRECISE),
        Opcode::Convert => By(arith::convert),
        Opcode::Fma => By(arith::fma),
        Opcode::Fmax => By(|cx| arith::extreme(cx, true)),
        Opcode::Fmin => By(|cx| arith::extreme(cx, false)),
        Opcode::MulI32toi64 => By(arith::wide_product),
        Opcode::Mulhi => By(arith::upper_product),
        Opcode::Prmt => By(arith::permuted),
        Opcode::AtomicAdd
        | Opcode::AtomicAnd
        | Opcode::AtomicExch
        | Opcode::AtomicMax
        | Opcode::AtomicMin
        | Opcode::AtomicOr
        | Opcode::AtomicSub
        | Opcode::AtomicXor => By(access::update),
        Opcode::AtomicCas => Missing("which has no counterpart yet"),
        Opcode::Ldg => By(access::load),
        Opcode::Stg => By(access::store),
        Opcode::Keep => By(access::keep),
        Opcode::Resume => By(access::resume),
        Opcode::GetBlockDimX => By(|cx| extent(cx, 0)),
        Opcode::GetBlockDimY => By(|cx| extent(cx, 1)),
        Opcode::GetBlockDimZ => By(|cx| extent(cx, 2)),
        Opcode::GetTidX => By(|cx| index(cx, 0)),
        Opcode::GetTidY => By(|cx| index(cx, 1)),
        Opcode::GetTidZ => By(|cx| index(cx, 2)),
        Opcode::GetBlockIdxX => By(system::block_index),
        Opcode::GetGridDimX => By(system::block_count),
        Opcode::GetBlockIdxY | Opcode::GetBlockIdxZ => By(|cx| number(cx, 0)),
        Opcode::GetGridDimY | Opcode::GetGridDimZ => By(|cx| number(cx, 1)),
        Opcode::GetVeccoreid => By(system::vector_core),
        Opcode::GetClock32 | Opcode::GetClock64 => Missing("which reads a clock"),
        Opcode::GetLaneid => By(|cx| of_lanes(cx, |lane| lane)),
        Opcode::GetLanemaskEq => By(|cx| of_lanes(cx, |lane| 1 << lane)),
        Opcode::GetLanemaskGe => By(|cx| of_lanes(cx, |lane| u32::MAX << lane)),
        Opcode::GetLanemaskGt => By(|cx| of_lanes(cx, |lane| (u32::MAX << lane) & !(1 << lane))),
        Opcode::GetLanemaskLe => By(|cx| of_lanes(cx, |lane| !(u32::MAX << lane) | 1 << lane)),
        Opcode::GetLanemaskLt => By(|cx| of_lanes(cx, |lane| !(u32::MAX << lane))),
        Opcode::ReduxAdd => By(|cx| exchange::reduce(cx, ADD)),
        Opcode::ReduxMax => By(|cx| exchange::reduce(cx, MAX)),
        Opcode::ReduxMin => By(|cx| exchange::reduce(cx, MIN)),
        Opcode::ShuffleBfly => By(|cx| exchange::shuffle(cx, Shuffle::Butterfly)),
        Opcode::ShuffleDown => By(|cx| exchange::shuffle(cx, Shuffle::Down)),
        Opcode::ShuffleIdx => By(|cx| exchange::shuffle(cx, Shuffle::Index)),
        Opcode::ShuffleUp => By(|cx| exchange::shuffle(cx, Shuffle::Up)),
        Opcode::VoteAll => By(|cx| exchange::vote(cx, Vote::All)),
        Opcode::VoteAny => By(|cx| exchange::vote(cx, Vote::Any)),
        Opcode::VoteBallot => By(|cx| exchange::vote(cx, Vote::Ballot)),
        Opcode::VoteUni => By(|cx| exchange::vote(cx, Vote::Uniform)),
        Opcode::SimtLaunch => By(launch),
        Opcode::StoreVfsimtInfo => Rule::Vanishes,
    }
}

/// Executes a function for all threads of a launch.
fn launch<'p>(cx: &mut Cx<'_, 'p>) -> Lowered {
    let extents = [cx.num(Name::DimX)?, cx.num(Name::DimY)?, cx.num(Name::DimZ)?];
    let AttributeValue::Symbol(name) = cx.instruction.attribute(Key::Callee) else {
        return Err("without a function".to_owned());
    };
    let callee = cx.walker.program().function(name).filter(|callee| !callee.body.blocks.is_empty());
    let callee = callee.ok_or_else(|| format!("of @{name}, which has no body"))?;
    let arguments = cx.vals(Name::Args);
    let plane = cx.e().integer(Op::Mul, extents[0], extents[1], 32);
    let threads = cx.e().integer(Op::Mul, plane, extents[2], 32);
    let most = cx.e().integer(Op::Add, threads, Num::Const(i64::from(TEAM) - 1), 32);
    let teams = cx.e().integer(Op::UDiv, most, Num::Const(TEAM.into()), 32);
    let is_only = threads.range().1 <= TEAM.into();
    if threads.known().is_some_and(|threads| threads > MOST_THREADS) {
        return Err(format!("of more than {MOST_THREADS} threads"));
    }
    let before = cx.walker.team;
    let team =
        |walker: &mut Walker<'p>, number: Num| Team::of(&mut walker.emitter, extents, plane, threads, number, is_only);
    let of_team = |walker: &mut Walker<'p>, number: Num| {
        walker.team = Some(team(walker, number));
        walker.invoke(callee, &mut |walker| walker.body(&callee.body, &arguments));
    };
    let lowered = match (teams.known(), phases::of(callee).filter(|_| !is_only)) {
        (Some(0), _) => Ok(()),
        (Some(1), _) => {
            of_team(cx.walker, Num::Const(0));
            Ok(())
        }
        (Some(_) | None, Some(phases)) => cx.walker.invoke(callee, &mut |walker| {
            walker.begin(&callee.body, &arguments);
            phases::execute(walker, &phases, teams, &team)
        }),
        (Some(_) | None, None) => {
            let mut each = |walker: &mut Walker<'p>, number: Num, _| {
                of_team(walker, number);
                Ok(Vec::new())
            };
            cx.walker.repeated(teams, Vec::new(), &[], &mut each).map(|_| ())
        }
    };
    cx.walker.team = before;
    lowered
}

impl Team {
    /// Returns a team of a launch with these extents. Threads are numbered along X first.
    fn of(e: &mut Emitter, extents: [Num; 3], plane: Num, threads: Num, number: Num, is_only: bool) -> Self {
        let ty = Type::vector(Element::I32, TEAM);
        let first = e.integer(Op::Mul, number, Num::Const(TEAM.into()), 32);
        let lanes = e.b().elements(Element::I32, (0..TEAM).map(u64::from).collect());
        let first = lanes::splat(e, first, ty);
        let all = lanes::computed(e, Op::Add, first, lanes);
        let active = if threads.known().is_some_and(|threads| threads % i64::from(TEAM) == 0) {
            e.b().elements(Element::I1, vec![1; TEAM as usize])
        } else {
            let threads = lanes::splat(e, threads, ty);
            lanes::less(e, all, threads)
        };
        let split = |e: &mut Emitter, by: Num, value: Value| {
            if by.known() == Some(1) {
                let zero = e.b().splat_int(ty, 0);
                return [value, zero];
            }
            let by = lanes::splat(e, by, ty);
            [Op::UDiv, Op::URem].map(|op| lanes::computed(e, op, value, by))
        };
        let [z, in_plane] = if extents[2].known() == Some(1) {
            let zero = e.b().splat_int(ty, 0);
            [zero, all]
        } else {
            split(e, plane, all)
        };
        let [y, x] = split(e, extents[0], in_plane);
        Self { active, number, is_only, index: [x, y, z], extents }
    }
}

/// Returns the team of the code.
fn team(cx: &Cx<'_, '_>) -> Lowered<Team> {
    cx.walker.team.ok_or_else(|| "outside code of threads".to_owned())
}

/// Gives the number of threads along an axis.
fn extent(cx: &mut Cx<'_, '_>, axis: usize) -> Lowered {
    let extent = team(cx)?.extents[axis];
    cx.give(Name::Result, Val::Num(extent));
    Ok(())
}

/// Gives the index of each thread along an axis.
fn index(cx: &mut Cx<'_, '_>, axis: usize) -> Lowered {
    let index = team(cx)?.index[axis];
    cx.give(Name::Result, Val::Lanes(index));
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "as other rules")]
fn number(cx: &mut Cx<'_, '_>, number: i64) -> Lowered {
    cx.give(Name::Result, Val::Num(Num::Const(number)));
    Ok(())
}

/// Gives a constant of each lane.
fn of_lanes(cx: &mut Cx<'_, '_>, of: fn(u32) -> u32) -> Lowered {
    team(cx)?;
    let lanes = (0..TEAM).map(|lane| of(lane).into()).collect();
    let value = cx.e().b().elements(Element::I32, lanes);
    cx.give(Name::Result, Val::Lanes(value));
    Ok(())
}

/// Lowers an operation in code of threads, if it has operands that differ between threads, or accesses memory; returns
/// `None` for all others, which are lowered as elsewhere.
pub(crate) fn lower<'p>(walker: &mut Walker<'p>, instruction: &'p Instruction) -> Option<Lowered> {
    walker.team?;
    let differs = |slot: &pto_program::Slot| matches!(walker.get(*slot), Val::Lanes(_) | Val::Pointers(..));
    let differ = instruction.operands.iter().any(differs);
    match &instruction.code {
        Code::Op(def) => {
            let mut cx = Cx { walker, def, instruction };
            match def.opcode {
                Any::Simt(_) => None,
                Any::Scalar(scalar::Opcode::Load | scalar::Opcode::LoadScalar | scalar::Opcode::LdDev) => {
                    Some(access::load(&mut cx))
                }
                Any::Scalar(scalar::Opcode::Store | scalar::Opcode::StoreScalar | scalar::Opcode::StDev) => {
                    Some(access::store(&mut cx))
                }
                Any::Sync(sync::Opcode::Syncthreads) if cx.walker.team.is_some_and(|team| team.is_only) => Some(Ok(())),
                Any::Sync(sync::Opcode::Syncthreads) => Some(Err(ONE_TEAM.to_owned())),
                Any::View(view::Opcode::Addptr) if differ => Some(access::advance(&mut cx)),
                _ if differ => Some(Err("on values that differ between threads".to_owned())),
                _ => None,
            }
        }
        Code::Upstream(operation) => match operation.is {
            Is::Control(Control::If) if differ => Some(branches::lower(walker, instruction)),
            Is::Control(Control::Call | Control::Return | Control::Yield | Control::While | Control::Condition) => None,
            Is::Control(Control::For) => {
                let bounds = instruction.operands.iter().take(3);
                let differ = bounds.map(|slot| walker.get(*slot)).any(|value| matches!(value, Val::Lanes(_)));
                differ.then(|| Err("with bounds that differ between threads".to_owned()))
            }
            is @ (Is::Arith(_) | Is::Math(_) | Is::Other(_)) if differ => {
                Some(upstream::lower(walker, is, instruction))
            }
            _ if differ => Some(Err("on values that differ between threads".to_owned())),
            _ => None,
        },
        Code::Other(_) => None,
    }
}
