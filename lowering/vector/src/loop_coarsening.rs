//! `pto-loop-coarsening`: coarsens loops over adjacent blocks, which execute fewer iterations on larger blocks.
//!
//! A copy takes about a hundred cycles to start, and a vector scope takes tens of cycles from its first load to its
//! last store. A few large blocks therefore cost less than many small ones, as long as copies still overlap with
//! computation. If an iteration loads the rows (or columns) that follow those of the previous iteration, processes each
//! of them independently and stores them, it may do so for the rows of several iterations. The cost model ([`price`])
//! and the free memory determine the factor.
//!
//! Before: buffers have no addresses, nothing orders the pipes, and different arguments of the function point to
//! different memory. After: a loop over adjacent blocks has fewer iterations, on taller or wider tiles; a loop of one
//! iteration is gone. Each element is computed as before. The last iteration may have fewer rows (columns) than the
//! others. A buffer out of several (`pto.multi_tile_get`) that each iteration overwrites becomes a single buffer.
//!
//! ```mlir
//! scf.for %i = %c0 to %c64 step %c16 {
//!   %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c16, %c64] : ..
//!   %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
//!   pto.tload ins(%v) outs(%a)
//!   pto.texp ins(%a) outs(%a)
//! }
//! ```
//!
//! becomes
//!
//! ```mlir
//! scf.for %i = %c0 to %c64 step %c32 {
//!   %v = pto.partition_view %x, offsets = [%i, %c0], sizes = [%c32, %c64] : ..
//!   %a = pto.alloc_tile : !pto.tile_buf<vec, 32x64xf32>
//!   pto.tload ins(%v) outs(%a)
//!   pto.texp ins(%a) outs(%a)
//! }
//! ```

mod blocks;
mod price;

use crate::{
    allocation::{Buffers, Lifetimes, Sharing, bound, capacity},
    builder::{Builder, Extent, Lowered, Point},
    passes::OnFunctions,
    tile::ALLOC,
    walk,
};
use blocks::Blocks;
use mlir_dialect::{
    Failed, Rewriter, context_of, location,
    melior::ir::{ValueLike, block::BlockRef, operation::OperationRef},
    result,
};
use pto_dialect::target;
use pto_isa::{Dim, Shape, TypeDesc, types::Loc};
use pto_upstream::Control;

/// The pass.
pub(crate) const PASS: OnFunctions = OnFunctions {
    argument: "pto-loop-coarsening",
    description: "coarsen loops over adjacent blocks: fewer iterations, on larger blocks",
    dialects: &[pto_dialect::DIALECT, "arith"],
    run,
};

/// Reduces the trip count of a loop; each iteration becomes `factor` times as large.
fn join<'c, 'a>(b: &mut Builder<'c, 'a>, blocks: &Blocks<'c, 'a>, factor: i64) -> Lowered<()> {
    let mut rewriter = Rewriter::new();
    for (value, axis) in &blocks.tiles {
        let Some(mut desc) = blocks::tile(*value) else { continue };
        axis.stretch(&mut desc, factor);
        value.set_type(b.r#type(TypeDesc::Tile(desc))?);
    }
    for view in &blocks.views {
        let TypeDesc::Partition(mut desc) = pto_dialect::types::desc(view.value.r#type()) else { continue };
        let mut dims = desc.shape.dims().to_vec();
        let Some(size) = view.size.map(|size| size * factor) else { continue };
        if let Some(dim) = dims.get_mut(view.dimension) {
            *dim = Dim::Static(size);
        }
        desc.shape = Shape::new(&dims).ok_or_else(|| b.defect("the extents of a view"))?;
        view.value.set_type(b.r#type(TypeDesc::Partition(desc))?);
        let size = b.index(Extent::Static(size))?;
        rewriter.set_operand(view.op, view.operand, size);
    }
    // Each iteration has a separate buffer now, as long as none is doubled.
    for [slot, several] in &blocks.slots {
        let (Some(at), Some(given)) = (Point::before(blocks.op), result(*slot, 0)) else { continue };
        b.go(at, location(*several));
        let made = b.grouped(ALLOC, &[&[], &[], &[]], &[given.r#type()])?;
        rewriter.replace_results(*slot, made);
        rewriter.erase(*slot);
        rewriter.erase(*several);
    }
    let first = match blocks.from {
        Some(first) if factor == blocks.iterations && blocks.tail.is_none() => b.index(Extent::Static(first))?,
        Some(_) | None => {
            let step = b.index(Extent::Static(blocks.step * factor))?;
            rewriter.set_operand(blocks.op, 2, step);
            if let Some(tail) = blocks.tail {
                rewriter.set_operand(tail.op, tail.operand, step);
            }
            return Ok(());
        }
    };
    rewriter.replace_uses(blocks.index, first);
    for op in &blocks.body {
        rewriter.move_before(*op, blocks.op);
    }
    rewriter.erase(blocks.op);
    Ok(())
}

fn run<'c, 'a>(function: OperationRef<'c, 'a>, entry: BlockRef<'c, 'a>) -> Result<(), Failed> {
    let loops: Vec<OperationRef<'c, 'a>> =
        walk::inside(function).into_iter().filter(|op| walk::is(*op, Control::For)).collect();
    let buffers = Buffers::of(function, entry);
    // Buffers with addresses may overlap.
    if loops.is_empty() || buffers.ordered || buffers.shares || buffers.has_addresses() {
        return Ok(());
    }
    let context = context_of(location(function));
    let target = target::of(function, target::configuration(context));
    let lifetimes = Lifetimes::of(function, Sharing::BetweenIterations);
    let mut taken = bound(&buffers, Loc::Vec, &lifetimes);
    let room = capacity(Loc::Vec, target).unwrap_or(i64::MAX);
    let mut b = Builder::new(context, entry);
    // Inner loops come first, and may have been removed.
    for op in loops.into_iter().rev() {
        let Some(blocks) = Blocks::of(op, target) else { continue };
        // If double buffering pays, the enlarged buffers must leave room for it.
        let fits = |factor: i64| {
            let times = if factor < blocks.iterations { 2 * factor } else { factor };
            taken.saturating_add(blocks.bytes.saturating_mul(times - 1)) <= room
        };
        let factor = price::best(&blocks, target, &fits);
        if factor > 1 {
            join(&mut b, &blocks, factor)?;
            taken = taken.saturating_add(blocks.bytes.saturating_mul(factor - 1));
        }
    }
    Ok(())
}
