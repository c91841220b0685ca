// Operations, types and attributes of dialects that are not known pass where that is allowed.
// RUN: %s --allow-unregistered-dialect
// RUN: %s --diagnostics=short

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  %0 = "other.op"(%a) {key = #other.attribute<1>} : (!pto.tile_buf<vec, 16x16xf32>) -> !other.type<x>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tile_buf<vec, 16x16xf32>) {
//|     %0 = "other.op"(%arg0) {key = #other.attribute<1>} : (!pto.tile_buf<vec, 16x16xf32>) -> !other.type<x>
//|     return
//|   }
//| }
// run 2: exit 1
// stderr:
//| unregistered.mlir:6:18: error[PTO0201]: the dialect of operation 'other.op' is not registered
