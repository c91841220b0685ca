// Each rule of pto.strict_vecscope, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// One argument for each captured value, of the same type.
func.func @arguments(%p: !pto.ptr<f32, ub>, %i: index) {
  pto.strict_vecscope(%p, %i) {
  ^bb0(%q: !pto.ptr<f32, ub>):
    pto.mem_bar "VST_VLD"
  } : (!pto.ptr<f32, ub>, index) -> ()
  pto.strict_vecscope(%p, %i) {
  ^bb0(%q: !pto.ptr<f16, ub>, %j: index):
    pto.mem_bar "VST_VLD"
  } : (!pto.ptr<f32, ub>, index) -> ()
  pto.strict_vecscope() {
  ^bb0(%j: index):
    pto.mem_bar "VST_VLD"
  } : () -> ()
  return
}

// -----

// Values from outside are captured.
func.func @isolated(%p: !pto.ptr<f32, ub>, %i: index) {
  pto.strict_vecscope(%p) {
  ^bb0(%q: !pto.ptr<f32, ub>):
    %v = pto.vlds %q[%i] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  } : (!pto.ptr<f32, ub>) -> ()
  return
}

// -----

// One type for each operand.
func.func @types(%i: index) {
  pto.strict_vecscope(%i) {
  ^bb0(%j: index):
    pto.mem_bar "VST_VLD"
  } : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| strict_vecscope.errors.mlir:6:3: error[PTO0715]: the region has 1 arguments, expected 2, one for each of `captures`
//| strict_vecscope.errors.mlir:10:23: error[PTO0715]: argument of type !pto.ptr<f16, ub> is given for a value of type !pto.ptr<f32, ub>
//| strict_vecscope.errors.mlir:14:3: error[PTO0715]: the region has 1 arguments, expected 0, one for each of `captures`
//| strict_vecscope.errors.mlir:27:10: error[PTO0015]: 'pto.vlds' op using value defined outside the region
//| strict_vecscope.errors.mlir:39:8: error[PTO0005]: expected a type, found ')'
