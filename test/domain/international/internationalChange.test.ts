import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import type { PendingChanges } from '../../../src/domain/changes/pendingChange.ts';
import {
  countriesAfter,
  internationalChange,
  isInternationalChange,
  type InternationalChange,
} from '../../../src/domain/international/internationalChange.ts';
import { withProduct } from '../../../src/domain/company/companyConfiguration.ts';
import { internationalSubject } from '../../../src/domain/international/internationalSubject.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const published = { NZ: false, AU: true, FR: true };
const change = internationalChange(published, new Set(['AU', 'JP', 'NZ'])) as InternationalChange;
const code = fc.constantFrom('AU', 'FR', 'JP', 'NZ', '__proto__');
const countries = fc.dictionary(code, fc.boolean());
const chosen = fc.array(code).map((codes) => new Set(codes));

describe('internationalChange', () => {
  it('contains a country code and a boolean per country, and the value id that the specification requires [PC-7]', () => {
    expect(change).toEqual({
      type: 'COMPANY',
      key: 'international.countriesEnabled',
      valueId: 'PORTAL_INTERNATIONAL_ACTIVE',
      value: [
        { code: 'AU', value: true },
        { code: 'FR', value: false },
        { code: 'JP', value: true },
        { code: 'NZ', value: true },
      ],
      originalValue: [
        { code: 'AU', value: true },
        { code: 'FR', value: true },
        { code: 'NZ', value: false },
      ],
    });
  });

  it('enables exactly the chosen countries when the change is applied [PC-7]', () => {
    fc.assert(
      fc.property(countries, chosen, (before, codes) => {
        const after = countriesAfter(internationalChange(before, codes) as InternationalChange) ?? {};
        const on = Object.entries(after).flatMap(([each, value]) => (value ? [each] : []));
        expect(new Set(on)).toEqual(codes);
      }),
    );
  });

  it('is removed once the countries equal the original countries, after any edits [PC-3] [PC-7]', () => {
    fc.assert(
      fc.property(countries, fc.array(chosen, { maxLength: 4 }), (before, ways) => {
        const original = new Set(Object.keys(before).filter((each) => before[each]));
        let present: PendingChanges = new Map();
        for (const codes of [...ways, original])
          present = applyStep(present, stepForEdits(present, [internationalChange(before, codes)]));
        expect([...present]).toEqual([]);
      }),
    );
  });

  it.each([
    ['another type', { type: 'RULES' }],
    ['another key', { key: 'international' }],
    ['another value id', { valueId: undefined }],
    ['a value that is not a list', { value: { AU: true } }],
    ['an undefined entry', { value: [{ code: 'AU', value: true }, null] }],
    ['an entry without a code', { value: [{ value: true }] }],
    ['an entry without a switch', { originalValue: [{ code: 'AU', value: 'yes' }] }],
  ])('is rejected if the change has %s [PC-7]', (_, other) => {
    expect(isInternationalChange(change)).toBe(true);
    expect(isInternationalChange({ ...change, ...other } as InternationalChange)).toBe(false);
  });
});

it('internationalChange cannot be published if customers can return from no country', () => {
  const withCountries = (countriesEnabled: Readonly<Record<string, boolean>>) =>
    withProduct(aCompanyConfiguration(), { enabled: true, countriesEnabled });
  const problems = (before: Readonly<Record<string, boolean>>, after: Readonly<Record<string, boolean>>) =>
    internationalSubject.problems?.({ before: withCountries(before), after: withCountries(after) });
  const warning = { problem: 'changes.problems.allCountriesRemoved', isBlocking: false, isDestructive: true };
  expect(problems({ AU: true, NZ: true }, { AU: false, NZ: false })).toEqual([warning]);
  expect(problems({ AU: true, NZ: true }, { AU: true, NZ: false })).toEqual([]);
  expect(problems({ AU: false }, {})).toEqual([]);
});
