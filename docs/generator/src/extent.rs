//! Describes in words how many bytes of an operand are accessed.

use pto_isa::{
    Op,
    op::{Distance, Each, Extent, TransposeFlag, Width},
    rule::Idx,
};

/// Describes an extent of an operand: ``; `repeat_times` groups of 32 elements of 8 bytes each``.
pub(crate) fn words(op: &Op, extent: Extent) -> String {
    let name = |index: Idx| op.operands.get(usize::from(index)).map_or("", |operand| operand.name.as_str());
    match extent {
        Extent::Groups { count, elements, each } => {
            let each = match each {
                Each::Element => String::new(),
                Each::Bytes(bytes) => format!(" of {bytes} bytes each"),
            };
            let groups = if elements == 1 { "elements".to_owned() } else { format!("groups of {elements} elements") };
            format!("; `{}` {groups}{each}", name(count))
        }
        Extent::Access { offset, unit, width, .. } => {
            let unit = match unit {
                Each::Element => "element",
                Each::Bytes(_) => "byte",
            };
            let from = format!("from {unit} `{}` on", name(offset));
            match width {
                Width::Always(Each::Element) => format!("; one element, {from}"),
                Width::Always(Each::Bytes(bytes)) => format!("; {bytes} bytes {from}"),
                Width::By { attribute, words, otherwise } => {
                    let attribute =
                        op.attrs.get(usize::from(attribute)).map_or("", |attribute| attribute.name.as_str());
                    let words: Vec<String> = words.iter().map(|(word, bytes)| format!("`{word}` {bytes}")).collect();
                    format!("; {otherwise} bytes {from}, by `{attribute}` {}", words.join(", "))
                }
            }
        }
        Extent::Runs { start, count, length, unit, distance, loops, padded } => {
            let unit = if unit == 1 { "bytes".to_owned() } else { format!("blocks of {unit} bytes") };
            let mut text = format!("; `{}` runs of `{}` {unit}", name(count), name(length));
            if padded {
                text += ", padded to whole blocks,";
            }
            text += &match distance {
                Distance::Bytes(step) => format!(" at a distance of `{}` bytes", name(step)),
                Distance::Gap(gap) => format!(" with `{}` of them between runs", name(gap)),
            };
            if let Some(start) = start {
                text += &format!(", from byte `{}` on", name(start));
            }
            if let Some([counts, strides]) = loops {
                text +=
                    &format!(", in loops of `{}` iterations at a distance of `{}` bytes", name(counts), name(strides));
            }
            text
        }
        Extent::Fractals { start, counts: [rows, columns], distance, unless } => {
            let mut text = format!(
                "; `{}` columns of `{}` fractals at a distance of `{}` fractals",
                name(columns),
                name(rows),
                name(distance)
            );
            if let Some([row, column]) = start {
                text += &format!(", from fractal `{}` of column `{}` on", name(row), name(column));
            }
            let transpose = unless.map(|transpose| match transpose {
                TransposeFlag::Operand(operand) => name(operand),
                TransposeFlag::Attribute(index) => {
                    op.attrs.get(usize::from(index)).map_or("", |attribute| attribute.name.as_str())
                }
            });
            transpose.map_or(text.clone(), |transpose| format!("{text}, unless `{transpose}`"))
        }
    }
}
