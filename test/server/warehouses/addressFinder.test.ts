import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressFinderOf, PlacesAddressFinder } from '../../../server/infrastructure/warehouses/addressFinderOf.ts';
import { LoqateAddressFinder } from '../../../server/infrastructure/warehouses/LoqateAddressFinder.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';

function finderAnswering(answer: unknown, status = 200) {
  const requestedUrls: URL[] = [];
  const finder = new LoqateAddressFinder('https://lookup.example/', 'secret-key', async (url) => {
    requestedUrls.push(new URL(url));
    return new Response(JSON.stringify(answer), { status });
  });
  return { finder, requestedUrls };
}

describe('the client of the address provider', () => {
  it('returns the matching addresses, and which of them can be expanded into several addresses', async () => {
    const { finder, requestedUrls } = finderAnswering({
      Items: [
        { Id: 'A1', Type: 'Address', Text: '30 Spencer St', Description: 'Melbourne' },
        { Id: 'S1', Type: 'Street', Text: 'Spencer St', Description: '29 Addresses' },
        { Text: 'of no kind' },
      ],
    });
    expect(await finder.find('30 spencer', 'AU', 'C9')).toEqual(
      ok([
        { id: 'A1', text: '30 Spencer St', description: 'Melbourne', isContainer: false },
        { id: 'S1', text: 'Spencer St', description: '29 Addresses', isContainer: true },
      ]),
    );
    expect(Object.fromEntries(requestedUrls[0]?.searchParams ?? [])).toMatchObject({
      Key: 'secret-key',
      Text: '30 spencer',
      Countries: 'AU',
      Container: 'C9',
    });
  });

  it('returns a complete address with the code of its area', async () => {
    const { finder } = finderAnswering({
      Items: [
        {
          Line1: '30 Spencer St',
          City: 'Melbourne',
          Province: 'Victoria',
          ProvinceCode: 'VIC',
          PostalCode: '3000',
          CountryIso2: 'AU',
        },
      ],
    });
    expect(await finder.retrieve('A1')).toEqual(
      ok({
        Line1: '30 Spencer St',
        Line2: undefined,
        City: 'Melbourne',
        Province: 'VIC',
        PostalCode: '3000',
        CountryIso2: 'AU',
      }),
    );
  });

  it.each([
    [2, 'key'],
    ['8', 'limit'],
    [1001, 'service'],
  ])('maps the error %j in a response with status 200 to %s', async (code, kind) => {
    const { finder } = finderAnswering({ Items: [{ Error: code, Description: 'Refused' }] });
    expect(await finder.find('spencer', 'AU')).toEqual(err({ kind, reason: `error ${code} Refused` }));
  });

  it('reports other failures without the request URL, because it contains the API key', async () => {
    expect(await finderAnswering({}, 500).finder.find('spencer', 'AU')).toEqual(
      err({ kind: 'service', reason: 'answered 500' }),
    );
    const failing = (error: Error) =>
      new LoqateAddressFinder('https://lookup.example', 'secret-key', () => Promise.reject(error)).find(
        'spencer',
        'AU',
      );
    expect(await failing(new DOMException('secret-key', 'TimeoutError'))).toEqual(
      err({ kind: 'timeout', reason: 'TimeoutError' }),
    );
    expect(await failing(new TypeError('secret-key'))).toEqual(err({ kind: 'service', reason: 'TypeError' }));
  });

  it('uses the configured provider; without one, it uses sample places if the sample is seeded, and is absent otherwise', () => {
    const folder = mkdtempSync(join(tmpdir(), 'key-'));
    const [full, empty] = [join(folder, 'full'), join(folder, 'empty')];
    writeFileSync(full, 'secret-key\n');
    writeFileSync(empty, ' \n');
    const of = (keyFile: string | undefined, seedsSample = true) =>
      addressFinderOf('https://lookup.example', keyFile, seedsSample);
    expect(of(full)).toMatchObject({ ok: true, value: expect.any(LoqateAddressFinder) });
    expect(of(undefined)).toMatchObject({ ok: true, value: expect.any(PlacesAddressFinder) });
    expect(of(undefined, false)).toEqual(ok(undefined));
    expect(of(empty)).toEqual(err('ADDRESS_LOOKUP_KEY_FILE holds no key.'));
    expect(of(join(folder, 'none'))).toEqual(err('ADDRESS_LOOKUP_KEY_FILE names a file that cannot be read.'));
  });
});
