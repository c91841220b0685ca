#!/usr/bin/env python3
"""Takes the real files of a shared folder that are marked accept through every text form and back.

usage: forms.py PATH/pto-as SHARED

SHARED/check/forms.py does it. The defects that it finds have to be those that forms.tsv, beside this script, lists with reasons;
this script checks the reasons. It counts the files without a values form for each code and operation: a rule of the values form has
to reject each of them, at an operation. Exit status 0 if everything holds.
"""
import collections, csv, os, re, subprocess, sys, tempfile

tool, shared = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
corpus = os.path.join(shared, 'corpus')
wrong = []


def run(*arguments):
    done = subprocess.run([tool, *arguments], capture_output=True, timeout=600)
    return done.returncode, done.stdout, done.stderr.decode(errors='replace')


def names_in_quotes(row):
    """Checks that a file is taken for generic text only because of the name of an attribute; returns the reason if it is not."""
    path, target = os.path.join(corpus, row['file']), '--pto-arch=' + row['arch']
    _, text, _ = run('print', path, target, '--to=dps')
    text = text.decode()
    # A name that is not a bare identifier can only be written in quotes.
    bare = re.sub(r'"(pto\.\w*[^\w."][^"]*)" = ', '', text)
    if text == bare:
        return 'has no name in quotes'
    if '"pto.' in bare:
        return 'has generic text'
    with tempfile.TemporaryDirectory() as work:
        back = os.path.join(work, 'back.pto')
        with open(back, 'w') as file:
            file.write(text)
        # Both paths record the target.
        want, found = (run('assemble', name, target, '--to=generic')[:2] for name in (path, back))
        again = run('print', back, target, '--to=dps')[1]
    if want != found or want[0] != 0:
        return 'is another module when read again'
    return None if again.decode() == text else 'is printed otherwise when read again'


with open(os.path.join(corpus, 'expected.tsv')) as file:
    rows = list(csv.DictReader(file, delimiter='\t'))
accepted = {row['file']: row for row in rows if row['verdict'] == 'accept' and not row['split']}
REASONS = {'name in quotes': names_in_quotes}
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'forms.tsv')) as file:
    expected = {(row['form'], row['file']): row['reason'] for row in csv.DictReader(file, delimiter='\t')}

check = os.path.join(shared, 'check', 'forms.py')
done = subprocess.run([sys.executable, check, '--tool', tool, '--corpus', corpus], capture_output=True, text=True)
found = {}
for line in done.stdout.split('\n'):
    if line.startswith('  '):
        form, state, name, message = line.strip().split(' | ', 3)
        found[form, name] = f'{state}: {message}'
    elif line:
        print(line)
counted = re.search(r'(\d+) passed, (\d+) failed', done.stdout)
if not counted or int(counted[2]) != len(found):
    wrong.append(f'the check ends with status {done.returncode} {done.stderr.strip()}')
for key, said in sorted(found.items()):
    if key not in expected:
        wrong.append(f'{key[0]} of {key[1]}: {said}')
for (form, name), reason in sorted(expected.items()):
    if (form, name) not in found:
        wrong.append(f'{form} of {name} is well, and need not be explained: {reason}')
        continue
    unlike = REASONS[reason](accepted[name])
    if unlike:
        wrong.append(f'{form} of {name} {unlike}')
print(f'{len(expected)} of the failed are well: {", ".join(sorted(set(expected.values())))}')

# The codes and operations for which files have no values form.
refused, at = collections.defaultdict(set), re.compile(r'^(.+?):\d+:\d+: error\[(PTO\d+)\]: (pto\.[\w.]+)')
for arch in sorted({row['arch'] for row in accepted.values()}):
    of_arch = [name for name, row in accepted.items() if row['arch'] == arch]
    with tempfile.TemporaryDirectory() as out:
        # File names are not unique, so the index of a file names its link.
        paths = [os.path.join(corpus, name) for name in of_arch]
        for index, path in enumerate(paths):
            os.symlink(path, os.path.join(out, f'{index}.pto'))
        inputs = [os.path.join(out, f'{index}.pto') for index in range(len(paths))]
        options = ['--pto-arch=' + arch] if arch else []
        _, _, said = run('print', *inputs, *options, '--to=ssa', '-o', os.path.join(out, 'ssa'), '--diagnostics=short', '--max-errors=0')
        without = {path for index, path in enumerate(inputs) if not os.path.exists(os.path.join(out, 'ssa', f'{index}.pto'))}
        explained = set()
        for line in said.split('\n'):
            match = at.match(line)
            if match and match[2].startswith('PTO13'):
                explained.add(match[1])
                refused[match[2], match[3]].add((arch, match[1]))
            elif ': error[' in line:
                wrong.append(f'without values: {line}')
        wrong.extend(f'{of_arch[inputs.index(path)]} has no form on values, and nothing is said' for path in without - explained)
codes = collections.defaultdict(set)
for (code, _), files in refused.items():
    codes[code] |= files
for code, files in sorted(codes.items()):
    # Print at most eight operations, the most frequent first.
    most = sorted(((len(of), name) for (other, name), of in refused.items() if other == code), key=lambda item: (-item[0], item[1]))
    named = ', '.join(f'{name} in {count}' for count, name in most[:8])
    print(f'{len(files):4} files have no form on values by {code}: {named}{", .." if len(most) > 8 else ""}')
print(''.join(f'WRONG {line}\n' for line in wrong), end='')
sys.exit(bool(wrong))
