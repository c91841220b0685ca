//! Resolves registers: their definitions and declared properties, and immediates used instead of them.

use super::{Assembler, Forward, GRAMMAR, Key};
use crate::{cursor::Use, immediate, tokens::Parts};
use mlir_dialect::{
    Building, ParseResult, Severity,
    melior::ir::{Attribute, AttributeLike, BlockRef, Type, Value, ValueLike, operation::OperationRef},
    replace_uses, result,
};
use pto_dialect::report::{self, HELP, RULE};
use pto_isa::codes;
use pto_upstream::Arith;
use std::{collections::HashSet, ops::Range};

impl<'c, 'm, 't> Assembler<'c, 'm, 't> {
    /// Defines the registers of the results of an operation.
    pub(crate) fn define_results(&mut self, op: OperationRef<'c, 'm>, parts: &Parts) -> ParseResult {
        let mut index = 0;
        for name in &parts.results {
            let register = self.text.get(name.register.clone()).unwrap_or("");
            for number in 0..name.count {
                let Some(value) = result(op, index) else {
                    let message = format_args!("'{register}' has no result: the operation has {index}");
                    return Err(self.error(name.register.start, codes::ASM_REGISTER, message).emit());
                };
                self.define((register, u32::try_from(number).unwrap_or(0)), value.into(), name.register.start)?;
                index += 1;
            }
        }
        Ok(())
    }

    /// Defines a register as a value from here on.
    pub(crate) fn define(&mut self, key: Key<'t>, value: Value<'c, 'm>, at: usize) -> ParseResult {
        let key = (key.0.split('!').next().unwrap_or(key.0), key.1);
        if let Some((name, number)) = key.0.split_once('#') {
            let message = format_args!("'{}' names result {number} of an operation, and defines no register", key.0);
            let error = self.error(at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}"));
            return Err(error.note(format_args!("{HELP}several results are defined as {name}:2 = ..")).emit());
        }
        let forward = self.forward.remove(&key);
        self.mentions.define(at, value, forward.as_ref().map(|forward| forward.value));
        if let Some(forward) = forward {
            if forward.value.r#type() != value.r#type() {
                let message =
                    format_args!("'{}' has type {}, but is used as {}", key.0, value.r#type(), forward.value.r#type());
                return Err(self.error(at, codes::ASM_TYPE, message).emit());
            }
            replace_uses(forward.value, value);
        }
        if self.values.insert(key, value).is_some() && !self.lost.contains(key.0) {
            let message = format_args!("register '{}' is defined already", key.0);
            return Err(self.error(at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}")).emit());
        }
        self.defined.push((value.to_raw().ptr as usize, key));
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(key);
        }
        Ok(())
    }

    /// Returns the value of a register, if it is defined.
    pub(crate) fn known(&self, name: &str, number: u32) -> Option<Value<'c, 'm>> {
        self.values.get(&(name, number)).copied()
    }

    /// Returns the value of a register with an expected type, or of an immediate.
    pub(crate) fn resolve(
        &mut self,
        used: Use<'t>,
        r#type: Type<'c>,
        block: BlockRef<'c, 'm>,
    ) -> ParseResult<Value<'c, 'm>> {
        if !used.name.starts_with('%') {
            return self.immediate(used, r#type, block);
        }
        if used.name.ends_with(']') {
            return self.part(used, r#type, block);
        }
        let found = self.known(used.name, used.number).or(self.forward.get(&(used.name, used.number)).map(|f| f.value));
        let lost = self.lost.contains(used.name);
        match found {
            Some(value) if value.r#type() == r#type => {
                self.mentions.add(used.at, value);
                Ok(value)
            }
            Some(value) if !lost => {
                let message = format_args!("'{}' has type {}, found type {type}", used.name, value.r#type());
                Err(self.error(used.at, codes::ASM_TYPE, message).note(format_args!("{RULE}{GRAMMAR}")).emit())
            }
            Some(_) | None => {
                let location = self.location(used.at);
                let value = self.placeholders.value(r#type, location);
                if !lost {
                    self.mentions.add(used.at, value);
                    self.forward.insert((used.name, used.number), Forward { value, at: used.at });
                }
                Ok(value)
            }
        }
    }

    fn immediate(&mut self, used: Use<'t>, r#type: Type<'c>, block: BlockRef<'c, 'm>) -> ParseResult<Value<'c, 'm>> {
        let read = immediate::read(self.context, used.name, r#type).map_err(|expected| {
            let message = format_args!("expected {expected}, found {}", used.name);
            self.error(used.at, codes::ASM_IMMEDIATE, message).note(format_args!("{RULE}{GRAMMAR}")).emit()
        })?;
        if read.integer_for_float {
            let message = format_args!("{} is read as {}.0, as {type} is expected", used.name, used.name);
            let _ = report::at(Severity::Warning, self.location(used.at), codes::ASM_IMMEDIATE, message).emit();
        }
        self.constant(used.at, read.value, block)
    }

    /// Creates a constant at the end of a block.
    pub(crate) fn constant(
        &mut self,
        at: usize,
        value: Attribute<'c>,
        block: BlockRef<'c, 'm>,
    ) -> ParseResult<Value<'c, 'm>> {
        let name = Arith::Constant.name();
        self.is_registered(name);
        let mut constant = Building::new(name, self.location(at), block);
        constant.state().add_attribute("value", value);
        constant.state().add_results(&[value.r#type()]);
        let value = result(constant.finish(), 0).map(Value::from);
        value.ok_or_else(|| self.error(at, codes::ASM_IMMEDIATE, "the constant has no value").emit())
    }

    /// Handles the declared properties of a register, `%x!loc=vec`.
    pub(crate) fn modified(&mut self, name: &'t str, number: u32, modifiers: Range<usize>) {
        let Some(value) = self.known(name, number) else { return };
        let description = value.r#type().to_string();
        let words: HashSet<&str> =
            description.split(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '='))).collect();
        for modifier in self.text.get(modifiers.clone()).unwrap_or("").split('!').filter(|part| !part.is_empty()) {
            let (key, word) = modifier.split_once('=').unwrap_or((modifier, ""));
            if !words.contains(word) && !words.contains(modifier) {
                let message = format_args!("'{name}' is not '{key}={word}': its type is {description}");
                let _ = self.error(modifiers.start, codes::ASM_TYPE, message).emit();
            }
        }
    }

    /// Reports values that are used but never defined.
    pub(super) fn close_values(&mut self) {
        let mut missing: Vec<(usize, &str)> =
            self.forward.drain().map(|((name, _), forward)| (forward.at, name)).collect();
        missing.sort_unstable();
        for (at, name) in missing {
            let message = format_args!("register '{name}' is not defined");
            let _ = self.error(at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}")).emit();
        }
    }
}
