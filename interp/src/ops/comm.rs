//! Communication between devices. A run has one device: windows of other members of a group are memory of this device,
//! and an asynchronous transfer is complete when it starts.

use crate::context::Ctx;
use crate::fault::Exec;
use crate::memory::{Memory, Pointer};
use crate::semantics::Semantics::{self, Run};
use crate::tile::View;
use crate::value::Value;
use pto_isa::attrs::{AtomicType, NotifyOp, ReduceOp, WaitCmp};
use pto_isa::codes;
use pto_isa::ops::comm::Opcode;
use pto_isa::types::MAX_RANK;
use pto_isa::{Key, Name};
use pto_numerics::{Binary, Element};

/// Semantics of the operations of the family.
pub(super) const fn semantics(opcode: Opcode) -> Semantics {
    match opcode {
        Opcode::CommBuildAsyncSession => Run(session),
        Opcode::CommTbroadcast => Run(broadcast),
        Opcode::CommTgather => Run(gather),
        Opcode::CommTget | Opcode::CommTput => Run(pair),
        Opcode::CommTgetAsync | Opcode::CommTputAsync => Run(started),
        Opcode::CommTnotify => Run(notify),
        Opcode::CommTreduce => Run(reduce),
        Opcode::CommTscatter => Run(scatter),
        Opcode::CommTtest => Run(test),
        Opcode::CommTwait => Run(wait),
        Opcode::CommTestAsyncEvent | Opcode::CommWaitAsyncEvent => Run(complete),
    }
}

/// Creates a session, identified by the address of its workspace.
fn session(cx: &mut Ctx<'_, '_>) -> Exec {
    let at = cx.pointer(Name::Workspace)?;
    cx.give(Name::Session, Value::Handle(Memory::address(at) as u64));
    Ok(())
}

/// Copies `src` to `dst`, or adds `src` to it. Sources: PTO ISA manual, comm/TPUT.md and comm/TGET.md.
fn pair(cx: &mut Ctx<'_, '_>) -> Exec {
    let (from, to) = (cx.view(Name::Src)?, cx.view(Name::Dst)?);
    let atomic = match cx.choice(Key::AtomicType) {
        Some(AtomicType::AtomicAdd) => Binary::Add,
        Some(AtomicType::AtomicMax) => Binary::Max,
        Some(AtomicType::AtomicMin) => Binary::Min,
        Some(AtomicType::AtomicNone) | None => return copy(cx, &from, &to),
    };
    same_extents(cx, &from, &to)?;
    let (sent, there) = (load(cx, &from)?, load(cx, &to)?);
    let combined = combine(cx, atomic, &there, &sent)?;
    cx.memory().atomic = true;
    let stored = store(cx, &to, &combined);
    cx.memory().atomic = false;
    stored
}

/// Copies as [`pair`] does, and returns an event.
fn started(cx: &mut Ctx<'_, '_>) -> Exec {
    let session = cx.handle(Name::Session)?;
    pair(cx)?;
    cx.give(Name::Event, Value::Handle(session));
    Ok(())
}

fn complete(cx: &mut Ctx<'_, '_>) -> Exec {
    cx.give_int(Name::Completed, 1);
    Ok(())
}

/// Copies `src` to each member. Source: PTO ISA manual, comm/TBROADCAST.md.
fn broadcast(cx: &mut Ctx<'_, '_>) -> Exec {
    let from = cx.view(Name::Src)?;
    cx.views(Name::Group)?.iter().try_for_each(|member| copy(cx, &from, member))
}

/// Copies the rows of all members, one member after the other, to `dst`. Source: PTO ISA manual, comm/TGATHER.md.
fn gather(cx: &mut Ctx<'_, '_>) -> Exec {
    let all = cx.view(Name::Dst)?;
    let pairs = parts(cx, &all)?;
    pairs.iter().try_for_each(|(member, part)| copy(cx, member, part))
}

/// Copies rows of `src` to the members, the inverse of [`gather`]. Source: PTO ISA manual, comm/TSCATTER.md.
fn scatter(cx: &mut Ctx<'_, '_>) -> Exec {
    let all = cx.view(Name::Src)?;
    let pairs = parts(cx, &all)?;
    pairs.iter().try_for_each(|(member, part)| copy(cx, part, member))
}

/// Combines the members in their order. Source: PTO ISA manual, comm/TREDUCE.md.
fn reduce(cx: &mut Ctx<'_, '_>) -> Exec {
    let (to, members) = (cx.view(Name::Dst)?, cx.views(Name::Group)?);
    let op = match cx.required_choice(Key::ReduceOp)? {
        ReduceOp::Sum => Binary::Add,
        ReduceOp::Max => Binary::Max,
        ReduceOp::Min => Binary::Min,
    };
    let mut combined: Option<Vec<Element>> = None;
    for member in &members {
        same_extents(cx, member, &to)?;
        let elements = load(cx, member)?;
        combined = Some(match combined {
            Some(before) => combine(cx, op, &before, &elements)?,
            None => elements,
        });
    }
    store(cx, &to, &combined.unwrap_or_default())
}

/// Writes or adds `value` to each word. Source: PTO ISA manual, comm/TNOTIFY.md.
fn notify(cx: &mut Ctx<'_, '_>) -> Exec {
    let signal = cx.view(Name::Signal)?;
    let value = cx.scalar_as(Name::Value, signal.dtype)?;
    let words = match cx.required_choice(Key::NotifyOp)? {
        NotifyOp::Set => vec![value; places(cx, &signal)?.len()],
        NotifyOp::AtomicAdd => {
            let old = load(cx, &signal)?;
            combine(cx, Binary::Add, &old, &vec![value; old.len()])?
        }
    };
    cx.memory().atomic = true;
    let stored = store(cx, &signal, &words);
    cx.memory().atomic = false;
    stored
}

/// Checks whether all words satisfy the relation. Source: PTO ISA manual, comm/TTEST.md.
fn test(cx: &mut Ctx<'_, '_>) -> Exec {
    let holds = unsatisfied(cx)?.is_none();
    cx.give_int(Name::Result, i64::from(holds));
    Ok(())
}

/// Continues if all words satisfy the relation. Source: PTO ISA manual, comm/TWAIT.md.
fn wait(cx: &mut Ctx<'_, '_>) -> Exec {
    match unsatisfied(cx)? {
        None => Ok(()),
        Some((number, word)) => {
            let message = format!(
                "expected the relation to hold for word {number} of `signal`, found {word}: other devices do not run"
            );
            Err(cx.fault(codes::RUN_NOT_INTERPRETED, message))
        }
    }
}

/// Returns the first word that does not satisfy the relation, and its number.
fn unsatisfied(cx: &mut Ctx<'_, '_>) -> Exec<Option<(usize, i128)>> {
    let (signal, value) = (cx.view(Name::Signal)?, i128::from(cx.int(Name::CmpValue)?));
    let relation: WaitCmp = cx.required_choice(Key::Cmp)?;
    let holds = |word: &i128| match relation {
        WaitCmp::Eq => *word == value,
        WaitCmp::Ne => *word != value,
        WaitCmp::Gt => *word > value,
        WaitCmp::Ge => *word >= value,
        WaitCmp::Lt => *word < value,
        WaitCmp::Le => *word <= value,
    };
    let words = load(cx, &signal)?;
    Ok(words.iter().filter_map(|word| word.to_int()).enumerate().find(|(_, word)| !holds(word)))
}

/// Returns each member with its part of the memory of the root: as many rows as the member has, after the rows of
/// earlier members. The second last extent counts rows; it is 1 in a view of one extent.
fn parts(cx: &Ctx<'_, '_>, root: &View) -> Exec<Vec<(View, View)>> {
    const ROWS: usize = MAX_RANK - 2;
    let (root, mut pairs, mut first) = (padded(root), Vec::new(), 0_i64);
    for member in cx.views(Name::Group)? {
        let mut part = padded(&member);
        let rows = part.shape[ROWS];
        (part.at, part.dtype, part.strides) = (root.at, root.dtype, root.strides);
        let step = first.saturating_mul(root.strides[ROWS]).saturating_mul(root.dtype.bytes() as i64);
        part.at = part.at.plus(step);
        first = first.saturating_add(rows);
        let fits = (0..MAX_RANK).all(|axis| axis == ROWS || part.shape[axis] == root.shape[axis]);
        if !fits || first > root.shape[ROWS] {
            let message = format!(
                "expected members whose rows are as long as those of the root, and {} rows of all of them at most, found {:?}",
                root.shape[ROWS],
                member.extents()
            );
            return Err(cx.fault(codes::RUN_SHAPE, message));
        }
        pairs.push((padded(&member), part));
    }
    Ok(pairs)
}

/// Extends a view to the maximal rank with outer extents of 1.
fn padded(view: &View) -> View {
    let mut padded = View { rank: MAX_RANK, shape: [1; MAX_RANK], strides: [0; MAX_RANK], ..*view };
    let outer = MAX_RANK.saturating_sub(view.rank);
    for (axis, (extent, stride)) in view.extents().iter().zip(view.strides).enumerate() {
        padded.shape[outer + axis] = *extent;
        padded.strides[outer + axis] = stride;
    }
    padded
}

fn same_extents(cx: &Ctx<'_, '_>, found: &View, expected: &View) -> Exec {
    if padded(found).shape == padded(expected).shape {
        return Ok(());
    }
    let message = format!("expected extents {:?}, found {:?}", expected.extents(), found.extents());
    Err(cx.fault(codes::RUN_SHAPE, message))
}

/// Returns the addresses of the elements of a view, in the order of its extents.
fn places(cx: &Ctx<'_, '_>, view: &View) -> Exec<Vec<Pointer>> {
    let (rows, cols) = cx.matrix(view)?;
    if rows == 0 || cols == 0 {
        return Ok(Vec::new());
    }
    let mut offsets = vec![0_i64];
    for (extent, stride) in view.extents().iter().zip(view.strides) {
        let along = |at: i64| (0..*extent).map(move |index| at.saturating_add(index.saturating_mul(stride)));
        offsets = offsets.into_iter().flat_map(along).collect();
    }
    let size = view.dtype.bytes() as i64;
    Ok(offsets.into_iter().map(|elements| view.at.plus(elements.saturating_mul(size))).collect())
}

/// Copies elements, including those without a value.
fn copy(cx: &mut Ctx<'_, '_>, from: &View, to: &View) -> Exec {
    same_extents(cx, from, to)?;
    let (sources, targets) = (places(cx, from)?, places(cx, to)?);
    let size = from.dtype.bytes() as usize;
    sources.into_iter().zip(targets).try_for_each(|(source, target)| cx.copy(source, target, size))
}

fn load(cx: &mut Ctx<'_, '_>, view: &View) -> Exec<Vec<Element>> {
    places(cx, view)?.into_iter().map(|at| cx.read_element(at, view.dtype)).collect()
}

fn store(cx: &mut Ctx<'_, '_>, view: &View, elements: &[Element]) -> Exec {
    places(cx, view)?.into_iter().zip(elements).try_for_each(|(at, element)| cx.write_element(at, *element))
}

fn combine(cx: &Ctx<'_, '_>, op: Binary, left: &[Element], right: &[Element]) -> Exec<Vec<Element>> {
    let combined = left.iter().zip(right).enumerate().map(|(number, (a, b))| {
        let both = pto_numerics::binary(op, *a, *b, cx.profile());
        both.map_err(|why| cx.undefined(why, format_args!("element {number}")))
    });
    combined.collect()
}
