import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import { EventStream } from './EventStream.ts';

/** How many streams one person, the people of one organisation and all of them may have open in this process. */
export type EventLimits = { readonly perPerson: number; readonly perOrganisation: number; readonly inAll: number };

/** Who reads: an organisation by its owner’s and its own id. */
export type StreamReader = { readonly userId: string; readonly organisation: string };

/** Milliseconds between two signs of life and between two looks at whether somebody may still hear, and seconds after which somebody who was turned away may come again. */
const HEARTBEAT = 15_000;
const CHECK = 30_000;
const RETRY_SECONDS = 30;

/** The streams that are open, each with a sign of life, until their readers leave or the process ends. */
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

  /** A stream for somebody, or that there are too many. */
  open(reader: StreamReader): Result<EventStream, ServiceFailure> {
    if (this.#isDraining || this.#open.size >= this.#limits.inAll)
      return err({ kind: 'unavailable', retryAfterSeconds: RETRY_SECONDS });
    const near = [...this.#open.values()].filter(({ organisation }) => organisation === reader.organisation);
    const own = near.filter(({ userId }) => userId === reader.userId);
    if (own.length >= this.#limits.perPerson || near.length >= this.#limits.perOrganisation)
      return err({ kind: 'throttled', retryAfterSeconds: RETRY_SECONDS });
    const stream = new EventStream();
    this.#open.set(stream, reader);
    const stop = this.#clock.every(HEARTBEAT, () => stream.tellAlive());
    stream.once('close', () => {
      stop();
      this.#open.delete(stream);
    });
    return ok(stream);
  }

  /**
   * Ends a stream once `check` answers false; it is asked again and again, and whenever the function that is answered is called.
   * Where it fails, the stream goes on.
   */
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

  /** Ends every stream, and opens none any more. */
  drain(): void {
    this.#isDraining = true;
    for (const stream of this.#open.keys()) stream.end();
  }
}
