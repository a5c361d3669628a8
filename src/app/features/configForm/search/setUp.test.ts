import type { ValuePath } from 'source-text';
import { expect, test } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { createWorkspace } from '../../../../workspace/index.ts';
import { setUpOf } from './setUp.ts';

function setUp(text: string, path: ValuePath) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const option = optionAt(path);
  if (!option) throw new Error('no such option');
  const found = setUpOf(option, workspace.snapshot);
  if (found.edit) workspace.setOption(found.edit.path, found.edit.value, { view: 'form', label: 'Set up' });
  return { ...found, text: workspace.snapshot.text };
}

test('a field of a choice needs its object with that choice', () => {
  expect(setUp('{\n}\n', ['smtpAuth', 'mechanism', 'password'])).toMatchObject({
    needs: 'SMTP authentication: Password',
    next: ['smtpAuth', 'mechanism', 'password'],
    text: '{\n  smtpAuth: {\n    mechanism: {\n      type: "autoDiscover"\n    }\n  }\n}\n',
  });
});

test('a field of another choice links to that choice, and changes nothing', () => {
  const text = '{\n  smtpAuth: {\n    mechanism: {\n      type: xOAuth2\n    }\n  }\n}\n';
  const next = ['smtpAuth', 'mechanism', 'type'];
  expect(setUp(text, ['smtpAuth', 'mechanism', 'password'])).toMatchObject({ edit: undefined, next, text });
});

test('a field of an object that is off needs the object', () => {
  expect(setUp('{\n}\n', ['gatewayOAuth2', 'clientId'])).toMatchObject({
    needs: 'Gateway OAuth2',
    next: ['gatewayOAuth2', 'clientId'],
    text: '{\n  gatewayOAuth2: {}\n}\n',
  });
});

test('where the user must choose, the choice is shown', () => {
  expect(setUp('{\n}\n', ['smtpAuth', 'username'])).toMatchObject({
    edit: undefined,
    next: ['smtpAuth'],
    text: '{\n}\n',
  });
});

test.each(['null', '5', '"x"', '[]'])('no value is overwritten: %s', (value) => {
  const text = `{\n  smtpAuth: ${value}\n  gatewayOAuth2: ${value}\n}\n`;
  expect(setUp(text, ['smtpAuth', 'mechanism', 'password'])).toMatchObject({ edit: undefined, next: ['smtpAuth'] });
  expect(setUp(text, ['gatewayOAuth2', 'clientId'])).toMatchObject({ edit: undefined, next: ['gatewayOAuth2'] });
});
