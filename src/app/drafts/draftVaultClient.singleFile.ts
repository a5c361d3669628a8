/** The single file has no service worker, and so no vault. */
export async function connectDraftVault(): Promise<undefined> {}
