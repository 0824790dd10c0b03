import { describe, expect, it } from 'vitest';
import {
  choiceOfLanguages,
  bundleLocaleOf,
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  languages,
  ownNameOf,
  preferredLanguage,
  type Language,
} from '../../../src/domain/languages/language.ts';
import { startLanguage } from '../../../src/domain/languages/startLanguage.ts';

describe('languages', () => {
  it('asks for the bundle jp in Japanese and for the language itself otherwise [LG-1]', () => {
    expect(bundleLocaleOf('ja')).toBe('jp');
    const others = languages.filter((language) => language !== 'ja');
    expect(others.map(bundleLocaleOf)).toEqual(others);
  });

  it('lays out from right to left those that are written so [LG-1]', () => {
    const written = (language: Language): string | undefined => new Intl.Locale(language).maximize().script;
    for (const language of languages) expect(directionOf(language)).toBe(written(language) === 'Arab' ? 'rtl' : 'ltr');
    expect(directionOf('ar')).toBe('rtl');
  });

  it('are chosen by the name that their speakers use [LG-1] [BN-3]', () => {
    for (const language of languages)
      expect(ownNameOf(language).toLowerCase()).toBe(
        new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase(),
      );
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
    [undefined, 'en', languages],
    [['nl', 'en'], 'en', ['en', 'nl']],
    [['nl', 'en'], 'ja', ['en', 'ja', 'nl']],
  ] as const)('of an owner who offers %j to a reader of %s is %j [LG-1] [BN-3]', (offered, present, choice) => {
    expect(choiceOfLanguages(offered, present)).toEqual(choice);
  });
});

describe('the language to start in', () => {
  const hints = { chosen: 'nl', accepted: ['de', 'fr-CA'], ownerDefault: 'ja', environmentDefault: 'es' };

  it('is the strongest hint: own choice, browser, environment, owner, then English [LG-1]', () => {
    expect(startLanguage(hints)).toBe('nl');
    expect(startLanguage({ ...hints, chosen: undefined })).toBe('fr');
    expect(startLanguage({ ...hints, chosen: undefined, accepted: [] })).toBe('es');
    expect(startLanguage({ ownerDefault: 'ja' })).toBe('ja');
    expect(startLanguage({})).toBe('en');
  });

  it('passes over what names none of the product’s [LG-1]', () => {
    expect(startLanguage({ ...hints, chosen: 'jp' })).toBe('fr');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'tlh', environmentDefault: 'es' })).toBe('es');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'nl', environmentDefault: 'constructor' })).toBe('nl');
  });
});
