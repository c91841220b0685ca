"""A case of `reference.py`: an operation, its tiles, and what is expected of them. Needs numpy."""
import numpy as np

from reference_values import FLOATS, decoded, draw, encoded, width

INTEGERS = ['i16', 'i32', 'si16', 'si32', 'ui16', 'ui32']
BYTES = ['i8', 'si8', 'ui8']


class Tile:
    """A tile that is a parameter: its type, and its valid elements as numbers."""

    def __init__(self, dtype, rows, cols, valid, values=None, words='', loc='vec'):
        self.dtype, self.valid, self.values = dtype, valid, values
        self.type = f'!pto.tile_buf<{loc}, {rows}x{cols}x{dtype}, valid={valid[0]}x{valid[1]}{words}>'

    def bytes(self):
        size = self.valid[0] * self.valid[1] * width(self.dtype) // 8
        return None if self.values is None else stored(self.values, self.dtype, size)


def stored(values, dtype, size):
    if dtype in FLOATS:
        return encoded(values, dtype).tobytes()
    return b''.join(int(v).to_bytes(width(dtype) // 8, 'little', signed=int(v) < 0) for v in np.ravel(values))


class Case:
    """An operation, its tiles in the order of parameters, and what is expected of some of them."""

    def __init__(self, name, text, tiles, expected, near=None, scalars=()):
        """`text` has {0}, {1} for names of tiles and {t0}, {t1} for types; `near` is the bound of the error of floats."""
        self.name, self.text, self.tiles, self.expected, self.near, self.scalars = name, text, tiles, expected, near, scalars

    def wrong(self, found):
        """What differs from what is expected, of the bytes of its tiles."""
        for at, values in self.expected.items():
            tile = self.tiles[at]
            bits = np.frombuffer(found[at], f'u{width(tile.dtype) // 8}')
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


def shape(dtype, least=1):
    """Physical and valid extents."""
    block = 256 // width(dtype)
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
