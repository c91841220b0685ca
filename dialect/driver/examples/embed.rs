//! Parses and verifies a kernel, counts its operations, and rewrites `x + x` as `x * 2` in a pass:
//! `cargo run -p pto-driver --example embed kernel.pto`.

// ANCHOR: program
use diag::{Format, Renderer, Report, Sources};
use mlir_dialect::melior::ir::{
    Attribute, Identifier, Type,
    operation::{OperationLike, OperationRef},
};
use mlir_dialect::{
    Failed, NewOperation, OptionValues, PassDefinition, PipelineOptions, PrintOptions, Rewriter, context_of, error,
    location, register_pass, run_pipeline, walk,
};
use pto_driver::{Chunk, input};
use pto_isa::Target;
use std::{collections::BTreeMap, error::Error, path::Path, sync::Arc};

/// Counts the operations of a kernel by name and returns its rewritten text; returns the diagnostics as the error.
fn rewritten(name: &str, text: &str) -> Result<(BTreeMap<String, usize>, String), Box<dyn Error>> {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let sources = Arc::new(sources);
    let context = pto_driver::context(false, false)?;
    let mut found = Vec::new();

    // Parse and verify; `check` returns no module if it found an error.
    let mut chunk = Chunk::new(&context, Arc::clone(&sources), file, 0..text.len(), Some(Target::A3));
    let Some(parsed) = chunk.check(&mut found) else {
        let report: Report = found.into_iter().collect();
        let mut lines = Vec::new();
        Renderer::new(Format::Short).render(&report, &sources, &mut lines)?;
        return Err(String::from_utf8(lines)?.into());
    };

    // Count operations.
    let mut counts = BTreeMap::new();
    for op in walk::inside(parsed.module()) {
        *counts.entry(name_of(op)).or_default() += 1;
    }

    // Rewrite `x + x`; the pipeline verifies the result.
    register_pass(DoubleSums)?;
    run_pipeline(parsed.module(), "builtin.module(double-sums)", &PipelineOptions::default())?;
    let text = mlir_dialect::print(parsed.module(), PrintOptions::default());
    Ok((counts, String::from_utf8(text)?))
}

fn name_of(op: OperationRef<'_, '_>) -> String {
    op.name().as_string_ref().as_str().unwrap_or_default().to_owned()
}

/// The pass `double-sums`.
struct DoubleSums;

impl PassDefinition for DoubleSums {
    fn argument(&self) -> &str {
        "double-sums"
    }

    fn description(&self) -> &str {
        "x + x to x * 2"
    }

    fn dialects(&self) -> Vec<&str> {
        vec!["arith", "pto"]
    }

    fn run(&self, module: OperationRef<'_, '_>, _: &OptionValues<'_>) -> Result<(), Failed> {
        let mut rewriter = Rewriter::new();
        // `walk::inside` collects operations before any is changed.
        let sums = walk::inside(module).into_iter().filter(|op| name_of(*op) == "pto.tadd");
        for sum in sums.filter(|op| op.operand(0).ok() == op.operand(1).ok()) {
            double(&mut rewriter, sum).ok_or_else(|| error(location(sum), "expected a sum of f32 tiles").emit())?;
        }
        Ok(())
    }
}

/// Replaces `x + x` by `x * 2`.
fn double<'c, 'a>(rewriter: &mut Rewriter<'c, 'a>, sum: OperationRef<'c, 'a>) -> Option<()> {
    let context = context_of(location(sum));
    let factor = Attribute::parse(context, "2.0 : f32")?;
    let constant = NewOperation {
        name: "arith.constant".to_owned(),
        results: vec![Type::parse(context, "f32")?],
        attributes: vec![(Identifier::new(context, "value"), factor)],
        ..NewOperation::like(sum)
    };
    let two = rewriter.insert_before(sum, &constant)?;
    let product = NewOperation {
        name: "pto.tmuls".to_owned(),
        // `x`, the factor, and the destination tile.
        operands: vec![sum.operand(0).ok()?, two.result(0).ok()?.into(), sum.operand(2).ok()?],
        ..NewOperation::like(sum)
    };
    rewriter.insert_before(sum, &product)?;
    rewriter.erase(sum);
    Some(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: embed FILE")?;
    let text = input::read(Path::new(&path)).map_err(|diagnostic| diagnostic.message)?;
    let (counts, text) = rewritten(&path, &String::from_utf8(text)?)?;
    println!("{counts:?}\n{text}");
    Ok(())
}
// ANCHOR_END: program

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    const KERNEL: &str = "\
func.func @double(%x: !pto.tile_buf<vec, 16x64xf32>, %d: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tadd ins(%x, %x : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x64xf32>)
  return
}
";

    #[test]
    fn a_kernel_is_counted_and_rewritten() {
        let (counts, text) = super::rewritten("double.pto", KERNEL).unwrap();
        assert_eq!(counts["pto.tadd"], 1);
        let product = "pto.tmuls ins(%arg0, %cst : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%arg1 : ";
        assert!(text.contains("arith.constant 2.0") && text.contains(product), "{text}");
        assert!(!text.contains("pto.tadd"), "{text}");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = super::rewritten("double.pto", &KERNEL.replace("tadd", "tad")).unwrap_err().to_string();
        assert!(error.starts_with("double.pto:2:3: error[PTO0201]: unknown operation 'pto.tad'"), "{error}");
    }
}
