import { describe, expect, it } from 'vitest';
import { dateLocale } from '../../../src/domain/languages/dateLocale.ts';

const written = (language: string, accepted: readonly string[]): string =>
  new Intl.DateTimeFormat(dateLocale(language, accepted), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date('2026-11-27T00:00:00Z'),
  );

describe('dateLocale', () => {
  it('combines the language of the texts with the region of the browser [LG-4]', () => {
    expect(written('en', ['en-AU', 'en'])).toBe('27 Nov 2026');
    expect(written('en', ['en-US'])).toBe('Nov 27, 2026');
    expect(dateLocale('en', ['de-DE', 'en-GB'])).toMatch(/^en-GB/);
    expect(dateLocale('fr', ['de-CH'])).toMatch(/^fr-CH/);
  });

  it('always selects the Gregorian calendar and the digits that the texts use', () => {
    expect(written('ar', ['ar-SA'])).toContain('2026');
    expect(written('en', ['th-TH'])).toContain('2026');
  });

  it('returns only the language if the browser reports no region', () => {
    expect(dateLocale('en', ['en', 'fr'])).toBe('en');
    expect(dateLocale('en', ['*', 'nonsense_tag'])).toBe('en');
  });
});
