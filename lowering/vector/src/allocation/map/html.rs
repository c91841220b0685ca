//! Renders a memory map as HTML: for each memory a picture with time on the x axis and addresses on the y axis, and a
//! table.

use super::{FunctionMap, Memory, MemoryMap, PlacedBuffer};
use std::fmt::Write;

/// Width and height of a picture, and of the margin for labels.
const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 80.0;
const BELOW: f64 = 30.0;

const STYLE: &str = "body{font:14px sans-serif;margin:2em}svg{background:#fafafa;border:1px solid #ccc}\
text{font:11px sans-serif;paint-order:stroke;stroke:#fff;stroke-opacity:.8;stroke-width:3px}table{border-collapse:collapse;margin:1em 0}td,th{padding:2px 10px;text-align:right}\
td:last-child,th:last-child{text-align:left;font-family:monospace}rect.b{stroke:#333;stroke-width:.7}\
line.bound{stroke:#2a2;stroke-dasharray:6 3}line.capacity{stroke:#c22;stroke-width:2}\
line.beyond{stroke:#c22;stroke-width:2;stroke-dasharray:2 4}rect.b:hover{stroke-width:2}";

/// Returns the page of a map, without references to other files.
pub(super) fn page(map: &MemoryMap) -> String {
    let mut out = String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    // Writing to a string does not fail.
    let _ = writeln!(out, "<title>Memory map</title>\n<style>{STYLE}</style>\n</head>\n<body>");
    for function in &map.functions {
        let _ = writeln!(out, "<h1>{}</h1>", escaped(&function.name));
        for memory in &function.memories {
            section(&mut out, function, memory);
        }
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn section(out: &mut String, function: &FunctionMap, memory: &Memory) {
    let Memory { memory: name, capacity, peak, bound, .. } = memory;
    let of = capacity.map(|capacity| format!(" of {capacity}")).unwrap_or_default();
    let verdict = if memory.fits { "" } else { ": the buffers do not fit" };
    let _ = writeln!(out, "<h2>{name}: {peak}{of} bytes, at least {bound} are alive at one time{verdict}</h2>");
    picture(out, function, memory);
    out.push_str(
        "<table>\n<tr><th>buffer</th><th>line</th><th>bytes</th><th>range</th><th>alive</th><th>type</th></tr>\n",
    );
    for buffer in &memory.buffers {
        let line = buffer.line.map(|line| line.to_string()).unwrap_or_default();
        let _ = writeln!(
            out,
            "<tr><td>{}</td><td>{line}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(buffer.name.as_deref().unwrap_or_default()),
            buffer.size,
            range(buffer),
            alive(buffer),
            escaped(&buffer.r#type)
        );
    }
    out.push_str("</table>\n");
}

fn picture(out: &mut String, function: &FunctionMap, memory: &Memory) {
    let (width, height) = (LEFT + WIDTH + 10.0, HEIGHT + BELOW + 10.0);
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">"
    );
    let top = memory.peak.max(memory.bound).max(1);
    // The picture includes the capacity if it is close to the peak.
    let near = memory.capacity.filter(|capacity| *capacity <= 2 * top);
    let top = near.unwrap_or(top).max(top);
    let y = |address: i64| 10.0 + HEIGHT * (1.0 - address as f64 / top as f64);
    let x = |time: usize| LEFT + WIDTH * time as f64 / (function.operations + 1) as f64;
    for step in 0..=8 {
        let address = top * step / 8;
        let _ = writeln!(
            out,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" stroke=\"#ddd\"/><text x=\"{:.1}\" \
             y=\"{:.1}\" text-anchor=\"end\">{address}</text>",
            LEFT + WIDTH,
            y(address),
            y(address),
            LEFT - 6.0,
            y(address) + 4.0
        );
    }
    // Labels are drawn after the lines, which may cross a box.
    let mut labels = String::new();
    for (index, buffer) in memory.buffers.iter().enumerate() {
        let (Some(address), Some(first), Some(last)) = (buffer.address, buffer.first, buffer.last) else { continue };
        let (left, right) = (x(first), x(last + 1));
        let (above, below) = (y(address.saturating_add(buffer.size)), y(address));
        let line = buffer.line.map(|line| format!("line {line}: ")).unwrap_or_default();
        let name = buffer.name.as_ref().map(|name| format!("{name}, ")).unwrap_or_default();
        let title = format!(
            "{name}{line}{} bytes at {}, operations {}, {}",
            buffer.size,
            range(buffer),
            alive(buffer),
            buffer.r#type
        );
        let _ = writeln!(
            out,
            "<rect class=\"b\" x=\"{left:.1}\" y=\"{above:.1}\" width=\"{:.1}\" height=\"{:.1}\" \
             fill=\"hsl({},60%,75%)\"><title>{}</title></rect>",
            right - left,
            below - above,
            index * 47 % 360,
            escaped(&title)
        );
        let shown = buffer.name.clone().or(buffer.line.map(|line| line.to_string()));
        // Whether the label fits into the box.
        let is_wide = |text: &String| right - left > 7.0 * text.chars().count() as f64 + 6.0 && below - above > 10.0;
        if let Some(text) = shown.filter(is_wide) {
            let _ = writeln!(
                labels,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                (left + right) / 2.0,
                (above + below) / 2.0 + 4.0,
                escaped(&text)
            );
        }
    }
    let mut level = |class: &str, address: i64, anchor: &str, label: &str| {
        let at = if anchor == "start" { LEFT + 6.0 } else { LEFT + WIDTH - 6.0 };
        // The label is below a line at the upper edge.
        let text = if y(address) < 24.0 { y(address) + 13.0 } else { y(address) - 3.0 };
        let _ = writeln!(
            out,
            "<line class=\"{class}\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\"><title>{label}</title></line>\
             <text x=\"{at:.1}\" y=\"{text:.1}\" text-anchor=\"{anchor}\">{label}</text>",
            LEFT + WIDTH,
            y(address)
        );
    };
    level("bound", memory.bound, "start", &format!("lower bound: {} bytes alive at one time", memory.bound));
    match (near, memory.capacity) {
        (Some(capacity), _) => level("capacity", capacity, "end", &format!("capacity: {capacity} bytes")),
        // The line is outside of the picture: the label is at the upper edge.
        (None, Some(capacity)) => {
            level("beyond", top, "end", &format!("capacity: {capacity} bytes, above this picture"))
        }
        (None, None) => {}
    }
    out.push_str(&labels);
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">operations 0 to {}; addresses in bytes</text>\n</svg>",
        LEFT + WIDTH / 2.0,
        10.0 + HEIGHT + BELOW - 6.0,
        function.operations
    );
}

fn range(buffer: &PlacedBuffer) -> String {
    match buffer.address {
        Some(address) => format!("[{address}, {})", address.saturating_add(buffer.size)),
        None => "not placed".to_owned(),
    }
}

fn alive(buffer: &PlacedBuffer) -> String {
    match (buffer.first, buffer.last) {
        (Some(first), Some(last)) => format!("{first} to {last}"),
        _ => "not used".to_owned(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
