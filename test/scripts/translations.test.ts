import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/check-translations.mjs');
let folder: string;

function write(file: string, content: unknown): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

function check(): { readonly status: number | null; readonly printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, printed: `${stdout}${stderr}` };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translations-'));
  write('locales/en/cart.json', {
    title: 'Cart of {{name}}',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
  });
  write('locales/ar/cart.json', {
    title: 'سلة {{name}}',
    items_zero: 'لا عناصر',
    items_one: 'عنصر واحد',
    items_two: 'عنصران',
    items_few: '{{count}} عناصر',
    items_many: '{{count}} عنصرًا',
    items_other: '{{count}} عنصر',
  });
  write('locales/jp/cart.json', { title: '{{name}}のカート', items_other: '{{count}}件' });
  write('src/cart.tsx', "t('cart.title', { name }); t('cart.items', { count });");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the translations check', () => {
  it('passes when every text is used, translated and has its plural forms', () => {
    expect(check()).toMatchObject({ status: 0, printed: expect.stringContaining('0 problems') });
  });

  it('reports a key that one language lacks [LG-3]', () => {
    write('locales/jp/cart.json', { items_other: '{{count}}件' });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('jp: cart.title is missing') });
  });

  it('reports a key that English does not have', () => {
    write('locales/jp/cart.json', { title: '{{name}}のカート', items_other: '{{count}}件', extra: '余分' });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('jp: cart.extra is not in English') });
  });

  it('reports a plural form the language needs and does not have [LG-3]', () => {
    write('locales/ar/cart.json', { title: '{{name}}', items_one: 'واحد', items_other: '{{count}}' });
    expect(check()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('ar: cart.items lacks its plural form "two"'),
    });
  });

  it('reports a plural form the language never uses', () => {
    write('locales/jp/cart.json', { title: '{{name}}', items_one: '1件', items_other: '{{count}}件' });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('which the language never uses') });
  });

  it('reports a placeholder that was lost', () => {
    write('locales/jp/cart.json', { title: 'カート', items_other: '{{count}}件' });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('jp: cart.title lacks {{name}}') });
  });

  it('reports a placeholder that was misspelt', () => {
    write('locales/jp/cart.json', { title: '{{nmae}}のカート', items_other: '{{count}}件' });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('jp: cart.title has {{nmae}}') });
  });

  it('reports a text that is empty', () => {
    write('locales/jp/cart.json', { title: '{{name}}', items_other: ' ' });
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('jp: cart.items_other is empty') });
  });

  it('reports a text that no code uses [LG-3]', () => {
    write('src/cart.tsx', "t('cart.items', { count });");
    expect(check()).toMatchObject({ status: 1, printed: expect.stringContaining('cart.title is used nowhere') });
  });

  it('reports a key that is used and does not exist', () => {
    write('src/other.tsx', "const label = 'cart.heading';");
    expect(check()).toMatchObject({
      status: 1,
      printed: expect.stringContaining('cart.heading is used but is no key'),
    });
  });

  it('counts every text under a prefix that code completes as used', () => {
    write('src/cart.tsx', 't(`cart.${part}`);');
    expect(check().status).toBe(0);
  });
});
