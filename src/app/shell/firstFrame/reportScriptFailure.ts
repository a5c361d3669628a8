/** Shows an alert if a script fails to load: the visible page would otherwise be dead. */
export function reportScriptFailure(page: Window): void {
  const { document } = page;
  const notice = document.createElement('p');
  notice.className = 'pageFailure';
  notice.role = 'alert';
  notice.textContent = 'The page could not be loaded. Check the connection, then reload it.';
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !notice.isConnected) document.body.prepend(notice);
    },
    // Such errors do not bubble.
    { capture: true },
  );
}
