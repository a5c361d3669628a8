/** The single file needs no copy of itself. */
export function storePageWhenIdle(): void {}
