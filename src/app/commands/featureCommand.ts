import type { Workspace } from '../../workspace/index.ts';
import type { PageState } from '../page/pageState.ts';

/** What a feature adds to the palette, besides the commands of the page. */
export interface FeatureCommand {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Other words that find it. */
  readonly keywords?: string;
  readonly run: () => void;
}

/** The commands of a feature for the open document. */
export type FeatureCommands = (workspace: Workspace, page: PageState) => readonly FeatureCommand[];
