// Prints operations.

#include "shim.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectInterface.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace {

/// Passes output to a callback in large pieces: MLIR prints a few bytes at a time.
class CallbackStream final : public llvm::raw_ostream {
public:
  CallbackStream(MlirStringCallback callback, void *data) : callback(callback), data(data) { SetBufferSize(1 << 16); }
  ~CallbackStream() override { flush(); }

private:
  void write_impl(const char *text, size_t size) override {
    callback(MlirStringRef{text, size}, data);
    position += size;
  }
  uint64_t current_pos() const override { return position; }

  MlirStringCallback callback;
  void *data;
  uint64_t position = 0;
};

/// Determines whether MLIR would print any part of an operation as an alias, or resources at its end. MLIR itself
/// prints the whole operation a second time for that; this class visits each type and attribute once. Unknown cases
/// count as aliases.
class AliasSearch {
public:
  explicit AliasSearch(MLIRContext *context) : interfaces(context) {}

  bool finds(Operation *root) {
    auto visit = [&](Operation *op) {
      ++operations;
      return inOperation(op) ? WalkResult::interrupt() : WalkResult::advance();
    };
    return root->walk(visit).wasInterrupted();
  }

  /// The number of operations that were visited.
  size_t operations = 0;

private:
  /// Operations of other dialects may print attributes that they do not hold.
  bool isKnown(OperationName name, Operation *op) {
    auto [found, isNew] = known.try_emplace(name.getAsOpaquePointer(), false);
    if (isNew)
      found->second = mdOpDef(wrap(op)) ||
                      llvm::is_contained({"arith", "builtin", "cf", "func", "math", "scf"}, name.getDialectNamespace());
    return found->second;
  }
  bool inOperation(Operation *op) {
    if (!isKnown(op->getName(), op))
      return true;
    for (Type type : op->getResultTypes())
      if (in(type))
        return true;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          if (in(type))
            return true;
    for (NamedAttribute attr : op->getDiscardableAttrs())
      if (in(attr.getValue()))
        return true;
    return op->getPropertiesStorageSize() != 0 && in(op->getPropertiesAsAttribute());
  }
  template <typename T> bool in(T symbol) {
    if (!symbol || !seen.insert(symbol.getAsOpaquePointer()).second)
      return false;
    using Own = std::conditional_t<std::is_same_v<T, Attribute>, OpAsmAttrInterface, OpAsmTypeInterface>;
    llvm::raw_null_ostream ignored;
    if (auto own = dyn_cast<Own>(symbol); own && own.getAlias(ignored) != OpAsmAliasResult::NoAlias)
      return true;
    for (const OpAsmDialectInterface &interface : interfaces)
      if (interface.getAlias(symbol, ignored) != OpAsmAliasResult::NoAlias)
        return true;
    if constexpr (std::is_same_v<T, Attribute>)
      if (isa<DenseResourceElementsAttr>(symbol))
        return true;
    bool found = false;
    symbol.walkImmediateSubElements([&](Attribute inner) { found |= in(inner); }, [&](Type inner) { found |= in(inner); });
    return found;
  }

  DialectInterfaceCollection<OpAsmDialectInterface> interfaces;
  llvm::DenseSet<const void *> seen;
  llvm::DenseMap<const void *, bool> known;
};

} // namespace

extern "C" {

void mdOperationPrint(MlirOperation op, bool generic, bool debugInfo, bool verified, bool names,
                      void (*expect)(size_t operations, void *data), MlirStringCallback callback, void *data) {
  OpPrintingFlags flags;
  if (generic)
    flags.printGenericOpForm();
  if (debugInfo)
    flags.enableDebugInfo(/*enable=*/true, /*prettyForm=*/false);
  if (verified)
    flags.assumeVerified();
  if (names)
    flags.printNameLocAsPrefix();
  Operation *root = unwrap(op);
  CallbackStream out(callback, data);
  bool whole = !root->getBlock() && root->hasTrait<OpTrait::IsIsolatedFromAbove>();
  AliasSearch aliases(root->getContext());
  if (!whole || debugInfo || aliases.finds(root))
    return root->print(out, flags);
  expect(aliases.operations, data);
  // With local scope, an operation is printed without a search for aliases.
  root->print(out, flags.useLocalScope());
  out << '\n';
}

} // extern "C"
