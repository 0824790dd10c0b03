import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBundle, type BundleTree } from '../../../locales/readBundle.ts';
import { bundleLocaleOf, languages, type BundleLocale } from '../../../src/domain/languages/language.ts';
import { overlayTexts } from '../../../src/domain/languages/overlayTexts.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

/** A language's texts, in a carrier's own wording where it has any [LG-2]. */
export type BundleOf = (locale: BundleLocale, carrier: string | undefined) => BundleTree;

/** Where texts are read from, once, when the service starts. */
export type TextFolders = {
  /** The product's texts, a folder a locale. */
  readonly locales: string;
  /** What carriers say otherwise: a folder a carrier, and in it a folder a locale. */
  readonly own?: string | undefined;
};

/** Reads all texts; an error names what a carrier words that is no text of the product, which nobody would ever see. */
export function readLocaleBundles({ locales, own }: TextFolders): Result<BundleOf, string> {
  if (own !== undefined && !existsSync(own)) return err(`OWNER_TEXTS cannot be read: ${own}.`);
  const bundles = new Map(languages.map(bundleLocaleOf).map((locale) => [locale, readBundle(locales, locale)]));
  const worded = new Map<string, BundleTree>();
  for (const carrier of own === undefined ? [] : readdirSync(own)) {
    for (const [locale, texts] of bundles) {
      if (own === undefined || !existsSync(join(own, carrier, locale))) continue;
      let wording: BundleTree;
      try {
        wording = readBundle(join(own, carrier), locale);
      } catch {
        return err(`OWNER_TEXTS holds no JSON for ${carrier} in ${locale}.`);
      }
      const unknown = firstUnknown(texts, wording);
      if (unknown !== undefined)
        return err(`OWNER_TEXTS words ${unknown} for ${carrier} in ${locale}, which is no text.`);
      worded.set(keyOf(locale, carrier), overlayTexts(texts, wording));
    }
  }
  return ok((locale, carrier = '') => worded.get(keyOf(locale, carrier)) ?? bundles.get(locale) ?? {});
}

const keyOf = (locale: BundleLocale, carrier: string): string => `${locale} ${carrier}`;

/** The first key of a wording that stands for no text, or for one where there are more below. */
function firstUnknown(texts: BundleTree, wording: BundleTree): string | undefined {
  for (const [name, value] of Object.entries(wording)) {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (typeof value === 'string' || typeof text !== 'object') {
      if (typeof value !== typeof text) return name;
      continue;
    }
    const unknown = firstUnknown(text, value);
    if (unknown !== undefined) return `${name}.${unknown}`;
  }
  return undefined;
}
