// C++ side of the crate `mlir-dialect`: what MLIR offers only as C++ classes to derive from or templates, as plain
// functions. No policy lives here: every decision is taken in Rust, after the hooks.

#ifndef MLIR_DIALECT_SHIM_H
#define MLIR_DIALECT_SHIM_H

#include "abi.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpImplementation.h"

#endif
