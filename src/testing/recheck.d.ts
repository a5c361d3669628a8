/** The build of recheck in plain JavaScript, which has no types. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
