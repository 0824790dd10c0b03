import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AppTokens } from '../../session/AppTokens.ts';
import type { PortFailure } from '../../shared/failure.ts';

/** Access token of a publish, the same from check to clean-up: an app token for admins [RP-1], else the session's. */
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
