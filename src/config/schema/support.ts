import { type Entries, path, url } from './entry.ts';

export const support = {
  supportPageUrl: url({
    title: 'Support page',
    help: 'URL of an extra support link in the toolbar of the user interface. Default: "", which adds no link.',
    default: '',
    placeholder: '"" adds no link',
    example: 'https://help.example.com/review',
  }),
  templatesPath: path({
    title: 'Templates directory',
    help: 'Path of a directory whose HTML and plain-text templates override those of the server. Default: "", which overrides none.',
    default: '',
    placeholder: '"" overrides none',
    example: '/app/templates',
  }),
} satisfies Entries;
