import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { Client } from './Client.ts';

describe('a service that receives a stop signal', { timeout: 300_000 }, () => {
  let dataDir: string;
  let service: Service;
  beforeAll(async () => {
    await ensureBuild(['page', 'ssr', 'server']);
    dataDir = await copySample();
    service = await Service.start(dataDir, { STOP_DELAY: '10000' });
  }, 300_000);
  afterAll(async () => {
    await service.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('first reports that it is not ready, then handles requests until the stop delay is over, and exits', async () => {
    const client = new Client(service.url);
    expect(await client.signIn()).toBe(200);
    const stopped = service.stop();
    await expect.poll(() => client.impediments(), { timeout: 9000, interval: 20 }).toEqual(['process']);
    expect(await client.write('on the way out')).toMatchObject({ status: 200 });
    expect(await client.status('/api/health')).toBe(200);
    await stopped;
    await expect(client.status('/api/health')).rejects.toThrow('fetch failed');
  });
});
