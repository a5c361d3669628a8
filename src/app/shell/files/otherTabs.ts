import type { OpenFile, Workspace } from '../../../workspace/index.ts';
import { sha256 } from '../../platform/sha256.ts';

/** Another tab that has the same file. */
export interface OtherTab {
  /** When it has saved it, as people read it; undefined before that. */
  readonly savedAt: string | undefined;
}

/** What a tab says of its file: digests with a salt, from which nobody can learn a text that they do not have. */
interface Word {
  readonly kind: 'opened' | 'here' | 'saved' | 'closed';
  readonly salt: string;
  readonly digests: readonly (string | undefined)[];
}

/** Tells when another tab has the file that is open here, saves it, or closes it. Only for files that are on a disk. */
export function watchOtherTabs(workspace: Workspace, tell: (other: OtherTab | undefined) => void): () => void {
  // Without HTTPS there are no digests.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return () => undefined;
  const channel = new BroadcastChannel('open files');
  let file: OpenFile | undefined;
  let last: Word | undefined;

  async function say(kind: Word['kind'], about: OpenFile, before?: string): Promise<void> {
    const salt = crypto.randomUUID();
    const word = { kind, salt, digests: await digestsOf(salt, [...textsOf(about), before]) };
    if (file?.id !== about.id) return;
    last = word;
    channel.postMessage(word);
  }

  function leave(): void {
    if (last) channel.postMessage({ ...last, kind: 'closed' });
    last = undefined;
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
    if (!isSame) void say('opened', next);
    else if (next.savedText !== before?.savedText) void say('saved', next, before?.savedText);
  }

  channel.onmessage = async ({ data: { kind, salt, digests } }: MessageEvent<Word>) => {
    const own = file;
    if (own?.savedText === undefined) return;
    const known = await digestsOf(salt, textsOf(own));
    if (file?.id !== own.id || !known.some((digest) => digest !== undefined && digests.includes(digest))) return;
    if (kind === 'opened') channel.postMessage({ kind: 'here', salt, digests });
    tell(kind === 'closed' ? undefined : { savedAt: kind === 'saved' ? timeNow() : undefined });
    // There may be a third one.
    if (kind === 'closed') void say('opened', own);
  };
  const stop = workspace.subscribe(look);
  window.addEventListener('pagehide', leave);
  look();
  return () => {
    stop();
    window.removeEventListener('pagehide', leave);
    leave();
    channel.close();
  };
}

const textsOf = ({ openedText, savedText }: OpenFile) => [openedText, savedText];

function digestsOf(salt: string, texts: readonly (string | undefined)[]): Promise<readonly (string | undefined)[]> {
  return Promise.all(texts.map((text) => (text === undefined ? undefined : sha256(salt + text))));
}

const timeNow = () => new Date().toLocaleTimeString('en-GB', { timeStyle: 'short' });
