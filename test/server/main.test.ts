import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  await ensureBuild(['page', 'ssr', 'server']);
  folder = mkdtempSync(join(tmpdir(), 'service-'));
}, 300_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

type Server = {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly complained: () => string;
  readonly ended: Promise<number | null>;
};

function start(environment: Record<string, string>): Server {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
  });
  running.add(child);
  const text = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (text.out += String(chunk)));
  child.stderr.on('data', (chunk) => (text.error += String(chunk)));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, printed: () => text.out, complained: () => text.error, ended };
}

/** Waits until the server prints its address, and returns its port. */
async function portOf(server: Server): Promise<number> {
  while (!server.printed().includes('Ctrl+C')) {
    const more = server.child.stdout ? once(server.child.stdout, 'data') : Promise.reject(new Error('no output'));
    const ended = server.ended.then((code) => {
      throw new Error(`ended with ${code}: ${server.complained()}`);
    });
    await Promise.race([more, ended]);
  }
  return Number(/http:\/\/localhost:(\d+)/.exec(server.printed())?.[1]);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      settle(true);
    }).on('error', () => settle(false));
  });

const signIn =
  'grant_type=staff_password&username=staff@northwind.example&password=Returns2026&organisationId=NORTHWIND&scope=';
const request = [
  'POST /v2/oauth/token HTTP/1.1',
  'host: localhost',
  `authorization: Basic ${Buffer.from('returns-portal-admin:').toString('base64')}`,
  'content-type: application/x-www-form-urlencoded',
  `content-length: ${signIn.length}`,
  '',
  '',
].join('\r\n');

describe('the server process', { timeout: 180_000 }, () => {
  it('prints its addresses and accounts, locks its folder and port, finishes running requests and exits with 0', async () => {
    const server = start({});
    const port = await portOf(server);
    for (const expected of [
      '2.1.0',
      '/merchants/overview',
      '/NORTHWIND',
      'staff@northwind.example / Returns2026',
      'PGlite',
    ])
      expect(server.printed()).toContain(expected);
    // A disabled user and one without a password cannot sign in.
    expect(server.printed()).not.toMatch(/(grace|tomas)@northwind/);

    // The keys that encrypt drafts are stored next to the database, not inside it.
    expect(existsSync(join(folder, 'data/draft-keys'))).toBe(true);

    const second = start({});
    expect(await second.ended).toBe(75);
    expect(second.complained()).toMatch(/^The data folder .* is in use by process \d+ on \S+; .*\n$/);
    const other = await copySample();
    const third = start({ PORT: String(port), DATA_DIR: other });
    expect(await third.ended).toBe(1);
    expect(third.complained()).toBe(`Port ${port} is in use; stop what listens there, or start with another PORT.\n`);
    rmSync(other, { recursive: true });

    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk)));
    const closed = once(socket, 'close');
    socket.write(request + signIn.slice(0, 10));
    // Once another request gets a response, the server has also received the incomplete request before it.
    await fetch(`http://127.0.0.1:${port}/api/health`);
    server.child.kill('SIGTERM');
    while (await isListening(port));
    socket.write(signIn.slice(10));
    await closed;
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toContain('"organisationId":"NORTHWIND"');
    expect(await server.ended).toBe(0);
    expect(server.complained()).toBe('');
  });

  it('restarts with its data, without seeding the sample again', async () => {
    const server = start({});
    await portOf(server);
    expect(server.printed()).toContain('staff@northwind.example');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  it('does not start with a draft key file that contains no key', async () => {
    const server = start({ DRAFT_KEY_FILE: join(folder, 'nowhere') });
    expect(await server.ended).toBe(1);
    expect(server.complained()).toBe(`The keys of drafts cannot be read: ${join(folder, 'nowhere')}.\n`);
  });

  it('rejects invalid settings with one sentence for each, without a stack trace', async () => {
    const server = start({ PORT: 'high', SEED_SAMPLE: 'perhaps' });
    expect(await server.ended).toBe(1);
    expect(server.complained()).toBe(
      'PORT must be a whole number from 0 to 65535, not "high".\nSEED_SAMPLE must be true or false, not "perhaps".\n',
    );
  });
});
