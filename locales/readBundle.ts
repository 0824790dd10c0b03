import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleLocale } from '../src/domain/languages/language.ts';

export type BundleTree = { readonly [key: string]: string | BundleTree };

/** What the demo alone says: no service serves it. */
const DEMO = 'demo.json';

/** The whole bundle of a locale, read from a folder laid out like this one: `{ fileName: content }`. */
export function readBundle(localesDirectory: string, locale: BundleLocale): BundleTree {
  const folder = join(localesDirectory, locale);
  const subjects = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== DEMO);
  return Object.fromEntries(
    subjects.sort().map((name) => {
      const content = JSON.parse(readFileSync(join(folder, name), 'utf8')) as BundleTree;
      return [name.slice(0, -'.json'.length), content];
    }),
  );
}
