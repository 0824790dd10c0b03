import { ok, type Result } from '../../domain/shared/result.ts';
import type { AppTokens } from '../session/AppTokens.ts';
import type { PortFailure } from '../shared/failure.ts';

/**
 * Whose token a publish goes with, from the check of its addresses to what is done where it stops: an admin's is a token
 * of the admin client [RP-1], everybody else's the session's. What was opened with one token is also sent,
 * given up and caught up with by it.
 */
export class PublishToken {
  readonly #appTokens: AppTokens;
  readonly #isAdmin: () => boolean;

  constructor(appTokens: AppTokens, isAdmin: () => boolean) {
    this.#appTokens = appTokens;
    this.#isAdmin = isAdmin;
  }

  get isApp(): boolean {
    return this.#isAdmin();
  }

  /** Does work that belongs to a publish. The error says why an admin got no token: nothing was done then. Never nested. */
  async during<T>(work: () => Promise<T>): Promise<Result<T, PortFailure>> {
    return this.isApp ? this.#appTokens.during(work) : ok(await work());
  }
}
