// Flags that are set before they are waited for, or may be.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-events


func.func @loop(%n: index) {
  pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID1"]
  scf.for %i = %n to %n step %n {
    pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  }
  pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID1"]
  return
}

// Either branch may have waited, or set.
func.func @branches(%c: i1) {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.if %c {
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  } else {
    pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  }
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  return
}

// Each iteration but the first waits for what the one before it has set.
func.func @turns(%n: index, %first: index) {
  scf.for %i = %n to %n step %n {
    %later = arith.cmpi ne, %i, %first : index
    scf.if %later {
      pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    }
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    scf.for %j = %n to %i step %n {
      pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
    }
    scf.if %later {
      pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID1"]
    } else {
      pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
      pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID1"]
    }
  }
  return
}

func.func @condition(%c: i1, %d: i1) {
  scf.while : () -> () {
    scf.if %d {
      pto.wait_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    }
    scf.condition(%c)
  } do {
    pto.set_flag["PIPE_V", "PIPE_MTE2", "EVENT_ID0"]
    scf.yield
  }
  return
}

// Who calls it has set the flag.
func.func @helper() {
  pto.wait_flag["PIPE_MTE1", "PIPE_M", "EVENT_ID0"]
  pto.set_flag["PIPE_M", "PIPE_FIX", "EVENT_ID0"]
  return
}

func.func @caller() {
  pto.set_flag["PIPE_MTE1", "PIPE_M", "EVENT_ID0"]
  func.call @helper() : () -> ()
  pto.wait_flag["PIPE_M", "PIPE_FIX", "EVENT_ID0"]
  pto.set_flag["PIPE_MTE1", "PIPE_M", "EVENT_ID0"]
  return
}

func.func private @hidden() {
  pto.wait_flag["PIPE_MTE1", "PIPE_M", "EVENT_ID0"]
  return
}

// Each kind of core has separate flags.
func.func @cores() {
  pto.section.cube {
    pto.set_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  }
  pto.section.vector {
    pto.set_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  }
  return
}

// The order of blocks is not that of the text.
func.func @jumps() {
  cf.br ^set
^wait:
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
^set:
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  cf.br ^wait
}

// Between two waits, something may set the flag: a branch, a callee, or a set of a computed number.
func.func private @between(%n: index, %c: i1) {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.if %c {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  func.call @between(%n, %c) : (index, i1) -> ()
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.set_flag_dyn["PIPE_MTE2", "PIPE_V", %n]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

// The first iteration may pass the wait by and come to the set.
func.func private @later_iterations(%n: index, %c: i1) {
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  scf.for %i = %n to %n step %n {
    scf.if %c {
      pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    }
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  return
}

// run 1: exit 0
// run 2: exit 0
