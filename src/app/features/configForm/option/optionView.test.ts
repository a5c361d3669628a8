import { fromPlain } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { createWorkspace } from '../../../../workspace/index.ts';
import { sectionSummaries } from '../sections/sectionSummaries.ts';
import { type OptionView, optionRows, optionViews } from './optionView.ts';

const text = `{
  baseUrl: review.example.com
  smtpPort: 587
  smtpAuth: { mechanism: { type: "autoDiscover" } }
}
`;

function opened(content = text) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: content });
  return workspace;
}

function view(workspace: ReturnType<typeof opened>, key: string): OptionView | undefined {
  return optionViews(workspace.snapshot).get(key);
}

const isPort = ({ option }: OptionView) => option.key === 'smtpPort';

describe('views of the options', () => {
  it('have the source of the value, and its problems', () => {
    const workspace = opened();
    expect(view(workspace, 'baseUrl')?.source).toBe('review.example.com');
    expect(view(workspace, 'baseUrl')?.problems.map(({ severity }) => severity)).toEqual(['error']);
    expect(view(workspace, 'smtpHostname')?.source).toBeUndefined();
    expect(view(workspace, 'smtpHostname')?.problems).toEqual([]);
  });

  it('are modified compared to the opened text, until the value is written as before', () => {
    const workspace = opened();
    workspace.setOption(['smtpPort'], fromPlain(25), { view: 'form', label: 'Change' });
    expect(view(workspace, 'smtpPort')?.isModified).toBe(true);
    expect(view(workspace, 'baseUrl')?.isModified).toBe(false);
    workspace.undo();
    expect(view(workspace, 'smtpPort')?.isModified).toBe(false);
  });

  it('are the same objects as before where nothing changed', () => {
    const workspace = opened();
    const before = view(workspace, 'baseUrl');
    workspace.setOption(['organisationName'], 'Other', { view: 'form', label: 'Change' });
    expect(view(workspace, 'baseUrl')).toBe(before);
  });

  it('are never changed: what changes is a new view', () => {
    const workspace = opened();
    const frozen = [optionViews, optionRows].map((of) => {
      const views = [...of(workspace.snapshot).values()];
      for (const each of views) Object.freeze(each);
      return views;
    });
    workspace.apply([{ range: { start: 1, end: 1 }, newText: '\n# moves all' }], { view: 'hjson', label: 'Edit' });
    expect([optionViews, optionRows].map((of) => [...of(workspace.snapshot).values()])).toEqual(frozen);
    workspace.setOption(['smtpPort'], fromPlain(25), { view: 'form', label: 'Change' });
    expect([view(workspace, 'smtpPort')?.source, frozen[0]?.find(isPort)?.source]).toEqual(['25', '587']);
  });

  it('belong to another row once the value is a reference as a whole', () => {
    const workspace = opened();
    const row = () => optionRows(workspace.snapshot).get('organisationName');
    const type = (value: string) => workspace.setOption(['organisationName'], value, { view: 'form', label: 'Type' });
    type('o');
    const before = row();
    type('op');
    expect(row()).toBe(before);
    type('op://vault/item/name');
    expect([before?.analysis.isReference, row()?.analysis.isReference]).toEqual([false, true]);
  });

  it("follow a ''' string that is moved in its line, which changes its value", () => {
    const text = "{\n  mailFrom:\n    '''\n    Review\n    <review@example.com>\n    '''\n}\n";
    const workspace = opened(text);
    const before = view(workspace, 'mailFrom');
    expect(before?.analysis.value).toBe('Review\n<review@example.com>');
    const at = text.indexOf("'''") - 1;
    workspace.apply([{ range: { start: at, end: at + 1 }, newText: '' }], { view: 'hjson', label: 'Edit' });
    const after = view(workspace, 'mailFrom');
    expect(after?.analysis.value).toBe(' Review\n <review@example.com>\n ');
    expect(after).not.toBe(before);
  });

  it.each([
    ['smtpAuth.mechanism.password', true, 'is used with the chosen mechanism'],
    ['smtpAuth.mechanism.clientSecret', false, 'is used with another mechanism'],
    ['gatewayOAuth2.clientId', false, 'has no object to be in'],
    ['baseUrl', true, 'is at the top'],
  ])('%s is reachable: %s, since it %s', (key, isReachable) => {
    expect(view(opened(), key)?.isEditable).toBe(isReachable);
  });
});

describe('summaries of the sections', () => {
  it('count what is wrong and what is still to fill in', () => {
    const general = sectionSummaries(opened().snapshot).find(({ id }) => id === 'general');
    expect(general).toMatchObject({ toFillIn: 2, errors: 1 });
  });

  it('are computed once for each snapshot', () => {
    const { snapshot } = opened();
    expect(sectionSummaries(snapshot)).toBe(sectionSummaries(snapshot));
  });
});
