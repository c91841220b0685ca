//! Names of values and blocks.

use mlir_dialect::melior::ir::{BlockRef, Value, ValueLike};
use std::collections::{HashMap, HashSet};

/// Names for printing.
pub(crate) trait Naming<'c> {
    /// The name of a value without its sigil; `x#1` if the register denotes several values.
    fn value(&self, value: Value<'c, '_>) -> Option<String>;

    /// The name of a block without its sigil.
    fn block(&self, _: BlockRef<'c, '_>) -> Option<&str> {
        None
    }

    /// Whether a name is given to anything, so that what has none gets another.
    fn is_taken(&self, _: &str) -> bool {
        false
    }
}

/// A function from values to names.
impl<'c> Naming<'c> for &dyn Fn(Value<'c, '_>) -> Option<String> {
    fn value(&self, value: Value<'c, '_>) -> Option<String> {
        self(value)
    }
}

/// The registers and blocks of a file.
#[derive(Debug, Default)]
pub struct Names {
    values: HashMap<usize, String>,
    /// Names, and where the blocks stand in the text.
    blocks: HashMap<usize, (String, usize)>,
    taken: HashSet<String>,
}

impl Names {
    /// From values with register and number, in the order of the text, and blocks with name and place.
    pub(crate) fn new(defined: &[(usize, (&str, u32))], blocks: &[(usize, (&str, usize))]) -> Self {
        let mut names = Self::default();
        for (index, (value, (register, number))) in defined.iter().enumerate() {
            let bare = register.trim_start_matches('%');
            // `%x:2` denotes several values: the next value has its name and the next number.
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

    /// The register of a value, without its sigil; `x#1` if it denotes several values.
    pub fn of(&self, value: Value<'_, '_>) -> Option<&str> {
        self.values.get(&(value.to_raw().ptr as usize)).map(String::as_str)
    }

    /// Where a block begins in the text.
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
