import type { CompanyPath } from '../../../application/company/CompanyPath.ts';
import { followCompany } from '../../../../contract/company/followCompany.ts';
import type { EventOf, QueryOf } from '../../../../contract/call.ts';
import type { EventsSubscriber } from '../../../application/company/events/CompanyEvents.ts';
import { openEvents, type EventsEnd } from '../../http/events/openEvents.ts';
import type { EventsSurroundings } from './EventsSurroundings.ts';

/** Milliseconds: polling interval of a visible tab, of a hidden tab, and maximum while the service is unreachable. */
const POLL_INTERVAL = 4000;
const SLOW_POLL_INTERVAL = 60_000;
const MAX_WAIT = 60_000;
/**
 * Milliseconds without data until a stream counts as failed. The limit is shorter for the first data, because a proxy
 * may buffer the stream.
 */
const FIRST_DATA_TIMEOUT = 5000;
const DATA_TIMEOUT = 40_000;
/** Milliseconds. A stream that ends earlier counts as failed. */
const MIN_STREAM_DURATION = 10_000;
/** Milliseconds after a failed stream during which the client polls instead. Doubled with each failure. */
const STREAM_RETRY_DELAY = 4000;
const MAX_STREAM_RETRY_DELAY = 5 * 60_000;
/** Maximum random delay in milliseconds before a reconnect, so that clients do not all reconnect at the same time. */
const RECONNECT_SPREAD = 2000;

/** Event connection of one tab. A hidden tab polls, because browsers allow only six connections (streams) per host. */
export class CompanyEventsRun {
  readonly #surroundings: EventsSurroundings;
  readonly #company: CompanyPath;
  readonly #subscriber: EventsSubscriber;
  #isOver = false;
  #streamFailures = 0;
  #streamFrom = 0;
  #pollFailures = 0;
  #interrupt = (): void => undefined;
  #unwatch = (): void => undefined;

  constructor(surroundings: EventsSurroundings, company: CompanyPath, subscriber: EventsSubscriber) {
    this.#surroundings = surroundings;
    this.#company = company;
    this.#subscriber = subscriber;
  }

  async begin(): Promise<void> {
    const { attention } = this.#surroundings;
    this.#subscriber.connection('connecting');
    this.#unwatch = attention.watch(() => {
      // The user has returned to the tab, so reconnect immediately.
      this.#streamFrom = 0;
      this.#pollFailures = 0;
      this.#interrupt();
    });
    while (!this.#isOver) {
      const isStreaming = attention.isSeen() && this.#surroundings.clock.now() >= this.#streamFrom;
      await this.#pause(isStreaming ? await this.#stream() : await this.#poll());
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#unwatch();
    this.#interrupt();
  }

  /** Reads a stream to its end. Resolves to the milliseconds until the next attempt. */
  async #stream(): Promise<number> {
    const { clock, random } = this.#surroundings;
    const startedAt = clock.now();
    let isLive = false;
    const end = await this.#readResponse(FIRST_DATA_TIMEOUT, {}, () => {
      isLive = true;
      this.#subscriber.connection('live');
    });
    if (this.#isOver || !this.#surroundings.attention.isSeen()) return 0;
    if (isLive && clock.now() - startedAt >= MIN_STREAM_DURATION) {
      this.#streamFailures = 0;
      return random() * RECONNECT_SPREAD;
    }
    this.#streamFailures += 1;
    const maxDelay = Math.min(MAX_STREAM_RETRY_DELAY, STREAM_RETRY_DELAY * 2 ** this.#streamFailures);
    const requestedDelay = end.kind === 'refused' ? (end.retryAfterMs ?? 0) : 0;
    this.#streamFrom = clock.now() + Math.max(requestedDelay, maxDelay * (0.5 + random() / 2));
    return 0;
  }

  /** Polls once. Resolves to the milliseconds until the next poll. */
  async #poll(): Promise<number> {
    const end = await this.#readResponse(MAX_WAIT, { once: 'true' }, () => undefined);
    if (end.kind === 'ended') {
      this.#pollFailures = 0;
      this.#subscriber.connection('asking');
      return this.#surroundings.attention.isSeen() ? POLL_INTERVAL : SLOW_POLL_INTERVAL;
    }
    this.#pollFailures += 1;
    this.#subscriber.connection('away');
    return Math.min(MAX_WAIT, POLL_INTERVAL * 2 ** this.#pollFailures);
  }

  /** Reads one response until no data arrives for too long. */
  async #readResponse(
    firstDataTimeout: number,
    query: QueryOf<typeof followCompany>,
    begin: () => void,
  ): Promise<EventsEnd> {
    const { clock, line } = this.#surroundings;
    const { rootOrgId, companyId } = this.#company;
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    this.#interrupt = abort;
    let stopWaiting = clock.after(firstDataTimeout, abort);
    const end = await openEvents(line, followCompany, {
      params: { rootOrgId, merchantId: companyId },
      query,
      lastEventId: this.#subscriber.since(),
      signal: controller.signal,
      onEvent: (event) => {
        begin();
        if (!this.#isOver) this.#notify(event);
      },
      onSign: () => {
        stopWaiting();
        stopWaiting = clock.after(DATA_TIMEOUT, abort);
      },
    });
    stopWaiting();
    return end;
  }

  #notify(event: EventOf<typeof followCompany>): void {
    const { onEvent } = this.#subscriber;
    switch (event.name) {
      case 'present':
        return onEvent({ kind: 'draft', revision: event.data.draft });
      case 'published':
        return onEvent({ kind: 'published', news: event.data });
      case 'draft':
        return onEvent({ kind: 'draft', revision: event.data.revision });
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#isOver || milliseconds === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.#surroundings.clock.after(milliseconds, resolve);
      this.#interrupt = () => {
        stop();
        resolve();
      };
    });
  }
}
