import { colour, type Entries, path } from './entry.ts';

export const branding = {
  accessReviewToolbarBackgroundColor: colour({
    title: 'Toolbar background',
    help: 'CSS colour of the toolbar background in access review wizards.',
    repeatsTitle: true,
    unset: 'Default: "", the primary blue of the service.',
    keywords: 'color theme brand',
    default: '',
    defaultName: 'blue',
    example: '#0b3d91',
  }),
  accessReviewToolbarTextColor: colour({
    title: 'Toolbar text',
    help: 'CSS colour of the toolbar text in access review wizards.',
    repeatsTitle: true,
    unset: 'Default: "", shown white.',
    keywords: 'color font brand',
    default: '',
    defaultName: 'white',
    example: 'white',
  }),
  accessReviewToolbarLogoPath: path({
    title: 'Toolbar logo',
    help: 'File path of a logo that replaces the default white logo in access review wizard toolbars. Recommended: transparent background, height about 1/7 of the width.',
    unset: 'Default: "", the default logo.',
    keywords: 'picture image icon brand',
    default: '',
    defaultName: 'built-in logo',
    example: '/app/branding/logo.svg',
  }),
  loginPageBackgroundPath: path({
    title: 'Login background',
    help: 'File path of an image that replaces the login page background.',
    unset: 'Default: "", the default image.',
    keywords: 'picture image photo brand sign-in',
    default: '',
    defaultName: 'built-in image',
    example: '/app/branding/login.jpg',
  }),
} satisfies Entries;
