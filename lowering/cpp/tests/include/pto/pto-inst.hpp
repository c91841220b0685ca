// Stands for the device library in tests: what the C++ of kernels uses, with checks of template arguments, so that a compiler
// of the host says whether a text is C++ and whether its calls fit together. It computes nothing; with PTO_TRACE it records
// the calls as a program of PTO.
#pragma once

#include "record.hpp"

#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>

// Kernels name what only one kind of core or one branch uses.
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-label"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wbool-operation"

#define AICORE
#define __global__
#define __gm__
#define __ubuf__
#define __cbuf__
#define __ca__
#define __cb__
#define __cc__
#define __fbuf__

// The bits of a float, for the kinds that scalars have: f16, and bf16, rounded to nearest even.
template <int Kind>
struct PtoBits {
  static uint16_t of(float) { return 0; }
  static float value(uint32_t) { return 0.0f; }
};
#ifdef __FLT16_MANT_DIG__
template <>
struct PtoBits<0> {
  static uint16_t of(float number) {
    auto narrow = static_cast<_Float16>(number);
    uint16_t bits;
    memcpy(&bits, &narrow, sizeof bits);
    return bits;
  }
  static float value(uint16_t bits) {
    _Float16 narrow;
    memcpy(&narrow, &bits, sizeof bits);
    return static_cast<float>(narrow);
  }
};
#endif
template <>
struct PtoBits<1> {
  static uint16_t of(float number) {
    uint32_t bits;
    memcpy(&bits, &number, sizeof bits);
    return number != number ? 0x7fc0 : static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
  }
  static float value(uint16_t bits) {
    uint32_t wide = static_cast<uint32_t>(bits) << 16;
    float number;
    memcpy(&number, &wide, sizeof number);
    return number;
  }
};

// Elements that the host has no type for: their bits, and a float's arithmetic.
template <int Kind, typename Bits>
struct PtoFloat {
  static constexpr bool isFloat = true, isTile = false, isGlobal = false;
  Bits bits = 0;
  PtoFloat() = default;
  template <typename Number, typename = std::enable_if_t<std::is_arithmetic<Number>::value>>
  PtoFloat(Number number) : bits(PtoBits<Kind>::of(static_cast<float>(number))) {}
  template <int Other, typename OtherBits, typename = std::enable_if_t<Other != Kind>>
  explicit PtoFloat(PtoFloat<Other, OtherBits> other) : PtoFloat(static_cast<float>(other)) {}
  operator float() const { return PtoBits<Kind>::value(bits); }
};
using half = PtoFloat<0, uint16_t>;
using bfloat16_t = PtoFloat<1, uint16_t>;
using float8_e4m3_t = PtoFloat<2, uint8_t>;
using float8_e5m2_t = PtoFloat<3, uint8_t>;
using float8_e8m0_t = PtoFloat<4, uint8_t>;
using hifloat8_t = PtoFloat<5, uint8_t>;
using float4_e1m2x2_t = PtoFloat<6, uint8_t>;
using float4_e2m1x2_t = PtoFloat<7, uint8_t>;
using hifloat8x2_t = PtoFloat<8, uint16_t>;
using bfloat16x2_t = PtoFloat<9, uint32_t>;

enum pipe_t { PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_ALL, PIPE_MTE4, PIPE_MTE5, PIPE_V2, PIPE_FIX };
enum event_t { EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6, EVENT_ID7 };
enum class cache_line_t { SINGLE_CACHE_LINE, ENTIRE_DATA_CACHE };
enum class dcci_dst_t { CACHELINE_ALL, CACHELINE_UB, CACHELINE_OUT, CACHELINE_ATOMIC };
enum mem_dsb_t { DSB_ALL, DSB_DDR, DSB_UB, DSB_SEQ };
constexpr int FFTS_MODE_VAL = 2;

inline const char *word(pipe_t pipe) {
  static const char *words[] = {"S", "V", "M", "MTE1", "MTE2", "MTE3", "ALL", "MTE4", "MTE5", "V2", "FIX"};
  return words[pipe];
}
inline void set_flag(pipe_t from, pipe_t to, event_t id) {
  pto_trace::order("pto.set_flag[<PIPE_%s>, <PIPE_%s>, <EVENT_ID%d>]", word(from), word(to), int(id));
}
inline void wait_flag(pipe_t from, pipe_t to, event_t id) {
  pto_trace::order("pto.wait_flag[<PIPE_%s>, <PIPE_%s>, <EVENT_ID%d>]", word(from), word(to), int(id));
}
inline void pipe_barrier(pipe_t pipe) { pto_trace::order("pto.barrier <PIPE_%s>", word(pipe)); }
inline void get_buf(pipe_t pipe, int64_t id, int mode) {
  pto_trace::order("pto.get_buf \"PIPE_%s\", %d, %d", word(pipe), int(id), mode);
}
inline void rls_buf(pipe_t pipe, int64_t id, int mode) {
  pto_trace::order("pto.rls_buf \"PIPE_%s\", %d, %d", word(pipe), int(id), mode);
}
inline void dcci(void *, cache_line_t) {}
inline void dcci(void *, cache_line_t, dcci_dst_t) {}
inline void dsb(mem_dsb_t) {}
// The base of the flags between cores is where the host has put it: no program names it.
inline void set_ffts_base_addr(uint64_t) {}
inline uint16_t getFFTSMsg(int mode, int64_t id) { return static_cast<uint16_t>(mode << 8 | id); }
inline void __builtin_cce_ffts_cross_core_sync(pipe_t pipe, uint16_t message) {
  pto_trace::order("pto.sync.set <PIPE_%s>, %d {ffts_mode = %d : i32}", word(pipe), message & 255, message >> 8);
}
// The core waits, whatever pipe the kernel names.
inline void __builtin_cce_wait_flag_dev(int32_t id) { pto_trace::order("pto.sync.wait <PIPE_S>, %d", id); }
inline void __builtin_cce_set_intra_block(pipe_t pipe, int32_t id) {
  pto_trace::order("pto.set_intra_block <PIPE_%s>, %d", word(pipe), id);
}
inline void __builtin_cce_wait_intra_block(pipe_t pipe, int32_t id) {
  pto_trace::order("pto.wait_intra_block <PIPE_%s>, %d", word(pipe), id);
}
inline void set_mask_norm() {}
inline void set_vector_mask(int64_t, int64_t) {}
inline int64_t get_block_idx() { return 0; }
inline int64_t get_block_num() { return 1; }
inline int64_t get_subblockid() { return pto_trace::core(); }
inline int64_t get_subblockdim() { return 1; }
inline void trap() { pto_trace::stop("trap"); }
namespace cce {
template <typename... Args>
inline void printf(const char *, Args...) {}
} // namespace cce

#ifdef PTO_TRACE
namespace pto_trace {
PTO_ELEMENT(float, "f32")
PTO_ELEMENT(double, "f64")
PTO_ELEMENT(half, "f16")
PTO_ELEMENT(bfloat16_t, "bf16")
PTO_ELEMENT(bool, "i1")
PTO_ELEMENT(int8_t, "i8")
PTO_ELEMENT(int16_t, "i16")
PTO_ELEMENT(int32_t, "i32")
PTO_ELEMENT(int64_t, "i64")
PTO_ELEMENT(uint8_t, "ui8")
PTO_ELEMENT(uint16_t, "ui16")
PTO_ELEMENT(uint32_t, "ui32")
PTO_ELEMENT(uint64_t, "ui64")
PTO_ELEMENT(float8_e4m3_t, "f8E4M3FN")
PTO_ELEMENT(float8_e5m2_t, "f8E5M2")
PTO_ELEMENT(float8_e8m0_t, "!pto.f8E8M0")
PTO_ELEMENT(hifloat8_t, "!pto.hif8")
PTO_ELEMENT(hifloat8x2_t, "!pto.hif8x2")
PTO_ELEMENT(bfloat16x2_t, "!pto.bf16x2")
// Two of 4 bits are one element of a tile; the header counts them apart, and programs with them are not recorded.
PTO_ELEMENT(float4_e1m2x2_t, "!pto.f4E1M2x2")
PTO_ELEMENT(float4_e2m1x2_t, "!pto.f4E2M1x2")
} // namespace pto_trace
#endif

namespace pto {

enum class TileType { Vec, Mat, Left, Right, Acc, Bias, Scaling, ScaleLeft, ScaleRight };
enum class BLayout { RowMajor, ColMajor };
enum class SLayout { NoneBox, RowMajor, ColMajor };
enum class PadValue { Null, Zero, Max, Min };
enum class CompactMode { Null, Normal, RowPlusOne };
enum class Layout { ND, DN, NZ, MX_A_ZZ, MX_B_NN };

template <TileType K, typename T, int R, int C, BLayout B, int VR, int VC, SLayout S, int F, PadValue P, CompactMode Z>
struct Tile {
  static_assert(R > 0 && C > 0, "a tile has rows and columns");
  static_assert(VR >= -1 && VR <= R && VC >= -1 && VC <= C, "the valid region is inside of the tile");
  static_assert(F == 32 || F == 512 || F == 1024, "a fractal has 32, 512 or 1024 bytes");
  using Element = T;
  static constexpr TileType kind = K;
  static constexpr BLayout blayout = B;
  static constexpr SLayout slayout = S;
  static constexpr PadValue pad = P;
  static constexpr CompactMode compact = Z;
  static constexpr int rows = R, cols = C, statedRow = VR, statedCol = VC, fractal = F;
  static constexpr bool isTile = true, isGlobal = false, isFloat = false;
  // Elements of 4 bits are counted one by one here, and two by two in PTO.
  static constexpr bool packed = std::is_same<T, float4_e1m2x2_t>::value || std::is_same<T, float4_e2m1x2_t>::value;
  uint64_t address = 0;
  int entry = 0; // Which entry of a pipe it is, from 1.
  int64_t validRow = VR < 0 ? R : VR, validCol = VC < 0 ? C : VC;
  Tile() = default;
  template <typename I, int Rows = VR, int Cols = VC, typename = std::enable_if_t<(Rows < 0) != (Cols < 0)>>
  explicit Tile(I extent) {
    (VR < 0 ? validRow : validCol) = extent;
  }
  template <typename I, typename J, int Rows = VR, int Cols = VC, typename = std::enable_if_t<Rows < 0 && Cols < 0>>
  Tile(I row, J col) : validRow(row), validCol(col) {}
  auto data() const {
    if constexpr (K == TileType::Bias) {
      return address;
    } else {
      return reinterpret_cast<T *>(address);
    }
  }
  int64_t GetValidRow() const { return validRow; }
  int64_t GetValidCol() const { return validCol; }
  T GetValue(int64_t offset) const { return pto_trace::taken<T>(*this, offset); }
  template <typename V>
  void SetValue(int64_t offset, V number) {
    static_assert(std::is_convertible<V, T>::value, "a value of the element type");
    pto_trace::Index at{offset};
    pto_trace::record("TSETVAL", std::tie(at, number), std::tie(*this));
  }
  void SetValidShape(int64_t row, int64_t col) {
    static_assert(VR < 0 || VC < 0, "the valid region of the type is not open");
    validRow = row;
    validCol = col;
  }
};

template <typename X, typename = void>
struct IsTile : std::false_type {};
template <typename X>
struct IsTile<X, std::enable_if_t<X::isTile>> : std::true_type {};

template <int A, int B, int C, int D, int E>
struct Five {
  static constexpr int64_t stated[5] = {A, B, C, D, E};
  int64_t n[5] = {A, B, C, D, E};
  Five() = default;
  Five(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e) : n{a, b, c, d, e} {}
};
template <int A, int B, int C, int D, int E>
struct Shape : Five<A, B, C, D, E> {
  using Five<A, B, C, D, E>::Five;
};
template <int A, int B, int C, int D, int E>
struct Stride : Five<A, B, C, D, E> {
  using Five<A, B, C, D, E>::Five;
};
// Shared exponents of R x C: boxes of 16 x 2, or 2 x 16, each 32 bytes that stand together.
template <typename T, int R, int C, Layout L>
struct TileShape2D : Five<1, L == Layout::MX_B_NN ? C / 16 : R / 16, L == Layout::MX_B_NN ? R / 2 : C / 2, 16, 2> {
  static_assert(L == Layout::MX_A_ZZ ? R % 16 == 0 && C % 2 == 0 : L == Layout::MX_B_NN && R % 2 == 0 && C % 16 == 0, "boxes");
};
template <typename T, int R, int C, Layout L>
struct BaseShape2D : Five<R * C, L == Layout::MX_B_NN ? R * 16 : C * 16, 32, 2, 1> {};

template <typename T, typename ShapeT, typename StrideT, Layout L>
struct GlobalTensor {
  static_assert(std::is_base_of<Five<0, 0, 0, 0, 0>, ShapeT>::value || sizeof(ShapeT) == 5 * sizeof(int64_t), "five extents");
  using Element = T;
  static constexpr Layout layout = L;
  static constexpr bool isGlobal = true, isTile = false, isFloat = false;
  T *pointer = nullptr;
  ShapeT shape;
  StrideT stride;
  GlobalTensor() = default;
  explicit GlobalTensor(T *p) : pointer(p) {}
  GlobalTensor(T *p, ShapeT extents, StrideT steps) : pointer(p), shape(extents), stride(steps) {}
  T *data() const { return pointer; }
  int64_t GetShape(int dim) const { return shape.n[dim]; }
  int64_t GetStride(int dim) const { return stride.n[dim]; }
};
template <typename X, typename = void>
struct IsGlobal : std::false_type {};
template <typename X>
struct IsGlobal<X, std::enable_if_t<X::isGlobal>> : std::true_type {};

// What calls check of their arguments.
template <typename... X>
constexpr bool tiles = (IsTile<X>::value && ...);
template <typename X, typename Y>
constexpr bool same = std::is_same<typename X::Element, typename Y::Element>::value;
template <typename X, TileType... K>
constexpr bool in = ((X::kind == K) || ...);
#define PTO_TILES(...) static_assert(tiles<__VA_ARGS__>, "tiles are expected")
#define PTO_VECTOR(X) static_assert(in<X, TileType::Vec>, "a tile in vector memory is expected")

using pto_trace::Attribute;
using pto_trace::Computed;
using pto_trace::generic;
using pto_trace::Index;
using pto_trace::Number;
using pto_trace::record;
using pto_trace::segments;
using pto_trace::stop;

template <typename X>
inline void TASSIGN(X &tile, uint64_t address) {
  PTO_TILES(X);
  tile.address = address;
}

#define PTO_UNARY(NAME)                                                                                                \
  template <typename D, typename S>                                                                                    \
  inline void NAME(D &d, S &s) {                                                                                       \
    PTO_TILES(D, S);                                                                                                   \
    static_assert(same<D, S>, "elements of one type");                                                                 \
    PTO_VECTOR(D);                                                                                                     \
    record(#NAME, std::tie(s), std::tie(d));                                                                           \
  }
#define PTO_BINARY(NAME)                                                                                               \
  template <typename D, typename S0, typename S1>                                                                      \
  inline void NAME(D &d, S0 &s0, S1 &s1) {                                                                             \
    PTO_TILES(D, S0, S1);                                                                                              \
    static_assert(same<D, S0> && same<D, S1>, "elements of one type");                                                 \
    PTO_VECTOR(D);                                                                                                     \
    record(#NAME, std::tie(s0, s1), std::tie(d));                                                                      \
  }
// With scratch.
#define PTO_BINARY_TMP(NAME)                                                                                           \
  template <typename D, typename S0, typename S1, typename W>                                                          \
  inline void NAME(D &d, S0 &s0, S1 &s1, W &w) {                                                                       \
    PTO_TILES(D, S0, S1, W);                                                                                           \
    static_assert(same<D, S0> && same<D, S1>, "elements of one type");                                                 \
    PTO_VECTOR(D);                                                                                                     \
    record(#NAME, std::tie(s0, s1, w), std::tie(d));                                                                   \
  }
#define PTO_UNARY_TMP(NAME)                                                                                            \
  template <typename D, typename S, typename W>                                                                        \
  inline void NAME(D &d, S &s, W &w) {                                                                                 \
    PTO_TILES(D, S, W);                                                                                                \
    PTO_VECTOR(D);                                                                                                     \
    record(#NAME, std::tie(s, w), std::tie(d));                                                                        \
  }
#define PTO_SCALAR(NAME)                                                                                               \
  template <typename D, typename S, typename X>                                                                        \
  inline void NAME(D &d, S &s, X x) {                                                                                  \
    PTO_TILES(D, S);                                                                                                   \
    static_assert(!IsTile<X>::value && std::is_convertible<X, float>::value, "a scalar is expected");                  \
    record(#NAME, std::tie(s, x), std::tie(d));                                                                        \
  }
// With an algorithm, which has a default.
#define PTO_ALGORITHM(ENUM, WORD)                                                                                      \
  enum class ENUM { DEFAULT, HIGH_PRECISION };                                                                         \
  constexpr Attribute precision(ENUM a) {                                                                              \
    return {false, "precisionType = #pto<" WORD "_precision ", a == ENUM::DEFAULT ? nullptr : "high_precision", ">"};  \
  }
PTO_ALGORITHM(DivAlgorithm, "div")
PTO_ALGORITHM(FmodAlgorithm, "fmod")
PTO_ALGORITHM(RemAlgorithm, "rem")
PTO_ALGORITHM(PowAlgorithm, "pow")
PTO_ALGORITHM(ExpAlgorithm, "exp")
PTO_ALGORITHM(LogAlgorithm, "log")
PTO_ALGORITHM(SqrtAlgorithm, "sqrt")
PTO_ALGORITHM(RecipAlgorithm, "recip")
PTO_ALGORITHM(RsqrtAlgorithm, "rsqrt")
#define PTO_PRECISE(NAME, ENUM)                                                                                        \
  template <ENUM A = ENUM::DEFAULT, typename D, typename... S>                                                         \
  inline void NAME(D &d, S &...s) {                                                                                    \
    PTO_TILES(D, S...);                                                                                                \
    PTO_VECTOR(D);                                                                                                     \
    record(#NAME, std::tie(s...), std::tie(d), precision(A));                                                          \
  }

PTO_BINARY(TADD) PTO_BINARY(TSUB) PTO_BINARY(TMUL) PTO_BINARY(TMAX) PTO_BINARY(TMIN) PTO_BINARY(TAND) PTO_BINARY(TOR)
PTO_BINARY(TSHL) PTO_BINARY(TSHR) PTO_BINARY(TPARTADD) PTO_BINARY(TPARTMUL) PTO_BINARY(TPARTMAX) PTO_BINARY(TPARTMIN)
PTO_BINARY(TCONCAT) PTO_BINARY(TSUBRELU) PTO_BINARY(TFUSEDMULADD) PTO_BINARY(TFUSEDMULADDRELU) PTO_BINARY(TMULADDDST)
PTO_BINARY_TMP(TXOR) PTO_BINARY_TMP(TPRELU)
PTO_PRECISE(TDIV, DivAlgorithm) PTO_PRECISE(TFMOD, FmodAlgorithm) PTO_PRECISE(TREM, RemAlgorithm)
PTO_PRECISE(TEXP, ExpAlgorithm) PTO_PRECISE(TLOG, LogAlgorithm)
PTO_PRECISE(TSQRT, SqrtAlgorithm) PTO_PRECISE(TRECIP, RecipAlgorithm) PTO_PRECISE(TRSQRT, RsqrtAlgorithm)
// Scratch is declared for all elements; integers need none.
template <PowAlgorithm A = PowAlgorithm::DEFAULT, typename D, typename B, typename E, typename W>
inline void TPOW(D &d, B &base, E &exponent, W &w) {
  PTO_TILES(D, B, E, W);
  if constexpr (std::is_integral<typename D::Element>::value) {
    record("TPOW", std::tie(base, exponent), std::tie(d), precision(A));
  } else {
    record("TPOW", std::tie(base, exponent, w), std::tie(d), precision(A));
  }
}
PTO_UNARY(TABS) PTO_UNARY(TNEG) PTO_UNARY(TNOT) PTO_UNARY(TRELU)
PTO_SCALAR(TAXPY) PTO_SCALAR(TADDS) PTO_SCALAR(TSUBS) PTO_SCALAR(TMULS) PTO_SCALAR(TMAXS) PTO_SCALAR(TMINS)
PTO_SCALAR(TANDS) PTO_SCALAR(TORS) PTO_SCALAR(TSHLS) PTO_SCALAR(TSHRS) PTO_SCALAR(TFMODS) PTO_SCALAR(TLRELU)

template <typename D, typename S0, typename S1>
inline void TADDRELUCONV(D &d, S0 &s0, S1 &s1) {
  PTO_TILES(D, S0, S1);
  record("TADDRELUCONV", std::tie(s0, s1), std::tie(d));
}
template <typename D, typename S0, typename S1, typename W>
inline void TADDDEQRELU(D &d, S0 &s0, S1 &s1, float x, W &w) {
  PTO_TILES(D, S0, S1, W);
  record("TADDDEQRELU", std::tie(s0, s1, x, w), std::tie(d));
}
template <typename D, typename S0, typename S1, typename I0, typename I1>
inline void TCONCAT(D &d, S0 &s0, S1 &s1, I0 &i0, I1 &i1) {
  PTO_TILES(D, S0, S1, I0, I1);
  record("TCONCATIDX", std::tie(s0, s1, i0, i1), std::tie(d));
}
template <typename D, typename S0, typename S1, typename DI, typename I0, typename I1>
inline void TPARTARGMAX(D &d, S0 &s0, S1 &s1, DI &di, I0 &i0, I1 &i1) {
  static_assert(same<DI, I0> && same<DI, I1> && same<D, S0> && same<D, S1>, "values, then positions");
  record("TPARTARGMAX", std::tie(s0, s1, i0, i1), std::tie(d, di));
}
template <typename D, typename S0, typename S1, typename DI, typename I0, typename I1>
inline void TPARTARGMIN(D &d, S0 &s0, S1 &s1, DI &di, I0 &i0, I1 &i1) {
  static_assert(same<DI, I0> && same<DI, I1> && same<D, S0> && same<D, S1>, "values, then positions");
  record("TPARTARGMIN", std::tie(s0, s1, i0, i1), std::tie(d, di));
}
// Either source is the scalar.
template <typename D, typename X, typename Y>
inline void TDIVS(D &d, X x, Y y) {
  static_assert(IsTile<D>::value && IsTile<X>::value != IsTile<Y>::value, "a tile and a scalar");
  record("TDIVS", std::tie(x, y), std::tie(d));
}
template <typename D, typename S, typename X, typename W>
inline void TREMS(D &d, S &s, X x, W &w) {
  static_assert(tiles<D, S, W> && !IsTile<X>::value, "the scalar comes before the scratch");
  record("TREMS", std::tie(s, x, w), std::tie(d));
}
template <typename D, typename S, typename X, typename W>
inline void TXORS(D &d, S &s, X x, W &w) {
  static_assert(tiles<D, S, W> && !IsTile<X>::value, "the scalar comes before the scratch");
  record("TXORS", std::tie(s, x, w), std::tie(d));
}
template <PowAlgorithm A = PowAlgorithm::DEFAULT, typename D, typename S, typename X>
inline void TPOWS(D &d, S &s, X x) {
  static_assert(tiles<D, S> && !IsTile<X>::value, "a scalar is expected");
  record("TPOWS", std::tie(s, x), std::tie(d), precision(A));
}
template <PowAlgorithm A = PowAlgorithm::DEFAULT, typename D, typename S, typename X, typename W>
inline void TPOWS(D &d, S &s, X x, W &w) {
  static_assert(tiles<D, S, W> && !IsTile<X>::value, "the scalar comes before the scratch");
  record("TPOWS", std::tie(s, x, w), std::tie(d), precision(A));
}
template <typename D, typename X>
inline void TEXPANDS(D &d, X x) {
  static_assert(IsTile<D>::value && !IsTile<X>::value, "a scalar is expected");
  record("TEXPANDS", std::tie(x), std::tie(d));
}

enum class RoundMode { CAST_NONE, CAST_RINT, CAST_ROUND, CAST_FLOOR, CAST_CEIL, CAST_TRUNC, CAST_ODD };
enum class SaturationMode { ON, OFF };
constexpr Attribute rounding(RoundMode mode) {
  constexpr const char *words[] = {"NONE", "RINT", "ROUND", "FLOOR", "CEIL", "TRUNC", "ODD"};
  return {true, "rmode = #pto<round_mode ", words[int(mode)], ">"};
}
constexpr Attribute saturation(SaturationMode mode) {
  return {true, "sat_mode = #pto<saturation_mode ", mode == SaturationMode::ON ? "ON" : "OFF", ">"};
}
template <typename D, typename S>
inline void TCVT(D &d, S &s, RoundMode mode, SaturationMode bounds) {
  PTO_TILES(D, S);
  record("TCVT", std::tie(s), std::tie(d), rounding(mode), saturation(bounds));
}
template <typename D, typename S, typename W>
inline void TCVT(D &d, S &s, W &w, RoundMode mode, SaturationMode bounds) {
  PTO_TILES(D, S, W);
  record("TCVT", std::tie(s, w), std::tie(d), rounding(mode), saturation(bounds));
}
enum class CmpMode { EQ, NE, LT, LE, GT, GE };
constexpr Attribute relation(CmpMode mode, bool inside = true) {
  constexpr const char *words[] = {"eq", "ne", "lt", "le", "gt", "ge"};
  return {inside, "cmpMode = #pto<cmp ", words[int(mode)], ">"};
}
template <typename D, typename S0, typename S1>
inline void TCMP(D &d, S0 &s0, S1 &s1, CmpMode mode) {
  static_assert(tiles<D, S0, S1> && same<S0, S1> && sizeof(typename D::Element) == 1, "a mask of bytes");
  record("TCMP", std::tie(s0, s1), std::tie(d), relation(mode));
}
template <typename D, typename S, typename X>
inline void TCMPS(D &d, S &s, X x, CmpMode mode) {
  static_assert(tiles<D, S> && !IsTile<X>::value, "a scalar is expected");
  record("TCMPS", std::tie(s, x), std::tie(d), relation(mode));
}
template <typename D, typename M, typename S0, typename S1, typename W>
inline void TSEL(D &d, M &m, S0 &s0, S1 &s1, W &w) {
  static_assert(tiles<D, M, S0, S1, W> && same<D, S0> && same<D, S1>, "elements of one type");
  record("TSEL", std::tie(m, s0, s1, w), std::tie(d));
}
template <typename D, typename M, typename S, typename W, typename X>
inline void TSELS(D &d, M &m, S &s, W &w, X x) {
  static_assert(tiles<D, M, S, W> && !IsTile<X>::value, "the scratch comes before the scalar");
  record("TSELS", std::tie(m, s, w, x), std::tie(d));
}

PTO_UNARY_TMP(TROWSUM) PTO_UNARY_TMP(TROWMAX) PTO_UNARY_TMP(TROWMIN) PTO_UNARY_TMP(TROWPROD) PTO_UNARY_TMP(TROWARGMAX)
PTO_UNARY_TMP(TROWARGMIN) PTO_UNARY_TMP(TCOLARGMAX) PTO_UNARY_TMP(TCOLARGMIN) PTO_UNARY_TMP(TTRANS)
PTO_UNARY(TCOLMAX) PTO_UNARY(TCOLMIN) PTO_UNARY(TCOLPROD) PTO_UNARY(TCOLSUM) PTO_UNARY(TROWEXPAND) PTO_UNARY(TCOLEXPAND)
PTO_UNARY(TPAIRREDUCESUM)
template <typename D, typename S, typename W>
inline void TCOLSUM(D &d, S &s, W &w, bool binary) {
  PTO_TILES(D, S, W);
  record("TCOLSUM", std::tie(s, w), std::tie(d), Attribute{true, "isBinary = ", binary ? "true" : "false", ""});
}
PTO_BINARY(TCOLEXPANDADD) PTO_BINARY(TCOLEXPANDSUB) PTO_BINARY(TCOLEXPANDMUL) PTO_BINARY(TCOLEXPANDMAX)
PTO_BINARY(TCOLEXPANDMIN) PTO_BINARY(TCOLEXPANDEXPDIF) PTO_PRECISE(TCOLEXPANDDIV, DivAlgorithm)
PTO_BINARY(TROWEXPANDADD) PTO_BINARY(TROWEXPANDSUB) PTO_BINARY(TROWEXPANDMUL) PTO_BINARY(TROWEXPANDMAX)
PTO_BINARY(TROWEXPANDMIN) PTO_BINARY(TROWEXPANDEXPDIF) PTO_PRECISE(TROWEXPANDDIV, DivAlgorithm)
PTO_BINARY_TMP(TROWEXPANDADD) PTO_BINARY_TMP(TROWEXPANDSUB) PTO_BINARY_TMP(TROWEXPANDMUL)
PTO_BINARY_TMP(TROWEXPANDMAX) PTO_BINARY_TMP(TROWEXPANDMIN) PTO_BINARY_TMP(TROWEXPANDEXPDIF)

enum class HistByte { BYTE_0, BYTE_1, BYTE_2, BYTE_3 };
template <HistByte B, typename D, typename S, typename I>
inline void THISTOGRAM(D &d, S &s, I &i) {
  PTO_TILES(D, S, I);
  record("THISTOGRAM", std::tie(s, i), std::tie(d), Number{false, "byte = ", int(B), " : i32"});
}
constexpr Attribute descends(int descending) { return {false, "descending = ", descending ? "true" : nullptr, ""}; }
template <typename D, typename I, int Descending>
inline void TCI(D &d, I start) {
  static_assert(sizeof(I) == sizeof(typename D::Element), "numbers as wide as the elements");
  record("TCI", std::tie(start), std::tie(d), descends(Descending));
}
// The library descends through scratch on a2 and a3 by negating the ascending sequence.
template <typename D, typename W, typename I, int Descending>
inline void TCI(D &d, I given, W &w) {
  PTO_TILES(D, W);
  I start = Descending && !pto_trace::isA5() ? I(-given) : given;
  record("TCI", std::tie(start, w), std::tie(d), descends(Descending));
}
template <typename D, int UpperOrLower>
inline void TTRI(D &d, int32_t diagonal) {
  PTO_TILES(D);
  record("TTRI", std::tie(diagonal), std::tie(d), Number{true, "upperOrLower = ", UpperOrLower, " : i32"});
}
struct TRandomKey {
  uint32_t word[2];
};
struct TRandomCounter {
  uint32_t word[4];
};
template <int Rounds, typename D>
inline void TRANDOM(D &d, TRandomKey key, TRandomCounter counter) {
  PTO_TILES(D);
  auto [key0, key1] = key.word;
  auto [counter0, counter1, counter2, counter3] = counter.word;
  record("TRANDOM", std::tie(key0, key1, counter0, counter1, counter2, counter3), std::tie(d),
         Number{true, "rounds = ", Rounds, " : i32"});
}

enum class TFillPadMode { Normal, InPlace, Expand };
template <typename D, typename S>
inline void TFILLPAD(D &d, S &s) {
  PTO_TILES(D, S);
  record("TFILLPAD", std::tie(s), std::tie(d));
}
template <TFillPadMode M, typename D, typename S>
inline void TFILLPAD(D &d, S &s) {
  static_assert(M != TFillPadMode::Expand || D::rows > S::rows || D::cols > S::cols, "a larger destination");
  record("TFILLPAD", std::tie(s), std::tie(d));
}
template <PadValue P, typename D, typename S>
inline void TFILLPAD(D &d, S &s) {
  PTO_TILES(D, S);
  constexpr const char *words[] = {"null", "zero", "max", "min"};
  record("TFILLPAD", std::tie(s), std::tie(d), Attribute{false, "padValue = #pto<pad_value ", words[int(P)], ">"});
}
enum class AccToVecMode { SingleModeVec0, SingleModeVec1, DualModeSplitM, DualModeSplitN };
enum class ReluPreMode { NoRelu, NormalRelu, ScalarRelu, VectorRelu, Pwl };
constexpr Attribute part(AccToVecMode mode) {
  constexpr const char *words[] = {"single_mode_vec0", "single_mode_vec1", "dual_mode_split_m", "dual_mode_split_n"};
  return {false, "accToVecMode = #pto.acc_to_vec_mode<", words[int(mode)], ">"};
}
constexpr Attribute relu(ReluPreMode mode) {
  constexpr const char *words[] = {nullptr, "normal_relu", "scalar_relu", "vector_relu", "pwl"};
  return {false, "reluPreMode = #pto<relu_pre_mode ", words[int(mode)], ">"};
}
// A move of a tile by factors or none, or of the window at a row and a column, and by a factor of all before the window.
struct NoFactors {};
template <typename D, typename S, typename F, typename... More, typename... A>
void moved(const char *name, const char *mnemonic, D &d, S &s, F &factors, std::tuple<More...> more, A... attributes) {
  constexpr size_t count = sizeof...(More);
  constexpr bool plain = std::is_same<F, NoFactors>::value;
  static_assert(plain || count != 1, "factors of columns and a factor of all exclude each other");
  if constexpr (count == 0 && plain) {
    record(name, std::tie(s), std::tie(d), attributes...);
  } else if constexpr (count == 0) {
    generic(mnemonic, std::tie(s, d, factors), segments("1, 1, 1, 0"), attributes...);
  } else if constexpr (count == 1) {
    auto factor = int64_t(std::get<0>(more));
    generic(mnemonic, std::tie(s, d, factor), segments("1, 1, 0, 1"), attributes...);
  } else {
    Computed row{std::get<count - 2>(more)}, col{std::get<count - 1>(more)};
    if constexpr (count == 3) {
      auto factor = int64_t(std::get<0>(more));
      generic(mnemonic, std::tie(s, row, col, d, factor), segments("1, 1, 1, 1, 0, 1"), attributes...);
    } else if constexpr (plain) {
      record(name, std::tie(s, row, col), std::tie(d), attributes...);
    } else {
      generic(mnemonic, std::tie(s, row, col, d, factors), segments("1, 1, 1, 1, 1, 0"), attributes...);
    }
  }
}
enum class TInsertMode { SPLIT2, SPLIT4 };
#define PTO_MOVE(NAME, MNEMONIC)                                                                                       \
  template <typename D, typename S, typename... More, typename = std::enable_if_t<!(IsTile<More>::value || ...)>>      \
  inline void NAME(D &d, S &s, More... more) {                                                                         \
    PTO_TILES(D, S);                                                                                                   \
    NoFactors none;                                                                                                    \
    moved(#NAME, MNEMONIC, d, s, none, std::make_tuple(more...));                                                      \
  }                                                                                                                    \
  template <typename D, typename S, ReluPreMode R, typename... More>                                                   \
  inline void NAME(D &d, S &s, More... more) {                                                                         \
    static_assert(in<S, TileType::Acc>, "an accumulator");                                                             \
    NoFactors none;                                                                                                    \
    moved(#NAME, MNEMONIC, d, s, none, std::make_tuple(more...), relu(R));                                             \
  }                                                                                                                    \
  template <typename D, typename S, AccToVecMode M, ReluPreMode R, typename... More>                                   \
  inline void NAME(D &d, S &s, More... more) {                                                                         \
    static_assert(in<S, TileType::Acc>, "an accumulator");                                                             \
    NoFactors none;                                                                                                    \
    moved(#NAME, MNEMONIC, d, s, none, std::make_tuple(more...), part(M), relu(R));                                    \
  }                                                                                                                    \
  template <typename D, typename S, AccToVecMode M, typename... More>                                                  \
  inline void NAME(D &d, S &s, More... more) {                                                                         \
    static_assert(in<S, TileType::Acc>, "an accumulator");                                                             \
    NoFactors none;                                                                                                    \
    moved(#NAME, MNEMONIC, d, s, none, std::make_tuple(more...), part(M));                                             \
  }                                                                                                                    \
  template <typename D, typename S, typename Q, AccToVecMode M, ReluPreMode R, typename... More>                       \
  inline void NAME(D &d, S &s, Q &q, More... more) {                                                                   \
    static_assert(in<S, TileType::Acc> && in<Q, TileType::Scaling>, "an accumulator and its factors");                 \
    moved(#NAME, MNEMONIC, d, s, q, std::make_tuple(more...), part(M), relu(R));                                       \
  }                                                                                                                    \
  template <typename D, typename S, typename Q, ReluPreMode R = ReluPreMode::NoRelu, typename... More>                 \
  inline void NAME##_FP(D &d, S &s, Q &q, More... more) {                                                              \
    PTO_TILES(D, S, Q);                                                                                                \
    moved(#NAME, MNEMONIC, d, s, q, std::make_tuple(more...), relu(R));                                                \
  }
PTO_MOVE(TMOV, "tmov")
PTO_MOVE(TEXTRACT, "textract")
PTO_MOVE(TINSERT, "tinsert")
constexpr Attribute groups(int axis) {
  return {false, "grpAxis = #pto<mx_group_axis ", axis == 0 ? "axis0" : "axis1", ">"};
}
// Exponents of groups change their layout, by scratch.
template <int Axis = 1, typename D, typename S, typename W, typename = std::enable_if_t<IsTile<W>::value>>
inline void TMOV(D &d, S &s, W &w) {
  PTO_TILES(D, S, W);
  generic("tmov", std::tie(s, d, w), segments("1, 1, 1, 0"), groups(Axis));
}
template <TInsertMode M, typename D, typename S>
inline void TINSERT(D &d, S &s, int64_t row, int64_t col) {
  PTO_TILES(D, S);
  Index at{row}, to{col};
  const char *mode = M == TInsertMode::SPLIT2 ? "split2" : "split4";
  record("TINSERT", std::tie(s, at, to), std::tie(d), Attribute{false, "tinsertMode = #pto.tinsert_mode<", mode, ">"});
}
template <typename D, typename S>
inline void TRESHAPE(D &dst, S &src) {
  PTO_TILES(D, S);
  dst.address = src.address;
  dst.entry = src.entry;
}
template <typename D, typename S>
inline void TIMG2COL(D &d, S &s) {
  PTO_TILES(D, S);
  record("TIMG2COL", std::tie(s), std::tie(d));
}
template <typename D, typename S>
inline void TPACK(D &d, S &s) {
  PTO_TILES(D, S);
  record("TPACK", std::tie(s), std::tie(d));
}
template <typename D0, typename D1, typename S0, typename S1>
inline void TINTERLEAVE(D0 &d0, D1 &d1, S0 &s0, S1 &s1) {
  PTO_TILES(D0, D1, S0, S1);
  record("TINTERLEAVE", std::tie(s0, s1), std::tie(d0, d1));
}
template <typename D0, typename D1, typename... S>
inline void TDEINTERLEAVE(D0 &d0, D1 &d1, S &...s) {
  PTO_TILES(D0, D1, S...);
  record("TDEINTERLEAVE", std::tie(s...), std::tie(d0, d1));
}
template <typename P>
inline uint64_t GetScaleAddr(P *address) {
  return reinterpret_cast<uint64_t>(address) / 16;
}

enum class AtomicType { AtomicNone, AtomicAdd, AtomicMax, AtomicMin };
constexpr Attribute atomic(AtomicType type) {
  constexpr const char *words[] = {nullptr, "atomic_add", "atomic_max", "atomic_min"};
  return {false, "atomicType = #pto<atomic_type ", words[int(type)], ">"};
}
enum class STPhase { Partial, Final };
constexpr Attribute phase(STPhase phase) {
  return {false, "stPhase = #pto<st_phase ", phase == STPhase::Final ? "final" : "partial", ">"};
}
enum class AccPhase { Partial, Final };
constexpr Attribute phase(AccPhase phase) {
  return {false, "accPhase = #pto<acc_phase ", phase == AccPhase::Final ? "final" : "partial", ">"};
}
// A store of a tile, by a factor of all or none.
template <typename G, typename S, typename... More, typename... A>
void stored(G &g, S &s, std::tuple<More...> more, A... attributes) {
  if constexpr (sizeof...(More) == 0) {
    record("TSTORE", std::tie(s), std::tie(g), attributes...);
  } else {
    auto factor = int64_t(std::get<0>(more));
    generic("tstore", std::tie(s, g, factor), segments("1, 1, 0, 1"), attributes...);
  }
}
template <typename D, typename G>
inline void TLOAD(D &d, G &g) {
  static_assert(IsTile<D>::value && IsGlobal<G>::value, "a tile, then memory");
  static_assert(sizeof(typename D::Element) == sizeof(typename G::Element), "elements of one width");
  record("TLOAD", std::tie(g), std::tie(d));
}
template <typename D, typename G>
inline void TPREFETCH(D &d, G &g) {
  static_assert(IsTile<D>::value && IsGlobal<G>::value, "a tile, then memory");
  record("TPREFETCH", std::tie(g), std::tie(d));
}
template <typename G, typename S, typename... More>
inline void TSTORE(G &g, S &s, More... more) {
  static_assert(IsGlobal<G>::value && IsTile<S>::value, "memory, then a tile");
  stored(g, s, std::make_tuple(more...));
}
template <STPhase P, typename G, typename S>
inline void TSTORE(G &g, S &s) {
  static_assert(IsGlobal<G>::value && IsTile<S>::value, "memory, then a tile");
  stored(g, s, std::make_tuple(), phase(P));
}
template <typename S, typename G, AtomicType A>
inline void TSTORE(G &g, S &s) {
  static_assert(IsGlobal<G>::value && IsTile<S>::value, "memory, then a tile");
  stored(g, s, std::make_tuple(), atomic(A));
}
template <typename S, typename G, AtomicType A, ReluPreMode R, typename... More>
inline void TSTORE(G &g, S &s, More... more) {
  static_assert(IsGlobal<G>::value && IsTile<S>::value, "memory, then a tile");
  stored(g, s, std::make_tuple(more...), atomic(A), relu(R));
}
template <STPhase P, typename S, typename G, AtomicType A, typename... More>
inline void TSTORE(G &g, S &s, More... more) {
  static_assert(IsGlobal<G>::value && IsTile<S>::value, "memory, then a tile");
  stored(g, s, std::make_tuple(more...), phase(P), atomic(A));
}
template <STPhase P, typename S, typename G, AtomicType A, ReluPreMode R, typename... More>
inline void TSTORE(G &g, S &s, More... more) {
  static_assert(IsGlobal<G>::value && IsTile<S>::value, "memory, then a tile");
  stored(g, s, std::make_tuple(more...), phase(P), atomic(A), relu(R));
}
template <typename G, typename S, typename Q>
inline void TSTORE_FP(G &g, S &s, Q &q) {
  static_assert(IsGlobal<G>::value && tiles<S, Q> && in<Q, TileType::Scaling>, "memory, a tile, its factors");
  generic("tstore", std::tie(s, g, q), segments("1, 1, 1, 0"));
}
template <typename S, typename G, typename Q, AtomicType A, ReluPreMode R>
inline void TSTORE_FP(G &g, S &s, Q &q) {
  static_assert(IsGlobal<G>::value && tiles<S, Q> && in<Q, TileType::Scaling>, "memory, a tile, its factors");
  generic("tstore", std::tie(s, g, q), segments("1, 1, 1, 0"), atomic(A), relu(R));
}
enum class Coalesce { Row, Elem };
constexpr Attribute unit(Coalesce unit) {
  return {false, "coalesce = #pto<coalesce ", unit == Coalesce::Row ? "row" : "elem", ">"};
}
enum class GatherOOB { Undefined, Clamp, Wrap, Zero };
constexpr Attribute outside(GatherOOB outside) {
  constexpr const char *words[] = {nullptr, "clamp", "wrap", "zero"};
  return {false, "gatherOob = #pto<gather_oob ", words[int(outside)], ">"};
}
enum class ScatterOOB { Undefined, Skip, Clamp, Wrap };
constexpr Attribute outside(ScatterOOB outside) {
  constexpr const char *words[] = {nullptr, "skip", "clamp", "wrap"};
  return {false, "scatterOob = #pto<scatter_oob ", words[int(outside)], ">"};
}
enum class ScatterAtomicOp { None, Add, Max, Min };
constexpr Attribute atomic(ScatterAtomicOp op) {
  constexpr const char *words[] = {nullptr, "add", "max", "min"};
  return {false, "scatterAtomicOp = #pto<scatter_atomic_op ", words[int(op)], ">"};
}
enum class ScatterConflict { Default, Last };
constexpr Attribute conflict(ScatterConflict conflict) {
  constexpr const char *words[] = {nullptr, "last"};
  return {false, "scatterConflict = #pto<scatter_conflict ", words[int(conflict)], ">"};
}
template <Coalesce C, GatherOOB O = GatherOOB::Undefined, typename D, typename G, typename I, typename... W>
inline void MGATHER(D &d, G &g, I &i, W &...w) {
  static_assert(IsTile<D>::value && IsGlobal<G>::value, "a tile, then memory");
  record("MGATHER", std::tie(g, i, w...), std::tie(d), unit(C), outside(O));
}
template <typename G, typename S, typename I>
inline void MSCATTER(G &g, S &s, I &i) {
  static_assert(IsGlobal<G>::value && tiles<S, I>, "memory, then tiles");
  record("MSCATTER", std::tie(s, i), std::tie(g));
}
template <Coalesce C, ScatterAtomicOp A = ScatterAtomicOp::None, ScatterOOB O = ScatterOOB::Undefined,
          ScatterConflict F = ScatterConflict::Default, typename G, typename S, typename I>
inline void MSCATTER(G &g, S &s, I &i) {
  static_assert(IsGlobal<G>::value && tiles<S, I>, "memory, then tiles");
  record("MSCATTER", std::tie(s, i), std::tie(g), unit(C), atomic(A), outside(O), conflict(F));
}

enum class MaskPattern { P0101, P1010, P0001, P0010, P0100, P1000, P1111 };
enum class ScatterAxis { SCATTER_ROW, SCATTER_COL };
template <typename D, typename S, typename I>
inline void TGATHER(D &d, S &s, I &i) {
  PTO_TILES(D, S, I);
  record("TGATHER", std::tie(s, i), std::tie(d));
}
template <typename D, typename S, typename I, typename W>
inline void TGATHER(D &d, S &s, I &i, W &w) {
  PTO_TILES(D, S, I, W);
  record("TGATHER", std::tie(s, i, w), std::tie(d));
}
constexpr Attribute lanes(MaskPattern pattern) {
  constexpr const char *words[] = {"P0101", "P1010", "P0001", "P0010", "P0100", "P1000", "P1111"};
  return {true, "maskPattern = #pto.mask_pattern<", words[int(pattern)], ">"};
}
constexpr Attribute along(const char *axis) { return {true, "axis = ", axis, ""}; }
template <typename D, typename S, MaskPattern P>
inline void TGATHER(D &d, S &s) {
  PTO_TILES(D, S);
  generic("tgather", std::tie(s, d), segments("1, 1, 0, 0, 0, 0"), along("\"row\""), lanes(P));
}
template <typename D, typename S, typename K, typename C, typename W, CmpMode M>
inline void TGATHER(D &d, S &s, K k, C &c, W &w, int32_t offset) {
  static_assert(tiles<D, S, C, W> && !IsTile<K>::value, "the value, the numbers found, the scratch");
  generic("tgather", std::tie(s, d, c, w, k), segments("1, 1, 1, 0, 1, 1"), relation(M),
          Number{true, "offset = ", offset, " : i32"});
}
template <typename D, typename S, typename O>
inline void TGATHERB(D &d, S &s, O &o) {
  PTO_TILES(D, S, O);
  record("TGATHERB", std::tie(s, o), std::tie(d));
}
template <typename D, typename S, typename I>
inline void TSCATTER(D &d, S &s, I &i) {
  PTO_TILES(D, S, I);
  record("TSCATTER", std::tie(s, i), std::tie(d));
}
template <MaskPattern P, ScatterAxis A = ScatterAxis::SCATTER_ROW, typename D, typename S>
inline void TSCATTER(D &d, S &s) {
  PTO_TILES(D, S);
  generic("tscatter", std::tie(s, d), along(A == ScatterAxis::SCATTER_ROW ? "\"row\"" : "\"col\""), lanes(P));
}
template <typename D, typename S, typename I, typename... W>
inline void TSORT32(D &d, S &s, I &i, W &...w) {
  PTO_TILES(D, S, I, W...);
  record("TSORT32", std::tie(s, i, w...), std::tie(d));
}
struct MrgSortExecutedNumList {
  static constexpr bool isCounts = true;
  uint16_t count0, count1, count2, count3;
};
template <typename D, typename S, typename I, typename = std::enable_if_t<std::is_integral<I>::value>>
inline void TMRGSORT(D &d, S &s, I length) {
  PTO_TILES(D, S);
  record("TMRGSORT", std::tie(s, length), std::tie(d));
}
constexpr Attribute ends(bool exhausted) { return {true, "exhausted = ", exhausted ? "true" : "false", ""}; }
template <typename D, typename W, typename S0, typename S1, bool Exhausted>
inline void TMRGSORT(D &d, MrgSortExecutedNumList &counts, W &w, S0 &s0, S1 &s1) {
  PTO_TILES(D, W, S0, S1);
  generic("tmrgsort", std::tie(s0, s1, d, w, counts), segments("2, 0, 1, 1, 1"), ends(Exhausted));
}
template <typename D, typename W, typename S0, typename S1, typename S2, bool Exhausted>
inline void TMRGSORT(D &d, MrgSortExecutedNumList &counts, W &w, S0 &s0, S1 &s1, S2 &s2) {
  PTO_TILES(D, W, S0, S1, S2);
  generic("tmrgsort", std::tie(s0, s1, s2, d, w, counts), segments("3, 0, 1, 1, 1"), ends(Exhausted));
}
template <typename D, typename W, typename S0, typename S1, typename S2, typename S3, bool Exhausted>
inline void TMRGSORT(D &d, MrgSortExecutedNumList &counts, W &w, S0 &s0, S1 &s1, S2 &s2, S3 &s3) {
  PTO_TILES(D, W, S0, S1, S2, S3);
  generic("tmrgsort", std::tie(s0, s1, s2, s3, d, w, counts), segments("4, 0, 1, 1, 1"), ends(Exhausted));
}

// Products: the destination is an accumulator, sources are operands.
#define PTO_PRODUCT(NAME)                                                                                              \
  template <typename C, typename... X>                                                                                 \
  inline void NAME(C &c, X &...x) {                                                                                    \
    static_assert(tiles<C, X...> && in<C, TileType::Acc>, "an accumulator, then operands");                            \
    record(#NAME, std::tie(x...), std::tie(c));                                                                        \
  }                                                                                                                    \
  template <AccPhase P, typename C, typename... X>                                                                     \
  inline void NAME(C &c, X &...x) {                                                                                    \
    static_assert(tiles<C, X...> && in<C, TileType::Acc>, "an accumulator, then operands");                            \
    record(#NAME, std::tie(x...), std::tie(c), phase(P));                                                              \
  }
PTO_PRODUCT(TMATMUL) PTO_PRODUCT(TMATMUL_ACC) PTO_PRODUCT(TMATMUL_BIAS) PTO_PRODUCT(TGEMV) PTO_PRODUCT(TGEMV_ACC)
PTO_PRODUCT(TGEMV_BIAS)
// Products of operands with shared exponents: one name, told apart by what comes first and how much there is.
#define PTO_SCALED(NAME)                                                                                               \
  template <typename C, typename A, typename AS, typename B, typename BS, typename... P,                               \
            typename = std::enable_if_t<!(IsTile<P>::value || ...)>>                                                   \
  inline void scaled_##NAME(C &c, A &a, AS &as, B &b, BS &bs, P... phases) {                                           \
    static_assert(in<A, TileType::Left> && in<B, TileType::Right>, "operands and their exponents");                    \
    record(#NAME, std::tie(a, as, b, bs), std::tie(c), phases...);                                                     \
  }                                                                                                                    \
  template <typename C, typename X, typename A, typename AS, typename B, typename BS, typename... P,                   \
            typename = std::enable_if_t<IsTile<BS>::value>>                                                            \
  inline void scaled_##NAME(C &c, X &x, A &a, AS &as, B &b, BS &bs, P... phases) {                                     \
    if constexpr (in<X, TileType::Acc>) {                                                                              \
      record(#NAME "_ACC", std::tie(x, a, as, b, bs), std::tie(c), phases...);                                         \
    } else {                                                                                                           \
      static_assert(in<BS, TileType::Bias> && sizeof...(P) == 0, "a bias comes last");                                 \
      record(#NAME "_BIAS", std::tie(x, a, as, b, bs), std::tie(c));                                                   \
    }                                                                                                                  \
  }                                                                                                                    \
  template <typename C, typename... X>                                                                                 \
  inline void NAME(C &c, X &...x) {                                                                                    \
    static_assert(tiles<C, X...> && in<C, TileType::Acc>, "an accumulator, then operands");                            \
    scaled_##NAME(c, x...);                                                                                            \
  }                                                                                                                    \
  template <AccPhase P, typename C, typename... X>                                                                     \
  inline void NAME(C &c, X &...x) {                                                                                    \
    static_assert(tiles<C, X...> && in<C, TileType::Acc>, "an accumulator, then operands");                            \
    scaled_##NAME(c, x..., phase(P));                                                                                  \
  }
PTO_SCALED(TMATMUL_MX)
PTO_SCALED(TGEMV_MX)
template <typename C, typename... X>
inline void TMATMUL_MX_HIF4(C &c, X &...x) {
  static_assert(tiles<C, X...> && in<C, TileType::Acc>, "an accumulator, then operands");
  generic("tmatmul_mx_hif4", std::tie(x..., c));
}

enum class QuantType { INT8_SYM, INT8_ASYM, MXFP8, MXFP4_E2M1 };
enum class MxQuantAlg { OcpMxFp8E4M3, OcpMxFp4E2M1, NvMxFp8E4M3, NvMxFp4E2M1 };
enum class VecStoreMode { ND, NZ };
enum class QuantScaleAlg { OCP, NV };
constexpr Attribute quantised(QuantType type) {
  constexpr const char *words[] = {"INT8_SYM", "INT8_ASYM", "MXFP8", "MXFP4_E2M1"};
  return {true, "quant_type = #pto<quant_type ", words[int(type)], ">"};
}
template <QuantType Q, typename D, typename S, typename F>
inline void TQUANT(D &d, S &s, F &f) {
  PTO_TILES(D, S, F);
  generic("tquant", std::tie(s, f, d), segments("1, 1, 0, 0, 1"), quantised(Q));
}
template <QuantType Q, typename D, typename S, typename F, typename O>
inline void TQUANT(D &d, S &s, F &f, O *o) {
  PTO_TILES(D, S, F, O);
  generic("tquant", std::tie(s, f, *o, d), segments("1, 1, 1, 0, 1"), quantised(Q));
}
template <QuantType Q, typename D, typename S, typename F, typename W>
inline void TQUANT(D &d, S &s, F &f, W &w) {
  PTO_TILES(D, S, F, W);
  generic("tquant", std::tie(s, f, w, d), segments("1, 1, 0, 1, 1"), quantised(Q));
}
template <QuantType Q, typename D, typename S, typename F, typename W, typename O>
inline void TQUANT(D &d, S &s, F &f, W &w, O *o) {
  PTO_TILES(D, S, F, W, O);
  generic("tquant", std::tie(s, f, *o, w, d), segments("1, 1, 1, 1, 1"), quantised(Q));
}
// In groups that share an exponent.
constexpr Attribute scaled(bool nv) { return {true, "quantScaleAlg = #pto<quant_scale_alg ", nv ? "nv" : "ocp", ">"}; }
constexpr Attribute laid(bool interleave) { return {true, "interleave = ", interleave ? "true" : "false", ""}; }
template <int Axis, MxQuantAlg A, bool Interleave = false, typename D, typename S, typename E, typename M, typename X>
inline void TQUANT(D &d, S &s, E *e, M *m, X *x) {
  PTO_TILES(D, S, E, M, X);
  constexpr bool nv = A == MxQuantAlg::NvMxFp8E4M3 || A == MxQuantAlg::NvMxFp4E2M1;
  constexpr bool bytes = A == MxQuantAlg::OcpMxFp8E4M3 || A == MxQuantAlg::NvMxFp8E4M3;
  generic("tquant.mx", std::tie(s, d, *e, *m, *x), groups(Axis), laid(Interleave), scaled(nv),
          quantised(bytes ? QuantType::MXFP8 : QuantType::MXFP4_E2M1));
}
// With a second copy of the exponents, in zigzag order.
template <QuantType Q, typename D, typename S, typename E, typename M, typename X, typename Z, typename... A>
void zigzag(D &d, S &s, E &e, M &m, X &x, Z &z, A... attributes) {
  PTO_TILES(D, S, E, M, X, Z);
  generic("tquant.mx", std::tie(s, d, e, m, x, z), quantised(Q), attributes...);
}
constexpr Attribute mode(VecStoreMode mode) {
  return {true, "store_mode = #pto<vec_store_mode ", mode == VecStoreMode::NZ ? "nz" : "nd", ">"};
}
template <QuantType Q, typename D, typename S, typename E, typename M, typename X, typename Z>
inline void TQUANT(D &d, S &s, E *e, M *m, X *x, Z *z) {
  zigzag<Q>(d, s, *e, *m, *x, *z);
}
template <QuantType Q, VecStoreMode V, typename D, typename S, typename E, typename M, typename X, typename Z>
inline void TQUANT(D &d, S &s, E *e, M *m, X *x, Z *z) {
  zigzag<Q>(d, s, *e, *m, *x, *z, mode(V));
}
template <QuantType Q, typename D, typename S, typename E, typename M, typename X, QuantScaleAlg A, typename Z>
inline void TQUANT(D &d, S &s, E *e, M *m, X *x, Z *z) {
  zigzag<Q>(d, s, *e, *m, *x, *z, scaled(A == QuantScaleAlg::NV));
}
template <QuantType Q, VecStoreMode V, typename D, typename S, typename E, typename M, typename X, QuantScaleAlg A, typename Z>
inline void TQUANT(D &d, S &s, E *e, M *m, X *x, Z *z) {
  zigzag<Q>(d, s, *e, *m, *x, *z, mode(V), scaled(A == QuantScaleAlg::NV));
}
template <typename D, typename S, typename... More>
inline void TQUANT_HIF4(D &d, S &s, More *...more) {
  PTO_TILES(D, S, More...);
  generic("tquant_hif4", std::tie(s, d, *more...));
}
template <typename D, typename S, typename X, typename O>
inline void TDEQUANT(D &d, S &s, X &x, O &o) {
  PTO_TILES(D, S, X, O);
  record("TDEQUANT", std::tie(s, x, o), std::tie(d));
}
// Factors of the accumulators pushed next.
template <typename T>
inline void SET_QUANT_SCALAR(float factor) {
  pto_trace::factors("set_quant_scalar", factor);
}
template <typename X>
inline void SET_QUANT_VECTOR(X &tile) {
  static_assert(in<X, TileType::Scaling>, "factors");
  pto_trace::factors("set_quant_vector", tile);
}

enum class PrintFormat { Width8_Precision4, Width8_Precision2, Width10_Precision6 };
template <typename X, typename... W>
inline void TPRINT(X &x, W &...w) {
  generic("tprint", std::tie(x, w...));
}
template <PrintFormat F, typename X, typename... W>
inline void TPRINT(X &x, W &...w) {
  constexpr const char *words[] = {"width8_precision4", "width8_precision2", "width10_precision6"};
  generic("tprint", std::tie(x, w...), Attribute{true, "printFormat = #pto<print_format ", words[int(F)], ">"});
}
template <typename... E>
inline void TSYNC(E &...e) {
  generic("tsync", std::tie(e...));
}
enum class SyncCoreType { AIVOnly, AICOnly, Mix };
enum class SyncAllMode { Hard, Soft };
template <SyncCoreType C>
inline void SYNCALL() {
  constexpr const char *words[] = {"aiv_only", "aic_only", "mix"};
  pto_trace::order("pto.syncall() mode = #pto.sync_all_mode<hard>, core_type = #pto.sync_core_type<%s>", words[int(C)]);
}
template <SyncAllMode M, SyncCoreType C, typename G>
inline void SYNCALL(G &workspace, int32_t used) {
  static_assert(IsGlobal<G>::value, "memory is expected");
  constexpr const char *words[] = {"aiv_only", "aic_only", "mix"};
  pto_trace::meet(std::tie(workspace, used), words[int(C)]);
}
struct Event {};

enum class Direction { DIR_C2V, DIR_V2C, DIR_BOTH, DIR_C2V_GM, DIR_V2C_GM, DIR_BOTH_GM };
enum class TileSplitAxis { TILE_NO_SPLIT, TILE_UP_DOWN, TILE_LEFT_RIGHT, TILE_UP_DOWN_ODD, TILE_LEFT_RIGHT_ODD };
enum class LayoutMode_t { NZ2ND, NZ2DN, NZ2NZ };
enum class QuantMode_t {
  DEQF16, VDEQF16, REQ8, VREQ8, QF322B8_PRE, VQF322B8_PRE, QF322F16_PRE, VQF322F16_PRE, QF322BF16_PRE, VQF322BF16_PRE,
  QF322F32_PRE, VQF322F32_PRE, QF322HIF8_PRE, VQF322HIF8_PRE, QF322FP8_PRE, VQF322FP8_PRE, QS322BF16_PRE, VQS322BF16_PRE,
  DEQS32INT, VDEQS32INT, DEQS16, VDEQS16, QF162S16_PRE, VQF162S16_PRE, QF162B8_PRE, VQF162B8_PRE, NoQuant, F322F16, F322BF16
};
template <LayoutMode_t L, QuantMode_t Q, ReluPreMode R>
struct FixpipeParams {
  static std::string text() {
    static const char *layouts[] = {"nz2nd", "nz2dn", "nz2nz"};
    static const char *quantisations[] = {"deqf16", "req8", "qf322b8_pre", "qf322f16_pre", "qf322bf16_pre",
                                          "qf322f32_pre", "qf322hif8_pre", "qf322fp8_pre", "qs322bf16_pre",
                                          "deqs32int", "deqs16", "qf162s16_pre", "qf162b8_pre"};
    static const char *conversions[] = {"no_convert", "f32_f16", "f32_bf16"};
    static const char *activations[] = {"no_relu", "normal_relu", "scalar_relu", "vector_relu", "pwl"};
    const int conversion = int(Q) - int(QuantMode_t::NoQuant);
    const std::string quantisation = conversion >= 0 ? conversions[conversion]
        : std::string(quantisations[int(Q) / 2]) + (int(Q) % 2 ? "_vec" : "_scalar");
    return std::string("layout = ") + layouts[int(L)] + ", quant = " + quantisation + ", relu = " + activations[int(R)];
  }
};
template <int Flag, Direction D, int SlotBytes, int Slots, int LocalSlots, bool NoSplit>
struct TPipe {
  static_assert(Flag >= 0 && Flag + 2 <= 16, "flags of the hardware");
  static_assert(SlotBytes > 0 && Slots > 0 && LocalSlots > 0, "slots");
  static constexpr int flag = Flag;
  TPipe(void *memory, int64_t toVector, int64_t toCube) {
    constexpr int directions = int(D) % 3 + 1;
    pto_trace::pipe(Flag, directions, {SlotBytes, Slots, LocalSlots}, NoSplit, memory, toVector, toCube);
  }
};
template <typename P, typename X, TileSplitAxis A, typename... Core>
inline void TPUSH(P &, X &entry, Core... core) {
  static_assert(IsTile<X>::value || IsGlobal<X>::value, "an entry");
  pto_trace::push(P::flag, entry, int(A), core...);
}
template <typename P, typename X, typename Epilogue, typename... Core>
inline void TPUSH(P &, X &entry, Core... core) {
  static_assert(in<X, TileType::Acc>, "an accumulator");
  pto_trace::convert(P::flag, Epilogue::text());
  pto_trace::push(P::flag, entry, 0, core...);
}
template <typename P, typename X, TileSplitAxis A, typename... Core>
inline void TPOP(P &, X &entry, Core... core) {
  static_assert(IsTile<X>::value || IsGlobal<X>::value, "an entry");
  pto_trace::pop(P::flag, entry, int(A), core...);
}
template <typename P, typename X, TileSplitAxis A>
inline void TALLOC(P &, X &entry) {
  static_assert(IsGlobal<X>::value, "an entry in memory");
  pto_trace::allocate(P::flag, entry, int(A));
}
template <typename P, TileSplitAxis A>
inline void TFREE(P &) {
  pto_trace::release(P::flag, int(A));
}
template <typename P, typename X, TileSplitAxis A>
inline void TFREE(P &, X &entry) {
  static_assert(IsGlobal<X>::value, "an entry in memory");
  pto_trace::release(P::flag, int(A), entry);
}

namespace comm {
using pto_trace::AsyncEvent;
using pto_trace::AsyncSession;
enum class NotifyOp { Set, AtomicAdd };
enum class WaitCmp { EQ, NE, GT, GE, LT, LE };
enum class ReduceOp { Sum, Max, Min };
enum class DmaEngine { SDMA };
namespace sdma {
struct SdmaBaseConfig {
  uint64_t blockBytes, offset;
  uint32_t queues;
};
} // namespace sdma
template <typename G>
struct ParallelGroup {
  G *members;
  int count, root;
  static ParallelGroup Create(G *members, int count, int root) { return {members, count, root}; }
};
template <typename P>
inline Number root(const P &group) {
  return {false, "root = ", group.root, " : i32"};
}
// Transfers: `name(%a, buf(%t) : types)`.
template <AtomicType A, typename D, typename S, typename... W>
inline void moved(const char *name, D &d, S &s, W &...w) {
  static_assert(IsGlobal<D>::value && IsGlobal<S>::value && tiles<W...>, "memory, then tiles");
  pto_trace::grouped(name, std::tie(d, s), "buf", std::tie(w...), static_cast<D *>(nullptr), 0, atomic(A));
}
template <typename D, typename S, typename... W>
inline void TPUT(D &d, S &s, W &...w) {
  moved<AtomicType::AtomicNone>("comm.tput", d, s, w...);
}
template <AtomicType A, typename D, typename S, typename... W>
inline void TPUT(D &d, S &s, W &...w) {
  moved<A>("comm.tput", d, s, w...);
}
template <typename D, typename S, typename... W>
inline void TGET(D &d, S &s, W &...w) {
  moved<AtomicType::AtomicNone>("comm.tget", d, s, w...);
}
template <typename G, typename X>
inline void TNOTIFY(G &g, X x, NotifyOp how) {
  static_assert(IsGlobal<G>::value && std::is_integral<X>::value, "memory, then a number");
  const char *word = how == NotifyOp::Set ? "set" : "atomic_add";
  generic("comm.tnotify", std::tie(g, x), Attribute{true, "notifyOp = #pto<notify_op ", word, ">"});
}
constexpr Attribute relation(WaitCmp relation) {
  constexpr const char *words[] = {"eq", "ne", "gt", "ge", "lt", "le"};
  return {true, "cmp = #pto<wait_cmp ", words[int(relation)], ">"};
}
template <typename G, typename X>
inline void TWAIT(G &g, X x, WaitCmp how) {
  static_assert(IsGlobal<G>::value && std::is_integral<X>::value, "memory, then a number");
  generic("comm.twait", std::tie(g, x), relation(how));
}
template <typename G, typename X>
inline bool TTEST(G &, X, WaitCmp) {
  static_assert(IsGlobal<G>::value && std::is_integral<X>::value, "memory, then a number");
  stop("a number is read through a signal");
  return true;
}
// Operations of a group of devices, each with one part of memory.
template <typename P, typename G, typename... W>
inline void TBROADCAST(P &group, G &g, W &...w) {
  static_assert(IsGlobal<G>::value && tiles<W...>, "memory, then tiles");
  pto_trace::grouped("comm.tbroadcast", std::tie(g), "recv", std::tie(w...), group.members, group.count, root(group));
}
template <typename P, typename G, typename... W>
inline void TGATHER(P &group, G &g, W &...w) {
  static_assert(IsGlobal<G>::value && tiles<W...>, "memory, then tiles");
  pto_trace::grouped("comm.tgather", std::tie(g), "recv", std::tie(w...), group.members, group.count, root(group));
}
template <typename P, typename G, typename... W>
inline void TSCATTER(P &group, G &g, W &...w) {
  static_assert(IsGlobal<G>::value && tiles<W...>, "memory, then tiles");
  pto_trace::grouped("comm.tscatter", std::tie(g), "recv", std::tie(w...), group.members, group.count, root(group));
}
constexpr Attribute added(ReduceOp how) {
  constexpr const char *words[] = {"sum", "max", "min"};
  return {false, "reduceOp = #pto.reduce_op<", words[int(how)], ">"};
}
template <typename P, typename G, typename A, typename W>
inline void TREDUCE(P &group, G &g, A &a, W &w, ReduceOp how) {
  static_assert(IsGlobal<G>::value && tiles<A, W>, "memory, then tiles");
  pto_trace::grouped("comm.treduce", std::tie(g, a), "recv", std::tie(w), group.members, group.count, added(how), root(group));
}
template <typename P, typename G, typename A, typename W, typename V>
inline void TREDUCE(P &group, G &g, A &a, W &w, V &v, ReduceOp how) {
  static_assert(IsGlobal<G>::value && tiles<A, W, V>, "memory, then tiles");
  pto_trace::grouped("comm.treduce", std::tie(g, a), "recv", std::tie(w, v), group.members, group.count, added(how),
                     root(group));
}
template <DmaEngine E, typename W>
inline void BuildAsyncSession(W &w, uint8_t *memory, AsyncSession &session, uint32_t, sdma::SdmaBaseConfig, uint32_t) {
  PTO_TILES(W);
  pto_trace::made("comm.build_async_session", session, w, memory);
}
template <DmaEngine E, typename D, typename S>
inline AsyncEvent TPUT_ASYNC(D &d, S &s, AsyncSession session) {
  static_assert(IsGlobal<D>::value && IsGlobal<S>::value, "memory");
  AsyncEvent event;
  pto_trace::made("comm.tput_async", event, d, s, session);
  return event;
}
template <DmaEngine E, typename D, typename S>
inline AsyncEvent TGET_ASYNC(D &d, S &s, AsyncSession session) {
  static_assert(IsGlobal<D>::value && IsGlobal<S>::value, "memory");
  AsyncEvent event;
  pto_trace::made("comm.tget_async", event, d, s, session);
  return event;
}
} // namespace comm

using pto_trace::PrefetchAsyncContext;
template <typename G>
inline comm::AsyncEvent TPREFETCH_ASYNC(G &g, PrefetchAsyncContext context) {
  static_assert(IsGlobal<G>::value, "memory");
  comm::AsyncEvent event;
  pto_trace::made("tprefetch_async", event, g, context);
  return event;
}

} // namespace pto
