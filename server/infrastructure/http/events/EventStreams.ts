import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import { EventStream } from './EventStream.ts';

export type EventLimits = { readonly perUser: number; readonly perOrganisation: number; readonly total: number };

/** Recipient of a stream. `organisation` contains the IDs of the owner and of the organisation. */
export type StreamReader = { readonly userId: string; readonly organisation: string };

/** Milliseconds between heartbeats, and between access checks. */
const HEARTBEAT = 15_000;
const CHECK = 30_000;
const RETRY_SECONDS = 30;

export class EventStreams {
  readonly #clock: Clock;
  readonly #limits: EventLimits;
  readonly #open = new Map<EventStream, StreamReader>();
  #isDraining = false;

  constructor(clock: Clock, limits: EventLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  get count(): number {
    return this.#open.size;
  }

  open(reader: StreamReader): Result<EventStream, ServiceFailure> {
    if (this.#isDraining || this.#open.size >= this.#limits.total)
      return err({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS });
    const ofOrganisation = [...this.#open.values()].filter(({ organisation }) => organisation === reader.organisation);
    const own = ofOrganisation.filter(({ userId }) => userId === reader.userId);
    if (own.length >= this.#limits.perUser || ofOrganisation.length >= this.#limits.perOrganisation)
      return err({ kind: 'throttled', retryAfterSeconds: RETRY_SECONDS });
    const stream = new EventStream();
    this.#open.set(stream, reader);
    const stop = this.#clock.every(HEARTBEAT, () => stream.sendHeartbeat());
    stream.once('close', () => {
      stop();
      this.#open.delete(stream);
    });
    return ok(stream);
  }

  /** Ends a stream if `check` resolves to false. Checks periodically, and when the returned function is called. */
  endUnless(stream: EventStream, check: () => Promise<boolean>): () => void {
    const look = () => {
      check().then(
        (mayHear) => mayHear || stream.end(),
        () => undefined,
      );
    };
    stream.once('close', this.#clock.every(CHECK, look));
    return look;
  }

  drain(): void {
    this.#isDraining = true;
    for (const stream of this.#open.keys()) stream.end();
  }
}
