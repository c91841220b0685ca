// Starts MLIR's language server with dialects that are defined in Rust. The declaration in src/mlir.rs is that of the function
// below.

#include "mlir-c/IR.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

using namespace mlir;

namespace {

/// Calls a function for each context that loads a dialect: the server makes a context for each text.
class OnLoad : public DialectExtensionBase {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OnLoad)

  OnLoad(StringRef dialect, void (*loaded)(MlirContext)) : DialectExtensionBase(dialect), dialect(dialect), loaded(loaded) {}

  void apply(MLIRContext *context, MutableArrayRef<Dialect *>) const final { loaded(wrap(context)); }
  std::unique_ptr<DialectExtensionBase> clone() const final { return std::make_unique<OnLoad>(dialect, loaded); }

private:
  StringRef dialect;
  void (*loaded)(MlirContext);
};

/// Discards the diagnostics of contexts in which the server has no handler: those of completion.
class Silence : public DialectExtensionBase {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Silence)

  Silence() : DialectExtensionBase(StringRef("builtin")) {}

  void apply(MLIRContext *context, MutableArrayRef<Dialect *>) const final {
    context->getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
  }
  std::unique_ptr<DialectExtensionBase> clone() const final { return std::make_unique<Silence>(); }
};

} // namespace

extern "C" {

/// Serves requests on standard input until its end, or until the client asks for the end. `dialect` lives as long as the
/// process. False where the server fails.
bool ptoMlirServer(MlirDialectRegistry registry, MlirStringRef dialect, void (*loaded)(MlirContext)) {
  DialectRegistry &dialects = *unwrap(registry);
  dialects.addExtension(TypeID::get<OnLoad>(), std::make_unique<OnLoad>(unwrap(dialect), loaded));
  dialects.addExtension(TypeID::get<Silence>(), std::make_unique<Silence>());
  char name[] = "pto-lsp", log[] = "--log=error";
  char *arguments[] = {name, log, nullptr};
  return succeeded(MlirLspServerMain(2, arguments, dialects));
}

} // extern "C"
