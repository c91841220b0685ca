//! Draws values of fields.

use visa::instruction::{Arg, Value};
use visa::operand::{
    Combine, Exec, ExecSize, Immediate, Modifier, Predicate, Raw, Region, StateId, Vector, VectorClass,
};
use visa::table::{Classes, Field, Group, Kind, Modifiers, Op, OpDef, Role, VectorRule, WordKind};
use visa::variable::{AddressId, GeneralId, LabelId, PredicateId, SurfaceId, VariableId};
use visa::{Platform, Type, word};

use super::Maker;
use super::unit::{ADDRESSES, LABELS, PREDICATES, TYPES, VECTOR_BYTES, VECTORS, message_ids, vector_id};

use ExecSize::{N1, N2, N4, N8, N16, N32};

/// Returns the legal execution sizes of an instruction.
pub(crate) fn sizes(definition: &OpDef, platform: Platform) -> &'static [ExecSize] {
    match definition.group {
        Group::Arithmetic | Group::Logic => match definition.op {
            Op::Sqrtm | Op::Divm => &[N8, N16],
            Op::Madw | Op::Mulh => &[N8, N16],
            _ => &[N1, N2, N4, N8, N16, N16],
        },
        Group::Move => match definition.op {
            Op::AddrAdd => &[N1, N8],
            Op::Movs => &[N1],
            Op::Setp => &[N16, N32],
            Op::Cmp => &[N8, N16],
            Op::Fcvt => &[N16],
            _ => &[N1, N4, N8, N16, N16],
        },
        Group::Flow => match definition.op {
            Op::Goto => &[N8, N16],
            _ => &[N1],
        },
        Group::Surface => &[N8, N16],
        Group::Svm => match definition.op {
            Op::SvmGather4Scaled | Op::SvmScatter4Scaled => &[N8],
            _ => &[N8, N16],
        },
        Group::Lsc => match definition.op {
            Op::LscLoadStrided | Op::LscStoreStrided | Op::LscLoadBlock2d | Op::LscStoreBlock2d => &[N1],
            Op::LscTypedLoadQuad | Op::LscTypedStoreQuad | Op::LscLoadQuad | Op::LscStoreQuad => {
                if platform == Platform::Pvc { &[N16] } else { &[N8] }
            }
            _ if platform == Platform::Pvc => &[N16, N32],
            _ => &[N8, N16],
        },
        Group::Sync => &[N1],
        Group::Matrix => match platform {
            Platform::Pvc => &[N16],
            _ => &[N8],
        },
        Group::Misc => &[N8],
    }
}

/// Returns whether a platform supports a type in arithmetic.
fn has_type(platform: Platform, ty: Type) -> bool {
    match ty {
        Type::Df | Type::Q | Type::Uq => matches!(platform, Platform::Skl | Platform::XehpSdv | Platform::Pvc),
        Type::Bf => matches!(platform, Platform::XehpSdv | Platform::Dg2 | Platform::Pvc),
        _ => true,
    }
}

/// Returns the types that are legal for the destination and all sources of an instruction.
pub(crate) fn types(definition: &OpDef, platform: Platform) -> Vec<Type> {
    let rules: Vec<&VectorRule> = definition
        .fields
        .iter()
        .filter_map(|field| if let Kind::Vector(rule) = &field.kind { Some(rule) } else { None })
        .filter(|rule| rule.classes.contains(Classes::GENERAL))
        .collect();
    let integer_division = platform <= Platform::Tgllp;
    let fits = |ty: &Type| {
        let on_platform = match definition.op {
            Op::Div | Op::Mod => ty.is_float() || integer_division,
            Op::Mul | Op::Mad => !matches!(ty, Type::Q | Type::Uq),
            Op::Mov | Op::Add => true,
            _ => *ty != Type::Bf,
        };
        on_platform && has_type(platform, *ty) && rules.iter().all(|rule| rule.types.contains(*ty))
    };
    TYPES.into_iter().filter(fits).collect()
}

impl Maker<'_> {
    pub(crate) fn field(&mut self, definition: &OpDef, field: &Field, exec: Exec, ty: Type) -> Value {
        match &field.kind {
            Kind::Exec | Kind::Elements => Value::Exec(exec),
            Kind::Predicate => Value::Predicate(self.predicate(definition, exec)),
            Kind::Vector(rule) => Value::Vector(self.vector(definition, field.role, rule, exec, ty)),
            Kind::Raw(rule) => {
                if rule.null && (rule.written == (field.role == Role::Dst)) && self.null(definition, field.role) {
                    return Value::Raw(Raw::NULL);
                }
                let ids = message_ids(|ty| rule.types.contains(ty) && self.fits_role(definition, field.role, ty));
                Value::Raw(Raw { id: self.pick(&ids), offset: 0 })
            }
            Kind::Surface => Value::Surface(SurfaceId(self.rng.u16(6..8))),
            Kind::Sampler => Value::Sampler(visa::variable::SamplerId(0)),
            Kind::Label(_) => Value::Label(LabelId(self.rng.u16(1..=LABELS))),
            Kind::LabelCount => Value::Word(2),
            Kind::Labels => Value::Labels([1, 2].map(LabelId).into()),
            Kind::Word(_, kind) => Value::Word(self.word(definition, field.role, *kind)),
            Kind::Lifetime => {
                let id = self.vector_of(Type::F);
                Value::Lifetime(self.rng.bool(), VariableId::General(id))
            }
            Kind::Text | Kind::Function => Value::Text("text".into()),
        }
    }

    /// Decides whether an optional raw operand is absent.
    fn null(&mut self, definition: &OpDef, role: Role) -> bool {
        let atomic = definition.name.contains("ATOMIC");
        match role {
            Role::Src0 if definition.group == Group::Matrix => self.rng.bool(),
            Role::Dst if atomic => false,
            Role::Src0 if atomic => {
                definition.name.ends_with("INC")
                    || definition.name.ends_with("DEC")
                    || definition.name.ends_with("LOAD")
            }
            Role::Src1 if atomic => !definition.name.ends_with("CAS"),
            _ => true,
        }
    }

    /// Returns whether a type has the width of addresses of the message; see [`agree`].
    fn fits_role(&self, definition: &OpDef, role: Role, ty: Type) -> bool {
        match (definition.group, role) {
            (Group::Lsc, Role::Addresses) => ty == Type::Uq,
            (Group::Lsc, Role::U | Role::V | Role::R | Role::Lod) => ty == Type::Ud,
            (Group::Lsc, _) => matches!(ty, Type::Ud | Type::F),
            (Group::Svm, Role::Dst | Role::Src0 | Role::Src1) => ty == Type::Ud,
            (Group::Surface, _) if definition.op == Op::DwordAtomic => ty == Type::Ud,
            (Group::Matrix, _) => ty != Type::Uq && ty != Type::Q,
            (_, _) => true,
        }
    }

    fn vector_of(&mut self, ty: Type) -> GeneralId {
        let which = self.rng.u32(..VECTORS);
        vector_id(ty, which).unwrap_or(GeneralId(GeneralId::FIRST))
    }

    /// Draws a predicate of at least the channels, with small probability.
    fn predicate(&mut self, definition: &OpDef, exec: Exec) -> Predicate {
        let channels = u16::from(exec.mask.first_channel() + exec.size.channels());
        let always = definition.op == Op::Sel;
        let fitting: Vec<u16> = (1..).zip(PREDICATES).filter(|(_, n)| *n >= channels).map(|(id, _)| id).collect();
        if (!always && !self.once_in(3)) || fitting.is_empty() {
            return Predicate::NONE;
        }
        let combine = if exec.size == N1 || always {
            Combine::None
        } else {
            self.pick(&[Combine::None, Combine::Any, Combine::All])
        };
        Predicate { id: PredicateId(self.pick(&fitting)), combine, inverse: self.rng.bool() }
    }

    fn vector(&mut self, definition: &OpDef, role: Role, rule: &VectorRule, exec: Exec, ty: Type) -> Vector {
        let dst = matches!(role, Role::Dst | Role::Carry);
        let modifier = self.modifier(rule, ty);
        if rule.classes == Classes::PREDICATE {
            let predicate = Predicate { id: PredicateId(self.rng.u16(1..=2)), combine: Combine::None, inverse: false };
            return Vector { modifier: Modifier::None, class: VectorClass::Predicate(predicate) };
        }
        if rule.classes.contains(Classes::ADDRESS_OF) {
            let class =
                VectorClass::AddressOf { id: self.vector_of(Type::F), row: self.rng.u8(..2), column: self.rng.u8(..8) };
            return Vector { modifier: Modifier::None, class };
        }
        if rule.classes == Classes::ADDRESS {
            let index = if exec.size == N1 { self.rng.u16(..3) } else { self.rng.u16(1..3) };
            let class = VectorClass::Address { id: AddressId(index), offset: 0, width: exec.size };
            return Vector { modifier: Modifier::None, class };
        }
        if definition.group == Group::Lsc && role == Role::Surface {
            let bits = if definition.opcode == 0x89 { 0 } else { 5 };
            return Vector { modifier, class: VectorClass::Immediate(Immediate { ty: Type::Ud, bits }) };
        }
        let immediate = !dst && rule.classes.contains(Classes::IMMEDIATE);
        if immediate && ty != Type::Bf && takes_immediate(definition, role) && self.once_in(4) {
            return Vector {
                modifier: Modifier::None,
                class: VectorClass::Immediate(self.immediate(definition, rule, ty)),
            };
        }
        if rule.classes.contains(Classes::STATE) {
            let class = VectorClass::State { id: StateId::Surface(SurfaceId(6)), offset: 0 };
            return Vector { modifier: Modifier::None, class };
        }
        let ty = if rule.types.contains(ty) {
            ty
        } else {
            TYPES.into_iter().find(|t| rule.types.contains(*t)).unwrap_or(ty)
        };
        let size = if rule.scalar { N1 } else { exec.size };
        let region = if dst { self.dst_region(size, ty) } else { self.src_region(size, ty, rule.scalar) };
        let indirect =
            rule.classes.contains(Classes::INDIRECT) && !rule.scalar && definition.op != Op::Madw && self.once_in(10);
        let class = if indirect && region.vertical.is_some() | dst {
            let offset = self.rng.i16(-8..8) * 16;
            VectorClass::Indirect { id: AddressId(0), addr_offset: 0, offset, ty, region }
        } else {
            let (row, column) = self.origin(size, ty, region, dst, rule.scalar);
            VectorClass::General { id: self.vector_of(ty), row, column, region }
        };
        Vector { modifier, class }
    }

    fn modifier(&mut self, rule: &VectorRule, ty: Type) -> Modifier {
        if !self.once_in(3) {
            return Modifier::None;
        }
        match rule.modifiers {
            Modifiers::None => Modifier::None,
            Modifiers::Arithmetic if ty.is_signed() => self.pick(&[Modifier::Abs, Modifier::Neg, Modifier::NegAbs]),
            Modifiers::Arithmetic => Modifier::None,
            Modifiers::Logic => Modifier::Not,
            Modifiers::Saturation if ty.is_float() => Modifier::Sat,
            Modifiers::Saturation => Modifier::None,
        }
    }

    fn immediate(&mut self, definition: &OpDef, rule: &VectorRule, ty: Type) -> Immediate {
        // Text has no types in addresses of these.
        let ty = if definition.group == Group::Lsc { Type::Ud } else { ty };
        let ty = if rule.types.contains(ty) { ty } else { Type::Ud };
        let bits = match ty {
            Type::F => u64::from(self.rng.f32().to_bits()),
            Type::Df => self.rng.f64().to_bits(),
            Type::Hf => u64::from(self.rng.u16(0x3000..0x4000)),
            Type::Uw | Type::W | Type::Ub | Type::B => self.rng.u64(..100),
            _ => self.rng.u64(..1000),
        };
        Immediate { ty, bits }
    }

    fn dst_region(&mut self, size: ExecSize, ty: Type) -> Region {
        let bytes = ty.bytes() * u32::from(size.channels());
        let fits: Vec<u8> = [1, 2, 4]
            .into_iter()
            .filter(|step| bytes * u32::from(*step) <= 2 * self.platform.grf_bytes() && (*step == 1 || ty.bytes() < 8))
            .collect();
        if fits.is_empty() || self.rng.bool() { Region::dst(1) } else { Region::dst(self.pick(&fits)) }
    }

    fn src_region(&mut self, size: ExecSize, ty: Type, scalar: bool) -> Region {
        if scalar || self.once_in(5) {
            return Region::SCALAR;
        }
        let steps = [0, 1, 2, 4, 8, 16, 32];
        let mut legal = Vec::new();
        for vertical in steps {
            for width in [1, 2, 4, 8, 16] {
                for horizontal in [0, 1, 2, 4] {
                    let channels = u32::from(size.channels());
                    let (v, w, h) = (u32::from(vertical), u32::from(width), u32::from(horizontal));
                    // Regions that every platform supports: whole rows, and rows of one element with stride 0.
                    let whole = channels >= w && (w > 1 || h == 0) && (w < channels || w == 1 || v == w * h);
                    if whole && (channels / w.max(1) - 1) * v + (w - 1) * h < 2 * self.platform.grf_bytes() / ty.bytes()
                    {
                        legal.push(Region::source(vertical, width, horizontal));
                    }
                }
            }
        }
        let plain = match size.channels() {
            1 => Region::SCALAR,
            n => Region::source(n.min(16), n.min(16), 1),
        };
        let plain = if legal.contains(&plain) { plain } else { Region::source(1, 1, 0) };
        if legal.is_empty() || self.rng.bool() { plain } else { self.pick(&legal) }
    }

    /// Returns row and column of the first element, such that all elements are in the variable and in two registers.
    fn origin(&mut self, size: ExecSize, ty: Type, region: Region, dst: bool, scalar: bool) -> (u8, u8) {
        let grf = self.platform.grf_bytes();
        let channels = u32::from(size.channels());
        let step = |s: Option<u8>| u32::from(s.unwrap_or(0));
        let last = if scalar {
            0
        } else if dst {
            (channels - 1) * step(region.horizontal)
        } else {
            let width = step(region.width).max(1);
            (channels / width - 1) * step(region.vertical) + (width - 1) * step(region.horizontal)
        };
        let bytes = (last + 1) * ty.bytes();
        let rows = VECTOR_BYTES / grf;
        let needed = bytes.div_ceil(grf);
        let row = if rows > needed { self.rng.u32(..rows - needed) } else { 0 };
        let column = if bytes < grf && self.once_in(3) { self.rng.u32(..=(grf - bytes) / ty.bytes()) } else { 0 };
        (row as u8, column as u8)
    }

    fn word(&mut self, definition: &OpDef, role: Role, kind: WordKind) -> u32 {
        let one_of = |maker: &mut Self, words: &[(u32, &str)]| {
            let index = maker.rng.usize(..words.len());
            words[index].0
        };
        match kind {
            WordKind::Number => match role {
                Role::Function => self.rng.u32(..256),
                Role::Line => self.rng.u32(..10_000),
                Role::BlockWidth if definition.group == Group::Lsc => 16,
                Role::BlockWidth => 16,
                Role::BlockHeight => 8,
                Role::Blocks => 1,
                Role::AddressScale => 1,
                _ => 0,
            },
            WordKind::FenceFlags => self.pick(&[0, 1, 0x20, 0x21]),
            WordKind::Dpas => {
                let precision =
                    self.pick(&[word::Precision::Bf, word::Precision::Hf, word::Precision::S8, word::Precision::U8]);
                precision.code() | precision.code() << 8 | 8 << 16 | self.pick(&[1, 2, 4, 8]) << 24
            }
            WordKind::Atomic => self.pick(&[word::Atomic::Inc, word::Atomic::Dec]).code(),
            // The finalizer has no spelling for unaligned blocks.
            WordKind::SvmOwords => self.pick(&[0, 1, 2, 3]),
            WordKind::Condition => one_of(self, word::Condition::WORDS),
            WordKind::MinMax => one_of(self, word::MinMax::WORDS),
            WordKind::Media => 0,
            WordKind::Power if role == Role::BlockSize => 0,
            WordKind::Power => self.rng.u32(..3),
            WordKind::SvmBlock => self.pick(&[0, 1]),
            WordKind::Channels => self.pick(&[1, 3, 7, 15]),
            WordKind::Phase => one_of(self, word::Phase::WORDS),
            WordKind::Sfid => word::Sfid::Ugm.code(),
            WordKind::Caching => 0,
            WordKind::AddressModel if definition.opcode == 0x8a => word::AddressModel::Bti.code(),
            WordKind::AddressSize if definition.opcode == 0x8a => word::AddressSize::A32.code(),
            WordKind::AddressModel => word::AddressModel::Flat.code(),
            WordKind::AddressSize => word::AddressSize::A64.code(),
            WordKind::DataSize => word::DataSize::D32.code(),
            WordKind::DataOrder => word::DataOrder::NonTranspose.code(),
            WordKind::DataElements => self.rng.u32(1..=2),
            WordKind::Components => self.pick(&[1, 3, 7, 15]),
            WordKind::FenceOp => self.pick(&[0, 1, 2]),
            WordKind::FenceScope => self.pick(&[0, 1, 2, 3]),
        }
    }
}

/// Returns whether a source may be constant: the last one, and the first if it is the only one.
fn takes_immediate(definition: &OpDef, role: Role) -> bool {
    let last = definition.fields.iter().rfind(|field| matches!(field.kind, Kind::Vector(_)));
    last.is_some_and(|field| field.role == role)
        && definition.group != Group::Svm
        && !matches!(definition.op, Op::Add3 | Op::Bfn | Op::Mad | Op::Dp4a | Op::Madw)
}

/// Makes dependent fields consistent.
pub(crate) fn agree(definition: &OpDef, args: &mut [Arg]) {
    let position = |role: Role| definition.fields.iter().position(|field| field.role == role);
    let set = |args: &mut [Arg], role: Role, value: Value| {
        if let Some(arg) = position(role).and_then(|index| args.get_mut(index)) {
            arg.value = value;
        }
    };
    match definition.op {
        Op::LscAtomicIinc | Op::LscAtomicIdec | Op::LscAtomicLoad => {
            set(args, Role::Src0, Value::Raw(Raw::NULL));
            set(args, Role::DataElements, Value::Word(1));
        }
        op if definition.name.contains("LSC_ATOMIC") => {
            let _ = op;
            set(args, Role::DataElements, Value::Word(1));
        }
        Op::DwordAtomic | Op::SvmAtomic => {
            set(args, Role::Src0, Value::Raw(Raw::NULL));
            set(args, Role::Src1, Value::Raw(Raw::NULL));
        }
        Op::LscTypedLoadQuad | Op::LscTypedStoreQuad => {
            for role in [Role::V, Role::R, Role::Lod] {
                set(args, role, Value::Raw(Raw::NULL));
            }
        }
        // Text cannot express these fields.
        Op::LscFence => {
            set(args, Role::Exec, Value::Exec(Exec { size: N1, mask: visa::operand::Mask::M1_NM }));
            set(args, Role::Predicate, Value::Predicate(Predicate::NONE));
        }
        Op::Nbarrier => {
            let at = |role| position(role).and_then(|index| args.get(index)).map(|arg| arg.value.clone());
            if let (Some(Value::Word(0)), Some(id)) = (at(Role::Phase), at(Role::BarrierId)) {
                set(args, Role::Threads, id);
            }
        }
        Op::Fcvt => {
            let vector = |ty, region| {
                let class =
                    VectorClass::General { id: vector_id(ty, 0).unwrap_or(GeneralId(32)), row: 0, column: 0, region };
                Value::Vector(Vector { modifier: Modifier::None, class })
            };
            set(args, Role::Exec, Value::Exec(Exec { size: N16, mask: visa::operand::Mask::M1_NM }));
            set(args, Role::Dst, vector(Type::Ub, Region::dst(1)));
            set(args, Role::Src0, vector(Type::Hf, Region::source(1, 1, 0)));
        }
        Op::Dpas | Op::Dpasw => {
            let precision = position(Role::Dpas).and_then(|index| args.get(index)).map(|arg| arg.value.clone());
            let real = matches!(precision, Some(Value::Word(word)) if matches!(word & 255, 9 | 10));
            let sum = message_ids(|ty| ty == if real { Type::F } else { Type::D });
            for role in [Role::Dst, Role::Src0] {
                let old = position(role).and_then(|index| args.get(index)).map(|arg| arg.value.clone());
                if old != Some(Value::Raw(Raw::NULL)) {
                    set(args, role, Value::Raw(Raw { id: sum[0], offset: 0 }));
                }
            }
            set(args, Role::Src1, Value::Raw(Raw { id: message_ids(|ty| ty == Type::Ud)[0], offset: 0 }));
            let id = vector_id(Type::Ud, 0).unwrap_or(GeneralId(32));
            let class = VectorClass::General { id, row: 0, column: 0, region: Region::source(1, 1, 0) };
            set(args, Role::Src2, Value::Vector(Vector { modifier: Modifier::None, class }));
        }
        Op::Scatter | Op::Gather => set(args, Role::Offset, zero()),
        Op::ScatterScaled | Op::GatherScaled | Op::Gather4Scaled | Op::Scatter4Scaled => {
            set(args, Role::Offset, zero());
        }
        _ => {}
    }
    let _ = ADDRESSES;
}

fn zero() -> Value {
    let class = VectorClass::Immediate(Immediate { ty: Type::Ud, bits: 0 });
    Value::Vector(Vector { modifier: Modifier::None, class })
}
