// Views of ranks 1 to 6; older and other names.
// RUN: %s

func.func private @tensor_view(
  !pto.tensor_view<8xf32>, !pto.tensor_view<?xf32>, !pto.tensor_view<4x?xi8>, !pto.tensor_view<1x2x3xf16>,
  !pto.tensor_view<1x2x3x4xf16>, !pto.tensor_view<1x1x1x1x2048xui32>, !pto.tensor_view<?x?x?x?x?xbf16>, !pto.tensor_view<0xf32>)

func.func private @partition(
  !pto.partition_tensor_view<8xf32>, !pto.partition_tensor_view<?x?xf32>, !pto.partition_tensor_view<1x1x1x16x64xf32>,
  !pto.tile_view<16x16xf16>, !pto.global<16x16xf16>)

// A memref of the manual is a view with dynamic extents.
func.func private @memref(!pto.memref<f32, 1>, !pto.memref<f32, 5>, !pto.memref<u8, 2d>, !pto.memref<!pto.hif8, 3>)

// The builtin memref is left alone.
func.func private @builtin(memref<16x16xf32, strided<[16, 1]>, #pto.address_space<vec>>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @tensor_view(!pto.tensor_view<8xf32>, !pto.tensor_view<?xf32>, !pto.tensor_view<4x?xi8>, !pto.tensor_view<1x2x3xf16>, !pto.tensor_view<1x2x3x4xf16>, !pto.tensor_view<1x1x1x1x2048xui32>, !pto.tensor_view<?x?x?x?x?xbf16>, !pto.tensor_view<0xf32>)
//|   func.func private @partition(!pto.partition_tensor_view<8xf32>, !pto.partition_tensor_view<?x?xf32>, !pto.partition_tensor_view<1x1x1x16x64xf32>, !pto.partition_tensor_view<16x16xf16>, !pto.partition_tensor_view<16x16xf16>)
//|   func.func private @memref(!pto.tensor_view<?xf32>, !pto.tensor_view<?x?x?x?x?xf32>, !pto.tensor_view<?x?xui8>, !pto.tensor_view<?x?x?x!pto.hif8>)
//|   func.func private @builtin(memref<16x16xf32, strided<[16, 1]>, #pto.address_space<vec>>)
//| }
