import { followCompany } from '../../../../contract/company/followCompany.ts';
import type { EventOf, QueryOf } from '../../../../contract/call.ts';
import type { EventsSubscriber, FollowedPath } from '../../../application/company/events/CompanyEvents.ts';
import { openEvents, type EventsEnd } from '../../http/events/openEvents.ts';
import type { EventsSurroundings } from './EventsSurroundings.ts';

/** Milliseconds: polling interval of a visible and a hidden page, and its maximum while the service is unreachable. */
const ASK = 4000;
const ASK_HIDDEN = 60_000;
const MAX_WAIT = 60_000;
/** Milliseconds without data until a stream counts as dead. Less at the start, because a proxy may buffer it. */
const FIRST_SIGN = 5000;
const SILENCE = 40_000;
/** Milliseconds. A shorter stream counts as failed. */
const SHORT_STREAM = 10_000;
/** Milliseconds without streams after a failure, doubled each time. */
const STREAM_WAIT = 4000;
const MAX_STREAM_WAIT = 5 * 60_000;
/** Milliseconds over which clients reconnect after the service has shut down. */
const RETURN = 2000;

/** Event connection of one page. A hidden page has no stream, because a browser has six connections per host. */
export class CompanyEventsRun {
  readonly #surroundings: EventsSurroundings;
  readonly #company: FollowedPath;
  readonly #subscriber: EventsSubscriber;
  #isOver = false;
  #streamFailures = 0;
  #streamFrom = 0;
  #askFailures = 0;
  /** Ends the current wait: an open stream, a request or a delay. */
  #interrupt = (): void => undefined;
  #unwatch = (): void => undefined;

  constructor(surroundings: EventsSurroundings, company: FollowedPath, subscriber: EventsSubscriber) {
    this.#surroundings = surroundings;
    this.#company = company;
    this.#subscriber = subscriber;
  }

  async begin(): Promise<void> {
    const { attention } = this.#surroundings;
    this.#subscriber.connection('connecting');
    this.#unwatch = attention.watch(() => {
      // The user has returned, so reconnect at once.
      this.#streamFrom = 0;
      this.#askFailures = 0;
      this.#interrupt();
    });
    while (!this.#isOver) {
      const isStreaming = attention.isSeen() && this.#surroundings.clock.now() >= this.#streamFrom;
      await this.#pause(isStreaming ? await this.#stream() : await this.#ask());
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#unwatch();
    this.#interrupt();
  }

  /** Reads a stream to its end. Returns the delay until the next attempt. */
  async #stream(): Promise<number> {
    const { clock, random } = this.#surroundings;
    const begun = clock.now();
    let isLive = false;
    const end = await this.#hear(FIRST_SIGN, {}, () => {
      isLive = true;
      this.#subscriber.connection('live');
    });
    if (this.#isOver || !this.#surroundings.attention.isSeen()) return 0;
    if (isLive && clock.now() - begun >= SHORT_STREAM) {
      this.#streamFailures = 0;
      return random() * RETURN;
    }
    this.#streamFailures += 1;
    const wait = Math.min(MAX_STREAM_WAIT, STREAM_WAIT * 2 ** this.#streamFailures);
    const asked = end.kind === 'refused' ? (end.retryAfterMs ?? 0) : 0;
    this.#streamFrom = clock.now() + Math.max(asked, wait * (0.5 + random() / 2));
    return 0;
  }

  /** Polls once. Returns the delay until the next poll. */
  async #ask(): Promise<number> {
    const end = await this.#hear(MAX_WAIT, { once: 'true' }, () => undefined);
    if (end.kind === 'ended') {
      this.#askFailures = 0;
      this.#subscriber.connection('asking');
      return this.#surroundings.attention.isSeen() ? ASK : ASK_HIDDEN;
    }
    this.#askFailures += 1;
    this.#subscriber.connection('away');
    return Math.min(MAX_WAIT, ASK * 2 ** this.#askFailures);
  }

  /** Reads one response until it is silent for too long. `patience`: limit for the first data. */
  async #hear(patience: number, query: QueryOf<typeof followCompany>, begin: () => void): Promise<EventsEnd> {
    const { clock, line } = this.#surroundings;
    const { rootOrgId, companyId } = this.#company;
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    this.#interrupt = abort;
    let stopWaiting = clock.after(patience, abort);
    const end = await openEvents(line, followCompany, {
      params: { rootOrgId, merchantId: companyId },
      query,
      lastEventId: this.#subscriber.since(),
      signal: controller.signal,
      onEvent: (event) => {
        begin();
        if (!this.#isOver) this.#tell(event);
      },
      onSign: () => {
        stopWaiting();
        stopWaiting = clock.after(SILENCE, abort);
      },
    });
    stopWaiting();
    return end;
  }

  #tell(event: EventOf<typeof followCompany>): void {
    const { hear } = this.#subscriber;
    switch (event.name) {
      case 'present':
        return hear({ kind: 'draft', revision: event.data.draft });
      case 'published':
        return hear({ kind: 'published', news: event.data });
      case 'draft':
        return hear({ kind: 'draft', revision: event.data.revision });
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
