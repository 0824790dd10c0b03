import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeSample } from '../../sample/makeSample.ts';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { openPostgresDatabase } from '../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { tinderValley, tinderValleyColleague } from '../e2e/fixtures/people.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { openEvents, type OpenEvents } from '../support/server/openEvents.ts';
import { runSql } from '../support/server/runSql.ts';
import { seed } from '../support/server/seed.ts';
import { urlFor } from '../support/server/servingAccount.ts';
import { createTestDatabase, type TestDatabase } from '../support/server/testDatabase.ts';
import { signInRequest } from '../support/server/tokenRequest.ts';

const postgres = inject('postgres');

/**
 * Maximum number of uploads of one merchant per day. The merchant uploads to each process: `AT_ONCE` series at the same
 * time, each with `EACH` uploads in sequence.
 */
const QUOTA = 40;
const AT_ONCE = 4;
const EACH = 10;
const ROUNDS = 6;
const COMPANY = '/v1/returns-portal-service/AUSPOST/company';
const HOME = `${COMPANY}/TINDERVALLEY`;
const CHANGE = { type: 'COMPANY', key: 'settings.orderInstructions' };

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly retryAfter: string | null };
/** Response to an upload whose process was killed. */
const LOST: Answer = { status: 0, body: {}, retryAfter: null };

describe.runIf(postgres)('three service processes on one PostgreSQL database', { timeout: 300_000 }, () => {
  const server = postgres as NonNullable<typeof postgres>;
  let created: TestDatabase;
  let services: Service[] = [];
  const streams: OpenEvents[] = [];
  beforeAll(async () => {
    await ensureBuild(['page', 'ssr', 'server']);
    created = await createTestDatabase(server.url, server.template);
    const database = await openPostgresDatabase(created.url, { maxConnections: 2 });
    await seed(database, makeSample({ seed: 2026, now: new Date() }), Date.now());
    await database.close();
    const store = urlFor(server.serving, created.url);
    const settings = { SEED_SAMPLE: 'false', LOG_LEVEL: 'fatal', QUOTA_UPLOADS: String(QUOTA) };
    services = await Promise.all([0, 1, 2].map(() => Service.start(store, settings)));
  }, 300_000);
  afterAll(async () => {
    for (const stream of streams) stream.leave();
    await Promise.all(services.map((service) => service.kill()));
    await created.drop();
  });

  const at = (nth: number): string => services[nth]?.url ?? '';
  const send = async (
    nth: number,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = { method, headers: { ...json, ...headers }, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(at(nth) + path, request);
    const text = await answer.text();
    const read = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, body: read, retryAfter: answer.headers.get('retry-after') };
  };
  const signIn = async (nth: number, organisationId: string, username: string) => {
    const answer = await fetch(`${at(nth)}/v2/oauth/token`, signInRequest(organisationId, username));
    const { access_token: token } = (await answer.json()) as { access_token?: string };
    return { status: answer.status, authorization: `Bearer ${token}` };
  };
  const upload = (nth: number, authorization: string): Promise<Answer> => {
    const body = { asset: 'logoImage', contentType: 'image/png', data: 'bm9uZQ==' };
    return send(nth, 'POST', '/v1/asset-management/AUSPOST/KOYO/1.0/upload', body, { authorization });
  };
  const follow = async (nth: number, authorization: string): Promise<OpenEvents> => {
    const stream = await openEvents(`${at(nth)}${HOME}/events`, { authorization });
    streams.push(stream);
    expect((await stream.next()).name).toBe('present');
    return stream;
  };
  /** Waits for the next event with this name. Ignores other events. */
  const nextEvent = async (stream: OpenEvents, name: string): Promise<unknown> => {
    for (;;) {
      const event = await stream.next();
      if (event.name === name) return event.data;
    }
  };
  const configurationAt = async (nth: number, authorization: string) => {
    const uploader = { merchant: 'TINDERVALLEY', token: '' };
    return (await send(nth, 'POST', '/api/merchant-config', uploader, { authorization })).body;
  };
  const revisionOf = async (nth: number, authorization: string): Promise<string> =>
    String((await configurationAt(nth, authorization))['revision']);

  it('keep limits, drafts, publishes and events correct after one process is killed under load [PB-13] [PB-14]', async () => {
    const { authorization: mine } = await signIn(0, 'TINDERVALLEY', tinderValley.email);
    const { authorization: theirs } = await signIn(1, 'TINDERVALLEY', tinderValleyColleague.email);
    const { authorization: hasty } = await signIn(2, 'KOYO', 'staff@koyo.example');
    const notices = [await follow(1, theirs), await follow(2, mine)];

    // Start work at the process that will be killed: a draft, and a publish with one write.
    const content = { changes: [{ ...CHANGE, value: 'Kept' }], history: { done: [], undone: [] } };
    const draftHeaders = { authorization: mine, 'if-match': '"d0"' };
    const draft = await send(0, 'PUT', `${HOME}/drafts/mine`, content, draftHeaders);
    expect(draft.status).toBe(200);
    expect(await nextEvent(notices[1] as OpenEvents, 'draft')).toEqual({ revision: draft.body['revision'] });
    const base = { authorization: mine, 'if-match': await revisionOf(0, mine) };
    const opened = await send(0, 'POST', `${HOME}/publishes`, { changes: [{ ...CHANGE, value: 'Live' }] }, base);
    expect(opened.status, JSON.stringify(opened.body)).toBe(201);
    const publishId = String(opened.body['publishId']);
    const within = { authorization: mine, 'x-publish-id': publishId };
    expect((await send(0, 'PATCH', `${HOME}/settings`, { orderInstructions: 'Live' }, within)).status).toBe(200);

    // Create load: another merchant uploads to all three processes until one is killed during an upload.
    const answers: Answer[] = [];
    const load = [0, 1, 2].flatMap((nth) =>
      Array.from({ length: AT_ONCE }, async () => {
        for (let count = 0; count < EACH; count += 1) answers.push(await upload(nth, hasty).catch(() => LOST));
      }),
    );
    await expect.poll(() => answers.length, { interval: 1, timeout: 60_000 }).toBeGreaterThan(3);
    await services[0]?.kill();
    await Promise.all(load);
    expect(answers.some(({ status }) => status === 0)).toBe(true);

    // Check limits: together, all processes accept at most the quota of one merchant, including uploads to the killed
    // process. The images are invalid, so accepted uploads get 400.
    const acceptedCount = () => answers.filter(({ status }) => status === 400).length;
    for (let count = 0; count <= QUOTA; count += 1) answers.push(await upload(1 + (count % 2), hasty));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0, 400, 429]));
    expect(acceptedCount()).toBeLessThanOrEqual(QUOTA);
    // Uploads that were lost with the process may have been counted.
    expect(acceptedCount()).toBeGreaterThan(QUOTA - AT_ONCE - 1);
    expect(answers.at(-1)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });

    // Check the draft: it is unchanged, and a write that is based on an old revision is refused.
    for (const nth of [1, 2])
      expect((await send(nth, 'GET', `${HOME}/drafts/mine`, undefined, { authorization: mine })).body).toMatchObject({
        revision: draft.body['revision'],
        changes: content.changes,
      });
    expect((await send(1, 'PUT', `${HOME}/drafts/mine`, content, draftHeaders)).status).toBe(412);

    // Check the lease: another user cannot publish yet, but the author can continue at another process.
    const waiting = await send(
      1,
      'POST',
      `${HOME}/publishes`,
      { changes: [{ ...CHANGE, value: 'Mine' }] },
      {
        authorization: theirs,
        'if-match': await revisionOf(1, theirs),
      },
    );
    expect(waiting).toMatchObject({ status: 409, retryAfter: expect.stringMatching(/^\d+$/) });
    expect((await send(1, 'PATCH', `${HOME}/settings`, { orderInstructions: 'Live' }, within)).status).toBe(200);
    const completed = await send(2, 'POST', `${HOME}/publishes/${publishId}/complete`, undefined, {
      authorization: mine,
    });
    expect(completed.status, JSON.stringify(completed.body)).toBe(200);

    // Check events: both remaining processes announce the publish. A restarted process announces the next publish.
    for (const stream of notices) expect(await nextEvent(stream, 'published')).toMatchObject({ publishId });
    await services[0]?.start();
    const restarted = await follow(0, theirs);
    const next = { authorization: mine, 'if-match': await revisionOf(2, mine) };
    expect((await send(2, 'PATCH', `${HOME}/settings`, { orderInstructions: 'Later' }, next)).status).toBe(200);
    for (const stream of [...notices, restarted])
      expect(await nextEvent(stream, 'published')).toMatchObject({ changes: [CHANGE] });
  });

  it('accept writes of only one publish after the lease of another publish has expired [PB-13] [PB-15]', async () => {
    const { authorization: mine } = await signIn(0, 'TINDERVALLEY', tinderValley.email);
    const { authorization: theirs } = await signIn(1, 'TINDERVALLEY', tinderValleyColleague.email);
    const setting = (value: string) => ({ orderInstructions: value });
    const openAt = async (nth: number, authorization: string, value: string) =>
      send(
        nth,
        'POST',
        `${HOME}/publishes`,
        { changes: [{ ...CHANGE, value }] },
        {
          authorization,
          'if-match': await revisionOf(nth, authorization),
        },
      );
    const idOf = ({ body }: Answer): string => String(body['publishId']);
    const writeAt = (nth: number, authorization: string, publishId: string, value: string) =>
      send(nth, 'PATCH', `${HOME}/settings`, setting(value), { authorization, 'x-publish-id': publishId });
    const completeAt = (nth: number, authorization: string, publishId: string) =>
      send(nth, 'POST', `${HOME}/publishes/${publishId}/complete`, undefined, { authorization });
    /** Sets the lease as if the client had sent nothing for two minutes. */
    const letLapse = () =>
      runSql(
        created.url,
        `set app.maintenance = 'on'; update publish set lease_expires_at = now() - interval '1 second' where state = 'open'`,
      );

    for (let round = 0; round < ROUNDS; round += 1) {
      const [previous, takenOver] = [`Left ${round}`, `Taken ${round}`];
      const first = await openAt(0, mine, previous);
      expect(first.status, JSON.stringify(first.body)).toBe(201);
      await letLapse();
      // A colleague opens a publish at two processes at the same time. In every second round, the author continues at
      // the third process at the same moment.
      const goesOn = round % 2 === 1;
      const [begun, written] = await Promise.all([
        Promise.all([1, 2].map((nth) => openAt(nth, theirs, takenOver))),
        Promise.all(goesOn ? [writeAt(0, mine, idOf(first), previous)] : []),
      ]);
      const statuses = [...begun, ...written].map(({ status }) => status);
      const opened = begun.filter(({ status }) => status === 201);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(new Set(statuses.filter((status) => status >= 300))).toEqual(new Set([409]));
      expect(opened.length).toBeGreaterThanOrEqual(goesOn ? 0 : 1);
      // All processes accept only the publish that now has the lease. The earlier one can neither write nor complete.
      const [holder] = opened;
      if (holder) {
        for (const nth of [0, 1, 2]) {
          expect((await writeAt(nth, mine, idOf(first), previous)).status).toBe(409);
          expect((await completeAt(nth, mine, idOf(first))).status).toBe(409);
        }
        expect((await writeAt(0, theirs, idOf(holder), takenOver)).status).toBe(200);
        expect((await completeAt(2, theirs, idOf(holder))).status).toBe(200);
      } else expect((await completeAt(1, mine, idOf(first))).status).toBe(200);
      for (const nth of [0, 1, 2])
        expect((await configurationAt(nth, mine))['orderInstructions']).toBe(holder ? takenOver : previous);
    }
  });
});
