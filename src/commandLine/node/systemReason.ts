const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder.',
  EACCES: 'Access is denied.',
  EPERM: 'Access is denied.',
  ENOSPC: 'The disk is full.',
  EROFS: 'The file system is read-only.',
};

/** Why the system refused, as a sentence. An error without a code does not come from the system and is thrown again. */
export function systemReason(fault: unknown, done: 'read' | 'written'): string {
  const code = codeOf(fault);
  if (code === undefined) throw fault;
  return reasons[code] ?? `It cannot be ${done} (${code}).`;
}

/** The code of a system error, such as `ENOENT`. */
export function codeOf(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
}
