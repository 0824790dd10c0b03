import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltService, type BuiltService } from '../e2e/fixtures/startBuiltService.ts';
import { Client } from './Client.ts';

describe('a service that receives a stop signal', { timeout: 300_000 }, () => {
  let built: BuiltService;
  beforeAll(async () => {
    built = await startBuiltService({ settings: { STOP_DELAY: '10000' } });
  }, 300_000);
  afterAll(() => built.close());

  it('first reports that it is not ready, then handles requests until the stop delay is over, and exits', async () => {
    const { service } = built;
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
