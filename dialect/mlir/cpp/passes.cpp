// Registers and runs passes written in Rust.

#include "shim.h"

#include "mlir/CAPI/Pass.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace {

class RustPass : public Pass {
public:
  RustPass(const PassSpec &spec, TypeID id)
      : Pass(id, spec.opName.length ? std::optional<StringRef>(unwrap(spec.opName)) : std::nullopt), spec(spec) {
    declareOptions();
  }
  RustPass(const RustPass &other) : Pass(other), spec(other.spec) { declareOptions(); }

  StringRef getName() const override { return unwrap(spec.argument); }
  StringRef getArgument() const override { return unwrap(spec.argument); }
  StringRef getDescription() const override { return unwrap(spec.description); }
  bool canScheduleOn(RegisteredOperationName name) const override {
    return !getOpName() || *getOpName() == name.getStringRef();
  }
  LogicalResult initialize(MLIRContext *context) override {
    for (MlirStringRef name : ArrayRef(spec.dependencies, spec.dependencyCount))
      if (!context->getOrLoadDialect(unwrap(name)))
        return emitError(UnknownLoc::get(context))
               << "pass '" << getArgument() << "' needs dialect '" << unwrap(name) << "', which is not registered";
    return success();
  }
  void runOnOperation() override {
    SmallVector<OptionValue> values;
    for (auto [option, slot] : llvm::zip_equal(ArrayRef(spec.options, spec.optionCount), slots))
      values.push_back({option.kind == MdOption::Bool      ? int64_t(slot.flag->getValue())
                        : option.kind == MdOption::Integer ? slot.number->getValue()
                                                       : 0,
                        option.kind == MdOption::String ? wrap(StringRef(slot.text->getValue())) : MlirStringRef{"", 0}});
    if (!spec.run(spec.def, wrap(getOperation()), values.data()))
      signalPassFailure();
  }
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<RustPass>(*this); }

private:
  struct Slot {
    std::unique_ptr<Option<bool>> flag;
    std::unique_ptr<Option<int64_t>> number;
    std::unique_ptr<Option<std::string>> text;
  };
  void declareOptions() {
    for (const OptionSpec &o : ArrayRef(spec.options, spec.optionCount)) {
      Slot &slot = slots.emplace_back();
      StringRef name = unwrap(o.name);
      auto desc = llvm::cl::desc(unwrap(o.description));
      if (o.kind == MdOption::Bool)
        slot.flag = std::make_unique<Option<bool>>(*this, name, desc, llvm::cl::init(o.integer != 0));
      else if (o.kind == MdOption::Integer)
        slot.number = std::make_unique<Option<int64_t>>(*this, name, desc, llvm::cl::init(o.integer));
      else
        slot.text = std::make_unique<Option<std::string>>(*this, name, desc, llvm::cl::init(unwrap(o.string).str()));
    }
  }
  const PassSpec &spec;
  std::vector<Slot> slots;
};

} // namespace

extern "C" {

/// Registers a pass; returns false if a pass or pipeline with that name exists already.
bool mdRegisterPass(const PassSpec *spec) {
  if (PassInfo::lookup(unwrap(spec->argument)) || PassPipelineInfo::lookup(unwrap(spec->argument)))
    return false;
  TypeID id = (new SelfOwningTypeID)->getTypeID(); // lives as long as the registry: the process
  registerPass([spec, id] { return std::make_unique<RustPass>(*spec, id); });
  return true;
}

/// Passes the description of a pass to the callback; returns false if there is no pass with that name.
bool mdPassDescription(MlirStringRef name, MlirStringCallback callback, void *data) {
  const PassInfo *info = PassInfo::lookup(unwrap(name));
  if (info)
    callback(wrap(info->getPassDescription()), data);
  return info;
}

/// Prints IR on standard error before or after the passes that `wanted(data, argument, before)` selects.
void mdPassManagerPrintIr(MlirPassManager manager, const void *data,
                          bool (*wanted)(const void *data, MlirStringRef argument, bool before), bool moduleScope) {
  auto pick = [data, wanted](bool before) {
    return [data, wanted, before](Pass *pass, Operation *) { return wanted(data, wrap(pass->getArgument()), before); };
  };
  // MLIR aborts on module scope if several threads run the passes.
  moduleScope &= !unwrap(manager)->getContext()->isMultithreadingEnabled();
  unwrap(manager)->enableIRPrinting(pick(true), pick(false), moduleScope, /*printAfterOnlyOnChange=*/false);
}

} // extern "C"
