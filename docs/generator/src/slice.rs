//! Slices a printed module: extracts one operation with the statements that it depends on.
//!
//! The printed form has one statement per line, and a line that opens a region ends with `{`.

use std::collections::BTreeSet;

/// Returns one module for each statement of an operation: the statement, the definitions of its operands, and the
/// enclosing operations. Returns the whole module if every statement needs other functions. With `whole`, the module
/// contains the whole function of the statement.
pub(crate) fn all(printed: &[&str], name: &str, whole: bool) -> Vec<String> {
    let at: Vec<usize> = (0..printed.len()).filter(|&at| contains(printed[at], name)).collect();
    let cut: Vec<String> = at.iter().filter_map(|&at| one(printed, at, whole)).collect();
    if cut.is_empty() && !at.is_empty() {
        return vec![printed.join("\n") + "\n"];
    }
    cut
}

/// Returns whether a line contains an operation.
fn contains(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let after = line[at + name.len()..].chars().next();
        let before = line[..at].chars().next_back();
        // Quoted if the operation has only the generic form.
        (before, after) == (Some('"'), Some('"'))
            || after.is_none_or(|c| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '"')))
                && before.is_none_or(|c| c == ' ')
    })
}

/// Returns the module for the statement in a line; `None` if it needs other functions.
fn one(printed: &[&str], at: usize, whole: bool) -> Option<String> {
    let mut kept: BTreeSet<usize> = BTreeSet::new();
    keep(printed, at, &mut kept);
    if whole && let Some(function) = (0..at).rev().find(|&line| printed[line].contains("func.func ")) {
        keep(printed, function, &mut kept);
    }
    let ends = |line: &&str| line.trim() == "return" || line.trim_start().starts_with("return ");
    let end = (at..printed.len()).find(|&line| ends(&printed[line]));
    kept.extend(end.filter(|end| indent(printed[*end]) <= indent(printed[at])));
    let mut wanted: Vec<usize> = kept.iter().copied().collect();
    while let Some(line) = wanted.pop() {
        let before = kept.clone();
        for value in values(printed[line]) {
            if let Some(definition) = definition(printed, line, value) {
                keep(printed, definition, &mut kept);
            }
        }
        for alias in aliases(printed[line]) {
            let prefix = format!("{alias} = ");
            kept.extend(printed.iter().position(|line| line.starts_with(&prefix)));
        }
        wanted.extend(kept.difference(&before).copied());
    }
    let lines: Vec<String> = kept.iter().map(|&line| trimmed(printed[line], &kept, printed)).collect();
    let inner = match lines.as_slice() {
        [first, inner @ .., last] if first == "module {" && last == "}" => inner,
        whole => whole,
    };
    let margin = inner.first().map_or(0, |line| indent(line));
    let text: String = inner.iter().map(|line| line.get(margin..).unwrap_or("").to_owned() + "\n").collect();
    // A symbol of another function would be undefined.
    let whole = symbols(&text).all(|symbol| text.contains(&format!("func.func {symbol}(")));
    whole.then_some(text)
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Keeps a line, its enclosing regions, and the regions that it opens.
fn keep(printed: &[&str], at: usize, kept: &mut BTreeSet<usize>) {
    let own = indent(printed[at]);
    if printed[at].ends_with('{') {
        let length =
            printed[at + 1..].iter().position(|line| indent(line) <= own && line.trim_start().starts_with('}'));
        kept.extend(at..=at + 1 + length.unwrap_or(0));
    }
    kept.insert(at);
    let mut depth = own;
    for line in (0..at).rev() {
        if indent(printed[line]) < depth && printed[line].ends_with('{') {
            depth = indent(printed[line]);
            kept.insert(line);
            let close = |l: &&str| indent(l) == depth && l.trim_start().starts_with('}');
            kept.extend(printed[at..].iter().position(close).map(|offset| at + offset));
        }
    }
}

/// Returns the line above that defines a value, in the same function.
fn definition(printed: &[&str], from: usize, value: &str) -> Option<usize> {
    (0..from).rev().take_while(|&line| !printed[line].contains("func.func ")).find(|&line| {
        let Some((defined, _)) = printed[line].split_once(" = ") else { return false };
        values(defined).any(|name| name == value)
    })
}

/// Returns names of values in a line.
fn values(line: &str) -> impl Iterator<Item = &str> {
    words(line, '%')
}

/// Returns names of attribute and type aliases in a line.
fn aliases(line: &str) -> impl Iterator<Item = &str> {
    words(line, '#').chain(words(line, '!')).filter(|word| !word.contains('.') && word.len() > 1)
}

fn symbols(text: &str) -> impl Iterator<Item = &str> {
    words(text, '@')
}

/// Returns words that begin with a sigil.
fn words(text: &str, sigil: char) -> impl Iterator<Item = &str> {
    text.match_indices(sigil).map(move |(at, _)| {
        let rest = &text[at + 1..];
        let end =
            rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))).unwrap_or(rest.len());
        &text[at..at + 1 + end]
    })
}

/// Returns the line of a function without its unused arguments.
fn trimmed(line: &str, kept: &BTreeSet<usize>, printed: &[&str]) -> String {
    if !line.trim_start().starts_with("func.func ") {
        return line.to_owned();
    }
    let Some((head, rest)) = line.split_once('(') else { return line.to_owned() };
    let Some(end) = closing(rest) else { return line.to_owned() };
    let (arguments, tail) = rest.split_at(end);
    let used = |argument: &&str| {
        let name = argument.trim().split(':').next().unwrap_or("");
        kept.iter().map(|&at| printed[at]).filter(|other| *other != line).any(|other| values(other).any(|v| v == name))
    };
    let arguments: Vec<&str> = split(arguments).into_iter().filter(used).map(str::trim).collect();
    format!("{head}({}{tail}", arguments.join(", "))
}

/// Returns a module that allocates the tiles that an operation writes, if they are arguments of its function; `None` if
/// there are none.
pub(crate) fn with_allocations(text: &str, name: &str) -> Option<String> {
    let statement = text.lines().find(|line| contains(line, name))?;
    let (_, outs) = statement.split_once(" outs(")?;
    let written: Vec<&str> = values(outs.split(" : ").next()?).collect();
    let function = text.lines().find(|line| line.trim_start().starts_with("func.func "))?;
    let (head, rest) = function.split_once('(')?;
    let (arguments, tail) = rest.split_at(closing(rest)?);
    let is_written = |argument: &&str| {
        let (name, ty) = argument.split_once(": ").unwrap_or((argument, ""));
        ty.starts_with("!pto.tile_buf<") && written.contains(&name)
    };
    let (made, kept): (Vec<&str>, Vec<&str>) = split(arguments).into_iter().map(str::trim).partition(is_written);
    let margin = indent(function) + 2;
    let made = made.iter().filter_map(|argument| argument.split_once(": "));
    let made: Vec<String> = made.map(|(name, ty)| format!("{:margin$}{name} = pto.alloc_tile : {ty}", "")).collect();
    let lines = format!("{head}({}{tail}\n{}", kept.join(", "), made.join("\n"));
    (!made.is_empty()).then(|| text.replacen(function, &lines, 1))
}

/// Returns the offset of the bracket that closes an open one.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, c)| {
        match c {
            '(' | '<' | '{' | '[' => depth += 1,
            ')' if depth == 0 => return Some(at),
            '>' if text[..at].ends_with('-') => {}
            ')' | '>' | '}' | ']' => depth -= 1,
            _ => {}
        }
        None
    })
}

/// Splits at commas outside of brackets.
fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '<' | '{' | '[' => depth += 1,
            '>' if text[..at].ends_with('-') => {}
            ')' | '>' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}
