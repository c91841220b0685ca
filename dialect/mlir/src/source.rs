//! Parses a file, records the source positions of operations and operands, and verifies the file completely.

use crate::{
    diagnostics::{location, string_ref},
    ffi,
};
use melior::{
    Context,
    ir::{
        BlockRef, Location, ValueLike,
        block::BlockLike,
        operation::{OperationLike, OperationRef, WalkOrder, WalkResult},
    },
};
use mlir_sys::MlirLocation;
use std::{
    cell::{Cell, OnceCell},
    collections::HashMap,
    marker::PhantomData,
    ops::Range,
    ptr::null,
};

/// A parsed file: its module and the source positions.
pub struct ParsedSource<'c> {
    raw: *mut ffi::ParsedSource,
    name: String,
    text: Vec<u8>,
    /// Offsets of line starts; computed at the first error.
    lines: OnceCell<Vec<usize>>,
    _context: PhantomData<&'c Context>,
}

/// The position of an operation in the source, as byte ranges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpPlace {
    /// The range of its name.
    pub name: Range<usize>,
    /// The range of the whole operation, without its results.
    pub whole: Range<usize>,
}

impl<'c> ParsedSource<'c> {
    /// Parses text or bytecode without verification. Errors are reported to the handlers of the context.
    ///
    /// `name` is used in locations. With `places`, operations and operands of text can be located afterwards, which
    /// takes about an eighth more time.
    pub fn parse(context: &'c Context, name: &str, text: &[u8], places: bool) -> Option<Self> {
        let borrowed = mlir_sys::MlirStringRef { data: text.as_ptr().cast(), length: text.len() };
        // SAFETY: name and text live for the call, which copies what it keeps.
        let raw = unsafe { ffi::mdParse(context.to_raw(), string_ref(name), borrowed, places) };
        let text = if places { text.to_vec() } else { Vec::new() };
        (!raw.is_null()).then(|| Self {
            raw,
            name: name.to_owned(),
            text,
            lines: OnceCell::new(),
            _context: PhantomData,
        })
    }

    /// Returns the module; if the file has no single top-level module, its operations are wrapped in one.
    pub fn module(&self) -> OperationRef<'c, '_> {
        // SAFETY: the source is valid as long as `self`.
        unsafe { OperationRef::from_raw(ffi::mdParsedModule(self.raw)) }
    }

    /// Gives values the names that they have in the text, as [`name_value`] does. Nothing without `places`, and for bytecode.
    pub fn name_values(&self) {
        // SAFETY: the source is valid as long as `self`, and no other reference to its operations exists.
        unsafe { ffi::mdParsedNameValues(self.raw) }
    }

    /// Returns the position of an operation; `None` without `places`, for bytecode, and for operations that were
    /// created, or moved to another location, since then.
    pub fn op_place(&self, op: OperationRef<'_, '_>) -> Option<OpPlace> {
        let (mut out, mut parsed) = ([0; 4], MlirLocation { ptr: null() });
        // SAFETY: as above; `out` has room for four offsets.
        if !unsafe { ffi::mdParsedOpRange(self.raw, op.to_raw(), out.as_mut_ptr(), &mut parsed) } {
            return None;
        }
        let place = OpPlace { name: out[0]..out[1], whole: out[2]..out[3] };
        // MLIR makes operations at the addresses of those that are gone. Locations are unique in a context.
        // SAFETY: the context of the location lives longer than the source.
        let same = |found: Location<'_>| {
            let parsed = unsafe { Location::from_raw(parsed) };
            found == parsed || found == self.with_origin(parsed, place.name.clone())
        };
        same(location(op)).then_some(place)
    }

    /// Returns the name of a result in the source, without its sigil, and its index if the name denotes several
    /// results. Returns `None` as [`ParsedSource::op_place`], and for results without a name in the source.
    pub fn result_name(&self, op: OperationRef<'_, '_>, index: usize) -> Option<(&str, usize)> {
        let mut out = [0; 3];
        self.op_place(op)?;
        // SAFETY: as above; `out` has room for three numbers.
        let known = unsafe { ffi::mdParsedResultName(self.raw, op.to_raw(), index as isize, out.as_mut_ptr()) };
        if !known { None } else { Some((self.name_at(out[0]..out[1])?, out[2])) }
    }

    /// Returns the name of a block argument in the source, like [`ParsedSource::result_name`].
    pub fn argument_name(&self, block: BlockRef<'_, '_>, index: usize) -> Option<&str> {
        let mut out = [0; 2];
        self.op_place(block.parent_operation()?)?;
        // SAFETY: as above; `out` has room for two offsets.
        let known = unsafe { ffi::mdParsedArgumentName(self.raw, block.to_raw(), index as isize, out.as_mut_ptr()) };
        if known { self.name_at(out[0]..out[1]) } else { None }
    }

    fn name_at(&self, range: Range<usize>) -> Option<&str> {
        std::str::from_utf8(self.text.get(range)?).ok()?.strip_prefix('%')
    }

    /// Returns the name used in locations.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns a source range as a location in the context of `like`.
    fn location_of<'a>(&self, like: Location<'a>, range: Range<usize>) -> Location<'a> {
        let lines = self.lines.get_or_init(|| {
            let newlines = self.text.iter().enumerate().filter(|&(_, &byte)| byte == b'\n');
            std::iter::once(0).chain(newlines.map(|(at, _)| at + 1)).collect()
        });
        let position = |offset: usize| {
            let line = lines.partition_point(|&start| start <= offset);
            (line, offset - lines.get(line.wrapping_sub(1)).unwrap_or(&0) + 1)
        };
        let (start_line, start_column) = position(range.start);
        let (end_line, end_column) = position(range.end);
        Location::file_line_col_range(
            crate::context_of(like),
            &self.name,
            start_line,
            start_column,
            end_line,
            end_column,
        )
    }

    /// Returns whether the parser itself created a location.
    fn own(&self, location: Location<'_>) -> bool {
        location.is_file_line_col_range()
            && location.file_line_col_range_filename().as_string_ref().as_str() == Ok(&self.name)
    }

    /// Fuses a source range with the location that an operation carries.
    fn with_origin<'a>(&self, carried: Location<'a>, range: Range<usize>) -> Location<'a> {
        let place = self.location_of(carried, range);
        if self.own(carried) {
            return place;
        }
        let parts = [place.to_raw(), carried.to_raw()];
        // SAFETY: the locations belong to this context; MLIR takes a null attribute for none.
        unsafe {
            Location::from_raw(mlir_sys::mlirLocationFusedGet(
                crate::context_of(carried).to_raw(),
                parts.len() as isize,
                parts.as_ptr(),
                mlir_sys::mlirAttributeGetNull(),
            ))
        }
    }

    /// Adds the source position to the location of each operation that carries another one; `carried` receives the
    /// original location.
    fn locate(&self, op: OperationRef<'c, '_>, carried: &mut HashMap<usize, Carried<'c>>) {
        op.walk(WalkOrder::PreOrder, |op| {
            // SAFETY: the operation lives as long as the module.
            let op = unsafe { OperationRef::from_raw(op.to_raw()) };
            let before = location(op);
            if !self.own(before)
                && let Some(place) = self.op_place(op)
            {
                let located = self.with_origin(before, place.name);
                carried.insert(op.to_raw().ptr as usize, Carried { before, located });
                // SAFETY: the operation is valid, and no other reference to it exists.
                unsafe { mlir_sys::mlirOperationSetLocation(op.to_raw(), located.to_raw()) };
            }
            WalkResult::Advance
        });
    }

    /// Finds the first of the words in a range, outside of comments; a quoted word counts, too.
    fn find_word(&self, range: Range<usize>, words: &[&str]) -> Option<Range<usize>> {
        let text = self.text.get(range.clone())?;
        let word_byte = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
        let mut at = 0;
        while at < text.len() {
            match text[at] {
                b'"' => {
                    let mut escaped = false;
                    let ends = |&byte: &u8| {
                        let ends = byte == b'"' && !escaped;
                        escaped = byte == b'\\' && !escaped;
                        ends
                    };
                    let quoted = text[at + 1..].iter().position(ends).map_or(text.len(), |n| at + 1 + n);
                    if words.iter().any(|word| text.get(at + 1..quoted) == Some(word.as_bytes())) {
                        return Some(range.start + at..(range.start + quoted + 1).min(range.end));
                    }
                    at = quoted + 1;
                }
                b'/' if text.get(at + 1) == Some(&b'/') => {
                    at = text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |n| at + n);
                }
                byte if word_byte(byte) => {
                    let end = text[at..].iter().position(|&b| !word_byte(b)).map_or(text.len(), |n| at + n);
                    let sigil = at > 0 && matches!(text[at - 1], b'%' | b'!' | b'#' | b'@' | b'^');
                    if !sigil && words.iter().any(|word| word.as_bytes() == &text[at..end]) {
                        return Some(range.start + at..range.start + end);
                    }
                    at = end;
                }
                _ => at += 1,
            }
        }
        None
    }

    /// Returns the source range of operand `index` of an operation.
    pub fn operand_place(&self, op: OperationRef<'c, '_>, index: usize) -> Option<Range<usize>> {
        let mut out = [0; 2];
        self.op_place(op)?;
        // SAFETY: as above; `out` has room for two offsets.
        unsafe { ffi::mdParsedOperandRange(self.raw, op.to_raw(), index as isize, out.as_mut_ptr()) }
            .then(|| out[0]..out[1])
    }
}

impl Drop for ParsedSource<'_> {
    fn drop(&mut self) {
        // SAFETY: created by `mdParse`, destroyed once.
        unsafe { ffi::mdParsedDestroy(self.raw) }
    }
}

/// Gives a value a name, without its sigil, under which [`print`](crate::print) can show it: the name becomes a part of its location
/// (`NameLoc`). Results of one operation share its location: only the first one has a name. Numbers are no names.
pub fn name_value<'c>(value: impl ValueLike<'c>, name: &str) {
    // SAFETY: the value is valid; the name is copied.
    unsafe { ffi::mdValueSetName(value.to_raw(), string_ref(name)) }
}

/// Runs MLIR's verifier, which stops at the first error of each isolated operation. It is fast, and parallel if the
/// context is.
pub fn verify(op: OperationRef<'_, '_>) -> bool {
    op.verify()
}

/// Returns the first operation with a type or attribute of more than `single` parts in printed form, or at which the
/// total of all operations exceeds `total`. Memory shares parts that the printed form repeats, so that the printed form
/// of a small module may exceed any file size.
pub fn too_large<'c, 'a>(op: OperationRef<'c, 'a>, single: u64, total: u64) -> Option<OperationRef<'c, 'a>> {
    // SAFETY: the operation is valid, and what is found is inside of it.
    let found = unsafe { ffi::mdTooLarge(op.to_raw(), single, total) };
    (!found.ptr.is_null()).then(|| unsafe { OperationRef::from_raw(found) })
}

/// Runs all checks of MLIR's verifier, but continues after an error, so that one run reports all of them. If the source
/// was parsed with places, [`operand_location`] and [`attribute_location`] are exact meanwhile, and an operation that
/// carries a foreign location (`loc("model.py":12:5)`) has a fused location: its source position, then the carried one.
pub fn verify_all<'c>(op: OperationRef<'c, '_>, source: Option<&ParsedSource<'c>>) -> bool {
    // SAFETY: the operation is valid.
    with_places(op, source, || unsafe { ffi::mdVerifyAll(op.to_raw()) })
}

/// Runs `work` with exact locations, as in [`verify_all`]. Operations inside of `op` that still exist afterwards get
/// their locations back.
pub fn with_places<'c, T>(op: OperationRef<'c, '_>, source: Option<&ParsedSource<'c>>, work: impl FnOnce() -> T) -> T {
    let mut carried = HashMap::new();
    if let Some(source) = source {
        source.locate(op, &mut carried);
    }
    let previous = SOURCE.replace(source.map_or(null(), |source| (&raw const *source).cast()));
    let places = Places { op, previous, carried };
    let result = work();
    drop(places);
    result
}

/// The location of an operation before [`with_places`], and meanwhile.
struct Carried<'c> {
    before: Location<'c>,
    located: Location<'c>,
}

/// Restores the state before [`with_places`], even if `work` panics.
struct Places<'c, 'a> {
    op: OperationRef<'c, 'a>,
    previous: *const ParsedSource<'static>,
    carried: HashMap<usize, Carried<'c>>,
}

impl Drop for Places<'_, '_> {
    fn drop(&mut self) {
        SOURCE.set(self.previous);
        if self.carried.is_empty() {
            return;
        }
        // `work` may have erased operations, and created others at their addresses.
        self.op.walk(WalkOrder::PreOrder, |op| {
            let carried = self.carried.get(&(op.to_raw().ptr as usize));
            if let Some(carried) = carried.filter(|carried| location(op) == carried.located) {
                // SAFETY: the operation is valid.
                unsafe { mlir_sys::mlirOperationSetLocation(op.to_raw(), carried.before.to_raw()) };
            }
            WalkResult::Advance
        });
    }
}

thread_local! {
    /// The source of the [`with_places`] call that runs on this thread.
    static SOURCE: Cell<*const ParsedSource<'static>> = const { Cell::new(null()) };
}

fn in_source<'c>(
    op: OperationRef<'c, '_>,
    find: impl FnOnce(&ParsedSource<'_>, OperationRef<'c, '_>) -> Option<Range<usize>>,
) -> Location<'c> {
    // SAFETY: set only while `with_places` borrows the source.
    let Some(source) = (unsafe { SOURCE.get().as_ref() }) else { return location(op) };
    match find(source, op) {
        Some(range) => source.with_origin(location(op), range),
        None => location(op),
    }
}

/// Returns the source location of operand `index` of an operation, if it is known: see [`verify_all`]; otherwise that
/// of the operation. For verifiers.
pub fn operand_location<'c>(op: OperationRef<'c, '_>, index: usize) -> Location<'c> {
    // SAFETY: the lifetime of the context is erased for the lookup only.
    in_source(op, |source, op| source.operand_place(unsafe { OperationRef::from_raw(op.to_raw()) }, index))
}

/// Returns the source location of the name of the operation, if it is known; otherwise that of the operation.
pub fn name_location<'c>(op: OperationRef<'c, '_>) -> Location<'c> {
    // SAFETY: as above.
    in_source(op, |source, op| source.op_place(unsafe { OperationRef::from_raw(op.to_raw()) }).map(|place| place.name))
}

/// Returns the source location of one of the keys as a word of the operation, if it is known; otherwise that of the
/// operation.
pub fn attribute_location<'c>(op: OperationRef<'c, '_>, keys: &[&str]) -> Location<'c> {
    in_source(op, |source, op| {
        // SAFETY: as above.
        let place = source.op_place(unsafe { OperationRef::from_raw(op.to_raw()) })?;
        source.find_word(place.name.end..place.whole.end, keys).or(Some(place.name))
    })
}
