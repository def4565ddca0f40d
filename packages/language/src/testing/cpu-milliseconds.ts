/** How long this thread computed during the work, in milliseconds; what other programs do at the same time does not count. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const began = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}
