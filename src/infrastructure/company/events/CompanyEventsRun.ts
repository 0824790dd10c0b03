import { followCompany } from '../../../../contract/company/followCompany.ts';
import type { EventOf, QueryOf } from '../../../../contract/call.ts';
import type { EventsSubscriber, FollowedPath } from '../../../application/company/events/CompanyEvents.ts';
import { openEvents, type EventsEnd } from '../../http/events/openEvents.ts';
import type { EventsSurroundings } from './EventsSurroundings.ts';

/** How often is asked where nothing comes by itself: seen, and hidden; and at most where the service is away. Milliseconds. */
const ASK = 4000;
const ASK_HIDDEN = 60_000;
const LONGEST_WAIT = 60_000;
/** How long a stream may be silent at its beginning, where somebody on the way may hold it back, and later on. */
const FIRST_SIGN = 5000;
const SILENCE = 40_000;
/** A stream that lived shorter than this has failed. */
const SHORT_STREAM = 10_000;
/** How long streams are left alone after they failed: doubled each time. */
const STREAM_WAIT = 4000;
const LONGEST_STREAM_WAIT = 5 * 60_000;
/** Over how long pages come back that a service which ended has let go. */
const RETURN = 2000;

/** One page's line to the events of one company. A hidden page holds no stream: a browser has six connections for all. */
export class CompanyEventsRun {
  readonly #surroundings: EventsSurroundings;
  readonly #company: FollowedPath;
  readonly #subscriber: EventsSubscriber;
  #isOver = false;
  #streamFailures = 0;
  #streamFrom = 0;
  #askFailures = 0;
  /** Ends what is waited for: a stream that is open, an answer, the next turn. */
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
      // Whoever looks again looks at what is so now.
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

  /** Hears a stream to its end; answers how long to wait then. */
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
    const wait = Math.min(LONGEST_STREAM_WAIT, STREAM_WAIT * 2 ** this.#streamFailures);
    const asked = end.kind === 'refused' ? (end.retryAfterMs ?? 0) : 0;
    this.#streamFrom = clock.now() + Math.max(asked, wait * (0.5 + random() / 2));
    return 0;
  }

  /** Asks once what happened; answers how long to wait then. */
  async #ask(): Promise<number> {
    const end = await this.#hear(LONGEST_WAIT, { once: 'true' }, () => undefined);
    if (end.kind === 'ended') {
      this.#askFailures = 0;
      this.#subscriber.connection('asking');
      return this.#surroundings.attention.isSeen() ? ASK : ASK_HIDDEN;
    }
    this.#askFailures += 1;
    this.#subscriber.connection('away');
    return Math.min(LONGEST_WAIT, ASK * 2 ** this.#askFailures);
  }

  /** Hears what one request is answered with, while there are signs of life; `patience` for the first of them. */
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
