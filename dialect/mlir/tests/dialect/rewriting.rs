//! Tests changing and building IR: erasing, moving, creating and abandoning operations leaves no dangling references.

use crate::support::{Session, body};
use mlir_dialect::{
    Building, DetachedBlock, Failed, NewOperation, OpenRegion, OptionValues, ParseResult, PassDefinition,
    PipelineOptions, Placeholders, Rewriter, Token, TokenSource, UnresolvedOperand, error, location,
    melior::{
        Context,
        ir::{
            Attribute, Block, BlockRef, Location, Module, RegionLike, Type, TypeLike, Value, ValueLike,
            block::BlockLike,
            operation::{OperationLike, OperationRef},
        },
    },
    operand, region, register_pass, result, run_pipeline, users, with_places,
};
use std::{ops::Range, sync::Once};

type Run = for<'c, 'a> fn(OperationRef<'c, 'a>) -> Result<(), Failed>;

struct Pass(&'static str, Run);

impl PassDefinition for Pass {
    fn argument(&self) -> &str {
        self.0
    }
    fn description(&self) -> &str {
        "a pass of the tests"
    }
    fn run(&self, op: OperationRef<'_, '_>, _: &OptionValues<'_>) -> Result<(), Failed> {
        (self.1)(op)
    }
}

/// Returns the operations of the first block of the first region.
fn inside<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let first = region(op, 0).and_then(|region| region.first_block()).and_then(|block| block.first_operation());
    std::iter::successors(first, |op| op.next_in_block()).collect()
}

fn name(op: OperationRef<'_, '_>) -> String {
    op.name().as_string_ref().as_str().unwrap().to_owned()
}

/// Runs a function as a pass on the module of a source; returns the module afterwards, or the diagnostics.
fn run(pass: &'static str, text: &str) -> String {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| PASSES.into_iter().for_each(|(name, run)| register_pass(Pass(name, run)).unwrap()));
    let session = Session::new();
    let source = session.parse(text);
    match run_pipeline(source.module(), pass, &PipelineOptions::default()) {
        Ok(()) => body(source.module()),
        Err(error) => format!("{error}\n{}", session.log.take()),
    }
}

const PASSES: [(&str, Run); 8] = [
    ("t-erase", |module| {
        let ops = inside(module);
        let (around, inner) = (ops[1], inside(ops[1])[0]);
        let mut rewriter = Rewriter::new();
        // Twice, and a parent before its child.
        for op in [ops[0], around, inner, around, ops[0], ops[0]] {
            rewriter.erase(op);
        }
        drop(rewriter);
        // Erased operations can still be inspected, and are not in the module.
        assert_eq!((name(around), name(inner)), ("t.region".to_owned(), "t.any".to_owned()));
        assert!(operand(inner, 0).unwrap().r#type().is_integer());
        assert!(ops[0].block().is_none() && around.block().is_none());
        assert!(users(result(ops[0], 0).unwrap()).is_empty());
        assert!(Rewriter::new().insert_before(around, &NewOperation::like(inner)).is_none());
        Ok(())
    }),
    ("t-keep-used", |module| {
        let ops = inside(module);
        let inner = Value::from(result(inside(ops[1])[0], 0).unwrap());
        let mut rewriter = Rewriter::new();
        // Used by an operation, and by one outside of the region that defines it.
        let before = operand(ops[2], 1).unwrap();
        rewriter.set_operand(ops[2], 1, inner);
        rewriter.erase(ops[1]);
        rewriter.erase(ops[0]);
        rewriter.erase(module);
        drop(rewriter);
        Rewriter::new().set_operand(ops[2], 1, before);
        Ok(())
    }),
    ("t-use-erased", |module| {
        let ops = inside(module);
        Rewriter::new().erase(ops[0]);
        Rewriter::new().set_operand(ops[1], 0, result(ops[0], 0).unwrap().into());
        Ok(())
    }),
    ("t-move-erased", |module| {
        let ops = inside(module);
        let inner = inside(ops[1])[0];
        Rewriter::new().erase(ops[1]);
        // It uses no value of the module.
        Rewriter::new().move_before(inner, ops[0]);
        Ok(())
    }),
    ("t-arguments", |module| {
        let block = region(inside(module)[0], 0).unwrap().first_block().unwrap();
        let mut rewriter = Rewriter::new();
        let value = Value::from(block.argument(0).unwrap());
        assert!(rewriter.erase_argument(block, 0) && rewriter.erase_argument(block, 0));
        assert!(!rewriter.erase_argument(block, 1), "it is used");
        assert!(!rewriter.erase_argument(block, 9));
        drop(rewriter);
        assert!(value.r#type().is_integer());
        Ok(())
    }),
    ("t-move", |module| {
        let ops = inside(module);
        let inner = inside(ops[0])[0];
        let block = inner.block().unwrap();
        let mut rewriter = Rewriter::new();
        rewriter.move_before(ops[0], inner);
        rewriter.move_before(ops[0], ops[0]);
        rewriter.move_before(ops[0], module);
        rewriter.move_before(module, inner);
        rewriter.move_to_end(ops[0], block);
        rewriter.move_to_end(module, block);
        let mut around = NewOperation::like(ops[0]);
        around.regions_of = Some(ops[0]);
        assert!(rewriter.insert_before(inner, &around).is_none());
        assert!(rewriter.insert_before(module, &around).is_none());
        rewriter.move_before(inner, ops[0]);
        rewriter.move_to_end(ops[1], block);
        Ok(())
    }),
    ("t-replace", |module| {
        let ops = inside(module);
        let mut rewriter = Rewriter::new();
        let value = Value::from(result(ops[0], 0).unwrap());
        rewriter.replace_uses(value, value);
        let mut new = NewOperation::like(ops[0]);
        new.results = vec![value.r#type()];
        let Some(made) = rewriter.insert_before(ops[0], &new) else {
            return Err(error(location(module), "nothing was made").emit());
        };
        rewriter.replace_results(ops[0], made);
        rewriter.erase(ops[0]);
        Ok(())
    }),
    ("t-take-regions", |module| {
        let ops = inside(module);
        let mut rewriter = Rewriter::new();
        let mut new = NewOperation::like(ops[0]);
        new.regions_of = Some(ops[0]);
        rewriter.insert_before(ops[0], &new).unwrap();
        rewriter.erase(ops[0]);
        Ok(())
    }),
];

const REGION: &str = "%0 = t.any : () -> (i32)
t.region {
  t.any %0 : (i32) -> ()
}";

#[test]
fn erasing_twice_and_inside_of_what_is_erased() {
    // The first operation has uses when it is first erased, and none when it is erased again.
    assert_eq!(run("t-erase", REGION), "module {\n}");
}

#[test]
fn what_is_used_stays() {
    let text = "%0 = t.any : () -> (i32)
t.region {
  %1 = t.any : () -> (i32)
}
t.any %0, %0 : (i32, i32) -> ()";
    assert_eq!(run("t-keep-used", text), text);
}

#[test]
fn what_is_erased_must_not_be_used() {
    let text = "%0 = t.any : () -> (i32)\nt.any %1 : (i32) -> ()\n%1 = t.any : () -> (i32)";
    insta::assert_snapshot!(run("t-use-erased", text), @"
    the pass pipeline failed
    0:0 error: internal error in pass 't-use-erased': values or blocks of 1 erased operations are used
    ");
    insta::assert_snapshot!(run("t-move-erased", REGION), @"
    the pass pipeline failed
    0:0 error: internal error in pass 't-move-erased': values or blocks of 1 erased operations are used
    ");
}

#[test]
fn arguments_go_when_the_pass_ends() {
    let text = "t.region (%a : i32, %b : i32) {\n  t.any %b : (i32) -> ()\n}";
    insta::assert_snapshot!(run("t-arguments", text), @"
    t.region (%arg0 : i32) {
      t.any %arg0 : (i32) -> ()
    }
    ");
    // Without a pass, the lifetime of references to it is unknown.
    let session = Session::new();
    let source = session.parse("t.region (%a : i32) { }");
    let block = region(inside(source.module())[0], 0).unwrap().first_block().unwrap();
    assert!(!Rewriter::new().erase_argument(block, 0));
    assert_eq!(block.argument_count(), 1);
}

#[test]
fn moving() {
    let text = "t.region {\n  t.mul : () -> ()\n  t.any : () -> ()\n}\nt.pure : () -> ()";
    insta::assert_snapshot!(run("t-move", text), @"
    t.mul : () -> ()
    t.region {
      t.any : () -> ()
      t.pure : () -> ()
    }
    ");
    let text = "%0 = t.any : () -> (i32)\nt.pure %0 : (i32) -> ()";
    assert_eq!(run("t-replace", text), text);
    let text = "t.region {\n  t.any : () -> ()\n}";
    assert_eq!(run("t-take-regions", text), text);
}

#[test]
fn erasing_without_a_pass() {
    let session = Session::new();
    let source = session.parse(REGION);
    let ops = inside(source.module());
    let inner = inside(ops[1])[0];
    let mut rewriter = Rewriter::new();
    [inner, inner, ops[1], source.module()].into_iter().for_each(|op| rewriter.erase(op));
    drop(rewriter);
    assert_eq!(body(source.module()), "%0 = t.any : () -> (i32)");
    assert_eq!((name(inner), name(ops[1])), ("t.any".to_owned(), "t.region".to_owned()));
}

#[test]
fn locations_are_put_back_on_what_is_left() {
    let session = Session::new();
    let text = "%0 = t.pure : () -> (i32) loc(\"model\":1:2)
%1 = t.pure : () -> (i32) loc(\"model\":3:4)
t.any %0 : (i32) -> () loc(\"model\":5:6)";
    let source = session.parse(text);
    with_places(source.module(), Some(&source), || {
        run_pipeline(source.module(), "canonicalize", &PipelineOptions::default()).unwrap();
        let found: Vec<_> = inside(source.module()).into_iter().map(|op| location(op).to_string()).collect();
        assert!(found.iter().all(|location| location.contains("fused")), "{found:?}");
    });
    let found: Vec<_> = inside(source.module()).into_iter().map(|op| location(op).to_string()).collect();
    assert_eq!(found, ["loc(\"model\":1:2)", "loc(\"model\":5:6)"]);
}

#[test]
fn operations_at_the_address_of_others_have_no_place() {
    let session = Session::new();
    let source = session.parse("t.any : () -> ()\nt.pure : () -> ()");
    let old = inside(source.module())[0];
    let (address, block) = (old.to_raw().ptr, old.block().unwrap());
    assert!(source.op_place(old).is_some());
    // SAFETY: nothing looks at the operation again.
    unsafe { mlir_sys::mlirOperationDestroy(old.to_raw()) };
    // The first operation created is often at the address of the erased one.
    for _ in 0..100 {
        let made = Building::new("t.any", Location::new(&session.context, "new", 1, 1), block).finish();
        assert_eq!(source.op_place(made), None);
        assert_eq!(source.operand_place(made, 0), None);
        assert_eq!(source.result_name(made, 0), None);
        if made.to_raw().ptr == address {
            return;
        }
    }
}

#[test]
fn placeholders_may_go_first() {
    let session = Session::new();
    let here = Location::unknown(&session.context);
    let module = Module::new(here);
    let (int, index) = (Type::parse(&session.context, "i32").unwrap(), Type::index(&session.context));
    {
        let placeholders = Placeholders::new();
        let value = placeholders.value(int, here);
        let mut user = Building::new("t.any", here, module.body());
        user.state().add_operands(&[value, placeholders.value(index, here)]);
        let user = user.finish();
        assert_eq!(users(value).len(), 1);
        // One placeholder is replaced, the other is not.
        let mut made = Building::new("t.any", here, module.body());
        made.state().add_results(&[int]);
        mlir_dialect::replace_uses(value, result(made.finish(), 0).unwrap().into());
        mlir_dialect::replace_uses(value, value);
        assert!(users(value).is_empty() && operand(user, 0).is_some());
    }
    let user = inside(module.as_operation())[0];
    assert!(operand(user, 1).unwrap().r#type().is_index());
    assert!(!mlir_dialect::verify(module.as_operation()), "{}", session.log.take());
    drop(Placeholders::new());
}

#[test]
fn detached_blocks() {
    let session = Session::new();
    let here = Location::unknown(&session.context);
    let module = Module::new(here);
    let mut blocks = Building::new("t.blocks", here, module.body());
    let region = blocks.region();
    assert!(region.first_block().is_none());
    let entry = region.append_block(Block::new(&[]));
    let (ahead, lost) = (DetachedBlock::new(), DetachedBlock::default());
    for target in [ahead.block().unwrap(), lost.block().unwrap()] {
        let mut branch = Building::new("t.br", here, entry);
        branch.successor(target);
        branch.finish();
    }
    let last = ahead.append_to(region).unwrap();
    Building::new("t.ret", here, last).finish();
    assert!(region.first_block() == Some(entry));
    drop(lost);
    blocks.finish();
    // The second branch leads to a block that is not freed.
    let branches = inside(inside(module.as_operation())[0]);
    assert!(branches[0].successor(0).unwrap() == last);
    assert!(branches[1].successor(0).unwrap().parent_operation().is_none());
}

#[test]
fn what_is_given_up_stays_in_the_module() {
    let session = Session::new();
    let here = Location::unknown(&session.context);
    let module = Module::new(here);
    let made = {
        let mut given_up = Building::new("t.region", here, module.body());
        let block = given_up.region().append_block(Block::new(&[]));
        Building::new("t.any", here, block).finish()
    };
    assert_eq!(name(made), "t.any");
    assert_eq!(name(made.parent_operation().unwrap()), "t.region");
    assert!(mlir_dialect::verify(module.as_operation()));
}

/// The tokens of `%a {}`, for a parse hook.
struct Words<'c, 'm> {
    context: &'c Context,
    value: Value<'c, 'm>,
    filled: Option<BlockRef<'c, 'm>>,
}

impl<'c, 'm> TokenSource<'c, 'm> for Words<'c, 'm> {
    fn context(&self) -> &'c Context {
        self.context
    }
    fn place(&self) -> usize {
        0
    }
    fn name_place(&self) -> usize {
        0
    }
    fn location(&self, _: usize) -> Location<'c> {
        Location::unknown(self.context)
    }
    fn unexpected(&self, expected: &str) -> Failed {
        error(Location::unknown(self.context), format!("expected {expected}")).emit()
    }
    fn exhausted(&self) -> bool {
        true
    }
    fn token(&mut self, _: Token) -> bool {
        false
    }
    fn keyword(&mut self, _: Option<&str>) -> Option<Range<usize>> {
        None
    }
    fn string(&mut self) -> ParseResult<Option<String>> {
        Ok(None)
    }
    fn integer(&mut self) -> ParseResult<Option<i64>> {
        Ok(None)
    }
    fn r#type(&mut self) -> ParseResult<Option<Type<'c>>> {
        Ok(None)
    }
    fn attribute(&mut self, _: Option<Type<'c>>) -> ParseResult<Option<Attribute<'c>>> {
        Ok(None)
    }
    fn operand(&mut self) -> Option<(Range<usize>, u32)> {
        Some((0..2, 7))
    }
    fn number_is_next(&self) -> bool {
        false
    }
    fn known_type(&self, _: &str, _: u32) -> Option<Type<'c>> {
        None
    }
    fn resolve(&mut self, name: &str, number: u32, at: usize, _: Type<'c>) -> ParseResult<Value<'c, 'm>> {
        assert_eq!((name, number, at), ("%a", 7, 0));
        Ok(self.value)
    }
    fn region(&mut self, region: OpenRegion<'_, 'c, 'm>) -> ParseResult {
        self.filled = Some(region.append_block(Block::new(&[])));
        Ok(())
    }
    fn result_count(&self) -> usize {
        0
    }
}

#[test]
fn tokens_of_another_source() {
    let session = Session::new();
    let here = Location::unknown(&session.context);
    let placeholders = Placeholders::new();
    let module = Module::new(here);
    let int = Type::parse(&session.context, "i32").unwrap();
    let mut words = Words { context: &session.context, value: placeholders.value(int, here), filled: None };
    let mut other = Building::new("t.region", here, module.body());
    let mut new = Building::new("t.region", here, module.body());
    {
        let (mut parser, mut state) = new.parsing(&mut words, "%a {}");
        let used = parser.operand().unwrap();
        assert_eq!((used.name(), used.number()), ("%a", 7));
        let named = parser.operand_at(0..2, 7).unwrap();
        state.add_operands(&[parser.resolve(&named, int).unwrap()]);
        // The source determines the lifetime of the regions of this operation only.
        assert!(parser.region(&mut other.state(), &[], false).is_err());
        assert!(parser.region(&mut state, &[], false).is_ok());
    }
    let op = new.finish();
    drop(other);
    let block = words.filled.unwrap();
    assert!(block.parent_operation() == Some(op) && operand(op, 0).is_some());
    assert_eq!(session.log.take(), "unknown error: expected a region of the operation under construction");
}

#[test]
fn operands_of_another_text_are_refused() {
    // `t.foreign` passes an operand of another source to MLIR's parser.
    let session = Session::new();
    assert!(session.try_parse("t.foreign").is_none());
    insta::assert_snapshot!(session.log.take(), @"1:10 error: '%a' is an operand of another text form");
}

/// Returns an operand of a source that MLIR's parser has not read.
pub(crate) fn foreign() -> UnresolvedOperand<'static> {
    let context: &'static Context = Box::leak(Box::new(Context::new()));
    context.set_allow_unregistered_dialects(true);
    let here = Location::unknown(context);
    let block: &'static Block<'static> = Box::leak(Box::new(Block::new(&[(Type::index(context), here)])));
    let words = Words { context, value: block.argument(0).unwrap().into(), filled: None };
    let module: &'static Module<'static> = Box::leak(Box::new(Module::new(here)));
    let new = Box::leak(Box::new(Building::new("x.y", here, module.body())));
    new.parsing(Box::leak(Box::new(words)), "%a {}").0.operand_at(0..2, 0).unwrap()
}
