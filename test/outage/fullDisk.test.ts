import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { Service } from '../e2e/fixtures/Service.ts';
import { Client } from './Client.ts';
import { SmallDisk } from './SmallDisk.ts';

const SIZE = 150;
const RESERVE = 32;
/** Number of writes that does not fit in the database's log unless it gets a new file. */
const WRITES = 600;
const EVENTUALLY = { timeout: 90_000, interval: 250 };

const disk = SmallDisk.mount(SIZE);
let service: Service;
let client: Client;
beforeAll(() => ensureBuild(['page', 'ssr', 'server']), 300_000);
afterEach(async () => {
  await service.kill();
  disk?.empty();
});
afterAll(() => disk?.unmount());

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  service = await Service.start(disk?.dataDir ?? '', settings);
  client = new Client(service.url);
  expect(await client.signIn()).toBe(200);
}

describe.skipIf(!disk)('a service with an embedded database whose disk becomes full', { timeout: 300_000 }, () => {
  it('refuses writes while the free space is below the reserve, but still serves reads and sign-ins', async () => {
    await start({ DISK_RESERVE: String(RESERVE) });
    expect(await client.write('before')).toMatchObject({ status: 200 });
    expect(await client.impediments()).toEqual([]);

    disk?.fill(RESERVE - 4);
    // The service checks the disk only at intervals. A write that it acknowledges before a check must be stored.
    let acknowledged = 'before';
    const writeOn = async () => {
      const answer = await client.write('meanwhile');
      if (answer.status === 200) acknowledged = 'meanwhile';
      return answer;
    };
    await expect.poll(writeOn, EVENTUALLY).toEqual({ status: 503, retryAfter: '30' });
    expect(await client.heading()).toBe(acknowledged);
    expect(await client.impediments()).toEqual(['disk', 'writes']);
    expect(await client.status('/api/ready?for=reads')).toBe(200);
    expect(await client.status('/api/health')).toBe(200);
    expect(await client.signIn()).toBe(200);

    disk?.fill(RESERVE / 2 - 4);
    await expect.poll(() => client.signIn(), EVENTUALLY).toBe(503);
    expect(await client.heading()).toBe(acknowledged);

    disk?.empty();
    await expect.poll(() => client.write('afterwards'), EVENTUALLY).toMatchObject({ status: 200 });
    expect(await client.impediments()).toEqual([]);
    expect(await client.heading()).toBe('afterwards');
  });

  it('loses no acknowledged write even if no space is reserved, works again once there is space, and can be stopped', async () => {
    await start({ DISK_RESERVE: '0' });
    expect(await client.write('acknowledged')).toMatchObject({ status: 200 });
    disk?.fill(0);
    // Headings that may be stored in the end: the heading of the last acknowledged write, or of a later failed write.
    let possible: string[] = ['acknowledged'];
    let refused = 0;
    for (let count = 0; count < WRITES; count += 1) {
      const heading = `written ${count}`;
      const { status } = await client.write(heading);
      possible = status === 200 ? [heading] : [...possible, heading];
      expect([200, 503]).toContain(status);
      if (status === 503) refused += 1;
      if (count % 50 === 0) expect(await client.status('/api/health')).toBe(200);
    }
    expect(refused).toBeGreaterThan(0);

    disk?.empty();
    await expect.poll(() => client.impediments(), EVENTUALLY).toEqual([]);
    expect(possible).toContain(await client.heading());
    await expect
      .poll(() => client.write('afterwards').catch(() => undefined), EVENTUALLY)
      .toMatchObject({ status: 200 });
    expect(await client.impediments()).toEqual([]);

    disk?.fill(0);
    await client.write('once more').catch(() => undefined);
    await service.stop();
    await expect(service.start()).rejects.toThrow(/ended with 75: There is no room on the disk /);
  });
});
