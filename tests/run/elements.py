"""Parts of the scripts that write programs whose results numpy computes: text of programs, element types, rounding."""
import itertools, os, sys
import numpy as np

ROOT = os.path.dirname(os.path.abspath(__file__))
LANES = 256


class Type:
    """An element type: its name in programs and on command lines, its width, and its numpy type (bf16 has none: values
    are kept as float32)."""

    def __init__(self, ir, word, width, np_type):
        self.ir, self.word, self.width, self.np = ir, word, width, np_type
        self.lanes = LANES // width
        self.mask = f'b{min(width, 4) * 8}'
        self.vreg, self.ptr = f'!pto.vreg<{self.lanes}x{ir}>', f'!pto.ptr<{ir}, ub>'
        self.is_float = 'f' in word

    def bits(self, value):
        """The bits of a value; all NaNs have the same bits."""
        if not self.is_float:
            return int(value) & (1 << 8 * self.width) - 1
        if np.isnan(value):
            return {'f32': 0x7fc00000, 'f16': 0x7e00, 'bf16': 0x7fc0}[self.word]
        if self.word == 'bf16':
            return int(np.float32(value).view(np.uint32)) >> 16
        return int(self.np(value).view({2: np.uint16, 4: np.uint32}[self.width]))

    def of(self, value):
        """The nearest value of the type; integers wrap around."""
        if self.word == 'bf16':
            return bf16(value)
        if self.is_float:
            with np.errstate(all='ignore'):
                return self.np(value)
        value = int(value) & (1 << 8 * self.width) - 1
        return value - (1 << 8 * self.width) if self.word[0] == 'i' and value >> 8 * self.width - 1 else value

    def text(self, value):
        """A value as the tool reads it: bits of zeros below zero, of NaN and of infinities."""
        if isinstance(value, str):
            return value
        if not self.is_float:
            return str(int(value))
        if np.isfinite(value) and (value != 0 or not np.signbit(value)):
            short = str(np.float32(value) if self.word != 'f16' else np.float16(value))
            return short[:-2] if short.endswith('.0') else short
        return f'{self.bits(value):#x}'


F32, F16, BF16 = Type('f32', 'f32', 4, np.float32), Type('f16', 'f16', 2, np.float16), Type('bf16', 'bf16', 2, np.float32)
I8, I16, I32 = Type('si8', 'i8', 1, np.int8), Type('i16', 'i16', 2, np.int16), Type('i32', 'i32', 4, np.int32)
U8, U16, U32 = Type('ui8', 'u8', 1, np.uint8), Type('ui16', 'u16', 2, np.uint16), Type('ui32', 'u32', 4, np.uint32)
S16, S32, I64 = Type('si16', 'i16', 2, np.int16), Type('si32', 'i32', 4, np.int32), Type('si64', 'i64', 8, np.int64)


def bf16(value):
    """The nearest bf16 of a value of f32 or f64, ties to even."""
    value = np.float64(value)
    if not np.isfinite(value) or value == 0:
        return np.float32(value)
    _, exponent = np.frexp(value)
    unit = np.ldexp(1.0, max(int(exponent) - 8, -133))
    with np.errstate(all='ignore'):
        rounded = np.float64(np.rint(value / unit) * unit)
        return np.float32(np.copysign(np.inf, value) if abs(rounded) > 3.3895313892515355e38 else rounded)


def flush(dtype, value):
    """Replaces denormals of the type by zeros of the same sign."""
    least = {'f32': 2.0 ** -126, 'bf16': 2.0 ** -126, 'f16': 2.0 ** -14}[dtype.word]
    return dtype.of(np.copysign(0.0, value)) if abs(value) < least else value


def listed(dtype, values, separator):
    """Values as a list, in which equal neighbours are one value and a count."""
    runs = [(text, len(list(group))) for text, group in itertools.groupby(dtype.text(v) for v in values)]
    return separator.join(text if count == 1 else f'{text}*{count}' for text, count in runs)


def data(dtype, values):
    return f'data:{dtype.word}:' + listed(dtype, values, ',')


class Program:
    """A file of tests/run."""

    def __init__(self, family, name, covers=()):
        self.path = os.path.join(ROOT, family, f'{name}.mlir')
        self.head = [f'// Written by {os.path.basename(sys.argv[0])}, with numpy.']
        if covers:
            self.head.append('// COVERS: ' + ' '.join(covers))
        self.functions = []

    def run(self, entry, arguments, expected=(), options=''):
        """A run, and the expected elements of arguments after it: (argument, type, values)."""
        arguments = ' '.join(f'--arg {argument}' for argument in arguments)
        self.head.append(f'// RUN: --pto-arch=a5{options} --entry={entry} {arguments}')
        for argument, dtype, values in expected:
            self.head.append(f'// EXPECT {argument} {dtype.word}: {listed(dtype, values, " ")}')

    def function(self, entry, parameters, lines, ahead=()):
        """A function whose body is a scope; statements before the scope define what all functions need."""
        parameters = ', '.join(f'%{name}: {kind}' for name, kind in parameters)
        body = [f'  {line}' for line in ['%c0 = arith.constant 0 : index', *ahead]]
        body += ['  pto.vecscope {', *(f'    {line}' for line in lines), '  }', '  return']
        self.functions.append('\n'.join([f'func.func @{entry}({parameters}) {{', *body, '}']))

    def write(self):
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path, 'w') as file:
            file.write('\n'.join([*self.head, *self.functions]) + '\n')


def load(name, pointer, dtype):
    return f'%{name} = pto.vlds %{pointer}[%c0] : {dtype.ptr} -> {dtype.vreg}'


def store(name, pointer, dtype, mask='all'):
    return f'pto.vsts %{name}, %{pointer}[%c0], %{mask} : {dtype.vreg}, {dtype.ptr}, !pto.mask<{dtype.mask}>'


def pattern(name, word, dtype):
    return f'%{name} = pto.pset_{dtype.mask} "{word}" : !pto.mask<{dtype.mask}>'


def lanes(dtype, values):
    """All lanes of a register: the values, then zeros."""
    return [*values, *[dtype.of(0)] * (dtype.lanes - len(values))]


def bits_of(dtype):
    """The unsigned type of the same width, for results in which signs of zeros matter."""
    return {1: U8, 2: U16, 4: U32}[dtype.width]


