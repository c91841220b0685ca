// C++ side of the crate `mlir-dialect`: what MLIR offers only as C++ classes to derive from or templates, as plain
// functions for src/ffi.rs. No policy lives here: every decision is taken in Rust, after the hooks.
//
// Conventions: opaque pointers are the MLIR objects their parameter name says; a `loc` is the `const char *` of an
// SMLoc; a tri-state result is -1 absent, 0 failed, 1 parsed; strings are borrowed for the duration of a call.

#ifndef MLIR_DIALECT_SHIM_H
#define MLIR_DIALECT_SHIM_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpImplementation.h"

/// The definition of an operation defined in Rust, else null.
extern "C" const void *mdOpDef(MlirOperation op);

/// The text of a type defined in Rust in which there can be no alias, else empty.
extern "C" MlirStringRef mdTypeText(MlirType type);

#endif
