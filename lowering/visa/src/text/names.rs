//! Names of a unit.

use std::collections::{HashMap, HashSet};

use super::line::{Error, Line, Node};
use crate::codes::Rule as Code;
use crate::kernel::Unit;
use crate::place::Place;
use crate::types::Type;
use crate::variable::{
    GeneralId, Label, LabelId, LabelKind, PREDEFINED_GENERALS, PREDEFINED_SURFACES, SurfaceId, VariableId,
};
use diag::Severity;

/// The declarations so far, in nested blocks.
#[derive(Debug)]
pub(super) struct Names {
    blocks: Vec<HashMap<Box<str>, (VariableId, Place)>>,
    labels: HashMap<Box<str>, LabelId>,
    /// Names whose declaration has an error: statements that use them are dropped without another error.
    pub(super) undeclared: HashSet<Box<str>>,
    /// The first use of each label that is not defined yet.
    pub(super) pending: HashMap<LabelId, Place>,
}

impl Default for Names {
    fn default() -> Self {
        Self {
            blocks: vec![HashMap::new()],
            labels: HashMap::new(),
            undeclared: HashSet::new(),
            pending: HashMap::new(),
        }
    }
}

impl Names {
    /// Starts a block of declarations.
    pub(super) fn open(&mut self) {
        self.blocks.push(HashMap::new());
    }

    /// Ends a block; returns false if there is none.
    pub(super) fn close(&mut self) -> bool {
        self.blocks.len() > 1 && self.blocks.pop().is_some()
    }

    /// Returns whether all blocks are closed.
    pub(super) fn is_closed(&self) -> bool {
        self.blocks.len() == 1
    }

    /// Declares a name; returns the location of an earlier declaration in the same block.
    pub(super) fn declare(&mut self, name: &str, id: VariableId, place: Place) -> Option<Place> {
        let block = self.blocks.last_mut()?;
        block.insert(name.into(), (id, place)).map(|(_, place)| place)
    }

    /// Returns the variable with a name.
    pub(super) fn variable(&self, name: &str) -> Option<VariableId> {
        let declared = self.blocks.iter().rev().find_map(|block| block.get(name));
        declared.map(|(id, _)| *id).or_else(|| predefined(name))
    }

    /// Returns the declared name nearest to an undeclared one.
    pub(super) fn similar(&self, name: &str) -> Option<&str> {
        let names = self.blocks.iter().flat_map(|block| block.keys()).map(AsRef::as_ref);
        let near = |known: &&str| known.eq_ignore_ascii_case(name);
        let mut found: Vec<&str> = names.filter(near).collect();
        found.sort_unstable();
        found.first().copied()
    }

    /// Returns the label with a name, which may be defined later.
    pub(super) fn label(&mut self, unit: &mut Unit, name: &str, kind: LabelKind, place: Place) -> Option<LabelId> {
        if let Some(id) = self.labels.get(name) {
            return Some(*id);
        }
        let id = LabelId::declared(unit.labels.len())?;
        unit.labels.push(Label { name: name.into(), kind, attributes: Vec::new(), place });
        self.labels.insert(name.into(), id);
        self.pending.insert(id, place);
        Some(id)
    }
}

/// Returns the predefined variable with a name: `%r0`, or `V7` as in the manual.
fn predefined(name: &str) -> Option<VariableId> {
    let general = |index: usize| GeneralId(u32::try_from(index).unwrap_or(u32::MAX));
    if let Some(index) = PREDEFINED_SURFACES.iter().position(|surface| *surface == name) {
        return Some(VariableId::Surface(SurfaceId(u16::try_from(index).unwrap_or(u16::MAX))));
    }
    if let Some(builtin) = name.strip_prefix('%') {
        let builtin = if builtin == "tm" { "tsc" } else { builtin };
        let index = PREDEFINED_GENERALS.iter().position(|general| general.name == builtin)?;
        return Some(VariableId::General(general(index)));
    }
    let index = name.strip_prefix('V')?.parse::<usize>().ok()?;
    PREDEFINED_GENERALS.get(index).map(|_| VariableId::General(general(index)))
}

/// State that parsing a line reads and changes.
pub(super) struct Context<'a, 'i> {
    /// The line.
    pub(super) line: Line<'i>,
    /// The unit.
    pub(super) unit: &'a mut Unit,
    /// Its names.
    pub(super) names: &'a mut Names,
    /// Bytes per register.
    pub(super) grf_bytes: u32,
}

impl Context<'_, '_> {
    /// Returns the variable with a name.
    pub(super) fn variable(&self, node: &Node<'_>) -> Result<VariableId, Error> {
        let name = node.as_str();
        self.names.variable(name).ok_or_else(|| {
            let mut error = self.line.error_at(Code::UnknownName, node, format!("`{name}` is not declared"));
            if self.names.undeclared.contains(name) {
                error.severity = Severity::Remark;
            }
            match (name, self.names.similar(name)) {
                (_, Some(similar)) => Box::new(error.help(format!("did you mean `{similar}`?"))),
                ("T0", None) => Box::new(error.help("local memory is `%slm`")),
                ("T5", None) => Box::new(error.help("stateless memory is `%scratch`, bindless surfaces are `%bss`")),
                (_, None) => error,
            }
        })
    }

    /// Returns the general variable with a name.
    pub(super) fn general(&self, node: &Node<'_>) -> Result<GeneralId, Error> {
        match self.variable(node)? {
            VariableId::General(id) => Ok(id),
            id @ (VariableId::Address(_)
            | VariableId::Predicate(_)
            | VariableId::Sampler(_)
            | VariableId::Surface(_)) => Err(self.wrong_class(node, id, "a general variable")),
        }
    }

    /// Creates the error that a variable has the wrong class.
    pub(super) fn wrong_class(&self, node: &Node<'_>, id: VariableId, expected: &str) -> Error {
        let message = format!("expected {expected}, `{}` is {}", node.as_str(), class(id));
        self.line.error_at(Code::NameClass, node, message)
    }

    /// Returns the type of a general variable.
    pub(super) fn type_of(&self, id: GeneralId) -> Type {
        self.unit.general(id).map_or(Type::Ud, crate::kernel::GeneralRef::ty)
    }

    /// Returns the bytes of a variable, for `%sizeof`; like the finalizer, 0 for predefined ones.
    pub(super) fn size_of(&self, id: VariableId) -> u32 {
        let elements = |variables: &[crate::variable::Variable], index: Option<usize>, bytes: u32| {
            index.and_then(|index| variables.get(index)).map_or(0, |variable| u32::from(variable.elements) * bytes)
        };
        match id {
            VariableId::General(id) => match self.unit.general(id) {
                Some(crate::kernel::GeneralRef::Declared(general)) => general.bytes(),
                Some(crate::kernel::GeneralRef::Predefined(_)) | None => 0,
            },
            VariableId::Address(id) => elements(&self.unit.addresses, id.index(), 2),
            VariableId::Predicate(id) => elements(&self.unit.predicates, id.index(), 1),
            VariableId::Sampler(id) => elements(&self.unit.samplers, id.index(), 4),
            VariableId::Surface(id) => elements(&self.unit.surfaces, id.index(), 4),
        }
    }
}

/// Describes the class of a variable, for messages.
pub(super) fn class(id: VariableId) -> &'static str {
    match id {
        VariableId::General(_) => "a general variable",
        VariableId::Address(_) => "an address variable",
        VariableId::Predicate(_) => "a predicate",
        VariableId::Sampler(_) => "a sampler",
        VariableId::Surface(_) => "a surface",
    }
}
