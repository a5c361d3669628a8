import { hint, type ValueDiagnostic, warning } from './check.ts';
import { type EnvironmentName, environmentVariables } from './variables.ts';

/** Values as they are typed; missing and empty ones are not set. */
export type EnvironmentValues = Readonly<Partial<Record<EnvironmentName | 'ALL_PROXY', string>>>;

export interface EnvironmentProblem extends ValueDiagnostic {
  readonly name: EnvironmentName;
}

/**
 * What is wrong with the variables, each by itself and together, in their order. Only values that keep a Go program from starting are
 * errors.
 */
export function checkEnvironment(values: EnvironmentValues): readonly EnvironmentProblem[] {
  const alone = environmentVariables.flatMap(({ name, check }) => {
    const value = values[name];
    if (!value) return [];
    return [...anyValue(value), ...check(value)].slice(0, 3).map((advice) => ({ ...advice, name }));
  });
  return [...alone, ...together(values)];
}

/** NUL ends a value for every system; noncharacters and line breaks do not survive most files. */
function anyValue(value: string): readonly ValueDiagnostic[] {
  if (!/[\r\n\0]/.test(value)) return [];
  return [
    warning('line-break', 'The value contains a line break or NUL, which most places for variables cannot hold.'),
  ];
}

function together(values: EnvironmentValues): readonly EnvironmentProblem[] {
  const found: EnvironmentProblem[] = [];
  if (values.GOGC === 'off' && (!values.GOMEMLIMIT || values.GOMEMLIMIT === 'off')) {
    const message =
      'Without a memory limit, Go then collects no garbage, and memory grows until the system kills the process. Set GOMEMLIMIT too.';
    found.push({ name: 'GOGC', ...warning('gogc-unbounded', message) });
  }
  if (values.NO_PROXY && !values.HTTP_PROXY && !values.HTTPS_PROXY) {
    found.push({ name: 'NO_PROXY', ...hint('no-proxy-alone', 'No proxy is set here, so there is nothing to bypass.') });
  }
  if (values.ALL_PROXY && !values.HTTP_PROXY && !values.HTTPS_PROXY) {
    const message = 'Go does not read ALL_PROXY, so it uses no proxy. Set HTTPS_PROXY.';
    found.push({ name: 'HTTPS_PROXY', ...hint('proxy-all-proxy', message) });
  }
  if (values.HTTP_PROXY && !values.HTTPS_PROXY) {
    const message =
      'This proxy is for http:// addresses only. Set HTTPS_PROXY too if https:// ones go through a proxy.';
    found.push({ name: 'HTTP_PROXY', ...hint('proxy-http-alone', message) });
  }
  if (values.SSL_CERT_FILE && !values.SSL_CERT_DIR) {
    const message = 'Go still searches the system directories. Set SSL_CERT_DIR too, to trust only this file.';
    found.push({ name: 'SSL_CERT_FILE', ...hint('certificate-other-default', message) });
  }
  return found;
}
