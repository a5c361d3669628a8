interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): {
      createScriptURL(address: string): unknown;
    };
  };
}

// `globalThis`: the build of the start screen has no window.
const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('config-editor-scripts', {
  createScriptURL: ownScript,
});

/** The address of a script of this page as a trusted type. Other origins are refused. */
export function trustedScriptAddress(address: string): string {
  return (policy ? policy.createScriptURL(address) : ownScript(address)) as string;
}

function ownScript(address: string): string {
  if (new URL(address, document.baseURI).origin !== location.origin) throw new TypeError('a script of another origin');
  return address;
}
