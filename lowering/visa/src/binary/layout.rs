//! The structures of an object file: with indices instead of names, and numbers instead of enumerations.
//!
//! Field names, order and widths: "The Virtual ISA Object Format"; [`Version`] states differences between versions.

use std::borrow::Cow;

use crate::Version;

/// `common_isa_header`, with the bodies to which its tables refer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File<'a> {
    /// Version of the layout.
    pub version: Version,
    /// `kernel_info`.
    pub kernels: Vec<Info<'a>>,
    /// `file_scope_var_info`.
    pub variables: Vec<FileVar<'a>>,
    /// `function_info`.
    pub functions: Vec<Info<'a>>,
}

/// `kernel_info` or `function_info`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info<'a> {
    /// Offset in the file.
    pub at: usize,
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// Its linkage; kernels have none.
    pub linkage: Option<u8>,
    /// Offset in the file of its field `offset`.
    pub offset_at: usize,
    /// First byte of the body in the file.
    pub offset: u32,
    /// Bytes of the body.
    pub size: u32,
    /// Offset of `num_inputs` in the file; functions have none.
    pub input_offset: Option<u32>,
    /// `variable_reloc_symtab`
    pub variable_relocations: Vec<Reloc>,
    /// `function_reloc_symtab`
    pub function_relocations: Vec<Reloc>,
    /// `gen_binary_info`
    pub binaries: Vec<GenInfo<'a>>,
    /// `kernel_data` or `function_data`; extern functions have none.
    pub body: Option<Body<'a>>,
}

/// An entry of a relocation table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reloc {
    /// Index in the unit.
    pub symbolic_index: u16,
    /// Index in the file.
    pub resolved_index: u16,
}

/// `gen_binary_info`, with the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GenInfo<'a> {
    /// Offset in the file.
    pub at: usize,
    /// `gen_platform`
    pub platform: u8,
    /// First byte in the file.
    pub offset: u32,
    /// The code.
    pub code: Cow<'a, [u8]>,
}

/// `file_scope_var_info`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileVar<'a> {
    /// Offset in the file.
    pub at: usize,
    /// 0 extern, 1 static, 2 global.
    pub linkage: u8,
    /// Its name.
    pub name: Cow<'a, [u8]>,
    /// Type in bits 0 to 3, alignment in bits 4 to 7.
    pub bit_properties: u8,
    /// Its number of elements.
    pub num_elements: u16,
    /// Its attributes.
    pub attributes: Vec<AttributeInfo<'a>>,
}

/// `attribute_info`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttributeInfo<'a> {
    /// Offset in the file.
    pub at: usize,
    /// Index of its name.
    pub name: u32,
    /// Its value.
    pub value: Cow<'a, [u8]>,
}

/// `kernel_data` or `function_data`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body<'a> {
    /// Offset in the file.
    pub at: usize,
    /// `string_pool`
    pub strings: Vec<Cow<'a, [u8]>>,
    /// Index of its name.
    pub name_index: u32,
    /// `var_info`
    pub variables: Vec<VarInfo<'a>>,
    /// `address_info`
    pub addresses: Vec<ArrayInfo<'a>>,
    /// `predicate_info`
    pub predicates: Vec<ArrayInfo<'a>>,
    /// `label_info`
    pub labels: Vec<LabelInfo<'a>>,
    /// `sampler_info`
    pub samplers: Vec<ArrayInfo<'a>>,
    /// `surface_info`
    pub surfaces: Vec<ArrayInfo<'a>>,
    /// `vme_info`
    pub vmes: Vec<ArrayInfo<'a>>,
    /// `input_info`
    pub inputs: Vec<InputInfo>,
    /// `input_size` and `return_value_size` of functions.
    pub function_sizes: Option<(u8, u8)>,
    /// Its attributes.
    pub attributes: Vec<AttributeInfo<'a>>,
    /// First byte of the instructions in the file.
    pub code_offset: usize,
    /// The instructions.
    pub code: Cow<'a, [u8]>,
}

/// `var_info`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VarInfo<'a> {
    /// Offset in the file.
    pub at: usize,
    /// Index of its name.
    pub name_index: u32,
    /// Type in bits 0 to 3, alignment in bits 4 to 7.
    pub bit_properties: u8,
    /// Its number of elements.
    pub num_elements: u16,
    /// Id of the variable of which it is an alias, or 0.
    pub alias_index: u32,
    /// First byte within that variable.
    pub alias_offset: u16,
    /// 0 local, 1 global.
    pub alias_scope_specifier: u8,
    /// Its attributes.
    pub attributes: Vec<AttributeInfo<'a>>,
}

/// `address_info`, `predicate_info`, `sampler_info`, `surface_info` or `vme_info`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayInfo<'a> {
    /// Offset in the file.
    pub at: usize,
    /// Index of its name.
    pub name_index: u32,
    /// Its number of elements.
    pub num_elements: u16,
    /// Its attributes.
    pub attributes: Vec<AttributeInfo<'a>>,
}

/// `label_info`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelInfo<'a> {
    /// Offset in the file.
    pub at: usize,
    /// Index of its name.
    pub name_index: u32,
    /// 0 block, 1 subroutine, 2 fast composite, 3 function.
    pub kind: u8,
    /// Its attributes.
    pub attributes: Vec<AttributeInfo<'a>>,
}

/// `input_info`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputInfo {
    /// Offset in the file.
    pub at: usize,
    /// Class in bits 0 and 1, provenance in bits 3 to 7.
    pub kind: u8,
    /// Id within its class.
    pub id: u32,
    /// Offset in the register file, in bytes.
    pub offset: i16,
    /// Size in bytes.
    pub size: u16,
}

/// `magic_number`: CISA.
pub(crate) const MAGIC: u32 = 0x4153_4943;

/// Minimal bytes of the entries of tables.
pub(crate) mod least {
    pub(crate) const RELOC: usize = 4;
    pub(crate) const GEN_BINARY: usize = 9;
    pub(crate) const KERNEL: usize = 18;
    pub(crate) const FUNCTION: usize = 14;
    pub(crate) const FILE_VARIABLE: usize = 7;
    pub(crate) const ATTRIBUTE: usize = 5;
    pub(crate) const STRING: usize = 1;
    pub(crate) const VARIABLE: usize = 15;
    pub(crate) const ARRAY: usize = 7;
    pub(crate) const LABEL: usize = 6;
    pub(crate) const INPUT: usize = 9;
}
