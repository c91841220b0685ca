//! Parses operations in generic form.

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Operation {
    /// Name without `pto.`.
    pub(super) name: String,
    /// Names of the operands; equal ones are the same value.
    pub(super) operands: Vec<String>,
    /// Their types.
    pub(super) types: Vec<String>,
    /// Properties, `key = value` each.
    pub(super) properties: Vec<String>,
    /// Types of the results.
    pub(super) results: Vec<String>,
    /// Verified for a5.
    pub(super) a5: bool,
}

/// Returns the distinct operations of a name in the expectations of a file test.
pub(super) fn all(expected: &str, name: &str) -> Vec<Operation> {
    let mut found: Vec<Operation> = Vec::new();
    let start = format!("\"pto.{name}\"(");
    let text = expected.replace("//| ", "").replace("// run ", "// -----");
    for module in text.split("// -----") {
        let a5 = module.contains("pto.target_arch = \"a5\"");
        for line in module.lines() {
            let Some(at) = line.find(&start) else { continue };
            let operation = parse(name, &line[at + start.len()..], a5);
            found.extend(operation.filter(|operation| !found.contains(operation)));
        }
    }
    found
}

fn parse(name: &str, text: &str, a5: bool) -> Option<Operation> {
    let (operands, rest) = text.split_once(')')?;
    let properties = rest.strip_prefix(" <{").and_then(|rest| rest.split_once("}>")).map_or("", |(inside, _)| inside);
    let (_, signature) = rest.rsplit_once(" : (")?;
    let (types, results) = signature.split_once(") -> ")?;
    let results = results.trim_start_matches('(').trim_end_matches(')');
    Some(Operation {
        name: name.to_owned(),
        operands: list(operands),
        types: list(types),
        properties: list(properties),
        results: list(results),
        a5,
    })
}

/// Splits a text at the commas outside of brackets.
pub(super) fn list(text: &str) -> Vec<String> {
    let mut items = Vec::new();
    let (mut depth, mut item) = (0_usize, String::new());
    for c in text.chars() {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                items.push(std::mem::take(&mut item).trim().to_owned());
                continue;
            }
            _ => {}
        }
        item.push(c);
    }
    if !item.trim().is_empty() {
        items.push(item.trim().to_owned());
    }
    items
}

impl Operation {
    /// Types of the arguments that become the operands, by name.
    fn arguments(&self) -> Vec<String> {
        let mut seen: Vec<&str> = Vec::new();
        let mut arguments = Vec::new();
        for (operand, r#type) in self.operands.iter().zip(&self.types) {
            if !seen.contains(&operand.as_str()) {
                seen.push(operand);
                arguments.push(format!("{operand}: {type}"));
            }
        }
        arguments
    }

    /// Returns the operation as one line of a separate function.
    pub(super) fn program(&self) -> String {
        self.around(&format!(
            "\"pto.{}\"({}){} : ({}) -> ({})",
            self.name,
            self.operands.join(", "),
            if self.properties.is_empty() { String::new() } else { format!(" <{{{}}}>", self.properties.join(", ")) },
            self.types.join(", "),
            self.results.join(", ")
        ))
    }

    /// Returns a private function that contains the line and has the operands as arguments. Because it is private, the
    /// verifier assumes that its callers may have set the flags for which it waits.
    fn around(&self, line: &str) -> String {
        let module = if self.a5 { "module attributes {pto.target_arch = \"a5\"} { " } else { "module { " };
        format!("{module}func.func private @f({}) {}{{\n{line}\nreturn }} }}", self.arguments().join(", "), self.runs())
    }

    /// Returns the attributes of the function: operations on threads, and accesses that bypass the cache, are legal in
    /// some functions only.
    fn runs(&self) -> &'static str {
        match self.name.as_str() {
            "ld_dev" | "st_dev" => "attributes {pto.entry} ",
            "syncthreads" | "threadfence" | "threadfence_block" | "ldg" | "stg" | "keep" | "resume" => {
                "attributes {pto.simt_entry} "
            }
            name if name.starts_with("atomic_") => "attributes {pto.simt_entry} ",
            "aic_initialize_pipe" | "aiv_initialize_pipe" | "set_quant_scalar" | "set_quant_vector" => {
                "attributes {pto.tileop.helper} "
            }
            name if ["_to_aic", "_to_aiv", "_from_aic", "_from_aiv"].iter().any(|end| name.ends_with(end)) => {
                "attributes {pto.tileop.helper} "
            }
            _ => "",
        }
    }

    pub(super) fn target(&self) -> &'static str {
        if self.a5 { "a5" } else { "a3" }
    }

    /// The value of a property.
    pub(super) fn property(&self, key: &str) -> Option<&str> {
        self.properties.iter().find_map(|property| match property.split_once(" = ") {
            Some((name, value)) => (name == key).then_some(value),
            None => (property == key).then_some("unit"),
        })
    }
}
