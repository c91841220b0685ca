"""Writes cases of `reference.py` as kernels on global memory, which GPUs can run too. Needs numpy."""
import os
import re

import numpy as np

from reference_case import View
from reference_values import FLOATS, width


def view(lines, name, dtype, extents):
    """The statements that make a view of a pointer; returns its type."""
    shape, whole = ', '.join(extents), f'!pto.tensor_view<?x?x{dtype}>'
    part = f'!pto.partition_tensor_view<?x?x{dtype}>'
    lines.append(f'{name}_m = pto.make_tensor_view {name}_p, shape = [{shape}], strides = [{extents[1]}, %one] : {whole}')
    lines.append(f'{name}_w = pto.partition_view {name}_m, offsets = [%zero, %zero], sizes = [{shape}] : {whole} -> {part}')
    return part


def kernel(case):
    """The text of a kernel and its arguments; `None` if a tile is not in vector memory, or boxed."""
    if case.target != 'a5' or any(tile.loc not in ('vec', 'gm') or 'slayout' in tile.words for tile in case.tiles):
        return None
    # Columns of kernels fill whole blocks.
    if any('col_major' in tile.words and tile.rows * width(tile.dtype) % 256 for tile in case.tiles):
        return None
    parameters, extents, names = [], [], {}
    head, tail = ['%zero = arith.constant 0 : index', '%one = arith.constant 1 : index'], []
    for at, tile in enumerate(case.tiles):
        name, of = f'%t{at}', [f'%t{at}_r', f'%t{at}_c']
        tile.first, is_open = (0, 0), tile.whole is not None
        tile.whole = None
        parameters.append((f'{name}_p: !pto.ptr<{tile.dtype}, gm>', f'{tile.dtype}:{tile.bytes().hex()}'))
        for extent, number in zip(of, tile.valid):
            if is_open:
                extents.append((f'{extent}: index', str(number)))
            else:
                head.append(f'{extent} = arith.constant {number} : index')
        part = view(head, name, tile.dtype, of)
        if isinstance(tile, View):
            names[f't{at}'] = part
            continue
        names[f't{at}'] = tile.type if is_open else tile.spelled((tile.rows, tile.cols), f'{tile.valid[0]}x{tile.valid[1]}')
        given = f' valid_row = {of[0]} valid_col = {of[1]}' if is_open else ''
        head.append(f'{name} = pto.alloc_tile{given} : {names[f"t{at}"]}')
        head.append(f'pto.tload ins({name}_w : {part}) outs({name} : {names[f"t{at}"]})')
        if at in case.expected:
            tail.append(f'pto.tstore ins({name} : {names[f"t{at}"]}) outs({name}_w : {part})')
    for at, text in enumerate(case.scalars):
        number, dtype = text.split(' : ')
        if dtype[0] in 'su':
            return None
        if number[0] == '@':
            extents.append((f'%c{at}: {dtype}', number[1:]))
        else:
            head.append(f'%c{at} = arith.constant {text}')
        names[f'c{at}'] = f'%c{at}'
    operands = [f'%t{at}' + '_w' * isinstance(tile, View) for at, tile in enumerate(case.tiles)]
    lines = '\n'.join('  ' + line for line in [*head, case.text.format(*operands, **names), *tail])
    listed = ', '.join(text for text, _ in [*parameters, *extents])
    return f'func.func @kernel({listed}) {{\n{lines}\n  return\n}}\n', [given for _, given in [*parameters, *extents]]


def registers(case):
    """The text of a kernel whose instructions work on registers, and its arguments: tiles become copies at fixed addresses."""
    head, tail, parameters = ['%size = arith.constant 256 : i64', '%once = arith.constant 1 : i64'], [], []
    for at, tile in enumerate(case.tiles):
        ub, gm = (f'!pto.ptr<{tile.dtype}, {memory}>' for memory in ('ub', 'gm'))
        parameters.append((f'%t{at}_p: {gm}', f'{tile.dtype}:{tile.bytes().hex()}'))
        head += [f'%at{at} = arith.constant {256 * at} : i64', f'%u{at} = pto.castptr %at{at} : i64 -> {ub}']
        if at in case.expected:
            tail.append(f'pto.mte_ub_gm %u{at}, %t{at}_p, %size nburst(%once, %size, %size) : {ub}, {gm}, i64, i64, i64, i64')
        else:
            head.append(f'pto.mte_gm_ub %t{at}_p, %u{at}, %at0, %size nburst(%once, %size, %size) : {gm}, {ub}, i64, i64, i64, i64, i64')
    text = re.sub(r'= pto.tile_buf_addr \{(\d+)\} : \{t\d+\} -> (!pto.ptr<\w+, ub>)', r'= pto.castptr %at\1 : i64 -> \2', case.text)
    names = {}
    for at, constant in enumerate(case.scalars):
        number, dtype = constant.split(' : ')
        if dtype[0] in 'su':
            return None
        head.append(f'%c{at} = arith.constant {constant}')
        names[f'c{at}'] = f'%c{at}'
    flags = [f'pto.{way}_flag["{first}", "{second}", "EVENT_ID0"]' for first, second in (('PIPE_MTE2', 'PIPE_V'), ('PIPE_V', 'PIPE_MTE3'))
             for way in ('set', 'wait')]
    lines = '\n'.join('  ' + line for line in [*head, *flags[:2], text.format(**names), *flags[2:], *tail])
    listed = ', '.join(name for name, _ in parameters)
    return f'func.func @kernel({listed}) {{\n{lines}\n  return\n}}\n', [given for _, given in parameters]


def write(cases, folder):
    """Writes kernels with their arguments and the error that they may have; returns how many there are."""
    count = 0
    for case in cases:
        made = registers(case) if 'tile_buf_addr' in case.text else kernel(case)
        if made is None:
            continue
        relative = absolute = 0.0
        if case.near is not None:
            types = [case.tiles[at].dtype for at in case.expected]
            relative = max(2.0**-(FLOATS[dtype][1] - 6) if dtype in FLOATS else 0.0 for dtype in types)
            absolute = float(np.max(np.nan_to_num(case.near), initial=0.0))
        with open(os.path.join(folder, f'{case.name}.{count}.mlir'), 'w') as out:
            out.write(f'// NEAR {relative} {absolute}\n// GIVEN {" ".join(made[1])}\n{made[0]}')
        count += 1
    return count
