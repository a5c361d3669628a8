/**
 * How long the processor works on a task, in milliseconds, whatever else the machine does meanwhile. All threads of the
 * process count, so tests that run in threads would measure each other.
 */
export function processorTime(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
