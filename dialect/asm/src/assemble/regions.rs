//! Assembles regions and blocks: visibility of values, and destinations of branches.

use super::{Assembler, GRAMMAR, Target, Visible};
use crate::{
    cursor::{Cursor, Use},
    lines::{Body, Line},
    tokens::{self, Parts, Token},
    upstream,
};
use mlir_dialect::{
    DetachedBlock, OpenRegion, Token as Mark,
    melior::ir::{Block, BlockRef},
};
use pto_dialect::report::RULE;
use pto_isa::codes;
use std::collections::HashMap;

impl<'c, 'm, 't> Assembler<'c, 'm, 't> {
    /// Assembles the statements of a region. `entry` is its entry block, if it exists already.
    pub(crate) fn region(&mut self, body: &'t Body, region: OpenRegion<'_, 'c, 'm>, entry: Option<BlockRef<'c, 'm>>) {
        self.scopes.push(Vec::new());
        self.targets.push(HashMap::new());
        let mut current = entry;
        let mut parts = Parts::default();
        for line in &body.lines {
            let text = self.text.get(line.head.clone()).unwrap_or("");
            if text.starts_with('^') {
                current = Some(self.block(line, region));
                continue;
            }
            let block = current.unwrap_or_else(|| region.append_block(Block::new(&[])));
            current = Some(block);
            self.statement(line, block, &mut parts);
        }
        self.close_blocks(Some(region));
        self.close_scope();
    }

    /// Runs a parser on the tokens of a part of a statement.
    pub(crate) fn inside<'x>(
        &'x mut self,
        tokens: &'x [Token],
        used: Use<'t>,
        block: BlockRef<'c, 'm>,
    ) -> Cursor<'x, 'c, 'm, 't> {
        let end = used.at + used.name.len();
        Cursor { asm: self, tokens, at: 0, name: used.at, end, bodies: &[], block, results: 0, row: None }
    }

    /// Enters a region that is isolated from above; pass the result to [`Assembler::leave`].
    pub(crate) fn isolated_region(&mut self) -> Visible<'c, 'm, 't> {
        Visible {
            values: std::mem::take(&mut self.values),
            forward: std::mem::take(&mut self.forward),
            lost: std::mem::take(&mut self.lost),
            scopes: std::mem::replace(&mut self.scopes, vec![Vec::new()]),
        }
    }

    /// Leaves an isolated region.
    pub(crate) fn leave(&mut self, outside: Visible<'c, 'm, 't>) {
        self.close_values();
        self.values = outside.values;
        self.forward = outside.forward;
        self.lost = outside.lost;
        self.scopes = outside.scopes;
    }

    pub(crate) fn close_scope(&mut self) {
        for key in self.scopes.pop().unwrap_or_default() {
            self.values.remove(&key);
        }
    }

    pub(crate) fn open_scope(&mut self) {
        self.scopes.push(Vec::new());
    }

    pub(super) fn close_blocks(&mut self, region: Option<OpenRegion<'_, 'c, 'm>>) {
        let mut missing: Vec<(usize, &str)> = Vec::new();
        for (name, target) in self.targets.pop().unwrap_or_default() {
            if let Target::Ahead(block, at) = target {
                missing.push((at, name));
                if let Some(region) = region {
                    let _ = block.append_to(region);
                }
            }
        }
        missing.sort_unstable();
        for (at, name) in missing {
            let message = format_args!("block '{name}' is not defined");
            let _ = self.error(at, codes::ASM_LABEL, message).note(format_args!("{RULE}{GRAMMAR}")).emit();
        }
    }

    /// Returns the destination of a branch.
    pub(crate) fn target(&mut self, name: &'t str, at: usize) -> Option<BlockRef<'c, 'm>> {
        let targets = self.targets.last_mut()?;
        match targets.entry(name).or_insert_with(|| Target::Ahead(DetachedBlock::new(), at)) {
            Target::Here(block) => Some(*block),
            Target::Ahead(block, _) => block.block(),
        }
    }

    /// Begins a block.
    fn block(&mut self, line: &'t Line, region: OpenRegion<'_, 'c, 'm>) -> BlockRef<'c, 'm> {
        let text = self.text.get(line.head.clone()).unwrap_or("");
        let mut tokens = Vec::new();
        if let Err(error) = tokens::block(text, line.head.start, &mut tokens) {
            let _ = self.malformed(&error);
            return region.append_block(Block::new(&[]));
        }
        let name = tokens.first().map_or("", |token| self.text.get(token.range()).unwrap_or(""));
        let known = self.targets.last_mut().and_then(|targets| targets.remove(name));
        let block = match known {
            Some(Target::Ahead(block, _)) => block.append_to(region),
            Some(Target::Here(_)) => {
                let message = format_args!("block '{name}' is defined already");
                let _ = self.error(line.head.start, codes::ASM_LABEL, message).emit();
                None
            }
            None => None,
        };
        let block = block.unwrap_or_else(|| region.append_block(Block::new(&[])));
        if let Some(targets) = self.targets.last_mut() {
            targets.insert(name, Target::Here(block));
        }
        self.labelled.push((block.to_raw().ptr as usize, (name, line.head.start)));
        let end = line.head.end;
        let mut cursor = Cursor {
            asm: self,
            tokens: tokens.get(1..).unwrap_or(&[]),
            at: 0,
            name: line.head.start,
            end,
            bodies: &[],
            block,
            results: 0,
            row: None,
        };
        if cursor.mark(Mark::LParen) && upstream::arguments(&mut cursor, block).is_err() {
            self.failed.set(true);
        }
        block
    }
}
