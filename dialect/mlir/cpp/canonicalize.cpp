// Canonicalizes functions that consist mostly of operations without folds and patterns.

#include "shim.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/FoldUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace {

/// Rewrites as MLIR's `canonicalize{region-simplify=disabled}` does, but starts with the operations that may change,
/// not with all: those whose definition has a fold or a pattern, and those that are dead. Both visit the operations that
/// define or use values of a changed one.
class CanonicalizeFoldable : public PassWrapper<CanonicalizeFoldable, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CanonicalizeFoldable)

  StringRef getName() const override { return "CanonicalizeFoldable"; }
  StringRef getArgument() const override { return "canonicalize-foldable"; }
  StringRef getDescription() const override {
    return "Canonicalize operations that have folds or patterns, and erase dead ones";
  }

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(all);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      op.getCanonicalizationPatterns(all, context);
    patterns = FrozenRewritePatternSet(std::move(all));
    return success();
  }

  void runOnOperation() override {
    for (Region &region : getOperation()->getRegions())
      canonicalize(region);
  }

private:
  /// As many rounds as MLIR's pass makes at most.
  static constexpr int maxRounds = 10;

  void canonicalize(Region &region) {
    // Constants that a round makes are merged and hoisted by the next one. Like MLIR's pass, this one does not fail if
    // the patterns do not converge.
    for (int round = 0; round < maxRounds && canonicalizeOnce(region); ++round) {
    }
  }

  /// Returns whether an operation was changed.
  bool canonicalizeOnce(Region &region) {
    OperationFolder constants(&getContext());
    SmallVector<Operation *> ops;
    region.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (Attribute value = valueOf(op); value && !constants.insertKnownConstant(op, value))
        return WalkResult::skip(); // it repeats another one, and is erased
      if (hasFoldOrPattern(op->getName(), op) || mayBeDead(op))
        ops.push_back(op);
      return WalkResult::advance();
    });
    // The driver takes the last operation first.
    std::reverse(ops.begin(), ops.end());
    bool changed = false;
    (void)applyOpPatternsGreedily(ops, patterns, GreedyRewriteConfig().setScope(&region), &changed);
    return changed;
  }

  /// Returns the value of a constant. It is null for other operations, and for a constant whose fold fails, which
  /// `m_Constant` does not expect.
  static Attribute valueOf(Operation *op) {
    SmallVector<OpFoldResult, 1> folded;
    if (!op->hasTrait<OpTrait::ConstantLike>() || failed(op->fold(/*operands=*/{}, folded)) || folded.size() != 1)
      return {};
    return dyn_cast<Attribute>(folded.front());
  }

  /// Returns whether an operation may be erased because nothing depends on it. An operation without results and regions
  /// has an effect.
  static bool mayBeDead(Operation *op) {
    return (op->getNumResults() || op->getNumRegions()) && op->use_empty() && wouldOpBeTriviallyDead(op);
  }

  bool hasFoldOrPattern(OperationName name, Operation *op) {
    auto [known, isNew] = changeable.try_emplace(name);
    if (isNew)
      known->second = mdOpFolds(wrap(op)) || patterns.getOpSpecificNativePatterns().contains(name);
    return known->second;
  }

  FrozenRewritePatternSet patterns;
  /// Whether operations of a name have a fold or a pattern.
  llvm::DenseMap<OperationName, bool> changeable;
};

} // namespace

extern "C" void mdRegisterCanonicalizeFoldable() {
  registerPass([] { return std::make_unique<CanonicalizeFoldable>(); });
}
