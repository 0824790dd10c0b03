import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBundle, type BundleTree } from '../../../locales/readBundle.ts';
import { bundleLocaleOf, languages, type BundleLocale } from '../../../src/domain/languages/language.ts';
import { overlayTexts } from '../../../src/domain/languages/overlayTexts.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { createHash } from 'node:crypto';

/** Returns the texts of a language, with the carrier's overrides applied [LG-2]. */
export type BundleOf = (locale: BundleLocale, carrier: string | undefined) => BundleTree;

/** Folders of texts. They are read once, when the service starts. */
export type TextFolders = {
  /** Texts of the product, one folder per locale. */
  readonly locales: string;
  /** Overrides of texts: one folder per carrier, which contains one folder per locale. */
  readonly own?: string | undefined;
};

/**
 * Reads all texts. Returns an error if an override has no matching text, because such an override would never be shown.
 */
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

/** The first 96 bits of a value's hash, used in addresses and entity tags. */
export const shortHash = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Version of the product's texts in all languages. It changes if any text changes. */
export const releaseOf = (bundleOf: BundleOf): string =>
  shortHash(languages.map((language) => bundleOf(bundleLocaleOf(language), undefined)));
