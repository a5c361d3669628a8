import { colour, type Entries, path } from './entry.ts';

export const branding = {
  accessReviewToolbarBackgroundColor: colour({
    title: 'Toolbar background',
    help: 'CSS colour behind the toolbar of access review wizards. Default: "", which keeps the primary blue of the service.',
    default: '',
    placeholder: '"" keeps the primary blue',
    example: '#0b3d91',
  }),
  accessReviewToolbarTextColor: colour({
    title: 'Toolbar text',
    help: 'CSS colour of the toolbar text in access review wizards. Default: "", which appears white.',
    default: '',
    placeholder: '"" appears white',
    example: 'white',
  }),
  accessReviewToolbarLogoPath: path({
    title: 'Toolbar logo',
    help: 'Path of the logo file that replaces the white logo in the toolbar of access review wizards. A transparent background and a height of about 1/7 of the width are recommended. Default: "", which keeps the default logo.',
    default: '',
    placeholder: '"" keeps the default logo',
    example: '/app/branding/logo.svg',
  }),
  loginPageBackgroundPath: path({
    title: 'Login background',
    help: 'Path of the image file behind the login page. Default: "", which keeps the default image.',
    default: '',
    placeholder: '"" keeps the default image',
    example: '/app/branding/login.jpg',
  }),
} satisfies Entries;
