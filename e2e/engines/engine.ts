/** One step of an input source, as WebDriver and WebDriver BiDi both spell it. */
export type KeyStep = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };
export type PointerStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyStep[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerStep[] };

/** An element of the page, by the engine's own reference to it. */
export interface ElementReference {
  readonly reference: string;
}

/** A fresh window with nothing stored: the few differences between engines. */
export interface Session {
  /** Where downloads are put. */
  readonly downloads: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Elements with a role and a name exactly like this, both as the engine computes them for assistive technology. */
  find(role: Role, name: string): Promise<readonly ElementReference[]>;
  /** Runs a function in the page. It sees elements if it is given references, and returns what JSON can express. */
  evaluate<Parameters extends readonly unknown[], Result>(
    action: (...parameters: Parameters) => Result,
    ...parameters: { readonly [Index in keyof Parameters]: Argument<Parameters[Index]> }
  ): Promise<Result>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Chooses a file in the file input that this selector finds. */
  setFile(selector: string, path: string): Promise<void>;
  /** Uncaught errors, errors on the console and policy violations so far. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

type Argument<Parameter> = Parameter extends Element ? ElementReference : Parameter;

export type Role = 'button' | 'menuitem' | 'radio' | 'textbox';

export interface Engine {
  /** With its version. */
  readonly name: string;
  openSession(): Promise<Session>;
  close(): Promise<void>;
}

/** An engine that can be started here; a sentence that says what is missing where it cannot. */
export type EngineStart = () => Promise<Engine | string>;
