interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

/** The output of `npm audit --json` as a sentence for people; if it is not a report, the registry sent none. */
export function auditSummary(printed: string): string {
  const vulnerabilities = vulnerabilitiesIn(printed);
  if (!vulnerabilities) return 'npm audit: the registry gave no answer, so known vulnerabilities were not looked up.';
  if (vulnerabilities.length === 0) return 'npm audit: no known vulnerability in what the page is made of.';
  const lines = vulnerabilities.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`);
  return [`npm audit: ${vulnerabilities.length} known to be vulnerable:`, ...lines].join('\n');
}

function vulnerabilitiesIn(printed: string): readonly Vulnerability[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(printed) as { vulnerabilities?: Readonly<Record<string, Vulnerability>> };
    return vulnerabilities && Object.values(vulnerabilities);
  } catch {
    return undefined;
  }
}
