import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server/httpServer.ts';
import { roundsOf } from '../support/inFull.ts';

/** Number of pictures that one merchant uploads at the same time. */
const UPLOADS = roundsOf('hostile', { part: 24, short: 40, full: 40 });
const ROUNDS = roundsOf('hostile', { part: 1, short: 2, full: 5 });

let server: TestServer;
let authorization: Readonly<Record<'ALPHA' | 'BETA', string>>;
let data: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = { ALPHA: await server.authorization('ALPHA'), BETA: await server.authorization('BETA') };
  // Create a picture with the maximum number of pixels.
  const picture = sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#ff8800' } });
  data = (await picture.png().toBuffer()).toString('base64');
});
afterAll(() => server.close());

const upload = (companyId: 'ALPHA' | 'BETA') =>
  server.inject({
    method: 'POST',
    url: `/v1/asset-management/OWNER/${companyId}/1.0/upload`,
    headers: { authorization: authorization[companyId] },
    payload: { asset: 'logoImage', contentType: 'image/png', data },
  });

describe('many simultaneous uploads of one merchant', () => {
  it('delay neither a sign-in nor an upload of another merchant', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers: { readonly status: number; readonly retryAfter: unknown }[] = [];
      const mass = Array.from({ length: UPLOADS }, async () => {
        const { statusCode, headers } = await upload('ALPHA');
        answers.push({ status: statusCode, retryAfter: headers['retry-after'] });
      });
      const acceptedCount = () => answers.filter(({ status }) => status === 200).length;
      // When the first upload has a response, the service has received all uploads.
      await expect.poll(() => answers.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
      const results = await Promise.all([
        server.signIn('GAMMA').then(({ statusCode }) => [statusCode, acceptedCount()]),
        upload('BETA').then(({ statusCode }) => [statusCode, acceptedCount()]),
      ]);
      await Promise.all(mass);
      const accepted = acceptedCount();
      const rejected = answers.filter(({ status }) => status !== 200);
      expect(rejected.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)).toBe(true);
      expect(accepted + rejected.length).toBe(UPLOADS);
      expect(accepted).toBeGreaterThan(1);
      expect(accepted).toBeLessThan(UPLOADS / 2);
      for (const [status, before] of results) {
        expect(status).toBe(200);
        expect(before).toBeLessThan(accepted);
      }
    }
  });
});
