// Misspelt attributes in values form.
// RUN: %s --verify
// RUN: %s --verify --strict --diagnostics=short

func.func @f(%a: !pto.tile_buf<vec, 16x16xf16>, %p: !pto.partition_tensor_view<16x16xf32>) {
  %0 = pto.tcvt %a {rmod = #pto<round_mode FLOOR>} : (!pto.tile_buf<vec, 16x16xf16>) -> !pto.tile_buf<vec, 16x16xf32>
  pto.tstore %0, %p {atomicTyp = #pto<atomic_type atomic_add>} : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
  return
}

// run 1: exit 0
// stderr:
//| warning[PTO0211]: pto.tcvt has no attribute 'rmod'; it has no effect
//|  --> attributes_of_values.errors.mlir:6:21
//|   |
//| 6 |   %0 = pto.tcvt %a {rmod = #pto<round_mode FLOOR>} : (!pto.tile_buf<vec, 16x16xf16>) -> !pto.tile_buf<vec, 16x16xf32>
//|   |                     ^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/tcvt.md
//|   = help: did you mean 'rmode'?
//|
//| warning[PTO0211]: pto.tstore has no attribute 'atomicTyp'; it has no effect
//|  --> attributes_of_values.errors.mlir:7:22
//|   |
//| 7 |   pto.tstore %0, %p {atomicTyp = #pto<atomic_type atomic_add>} : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
//|   |                      ^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|   = help: did you mean 'atomicType'?
//|
//| warning: 2 warnings
// run 2: exit 1
// stderr:
//| attributes_of_values.errors.mlir:6:21: error[PTO0211]: pto.tcvt has no attribute 'rmod'; it has no effect
//| attributes_of_values.errors.mlir:7:22: error[PTO0211]: pto.tstore has no attribute 'atomicTyp'; it has no effect
