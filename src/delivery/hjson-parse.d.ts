/** The reader of the package, which its types know by the package's own name alone. */
declare module 'hjson/lib/hjson-parse.js' {
  import { parse } from 'hjson';

  export default parse;
}
