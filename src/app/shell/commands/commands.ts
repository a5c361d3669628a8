import { dottedName, type ValuePath } from 'source-text';
import { defaultTemplate, exampleConfiguration } from '../../../config/index.ts';
import type { Workspace } from '../../../workspace/index.ts';
import { closeDocument, openDocument, revertToOpened } from '../../commands/openDocument.ts';
import { downloadDocument, saveFile } from '../../commands/saveFile.ts';
import { wouldLoseWork } from '../../drafts/replacedWork.ts';
import { goToProblem } from '../../features/problemList/index.ts';
import { announce } from '../../page/announcer.ts';
import { type ShownDialog, showDialog } from '../../page/dialogs.ts';
import { guideFraction, guideProgressOf, startGuide } from '../../page/guidedSetup.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { type Preferences, preferences, setPreference } from '../../page/preferences.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { createPlaces } from '../../places/places.ts';
import { guideAddress, isSingleFile } from '../../platform/edition.ts';
import { redoShortcuts, type Shortcut, shortcutText, undoShortcuts } from '../../platform/shortcut.ts';
import type { MenuItem } from '../../ui/Menu.tsx';
import { focusNextPane } from '../panes/paneFocus.ts';
import { tools } from '../panes/tools.tsx';

/** Something that the user can run by button, shortcut or palette. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** Other words that find it in the palette. */
  readonly keywords?: string;
  readonly shortcuts: readonly Shortcut[];
  readonly isEnabled: boolean;
  readonly run: () => void;
}

/** What people type to find it, and the command line. */
const editorWords =
  'json schema vs code vscode visual studio jetbrains intellij idea webstorm pycharm neovim vim completion autocomplete command line cli arconf terminal ci git hook';

/** Every command of the page, in the order of the palette. */
export function createCommands(workspace: Workspace, page: PageState): readonly Command[] {
  const { goTo, elements } = page.part(createPlaces);
  const { snapshot } = workspace;
  const isOpen = snapshot.file !== undefined;
  const isChanged = isOpen && snapshot.text !== snapshot.opened.text;
  const command = (id: string, title: string, shortcuts: readonly Shortcut[], run: () => void, isEnabled = true) => ({
    id,
    title,
    shortcuts,
    run,
    isEnabled,
  });
  const dialog = (shown: ShownDialog) => () => showDialog(page, shown);
  const openBuiltIn = (what: string, text: string) =>
    openDocument(workspace, page, { name: 'config.json', text }, `Opened ${what}.`);
  const { theme } = page.part(preferences).get();
  const otherTheme = isDark(theme) ? 'light' : 'dark';
  return [
    command('open', 'Open file…', ['Mod+O'], () => elements.get('part', 'file input')?.click()),
    command('paste', 'Paste a configuration…', [], dialog({ kind: 'paste', pasted: '' })),
    command('guide', guideTitle(workspace, page), [], () => openGuide(workspace, page)),
    command('template', 'New from template', [], () => openBuiltIn('the template', defaultTemplate())),
    command('example', 'Open the example', [], () => openBuiltIn('the example', exampleConfiguration())),
    command('save', 'Save', ['Mod+S'], () => saveFile(workspace, page), isOpen),
    {
      ...command('save-copy', 'Save a copy', [], () => downloadDocument(workspace, page), isOpen),
      keywords: 'save as download',
    },
    command('close', snapshot.file ? `Close ${snapshot.file.name}` : 'Close', [], () => close(workspace, page), isOpen),
    command(
      'undo',
      snapshot.undoLabel ? `Undo: ${snapshot.undoLabel}` : 'Undo',
      undoShortcuts,
      () => undo(workspace, page),
      !!snapshot.undoLabel,
    ),
    command(
      'redo',
      snapshot.redoLabel ? `Redo: ${snapshot.redoLabel}` : 'Redo',
      redoShortcuts,
      () => redo(workspace, page),
      !!snapshot.redoLabel,
    ),
    command('search', 'Search options', ['/'], () => elements.get('part', 'search')?.focus(), isOpen),
    command('palette', 'Show all commands', ['Mod+K'], dialog({ kind: 'palette' })),
    { ...command('shortcuts', 'Show keyboard shortcuts', ['?'], dialog({ kind: 'shortcuts' })), keywords: 'help' },
    { ...command('editor', 'For your editor…', [], dialog({ kind: 'editor' })), keywords: editorWords },
    ...(isSingleFile
      ? []
      : [
          {
            ...command('user-guide', 'User guide', [], () => void window.open(guideAddress, '_blank', 'noreferrer')),
            keywords: 'help manual documentation',
          },
        ]),
    { ...command('about', 'About', [], dialog({ kind: 'about' })), keywords: 'help version licence reference' },
    command('checklist', "Show what's left to fill in", [], dialog({ kind: 'checklist' }), isOpen),
    command('next-problem', 'Go to next problem', ['F8'], () => goToProblem(workspace, page, 1), isOpen),
    command('previous-problem', 'Go to previous problem', ['Shift+F8'], () => goToProblem(workspace, page, -1), isOpen),
    command('next-pane', 'Go to next pane', ['F6'], () => focusNextPane(page, 1), isOpen),
    command('previous-pane', 'Go to previous pane', ['Shift+F6'], () => focusNextPane(page, -1), isOpen),
    command('wrap', 'Wrap lines in HJSON', ['Alt+Z'], () => toggleWrap(page), isOpen),
    ...tools.map(({ id, regionLabel, command: title = `Show ${regionLabel.toLowerCase()}`, shortcuts = [] }) => ({
      ...command(id, title, shortcuts, () => goTo({ kind: 'tool', tool: id }), id === 'review' ? isChanged : isOpen),
      keywords: 'show',
    })),
    command(
      'revert',
      'Revert to the opened file',
      [],
      () => revert(workspace, page),
      isOpen && snapshot.text !== snapshot.opened.text,
    ),
    command('secrets-out', 'Replace secrets by references…', [], dialog({ kind: 'secrets' }), isOpen),
    command('server-version', `Server version: ${snapshot.serverVersion}`, [], dialog({ kind: 'version' }), isOpen),
    command('theme', `Switch to ${otherTheme} theme`, [], () => setPreference(page, 'theme', otherTheme)),
    command('system-theme', 'Use system theme', [], () => setPreference(page, 'theme', 'system'), theme !== 'system'),
    ...(isSingleFile
      ? []
      : [
          command('drafts', 'Protect drafts…', [], dialog({ kind: 'drafts' })),
          command('forget', 'Delete all local data…', [], dialog({ kind: 'forget' })),
        ]),
  ];
}

/** The commands of the page as they are when they are asked for. */
export function useCommands() {
  const workspace = useWorkspace();
  const page = usePageState();
  const commands = () => createCommands(workspace, page);
  /** Runs the command of this id. */
  const run = (id: string) =>
    commands()
      .find((command) => command.id === id)
      ?.run();
  /** The entries of a menu for these commands, in the order of the commands. */
  const items = (...ids: readonly string[]): MenuItem[] =>
    commands()
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title, shortcuts: [shortcut], isEnabled, run }) => ({
        label: title,
        ...(shortcut ? { detail: shortcutText(shortcut), isShortcut: true } : {}),
        isDangerous: id === 'forget',
        disabled: !isEnabled,
        onSelect: run,
      }));
  return { commands, run, items };
}

/** Asks first if work would be lost. */
function close(workspace: Workspace, page: PageState): void {
  if (wouldLoseWork(page, workspace.snapshot)) showDialog(page, { kind: 'close' });
  else closeDocument(workspace, page);
}

/** The guided set-up continues where it was left. */
function guideTitle({ snapshot }: Workspace, page: PageState): string {
  const progress = guideProgressOf(page, snapshot.file?.id);
  return progress ? `Continue guided set-up (${guideFraction(progress)})` : 'Guided set-up';
}

/** Starts the guided set-up in the open document, or in the template if none is open. */
function openGuide(workspace: Workspace, page: PageState): void {
  // The template is not announced: what is asked says what it is.
  if (!workspace.snapshot.file) workspace.open({ name: 'config.json', text: defaultTemplate() });
  // Its questions are in the form.
  void page.part(createPlaces).goTo({ kind: 'form' });
  startGuide(workspace, page);
}

/** Undoes the last step, wherever it was made, and goes to it. */
export function undo(workspace: Workspace, page: PageState): void {
  report(page, 'Undone', workspace.undo());
}

function redo(workspace: Workspace, page: PageState): void {
  report(page, 'Redone', workspace.redo());
}

async function report(page: PageState, verb: string, origin: ReturnType<Workspace['undo']>): Promise<void> {
  if (!origin) return;
  if (origin.view === 'form' && origin.path) await showOption(page, origin.path);
  announce(page, `${verb}: ${origin.label}`);
}

/** Goes to an option, unless a field of it has the focus: that keeps it, with its caret. */
async function showOption(page: PageState, path: ValuePath): Promise<void> {
  const { goTo, elements } = page.part(createPlaces);
  // By then, React has drawn the change.
  await Promise.resolve();
  const isThere = elements.isInField() && elements.optionAround(document.activeElement) === dottedName(path);
  if (!isThere) await goTo({ kind: 'option', path });
}

function revert(workspace: Workspace, page: PageState): void {
  revertToOpened(workspace, 'Revert to the opened file');
  announce(page, 'Reverted to the opened file. Undo brings your changes back.', { canUndo: true });
}

function toggleWrap(page: PageState): void {
  setPreference(page, 'wrapsText', !page.part(preferences).get().wrapsText);
}

/** Whether the page is dark with this preference. */
function isDark(theme: Preferences['theme']): boolean {
  if (theme !== 'system') return theme === 'dark';
  // The build of the start screen has no media queries.
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}
