import type {
  IssuedTokens,
  SessionGateway,
  StaffCredentials,
} from '../../../src/application/session/SessionGateway.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import type { ExternalTokenRequest } from '../../../src/domain/session/tokenRequest.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

/** Lifetime of an access token in seconds. It includes the safety margin that the client subtracts. */
const EXPIRES_IN = 600;
const unauthorized = err({ kind: 'unauthorized' } as const);

/** Session gateway whose refresh tokens can be used only once. Using one again ends the session. */
export class SingleUseSessionGateway implements SessionGateway {
  refreshes = 0;
  reused = 0;
  #issued = 0;
  #endReason: SessionEndReason | undefined;
  readonly #live = new Set<string>();
  readonly #used = new Set<string>();

  async signIn({ username, organisationId }: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>> {
    const companyId = parseCompanyId(organisationId);
    if (!companyId) return unauthorized;
    const roles = [username === 'admin' ? 'owner' : 'staff'];
    return ok({ ...this.#issue(), userInfo: { userId: username, roles, organisationId: companyId } });
  }

  async signInBy({ organisationId }: ExternalTokenRequest): Promise<Result<IssuedTokens, PortFailure>> {
    return this.signIn({ username: 'external', password: '', organisationId });
  }

  async requestPasskey(): Promise<Result<never, PortFailure>> {
    return unauthorized;
  }

  async answerChallenge(): Promise<Result<IssuedTokens, PortFailure>> {
    return unauthorized;
  }

  async refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>> {
    this.refreshes += 1;
    if (this.#used.has(refreshToken)) {
      this.reused += 1;
      this.#live.clear();
    }
    if (!this.#live.delete(refreshToken)) return err({ kind: 'unauthorized', sessionEnded: this.#endReason });
    this.#used.add(refreshToken);
    return ok(this.#issue());
  }

  async revoke(refreshToken: string): Promise<void> {
    this.#live.delete(refreshToken);
  }

  async isCompanyEnabled(): Promise<Result<boolean, PortFailure>> {
    return ok(true);
  }

  /** Ends all sessions with an optional reason, e.g. because the password was changed. */
  endAll(because?: SessionEndReason): void {
    this.#endReason = because;
    this.#live.clear();
  }

  #issue(): IssuedTokens {
    this.#issued += 1;
    const refreshToken = `refresh-${this.#issued}`;
    this.#live.add(refreshToken);
    return { accessToken: `access-${this.#issued}`, tokenType: 'Bearer', refreshToken, expiresIn: EXPIRES_IN };
  }
}
