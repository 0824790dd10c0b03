import type { ChangeProblem } from '../changes/changeDescription.ts';
import type { ChangeSubject } from '../changes/changeSubject.ts';
import { isEmptied } from '../changes/removal.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import { countryEntries } from './countryEntry.ts';
import {
  countriesAfter,
  countriesOn,
  internationalDifference,
  isInternationalChange,
  type InternationalChange,
} from './internationalChange.ts';

const countriesIn = (configuration: CompanyConfiguration): readonly string[] =>
  countriesOn(countryEntries(productOf(configuration).countriesEnabled ?? {}));

/** Subject of the countries with returns. All countries together are one pending change [PC-7]. */
export const internationalSubject: ChangeSubject<InternationalChange> = {
  parse: (change) => (isInternationalChange(change) ? change : undefined),
  read: (configuration) => countryEntries(productOf(configuration).countriesEnabled ?? {}),
  apply(configuration, changes) {
    const last = changes.at(-1);
    if (!last) return configuration;
    const { countriesEnabled: _, ...product } = productOf(configuration);
    const countriesEnabled = countriesAfter(last);
    return withProduct(configuration, { ...product, ...(countriesEnabled && { countriesEnabled }) });
  },
  difference(from, to) {
    const change = internationalDifference(productOf(from).countriesEnabled, productOf(to).countriesEnabled);
    return change ? [change] : [];
  },
  valueToUndo: ({ originalValue }) => originalValue,
  problems: ({ before, after }): readonly ChangeProblem[] =>
    isEmptied(countriesIn(before), countriesIn(after))
      ? [{ problem: 'changes.problems.allCountriesRemoved', isBlocking: false, isDestructive: true }]
      : [],
};
