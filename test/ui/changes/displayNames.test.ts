import { describe, expect, it } from 'vitest';
import {
  addressLines,
  chipNames,
  dateText,
  moneyText,
  numberText,
} from '../../../src/ui/shared/changes/comparison/displayNames.ts';
import { timeAgo } from '../../../src/ui/shared/dates/dateFormat.ts';

/** Replaces special spaces and removes direction marks. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');

describe("formatted values in the user's language", () => {
  it.each([
    ['en', 'Nov 20, 2026'],
    ['nl', '20 nov 2026'],
    ['fr', '20 nov. 2026'],
    ['es', '20 nov 2026'],
    ['ja', '2026/11/20'],
  ])('show dates in the format of %s [LG-4]', (language, text) => {
    expect(plain(dateText({ kind: 'date', date: '2026-11-20' }, language))).toBe(text);
  });

  it.each([
    ['en', '€1,234.50', '1,234.5', '12.5 percent', '2 days'],
    ['nl', '€ 1.234,50', '1.234,5', '12,5 procent', '2 dagen'],
    ['fr', '1 234,50 €', '1 234,5', '12,5 pour cent', '2 jours'],
    ['es', '1234,50 €', '1234,5', '12,5 por ciento', '2 días'],
    ['ja', '€1,234.50', '1,234.5', '12.5 パーセント', '2 日'],
  ])('show money, numbers and units in the format of %s [LG-4]', (language, money, number, share, days) => {
    const numberOf = (value: number, unit?: 'percent' | 'day') =>
      plain(numberText({ kind: 'number', value, unit }, language));
    expect(plain(moneyText({ kind: 'money', amount: 1234.5, currency: 'EUR' }, language))).toBe(money);
    expect([numberOf(1234.5), numberOf(12.5, 'percent'), numberOf(2, 'day')]).toEqual([number, share, days]);
  });

  it('use Arabic plural forms and names [LG-4]', () => {
    const days = [1, 2, 3, 11].map((value) => plain(numberText({ kind: 'number', value, unit: 'day' }, 'ar')));
    expect(new Set(days.map((text) => text.replaceAll(/[\d٠-٩\s]/g, ''))).size).toBeGreaterThan(2);
    expect(chipNames({ kind: 'chips', names: ['JP'], codesOf: 'region' }, 'ar')).toEqual(['اليابان']);
  });

  it('sort countries by the language, and keep languages in the order of the configuration [LG-4] [PC-10]', () => {
    const chips = (names: readonly string[], codesOf: 'region' | 'language', language: string) =>
      chipNames({ kind: 'chips', names, codesOf }, language);
    expect(chips(['AT', 'DE', 'DK', 'GR'], 'region', 'en')).toEqual(['Austria', 'Denmark', 'Germany', 'Greece']);
    expect(chips(['AT', 'DE'], 'region', 'fr')).toEqual(['Allemagne', 'Autriche']);
    expect(chips(['nl', 'en'], 'language', 'en')).toEqual(['Dutch', 'English']);
  });

  it('include country names and relative times [LG-4]', () => {
    expect(addressLines({ kind: 'address', lines: ['1 Rue'], country: 'JP' }, 'fr')).toEqual(['1 Rue', 'Japon']);
    expect(timeAgo(0, 120_000, 'nl')).toBe('2 minuten geleden');
  });

  it('show an invalid value unchanged [LG-4]', () => {
    expect(dateText({ kind: 'date', date: 'soon' }, 'fr')).toBe('soon');
    expect(plain(moneyText({ kind: 'money', amount: 1.5, currency: '?' }, 'fr'))).toBe('1,5 ?');
    expect(chipNames({ kind: 'chips', names: ['??'], codesOf: 'region' }, 'fr')).toEqual(['??']);
  });
});
