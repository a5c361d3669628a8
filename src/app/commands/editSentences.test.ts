import { removedParts } from 'hjson-document/notes';
import type { ValuePath } from 'source-text';
import { expect, it } from 'vitest';
import { createWorkspace } from '../../workspace/index.ts';
import { nameOfRemoved, removedSentence, revertedSentence } from './editSentences.ts';

const origin = { view: 'form', label: 'Remove' } as const;

const text = `{
  # ==== mail ====
  # smtpHostname: "mail.example.com"
  # why 25
  # and since when
  smtpPort: 25
  mailFrom: a@example.com
  /* of the server */
  smtpAuth: {
    username: "x" # who
    mechanism: {
      # kept by the team
      type: autoDiscover
    }
  }
  queryTimeOutMinutes: 10 # as it is
  # a
  # b
  readTimeOutMinutes: 5
}
`;

function opened() {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

it.each<{ path: ValuePath; sentence: string }>([
  { path: ['smtpPort'], sentence: 'Removed smtpPort, with its note of 2 lines.' },
  { path: ['mailFrom'], sentence: 'Removed mailFrom.' },
  { path: ['queryTimeOutMinutes'], sentence: 'Removed queryTimeOutMinutes, with its note of 1 line.' },
  {
    path: ['smtpAuth'],
    sentence: 'Removed smtpAuth and everything in it, with its note of 1 line and 2 comments.',
  },
])('$sentence', ({ path, sentence }) => {
  const workspace = opened();
  const before = workspace.snapshot.document;
  const outcome = workspace.removeOption(path, origin);
  const removed = removedParts(before, workspace.snapshot.document, outcome.ok ? outcome.edits : []);
  expect(removedSentence(nameOfRemoved(before, path), removed)).toBe(sentence);
});

it('counts what several removed options take along', () => {
  const workspace = opened();
  const before = workspace.snapshot.document;
  const outcome = workspace.removeOptions([['queryTimeOutMinutes'], ['readTimeOutMinutes'], ['mailFrom']], origin);
  const removed = removedParts(before, workspace.snapshot.document, outcome.ok ? outcome.edits : []);
  expect(removedSentence('3 options', removed)).toBe('Removed 3 options, with notes of 3 lines.');
});

it('counts the comments that a revert removes', () => {
  const workspace = opened();
  workspace.setOption(['smtpAuth', 'username'], 'y', origin);
  workspace.setNote(['smtpAuth', 'mechanism', 'type'], 'kept by nobody', origin);
  const before = workspace.snapshot.document;
  const outcome = workspace.revertOption(['smtpAuth'], origin);
  expect(workspace.snapshot.text).toBe(text);
  const removed = removedParts(before, workspace.snapshot.document, outcome.ok ? outcome.edits : []);
  expect(revertedSentence('smtpAuth', removed)).toBe('Reverted smtpAuth. 1 comment written since is gone.');
});
