//! Builds a dialect and registers it.

use crate::{
    diagnostics::{Failed, collect, string_ref},
    ffi, hooks,
    operation::OpDefinition,
    parametric::{AttributeDefinition, AttributeEntry, TypeDefinition, TypeEntry},
};
use melior::{
    Context,
    dialect::DialectRegistry,
    ir::{Attribute, Location, Operation, Type, operation::OperationRef},
};
use mlir_sys::MlirStringRef;
use std::{collections::BTreeMap, collections::BTreeSet, ffi::c_void};

/// What a hook stores for an operation.
pub(crate) struct OpEntry(pub(crate) Box<dyn OpDefinition>);

/// Checks a discardable attribute with the prefix of the dialect, such as `pto.target_arch` on a module.
pub type AttributeVerifier = fn(OperationRef<'_, '_>, &str, Attribute<'_>) -> Result<(), Failed>;

/// Creates a detached constant operation for a folded value, or returns `None`.
pub type ConstantMaterializer = for<'c> fn(Attribute<'c>, Type<'c>, Location<'c>) -> Option<Operation<'c>>;

/// An error in the definition of a dialect.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DialectError {
    /// A name is empty, contains characters that MLIR's grammar does not allow, or does not start with the dialect's.
    #[error("'{0}' is not a valid name in dialect '{1}'")]
    InvalidName(String, String),
    /// Two definitions or aliases have the same name.
    #[error("'{0}' is defined twice in dialect '{1}'")]
    Duplicate(String, String),
    /// The registry has a dialect with that name.
    #[error("dialect '{0}' is registered already")]
    AlreadyRegistered(String),
}

/// A dialect under construction.
pub struct DialectBuilder {
    name: String,
    operations: Vec<OpEntry>,
    types: Vec<TypeEntry>,
    attributes: Vec<AttributeEntry>,
    dependencies: Vec<String>,
    verify_attribute: Option<AttributeVerifier>,
    materialize_constant: Option<ConstantMaterializer>,
}

impl DialectBuilder {
    /// Starts a dialect.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            operations: Vec::new(),
            types: Vec::new(),
            attributes: Vec::new(),
            dependencies: Vec::new(),
            verify_attribute: None,
            materialize_constant: None,
        }
    }

    /// Adds an operation.
    pub fn operation(mut self, definition: impl OpDefinition) -> Self {
        self.operations.push(OpEntry(Box::new(definition)));
        self
    }

    /// Adds operations.
    pub fn operations<D: OpDefinition>(mut self, definitions: impl IntoIterator<Item = D>) -> Self {
        self.operations.extend(definitions.into_iter().map(|definition| OpEntry(Box::new(definition))));
        self
    }

    /// Adds a type.
    pub fn r#type(mut self, definition: impl TypeDefinition) -> Self {
        self.types.push(TypeEntry(Box::new(definition)));
        self
    }

    /// Adds an attribute.
    pub fn attribute(mut self, definition: impl AttributeDefinition) -> Self {
        self.attributes.push(AttributeEntry(Box::new(definition)));
        self
    }

    /// Adds attributes.
    pub fn attributes<D: AttributeDefinition>(mut self, definitions: impl IntoIterator<Item = D>) -> Self {
        self.attributes.extend(definitions.into_iter().map(|definition| AttributeEntry(Box::new(definition))));
        self
    }

    /// Names a dependent dialect, which is loaded with this one; it has to be registered, too.
    pub fn depends_on(mut self, dialect: &str) -> Self {
        self.dependencies.push(dialect.to_owned());
        self
    }

    /// Sets the verifier of discardable attributes.
    pub fn verify_attributes(mut self, verifier: AttributeVerifier) -> Self {
        self.verify_attribute = Some(verifier);
        self
    }

    /// Sets the materializer of folded constants.
    pub fn materialize_constants(mut self, materializer: ConstantMaterializer) -> Self {
        self.materialize_constant = Some(materializer);
        self
    }

    /// Checks the definitions and finishes the dialect. It lives as long as the process, because contexts refer to it.
    pub fn build(self) -> Result<&'static Dialect, DialectError> {
        let identifier = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
        };
        let invalid = |name: &str| DialectError::InvalidName(name.to_owned(), self.name.clone());
        if !identifier(&self.name) || self.name.contains('.') {
            return Err(invalid(&self.name));
        }
        let mut seen = BTreeSet::new();
        for op in &self.operations {
            for name in std::iter::once(op.0.name().to_owned()).chain(op.0.aliases()) {
                match name.split_once('.') {
                    Some((dialect, rest)) if dialect == self.name && identifier(rest) => {}
                    _ => return Err(invalid(&name)),
                }
                if !seen.insert(name.clone()) {
                    return Err(DialectError::Duplicate(name, self.name.clone()));
                }
            }
        }
        let index = |names: Vec<Vec<&str>>| -> Result<BTreeMap<String, usize>, DialectError> {
            let mut map = BTreeMap::new();
            for (index, names) in names.into_iter().enumerate() {
                for name in names {
                    if !identifier(name) {
                        return Err(invalid(name));
                    }
                    if map.insert(name.to_owned(), index).is_some() {
                        return Err(DialectError::Duplicate(name.to_owned(), self.name.clone()));
                    }
                }
            }
            Ok(map)
        };
        let with_aliases = |name, aliases: Vec<_>| std::iter::once(name).chain(aliases).collect::<Vec<_>>();
        let type_names = index(self.types.iter().map(|t| with_aliases(t.0.name(), t.0.aliases())).collect())?;
        let attribute_names = index(self.attributes.iter().map(|a| with_aliases(a.0.name(), a.0.aliases())).collect())?;
        let dialect = Box::leak(Box::new(Dialect {
            name: self.name,
            operations: self.operations,
            types: self.types,
            attributes: self.attributes,
            dependencies: self.dependencies,
            verify_attribute: self.verify_attribute,
            materialize_constant: self.materialize_constant,
            type_names,
            attribute_names,
            spec: None,
        }));
        let spec = dialect.specification();
        dialect.spec = Some(spec);
        Ok(dialect)
    }
}

/// A finished dialect.
pub struct Dialect {
    pub(crate) name: String,
    operations: Vec<OpEntry>,
    types: Vec<TypeEntry>,
    attributes: Vec<AttributeEntry>,
    dependencies: Vec<String>,
    pub(crate) verify_attribute: Option<AttributeVerifier>,
    pub(crate) materialize_constant: Option<ConstantMaterializer>,
    type_names: BTreeMap<String, usize>,
    attribute_names: BTreeMap<String, usize>,
    spec: Option<&'static ffi::DialectSpec>,
}

// SAFETY: the specification is immutable and points at parts of the dialect, which live as long as the process; all
// definitions are `Sync`.
unsafe impl Send for Dialect {}
// SAFETY: as above.
unsafe impl Sync for Dialect {}

fn leak_slice<T: 'static>(items: Vec<T>) -> (*const T, isize) {
    let slice: &'static [T] = Vec::leak(items);
    (slice.as_ptr(), slice.len() as isize)
}

impl Dialect {
    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Lets contexts that use the registry load the dialect.
    pub fn register(&'static self, registry: &DialectRegistry) -> Result<(), DialectError> {
        let registered = match self.spec {
            // SAFETY: the specification lives as long as the process.
            Some(spec) => unsafe { ffi::mdRegisterDialect(registry.to_raw(), spec) },
            None => false,
        };
        if registered { Ok(()) } else { Err(DialectError::AlreadyRegistered(self.name.clone())) }
    }

    /// Stores a configuration word with the dialect of one context, for definitions to query; initially zero. Does
    /// nothing if the dialect is not loaded.
    pub fn configure(&self, context: &Context, word: u64) {
        // SAFETY: the context is valid.
        unsafe { ffi::mdDialectConfigure(context.to_raw(), string_ref(&self.name), word) }
    }

    /// Returns the last word given to [`Dialect::configure`].
    pub fn configuration(&self, context: &Context) -> u64 {
        // SAFETY: the context is valid.
        unsafe { ffi::mdDialectConfiguration(context.to_raw(), string_ref(&self.name)) }
    }

    pub(crate) fn find_type(&self, name: &str) -> Option<&dyn TypeDefinition> {
        self.type_names.get(name).map(|&index| &*self.types[index].0)
    }

    pub(crate) fn find_attribute(&self, name: &str) -> Option<&dyn AttributeDefinition> {
        self.attribute_names.get(name).map(|&index| &*self.attributes[index].0)
    }

    /// Returns names and aliases of the types, for messages.
    pub fn type_names(&self) -> impl Iterator<Item = &str> {
        let shown = |index: usize| self.types.get(index).is_some_and(|entry| !entry.0.is_internal());
        self.type_names.iter().filter(move |&(_, &index)| shown(index)).map(|(name, _)| name.as_str())
    }

    /// Returns names and aliases of the attributes, for messages.
    pub(crate) fn attribute_names(&self) -> impl Iterator<Item = &str> {
        self.attribute_names.keys().map(String::as_str)
    }

    /// Returns the data that the C++ side reads when a context loads the dialect. It lives as long as the process, as
    /// the dialect does: the only caller leaks `self`.
    #[expect(non_snake_case, reason = "the names are those of the header")]
    fn specification(&self) -> &'static ffi::DialectSpec {
        let op = |entry: &OpEntry| {
            let names: Vec<MlirStringRef> = entry.0.attribute_names().into_iter().map(string_ref).collect();
            let (attributes, attributeCount) = leak_slice(names);
            let aliases = entry.0.aliases().into_iter().map(|alias| string_ref(alias.leak())).collect();
            let (aliases, aliasCount) = leak_slice(aliases);
            ffi::OpSpec {
                name: string_ref(entry.0.name()),
                aliases,
                aliasCount,
                attributes,
                attributeCount,
                traits: entry.0.traits().into_iter().fold(0, |bits, t| bits | 1 << t as u64),
                effects: entry.0.effect_model() as i32,
                resultNames: entry.0.names_results(),
                folds: entry.0.folds(),
                generic: !entry.0.has_syntax(),
                def: (&raw const *entry).cast::<c_void>(),
            }
        };
        let (ops, opCount) = leak_slice(self.operations.iter().map(op).collect());
        let parametric = |name: &str, def: *const c_void, element: bool| ffi::ParametricSpec {
            name: string_ref(name),
            def,
            element,
        };
        let (types, typeCount) = leak_slice(
            self.types
                .iter()
                .map(|t| parametric(t.0.name(), (&raw const *t).cast(), t.0.is_memory_element()))
                .collect(),
        );
        let (attributes, attributeCount) =
            leak_slice(self.attributes.iter().map(|a| parametric(a.0.name(), (&raw const *a).cast(), false)).collect());
        let (dependencies, dependencyCount) =
            leak_slice(self.dependencies.iter().map(|name| string_ref(name)).collect());
        Box::leak(Box::new(ffi::DialectSpec {
            name: string_ref(&self.name),
            def: (&raw const *self).cast(),
            hooks: &hooks::HOOKS,
            ops,
            opCount,
            types,
            typeCount,
            attributes,
            attributeCount,
            dependencies,
            dependencyCount,
        }))
    }
}

/// Registers the upstream dialects that `cpp/upstream.cpp` lists: those that kernels and their lowering use.
pub fn register_upstream_dialects(registry: &DialectRegistry) {
    // SAFETY: the registry is valid.
    unsafe { ffi::mdRegisterUpstreamDialects(registry.to_raw()) }
}

/// Returns the word given last to [`Dialect::configure`] of the dialect of an operation; zero if it has none.
pub fn configuration_of(op: OperationRef<'_, '_>) -> u64 {
    // SAFETY: the operation is valid.
    unsafe { ffi::mdOpConfiguration(op.to_raw()) }
}

/// Returns names of the dialects that a context has loaded or can load.
pub fn available_dialects(context: &Context) -> Vec<String> {
    let mut text = Vec::<u8>::new();
    // SAFETY: `collect` gets the vector it expects.
    unsafe { ffi::mdAvailableDialects(context.to_raw(), Some(collect), (&raw mut text).cast()) };
    String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
}
