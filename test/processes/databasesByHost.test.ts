import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { PublishAttempt } from '../crash/PublishAttempt.ts';
import { PublishingClient } from '../crash/PublishingClient.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { inFull } from '../support/inFull.ts';
import { openEvents } from '../support/server/openEvents.ts';
import { createTestDatabase, type TestDatabase } from '../support/server/testDatabase.ts';
import { signInRequest, tokenRequest } from '../support/server/tokenRequest.ts';
import { DatabaseLine } from './DatabaseLine.ts';
import { startRoundRobin, type RoundRobin } from './roundRobin.ts';

const postgres = inject('postgres');
const HOSTS = ['a.example', 'b.example'] as const;
const COMPANY = '/v1/returns-portal-service/AUSPOST/company/NORTHWIND';
const USERS = '/v1/returns-portal-service/AUSPOST/company/AUSPOST/users';
const INES = 'ines@auspost.example';
const INES_PASSWORD = 'Lantern2026';

type Tokens = { readonly access_token: string; readonly refresh_token: string };

describe.skipIf(!inFull('processes') || !postgres)(
  'one process with a database for each of two hosts, both with the sample',
  { timeout: 120_000 },
  () => {
    let folder: string;
    let databases: readonly TestDatabase[];
    let lines: readonly DatabaseLine[];
    let service: Service;
    /** Proxies that send each request to the process with one of the hosts, or with a host that no database has. */
    let proxies: readonly RoundRobin[];
    let a: string;
    let b: string;
    let other: string;
    beforeAll(async () => {
      await ensureBuild(['page', 'ssr', 'server']);
      folder = mkdtempSync(join(tmpdir(), 'databases-by-host-'));
      databases = await Promise.all(HOSTS.map(() => createTestDatabase(postgres?.url ?? '')));
      lines = databases.map(({ url }) => new DatabaseLine(url));
      await Promise.all(lines.map((line) => line.open()));
      const path = join(folder, 'databases.json');
      const entries = HOSTS.map((host, nth) => [
        host,
        { DATABASE_URL: lines[nth]?.url, CARRIER: 'AUSTRALIA_POST', AUDIT_ANCHORS: join(folder, host) },
      ]);
      writeFileSync(path, JSON.stringify(Object.fromEntries(entries)));
      service = await Service.start(folder, { DATABASES_BY_HOST: path });
      proxies = await Promise.all([...HOSTS, '10.0.0.7'].map((host) => startRoundRobin([service.url], host)));
      [a = '', b = '', other = ''] = proxies.map(({ url }) => url);
    }, 300_000);
    afterAll(async () => {
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await service.kill();
      await Promise.all(lines.map((line) => line.cut()));
      await Promise.all(databases.map((database) => database.drop()));
      rmSync(folder, { recursive: true });
    });

    const signIn = async (url: string, organisation: string, email: string): Promise<Tokens> => {
      const response = await fetch(`${url}/v2/oauth/token`, signInRequest(organisation, email));
      expect(response.status).toBe(200);
      return (await response.json()) as Tokens;
    };
    const send = (url: string, token: string, path: string, request: RequestInit = {}) =>
      fetch(url + path, {
        ...request,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...request.headers },
      });
    const statusOf = async (path: string, url: string): Promise<number> => (await fetch(url + path)).status;
    const publish = async (url: string, mark: string): Promise<string> => {
      const client = new PublishingClient(url);
      const token = await client.signIn();
      const attempt = await PublishAttempt.prepare(client, token, mark);
      await attempt.run(token);
      return `"r${attempt.base + 1}"`;
    };

    it('serves pages on both hosts, and refuses other hosts except for probes', async () => {
      for (const url of [a, b]) expect(await statusOf('/', url)).toBe(200);
      expect(await statusOf('/', other)).toBe(421);
      expect(await statusOf('/api/ready', other)).toBe(200);
    });

    it('refuses a user, a session and a CSRF cookie of the other host', async () => {
      const admin = await signIn(a, 'AUSPOST', 'admin@auspost.example');
      const { roles } = (await (await send(a, admin.access_token, USERS)).json()) as { roles: string[] };
      const person = { name: 'Ines Vega', email: INES, role: roles[0] };
      const invited = await send(a, admin.access_token, USERS, { method: 'POST', body: JSON.stringify(person) });
      const { link } = (await invited.json()) as { link: { token: string } };
      await fetch(`${a}/v2/authmanagement/password-reset`, {
        method: 'POST',
        headers: { ...tokenRequest({}).headers, 'content-type': 'application/json' },
        body: JSON.stringify({ token: link.token, password: INES_PASSWORD }),
      });
      const asInes = (url: string) =>
        fetch(
          `${url}/v2/oauth/token`,
          tokenRequest({
            grant_type: 'staff_password',
            username: INES,
            organisationId: 'AUSPOST',
            password: INES_PASSWORD,
            scope: '',
          }),
        );
      expect([(await asInes(a)).status, (await asInes(b)).status]).toEqual([200, 401]);

      const renewal = tokenRequest({ grant_type: 'refresh_token', refresh_token: admin.refresh_token });
      expect((await send(b, admin.access_token, USERS)).status).toBe(401);
      expect((await fetch(`${b}/v2/oauth/token`, renewal)).status).toBe(401);
      expect((await send(a, admin.access_token, USERS)).status).toBe(200);

      const cookie = /XSRF-TOKEN=([^;]+)/.exec((await fetch(`${a}/env.js`)).headers.get('set-cookie') ?? '')?.[1] ?? '';
      const { headers, ...attempt } = signInRequest('AUSPOST', 'admin@auspost.example');
      const fromPage = { 'sec-fetch-site': 'same-origin', cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie };
      const withCookie = (url: string) =>
        fetch(`${url}/v2/oauth/token`, { ...attempt, headers: { ...(headers as object), ...fromPage } });
      expect([(await withCookie(a)).status, (await withCookie(b)).status]).toEqual([200, 403]);
    });

    it('publishes and streams the changes of each host separately, for companies with the same ID [PB-14]', async () => {
      // The revisions of the two companies now differ, so each event identifies its database.
      const ahead = await publish(a, 'ahead');
      const streams = await Promise.all(
        [a, b].map(async (url) => {
          const { access_token } = await signIn(url, 'NORTHWIND', 'staff@northwind.example');
          return openEvents(`${url}${COMPANY}/events`, { authorization: `Bearer ${access_token}` });
        }),
      );
      try {
        const expected = [await publish(a, 'of-a'), await publish(b, 'of-b')];
        expect(expected[1]).toBe(ahead);
        for (const [nth, stream] of streams.entries())
          for (;;) {
            const { name, data } = await stream.next();
            if (name !== 'published') continue;
            expect(data).toMatchObject({ revision: expected[nth] });
            break;
          }
      } finally {
        for (const stream of streams) stream.leave();
      }
    });

    it('is operated per database by the commands', async () => {
      const run = async (script: string, environment: Record<string, string> = {}): Promise<string> => {
        const env = { PATH: process.env['PATH'], DATABASES_BY_HOST: join(folder, 'databases.json'), ...environment };
        const command = [`scripts/support/${script}.ts`];
        // A command that fails rejects with an error that contains its output.
        const ended = promisify(execFile)(process.execPath, command, { env }).catch((error: unknown) => error);
        const { stdout, stderr } = (await ended) as { readonly stdout: string; readonly stderr: string };
        return stdout + stderr;
      };
      expect(await run('migrateDatabase')).toMatch(/^a\.example: The schema .*\nb\.example: The schema .*\n$/);
      expect(await run('verifyAuditLog')).toBe('FOR_HOST must be a host of the database: a.example; b.example.\n');
      for (const FOR_HOST of HOSTS) expect(await run('verifyAuditLog', { FOR_HOST })).toContain('is intact');
    });

    it('serves one host while the database of the other is down, and starts with it down', async () => {
      await lines[1]?.cut();
      const expectOnlyA = async (): Promise<void> => {
        const states = await Promise.all([a, b, other].map((url) => statusOf('/api/ready', url)));
        expect(states).toEqual([200, 503, 200]);
        await signIn(a, 'NORTHWIND', 'staff@northwind.example');
        const refused = await fetch(`${b}/v2/oauth/token`, signInRequest('NORTHWIND', 'staff@northwind.example'));
        expect(refused.status).toBe(503);
      };
      await expectOnlyA();
      await service.restart();
      await expectOnlyA();
      await lines[1]?.open();
      await expect.poll(() => statusOf('/api/ready', b)).toBe(200);
      await signIn(b, 'NORTHWIND', 'staff@northwind.example');
    });
  },
);
