import { expect, it } from 'vitest';
import { readBundle, type BundleTree } from '../../locales/readBundle.ts';
import { pseudoText, pseudoTexts } from './pseudoTexts.ts';

const textsOf = (bundle: BundleTree): readonly string[] =>
  Object.values(bundle).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));
const markupOf = (text: string): readonly string[] => text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [];
const withoutMarkup = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g, '');

it('a pseudo-language has no plain letters, keeps placeholders and elements, and is at least 40 % longer [LG-1]', () => {
  const real = textsOf(readBundle('locales', 'en'));
  const pseudo = textsOf(pseudoTexts(readBundle('locales', 'en'), 'long'));
  expect(real.length).toBeGreaterThan(1000);
  expect(pseudo.length).toBe(real.length);
  for (const [index, text] of pseudo.entries()) {
    const original = real[index] ?? '';
    expect(withoutMarkup(text)).not.toMatch(/[A-Za-z]/);
    expect(markupOf(text)).toEqual(markupOf(original));
    expect(withoutMarkup(text).length).toBeGreaterThanOrEqual(withoutMarkup(original).length * 1.4);
  }
});

it('a right-to-left pseudo-language has the same text with overridden direction [LG-1]', () => {
  expect(pseudoText('Save {{name}}', 'long')).toBe('[Šååṽéé {{name}}]');
  expect(pseudoText('Save {{name}}', 'rtl')).toBe('\u200f\u202e[Šååṽéé {{name}}]\u202c');
  expect([pseudoText('', 'rtl'), pseudoText('PDF', 'long')]).toEqual(['', '[ÞĎƑ öö]']);
});
