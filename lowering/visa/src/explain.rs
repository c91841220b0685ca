//! `explain-region`: draws the elements that an operand with a region accesses, and lists the restrictions that it
//! violates.

use crate::codes::Rule as Code;
use crate::region::{Access, Broken, Rows, Shape, broken_destination};
use crate::types::Type;
use diag::Severity;
use pest::Parser;
use pest::iterators::Pair;
use std::collections::BTreeMap;
use std::fmt::Write;

mod grammar {
    #![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

    #[derive(pest_derive::Parser)]
    #[grammar = "explain.pest"]
    pub(super) struct Grammar;
}

use grammar::{Grammar, Rule};

/// The operand to explain.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The operand, such as `V(2,3)<16;8,2>`, `V(0,0)<1>` or `r[A(0),4]<8,1>`.
    pub operand: &'a str,
    /// The element type, if the operand does not contain it.
    pub ty: Option<Type>,
    /// The execution size.
    pub exec: u16,
    /// Bytes per register.
    pub grf: u32,
}

/// The explanation of a region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The drawing and the violated rules.
    pub text: String,
    /// The violated rules.
    pub broken: Vec<Code>,
}

impl Explanation {
    /// Returns whether a violated rule is an error.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.broken.iter().any(|code| code.severity() == Severity::Error)
    }
}

/// Reason why there is no explanation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExplainError {
    /// The text is not an operand with a region.
    #[error(
        "`{operand}` is not an operand with a region; expected one like V(2,3)<16;8,2>, V(0,0)<1> or r[A(0),4]<8,1>"
    )]
    Operand {
        /// The text.
        operand: String,
    },
    /// A number of the operand exceeds its limit.
    #[error("number {number} of the operand is too large")]
    Number {
        /// The number.
        number: String,
    },
    /// The element type is missing.
    #[error("expected the type of the elements")]
    NoType,
    /// The type has no elements in registers.
    #[error("{ty} is not a type of elements in registers")]
    Type {
        /// Its name.
        ty: String,
    },
}

/// A parsed operand.
struct Operand {
    /// Row and column, or the offset from an address in bytes.
    origin: Origin,
    region: Region,
    ty: Option<Type>,
}

enum Origin {
    Direct { row: u16, column: u16 },
    Address { name: String, element: u16, offset: i32 },
}

enum Region {
    Source(Shape),
    Destination(u16),
}

/// Explains a region.
///
/// # Errors
///
/// The text is not an operand, or the element type is unknown.
pub fn region(question: Question<'_>) -> Result<Explanation, ExplainError> {
    let operand = read(question.operand)?;
    let ty = operand.ty.or(question.ty).ok_or(ExplainError::NoType)?;
    if ty.is_packed() || ty == Type::Bool {
        return Err(ExplainError::Type { ty: ty.name().to_owned() });
    }
    let (size, exec, grf) = (ty.bytes(), question.exec, question.grf);
    let (shape, mut broken) = match operand.region {
        Region::Source(shape) => (shape, shape.broken(exec)),
        Region::Destination(step) => (Shape::destination(step), broken_destination(step).into_iter().collect()),
    };
    let mut text = String::new();
    let operand_text = question.operand.trim();
    write(&mut text, format_args!("{operand_text} of {ty}, {} channels, registers of {grf} bytes\n\n", exec));
    match &operand.origin {
        Origin::Direct { row, column } => {
            if shape.rows == Rows::Addresses {
                text.push_str("a direct operand has no addresses for its rows\n");
            } else {
                let access = Access::at(u32::from(*row), u32::from(*column), grf, size, shape, exec);
                drawing(&mut text, access, grf);
                broken.extend(access.too_wide(grf));
            }
        }
        Origin::Address { name, element, offset } => addresses(&mut text, shape, exec, size, (name, *element, *offset)),
    }
    let mut codes = Vec::new();
    if !broken.is_empty() {
        text.push('\n');
    }
    for broken in broken {
        let code = code_of(broken);
        write(
            &mut text,
            format_args!("{}[{}]: {broken} (restriction {})\n", code.severity(), code.code(), broken.number()),
        );
        codes.push(code);
    }
    if codes.is_empty() {
        text.push_str("\nno restriction is broken\n");
    }
    Ok(Explanation { text, broken: codes })
}

fn write(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    text.write_fmt(arguments).unwrap_or_default();
}

const fn code_of(broken: Broken) -> Code {
    match broken {
        Broken::Width(_) => Code::RegionWidth,
        Broken::VerticalStride(_) => Code::RegionVertical,
        Broken::HorizontalStride(_) => Code::RegionHorizontal,
        Broken::ExecSize { .. } => Code::RegionExec,
        Broken::DestinationStride => Code::RegionDestination,
        Broken::Registers { .. } => Code::RegionRegisters,
    }
}

/// Draws a line for each register, with the channels at their elements.
fn drawing(text: &mut String, access: Access, grf: u32) {
    let mut cells: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (channel, bytes) in access.bytes().enumerate() {
        cells.entry(bytes.start / access.size.max(1)).or_default().push(channel);
    }
    let Some(width) = cells.values().map(|channels| label(channels).len()).max() else {
        text.push_str("no whole row fits into the execution size\n");
        return;
    };
    let columns = grf / access.size.max(1);
    write(text, format_args!("{:12}", "column"));
    let width = width.max((columns.saturating_sub(1)).to_string().len());
    for column in 0..columns {
        write(text, format_args!(" {column:>width$}"));
    }
    text.push('\n');
    let mut last = None;
    for register in access.registers(grf) {
        let line: Vec<String> = (0..columns)
            .map(|column| {
                cells.get(&(register * columns + column)).map_or_else(|| ".".to_owned(), |channels| label(channels))
            })
            .collect();
        if line.iter().all(|cell| cell == ".") {
            last = Some(register);
            continue;
        }
        if last.take().is_some() {
            text.push_str("...\n");
        }
        write(text, format_args!("{:12}", format!("register {register}")));
        for cell in line {
            write(text, format_args!(" {cell:>width$}"));
        }
        text.push('\n');
    }
}

/// Formats channels that share an element: `3`, or `0-15`.
fn label(channels: &[usize]) -> String {
    match channels {
        [] => ".".to_owned(),
        [one] => one.to_string(),
        [first, .., last] if last - first + 1 == channels.len() => format!("{first}-{last}"),
        [first, second] => format!("{first},{second}"),
        [first, .., last] => format!("{first}..{last}"),
    }
}

/// Draws a line for each address, with the bytes of its channels.
fn addresses(text: &mut String, shape: Shape, exec: u16, size: u32, (name, element, offset): (&str, u16, i32)) {
    let mut rows: BTreeMap<u16, Vec<(usize, i64)>> = BTreeMap::new();
    for (channel, found) in shape.elements(exec).enumerate() {
        let byte = i64::from(offset) + i64::from(found.index) * i64::from(size);
        rows.entry(found.address).or_default().push((channel, byte));
    }
    if rows.is_empty() {
        text.push_str("no whole row fits into the execution size\n");
    }
    for (row, channels) in rows {
        let (first, last) = (channels.first().map_or(0, |c| c.0), channels.last().map_or(0, |c| c.0));
        write(text, format_args!("{name}({}) channels {first} to {last} at bytes", element.saturating_add(row)));
        for (_, byte) in channels {
            write(text, format_args!(" {byte:+}"));
        }
        text.push('\n');
    }
}

fn read(text: &str) -> Result<Operand, ExplainError> {
    let error = || ExplainError::Operand { operand: text.to_owned() };
    let mut parsed = Grammar::parse(Rule::operand, text.trim()).map_err(|_| error())?;
    let mut operand =
        Operand { origin: Origin::Direct { row: 0, column: 0 }, region: Region::Destination(1), ty: None };
    for part in parsed.next().ok_or_else(error)?.into_inner() {
        match part.as_rule() {
            Rule::general => {
                let numbers = numbers(&part)?;
                if let [row, column] = numbers[..] {
                    operand.origin = Origin::Direct { row, column };
                }
                operand.region = region_of(part).ok_or_else(error)??;
            }
            Rule::indirect => {
                let text = |rule| part.clone().into_inner().find(|part| part.as_rule() == rule);
                let offset = text(Rule::offset).map_or(Ok(0), |offset| {
                    offset.as_str().parse().map_err(|_| ExplainError::Number { number: offset.as_str().to_owned() })
                })?;
                let element = numbers(&part)?.first().copied().unwrap_or(0);
                let name = text(Rule::name).map_or(String::new(), |name| name.as_str().to_owned());
                operand.origin = Origin::Address { name, element, offset };
                operand.region = region_of(part).ok_or_else(error)??;
            }
            Rule::type_name => {
                let name = part.as_str();
                operand.ty = Some(Type::by_name(name).ok_or_else(|| ExplainError::Type { ty: name.to_owned() })?);
            }
            _ => {}
        }
    }
    Ok(operand)
}

/// Returns the numbers that are direct children of a node.
fn numbers(pair: &Pair<'_, Rule>) -> Result<Vec<u16>, ExplainError> {
    let numbers = pair.clone().into_inner().filter(|part| part.as_rule() == Rule::number);
    numbers
        .map(|part| part.as_str().parse().map_err(|_| ExplainError::Number { number: part.as_str().to_owned() }))
        .collect()
}

fn region_of(pair: Pair<'_, Rule>) -> Option<Result<Region, ExplainError>> {
    let region = pair.into_inner().find(|part| part.as_rule() == Rule::region)?.into_inner().next()?;
    let numbers = match numbers(&region) {
        Ok(numbers) => numbers,
        Err(error) => return Some(Err(error)),
    };
    Some(Ok(match numbers[..] {
        [vertical, width, horizontal] => Region::Source(Shape::source(vertical, width, horizontal)),
        [width, horizontal] => Region::Source(Shape::multi_address(width, horizontal)),
        [step] => Region::Destination(step),
        _ => return None,
    }))
}
