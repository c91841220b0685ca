// Replacing types of operations.

#include "shim.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

extern "C" {

void mdReplaceTypes(MlirOperation root, MlirStringRef dialect, MlirType (*replacement)(MlirType type, void *data),
                    void *data) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](Type type) -> std::optional<std::pair<Type, WalkResult>> {
    if (type.getDialect().getNamespace() != unwrap(dialect))
      return std::nullopt;
    MlirType other = replacement(wrap(type), data);
    return std::make_pair(other.ptr ? unwrap(other) : type, WalkResult::skip());
  });
  replacer.recursivelyReplaceElementsIn(unwrap(root), /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

} // extern "C"
