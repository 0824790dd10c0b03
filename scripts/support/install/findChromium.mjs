import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one without a window first: it does the same in three quarters of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** The Chromium that is here already: `CHROMIUM_PATH`, else one on PATH. Undefined leaves the choice to Playwright. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
