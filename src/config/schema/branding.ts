import { colour, type Entries, path } from './entry.ts';

export const branding = {
  accessReviewToolbarBackgroundColor: colour({
    title: 'Toolbar background',
    help: 'CSS specification of the background colour of the toolbar in access review wizards. Default: "", which keeps the primary blue of the service.',
    default: '',
    placeholder: '"" keeps the primary blue',
    example: '#0b3d91',
  }),
  accessReviewToolbarTextColor: colour({
    title: 'Toolbar text',
    help: 'CSS specification of the colour of the toolbar text in access review wizards. Default: "", which appears white.',
    default: '',
    placeholder: '"" appears white',
    example: 'white',
  }),
  accessReviewToolbarLogoPath: path({
    title: 'Toolbar logo',
    help: 'File path of a logo that replaces the white default logo in the toolbar of access review wizards. A transparent background and a height of about 1/7 of the width are recommended. Default: "", which keeps the default logo.',
    default: '',
    placeholder: '"" keeps the default logo',
    example: '/app/branding/logo.svg',
  }),
  loginPageBackgroundPath: path({
    title: 'Login background',
    help: 'File path of an image that replaces the background of the login page. Default: "", which keeps the default image.',
    default: '',
    placeholder: '"" keeps the default image',
    example: '/app/branding/login.jpg',
  }),
} satisfies Entries;
