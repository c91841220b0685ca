//! The text of a function under construction: names of values, declarations at the top, statements.

use crate::{
    file::File,
    flow::Flow,
    names,
    report::{Lowered, unsupported},
    types::{self, Global},
    windows::Spot,
};
use mlir_dialect::{
    defining_operation,
    melior::ir::{
        Value, ValueLike,
        attribute::{FloatAttribute, IntegerAttribute},
        operation::{OperationLike, OperationRef},
    },
    value_key,
};
use pto_dialect::{op::is_upstream, types as mlir_types};
use pto_isa::{Target, TileDesc, TypeDesc, rule::Core, types::DType};
use pto_upstream::Arith;
use std::{
    collections::{HashMap, HashSet},
    fmt::{Display, Write},
};

/// Number of spaces per level of indentation.
const STEP: usize = 2;

/// The C++ of a value.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    /// The expression.
    pub(crate) text: String,
    /// The C++ type.
    pub(crate) r#type: String,
    /// For a tile, the tile that its C++ type states; for a window, the tile of the buffer.
    pub(crate) tile: Option<TileDesc>,
    /// For a tile, its address, if there is an expression for it.
    pub(crate) address: Option<String>,
    /// For a tile, a comparable form of its address, which shows that two tiles have the same address.
    pub(crate) spot: Option<Spot>,
    /// For a view, the view that its C++ type states.
    pub(crate) global: Option<Global>,
}

impl Named {
    /// Creates an expression of a type.
    pub(crate) fn new(text: impl Into<String>, r#type: impl Into<String>) -> Self {
        Self { text: text.into(), r#type: r#type.into(), tile: None, address: None, spot: None, global: None }
    }
}

/// A pipe between cores.
#[derive(Clone, Debug)]
pub(crate) struct PipeText {
    /// Its variable.
    pub(crate) name: String,
    /// Its type.
    pub(crate) r#type: String,
    /// The alias of the type that states the conversion of pushed accumulators, if there is one.
    pub(crate) epilogue: Option<String>,
}

/// Writes one function.
pub(crate) struct Emitter<'c, 'a, 'f> {
    pub(crate) file: &'f mut File,
    /// Tiles and layouts that control flow and calls pass on.
    pub(crate) flow: &'f Flow<'c, 'a>,
    pub(crate) target: Target,
    /// Whether the ends of the function get a barrier.
    pub(crate) synchronised: bool,
    names: HashMap<usize, Named>,
    /// Names of the module for each variable; empty if the first value of the variable has no name.
    hints: HashMap<String, Vec<&'c str>>,
    /// Names of constants by type and text.
    constants: HashMap<(String, String), String>,
    tops: Vec<String>,
    lines: Vec<String>,
    depth: usize,
    next: usize,
    labels: usize,
    /// Values that are declared at the top, because other blocks use them.
    hoisted: HashSet<usize>,
    /// Pipes by number.
    pub(crate) pipes: HashMap<i64, PipeText>,
    /// Pipes that are SSA values, by value.
    pub(crate) pipe_values: HashMap<usize, PipeText>,
    /// Statements that set the quantisation factors of a pipe, by its number; they precede each push.
    pub(crate) factors: HashMap<i64, String>,
    /// Whether the function stores scalars to global memory.
    pub(crate) stores_scalars: bool,
    /// The kind of core that executes the current code, if only one does.
    pub(crate) core: Option<Core>,
    /// Whether the whole body is code for one kind of core.
    pub(crate) in_core: bool,
    /// Mode of the call at the end of the function, if its pipes were ordered by the compiler.
    pub(crate) tail: &'static str,
    /// First flag of the next pipe that is an SSA value without explicit flags.
    pub(crate) next_flag: i64,
    /// First flags of numbered pipes.
    pub(crate) flags: HashMap<i64, i64>,
}

impl<'c, 'a, 'f> Emitter<'c, 'a, 'f> {
    /// Creates an emitter without text.
    pub(crate) fn new(
        file: &'f mut File,
        flow: &'f Flow<'c, 'a>,
        target: Target,
        synchronised: bool,
        hoisted: HashSet<usize>,
    ) -> Self {
        Self {
            file,
            flow,
            target,
            synchronised,
            names: HashMap::new(),
            hints: HashMap::new(),
            constants: HashMap::new(),
            tops: Vec::new(),
            lines: Vec::new(),
            depth: 1,
            next: 1,
            labels: 0,
            hoisted,
            pipes: HashMap::new(),
            pipe_values: HashMap::new(),
            factors: HashMap::new(),
            stores_scalars: false,
            core: None,
            in_core: false,
            tail: "kBarrierAll",
            next_flag: 0,
            flags: HashMap::new(),
        }
    }

    /// Returns whether the target is a5.
    pub(crate) fn is_a5(&self) -> bool {
        self.target == Target::A5
    }

    /// Returns a new name.
    pub(crate) fn fresh(&mut self) -> String {
        let name = format!("v{}", self.next);
        self.next += 1;
        name
    }

    /// Returns a new label.
    pub(crate) fn label(&mut self) -> String {
        self.labels += 1;
        format!("label{}", self.labels)
    }

    /// Writes a line with the current indentation.
    pub(crate) fn line(&mut self, text: impl Display) {
        let mut line = " ".repeat(self.depth * STEP);
        let _ = write!(line, "{text}");
        self.lines.push(line);
    }

    /// Writes a line without indentation.
    pub(crate) fn margin(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// Writes lines one level deeper.
    pub(crate) fn indented<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        self.depth += 1;
        let written = write(self);
        self.depth -= 1;
        written
    }

    /// Writes a line at the top of the function.
    pub(crate) fn top(&mut self, text: impl Display) {
        self.tops.push(format!("{}{text}", " ".repeat(STEP)));
    }

    /// Returns the lines of the body, and the number of those at its top.
    pub(crate) fn finish(self) -> (Vec<String>, usize) {
        let tops = self.tops.len();
        let lines = self.tops.into_iter().chain(self.lines).collect();
        (names::commented(lines, |variable| self.hints.get(variable).map_or(&[], Vec::as_slice)), tops)
    }

    /// Returns the name of a constant of a type, which is declared at the top.
    pub(crate) fn constant(&mut self, r#type: &str, text: impl Into<String>) -> String {
        self.top_value("const ", r#type, text.into())
    }

    /// Returns the name of a case of an enumeration of the device library, which is declared at the top.
    pub(crate) fn enumerator(&mut self, r#type: &str, text: impl Into<String>) -> String {
        self.top_value("", r#type, text.into())
    }

    fn top_value(&mut self, how: &str, r#type: &str, text: String) -> String {
        let key = (r#type.to_owned(), text);
        if let Some(known) = self.constants.get(&key) {
            return known.clone();
        }
        let name = self.fresh();
        self.top(format_args!("{how}{type} {name} = {};", key.1));
        self.constants.insert(key, name.clone());
        name
    }

    /// Sets the C++ of a value.
    pub(crate) fn name(&mut self, value: Value<'c, 'a>, named: Named) {
        let hint = names::of(value);
        match self.hints.get_mut(&named.text) {
            Some(known) if !known.is_empty() => known.extend(hint.filter(|hint| !known.contains(hint))),
            Some(_) => {}
            None => drop(self.hints.insert(named.text.clone(), hint.into_iter().collect())),
        }
        self.names.insert(value_key(value), named);
    }

    /// Returns the C++ of a value.
    pub(crate) fn named(&mut self, value: Value<'c, 'a>) -> Lowered<Named> {
        if let Some(known) = self.names.get(&value_key(value)) {
            return Ok(known.clone());
        }
        let constant = defining_operation(value).filter(|op| is_upstream(*op, Arith::Constant));
        match constant.and_then(|op| Some((op, literal(op, value)?))) {
            Some((_, (dtype, text))) => {
                let r#type = types::scalar(dtype);
                let named = Named::new(self.constant(r#type, text), r#type);
                self.name(value, named.clone());
                Ok(named)
            }
            None => match defining_operation(value) {
                Some(op) => Err(unsupported(op, "not supported: a value of this operation as an operand in C++")),
                None => {
                    Err(mlir_dialect::error(value.location(), "internal error: a block argument has no name").emit())
                }
            },
        }
    }

    /// Returns the expression for a value.
    pub(crate) fn value(&mut self, value: Value<'c, 'a>) -> Lowered<String> {
        Ok(self.named(value)?.text)
    }

    /// Returns the C++ type of a value.
    pub(crate) fn type_of(&mut self, value: Value<'c, 'a>) -> Lowered<String> {
        Ok(self.named(value)?.r#type)
    }

    /// Returns whether a value is declared at the top.
    pub(crate) fn is_hoisted(&self, value: Value<'c, 'a>) -> bool {
        self.hoisted.contains(&value_key(value))
    }

    /// Declares a variable for a value without an initial value; at the top if other blocks use it.
    pub(crate) fn declare(&mut self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<Named> {
        let named = self.variable(value, op)?;
        let declaration = format!("{} {};", named.r#type, blank(&named));
        if self.is_hoisted(value) {
            self.top(declaration);
        } else {
            self.line(declaration);
        }
        Ok(named)
    }

    /// Declares a variable at the top.
    pub(crate) fn top_variable(&mut self, named: &Named) {
        self.top(format_args!("{} {};", named.r#type, blank(named)));
    }

    /// Returns name and type of a variable for a result of control flow, without declaring it.
    pub(crate) fn variable(&mut self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<Named> {
        let Some(typed) = self.typed(value, op)? else {
            let desc = mlir_types::desc(value.r#type());
            return Err(unsupported(op, format_args!("not supported: {} that control flow gives", desc.describe())));
        };
        let named = Named { text: self.fresh(), ..typed };
        self.name(value, named.clone());
        Ok(named)
    }

    /// Returns the type of a result of control flow or of a call, without a name; `None` if its type has no C++.
    pub(crate) fn typed(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Lowered<Option<Named>> {
        let desc = mlir_types::desc(value.r#type());
        let mut named = Named::new(String::new(), String::new());
        let text = match &desc {
            TypeDesc::Tile(_) => {
                named.tile = self.flow.tile(value, op)?;
                named.tile.map(|tile| types::tile(&tile))
            }
            TypeDesc::TensorView(view) | TypeDesc::Partition(view) => {
                named.global = Global::of(view, self.flow.layout(value, op)?);
                named.global.as_ref().map(Global::text)
            }
            other => types::of(other),
        };
        Ok(text.map(|text| Named { r#type: text, ..named }))
    }

    /// Defines a value by an expression of a type, and returns its name.
    pub(crate) fn define(&mut self, value: Value<'c, 'a>, r#type: &str, text: impl Display) -> String {
        let name = self.fresh();
        if self.is_hoisted(value) {
            self.top(format_args!("{type} {name};"));
            self.line(format_args!("{name} = {text};"));
        } else {
            self.line(format_args!("{type} {name} = {text};"));
        }
        self.name(value, Named::new(name.clone(), r#type));
        name
    }

    /// Declares a view at the top, if other blocks use it.
    pub(crate) fn declare_hoisted_view(&mut self, value: Value<'c, 'a>, global: &Global) -> Named {
        let named = Named { global: Some(global.clone()), ..Named::new(self.fresh(), global.text()) };
        self.top(format_args!("{} {};", named.r#type, blank(&named)));
        self.name(value, named.clone());
        named
    }

    /// Declares a variable that does not correspond to a value of the module, and returns its name.
    pub(crate) fn local(&mut self, r#type: &str, text: impl Display) -> String {
        let name = self.fresh();
        self.line(format_args!("{type} {name} = {text};"));
        name
    }
}

/// Returns the declaration of a variable: views have no default constructor, and tiles of unknown valid extents take
/// extents.
fn blank(named: &Named) -> String {
    match (&named.global, &named.tile) {
        (Some(global), _) => {
            let (shape, stride) = (global.shape_text(), global.stride_text());
            format!("{}(nullptr, {shape}(1, 1, 1, 1, 1), {stride}(1, 1, 1, 1, 1))", named.text)
        }
        (None, Some(tile)) => match extents(tile).as_slice() {
            [] => named.text.clone(),
            extents => format!("{}({})", named.text, extents.join(", ")),
        },
        (None, None) => named.text.clone(),
    }
}

/// Returns the arguments of the constructor of a tile: the extents of the buffer.
pub(crate) fn extents(tile: &TileDesc) -> Vec<String> {
    let [by_row, by_col] = types::packed(tile);
    let pairs = [(tile.valid_rows, tile.rows * by_row), (tile.valid_cols, tile.cols * by_col)];
    pairs.into_iter().filter(|(dim, _)| dim.is_dynamic()).map(|(_, whole)| whole.to_string()).collect()
}

/// Returns an integer literal; the least integer needs an expression.
pub(crate) fn integer(number: i64) -> String {
    if number == i64::MIN { format!("({} - 1)", number + 1) } else { number.to_string() }
}

/// Returns a float literal.
pub(crate) fn float(number: f64, dtype: DType) -> String {
    let double = dtype == DType::F64;
    let suffix = if double { "" } else { "f" };
    if number.is_nan() {
        return format!("__builtin_nan{suffix}(\"\")");
    }
    if number.is_infinite() {
        let sign = if number < 0.0 { "-" } else { "" };
        return format!("{sign}__builtin_inf{suffix}()");
    }
    // The shortest text that parses as the same number.
    let text = if double { format!("{number:?}") } else { format!("{:?}", number as f32) };
    format!("{text}{suffix}")
}

/// Returns type and text of a numeric constant.
fn literal(op: OperationRef<'_, '_>, value: Value<'_, '_>) -> Option<(DType, String)> {
    let dtype = mlir_types::desc(value.r#type()).dtype()?;
    let attribute = op.attribute("value").ok()?;
    if let Ok(number) = IntegerAttribute::try_from(attribute) {
        let text = if dtype == DType::I1 { (number.value() != 0).to_string() } else { integer(number.value()) };
        return Some((dtype, text));
    }
    let number = FloatAttribute::try_from(attribute).ok()?;
    Some((dtype, float(number.value(), dtype)))
}
