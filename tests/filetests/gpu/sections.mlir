// If no code asks for the number of the vector core, one thread is all cores of a block: it executes the sections one after
// the other.
// RUN: %s --target=visa --platform=pvc --pto-arch=a5
func.func @k(%p: !pto.ptr<i32, gm>) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  pto.section.cube {
    pto.store_scalar %one, %p[%c0] : !pto.ptr<i32, gm>, i32
  }
  pto.section.vector {
    pto.store_scalar %one, %p[%c1] : !pto.ptr<i32, gm>, i32
  }
  return
}

// run 1: exit 0
// stdout:
//| .version 3.6
//| .kernel "k"
//| .decl V32 v_type=G type=uq num_elts=1 align=GRF
//| .decl V33 v_type=G type=ud num_elts=1 align=GRF
//| .decl V34 v_type=G type=uq num_elts=1 align=qword
//| .decl V35 v_type=G type=ud num_elts=2 align=qword alias=<V34,0>
//| .decl V36 v_type=G type=ud num_elts=2 align=GRF alias=<V32,0>
//| .input V34 offset=136 size=8
//| .kernel_attr Target="cm"
//| .function "k_BB_0"
//|     mov (M1_NM, 2) V36(0,0)<1> V35(0,0)<1;1,0>
//|     mov (M1_NM, 1) V33(0,0)<1> 0x1:ud
//|     lsc_store.ugm (M1_NM, 1) flat[V32]:a64 V33:d32t
//|     lsc_store.ugm (M1_NM, 1) flat[V32+0x4]:a64 V33:d32t
//|     ret (M1, 1)
