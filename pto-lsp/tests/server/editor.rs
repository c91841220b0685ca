//! Simulates an editor, which starts the server and exchanges messages on standard input and output.

use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

/// Longest time for an answer: a debug build on a busy machine is slow.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) const URI: &str = "file:///kernels/sum.mlir";

/// A kernel; lines and columns of the tests refer to this text.
pub(crate) const KERNEL: &str = "\
// A comment.
func.func @sum(%x: !pto.partition_tensor_view<32x32xf32>) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<32x32xf32>) outs(%a : !pto.tile_buf<vec, 32x32xf32>)
  pto.tadd ins(%a, %a : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x32xf32>) outs(%a : !pto.tile_buf<vec, 32x32xf32>)
  return
}
";

/// An editor.
pub(crate) struct Editor {
    pub(crate) child: Child,
    pub(crate) stdin: Option<ChildStdin>,
    messages: Receiver<Value>,
    stderr: thread::JoinHandle<String>,
    requests: i64,
    /// Notifications that arrived while an answer was expected.
    early: Vec<Value>,
}

fn read(input: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if input.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if line.trim().is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("Content-Length: ") {
            length = value.trim().parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    input.read_exact(&mut body).ok()?;
    Some(serde_json::from_slice(&body).unwrap())
}

impl Editor {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pto-lsp"));
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (sender, messages) = channel();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            while let Some(message) = read(&mut stdout) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let mut pipe = child.stderr.take().unwrap();
        let stderr = thread::spawn(move || {
            let mut text = String::new();
            pipe.read_to_string(&mut text).unwrap();
            text
        });
        let stdin = child.stdin.take();
        Self { child, stdin, messages, stderr, requests: 0, early: Vec::new() }
    }

    /// Starts an editor and initializes the server for documents.
    pub(crate) fn ready(arguments: &[&str]) -> Self {
        let mut editor = Self::start(arguments);
        let result = editor.request("initialize", json!({ "processId": null, "rootUri": null, "capabilities": {} }));
        assert_eq!(result["serverInfo"]["name"], "pto-lsp");
        editor.notify("initialized", json!({}));
        editor
    }

    pub(crate) fn send(&mut self, message: &Value) {
        let body = message.to_string();
        let stdin = self.stdin.as_mut().unwrap();
        write!(stdin, "Content-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        stdin.flush().unwrap();
    }

    pub(crate) fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    pub(crate) fn next(&mut self) -> Value {
        match self.messages.recv_timeout(PATIENCE) {
            Ok(message) => message,
            Err(RecvTimeoutError::Timeout) => panic!("no message within {PATIENCE:?}"),
            Err(RecvTimeoutError::Disconnected) => panic!("the server has ended"),
        }
    }

    /// Sends a request and returns the answer.
    pub(crate) fn answer(&mut self, method: &str, params: Value) -> Value {
        self.requests += 1;
        let id = json!(self.requests);
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.next();
            if message["id"] == id {
                return message;
            }
            self.early.push(message);
        }
    }

    pub(crate) fn request(&mut self, method: &str, params: Value) -> Value {
        let answer = self.answer(method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    pub(crate) fn open(&mut self, uri: &str, text: &str) {
        let document = json!({ "uri": uri, "languageId": "pto", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
    }

    pub(crate) fn change(&mut self, uri: &str, version: i64, text: &str) {
        let document = json!({ "uri": uri, "version": version });
        self.notify(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [{ "text": text }] }),
        );
    }

    /// Waits for the diagnostics of a version of a document.
    pub(crate) fn diagnostics(&mut self, uri: &str, version: i64) -> Vec<Value> {
        let wanted = |message: &Value| {
            message["method"] == "textDocument/publishDiagnostics"
                && message["params"]["uri"] == uri
                && message["params"]["version"] == version
        };
        let early = self.early.iter().position(wanted).map(|at| self.early.remove(at));
        let message = early.unwrap_or_else(|| {
            loop {
                let message = self.next();
                if wanted(&message) {
                    return message;
                }
            }
        });
        message["params"]["diagnostics"].as_array().unwrap().clone()
    }

    /// Sends a request about a position.
    pub(crate) fn at(&mut self, method: &str, line: u32, character: u32) -> Value {
        let position = json!({ "line": line, "character": character });
        let context = json!({ "includeDeclaration": true, "triggerKind": 1 });
        self.request(method, json!({ "textDocument": { "uri": URI }, "position": position, "context": context }))
    }

    /// Waits for the end; returns the status and standard error.
    pub(crate) fn wait(mut self) -> (ExitStatus, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "the server does not end");
            thread::sleep(Duration::from_millis(20));
        };
        (status, self.stderr.join().unwrap())
    }

    /// Ends the server as editors do.
    pub(crate) fn end(mut self) {
        assert_eq!(self.request("shutdown", Value::Null), Value::Null);
        self.notify("exit", Value::Null);
        let (status, stderr) = self.wait();
        assert_eq!((status.code(), stderr.as_str()), (Some(0), ""));
    }
}

pub(crate) fn range(start: (u32, u32), end: (u32, u32)) -> Value {
    let position = |(line, character)| json!({ "line": line, "character": character });
    json!({ "start": position(start), "end": position(end) })
}
