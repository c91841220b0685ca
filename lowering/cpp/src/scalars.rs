//! Writes arithmetic on scalars: operations of MLIR's own dialects as expressions.
//!
//! Integer arithmetic uses the unsigned type of the same width, so that overflow wraps, and casts the result back.

use crate::{
    emitter::{Emitter, Named},
    report::{Lowered, missing, unsupported},
    types,
};
use mlir_dialect::{
    melior::ir::{
        Value, ValueLike,
        attribute::IntegerAttribute,
        operation::{OperationLike, OperationRef},
    },
    name_of, operand, result,
};
use pto_dialect::types as mlir_types;
use pto_isa::{
    TypeDesc,
    types::{Class, DType, FloatFormat},
};
use pto_upstream::{Arith, Extended, Math, Other};

/// Type and text of the operands and of the result of an operation.
struct Parts {
    a: String,
    b: String,
    from: DType,
    to: DType,
}

/// The type in which functions of the compiler compute floats.
enum Precision {
    Double,
    Single,
    /// `float`, to which the operands are converted first
    Widened,
}

impl Parts {
    /// Returns the type in which functions of the compiler compute; `None` for integers.
    fn precision(&self) -> Option<Precision> {
        match self.from.class() {
            Class::Float(FloatFormat::F64) => Some(Precision::Double),
            Class::Float(FloatFormat::F32) => Some(Precision::Single),
            Class::Float(FloatFormat::F16 | FloatFormat::BF16) | Class::LowPrecision => Some(Precision::Widened),
            Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index => None,
        }
    }

    /// Returns the unsigned type of the operands.
    fn bits(&self) -> &'static str {
        types::unsigned(self.from).unwrap_or("uint64_t")
    }

    fn to(&self) -> &'static str {
        types::scalar(self.to)
    }

    /// Returns `(T)((uN)a op (uN)b)`.
    fn wrapped(&self, op: &str) -> String {
        // C++ promotes narrow integers to signed ones, whose product may overflow.
        let bits = match self.bits() {
            "uint16_t" if op == "*" => "uint32_t",
            bits => bits,
        };
        format!("({})(({bits}){} {op} ({bits}){})", self.to(), self.a, self.b)
    }

    fn plain(&self, op: &str) -> String {
        format!("{} {op} {}", self.a, self.b)
    }

    /// Returns a choice between the operands by a comparison; as unsigned integers if `by_bits` is set.
    fn chosen(&self, op: &str, by_bits: bool) -> String {
        let (a, b) = (&self.a, &self.b);
        match (by_bits, self.bits()) {
            (true, bits) => format!("(({bits}){a} {op} ({bits}){b}) ? {a} : {b}"),
            (false, _) => format!("({a} {op} {b}) ? {a} : {b}"),
        }
    }
}

fn dtype(value: Option<Value<'_, '_>>) -> Option<DType> {
    match value.map(|value| mlir_types::desc(value.r#type()))? {
        TypeDesc::Scalar(dtype) => Some(dtype),
        TypeDesc::Index => Some(DType::Index),
        _ => None,
    }
}

fn is_float(dtype: DType) -> bool {
    types::unsigned(dtype).is_none()
}

/// Returns the number of the predicate of a comparison.
fn predicate(op: OperationRef<'_, '_>) -> Option<i64> {
    let found = op.attribute("predicate").ok().and_then(|found| IntegerAttribute::try_from(found).ok());
    found.map(|number| number.value())
}

/// Returns `None` for an unknown predicate or a type other than integers.
fn compare_integers(op: OperationRef<'_, '_>, parts: &Parts) -> Option<String> {
    let (a, b, bits) = (&parts.a, &parts.b, parts.bits());
    let number = predicate(op)?;
    let sign = ["==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">="];
    let sign = usize::try_from(number).ok().and_then(|index| sign.get(index)).copied()?;
    let signed = match parts.from.class() {
        // As a signed integer, an i1 that is true is -1.
        Class::Truth if (2..6).contains(&number) => return Some(format!("{b} {sign} {a}")),
        Class::Unsigned => number < 2,
        Class::Truth | Class::Signless | Class::Signed | Class::Index => number < 6,
        Class::Float(_) | Class::LowPrecision => return None,
    };
    Some(if signed { format!("{a} {sign} {b}") } else { format!("({bits}){a} {sign} ({bits}){b}") })
}

/// Returns `None` for an unknown predicate.
fn compare_floats(op: OperationRef<'_, '_>, parts: &Parts) -> Option<String> {
    let (a, b) = (&parts.a, &parts.b);
    let ordered = format!("({a} == {a} && {b} == {b})");
    let unordered = format!("({a} != {a} || {b} != {b})");
    let number = predicate(op)?;
    let sign = |index: i64| ["==", ">", ">=", "<", "<=", "!="][usize::try_from(index).unwrap_or(0).min(5)];
    Some(match number {
        0 => "false".to_owned(),
        1..=6 => format!("{ordered} && ({a} {} {b})", sign(number - 1)),
        7 => ordered,
        8..=13 => format!("{unordered} || ({a} {} {b})", sign(number - 8)),
        14 => unordered,
        15 => "true".to_owned(),
        _ => return None,
    })
}

/// Returns the maximum or minimum of floats. With `propagates`, the result is NaN if an operand is, and +0 is greater
/// than -0. Returns `None` for other types.
fn extreme(e: &mut Emitter<'_, '_, '_>, parts: &Parts, greater: bool, propagates: bool) -> Option<String> {
    let (a, b) = (&parts.a, &parts.b);
    let sign = if greater { ">" } else { "<" };
    if !propagates {
        return Some(format!("({a} != {a}) ? {b} : (({b} != {b}) ? {a} : (({a} {sign} {b}) ? {a} : {b}))"));
    }
    e.file.uses_bits();
    let bits = match parts.from.class() {
        Class::Float(FloatFormat::F16 | FloatFormat::BF16) => "uint16_t",
        Class::Float(FloatFormat::F32) => "uint32_t",
        Class::Float(FloatFormat::F64) => "uint64_t",
        Class::Truth | Class::Signless | Class::Signed | Class::Unsigned | Class::Index | Class::LowPrecision => {
            return None;
        }
    };
    let join = if greater { "&" } else { "|" };
    let to = parts.to();
    let same = format!("ptoas_bitcast<{to}>(({bits})(ptoas_bitcast<{bits}>({a}) {join} ptoas_bitcast<{bits}>({b})))");
    let other = format!("(({a} {sign} {b}) ? {a} : (({b} {sign} {a}) ? {b} : {same}))");
    Some(format!("({a} != {a}) ? {a} : (({b} != {b}) ? {b} : {other})"))
}

fn cast(parts: &Parts, through: Option<&str>) -> String {
    match through {
        Some(bits) => format!("({})({bits}){}", parts.to(), parts.a),
        None => format!("({}){}", parts.to(), parts.a),
    }
}

/// Returns the expression for an operation of `arith`.
fn arithmetic(e: &mut Emitter<'_, '_, '_>, op: OperationRef<'_, '_>, arith: Arith, p: &Parts) -> Option<String> {
    let truth = p.from == DType::I1;
    let (a, b) = (&p.a, &p.b);
    Some(match arith {
        Arith::AddF => p.plain("+"),
        Arith::AddI | Arith::SubI if truth => format!("(bool)({a} ^ {b})"),
        Arith::AddI => p.wrapped("+"),
        Arith::SubI => p.wrapped("-"),
        Arith::MulI | Arith::AndI if truth => format!("(bool)({a} & {b})"),
        Arith::MulI => p.wrapped("*"),
        Arith::AndI => p.wrapped("&"),
        Arith::OrI if truth => format!("(bool)({a} | {b})"),
        Arith::OrI => p.wrapped("|"),
        Arith::XOrI if truth => format!("(bool)({a} ^ {b})"),
        Arith::XOrI => p.wrapped("^"),
        Arith::Bitcast => {
            e.file.uses_bits();
            format!("ptoas_bitcast<{}>({a})", p.to())
        }
        Arith::CeilDivSI => {
            let quotient = format!("({a} / {b})");
            format!("{quotient} + ((({a} % {b}) != 0 && (({a} < 0) == ({b} < 0))) ? 1 : 0)")
        }
        Arith::FloorDivSI => {
            let quotient = format!("({a} / {b})");
            format!("{quotient} - ((({a} % {b}) != 0 && (({a} < 0) != ({b} < 0))) ? 1 : 0)")
        }
        Arith::CeilDivUI => {
            let bits = p.bits();
            format!("({})((({bits}){a} / ({bits}){b}) + ((({bits}){a} % ({bits}){b}) != 0 ? 1 : 0))", p.to())
        }
        Arith::CmpF => compare_floats(op, p)?,
        Arith::CmpI => compare_integers(op, p)?,
        // Uses of a constant write its value.
        Arith::Constant => return None,
        Arith::DivF => p.plain("/"),
        Arith::DivSI => p.plain("/"),
        Arith::DivUI => p.wrapped("/"),
        Arith::RemSI => p.plain("%"),
        Arith::RemUI => p.wrapped("%"),
        Arith::RemF => match p.precision()? {
            Precision::Double => format!("__builtin_fmod({a}, {b})"),
            Precision::Single => format!("__builtin_fmodf({a}, {b})"),
            Precision::Widened => format!("({})__builtin_fmodf((float){a}, (float){b})", p.to()),
        },
        Arith::ExtF | Arith::TruncF | Arith::SIToFP | Arith::FPToSI => {
            if p.from == DType::I1 {
                format!("({})-(int32_t){a}", p.to())
            } else {
                cast(p, None)
            }
        }
        Arith::ExtSI if truth => format!("({})(0 - ({}){a})", p.to(), p.to()),
        Arith::ExtSI | Arith::IndexCast if p.from == p.to => a.clone(),
        Arith::IndexCast if truth => format!("({})(0 - ({}){a})", p.to(), p.to()),
        Arith::TruncI | Arith::IndexCast | Arith::IndexCastUI if p.to == DType::I1 => format!("({a} & 1) != 0"),
        Arith::ExtSI | Arith::IndexCast | Arith::TruncI => cast(p, None),
        Arith::ExtUI | Arith::IndexCastUI | Arith::UIToFP => cast(p, Some(p.bits())),
        Arith::FPToUI => format!("({})({}){a}", p.to(), types::unsigned(p.to).unwrap_or("uint64_t")),
        Arith::MaximumF => extreme(e, p, true, true)?,
        Arith::MinimumF => extreme(e, p, false, true)?,
        Arith::MaxNumF => extreme(e, p, true, false)?,
        Arith::MinNumF => extreme(e, p, false, false)?,
        Arith::MaxSI => p.chosen(">", false),
        Arith::MinSI => p.chosen("<", false),
        Arith::MaxUI => p.chosen(">", true),
        Arith::MinUI => p.chosen("<", true),
        Arith::MulF => p.plain("*"),
        Arith::SubF => p.plain("-"),
        Arith::NegF => format!("-{a}"),
        // Its operands have different types.
        Arith::Select => return None,
        Arith::ShLI if truth => format!("((uint8_t)((uint8_t){a} << (uint8_t){b}) & 1) != 0"),
        Arith::ShRUI | Arith::ShRSI if truth => format!("((uint8_t)((uint8_t){a} >> (uint8_t){b}) & 1) != 0"),
        Arith::ShLI => p.wrapped("<<"),
        Arith::ShRUI => p.wrapped(">>"),
        Arith::ShRSI => format!("({})({a} >> ({}){b})", p.to(), p.bits()),
    })
}

/// Returns the function of the compiler for an operation of `math` on f32.
const fn function(math: Math) -> &'static str {
    match math {
        Math::AbsF => "__builtin_fabs",
        Math::AbsI => "",
        Math::Ceil => "__builtin_ceil",
        Math::Cos => "__builtin_cos",
        Math::Exp => "__builtin_exp",
        Math::Floor => "__builtin_floor",
        Math::Fma => "__builtin_fma",
        Math::Log => "__builtin_log",
        Math::PowF => "__builtin_pow",
        Math::Rsqrt => "1.0f / __builtin_sqrt",
        Math::Sin => "__builtin_sin",
        Math::Sqrt => "__builtin_sqrt",
    }
}

impl<'c, 'a> Emitter<'c, 'a, '_> {
    /// Writes an operation of `arith`.
    pub(crate) fn arithmetic(&mut self, op: OperationRef<'c, 'a>, arith: Arith) -> Lowered {
        if arith == Arith::Constant {
            return Ok(());
        }
        if arith == Arith::Select {
            return self.select(op);
        }
        let Some((parts, to)) = self.parts(op)? else {
            return Err(unsupported(op, format_args!("not supported: {} on values other than scalars", name_of(op))));
        };
        match arithmetic(self, op, arith, &parts) {
            Some(text) => {
                self.define(to, parts.to(), text);
                Ok(())
            }
            None => Err(unsupported(op, format_args!("not supported: {}", name_of(op)))),
        }
    }

    /// Returns operands and result of an operation on scalars.
    fn parts(&mut self, op: OperationRef<'c, 'a>) -> Lowered<Option<(Parts, Value<'c, 'a>)>> {
        let Some(to) = result(op, 0).map(Value::from) else { return Ok(None) };
        let (Some(from), Some(to_type)) = (dtype(operand(op, 0)), dtype(Some(to))) else { return Ok(None) };
        let a = operand(op, 0).map(|value| self.value(value)).transpose()?.unwrap_or_default();
        let b = operand(op, 1).map(|value| self.value(value)).transpose()?.unwrap_or_default();
        Ok(Some((Parts { a, b, from, to: to_type }, to)))
    }

    /// Writes a select into a new variable.
    fn select(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let (Some(condition), Some(x), Some(y), Some(to)) =
            (operand(op, 0), operand(op, 1), operand(op, 2), result(op, 0).map(Value::from))
        else {
            return Ok(());
        };
        if dtype(Some(condition)) != Some(DType::I1) {
            return Err(unsupported(op, "not supported: arith.select by a vector of conditions"));
        }
        let (condition, x, y) = (self.value(condition)?, self.value(x)?, self.value(y)?);
        let Some(typed) = self.typed(to, op)? else {
            return Err(unsupported(op, "not supported: arith.select of values that C++ has no type for"));
        };
        let text = self.define(to, &typed.r#type, format_args!("{condition} ? {x} : {y}"));
        self.name(to, Named { text, ..typed });
        Ok(())
    }

    /// Writes an operation of `math`.
    pub(crate) fn mathematics(&mut self, op: OperationRef<'c, 'a>, math: Math) -> Lowered {
        let Some((parts, to)) = self.parts(op)? else {
            return Err(unsupported(op, format_args!("not supported: {} on values other than scalars", name_of(op))));
        };
        let mut args = Vec::new();
        for value in op.operands() {
            args.push(self.value(value)?);
        }
        let text = match parts.precision() {
            _ if math == Math::AbsI => {
                format!("({a} < 0) ? ({t})(0 - ({u}){a}) : {a}", a = parts.a, t = parts.to(), u = parts.bits())
            }
            Some(Precision::Double) => format!("{}({})", function(math), args.join(", ")),
            Some(Precision::Single) => format!("{}f({})", function(math), args.join(", ")),
            Some(Precision::Widened) => {
                let args: Vec<String> = args.iter().map(|arg| format!("(float){arg}")).collect();
                format!("({})({}f({}))", parts.to(), function(math), args.join(", "))
            }
            None => return Err(unsupported(op, format_args!("not supported: {} on {}", name_of(op), parts.from))),
        };
        self.define(to, parts.to(), text);
        Ok(())
    }

    /// Writes an operation on memory, a cast or an assertion.
    pub(crate) fn other(&mut self, op: OperationRef<'c, 'a>, other: Other) -> Lowered {
        match other {
            Other::Cast | Other::Bitcast => self.cast(op),
            Other::Assert => {
                if let Some(condition) = operand(op, 0) {
                    let condition = self.value(condition)?;
                    self.line(format_args!("if (!{condition}) {{ trap(); }}"));
                }
                Ok(())
            }
            Other::Poison => match result(op, 0).map(Value::from) {
                Some(to) => self.declare(to, op).map(drop),
                None => Ok(()),
            },
            Other::Load | Other::Store => self.element(op, other),
            Other::Alloc | Other::Alloca | Other::Dealloc | Other::Dim => {
                Err(missing(op, &name_of(op), "has no C++: kernels keep data in tiles and views"))
            }
        }
    }

    fn cast(&mut self, op: OperationRef<'c, 'a>) -> Lowered {
        let (Some(from), Some(to), 1) = (operand(op, 0), result(op, 0).map(Value::from), op.result_count()) else {
            return Err(missing(op, &name_of(op), "has C++ only if it casts one value"));
        };
        let (source, target) = (mlir_types::desc(from.r#type()), mlir_types::desc(to.r#type()));
        let named = self.named(from)?;
        let is_pointer = |desc: &TypeDesc| matches!(desc, TypeDesc::Ptr { .. } | TypeDesc::Memref(..));
        match types::of(&target) {
            Some(r#type) if r#type == named.r#type => {
                self.name(to, named);
                Ok(())
            }
            Some(r#type) if is_pointer(&source) && is_pointer(&target) => {
                self.define(to, &r#type, format_args!("reinterpret_cast<{type}>({})", named.text));
                Ok(())
            }
            Some(r#type) if dtype(Some(from)).is_some() && dtype(Some(to)).is_some_and(|to| !is_float(to)) => {
                self.define(to, &r#type, format_args!("({type}){}", named.text));
                Ok(())
            }
            _ => Err(unsupported(
                op,
                format_args!("not supported: a cast of {} to {}", source.describe(), target.describe()),
            )),
        }
    }

    /// Reads or writes an element of a memref of rank 1.
    fn element(&mut self, op: OperationRef<'c, 'a>, other: Other) -> Lowered {
        let first = usize::from(other == Other::Store);
        let (Some(memory), index) = (operand(op, first), operand(op, first + 1)) else { return Ok(()) };
        if op.operand_count() > first + 2 {
            return Err(unsupported(op, "not supported: an element of a memref of several dimensions"));
        }
        let memory = self.value(memory)?;
        let index = index.map(|index| self.value(index)).transpose()?.unwrap_or_else(|| "0".to_owned());
        if other == Other::Store {
            let value = operand(op, 0).map(|value| self.value(value)).transpose()?.unwrap_or_default();
            self.stores_scalars = true;
            self.line(format_args!("({memory})[{index}] = {value};"));
            return Ok(());
        }
        let Some(to) = result(op, 0).map(Value::from) else { return Ok(()) };
        let r#type = dtype(Some(to)).map_or("int64_t", types::scalar);
        self.define(to, r#type, format_args!("({memory})[{index}]"));
        Ok(())
    }

    /// Writes sums and products of twice the width. Returns whether the operation is one of them.
    pub(crate) fn extended(&mut self, op: OperationRef<'c, 'a>) -> Lowered<bool> {
        let (sign, operator) = match Extended::lookup(&name_of(op)) {
            Some(Extended::AddUI) => (false, "+"),
            Some(Extended::MulSI) => (true, "*"),
            Some(Extended::MulUI) => (false, "*"),
            None => return Ok(false),
        };
        let (Some((parts, low)), Some(high)) = (self.parts(op)?, result(op, 1).map(Value::from)) else {
            return Ok(false);
        };
        let width = parts.from.bits();
        let (bits, wide) = match (sign, width) {
            (true, 64) => (parts.to(), "__int128"),
            (true, _) => (parts.to(), "int64_t"),
            (false, 64) => (parts.bits(), "unsigned __int128"),
            (false, _) => (parts.bits(), "uint64_t"),
        };
        let both = self.local(wide, format_args!("({wide})({bits}){} {operator} ({wide})({bits}){}", parts.a, parts.b));
        self.define(low, parts.to(), format_args!("({}){both}", parts.to()));
        let text = if operator == "+" {
            format!("({both} >> {width}) != 0")
        } else {
            format!("({})({both} >> {width})", parts.to())
        };
        let r#type = dtype(Some(high)).map_or("bool", types::scalar);
        self.define(high, r#type, text);
        Ok(true)
    }
}
