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

describe('supported languages', () => {
  it('have text bundles named by their language code, except jp for Japanese [LG-1]', () => {
    expect(bundleLocaleOf('ja')).toBe('jp');
    const others = languages.filter((language) => language !== 'ja');
    expect(others.map(bundleLocaleOf)).toEqual(others);
  });

  it('are laid out from right to left if the script of the language requires it [LG-1]', () => {
    const written = (language: Language): string | undefined => new Intl.Locale(language).maximize().script;
    for (const language of languages) expect(directionOf(language)).toBe(written(language) === 'Arab' ? 'rtl' : 'ltr');
    expect(directionOf('ar')).toBe('rtl');
  });

  it('are shown with the language’s own name, such as "Français" [LG-1] [BN-3]', () => {
    for (const language of languages)
      expect(ownNameOf(language).toLowerCase()).toBe(
        new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase(),
      );
  });

  it('default to English [LG-1]', () => {
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it('are matched in the order of the browser’s languages, ignoring the region', () => {
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
  ] as const)('for an owner that offers %j and a user of %s is %j [LG-1] [BN-3]', (offered, present, choice) => {
    expect(choiceOfLanguages(offered, present)).toEqual(choice);
  });
});

describe('startLanguage', () => {
  const hints = { chosen: 'nl', accepted: ['de', 'fr-CA'], ownerDefault: 'ja', environmentDefault: 'es' };

  it('returns the language chosen by the user, otherwise by the browser, the environment or the owner, otherwise English [LG-1]', () => {
    expect(startLanguage(hints)).toBe('nl');
    expect(startLanguage({ ...hints, chosen: undefined })).toBe('fr');
    expect(startLanguage({ ...hints, chosen: undefined, accepted: [] })).toBe('es');
    expect(startLanguage({ ownerDefault: 'ja' })).toBe('ja');
    expect(startLanguage({})).toBe('en');
  });

  it('skips unsupported languages [LG-1]', () => {
    expect(startLanguage({ ...hints, chosen: 'jp' })).toBe('fr');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'tlh', environmentDefault: 'es' })).toBe('es');
    expect(startLanguage({ accepted: ['de'], ownerDefault: 'nl', environmentDefault: 'constructor' })).toBe('nl');
  });
});
