// C++ side of the crate `mlir-dialect`: exposes as plain functions what MLIR offers only as base classes or templates.
// It contains no policy: hooks in Rust take every decision.

#ifndef MLIR_DIALECT_SHIM_H
#define MLIR_DIALECT_SHIM_H

#include "abi.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpImplementation.h"

/// Whether dialects may skip the text of a known type while this thread parses: only where no positions are recorded, as
/// MLIR takes the last token that it has read for the end of an operation.
extern thread_local bool skipsKnownTypes;

#endif
