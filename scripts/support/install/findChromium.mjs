import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names of the program. The headless shell is first, because it takes 25 % less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

export function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath !== undefined && configuredPath !== '') return configuredPath;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
