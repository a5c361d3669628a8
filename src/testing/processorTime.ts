/** How long the processor works on a task, in milliseconds, whatever else the machine does meanwhile. */
export function processorTime(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
