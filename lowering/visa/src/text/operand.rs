//! Parses numbers and operands.

use super::line::{Error, Node, Rule};
use super::names::Context;
use crate::codes::Rule as Code;
use crate::operand::{Combine, ExecSize, Immediate, Modifier, Predicate, Raw, Region, StateId, Vector, VectorClass};
use crate::types::Type;
use crate::variable::{GeneralId, VariableId};

impl Context<'_, '_> {
    /// Returns the value of an expression, product or factor.
    pub(super) fn number(&self, node: &Node<'_>) -> Result<i128, Error> {
        let too_large = || self.line.error_at(Code::BadNumber, node, "number too large");
        let value = match node.as_rule() {
            Rule::expression | Rule::product => {
                let mut value = 0i128;
                let mut operator = "+";
                let mut first = true;
                for part in node.clone().into_inner() {
                    if matches!(part.as_rule(), Rule::add | Rule::multiply) {
                        operator = part.as_str();
                        continue;
                    }
                    let right = self.number(&part)?;
                    let result = if first { Some(right) } else { apply(operator, value, right) };
                    first = false;
                    let message = if right == 0 && operator == "/" { "division by zero" } else { "number too large" };
                    value = result.ok_or_else(|| self.line.error_at(Code::BadNumber, &part, message))?;
                }
                Some(value)
            }
            Rule::negative => {
                let inner = node.clone().into_inner().next().ok_or_else(too_large)?;
                self.number(&inner)?.checked_neg()
            }
            Rule::size_of => {
                let name = node.clone().into_inner().next().ok_or_else(too_large)?;
                if name.as_str().starts_with('%') {
                    return Err(self.line.error_at(Code::Syntax, &name, "predefined variables have no `%sizeof`"));
                }
                Some(self.size_of(self.variable(&name)?).into())
            }
            Rule::hexadecimal => {
                node.as_str().strip_prefix("0x").and_then(|digits| i128::from_str_radix(digits, 16).ok())
            }
            Rule::decimal => node.as_str().parse().ok(),
            // Each of the other rules that denote a number contains one.
            _ => match node.clone().into_inner().next() {
                Some(inner) => Some(self.number(&inner)?),
                None => None,
            },
        };
        // No field can hold a larger number, and no later step can overflow.
        value.filter(|value| value.unsigned_abs() <= u64::MAX.into()).ok_or_else(too_large)
    }

    /// Returns the value of an expression, in the range of a type.
    pub(super) fn small<T: TryFrom<i128> + Bounds>(&self, node: &Node<'_>) -> Result<T, Error> {
        let value = self.number(node)?;
        T::try_from(value).map_err(|_| {
            let message = format!("{value} is not from {} to {}", T::LOWEST, T::HIGHEST);
            self.line.error_at(Code::BadNumber, node, message)
        })
    }

    fn next<'n>(&self, parts: &mut impl Iterator<Item = Node<'n>>, of: &Node<'_>) -> Result<Node<'n>, Error> {
        parts.next().ok_or_else(|| self.line.error_at(Code::Syntax, of, "operand is incomplete"))
    }

    /// Parses a raw operand. `V` alone denotes `V.0` only where the finalizer accepts it: `%null` and LSC messages.
    pub(super) fn raw(&self, node: &Node<'_>, alone: bool) -> Result<Raw, Error> {
        match node.as_rule() {
            Rule::raw => {
                let mut parts = node.clone().into_inner();
                let id = self.general(&self.next(&mut parts, node)?)?;
                let offset = self.small(&self.next(&mut parts, node)?)?;
                Ok(Raw { id, offset })
            }
            Rule::bare if alone || node.as_str() == "%null" => {
                let name = self.next(&mut node.clone().into_inner(), node)?;
                Ok(Raw { id: self.general(&name)?, offset: 0 })
            }
            _ => Err(self.line.error_at(Code::Syntax, node, "expected a raw operand `V.offset`")),
        }
    }

    /// Parses a predicate control.
    pub(super) fn guard(&self, node: &Node<'_>) -> Result<Predicate, Error> {
        let mut inverse = false;
        let mut combine = Combine::None;
        let mut id = None;
        for part in node.clone().into_inner() {
            match part.as_rule() {
                Rule::not => inverse = true,
                Rule::combine => combine = if part.as_str() == "any" { Combine::Any } else { Combine::All },
                _ => match self.variable(&part)? {
                    VariableId::Predicate(predicate) => id = Some(predicate),
                    other @ (VariableId::General(_)
                    | VariableId::Address(_)
                    | VariableId::Sampler(_)
                    | VariableId::Surface(_)) => return Err(self.wrong_class(&part, other, "a predicate")),
                },
            }
        }
        let id = id.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a predicate"))?;
        Ok(Predicate { id, combine, inverse })
    }

    /// Parses a vector operand: a destination or a source.
    pub(super) fn vector(&self, node: &Node<'_>, is_dst: bool) -> Result<Vector, Error> {
        let mut parts = node.clone().into_inner().peekable();
        let modifier = match parts.next_if(|part| part.as_rule() == Rule::modifier) {
            Some(part) if is_dst => {
                return Err(self.line.error_at(Code::Syntax, &part, "a destination has no modifier"));
            }
            Some(part) => modifier(part.as_str()),
            None => Modifier::None,
        };
        let class = match node.as_rule() {
            Rule::general => {
                let id = self.general(&self.next(&mut parts, node)?)?;
                let row = self.small(&self.next(&mut parts, node)?)?;
                let column = self.small(&self.next(&mut parts, node)?)?;
                let missing = || self.line.error_at(Code::Syntax, node, "expected a region after the operand");
                let region = self.region(&parts.next().ok_or_else(missing)?, is_dst, false)?;
                VectorClass::General { id, row, column, region }
            }
            Rule::whole if is_dst => {
                let id = self.general(&self.next(&mut parts, node)?)?;
                let region = self.region(&self.next(&mut parts, node)?, is_dst, false)?;
                VectorClass::General { id, row: 0, column: 0, region }
            }
            Rule::element => self.element(node, &mut parts, is_dst)?,
            Rule::indirect => {
                let name = self.next(&mut parts, node)?;
                let VariableId::Address(id) = self.variable(&name)? else {
                    return Err(self.wrong_class(&name, self.variable(&name)?, "an address variable"));
                };
                let addr_offset = self.small(&self.next(&mut parts, node)?)?;
                let offset = match parts.next_if(|part| part.as_rule() == Rule::expression) {
                    Some(part) => self.small(&part)?,
                    None => 0,
                };
                let region = self.region(&self.next(&mut parts, node)?, is_dst, true)?;
                let missing = || self.line.error_at(Code::Syntax, node, "expected `:` and a type after the region");
                let ty = self.element_type(&parts.next().ok_or_else(missing)?)?;
                VectorClass::Indirect { id, addr_offset, offset, ty, region }
            }
            Rule::immediate => VectorClass::Immediate(self.immediate(node)?),
            Rule::address_of => self.address_of(node, &mut parts)?,
            Rule::bare => {
                let name = self.next(&mut parts, node)?;
                match self.variable(&name)? {
                    VariableId::Predicate(id) => {
                        VectorClass::Predicate(Predicate { id, combine: Combine::None, inverse: false })
                    }
                    id @ (VariableId::General(_)
                    | VariableId::Address(_)
                    | VariableId::Sampler(_)
                    | VariableId::Surface(_)) => {
                        return Err(self.wrong_class(&name, id, "a predicate or an operand with a region"));
                    }
                }
            }
            Rule::whole => {
                return Err(self.line.error_at(Code::Syntax, node, "expected `V(row,column)` before the region"));
            }
            _ => return Err(self.line.error_at(Code::Syntax, node, "expected a vector operand")),
        };
        Ok(Vector { modifier, class })
    }

    /// Parses `V(row,column)`.
    pub(super) fn origin(&self, node: &Node<'_>) -> Result<Vector, Error> {
        let parts: Vec<_> = node.clone().into_inner().collect();
        match (node.as_rule(), parts.as_slice()) {
            (Rule::general, [name, row, column]) if name.as_rule() == Rule::name => {
                let region = Region::source(1, 1, 0);
                let class = VectorClass::General {
                    id: self.general(name)?,
                    row: self.small(row)?,
                    column: self.small(column)?,
                    region,
                };
                Ok(Vector { modifier: Modifier::None, class })
            }
            (_, _) => Err(self.line.error_at(Code::Syntax, node, "expected an operand `V(row,column)`")),
        }
    }

    /// Parses an address or state operand: `A(0)<1>`, `T(0)`.
    fn element<'n>(
        &self,
        node: &Node<'_>,
        parts: &mut impl Iterator<Item = Node<'n>>,
        is_dst: bool,
    ) -> Result<VectorClass, Error> {
        let name = self.next(parts, node)?;
        let offset = self.small(&self.next(parts, node)?)?;
        let region = parts.next();
        let state = |id| match &region {
            Some(region) => Err(self.line.error_at(Code::Syntax, region, "surfaces and samplers have no region")),
            None => Ok(VectorClass::State { id, offset }),
        };
        match self.variable(&name)? {
            VariableId::Address(id) => {
                let width = match &region {
                    Some(region) => self.width(region)?,
                    None if is_dst => ExecSize::N1,
                    None => {
                        return Err(self.line.error(
                            Code::Syntax,
                            self.line.place(node),
                            "expected `A(offset)<width>`",
                        ));
                    }
                };
                Ok(VectorClass::Address { id, offset, width })
            }
            VariableId::Surface(id) => state(StateId::Surface(id)),
            VariableId::Sampler(id) => state(StateId::Sampler(id)),
            id @ (VariableId::General(_) | VariableId::Predicate(_)) => {
                Err(self.wrong_class(&name, id, "an address variable, a surface or a sampler"))
            }
        }
    }

    /// Parses the width of an address operand.
    fn width(&self, region: &Node<'_>) -> Result<ExecSize, Error> {
        let step = region.clone().into_inner().next().filter(|part| part.as_rule() == Rule::step);
        let step = step.ok_or_else(|| self.line.error_at(Code::Syntax, region, "expected `<width>`"))?;
        let value = self.number(&step)?;
        u32::try_from(value)
            .ok()
            .and_then(ExecSize::of)
            .ok_or_else(|| self.line.error_at(Code::BadNumber, &step, format!("{value} is not 1, 2, 4, 8, 16 or 32")))
    }

    /// Parses `&V[4]` or `&T`.
    fn address_of<'n>(
        &self,
        node: &Node<'_>,
        parts: &mut impl Iterator<Item = Node<'n>>,
    ) -> Result<VectorClass, Error> {
        let name = self.next(parts, node)?;
        let mut bytes = 0i128;
        let mut negative = false;
        let mut offset_node = None;
        for part in parts {
            if part.as_rule() == Rule::add {
                negative = part.as_str() == "-";
            } else {
                bytes = self.number(&part)?;
                offset_node = Some(part);
            }
        }
        let bytes = if negative { -bytes } else { bytes };
        let at = offset_node.as_ref().unwrap_or(node);
        let bad = |message: String| self.line.error_at(Code::BadNumber, at, message);
        match self.variable(&name)? {
            VariableId::General(id) => {
                let grf = i128::from(self.grf_bytes);
                let size = i128::from(self.type_of(id).bytes());
                if bytes < 0 || bytes % size != 0 {
                    return Err(bad(format!("{bytes} is not a multiple of the element size {size}")));
                }
                let row = u8::try_from(bytes / grf).map_err(|_| bad(format!("offset {bytes} too large")))?;
                let column = u8::try_from(bytes % grf / size).map_err(|_| bad(format!("offset {bytes} too large")))?;
                Ok(VectorClass::AddressOf { id, row, column })
            }
            VariableId::Surface(id) => {
                self.state_address(bytes, StateId::Surface(id)).ok_or_else(|| bad(format!("offset {bytes} too large")))
            }
            VariableId::Sampler(id) => {
                self.state_address(bytes, StateId::Sampler(id)).ok_or_else(|| bad(format!("offset {bytes} too large")))
            }
            id @ (VariableId::Address(_) | VariableId::Predicate(_)) => {
                Err(self.wrong_class(&name, id, "a general variable, a surface or a sampler"))
            }
        }
    }

    /// Returns the element of a surface or sampler at an offset in bytes.
    fn state_address(&self, bytes: i128, id: StateId) -> Option<VectorClass> {
        let offset = u8::try_from(bytes / STATE_BYTES).ok().filter(|_| bytes >= 0 && bytes % STATE_BYTES == 0)?;
        Some(VectorClass::State { id, offset })
    }

    /// Parses a region. Only destinations and indirect sources may have the form `<h>`.
    fn region(&self, node: &Node<'_>, is_dst: bool, is_indirect: bool) -> Result<Region, Error> {
        let form = node.clone().into_inner().next();
        let form = form.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a region"))?;
        let mut values = Vec::new();
        for part in form.clone().into_inner() {
            values.push(self.small::<u8>(&part)?);
        }
        match (values.as_slice(), is_dst, is_indirect) {
            ([horizontal], true, _) => Ok(Region::dst(*horizontal)),
            // The finalizer treats it as `<h;1,0>`; object files have no other encoding with this meaning.
            ([horizontal], false, true) => Ok(Region::source(*horizontal, 1, 0)),
            ([vertical, width, horizontal], false, _) => Ok(Region::source(*vertical, *width, *horizontal)),
            ([width, horizontal], false, true) => Ok(Region::rows(*width, *horizontal)),
            (_, true, _) => {
                Err(self.line.error_at(Code::Syntax, node, "expected the region of a destination, `<horizontal>`"))
            }
            (_, false, _) => Err(self.line.error_at(
                Code::Syntax,
                node,
                "expected the region of a source, `<vertical;width,horizontal>`",
            )),
        }
    }

    /// Parses a type.
    pub(super) fn element_type(&self, node: &Node<'_>) -> Result<Type, Error> {
        Type::by_name(node.as_str())
            .ok_or_else(|| self.line.error_at(Code::BadWord, node, format!("`{}` is not a type", node.as_str())))
    }

    /// Parses a constant.
    pub(super) fn immediate(&self, node: &Node<'_>) -> Result<Immediate, Error> {
        let mut parts = node.clone().into_inner();
        let value = self.next(&mut parts, node)?;
        let ty_node = self.next(&mut parts, node)?;
        let ty = self.element_type(&ty_node)?;
        let is_real = value.as_rule() == Rule::signed_real;
        let bits = match ty {
            Type::F if is_real => self.real(&value)?.into(),
            Type::Df if is_real => self.double(&value)?,
            Type::Bool | Type::Bf => {
                return Err(self.line.error_at(
                    Code::BadWord,
                    &ty_node,
                    format!("there are no constants of type {ty}"),
                ));
            }
            Type::Ud
            | Type::D
            | Type::Uw
            | Type::W
            | Type::Ub
            | Type::B
            | Type::Uq
            | Type::Q
            | Type::Hf
            | Type::F
            | Type::Df
            | Type::V
            | Type::Vf
            | Type::Uv => {
                if is_real {
                    let message = format!("a constant of type {ty} is a whole number");
                    return Err(self.line.error_at(Code::BadNumber, &value, message));
                }
                let number = self.number(&value)?;
                constant_bits(ty, number).ok_or_else(|| {
                    self.line.error_at(Code::BadNumber, &value, format!("{number} does not fit in type {ty}"))
                })?
            }
        };
        Ok(Immediate { ty, bits })
    }

    fn real(&self, node: &Node<'_>) -> Result<u32, Error> {
        let value: f32 = self.parse_real(node)?;
        if value.is_infinite() {
            return Err(self.line.error_at(Code::BadNumber, node, "number too large for type f"));
        }
        Ok(value.to_bits())
    }

    fn double(&self, node: &Node<'_>) -> Result<u64, Error> {
        let value: f64 = self.parse_real(node)?;
        if value.is_infinite() {
            return Err(self.line.error_at(Code::BadNumber, node, "number too large for type df"));
        }
        Ok(value.to_bits())
    }

    fn parse_real<T: std::str::FromStr>(&self, node: &Node<'_>) -> Result<T, Error> {
        let text: String = node.as_str().split_ascii_whitespace().collect();
        text.parse().map_err(|_| self.line.error_at(Code::BadNumber, node, "expected a number"))
    }

    /// Parses the variable of a lifetime.
    pub(super) fn bare_variable(&self, node: &Node<'_>) -> Result<VariableId, Error> {
        let name = node.clone().into_inner().next().filter(|_| node.as_rule() == Rule::bare);
        let name = name.filter(|name| name.as_rule() == Rule::name);
        self.variable(&name.ok_or_else(|| self.line.error_at(Code::Syntax, node, "expected a variable"))?)
    }

    /// Returns a scalar region of a variable, as in LSC messages.
    pub(super) fn scalar(id: GeneralId, row: u8, column: u8) -> Vector {
        let class = VectorClass::General { id, row, column, region: Region::SCALAR };
        Vector { modifier: Modifier::None, class }
    }
}

/// Bytes per element of a surface or sampler variable.
const STATE_BYTES: i128 = 4;

/// The range of a number type, for messages.
pub(super) trait Bounds {
    const LOWEST: i128;
    const HIGHEST: i128;
}

macro_rules! bounds {
    ($($ty:ty),+) => {$(
        impl Bounds for $ty {
            const LOWEST: i128 = <$ty>::MIN as i128;
            const HIGHEST: i128 = <$ty>::MAX as i128;
        }
    )+};
}

bounds!(u8, u16, u32, i16, i32);

fn apply(operator: &str, left: i128, right: i128) -> Option<i128> {
    match operator {
        "+" => left.checked_add(right),
        "-" => left.checked_sub(right),
        "*" => left.checked_mul(right),
        _ => left.checked_div(right),
    }
}

fn modifier(text: &str) -> Modifier {
    match text {
        "(-)" => Modifier::Neg,
        "(abs)" => Modifier::Abs,
        "(-abs)" => Modifier::NegAbs,
        _ => Modifier::Not,
    }
}

/// Returns the bits of an integer literal: 64 for types of 8 bytes, else 32, sign-extended as the finalizer does. For
/// float types, the literal is their bits. Returns `None` if it does not fit the type as a signed or unsigned number.
fn constant_bits(ty: Type, number: i128) -> Option<u64> {
    let bits = 8 * ty.bytes();
    let limit = 1i128 << bits;
    let low = |number: i128| u64::try_from(number & i128::from(u32::MAX)).ok();
    let fits = |number: i128| (-(limit / 2)..limit).contains(&number);
    match bits {
        64 if ty == Type::Df && number < 0 => u64::try_from(-number).ok().map(|bits| bits | 1 << 63),
        64 => u64::try_from(number & i128::from(u64::MAX)).ok().filter(|_| fits(number)),
        32 if ty == Type::F && number < 0 => u32::try_from(-number).ok().map(|bits| u64::from(bits | 1 << 31)),
        _ if fits(number) => low(number),
        // `0xffffffff:w`: the 32 bits of -1.
        _ => {
            let extended = i128::from(u32::try_from(number).ok()?.cast_signed());
            (extended < 0 && fits(extended)).then(|| low(number))?
        }
    }
}
