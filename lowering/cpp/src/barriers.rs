//! `pto-inject-barriers`: inserts a barrier of all pipes before each operation that accesses memory.
//!
//! A function with barriers, fences or signals between cores but without flags is ordered for reasons that the compiler
//! does not know, so `pto-sync` does not change it. Barriers of all pipes order its pipes. They are slower than flags,
//! and correct in combination with any other synchronisation. With `all`, functions with flags get barriers, too, which
//! shows whether their flags are wrong.
//!
//! Before: operations write buffers, and `pto-sync` has not run. After: in a function with synchronisation but without
//! flags, or in each function with `all`, a barrier of all pipes precedes each operation on tiles, views or pointers.
//!
//! ```mlir
//! pto.fence.barrier_all #pto.fence_scope<gm>
//! pto.tload ins(%x : ..) outs(%a : ..)
//! ```
//!
//! becomes
//!
//! ```mlir
//! pto.fence.barrier_all #pto.fence_scope<gm>
//! pto.barrier <PIPE_ALL>
//! pto.tload ins(%x : ..) outs(%a : ..)
//! ```

use crate::site::Site;
use mlir_dialect::{
    Failed, NewOperation, OptionDefault, OptionValues, PassDefinition, PassOption, Rewriter, context_of, location,
    melior::ir::{
        Identifier, ValueLike,
        operation::{OperationLike, OperationRef},
    },
    walk,
};
use pto_dialect::{attributes, types};
use pto_isa::{Family, Key, Level, Op, TypeDesc, ops::sync::Opcode, types::Pipe};
use pto_upstream::Outer;

const ALL: &str = "all";

const OPTIONS: &[PassOption] = &[PassOption {
    name: ALL,
    description: "in every function, whatever orders it",
    default: OptionDefault::Bool(false),
}];

/// The pass.
pub(crate) struct InjectBarriers;

impl PassDefinition for InjectBarriers {
    fn argument(&self) -> &str {
        "pto-inject-barriers"
    }

    fn description(&self) -> &str {
        "insert barriers of all pipes in functions with synchronisation between cores"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Function.name())
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT]
    }

    fn run(&self, function: OperationRef<'_, '_>, options: &OptionValues<'_>) -> Result<(), Failed> {
        let sites: Vec<Site<'_, '_>> = walk::inside(function).into_iter().filter_map(Site::of).collect();
        let ordered = sites.iter().any(|site| site.def.orders_pipes()) && !sites.iter().any(|site| is_flag(site.def));
        if !(ordered || options.bool(ALL).unwrap_or(false)) {
            return Ok(());
        }
        let mut rewriter = Rewriter::new();
        for site in sites.iter().filter(|site| touches_memory(site)) {
            insert(&mut rewriter, site)?;
        }
        Ok(())
    }
}

/// Returns whether an operation sets or waits for a flag, or acquires or releases a buffer, between pipes of one core.
pub(crate) fn is_flag(def: &Op) -> bool {
    const FLAGS: [Opcode; 10] = [
        Opcode::SetFlag,
        Opcode::WaitFlag,
        Opcode::SetFlagDyn,
        Opcode::WaitFlagDyn,
        Opcode::RecordEvent,
        Opcode::WaitEvent,
        Opcode::GetBuf,
        Opcode::RlsBuf,
        Opcode::GetBufDyn,
        Opcode::RlsBufDyn,
    ];
    FLAGS.iter().any(|opcode| def.is(*opcode))
}

/// Returns whether an operation reads or writes tiles or memory.
fn touches_memory(site: &Site<'_, '_>) -> bool {
    let plain =
        !matches!(site.def.level, Level::View) && site.def.family() != Family::Sync && site.def.regions.is_empty();
    plain
        && site.op.operands().any(|value| {
            matches!(
                types::desc(value.r#type()),
                TypeDesc::Tile(_)
                    | TypeDesc::TensorView(_)
                    | TypeDesc::Partition(_)
                    | TypeDesc::Ptr { .. }
                    | TypeDesc::Pipe
            )
        })
}

fn insert<'c, 'a>(rewriter: &mut Rewriter<'c, 'a>, site: &Site<'c, 'a>) -> Result<(), Failed> {
    let here = location(site.op);
    let defect = || mlir_dialect::error(here, "internal error: cannot make a barrier").emit();
    let case = Pipe::DEF.lookup(Pipe::All.name()).ok_or_else(defect)?;
    let pipe = attributes::build(here, Pipe::DEF, case).ok_or_else(defect)?;
    let barrier = NewOperation {
        name: pto_dialect::op::full_name(Opcode::Barrier),
        location: here,
        operands: Vec::new(),
        results: Vec::new(),
        attributes: vec![(Identifier::new(context_of(here), Key::Pipe.as_str()), pipe)],
        regions_of: None,
    };
    rewriter.insert_before(site.op, &barrier).map(drop).ok_or_else(defect)
}
