// Passes written in Rust.

#include "shim.h"

#include "mlir/CAPI/Pass.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace {

enum OptionKind { OptionBool, OptionInteger, OptionString };

struct OptionSpec {
  MlirStringRef name, description;
  int32_t kind;
  int64_t integer; // default of bool and integer
  MlirStringRef string;
};
struct OptionValue {
  int64_t integer;
  MlirStringRef string;
};
struct PassSpec {
  MlirStringRef argument, description, opName; // opName empty: any operation
  const OptionSpec *options;
  intptr_t optionCount;
  const MlirStringRef *dependencies;
  intptr_t dependencyCount;
  const void *def;
  bool (*run)(const void *def, MlirOperation op, const OptionValue *values);
};

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
      values.push_back({option.kind == OptionBool      ? int64_t(slot.flag->getValue())
                        : option.kind == OptionInteger ? slot.number->getValue()
                                                       : 0,
                        option.kind == OptionString ? wrap(StringRef(slot.text->getValue())) : MlirStringRef{"", 0}});
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
      if (o.kind == OptionBool)
        slot.flag = std::make_unique<Option<bool>>(*this, name, desc, llvm::cl::init(o.integer != 0));
      else if (o.kind == OptionInteger)
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

/// False where a pass or pipeline of that name exists already.
bool mdRegisterPass(const PassSpec *spec) {
  if (PassInfo::lookup(unwrap(spec->argument)) || PassPipelineInfo::lookup(unwrap(spec->argument)))
    return false;
  TypeID id = (new SelfOwningTypeID)->getTypeID(); // lives as long as the registry: the process
  registerPass([spec, id] { return std::make_unique<RustPass>(*spec, id); });
  return true;
}

/// IR on standard error before or after the passes that `wanted(data, argument, before)` picks.
void mdPassManagerPrintIr(MlirPassManager manager, const void *data,
                          bool (*wanted)(const void *data, MlirStringRef argument, bool before), bool moduleScope) {
  auto pick = [data, wanted](bool before) {
    return [data, wanted, before](Pass *pass, Operation *) { return wanted(data, wrap(pass->getArgument()), before); };
  };
  // MLIR aborts on module scope where several threads run the passes.
  moduleScope &= !unwrap(manager)->getContext()->isMultithreadingEnabled();
  unwrap(manager)->enableIRPrinting(pick(true), pick(false), moduleScope, /*printAfterOnlyOnChange=*/false);
}

} // extern "C"
