import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { configurationOf } from '../bench/service/requests.ts';
import { PublishAttempt } from '../crash/PublishAttempt.ts';
import { PublishingClient } from '../crash/PublishingClient.ts';
import { inFull } from '../support/inFull.ts';
import { openEvents, type OpenEvents } from '../support/server/openEvents.ts';
import { runNode } from '../support/runNode.ts';
import { signInRequest, tokenRequest } from '../support/server/tokenRequest.ts';
import { Processes } from './Processes.ts';

const postgres = inject('postgres');
if (inFull('processes') && !postgres) console.warn('Skipped: several processes need PostgreSQL, and none was found.');

const COUNT = 3;
const NORTHWIND = '/v1/returns-portal-service/AUSPOST/company/NORTHWIND';
const KOYO = '/v1/returns-portal-service/AUSPOST/company/KOYO';
const QUOTA = 6;

type Tokens = { readonly access_token: string; readonly refresh_token: string };

describe.skipIf(!inFull('processes') || !postgres)('three processes on one PostgreSQL', { timeout: 120_000 }, () => {
  let processes: Processes;
  beforeAll(async () => {
    await ensureBuild(['page', 'ssr', 'server']);
    processes = await Processes.start(postgres?.url ?? '', COUNT, { QUOTA_WRITES: String(QUOTA) });
  }, 300_000);
  afterAll(() => processes.close());

  const signIn = async (organisation: string, email: string, process = 0): Promise<string> => {
    const response = await fetch(`${processes.urlOf(process)}/v2/oauth/token`, signInRequest(organisation, email));
    expect(response.status).toBe(200);
    return ((await response.json()) as Tokens).access_token;
  };
  const send = (process: number, token: string, method: string, path: string, body?: object, headers: object = {}) =>
    fetch(processes.urlOf(process) + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const revisionOf = async (process: number, token: string, companyId: string): Promise<string> => {
    const { path, ...request } = configurationOf(companyId, `Bearer ${token}`);
    const response = await fetch(processes.urlOf(process) + path, request);
    return ((await response.json()) as { revision: string }).revision;
  };
  /** Waits for the next event with this name. */
  const nextEvent = async (events: OpenEvents, name: string): Promise<unknown> => {
    for (;;) {
      const event = await events.next();
      if (event.name === name) return event.data;
    }
  };

  it('accept a session that another process began, renewed or ended', async () => {
    const response = await fetch(
      `${processes.urlOf(0)}/v2/oauth/token`,
      signInRequest('NORTHWIND', 'staff@northwind.example'),
    );
    const tokens = (await response.json()) as Tokens;
    const draft = (process: number, token: string) => send(process, token, 'GET', `${NORTHWIND}/drafts/mine`);
    expect((await draft(1, tokens.access_token)).status).toBe(200);
    const refreshed = await fetch(
      `${processes.urlOf(1)}/v2/oauth/token`,
      tokenRequest({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
    );
    const renewed = (await refreshed.json()) as Tokens;
    expect((await draft(2, renewed.access_token)).status).toBe(200);
    await fetch(`${processes.urlOf(2)}/v2/oauth/revoke`, tokenRequest({ token: renewed.refresh_token }));
    expect((await draft(0, renewed.access_token)).status).toBe(401);
  });

  it('stream a draft and a publish of another process to their clients [PB-14]', async () => {
    const token = await signIn('NORTHWIND', 'staff@northwind.example');
    const streams = await Promise.all(
      Array.from({ length: COUNT }, (_, nth) =>
        openEvents(`${processes.urlOf(nth)}${NORTHWIND}/events`, { authorization: `Bearer ${token}` }),
      ),
    );
    try {
      for (const stream of streams) await nextEvent(stream, 'present');
      const content = { changes: [], note: 'A draft', history: { done: [], undone: [] } };
      const stored = await send(0, token, 'PUT', `${NORTHWIND}/drafts/mine`, content, { 'if-match': '"d0"' });
      expect(stored.status).toBe(200);
      const { revision } = (await (await send(1, token, 'GET', `${NORTHWIND}/drafts/mine`)).json()) as {
        revision: string;
      };
      for (const stream of streams) expect(await nextEvent(stream, 'draft')).toEqual({ revision });
      const stale = await send(2, token, 'PUT', `${NORTHWIND}/drafts/mine`, content, { 'if-match': '"d0"' });
      expect(stale.status).toBe(412);

      const client = new PublishingClient(processes.url);
      const attempt = await PublishAttempt.prepare(client, token, 'streamed');
      await attempt.run(token);
      for (const stream of streams)
        expect(await nextEvent(stream, 'published')).toMatchObject({ revision: `"r${attempt.base + 1}"` });
    } finally {
      for (const stream of streams) stream.leave();
    }
  });

  it('let only one of two publishes with the same base succeed [PB-14]', async () => {
    const token = await signIn('BLUEHARBOUR', 'staff@blueharbour.example');
    const company = '/v1/returns-portal-service/AUSPOST/company/BLUEHARBOUR';
    const revision = await revisionOf(0, token, 'BLUEHARBOUR');
    const writes = await Promise.all(
      [0, 1, 2].map((process) =>
        send(
          process,
          token,
          'PATCH',
          `${company}/settings`,
          { orderInstructions: `By process ${process}` },
          {
            'if-match': revision,
            'idempotency-key': randomUUID(),
          },
        ),
      ),
    );
    expect(writes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  });

  it('return the stored response to a repeated idempotency key, and count each write once for the quota', async () => {
    const token = await signIn('KOYO', 'staff@koyo.example');
    const write = async (process: number, key: string, revision: string) =>
      send(
        process,
        token,
        'PATCH',
        `${KOYO}/settings`,
        { orderInstructions: key },
        {
          'if-match': revision,
          'idempotency-key': key,
        },
      );
    const keys = Array.from({ length: QUOTA }, () => randomUUID());
    for (const [nth, key] of keys.entries()) {
      const revision = await revisionOf(nth, token, 'KOYO');
      const first = await write(nth, key, revision);
      const again = await write(nth + 1, key, revision);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(await again.text()).toBe(await first.text());
    }
    for (const process of [0, 1, 2]) {
      const refused = await write(process, randomUUID(), await revisionOf(process, token, 'KOYO'));
      expect(refused.status).toBe(429);
    }
  });

  it('accept a one-time password link only once', async () => {
    const admin = await signIn('AUSPOST', 'admin@auspost.example');
    const users = '/v1/returns-portal-service/AUSPOST/company/AUSPOST/users';
    const roles = ((await (await send(0, admin, 'GET', users)).json()) as { roles: string[] }).roles;
    const invited = await send(1, admin, 'POST', users, {
      name: 'Ines Vega',
      email: 'ines@auspost.example',
      role: roles[0],
    });
    expect(invited.status).toBe(201);
    const { link } = (await invited.json()) as { link: { token: string } };
    const uses = await Promise.all(
      [0, 1, 2].map((process) =>
        fetch(`${processes.urlOf(process)}/v2/authmanagement/password-reset`, {
          method: 'POST',
          headers: { ...tokenRequest({}).headers, 'content-type': 'application/json' },
          body: JSON.stringify({ token: link.token, password: `Lantern${process}2026` }),
        }),
      ),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('lock an account after the same number of wrong passwords in total as one process [AU-18]', async () => {
    const guess = (process: number, password: string) =>
      fetch(
        `${processes.urlOf(process)}/v2/oauth/token`,
        tokenRequest({
          grant_type: 'staff_password',
          username: 'staff@globetrot.example',
          organisationId: 'GLOBETROT',
          password,
          scope: '',
        }),
      );
    for (let nth = 0; nth < 5; nth += 1) expect((await guess(nth, 'wrong')).status).toBe(401);
    for (const process of [0, 1, 2]) expect((await guess(process, 'Returns2026')).status).toBe(401);
  });

  it('write audit logs with an unbroken hash chain', () => {
    const { status, printed } = runNode(['scripts/support/verifyAuditLog.ts'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: processes.database },
    });
    expect(status, printed).toBe(0);
  });
});
