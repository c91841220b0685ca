// Flags waited for in vain, or set twice.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short


func.func @order() {
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

func.func @other() {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID1"]
  pto.wait_flag["PIPE_MTE1", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  return
}

// The first iteration has nothing to wait for.
func.func @loop(%n: index) {
  scf.for %i = %n to %n step %n {
    pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  }
  return
}

// Nothing in the loop sets the flag, nor after the wait: no iteration may pass the wait by and come to the set.
func.func @outside(%n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    scf.if %c {
      pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
      pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    }
    pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID1"]
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID1"]
  }
  pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  return
}

// A section is done in each iteration.
func.func @section(%n: index) {
  scf.for %i = %n to %n step %n {
    pto.section.vector {
      pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    }
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  }
  return
}

func.func @twice(%n: index) {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.for %i = %n to %n step %n {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  return
}

// A flag holds one signal, and the first wait takes it.
func.func private @two_waits(%n: index) {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.for %i = %n to %n step %n {
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  return
}
func.func private @wait_in_iteration(%n: index) {
  scf.for %i = %n to %n step %n {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    scf.for %j = %n to %n step %n {
      pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    }
  }
  return
}

// run 1: exit 1
// stderr:
//| events.errors.mlir:6:3: error[PTO1215]: EVENT_ID0 of PIPE_MTE2 to PIPE_V has not been set before
//| events.errors.mlir:13:3: error[PTO1215]: EVENT_ID1 of PIPE_MTE2 to PIPE_V has not been set before
//| events.errors.mlir:14:3: error[PTO1215]: EVENT_ID0 of PIPE_MTE1 to PIPE_V has not been set before
//| events.errors.mlir:15:3: error[PTO1215]: EVENT_ID0 of PIPE_V to PIPE_MTE2 has not been set before
//| events.errors.mlir:22:5: error[PTO1215]: EVENT_ID0 of PIPE_V to PIPE_MTE2 has not been set before
//| events.errors.mlir:32:7: error[PTO1215]: EVENT_ID0 of PIPE_V to PIPE_MTE2 has not been set before
//| events.errors.mlir:35:5: error[PTO1215]: EVENT_ID1 of PIPE_V to PIPE_MTE2 has not been set before
//| events.errors.mlir:46:7: error[PTO1215]: EVENT_ID0 of PIPE_V to PIPE_MTE2 has not been set before
//| events.errors.mlir:55:3: error[PTO1216]: EVENT_ID0 of PIPE_MTE2 to PIPE_V is set again before anything waits for it
//| events.errors.mlir:57:5: error[PTO1216]: EVENT_ID0 of PIPE_MTE2 to PIPE_V is set again before anything waits for it
//| events.errors.mlir:67:3: error[PTO1215]: EVENT_ID0 of PIPE_MTE2 to PIPE_V has not been set before
//| events.errors.mlir:69:5: error[PTO1215]: EVENT_ID0 of PIPE_MTE2 to PIPE_V has not been set before
//| events.errors.mlir:79:7: error[PTO1215]: EVENT_ID0 of PIPE_MTE2 to PIPE_V has not been set before
