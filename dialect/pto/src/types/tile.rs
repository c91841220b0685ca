//! Defines `!pto.tile_buf<vec, 16x16xf32, valid=16x?>` and `!pto.multi_tile_buf<!pto.tile_buf<...>, count=2>`.
//!
//! The parser accepts four spellings; the printer uses one:
//!
//! | spelling | example |
//! |---|---|
//! | compact, printed | `vec, 16x16xf32, valid=16x?, blayout=col_major` |
//! | keyed | `loc=vec, dtype=f32, rows=16, cols=16, v_row=16, v_col=?, blayout=row_major, ..., pad=0` |
//! | positional | `loc=vec, f32, 16, 16, RowMajor, NoneBox, None, Null`, also without `loc=` |
//! | short | `f32, 16, 16` and `16x16xf32`: in `vec`, all else default |

use super::{DYNAMIC, dim, error_type, number, parse, unbuildable};
use crate::{
    report::{RULE, Report, UnknownWord, nowhere},
    target,
};
use mlir_dialect::{
    ParseResult, Parser, Place, Printer, Token, TypeDefinition, integers,
    melior::ir::{Attribute, Type},
    type_parameters,
};
use pto_isa::{
    codes,
    types::{AddressSpace, BLayout, Compact, DType, Dim, Fractal, FractalName, Loc, LocWord, Pad, SLayout, TileDesc},
};
use std::{cell::RefCell, collections::VecDeque};

const SEED: &str = "Operands And Attributes, Tile Operands";
const PTOAS: &str = "ptoas, type parser";

/// Length of the encoding of a tile.
const NUMBERS: usize = 11;

pub(super) fn numbers(tile: &TileDesc) -> [i64; NUMBERS] {
    [
        tile.loc as i64,
        tile.dtype as i64,
        tile.rows,
        tile.cols,
        number(tile.valid_rows),
        number(tile.valid_cols),
        tile.blayout as i64,
        tile.slayout as i64,
        tile.fractal as i64,
        tile.pad as i64,
        tile.compact as i64,
    ]
}

pub(super) fn of_numbers(numbers: &[i64]) -> Option<TileDesc> {
    let &[loc, dtype, rows, cols, valid_rows, valid_cols, blayout, slayout, fractal, pad, compact] = numbers else {
        return None;
    };
    Some(TileDesc {
        loc: Loc::from_value(loc)?,
        dtype: super::elements::by_number(dtype)?,
        rows,
        cols,
        valid_rows: dim(valid_rows),
        valid_cols: dim(valid_cols),
        blayout: BLayout::from_value(blayout)?,
        slayout: SLayout::from_value(slayout)?,
        fractal: Fractal::from_value(fractal)?,
        pad: Pad::from_value(pad)?,
        compact: Compact::from_value(compact)?,
    })
}

fn well_formed(tile: &TileDesc) -> bool {
    let valid = |valid: Dim, size: i64| valid.get().is_none_or(|valid| (0..=size).contains(&valid));
    tile.rows > 0 && tile.cols > 0 && valid(tile.valid_rows, tile.rows) && valid(tile.valid_cols, tile.cols)
}

/// A key of the keyed spelling or of the options of the compact one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Dtype,
    Rows,
    Cols,
    ValidRow,
    ValidCol,
    Valid,
    BLayout,
    SLayout,
    Fractal,
    Pad,
    Compact,
    Count,
}

impl Key {
    const COMPACT: &'static [(&'static str, Key)] = &[
        ("valid", Key::Valid),
        ("blayout", Key::BLayout),
        ("slayout", Key::SLayout),
        ("fractal", Key::Fractal),
        ("pad", Key::Pad),
        ("compact", Key::Compact),
    ];
    const KEYED: &'static [(&'static str, Key)] = &[
        ("dtype", Key::Dtype),
        ("rows", Key::Rows),
        ("cols", Key::Cols),
        ("v_row", Key::ValidRow),
        ("v_col", Key::ValidCol),
        ("blayout", Key::BLayout),
        ("slayout", Key::SLayout),
        ("fractal", Key::Fractal),
        ("pad", Key::Pad),
        ("compact", Key::Compact),
    ];
    /// The first key that a keyed tile may omit.
    const OPTIONAL: Key = Key::Compact;
}

/// A tile during parsing: what was written, and the positions of parts that may contradict each other.
struct Draft<'p> {
    tile: TileDesc,
    shape: Place<'p>,
    valid: [Place<'p>; 2],
    fractal: Option<(Place<'p>, FractalName)>,
    /// An error was reported that leaves no usable tile.
    broken: bool,
    count: Option<i64>,
}

impl<'p> Draft<'p> {
    fn new(place: Place<'p>) -> Self {
        let tile = TileDesc::new(Loc::Vec, DType::F32, 0, 0);
        Self { tile, shape: place, valid: [place; 2], fractal: None, broken: false, count: None }
    }

    fn location(&mut self, parser: &Parser<'p, '_>, place: Place<'p>, word: &str) {
        match Loc::parse_word(word) {
            Some(LocWord::Loc(loc)) => self.tile.loc = loc,
            Some(LocWord::Scale(blayout, slayout, fractal)) => {
                self.tile = TileDesc { loc: Loc::Scaling, blayout, slayout, fractal, ..self.tile };
            }
            Some(LocWord::Scalar) => {
                let _ = parser
                    .coded(place, codes::LOC_SCALAR, "no target has tiles in location 'scalar'")
                    .note(format_args!("{RULE}{SEED}; neither the manual nor ptoas defines such a tile"))
                    .emit();
                self.broken = true;
            }
            None => {
                let (code, what, words) = (Loc::DEF.code, "tile location", Loc::DEF.words().collect::<Vec<_>>());
                // Pointers name the memory of a tile by its address space.
                let is_space = |loc: &&Loc| AddressSpace::of(**loc).name().eq_ignore_ascii_case(word);
                let _ = match Loc::ALL.iter().find(is_space) {
                    Some(loc) => {
                        let (expected, proposed) = (&words[..], vec![loc.name()]);
                        let unknown = UnknownWord { code, what, found: word, expected, source: SEED, proposed };
                        parser.unknown_word(place, unknown)
                    }
                    None => parser.outside(place, code, what, word, words, SEED),
                };
                self.broken = true;
            }
        }
    }

    fn extents(&mut self, parser: &Parser<'p, '_>, place: Place<'p>, dims: &[Dim]) {
        self.shape = place;
        match dims {
            [Dim::Static(rows), Dim::Static(cols)] => {
                (self.tile.rows, self.tile.cols) = (*rows, *cols);
                self.tile.valid_rows = Dim::Static(*rows);
                self.tile.valid_cols = Dim::Static(*cols);
            }
            _ => {
                let found: Vec<String> = dims.iter().map(Dim::to_string).collect();
                let _ = parser
                    .coded(
                        place,
                        codes::TILE_SHAPE,
                        format_args!("a tile has two static extents, found '{}'", found.join("x")),
                    )
                    .note(format_args!("{RULE}{PTOAS}"))
                    .emit();
                self.broken = true;
            }
        }
    }

    fn dtype(&mut self, dtype: Option<DType>) {
        match dtype {
            Some(dtype) => self.tile.dtype = dtype,
            None => self.broken = true,
        }
    }

    fn key(&mut self, parser: &mut Parser<'p, '_>, key: Key) -> ParseResult {
        let place = parser.place();
        match key {
            Key::Dtype => {
                let dtype = parse::dtype(parser)?;
                self.dtype(dtype);
            }
            Key::Rows => {
                self.shape = place;
                self.tile.rows = parser.integer()?;
            }
            Key::Cols => self.tile.cols = parser.integer()?,
            Key::ValidRow => {
                self.valid[0] = place;
                self.tile.valid_rows = parse::extent(parser)?;
            }
            Key::ValidCol => {
                self.valid[1] = place;
                self.tile.valid_cols = parse::extent(parser)?;
            }
            Key::Valid => {
                self.valid = [place; 2];
                let dims = parser.dimensions(true, false)?;
                match dims.as_slice() {
                    [rows, cols] => {
                        let dim = |dim: &mlir_dialect::Dimension| match dim {
                            mlir_dialect::Dimension::Static(size) => Dim::Static(*size),
                            mlir_dialect::Dimension::Dynamic => Dim::Dynamic,
                        };
                        (self.tile.valid_rows, self.tile.valid_cols) = (dim(rows), dim(cols));
                    }
                    _ => {
                        let message = format_args!("a valid region has two extents, found {}", dims.len());
                        let _ =
                            parser.coded(place, codes::TILE_VALID, message).note(format_args!("{RULE}{PTOAS}")).emit();
                    }
                }
            }
            Key::BLayout => {
                let value = parse::enumerated(parser, BLayout::DEF, "block layout", BLayout::RowMajor as i64)?;
                self.tile.blayout = BLayout::from_value(value).unwrap_or(BLayout::RowMajor);
            }
            Key::SLayout => {
                let value = parse::enumerated(parser, SLayout::DEF, "box layout", SLayout::NoneBox as i64)?;
                self.tile.slayout = SLayout::from_value(value).unwrap_or(SLayout::NoneBox);
            }
            Key::Fractal => self.fractal(parser)?,
            Key::Pad => {
                let word = parse::word(parser, "a padding")?;
                if word.eq_ignore_ascii_case("Invalid") {
                    let _ = parser
                        .coded_warning(place, codes::PAD_INVALID, "padding 'Invalid' is read as 'null'")
                        .note(format_args!("{RULE}{SEED}; no other source has this value"))
                        .emit();
                }
                match Pad::parse(&word) {
                    Some(pad) => self.tile.pad = pad,
                    None => {
                        let _ = parser.outside(place, Pad::DEF.code, "padding", &word, Pad::DEF.words(), SEED);
                    }
                }
            }
            Key::Compact => {
                let value = parse::enumerated(parser, Compact::DEF, "compact mode", Compact::Null as i64)?;
                self.tile.compact = Compact::from_value(value).unwrap_or(Compact::Null);
            }
            Key::Count => self.count = Some(parser.integer()?),
        }
        Ok(())
    }

    /// Parses the number of bytes of a box, or the name of a pair of layouts as in the manual.
    fn fractal(&mut self, parser: &mut Parser<'p, '_>) -> ParseResult {
        let place = parser.place();
        let word = parse::word(parser, "a fractal")?;
        if let Some(fractal) = word.parse().ok().and_then(Fractal::from_bytes) {
            self.tile.fractal = fractal;
        } else if let Some(name) = FractalName::DEF.lookup(&word).and_then(|case| FractalName::from_value(case.value)) {
            self.fractal = Some((place, name));
        } else if FractalName::UNSUPPORTED.contains(&word.as_str()) {
            let _ = parser
                .coded(place, codes::FRACTAL_UNSUPPORTED, format_args!("no target has fractal '{word}'"))
                .note(format_args!("{RULE}{SEED}; neither the manual nor ptoas defines it"))
                .emit();
        } else if !word.eq_ignore_ascii_case("None") {
            let expected = Fractal::DEF.words().chain(FractalName::DEF.words());
            let _ = parser.outside(place, Fractal::DEF.code, "fractal", &word, expected, SEED);
        }
        Ok(())
    }

    /// Checks conditions on several keys; returns `None` if there is no usable tile.
    fn finish(mut self, parser: &Parser<'p, '_>) -> Option<TileDesc> {
        if self.broken {
            return None;
        }
        let tile = &mut self.tile;
        if let Some((place, name)) = self.fractal
            && name != tile.fractal_name()
        {
            let message = format_args!(
                "fractal {name} does not fit block layout {} and box layout {}, which are {}",
                tile.blayout,
                tile.slayout,
                tile.fractal_name()
            );
            let _ = parser
                .coded(place, codes::FRACTAL_MISMATCH, message)
                .note(format_args!("{RULE}manual, data-format.md"))
                .emit();
        }
        if tile.rows <= 0 || tile.cols <= 0 {
            let message = format_args!("a tile has positive extents, found {}x{}", tile.rows, tile.cols);
            let _ = parser.coded(self.shape, codes::TILE_SHAPE, message).note(format_args!("{RULE}{PTOAS}")).emit();
            return None;
        }
        let [rows, columns] = self.valid;
        for (what, valid, size, place) in
            [("rows", &mut tile.valid_rows, tile.rows, rows), ("columns", &mut tile.valid_cols, tile.cols, columns)]
        {
            if let Dim::Static(extent) = *valid
                && !(0..=size).contains(&extent)
            {
                let message = format_args!("expected 0 to {size} valid {what} or '?', found {extent}");
                let _ = parser.coded(place, codes::TILE_VALID, message).note(format_args!("{RULE}{PTOAS}")).emit();
                *valid = Dim::Static(size);
            }
        }
        if let Some(target) = target::requested(parser.context()) {
            *tile = tile.of_target(target);
        }
        Some(*tile)
    }
}

/// Parses `key=value, ...` in any order up to `>`, which is not consumed. The leading comma has been consumed.
fn options<'p>(parser: &mut Parser<'p, '_>, draft: &mut Draft<'p>, keys: &[(&str, Key)]) -> ParseResult<Vec<Key>> {
    let mut seen = Vec::new();
    loop {
        let place = parser.place();
        let name = parser.any_keyword()?;
        let Some(&(_, key)) = keys.iter().find(|(key, _)| *key == name) else {
            let known: Vec<&str> = keys.iter().map(|(key, _)| *key).collect();
            // The rest cannot be skipped safely.
            return Err(parser.outside(place, codes::UNKNOWN_KEY, "tile key", name, known, PTOAS));
        };
        if seen.contains(&key) {
            let _ = parser
                .coded(place, codes::DUPLICATE_KEY, format_args!("tile key '{name}' is given twice"))
                .note(format_args!("{RULE}{PTOAS}"))
                .emit();
        }
        seen.push(key);
        parser.token(Token::Equal)?;
        draft.key(parser, key)?;
        if !parser.optional_token(Token::Comma) {
            return Ok(seen);
        }
    }
}

/// Parses the parameters of a tile without the angle brackets. `extra`: further keys of the compact spelling.
fn tile_body<'p>(parser: &mut Parser<'p, '_>, extra: &[(&'static str, Key)]) -> ParseResult<Draft<'p>> {
    let place = parser.place();
    let mut draft = Draft::new(place);
    match parser.optional_any_keyword() {
        Some("loc") if parser.optional_token(Token::Equal) => {
            let at = parser.place();
            let word = parser.any_keyword()?;
            draft.location(parser, at, word);
            parser.token(Token::Comma)?;
            let at = parser.place();
            match parser.optional_any_keyword() {
                Some("dtype") if parser.optional_token(Token::Equal) => keyed(parser, &mut draft, place)?,
                Some(name) => {
                    draft.dtype(parse::named_dtype(parser, at, name));
                    positional(parser, &mut draft)?;
                }
                None => {
                    let dtype = parse::dtype(parser)?;
                    draft.dtype(dtype);
                    positional(parser, &mut draft)?;
                }
            }
            return Ok(draft);
        }
        Some(word) => {
            parser.token(Token::Comma)?;
            let at = parser.place();
            if Loc::parse_word(word).is_none()
                && let Some(dtype) = DType::parse(word)
            {
                draft.dtype(Some(dtype));
                positional(parser, &mut draft)?;
                return Ok(draft);
            }
            draft.location(parser, place, word);
            if !shape(parser, &mut draft, at)? {
                return Ok(draft);
            }
        }
        None => {
            if !shape(parser, &mut draft, place)? {
                return Ok(draft);
            }
        }
    }
    let dtype = parse::dtype(parser)?;
    draft.dtype(dtype);
    if parser.optional_token(Token::Comma) {
        let keys: Vec<_> = Key::COMPACT.iter().chain(extra).copied().collect();
        options(parser, &mut draft, &keys)?;
    }
    Ok(draft)
}

/// Parses `16x16x` of the compact spelling, or all of the positional one. Returns true for the compact one.
fn shape<'p>(parser: &mut Parser<'p, '_>, draft: &mut Draft<'p>, place: Place<'p>) -> ParseResult<bool> {
    let dims = parse::extents(parser)?;
    if dims.is_empty() {
        let dtype = parse::dtype(parser)?;
        draft.dtype(dtype);
        parser.token(Token::Comma)?;
        positional(parser, draft)?;
        return Ok(false);
    }
    draft.extents(parser, place, &dims);
    Ok(true)
}

/// Parses the rest of the keyed spelling after `loc=LOC, dtype=`.
fn keyed<'p>(parser: &mut Parser<'p, '_>, draft: &mut Draft<'p>, place: Place<'p>) -> ParseResult {
    draft.key(parser, Key::Dtype)?;
    let mut seen = vec![Key::Dtype];
    if parser.optional_token(Token::Comma) {
        seen.extend(options(parser, draft, Key::KEYED)?);
    }
    let missing: Vec<&str> = Key::KEYED
        .iter()
        .filter(|(_, key)| *key != Key::OPTIONAL && !seen.contains(key))
        .map(|(name, _)| *name)
        .collect();
    if !missing.is_empty() {
        let _ = parser
            .coded(place, codes::MISSING_KEY, format_args!("tile type without {}", missing.join(", ")))
            .note(format_args!("{RULE}{PTOAS}"))
            .emit();
        draft.broken = true;
    }
    Ok(())
}

/// Parses `ROWS, COLS[, BLAYOUT, SLAYOUT, FRACTAL, PAD]`; the comma before has been consumed or is next.
fn positional<'p>(parser: &mut Parser<'p, '_>, draft: &mut Draft<'p>) -> ParseResult {
    let _ = parser.optional_token(Token::Comma);
    let at = parser.place();
    let rows = parse::extent(parser)?;
    parser.token(Token::Comma)?;
    let cols = parse::extent(parser)?;
    draft.extents(parser, at, &[rows, cols]);
    for key in [Key::BLayout, Key::SLayout, Key::Fractal, Key::Pad] {
        if !parser.optional_token(Token::Comma) {
            return Ok(());
        }
        draft.key(parser, key)?;
    }
    Ok(())
}

/// Number of cached printed tiles: a kernel has few types and prints each at every use.
const KEPT: usize = 8;

/// Prints a tile without `!pto.tile_buf`. Looking it up among the last few is much cheaper than formatting it.
fn print(numbers: &[i64], printer: &mut Printer<'_, '_>) {
    thread_local! {
        static LAST: RefCell<VecDeque<(Vec<i64>, String)>> = const { RefCell::new(VecDeque::new()) };
    }
    LAST.with_borrow_mut(|last| {
        let at = last.iter().position(|(kept, _)| kept == numbers).or_else(|| {
            let text = of_numbers(numbers)?.to_string();
            last.truncate(KEPT - 1);
            last.push_front((numbers.to_vec(), text));
            Some(0)
        });
        if let Some((_, text)) = at.and_then(|at| last.get(at)) {
            printer.text(text.strip_prefix("!pto.tile_buf").unwrap_or(text));
        }
    });
}

/// A tile in on-chip memory.
pub(super) struct TileBuf;

impl TypeDefinition for TileBuf {
    fn name(&self) -> &str {
        "tile_buf"
    }

    fn aliases(&self) -> Vec<&str> {
        vec!["tile"]
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let location = nowhere(parser);
        let draft = tile_body(parser, &[])?;
        let tile = draft.finish(parser);
        parser.token(Token::Greater)?;
        match tile {
            Some(tile) => {
                super::of_numbers(location, "tile_buf", &numbers(&tile)).ok_or_else(|| unbuildable(parser, "tile_buf"))
            }
            None => error_type(parser),
        }
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some(numbers) = parameters.first().and_then(|p| integers(*p)) {
            print(numbers, printer);
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        match parameters {
            [n] if integers(*n).and_then(of_numbers).is_some_and(|tile| well_formed(&tile)) => Ok(()),
            _ => Err("tile_buf expects the numbers of a tile descriptor".to_owned()),
        }
    }
}

/// Several tiles of one type, used alternately.
pub(super) struct MultiTileBuf;

/// Number of slots that a multi tile buffer may have.
const COUNT: std::ops::RangeInclusive<i64> = 2..=16;

impl TypeDefinition for MultiTileBuf {
    fn name(&self) -> &str {
        "multi_tile_buf"
    }

    fn parse<'c>(&self, _: &str, parser: &mut Parser<'_, 'c>) -> ParseResult<Type<'c>> {
        parser.token(Token::Less)?;
        let place = parser.place();
        let location = nowhere(parser);
        let (slot, count) = match parser.optional_type()? {
            Some(slot) => {
                let tile = super::tile(slot);
                if tile.is_none() && type_parameters(slot).is_none_or(|(name, _)| name != super::simple::ERROR) {
                    let _ = parser
                        .coded(place, codes::MALFORMED_TYPE, format_args!("expected a tile buffer, found {slot}"))
                        .note(format_args!("{RULE}{PTOAS}"))
                        .emit();
                }
                parser.token(Token::Comma)?;
                parser.keyword("count")?;
                parser.token(Token::Equal)?;
                (tile, Some(parser.integer()?))
            }
            None => {
                let draft = tile_body(parser, &[("count", Key::Count)])?;
                let count = draft.count;
                (draft.finish(parser), count)
            }
        };
        parser.token(Token::Greater)?;
        let valid = count.filter(|count| COUNT.contains(count));
        if valid.is_none() {
            let found = count.map_or("none".to_owned(), |count| count.to_string());
            let message =
                format_args!("a multi tile buffer has {} to {} slots, found {found}", COUNT.start(), COUNT.end());
            let _ = parser.coded(place, codes::MULTI_TILE_COUNT, message).note(format_args!("{RULE}{PTOAS}")).emit();
        }
        match (slot, valid) {
            (Some(slot), Some(count)) => {
                let mut all = numbers(&slot).to_vec();
                all.push(count);
                super::of_numbers(location, "multi_tile_buf", &all).ok_or_else(|| unbuildable(parser, "multi_tile_buf"))
            }
            _ => error_type(parser),
        }
    }

    fn print<'c>(&self, parameters: &[Attribute<'c>], printer: &mut Printer<'_, 'c>) {
        if let Some((count, slot)) = parameters.first().and_then(|p| integers(*p)).and_then(<[i64]>::split_last)
            && let Some(tile) = of_numbers(slot)
        {
            printer.format(format_args!("<{tile}, count={count}>"));
        }
    }

    fn verify(&self, parameters: &[Attribute<'_>]) -> Result<(), String> {
        let numbers = parameters.first().and_then(|p| integers(*p)).and_then(<[i64]>::split_last);
        match numbers {
            Some((count, slot)) if COUNT.contains(count) && of_numbers(slot).is_some_and(|tile| well_formed(&tile)) => {
                Ok(())
            }
            _ => Err("multi_tile_buf expects the numbers of a tile descriptor and a count".to_owned()),
        }
    }
}

const _: () = assert!(DYNAMIC < 0, "an extent is never a dynamic one by accident");
