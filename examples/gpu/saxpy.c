/* Runs the kernel @saxpy of a binary on the first Intel GPU, by Level Zero: saxpy FILE. */
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <stdlib.h>

enum { BLOCKS = 1024, COUNT = 64 * BLOCKS };

/* Ends the program where a call fails. */
static void check(ze_result_t result, const char *call) {
  if (result == ZE_RESULT_SUCCESS) return;
  fprintf(stderr, "saxpy: %s gives 0x%x\n", call, (unsigned)result);
  exit(1);
}
#define CHECK(call) check(call, #call)

int main(int argc, char **argv) {
  static uint8_t binary[1 << 20];
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  size_t size = file ? fread(binary, 1, sizeof binary, file) : 0;
  if (size == 0) return fprintf(stderr, "usage: saxpy FILE\n"), 2;

  uint32_t one = 1;
  ze_driver_handle_t driver;
  ze_device_handle_t device;
  ze_context_handle_t context;
  if (zeInit(ZE_INIT_FLAG_GPU_ONLY) != ZE_RESULT_SUCCESS) return fprintf(stderr, "saxpy: no Intel GPU\n"), 3;
  CHECK(zeDriverGet(&one, &driver));
  CHECK(zeDeviceGet(driver, &one, &device));
  ze_context_desc_t of_context = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
  CHECK(zeContextCreate(driver, &of_context, &context));

  ze_module_handle_t module;
  ze_kernel_handle_t kernel;
  ze_module_desc_t of_module = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .format = ZE_MODULE_FORMAT_NATIVE};
  of_module.inputSize = size;
  of_module.pInputModule = binary;
  CHECK(zeModuleCreate(context, device, &of_module, &module, NULL));
  ze_kernel_desc_t of_kernel = {.stype = ZE_STRUCTURE_TYPE_KERNEL_DESC, .pKernelName = "saxpy"};
  CHECK(zeKernelCreate(module, &of_kernel, &kernel));

  float a = 2, *x, *y;
  ze_device_mem_alloc_desc_t on_device = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
  ze_host_mem_alloc_desc_t on_host = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
  CHECK(zeMemAllocShared(context, &on_device, &on_host, COUNT * sizeof *x, 64, device, (void **)&x));
  CHECK(zeMemAllocShared(context, &on_device, &on_host, COUNT * sizeof *y, 64, device, (void **)&y));
  for (int i = 0; i < COUNT; i++) x[i] = (float)i, y[i] = 1;
  CHECK(zeKernelSetGroupSize(kernel, 1, 1, 1));
  CHECK(zeKernelSetArgumentValue(kernel, 0, sizeof a, &a));
  CHECK(zeKernelSetArgumentValue(kernel, 1, sizeof x, &x));
  CHECK(zeKernelSetArgumentValue(kernel, 2, sizeof y, &y));

  ze_command_list_handle_t list;
  ze_command_queue_desc_t of_queue = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
  ze_group_count_t groups = {BLOCKS, 1, 1};
  CHECK(zeCommandListCreateImmediate(context, device, &of_queue, &list));
  CHECK(zeCommandListAppendLaunchKernel(list, kernel, &groups, NULL, 0, NULL));
  for (int i = 0; i < COUNT; i++)
    if (y[i] != 2 * (float)i + 1) return fprintf(stderr, "saxpy: y[%d] is %f\n", i, y[i]), 1;
  printf("%d elements are right\n", COUNT);
  return 0;
}
