import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One of the pages that the measured page is compared with: the module that VITE_PAGE names. */
export default defineConfig({
  root: file('.'),
  base: './',
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { os: file('../../osShim.ts') } },
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 8000, emptyOutDir: true },
});
