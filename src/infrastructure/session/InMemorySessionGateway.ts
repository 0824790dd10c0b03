import type { IssuedTokens, SessionGateway, StaffCredentials } from '../../application/session/SessionGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { parseCompanyId, type CompanyId } from '../../domain/company/companyId.ts';
import { ACCESS_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const DEMO_TOKEN = 'demo';

const tokens: IssuedTokens = {
  accessToken: DEMO_TOKEN,
  tokenType: 'Bearer',
  refreshToken: 'demo',
  // Seconds. As short as at the service, so that the demo renews tokens, too.
  expiresIn: ACCESS_LIFE / 1000,
};

export class InMemorySessionGateway implements SessionGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async signIn({ username, password, organisationId }: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>> {
    const staff = this.#service.signIn(username, password, organisationId);
    const company = staff && parseCompanyId(staff.organisationId);
    if (!staff || !company)
      return err({ kind: 'unauthorized', signInAt: this.#service.signInAddress(username, password, organisationId) });
    const { userId, roles, name, email } = staff;
    return ok({ ...tokens, userInfo: { userId, roles, organisationId: company, name, email } });
  }

  async signInBy(): Promise<Result<IssuedTokens, PortFailure>> {
    return err({ kind: 'unauthorized' });
  }

  async refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>> {
    return refreshToken === tokens.refreshToken ? ok(tokens) : err({ kind: 'unauthorized' });
  }

  async revoke(): Promise<void> {}

  async isCompanyEnabled(companyId: CompanyId): Promise<Result<boolean, PortFailure>> {
    return ok(this.#service.isCompanyEnabled(companyId));
  }
}
