import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLocaleBundles } from '../../../server/infrastructure/languages/LocaleBundles.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

let folder: string;
let server: TestServer;

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const bundlesOf = (own: string) => readLocaleBundles({ locales: 'locales', own: join(folder, own) });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-texts-'));
  write('own/TEST_POST/en/signIn.json', JSON.stringify({ title: 'Welcome to the test post' }));
  write('own/TEST_POST/jp/common.json', JSON.stringify({ save: '保管' }));
  write('own/README.txt', 'no carrier');
  server = await startTestServer({ ownerTexts: join(folder, 'own') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const bundle = async (query: string): Promise<Record<string, Record<string, string>>> =>
  (await server.inject({ method: 'GET', url: `/api/locale?${query}`, headers: { host: 'localhost' } })).json();

describe("an owner's own texts", () => {
  it('replace the texts of the product that have the same keys, only in the bundles of that owner [LG-2]', async () => {
    const plain = await bundle('locale=en');
    const own = await bundle('locale=en&carrier=TEST_POST');
    expect(own).toEqual({ ...plain, signIn: { ...plain['signIn'], title: 'Welcome to the test post' } });
    expect(await bundle('locale=en&carrier=OTHER')).toEqual(plain);
    expect(await bundle('locale=en&carrier=__proto__')).toEqual(plain);
    expect((await bundle('locale=jp&carrier=TEST_POST'))['common']?.['save']).toBe('保管');
  });

  it('are in the HTML page before any script runs [LG-2]', async () => {
    const page = await server.inject({ method: 'GET', url: '/ALPHA/return-reasons', headers: { host: 'localhost' } });
    expect(page.body).toContain('Welcome to the test post');
  });

  it.each([
    ['unknown', '{ "titel": "x" }', 'signIn.titel'],
    ['a text for a group of texts', '{ "title": { "en": "x" } }', 'signIn.title'],
  ])('prevent the start of the service if their key is not a text: %s [LG-2]', (_, content, key) => {
    write('wrong/TEST_POST/en/signIn.json', content);
    expect(bundlesOf('wrong')).toEqual({
      ok: false,
      error: `OWNER_TEXTS words ${key} for TEST_POST in en, which is no text.`,
    });
  });

  it('prevent the start of the service if their file is unreadable [LG-2]', () => {
    write('broken/TEST_POST/en/signIn.json', '{');
    expect(bundlesOf('broken')).toEqual({ ok: false, error: 'OWNER_TEXTS holds no JSON for TEST_POST in en.' });
    expect(bundlesOf('missing')).toMatchObject({ ok: false });
    expect(readLocaleBundles({ locales: 'locales' })).toMatchObject({ ok: true });
  });
});

describe("a text bundle in the browser's cache", () => {
  const requestBundle = (query: string, tag?: string) =>
    server.inject({
      method: 'GET',
      url: `/api/locale?${query}`,
      headers: { host: 'localhost', 'accept-encoding': 'br', ...(tag !== undefined && { 'if-none-match': tag }) },
    });

  it('is not sent again while the cached bundle is up to date [LG-2]', async () => {
    const first = await requestBundle('locale=en&carrier=TEST_POST&release=r');
    const tag = String(first.headers['etag']);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    expect(tag).toMatch(/^W\/"[\w-]{16}"$/);
    for (const heldTag of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await requestBundle('locale=en&carrier=TEST_POST&release=r', heldTag);
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
      expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('has an entity tag that depends on language and owner [LG-2]', async () => {
    const tags = [];
    for (const query of ['locale=en', 'locale=en&carrier=TEST_POST', 'locale=jp'])
      tags.push(String((await requestBundle(query)).headers['etag']));
    expect(new Set(tags).size).toBe(3);
    expect((await requestBundle('locale=en&carrier=TEST_POST', tags[0])).statusCode).toBe(200);
    expect((await requestBundle('locale=en&carrier=OTHER')).headers['etag']).toBe(tags[0]);
  });
});
