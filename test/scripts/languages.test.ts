import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/check-languages.mjs');
const english = `en: { folder: 'en', ariaLocale: 'en-US', direction: 'ltr', ownName: 'English', font: 'Inter' }`;
const japanese = `ja: { folder: 'jp', ariaLocale: 'ja-JP', direction: 'ltr', ownName: '日本語', font: 'Noto Sans JP' }`;
const folder = folderForEachTest();

const declare = (...languages: readonly string[]): void =>
  folder.write(
    'src/domain/languages/declaredLanguages.ts',
    `export const declaredLanguages = {\n${languages.join(',\n')}\n} as const;`,
  );

const check = () => runNode([script, folder.path]);

beforeEach(() => {
  declare(english, japanese);
  folder.write('locales/en/cart.json', '{}');
  folder.write('locales/jp/cart.json', '{}');
  folder.write('docs/glossary/en.md', '');
  folder.write('docs/glossary/jp.md', '');
  folder.write('.env.example', '# One of en, ja.\nDEFAULT_LANGUAGE=\n');
  folder.write(
    'src/ui/shared/styles/tokens.scss',
    "[lang|='ja'] {\n  --font-sans: 'Noto Sans JP Variable', sans-serif;\n}\n",
  );
});

describe('the check of languages', () => {
  it('passes if each language has everything that cannot be derived [LG-1]', () => {
    expect(check()).toEqual({ status: 0, printed: '0 problems with what is declared: en, ja\n' });
  });

  it('reports every file and entry that a new language lacks [LG-1]', () => {
    declare(english, japanese, `xx: { folder: 'xx', ariaLocale: 'xx-XX', font: 'Noto Sans Klingon' }`);
    const { status, printed } = check();
    expect(status).toBe(1);
    const missing = printed.split('\n').filter((line) => line.startsWith('xx: '));
    expect(missing.map((line) => /\S+\.(?:md|mjs|scss)|locales\/xx|xx-XX/.exec(line)?.[0])).toEqual([
      'locales/xx',
      'docs/glossary/xx.md',
      'xx-XX',
      'scripts/support/texts/numbers.mjs',
      'scripts/support/texts/typography.mjs',
      'src/ui/shared/styles/tokens.scss',
    ]);
    expect(printed).toContain('.env.example: the line above DEFAULT_LANGUAGE ends with “One of en, ja, xx.”');
  });

  it('rejects a code that is not a BCP 47 language tag [LG-1]', () => {
    declare(english, japanese.replace('ja:', 'jp_JP:'));
    expect(check().printed).toContain('jp_JP: jp_JP is no language subtag');
  });

  it('reports texts and glossaries that belong to no language [LG-3]', () => {
    declare(english);
    const { status, printed } = check();
    expect(status).toBe(1);
    expect(printed).toContain('jp is the folder or glossary of no language');
  });

  it('rejects a sentence that contains the number of languages [LG-1]', () => {
    folder.write('docs/ABOUT.md', 'It speaks six languages.');
    expect(check()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('docs/ABOUT.md counts the languages'),
    });
  });
});
