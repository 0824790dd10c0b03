import type {
  IssuedTokens,
  SessionGateway,
  StaffCredentials,
} from '../../../src/application/session/SessionGateway.ts';
import type { Tokens } from '../../../src/application/session/SessionCredentials.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { ExternalTokenRequest } from '../../../src/domain/session/tokenRequest.ts';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { Faults } from './Faults.ts';

/** A session gateway behind an unreliable network. */
export class FaultySessionGateway implements SessionGateway {
  readonly #inner: SessionGateway;
  readonly #faults: Faults;

  constructor(inner: SessionGateway, faults: Faults) {
    this.#inner = inner;
    this.#faults = faults;
  }

  signIn(credentials: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>> {
    return this.#faults.around('signIn', credentials.username, () => this.#inner.signIn(credentials));
  }

  signInBy(request: ExternalTokenRequest): Promise<Result<IssuedTokens, PortFailure>> {
    return this.#faults.around('signInBy', request.client_id, () => this.#inner.signInBy(request));
  }

  refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>> {
    return this.#faults.around('refresh', refreshToken, () => this.#inner.refresh(refreshToken));
  }

  async revoke(refreshToken: string): Promise<void> {
    await this.#faults.around('revoke', refreshToken, async () => {
      await this.#inner.revoke(refreshToken);
      return { ok: true, value: undefined };
    });
  }

  isCompanyEnabled(companyId: CompanyId, tokens: Tokens): Promise<Result<boolean, PortFailure>> {
    return this.#faults.around('isCompanyEnabled', companyId, () => this.#inner.isCompanyEnabled(companyId, tokens));
  }
}
