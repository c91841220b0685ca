// Reports diagnostics, and verifies without stopping at the first error.

#include "shim.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace {

/// Runs all checks of MLIR's verifier, without stopping at the first operation that fails. Checks that rely on valid
/// nested operations are skipped if these are invalid: dominance (for each isolated operation separately), and the
/// region verifiers of upstream operations.
class ExhaustiveVerifier {
public:
  bool run(Operation *root) {
    verifyOperation(root);
    if (structureSound && !root->hasTrait<OpTrait::IsIsolatedFromAbove>())
      verifyDominance(root);
    return failures == 0;
  }

private:
  unsigned failures = 0;
  bool structureSound = true;
  /// Operations that fail their verifier.
  llvm::DenseSet<Operation *> broken;

  void check(LogicalResult result) { failures += failed(result); }
  void fail(InFlightDiagnostic &&diag, bool structural) {
    diag.report();
    ++failures;
    structureSound &= !structural;
  }

  void verifyOperation(Operation *op) {
    for (Value operand : op->getOperands())
      if (!operand)
        return fail(op->emitError("null operand found"), true);
    for (NamedAttribute attr : op->getDiscardableAttrDictionary())
      if (Dialect *dialect = attr.getNameDialect())
        check(dialect->verifyOperationAttribute(op, attr));
    OperationName name = op->getName();
    Dialect *dialect = name.getDialect();
    if (!name.isRegistered() &&
        !(dialect ? dialect->allowsUnknownOperations() : op->getContext()->allowsUnregisteredDialects()))
      return fail(op->emitOpError(dialect ? "is not an operation of its dialect"
                                          : "created with unregistered dialect; use --allow-unregistered-dialect"),
                  true);
    unsigned before = failures;
    if (name.isRegistered())
      check(name.verifyInvariants(op));
    bool sound = failures == before;
    if (!sound)
      broken.insert(op);

    bool outerSound = std::exchange(structureSound, true);
    before = failures;
    auto kinds = dyn_cast<RegionKindInterface>(op);
    for (Region &region : op->getRegions()) {
      if (region.empty())
        continue;
      if (name.isRegistered() && kinds && kinds.getRegionKind(region.getRegionNumber()) == RegionKind::Graph &&
          !region.hasOneBlock())
        fail(op->emitOpError("expects graph region #") << region.getRegionNumber() << " to have 0 or 1 blocks", true);
      if (!region.front().hasNoPredecessors())
        fail(emitError(op->getLoc(), "entry block of region may not have predecessors"), true);
      for (Block &block : region)
        verifyBlock(block);
    }
    bool table = op->hasTrait<OpTrait::SymbolTable>() && structureSound;
    if (table)
      verifySymbols(op);
    // Definitions in Rust may inspect their regions although a nested operation is invalid: the worst outcome is an
    // error. Upstream operations rely on valid ones; only the check of isolation is safe for them.
    if (sound && name.isRegistered()) {
      // A table without failures has valid symbols, so that nothing is reported twice.
      if (failures == before ||
          (structureSound && mdOpDef(wrap(op)) && !op->hasTrait<OpTrait::SymbolTable>()))
        check(name.verifyRegionInvariants(op));
      else if (structureSound && op->hasTrait<OpTrait::IsIsolatedFromAbove>())
        check(OpTrait::impl::verifyIsIsolatedFromAbove(op));
    }
    if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>()) {
      structureSound &= outerSound;
      return;
    }
    if (structureSound)
      verifyDominance(op);
    structureSound = outerSound;
  }

  /// Runs MLIR's checks of a symbol table, without stopping at the first invalid symbol or use.
  void verifySymbols(Operation *table) {
    if (table->getNumRegions() != 1 || !table->getRegion(0).hasOneBlock())
      return;
    llvm::DenseMap<Attribute, Operation *> symbols;
    for (Operation &op : table->getRegion(0).front()) {
      auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
      if (!name)
        continue;
      auto [known, isNew] = symbols.try_emplace(name, &op);
      if (isNew)
        continue;
      InFlightDiagnostic diag = op.emitError("redefinition of symbol named '") << name.getValue() << "'";
      diag.attachNote(known->second->getLoc()) << "see existing symbol definition here";
      fail(std::move(diag), false);
    }
    SymbolTableCollection tables;
    table->getRegion(0).walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto user = dyn_cast<SymbolUserOpInterface>(op);
      if (user && !broken.contains(op))
        check(user.verifySymbolUses(tables));
      return op->hasTrait<OpTrait::SymbolTable>() ? WalkResult::skip() : WalkResult::advance();
    });
  }

  void verifyBlock(Block &block) {
    Operation *parent = block.getParentOp();
    bool optionalTerminator =
        !parent || (block.getParent()->hasOneBlock() && parent->mightHaveTrait<OpTrait::NoTerminator>());
    for (BlockArgument arg : block.getArguments())
      if (arg.getOwner() != &block)
        fail(emitError(parent->getLoc(), "block argument not owned by block"), true);
    if (block.empty()) {
      if (!optionalTerminator)
        fail(emitError(parent->getLoc(), "empty block: expect at least a terminator"), true);
      return;
    }
    for (Operation &op : block) {
      if (op.getNumSuccessors() != 0 && &op != &block.back())
        fail(op.emitError("operation with block successors must terminate its parent block"), true);
      for (Block *successor : op.getSuccessors())
        if (successor->getParent() != block.getParent())
          fail(op.emitOpError("branching to block of a different region"), true);
      verifyOperation(&op);
    }
    if (!optionalTerminator && !block.back().mightHaveTrait<OpTrait::IsTerminator>())
      fail(block.back().emitError("block with no terminator, has ") << block.back().getName(), true);
  }

  void verifyDominance(Operation *root) {
    DominanceInfo dominance(root);
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == root)
        return WalkResult::advance();
      if (dominance.isReachableFromEntry(op->getBlock()))
        for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
          // The check of isolation reports values from outside of an isolated operation.
          if (!root->isAncestor(operand.getParentBlock()->getParentOp()))
            continue;
          if (!dominance.properlyDominates(operand, op)) {
            InFlightDiagnostic diag = op->emitError("operand #") << index << " does not dominate this use";
            if (Operation *definition = operand.getDefiningOp())
              diag.attachNote(definition->getLoc()) << "operand defined here";
            fail(std::move(diag), false);
          }
        }
      return op->hasTrait<OpTrait::IsIsolatedFromAbove>() ? WalkResult::skip() : WalkResult::advance();
    });
  }
};

} // namespace

extern "C" {

void mdEmit(MlirLocation loc, MdSeverity severity, MlirStringRef message, const CNote *notes, intptr_t count) {
  InFlightDiagnostic diag = severity == MdSeverity::Error     ? emitError(unwrap(loc))
                            : severity == MdSeverity::Warning ? emitWarning(unwrap(loc))
                                                              : emitRemark(unwrap(loc));
  diag << unwrap(message);
  for (const CNote &note : ArrayRef(notes, count))
    diag.attachNote(note.location.ptr ? std::optional<Location>(unwrap(note.location)) : std::nullopt)
        << unwrap(note.message);
}

bool mdVerifyAll(MlirOperation op) { return ExhaustiveVerifier().run(unwrap(op)); }

} // extern "C"
