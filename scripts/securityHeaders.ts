/** Trusted Types policies that the bundle may create: ours for the worker script, the rest belong to Monaco. */
const trustedTypesPolicies = [
  'config-editor-worker',
  'defaultWorkerFactory',
  'editorViewLayer',
  'domLineBreaksComputer',
  'editorGhostText',
  'stickyScrollViewLayer',
  'tokenizeToString',
  'diffEditorWidget',
  'diffReview',
  'richScreenReaderContent',
  'standaloneColorizer',
  'dompurify',
];

/** Monaco writes style elements and attributes, hence `unsafe-inline` for styles alone; every way out of the page is closed. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `worker-src 'self'`,
  `img-src 'self' blob: data:`,
  `font-src 'self'`,
  `manifest-src 'self'`,
  `connect-src 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types ${trustedTypesPolicies.join(' ')}`,
];

/** For the `<meta>` element, where `frame-ancestors` has no effect. */
export const metaContentSecurityPolicy = policy.join('; ');

/** What a host of the built page sends with every file, the worker's included. */
export const securityHeaders = {
  'Content-Security-Policy': [...policy, `frame-ancestors 'none'`].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), clipboard-read=(), clipboard-write=(self)',
};
