import type { Plugin } from 'vite';
import { metaContentSecurityPolicy } from '../securityHeaders.ts';

/** Puts the policy into the built page too, for hosts that send no headers; the development server needs its inline scripts. */
export const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: metaContentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

/** A browser uses a typeface for a text only if it has come by then (`src/app/platform/fonts.css`): it is fetched with the code, not after it. */
export const preloadedFonts: Plugin = {
  name: 'preloaded-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        })),
  },
};
