//! Handles memory operands: a part of a view or tile as an operand, `%view[%row, %column]`.

use crate::{
    assemble::{Assembler, GRAMMAR},
    cursor::{Use, register},
    tokens,
};
use mlir_dialect::{
    Building, ParseResult, Token as Mark,
    melior::ir::{
        Attribute, BlockRef, Type, Value,
        attribute::{ArrayAttribute, DenseI32ArrayAttribute, IntegerAttribute},
        r#type::IntegerType,
    },
    result,
};
use pto_dialect::{
    op::{OPERAND_SEGMENTS, full_name},
    report::RULE,
    types,
};
use pto_isa::{TypeDesc, codes, ops::view::Opcode};

impl<'c, 'm, 't> Assembler<'c, 'm, 't> {
    /// Creates the part of a view or tile, of a type, that begins at the indices.
    pub(crate) fn part(
        &mut self,
        used: Use<'t>,
        r#type: Type<'c>,
        block: BlockRef<'c, 'm>,
    ) -> ParseResult<Value<'c, 'm>> {
        let (base, list) = used.name.split_at(used.name.find('[').unwrap_or(used.name.len()));
        let (range, number, _) = register(base, 0);
        let base = base.get(range).unwrap_or(base);
        let Some(source) = self.known(base, number) else {
            let message = format_args!("register '{base}' is not defined");
            return Err(self.error(used.at, codes::ASM_REGISTER, message).note(format_args!("{RULE}{GRAMMAR}")).emit());
        };
        self.mentions.add(used.at, source);
        let mut found = Vec::new();
        tokens::tail(list, used.at + base.len(), &mut found).map_err(|error| self.malformed(&error))?;
        let mut cursor = self.inside(&found, used, block);
        cursor.expect(Mark::LSquare)?;
        let indices = cursor.values()?;
        cursor.expect(Mark::RSquare)?;
        let context = self.context;
        let index = Type::index(context);
        let mut operands = vec![source];
        for index_of in &indices {
            operands.push(self.resolve(*index_of, index, block)?);
        }
        let count = indices.len();
        let (opcode, sizes) = match types::desc(r#type) {
            TypeDesc::Tile(tile) => {
                let wide = IntegerType::new(context, 64).into();
                let extents = [tile.rows, tile.cols].map(|extent| IntegerAttribute::new(wide, extent).into());
                let extents: Attribute<'c> = ArrayAttribute::new(context, &extents).into();
                (Opcode::Subview, (vec![1, count, 0, 0], Some(extents)))
            }
            TypeDesc::Partition(view) => {
                for extent in view.shape.dims() {
                    let extent = IntegerAttribute::new(index, extent.get().unwrap_or(0)).into();
                    operands.push(self.constant(used.at, extent, block)?);
                }
                (Opcode::PartitionView, (vec![1, count, view.shape.rank()], None))
            }
            other => {
                let message = format_args!("{} has no part '{}'", other.describe(), used.name);
                return Err(self.error(used.at, codes::ASM_TYPE, message).note(format_args!("{RULE}{GRAMMAR}")).emit());
            }
        };
        let (segments, extents) = sizes;
        let segments: Vec<i32> = segments.into_iter().map(|size| i32::try_from(size).unwrap_or(i32::MAX)).collect();
        let mut part = Building::new(&full_name(opcode), self.location(used.at), block);
        part.state().add_operands(&operands);
        part.state().add_results(&[r#type]);
        part.state().add_attribute(OPERAND_SEGMENTS, DenseI32ArrayAttribute::new(context, &segments).into());
        if let Some(extents) = extents {
            part.state().add_attribute("sizes", extents);
        }
        let value = result(part.finish(), 0).map(Value::from);
        value.ok_or_else(|| self.error(used.at, codes::ASM_TYPE, "the part has no value").emit())
    }
}
