import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const script = join(process.cwd(), 'scripts/check-translations.mjs');
const arabicItems = {
  items_zero: 'لا عناصر',
  items_one: 'عنصر واحد',
  items_two: 'عنصران',
  items_few: '{{count}} عناصر',
  items_many: '{{count}} عنصرًا',
  items_other: '{{count}} عنصر',
};
const [AR, JP] = ['locales/ar/cart.json', 'locales/jp/cart.json'];
const textsOf: Readonly<Record<string, object>> = {
  en: { title: 'Cart of {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' },
  ar: { title: 'سلة {{name}}', ...arabicItems },
  jp: { title: '{{name}}のカート', items_other: '{{count}} 件' },
};
const folder = folderForEachTest();

const write = (file: string, content: unknown): void =>
  folder.write(file, typeof content === 'string' ? content : JSON.stringify(content));

type GlossaryRow = readonly [concept: string, word: string, never: string, keys?: string];

function writeGlossary(locale: string, ...rows: readonly GlossaryRow[]): void {
  const lines = [['concept', 'word', 'never', 'in'], ['---', '---', '---', '---'], ...rows];
  write(`docs/glossary/${locale}.md`, lines.map(([a, b, c, d = '']) => `| ${a} | ${b} | ${c} | ${d} |`).join('\n'));
}

const withTitle = (title: string): object => ({ title, items_one: '{{count}} item', items_other: '{{count}} items' });

const check = () => runNode([script, folder.path]);

beforeEach(() => {
  for (const [locale, texts] of Object.entries(textsOf)) write(`locales/${locale}/cart.json`, texts);
  write('src/cart.tsx', "t('cart.title', { name }); t('cart.items', { count });");
  writeGlossary('en', ['cart', 'cart', 'basket*']);
  writeGlossary('ar', ['cart', 'سلة', 'عربة']);
  writeGlossary('jp', ['cart', 'カート', '買い物かご']);
});

describe('the check of translations', () => {
  it('passes if every text is used and translated, and has all plural forms', () => {
    expect(check()).toMatchObject({ status: 0, printed: expect.stringContaining('0 problems') });
  });

  it('accepts a review variant of an existing text, and reports a variant whose text does not exist [LG-3]', () => {
    for (const locale of ['en', 'ar', 'jp'])
      write(`locales/${locale}/review.json`, { title: '東京 سلة', title_review: '東京 سلة' });
    write('src/review.tsx', "t('review.title');");
    expect(check()).toMatchObject({ status: 0 });
    for (const locale of ['en', 'ar', 'jp']) write(`locales/${locale}/review.json`, { title_review: '東京 سلة' });
    expect(check().printed).toContain('review.title_review is a variant of no text');
  });

  it.each([
    ['a missing key', JP, { items_other: '{{count}} 件' }, 'jp: cart.title is missing'],
    ['a key that English lacks', JP, { ...textsOf['jp'], extra: '余分' }, 'jp: cart.extra is not in English'],
    ['a missing plural form', AR, { items_one: 'واحد', items_other: '{{count}}' }, 'lacks its plural form "two"'],
    ['an unused plural form', JP, { ...textsOf['jp'], items_one: '1 件' }, 'which the language never uses'],
    ['a missing placeholder', JP, { ...textsOf['jp'], title: 'カート' }, 'jp: cart.title lacks {{name}}'],
    ['a misspelt placeholder', JP, { ...textsOf['jp'], title: '{{nmae}}のカート' }, 'jp: cart.title has {{nmae}}'],
    ['an empty text', JP, { ...textsOf['jp'], items_other: ' ' }, 'jp: cart.items_other is empty'],
    ['a text that no code uses', 'src/cart.tsx', "t('cart.items', { count });", 'cart.title is used nowhere'],
    ['an unknown key', 'src/other.tsx', "const label = 'cart.heading';", 'cart.heading is used but is no key'],
  ])('reports %s [LG-3]', (_, file, content, problem) => {
    write(file, content);
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining(problem) });
  });

  it('treats every text as used whose key starts with the prefix in a template literal', () => {
    write('src/cart.tsx', 't(`cart.${part}`);');
    expect(check().status).toBe(0);
  });

  it.each([
    ['Baskets of {{name}}', 'basket*'],
    ['The BASKET of {{name}}', 'basket*'],
  ])('rejects “%s”, for which the glossary has another term [LG-3]', (title, said) => {
    write('locales/en/cart.json', withTitle(title));
    const printed = `en: cart.title says “${said}” for cart, where the word is cart`;
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining(printed) });
  });

  it.each([
    ['jp', '{{name}}の買い物かご', '買い物かご'],
    ['ar', 'والعربة {{name}}', 'عربة'],
  ])('finds a forbidden word in %s, which has no spaces between words [LG-3]', (locale, title, said) => {
    const texts = locale === 'jp' ? { items_other: '{{count}} 件' } : arabicItems;
    write(`locales/${locale}/cart.json`, { title, ...texts });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining(`cart.title says “${said}”`) });
  });

  it('accepts a forbidden term inside a longer word or a placeholder', () => {
    writeGlossary('en', ['cart', 'cart', 'car, name']);
    expect(check().status).toBe(0);
  });

  it('rejects terms written as separate words, and only in the specified keys', () => {
    write('locales/en/cart.json', withTitle('Take {{name}} back'));
    writeGlossary('en', ['cart', 'cart', 'take … back', '`cart.items`, `basket.*`']);
    expect(check().status).toBe(0);
    writeGlossary('en', ['cart', 'cart', 'take … back', '`cart.*`']);
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('says “take … back”') });
  });

  it('reports a missing glossary, and concepts that differ from the English glossary', () => {
    rmSync(join(folder.path, 'docs/glossary/jp.md'));
    writeGlossary('ar', ['shop', 'المتجر', '–']);
    const { status, printed } = check();
    expect(status).toBe(1);
    expect(printed).toContain('jp: docs/glossary/jp.md is missing');
    expect(printed).toContain('ar: the glossary has no word for “cart”');
    expect(printed).toContain('ar: the glossary has “shop”, the English one has not');
  });

  it.each([
    ['jp', '{{name}}(のカート)', 'punctuation that is not full-width'],
    ['jp', '{{name}}の2カート', 'no space between Japanese and Latin'],
    ['fr', 'Panier de {{name}} !', 'no narrow no-break space'],
    ['fr', 'Panier : {{name}}', 'no no-break space before “:”'],
    ['fr', '« {{name}} »', 'no narrow no-break space'],
    ['ar', 'سلة, {{name}}', 'that is not Arabic'],
    ['es', 'Carrito de {{name}}?', 'a question without “¿”'],
    ['nl', 'Kar “{{name}}”', 'quotation marks other than'],
  ])('reports punctuation that %s does not use: “%s” [LG-3]', (locale, title, problem) => {
    write(`locales/${locale}/cart.json`, { title });
    writeGlossary(locale, ['cart', '…', '–']);
    expect(check().printed).toContain(problem);
  });

  it.each([
    ['en', 'All {{orders}} orders of {{name}}', '{{orders}} orders'],
    ['nl', 'Alle {{orders}} bestellingen van {{name}}', '{{orders}} bestellingen'],
    ['ar', '{{orders}} طلب من {{name}}', '{{orders}} طلب'],
    ['ar', '{{name}} أكثر من {{max}} طلب', '{{max}} طلب'],
    ['en', '{{name}} has {{count}}', undefined],
  ])('reports a text in %s that contains a number but has no plural forms: “%s” [LG-3]', (locale, title, found) => {
    write(`locales/${locale}/cart.json`, { title });
    const problem = found
      ? `${locale}: cart.title has “${found}”`
      : `${locale}: cart.title has {{count}} and no plural`;
    expect(check().printed).toContain(problem);
  });

  it.each([
    ['en', 'Orders of {{name}}: {{orders}}, the first {{listed}} of {{total}}, {{max}} rows'],
    ['ar', 'الطلبات لدى {{name}}: {{orders}}، {{done}} من {{total}}'],
  ])('accepts in %s a number without a noun, or a limit with one form for all numbers: %s', (locale, title) => {
    write(`locales/${locale}/cart.json`, { title });
    expect(check().printed).not.toContain('form for each number');
  });

  it('reports a plural form that contains a number other than {{count}}', () => {
    write('locales/en/cart.json', { ...withTitle('{{name}}'), items_other: '{{count}} of {{all}} items' });
    expect(check().printed).toContain('en: cart.items_other has “{{all}} items”');
  });

  it('reports a text that formats a number itself', () => {
    write('locales/en/cart.json', { ...withTitle('{{name}}'), items_other: '{{count, number}} items' });
    expect(check().printed).toContain('en: cart.items_other formats a placeholder');
  });

  it.each(['en', 'ar', 'jp'])('reports a missing text in %s, and no other problem of that text', (locale) => {
    write(`locales/${locale}/cart.json`, { ...textsOf[locale], title: 'TODO: the basket of {{name}}' });
    const { status, printed } = check();
    expect(status).toBe(1);
    expect(printed).toContain(' 1 problems');
    expect(printed).toContain(`${locale}: cart.title is not worded yet: “TODO: the basket of {{name}}”`);
  });

  it.each([
    ['ar', 'Cart of {{name}}'],
    ['jp', 'The cart, {{name}}'],
    ['nl', 'Cart of {{name}}s family'],
  ])('reports a text in %s that is still in English: %s [LG-3]', (locale, title) => {
    write('locales/en/cart.json', withTitle(title));
    write(`locales/${locale}/cart.json`, { ...textsOf[locale], title });
    expect(check().printed).toContain(`${locale}: cart.title is not translated: ${title}`);
  });

  it('accepts texts that are the same in all languages, such as an abbreviation or a name [LG-3]', () => {
    for (const locale of ['en', 'ar', 'jp']) write(`locales/${locale}/codes.json`, { id: 'ID', link: '{{name}}: 1' });
    write('src/codes.tsx', "t('codes.id'); t('codes.link', { name });");
    expect(check().printed).toContain(' 0 problems');
  });

  it('reports a language with many short words that equal the English words [LG-3]', () => {
    write('locales/en/cart.json', withTitle('Cart'));
    write('locales/nl/cart.json', {
      ...withTitle('Cart'),
      items_one: '{{count}} ding',
      items_other: '{{count}} dingen',
    });
    expect(check().printed).toContain('nl: 33 % of its texts are the English ones, of at most 5 %');
  });
});
