import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { sweepAssets } from '../../../server/infrastructure/postgres/companies/sweepAssets.ts';
import { noDraft } from '../../../src/domain/changes/drafts/draft.ts';
import { ASSET_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { engines } from '../../support/server/databases.ts';
import { LOGO, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const SERVICE = '/v1/returns-portal-service/OWNER/company/ALPHA';
const HOME = '/v1/asset-management/OWNER/ALPHA/1.0';

describe.each(engines)('uploaded files that no revision uses, on $name', ({ name, open }) => {
  let server: TestServer;
  let authorization: string;
  beforeAll(async () => {
    server = await startTestServer({}, open);
    authorization = await server.authorization('ALPHA');
  });
  afterAll(() => server.close());

  const send = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
    server.send(authorization, method, url, payload, headers);
  const files = async (): Promise<readonly string[]> => {
    const rows = await server.database.inSystem((trx) => trx.selectFrom('asset').select('hash').execute());
    return rows.map(({ hash }) => hash).filter((hash) => hash !== LOGO.hash);
  };
  const picture = async (background: string) => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
      .png()
      .toBuffer();
    return { asset: 'logoImage', contentType: 'image/png', data: bytes.toString('base64') };
  };
  const revision = async () => {
    const read = await send('POST', '/api/merchant-config', { merchant: 'ALPHA', token: '' });
    return read.json<{ revision: string; assets?: { logoImage?: string } }>();
  };
  /** Uploads a picture within an open publish. Returns the ids of the publish and of the file. */
  const upload = async (background: string) => {
    const before = await files();
    const changes = [{ type: 'APPLICATION_CONFIG_MERCHANT', key: 'applicationConfig.assets.logoImage', value: 'x' }];
    const opened = await send('POST', `${SERVICE}/publishes`, { changes }, { 'if-match': (await revision()).revision });
    const { publishId } = opened.json<{ publishId: string }>();
    const response = await send('POST', `${HOME}/upload`, await picture(background), { 'x-publish-id': publishId });
    expect(response.statusCode, response.body).toBe(200);
    const hash = (await files()).find((each) => !before.includes(each)) ?? '';
    return { publishId, hash };
  };
  const giveUp = (publishId: string) => send('DELETE', `${SERVICE}/publishes/${publishId}`);
  const later = async () => {
    server.advance(ASSET_LIFE + 1);
    authorization = await server.authorization('ALPHA');
    await server.purge();
  };

  it('are not deleted while their publish is open, and are deleted weeks after it was cancelled', async () => {
    const { publishId, hash } = await upload('#ff0000');
    await later();
    expect(await files()).toContain(hash);
    expect((await giveUp(publishId)).statusCode).toBeLessThan(300);
    await server.purge();
    expect(await files()).not.toContain(hash);

    const fresh = await upload('#ff8800');
    await giveUp(fresh.publishId);
    await server.purge();
    expect(await files()).toContain(fresh.hash);
    await later();
    expect(await files()).toEqual([]);
  });

  it('do not include files of earlier revisions or of the owner', async () => {
    expect((await send('POST', `${HOME}/upload`, await picture('#00ff00'))).statusCode).toBe(200);
    const [first = ''] = await files();
    expect((await send('POST', `${HOME}/upload`, await picture('#0000ff'))).statusCode).toBe(200);
    await later();
    expect(await files()).toHaveLength(2);
    expect((await revision()).assets?.logoImage).not.toContain(first);
    expect((await server.inject({ method: 'GET', url: LOGO.path })).statusCode).toBe(200);
  });

  it('are deleted later if they are uploaded again or used in a draft', async () => {
    const { publishId, hash } = await upload('#ffff00');
    await giveUp(publishId);
    server.advance(ASSET_LIFE - 1000);
    authorization = await server.authorization('ALPHA');
    const key = 'applicationConfig.assets.logoImage';
    const change = { type: 'APPLICATION_CONFIG_MERCHANT', key, value: `/assets/${hash}.png` };
    const draft = { changes: [change], history: { done: [[{ key, after: change }]], undone: [] } };
    const stored = await send('PUT', `${SERVICE}/drafts/mine`, draft, { 'if-match': noDraft.revision });
    expect(stored.statusCode, stored.body).toBeLessThan(300);
    server.advance(2000);
    await server.purge();
    expect(await files()).toContain(hash);
    await later();
    expect(await files()).not.toContain(hash);
  });

  it.skipIf(name === 'PGlite')(
    'are not deleted if they are used during the sweep, even if several sweeps run at once',
    async () => {
      const { publishId, hash } = await upload('#00ffff');
      await giveUp(publishId);
      server.advance(ASSET_LIFE + 1);
      const now = Date.UTC(2100, 0, 1);
      const swept = await server.database.inMaintenance(async (trx) => {
        await sql`insert into asset_use values ('OWNER', 'ALPHA', ${hash}, '')`.execute(trx);
        return Promise.all([sweepAssets(server.database, now), sweepAssets(server.database, now)]);
      });
      expect(swept).toEqual([0, 0]);
      expect(await files()).toContain(hash);
    },
  );
});
