// Changes the port in a commented file, and nothing else: node port.js FILE
import { readFileSync, writeFileSync } from 'node:fs';
import { edit, firstError, parseHjson } from 'hjson-document';

const file = process.argv[2] ?? 'config.hjson';
const document = parseHjson(readFileSync(file, 'utf8'));
const error = firstError(document);
if (error) throw new Error(error); // Line 3: …

const result = edit(document).set(['server', 'port'], 587).apply();
if (!result.ok) throw new Error(result.reason);

writeFileSync(file, result.after.text);
console.log(result.edits); // [ { range: { start: 25, end: 27 }, newText: '587' } ]
