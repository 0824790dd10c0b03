import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameOrder } from '../../../src/domain/languages/language.ts';

const sorted = (language: string, names: readonly string[]): readonly string[] =>
  names.toSorted(nameOrder(language, (name) => name));

describe('nameOrder', () => {
  it('sorts names by the rules of the user’s language [LG-4]', () => {
    expect(sorted('en', ['Zebra', 'Ärlig', 'apple', 'Émile', 'Eve'])).toEqual([
      'apple',
      'Ärlig',
      'Émile',
      'Eve',
      'Zebra',
    ]);
    expect(sorted('es', ['nube', 'ñandú', 'ocho'])).toEqual(['nube', 'ñandú', 'ocho']);
    expect(sorted('ja', ['タイ', 'アメリカ', 'さくら'])).toEqual(['アメリカ', 'さくら', 'タイ']);
    expect(sorted('ar', ['هولندا', 'أستراليا', 'إسبانيا', 'تركيا'])).toEqual([
      'إسبانيا',
      'أستراليا',
      'تركيا',
      'هولندا',
    ]);
  });

  it('contains the only locale comparison of names in the code [LG-4]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    const comparing = files.filter((path) =>
      /Intl\.Collator|localeCompare/.test(readFileSync(join('src', path), 'utf8')),
    );
    expect(comparing).toEqual([join('domain', 'languages', 'language.ts')]);
  });
});
