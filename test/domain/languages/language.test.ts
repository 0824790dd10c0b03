import { describe, expect, it } from 'vitest';
import {
  choiceOfLanguages,
  bundleLocaleOf,
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  languages,
  preferredLanguage,
} from '../../../src/domain/languages/language.ts';
import { startLanguage } from '../../../src/domain/languages/startLanguage.ts';

describe('languages', () => {
  it('asks for the bundle jp in Japanese and for the language itself otherwise [LG-1]', () => {
    expect(languages.map(bundleLocaleOf)).toEqual(['ar', 'en', 'es', 'fr', 'jp', 'nl']);
  });

  it('lays out Arabic alone from right to left [LG-1]', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  });

  it('starts in English [LG-1]', () => {
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it('prefers the first tag whose language the product speaks', () => {
    expect(preferredLanguage(['de-DE', 'FR-ca', 'en'])).toBe('fr');
    expect(preferredLanguage(['ja-JP'])).toBe('ja');
    expect(preferredLanguage(['jp', 'de', ''])).toBeUndefined();
    expect(isLanguage('jp')).toBe(false);
  });
});

describe('the choice of languages', () => {
  it.each([
    [undefined, 'en', ['ar', 'en', 'es', 'fr', 'ja', 'nl']],
    [['nl', 'en'], 'en', ['en', 'nl']],
    [['nl', 'en'], 'ja', ['en', 'ja', 'nl']],
  ] as const)('of an owner who offers %j to a reader of %s is %j [LG-1] [BN-3]', (offered, present, choice) => {
    expect(choiceOfLanguages(offered, present)).toEqual(choice);
  });
});

describe('the language to start in', () => {
  const hints = { chosen: 'nl', accepted: ['de', 'fr-CA'], ownerDefault: 'ja', environmentDefault: 'es' };

  it('is the strongest hint: own choice, browser, owner, environment, then English [LG-1]', () => {
    expect(startLanguage(hints)).toBe('nl');
    expect(startLanguage({ ...hints, chosen: undefined })).toBe('fr');
    expect(startLanguage({ ...hints, chosen: undefined, accepted: [] })).toBe('ja');
    expect(startLanguage({ environmentDefault: 'es' })).toBe('es');
    expect(startLanguage({})).toBe('en');
  });

  it('passes over what names none of the six [LG-1]', () => {
    expect(startLanguage({ ...hints, chosen: 'jp' })).toBe('fr');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'tlh', environmentDefault: 'es' })).toBe('es');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'tlh', environmentDefault: 'constructor' })).toBe('en');
  });
});
