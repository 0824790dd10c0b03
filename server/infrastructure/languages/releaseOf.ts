import { bundleLocaleOf, languages } from '../../../src/domain/languages/language.ts';
import type { BundleOf } from './LocaleBundles.ts';
import { shortHash } from './shortHash.ts';

/** Names the product's own texts, in all languages: another release that says something else has another name. */
export const releaseOf = (bundleOf: BundleOf): string =>
  shortHash(languages.map((language) => bundleOf(bundleLocaleOf(language), undefined)));
