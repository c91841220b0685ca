//! Finds moves in machine code that a coalescer might remove, and the reasons for them.
//!
//! Such a move copies a register to another of the same type, without gaps. The listing states the vISA instruction of
//! each; its variables determine the reason: a coalescer would remove a move between two variables if both could have
//! the same place, one of them perhaps as a part of the other.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use visa::instruction::{Instruction, Value};
use visa::operand::{Modifier, Region, Vector, VectorClass};
use visa::table::{Kind, Op, Role};
use visa::variable::{GeneralId, InputVariable};
use visa::{Object, Platform, Type, Unit};

/// The reason for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Reason {
    /// It ends the thread.
    EndOfThread,
    /// The finalizer inserts it for an instruction other than a move: headers and payloads of messages, operands that
    /// need certain registers, predicates for which there are no flags.
    Finalizer,
    /// In vISA it converts, changes signs, or reads with gaps, and the finalizer simplified it.
    Changes,
    /// It copies a value that is defined before the first instruction, such as the thread id.
    Predefined,
    /// It copies a kernel parameter from the payload to the start of a register.
    Parameter,
    /// One of the variables is accessed at a computed offset.
    Indirect,
    /// Both are live at once with different values.
    Overlap,
    /// They are parts of two vectors whose other parts cannot be at the same distance.
    Rearranged,
    /// As a part of the other variable, it would not have the alignment that its uses need.
    Unaligned,
    /// Unknown.
    None,
}

impl Reason {
    /// Returns its name in the table.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::EndOfThread => "end",
            Self::Finalizer => "finalizer",
            Self::Changes => "changes",
            Self::Predefined => "predefined",
            Self::Parameter => "parameter",
            Self::Indirect => "indirect",
            Self::Overlap => "overlap",
            Self::Rearranged => "rearranged",
            Self::Unaligned => "unaligned",
            Self::None => "none",
        }
    }
}

/// The moves in a listing.
pub(crate) struct Moves {
    /// Number of moves, by reason.
    pub(crate) counts: BTreeMap<Reason, u32>,
    /// The lines of moves without a known reason, with their vISA instructions.
    pub(crate) unknown: Vec<String>,
}

/// Finds the moves in a listing that a coalescer might remove.
pub(crate) fn of(object: &Object, platform: Platform, listing: &str) -> Result<Moves, String> {
    let [unit] = object.kernels.as_slice() else { return Err("not one kernel".to_owned()) };
    let code = Code::of(unit, platform);
    let text = visa::text::print(object, platform).map_err(|error| error.to_string())?;
    let lines: Vec<&str> = text.lines().skip_while(|line| !line.starts_with(".function")).collect();
    let (mut counts, mut unknown) = (BTreeMap::new(), Vec::new());
    for (line, number) in listing.lines().filter_map(copy) {
        // The label of the kernel has number 0.
        if number >= unit.body.len() {
            return Err(format!("no instruction is ${number}"));
        }
        let reason = code.reason(number);
        *counts.entry(reason).or_insert(0) += 1;
        if reason == Reason::None {
            unknown.push(format!("{} // {}", line.trim(), lines.get(number).map_or("", |line| line.trim())));
        }
    }
    Ok(Moves { counts, unknown })
}

/// Returns the number of the vISA instruction of a line, if it moves registers to registers of the same type.
fn copy(line: &str) -> Option<(&str, usize)> {
    let (text, comment) = line.split_once("//")?;
    let number = comment.rsplit_once('$')?.1;
    let digits = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    let text = text.trim();
    let (exec, operands) =
        text.strip_prefix("(W)").unwrap_or(text).trim_start().strip_prefix("mov (")?.split_once(')')?;
    let lanes: u32 = exec.split('|').next()?.parse().ok()?;
    let mut operands = operands.split_whitespace();
    let [(dst, to), (src, from)] = [register(operands.next()?)?, register(operands.next()?)?];
    let is_dense = lanes == 1 || (dst == "1" && is_dense(src));
    (to == from && is_dense).then_some((line, number[..digits].parse().ok()?))
}

/// Returns the region of a register, whether its elements are integers, and their bytes.
fn register(text: &str) -> Option<(&str, (bool, u32))> {
    let (place, rest) = text.strip_prefix('r')?.split_once('<')?;
    let (region, ty) = rest.split_once(">:")?;
    place.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.').then_some(())?;
    let kind = match ty {
        "ub" | "b" => (true, 1),
        "uw" | "w" => (true, 2),
        "ud" | "d" => (true, 4),
        "uq" | "q" => (true, 8),
        "hf" => (false, 2),
        "bf" => (false, 3),
        "f" => (false, 4),
        "df" => (false, 8),
        _ => return None,
    };
    Some((region, kind))
}

fn is_dense(region: &str) -> bool {
    let numbers: Vec<&str> = region.split([';', ',']).collect();
    match numbers.as_slice() {
        ["1"] | ["1", "1", "0"] => true,
        [rows, width, step] => rows == width && *step == "1",
        _ => false,
    }
}

/// A range of bytes of a variable that is not an alias.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    variable: GeneralId,
    bytes: Range<u32>,
}

/// An access to a variable that is not an alias.
#[derive(Clone, Debug)]
struct Access {
    at: usize,
    bytes: Range<u32>,
    /// Whether it is a write, and of all bytes of the range.
    written: Option<bool>,
}

/// The code of a kernel, and its accesses to variables.
struct Code<'a> {
    unit: &'a Unit,
    platform: Platform,
    accesses: HashMap<GeneralId, Vec<Access>>,
    /// Variables whose address is taken.
    escaped: HashSet<GeneralId>,
    /// The first instruction of each block, followed by the number of instructions.
    starts: Vec<usize>,
    /// Variables that are live after each block.
    needed: Vec<HashSet<GeneralId>>,
}

impl<'a> Code<'a> {
    fn of(unit: &'a Unit, platform: Platform) -> Self {
        let (accesses, escaped) = (HashMap::new(), HashSet::new());
        let mut code = Self { unit, platform, accesses, escaped, starts: Vec::new(), needed: Vec::new() };
        for (at, instruction) in unit.body.iter().enumerate() {
            code.collect(at, instruction);
        }
        code.flow();
        code
    }

    /// Returns the variable of which one is an alias, and the offset.
    fn root(&self, id: GeneralId) -> (GeneralId, u32) {
        let general = id.index().and_then(|index| self.unit.generals.get(index));
        match general.and_then(|general| general.alias) {
            Some(alias) => {
                let (root, offset) = self.root(alias.base);
                (root, offset + u32::from(alias.offset))
            }
            None => (id, 0),
        }
    }

    fn bytes(&self, id: GeneralId) -> u32 {
        self.unit.general(id).map_or(0, visa::kernel::GeneralRef::bytes)
    }

    fn ty(&self, id: GeneralId) -> Type {
        self.unit.general(id).map_or(Type::Ub, visa::kernel::GeneralRef::ty)
    }

    /// Returns the bytes that an operand accesses with a number of channels, and whether they are contiguous.
    fn part(&self, vector: &Vector, channels: u32, written: bool) -> Option<(Part, bool)> {
        let VectorClass::General { id, row, column, region } = vector.class else { return None };
        let size = self.ty(id).bytes();
        let (root, offset) = self.root(id);
        let first = offset + u32::from(row) * self.platform.grf_bytes() + u32::from(column) * size;
        let Region { vertical, width, horizontal } = region;
        let step = u32::from(horizontal.unwrap_or(0));
        let (last, dense) = if written {
            ((channels - 1) * step, step == 1 || channels == 1)
        } else {
            let (rows, width) = (u32::from(vertical.unwrap_or(0)), u32::from(width.unwrap_or(1)).max(1));
            let dense = channels == 1 || (rows == width && (step == 1 || width == 1));
            ((channels.div_ceil(width) - 1) * rows + (width.min(channels) - 1) * step, dense)
        };
        Some((Part { variable: root, bytes: first..first + (last + 1) * size }, dense))
    }

    fn collect(&mut self, at: usize, instruction: &Instruction) {
        let channels = instruction.exec().map_or(1, |exec| u32::from(exec.size.channels()));
        let always = instruction.predicate().is_none_or(visa::operand::Predicate::is_none);
        for (field, arg) in instruction.definition().fields.iter().zip(&instruction.args) {
            let (part, written) = match (&arg.value, field.kind) {
                (Value::Vector(vector), _) => {
                    if let VectorClass::AddressOf { id, .. } = vector.class {
                        self.escaped.insert(self.root(id).0);
                    }
                    let is_written = matches!(field.role, Role::Dst | Role::Carry);
                    let Some((part, dense)) = self.part(vector, channels, is_written) else { continue };
                    (part, is_written.then_some(dense && always))
                }
                (Value::Raw(raw), Kind::Raw(rule)) if raw.id.index().is_some() => {
                    let (root, offset) = self.root(raw.id);
                    let first = offset + u32::from(raw.offset);
                    let end = (offset + self.bytes(raw.id)).max(first);
                    (Part { variable: root, bytes: first..end }, rule.written.then_some(always))
                }
                (_, _) => continue,
            };
            self.accesses.entry(part.variable).or_default().push(Access { at, bytes: part.bytes, written });
        }
    }

    /// Computes blocks and liveness.
    fn flow(&mut self) {
        let body = &self.unit.body;
        let is_jump = |instruction: &Instruction| matches!(instruction.op, Op::Jmp | Op::Goto | Op::Ret);
        let begins = |at: &usize| *at == 0 || body[*at].op == Op::Label || is_jump(&body[*at - 1]);
        self.starts = (0..body.len()).filter(begins).collect();
        let blocks = self.starts.len();
        self.starts.push(body.len());
        let mut labels = HashMap::new();
        for block in 0..blocks {
            if let Some(Value::Label(label)) = body[self.starts[block]].arg(Role::Label).map(|arg| &arg.value) {
                labels.insert(*label, block);
            }
        }
        let next = |block: usize| {
            let last = &body[self.starts[block + 1] - 1];
            let jumps = is_jump(last);
            let target = last.arg(Role::Label).filter(|_| jumps).and_then(|arg| match &arg.value {
                Value::Label(label) => labels.get(label).copied(),
                _ => None,
            });
            let always = last.predicate().is_none_or(visa::operand::Predicate::is_none);
            let falls = (!(jumps && always) && block + 1 < blocks).then_some(block + 1);
            target.into_iter().chain(falls).collect::<Vec<_>>()
        };
        let next: Vec<Vec<usize>> = (0..blocks).map(next).collect();
        // For each block, variables that are read before they are completely written, and those that are completely
        // written.
        let (mut read, mut killed) = (vec![HashSet::new(); blocks], vec![HashSet::new(); blocks]);
        for (variable, accesses) in &self.accesses {
            let all = 0..self.bytes(*variable);
            for Access { at, bytes, written } in accesses {
                let block = self.starts.partition_point(|start| start <= at) - 1;
                match written {
                    None if !killed[block].contains(variable) => _ = read[block].insert(*variable),
                    Some(true) if *bytes == all => _ = killed[block].insert(*variable),
                    None | Some(_) => {}
                }
            }
        }
        self.needed = vec![HashSet::new(); blocks];
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for block in (0..blocks).rev() {
                for after in &next[block] {
                    let inside = self.needed[*after].difference(&killed[*after]).copied();
                    let more: Vec<GeneralId> = inside.chain(read[*after].iter().copied()).collect();
                    for variable in more {
                        changed |= self.needed[block].insert(variable);
                    }
                }
            }
        }
    }

    /// Returns whether bytes of a variable are live after an instruction.
    fn is_needed(&self, variable: GeneralId, bytes: &Range<u32>, at: usize) -> bool {
        let Some(accesses) = self.accesses.get(&variable) else { return false };
        let block = self.starts.partition_point(|start| *start <= at) - 1;
        let end = self.starts[block + 1];
        let after = accesses.partition_point(|access| access.at <= at);
        for access in accesses[after..].iter().take_while(|access| access.at < end) {
            let touches = access.bytes.start < bytes.end && bytes.start < access.bytes.end;
            match access.written {
                None if touches => return true,
                Some(true) if access.bytes.start <= bytes.start && bytes.end <= access.bytes.end => return false,
                None | Some(_) => {}
            }
        }
        self.needed[block].contains(&variable)
    }

    /// Returns the parts of variables from and to which a move copies, if it does not change the data.
    fn copied(&self, at: usize) -> Option<[Part; 2]> {
        let instruction = &self.unit.body[at];
        let always = instruction.predicate().is_none_or(visa::operand::Predicate::is_none);
        let channels = u32::from(instruction.exec()?.size.channels());
        let [src, dst] = [Role::Src0, Role::Dst].map(|role| instruction.vector(role));
        let (src, dst) = (src?, dst?);
        let plain = always && src.modifier == Modifier::None && dst.modifier == Modifier::None;
        let (from, dense) = self.part(src, channels, false)?;
        let (to, whole) = self.part(dst, channels, true)?;
        let [one, other] = [src, dst].map(|vector| match vector.class {
            VectorClass::General { id, .. } => Some(self.ty(id)),
            _ => None,
        });
        let same = one == other || (one?.is_integer() && other?.is_integer() && one?.bytes() == other?.bytes());
        (instruction.op == Op::Mov && plain && dense && whole && same).then_some([from, to])
    }

    /// Returns the reason for a move.
    fn reason(&self, at: usize) -> Reason {
        let instruction = &self.unit.body[at];
        if instruction.op == Op::Ret {
            return Reason::EndOfThread;
        }
        if instruction.op != Op::Mov {
            return Reason::Finalizer;
        }
        if let Some(VectorClass::Indirect { .. }) = instruction.vector(Role::Src0).map(|vector| vector.class) {
            return Reason::Indirect;
        }
        let Some([from, to]) = self.copied(at) else { return Reason::Changes };
        if from.variable.index().is_none() || to.variable.index().is_none() {
            return Reason::Predefined;
        }
        if from.variable == to.variable {
            return Reason::Rearranged;
        }
        if [&from, &to].iter().any(|part| self.escaped.contains(&part.variable)) {
            return Reason::Indirect;
        }
        let align = |id: GeneralId| {
            let general = id.index().and_then(|index| self.unit.generals.get(index));
            general.map_or(1, |general| general.align.bytes(self.platform.grf_bytes()))
        };
        let input = |id: GeneralId| {
            let inputs = self.unit.inputs.iter();
            inputs
                .filter(|input| input.variable == InputVariable::General(id))
                .find_map(|input| u32::try_from(input.offset).ok())
        };
        if input(from.variable).is_some_and(|offset| !offset.is_multiple_of(align(to.variable))) {
            return Reason::Parameter;
        }
        // The offset of the start of the destination in the source, if both had the same place.
        let delta = i64::from(from.bytes.start) - i64::from(to.bytes.start);
        if self.overlap(&from, &to, delta) {
            return Reason::Overlap;
        }
        let [source, target] = [from.variable, to.variable].map(|id| i64::from(self.bytes(id)));
        let inner = if delta >= 0 && delta + target <= source {
            to.variable
        } else if delta <= 0 && source - delta <= target {
            from.variable
        } else {
            return Reason::Rearranged;
        };
        if delta % i64::from(align(inner)) == 0 { Reason::None } else { Reason::Unaligned }
    }

    /// Returns whether one of two variables is written while the other is live, if byte `x + delta` of the first were
    /// byte `x` of the other.
    fn overlap(&self, from: &Part, to: &Part, delta: i64) -> bool {
        let moved = |bytes: &Range<u32>, by: i64, variable: GeneralId| {
            let end = i64::from(self.bytes(variable));
            let [start, stop] = [bytes.start, bytes.end].map(|byte| (i64::from(byte) + by).clamp(0, end));
            let byte = |byte: i64| u32::try_from(byte).unwrap_or(0);
            byte(start)..byte(stop)
        };
        let clobbers = |written: GeneralId, other: GeneralId, by: i64| {
            let accesses = self.accesses.get(&written).map_or(&[][..], Vec::as_slice);
            accesses.iter().filter(|access| access.written.is_some()).any(|access| {
                let bytes = moved(&access.bytes, by, other);
                let is_same = self.copied(access.at).is_some_and(|[one, another]| {
                    let pair = (one.variable, another.variable);
                    let distance = i64::from(one.bytes.start) - i64::from(another.bytes.start);
                    (pair == (from.variable, to.variable) && distance == delta)
                        || (pair == (to.variable, from.variable) && distance == -delta)
                });
                !is_same && !bytes.is_empty() && self.is_needed(other, &bytes, access.at)
            })
        };
        clobbers(to.variable, from.variable, delta) || clobbers(from.variable, to.variable, -delta)
    }
}
