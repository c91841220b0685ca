//! Second implementation of the formats: tables of all values, built by counting instead of decoding bits.

use pto_isa::DType;

/// A float format as a list of the value of each code; `NaN` for codes that are not numbers.
pub(crate) struct Table {
    pub(crate) dtype: DType,
    pub(crate) values: Vec<f64>,
}

/// Builds a table from sign, exponent and mantissa fields: each exponent has one step per mantissa value, and each step
/// is an equal part of the gap to the next power of two.
fn counted(dtype: DType, exponents: u32, steps: u32, bias: i32, nonfinite: impl Fn(u32, u32) -> Option<f64>) -> Table {
    let mut values = Vec::new();
    for sign in [1.0, -1.0] {
        for exponent in 0..exponents {
            for step in 0..steps {
                let part = f64::from(step) / f64::from(steps);
                let finite = match exponent {
                    0 => part * 2f64.powi(1 - bias),
                    _ => (1.0 + part) * 2f64.powi(exponent as i32 - bias),
                };
                values.push(sign * nonfinite(exponent, step).unwrap_or(finite));
            }
        }
    }
    Table { dtype, values }
}

fn ieee(top: u32) -> impl Fn(u32, u32) -> Option<f64> {
    move |exponent, step| (exponent == top).then_some(if step == 0 { f64::INFINITY } else { f64::NAN })
}

/// Replaces the negative zero of a table by NaN.
fn negative_zero_is_nan(table: Table) -> Table {
    let nan = |value: f64| if value == 0.0 && value.is_sign_negative() { f64::NAN } else { value };
    Table { values: table.values.into_iter().map(nan).collect(), ..table }
}

/// Builds HiFloat8 from the table of the paper: a row for each prefix, with its exponents in the order of their codes.
fn hif8() -> Table {
    let mut half = vec![0.0];
    half.extend((1..8).map(|code| 2f64.powi(code - 23)));
    half.extend((0..8).map(|step| 1.0 + f64::from(step) / 8.0));
    for (exponents, steps) in [(1..=1, 8), (2..=3, 8), (4..=7, 4), (8..=15, 2)] {
        for sign in [1, -1] {
            for exponent in exponents.clone() {
                half.extend((0..steps).map(|s| (1.0 + f64::from(s) / f64::from(steps)) * 2f64.powi(sign * exponent)));
            }
        }
    }
    half[0x6f] = f64::INFINITY;
    let mut values = half.clone();
    values.extend(half.iter().map(|value| -value));
    values[0x80] = f64::NAN;
    Table { dtype: DType::Hif8, values }
}

/// Returns the tables of all formats of up to 8 bits.
pub(crate) fn tables() -> Vec<Table> {
    let finite = |_, _| None;
    let fn_nan = |exponent, step| (exponent == 15 && step == 7).then_some(f64::NAN);
    let scale = (0..256).map(|code| if code == 255 { f64::NAN } else { 2f64.powi(code - 127) });
    vec![
        counted(DType::F8E4M3FN, 16, 8, 7, fn_nan),
        counted(DType::F8E4M3, 16, 8, 7, ieee(15)),
        counted(DType::F8E5M2, 32, 4, 15, ieee(31)),
        negative_zero_is_nan(counted(DType::F8E4M3FNUZ, 16, 8, 8, finite)),
        negative_zero_is_nan(counted(DType::F8E4M3B11FNUZ, 16, 8, 11, finite)),
        negative_zero_is_nan(counted(DType::F8E5M2FNUZ, 32, 4, 16, finite)),
        counted(DType::F4E2M1x2, 4, 2, 1, finite),
        counted(DType::F4E1M2x2, 2, 4, 1, finite),
        Table { dtype: DType::F8E8M0, values: scale.collect() },
        hif8(),
    ]
}
