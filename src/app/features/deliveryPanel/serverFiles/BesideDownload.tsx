import { Download } from 'lucide-react';
import { type CarriedFile, type FileCarriage, nameFiles } from '../../../../delivery/index.ts';
import { saveBytes } from '../../../../opening/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { downloadFile } from '../../../platform/fileAccess.ts';
import { Button } from '../../../ui/Button.tsx';

interface BesideDownloadProps {
  /** What the target wrote, which refers to the files next to it. */
  readonly fileName: string;
  readonly text: string;
  readonly carriage: FileCarriage | undefined;
  readonly files: readonly CarriedFile[];
  /** The text of `config.json` where it has to be beside the output, too. */
  readonly config?: string | undefined;
}

/** What has to be beside an output: one file as it is, more of them with the output in an archive. */
export function BesideDownload({ fileName, text, carriage, files, config }: BesideDownloadProps) {
  const page = usePageState();
  if (carriage !== 'beside' || files.length === 0) return null;
  const beside = nameFiles(files);
  const [only] = beside;
  const isOne = beside.length === 1 && config === undefined;
  const name = isOne && only ? only.name : fileName.replace(/\.[a-z]+$/, '.zip');

  async function download() {
    if (isOne && only) downloadFile(name, only.bytes);
    else {
      const part = await import('./writeZip.ts').catch(() => undefined);
      if (!part) return announce(page, `${name} was not made: a part of this page could not be loaded.`);
      const parts: Record<string, Uint8Array<ArrayBuffer>> = { [fileName]: saveBytes(text) };
      if (config !== undefined) parts['config.json'] = saveBytes(config);
      for (const each of beside) parts[each.name] = each.bytes;
      downloadFile(name, part.writeZip(parts));
    }
    announce(page, `Downloaded ${name}.`);
  }

  return (
    <Button onClick={() => void download()}>
      <Download />
      {isOne ? `Download ${name}` : `Download all as ${name}`}
    </Button>
  );
}
