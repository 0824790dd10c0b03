import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Loads `.env`, if it exists. Environment variables have priority. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
