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

// An attribute that is a number.
struct Number {
  bool inside;
  const char *before;
  int64_t number;
  const char *after;
};

// How many operands stand for each of the definition of an operation, where some may be absent.
constexpr Attribute segments(const char *counts) { return {true, "operandSegmentSizes = array<i32: ", counts, ">"}; }

// A position, which PTO has the type `index` for.
struct Index {
  int64_t value;
};
// A position that a run of the kernel computes, so that no rule on constants sees it.
struct Computed {
  int64_t value;
};

// What transfers in the background give: a value of the program.
struct AsyncSession {
  static constexpr const char *type = "!pto.async_session";
  int value = -1;
};
struct AsyncEvent {
  static constexpr const char *type = "!pto.async_event";
  int value = -1;
  bool Wait(AsyncSession session);
  bool Test(AsyncSession session);
};
struct PrefetchAsyncContext {
  static constexpr const char *type = "!pto.prefetch_async_context";
  int value = -1;
  AsyncSession session;
  explicit PrefetchAsyncContext(uint8_t *workspace);
};

#ifndef PTO_TRACE

template <typename... X>
void made(const char *, X &&...) {}
inline PrefetchAsyncContext::PrefetchAsyncContext(uint8_t *) {}
inline bool AsyncEvent::Wait(AsyncSession) { return true; }
inline bool AsyncEvent::Test(AsyncSession) { return true; }
template <typename... X>
void meet(X &&...) {}
template <typename... X>
void record(const char *, X &&...) {}
template <typename... X>
void generic(const char *, X &&...) {}
template <typename... X>
void grouped(const char *, X &&...) {}
template <typename T, typename X>
T taken(const X &, int64_t) {
  return T();
}
template <typename... X>
void factors(const char *, X &&...) {}
struct Slots {
  int bytes, number, kept;
};
inline void pipe(int, int, Slots, bool, const void *, int64_t, int64_t) {}
template <typename... X>
void push(int, X &&...) {}
template <typename... X>
void pop(int, X &&...) {}
template <typename... X>
void allocate(int, X &&...) {}
template <typename... X>
void release(int, X &&...) {}
template <typename... X>
void convert(int, X &&...) {}
inline void order(const char *, ...) {}
inline void stop(const char *) {}
inline bool isA5() { return true; }
inline int64_t core() { return 0; }

} // namespace pto_trace

#else

} // namespace pto_trace
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <type_traits>
#include <unistd.h>
#include <vector>
namespace pto_trace {

// A value and its type.
struct Named {
  std::string name, type;
};
// Memory that a value of the program stands for: an argument in global memory, an entry of a pipe there, or a tile.
struct Known {
  uint64_t start, bytes;
  Named value;
  std::string pointer; // The type of a pointer to its elements.
};

// The body of the program, and the values that it defines.
inline std::string body;
inline std::map<std::string, std::string> values;
// Pointers into global memory, and tiles of each memory that are arguments, by their memory.
inline std::vector<Known> bases;
inline std::map<std::string, std::vector<Known>> tiles;
// Entries of pipes: tiles that only the program knows the address of, and views by their pointers.
inline std::vector<Named> entries;
inline std::map<uint64_t, Named> views;
// Elements that the program reads, as bits: those of earlier runs, and how many were taken.
inline std::vector<uint64_t> elements;
inline size_t taken_elements;
// The kind of core, and which of its kind; the target.
inline std::string kind;
inline int64_t subblock;
inline bool a5;

inline bool isA5() { return a5; }
inline int64_t core() { return subblock; }

// Ends the run: a program cannot stand for this kernel, and why.
[[noreturn]] inline void stop(const char *why) {
  fprintf(stderr, "%s\n", why);
  fflush(stderr);
  _exit(1);
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

inline std::string index(int64_t number) { return value("arith.constant " + std::to_string(number) + " : index"); }
inline Named named(Computed number) {
  std::string constant = value("arith.constant " + std::to_string(number.value) + " : i64");
  return {value("arith.index_cast " + constant + " : i64 to index"), "index"};
}
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
std::enable_if_t<X::isFloat, Named> named(const X &number) {
  std::string type = Element<X>::name;
  return {value(text("arith.constant 0x%0*X : ", int(2 * sizeof(X)), unsigned(number.bits)) + type), type};
}

template <typename X>
std::enable_if_t<X::isCounts, Named> named(const X &counts) {
  std::string type = "vector<4xi16>", of;
  for (uint16_t count : {counts.count0, counts.count1, counts.count2, counts.count3}) {
    of += (of.empty() ? "" : ", ") + std::to_string(int16_t(count));
  }
  return {value("arith.constant dense<[" + of + "]> : " + type), type};
}

template <typename X>
std::enable_if_t<X::isTile, Named> named(const X &tile) {
  static const char *kinds[] = {"vec", "mat", "left", "right", "acc", "bias", "scaling", "scaling", "scaling"};
  static const char *layouts[] = {"row_major", "col_major"}, *boxes[] = {"none_box", "row_major", "col_major"};
  static const char *compact[] = {"null", "normal", "row_plus_one"};
  auto extent = [](int stated) { return stated < 0 ? std::string("?") : std::to_string(stated); };
  // Two of 4 bits are one element, along the lines of memory.
  constexpr bool alongRows = int(X::slayout) == 0 ? int(X::blayout) == 0 : int(X::slayout) == 1;
  constexpr int byRow = X::packed && !alongRows ? 2 : 1, byCol = X::packed && alongRows ? 2 : 1;
  std::string type = text("!pto.tile_buf<%s, %dx%dx%s, valid=%sx%s, blayout=%s, slayout=%s, fractal=%d, pad=%d, compact=%s>",
                          kinds[int(X::kind)], X::rows / byRow, X::cols / byCol, Element<typename X::Element>::name,
                          extent(X::statedRow < 0 ? -1 : X::statedRow / byRow).c_str(),
                          extent(X::statedCol < 0 ? -1 : X::statedCol / byCol).c_str(), layouts[int(X::blayout)],
                          boxes[int(X::slayout)], X::fractal, int(X::pad), compact[int(X::compact)]);
  if (tile.entry > 0) {
    const Named &found = entries[tile.entry - 1];
    if (found.type == type) {
      return found;
    }
    return {value("pto.treshape " + found.name + " : " + found.type + " -> " + type), type};
  }
  std::string shape;
  if (X::statedRow < 0) {
    shape += " valid_row = " + index(tile.validRow / byRow);
  }
  if (X::statedCol < 0) {
    shape += " valid_col = " + index(tile.validCol / byCol);
  }
  std::string address = value("arith.constant " + std::to_string(tile.address) + " : i64");
  for (const Known &known : tiles[kinds[int(X::kind)]]) {
    bool whole = shape.empty() || (tile.validRow == X::rows && tile.validCol == X::cols);
    if (known.start == tile.address && known.value.type == type && whole) {
      return known.value;
    }
    if (known.start <= tile.address && tile.address < known.start + known.bytes) {
      std::string at = value("pto.tile_buf_addr " + known.value.name + " : " + known.value.type + " -> " + known.pointer);
      std::string start = value("pto.castptr " + at + " : " + known.pointer + " -> i64");
      std::string distance = value("arith.constant " + std::to_string(tile.address - known.start) + " : i64");
      address = value("arith.addi " + start + ", " + distance + " : i64");
    }
  }
  return {value("pto.alloc_tile addr = " + address + shape + " : " + type), type};
}

// The argument that a pointer points into, and the distance from its start.
template <typename T>
Named pointer(const T *address) {
  auto at = reinterpret_cast<uint64_t>(address);
  const Known *argument = nullptr;
  for (const Known &known : bases) {
    // Buffers are far from each other, and a view may begin before its buffer.
    if (at + (uint64_t(1) << 38) >= known.start && (!argument || argument->start < known.start)) {
      argument = &known;
    }
  }
  std::string type = text("!pto.ptr<%s, gm>", Element<T>::name);
  if (!argument) {
    stop("a pointer points into no argument");
  }
  auto offset = static_cast<int64_t>(at - argument->start) / int64_t(sizeof(T));
  std::string start = argument->value.name;
  if (argument->value.type != type) {
    start = value("pto.castptr " + start + " : " + argument->value.type + " -> " + type);
  }
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

// Attributes as text, separated by commas.
inline void add(std::string &to, const char *before, const std::string &word, const char *after) {
  to += (to.empty() ? "" : ", ") + (before + word + after);
}
inline void add(std::string &inside, std::string &after, const Attribute &one) {
  if (one.word) {
    add(one.inside ? inside : after, one.before, one.word, one.after);
  }
}
inline void add(std::string &inside, std::string &after, const Number &one) {
  add(one.inside ? inside : after, one.before, std::to_string(one.number), one.after);
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
  (add(inside, after, attributes), ...);
  inside = inside.empty() ? "" : " {" + inside + "}";
  after = after.empty() ? "" : " {" + after + "}";
  // TMATMUL_ACC is tmatmul.acc.
  std::string mnemonic;
  for (const char *letter = name; *letter; ++letter) {
    mnemonic += *letter == '_' ? '.' : char(*letter | 0x20);
  }
  std::string in = list(ins, inside);
  body += "  pto." + mnemonic + " ins(" + in + ") outs(" + list(outs, "") + ")" + after + "\n";
}

// Records an operation whose operands stand in the order of its definition.
template <typename... X, typename... A>
void generic(const char *mnemonic, const std::tuple<X &...> &operands, const A &...attributes) {
  std::string all, names, types;
  (add(all, all, attributes), ...);
  auto each = [&](const Named &one) {
    names += (names.empty() ? "" : ", ") + one.name;
    types += (types.empty() ? "" : ", ") + one.type;
  };
  std::apply([&](auto &...one) { (each(named(one)), ...); }, operands);
  all = all.empty() ? "" : " <{" + all + "}>";
  body += std::string("  \"pto.") + mnemonic + "\"(" + names + ")" + all + " : (" + types + ") -> ()\n";
}

// The operation by which all cores meet.
template <typename... X>
void meet(const std::tuple<X &...> &operands, const char *cores) {
  body += "  pto.syncall(" + list(operands, "") + ") mode = #pto.sync_all_mode<soft>, core_type = #pto.sync_core_type<" +
          cores + ">\n";
}

// A value that transfers in the background give.
template <typename X>
std::enable_if_t<std::is_same<decltype(X::value), int>::value && std::is_class<X>::value, Named> named(const X &made) {
  if (made.value < 0) {
    stop("a session, an event or a context that nothing made");
  }
  return {"%s" + std::to_string(made.value), X::type};
}
inline Named named(uint8_t *memory) { return pointer(memory); }
inline int number_made;
template <typename R, typename... X>
void made(const char *mnemonic, R &result, const X &...operands) {
  std::string names, types;
  auto each = [&](const Named &one) {
    names += (names.empty() ? "" : ", ") + one.name;
    types += (types.empty() ? "" : ", ") + one.type;
  };
  (each(named(operands)), ...);
  result.value = number_made++;
  body += "  %s" + std::to_string(result.value) + " = \"pto." + mnemonic + "\"(" + names + ") : (" + types + ") -> " + R::type +
          "\n";
}
inline PrefetchAsyncContext::PrefetchAsyncContext(uint8_t *workspace) {
  made("make_prefetch_async_context", *this, workspace);
  made("get_prefetch_async_session", session, *this);
}
struct Truth {
  static constexpr const char *type = "i1";
  int value = -1;
};
// A transfer is complete when the program goes on.
inline bool AsyncEvent::Wait(AsyncSession session) {
  Truth done;
  made("comm.wait_async_event", done, *this, session);
  return true;
}
inline bool AsyncEvent::Test(AsyncSession session) {
  Truth done;
  made("comm.test_async_event", done, *this, session);
  return true;
}

// Records a transfer between devices: `name(%a, recv(%t), group(%b, %c) : types) {..}`.
template <typename... X, typename... W, typename G, typename... A>
void grouped(const char *mnemonic, const std::tuple<X &...> &operands, const char *buffers, const std::tuple<W &...> &tiles,
             G *members, int count, const A &...attributes) {
  std::string names, parts, group, types, all;
  auto each = [&](std::string &to, const Named &one) {
    to += (to.empty() ? "" : ", ") + one.name;
    types += (types.empty() ? "" : ", ") + one.type;
  };
  std::apply([&](auto &...one) { (each(names, named(one)), ...); }, operands);
  std::apply([&](auto &...one) { (each(parts, named(one)), ...); }, tiles);
  for (int i = 0; i < count; ++i) {
    each(group, named(members[i]));
  }
  (add(all, all, attributes), ...);
  body += std::string("  pto.") + mnemonic + "(" + names + ", " + buffers + "(" + parts + ")" +
          (count ? ", group(" + group + ")" : "") + " : " + types + ")" + (all.empty() ? "" : " {" + all + "}") + "\n";
}

// An element of a tile: the program reads it, and a run of the program up to here says what it is. That value is known in
// the next run of the kernel; this one ends with the program that stores it where the harness looks.
template <typename T, typename X>
T taken(const X &tile, int64_t offset) {
  Index at{offset};
  Named from = named(tile), where = named(at);
  std::string element = Element<T>::name, result = "%e" + std::to_string(taken_elements);
  body += "  " + result + " = pto.tgetval ins(" + from.name + ", " + where.name + " : " + from.type + ", " + where.type +
          ") outs : " + element + "\n";
  if (taken_elements == elements.size()) {
    printf("probe %s\n%s  pto.store_scalar %s, %%probe[%s] : !pto.ptr<%s, gm>, %s\n", element.c_str(), body.c_str(),
           result.c_str(), "%zero", element.c_str(), element.c_str());
    fflush(stdout);
    _exit(3);
  }
  uint64_t bits = elements[taken_elements++];
  T value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

// An entry of a pipe that an operation takes: a tile, or a view of memory that only the program knows.
template <typename X>
void popped(const std::string &operation, X &entry) {
  std::string name = "%h" + std::to_string(entries.size());
  if constexpr (X::isTile) {
    Named open = named(entry);
    entries.push_back({name, open.type});
    entry.entry = int(entries.size());
  } else {
    std::string extents;
    for (int i = 3; i < 5; ++i) {
      extents += std::to_string(entry.shape.n[i]) + "x";
    }
    std::string element = Element<typename X::Element>::name, type = "!pto.tensor_view<" + extents + element + ">";
    entries.push_back({name, type});
    uint64_t start = uint64_t(1000 + entries.size()) << 40;
    entry.pointer = reinterpret_cast<typename X::Element *>(start);
    views[start] = {name, type};
  }
  body += "  " + name + " = " + operation + " -> " + entries.back().type + "\n";
  if constexpr (!X::isTile) {
    std::string pointer = text("!pto.ptr<%s, gm>", Element<typename X::Element>::name), at = name + "_at";
    body += "  " + at + " = pto.tensor_view_addr " + name + " : " + entries.back().type + " -> " + pointer + "\n";
    bases.push_back({reinterpret_cast<uint64_t>(entry.pointer), 0, {at, pointer}, {}});
  }
}
// Pipes between cores. Both ends have the number of the first flag. What is done to accumulators on their way is told by the
// push, after the pipe is made: `@N@` stands for it.
struct Slots {
  int bytes, number, kept;
};
inline void pipe(int flag, int directions, Slots slots, bool whole, void *memory, int64_t toVector, int64_t toCube) {
  std::string parts, operands;
  auto operand = [&](const char *name, const Named &value) {
    operands += (operands.empty() ? "" : ", ") + (name + (" = " + value.name)) + " : " + value.type;
  };
  if (memory) {
    operand("gm_slot_buffer", pointer(static_cast<const uint8_t *>(memory)));
    parts = isA5() ? "" : text(", local_slot_num = %d", slots.kept);
  }
  if (directions & 1) {
    operand("c2v_consumer_buf", named(int32_t(toVector)));
  }
  if (directions & 2) {
    operand("v2c_consumer_buf", named(int32_t(toCube)));
  }
  body += text("  pto.%s_initialize_pipe {id = %d, dir_mask = %d, slot_size = %d, slot_num = %d", kind == "cube" ? "aic" : "aiv",
               flag, directions, slots.bytes, slots.number) +
          parts + (whole ? ", nosplit = true" : "") + "@" + std::to_string(flag) + "@} (" + operands + ")\n";
}
inline void convert(int flag, const std::string &how) {
  std::string place = "@" + std::to_string(flag) + "@";
  size_t at = body.find(place);
  if (at != std::string::npos) {
    std::string epilogue = ", acc_push_epilogue = #pto.acc_push_epilogue<" + how + ">";
    body.replace(at, place.size(), epilogue);
    body = "//" + place + epilogue + "\n" + body;
  }
}
// The factors of the accumulators that are pushed next.
inline std::string next_factors;
template <typename X>
void factors(const char *operation, const X &factors) {
  Named value = named(factors);
  next_factors = std::string("  pto.") + operation + "(" + value.name + " : " + value.type + ")";
}
inline std::string of_pipe(int flag, int split) { return text(" {id = %d, split = %d}", flag, split); }
inline std::string of_core() { return ""; }
inline std::string of_core(int32_t core) { return " aiv_subblockid(" + named(int64_t(core)).name + ")"; }
template <typename X, typename... Core>
void push(int flag, const X &entry, int split, Core... core) {
  if (!next_factors.empty()) {
    body += next_factors + " {id = " + std::to_string(flag) + "}\n";
    next_factors.clear();
  }
  std::string which = of_core(core...), operand;
  if constexpr (X::isTile) {
    Named tile = named(entry);
    operand = tile.name + " : " + tile.type;
  } else {
    auto found = views.find(reinterpret_cast<uint64_t>(entry.pointer));
    if (found == views.end()) {
      stop("a view that is no entry is pushed");
    }
    operand = found->second.name + " : " + found->second.type;
  }
  body += std::string("  pto.tpush_to_") + (kind == "cube" ? "aiv" : "aic") + "(" + operand + ")" + of_pipe(flag, split) +
          which + "\n";
}
template <typename X, typename... Core>
void pop(int flag, X &entry, int split, Core... core) {
  std::string which = of_core(core...), valid;
  if constexpr (X::isTile) {
    if (X::statedRow < 0 || X::statedCol < 0) {
      valid = "(" + index(entry.validRow) + ", " + index(entry.validCol) + ")";
    }
  }
  popped(std::string("pto.tpop_from_") + (kind == "cube" ? "aiv" : "aic") + valid + of_pipe(flag, split) + which, entry);
}
template <typename X>
void allocate(int flag, X &entry, int split) {
  popped(std::string("pto.talloc_to_") + (kind == "cube" ? "aiv" : "aic") + of_pipe(flag, split), entry);
}
inline void release(int flag, int split) {
  body += std::string("  pto.tfree_from_") + (kind == "cube" ? "aiv" : "aic") + of_pipe(flag, split) + "\n";
}
template <typename X>
void release(int flag, int split, const X &entry) {
  auto found = views.find(reinterpret_cast<uint64_t>(entry.pointer));
  if (found == views.end()) {
    stop("a view that is no entry is given back");
  }
  body += std::string("  pto.tfree_from_") + (kind == "cube" ? "aiv" : "aic") + "(" + found->second.name + " : " +
          found->second.type + ")" + of_pipe(flag, split) + "\n";
}

// An argument of the function: a pointer to a buffer of no memory, or the number that its text gives.
template <typename A>
A argument(const std::string &given) {
  size_t comma = given.find('=');
  std::string name = given.substr(0, comma), number = given.substr(comma + 1);
  if constexpr (std::is_pointer<A>::value) {
    uint64_t start = uint64_t(bases.size() + 1) << 40;
    bases.push_back({start, 0, {name, text("!pto.ptr<%s, gm>", Element<std::remove_pointer_t<A>>::name)}, {}});
    return reinterpret_cast<A>(start);
  } else if constexpr (std::is_integral<A>::value) {
    return A(strtoll(number.c_str(), nullptr, 0));
  } else {
    return A(atof(number.c_str()));
  }
}

inline void unreadable(int) { stop("a number is read or written through a pointer"); }

// A tile that is an argument of the program: NAME@MEMORY,START,BYTES;TYPE;TYPE OF A POINTER.
inline void tile(const std::string &given) {
  size_t at = given.find('@'), first = given.find(','), second = given.find(',', first + 1), third = given.find(';');
  size_t last = given.rfind(';');
  uint64_t start = strtoull(given.c_str() + first + 1, nullptr, 0), bytes = strtoull(given.c_str() + second + 1, nullptr, 0);
  Named value{given.substr(0, at), given.substr(third + 1, last - third - 1)};
  tiles[given.substr(at + 1, first - at - 1)].push_back({start, bytes, value, given.substr(last + 1)});
}

// Runs a function on buffers of no memory and the numbers of a command line, and prints what it records. The command line:
// target, kind of core and which of the vector cores, elements that the program reads as bits, tiles, arguments.
template <typename... A, size_t... I>
int kernel(void (*function)(A...), char **given, std::index_sequence<I...>) {
  signal(SIGSEGV, unreadable);
  signal(SIGBUS, unreadable);
  a5 = std::string(*given++) == "a5";
  kind = *given++;
  subblock = atoll(*given++);
  std::vector<std::string> numbers;
  for (; *given; ++given) {
    std::string one = *given;
    if (one[0] == '#') {
      elements.push_back(strtoull(one.c_str() + 1, nullptr, 16));
    } else if (one.find('@') != std::string::npos) {
      tile(one);
    } else {
      numbers.push_back(one);
    }
  }
  if (numbers.size() != sizeof...(A)) {
    stop("the function has other parameters than the kernel");
  }
  std::tuple<A...> arguments{argument<A>(numbers[I])...};
  std::apply(function, arguments);
  printf("%s", body.c_str());
  return 0;
}
template <typename... A>
int kernel(void (*function)(A...), char **given) {
  return kernel(function, given, std::index_sequence_for<A...>());
}

} // namespace pto_trace

#endif
