//! Memory: buffers at addresses, and local memory.

use super::Fault;
use crate::codes::Rule;

/// The first address that is given to a buffer.
const FIRST: u64 = 0x10_0000;
/// Buffers begin at multiples of it, and have at least as much between them.
const PAGE: u64 = 0x1000;

/// The buffers that a kernel can reach. All their addresses have at most 32 bits as long as they fit there.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    buffers: Vec<Buffer>,
}

#[derive(Clone, Debug)]
struct Buffer {
    address: u64,
    bytes: Vec<u8>,
    image: Option<Image>,
}

/// The rows of a buffer that is a surface of two dimensions, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// Bytes of a row.
    pub row: u32,
    /// The number of rows.
    pub rows: u32,
    /// Dwords of an element, to typed messages: 1 to 4.
    pub components: u32,
}

impl Image {
    /// Its bytes.
    #[must_use]
    pub fn bytes(self) -> u64 {
        u64::from(self.row) * u64::from(self.rows)
    }
}

/// A place in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// At an address.
    Flat(u64),
    /// At an offset of a buffer.
    Surface(usize, u64),
    /// At an offset of local memory.
    Local(u64),
}

impl Place {
    /// The address some bytes further.
    pub(super) fn plus(self, bytes: u64) -> Self {
        match self {
            Self::Flat(address) => Self::Flat(address.wrapping_add(bytes)),
            Self::Surface(buffer, offset) => Self::Surface(buffer, offset.wrapping_add(bytes)),
            Self::Local(offset) => Self::Local(offset.wrapping_add(bytes)),
        }
    }

    /// The address or offset.
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
    /// No buffers.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a buffer; gives its index.
    pub fn add(&mut self, bytes: Vec<u8>) -> usize {
        self.insert(bytes, None)
    }

    /// Adds a buffer that is an image; gives its index. What is missing of the image is outside of memory.
    pub fn add_image(&mut self, bytes: Vec<u8>, image: Image) -> usize {
        self.insert(bytes, Some(image))
    }

    fn insert(&mut self, bytes: Vec<u8>, image: Option<Image>) -> usize {
        let end = self.buffers.last().map_or(FIRST, |last| last.address + last.bytes.len() as u64 + PAGE);
        self.buffers.push(Buffer { address: end.next_multiple_of(PAGE), bytes, image });
        self.buffers.len() - 1
    }

    /// The image that a buffer is.
    pub(super) fn image(&self, buffer: usize) -> Result<Image, Fault> {
        let image = self.buffers.get(buffer).and_then(|buffer| buffer.image);
        image.ok_or_else(|| Fault::new(Rule::RunArguments, format!("the surface of buffer {buffer} is not an image")))
    }

    /// What is in a buffer.
    #[must_use]
    pub fn bytes(&self, buffer: usize) -> Option<&[u8]> {
        self.buffers.get(buffer).map(|buffer| &*buffer.bytes)
    }

    /// Where a buffer is.
    #[must_use]
    pub fn address(&self, buffer: usize) -> Option<u64> {
        self.buffers.get(buffer).map(|buffer| buffer.address)
    }

    /// The buffer that a surface handle names: its address, or, for a binding table, its index.
    pub(super) fn surface(&self, handle: u64) -> Option<usize> {
        let by_address = self.buffers.iter().position(|buffer| buffer.address == handle);
        by_address.or_else(|| usize::try_from(handle).ok().filter(|index| *index < self.buffers.len()))
    }

    /// The bytes at a place, all in the same buffer.
    pub(super) fn at<'m>(&'m mut self, local: &'m mut [u8], place: Place, bytes: usize) -> Result<&'m mut [u8], Fault> {
        let (memory, offset) = match place {
            Place::Local(offset) => (Some(local), offset),
            Place::Surface(buffer, offset) => (self.buffers.get_mut(buffer).map(|buffer| &mut *buffer.bytes), offset),
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
