import { bundleLocaleOf, languages } from '../../../src/domain/languages/language.ts';
import type { BundleOf } from './LocaleBundles.ts';
import { shortHash } from './shortHash.ts';

/** Version of the product's texts in all languages. It changes with any text. */
export const releaseOf = (bundleOf: BundleOf): string =>
  shortHash(languages.map((language) => bundleOf(bundleLocaleOf(language), undefined)));
