import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { noteOf } from './note.ts';

const read = (text: string, documentation?: string) =>
  noteOf(parseHjson(text), ['port'], documentation === undefined ? {} : { documentation });

describe('the note of a member', () => {
  test.each([
    { name: 'a comment above it', text: '# why\nport: 1\n', note: 'why' },
    { name: 'several lines', text: '{\n  # why\n  #\n  #   and how\n  port: 1\n}', note: 'why\n\n  and how' },
    { name: 'a comment with //', text: '// why\nport: 1\n', note: 'why' },
    { name: 'a block', text: '/* why */\nport: 1\n', note: 'why' },
    { name: 'a block with stars', text: '/**\n * why\n *   how\n */\nport: 1\n', note: 'why\n  how' },
    { name: 'a block without stars', text: '/* why\n   how */\nport: 1\n', note: 'why\nhow' },
    { name: 'a comment behind its value', text: 'port: 1 # why\n', note: 'why' },
    { name: 'a comment before its key', text: '{ /* why */ port: 1 }', note: 'why' },
    { name: 'lines that end with CR LF', text: '# why\r\n# how\r\nport: 1\r\n', note: 'why\nhow' },
    { name: 'the last of duplicates', text: '# a\nport: 1\n# b\nport: 2\n', note: 'b' },
    { name: 'the one above before the one behind', text: '# above\nport: 1 # behind\n', note: 'above' },
    { name: 'no comment above a blank line', text: '# general\n\nport: 1\n', note: '' },
    { name: 'no comment of the value above', text: 'a: 1 # of a\nport: 1\n', note: '' },
    { name: 'no banner', text: '# ---- Mail ----\nport: 1\n', note: '' },
    { name: 'no banner with its title in a box', text: '#######\n# Mail\n#######\nport: 1\n', note: '' },
    { name: 'no banner that ends with a rule', text: '// Mail -----\nport: 1\n', note: '' },
    { name: 'what is below a banner', text: '# ==== Mail\n# why\nport: 1\n', note: 'why' },
    { name: 'no member that is commented out', text: '# host: "x"\nport: 1\n', note: '' },
    { name: 'what is below a member that is commented out', text: '# host: "x"\n# why\nport: 1\n', note: 'why' },
    { name: 'no end of one', text: '# host {\n# }\nport: 1\n', note: '' },
    { name: 'no comment that holds one', text: '# it was: smtpPort: 25\nport: 1\n', note: '' },
    { name: 'nothing in another indentation', text: '  # why\nport: 1\n', note: '' },
    { name: 'what two blanks say is text', text: '#  it was: smtpPort: 25\nport: 1\n', note: 'it was: smtpPort: 25' },
    {
      name: 'no object that is commented out and never closed',
      text: '# smtpAuth: {\n#   username: a b\nport: 1\n',
      note: '',
    },
    { name: 'nothing of a member that is missing', text: '# why\nhost: x\n', note: '' },
  ])('$name', ({ text, note }) => expect(read(text)).toBe(note));

  test('is only what is below the documentation of a template', () => {
    const documentation = 'Port of the server. No default.';
    const head = '# Port of the\n# server. No default.\n';
    expect(read(`${head}port: 1\n`, documentation)).toBe('');
    expect(read(`${head}# why\nport: 1\n`, documentation)).toBe('why');
    expect(read('# Port of the server.\nport: 1\n', documentation)).toBe('Port of the server.');
  });
});
