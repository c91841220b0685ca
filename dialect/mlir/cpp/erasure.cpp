// Erases operations and block arguments in two steps: they leave the module, and later their memory is freed.

#include "shim.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"

using namespace mlir;

namespace {

/// Returns whether an operation outside of `root` uses a value or block defined in `root`.
bool isUsedOutside(Operation *root) {
  auto outside = [&](Operation *user) { return !root->isAncestor(user); };
  return root
      ->walk([&](Operation *op) {
        if (llvm::any_of(op->getUsers(), outside))
          return WalkResult::interrupt();
        for (Region &region : op->getRegions())
          for (Block &block : region) {
            for (BlockArgument argument : block.getArguments())
              if (llvm::any_of(argument.getUsers(), outside))
                return WalkResult::interrupt();
            for (BlockOperand &use : block.getUses())
              if (outside(use.getOwner()))
                return WalkResult::interrupt();
          }
        return WalkResult::advance();
      })
      .wasInterrupted();
}

} // namespace

extern "C" {

bool mdIsUsedOutside(MlirOperation op) { return isUsedOutside(unwrap(op)); }

/// Removes an operation from its block unless something outside of it uses it, and, if `inside` is not null, only if it
/// is inside of that operation. Its operands and successors from outside are replaced by arguments of `standIns`, and
/// by that block, so that it can still be inspected.
bool mdErase(MlirOperation op, MlirOperation inside, MlirBlock standIns) {
  Operation *root = unwrap(op);
  if (!root->getBlock() || (inside.ptr && !unwrap(inside)->isProperAncestor(root)) || isUsedOutside(root))
    return false;
  root->remove();
  Block *block = unwrap(standIns);
  root->walk([&](Operation *user) {
    for (OpOperand &operand : user->getOpOperands()) {
      Value value = operand.get();
      if (!value)
        continue;
      Operation *owner = value.getDefiningOp() ? value.getDefiningOp() : value.getParentBlock()->getParentOp();
      if (!owner || !root->isAncestor(owner))
        operand.set(block->addArgument(value.getType(), value.getLoc()));
    }
    for (BlockOperand &successor : user->getBlockOperands()) {
      Operation *owner = successor.get() ? successor.get()->getParentOp() : nullptr;
      if (!owner || !root->isAncestor(owner))
        successor.set(block);
    }
  });
  return true;
}

/// Drops all operands and successors of an operation and of the operations nested in it.
void mdDropReferences(MlirOperation op) { unwrap(op)->dropAllReferences(); }

/// Erases a block argument unless it is used.
bool mdEraseArgument(MlirValue value) {
  auto argument = cast<BlockArgument>(unwrap(value));
  if (!argument.use_empty())
    return false;
  argument.getOwner()->eraseArgument(argument.getArgNumber());
  return true;
}

/// Returns whether a block or one of its arguments is used.
bool mdBlockIsUsed(MlirBlock raw) {
  Block *block = unwrap(raw);
  return !block->use_empty() || llvm::any_of(block->getArguments(), [](BlockArgument a) { return !a.use_empty(); });
}

/// Returns whether one operation is the other, or inside of it.
bool mdIsInside(MlirOperation inner, MlirOperation outer) { return unwrap(outer)->isAncestor(unwrap(inner)); }

} // extern "C"
