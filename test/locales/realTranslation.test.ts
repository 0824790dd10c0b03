import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/domain/languages/language.ts';

const root = join(import.meta.dirname, '../..');

/** All texts of a bundle by key. */
function textsOf(locale: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const collect = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, child] of Object.entries(value as object)) collect(`${key}.${name}`, child);
  };
  for (const file of readdirSync(join(root, 'locales', locale)).filter((name) => name.endsWith('.json')))
    collect(file.slice(0, -5), JSON.parse(readFileSync(join(root, 'locales', locale, file), 'utf8')));
  return texts;
}

const english = textsOf('en');

describe('the texts of each language', () => {
  it('are complete, used and translated, and have the plural forms of the language [LG-3]', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-translations.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(` texts in ${languages.length} languages, 0 problems`);
  });
});

/**
 * Texts that are shown outside of a company's pages, concern the user's own sign-in, or address the customer in a
 * preview.
 */
const ELSEWHERE = /^(signIn|signInSecurity|mail|constants|consumerPortal|session\.why)\.|\.preview\./;
/** Words that refer to the admin, even in review mode, if they follow “your”. */
const ONES_OWN = 'last|changes|unpublished|unsaved|session|sign-in|connection';
const ofTheMerchant = new RegExp(String.raw`\byour\b(?! (${ONES_OWN})\b)|\byou (pay|keep)\b|^you:`, 'i');

describe('the texts of review mode', () => {
  it('have a variant in the third person if they address the merchant [RT-2] [RP-1]', () => {
    const variantOf = (key: string): string =>
      key.replace(/(_(?:zero|one|two|few|many|other))?$/, (plural) => `_review${plural}`);
    const addressing = [...english].filter(
      ([key, text]) => ofTheMerchant.test(text) && !ELSEWHERE.test(key) && !/_review(_|$)/.test(key),
    );
    expect(addressing.map(([key]) => key)).toContain('settings.webhooks.hint');
    expect(addressing.filter(([key]) => !english.has(variantOf(key)))).toEqual([]);
  });

  it('never use “you” for the merchant in these variants [RT-2] [RP-1]', () => {
    const variants = [...english].filter(([key]) => /_review(_|$)/.test(key));
    expect(variants.length).toBeGreaterThan(10);
    expect(variants.filter(([, text]) => ofTheMerchant.test(text))).toEqual([]);
  });
});
