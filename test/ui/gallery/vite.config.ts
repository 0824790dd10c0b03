import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npx vite --config test/ui/gallery/vite.config.ts`: every component in every state, to look at. */
// oxlint-disable-next-line no-default-export -- Vite reads the default export
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../../../.cache/gallery',
  build: { outDir: '../../../.cache/gallery-dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
