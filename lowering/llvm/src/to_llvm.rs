//! `pto-to-llvm`: replaces vector instructions by calls of the intrinsics of Ascend devices.
//!
//! Before: vector instructions, copies and flags on pointers; no tiles, views or virtual vectors are left. After: no
//! operation or type of the dialect is left. The module consists of functions; intrinsics are declarations
//! `llvm.func`, values have types of LLVM IR, and scopes and sections are gone. Control flow and arithmetic are
//! unchanged.
//!
//! ```mlir
//! %x = pto.vlds %p[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//! ```
//!
//! becomes
//!
//! ```mlir
//! %i32 = arith.index_cast %i : index to i32
//! %bytes = llvm.mul %i32, %four : i32
//! %x = llvm.call @llvm.hivm.vldsx1.v64f32(%p, %bytes, %zero, %zero)
//!     : (!llvm.ptr<6>, i32, i32, i32) -> vector<64xf32>
//! ```

use crate::{emitter::Emitter, report::defect, site::Site, structure};
use mlir_dialect::{
    Failed, OptionValues, PassDefinition, context_of, location,
    melior::ir::{RegionLike, operation::OperationRef},
    region, walk,
};
use pto_upstream::Outer;

/// The pass `pto-to-llvm`.
pub(crate) struct ToLlvm;

impl PassDefinition for ToLlvm {
    fn argument(&self) -> &str {
        "pto-to-llvm"
    }

    fn description(&self) -> &str {
        "replace vector instructions by calls of the intrinsics of Ascend devices"
    }

    fn operation(&self) -> Option<&str> {
        Some(Outer::Module.name())
    }

    fn dialects(&self) -> Vec<&str> {
        vec![pto_dialect::DIALECT, "arith", "llvm"]
    }

    fn run(&self, module: OperationRef<'_, '_>, _options: &OptionValues<'_>) -> Result<(), Failed> {
        let context = context_of(location(module));
        let body = region(module, 0).and_then(|region| region.first_block());
        let body = body.ok_or_else(|| defect(module, "a module without a block"))?;
        let target = structure::flatten(module, body)?;
        let sites: Vec<Site<'_, '_>> = walk::inside(module).into_iter().filter_map(Site::of).collect();
        structure::retype(module)?;
        let mut emitter = Emitter::new(context, body, target);
        let mut failed = None;
        for site in &sites {
            // Continue after a failure to report all operations without LLVM IR.
            if let Err(failure) = emitter.operation(site) {
                failed = Some(failure);
            }
        }
        failed.map_or(Ok(()), Err)
    }
}
