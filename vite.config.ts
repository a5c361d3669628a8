import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { metaContentSecurityPolicy, securityHeaders } from './scripts/securityHeaders.ts';

/** Puts the policy into the built page too, for hosts that send no headers; the development server needs its inline scripts. */
const contentSecurityPolicy: Plugin = {
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

/** The Monaco loader carries a CDN address that we never use: without it, a test can assert that no foreign address is in the bundle. */
const noCdnAddress: Plugin = {
  name: 'no-cdn-address',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('@monaco-editor/loader')) return;
    return { code: code.replace(/https:\/\/cdn\.jsdelivr\.net[^'"]*/g, ''), map: null };
  },
};

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy, noCdnAddress],
  resolve: {
    alias: { os: fileURLToPath(new URL('./scripts/osShim.ts', import.meta.url)) },
  },
  worker: { format: 'es' },
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 4000, target: 'es2023' },
  preview: { headers: securityHeaders },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
