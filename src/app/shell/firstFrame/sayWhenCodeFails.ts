/** Says at the top of the built page when a script of it cannot be fetched: what is seen would do nothing. */
export function sayWhenCodeFails(page: Window): void {
  const { document } = page;
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || document.querySelector('.pageFailure')) return;
      const notice = document.createElement('p');
      notice.className = 'pageFailure';
      notice.role = 'alert';
      notice.textContent = 'The page could not be loaded. Check the connection, then reload it.';
      document.body.prepend(notice);
    },
    // Such errors do not bubble.
    { capture: true },
  );
}
