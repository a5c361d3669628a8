import { quotePosix } from 'source-text';
import { configPath } from '../opening/index.ts';
import script from './check.sh?raw';
import type { CheckPlan } from './planServerCheck.ts';

/** The script for a plan; equal plans have equal scripts. It contains no secret, and nothing that a shell would expand. */
export function writeCheckScript({ values, sums, file }: CheckPlan): string {
  const written: Readonly<Record<string, string>> = {
    ...values,
    CONFIG_PARTS: file ? file.parts.join(' ') : '',
    CONFIG_SUM: file ? String(file.sum) : '-unknown',
    PLAN: Object.entries(sums)
      .map(([group, sum]) => `${group}=${sum}`)
      .join(' '),
  };
  return script
    .split('\n')
    .map((line) =>
      /^[A-Z_]+='/.test(line)
        ? line.replace(/\b([A-Z_]+)='[^']*'/g, (_, name: string) => `${name}=${quotePosix(written[name] ?? '')}`)
        : line,
    )
    .join('\n');
}

/** A way to run the script. */
export interface CheckCommand {
  readonly title: string;
  readonly line: string;
  /** When to use it, as a sentence; words in capitals are placeholders. */
  readonly note: string;
}

/** The command lines for a script. `service` is the name of the container and the deployment. */
export function checkCommands(service: string, script = 'check.sh'): readonly CheckCommand[] {
  const [name, file, path] = [service, script, configPath].map(word) as [string, string, string];
  return [
    {
      title: 'Kubernetes',
      line: `kubectl exec -i ${word(`deploy/${service}`)} -- sh -s -- --here < ${file}`,
      note: 'For an image with a shell and curl.',
    },
    {
      title: 'Kubernetes, beside the container',
      line: `kubectl debug -i POD --image=IMAGE --target=${name} -- sh -s -- --config ${word(`/proc/1/root${configPath}`)} < ${file}`,
      note: 'For an image without a shell or without curl: put in the name of the pod, and an image that has them.',
    },
    {
      title: 'Docker',
      line: `docker exec -i ${name} sh -s -- --here < ${file}`,
      note: 'For an image with a shell and curl.',
    },
    { title: 'On the machine', line: `sh ${file} --config ${path}`, note: 'Put in the path of the file there.' },
  ];
}

function word(text: string): string {
  return /^[\w./:@=-]+$/.test(text) ? text : quotePosix(text);
}
