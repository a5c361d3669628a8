import { findNode } from 'hjson-document';
import { noteRanges } from 'hjson-document/notes';
import { dottedName, type Refusable, refuse, type ValuePath } from 'source-text';
import { noteOptions } from '../../config/index.ts';
import { holdsSecretIn } from '../../secrets/index.ts';
import { createWorkspace, type OptionSetting } from '../../workspace/index.ts';
import { type Call, defineCommand, defineOptions } from '../command.ts';
import { type EditedFile, editOptions, openFile, saveFile } from '../edit/editedFile.ts';
import { givenValue, secretArgument, settingsIn, valueOptions } from '../edit/givenValue.ts';
import { complain, say } from '../frame/print.ts';
import { optionNamed } from '../input/optionNamed.ts';

const setOptions = defineOptions({
  ...valueOptions,
  from: { kind: 'text', value: 'CHANGES', help: 'Set every option that this configuration sets, all or none.' },
  note: { kind: 'text', value: 'TEXT', help: 'Write this comment above the option, replacing the present one.' },
  ...editOptions,
});

type SetCall = Call<typeof setOptions>;

/** What to set, and which of it was on the command line. */
interface Wanted {
  readonly settings: readonly OptionSetting[];
  readonly seen: readonly { readonly path: ValuePath; readonly name: string }[];
}

export const setCommand = defineCommand({
  operands: 'FILE OPTION [VALUE]',
  operandCount: { least: 1, most: 3 },
  description: [
    'Sets one option; every other character of the file stays as it is. An option that is commented out is restored in its place. The value is parsed by the option’s type: true, 587, otherwise text.',
    'A secret is never an operand, since other users of the machine can see it: it comes from --stdin, --from-env, --from-file, or from a prompt that does not echo it.',
    'If anything cannot be set, nothing is written. - is standard input, and prints the result.',
  ],
  options: setOptions,
  examples: [
    { line: 'set config.json smtpPort 587', does: 'Sets a number.' },
    { line: 'set config.json oidcClientSecret --from-env OIDC_SECRET', does: 'Sets a secret from a variable.' },
    { line: 'set config.json encryptionKey', does: 'Asks for the secret.' },
    { line: 'set config.json --from changes.hjson --diff', does: 'Shows several changes without writing them.' },
  ],
  async run(call) {
    const { operands, options, system } = call;
    const [path = ''] = operands;
    const usage = usageFault(operands.length, options.from !== undefined);
    if (usage) return complain(system, usage, 'set');
    if (path === '-' && options.stdin)
      return complain(system, 'Standard input is the file: it cannot be the value, too.', 'set');
    const opened = await openFile(path, { system });
    if (!opened.ok) return complain(system, opened.reason, opened.name);
    const wanted = options.from === undefined ? await oneSetting(call) : await settingsOf(options.from, call);
    if (!wanted.ok) return complain(system, wanted.reason, 'set');
    return apply(opened.file, wanted, call);
  },
});

function usageFault(count: number, hasFile: boolean): string | undefined {
  if (hasFile) return count > 1 ? '--from names the options: give only the file.' : undefined;
  return count < 2 ? 'Something is missing: the operands are FILE OPTION [VALUE].' : undefined;
}

type WantedOutcome = Refusable<Wanted>;

async function oneSetting(call: SetCall): Promise<WantedOutcome> {
  const [, name = '', argument] = call.operands;
  const named = optionNamed(name);
  if (!named.ok) return named;
  const given = await givenValue(named.path, name, argument, call);
  if (!given.ok) return given;
  const { path } = named;
  return { ok: true, settings: [{ path, value: given.value }], seen: given.isArgument ? [{ path, name }] : [] };
}

async function settingsOf(from: string, { options, system }: SetCall): Promise<WantedOutcome> {
  if (options.note !== undefined) return refuse('--note is for one option, and not for --from.');
  const changes = await openFile(from, { system });
  if (!changes.ok) return refuse(`${changes.name}: ${changes.reason}`);
  const found = settingsIn(changes.file.text);
  return found.ok ? { ...found, seen: [] } : refuse(`${from}: ${found.reason}`);
}

async function apply(file: EditedFile, { settings, seen }: Wanted, call: SetCall) {
  const { options, system } = call;
  const workspace = createWorkspace();
  const origin = { view: 'shell', label: 'Set' } as const;
  workspace.open({ name: file.input.name, text: file.text });
  const set = workspace.setOptions(settings, origin);
  if (!set.ok) return complain(system, set.reason, 'set');
  const [only] = settings;
  if (options.note !== undefined && only) {
    const noted = workspace.setNote(only.path, options.note, origin);
    if (!noted.ok) return complain(system, noted.reason, 'set');
    const { document } = workspace.snapshot;
    if (noteRanges(document, only.path, noteOptions(only.path)).some((range) => holdsSecretIn(document, range))) {
      return complain(system, 'The note looks as if a secret were in it: leave that out.', 'set');
    }
  }
  const { document } = workspace.snapshot;
  const shown = seen.find(({ path }) => {
    const node = findNode(document, path);
    return node && holdsSecretIn(document, node.range);
  });
  if (shown) return complain(system, secretArgument(shown.name), 'set');
  const list = (paths: readonly ValuePath[], what: string) => {
    if (paths.length > 0) say(system, 'set', `${what}: ${paths.map(dottedName).join(', ')}.`);
  };
  list(set.setAside, 'Commented out, as they belong to the other choice');
  list(set.restored, 'No longer commented out');
  return saveFile(file, workspace.snapshot.text, call, 'set');
}
