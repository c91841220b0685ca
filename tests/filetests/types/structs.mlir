// Structs and vectors, as values and in memory.
// RUN: %s

func.func @structs() {
  %0 = pto.declare_struct -> !pto.struct<i8>
  %1 = pto.declare_struct -> !pto.struct<si8, ui8, u16, int32_t, i64>
  %2 = pto.declare_struct -> !pto.struct<f16, half, bf16, f32, f64>
  %3 = pto.declare_struct -> !pto.struct<!pto.struct<i8>>
  %4 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
  %5 = pto.declare_struct -> !pto.struct<!pto.struct<i8, i16>, !pto.struct<i32>, f32>
  return
}
func.func private @vectors(vector<2xf16>, !pto.ptr<vector<2xf16>, gm>, !pto.ptr<vector<2xbf16>, ub>, !pto.ptr<vector<2x2xf16>>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func @structs() {
//|     %0 = pto.declare_struct -> !pto.struct<i8>
//|     %1 = pto.declare_struct -> !pto.struct<si8, ui8, ui16, i32, i64>
//|     %2 = pto.declare_struct -> !pto.struct<f16, f16, bf16, f32, f64>
//|     %3 = pto.declare_struct -> !pto.struct<!pto.struct<i8>>
//|     %4 = pto.declare_struct -> !pto.struct<i8, !pto.struct<bf16, !pto.struct<i16, i64>>>
//|     %5 = pto.declare_struct -> !pto.struct<!pto.struct<i8, i16>, !pto.struct<i32>, f32>
//|     return
//|   }
//|   func.func private @vectors(vector<2xf16>, !pto.ptr<vector<2xf16>, gm>, !pto.ptr<vector<2xbf16>, ub>, !pto.ptr<vector<2x2xf16>, gm>)
//| }
