// Element types: every name and every alias, in a tile, a view and a pointer.
// RUN: %s

func.func private @integers(
  !pto.ptr<i1>, !pto.ptr<i8>, !pto.ptr<i16>, !pto.ptr<i32>, !pto.ptr<i64>,
  !pto.ptr<si8>, !pto.ptr<si16>, !pto.ptr<si32>, !pto.ptr<si64>,
  !pto.ptr<ui8>, !pto.ptr<ui16>, !pto.ptr<ui32>, !pto.ptr<ui64>,
  !pto.ptr<int8>, !pto.ptr<int16>, !pto.ptr<int32>, !pto.ptr<int64>,
  !pto.ptr<int8_t>, !pto.ptr<int16_t>, !pto.ptr<int32_t>, !pto.ptr<int64_t>,
  !pto.ptr<s8>, !pto.ptr<s16>, !pto.ptr<s32>, !pto.ptr<s64>,
  !pto.ptr<u8>, !pto.ptr<u16>, !pto.ptr<u32>, !pto.ptr<u64>,
  !pto.ptr<uint8>, !pto.ptr<uint16>, !pto.ptr<uint32>, !pto.ptr<uint64>,
  !pto.ptr<uint8_t>, !pto.ptr<uint16_t>, !pto.ptr<uint32_t>, !pto.ptr<uint64_t>,
  !pto.ptr<index>)

func.func private @floats(
  !pto.tensor_view<1xf16>, !pto.tensor_view<1xbf16>, !pto.tensor_view<1xf32>, !pto.tensor_view<1xf64>,
  !pto.tensor_view<1xhalf>, !pto.tensor_view<1xfloat16>, !pto.tensor_view<1xfloat16_t>,
  !pto.tensor_view<1xbfloat16>, !pto.tensor_view<1xbfloat16_t>,
  !pto.tensor_view<1xfloat>, !pto.tensor_view<1xfloat32>, !pto.tensor_view<1xfloat32_t>, !pto.tensor_view<1xfloat64>)

func.func private @low_precision(
  !pto.tile_buf<vec, 1x32xf8E4M3FN>, !pto.tile_buf<vec, 1x32xf8e4m3>, !pto.tile_buf<vec, 1x32xf8e4m3fn>, !pto.tile_buf<vec, 1x32xfloat8_e4m3>, !pto.tile_buf<vec, 1x32xfloat8_e4m3_t>,
  !pto.tile_buf<vec, 1x32xf8E5M2>, !pto.tile_buf<vec, 1x32xf8e5m2>, !pto.tile_buf<vec, 1x32xfloat8_e5m2>, !pto.tile_buf<vec, 1x32xfloat8_e5m2_t>,
  !pto.tile_buf<vec, 1x32xf8E4M3>, !pto.tile_buf<vec, 1x32xf8E4M3FNUZ>, !pto.tile_buf<vec, 1x32xf8E4M3B11FNUZ>, !pto.tile_buf<vec, 1x32xf8E5M2FNUZ>,
  !pto.tile_buf<vec, 1x32x!pto.hif8>, !pto.tile_buf<vec, 1x32xhif8>, !pto.tile_buf<vec, 1x32xhifloat8>, !pto.tile_buf<vec, 1x32xhifloat8_t>,
  !pto.tile_buf<vec, 1x32x!pto.hif8x2>, !pto.tile_buf<vec, 1x32xhif8x2>, !pto.tile_buf<vec, 1x32xhifloat8x2>, !pto.tile_buf<vec, 1x32xhifloat8x2_t>,
  !pto.tile_buf<vec, 1x32x!pto.f8E8M0>, !pto.tile_buf<vec, 1x32xf8E8M0>, !pto.tile_buf<vec, 1x32xf8e8m0>, !pto.tile_buf<vec, 1x32xfloat8_e8m0>, !pto.tile_buf<vec, 1x32xfloat8_e8m0_t>,
  !pto.tile_buf<vec, 1x32x!pto.f4E1M2x2>, !pto.tile_buf<vec, 1x32xf4E1M2x2>, !pto.tile_buf<vec, 1x32xf4e1m2x2>, !pto.tile_buf<vec, 1x32xfloat4_e1m2x2>, !pto.tile_buf<vec, 1x32xfloat4_e1m2x2_t>,
  !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32xf4E2M1x2>, !pto.tile_buf<vec, 1x32xf4e2m1x2>, !pto.tile_buf<vec, 1x32xfloat4_e2m1x2>, !pto.tile_buf<vec, 1x32xfloat4_e2m1x2_t>,
  !pto.tile_buf<vec, 1x32x!pto.bf16x2>, !pto.tile_buf<vec, 1x32xbf16x2>, !pto.tile_buf<vec, 1x32xbfloat16x2>, !pto.tile_buf<vec, 1x32xbfloat16x2_t>)

// Those of the dialect are separate types.
func.func private @values(!pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, !pto.bf16x2)

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @integers(!pto.ptr<i1, gm>, !pto.ptr<i8, gm>, !pto.ptr<i16, gm>, !pto.ptr<i32, gm>, !pto.ptr<i64, gm>, !pto.ptr<si8, gm>, !pto.ptr<si16, gm>, !pto.ptr<si32, gm>, !pto.ptr<si64, gm>, !pto.ptr<ui8, gm>, !pto.ptr<ui16, gm>, !pto.ptr<ui32, gm>, !pto.ptr<ui64, gm>, !pto.ptr<i8, gm>, !pto.ptr<i16, gm>, !pto.ptr<i32, gm>, !pto.ptr<i64, gm>, !pto.ptr<i8, gm>, !pto.ptr<i16, gm>, !pto.ptr<i32, gm>, !pto.ptr<i64, gm>, !pto.ptr<si8, gm>, !pto.ptr<si16, gm>, !pto.ptr<si32, gm>, !pto.ptr<si64, gm>, !pto.ptr<ui8, gm>, !pto.ptr<ui16, gm>, !pto.ptr<ui32, gm>, !pto.ptr<ui64, gm>, !pto.ptr<ui8, gm>, !pto.ptr<ui16, gm>, !pto.ptr<ui32, gm>, !pto.ptr<ui64, gm>, !pto.ptr<ui8, gm>, !pto.ptr<ui16, gm>, !pto.ptr<ui32, gm>, !pto.ptr<ui64, gm>, !pto.ptr<index, gm>)
//|   func.func private @floats(!pto.tensor_view<1xf16>, !pto.tensor_view<1xbf16>, !pto.tensor_view<1xf32>, !pto.tensor_view<1xf64>, !pto.tensor_view<1xf16>, !pto.tensor_view<1xf16>, !pto.tensor_view<1xf16>, !pto.tensor_view<1xbf16>, !pto.tensor_view<1xbf16>, !pto.tensor_view<1xf32>, !pto.tensor_view<1xf32>, !pto.tensor_view<1xf32>, !pto.tensor_view<1xf64>)
//|   func.func private @low_precision(!pto.tile_buf<vec, 1x32xf8E4M3FN>, !pto.tile_buf<vec, 1x32xf8E4M3FN>, !pto.tile_buf<vec, 1x32xf8E4M3FN>, !pto.tile_buf<vec, 1x32xf8E4M3FN>, !pto.tile_buf<vec, 1x32xf8E4M3FN>, !pto.tile_buf<vec, 1x32xf8E5M2>, !pto.tile_buf<vec, 1x32xf8E5M2>, !pto.tile_buf<vec, 1x32xf8E5M2>, !pto.tile_buf<vec, 1x32xf8E5M2>, !pto.tile_buf<vec, 1x32xf8E4M3>, !pto.tile_buf<vec, 1x32xf8E4M3FNUZ>, !pto.tile_buf<vec, 1x32xf8E4M3B11FNUZ>, !pto.tile_buf<vec, 1x32xf8E5M2FNUZ>, !pto.tile_buf<vec, 1x32x!pto.hif8>, !pto.tile_buf<vec, 1x32x!pto.hif8>, !pto.tile_buf<vec, 1x32x!pto.hif8>, !pto.tile_buf<vec, 1x32x!pto.hif8>, !pto.tile_buf<vec, 1x32x!pto.hif8x2>, !pto.tile_buf<vec, 1x32x!pto.hif8x2>, !pto.tile_buf<vec, 1x32x!pto.hif8x2>, !pto.tile_buf<vec, 1x32x!pto.hif8x2>, !pto.tile_buf<vec, 1x32x!pto.f8E8M0>, !pto.tile_buf<vec, 1x32x!pto.f8E8M0>, !pto.tile_buf<vec, 1x32x!pto.f8E8M0>, !pto.tile_buf<vec, 1x32x!pto.f8E8M0>, !pto.tile_buf<vec, 1x32x!pto.f8E8M0>, !pto.tile_buf<vec, 1x32x!pto.f4E1M2x2>, !pto.tile_buf<vec, 1x32x!pto.f4E1M2x2>, !pto.tile_buf<vec, 1x32x!pto.f4E1M2x2>, !pto.tile_buf<vec, 1x32x!pto.f4E1M2x2>, !pto.tile_buf<vec, 1x32x!pto.f4E1M2x2>, !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32x!pto.f4E2M1x2>, !pto.tile_buf<vec, 1x32x!pto.bf16x2>, !pto.tile_buf<vec, 1x32x!pto.bf16x2>, !pto.tile_buf<vec, 1x32x!pto.bf16x2>, !pto.tile_buf<vec, 1x32x!pto.bf16x2>)
//|   func.func private @values(!pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, !pto.bf16x2)
//| }
