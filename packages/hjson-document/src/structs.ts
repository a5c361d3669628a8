/**
 * What hjson-go reads into a Go struct, which differs from what it reads into a map: a text without quotes runs to the end of its line
 * where the field is a string, so `name: 42` is text (hjson-grammar §9). The caller says which paths are strings.
 */
export { agreesWithStructParse, readsAsStruct } from './incremental/structParse.ts';
export { parseAsStruct } from './syntax/parseHjson.ts';
export { type StructReader, structReaders } from './syntax/parserTypes.ts';
