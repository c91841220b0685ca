// Implements dialects defined in Rust: their operations, types and attributes, and the interfaces that MLIR queries.

#include "shim.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/Allocator.h"
#include <array>
#include <atomic>
#include <mutex>

using namespace mlir;

thread_local bool skipsKnownTypes = false;

namespace {

//===-- Traits -------------------------------------------------------------------------------------------------===//

/// A trait, and the verifier that MLIR runs for operations with it.
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

/// Checks what MLIR statically asserts for its constants, and what its matchers rely on.
LogicalResult verifyConstantLike(Operation *op) {
  return success(succeeded(OpTrait::impl::verifyZeroOperands(op)) && succeeded(OpTrait::impl::verifyOneResult(op)));
}

TraitEntry entry(MdTrait trait) {
  switch (trait) {
  case MdTrait::IsTerminator:
    return {TypeID::get<OpTrait::IsTerminator>(), OpTrait::impl::verifyIsTerminator, nullptr};
  case MdTrait::NoTerminator:
    return {TypeID::get<OpTrait::NoTerminator>(), nullptr, nullptr};
  case MdTrait::SingleBlock:
    return {TypeID::get<OpTrait::SingleBlock>(), nullptr, verifySingleBlock};
  case MdTrait::IsolatedFromAbove:
    return {TypeID::get<OpTrait::IsIsolatedFromAbove>(), nullptr, OpTrait::impl::verifyIsIsolatedFromAbove};
  case MdTrait::NoRegionArguments:
    return {TypeID::get<OpTrait::NoRegionArguments>(), nullptr, OpTrait::impl::verifyNoRegionArguments};
  case MdTrait::RecursiveMemoryEffects:
    return {TypeID::get<OpTrait::HasRecursiveMemoryEffects>(), nullptr, nullptr};
  case MdTrait::Commutative:
    return {TypeID::get<OpTrait::IsCommutative>(), nullptr, nullptr};
  case MdTrait::ReturnLike:
    return {TypeID::get<OpTrait::ReturnLike>(), nullptr, nullptr};
  case MdTrait::ConstantLike:
    return {TypeID::get<OpTrait::ConstantLike>(), verifyConstantLike, nullptr};
  case MdTrait::AutomaticAllocationScope:
    return {TypeID::get<OpTrait::AutomaticAllocationScope>(), nullptr, nullptr};
  case MdTrait::SymbolTable:
    return {TypeID::get<OpTrait::SymbolTable>(), nullptr, ::mlir::detail::verifySymbolTable};
  case MdTrait::ZeroOperands:
    return {TypeID::get<OpTrait::ZeroOperands>(), OpTrait::impl::verifyZeroOperands, nullptr};
  case MdTrait::ZeroResults:
    return {TypeID::get<OpTrait::ZeroResults>(), OpTrait::impl::verifyZeroResults, nullptr};
  case MdTrait::OneResult:
    return {TypeID::get<OpTrait::OneResult>(), OpTrait::impl::verifyOneResult, nullptr};
  case MdTrait::ZeroRegions:
    return {TypeID::get<OpTrait::ZeroRegions>(), OpTrait::impl::verifyZeroRegions, nullptr};
  case MdTrait::ZeroSuccessors:
    return {TypeID::get<OpTrait::ZeroSuccessors>(), OpTrait::impl::verifyZeroSuccessors, nullptr};
  case MdTrait::SameTypeOperands:
    return {TypeID::get<OpTrait::SameTypeOperands>(), OpTrait::impl::verifySameTypeOperands, nullptr};
  case MdTrait::SameOperandsAndResultType:
    return {TypeID::get<OpTrait::SameOperandsAndResultType>(), OpTrait::impl::verifySameOperandsAndResultType, nullptr};
  case MdTrait::Idempotent:
    return {TypeID::get<OpTrait::IsIdempotent>(), OpTrait::impl::verifyIsIdempotent, nullptr};
  case MdTrait::Involution:
    return {TypeID::get<OpTrait::IsInvolution>(), OpTrait::impl::verifyIsInvolution, nullptr};
  case MdTrait::Count:
    break;
  }
  llvm_unreachable("a bit of OpSpec::traits that no trait has");
}

/// Returns all traits, in the order of their bits.
ArrayRef<TraitEntry> traitTable() {
#define TRAIT(name) entry(MdTrait::name),
  static const TraitEntry table[] = {MD_TRAITS(TRAIT)};
#undef TRAIT
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

/// The model of an operation defined in Rust. Its inherent attributes are one DictionaryAttr property (null: empty).
class RustOp : private OpIdentity, public OperationName::Impl {
public:
  RustOp(const OpSpec &spec, const Hooks &hooks, Dialect *dialect);

  const Hooks &hooks;
  const void *def;
  uint64_t traits;
  /// Folding may change the operation.
  bool folds;
  /// The operation has no custom syntax.
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
    // MLIR's matchers assume that folding a ConstantLike operation yields its constant. If it does not, they get a
    // unique value that equals no other.
    results.assign(1, Attribute(DistinctAttr::create(UnitAttr::get(op->getContext()))));
    return failure();
  }
  /// Applies the folders that MLIR's traits provide to its own operations.
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
    // A declared name is inherent even if it is absent; so is one from a `<{...}>`.
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
    // Merged, as for MLIR's own operations: `<{a = 1}> {b = 2}` may state both.
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
      def(spec.def), traits(spec.traits), folds(spec.folds), generic(spec.generic) {
  interfaceMap.insertModels<BytecodeModel>();
  if (spec.effects == MdEffectModel::Pure)
    interfaceMap.insertModels<PureModel, SpeculatableModel>();
  else if (spec.effects == MdEffectModel::Listed)
    interfaceMap.insertModels<EffectsModel>();
  else if (spec.effects == MdEffectModel::Recursive)
    interfaceMap.insertModels<RecursivelySpeculatableModel>();
  if (spec.resultNames)
    interfaceMap.insertModels<ResultNamesModel>();
}

//===-- Dialects -----------------------------------------------------------------------------------------------===//

class RustDialect : public ExtensibleDialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RustDialect)

  /// The specification that this thread loads: MLIR constructs the dialect without arguments.
  static thread_local const DialectSpec *loading;
  static StringRef getDialectNamespace() { return unwrap(loading->name); }
  explicit RustDialect(MLIRContext *context);
  ~RustDialect() override { changes.fetch_add(1, std::memory_order_release); }

  /// How many dialects were loaded or destroyed so far.
  static std::atomic<uint64_t> changes;

  static RustDialect *of(const Dialect &dialect) {
    return dialect.getTypeID() == TypeID::get<RustDialect>()
               ? const_cast<RustDialect *>(static_cast<const RustDialect *>(&dialect))
               : nullptr;
  }

  const DialectSpec &spec;
  llvm::DenseMap<TypeID, const void *> defs;
  std::atomic<uint64_t> configuration{0};

  /// Sets the word that definitions query. It may change what the text of a type means.
  void configure(uint64_t word) {
    std::lock_guard lock(typesLock);
    types.clear();
    configuration = word;
  }

  /// Returns the cached printed form of a type: modules print the same few types at each operation. Empty if it may
  /// contain an alias, since nested types and attributes may have one.
  StringRef text(DynamicType type) {
    /// The texts that a thread asked for last: these need no lock.
    struct Recent {
      uint64_t changes = 0;
      std::array<std::pair<const void *, StringRef>, 64> slots;
    };
    static thread_local Recent recent;
    // A new context may have another type at the same address.
    if (uint64_t now = changes.load(std::memory_order_acquire); recent.changes != now)
      recent = {now, {}};
    const void *key = type.getAsOpaquePointer();
    auto &[known, text] = recent.slots[llvm::hash_value(key) % recent.slots.size()];
    if (known != key) {
      text = sharedText(type);
      known = key;
    }
    return text;
  }

  StringRef sharedText(DynamicType type) {
    {
      std::lock_guard lock(textsLock);
      if (auto found = texts.find(type); found != texts.end())
        return found->second;
    }
    bool plain = llvm::all_of(type.getParams(), [](Attribute param) {
      auto inner = dyn_cast<TypeAttr>(param);
      return isa<DenseArrayAttr>(param) || (inner && inner.getValue().isIntOrIndexOrFloat());
    });
    std::string made;
    if (plain) {
      llvm::raw_string_ostream out(made);
      Type(type).print(out);
    }
    std::lock_guard lock(textsLock);
    return texts.try_emplace(type, StringRef(made).copy(textsMemory)).first->second;
  }

  /// Parses a type. A text that was parsed before is skipped, where that is allowed: modules repeat the same few types at
  /// each operation. MLIR has found the end of the text before it calls this, and continues there in either case.
  Type parseType(DialectAsmParser &parser) const override {
    StringRef text = parser.getFullSymbolSpec();
    if (skipsKnownTypes) {
      std::lock_guard lock(typesLock);
      if (auto found = types.find(text); found != types.end())
        return found->second;
    }
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return {};
    // A diagnostic has to be reported at each place.
    bool reported = false;
    ScopedDiagnosticHandler handler(getContext(), [&](Diagnostic &) {
      reported = true;
      return failure();
    });
    Type type = unwrap(spec.hooks->parseType(spec.def, wrap(keyword), &parser));
    // An alias (`!name` or `#name`) may mean another type in another module of the context.
    if (type && !reported && !text.contains('!') && !text.contains('#')) {
      std::lock_guard lock(typesLock);
      types.try_emplace(text, type);
    }
    return type;
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
  /// MLIR calls this for the parser of an operation name that is not registered.
  std::optional<ParseOpHook> getParseOperationHook(StringRef name) const override {
    auto alias = aliases.find(name);
    return alias == aliases.end() ? std::nullopt : std::make_optional<ParseOpHook>(alias->second);
  }

private:
  /// Parses the rest of an operation after an alias of its name, and creates the operation.
  struct AliasParser {
    RegisteredOperationName canonical;
    ParseResult operator()(OpAsmParser &parser, OperationState &state) const {
      state.name = canonical;
      return canonical.getParseAssemblyFn()(parser, state);
    }
  };
  llvm::StringMap<AliasParser> aliases;
  std::mutex textsLock;
  llvm::BumpPtrAllocator textsMemory;
  llvm::DenseMap<Type, StringRef> texts;
  mutable std::mutex typesLock;
  /// The types of texts that were parsed.
  mutable llvm::StringMap<Type> types;

  void printBody(decltype(Hooks::printType) hook, TypeID id, ArrayRef<Attribute> params, AsmPrinter &printer) const {
    hook(defs.lookup(id), wrapAll(params), params.size(), &printer);
  }
};

thread_local const DialectSpec *RustDialect::loading = nullptr;

/// Represents a dynamic type where MLIR attaches an interface to a C++ class: MLIR finds the interface by the type id
/// of the class.
struct ElementType : Type::TypeBase<ElementType, Type, TypeStorage> {
  using Base::Base;
  static constexpr StringLiteral name = "element";
  static thread_local TypeID current;
  static TypeID resolveTypeID() { return current; }
};
thread_local TypeID ElementType::current;

struct ElementModel : MemRefElementTypeInterface::ExternalModel<ElementModel, ElementType> {};

using Emitter = function_ref<InFlightDiagnostic()>;

std::atomic<uint64_t> RustDialect::changes{0};

RustDialect::RustDialect(MLIRContext *context)
    : ExtensibleDialect(getDialectNamespace(), context, TypeID::get<RustDialect>()), spec(*loading) {
  changes.fetch_add(1, std::memory_order_release);
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

} // namespace

extern "C" {

//===-- Registration -------------------------------------------------------------------------------------------===//

/// Registers a dialect; returns false if the registry has a dialect with that name already.
bool mdRegisterDialect(MlirDialectRegistry registry, const DialectSpec *spec) {
  if (unwrap(registry)->getDialectAllocator(unwrap(spec->name)))
    return false;
  unwrap(registry)->insert(TypeID::get<RustDialect>(), unwrap(spec->name), [spec](MLIRContext *context) -> Dialect * {
    const DialectSpec *outer = std::exchange(RustDialect::loading, spec);
    Dialect *dialect = context->getOrLoadDialect<RustDialect>();
    RustDialect::loading = outer;
    // Not in the constructor: a handler may inspect the context, which does not have the dialect at that time.
    for (MlirStringRef name : ArrayRef(spec->dependencies, spec->dependencyCount))
      if (!context->getOrLoadDialect(unwrap(name)))
        emitError(UnknownLoc::get(context)) << "dialect '" << unwrap(spec->name) << "' needs dialect '" << unwrap(name)
                                            << "', which is not registered";
    return dialect;
  });
  return true;
}

//===-- Types and attributes -----------------------------------------------------------------------------------===//

/// Returns the Rust definition and the parameters of a type or attribute defined in Rust; false for others.
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

/// Returns the printed form of a type defined in Rust; empty if it may contain an alias.
MlirStringRef mdTypeText(MlirType type) {
  Type t = unwrap(type);
  RustDialect *dialect = RustDialect::of(t.getDialect());
  return wrap(dialect ? dialect->text(cast<DynamicType>(t)) : StringRef());
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

/// Builds a type; returns null, after a report, if the dialect is not loaded, the name is unknown or the verifier
/// rejects the parameters.
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

/// Returns the elements of an `array<i64: ...>` (`wide`) or `array<i32: ...>`, which live as long as the context.
bool mdIntegers(MlirAttribute attr, bool wide, const void **data, intptr_t *count) {
  auto array = dyn_cast_or_null<DenseArrayAttr>(unwrap(attr));
  if (!array || !array.getElementType().isSignlessInteger(wide ? 64 : 32))
    return false;
  *data = array.getRawData().data();
  *count = array.getSize();
  return true;
}

void mdEmitterReport(void *emitter, MlirStringRef message) { (*static_cast<Emitter *>(emitter))() << unwrap(message); }

/// Sets a configuration word that Rust stores with the dialect of one context; initially zero.
void mdDialectConfigure(MlirContext context, MlirStringRef name, uint64_t word) {
  Dialect *dialect = unwrap(context)->getLoadedDialect(unwrap(name));
  if (RustDialect *mine = dialect ? RustDialect::of(*dialect) : nullptr)
    mine->configure(word);
}
uint64_t mdDialectChanges() { return RustDialect::changes.load(std::memory_order_acquire); }

/// Returns the configuration word of the dialect of an operation; zero if Rust does not define it.
uint64_t mdOpConfiguration(MlirOperation op) {
  Dialect *dialect = unwrap(op)->getDialect();
  RustDialect *mine = dialect ? RustDialect::of(*dialect) : nullptr;
  return mine ? mine->configuration.load(std::memory_order_relaxed) : 0;
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

/// Sets whether diagnostics about an operation carry the operation itself as a note.
void mdContextPrintOpOnDiagnostic(MlirContext context, bool enable) {
  unwrap(context)->printOpOnDiagnostic(enable);
}

//===-- Operations ---------------------------------------------------------------------------------------------===//

/// Returns the definition of an operation defined in Rust; null for others.
const void *mdOpDef(MlirOperation op) {
  Dialect *dialect = unwrap(op)->getDialect();
  return unwrap(op)->isRegistered() && dialect && RustDialect::of(*dialect) ? RustOp::of(unwrap(op))->def : nullptr;
}

/// Returns whether folding may change an operation.
bool mdOpFolds(MlirOperation op) { return !mdOpDef(op) || RustOp::of(unwrap(op))->folds; }

/// Returns the inherent attributes of an operation defined in Rust: a dictionary or null.
MlirAttribute mdOpProperties(MlirOperation op) { return mdOpDef(op) ? wrap(RustOp::property(unwrap(op))) : MlirAttribute{}; }

void mdOpSetProperties(MlirOperation op, MlirAttribute dictionary) {
  if (mdOpDef(op))
    RustOp::property(unwrap(op)) = RustOp::normalize(unwrap(dictionary));
}

bool mdValueConstant(MlirValue value, int64_t *out) {
  // Not matchPattern on the value: it assumes that the operation is verified, which is not the case during parsing.
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

void mdEffectAdd(void *list, MlirOperation op, MdEffect effect, MdOn on, intptr_t index) {
  auto &effects = *static_cast<EffectList *>(list);
  auto of = [](MdEffect effect) -> MemoryEffects::Effect * {
    switch (effect) {
    case MdEffect::Read:
      return MemoryEffects::Read::get();
    case MdEffect::Write:
      return MemoryEffects::Write::get();
    case MdEffect::Allocate:
      return MemoryEffects::Allocate::get();
    case MdEffect::Free:
      return MemoryEffects::Free::get();
    }
    llvm_unreachable("an effect that Rust does not have");
  };
  switch (on) {
  case MdOn::Anything:
    effects.emplace_back(of(effect));
    break;
  case MdOn::Operand:
    effects.emplace_back(of(effect), &unwrap(op)->getOpOperand(index));
    break;
  case MdOn::Result:
    effects.emplace_back(of(effect), unwrap(op)->getOpResult(index));
    break;
  }
}

void mdNameResult(void *setter, MlirValue value, MlirStringRef name) {
  (*static_cast<OpAsmSetValueNameFn *>(setter))(unwrap(value), unwrap(name));
}

} // extern "C"
