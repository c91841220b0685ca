// Pointers: every address space under each of its names, gm where none is written, any pointee.
// RUN: %s

func.func private @spaces(
  !pto.ptr<f32>, !pto.ptr<f32, gm>,
  !pto.ptr<f32, ub>, !pto.ptr<f32, vec>,
  !pto.ptr<f32, l1>, !pto.ptr<f32, mat>,
  !pto.ptr<f32, l0a>, !pto.ptr<f32, left>,
  !pto.ptr<f32, l0b>, !pto.ptr<f32, right>,
  !pto.ptr<f32, l0c>, !pto.ptr<f32, acc>,
  !pto.ptr<f32, bt>, !pto.ptr<f32, bias>,
  !pto.ptr<f32, fb>, !pto.ptr<f32, scaling>,
  !pto.ptr<f32, GM>, !pto.ptr<f32, 1>, !pto.ptr<f32, "ub">)

func.func private @pointees(
  !pto.ptr<u8, ub>, !pto.ptr<!pto.hif8>, !pto.ptr<vector<2xf16>>, !pto.ptr<vector<2x4xbf16>, ub>,
  !pto.ptr<!pto.ptr<f32, gm>, gm>, !pto.ptr<!pto.tensor_view<8xf32>>)

func.func private @spaces_alone() attributes {a = #pto.address_space<gm>, b = #pto.address_space<vec>, c = #pto<address_space l0c>}

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @spaces(!pto.ptr<f32, gm>, !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, l1>, !pto.ptr<f32, l1>, !pto.ptr<f32, l0a>, !pto.ptr<f32, l0a>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0b>, !pto.ptr<f32, l0c>, !pto.ptr<f32, l0c>, !pto.ptr<f32, bt>, !pto.ptr<f32, bt>, !pto.ptr<f32, fb>, !pto.ptr<f32, fb>, !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>)
//|   func.func private @pointees(!pto.ptr<ui8, ub>, !pto.ptr<!pto.hif8, gm>, !pto.ptr<vector<2xf16>, gm>, !pto.ptr<vector<2x4xbf16>, ub>, !pto.ptr<!pto.ptr<f32, gm>, gm>, !pto.ptr<!pto.tensor_view<8xf32>, gm>)
//|   func.func private @spaces_alone() attributes {a = #pto.address_space<gm>, b = #pto.address_space<vec>, c = #pto.address_space<acc>}
//| }
