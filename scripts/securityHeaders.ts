/** Trusted Types policies that the bundle may create: ours, for the addresses of scripts and workers; the rest belong to Monaco. */
const trustedTypesPolicies = [
  'config-editor-scripts',
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
const policy = (connect: string) => [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `worker-src 'self'`,
  `img-src 'self' blob: data:`,
  `font-src 'self'`,
  `manifest-src 'self'`,
  `connect-src ${connect}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types ${trustedTypesPolicies.join(' ')}`,
];

/** For the `<meta>` element, where `frame-ancestors` has no effect. The page itself connects to nothing, not even to its own host. */
export const metaContentSecurityPolicy = policy(`'none'`).join('; ');

/**
 * Every feature that Chromium 156 knows but writing to the clipboard, without the client hints (`ch-`), which are about what a browser
 * tells the host. An older one ignores the names that it does not know.
 */
const deniedFeatures = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * What a host of the built page sends with every file, the workers' included. Only the service worker, which no `<meta>`
 * governs, may fetch the page's own files.
 */
export const securityHeaders = {
  'Content-Security-Policy': [...policy(`'self'`), `frame-ancestors 'none'`].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['clipboard-write=(self)', ...deniedFeatures.map((name) => `${name}=()`)].join(', '),
};
