import type { EndedRuns, ProgramInputs } from '../../tokenRequest/index.ts';
import { announce } from '../page/announcer.ts';
import { createStore, type Store } from '../page/createStore.ts';
import { usePageState } from '../page/pageState.ts';
import { focusNear } from '../places/focusNear.ts';
import { Button } from '../ui/Button.tsx';
import { useProgramTools } from './programTools.ts';

/** What programs resulted in that the user had run to their end. */
export function endedRuns(): Store<EndedRuns> {
  return createStore<EndedRuns>(new Map());
}

interface PostponedProps {
  readonly program: string;
  readonly message: string;
  /** Those that it has no value for. */
  readonly inputs: readonly ProgramInputs[];
}

/** In place of a value that takes too much work while the user types: says so, and runs the program on demand. */
export function Postponed({ program, message, inputs }: PostponedProps) {
  const page = usePageState();
  const tools = useProgramTools();

  function run(): void {
    if (!tools) return;
    const { nameOfRun, runProgram } = tools;
    const outcomes = inputs.map((each) => [nameOfRun(program, each), runProgram(program, each)] as const);
    page.part(endedRuns).update((before) => new Map([...before, ...outcomes]));
    announce(page, 'The program has run.', { isInPlace: true });
  }

  return (
    <>
      {message}{' '}
      <Button look="link" onClick={({ currentTarget }) => focusNear(page, run, currentTarget)}>
        Run it
      </Button>
    </>
  );
}
