/** How long this thread computed during the work, in milliseconds; other programs do not count. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const began = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}
