import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findCountries, similarCountry } from '../../../domain/international/matchCountry.ts';
import { languages } from '../../../domain/languages/language.ts';
import { countryNames } from './countryNames.ts';

export type FoundCountries = {
  /** Country codes, best match first. */
  readonly ids: readonly string[];
  /** Text such as "Did you mean", if no name contains the typed text and `ids` has a country with a similar name. */
  readonly note?: string | undefined;
};

/** Finds countries by code, by common name, or by name in any supported language. */
export function useFoundCountries(): (typed: string) => FoundCountries {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (typed) => {
      const ids = findCountries(typed, countryNames, languages, language);
      const similar = ids.length === 0 ? similarCountry(typed, countryNames, languages) : undefined;
      return similar === undefined ? { ids } : { ids: [similar], note: t('countries.didYouMean') };
    },
    [t, language],
  );
}
