import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findCountries, similarCountry } from '../../../domain/international/matchCountry.ts';
import { languages } from '../../../domain/languages/language.ts';
import { countryNames } from './countryNames.ts';

export type FoundCountries = {
  /** Codes, best match first. */
  readonly ids: readonly string[];
  /** Introduces a country with a similar name, which is returned if no name contains the text. */
  readonly note?: string | undefined;
};

/** Finds countries by code, common name or name in any of the languages. */
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
