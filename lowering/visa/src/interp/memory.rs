//! Memory: buffers with addresses, and local memory.

use super::Fault;
use crate::codes::Rule;

/// The address of the first buffer.
const FIRST: u64 = 0x10_0000;
/// The address of the private memory of all threads.
pub(super) const PRIVATE: u64 = 1 << 40;
/// Maximal size of the private memory of all threads, in bytes.
const MOST_PRIVATE: u64 = 1 << 28;
/// The initial contents of each byte of private memory.
const UNDEFINED: u8 = 0xa5;
/// Alignment of buffers, and minimal distance between them.
const PAGE: u64 = 0x1000;

/// The buffers that a kernel can access. Addresses have at most 32 bits as long as there is room.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    buffers: Vec<Buffer>,
    /// The private memory of all threads, up to the last byte that was accessed.
    private: Vec<u8>,
}

#[derive(Clone, Debug)]
struct Buffer {
    address: u64,
    bytes: Vec<u8>,
    image: Option<Image>,
}

/// The shape of a buffer that is a two-dimensional surface with consecutive rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// Bytes of a row.
    pub row: u32,
    /// The number of rows.
    pub rows: u32,
    /// Dwords per element in typed messages: 1 to 4.
    pub components: u32,
}

impl Image {
    /// Returns its size in bytes.
    #[must_use]
    pub fn bytes(self) -> u64 {
        u64::from(self.row) * u64::from(self.rows)
    }
}

/// A location in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// At an address.
    Flat(u64),
    /// At an offset in a buffer.
    Surface(usize, u64),
    /// At an offset in local memory.
    Local(u64),
}

impl Place {
    /// Returns the location advanced by a number of bytes.
    pub(super) fn plus(self, bytes: u64) -> Self {
        match self {
            Self::Flat(address) => Self::Flat(address.wrapping_add(bytes)),
            Self::Surface(buffer, offset) => Self::Surface(buffer, offset.wrapping_add(bytes)),
            Self::Local(offset) => Self::Local(offset.wrapping_add(bytes)),
        }
    }

    /// Returns the address or offset.
    pub(super) fn offset(self) -> u64 {
        match self {
            Self::Flat(offset) | Self::Surface(_, offset) | Self::Local(offset) => offset,
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flat(address) => write!(f, "address {address:#x}"),
            Self::Surface(buffer, offset) => write!(f, "offset {offset:#x} of the surface of buffer {buffer}"),
            Self::Local(offset) => write!(f, "offset {offset:#x} of local memory"),
        }
    }
}

impl Memory {
    /// Creates a memory without buffers.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a buffer, and returns its index.
    pub fn add(&mut self, bytes: Vec<u8>) -> usize {
        self.insert(bytes, None)
    }

    /// Adds a buffer that is an image, and returns its index. If the buffer is smaller than the image, accesses to the
    /// rest are out of bounds.
    pub fn add_image(&mut self, bytes: Vec<u8>, image: Image) -> usize {
        self.insert(bytes, Some(image))
    }

    fn insert(&mut self, bytes: Vec<u8>, image: Option<Image>) -> usize {
        let end = self.buffers.last().map_or(FIRST, |last| last.address + last.bytes.len() as u64 + PAGE);
        self.buffers.push(Buffer { address: end.next_multiple_of(PAGE), bytes, image });
        self.buffers.len() - 1
    }

    /// Returns the image of a buffer.
    pub(super) fn image(&self, buffer: usize) -> Result<Image, Fault> {
        let image = self.buffers.get(buffer).and_then(|buffer| buffer.image);
        image.ok_or_else(|| Fault::new(Rule::RunArguments, format!("the surface of buffer {buffer} is not an image")))
    }

    /// Returns the contents of a buffer.
    #[must_use]
    pub fn bytes(&self, buffer: usize) -> Option<&[u8]> {
        self.buffers.get(buffer).map(|buffer| &*buffer.bytes)
    }

    /// Returns the bytes of private memory of all threads, up to the last one that was accessed.
    #[must_use]
    pub fn private_bytes(&self) -> usize {
        self.private.len()
    }

    /// Returns the address of a buffer.
    #[must_use]
    pub fn address(&self, buffer: usize) -> Option<u64> {
        self.buffers.get(buffer).map(|buffer| buffer.address)
    }

    /// Returns the buffer of a surface handle: an address or, for a binding table, an index.
    pub(super) fn surface(&self, handle: u64) -> Option<usize> {
        let by_address = self.buffers.iter().position(|buffer| buffer.address == handle);
        by_address.or_else(|| usize::try_from(handle).ok().filter(|index| *index < self.buffers.len()))
    }

    /// Returns the bytes at a location, which must all be in the same buffer.
    pub(super) fn at<'m>(&'m mut self, local: &'m mut [u8], place: Place, bytes: usize) -> Result<&'m mut [u8], Fault> {
        let (memory, offset) = match place {
            Place::Local(offset) => (Some(local), offset),
            Place::Surface(buffer, offset) => (self.buffers.get_mut(buffer).map(|buffer| &mut *buffer.bytes), offset),
            Place::Flat(address) if (PRIVATE..PRIVATE + MOST_PRIVATE).contains(&address) => {
                let offset = address - PRIVATE;
                let end = usize::try_from(offset + bytes as u64).unwrap_or(usize::MAX);
                if self.private.len() < end {
                    self.private.resize(end, UNDEFINED);
                }
                (Some(&mut *self.private), offset)
            }
            Place::Flat(address) => {
                let holds = |buffer: &&mut Buffer| {
                    address.checked_sub(buffer.address).is_some_and(|offset| offset < buffer.bytes.len() as u64)
                };
                let found = self.buffers.iter_mut().find(holds);
                match found {
                    Some(buffer) => {
                        let offset = address - buffer.address;
                        (Some(&mut *buffer.bytes), offset)
                    }
                    None => (None, 0),
                }
            }
        };
        let start = usize::try_from(offset).ok();
        let range = start.and_then(|start| Some(start..start.checked_add(bytes)?));
        let found = memory.zip(range).and_then(|(memory, range)| memory.get_mut(range));
        found.ok_or_else(|| Fault::new(Rule::MemoryBounds, format!("{bytes} bytes at {place} are not in memory")))
    }
}
