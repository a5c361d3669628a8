import {
  Columns3,
  FileDiff,
  KeyRound,
  type LucideIcon,
  Palette,
  PlugZap,
  TableProperties,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Severity } from 'source-text';
import type { SectionId } from '../../../config/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { BrandingPreview } from '../../features/brandingPreview/index.ts';
import { CompareView, ReviewView } from '../../features/compareView/index.ts';
import { EffectiveValues, ExportPanel } from '../../features/deliveryPanel/index.ts';
import { ProblemList } from '../../features/problemList/index.ts';
import { ServerCheck } from '../../features/serverCheck/index.ts';
import { TokenSimulator } from '../../features/tokenSimulator/index.ts';
import { type TypedValue, useVisibleFacts, visibleProblems } from '../../page/typing.ts';
import type { ToolId } from '../../places/place.ts';
import type { Shortcut } from '../../platform/shortcut.ts';
import { Badge } from '../../ui/Badge.tsx';

interface ToolEntry {
  readonly id: ToolId;
  readonly title: string;
  /** How the title begins, where that is enough: in the rail, and among the tabs of a narrow window. */
  readonly word?: string;
  readonly Icon: LucideIcon;
  /** After the title, if there is something to count. */
  readonly Count?: ComponentType;
  /** The name of the region; the command that shows the tool is named after it. */
  readonly regionLabel: string;
  /** The name of that command, if it differs. */
  readonly command?: string;
  readonly shortcuts?: readonly Shortcut[];
  /** The section of the form that it shows the result of. */
  readonly section?: SectionId;
  /** Replaces the text, or is a page over form and text. */
  readonly place: 'text' | 'page';
  /** The purpose of a page, shown after its title. */
  readonly sentence?: string;
  /** The page that it is another view of: each leads to the other, and only that one has a button or a tab. */
  readonly modeOf?: ToolId;
  /** Whether the header or another tool leads to it, instead of the rail. */
  readonly isOutsideRail?: boolean;
  /** Whether the bar in narrow windows has a tab for it. */
  readonly isInBar?: boolean;
  /** Whether it shows values: those of an unreadable text are unknown, which differs from defaults. */
  readonly needsValues: boolean;
  readonly Content: ComponentType;
}

/** The tools, in the order of the rail. */
export const tools: readonly ToolEntry[] = [
  {
    id: 'problems',
    title: 'Problems',
    Icon: TriangleAlert,
    Count: ProblemCount,
    regionLabel: 'Problems',
    place: 'text',
    isInBar: true,
    needsValues: false,
    Content: ProblemList,
  },
  {
    id: 'branding',
    title: 'Branding preview',
    word: 'Branding',
    Icon: Palette,
    regionLabel: 'Branding preview',
    section: 'branding',
    place: 'text',
    needsValues: true,
    Content: BrandingPreview,
  },
  {
    id: 'token',
    title: 'Token request',
    word: 'Token',
    Icon: KeyRound,
    regionLabel: 'Token request',
    section: 'gateway',
    place: 'page',
    sentence: 'What the server sends to get an access token for a gateway. Nothing is sent from here.',
    needsValues: true,
    Content: TokenSimulator,
  },
  {
    id: 'review',
    title: 'Review',
    Icon: FileDiff,
    regionLabel: 'Review',
    command: 'Review changes',
    place: 'page',
    sentence: 'What you changed since opening, before you save it',
    isOutsideRail: true,
    needsValues: true,
    Content: ReviewView,
  },
  {
    id: 'compare',
    title: 'Compare',
    Icon: Columns3,
    regionLabel: 'Compare',
    command: 'Compare with…',
    place: 'page',
    sentence: 'This configuration beside others, option by option',
    needsValues: false,
    Content: CompareView,
  },
  {
    id: 'effective',
    title: 'Effective configuration',
    word: 'Effective',
    Icon: TableProperties,
    regionLabel: 'Effective configuration',
    modeOf: 'compare',
    place: 'page',
    sentence: 'Every option and variable, with the defaults of the reference',
    needsValues: true,
    Content: EffectiveValues,
  },
  {
    id: 'check',
    title: 'Check from the server',
    word: 'Check',
    Icon: PlugZap,
    regionLabel: 'Check from the server',
    command: 'Check from the server',
    place: 'page',
    sentence: 'A script that you run there tests what a browser cannot',
    isOutsideRail: true,
    needsValues: true,
    Content: ServerCheck,
  },
  {
    id: 'export',
    title: 'Export',
    Icon: Upload,
    regionLabel: 'Export',
    command: 'Export…',
    place: 'page',
    sentence: 'As a file or a variable for the server, with or without its secrets',
    isOutsideRail: true,
    isInBar: true,
    shortcuts: ['Mod+E'],
    needsValues: false,
    Content: ExportPanel,
  },
];

/** The number of errors and warnings, in the colour of the more severe. */
export function ProblemCount() {
  const { errors, warnings } = useVisibleFacts(countProblems);
  if (errors + warnings === 0) return null;
  return <Badge kind={errors ? 'error' : 'warning'}>{errors + warnings}</Badge>;
}

function countProblems(snapshot: Snapshot, typed: TypedValue | undefined) {
  const visible = visibleProblems(snapshot, typed);
  const count = (kind: Severity) => visible.filter(({ severity }) => severity === kind).length;
  return { errors: count('error'), warnings: count('warning') };
}

interface ToolNameProps {
  readonly title: string;
  /** How the title begins; only that is visible. */
  readonly word?: string | undefined;
}

/** The name of a tool where one word of it is enough to see. */
export function ToolName({ title, word = title }: ToolNameProps) {
  return (
    <span>
      {word}
      {word !== title && <span className="visuallyHidden">{title.slice(word.length)}</span>}
    </span>
  );
}
