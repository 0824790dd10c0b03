import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { claimedPng, orange } from '../../support/pictureFiles.ts';
import { progressiveJpeg } from '../../support/server/costlyPictures.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
const authorization = await server.authorization('ALPHA');
afterAll(() => server.close());

const HOME = '/v1/asset-management/OWNER/ALPHA';
const send = (method: 'POST' | 'PATCH', path: string, body?: object) =>
  server.send(authorization, method, HOME + path, body);
const published = async () => {
  const read = await server.configuration('ALPHA', authorization);
  return read.json<{
    revision: string;
    applicationConfig?: object;
    features: Record<string, unknown>;
    assets?: { logoImage?: string };
  }>();
};
const upload = (contentType: string, file: Buffer | string) =>
  send('POST', '/1.0/upload', { asset: 'logoImage', contentType, data: Buffer.from(file).toString('base64') });
const picture = (width?: number, height?: number) =>
  orange(width, height).withExif({ IFD0: { Copyright: 'somebody' } });
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"${attributes}>${inside}</svg>`;

it('a rejected value does not change the application configuration, and the response names the value', async () => {
  const before = await published();
  const response = await send('PATCH', '/1.0/', { config: { theme: { primaryColor: 'red' } } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    errors: [{ pointer: '/config/theme/primaryColor' }],
    message: 'validation.invalidValue',
  });
  expect(await published()).toEqual(before);
});

describe('a logo upload', () => {
  it.each([
    ['image/png', () => picture().png().toBuffer(), 'png'],
    ['image/jpeg', () => picture().jpeg().toBuffer(), 'jpg'],
    ['image/webp', () => picture().webp().toBuffer(), 'webp'],
  ] as const)(
    'of type %s is re-encoded, stored by its hash and served with a sandbox policy [PB-17]',
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
        // The preview frame has an opaque origin.
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(asset.rawPayload).metadata()).toMatchObject({ width: 8, height: 4 });
      expect(asset.rawPayload.includes('somebody')).toBe(false);
    },
  );

  it('of an SVG with only shapes is stored with the size of its viewBox', async () => {
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
    ['thousands of nested groups', svg('<g>'.repeat(4900) + '</g>'.repeat(4900))],
  ])('is rejected if the SVG contains %s', async (_, drawing) => {
    const before = await published();
    const response = await upload('image/svg+xml', drawing);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ pointer: '/data', message: 'image-unsafe' }] });
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
    'is rejected if %s is another type or too large, with a message for users',
    async (type, make, message) => {
      const response = await upload(type, await make());
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'constants.apiErrors.logoRefused', errors: [{ message }] });
    },
  );

  it('by a user without the right to write is rejected before it is decoded or stored', async () => {
    const count = (): Promise<unknown> =>
      server.database.inSystem((trx) => trx.selectFrom('asset').select('hash').execute());
    const before = await count();
    const otherCompany = await server.authorization('BETA');
    const data = (await picture(9, 9).png().toBuffer()).toString('base64');
    const response = await server.send(otherCompany, 'POST', `${HOME}/1.0/upload`, {
      asset: 'logoImage',
      contentType: 'image/png',
      data,
    });
    expect(response.statusCode).toBe(404);
    expect(await count()).toEqual(before);
  });

  it('is rejected if it exceeds the size limit of the call', async () => {
    expect((await upload('image/png', Buffer.alloc(3_000_000))).statusCode).toBe(413);
  });
});
