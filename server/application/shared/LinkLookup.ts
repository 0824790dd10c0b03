import type { Clock } from '../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { networkOf } from '../session/sign-in/networkOf.ts';
import type { SignInThrottle } from '../session/sign-in/SignInThrottle.ts';
import { BUSY_RETRY_SECONDS, busy, type ServiceFailure } from './failure.ts';
import { LaneQueue, type LaneQueueLimits } from './LaneQueue.ts';
import type { RequestOrigin } from './Principal.ts';

/** Maximum number of concurrent and of waiting token lookups. Each network has one lookup at a time. */
const LIMITS: LaneQueueLimits = { running: 2, waiting: 64, waitingOfShare: 16 };
const GUESSES_RETRY_SECONDS = 60;
const MAX_BLOCKED = 10_000;

/** Looks up the tokens of links. Limits wrong tokens by network. A valid token works from a blocked network too. */
export class LinkLookup {
  readonly #kind: string;
  readonly #throttle: SignInThrottle;
  readonly #clock: Clock;
  readonly #queue = new LaneQueue(LIMITS);
  /** End of the block by network, in ms since 1970. Wrong tokens from a blocked network cause no database write. */
  readonly #blockedUntil = new Map<string, number>();

  /** @param kind separates the counters of link kinds from each other and from passwords */
  constructor(kind: string, throttle: SignInThrottle, clock: Clock) {
    this.#kind = kind;
    this.#throttle = throttle;
    this.#clock = clock;
  }

  async run<T>({ address }: RequestOrigin, find: () => Promise<T | undefined>): Promise<Result<T, ServiceFailure>> {
    const network = networkOf(address);
    const outcome = await this.#queue.run({ lane: this.#kind, share: network, alone: network }, async () => {
      const found = await find();
      return found === undefined ? this.#countWrong(network) : ok(found);
    });
    return outcome.ok ? outcome.value : err(busy);
  }

  async #countWrong(network: string): Promise<Result<never, ServiceFailure>> {
    const now = this.#clock.now();
    const throttled = err({ kind: 'throttled', retryAfterSeconds: GUESSES_RETRY_SECONDS } as const);
    if ((this.#blockedUntil.get(network) ?? now) > now) return throttled;
    const attempt = {
      rootOrgId: undefined,
      organisationId: '',
      username: this.#kind,
      address: network,
      deviceId: network,
    };
    const verdict = await this.#throttle.begin(attempt, now);
    if (verdict.kind !== 'free') {
      if (this.#blockedUntil.size >= MAX_BLOCKED) this.#blockedUntil.clear();
      this.#blockedUntil.set(network, now + BUSY_RETRY_SECONDS * 1000);
      return throttled;
    }
    await this.#throttle.failed(attempt, now);
    return err({ kind: 'not-found' });
  }
}
