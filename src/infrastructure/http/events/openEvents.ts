import { parseJson } from '../../../application/shared/parseJson.ts';
import { requestUrl } from '../../../../contract/requestUrl.ts';
import type { Call, EventOf, ParamsOf, QueryOf } from '../../../../contract/call.ts';
import type { SessionCredentials } from '../../../application/session/SessionCredentials.ts';

export type EventLine = {
  readonly apiUrl: string;
  readonly credentials: Pick<SessionCredentials, 'own' | 'renewOwn'>;
  readonly fetch: typeof fetch;
};

export type EventsRequest<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly lastEventId?: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: EventOf<C>) => void;
  /** Called when any data arrives, including keep-alive comments. */
  readonly onSign: () => void;
};

/** Why a stream has ended. `refused`: the response is not an event stream. `retryAfterMs`: delay set by the service. */
export type EventsEnd =
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly retryAfterMs?: number }
  | { readonly kind: 'unreachable' };

/**
 * Reads an event stream with `fetch`, because `EventSource` cannot send an access token. The token is renewed once on
 * 401. Unknown events are skipped.
 */
export async function openEvents<C extends Call>(
  line: EventLine,
  call: C,
  request: EventsRequest<C>,
): Promise<EventsEnd> {
  try {
    const firstResponse = await ask(line, call, request);
    const isOutdated = firstResponse.status === 401 && (await line.credentials.renewOwn());
    const response = isOutdated ? await ask(line, call, request) : firstResponse;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.ok && isStream && response.body) return await readEvents(call, response.body, request);
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    return { kind: 'refused', retryAfterMs: seconds * 1000 };
  } catch {
    return { kind: 'unreachable' };
  }
}

function ask<C extends Call>(
  { apiUrl, credentials, fetch: send }: EventLine,
  call: C,
  { params, query, lastEventId, signal }: EventsRequest<C>,
): Promise<Response> {
  const tokens = credentials.own;
  const headers = {
    accept: 'text/event-stream',
    ...(tokens && { authorization: `${tokens.tokenType} ${tokens.accessToken}` }),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  return send(apiUrl + requestUrl(call, Object(params), Object(query)), { headers, signal, cache: 'no-store' });
}

async function readEvents<C extends Call>(
  call: C,
  body: ReadableStream<Uint8Array>,
  { onEvent, onSign }: EventsRequest<C>,
): Promise<EventsEnd> {
  const parser = new EventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onSign();
    for (const text of parser.read(decoder.decode(part.value, { stream: true }))) {
      const event = eventOf(call, text);
      if (event) onEvent(event);
    }
  }
  return { kind: 'ended' };
}

function eventOf<C extends Call>({ events }: C, { name, data }: TextEvent): EventOf<C> | undefined {
  const schema = events && Object.hasOwn(events, name) ? events[name] : undefined;
  const read = schema?.safeParse(parseJson(data));
  // The cast is safe, because the schema was selected by the event's name.
  return read?.success ? ({ name, data: read.data } as EventOf<C>) : undefined;
}

type TextEvent = { readonly name: string; readonly data: string };

/** Incremental parser for server-sent events. Accepts chunks of any size. */
export class EventParser {
  #incompleteBlock = '';

  read(part: string): readonly TextEvent[] {
    const blocks = (this.#incompleteBlock + part.replaceAll('\r', '')).split('\n\n');
    this.#incompleteBlock = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = new Map(block.split('\n').map(fieldOf));
      const data = fields.get('data');
      return data === undefined ? [] : [{ name: fields.get('event') ?? 'message', data }];
    });
  }
}

/** Splits a line into name and value. An event has only one `data` line, because the contract's events are JSON. */
function fieldOf(line: string): readonly [name: string, value: string] {
  const [name = '', ...rest] = line.split(':');
  return [name, rest.join(':').replace(/^ /, '')];
}
