import type { Ids } from '../../../src/application/shared/Ids.ts';
import { firstPersonOf } from '../../../src/domain/onboarding/firstPerson.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import type { AllowedRoles } from '../../../src/domain/session/role.ts';
import type { Acting } from '../shared/CompanyRequest.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import { issueLink, type LinkIssued, type LinkParts } from './issueLink.ts';

export type FirstPersonParts = LinkParts & { readonly ids: Ids; readonly allowedRoles: AllowedRoles };

/** Invites the contact of an onboarded merchant, if requested, and audits it. */
export async function inviteFirstPerson(
  unit: TenantUnit,
  parts: FirstPersonParts,
  {
    tenant,
    actor,
    payload,
    now,
    requestId,
  }: Pick<Acting, 'tenant' | 'actor'> & {
    readonly payload: OnboardingPayload;
    readonly now: number;
    readonly requestId: string | undefined;
  },
): Promise<LinkIssued | undefined> {
  const { companyId } = tenant;
  const users = await unit.staff.list(companyId);
  const user = firstPersonOf(payload, users, { userId: parts.ids.next(), allowed: parts.allowedRoles });
  if (!user) return undefined;
  await unit.staff.add(companyId, user);
  await unit.audit.append({
    at: now,
    actor,
    onBehalfOf: companyId,
    action: 'user.invited',
    requestId,
    detail: { userId: user.userId, name: user.name, roles: user.roles },
  });
  return issueLink(unit, parts, { tenant, user, now });
}
