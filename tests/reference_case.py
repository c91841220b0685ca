"""A case of `reference.py`: an operation, its tiles, and what is expected of them. Needs numpy."""
import numpy as np

from reference_values import FLOATS, decoded, draw, encoded, width

INTEGERS = ['i16', 'i32', 'si16', 'si32', 'ui16', 'ui32']
BYTES = ['i8', 'si8', 'ui8']


class Tile:
    """A tile that is a parameter: its type, and the values of its valid elements."""

    def __init__(self, dtype, rows, cols, valid, values=None, words='', loc='vec'):
        self.dtype, self.rows, self.cols, self.valid, self.values = dtype, rows, cols, valid, values
        self.words, self.loc = words, loc
        self.parameter = self.type = self.spelled((rows, cols), f'{valid[0]}x{valid[1]}')
        # The extents of the tile that this one is a part of, and the position of its first element there; set if the extents are
        # known only at run time.
        self.whole, self.first, self.given = None, (0, 0), b''

    def spelled(self, extents, valid):
        return f'!pto.tile_buf<{self.loc}, {extents[0]}x{extents[1]}x{self.dtype}, valid={valid}{self.words}>'

    def open(self, window):
        """Makes the valid region known only at run time; with a window, the tile is part of a larger one."""
        if self.loc != 'vec' or 'slayout' in self.words:
            return
        self.whole = [self.rows, self.cols]
        if window:
            line = int('col_major' in self.words)
            block = 256 // width(self.dtype)
            self.first = [0, 0]
            self.first[line], self.first[1 - line] = int(draw.integers(0, 3)), int(draw.integers(0, block))
            self.whole[line] += self.first[line]
            self.whole[1 - line] += block * -(-self.first[1 - line] // block)
        self.parameter = self.spelled(self.whole, f'{self.whole[0]}x{self.whole[1]}')
        self.type = self.spelled((self.rows, self.cols), '?x?')

    def close(self):
        self.whole, self.first = None, (0, 0)
        self.parameter = self.type = self.spelled((self.rows, self.cols), f'{self.valid[0]}x{self.valid[1]}')

    def view(self, name, of, extents):
        """The statements that define a tile whose extents are known only at run time as a part of a parameter."""
        first = [f'{name}_f{axis}' for axis in (0, 1)]
        lines = [f'  {at} = arith.constant {number} : index' for at, number in zip(first, self.first)]
        return [*lines, f'  {name} = pto.subview {of}[{first[0]}, {first[1]}] sizes [{self.rows}, {self.cols}] '
                        f'valid [{extents[0]}, {extents[1]}] : {self.parameter} -> {self.type}']

    def region(self):
        """The valid region in the elements of the parameter."""
        return tuple(slice(first, first + extent) for first, extent in zip(self.first, self.valid))

    def bytes(self):
        """The elements of the parameter. Elements outside of the valid region are arbitrary."""
        size = self.valid[0] * self.valid[1] * width(self.dtype) // 8
        given = None if self.values is None else stored(self.values, self.dtype, size)
        if not self.whole:
            return bytes([0xA5]) * size if given is None else given
        bits = f'u{width(self.dtype) // 8}'
        around = draw.integers(0, 256, self.whole[0] * self.whole[1] * width(self.dtype) // 8).astype(np.uint8)
        around = around.view(bits).reshape(self.whole)
        if given is not None:
            around[self.region()] = np.frombuffer(given, bits).reshape(self.valid)
        self.given = around.tobytes()
        return self.given

    def spoilt(self, data):
        """Returns whether elements of the parameter outside of the tile, which may be a window, have changed."""
        if not self.whole:
            return False
        old, new = (np.frombuffer(content, f'u{width(self.dtype) // 8}').reshape(self.whole).copy() for content in (self.given, data))
        window = tuple(slice(first, first + extent) for first, extent in zip(self.first, (self.rows, self.cols)))
        old[window] = new[window] = 0
        return not np.array_equal(old, new)

    def bits(self, data):
        """The valid elements of the tile, from the bytes of the parameter."""
        bits = np.frombuffer(data, f'u{width(self.dtype) // 8}')
        return bits.reshape(self.whole)[self.region()].ravel() if self.whole else bits


class View(Tile):
    """A matrix in global memory that is a parameter."""

    def __init__(self, dtype, rows, cols, values=None):
        super().__init__(dtype, rows, cols, (rows, cols), values, loc='gm')

    def spelled(self, extents, valid):
        return f'!pto.partition_tensor_view<{extents[0]}x{extents[1]}x{self.dtype}>'


def stored(values, dtype, size):
    if dtype in FLOATS:
        return encoded(values, dtype).tobytes()
    return b''.join(int(v).to_bytes(width(dtype) // 8, 'little', signed=int(v) < 0) for v in np.ravel(values))


class Case:
    """An operation, its tiles in the order of the parameters, and the expected values of some of them."""

    def __init__(self, name, text, tiles, expected, near=None, scalars=(), target='a5'):
        """`text` has {0}, {1} for names of tiles and {t0}, {t1} for types; `near` is the bound of the error of floats."""
        self.name, self.text, self.tiles, self.expected, self.near, self.scalars = name, text, tiles, expected, near, scalars
        self.target = target
        # The variant of the case, if it differs from the cases of its family.
        self.variant = ''
        # Whether the extents must be static, and the tiles no windows.
        self.fixed = False

    def wrong(self, found):
        """Compares the bytes of the tiles with the expected values; returns the differences."""
        for at, values in self.expected.items():
            tile = self.tiles[at]
            if tile.spoilt(found[at]):
                return f'elements around the window of operand {at} have changed'
            bits = tile.bits(found[at])
            values = np.ravel(values)
            if tile.dtype in FLOATS:
                given = decoded(bits, tile.dtype)
                with np.errstate(all='ignore'):
                    nan = np.isnan(given) & np.isnan(values.astype(np.float64))
                    same = (given == values) & (np.signbit(given) == np.signbit(values.astype(np.float64)))
                    if self.near is not None:
                        same |= (np.abs(given - values) <= np.ravel(self.near)) | (given == values)
                bad = np.flatnonzero(~(nan | same))
            else:
                given = bits.astype(object)
                bad = np.flatnonzero(given != np.array([int(v) % 2**width(tile.dtype) for v in values], object))
            if len(bad):
                first = bad[0]
                inputs = [f'{tile.values.ravel()[first]!r}' for tile in self.tiles
                          if tile.values is not None and tile.values.size == len(values)]
                return f'{len(bad)} of {len(values)} in operand {at}, first at {first}: expected {values[first]!r}, ' \
                       f'found {given[first]!r}; sources there: {", ".join(inputs)}'
        return None


def pick(list):
    return list[draw.integers(len(list))]


def index(number):
    """Returns an index as a constant, or as a scalar that is known only at run time."""
    return f'{"@" * int(draw.integers(0, 2))}{number} : index'


def up(extent, block):
    """Rounds an extent up to whole blocks."""
    return block * -(-extent // block)


# Whether tiles have more rows or columns than the fields of 8, 12 and 14 bits of some instructions hold.
LARGE = []


def shape(dtype, least=1):
    """Physical and valid extents."""
    block = 256 // width(dtype)
    if LARGE:
        tall = draw.random() < 0.5
        rows, cols = int(draw.integers(250, 700)) if tall else int(draw.integers(1, 3)), block
        cols *= int(draw.integers(1, 3)) if tall else int(draw.integers(1, 20000 * 8 // 256))
        rows = rows if tall or cols < 8000 else 1
        if draw.random() < 0.3:
            return rows, cols, (rows, cols)
        return rows, cols, (max(1, rows - int(draw.integers(0, 5))), max(least, cols - int(draw.integers(0, 2 * block))))
    rows, cols = int(draw.integers(1, 7)), block * int(draw.integers(1, 6))
    if draw.random() < 0.3:
        return rows, cols, (rows, cols)
    return rows, cols, (int(draw.integers(1, rows + 1)), int(draw.integers(min(least, cols), cols + 1)))


def generic(op, sources, targets, attributes=''):
    """A statement; operands are numbers of tiles or names of constants with types."""
    one = lambda o: ('{%d}' % o, '{t%d}' % o) if isinstance(o, int) else o
    names = lambda list: ', '.join(one(o)[0] for o in list)
    types = lambda list: ', '.join(one(o)[1] for o in list)
    return f'pto.{op} ins({names(sources)}{attributes} : {types(sources)}) outs({names(targets)} : {types(targets)})'


def constant(dtype, value):
    """A scalar operand as text, and its type."""
    if dtype in FLOATS:
        return f'0x{int(encoded(value, dtype)):0{width(dtype) // 4}X} : {dtype}', dtype
    return f'{value} : {dtype}', dtype


def each(function, *sources):
    flat = [np.broadcast_to(s, sources[0].shape).ravel() for s in sources]
    return np.array([function(*(int(x) for x in xs)) for xs in zip(*flat)], object).reshape(sources[0].shape)
