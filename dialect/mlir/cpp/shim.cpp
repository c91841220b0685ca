// C++ side of the crate `mlir-dialect`: what MLIR offers only as C++ classes to derive from or templates, as plain
// functions for src/ffi.rs. No policy lives here: every decision is taken in Rust, behind the hooks.
//
// Conventions: opaque pointers are the MLIR objects their parameter name says; a `loc` is the `const char *` of an
// SMLoc; a tri-state result is -1 absent, 0 failed, 1 parsed; strings are borrowed for the duration of a call.

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/SourceMgr.h"
#include <atomic>

using namespace mlir;

extern "C" const void *mdOpDef(MlirOperation op);

namespace {

//===-- What Rust hands over -----------------------------------------------------------------------------------===//

/// Functions implemented in src/hooks.rs; `def` is the Rust definition given at registration.
struct Hooks {
  bool (*parseOp)(const void *def, AsmParser *parser, OperationState *state);
  void (*printOp)(const void *def, MlirOperation op, AsmPrinter *printer);
  bool (*verifyOp)(const void *def, MlirOperation op);
  bool (*verifyRegions)(const void *def, MlirOperation op);
  bool (*foldOp)(const void *def, MlirOperation op, const MlirAttribute *operands, intptr_t count, void *results);
  void (*effects)(const void *def, MlirOperation op, void *list);
  void (*resultNames)(const void *def, MlirOperation op, void *setter);
  MlirType (*parseType)(const void *dialect, MlirStringRef keyword, AsmParser *parser);
  MlirAttribute (*parseAttr)(const void *dialect, MlirStringRef keyword, AsmParser *parser);
  void (*printType)(const void *def, const MlirAttribute *params, intptr_t count, AsmPrinter *printer);
  void (*printAttr)(const void *def, const MlirAttribute *params, intptr_t count, AsmPrinter *printer);
  bool (*verifyParams)(const void *def, bool isType, const MlirAttribute *params, intptr_t count, void *emitter);
  bool (*verifyDialectAttr)(const void *dialect, MlirOperation op, MlirStringRef name, MlirAttribute value);
  MlirOperation (*materializeConstant)(const void *dialect, MlirAttribute value, MlirType type, MlirLocation loc);
};

enum EffectModel { EffectsUnknown, EffectsPure, EffectsListed, EffectsRecursive };

struct OpSpec {
  MlirStringRef name;
  const MlirStringRef *aliases;
  intptr_t aliasCount;
  const MlirStringRef *attributes;
  intptr_t attributeCount;
  uint64_t traits;
  int32_t effects;
  bool resultNames;
  bool generic;
  const void *def;
};

struct ParametricSpec {
  MlirStringRef name;
  const void *def;
  /// Values of the type stand in memory: memrefs of it are built. Types only.
  bool element;
};

struct DialectSpec {
  MlirStringRef name;
  const void *def;
  const Hooks *hooks;
  const OpSpec *ops;
  intptr_t opCount;
  const ParametricSpec *types;
  intptr_t typeCount;
  const ParametricSpec *attributes;
  intptr_t attributeCount;
  const MlirStringRef *dependencies;
  intptr_t dependencyCount;
};

/// Bit of OpSpec::traits -> trait. The order is that of `OpTrait` in src/operation.rs.
struct TraitEntry {
  TypeID id;
  LogicalResult (*verify)(Operation *);
  LogicalResult (*verifyRegions)(Operation *);
};

LogicalResult verifySingleBlock(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return op->emitOpError("expects region #") << region.getRegionNumber() << " to have 0 or 1 blocks";
  return success();
}

/// What MLIR asserts statically of its own constants, and its matchers rely on.
LogicalResult verifyConstantLike(Operation *op) {
  return success(succeeded(OpTrait::impl::verifyZeroOperands(op)) && succeeded(OpTrait::impl::verifyOneResult(op)));
}

ArrayRef<TraitEntry> traitTable() {
  static const TraitEntry table[] = {
      {TypeID::get<OpTrait::IsTerminator>(), OpTrait::impl::verifyIsTerminator, nullptr},
      {TypeID::get<OpTrait::NoTerminator>(), nullptr, nullptr},
      {TypeID::get<OpTrait::SingleBlock>(), nullptr, verifySingleBlock},
      {TypeID::get<OpTrait::IsIsolatedFromAbove>(), nullptr, OpTrait::impl::verifyIsIsolatedFromAbove},
      {TypeID::get<OpTrait::NoRegionArguments>(), nullptr, OpTrait::impl::verifyNoRegionArguments},
      {TypeID::get<OpTrait::HasRecursiveMemoryEffects>(), nullptr, nullptr},
      {TypeID::get<OpTrait::IsCommutative>(), nullptr, nullptr},
      {TypeID::get<OpTrait::ReturnLike>(), nullptr, nullptr},
      {TypeID::get<OpTrait::ConstantLike>(), verifyConstantLike, nullptr},
      {TypeID::get<OpTrait::AutomaticAllocationScope>(), nullptr, nullptr},
      {TypeID::get<OpTrait::SymbolTable>(), nullptr, ::mlir::detail::verifySymbolTable},
      {TypeID::get<OpTrait::ZeroOperands>(), OpTrait::impl::verifyZeroOperands, nullptr},
      {TypeID::get<OpTrait::ZeroResults>(), OpTrait::impl::verifyZeroResults, nullptr},
      {TypeID::get<OpTrait::OneResult>(), OpTrait::impl::verifyOneResult, nullptr},
      {TypeID::get<OpTrait::ZeroRegions>(), OpTrait::impl::verifyZeroRegions, nullptr},
      {TypeID::get<OpTrait::ZeroSuccessors>(), OpTrait::impl::verifyZeroSuccessors, nullptr},
      {TypeID::get<OpTrait::SameTypeOperands>(), OpTrait::impl::verifySameTypeOperands, nullptr},
      {TypeID::get<OpTrait::SameOperandsAndResultType>(), OpTrait::impl::verifySameOperandsAndResultType, nullptr},
      {TypeID::get<OpTrait::IsIdempotent>(), OpTrait::impl::verifyIsIdempotent, nullptr},
      {TypeID::get<OpTrait::IsInvolution>(), OpTrait::impl::verifyIsInvolution, nullptr},
  };
  return table;
}

const MlirAttribute *wrapAll(ArrayRef<Attribute> attrs) {
  static_assert(sizeof(Attribute) == sizeof(MlirAttribute), "an Attribute is one pointer");
  return reinterpret_cast<const MlirAttribute *>(attrs.data());
}

//===-- Operations ---------------------------------------------------------------------------------------------===//

struct OpIdentity {
  SelfOwningTypeID id;
};

/// The model of an operation defined in Rust. Inherent attributes live in one DictionaryAttr property (null: empty).
class RustOp : private OpIdentity, public OperationName::Impl {
public:
  RustOp(const OpSpec &spec, const Hooks &hooks, Dialect *dialect);

  const Hooks &hooks;
  const void *def;
  uint64_t traits;
  /// The operation has no syntax of its own.
  bool generic;

  static RustOp *of(Operation *op) {
    return static_cast<RustOp *>(static_cast<OperationName::Impl *>(op->getName().getAsOpaquePointer()));
  }
  static Attribute &property(Operation *op) { return *op->getPropertiesStorage().as<Attribute *>(); }
  static Attribute normalize(Attribute dict) {
    auto d = dyn_cast_or_null<DictionaryAttr>(dict);
    return d && !d.empty() ? dict : Attribute();
  }
  bool declares(StringRef attr) {
    return llvm::any_of(attributeNames, [&](StringAttr a) { return a.getValue() == attr; });
  }

  LogicalResult foldHook(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results) final {
    bool folded = hooks.foldOp(def, wrap(op), wrapAll(operands), operands.size(), &results);
    for (auto [index, result] : llvm::enumerate(results))
      if (auto value = dyn_cast<Value>(result); value && value.getType() != op->getResult(index).getType()) {
        emitError(op->getLoc()) << "internal error: '" << op->getName() << "' folds result #" << index
                                << " to a value of type " << value.getType();
        folded = false;
        break;
      }
    if (!folded)
      results.clear();
    if (results.empty())
      folded |= succeeded(foldTraits(op, operands, results));
    if (!hasTrait(TypeID::get<OpTrait::ConstantLike>()) || (results.size() == 1 && isa<Attribute>(results.front())))
      return success(folded);
    // MLIR's matchers take the constant of a ConstantLike operation without looking whether folding gave one. Where it
    // did not, they get a value that is equal to no other.
    results.assign(1, Attribute(DistinctAttr::create(UnitAttr::get(op->getContext()))));
    return failure();
  }
  /// What MLIR's own operations get from these traits.
  LogicalResult foldTraits(Operation *op, ArrayRef<Attribute> operands, SmallVectorImpl<OpFoldResult> &results) {
    if (hasTrait(TypeID::get<OpTrait::IsCommutative>()) &&
        succeeded(OpTrait::impl::foldCommutative(op, operands, results)))
      return success();
    bool unary = op->getNumOperands() == 1 && op->getNumResults() == 1;
    OpFoldResult value;
    if (unary && hasTrait(TypeID::get<OpTrait::IsInvolution>()))
      value = OpTrait::impl::foldInvolution(op);
    if (unary && !value && hasTrait(TypeID::get<OpTrait::IsIdempotent>()))
      value = OpTrait::impl::foldIdempotent(op);
    if (!value || value == OpFoldResult(op->getResult(0)))
      return failure();
    results.push_back(value);
    return success();
  }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) final {}
  bool hasTrait(TypeID id) final {
    if (!traits)
      return false;
    for (auto [bit, entry] : llvm::enumerate(traitTable()))
      if ((traits >> bit & 1) && entry.id == id)
        return true;
    return false;
  }
  OperationName::ParseAssemblyFn getParseAssemblyFn() final {
    return [this](OpAsmParser &parser, OperationState &state) -> ParseResult {
      return success(hooks.parseOp(def, &parser, &state));
    };
  }
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) final {}
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef defaultDialect) final {
    if (generic)
      return printer.printGenericOp(op);
    StringRef opName = op->getName().getStringRef();
    if (opName.count('.') == 1 && opName.starts_with(defaultDialect) && opName[defaultDialect.size()] == '.')
      opName = opName.drop_front(defaultDialect.size() + 1);
    printer.getStream() << opName;
    hooks.printOp(def, wrap(op), &printer);
  }
  LogicalResult verifyInvariants(Operation *op) final {
    for (auto [bit, entry] : llvm::enumerate(traitTable()))
      if ((traits >> bit & 1) && entry.verify && failed(entry.verify(op)))
        return failure();
    return success(hooks.verifyOp(def, wrap(op)));
  }
  LogicalResult verifyRegionInvariants(Operation *op) final {
    for (auto [bit, entry] : llvm::enumerate(traitTable()))
      if ((traits >> bit & 1) && entry.verifyRegions && failed(entry.verifyRegions(op)))
        return failure();
    return success(hooks.verifyRegions(def, wrap(op)));
  }

  std::optional<Attribute> getInherentAttr(Operation *op, StringRef attr) final {
    // A declared name is inherent also when it is absent; so is one that a `<{...}>` brought in.
    auto dict = cast_or_null<DictionaryAttr>(property(op));
    if (Attribute value = dict ? dict.get(attr) : Attribute())
      return value;
    if (declares(attr))
      return Attribute();
    return std::nullopt;
  }
  void setInherentAttr(Operation *op, StringAttr attr, Attribute value) final {
    NamedAttrList list;
    if (auto dict = cast_or_null<DictionaryAttr>(property(op)))
      list.append(dict.begin(), dict.end());
    if (value)
      list.set(attr, value);
    else
      list.erase(attr);
    property(op) = normalize(list.getDictionary(op->getContext()));
  }
  void populateInherentAttrs(Operation *op, NamedAttrList &attrs) final {
    if (auto dict = cast_or_null<DictionaryAttr>(property(op)))
      attrs.append(dict.begin(), dict.end());
  }
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &, function_ref<InFlightDiagnostic()>) final {
    return success();
  }
  int getOpPropertyByteSize() final { return sizeof(Attribute); }
  void initProperties(OperationName, OpaqueProperties storage, OpaqueProperties init) final {
    new (storage.as<Attribute *>()) Attribute(init ? *init.as<Attribute *>() : Attribute());
  }
  void deleteProperties(OpaqueProperties) final {}
  void populateDefaultProperties(OperationName, OpaqueProperties) final {}
  LogicalResult setPropertiesFromAttr(OperationName opName, OpaqueProperties storage, Attribute attr,
                                      function_ref<InFlightDiagnostic()> emitError) final {
    if (attr && !isa<DictionaryAttr>(attr)) {
      if (emitError)
        emitError() << "the properties of '" << opName << "' must be a dictionary, found " << attr;
      return failure();
    }
    // Merged, as MLIR's own operations do: `<{a = 1}> {b = 2}` may give both.
    Attribute &property = *storage.as<Attribute *>();
    if (!property) {
      property = normalize(attr);
    } else if (attr) {
      NamedAttrList list(cast<DictionaryAttr>(property));
      for (NamedAttribute named : cast<DictionaryAttr>(attr))
        list.set(named.getName(), named.getValue());
      property = list.getDictionary(attr.getContext());
    }
    return success();
  }
  Attribute getPropertiesAsAttr(Operation *op) final { return property(op); }
  void copyProperties(OpaqueProperties to, OpaqueProperties from) final {
    *to.as<Attribute *>() = *from.as<Attribute *>();
  }
  bool compareProperties(OpaqueProperties a, OpaqueProperties b) final {
    return *a.as<Attribute *>() == *b.as<Attribute *>();
  }
  llvm::hash_code hashProperties(OpaqueProperties p) final { return hash_value(*p.as<Attribute *>()); }
};

using EffectList = SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

struct EffectsModel : MemoryEffectOpInterface::FallbackModel<EffectsModel> {
  void getEffects(Operation *op, EffectList &effects) const {
    RustOp *model = RustOp::of(op);
    model->hooks.effects(model->def, wrap(op), &effects);
  }
};
struct PureModel : MemoryEffectOpInterface::FallbackModel<PureModel> {
  void getEffects(Operation *, EffectList &) const {}
};
struct SpeculatableModel : ConditionallySpeculatable::FallbackModel<SpeculatableModel> {
  Speculation::Speculatability getSpeculatability(Operation *) const { return Speculation::Speculatable; }
};
struct RecursivelySpeculatableModel : ConditionallySpeculatable::FallbackModel<RecursivelySpeculatableModel> {
  Speculation::Speculatability getSpeculatability(Operation *) const { return Speculation::RecursivelySpeculatable; }
};
struct BytecodeModel : BytecodeOpInterface::FallbackModel<BytecodeModel> {
  static LogicalResult readProperties(DialectBytecodeReader &reader, OperationState &state) {
    return reader.readOptionalAttribute(state.propertiesAttr);
  }
  void writeProperties(Operation *op, DialectBytecodeWriter &writer) const {
    writer.writeOptionalAttribute(RustOp::property(op));
  }
};
struct ResultNamesModel : OpAsmOpInterface::FallbackModel<ResultNamesModel> {
  void getAsmResultNames(Operation *op, OpAsmSetValueNameFn setName) const {
    RustOp *model = RustOp::of(op);
    model->hooks.resultNames(model->def, wrap(op), &setName);
  }
  void getAsmBlockArgumentNames(Operation *, Region &, OpAsmSetValueNameFn) const {}
  void getAsmBlockNames(Operation *, OpAsmSetBlockNameFn) const {}
  static StringRef getDefaultDialect() { return ""; }
};

RustOp::RustOp(const OpSpec &spec, const Hooks &hooks, Dialect *dialect)
    : Impl(unwrap(spec.name), dialect, OpIdentity::id.getTypeID(), detail::InterfaceMap()), hooks(hooks),
      def(spec.def), traits(spec.traits), generic(spec.generic) {
  interfaceMap.insertModels<BytecodeModel>();
  if (spec.effects == EffectsPure)
    interfaceMap.insertModels<PureModel, SpeculatableModel>();
  else if (spec.effects == EffectsListed)
    interfaceMap.insertModels<EffectsModel>();
  else if (spec.effects == EffectsRecursive)
    interfaceMap.insertModels<RecursivelySpeculatableModel>();
  if (spec.resultNames)
    interfaceMap.insertModels<ResultNamesModel>();
}

//===-- Dialects -----------------------------------------------------------------------------------------------===//

class RustDialect : public ExtensibleDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RustDialect)

  /// The specification being loaded on this thread: MLIR constructs the dialect without arguments.
  static thread_local const DialectSpec *loading;
  static StringRef getDialectNamespace() { return unwrap(loading->name); }
  explicit RustDialect(MLIRContext *context);

  static RustDialect *of(const Dialect &dialect) {
    return dialect.getTypeID() == TypeID::get<RustDialect>()
               ? const_cast<RustDialect *>(static_cast<const RustDialect *>(&dialect))
               : nullptr;
  }

  const DialectSpec &spec;
  llvm::DenseMap<TypeID, const void *> defs;
  std::atomic<uint64_t> configuration{0};

  Type parseType(DialectAsmParser &parser) const override {
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return {};
    return unwrap(spec.hooks->parseType(spec.def, wrap(keyword), &parser));
  }
  void printType(Type type, DialectAsmPrinter &printer) const override {
    auto dynamic = cast<DynamicType>(type);
    printer << dynamic.getTypeDef()->getName();
    printBody(spec.hooks->printType, type.getTypeID(), dynamic.getParams(), printer);
  }
  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return {};
    return unwrap(spec.hooks->parseAttr(spec.def, wrap(keyword), &parser));
  }
  void printAttribute(Attribute attr, DialectAsmPrinter &printer) const override {
    auto dynamic = cast<DynamicAttr>(attr);
    printer << dynamic.getAttrDef()->getName();
    printBody(spec.hooks->printAttr, attr.getTypeID(), dynamic.getParams(), printer);
  }
  LogicalResult verifyOperationAttribute(Operation *op, NamedAttribute attr) override {
    return success(spec.hooks->verifyDialectAttr(spec.def, wrap(op), wrap(attr.getName().getValue()),
                                                 wrap(attr.getValue())));
  }
  Operation *materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) override {
    Operation *op = unwrap(spec.hooks->materializeConstant(spec.def, wrap(value), wrap(type), wrap(loc)));
    if (!op)
      return nullptr;
    if (op->getBlock() || op->getNumResults() != 1 || op->getResult(0).getType() != type ||
        !op->hasTrait<OpTrait::ConstantLike>()) {
      emitError(loc) << "internal error: '" << op->getName() << "' is no constant of type " << type;
      if (!op->getBlock())
        op->destroy();
      return nullptr;
    }
    return builder.insert(op);
  }
  /// MLIR asks for the parser of a name that is not registered.
  std::optional<ParseOpHook> getParseOperationHook(StringRef name) const override {
    auto alias = aliases.find(name);
    return alias == aliases.end() ? std::nullopt : std::make_optional<ParseOpHook>(alias->second);
  }

private:
  /// Parses what follows another name of an operation, and makes it that operation.
  struct AliasParser {
    RegisteredOperationName canonical;
    ParseResult operator()(OpAsmParser &parser, OperationState &state) const {
      state.name = canonical;
      return canonical.getParseAssemblyFn()(parser, state);
    }
  };
  llvm::StringMap<AliasParser> aliases;

  void printBody(decltype(Hooks::printType) hook, TypeID id, ArrayRef<Attribute> params, AsmPrinter &printer) const {
    hook(defs.lookup(id), wrapAll(params), params.size(), &printer);
  }
};

thread_local const DialectSpec *RustDialect::loading = nullptr;

/// Stands for a dynamic type where MLIR attaches an interface to a C++ class: it finds the type by the identity of the class.
struct ElementType : Type::TypeBase<ElementType, Type, TypeStorage> {
  using Base::Base;
  static constexpr StringLiteral name = "element";
  static thread_local TypeID current;
  static TypeID resolveTypeID() { return current; }
};
thread_local TypeID ElementType::current;

struct ElementModel : MemRefElementTypeInterface::ExternalModel<ElementModel, ElementType> {};

using Emitter = function_ref<InFlightDiagnostic()>;

RustDialect::RustDialect(MLIRContext *context)
    : ExtensibleDialect(getDialectNamespace(), context, TypeID::get<RustDialect>()), spec(*loading) {
  const Hooks *hooks = spec.hooks;
  for (const ParametricSpec &type : ArrayRef(spec.types, spec.typeCount)) {
    const void *def = type.def;
    auto verify = [hooks, def](Emitter emit, ArrayRef<Attribute> params) {
      return success(hooks->verifyParams(def, true, wrapAll(params), params.size(), &emit));
    };
    auto dynamic = DynamicTypeDefinition::get(unwrap(type.name), this, verify);
    TypeID id = dynamic->getTypeID();
    defs[id] = def;
    registerDynamicType(std::move(dynamic));
    if (type.element) {
      ElementType::current = id;
      ElementType::attachInterface<ElementModel>(*context);
    }
  }
  for (const ParametricSpec &attr : ArrayRef(spec.attributes, spec.attributeCount)) {
    const void *def = attr.def;
    auto verify = [hooks, def](Emitter emit, ArrayRef<Attribute> params) {
      return success(hooks->verifyParams(def, false, wrapAll(params), params.size(), &emit));
    };
    auto dynamic = DynamicAttrDefinition::get(unwrap(attr.name), this, verify);
    defs[dynamic->getTypeID()] = def;
    registerDynamicAttr(std::move(dynamic));
  }
  SmallVector<StringRef> names;
  for (const OpSpec &op : ArrayRef(spec.ops, spec.opCount)) {
    names.clear();
    for (MlirStringRef name : ArrayRef(op.attributes, op.attributeCount))
      names.push_back(unwrap(name));
    RegisteredOperationName::insert(std::make_unique<RustOp>(op, *hooks, this), names);
    for (MlirStringRef alias : ArrayRef(op.aliases, op.aliasCount))
      aliases.try_emplace(unwrap(alias), AliasParser{*RegisteredOperationName::lookup(unwrap(op.name), context)});
  }
}

//===-- Passes -------------------------------------------------------------------------------------------------===//

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

//===-- Parsed sources -----------------------------------------------------------------------------------------===//

/// A parsed file with, on request, the places of operations and operands in its text.
struct ParsedSource {
  llvm::SourceMgr sources;
  std::unique_ptr<AsmParserState> state;
  OwningOpRef<ModuleOp> module;
  /// Uses of every value, in textual order. Filled right after parsing: `state` does not learn what passes erase.
  llvm::DenseMap<Value, SmallVector<SMRange>> uses;

  const char *start() const { return sources.getMemoryBuffer(1)->getBufferStart(); }
  const char *end() const { return sources.getMemoryBuffer(1)->getBufferEnd(); }

  /// The `#n` after a use: its number (0 without) and, where it is there, the use extended over it.
  std::pair<unsigned, SMRange> resultNumber(SMRange use) const {
    const char *at = use.End.getPointer();
    while (at != end() && isspace(static_cast<unsigned char>(*at)))
      ++at;
    if (at == end() || *at != '#')
      return {0, use};
    StringRef digits = StringRef(at + 1, end() - at - 1).take_while([](char c) { return c >= '0' && c <= '9'; });
    unsigned number;
    if (digits.getAsInteger(10, number))
      return {0, use};
    return {number, SMRange(use.Start, SMLoc::getFromPointer(digits.end()))};
  }

  void index() {
    auto sort = [](SmallVector<SMRange> &list) {
      llvm::sort(list, [](SMRange a, SMRange b) { return a.Start.getPointer() < b.Start.getPointer(); });
    };
    for (const AsmParserState::OperationDefinition &op : state->getOpDefs())
      for (const auto &[index, group] : llvm::enumerate(op.resultGroups)) {
        unsigned end = index + 1 < op.resultGroups.size() ? op.resultGroups[index + 1].startIndex
                                                          : op.op->getNumResults();
        for (SMRange use : group.definition.uses) {
          auto [number, range] = resultNumber(use);
          if (group.startIndex + number < end)
            uses[op.op->getResult(group.startIndex + number)].push_back(range);
        }
        for (unsigned i = group.startIndex; i < end; ++i)
          if (auto found = uses.find(op.op->getResult(i)); found != uses.end())
            sort(found->second);
      }
    for (const AsmParserState::BlockDefinition &block : state->getBlockDefs())
      for (auto [arg, definition] : llvm::zip(block.block->getArguments(), block.arguments)) {
        auto &list = uses[arg];
        list.append(definition.uses.begin(), definition.uses.end());
        sort(list);
      }
  }

  /// Whether a place is in an operation inside `op`.
  bool isNested(Operation *op, SMLoc at) const {
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        if (const AsmParserState::OperationDefinition *definition = state->getOpDef(&inner))
          if (definition->scopeLoc.isValid() && definition->scopeLoc.Start.getPointer() <= at.getPointer() &&
              at.getPointer() < definition->scopeLoc.End.getPointer())
            return true;
    return false;
  }
};

//===-- Verification that does not stop ------------------------------------------------------------------------===//

/// Everything MLIR's verifier checks, without stopping at the first operation that fails. What relies on sound
/// insides is left out where they are not: dominance (for each isolated operation on its own), and what upstream
/// operations verify of their regions.
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
    // Definitions in Rust may look at their regions although something inside has been refused: nothing worse than an
    // error can come of it. Upstream operations rely on the opposite; of them only isolation is safe to check.
    if (sound && name.isRegistered()) {
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
          // Of values from outside of an isolated operation the check of isolation speaks.
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

int triState(OptionalParseResult result) { return result.has_value() ? int(succeeded(*result)) : -1; }

OpAsmParser &opParser(AsmParser *parser) { return *static_cast<OpAsmParser *>(parser); }
OpAsmPrinter &opPrinter(AsmPrinter *printer) { return *static_cast<OpAsmPrinter *>(printer); }

struct COperand {
  const char *loc;
  MlirStringRef name;
  uint32_t number;

  OpAsmParser::UnresolvedOperand get() const { return {SMLoc::getFromPointer(loc), unwrap(name), number}; }
  void set(const OpAsmParser::UnresolvedOperand &from) {
    loc = from.location.getPointer();
    name = wrap(from.name);
    number = from.number;
  }
};
struct CArgument {
  COperand name;
  MlirType type;
  MlirLocation location;
};
struct CNote {
  MlirLocation location; // null: none of its own
  MlirStringRef message;
};

} // namespace

extern "C" {

//===-- Registration -------------------------------------------------------------------------------------------===//

/// False where the registry has a dialect of that name already.
bool mdRegisterDialect(MlirDialectRegistry registry, const DialectSpec *spec) {
  if (unwrap(registry)->getDialectAllocator(unwrap(spec->name)))
    return false;
  unwrap(registry)->insert(TypeID::get<RustDialect>(), unwrap(spec->name), [spec](MLIRContext *context) -> Dialect * {
    const DialectSpec *outer = std::exchange(RustDialect::loading, spec);
    Dialect *dialect = context->getOrLoadDialect<RustDialect>();
    RustDialect::loading = outer;
    // Not in the constructor: a handler may look at the context, which does not have the dialect by then.
    for (MlirStringRef name : ArrayRef(spec->dependencies, spec->dependencyCount))
      if (!context->getOrLoadDialect(unwrap(name)))
        emitError(UnknownLoc::get(context)) << "dialect '" << unwrap(spec->name) << "' needs dialect '" << unwrap(name)
                                            << "', which is not registered";
    return dialect;
  });
  return true;
}

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

//===-- Types and attributes -----------------------------------------------------------------------------------===//

/// Gives the Rust definition and the parameters of a type or attribute defined in Rust, else false.
bool mdTypeGet(MlirType type, const void **def, const MlirAttribute **params, intptr_t *count) {
  Type t = unwrap(type);
  RustDialect *dialect = RustDialect::of(t.getDialect());
  if (!dialect)
    return false;
  *def = dialect->defs.lookup(t.getTypeID());
  ArrayRef<Attribute> list = cast<DynamicType>(t).getParams();
  *params = wrapAll(list);
  *count = list.size();
  return *def != nullptr;
}

bool mdAttributeGet(MlirAttribute attr, const void **def, const MlirAttribute **params, intptr_t *count) {
  Attribute a = unwrap(attr);
  RustDialect *dialect = RustDialect::of(a.getDialect());
  if (!dialect)
    return false;
  *def = dialect->defs.lookup(a.getTypeID());
  ArrayRef<Attribute> list = cast<DynamicAttr>(a).getParams();
  *params = wrapAll(list);
  *count = list.size();
  return *def != nullptr;
}

/// Null, after a report, where the dialect is not loaded, the name is unknown or the verifier refuses.
MlirType mdTypeBuild(MlirContext context, MlirStringRef dialectName, MlirStringRef name, const MlirAttribute *params,
                     intptr_t count, MlirLocation loc) {
  Dialect *loaded = unwrap(context)->getLoadedDialect(unwrap(dialectName));
  RustDialect *dialect = loaded ? RustDialect::of(*loaded) : nullptr;
  DynamicTypeDefinition *def = dialect ? dialect->lookupTypeDefinition(unwrap(name)) : nullptr;
  if (!def) {
    emitError(unwrap(loc)) << "no type '" << unwrap(name) << "' in dialect '" << unwrap(dialectName) << "'"
                           << (dialect ? "" : ", which is not loaded or not defined in Rust");
    return wrap(Type());
  }
  ArrayRef<Attribute> list(reinterpret_cast<const Attribute *>(params), count);
  return wrap(Type(DynamicType::getChecked([&] { return emitError(unwrap(loc)); }, def, list)));
}

MlirAttribute mdAttributeBuild(MlirContext context, MlirStringRef dialectName, MlirStringRef name,
                               const MlirAttribute *params, intptr_t count, MlirLocation loc) {
  Dialect *loaded = unwrap(context)->getLoadedDialect(unwrap(dialectName));
  RustDialect *dialect = loaded ? RustDialect::of(*loaded) : nullptr;
  DynamicAttrDefinition *def = dialect ? dialect->lookupAttrDefinition(unwrap(name)) : nullptr;
  if (!def) {
    emitError(unwrap(loc)) << "no attribute '" << unwrap(name) << "' in dialect '" << unwrap(dialectName) << "'"
                           << (dialect ? "" : ", which is not loaded or not defined in Rust");
    return wrap(Attribute());
  }
  ArrayRef<Attribute> list(reinterpret_cast<const Attribute *>(params), count);
  return wrap(Attribute(DynamicAttr::getChecked([&] { return emitError(unwrap(loc)); }, def, list)));
}

/// The elements of an `array<i64: ...>` (`wide`) or `array<i32: ...>`, which live as long as the context.
bool mdIntegers(MlirAttribute attr, bool wide, const void **data, intptr_t *count) {
  auto array = dyn_cast_or_null<DenseArrayAttr>(unwrap(attr));
  if (!array || !array.getElementType().isSignlessInteger(wide ? 64 : 32))
    return false;
  *data = array.getRawData().data();
  *count = array.getSize();
  return true;
}

void mdEmitterReport(void *emitter, MlirStringRef message) { (*static_cast<Emitter *>(emitter))() << unwrap(message); }

/// A word of configuration that Rust keeps with the dialect of one context; zero at first.
void mdDialectConfigure(MlirContext context, MlirStringRef name, uint64_t word) {
  Dialect *dialect = unwrap(context)->getLoadedDialect(unwrap(name));
  if (RustDialect *mine = dialect ? RustDialect::of(*dialect) : nullptr)
    mine->configuration = word;
}
uint64_t mdDialectConfiguration(MlirContext context, MlirStringRef name) {
  Dialect *dialect = unwrap(context)->getLoadedDialect(unwrap(name));
  RustDialect *mine = dialect ? RustDialect::of(*dialect) : nullptr;
  return mine ? mine->configuration.load() : 0;
}

void mdAvailableDialects(MlirContext context, MlirStringCallback callback, void *data) {
  for (StringRef name : unwrap(context)->getAvailableDialects()) {
    callback(wrap(name), data);
    callback(MlirStringRef{"\n", 1}, data);
  }
}

/// Whether diagnostics about an operation carry the operation itself as a note.
void mdContextPrintOpOnDiagnostic(MlirContext context, bool enable) {
  unwrap(context)->printOpOnDiagnostic(enable);
}

//===-- Operations ---------------------------------------------------------------------------------------------===//

/// The definition of an operation defined in Rust, else null.
const void *mdOpDef(MlirOperation op) {
  Dialect *dialect = unwrap(op)->getDialect();
  return unwrap(op)->isRegistered() && dialect && RustDialect::of(*dialect) ? RustOp::of(unwrap(op))->def : nullptr;
}

/// The inherent attributes of an operation defined in Rust: a dictionary or null.
MlirAttribute mdOpProperties(MlirOperation op) { return mdOpDef(op) ? wrap(RustOp::property(unwrap(op))) : MlirAttribute{}; }

void mdOpSetProperties(MlirOperation op, MlirAttribute dictionary) {
  if (mdOpDef(op))
    RustOp::property(unwrap(op)) = RustOp::normalize(unwrap(dictionary));
}

bool mdValueConstant(MlirValue value, int64_t *out) {
  // Not matchPattern on the value: that trusts the operation to be verified, which it is not while parsing.
  Operation *op = unwrap(value).getDefiningOp();
  SmallVector<OpFoldResult, 1> folded;
  if (!op || !op->hasTrait<OpTrait::ConstantLike>() || op->getNumOperands() != 0 || failed(op->fold({}, folded)) ||
      folded.size() != 1)
    return false;
  Attribute attr = dyn_cast<Attribute>(folded.front());
  APInt constant;
  if (!attr || !matchPattern(attr, m_ConstantInt(&constant)) || constant.getSignificantBits() > 64)
    return false;
  *out = constant.getSExtValue();
  return true;
}

void mdFoldToAttribute(void *results, MlirAttribute attr) {
  static_cast<SmallVectorImpl<OpFoldResult> *>(results)->push_back(unwrap(attr));
}
void mdFoldToValue(void *results, MlirValue value) {
  static_cast<SmallVectorImpl<OpFoldResult> *>(results)->push_back(unwrap(value));
}

/// kind: 0 read, 1 write, 2 allocate, 3 free. on: 0 anything, 1 operand `index`, 2 result `index`.
void mdEffectAdd(void *list, MlirOperation op, int32_t kind, int32_t on, intptr_t index) {
  auto &effects = *static_cast<EffectList *>(list);
  MemoryEffects::Effect *effect = kind == 0   ? static_cast<MemoryEffects::Effect *>(MemoryEffects::Read::get())
                                  : kind == 1 ? static_cast<MemoryEffects::Effect *>(MemoryEffects::Write::get())
                                  : kind == 2 ? static_cast<MemoryEffects::Effect *>(MemoryEffects::Allocate::get())
                                              : static_cast<MemoryEffects::Effect *>(MemoryEffects::Free::get());
  if (on == 1)
    effects.emplace_back(effect, &unwrap(op)->getOpOperand(index));
  else if (on == 2)
    effects.emplace_back(effect, unwrap(op)->getOpResult(index));
  else
    effects.emplace_back(effect);
}

void mdNameResult(void *setter, MlirValue value, MlirStringRef name) {
  (*static_cast<OpAsmSetValueNameFn *>(setter))(unwrap(value), unwrap(name));
}

/// severity: 0 error, 1 warning, 2 remark.
void mdEmit(MlirLocation loc, int32_t severity, MlirStringRef message, const CNote *notes, intptr_t count) {
  InFlightDiagnostic diag = severity == 0   ? emitError(unwrap(loc))
                            : severity == 1 ? emitWarning(unwrap(loc))
                                            : emitRemark(unwrap(loc));
  diag << unwrap(message);
  for (const CNote &note : ArrayRef(notes, count))
    diag.attachNote(note.location.ptr ? std::optional<Location>(unwrap(note.location)) : std::nullopt)
        << unwrap(note.message);
}

bool mdVerifyAll(MlirOperation op) { return ExhaustiveVerifier().run(unwrap(op)); }

//===-- Parsed sources -----------------------------------------------------------------------------------------===//

ParsedSource *mdParse(MlirContext context, MlirStringRef name, MlirStringRef text, bool places) {
  auto parsed = std::make_unique<ParsedSource>();
  parsed->sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(unwrap(text), unwrap(name)), SMLoc());
  ParserConfig config(unwrap(context), /*verifyAfterParse=*/false);
  if (!places || isBytecode(*parsed->sources.getMemoryBuffer(1))) {
    parsed->module = parseSourceFile<ModuleOp>(parsed->sources, config);
  } else {
    parsed->state = std::make_unique<AsmParserState>();
    Block block;
    LocationAttr loc = FileLineColLoc::get(unwrap(context), unwrap(name), 0, 0);
    if (succeeded(parseAsmSourceFile(parsed->sources, &block, config, parsed->state.get())))
      parsed->module = mlir::detail::constructContainerOpForParserIfNecessary<ModuleOp>(&block, unwrap(context), loc);
    if (parsed->module)
      parsed->index();
  }
  return parsed->module ? parsed.release() : nullptr;
}

void mdParsedDestroy(ParsedSource *parsed) { delete parsed; }

MlirOperation mdParsedModule(ParsedSource *parsed) { return wrap(parsed->module->getOperation()); }

/// Byte range of the whole operation in the text: out[0..2] its name, out[2..4] all of it.
bool mdParsedOpRange(ParsedSource *parsed, MlirOperation op, size_t *out) {
  if (!parsed->state)
    return false;
  const AsmParserState::OperationDefinition *definition = parsed->state->getOpDef(unwrap(op));
  if (!definition || !definition->loc.isValid())
    return false;
  out[0] = definition->loc.Start.getPointer() - parsed->start();
  out[1] = definition->loc.End.getPointer() - parsed->start();
  out[2] = definition->scopeLoc.Start.getPointer() - parsed->start();
  out[3] = definition->scopeLoc.End.isValid() ? definition->scopeLoc.End.getPointer() - parsed->start() : out[1];
  return true;
}

/// Byte range where operand `index` of the operation is written: the n-th use of the value inside the operation for
/// the n-th operand with that value.
bool mdParsedOperandRange(ParsedSource *parsed, MlirOperation op, intptr_t index, size_t *out) {
  size_t range[4];
  if (index < 0 || index >= intptr_t(unwrap(op)->getNumOperands()) || !mdParsedOpRange(parsed, op, range))
    return false;
  Value value = unwrap(op)->getOperand(index);
  unsigned skip = llvm::count(unwrap(op)->getOperands().take_front(index), value);
  const char *begin = parsed->start() + range[2], *end = parsed->start() + range[3];
  auto found = parsed->uses.find(value);
  if (found == parsed->uses.end())
    return false;
  const auto &uses = found->second;
  auto first = llvm::lower_bound(uses, begin, [](SMRange r, const char *p) { return r.Start.getPointer() < p; });
  const SMRange *last = nullptr;
  for (; first != uses.end() && first->Start.getPointer() < end; ++first) {
    if (parsed->isNested(unwrap(op), first->Start))
      continue;
    last = first;
    if (skip-- == 0)
      break;
  }
  if (!last)
    return false;
  out[0] = last->Start.getPointer() - parsed->start();
  out[1] = last->End.getPointer() - parsed->start();
  return true;
}

/// Byte range of the name of result `index`: out[0..2], and its number in a group `%a:2`: out[2].
bool mdParsedResultName(ParsedSource *parsed, MlirOperation op, intptr_t index, size_t *out) {
  const auto *definition = parsed->state ? parsed->state->getOpDef(unwrap(op)) : nullptr;
  if (!definition)
    return false;
  const AsmParserState::OperationDefinition::ResultGroupDefinition *found = nullptr;
  for (const auto &group : definition->resultGroups)
    if (group.startIndex <= index)
      found = &group;
  if (!found || !found->definition.loc.isValid())
    return false;
  out[0] = found->definition.loc.Start.getPointer() - parsed->start();
  out[1] = found->definition.loc.End.getPointer() - parsed->start();
  out[2] = index - found->startIndex;
  return true;
}

/// Byte range of the name of a block argument.
bool mdParsedArgumentName(ParsedSource *parsed, MlirBlock block, intptr_t index, size_t *out) {
  const auto *definition = parsed->state ? parsed->state->getBlockDef(unwrap(block)) : nullptr;
  if (!definition || index < 0 || size_t(index) >= definition->arguments.size() ||
      !definition->arguments[index].loc.isValid())
    return false;
  out[0] = definition->arguments[index].loc.Start.getPointer() - parsed->start();
  out[1] = definition->arguments[index].loc.End.getPointer() - parsed->start();
  return true;
}

//===-- Parser -------------------------------------------------------------------------------------------------===//

MlirContext mdParserContext(AsmParser *parser) { return wrap(parser->getContext()); }
const char *mdParserLoc(AsmParser *parser) { return parser->getCurrentLocation().getPointer(); }
const char *mdParserNameLoc(AsmParser *parser) { return parser->getNameLoc().getPointer(); }
MlirLocation mdParserEncodeLoc(AsmParser *parser, const char *loc) {
  return wrap(Location(parser->getEncodedSourceLoc(SMLoc::getFromPointer(loc))));
}

/// token: index into `Token` of src/parser.rs. With `optional`, false means absent; without, a reported error.
bool mdParseToken(AsmParser *parser, int32_t token, bool optional) {
  using Fn = ParseResult (AsmParser::*)();
#define TOKEN(name) {&AsmParser::parse##name, &AsmParser::parseOptional##name}
  static const Fn functions[][2] = {TOKEN(Arrow),   TOKEN(LBrace), TOKEN(RBrace),  TOKEN(Colon),       TOKEN(Comma),
                                    TOKEN(Equal),   TOKEN(Less),   TOKEN(Greater), TOKEN(Question),    TOKEN(Plus),
                                    TOKEN(Slash),   TOKEN(Minus),  TOKEN(Star),    TOKEN(VerticalBar), TOKEN(LParen),
                                    TOKEN(RParen),  TOKEN(LSquare), TOKEN(RSquare), TOKEN(Ellipsis)};
#undef TOKEN
  return succeeded((parser->*functions[token][optional])());
}

bool mdParseKeyword(AsmParser *parser, MlirStringRef keyword, bool optional) {
  return optional ? succeeded(parser->parseOptionalKeyword(unwrap(keyword)))
                  : succeeded(parser->parseKeyword(unwrap(keyword)));
}

bool mdParseAnyKeyword(AsmParser *parser, MlirStringRef *out, bool optional) {
  StringRef keyword;
  if (failed(optional ? parser->parseOptionalKeyword(&keyword) : parser->parseKeyword(&keyword)))
    return false;
  *out = wrap(keyword);
  return true;
}

int32_t mdParseOptionalString(AsmParser *parser, MlirStringCallback callback, void *data) {
  std::string text;
  if (failed(parser->parseOptionalString(&text)))
    return -1;
  callback(wrap(StringRef(text)), data);
  return 1;
}

/// A signed integer of at most 64 bits; 2 for a larger one.
int32_t mdParseOptionalInteger(AsmParser *parser, int64_t *out) {
  APInt value;
  OptionalParseResult result = parser->parseOptionalInteger(value);
  if (!result.has_value() || failed(*result))
    return triState(result);
  if (value.getSignificantBits() > 64)
    return 2;
  *out = value.getSExtValue();
  return 1;
}

bool mdParseFloat(AsmParser *parser, double *out) { return succeeded(parser->parseFloat(*out)); }

/// Dimensions such as `4x?x` (trailing x included on request); a dynamic one is INT64_MIN.
bool mdParseDimensions(AsmParser *parser, bool dynamic, bool trailingX, void (*push)(int64_t, void *), void *data) {
  SmallVector<int64_t> dims;
  if (failed(parser->parseDimensionList(dims, dynamic, trailingX)))
    return false;
  for (int64_t dim : dims)
    push(dim, data);
  return true;
}

bool mdParseXInDimensions(AsmParser *parser) { return succeeded(parser->parseXInDimensionList()); }

int32_t mdParseType(AsmParser *parser, MlirType *out, bool optional) {
  Type type;
  int result = optional ? triState(parser->parseOptionalType(type)) : int(succeeded(parser->parseType(type)));
  *out = wrap(type);
  return result;
}

int32_t mdParseAttribute(AsmParser *parser, MlirType type, MlirAttribute *out, bool optional) {
  Attribute attr;
  int result = optional ? triState(parser->parseOptionalAttribute(attr, unwrap(type)))
                        : int(succeeded(parser->parseAttribute(attr, unwrap(type))));
  *out = wrap(attr);
  return result;
}

int32_t mdParseOptionalSymbolName(AsmParser *parser, MlirAttribute *out) {
  StringAttr name;
  if (failed(parser->parseOptionalSymbolName(name)))
    return -1;
  *out = wrap(Attribute(name));
  return 1;
}

int32_t mdParseOperand(AsmParser *parser, COperand *out, bool optional) {
  OpAsmParser::UnresolvedOperand operand;
  int result = optional ? triState(opParser(parser).parseOptionalOperand(operand))
                        : int(succeeded(opParser(parser).parseOperand(operand)));
  if (result == 1)
    out->set(operand);
  return result;
}

bool mdResolveOperand(AsmParser *parser, const COperand *operand, MlirType type, MlirValue *out) {
  SmallVector<Value, 1> values;
  if (failed(opParser(parser).resolveOperand(operand->get(), unwrap(type), values)))
    return false;
  *out = wrap(values.front());
  return true;
}

bool mdParseArgument(AsmParser *parser, CArgument *out, bool allowType) {
  OpAsmParser::Argument argument;
  if (failed(opParser(parser).parseArgument(argument, allowType)))
    return false;
  out->name.set(argument.ssaName);
  out->type = wrap(argument.type);
  out->location = argument.sourceLoc ? wrap(*argument.sourceLoc) : MlirLocation{nullptr};
  return true;
}

int32_t mdParseRegion(AsmParser *parser, MlirRegion region, const CArgument *arguments, intptr_t count, bool isolated,
                      bool optional) {
  SmallVector<OpAsmParser::Argument> args;
  for (const CArgument &a : ArrayRef(arguments, count)) {
    auto &arg = args.emplace_back();
    arg.ssaName = a.name.get();
    arg.type = unwrap(a.type);
    if (a.location.ptr)
      arg.sourceLoc = unwrap(a.location);
  }
  return optional ? triState(opParser(parser).parseOptionalRegion(*unwrap(region), args, isolated))
                  : int(succeeded(opParser(parser).parseRegion(*unwrap(region), args, isolated)));
}

int32_t mdParseSuccessor(AsmParser *parser, MlirBlock *out, bool optional) {
  Block *block = nullptr;
  int result = optional ? triState(opParser(parser).parseOptionalSuccessor(block))
                        : int(succeeded(opParser(parser).parseSuccessor(block)));
  *out = wrap(block);
  return result;
}

intptr_t mdParserResultCount(AsmParser *parser) { return opParser(parser).getNumResults(); }

OperationState *mdStateCreate(MlirStringRef name, MlirLocation loc) {
  return new OperationState(unwrap(loc), unwrap(name));
}
/// Makes the operation, at the end of the block; the state is gone then.
MlirOperation mdStateInsert(OperationState *state, MlirBlock block) {
  Operation *op = Operation::create(*state);
  unwrap(block)->push_back(op);
  delete state;
  return wrap(op);
}
void mdAttributePrint(MlirAttribute attr, bool withType, MlirStringCallback callback, void *data) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  unwrap(attr).print(stream, /*elideType=*/!withType);
  callback(wrap(StringRef(text)), data);
}
MlirLocation mdStateLocation(OperationState *state) { return wrap(state->location); }
void mdStateAddOperands(OperationState *state, const MlirValue *values, intptr_t count) {
  for (MlirValue value : ArrayRef(values, count))
    state->operands.push_back(unwrap(value));
}
void mdStateAddTypes(OperationState *state, const MlirType *types, intptr_t count) {
  for (MlirType type : ArrayRef(types, count))
    state->types.push_back(unwrap(type));
}
void mdStateAddSuccessor(OperationState *state, MlirBlock block) { state->addSuccessors(unwrap(block)); }
MlirRegion mdStateAddRegion(OperationState *state) { return wrap(state->addRegion()); }
void mdRegionEnsureBlock(MlirRegion region) {
  if (unwrap(region)->empty())
    unwrap(region)->push_back(new Block);
}
void mdStateSetProperties(OperationState *state, MlirAttribute dictionary) { state->propertiesAttr = unwrap(dictionary); }
void mdStateAddAttribute(OperationState *state, MlirAttribute name, MlirAttribute value) {
  state->addAttribute(cast<StringAttr>(unwrap(name)), unwrap(value));
}

//===-- Printer ------------------------------------------------------------------------------------------------===//

void mdPrint(AsmPrinter *printer, MlirStringRef text) { printer->getStream() << unwrap(text); }
void mdPrintType(AsmPrinter *printer, MlirType type) { printer->printType(unwrap(type)); }
void mdPrintAttribute(AsmPrinter *printer, MlirAttribute attr, bool withType) {
  withType ? printer->printAttribute(unwrap(attr)) : printer->printAttributeWithoutType(unwrap(attr));
}
void mdPrintKeywordOrString(AsmPrinter *printer, MlirStringRef text) { printer->printKeywordOrString(unwrap(text)); }
void mdPrintString(AsmPrinter *printer, MlirStringRef text) { printer->printString(unwrap(text)); }
void mdPrintSymbolName(AsmPrinter *printer, MlirStringRef text) { printer->printSymbolName(unwrap(text)); }
void mdPrintNewline(AsmPrinter *printer) { printer->printNewline(); }
void mdPrintOperand(AsmPrinter *printer, MlirValue value) { opPrinter(printer).printOperand(unwrap(value)); }
void mdPrintSuccessor(AsmPrinter *printer, MlirBlock block) { opPrinter(printer).printSuccessor(unwrap(block)); }
void mdPrintRegion(AsmPrinter *printer, MlirRegion region, bool entryArguments, bool terminators) {
  opPrinter(printer).printRegion(*unwrap(region), entryArguments, terminators);
}
/// ` {a = 1, b}`, or nothing where there are no attributes.
void mdPrintAttributes(AsmPrinter *printer, const MlirNamedAttribute *attrs, intptr_t count) {
  SmallVector<NamedAttribute> list;
  for (const MlirNamedAttribute &attr : ArrayRef(attrs, count))
    list.emplace_back(unwrap(attr.name), unwrap(attr.attribute));
  opPrinter(printer).printOptionalAttrDict(list);
}

} // extern "C"
