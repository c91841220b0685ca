#!/usr/bin/env python3
"""Measures the tools against `mlir-opt-22` and prints each figure with its limit; fails where a limit is exceeded.

usage: run.py PATH/pto-opt PATH/pto-as [--runs N]

All times are processor time, user and system together, of a process and its children, on which the load of the machine has little
effect. The commands that are compared run in turn, N times, and the least time of each counts. Where mlir-opt-22 is named, it is
`mlir-opt-22 --canonicalize --cse` on the same module in generic form, in the same run; the title of a figure states if mlir-opt-22
only reads and prints. The original `ptoas` takes 35 ms to start; the limit of ours, a quarter of the time of mlir-opt-22 for the same
lines, is a third of that where mlir-opt-22 takes 47 ms. Our `ptoas` has to be in the folder of `pto-opt`.
"""
import argparse, os, shutil, subprocess, sys, tempfile, time

parser = argparse.ArgumentParser()
parser.add_argument('tool')
parser.add_argument('assembler')
parser.add_argument('--runs', type=int, default=5, help='how often each command runs')
options = parser.parse_args()
TOOL, ASSEMBLER = os.path.abspath(options.tool), os.path.abspath(options.assembler)
PTOAS = os.path.join(os.path.dirname(TOOL), 'ptoas')
HERE = os.path.dirname(os.path.abspath(__file__))
PEER = ['mlir-opt-22', '--allow-unregistered-dialect']
NULL = ['-o', os.devnull]
with open(os.path.join(HERE, 'kernel.pto')) as text:
    KERNEL = text.read()
# The greatest permitted ratios to mlir-opt-22.
LOWERING, VISA, SYNC, PLANNING = 7.1, 26, 0.47, 0.9
failed = False


def run(command):
    """Processor time of a command in seconds, and its peak memory in MB."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        sys.exit(f'{" ".join(command)} ends with {child.returncode}: {said.decode(errors="replace")[:2000]}')
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def speedup(command):
    """Returns the speedup of threads if each had a core: the processor time of all threads of a command, divided by the sum of that
    of the first one, which runs alone at the start and the end, and that of the busiest of the others."""
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    used = {}
    while child.poll() is None:
        try:
            for thread in os.listdir(f'/proc/{child.pid}/task'):
                with open(f'/proc/{child.pid}/task/{thread}/schedstat') as file:
                    used[thread] = int(file.read().split()[0])
        except (FileNotFoundError, ProcessLookupError):
            pass
        time.sleep(0.005)
    if child.returncode not in (0, 1):
        sys.exit(f'{" ".join(command)} ends with {child.returncode}')
    first = used.pop(str(child.pid))
    return (first + sum(used.values())) / (first + max(used.values()))


def least(*commands, runs=options.runs):
    """The least processor time of each command; they run in turn."""
    times = [[] for _ in commands]
    for _ in range(runs):
        for command, of_command in zip(commands, times):
            of_command.append(run(command)[0])
    return [min(of_command) for of_command in times]


def figure(name, value, limit, how='', unit='x'):
    global failed
    holds = value <= limit
    failed |= not holds
    print(f'{name:<62} {how:>24} {value:8.2f} {unit:<2} (at most {limit:g}) {"holds" if holds else "EXCEEDED"}', flush=True)


def ratio(name, ours, peer, limit):
    figure(name, ours / peer, limit, f'{ours:.3f} s : {peer:.3f} s')


def growth(name, long, short, limit):
    figure(name, long / short, limit, f'{long:.3f} s : {short:.3f} s')


class Files:
    """The modules that the benchmarks read."""

    def __init__(self, work):
        self.work = work

    def write(self, name, text):
        path = os.path.join(self.work, name)
        with open(path, 'w') as out:
            out.write(text)
        return path

    def module(self, script, count, functions=1):
        """Writes a module of functions, each with a number of tile operations."""
        text = subprocess.run(['sh', os.path.join(HERE, script), str(count)], capture_output=True, text=True, check=True)
        head, *body, foot = text.stdout.rstrip('\n').split('\n')
        each = '\n'.join(body)
        all_of_them = [each.replace('@bench', f'@bench{number}', 1) for number in range(functions)]
        return self.write(f'{script}.{count}.{functions}.mlir', '\n'.join([head, *all_of_them, foot]) + '\n')

    def made(self, source, suffix, *command):
        """Writes the output of a command for a file."""
        path = f'{source}.{suffix}'
        run([*command, source, '-o', path])
        return path

    def generic(self, source, *options):
        return self.made(source, 'generic', TOOL, *options, '--mlir-print-op-generic')


def optimised_by_peer(generic):
    return [*PEER, '--canonicalize', '--cse', generic, *NULL]


def reading(files):
    """Measures start-up, parsing, verifying and printing."""
    kernel = files.write('kernel.mlir', KERNEL)
    ours, peer = least([TOOL, '--verify', kernel], optimised_by_peer(files.generic(kernel)), runs=4 * options.runs)
    ratio('--verify of 40 lines, to mlir-opt-22', ours, peer, 0.5)

    long, short = files.module('module.sh', 60000), files.module('module.sh', 6000)
    generic = files.generic(long)
    ours, peer, tenth = least([TOOL, long, *NULL], [*PEER, generic, *NULL], [TOOL, short, *NULL])
    ratio('parse, verify, print 60,000 tile operations, to mlir-opt-22', ours, peer, 1.2)
    growth('60,000 operations against 6,000', ours, tenth, 11)

    # mlir-opt-22 parses and verifies, and prints nothing.
    text = files.made(long, 'asm', ASSEMBLER, 'print', '--to=asm')
    ours, peer = least([ASSEMBLER, 'check', text], [*PEER, '--verify-diagnostics', generic])
    ratio('assembly of them, parsed and verified, to mlir-opt-22', ours, peer, 1.2)


def lowering(files):
    """Measures lowering of tiles to vector instructions, compilation to vISA, and the sync verifier."""
    long, short = files.module('module.sh', 20000), files.module('module.sh', 2000)
    lower = [TOOL, '--pto-arch=a5', '--lower=vector', *NULL]
    compile_ = [TOOL, '--pto-arch=a5', '--target=visa', '--platform=pvc', *NULL]
    peer = optimised_by_peer(files.generic(long))
    lowered, lowered_short, compiled, compiled_short, peer = least(
        [*lower, long], [*lower, short], [*compile_, long], [*compile_, short], peer)
    ratio('lowering 20,000 tile operations in one function, to mlir-opt-22', lowered, peer, LOWERING)
    growth('lowering 20,000 operations against 2,000', lowered, lowered_short, 12)
    ratio('compiling them to vISA, to mlir-opt-22', compiled, peer, VISA)
    growth('compiling 20,000 operations against 2,000', compiled, compiled_short, 12)
    figure('lowering 20,000 tile operations, peak memory', run([*lower, long])[1], 500, unit='MB')

    check = [TOOL, '--pto-arch=a5', '--verify', '--verify-sync']
    long, short = (files.made(each, 'lowered', *lower[:3]) for each in (long, short))
    ours, tenth, peer = least([*check, long], [*check, short], optimised_by_peer(files.generic(long)))
    ratio('--verify-sync of 20,000 lowered tile operations, to mlir-opt-22', ours, peer, SYNC)
    growth('--verify-sync of 20,000 operations against 2,000', ours, tenth, 12)


def planning(files):
    """Addresses and flags: each operation writes a separate buffer. pto-isa's own compiler takes 14 s to plan 20,000 of them and
    126 s to order them. One function of 20,000 is compared with ten of 2,000. The time of a pass that changes nothing in the same
    file is subtracted, because it is the time for reading and printing."""
    both, none = 'pto-allocation{smallest=true apart=true},pto-sync{distinct-arguments=true}', 'pto-drop-barriers'
    commands = []
    for source in files.module('plan.sh', 20000), files.module('plan.sh', 2000, functions=10):
        for passes in both, none:
            pipeline = f'--pass-pipeline=builtin.module(func.func({passes}))'
            commands.append([TOOL, '--pto-arch=a5', source, pipeline, *NULL])
    commands.append(optimised_by_peer(files.generic(files.module('plan.sh', 20000))))
    long, read_long, short, read_short, peer = least(*commands, runs=2 * options.runs)
    long, short = long - read_long, short - read_short
    ratio('planning and ordering 20,000 tile operations, to mlir-opt-22', long, peer, PLANNING)
    growth('one function of 20,000 operations against ten of 2,000', long, short, 1.2)


def front_ends(files):
    """Measures what front ends run: `ptoas` on a short kernel, on a long one, and on batches of it."""
    write = [PTOAS, '--enable-insert-sync', *NULL]
    kernel, module = files.write('kernel.mlir', KERNEL), files.module('module.sh', 20000)
    ours, peer = least([*write, kernel], optimised_by_peer(files.generic(kernel)), runs=4 * options.runs)
    ratio('ptoas of 40 lines, C++ with flags, to mlir-opt-22', ours, peer, 0.25)
    ours, peer = least([*write, module], optimised_by_peer(files.generic(module)))
    ratio('ptoas of 20,000 tile operations, to mlir-opt-22', ours, peer, 3)

    folder, out, cache = (os.path.join(files.work, name) for name in ('jobs', 'products', 'cache'))
    os.mkdir(folder)
    for number in range(100):
        shutil.copy(files.module('module.sh', 600 + number), os.path.join(folder, f'{number}.mlir'))
    batch = [TOOL, 'batch', folder, '-o', out]
    cpp = ['--tool', 'ptoas', '--', '--enable-insert-sync']
    one, two = least([*batch, '-j', '1', *cpp], [*batch, '-j', '2', *cpp])
    # Without contention, two cores take half of the processor time each.
    ratio('a batch of 100 modules: work of two threads, to that of one', two, one, 2 / 1.8)
    if os.path.isdir('/proc/self/task'):
        alone = 1 / max(speedup([*batch, '-j', '2', *cpp]) for _ in range(options.runs))
        figure('the same on two free cores, to one core', alone, 1 / 1.8)
    for name, job in ('C++', cpp), ('vector instructions', ['--', '--pto-arch=a5', '--lower=vector']), (
            'GPU code', ['--', '--pto-arch=a5', '--target=visa', '--platform=pvc']):
        made = [*batch, '-j', '1', '--cache-dir', cache, *job]
        shutil.rmtree(out, ignore_errors=True)
        first = run(made)[0]
        ratio(f'a batch of 100 modules from the cache, to the first: {name}', least(made)[0], first, 1 / 20)
        again = []
        for _ in range(options.runs):
            shutil.rmtree(out)
            again.append(run(made)[0])
        ratio(f'the same into an empty folder: {name}', min(again), first, 1 / 20)


if __name__ == '__main__':
    with tempfile.TemporaryDirectory() as work:
        for part in reading, lowering, planning, front_ends:
            part(Files(work))
    sys.exit(failed)
