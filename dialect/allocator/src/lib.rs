//! The allocator of an executable that names this crate: mimalloc, for Rust and, by its definitions of `malloc` and `free`, for MLIR.
//!
//! IR is made of many small objects: lowering spends a tenth less time than with the allocator of glibc. A library that others
//! load must not depend on this crate, as it would free memory that its host allocated.
//!
//! mimalloc asks Linux for huge pages of 2 MB. With them, compiling a large module to vISA takes a quarter less time, but Linux needs
//! more than a millisecond to clear the first one, a tenth of the time for a short kernel. A process therefore starts with
//! small pages, and permits huge ones when Rust first allocates a block of [`LARGE`] bytes, such as the text of a large module.

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_realloc, mi_realloc_aligned, mi_zalloc, mi_zalloc_aligned,
};
use std::alloc::{GlobalAlloc, Layout};

/// Size of a block, in bytes, from which on the process uses huge pages.
const LARGE: usize = 256 << 10;

/// The alignment of blocks of at least that many bytes, without a request for one.
const ALIGNMENT: usize = 16;

/// Returns whether a block of a size is aligned as a layout requires, without a request for its alignment, which takes longer.
const fn is_aligned(layout: Layout, size: usize) -> bool {
    layout.align() <= ALIGNMENT && layout.align() <= size
}

/// mimalloc, which permits huge pages when a large block is allocated.
struct Allocator;

#[global_allocator]
static ALLOCATOR: Allocator = Allocator;

// SAFETY: every method forwards its arguments to mimalloc.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let size = layout.size();
        huge_pages::permit_for(size);
        // SAFETY: the contract of the caller.
        unsafe { if is_aligned(layout, size) { mi_malloc(size) } else { mi_malloc_aligned(size, layout.align()) } }
            .cast()
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let size = layout.size();
        huge_pages::permit_for(size);
        // SAFETY: the contract of the caller.
        unsafe { if is_aligned(layout, size) { mi_zalloc(size) } else { mi_zalloc_aligned(size, layout.align()) } }
            .cast()
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        huge_pages::permit_for(size);
        let block = block.cast();
        // SAFETY: the contract of the caller.
        unsafe {
            if is_aligned(layout, size) {
                mi_realloc(block, size)
            } else {
                mi_realloc_aligned(block, size, layout.align())
            }
        }
        .cast()
    }

    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        // SAFETY: the contract of the caller.
        unsafe { mi_free(block.cast()) }
    }
}

#[cfg(target_os = "linux")]
mod huge_pages {
    use super::LARGE;
    use rustix::thread::disable_transparent_huge_pages;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// Runs [`start`] before all constructors, which allocate.
    #[used]
    #[unsafe(link_section = ".preinit_array")]
    static START: extern "C" fn() = start;

    /// Whether the process may use huge pages.
    static PERMITTED: AtomicBool = AtomicBool::new(false);

    /// Starts the process with small pages. A kernel that does not know the flag uses huge ones.
    extern "C" fn start() {
        let _ = disable_transparent_huge_pages(true);
    }

    /// Permits huge pages from now on if `size` bytes are large.
    pub(crate) fn permit_for(size: usize) {
        if size >= LARGE && !PERMITTED.swap(true, Ordering::Relaxed) {
            let _ = disable_transparent_huge_pages(false);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod huge_pages {
    pub(crate) const fn permit_for(_: usize) {}
}
