import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { AppToken, AppTokenGateway } from './AppTokenGateway.ts';
import type { SessionCredentials } from './SessionCredentials.ts';

/** App tokens, with which admins publish [AU-15]. They are stored only in memory. */
export class AppTokens {
  readonly #gateway: AppTokenGateway;
  readonly #credentials: SessionCredentials;

  constructor(gateway: AppTokenGateway, credentials: SessionCredentials) {
    this.#gateway = gateway;
    this.#credentials = credentials;
  }

  /** Runs `work` with an app token. The token is renewed if it expires, and is discarded afterwards. */
  async during<T>(work: () => Promise<T>): Promise<Result<T, PortFailure>> {
    const issued = await this.#issue();
    if (!issued.ok) return issued;
    const renew = async (): Promise<boolean> => {
      const renewed = await this.#issue();
      if (renewed.ok) this.#credentials.override(renewed.value, renew);
      return renewed.ok;
    };
    this.#credentials.override(issued.value, renew);
    try {
      return ok(await work());
    } finally {
      this.#credentials.restore();
    }
  }

  async #issue(): Promise<Result<AppToken, PortFailure>> {
    const first = await this.#issueForSession(this.#credentials.own);
    if (first.ok || first.error.kind !== 'unauthorized') return first;
    return (await this.#credentials.renewOwn()) ? this.#issueForSession(this.#credentials.own) : first;
  }

  async #issueForSession(session: AppToken | undefined): Promise<Result<AppToken, PortFailure>> {
    return session ? this.#gateway.issue(session.accessToken) : err({ kind: 'unauthorized' });
  }
}
