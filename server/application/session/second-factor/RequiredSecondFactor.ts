import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { type AllowedRoles, roleOf } from '../../../../src/domain/session/role.ts';
import {
  secondFactorRequiredBy,
  type SecondFactorPolicy,
} from '../../../../src/domain/session/second-factor/secondFactorPolicy.ts';
import type { ReadAdminConfig } from '../../companies/ReadAdminConfig.ts';

/** Milliseconds for which an owner's policy is cached, because almost every call needs it. */
const POLICY_AGE = 5000;

type Account = { readonly rootOrgId: string; readonly organisationId: string; readonly roles: readonly string[] };

export type RequiredSecondFactorParts = {
  readonly readAdminConfig: Pick<ReadAdminConfig, 'secondFactorPolicy'>;
  readonly allowedRoles: AllowedRoles;
  readonly isRequiredOfAdmins: boolean;
  readonly clock: Clock;
};

/** Decides of which users a second factor is required. */
export class RequiredSecondFactor {
  readonly #parts: RequiredSecondFactorParts;
  readonly #policies = new Map<string, { readonly policy: SecondFactorPolicy; readonly readAt: number }>();

  constructor(parts: RequiredSecondFactorParts) {
    this.#parts = parts;
  }

  async by(account: Account): Promise<'platform' | 'owner' | undefined> {
    const { allowedRoles, isRequiredOfAdmins } = this.#parts;
    const { roles, organisationId, rootOrgId } = account;
    const isAdmin = organisationId === rootOrgId && roleOf(roles, allowedRoles) === 'admin';
    const policy = await this.#policyOf(rootOrgId);
    return secondFactorRequiredBy({ roles, organisationId, isAdmin }, policy, isRequiredOfAdmins);
  }

  /** Whether the user must set up a second factor first. Federated users prove it to their identity provider. */
  async isMissing(account: Account & { readonly hasSecondFactor: boolean }, isFederated: boolean): Promise<boolean> {
    return !account.hasSecondFactor && !isFederated && (await this.by(account)) !== undefined;
  }

  async #policyOf(rootOrgId: string): Promise<SecondFactorPolicy> {
    const now = this.#parts.clock.now();
    const cached = this.#policies.get(rootOrgId);
    if (cached && Math.abs(now - cached.readAt) < POLICY_AGE) return cached.policy;
    const policy = await this.#parts.readAdminConfig.secondFactorPolicy(rootOrgId);
    this.#policies.set(rootOrgId, { policy, readAt: now });
    return policy;
  }
}
