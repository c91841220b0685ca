//! The extension module of the Python package `pto`.
//!
//! It converts arguments and results: each function receives a text, passes it to the crates of the tools, and returns
//! text, bytes and diagnostics. No Python object holds IR, so none can outlive its context. Functions run without the
//! GIL, on a thread whose stack is as large as that of the tools; a panic there becomes an exception.

mod found;
mod run;
mod session;
mod task;
mod types;

use diag::Sources;
use found::Found;
use numpy::{PyArray1, PyArrayMethods};
use pto_interp::{Launch, Schedule};
use pto_isa::Target;
use pto_numerics::Profile;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use session::{Answer, Input};
use std::sync::Arc;
use task::{Form, Product, Task};
use types::Part;

/// Stack size in bytes of the working thread, as in the tools. The system commits only the pages that are used.
const STACK: usize = 1 << 30;

/// Runs `work` without the GIL on a thread with a large stack.
fn work<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let outcome = py.detach(|| {
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            thread.map(std::thread::ScopedJoinHandle::join)
        })
    });
    match outcome {
        Ok(Ok(done)) => Ok(done),
        Ok(Err(_)) => Err(PyRuntimeError::new_err("internal error; this is a defect of the package")),
        Err(error) => Err(PyRuntimeError::new_err(format!("cannot start a thread: {error}"))),
    }
}

fn target(name: Option<&str>) -> PyResult<Option<Target>> {
    let parse = |name: &str| {
        name.parse().map_err(|error: pto_isa::target::UnknownTarget| PyValueError::new_err(error.to_string()))
    };
    name.map(parse).transpose()
}

fn unknown(what: &str, found: &str, known: &str) -> PyErr {
    PyValueError::new_err(format!("expected {what} of {known}, found '{found}'"))
}

/// A text and its options: text, name, target, and whether diagnostics have locations of the front end.
type Given = (String, String, Option<String>, bool);

fn input((text, name, arch, origins): Given) -> PyResult<Input> {
    Ok(Input { text, name, target: target(arch.as_deref())?, origins })
}

/// Runs a task whose product is text; returns the text, unless there were errors, and the diagnostics.
fn text(py: Python<'_>, given: Given, task: Task) -> PyResult<(Option<String>, Vec<Found>)> {
    let input = input(given)?;
    let Answer { product, found } = work(py, move || session::answer(input, &task))?;
    let text = product.and_then(|product| match product {
        Product::Text(text) => Some(text),
        Product::Nothing | Product::Bytes(_) | Product::Program(..) => None,
    });
    Ok((text, found))
}

/// Diagnostics of a text.
#[pyfunction]
fn check(py: Python<'_>, given: Given) -> PyResult<Vec<Found>> {
    text(py, given, Task::Check).map(|(_, found)| found)
}

/// Prints a text in a form; without `verify` an invalid module is printed in the generic form.
#[pyfunction]
fn print(py: Python<'_>, given: Given, form: &str, verify: bool) -> PyResult<(Option<String>, Vec<Found>)> {
    let known =
        Form::by_name(form).ok_or_else(|| unknown("a form", form, "mlir, generic, debug, parsed, dps, ssa, asm"))?;
    text(py, given, if verify { Task::Print { form: known } } else { Task::Show { form: known } })
}

/// Lowers a text to vector instructions.
#[pyfunction]
fn vector(py: Python<'_>, given: Given, optimise: bool) -> PyResult<(Option<String>, Vec<Found>)> {
    text(py, given, Task::Vector { optimised: optimise })
}

/// Compiles a text to C++.
#[pyfunction]
fn cpp(py: Python<'_>, given: Given, synchronise: bool, barriers: bool) -> PyResult<(Option<String>, Vec<Found>)> {
    text(py, given, Task::Cpp { options: pto_cpp::Options { synchronise, barriers } })
}

/// Returns buffers and their addresses, as JSON.
#[pyfunction]
fn memory_map(py: Python<'_>, given: Given) -> PyResult<(Option<String>, Vec<Found>)> {
    text(py, given, Task::Map)
}

fn gpu(name: &str) -> PyResult<visa::Platform> {
    visa::Platform::by_name(name).ok_or_else(|| unknown("a platform", name, "SKL, TGLLP, XEHP, DG2, PVC"))
}

/// Compiles a text to assembly of vISA.
#[pyfunction]
fn visa_text(py: Python<'_>, given: Given, platform: &str) -> PyResult<(Option<String>, Vec<Found>)> {
    text(py, given, Task::Visa { platform: gpu(platform)?, object: false })
}

/// Compiles a text to an object file of vISA.
#[pyfunction]
fn visa_object<'py>(
    py: Python<'py>,
    given: Given,
    platform: &str,
) -> PyResult<(Option<Bound<'py, PyBytes>>, Vec<Found>)> {
    let (input, task) = (input(given)?, Task::Visa { platform: gpu(platform)?, object: true });
    let Answer { product, found } = work(py, move || session::answer(input, &task))?;
    let bytes = product.and_then(|product| match product {
        Product::Bytes(bytes) => Some(PyBytes::new(py, &bytes)),
        Product::Nothing | Product::Text(_) | Product::Program(..) => None,
    });
    Ok((bytes, found))
}

/// Returns the text of a type as MLIR prints it; raises `ValueError` if it is invalid.
#[pyfunction]
fn type_text(py: Python<'_>, text: String) -> PyResult<String> {
    py.detach(|| types::canonical(text, Part::Type)).map_err(PyValueError::new_err)
}

/// Returns the text of an attribute as MLIR prints it; raises `ValueError` if it is invalid.
#[pyfunction]
fn attribute_text(py: Python<'_>, text: String) -> PyResult<String> {
    py.detach(|| types::canonical(text, Part::Attribute)).map_err(PyValueError::new_err)
}

/// Returns the instruction table as JSON.
#[pyfunction]
fn table() -> String {
    pto_isa::json::table_json()
}

/// Returns the page of a diagnostic code, if it exists.
#[pyfunction]
fn page(code: &str) -> Option<&'static str> {
    pto_isa::codes::parse(code).map(|info| info.page)
}

/// A program that can be run any number of times, by several threads at once.
#[pyclass(frozen)]
struct Program {
    program: Arc<pto_program::Program>,
    sources: Arc<Sources>,
    target: Target,
    origins: bool,
}

/// Reads a text as a program.
#[pyfunction]
fn load(py: Python<'_>, given: Given) -> PyResult<(Option<Program>, Vec<Found>)> {
    let input = input(given)?;
    let (origins, target) = (input.origins, input.target);
    let (name, text) = (input.name.clone(), input.text.clone());
    let Answer { product, found } = work(py, move || session::answer(input, &Task::Load))?;
    let program = product.and_then(|product| match product {
        Product::Program(program, named) => {
            let mut sources = Sources::new();
            // The places of the program refer to the first file of its sources.
            sources.add(name, text.into_bytes());
            let (program, sources) = (Arc::from(program), Arc::new(sources));
            Some(Program { program, sources, target: target.unwrap_or(named), origins })
        }
        Product::Nothing | Product::Text(_) | Product::Bytes(_) => None,
    });
    Ok((program, found))
}

/// The bytes of an array.
type Bytes<'py> = Bound<'py, PyArray1<u8>>;

/// An argument: bytes of an array, or a number.
#[derive(FromPyObject)]
enum Argument<'py> {
    Buffer(Bytes<'py>),
    Integer(i128),
    Real(f64),
}

/// Options of a run: entry, schedule, blocks, numerics, steps.
type How = (Option<String>, String, u32, String, u64);
/// Requested observers: trace, stats, cost.
type Watched = (bool, bool, bool);
/// Argument, bytes, element type, absolute and relative tolerance.
type Expected<'py> = (usize, Bytes<'py>, Option<String>, f64, f64);
/// Printed text, stats, cost, diagnostics.
type Ran = (String, Option<String>, Option<String>, Vec<Found>);

/// Kind, type and element type.
type Parameter = (&'static str, String, Option<&'static str>);

#[pymethods]
impl Program {
    /// Returns the name of a function and its parameters: kind, type and element type of each.
    fn signature(&self, entry: Option<&str>) -> PyResult<(String, Vec<Parameter>)> {
        let function = run::entry(&self.program, entry).map_err(|wrong| PyValueError::new_err(wrong.message))?;
        Ok((function.name.clone(), function.parameters.iter().map(run::parameter).collect()))
    }

    /// Runs a function, and writes the contents of buffers after the run into the arrays, unless there are errors.
    fn run(
        &self,
        py: Python<'_>,
        arguments: Vec<Argument<'_>>,
        expected: Vec<Expected<'_>>,
        how: How,
        watched: Watched,
    ) -> PyResult<Ran> {
        let request = self.request(&arguments, expected, how, watched)?;
        let (program, sources, origins) = (Arc::clone(&self.program), Arc::clone(&self.sources), self.origins);
        let ran = work(py, move || run::run(&program, request, &sources, origins))?;
        for (index, bytes) in ran.buffers {
            if let Some(Argument::Buffer(array)) = arguments.get(index) {
                array.try_readwrite()?.as_slice_mut()?.copy_from_slice(&bytes);
            }
        }
        Ok((ran.printed, ran.stats, ran.cost, ran.found))
    }
}

/// Copies the bytes of an array for the memory of a run; fails if the array is borrowed mutably.
fn copied(array: &Bytes<'_>) -> PyResult<Vec<u8>> {
    Ok(array.try_readonly()?.as_slice()?.to_vec())
}

impl Program {
    fn request(
        &self,
        arguments: &[Argument<'_>],
        expected: Vec<Expected<'_>>,
        (entry, schedule, blocks, numerics, steps): How,
        (trace, stats, cost): Watched,
    ) -> PyResult<run::Request> {
        let schedule: Schedule = schedule.parse().map_err(PyValueError::new_err)?;
        let names = || Profile::ALL.map(Profile::name).join(", ");
        let profile = Profile::ALL.into_iter().find(|profile| profile.name() == numerics);
        let profile = profile.ok_or_else(|| unknown("a numerical profile", &numerics, &names()))?;
        let convert = |(argument, bytes, dtype, absolute, relative): Expected<'_>| {
            let dtype = dtype.map(|name| pto_buffers::dtype(&name)).transpose().map_err(PyValueError::new_err)?;
            Ok(run::Expected { argument, bytes: copied(&bytes)?, dtype, absolute, relative })
        };
        let given = |argument: &Argument<'_>| match argument {
            Argument::Buffer(bytes) => copied(bytes).map(run::Argument::Buffer),
            Argument::Integer(value) => Ok(run::Argument::Integer(*value)),
            Argument::Real(value) => Ok(run::Argument::Real(*value)),
        };
        Ok(run::Request {
            entry,
            arguments: arguments.iter().map(given).collect::<PyResult<_>>()?,
            expected: expected.into_iter().map(convert).collect::<PyResult<_>>()?,
            launch: Launch { target: self.target, profile, blocks, schedule, steps },
            trace,
            stats,
            cost,
        })
    }
}

/// The functions from which the package `pto` is built; only the interface of the package is public.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{
        Program, attribute_text, check, cpp, load, memory_map, page, print, table, type_text, vector, visa_object,
        visa_text,
    };
}
