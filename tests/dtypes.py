#!/usr/bin/env python3
"""Compares the element types that each tile operation takes with the table of a shared folder, by trying every type.

usage: dtypes.py PATH/pto-opt SHARED

For each line of SHARED/spec/dtype-matrix.tsv, this script writes one operation for each element type and target, and pto-opt
verifies it. The accepted types have to be those in the column of the reference compiler; dtypes.tsv, beside this script, has to
list each difference with its reason. The diagnostic for a rejected type has to cite the sources that reject it, and no others. Exit
status 0 if everything holds.
"""
import csv, json, os, re, subprocess, sys, tempfile

if len(sys.argv) != 3 or not os.path.exists(os.path.join(sys.argv[2], 'spec', 'dtype-matrix.tsv')):
    print('skipped: no dtype-matrix.tsv')
    sys.exit(0)
tool, spec = os.path.abspath(sys.argv[1]), os.path.join(os.path.abspath(sys.argv[2]), 'spec')
INTEGERS = {width: {f'i{width}', f'si{width}', f'ui{width}'} for width in (8, 16, 32, 64)}
BUILTIN_FP8 = {'f8E4M3FN', 'f8E5M2', 'f8E4M3', 'f8E4M3FNUZ', 'f8E4M3B11FNUZ', 'f8E5M2FNUZ'}
PAIRS = {'!pto.f4E1M2x2', '!pto.f4E2M1x2', '!pto.hif8x2', '!pto.bf16x2'}
LOW = BUILTIN_FP8 | PAIRS | {'!pto.hif8', '!pto.f8E8M0'}
BITS = {t: w for w, group in INTEGERS.items() for t in group}
BITS |= {'f16': 16, 'bf16': 16, 'f32': 32, 'f64': 64, '!pto.hif8x2': 16, '!pto.bf16x2': 32}
BITS |= {t: 8 for t in LOW if t not in BITS}
TYPES = sorted(BITS)
FP4 = {'!pto.f4E1M2x2', '!pto.f4E2M1x2'}
WORDS = {'fp8': BUILTIN_FP8, 'builtin 8-bit float': BUILTIN_FP8, 'fp4': FP4, 'hif8': {'!pto.hif8'},
         'any integer': set().union(*INTEGERS.values()), 'ui8': {'ui8'}, 'f8E8M0': {'!pto.f8E8M0'},
         'low precision': LOW, 'f8E4M3FN': {'f8E4M3FN'}, 'f8E5M2': {'f8E5M2'},
         'f8e5m2': {'f8E5M2'}, 'f4e1m2x2': {'!pto.f4E1M2x2'}, 'f4e2m1x2': {'!pto.f4E2M1x2'}}
WORDS |= {f'i{w}': g for w, g in INTEGERS.items()} | {f'u{w}': g for w, g in INTEGERS.items()}
WORDS |= {t: {t} for t in ('f16', 'bf16', 'f32', 'f64')} | {'set free': set(TYPES), 'elems equal': set(), 'both fp4': FP4}


def types(text):
    """Returns the set that a list of words names; the words do not state signedness."""
    text = re.sub(r'\(.*?\)|, equal size|, idx i32.*', '', text).strip()
    if text.startswith('any elem of ') or re.fullmatch(r'[\d, ]+ B', text):
        return {t for t in TYPES if str(BITS[t] // 8) in re.findall(r'\d', text)}
    if text in ('any', 'any but low precision', 'no low precision', 'any pair without low precision'):
        return set(TYPES) - (LOW if text != 'any' else set())
    words = re.split(r'\s*,\s*(?:or\s+)?|\s+or\s+|\s*/\s*', re.sub(' of 1,2,4,8 B| any sign', '', text))
    return set().union(*(WORDS[word] for word in words if word))


def plain(part):
    """Returns the part of a cell that lists the types of the data: those of masks and indices are shorter lists, or words."""
    return not re.match('(?:idx|tmp|high_precision|fp form|X to ZZ|src|dst) ', part), len(part)


def stated(cell, form):
    """Returns the types that a cell of the table states for a form of an operation: the list after the words of the form."""
    if cell.startswith('illegal'):
        return set()
    if not cell:
        return None
    end = r'(?=;|, (?:any sign|equal size|idx|dst|tmp|src)\b|$)'
    if not form:
        # The cell lists the sources of an operation beside its masks and indices; the sources have the longest list.
        return types(max(re.split(r' ?; ', re.sub('^default ', '', cell)), key=plain))
    found = re.search(rf'(?:^|[;,] ?)(?:{form}):? (.*?)' + end, cell)
    return types(found[1]) if found else set()


def tile(dtype, shape='32x64', loc='vec', tail=''):
    return f'!pto.tile_buf<{loc}, {shape}x{dtype}{tail}>'


COLUMN = ', blayout=col_major'


def view(dtype, shape='32x64'):
    return f'!pto.partition_tensor_view<{shape}x{dtype}>'


def dps(name, sources, destination, attributes=''):
    """An operation on sources and one destination: types, and values numbered in this order."""
    values = ', '.join(f'%{i}' for i in range(len(sources)))
    types = ', '.join(sources)
    ins = f' ins({values} : {types})' if sources else ''
    return sources + [destination], f'pto.{name}{ins} outs(%{len(sources)} : {destination}){attributes}'


def generic(name, operands, attributes=''):
    values = ', '.join(f'%{i}' for i in range(len(operands)))
    return operands, f'"pto.{name}"({values}) {attributes} : ({", ".join(operands)}) -> ()'


def unary(name):
    return lambda t: dps(name, [tile(t)], tile(t))


def binary(name):
    return lambda t: dps(name, [tile(t), tile(t)], tile(t))


def with_scalar(name):
    return lambda t: dps(name, [tile(t), t], tile(t))


def rows(name):
    return lambda t: dps(name, [tile(t)], tile(t, '32x1', tail=COLUMN))


def columns(name):
    return lambda t: dps(name, [tile(t)], tile(t, '1x64'))


def row_expand(name):
    return lambda t: dps(name, [tile(t), tile(t, '32x1', tail=COLUMN)], tile(t))


def segments(*counts):
    return f'{{operandSegmentSizes = array<i32: {", ".join(map(str, counts))}>}}'


def product(t):
    """A matrix product with a scale for each 32 elements."""
    k = 128
    return dps('tmatmul.mx', [tile(t, f'16x{k}', 'left', ', blayout=col_major, slayout=row_major'),
                              tile('f16', f'16x{k // 32}', 'scaling', ', slayout=row_major, fractal=32'),
                              tile(t, f'{k}x64', 'right', ', slayout=col_major'),
                              tile('f16', f'{k // 32}x64', 'scaling', ', blayout=col_major, slayout=col_major, fractal=32')],
               tile('f32', '16x64', 'acc', ', blayout=col_major, slayout=row_major, fractal=1024'))


# Operations and their forms, each with the function that writes it for an element type.
FORMS = {}
SIGNLESS = {t: f'i{width}' for width, group in INTEGERS.items() for t in group}
for name in 'tands tors txors'.split():
    FORMS[name] = {'': lambda t, name=name: dps(name, [tile(t), SIGNLESS.get(t, t)], tile(t))}
for name in 'tadd tand tdiv tfmod tmax tmin tmul tor tshl tshr tsub tpartadd tpartmax tpartmin tpartmul txor trem tprelu'.split():
    FORMS[name] = {'': binary(name)}
for name in 'tabs texp tlog tneg tnot trecip trelu trsqrt tsqrt'.split():
    FORMS[name] = {'': unary(name)}
for name in 'tadds taxpy tdivs tfmods tmaxs tmins tmuls trems tsubs'.split():
    FORMS[name] = {'': with_scalar(name)}
for name in 'trowmax trowmin trowprod trowsum'.split():
    FORMS[name] = {'': rows(name)}
for name in 'tcolmax tcolmin tcolprod tcolsum'.split():
    FORMS[name] = {'': columns(name)}
for name in 'trowexpandadd trowexpanddiv trowexpandmul trowexpandsub'.split():
    FORMS[name] = {'': row_expand(name)}
FORMS |= {
    'tcmp': {'': lambda t: dps('tcmp', [tile(t), tile(t)], tile('i8'))},
    'tcmps': {'': lambda t: dps('tcmps', [tile(t), t], tile('i8'))},
    'tshls': {'': lambda t: dps('tshls', [tile(t), 'i16'], tile(t))},
    'tshrs': {'': lambda t: dps('tshrs', [tile(t), 'i16'], tile(t))},
    'tlrelu': {'': lambda t: dps('tlrelu', [tile(t), 'f32'], tile(t))},
    'tpow': {'': binary('tpow'), 'high_precision': lambda t: dps('tpow', [tile(t), tile(t)], tile(t),
             ' {precisionType = #pto.pow_precision<high_precision>}')},
    'tpows': {'': with_scalar('tpows'), 'high_precision': lambda t: dps('tpows', [tile(t), t], tile(t),
              ' {precisionType = #pto.pow_precision<high_precision>}')},
    'texpands': {'': lambda t: dps('texpands', [t], tile(t))},
    'tsel': {'': lambda t: dps('tsel', [tile('i8'), tile(t), tile(t)], tile(t))},
    'tsels': {'': lambda t: dps('tsels', [tile('i8'), tile(t), t], tile(t))},
    'tci': {'': lambda t: dps('tci', [t], tile(t, '1x64'))},
    'ttri': {'': lambda t: generic('ttri', ['i32', tile(t)], '{upperOrLower = 0 : i32}')},
    'trandom': {'': lambda t: dps('trandom', ['i32'] * 6, tile(t, '1x256'))},
    'tsort32': {'': lambda t: dps('tsort32', [tile(t, '1x64'), tile('i32', '1x64')], tile(t, '1x128')),
                'idx': lambda t: dps('tsort32', [tile('f32', '1x64'), tile(t, '1x64')], tile('f32', '1x128'))},
    'tconcat': {'': lambda t: dps('tconcat', [tile(t, '32x32'), tile(t, '32x32')], tile(t))},
    'ttrans': {'': lambda t: dps('ttrans', [tile(t, '32x32')], tile(t, '32x32'))},
    'tcolexpand': {'': lambda t: dps('tcolexpand', [tile(t, '1x64')], tile(t))},
    'trowexpand': {'': lambda t: dps('trowexpand', [tile(t)], tile(t))},
    'tgather': {
        'mask': lambda t: generic('tgather', [tile(t, '1x128'), tile(t, '1x64')],
                                  '{axis = "row", maskPattern = #pto.mask_pattern<P0101>, '
                                  + segments(1, 1, 0, 0, 0, 0)[1:]),
        'index': lambda t: generic('tgather', [tile(t), tile(t), tile('i32'), tile('i32')], segments(1, 1, 0, 1, 1, 0)),
        'idx': lambda t: generic('tgather', [tile('f32'), tile('f32'), tile(t), tile(t)], segments(1, 1, 0, 1, 1, 0)),
        'compare src': lambda t: generic('tgather', [tile(t), tile('i32'), tile('i32'), tile('ui8'), t],
                                         segments(1, 1, 1, 0, 1, 1)),
    },
    'tscatter': {'': lambda t: dps('tscatter', [tile(t, '1x64'), tile(INDEX.get(BITS[t], 'i16'), '1x64')],
                                      tile(t, '1x64'))},
    'tgatherb': {'dst': lambda t: dps('tgatherb', [tile(t), tile('i32')], tile(t))},
    'thistogram': {'src': lambda t: dps('thistogram', [tile(t, '8x32'), HISTOGRAM_INDEX.get(BITS[t], tile('i8', '3x32'))],
                                        tile('i32', '8x256'), ' {byte = 0 : i32}'),
                   'idx': lambda t: dps('thistogram', [tile('ui32', '8x32'), tile(t, '3x32')], tile('ui32', '8x256'),
                                        ' {byte = 0 : i32}'),
                   'dst': lambda t: dps('thistogram', [tile('ui32', '8x32'), tile('ui8', '3x32')], tile(t, '8x256'),
                                        ' {byte = 0 : i32}')},
    'tmrgsort': {'single list': lambda t: (['i32', tile(t, '1x256'), tile(t, '1x256')],
                                           f'pto.tmrgsort ins(%1, %c : {tile(t, "1x256")}, i32) outs(%2 : {tile(t, "1x256")})'),
                 'multi list': lambda t: ([tile(t, '1x64'), tile(t, '1x128'), 'vector<4xi16>'],
                                          f'pto.tmrgsort ins(%0, %0 no_tmp {{exhausted = false}} : {tile(t, "1x64")}, '
                                          f'{tile(t, "1x64")}) outs(%1, %2 : {tile(t, "1x128")}, vector<4xi16>)')},
    'textract': {'': lambda t: generic('textract', [tile(t, '64x64'), 'index', 'index', tile(t)], segments(1, 1, 1, 1, 0, 0))},
    'tinsert': {'vec': lambda t: generic('tinsert', [tile(t, '32x64'), 'index', 'index', tile(t, '64x64')],
                                         segments(1, 1, 1, 1, 0, 0))},
    'tmov': {'': lambda t: dps('tmov', [tile(t)], tile(t))},
    'tmatmul.mx': {'lhs,rhs in': product},
    'mgather': {'': lambda t: dps('mgather', [view(t), tile('i32', '1x32')], tile(t), ' {coalesce = #pto<coalesce row>}'),
                'idx': lambda t: dps('mgather', [view('f32'), tile(t, '1x32')], tile('f32'), ' {coalesce = #pto<coalesce row>}')},
    'mscatter': {'': lambda t: dps('mscatter', [tile(t), tile('i32', '1x32')], view(t),
                                          ' {coalesce = #pto<coalesce row>}'),
                 'idx': lambda t: dps('mscatter', [tile('f32'), tile(t, '1x32')], view('f32'),
                                      ' {coalesce = #pto<coalesce row>}')},
    'tload': {'dst': lambda t: dps('tload', [view(t)], tile(t))},
    'tprefetch': {'': lambda t: dps('tprefetch', [view(t)], tile(t))},
    'tstore': {'vec(?:,mat)? src': lambda t: dps('tstore', [tile(t)], view(t))},
    'taddsc': {'': lambda t: generic('taddsc', [tile(t), t, tile(t), tile(t)], '')},
    'tsubsc': {'': lambda t: generic('tsubsc', [tile(t), t, tile(t), tile(t)], '')},
}
INDEX = {32: 'i32'}
HISTOGRAM_INDEX = {16: tile('i8', '8x1', tail=COLUMN)}


def verdicts(target, chunks):
    """Verifies chunks for a target; returns the first error of each, and None for a chunk that is accepted."""
    with tempfile.TemporaryDirectory() as folder:
        path, lines, owner = os.path.join(folder, 'types.mlir'), [], []
        for index, (operands, text) in enumerate(chunks):
            if index:
                lines.append('// -----')
            arguments = ', '.join(f'%{i}: {ty}' for i, ty in enumerate(operands))
            body = [f'func.func @f({arguments}) {{']
            if '%c ' in text:
                body.append('%c = arith.constant 64 : i32')
            lines += body + [text, 'return', '}']
            owner += [index] * (len(lines) - len(owner))
        with open(path, 'w') as file:
            file.write('\n'.join(lines) + '\n')
        done = subprocess.run([tool, '--verify', '--split-input-file', '--pto-arch=' + target, '--diagnostics=short',
                               '--max-errors=0', '--color=never', path], capture_output=True, text=True, timeout=300)
    errors = {}
    for line in done.stderr.split('\n'):
        found = re.match(r'.*?types\.mlir:(\d+):\d+: error(.*)', line)
        if found:
            errors.setdefault(owner[int(found[1]) - 1], found[2])
    if done.returncode not in (0, 1) or bool(done.returncode) != bool(errors):
        sys.exit(f'pto-opt ends with status {done.returncode}: {done.stderr[:400]}')
    return [errors.get(index) for index in range(len(chunks))]


with open(os.path.join(spec, 'dtype-matrix.tsv')) as file:
    matrix = list(csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE))
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'dtypes.tsv')) as file:
    reasons = {(row['op'], row['form'], row['target']): row for row in csv.DictReader(file, delimiter='\t')}
isa = json.loads(subprocess.run([tool, '--show-isa'], capture_output=True, check=True).stdout)['ops']
NOT_TRIED = {key[0] for key in reasons if key[1] == 'not tried'}
wrong, tried, unused = [], 0, {key for key in reasons if key[1] != 'not tried'}


def sources(name, manual, reference, taken):
    """Compares the sources that the rule of element types cites with those that state it; returns the defect, or None."""
    rules = [rule for rule in isa[name]['rules'] if 'DType' in rule['entry'] and rule['entry']['DType']['allowed'] == 'Definition']
    known = [target for target in manual if manual[target]]
    want = {'manual'} if known and all(manual[target] <= taken[target] for target in known) else set()
    if all(reference[target] is not None and reference[target] <= taken[target] for target in reference):
        want.add('ptoas')
    for rule in rules:
        found = {word for word, text in (('manual', '.md'), ('manual', 'manual'), ('ptoas', 'ptoas')) if text in rule['source']}
        if found != want:
            return f"{name}: element types are stated by {' and '.join(sorted(want)) or 'no source'}, not by {rule['source']}"
    return None


for row in matrix:
    name = row['op'].replace('tmatmul_mx', 'tmatmul.mx')
    if (name in FORMS) == (name in NOT_TRIED):
        wrong.append(f'{name}: has no form and no reason, or both')
    taken, manual, reference = {}, {}, {}
    for form, write in FORMS.get(name, {}).items():
        for target, suffix in (('a3', 'A2A3'), ('a5', 'A5')):
            cell, page = row['PTOAS_' + suffix].strip(), row['manual_' + suffix].strip()
            want = stated(cell, form)
            found = dict(zip(TYPES, verdicts(target, [write(t) for t in TYPES])))
            accepted = {t for t, error in found.items() if error is None}
            tried += len(TYPES)
            if target not in taken:
                taken[target], reference[target] = accepted, want
                manual[target] = types(re.sub('f8e4m3', 'f8E4M3FN', page)) if page != '-' else None
            want = set(TYPES) if want is None else want
            # Only a5 has types of low precision, even if an operation states only the sizes of its elements.
            want -= LOW if target == 'a3' else set()
            key = (name, form, target)
            missing, more = ' '.join(sorted(want - accepted)) or '-', ' '.join(sorted(accepted - want)) or '-'
            listed = reasons.get(key)
            unused.discard(key)
            if listed and (listed['refused'], listed['accepted']) == (missing, more):
                continue
            if missing != '-' or more != '-' or listed:
                said = '; '.join(sorted({found[t] for t in want - accepted})[:2])
                wrong.append(f'{name}\t{form}\t{target}\t{missing}\t{more}\t{said}')
    if taken:
        wrong += filter(None, [sources(name, manual, reference, taken)])
wrong += [f'{" ".join(key)} is in dtypes.tsv, and not in the table' for key in sorted(unused)]
print(f'{tried} operations, {len(matrix)} lines of the table, {len(reasons)} differences with a reason')
print(''.join(f'WRONG {line}\n' for line in wrong), end='')
sys.exit(bool(wrong))
