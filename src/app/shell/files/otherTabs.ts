import type { OpenFile, Workspace } from '../../../workspace/index.ts';
import { holdLock } from '../../platform/holdLock.ts';
import { ownName } from '../../platform/ownStorage.ts';
import { sha256 } from '../../platform/sha256.ts';

/** Another tab that has the same file. */
export interface OtherTab {
  /** When it has saved it, as people read it; undefined before that. */
  readonly savedAt: string | undefined;
}

/** What a tab says of its file: digests with a salt, from which nobody can learn a text that they do not have. */
interface Word {
  readonly kind: 'opened' | 'here' | 'saved';
  /** The name of a lock that the tab holds for as long as it has the file. */
  readonly lock: string;
  readonly salt: string;
  readonly digests: readonly (string | undefined)[];
}

/** Tells when another tab has the file that is open here, saves it, or closes it. Only for files that are on a disk. */
export function watchOtherTabs(workspace: Workspace, tell: (other: OtherTab | undefined) => void): () => void {
  // Without HTTPS there are no digests.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return () => undefined;
  const channel = new BroadcastChannel(ownName('open files'));
  let file: OpenFile | undefined;
  let lock = '';
  let held: Promise<(() => void) | undefined> | undefined;
  let waiting = new AbortController();

  async function say(kind: Word['kind'], about: OpenFile, before?: string): Promise<void> {
    const salt = crypto.randomUUID();
    const digests = await digestsOf(salt, [...textsOf(about), before]);
    await held;
    if (file?.id === about.id) channel.postMessage({ kind, lock, salt, digests } satisfies Word);
  }

  function leave(): void {
    void held?.then((release) => release?.());
    held = undefined;
    waiting.abort();
  }

  function look(): void {
    const next = workspace.snapshot.file;
    const [before, isSame] = [file, next?.id === file?.id];
    file = next;
    if (!isSame) {
      leave();
      tell(undefined);
    }
    if (next?.savedText === undefined) return;
    if (!held) {
      lock = `open file ${crypto.randomUUID()}`;
      held = holdLock(lock);
    }
    if (!isSame) void say('opened', next);
    else if (next.savedText !== before?.savedText) void say('saved', next, before?.savedText);
  }

  channel.onmessage = async ({ data: { kind, lock: theirs, salt, digests } }: MessageEvent<Word>) => {
    const own = file;
    if (own?.savedText === undefined) return;
    const known = await digestsOf(salt, textsOf(own));
    await held;
    if (file?.id !== own.id || !known.some((digest) => digest !== undefined && digests.includes(digest))) return;
    if (kind === 'opened') channel.postMessage({ kind: 'here', lock, salt, digests } satisfies Word);
    tell({ savedAt: kind === 'saved' ? timeNow() : undefined });
    waiting.abort();
    waiting = new AbortController();
    const closed = await holdLock(theirs, { mode: 'shared', signal: waiting.signal });
    if (!closed) return;
    closed();
    tell(undefined);
    // There may be a third one.
    void say('opened', own);
  };
  const stop = workspace.subscribe(look);
  look();
  return () => {
    stop();
    file = undefined;
    leave();
    channel.close();
  };
}

const textsOf = ({ openedText, savedText }: OpenFile) => [openedText, savedText];

function digestsOf(salt: string, texts: readonly (string | undefined)[]): Promise<readonly (string | undefined)[]> {
  return Promise.all(texts.map((text) => (text === undefined ? undefined : sha256(salt + text))));
}

const timeNow = () => new Date().toLocaleTimeString('en-GB', { timeStyle: 'short' });
