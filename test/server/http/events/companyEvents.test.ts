import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostgresDraftRepository } from '../../../../server/infrastructure/postgres/changes/PostgresDraftRepository.ts';
import { noDraft } from '../../../../src/domain/changes/drafts/draft.ts';
import { aSample } from '../../../support/samples/aSample.ts';
import { engines } from '../../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../../support/server/httpServer.ts';
import { openEvents, type OpenEvents } from '../../../support/server/openEvents.ts';
import { seed } from '../../../support/server/seed.ts';

const START = Date.UTC(2026, 10, 20, 12);
const HEARTBEAT = 15_000;
const CHECK = 30_000;
const path = (companyId: string): string => `/v1/returns-portal-service/HOUSE/company/${companyId}`;

let server: TestServer;
let address: string;
let people: Readonly<Record<'staff' | 'colleague' | 'neighbour' | 'admin', string>>;
const opened: OpenEvents[] = [];

const follow = async (
  authorization: string,
  { companyId = 'ACME', since, query = '' }: { companyId?: string; since?: string; query?: string } = {},
): Promise<OpenEvents> => {
  const headers = { authorization, ...(since !== undefined && { 'last-event-id': since }) };
  const events = await openEvents(`${address}${path(companyId)}/events${query}`, headers);
  opened.push(events);
  return events;
};
/** Opens an event stream and waits until the current state was received. */
const followed = async (...parameters: Parameters<typeof follow>): Promise<OpenEvents> => {
  const events = await follow(...parameters);
  expect((await events.next()).name).toBe('present');
  return events;
};
const draftOf = async (authorization: string): Promise<string> => {
  const read = await server.send(authorization, 'GET', `${path('ACME')}/drafts/mine`);
  return read.json<{ revision: string }>().revision;
};
const storeDraft = async (authorization: string): Promise<string> => {
  const response = await server.send(
    authorization,
    'PUT',
    `${path('ACME')}/drafts/mine`,
    { changes: [{ type: 'COMPANY', key: 'planted', value: 'planted' }], history: noDraft.history },
    { 'if-match': await draftOf(authorization) },
  );
  return response.json<{ revision: string }>().revision;
};
let published = 0;
/** Changes a setting outside a publish, which creates a revision. */
const publish = async (authorization: string, companyId = 'ACME'): Promise<void> => {
  const payload = { orderInstructions: `planted ${(published += 1)}` };
  const current = await server.configuration(companyId, authorization);
  const headers = { authorization, 'if-match': current.json<{ revision: string }>().revision };
  const written = await server.inject({ method: 'PATCH', url: `${path(companyId)}/settings`, headers, payload });
  expect(written.statusCode, written.body).toBeLessThan(300);
};
const revisionNow = async (): Promise<string> => {
  const events = await follow(people.staff, { query: '?once=true' });
  const { data } = await events.next();
  return (data as { readonly revision: string }).revision;
};
const isOpen = (events: OpenEvents): Promise<boolean> =>
  Promise.race([
    events.ended.then(() => false),
    publish(people.colleague)
      .then(() => events.next())
      .then(() => true),
  ]);

describe.each(engines)('the event stream of a company on $name', ({ open }) => {
  beforeAll(async () => {
    server = await startTestServer({ eventLimits: { perUser: 3, perOrganisation: 4, total: 5 } }, open);
    await seed(server.database, aSample({ drafts: true }), START);
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    people = {
      staff: await server.authorization('ACME'),
      colleague: await server.authorization('ACME', { username: 'colleague@acme.example' }),
      neighbour: await server.authorization('KOYO'),
      admin: await server.authorization('HOUSE', { username: 'admin@house.example' }),
    };
  });
  afterEach(async () => {
    for (const events of opened.splice(0)) events.leave();
    await vi.waitUntil(() => server.openStreams() === 0);
  });
  afterAll(() => server.close());

  it('starts with the current state, and disables buffering by proxies [API-1]', async () => {
    const events = await follow(people.staff);
    expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(events.headers.get('x-accel-buffering')).toBe('no');
    expect(events.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(events.headers.get('content-encoding')).toBeNull();
    expect(await events.next()).toEqual({ name: 'present', data: { revision: '"r1"', draft: noDraft.revision } });
  });

  it('sends the author and the changed keys of a publish, but no values [PB-14]', async () => {
    const [mine, theirs] = [await followed(people.staff), await followed(people.colleague)];
    await publish(people.colleague);
    const { name, data } = await mine.next();
    expect(name).toBe('published');
    expect(data).toMatchObject({ actorName: 'colleague of ACME', isOwn: false, changeCount: 1 });
    expect(data).toHaveProperty('changes', [{ type: 'COMPANY', key: 'settings.orderInstructions' }]);
    expect((await theirs.next()).data).toMatchObject({ isOwn: true });
    expect(mine.text()).not.toContain('planted');
  });

  it('first sends the publishes that the client missed, each once [PB-14]', async () => {
    const before = await revisionNow();
    await publish(people.colleague);
    await publish(people.colleague);
    const events = await followed(people.staff, { since: before });
    const missed = [await events.next(), await events.next()];
    expect(missed.map(({ name }) => name)).toEqual(['published', 'published']);
    await publish(people.colleague);
    const revisions = [...missed, await events.next()].map(({ data }) => (data as { revision: string }).revision);
    expect(new Set(revisions).size).toBe(3);
    expect(revisions.at(-1)).toBe(await revisionNow());
    expect(events.text()).toContain(`id: ${revisions.at(-1)}\n`);
  });

  it('also works for a polling client, while other clients listen', async () => {
    await Promise.all([followed(people.staff), followed(people.staff), followed(people.staff)]);
    const before = await revisionNow();
    await publish(people.colleague);
    const events = await follow(people.staff, { since: before, query: '?once=true' });
    await events.ended;
    expect([await events.next(), await events.next()].map(({ name }) => name)).toEqual(['present', 'published']);
  });

  it("sends the new revision of a user's draft to that user only [PC-9]", async () => {
    const [mine, theirs] = [await followed(people.staff), await followed(people.colleague)];
    const revision = await storeDraft(people.staff);
    expect(await mine.next()).toEqual({ name: 'draft', data: { revision } });
    await publish(people.staff);
    expect((await theirs.next()).name).toBe('published');
    expect(theirs.text()).not.toContain(revision);
    expect(mine.text()).not.toContain('planted');
    const again = await follow(people.staff);
    expect((await again.next()).data).toMatchObject({ draft: revision });
  });

  it("is available only to the company's users; other users get the response for a missing company [RT-2]", async () => {
    expect((await follow(people.neighbour)).status).toBe(404);
    expect((await follow(people.neighbour, { companyId: 'NOBODY' })).status).toBe(404);
    expect((await follow('Bearer nobody')).status).toBe(401);
    const theirs = await followed(people.neighbour, { companyId: 'KOYO' });
    await publish(people.staff);
    await publish(people.neighbour, 'KOYO');
    expect((await theirs.next()).data).toMatchObject({ actorName: 'staff of KOYO', isOwn: true });
  });

  it('is available to an admin in review mode, and is closed when the review ends [RT-2]', async () => {
    expect((await follow(people.admin)).status).toBe(404);
    const headers = { authorization: people.admin };
    const review = { method: 'POST', url: `${path('ACME')}/review-sessions`, headers } as const;
    const entered = await server.inject({ ...review, payload: { reason: 'Asked by telephone' } });
    const events = await followed(people.admin);
    await publish(people.staff);
    expect((await events.next()).data).toMatchObject({ isOwn: false });
    const url = `${path('ACME')}/review-sessions/${entered.json<{ reviewSessionId: string }>().reviewSessionId}`;
    expect((await server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    // The stream ends at once, because the clock was not advanced.
    await events.ended;
  });

  it('causes the same number of database reads for any number of listeners', async () => {
    const [first, second] = [await followed(people.staff), await followed(people.staff)];
    const [third, fourth] = [await followed(people.staff), await followed(people.colleague)];
    const publishToAll = async () => {
      await publish(people.colleague);
      for (const events of [first, second, third, fourth]) expect((await events.next()).name).toBe('published');
    };
    // After this publish, no read caused by the opening of the streams is pending.
    await publishToAll();
    const reads = vi.spyOn(PostgresDraftRepository.prototype, 'findRevisions');
    await publishToAll();
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2);
    expect(reads.mock.lastCall?.[1].length).toBe(2);
    reads.mockRestore();
  });

  it('limits the number of listeners per user, per company and in total', async () => {
    const own = await Promise.all([followed(people.staff), followed(people.staff), followed(people.staff)]);
    const refused = await follow(people.staff);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    await followed(people.colleague);
    const crowded = await follow(people.colleague);
    expect([crowded.status, crowded.headers.get('retry-after')]).toEqual([429, '30']);
    await followed(people.neighbour, { companyId: 'KOYO' });
    const full = await follow(people.neighbour, { companyId: 'KOYO' });
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '30']);
    own[0]?.leave();
    await vi.waitFor(() => expect(server.openStreams()).toBe(4));
    expect((await follow(people.staff)).status).toBe(200);
  });

  it('responds without a body to a HEAD request', async () => {
    const url = `${address}${path('ACME')}/events`;
    const response = await fetch(url, { method: 'HEAD', headers: { authorization: people.staff } });
    expect(response.status).toBe(200);
  });

  it('sends heartbeats, and is closed when the session ends', async () => {
    const authorization = await server.authorization('ACME');
    const events = await followed(authorization);
    server.advance(HEARTBEAT);
    await vi.waitFor(() => expect(events.text()).toMatch(/\n:\n\n$/));
    server.advance(CHECK);
    expect(await isOpen(events)).toBe(true);
    expect((await server.revoke(authorization.split(' ')[1] ?? '')).statusCode).toBe(200);
    // The stream ends at once, because the clock was not advanced.
    await events.ended;
  });

  it('is closed by the service when the service stops', async () => {
    const events = await followed(people.staff);
    await server.restart();
    await events.ended;
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
});
