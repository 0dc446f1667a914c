/** The milliseconds that this thread's processor works during an act: other work on the machine adds none. */
export async function processorTime(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
