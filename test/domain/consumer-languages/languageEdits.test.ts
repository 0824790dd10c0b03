import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  languageChanges,
  languagesAfter,
  shownLanguages,
  type LanguageAct,
} from '../../../src/domain/consumer-languages/languageEdits.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const offering = (stored: Readonly<Record<string, unknown>> = {}) =>
  aCompanyConfiguration({ applicationConfig: { config: { languages: stored } } });
const both = { offered: ['en', 'nl'], start: 'en' } as const;
const anyLanguage = fc.constantFrom(...languages);
const anyAct: fc.Arbitrary<LanguageAct> = fc.oneof(
  fc.record({ kind: fc.constantFrom('offer', 'withdraw', 'make-default'), language: anyLanguage }),
  fc.record({ kind: fc.constant('arrange'), order: fc.array(anyLanguage) }),
);

describe('the languages offered by a portal [CF-7]', () => {
  it('consist of the portal’s default language if the merchant offers no languages explicitly', () => {
    expect(shownLanguages(offering())).toEqual({ offered: ['en'], start: 'en' });
    expect(shownLanguages(offering({ default: 'fr' }))).toEqual({ offered: ['fr'], start: 'fr' });
  });

  it('have their first language as default if the merchant chose no default and English is not offered', () => {
    expect(shownLanguages(offering({ offered: ['nl', 'fr'] })).start).toBe('nl');
    expect(shownLanguages(offering({ offered: ['nl', 'en'] })).start).toBe('en');
  });

  it('cannot lose the default language before the merchant chooses another default', () => {
    expect(languagesAfter(both, { kind: 'withdraw', language: 'en' })).toEqual({
      ok: false,
      error: { kind: 'default-not-offered' },
    });
    const dutch = languagesAfter(both, { kind: 'make-default', language: 'nl' });
    expect(dutch).toEqual({ ok: true, value: { offered: ['en', 'nl'], start: 'nl' } });
    expect(dutch.ok && languagesAfter(dutch.value, { kind: 'withdraw', language: 'en' })).toEqual({
      ok: true,
      value: { offered: ['nl'], start: 'nl' },
    });
  });

  it('cannot have a default language that is not offered', () => {
    expect(languagesAfter(both, { kind: 'make-default', language: 'fr' }).ok).toBe(false);
  });

  it('get a new language at the end of the list, but no duplicate', () => {
    expect(languagesAfter(both, { kind: 'offer', language: 'fr' })).toMatchObject({
      value: { offered: ['en', 'nl', 'fr'] },
    });
    expect(languagesAfter(both, { kind: 'offer', language: 'nl' })).toMatchObject({ value: both });
  });

  it('can be corrected in single steps if the default language is not offered', () => {
    const broken = { offered: ['nl'], start: 'en' } as const;
    expect(languagesAfter(broken, { kind: 'offer', language: 'fr' }).ok).toBe(true);
    expect(languagesAfter(broken, { kind: 'make-default', language: 'nl' }).ok).toBe(true);
    expect(languagesAfter(broken, { kind: 'withdraw', language: 'nl' }).ok).toBe(false);
  });

  it('always contain the default and no duplicates, after any edits', () => {
    fc.assert(
      fc.property(fc.array(anyAct), (acts) => {
        const after = acts.reduce((present, act) => {
          const next = languagesAfter(present, act);
          return next.ok ? next.value : present;
        }, shownLanguages(offering()));
        expect(after.offered).toContain(after.start);
        expect(new Set(after.offered).size).toBe(after.offered.length);
      }),
    );
  });
});

describe('languageChanges', () => {
  it('creates separate changes for the offered languages and for the default language [PC-3]', () => {
    const published = offering({ offered: ['en', 'nl'], default: 'en' });
    const changes = languageChanges(published, { offered: ['nl', 'en'], start: 'en' });
    expect(changes).toMatchObject([
      { key: 'applicationConfig.config.languages.offered', value: ['nl', 'en'], originalValue: ['en', 'nl'] },
      { key: 'applicationConfig.config.languages.default', value: 'en', originalValue: 'en' },
    ]);
  });

  it('creates changes without values if nothing was configured and the edited languages do not differ', () => {
    const changes = languageChanges(offering(), { offered: ['en'], start: 'en' });
    expect(changes.map(({ value }) => value)).toEqual([undefined, undefined]);
  });
});
