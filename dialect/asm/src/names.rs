//! Records the names of values and blocks.

use mlir_dialect::melior::ir::{BlockRef, Value, ValueLike};
use std::{
    collections::{HashMap, HashSet},
    ops::Range,
};

/// Names for printing.
pub(crate) trait Naming<'c> {
    /// Returns the name of a value without its sigil; `x#1` if the register denotes several values.
    fn value(&self, value: Value<'c, '_>) -> Option<String>;

    /// Returns the name of a block without its sigil.
    fn block(&self, _: BlockRef<'c, '_>) -> Option<&str> {
        None
    }

    /// Returns whether a name is in use, so that unnamed values get others.
    fn is_taken(&self, _: &str) -> bool {
        false
    }
}

/// Implements names by a function.
impl<'c> Naming<'c> for &dyn Fn(Value<'c, '_>) -> Option<String> {
    fn value(&self, value: Value<'c, '_>) -> Option<String> {
        self(value)
    }
}

/// An occurrence of a register in the source: a definition or a use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The range of the register, with its sigil and without `:2` or `#1`.
    pub range: Range<usize>,
    /// The offset of the register in the statement that defines it.
    pub definition: usize,
}

/// The occurrences of registers while a file is assembled, with their values.
#[derive(Debug, Default)]
pub(crate) struct Mentions {
    /// Offsets, and the addresses of values.
    found: Vec<(usize, usize)>,
    /// Offsets of definitions.
    definitions: HashMap<usize, usize>,
    /// The values that replaced placeholders for uses before the definition.
    replaced: HashMap<usize, usize>,
}

impl Mentions {
    /// Records that a register at an offset denotes a value.
    pub(crate) fn add(&mut self, at: usize, value: Value<'_, '_>) {
        self.found.push((at, value.to_raw().ptr as usize));
    }

    /// Records that the register at an offset defines a value, which replaces a placeholder if it was used before.
    pub(crate) fn define(&mut self, at: usize, value: Value<'_, '_>, before: Option<Value<'_, '_>>) {
        self.add(at, value);
        let value = value.to_raw().ptr as usize;
        self.definitions.insert(value, at);
        if let Some(before) = before {
            self.replaced.insert(before.to_raw().ptr as usize, value);
        }
    }

    /// Returns the occurrences in source order.
    fn sorted(&self, text: &str) -> Vec<Mention> {
        let mention = |(at, value): &(usize, usize)| {
            let value = self.replaced.get(value).unwrap_or(value);
            let name = text.get(*at..)?.strip_prefix('%')?;
            let end = name.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')));
            let range = *at..*at + 1 + end.unwrap_or(name.len());
            Some(Mention { range, definition: *self.definitions.get(value)? })
        };
        let mut sorted: Vec<Mention> = self.found.iter().filter_map(mention).collect();
        sorted.sort_unstable_by_key(|mention| (mention.range.start, mention.definition));
        // All values of `%x:2` share one register.
        sorted.dedup_by_key(|mention| mention.range.start);
        sorted
    }
}

/// The registers and blocks of a file.
#[derive(Debug, Default)]
pub struct Names {
    values: HashMap<usize, String>,
    places: HashMap<usize, usize>,
    mentions: Vec<Mention>,
    /// Names and offsets of the blocks.
    blocks: HashMap<usize, (String, usize)>,
    taken: HashSet<String>,
}

impl Names {
    /// Collects names: values with their keys, in source order, blocks with name and offset, and the occurrences of
    /// registers.
    pub(crate) fn new(
        defined: &[(usize, (&str, u32))],
        blocks: &[(usize, (&str, usize))],
        mentions: Mentions,
        text: &str,
    ) -> Self {
        let mut names = Self { mentions: mentions.sorted(text), places: mentions.definitions, ..Self::default() };
        for (index, (value, (register, number))) in defined.iter().enumerate() {
            let bare = register.trim_start_matches('%');
            // `%x:2` denotes several values: the next value has the same register and the next index.
            let after = defined.get(index + 1).is_some_and(|(_, next)| *next == (*register, number + 1));
            let name = if *number > 0 || after { format!("{bare}#{number}") } else { bare.to_owned() };
            names.taken.insert(bare.to_owned());
            names.values.insert(*value, name);
        }
        for (block, (name, at)) in blocks {
            let bare = name.trim_start_matches('^');
            names.taken.insert(bare.to_owned());
            names.blocks.insert(*block, (bare.to_owned(), *at));
        }
        names
    }

    /// Returns the register of a value, without its sigil; `x#1` if it denotes several values.
    pub fn of(&self, value: Value<'_, '_>) -> Option<&str> {
        self.values.get(&(value.to_raw().ptr as usize)).map(String::as_str)
    }

    /// Returns the offset of the register of a value in the statement that defines it.
    pub fn place(&self, value: Value<'_, '_>) -> Option<usize> {
        self.places.get(&(value.to_raw().ptr as usize)).copied()
    }

    /// Returns the occurrences of registers, in source order.
    pub fn mentions(&self) -> &[Mention] {
        &self.mentions
    }

    /// Returns the source offset of a block.
    pub(crate) fn block_place(&self, block: usize) -> Option<usize> {
        self.blocks.get(&block).map(|(_, at)| *at)
    }
}

impl<'c> Naming<'c> for Names {
    fn value(&self, value: Value<'c, '_>) -> Option<String> {
        self.of(value).map(str::to_owned)
    }

    fn block(&self, block: BlockRef<'c, '_>) -> Option<&str> {
        self.blocks.get(&(block.to_raw().ptr as usize)).map(|(name, _)| name.as_str())
    }

    fn is_taken(&self, name: &str) -> bool {
        self.taken.contains(name)
    }
}
