// Computes the printed size of types and attributes: they share parts in memory that the printed form repeats.

#include "shim.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace {

/// Counts the parts of types and attributes, up to a limit.
class Expansion {
public:
  explicit Expansion(uint64_t limit) : limit(limit) {}

  uint64_t of(Type type) { return measure(type, dyn_cast_or_null<DynamicType>(type)); }
  uint64_t of(Attribute attr) { return measure(attr, dyn_cast_or_null<DynamicAttr>(attr)); }

private:
  uint64_t limit;
  llvm::DenseMap<const void *, uint64_t> sizes;

  template <typename Object, typename Dynamic> uint64_t measure(Object object, Dynamic dynamic) {
    if (!object)
      return 0;
    const void *key = object.getAsOpaquePointer();
    // A self-referential one is printed by its name.
    auto [known, isNew] = sizes.try_emplace(key, 1);
    if (!isNew)
      return known->second;
    uint64_t size = 1;
    auto add = [&](auto part) { size = std::min(limit, size + of(part)); };
    if (dynamic)
      llvm::for_each(dynamic.getParams(), add);
    else
      object.walkImmediateSubElements([&](Attribute attr) { add(attr); }, [&](Type type) { add(type); });
    return sizes[key] = size;
  }
};

} // namespace

extern "C" {

/// Returns the first operation with a type or attribute of more than `single` parts in printed form, or at which the
/// total of all operations exceeds `total`; null if there is none.
MlirOperation mdTooLarge(MlirOperation root, uint64_t single, uint64_t total) {
  Expansion expansion(single + 1);
  uint64_t sum = 0;
  Operation *found = nullptr;
  unwrap(root)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto add = [&](auto part) {
      uint64_t size = expansion.of(part);
      sum += size;
      if (size > single || sum > total)
        found = op;
    };
    llvm::for_each(op->getOperandTypes(), add);
    llvm::for_each(op->getResultTypes(), add);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArgumentTypes(), add);
    add(Attribute(op->getDiscardableAttrDictionary()));
    add(op->getPropertiesAsAttribute());
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return wrap(found);
}

} // extern "C"
