// Records the calls of a kernel as a program of PTO, so that a run of the program says what the calls compute. Without
// PTO_TRACE nothing is recorded: the kernel is only compiled.
//
// Each call becomes one operation on buffers at addresses. The header states the order of arguments as the device library
// has it, and here in which order PTO names them: a text that passes them in another order becomes another program.
#pragma once

#include <cstdint>
#include <tuple>

namespace pto_trace {

// An attribute of a recorded operation; none where `word` is null.
struct Attribute {
  bool inside; // Whether it stands among the inputs.
  const char *before, *word, *after;
};

// A position, which PTO has the type `index` for.
struct Index {
  int64_t value;
};

#ifndef PTO_TRACE

template <typename... X>
void record(const char *, X &&...) {}
inline void order(const char *, ...) {}
inline void stop(const char *) {}

} // namespace pto_trace

#else

} // namespace pto_trace
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <type_traits>
#include <vector>
namespace pto_trace {

// The body of the program, the values that it defines, and the addresses of the arguments.
inline std::string body;
inline std::map<std::string, std::string> values;
inline std::vector<uint64_t> bases;
inline std::string stopped;

// Says that a program cannot stand for this kernel, and why.
inline void stop(const char *why) {
  if (stopped.empty()) {
    stopped = why;
  }
}

// A text, as printf makes it.
inline std::string text(const char *format, ...) {
  char buffer[1024];
  va_list list;
  va_start(list, format);
  vsnprintf(buffer, sizeof buffer, format, list);
  va_end(list);
  return buffer;
}

// Records an operation that takes no values.
inline void order(const char *format, ...) {
  char buffer[256];
  va_list list;
  va_start(list, format);
  vsnprintf(buffer, sizeof buffer, format, list);
  va_end(list);
  body += std::string("  ") + buffer + "\n";
}

// The value that an operation defines; equal operations define one value.
inline std::string value(const std::string &definition) {
  auto [found, added] = values.emplace(definition, "%v" + std::to_string(values.size()));
  if (added) {
    body += "  " + found->second + " = " + definition + "\n";
  }
  return found->second;
}

template <typename T>
struct Element;
#define PTO_ELEMENT(TYPE, NAME)                                                                                        \
  template <>                                                                                                          \
  struct Element<TYPE> {                                                                                               \
    static constexpr const char *name = NAME;                                                                          \
  };

// A value and its type.
struct Named {
  std::string name, type;
};

inline std::string index(int64_t number) { return value("arith.constant " + std::to_string(number) + " : index"); }
inline Named named(Index number) { return {index(number.value), "index"}; }

template <typename X>
std::enable_if_t<std::is_integral<X>::value, Named> named(X number) {
  std::string type = std::is_same<X, bool>::value ? "i1" : "i" + std::to_string(8 * sizeof(X));
  auto shown = static_cast<int64_t>(static_cast<std::make_signed_t<std::conditional_t<sizeof(X) == 1, int8_t, X>>>(number));
  return {value("arith.constant " + std::to_string(shown) + " : " + type), type};
}
// Floats are written as their bits.
template <typename X>
std::enable_if_t<!std::is_integral<X>::value && !std::is_class<X>::value, Named> named(X number) {
  uint64_t bits = 0;
  memcpy(&bits, &number, sizeof number);
  std::string type = Element<X>::name;
  return {value(text("arith.constant 0x%0*llX : ", int(2 * sizeof number), (unsigned long long) bits) + type), type};
}
template <typename X>
std::enable_if_t<std::is_class<X>::value && X::isFloat, Named> named(const X &number) {
  std::string type = Element<X>::name;
  return {value(text("arith.constant 0x%0*X : ", int(2 * sizeof(X)), unsigned(number.bits)) + type), type};
}

template <typename X>
std::enable_if_t<X::isTile, Named> named(const X &tile) {
  static const char *kinds[] = {"vec", "mat", "left", "right", "acc", "bias", "scaling", "scaling", "scaling"};
  static const char *layouts[] = {"row_major", "col_major"}, *boxes[] = {"none_box", "row_major", "col_major"};
  static const char *compact[] = {"null", "normal", "row_plus_one"};
  auto extent = [](int stated) { return stated < 0 ? std::string("?") : std::to_string(stated); };
  std::string type = text("!pto.tile_buf<%s, %dx%dx%s, valid=%sx%s, blayout=%s, slayout=%s, fractal=%d, pad=%d, compact=%s>",
                          kinds[int(X::kind)], X::rows, X::cols, Element<typename X::Element>::name,
                          extent(X::statedRow).c_str(), extent(X::statedCol).c_str(), layouts[int(X::blayout)],
                          boxes[int(X::slayout)], X::fractal, int(X::pad), compact[int(X::compact)]);
  std::string shape;
  if (X::statedRow < 0) {
    shape += " valid_row = " + index(tile.validRow);
  }
  if (X::statedCol < 0) {
    shape += " valid_col = " + index(tile.validCol);
  }
  std::string address = value("arith.constant " + std::to_string(tile.address) + " : i64");
  return {value("pto.alloc_tile addr = " + address + shape + " : " + type), type};
}

// The argument that a pointer points into, and the distance from its start.
template <typename T>
Named pointer(const T *address) {
  auto at = reinterpret_cast<uint64_t>(address);
  size_t argument = bases.size();
  for (size_t i = 0; i < bases.size(); ++i) {
    // Buffers are far from each other, and a view may begin before its buffer.
    if (bases[i] != 0 && at + (uint64_t(1) << 38) >= bases[i]) {
      argument = i;
    }
  }
  std::string type = text("!pto.ptr<%s, gm>", Element<T>::name);
  if (argument == bases.size()) {
    stop("a pointer points into no argument");
    return {"%none", type};
  }
  auto offset = static_cast<int64_t>(at - bases[argument]) / int64_t(sizeof(T));
  std::string start = "%p" + std::to_string(argument);
  return {offset == 0 ? start : value("pto.addptr " + start + ", " + index(offset) + " : " + type + " -> " + type), type};
}

template <typename X>
std::enable_if_t<X::isGlobal, Named> named(const X &view) {
  static const char *layouts[] = {"nd", "dn", "nz", "mx_a_zz", "mx_b_nn"};
  // Leading dimensions of one element say nothing.
  int first = 0;
  while (X::layout <= decltype(X::layout)(1) && first < 3 && view.shape.n[first] == 1) {
    ++first;
  }
  std::string sizes, steps, zeros, open, extents;
  for (int i = first; i < 5; ++i) {
    if (view.shape.stated[i] >= 0 && view.shape.stated[i] != view.shape.n[i]) {
      stop("an extent is not that of the type");
    }
    if (view.stride.stated[i] >= 0 && view.stride.stated[i] != view.stride.n[i]) {
      stop("a distance is not that of the type");
    }
    const char *comma = i == first ? "" : ", ";
    sizes += comma + index(view.shape.n[i]);
    steps += comma + index(view.stride.n[i]);
    zeros += comma + index(0);
    open += "?x";
    extents += std::to_string(view.shape.n[i]) + "x";
  }
  std::string element = Element<typename X::Element>::name, whole = "!pto.tensor_view<" + open + element + ">";
  std::string type = "!pto.partition_tensor_view<" + extents + element + ">";
  std::string made = value("pto.make_tensor_view " + pointer(view.data()).name + ", shape = [" + sizes + "], strides = [" +
                           steps + "] {layout = #pto.layout<" + layouts[int(X::layout)] + ">} : " + whole);
  return {value("pto.partition_view " + made + ", offsets = [" + zeros + "], sizes = [" + sizes + "] : " + whole + " -> " +
                type),
          type};
}

// Values and their types: `%a, %b {..} : T, T`.
template <typename... X>
std::string list(const std::tuple<X &...> &all, const std::string &inside) {
  std::string names, types;
  auto add = [&](const Named &one) {
    names += (names.empty() ? "" : ", ") + one.name;
    types += (types.empty() ? "" : ", ") + one.type;
  };
  std::apply([&](auto &...one) { (add(named(one)), ...); }, all);
  return names + inside + " : " + types;
}

// Records an operation: what it reads, what it writes, and its attributes.
template <typename Ins, typename Outs, typename... A>
void record(const char *name, const Ins &ins, const Outs &outs, const A &...attributes) {
  std::string inside, after;
  [[maybe_unused]] auto add = [&](const Attribute &one) {
    if (one.word) {
      std::string &to = one.inside ? inside : after;
      to += (to.empty() ? " {" : ", ") + (one.before + std::string(one.word) + one.after);
    }
  };
  (add(attributes), ...);
  inside += inside.empty() ? "" : "}";
  after += after.empty() ? "" : "}";
  // TMATMUL_ACC is tmatmul.acc.
  std::string mnemonic;
  for (const char *letter = name; *letter; ++letter) {
    mnemonic += *letter == '_' ? '.' : char(*letter | 0x20);
  }
  std::string in = list(ins, inside);
  body += "  pto." + mnemonic + " ins(" + in + ") outs(" + list(outs, "") + ")" + after + "\n";
}

// Runs a kernel on buffers of no memory and the numbers of a command line, and prints the program.
template <typename A>
A argument(size_t number, const char *given, std::string &parameters) {
  parameters += (number ? ", %p" : "%p") + std::to_string(number) + ": ";
  if constexpr (std::is_pointer<A>::value) {
    parameters += text("!pto.ptr<%s, gm>", Element<std::remove_pointer_t<A>>::name);
    bases.push_back(uint64_t(number + 1) << 40);
    return reinterpret_cast<A>(bases.back());
  } else {
    bases.push_back(0);
    parameters += std::is_integral<A>::value ? "i" + std::to_string(8 * sizeof(A)) : Element<A>::name;
    return std::is_integral<A>::value ? A(atoll(given)) : A(atof(given));
  }
}

template <typename... A, size_t... I>
int kernel(void (*function)(A...), char **given, std::index_sequence<I...>) {
  std::string parameters;
  std::tuple<A...> arguments{argument<A>(I, given[I], parameters)...};
  std::apply(function, arguments);
  if (!stopped.empty()) {
    fprintf(stderr, "%s\n", stopped.c_str());
    return 1;
  }
  printf("func.func @trace(%s) {\n%s  return\n}\n", parameters.c_str(), body.c_str());
  return 0;
}
template <typename... A>
int kernel(void (*function)(A...), char **given) {
  return kernel(function, given, std::index_sequence_for<A...>());
}

} // namespace pto_trace

#endif
