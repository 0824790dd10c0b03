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
  it('use the bundle jp for Japanese and their own code otherwise [LG-1]', () => {
    expect(bundleLocaleOf('ja')).toBe('jp');
    const others = languages.filter((language) => language !== 'ja');
    expect(others.map(bundleLocaleOf)).toEqual(others);
  });

  it('are laid out from right to left if they are written so [LG-1]', () => {
    const written = (language: Language): string | undefined => new Intl.Locale(language).maximize().script;
    for (const language of languages) expect(directionOf(language)).toBe(written(language) === 'Arab' ? 'rtl' : 'ltr');
    expect(directionOf('ar')).toBe('rtl');
  });

  it('are shown with the name that their speakers use [LG-1] [BN-3]', () => {
    for (const language of languages)
      expect(ownNameOf(language).toLowerCase()).toBe(
        new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase(),
      );
  });

  it('default to English [LG-1]', () => {
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it('prefer the first tag whose language the product supports', () => {
    expect(preferredLanguage(['de-DE', 'FR-ca', 'en'])).toBe('fr');
    expect(preferredLanguage(['ja-JP'])).toBe('ja');
    expect(preferredLanguage(['jp', 'de', ''])).toBeUndefined();
    expect(isLanguage('jp')).toBe(false);
  });
});

describe('choiceOfLanguages', () => {
  it.each([
    [undefined, 'en', languages],
    [['nl', 'en'], 'en', ['en', 'nl']],
    [['nl', 'en'], 'ja', ['en', 'ja', 'nl']],
  ] as const)('for an owner who offers %j and a reader of %s is %j [LG-1] [BN-3]', (offered, present, choice) => {
    expect(choiceOfLanguages(offered, present)).toEqual(choice);
  });
});

describe('startLanguage', () => {
  const hints = { chosen: 'nl', accepted: ['de', 'fr-CA'], ownerDefault: 'ja', environmentDefault: 'es' };

  it('is the strongest hint: own choice, browser, environment, owner, then English [LG-1]', () => {
    expect(startLanguage(hints)).toBe('nl');
    expect(startLanguage({ ...hints, chosen: undefined })).toBe('fr');
    expect(startLanguage({ ...hints, chosen: undefined, accepted: [] })).toBe('es');
    expect(startLanguage({ ownerDefault: 'ja' })).toBe('ja');
    expect(startLanguage({})).toBe('en');
  });

  it('skips hints with unsupported languages [LG-1]', () => {
    expect(startLanguage({ ...hints, chosen: 'jp' })).toBe('fr');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'tlh', environmentDefault: 'es' })).toBe('es');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'nl', environmentDefault: 'constructor' })).toBe('nl');
  });
});
