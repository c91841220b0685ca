//! Parses and prints types and attributes: one context serves all, because only their text is kept. A context stays on
//! the thread that created it.

use mlir_dialect::melior::{
    Context,
    ir::{Attribute, Type},
};
use pto_driver::{Chunk, Phase, input};
use std::sync::{
    Arc, Mutex, PoisonError,
    mpsc::{Receiver, Sender, channel},
};

/// Selects whether a text is a type or an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Type,
    Attribute,
}

type Answer = Result<String, String>;

/// A text to parse, and the sender for the answer.
struct Question {
    text: String,
    part: Part,
    answer: Sender<Answer>,
}

/// The thread that parses, and its process: a forked process has no such thread.
static READER: Mutex<Option<(u32, Sender<Question>)>> = Mutex::new(None);

/// Returns the text of a type or attribute as MLIR prints it.
///
/// # Errors
/// Returns an error message if the text is invalid.
pub(crate) fn canonical(text: String, part: Part) -> Answer {
    let (answer, answered) = channel();
    let lost = || "the thread that reads types has ended; this is a defect of the package".to_owned();
    reader()?.send(Question { text, part, answer }).map_err(|_| lost())?;
    answered.recv().unwrap_or_else(|_| Err(lost()))
}

fn reader() -> Result<Sender<Question>, String> {
    let mut known = READER.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    if let Some((of, sender)) = &*known
        && *of == process
    {
        return Ok(sender.clone());
    }
    let (sender, questions) = channel();
    let thread = std::thread::Builder::new().stack_size(crate::STACK).spawn(move || read(&questions));
    thread.map_err(|error| format!("cannot start a thread: {error}"))?;
    // After a fork, forget the sender of the parent process, whose receiver does not exist here.
    if let Some((_, other)) = known.replace((process, sender.clone())) {
        std::mem::forget(other);
    }
    Ok(sender)
}

/// Answers questions until the process ends.
fn read(questions: &Receiver<Question>) {
    let context = pto_driver::context(false, false);
    if let Ok(context) = &context {
        pto_driver::configure(context, pto_dialect::target::Configuration::default());
    }
    for Question { text, part, answer } in questions {
        let read = match &context {
            Ok(context) => parse(context, &text, part),
            Err(message) => Err(message.clone()),
        };
        // Python may have stopped waiting.
        let _ = answer.send(read);
    }
}

fn parse(context: &Context, text: &str, part: Part) -> Answer {
    let mut sources = diag::Sources::new();
    let file = sources.add("<text>", text.as_bytes().to_vec());
    if let Some(refused) = input::scan(&sources, file, 0..text.len()).refused.into_iter().next() {
        return Err(refused.message);
    }
    let chunk = Chunk::new(context, Arc::new(sources), file, 0..text.len(), None);
    let mut found = Vec::new();
    let printed = chunk.collecting(Phase::Parse, &mut found, || match part {
        Part::Type => Type::parse(context, text).map(|found| found.to_string()),
        Part::Attribute => Attribute::parse(context, text).map(|found| found.to_string()),
    });
    let wrong = || found.first().map_or_else(|| "it does not parse".to_owned(), |first| first.message.clone());
    match printed {
        Some(printed) if !crate::session::failed(&found) => Ok(printed),
        Some(_) | None => Err(wrong()),
    }
}
