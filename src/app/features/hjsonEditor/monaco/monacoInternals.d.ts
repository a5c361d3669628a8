// Exports of the editor's package without types.
declare module 'monaco-editor/base/browser/ui/hover/hoverDelegateFactory' {
  export function setHoverDelegateFactory(create: (placement: string, isInstant: boolean) => unknown): void;
}

declare module 'monaco-editor/editor/standalone/browser/standaloneServices' {
  export const StandaloneServices: { get<Service>(id: ServiceId<Service>): Service };
  interface ServiceId<Service> {
    readonly type: Service;
  }
}

declare module 'monaco-editor/platform/instantiation/common/instantiation' {
  export const IInstantiationService: {
    readonly type: { createInstance(made: unknown, ...values: readonly unknown[]): unknown };
  };
}

declare module 'monaco-editor/platform/hover/browser/hover' {
  export const WorkbenchHoverDelegate: unknown;
}

declare module 'monaco-editor/base/common/codicons' {
  /** By name in camel case. */
  export const Codicon: Readonly<Record<string, { readonly id: string }>>;
}

declare module 'monaco-editor/base/common/codiconsUtil' {
  /** The code points of the icons by their name. */
  export function getCodiconFontCharacters(): Readonly<Record<string, number>>;
}
