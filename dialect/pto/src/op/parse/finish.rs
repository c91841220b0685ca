//! Finishes parsing: assigns the types of operands and results, and builds the operation.

use super::{Operands, Read, inferred};
use crate::{
    op::{OPERAND_SEGMENTS, RESULT_SEGMENTS},
    report::{HELP, Report},
    types,
};
use mlir_dialect::{
    ParseResult, integer_constant,
    melior::ir::{
        Attribute, Identifier, Location, Type, Value, ValueLike, attribute::DenseI32ArrayAttribute, r#type::IntegerType,
    },
};
use pto_isa::{
    Arity, Infer, OpResult, TypeFrom, codes,
    types::{PtrElem, TypeDesc},
};
use smallvec::SmallVec;

impl<'p, 'c> Read<'_, 'p, '_, 'c> {
    /// Returns the type of an operand that is not written.
    pub(super) fn implied(&self, from: TypeFrom, location: Location<'c>) -> Option<Type<'c>> {
        let context = self.parser.context();
        match from {
            TypeFrom::Spelled => None,
            TypeFrom::Index => Some(Type::index(context)),
            TypeFrom::Int(width) => Some(IntegerType::new(context, width).into()),
            TypeFrom::Operand(index) => self.operand_types.get(index)?.first().map(|(r#type, _)| *r#type),
            TypeFrom::PtrToElementOfResult { result, space } => {
                let desc = types::desc(*self.results.get(result)?.first()?);
                if desc == TypeDesc::Error {
                    return self.results.get(result)?.first().copied();
                }
                types::to_type(location, &TypeDesc::Ptr { elem: PtrElem::DType(desc.dtype()?), space })
            }
        }
    }

    /// Returns whether more results are written than are declared, and the operation has tiles that can be results.
    pub(super) fn gives_values(&self) -> bool {
        self.def.tile_outs().next().is_some() && self.parser.result_count() > self.def.results.len()
    }

    /// Sets an attribute that determines how operands are grouped.
    pub(in crate::op) fn structural(&mut self, name: &'static str) {
        self.attributes.push((name, Attribute::unit(self.parser.context())));
    }

    pub(in crate::op) fn finish(mut self) -> ParseResult {
        let location = self.state.location();
        // Only the inference of result types needs the operands.
        let open = |(result, types): (&OpResult, &SmallVec<[Type<'c>; 1]>)| {
            result.infer != Infer::Spelled || (types.is_empty() && result.arity != Arity::Variadic)
        };
        let infers = self.def.results.iter().zip(&self.results).any(open);
        let mut known: Vec<Operands<'c>> = Vec::new();
        let mut sizes = SmallVec::<[i32; 8]>::new();
        let mut values = SmallVec::<[Value<'c, 'p>; 8]>::new();
        for (index, declared) in self.def.operands.iter().enumerate() {
            let implied = self.implied(declared.type_from, location);
            let mut of_declared: Operands<'c> = (Vec::new(), Vec::new());
            for (position, operand) in self.operands[index].iter().enumerate() {
                let spelled = self.operand_types[index].get(position).map(|(r#type, _)| *r#type);
                let Some(r#type) = spelled.or(implied).or_else(|| self.parser.known_type(operand)) else {
                    let message = format_args!("the type of operand '{}' is not known here", declared.name);
                    return Err(self
                        .parser
                        .coded(operand.place(), codes::IMPLIED_TYPE, message)
                        .note(format_args!("{HELP}write the types the syntax of pto.{} asks for", self.def.name))
                        .emit());
                };
                let value = self.parser.resolve(operand, r#type)?;
                if infers {
                    of_declared.0.push(value.r#type());
                    of_declared.1.push(integer_constant(value));
                }
                values.push(value);
            }
            sizes.push(i32::try_from(self.operands[index].len()).unwrap_or(i32::MAX));
            if infers {
                known.push(of_declared);
            }
        }
        self.state.add_operands(&values);
        self.finish_results(&known, location)?;
        self.state.add_results(&self.written);
        let context = self.parser.context();
        if self.def.has_segments() {
            self.attributes.push((OPERAND_SEGMENTS, DenseI32ArrayAttribute::new(context, &sizes).into()));
        }
        if self.def.has_result_segments() {
            let sizes: Vec<i32> =
                self.results.iter().map(|types| i32::try_from(types.len()).unwrap_or(i32::MAX)).collect();
            self.attributes.push((RESULT_SEGMENTS, DenseI32ArrayAttribute::new(context, &sizes).into()));
        }
        if !self.attributes.is_empty() {
            let entries: Vec<(Identifier<'c>, Attribute<'c>)> =
                self.attributes.iter().map(|(name, value)| (Identifier::new(context, name), *value)).collect();
            let dictionary = mlir_dialect::dictionary(context, &entries);
            if self.state.set_inherent(dictionary).is_err() {
                return Err(self.parser.error(self.parser.place(), "internal error: attributes are no dictionary"));
            }
        }
        Ok(())
    }

    fn finish_results(&mut self, known: &[Operands<'c>], location: Location<'c>) -> ParseResult {
        for (index, result) in self.def.results.iter().enumerate() {
            // An optional result is present if a register is to be defined.
            let plain = self.statement && self.def.tile_outs().next().is_none();
            let named = plain && result.arity == Arity::Optional && self.parser.result_count() > index;
            if self.results[index].is_empty() && (result.arity == Arity::One || named) {
                match inferred(result.infer, known, location).or_else(|| self.implied_result(index, known, location)) {
                    Some(r#type) => self.results[index].push(r#type),
                    None => {
                        let message = format_args!("the type of result '{}' cannot be inferred here", result.name);
                        return Err(self
                            .parser
                            .coded(self.parser.name_place(), codes::IMPLIED_TYPE, message)
                            .note(format_args!("{HELP}add '-> type'"))
                            .emit());
                    }
                }
            }
            let types = std::mem::take(&mut self.results[index]);
            self.state.add_results(&types);
            self.results[index] = types;
        }
        Ok(())
    }
}
