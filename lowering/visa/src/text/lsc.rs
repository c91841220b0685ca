//! Parses operands of LSC messages.

use super::instruction::Arguments;
use super::line::{Error, Node, Rule};
use super::names::Context;
use crate::codes::Rule as Code;
use crate::instruction::Value;
use crate::operand::{Immediate, Modifier, Raw, Vector, VectorClass};
use crate::table::Role;
use crate::types::Type;
use crate::word::{AddressModel, AddressSize, Components, DataElements, DataOrder, DataSize};

impl Context<'_, '_> {
    /// Parses `V:d32x16t`: variable, size of an element, elements, order.
    pub(super) fn lsc_data(&self, node: &Node<'_>, role: Role, args: &mut Arguments) -> Result<(), Error> {
        let (shape, rest) = self.lsc_variable(node, role, args)?;
        let (rest, order) = match rest.strip_suffix('t') {
            Some(rest) => (rest, DataOrder::Transpose),
            None => (rest, DataOrder::NonTranspose),
        };
        let place = self.line.place(&shape);
        let elements = DataElements::ALL.iter().find(|word| word.name() == rest);
        let elements =
            elements.ok_or_else(|| self.bad_shape(&shape, "expected a shape such as `d32`, `d32x4` or `d32x16t`"))?;
        args.set(Role::DataOrder, Value::Word(order.code()), place);
        args.set(Role::DataElements, Value::Word(elements.code()), place);
        Ok(())
    }

    /// Parses `V:d32.xyzw`: variable, size of an element, channels.
    pub(super) fn lsc_quad(&self, node: &Node<'_>, role: Role, args: &mut Arguments) -> Result<(), Error> {
        let (shape, rest) = self.lsc_variable(node, role, args)?;
        let channels = rest.strip_prefix('.').and_then(|name| Components::ALL.iter().find(|word| word.name() == name));
        let channels = channels.ok_or_else(|| self.bad_shape(&shape, "expected a shape such as `d32.xyzw`"))?;
        let place = self.line.place(&shape);
        args.set(Role::DataOrder, Value::Word(DataOrder::NonTranspose.code()), place);
        args.set(Role::Channels, Value::Word(channels.code()), place);
        Ok(())
    }

    /// Parses `V:d16.2x16x8nt`: variable, size of an element, blocks, width, height, transposed, VNNI format.
    pub(super) fn lsc_block_data(&self, node: &Node<'_>, role: Role, args: &mut Arguments) -> Result<(), Error> {
        let (shape, rest) = self.lsc_variable(node, role, args)?;
        let bad = || self.bad_shape(&shape, "expected a shape such as `d16.16x8nn` or `d16.2x16x8nt`");
        let rest = rest.strip_prefix('.').ok_or_else(bad)?;
        let (numbers, order, vnni) = match rest.len().checked_sub(2).and_then(|at| rest.split_at_checked(at)) {
            Some((numbers, "nn")) => (numbers, DataOrder::NonTranspose, 0),
            Some((numbers, "nt")) => (numbers, DataOrder::NonTranspose, 1),
            Some((numbers, "tn")) => (numbers, DataOrder::Transpose, 0),
            Some((numbers, "tt")) => (numbers, DataOrder::Transpose, 1),
            Some((_, _)) | None => (rest, DataOrder::NonTranspose, 0),
        };
        let mut sizes = Vec::new();
        for number in numbers.split('x') {
            sizes.push(number.parse::<u16>().map_err(|_| bad())?);
        }
        let (blocks, width, height) = match sizes.as_slice() {
            [width, height] => (1, *width, *height),
            [blocks, width, height] => (u8::try_from(*blocks).map_err(|_| bad())?, *width, *height),
            [..] => return Err(bad()),
        };
        let place = self.line.place(&shape);
        args.set(Role::DataOrder, Value::Word(order.code()), place);
        args.set(Role::Blocks, Value::Word(blocks.into()), place);
        args.set(Role::BlockWidth, Value::Word(width.into()), place);
        args.set(Role::BlockHeight, Value::Word(height.into()), place);
        args.set(Role::Vnni, Value::Word(vnni), place);
        Ok(())
    }

    /// Parses the variable and the size of an element; returns the shape, and the remaining nodes.
    fn lsc_variable<'n>(
        &self,
        node: &Node<'n>,
        role: Role,
        args: &mut Arguments,
    ) -> Result<(Node<'n>, &'n str), Error> {
        let bad = || self.line.error_at(Code::Syntax, node, "expected data `V:shape`");
        if node.as_rule() != Rule::lsc_data {
            return Err(bad());
        }
        let mut parts = node.clone().into_inner();
        let name = parts.next().ok_or_else(bad)?;
        let id = self.general(&name)?;
        let mut shape = parts.next().ok_or_else(bad)?;
        let mut offset = 0;
        if shape.as_rule() == Rule::decimal {
            offset = self.small(&shape)?;
            shape = parts.next().ok_or_else(bad)?;
        }
        args.set(role, Value::Raw(Raw { id, offset }), self.line.place(node));
        let text = shape.as_str();
        let mut found = None;
        for size in DataSize::ALL {
            if let Some(rest) = text.strip_prefix(size.name()) {
                let is_longer = found.is_none_or(|(_, known): (_, &str)| rest.len() < known.len());
                found = if is_longer { Some((size, rest)) } else { found };
            }
        }
        let (size, rest) =
            found.ok_or_else(|| self.bad_shape(&shape, "expected `d8`, `d16`, `d32`, `d64`, `d8c32` or `d16c32`"))?;
        args.set(Role::DataSize, Value::Word(size.code()), self.line.place(&shape));
        Ok((shape, rest))
    }

    fn bad_shape(&self, shape: &Node<'_>, message: &str) -> Error {
        self.line.error_at(Code::BadWord, shape, message)
    }

    /// Parses `surface[scale*V+offset]:a64` and similar operands, except for the part between the brackets, which is
    /// returned.
    fn lsc_surface<'n>(&self, node: &Node<'n>, sized: bool, args: &mut Arguments) -> Result<Vec<Node<'n>>, Error> {
        if node.as_rule() != Rule::lsc_address {
            return Err(self.line.error_at(Code::Syntax, node, "expected an address such as `flat[V]:a64`"));
        }
        let mut items = Vec::new();
        let mut model = None;
        let mut surface = None;
        let mut size = None;
        for part in node.clone().into_inner() {
            match part.as_rule() {
                Rule::lsc_item => items.push(part),
                Rule::lsc_scalar => surface = Some(part),
                _ if model.is_none() => model = Some(part),
                _ => size = Some(part),
            }
        }
        let name = model.as_ref().unwrap_or(node);
        let model = AddressModel::ALL.iter().find(|word| word.name() == name.as_str());
        let model =
            *model.ok_or_else(|| self.line.error_at(Code::BadWord, name, "expected `flat`, `bti`, `ss` or `bss`"))?;
        args.set(Role::AddressModel, Value::Word(model.code()), self.line.place(name));
        let (vector, place) = match (model, surface) {
            (AddressModel::Flat, None) => (constant(0), self.line.place(name)),
            (AddressModel::Flat, Some(surface)) => {
                return Err(self.line.error_at(Code::Syntax, &surface, "`flat` has no surface"));
            }
            (AddressModel::Bss | AddressModel::Ss | AddressModel::Bti, Some(surface)) => {
                (self.lsc_scalar(&surface)?, self.line.place(&surface))
            }
            (AddressModel::Bss | AddressModel::Ss | AddressModel::Bti, None) => {
                return Err(self.line.error_at(Code::Syntax, name, format!("expected `{}(surface)`", name.as_str())));
            }
        };
        args.set(Role::Surface, Value::Vector(vector), place);
        match (size, sized) {
            (Some(part), true) => {
                let word = AddressSize::ALL.iter().find(|word| word.name() == part.as_str());
                let word =
                    word.ok_or_else(|| self.line.error_at(Code::BadWord, &part, "expected `a16`, `a32` or `a64`"))?;
                args.set(Role::AddressSize, Value::Word(word.code()), self.line.place(&part));
            }
            (None, true) => {
                return Err(self.line.error_at(
                    Code::Syntax,
                    node,
                    "expected the size of the address: `:a16`, `:a32` or `:a64`",
                ));
            }
            (Some(part), false) => {
                return Err(self.line.error_at(Code::Syntax, &part, "the address of a block has no size"));
            }
            (None, false) => {}
        }
        Ok(items)
    }

    /// Parses `surface[scale*V+offset]:a64`.
    pub(super) fn lsc_address(&self, node: &Node<'_>, args: &mut Arguments) -> Result<(), Error> {
        match self.lsc_surface(node, true, args)?.as_slice() {
            [item] => self.lsc_offset(item, args),
            [..] => Err(self.line.error_at(Code::Syntax, node, "expected one address")),
        }
    }

    /// Parses `surface[V,stride]:a64`.
    pub(super) fn lsc_strided(&self, node: &Node<'_>, args: &mut Arguments) -> Result<(), Error> {
        let [item, stride] = &self.lsc_surface(node, true, args)?[..] else {
            return Err(self.line.error_at(Code::Syntax, node, "expected an address and a stride"));
        };
        self.lsc_offset(item, args)?;
        let stride = self.plain(stride)?;
        args.set(Role::Stride, Value::Vector(self.lsc_scalar(&stride)?), self.line.place(&stride));
        Ok(())
    }

    /// Parses `surface[U,V,R,LOD]:a32`.
    pub(super) fn lsc_typed(&self, node: &Node<'_>, args: &mut Arguments) -> Result<(), Error> {
        let items = self.lsc_surface(node, true, args)?;
        if items.len() > 4 {
            return Err(self.line.error_at(Code::Syntax, node, "expected at most four coordinates"));
        }
        for (role, item) in [Role::U, Role::V, Role::R, Role::Lod].into_iter().zip(&items) {
            let value = self.plain(item)?;
            args.set(role, Value::Raw(self.lsc_raw(&value)?), self.line.place(&value));
        }
        Ok(())
    }

    /// Parses `flat[base,width,height,pitch,x,y]`.
    pub(super) fn lsc_block_address(&self, node: &Node<'_>, args: &mut Arguments) -> Result<(), Error> {
        let mut own = Arguments::default();
        let items = self.lsc_surface(node, false, &mut own)?;
        if own.word(Role::AddressModel) != Some(AddressModel::Flat.code()) {
            return Err(self.line.error_at(Code::BadWord, node, "blocks are at flat addresses only"));
        }
        let roles = [Role::Base, Role::Width, Role::Height, Role::Pitch, Role::X, Role::Y];
        if items.len() != roles.len() {
            return Err(self.line.error_at(Code::Syntax, node, "expected `flat[base,width,height,pitch,x,y]`"));
        }
        for (role, item) in roles.into_iter().zip(&items) {
            let value = self.plain(item)?;
            args.set(role, Value::Vector(self.lsc_scalar(&value)?), self.line.place(&value));
        }
        Ok(())
    }

    /// Parses addresses with scale and offset.
    fn lsc_offset(&self, item: &Node<'_>, args: &mut Arguments) -> Result<(), Error> {
        let mut scale = 1;
        let mut negative = false;
        let mut offset = 0i128;
        let mut seen = false;
        for part in item.clone().into_inner() {
            let place = self.line.place(&part);
            match part.as_rule() {
                Rule::lsc_scalar => {
                    args.set(Role::Addresses, Value::Raw(self.lsc_raw(&part)?), place);
                    seen = true;
                }
                Rule::add => negative = part.as_str() == "-",
                _ if seen => offset = self.small::<i32>(&part)?.into(),
                _ => scale = self.small::<u16>(&part)?,
            }
        }
        let offset = if negative { -offset } else { offset };
        let offset =
            i32::try_from(offset).map_err(|_| self.line.error_at(Code::BadNumber, item, "offset too large"))?;
        args.set(Role::AddressScale, Value::Word(scale.into()), self.line.place(item));
        args.set(Role::AddressOffset, Value::Word(offset.cast_unsigned()), self.line.place(item));
        Ok(())
    }

    /// Returns the value of an item, which must have no scale or offset.
    fn plain<'n>(&self, item: &Node<'n>) -> Result<Node<'n>, Error> {
        let mut parts = item.clone().into_inner();
        match (parts.next(), parts.next()) {
            (Some(part), None) if part.as_rule() == Rule::lsc_scalar => Ok(part),
            (_, _) => Err(self.line.error_at(Code::Syntax, item, "expected a variable or a number")),
        }
    }

    /// Parses a variable as a raw operand.
    fn lsc_raw(&self, node: &Node<'_>) -> Result<Raw, Error> {
        let mut parts = node.clone().into_inner();
        let first = parts.next().filter(|part| part.as_rule() == Rule::name);
        let name = first.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a general variable"))?;
        let id = self.general(&name)?;
        match (parts.next(), parts.next()) {
            (None, _) => Ok(Raw { id, offset: 0 }),
            (Some(offset), None) => Ok(Raw { id, offset: self.small(&offset)? }),
            (Some(_), Some(_)) => Err(self.line.error_at(Code::Syntax, node, "expected `V` or `V.offset`")),
        }
    }

    /// Parses a variable or a number as a scalar.
    fn lsc_scalar(&self, node: &Node<'_>) -> Result<Vector, Error> {
        let mut parts = node.clone().into_inner();
        let first = parts.next().ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a scalar"))?;
        if first.as_rule() == Rule::factor {
            let number = self.number(&first)?;
            let bits = u32::try_from(number & i128::from(u32::MAX)).unwrap_or_default();
            if !(i128::from(i32::MIN)..=i128::from(u32::MAX)).contains(&number) {
                return Err(self.line.error_at(Code::BadNumber, &first, format!("{number} does not fit in 32 bits")));
            }
            return Ok(constant(bits));
        }
        let id = self.general(&first)?;
        match (parts.next(), parts.next()) {
            (None, _) => Ok(Self::scalar(id, 0, 0)),
            (Some(row), Some(column)) => Ok(Self::scalar(id, self.small(&row)?, self.small(&column)?)),
            (Some(part), None) => Err(self.line.error_at(Code::Syntax, &part, "expected `V` or `V(row,column)`")),
        }
    }
}

/// Returns a constant of type `ud`.
fn constant(value: u32) -> Vector {
    let class = VectorClass::Immediate(Immediate { ty: Type::Ud, bits: value.into() });
    Vector { modifier: Modifier::None, class }
}
