import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { languageOfCountry } from '../international/country.ts';
import { portalCountries } from '../international/portalCountries.ts';
import type { Language } from '../languages/language.ts';

/** Countries of a portal, by the language that most people in the country read. */
export type LanguageReaders = {
  readonly countriesOf: ReadonlyMap<Language, readonly string[]>;
  readonly others: readonly string[];
};

export function languageReaders(configuration: CompanyConfiguration): LanguageReaders {
  const countriesOf = new Map<Language, readonly string[]>();
  const others: string[] = [];
  for (const code of portalCountries(configuration)) {
    const language = languageOfCountry(code);
    if (language === undefined) others.push(code);
    else countriesOf.set(language, [...(countriesOf.get(language) ?? []), code]);
  }
  return { countriesOf, others };
}
