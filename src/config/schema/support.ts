import { type Entries, path, url } from './entry.ts';

export const support = {
  supportPageUrl: url({
    title: 'Support page',
    help: 'URL of an extra support link in the UI toolbar.',
    unset: 'Default: "", no link.',
    keywords: 'help contact link',
    default: '',
    defaultName: 'none',
    example: 'https://help.example.com/review',
  }),
  templatesPath: path({
    title: 'Templates directory',
    help: 'Directory path whose HTML and plain-text templates override the built-in ones.',
    unset: 'Default: "", none.',
    keywords: 'email mail folder text',
    default: '',
    defaultName: 'none',
    example: '/app/templates',
  }),
} satisfies Entries;
