/** The parser of the package, which its types export only under the name of the package. */
declare module 'hjson/lib/hjson-parse.js' {
  import { parse } from 'hjson';

  export default parse;
}
