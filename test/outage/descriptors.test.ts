import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltService, type BuiltService } from '../e2e/fixtures/startBuiltService.ts';
import { Client } from './Client.ts';

const FILES = 320;
const CONNECTIONS = 400;

const limited = ['prlimit', `--nofile=${FILES}`];

describe.skipIf(spawnSync('prlimit', ['--version']).status !== 0)(
  'a service whose process may open only few files',
  { timeout: 300_000 },
  () => {
    let built: BuiltService;
    beforeAll(async () => {
      built = await startBuiltService({ within: limited });
    }, 300_000);
    afterAll(() => built.close());

    it('refuses connections above a limit, still accepts writes, and accepts connections again without a restart', async () => {
      const { service } = built;
      const client = new Client(service.url);
      expect(await client.signIn()).toBe(200);
      const { port, hostname } = new URL(service.url);
      const sockets: Socket[] = [];
      for (let count = 0; count < CONNECTIONS; count += 1) {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        sockets.push(socket);
        await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      }
      // The idle connection of the client may have timed out, so it may need the place of another connection.
      const write = (heading: string) => client.write(heading).catch(() => undefined);
      await expect.poll(() => sockets.some(({ destroyed }) => destroyed)).toBe(true);
      sockets[0]?.destroy();
      await expect.poll(() => write('with all other connections taken')).toMatchObject({ status: 200 });
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => write('with none')).toMatchObject({ status: 200 });
      expect(await client.impediments()).toEqual([]);
    });
  },
);
