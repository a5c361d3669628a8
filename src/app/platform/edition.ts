/** Whether this page is the single file, which stores nothing. A constant of the build: neither page contains the code of the other. */
export const isSingleFile = import.meta.env.MODE === 'single-file';

/** The licences of the bundled packages; the hosted page has them in a file. */
export const licencesInPage = isSingleFile ? () => document.getElementById('licences')?.textContent : undefined;

/** The guide for users, which the build writes beside the hosted page; the single file has none. */
export const guideAddress = './guide.html';
