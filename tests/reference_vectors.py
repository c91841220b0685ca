"""Families of `reference.py`: instructions on vector registers between loads and stores of tiles, under masks. Needs numpy."""
import numpy as np

from reference_case import Case, Tile, constant, each, pick
from reference_values import FLOATS, arithmetic, draw, numbers, width, wrapped

WHOLE = ['i8', 'i16', 'i32', 'si8', 'si16', 'si32', 'ui8', 'ui16', 'ui32']
EVERY = [*WHOLE, 'f16', 'bf16', 'f32']


def patterns(lanes):
    """Masks by their names."""
    at = np.arange(lanes)
    found = {'PAT_ALL': at >= 0, 'PAT_ALLF': at < 0, 'PAT_M3': at % 3 == 0, 'PAT_M4': at % 4 == 0, 'PAT_H': at < lanes // 2,
             'PAT_Q': at < lanes // 4}
    return {**found, **{f'PAT_VL{count}': at < count for count in (1, 2, 3, 4, 8, 16, 32, 64, 128) if count <= lanes}}


def extreme(a, b, sign):
    with np.errstate(all='ignore'):
        better = (sign * a > sign * b) | ((a == b) & (np.signbit(a) == (sign < 0)))
    return np.where(np.isnan(a) | np.isnan(b), np.nan, np.where(better, a, b))


INTEGER = {'add': lambda a, b: a + b, 'sub': lambda a, b: a - b, 'mul': lambda a, b: a * b, 'max': max, 'min': min,
           'and': lambda a, b: a & b, 'or': lambda a, b: a | b, 'xor': lambda a, b: a ^ b, 'shl': lambda a, b: a << b,
           'shr': lambda a, b: a >> b}
FLOAT = {'add': np.add, 'sub': np.subtract, 'mul': np.multiply, 'div': np.divide}


def combined(kind, dtype, a, b):
    if dtype not in FLOATS:
        return wrapped(each(INTEGER[kind], a, np.broadcast_to(b, a.shape)), dtype)
    if kind in ('max', 'min'):
        return extreme(a, b, 1 if kind == 'max' else -1)
    return arithmetic(FLOAT[kind], dtype, a, b)


def ones(value, dtype):
    return bin(int(value) % 2**width(dtype)).count('1')


def leading(value, dtype):
    """Counts the bits after the sign bit that equal it."""
    bits = width(dtype)
    word = f'{int(value) % 2**bits:0{bits}b}'
    return len(word) - len(word[1:].lstrip(word[0])) - 1


def zeroed(values, mask):
    return np.where(mask, values, 0.0 if values.dtype != object else 0)


class Registers:
    """A case that is being written: it loads registers, runs one instruction under a mask, and stores all lanes of the results."""

    def __init__(self, dtype):
        self.dtype, self.lanes = dtype, 2048 // width(dtype)
        self.vreg, self.b = f'!pto.vreg<{self.lanes}x{dtype}>', width(dtype)
        self.mask = f'!pto.mask<b{self.b}>'
        self.tag = f'{draw.integers(0, 2**40)}'
        self.tiles, self.lines, self.tail = [], [], []
        word = pick(list(patterns(self.lanes)))
        self.active = patterns(self.lanes)[word].reshape(1, -1)
        self.line(f'%all{self.tag} = pto.pset_b{self.b} "PAT_ALL" : {self.mask}')
        self.line(f'%some{self.tag} = pto.pset_b{self.b} "{word}" : {self.mask}')
        self.some = f'%some{self.tag}'
        self.scalars = []

    def line(self, text):
        self.lines.append('    ' + text.replace('{', '{{').replace('}', '}}'))

    def pointer(self, dtype, values):
        at = len(self.tiles)
        lanes = 2048 // width(dtype)
        self.tiles.append(Tile(dtype, 1, lanes, (1, lanes), values))
        name = f'%p{at}_{self.tag}'
        self.tail.append(f'{name} = pto.tile_buf_addr {{{at}}} : {{t{at}}} -> !pto.ptr<{dtype}, ub>')
        return name, at

    def load(self, values):
        name, at = self.pointer(self.dtype, values)
        self.line(f'%x{at}_{self.tag} = pto.vlds {name}[%z{self.tag}] : !pto.ptr<{self.dtype}, ub> -> {self.vreg}')
        return f'%x{at}_{self.tag}'

    def case(self, name, results):
        """Returns the case: `results` are names of registers and their values."""
        expected = {}
        for register, values in results:
            pointer, at = self.pointer(self.dtype, None)
            self.line(f'pto.vsts {register}, {pointer}[%z{self.tag}], %all{self.tag} : {self.vreg}, !pto.ptr<{self.dtype}, ub>, {self.mask}')
            expected[at] = values
        text = '\n  '.join([f'%z{self.tag} = arith.constant 0 : index', *self.tail, 'pto.vecscope {{', *self.lines, '}}'])
        case = Case(name, text, self.tiles, expected, scalars=self.scalars)
        case.variant, case.fixed = f'{self.dtype}', True
        return case


def two():
    """An operation on two registers, or on a register and a scalar."""
    kind = pick(['add', 'sub', 'mul', 'max', 'min', 'and', 'or', 'xor', 'shl', 'shr', 'div'])
    dtype = pick(['f16', 'f32'] if kind == 'div' else WHOLE if kind in ('and', 'or', 'xor', 'shl', 'shr') else EVERY)
    r = Registers(dtype)
    shape = (1, r.lanes)
    a, b = numbers(dtype, shape), numbers(dtype, shape)
    scalar = draw.random() < 0.4 and kind != 'div' and not (kind in ('sub', 'xor', 'and', 'or'))
    if kind in ('shl', 'shr'):
        b = draw.integers(0, r.b, shape).astype(object)
    if scalar:
        b = np.broadcast_to(b[:, :1], shape)
    values = zeroed(combined(kind, dtype, a, b), r.active)
    x = r.load(a)
    if scalar:
        ty = 'i16' if kind in ('shl', 'shr') else dtype
        text, ty = constant(ty, b[0, 0])
        r.scalars.append(text)
        r.lines.append(f'    %y{r.tag} = pto.v{kind}s {x}, {{c0}}, {r.some} : {r.vreg}, {ty}, {r.mask} -> {r.vreg}')
        return r.case(f'v{kind}s', [(f'%y{r.tag}', values)])
    # Amounts have a sign.
    if kind in ('shl', 'shr') and dtype[0] != 's':
        return None
    y = r.load(b)
    r.line(f'%y{r.tag} = pto.v{kind} {x}, {y}, {r.some} : {r.vreg}, {r.vreg}, {r.mask} -> {r.vreg}')
    return r.case(f'v{kind}', [(f'%y{r.tag}', values)])


def one():
    kind = pick(['abs', 'neg', 'relu', 'not', 'bcnt', 'cls', 'sqrt', 'mov'])
    dtype = pick({'abs': ['i8', 'i16', 'i32', 'f16', 'f32'], 'neg': ['i8', 'i16', 'i32', 'f16', 'f32'], 'relu': ['i32', 'f16', 'f32'],
                  'sqrt': ['f16', 'f32'], 'mov': EVERY}.get(kind, WHOLE))
    r = Registers(dtype)
    a = numbers(dtype, (1, r.lanes))
    with np.errstate(all='ignore'):
        if dtype in FLOATS:
            values = {'abs': np.abs, 'neg': np.negative, 'mov': np.array, 'relu': lambda x: extreme(x, np.zeros(x.shape), 1),
                      'sqrt': lambda x: arithmetic(np.sqrt, dtype, x)}[kind](a)
        else:
            function = {'abs': abs, 'neg': lambda x: -x, 'relu': lambda x: max(x, 0), 'not': lambda x: ~x, 'mov': int,
                        'bcnt': lambda x: ones(x, dtype), 'cls': lambda x: leading(x, dtype)}[kind]
            values = wrapped(each(function, a), dtype)
    if kind == 'cls' and dtype[0] == 'u':
        return None
    x = r.load(a)
    r.line(f'%y{r.tag} = pto.v{kind} {x}, {r.some} : {r.vreg}, {r.mask} -> {r.vreg}')
    return r.case(f'v{kind}', [(f'%y{r.tag}', zeroed(values, r.active))])


RELATIONS = {'eq': np.equal, 'ne': np.not_equal, 'lt': np.less, 'le': np.less_equal, 'gt': np.greater, 'ge': np.greater_equal}


def chosen():
    """A comparison under a mask, and a selection by its result."""
    dtype, word, scalar = pick(EVERY), pick(list(RELATIONS)), draw.random() < 0.4
    r = Registers(dtype)
    a, b = (numbers(dtype, (1, r.lanes)) for _ in range(2))
    b = np.where(draw.random(b.shape) < 0.3, a, b)
    x, y = r.load(a), r.load(b)
    other = np.broadcast_to(b[:, :1], b.shape) if scalar else b
    mask = RELATIONS[word](a, other).astype(bool) & r.active
    if scalar:
        text, ty = constant(dtype, b[0, 0])
        r.scalars.append(text)
        r.lines.append(f'    %m{r.tag} = pto.vcmps {x}, {{c0}}, {r.some}, "{word}" : {r.vreg}, {ty}, {r.mask} -> {r.mask}')
    else:
        r.line(f'%m{r.tag} = pto.vcmp {x}, {y}, {r.some}, "{word}" : {r.vreg}, {r.vreg}, {r.mask} -> {r.mask}')
    r.line(f'%y{r.tag} = pto.vsel {x}, {y}, %m{r.tag} : {r.vreg}, {r.vreg}, {r.mask} -> {r.vreg}')
    return r.case('vcmps' if scalar else 'vcmp', [(f'%y{r.tag}', np.where(mask, a, b))])


def rearranged():
    kind, dtype = pick(['vintlv', 'vdintlv', 'vsqz', 'vdup', 'vmula', 'vmull']), pick(EVERY)
    if kind in ('vmula', 'vmull'):
        dtype = pick(['i16', 'i32', 'ui16', 'ui32'] if kind == 'vmula' else ['i32', 'si32', 'ui32'])
    r = Registers(dtype)
    a, b, c = (numbers(dtype, (1, r.lanes)) for _ in range(3))
    x = r.load(a)
    v, m, tag = r.vreg, r.mask, r.tag
    if kind == 'vsqz':
        taken = a[:, r.active[0]]
        rest = np.zeros((1, r.lanes - taken.shape[1]), a.dtype) if dtype in FLOATS else np.full((1, r.lanes - taken.shape[1]), 0, object)
        r.line(f'%y{tag} = pto.vsqz {x}, {r.some} : {v}, {m} -> {v}')
        return r.case(kind, [(f'%y{tag}', np.concatenate([taken, rest], 1))])
    if kind == 'vdup':
        text, ty = constant(dtype, a[0, 0])
        r.scalars.append(text)
        r.lines.append(f'    %y{tag} = pto.vdup {{c0}}, {r.some} : {ty}, {m} -> {v}')
        return r.case(kind, [(f'%y{tag}', zeroed(np.broadcast_to(a[:, :1], a.shape), r.active))])
    y = r.load(b)
    if kind == 'vmula':
        z = r.load(c)
        r.line(f'%y{tag} = pto.vmula {z}, {x}, {y}, {r.some} : {v}, {v}, {v}, {m} -> {v}')
        return r.case(kind, [(f'%y{tag}', np.where(r.active, wrapped(c + a * b, dtype), 0))])
    if kind == 'vmull':
        product = a * b
        low, high = (wrapped(part, dtype) for part in (product, each(lambda p: p >> 32, product)))
        r.line(f'%y{tag}, %w{tag} = pto.vmull {x}, {y}, {r.some} : {v}, {v}, {m} -> {v}, {v}')
        return r.case(kind, [(f'%y{tag}', zeroed(low, r.active)), (f'%w{tag}', zeroed(high, r.active))])
    r.line(f'%y{tag}, %w{tag} = pto.{kind} {x}, {y} : {v}, {v} -> {v}, {v}')
    if kind == 'vintlv':
        both = np.stack([a, b], 2).reshape(1, -1)
        return r.case(kind, [(f'%y{tag}', both[:, :r.lanes]), (f'%w{tag}', both[:, r.lanes:])])
    both = np.concatenate([a, b], 1)
    return r.case(kind, [(f'%y{tag}', both[:, ::2]), (f'%w{tag}', both[:, 1::2])])


FAMILIES = [two, one, chosen, rearranged]
