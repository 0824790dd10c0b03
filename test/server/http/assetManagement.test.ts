import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { pngChunk, progressiveJpeg } from '../../support/server/costlyPictures.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { removeNamed } from '../../../src/domain/dispositions/edits/removeEntry.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorization('ALPHA');
});
afterAll(() => server.close());

const HOME = '/v1/asset-management/OWNER/ALPHA';
const send = (method: 'POST' | 'PATCH', path: string, body?: object) =>
  server.inject({ method, url: HOME + path, headers: { authorization }, ...(body && { payload: body }) });
const published = async () => {
  const url = '/api/merchant-config';
  const payload = { merchant: 'ALPHA', token: '' };
  const read = await server.inject({ method: 'POST', url, headers: { authorization }, payload });
  return read.json<{
    revision: string;
    applicationConfig?: object;
    features: Record<string, unknown>;
    assets?: { logoImage?: string };
  }>();
};
const upload = (contentType: string, file: Buffer | string) =>
  send('POST', '/1.0/upload', { asset: 'logoImage', contentType, data: Buffer.from(file).toString('base64') });
const picture = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 4, background: '#ff8800' } }).withExif({
    IFD0: { Copyright: 'somebody' },
  });

/** A PNG that claims this size and contains almost nothing. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync('')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
/** An SVG of few elements that renders `times` to the power of `levels` elements. */
const copiesOfCopies = (levels: number, times: number): string =>
  Array.from({ length: levels }, (_, level) => {
    const drawn = level === 0 ? '<path d="M0 0h1"/>' : `<use href="#l${level - 1}"/>`.repeat(times);
    return `<g id="l${level}">${drawn}</g>`;
  }).join('');

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inside}</svg>`;

describe('the application configuration of a company', () => {
  it('is created once, and not over an existing one [PB-17]', async () => {
    const headers = { authorization: await server.authorization('BARE') };
    const create = (config: object) =>
      server.inject({ method: 'POST', url: '/v1/asset-management/OWNER/BARE/1.0/', headers, payload: { config } });
    const read = async () => {
      const payload = { merchant: 'BARE', token: '' };
      return (await server.inject({ method: 'POST', url: '/api/merchant-config', headers, payload })).json<object>();
    };
    expect(await read()).not.toHaveProperty('applicationConfig');
    expect((await create({ theme: { primaryColor: 'red' } })).statusCode).toBe(400);
    expect((await create({ kept: true })).statusCode).toBe(200);
    expect((await create({ kept: false })).statusCode).toBe(400);
    expect(await read()).toMatchObject({ applicationConfig: { version: '1.0', config: { kept: true } } });
  });

  it('applies merge patches to its parts, and keeps unknown fields [CT-3] [DM-2]', async () => {
    const config = {
      theme: { primaryColor: '#123456' },
      dispositions: sampleDispositions,
      fieldNobodyKnows: [1],
    };
    const features = { footer: { privacyPolicyUrl: 'https://a.example' } };
    expect((await send('PATCH', '/1.0/', { config, features })).statusCode).toBe(200);
    expect(await published()).toMatchObject({ applicationConfig: { config }, features });
    const taken = { config: { theme: null }, features: { footer: { privacyPolicyUrl: null } } };
    expect((await send('PATCH', '/1.0/', taken)).statusCode).toBe(200);
    const { theme: _, ...rest } = config;
    expect(await published()).toMatchObject({ applicationConfig: { config: rest }, features: { footer: {} } });
    expect((await published()).applicationConfig).not.toHaveProperty('config.theme');
  });

  it.each([
    [
      'an invalid colour',
      { config: { theme: { primaryColor: 'red' } } },
      '/config/theme/primaryColor',
      'validation.invalidValue',
    ],
    [
      'an invalid pattern',
      { config: { ORDER_ID_REGEX: '(' } },
      '/config/ORDER_ID_REGEX',
      'validation.regexInvalidError',
    ],
    [
      'a pattern that takes too long to compile',
      { config: { RAN_REGEX: '(a)\\1' } },
      '/config/RAN_REGEX',
      'validation.regexInvalidError',
    ],
    [
      'a script as a link',
      { features: { footer: { termsAndConditionsUrl: 'javascript:x' } } },
      '/features/footer/termsAndConditionsUrl',
      'validation.urlProtocolError',
    ],
    [
      'a script in the navigation',
      { features: { navigation: { pages: [{ title: 'x', url: 'javascript:x' }] } } },
      '/features/navigation',
      'validation.invalidValue',
    ],
    [
      'a text that is too long',
      { config: { consumerText: { v1: { en: { steps: { returnDetails: { heading: 'x'.repeat(2001) } } } } } } },
      '/config/consumerText/v1/en/steps/returnDetails/heading',
      'validation.invalidValue',
    ],
    [
      'a feature that only the owner may set',
      { features: { publishSessions: true } },
      '/features/publishSessions',
      undefined,
    ],
    [
      'an image that was not uploaded',
      { assets: { logoImage: 'data:image/png;base64,AAAA' } },
      '/assets/logoImage',
      undefined,
    ],
    [
      'a javascript: address as an image',
      { assets: { logoImage: 'javascript:x' } },
      '/assets/logoImage',
      'validation.invalidValue',
    ],
    ['a value that cannot be stored', { config: { note: 'a\0b' } }, '/config/note', undefined],
  ])('refuses %s, with the page’s message [CT-1] [CF-6]', async (_, patch, pointer, message) => {
    const before = await published();
    const answer = await send('PATCH', '/1.0/', patch);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer }], ...(message && { message }) });
    expect(await published()).toEqual(before);
  });

  it.each([
    [
      'an action whose name is too long',
      'actions',
      [{ id: 'd1', name: 'x'.repeat(10_000) }],
      'validation.invalidValue',
    ],
    [
      'two groups with the same name',
      'groups',
      ['pg1', 'pg2'].map((id) => ({ id, name: 'Shoes', conditions: [] })),
      'dispositions.errors.nameTaken',
    ],
    ['an invalid rule', 'rules', [{ id: 'w1', groupId: 'pg1' }], 'validation.invalidValue'],
  ])('refuses dispositions with %s, with the page’s message [DM-2]', async (_, list, value, message) => {
    const answer = await send('PATCH', '/1.0/', { config: { dispositions: { [list]: value } } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: `/applicationConfig/config/dispositions/${list}` }],
      message,
    });
  });

  it('refuses to remove an attribute that rules use, and removes it together with them [DM-2]', async () => {
    expect((await send('PATCH', '/1.0/', { config: { dispositions: sampleDispositions } })).statusCode).toBe(200);
    const attributes = sampleDispositions.attributes.filter(({ id }) => id !== 'q3');
    const refused = await send('PATCH', '/1.0/', { config: { dispositions: { attributes } } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ message: 'disposition-unknown' }] });
    const { rules } = removeNamed(sampleDispositions, 'attributes', 'q3', { kind: 'without' });
    expect((await send('PATCH', '/1.0/', { config: { dispositions: { attributes, rules } } })).statusCode).toBe(200);
    expect((await published()).applicationConfig).toMatchObject({ config: { dispositions: { attributes, rules } } });
  });

  it('refuses a default language that is not offered', async () => {
    const languages = { offered: ['en', 'nl'], default: 'nl' };
    expect((await send('PATCH', '/1.0/', { config: { languages } })).statusCode).toBe(200);
    const refused = await send('PATCH', '/1.0/', { config: { languages: { offered: ['en'] } } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ message: 'default-language-not-offered' }] });
    const both = { config: { languages: { offered: ['en'], default: 'en' } } };
    expect((await send('PATCH', '/1.0/', both)).statusCode).toBe(200);
  });

  it('responds "not found" for another version', async () => {
    expect((await send('PATCH', '/7.0/', { config: {} })).statusCode).toBe(404);
    expect((await send('POST', '/7.0/publish')).statusCode).toBe(404);
    expect((await send('POST', '/1.0/publish')).statusCode).toBe(200);
  });
});

describe('an uploaded logo', () => {
  it.each([
    ['image/png', () => picture().png().toBuffer(), 'png'],
    ['image/jpeg', () => picture().jpeg().toBuffer(), 'jpg'],
    ['image/webp', () => picture().webp().toBuffer(), 'webp'],
  ] as const)(
    'of type %s is re-encoded, stored by its hash and served with a sandbox [PB-17]',
    async (type, make, ending) => {
      const file = await make();
      expect(file.includes('somebody')).toBe(true);
      expect((await upload(type, file)).statusCode).toBe(200);
      const { logoImage = '' } = (await published()).assets ?? {};
      expect(logoImage).toMatch(new RegExp(`^/assets/[a-f0-9]{64}\\.${ending}$`));
      const asset = await server.inject({ method: 'GET', url: logoImage });
      expect(asset.headers).toMatchObject({
        'content-type': type,
        'cache-control': expect.stringContaining('immutable'),
        'content-security-policy': expect.stringContaining('sandbox'),
        // The preview frame has no origin.
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(asset.rawPayload).metadata()).toMatchObject({ width: 8, height: 4 });
      expect(asset.rawPayload.includes('somebody')).toBe(false);
    },
  );

  it('that is a plain SVG is stored with the size of its viewBox', async () => {
    const shades = '<linearGradient id="b"><stop stop-color="rgb(0 0 0)"/></linearGradient>';
    const shape = '<path id="a" d="M0 0h4v4z" fill="url(#b)" transform="rotate(4)" aria-label="Arrow (right)"/>';
    const inside = `${shades}<g fill="#f80">${shape}<use href="#a"/></g>`;
    const drawing = svg(inside);
    expect((await upload('image/svg+xml', drawing)).statusCode).toBe(200);
    const asset = await server.inject({ method: 'GET', url: (await published()).assets?.logoImage ?? '' });
    expect(asset.payload).toBe(svg(inside, ' width="4" height="4"'));
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an event handler', svg('<path d="M0 0" onclick="alert(1)"/>')],
    ['an event handler on the root element', svg('', ' onload="alert(1)"')],
    ['foreign content', svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>')],
    ['an address elsewhere', svg('<use href="https://evil.example/x.svg#a"/>')],
    [
      'a javascript: address',
      svg('<use xlink:href="javascript:alert(1)"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ],
    ['an external image', svg('<image href="https://evil.example/x.png"/>')],
    ['an external fill', svg('<path d="M0 0" fill="url(https://evil.example/x)"/>')],
    ['a style sheet', svg('<style>@import url(https://evil.example/x.css)</style>')],
    ['a style', svg('<path d="M0 0" style="fill:url(https://evil.example/x)"/>')],
    ['an address with escaped characters', svg(String.raw`<path d="M0 0" fill="u\72l(https://evil.example/x)"/>`)],
    ['a picture loaded by a mask', svg('<g mask="image-set(\'https://evil.example/x.png\' 1x)"/>')],
    ['ten copies of ten copies, twelve times over', svg(copiesOfCopies(12, 10))],
    ['thousands of nested groups', svg('<g>'.repeat(4900) + '</g>'.repeat(4900))],
    ['a chain of thousands of references', svg(copiesOfCopies(2400, 1))],
    ['a reference to itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['an animation of an address', svg('<use href="#a"><set attributeName="href" to="javascript:x"/></use>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`],
    ['a style sheet processing instruction', `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`],
    ['a second document', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
    ['an incomplete document', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
  ])('is refused if the SVG contains %s', async (_, drawing) => {
    const before = await published();
    const answer = await upload('image/svg+xml', drawing);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/data', message: 'image-unsafe' }] });
    expect(await published()).toEqual(before);
  });

  it.each([
    ['image/png', () => 'no picture', 'image-unreadable'],
    ['image/png', () => svg(''), 'image-unreadable'],
    ['image/png', () => picture().gif().toBuffer(), 'image-unreadable'],
    ['image/png', () => claimedPng(60_000, 60_000), 'image-too-large'],
    ['image/png', () => claimedPng(2001, 2000), 'image-too-large'],
    ['image/png', () => Buffer.alloc(2_000_001), 'image-too-large'],
    ['image/jpeg', () => progressiveJpeg(101), 'image-too-complex'],
  ] satisfies [string, () => string | Buffer | Promise<Buffer>, string][])(
    'is refused if %s is something else or too large, with a message for users [ER-1]',
    async (type, make, message) => {
      const answer = await upload(type, await make());
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'constants.apiErrors.logoRefused', errors: [{ message }] });
    },
  );

  it('of a user without the right to write is refused before it is decoded or stored', async () => {
    const count = (): Promise<unknown> =>
      server.database.inSystem((trx) => trx.selectFrom('asset').select('hash').execute());
    const before = await count();
    const stranger = await server.authorization('BETA');
    const data = (await picture(9, 9).png().toBuffer()).toString('base64');
    const answer = await server.inject({
      method: 'POST',
      url: `${HOME}/1.0/upload`,
      headers: { authorization: stranger },
      payload: { asset: 'logoImage', contentType: 'image/png', data },
    });
    expect(answer.statusCode).toBe(404);
    expect(await count()).toEqual(before);
  });

  it('cannot be larger than the limit of the call', async () => {
    expect((await upload('image/png', Buffer.alloc(3_000_000))).statusCode).toBe(413);
  });
});
