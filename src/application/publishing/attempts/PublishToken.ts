import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AppTokens } from '../../session/AppTokens.ts';
import type { PortFailure } from '../../shared/failure.ts';

/** An app token for admins [RP-1], otherwise the session's. A publish uses one token from check to clean-up. */
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

  /** Must not be nested. The error says why an admin got no token; `work` was not run then. */
  async during<T>(work: () => Promise<T>): Promise<Result<T, PortFailure>> {
    return this.isApp ? this.#appTokens.during(work) : ok(await work());
  }
}
