// Errors of pto.settf32mode.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.settf32mode {enable = 1}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.settf32mode {enable = true, mode = "NEAREST"}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  pto.settf32mode
  return
}
}

// run 1: exit 1
// stderr:
//| settf32mode.errors.mlir:6:29: error[PTO0207]: attribute 'enable' of pto.settf32mode expects true or false, found 1 : i64
//| settf32mode.errors.mlir:15:42: error[PTO0122]: unknown round mode 'NEAREST', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//| settf32mode.errors.mlir:24:3: error[PTO0205]: pto.settf32mode expects attribute 'enable', true or false
