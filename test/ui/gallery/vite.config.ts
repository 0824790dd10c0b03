import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npx vite --config test/ui/gallery/vite.config.ts`: every component in every state, to look at. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../../../.cache/gallery',
  build: { outDir: '../../../dist/gallery', emptyOutDir: true, assetsInlineLimit: 0 },
});
