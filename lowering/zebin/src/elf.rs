//! Writes the ELF file: code and symbol of each kernel, the text for the driver, and notes on the target device.

use object::Endianness;
use object::elf::{ET_REL, SHF_ALLOC, SHF_EXECINSTR, SHT_NOTE, SHT_PROGBITS, STB_LOCAL, STT_FUNC};
use object::write::elf::{FileHeader, SectionHeader, Sym, Writer};
use visa::Platform;

use crate::{Error, Kernel, device, info};

/// Intel Graphics Technology (`EM_INTELGT`).
pub const MACHINE: u16 = 205;
/// Type of the section `.ze_info`.
pub const SHT_ZE_INFO: u32 = 0xff00_0011;
/// Section of the notes that drivers compare with the device.
pub const NOTES: &str = ".note.intelgt.compat";
/// Section of the text for the driver.
pub const INFO: &str = ".ze_info";
/// Prefix of the names of code sections.
pub const CODE: &str = ".text.";

/// Owner of the notes.
const OWNER: &[u8; 8] = b"IntelGT\0";
/// Type of the note with the code of the graphics core.
pub const NOTE_CORE: u32 = 2;
/// Type of the note with the version of the format.
pub const NOTE_VERSION: u32 = 4;

/// Bytes that the hardware fetches past the last instruction.
const PREFETCH: usize = 128;
/// Alignment of code in the driver.
const ALIGNED: usize = 64;

/// A section before it is written.
struct Section {
    name: String,
    ty: u32,
    flags: u64,
    data: Vec<u8>,
    align: usize,
}

/// Returns the file of some kernels with the text about them.
pub(crate) fn write(kernels: &[Kernel], info: &str, platform: Platform) -> Result<Vec<u8>, Error> {
    let mut sections: Vec<Section> = kernels.iter().map(code).collect();
    let data = info.as_bytes().to_vec();
    sections.push(Section { name: INFO.to_owned(), ty: SHT_ZE_INFO, flags: 0, data, align: 1 });
    let data = notes(platform);
    sections.push(Section { name: NOTES.to_owned(), ty: SHT_NOTE, flags: 0, data, align: 4 });
    let mut bytes = Vec::new();
    put(kernels, &sections, &mut bytes).map_err(|error| Error::Elf(error.to_string()))?;
    Ok(bytes)
}

fn code(kernel: &Kernel) -> Section {
    let mut data = kernel.code.clone();
    data.resize((data.len() + PREFETCH).next_multiple_of(ALIGNED), 0);
    let name = format!("{CODE}{}", kernel.name);
    Section { name, ty: SHT_PROGBITS, flags: u64::from(SHF_ALLOC | SHF_EXECINSTR), data, align: ALIGNED }
}

fn notes(platform: Platform) -> Vec<u8> {
    let mut data = Vec::new();
    let core = device::core(platform).to_le_bytes();
    let version = [info::VERSION.as_bytes(), &[0]].concat();
    for (ty, content) in [(NOTE_CORE, core.as_slice()), (NOTE_VERSION, &version)] {
        for number in [OWNER.len(), content.len()] {
            data.extend(u32::try_from(number).unwrap_or_default().to_le_bytes());
        }
        data.extend(ty.to_le_bytes());
        data.extend(OWNER);
        data.extend(content);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    data
}

/// Writes the sections, a symbol for the code of each kernel, and their tables. The sections of the kernels come first,
/// in the order of the kernels.
fn put(kernels: &[Kernel], sections: &[Section], bytes: &mut Vec<u8>) -> object::write::Result<()> {
    let mut writer = Writer::new(Endianness::Little, true, bytes);
    writer.reserve_file_header();
    writer.reserve_null_section_index();
    let (mut names, mut indices, mut offsets) = (Vec::new(), Vec::new(), Vec::new());
    for section in sections {
        names.push(writer.add_section_name(section.name.as_bytes()));
        indices.push(writer.reserve_section_index());
        offsets.push(writer.reserve(section.data.len(), section.align));
    }
    writer.reserve_null_symbol_index();
    let mut symbols = Vec::new();
    for (kernel, section) in kernels.iter().zip(&indices) {
        symbols.push(writer.add_string(kernel.name.as_bytes()));
        writer.reserve_symbol_index(Some(*section));
    }
    writer.reserve_symtab_section_index();
    writer.reserve_symtab();
    writer.reserve_strtab_section_index();
    writer.reserve_strtab();
    writer.reserve_shstrtab_section_index();
    writer.reserve_shstrtab();
    writer.reserve_section_headers();

    writer.write_file_header(&FileHeader {
        os_abi: 0,
        abi_version: 0,
        e_type: ET_REL,
        e_machine: MACHINE,
        e_entry: 0,
        e_flags: 0,
    })?;
    for section in sections {
        writer.write_align(section.align);
        writer.write(&section.data);
    }
    writer.write_null_symbol();
    for ((kernel, section), name) in kernels.iter().zip(&indices).zip(symbols) {
        writer.write_symbol(&Sym {
            name: Some(name),
            section: Some(*section),
            st_info: (STB_LOCAL << 4) | STT_FUNC,
            st_other: 0,
            st_shndx: 0,
            st_value: 0,
            st_size: kernel.code.len() as u64,
        });
    }
    writer.write_strtab();
    writer.write_shstrtab();
    writer.write_null_section_header();
    for ((section, name), offset) in sections.iter().zip(names).zip(offsets) {
        writer.write_section_header(&SectionHeader {
            name: Some(name),
            sh_type: section.ty,
            sh_flags: section.flags,
            sh_addr: 0,
            sh_offset: offset as u64,
            sh_size: section.data.len() as u64,
            sh_link: 0,
            sh_info: 0,
            sh_addralign: section.align as u64,
            sh_entsize: 0,
        });
    }
    // All symbols are local, the first is the null symbol.
    writer.write_symtab_section_header(u32::try_from(kernels.len() + 1).unwrap_or(u32::MAX));
    writer.write_strtab_section_header();
    writer.write_shstrtab_section_header();
    Ok(())
}
