import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AppTokens } from '../../session/AppTokens.ts';
import type { PortFailure } from '../../shared/failure.ts';

/**
 * Access token for all calls of a publish, from check to clean-up. Admins use an app token [RP-1], other users the
 * session's token.
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

  /** Runs `work` with the token; not nested. Fails without running it if an admin gets no token. */
  async during<T>(work: () => Promise<T>): Promise<Result<T, PortFailure>> {
    return this.isApp ? this.#appTokens.during(work) : ok(await work());
  }
}
