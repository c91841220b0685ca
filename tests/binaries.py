#!/usr/bin/env python3
"""Compiles the kernels of a shared folder that are marked accept to binaries for Intel GPUs, and checks each binary with the
tools for such files and with Intel's own compiler.

usage: binaries.py PATH/pto-opt SHARED [--files] [--only TEXT]

A file either becomes a binary on a platform (exit status 0) or is refused because an operation has no counterpart there (1). The
check fails if a kernel compiles and has no binary, if `readelf` warns about a binary, if `iga64` reports illegal code, if `ocloc`
prints a message about the LLVM IR, or if an argument has another offset than in the binary of `ocloc`. If `ocloc` reports that it
spills registers, the check only counts the file: the spills are in the binary of `ocloc`. Kernels with buffers in private memory
have no LLVM IR for `ocloc` (PTO1611): their binaries are checked without it. With --files the files are named under each reason;
--only restricts the check to files whose path has the text.
"""
import argparse, collections, concurrent.futures, csv, os, re, shutil, struct, subprocess, sys, tempfile

PLATFORMS = {'dg2': ('12p71', 'acm-g10'), 'pvc': ('12p72', 'pvc')}
# Codes of diagnostics about the binary of a kernel that compiles to vISA.
OF_BINARIES = {'PTO1640', 'PTO1641', 'PTO1642'}
ERROR = re.compile(r': error\[(PTO\d+)\]: (.*)$')
NO_LLVM = 'error[PTO1611]'
SECONDS = 300
SPILL = re.compile(r'(?:warning: )?Spill memory used = .*\n Compiling kernel with spill code .*\n?')

parser = argparse.ArgumentParser()
parser.add_argument('tool')
parser.add_argument('shared')
parser.add_argument('--files', action='store_true', help='name the files under each reason')
parser.add_argument('--only', default='', help='check only files whose path has this text')
options = parser.parse_args()
tool, corpus = os.path.abspath(options.tool), os.path.join(os.path.abspath(options.shared), 'corpus')
missing = [name for name in ('GenX_IR', 'iga64', 'readelf', 'ocloc', 'llvm-as-14') if not shutil.which(name)]
if missing:
    print('skipped: no ' + ', '.join(missing))
    sys.exit()


class Failed(Exception):
    """A program that fails, or prints a warning."""


def run(*command, silent=False):
    """What a program prints."""
    done = subprocess.run(command, capture_output=True, text=True, errors='replace', timeout=SECONDS)
    said = done.stdout + done.stderr
    if done.returncode or (silent and SPILL.sub('', said).strip()):
        raise Failed(f'{os.path.basename(command[0])}: status {done.returncode}: {said[:500]}')
    return said


def sections(path):
    """The bytes of each section of an ELF file by name, and the symbols with a size: name, section, size."""
    data = open(path, 'rb').read()
    start, entry, count, names = struct.unpack_from('<Q', data, 0x28)[0], *struct.unpack_from('<HHH', data, 0x3a)
    heads = [struct.unpack_from('<IIQQQQIIQQ', data, start + entry * index) for index in range(count)]
    bytes_of = [data[head[4]:head[4] + head[5]] for head in heads]
    text = lambda table, at: bytes_of[table][at:bytes_of[table].index(b'\0', at)].decode()
    found, symbols = {text(names, head[0]): content for head, content in zip(heads, bytes_of)}, []
    for head, content in zip(heads, bytes_of):
        if head[1] == 2:
            for name, _, _, section, value, size in struct.iter_unpack('<IBBHQQ', content):
                if size and value == 0:
                    symbols.append((text(head[6], name), bytes_of[section], size))
    return found, symbols


def arguments(info):
    """The lines of the text for the driver that describe the arguments of each kernel."""
    kernels = re.split(r'^  - name: +', info.split('\nkernels_misc_info:')[0], flags=re.M)[1:]
    part = re.compile(r'^    payload_arguments:\n(.*?)^    per_thread', re.M | re.S)
    found = ((kernel.split('\n')[0].strip("'"), part.search(kernel)) for kernel in kernels)
    return {name: match[1] if match else '' for name, match in found}


def checked(row, platform, work):
    """Compiles a file for a platform; returns the exit status, the codes, the defects of the binary, and what is counted."""
    disassembler, device = PLATFORMS[platform]
    source = os.path.join(corpus, row['file'])
    base = os.path.join(work, re.sub(r'\W', '_', row['file']) + '.' + platform)
    command = [tool, source, '--target=visa', '--platform=' + platform, '--diagnostics=short', '-W=none']
    command += ['--pto-arch=' + row['arch']] if row['arch'] else []
    try:
        done = subprocess.run([*command, '--emit=zebin', '-o', base], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return 1, [], f'no end within {SECONDS} s', ''
    if done.returncode:
        errors = [match.groups() for match in map(ERROR.search, done.stderr.split('\n')) if match]
        reasons = sorted({f'{code} ' + re.sub(r'\b\d+\b', 'N', text) for code, text in errors})
        unexpected = done.returncode != 1 or not errors or OF_BINARIES & {code for code, _ in errors}
        return done.returncode, reasons, done.stderr[:500] if unexpected else '', ''
    try:
        said = run('readelf', '-aW', base)
        if 'Warning' in said or 'Error' in said or 'Intel Graphics Technology' not in said:
            raise Failed('readelf: ' + said[:500])
        found, symbols = sections(base)
        for name, content, size in symbols:
            with open(base + '.code', 'wb') as file:
                file.write(content[:size])
            listing = run('iga64', '-d', base + '.code', '-p', disassembler, '-Xprint-pc')
            if 'illegal' in listing or 'rror' in listing or 'EOT' not in listing:
                raise Failed(f'iga64: {name}: {listing[:300]}')
        try:
            run(*command, '--emit=genx-llvm', '-o', base + '.ll', silent=True)
        except Failed as failed:
            if NO_LLVM in str(failed):
                return 0, [], '', 'private'
            raise
        run('llvm-as-14', base + '.ll', '-o', base + '.bc')
        said = run('ocloc', 'compile', '-file', base + '.bc', '-llvm_input', '-options', '-vc-codegen', '--format', 'zebin', '-q',
                   '-output', base + '.theirs', '-output_no_suffix', '-device', device, silent=True)
        ours, theirs = (arguments(part['.ze_info'].decode()) for part in (found, sections(base + '.theirs')[0]))
        if ours != theirs or len(symbols) != len(ours):
            raise Failed(f'arguments: ours {ours}, theirs {theirs}')
    except (Failed, subprocess.TimeoutExpired) as failed:
        return 0, [], str(failed), ''
    return 0, [], '', 'spills' if SPILL.search(said) else ''


with open(os.path.join(corpus, 'expected.tsv')) as file:
    rows = [row for row in csv.DictReader(file, delimiter='\t')
            if row['verdict'] == 'accept' and not row['split'] and options.only in row['file']]
binaries, counted = collections.Counter(), collections.Counter()
reasons, wrong = collections.defaultdict(set), []
with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    pairs = [(row, platform) for row in rows for platform in PLATFORMS]
    for (row, platform), (status, found, said, what) in zip(pairs, pool.map(lambda pair: checked(*pair, work), pairs)):
        binaries[platform] += status == 0 and not said
        counted[platform, what] += 1
        for reason in found:
            reasons[reason].add(row['file'])
        if said:
            wrong.append(f'{row["file"]} on {platform}: {said}')
for platform in PLATFORMS:
    print(f'{binaries[platform]} of {len(rows)} files have binaries on {platform} that the tools take, '
          f'{counted[platform, "private"]} with private memory and the others with the arguments of ocloc, '
          f'which spills registers of {counted[platform, "spills"]}')
for reason, files in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
    if options.files:
        print(f'{len(files):4} {reason}')
        print(''.join(f'       {name}\n' for name in sorted(files)), end='')
print(''.join(f'WRONG {line}\n' for line in wrong), end='')
sys.exit(bool(wrong))
