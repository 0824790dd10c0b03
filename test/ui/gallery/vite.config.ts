import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npx vite --config test/ui/gallery/vite.config.ts` shows every component in every state. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../../../.cache/gallery',
  build: { outDir: '../../../dist/gallery', emptyOutDir: true, assetsInlineLimit: 0 },
});
