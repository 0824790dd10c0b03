import { afterEach, describe, expect, it } from 'vitest';
import type { CompanyEvent } from '../../../../src/application/company/events/CompanyEvents.ts';
import { SessionCredentials } from '../../../../src/application/session/SessionCredentials.ts';
import { httpCompanyEvents } from '../../../../src/infrastructure/company/events/httpCompanyEvents.ts';
import { ManualClock } from '../../../support/fakes/ManualClock.ts';
import { companyId } from '../../../support/samples/builders.ts';
import { settled } from '../../../support/settled.ts';

const present = (draft: string): string =>
  `event: present\ndata: ${JSON.stringify({ revision: '"r1"', draft: `"${draft}"` })}\n\n`;
const STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };

type Asked = {
  readonly url: string;
  readonly headers: Headers;
  readonly isOnce: boolean;
  readonly signal: AbortSignal;
};
type Answer = (request: Asked) => Response | Promise<Response>;

/** An event stream to which the test writes and which it ends. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  return {
    answer: ({ signal }: Asked): Response => {
      signal.addEventListener('abort', () => controller?.error(new Error('aborted')));
      return new Response(body, STREAM);
    },
    tell: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A client that subscribes to events. `answer` is the response of the service or of a proxy. */
function aPage(answer: { stream: Answer; once?: Answer }) {
  const clock = new ManualClock();
  const requests: Asked[] = [];
  const receivedEvents: CompanyEvent[] = [];
  const states: string[] = [];
  const visibilityListeners = new Set<() => void>();
  let isSeen = true;
  const credentials = new SessionCredentials();
  credentials.use({ tokenType: 'Bearer', accessToken: 'first' });
  credentials.renewWith(async () => {
    credentials.use({ tokenType: 'Bearer', accessToken: 'second' });
    return true;
  });
  const once = answer.once ?? (() => new Response(present('d1'), STREAM));
  const events = httpCompanyEvents({
    line: {
      apiUrl: 'https://api.example',
      credentials,
      fetch: async (url, { headers, signal } = {}) => {
        const each = {
          url: String(url),
          headers: new Headers(headers),
          isOnce: String(url).includes('once=true'),
          signal: signal ?? new AbortController().signal,
        };
        requests.push(each);
        return each.isOnce ? once(each) : answer.stream(each);
      },
    },
    clock,
    attention: {
      isSeen: () => isSeen,
      watch: (callback) => {
        visibilityListeners.add(callback);
        return () => visibilityListeners.delete(callback);
      },
    },
    random: () => 1,
  });
  const stop = events.subscribe(
    { rootOrgId: 'HOUSE', companyId: companyId('ACME') },
    { since: () => '"r7"', onEvent: (event) => receivedEvents.push(event), connection: (state) => states.push(state) },
  );
  stops.push(stop);
  return {
    clock,
    requests,
    receivedEvents,
    states,
    stop,
    pass: async (milliseconds: number) => {
      clock.advance(milliseconds);
      await settled();
    },
    look: async (seen: boolean) => {
      isSeen = seen;
      for (const listener of visibilityListeners) listener();
      await settled();
    },
  };
}
const refused =
  (status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response('{}', { status, headers });

describe('httpCompanyEvents', () => {
  it('requests events with the known revisions and the token, and passes the events to its listener [PB-14]', async () => {
    const stream = aStream();
    const { requests, receivedEvents, states } = aPage({ stream: stream.answer });
    await settled();
    expect(requests[0]?.url).toBe('https://api.example/v1/returns-portal-service/HOUSE/company/ACME/events');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer first');
    expect(requests[0]?.headers.get('last-event-id')).toBe('"r7"');
    stream.tell(present('d1'));
    stream.tell(
      'event: draft\ndata: {"revision":"d2"}\n\nevent: next-year\ndata: {}\n\nevent: draft\ndata: not json\n\n',
    );
    await settled();
    expect(receivedEvents).toEqual([
      { kind: 'draft', revision: '"d1"' },
      { kind: 'draft', revision: 'd2' },
    ]);
    expect(states).toEqual(['connecting', 'live', 'live']);
  });

  it('polls every four seconds if a stream is refused, and retries the stream at increasing intervals [PB-14]', async () => {
    const page = aPage({ stream: refused(429, { 'retry-after': '30' }) });
    await settled();
    expect(page.requests.map(({ isOnce }) => isOnce)).toEqual([false, true]);
    expect(page.states.at(-1)).toBe('asking');
    for (let turn = 0; turn < 7; turn += 1) await page.pass(4000);
    expect(page.requests.filter(({ isOnce }) => !isOnce)).toHaveLength(1);
    expect(page.requests.filter(({ isOnce }) => isOnce)).toHaveLength(8);
    await page.pass(4000);
    expect(page.requests.filter(({ isOnce }) => !isOnce)).toHaveLength(2);
  });

  it('polls if a proxy buffers the event stream [PB-14]', async () => {
    const page = aPage({ stream: aStream().answer });
    await settled();
    expect(page.receivedEvents).toEqual([]);
    await page.pass(5000);
    expect(page.receivedEvents).toEqual([{ kind: 'draft', revision: '"d1"' }]);
    expect(page.states.at(-1)).toBe('asking');
  });

  it('reconnects if an event stream has ended or has sent nothing for too long', async () => {
    const streams = [aStream(), aStream(), aStream()];
    const remaining = [...streams];
    const page = aPage({ stream: (request) => remaining.shift()?.answer(request) ?? Response.error() });
    await settled();
    streams[0]?.tell(present('d1'));
    await settled();
    await page.pass(39_000);
    streams[0]?.tell(':\n\n');
    await settled();
    await page.pass(39_000);
    expect(page.requests).toHaveLength(1);
    await page.pass(1000);
    await page.pass(2000);
    expect(page.requests).toHaveLength(2);
    streams[1]?.tell(present('d2'));
    await settled();
    await page.pass(15_000);
    streams[1]?.end();
    await settled();
    await page.pass(2000);
    streams[2]?.tell(present('d3'));
    await settled();
    expect(page.receivedEvents.map((event) => event.kind === 'draft' && event.revision)).toEqual([
      '"d1"',
      '"d2"',
      '"d3"',
    ]);
  });

  it('opens no stream and polls rarely while the page is hidden, and polls at once when the page is visible again', async () => {
    const streams = [aStream(), aStream()];
    const remaining = [...streams];
    const page = aPage({ stream: (request) => remaining.shift()?.answer(request) ?? Response.error() });
    await settled();
    streams[0]?.tell(present('d1'));
    await settled();
    await page.look(false);
    expect(page.requests.map(({ isOnce }) => isOnce)).toEqual([false, true]);
    await page.pass(59_000);
    expect(page.requests).toHaveLength(2);
    await page.pass(1000);
    expect(page.requests).toHaveLength(3);
    await page.look(true);
    expect(page.requests.map(({ isOnce }) => isOnce)).toEqual([false, true, true, false]);
  });

  it('repeats a refused request for events with a renewed token', async () => {
    const stream = aStream();
    const page = aPage({
      stream: (request) =>
        request.headers.get('authorization') === 'Bearer first'
          ? new Response('', { status: 401 })
          : stream.answer(request),
    });
    await settled();
    expect(page.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
    stream.tell(present('d1'));
    await settled();
    expect(page.states.at(-1)).toBe('live');
  });

  it('polls at increasing intervals while the service does not respond, and at once when the page is visible again', async () => {
    const connectionLost: Answer = () => Promise.reject(new TypeError('no line'));
    const page = aPage({ stream: connectionLost, once: connectionLost });
    await settled();
    expect(page.states.at(-1)).toBe('away');
    for (let minute = 0; minute < 10; minute += 1) await page.pass(60_000);
    expect(page.requests.length).toBeLessThan(20);
    const before = page.requests.length;
    await page.look(true);
    expect(page.requests.length).toBeGreaterThan(before);
  });

  it('stops polling and clears its timers after the last listener unsubscribes', async () => {
    const stream = aStream();
    const page = aPage({ stream: stream.answer });
    await settled();
    stream.tell(present('d1'));
    await settled();
    page.stop();
    await page.pass(120_000);
    expect(page.requests).toHaveLength(1);
    expect(page.requests[0]?.signal.aborted).toBe(true);
    expect(page.clock.waiting).toBe(0);
  });
});
