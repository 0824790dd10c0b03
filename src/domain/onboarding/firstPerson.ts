import { may } from '../session/rights.ts';
import type { AllowedRoles } from '../session/role.ts';
import type { User } from '../users/user.ts';
import { inviteUser } from '../users/userWrites.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';

/** The invitation is mailed, so a user name is not enough. */
const EMAIL_ONLY = { emailOnly: true } as const;

/**
 * The contact, if the merchant has no users and the login is an e-mail address. Gets the first role that may manage
 * users, because no other user could invite.
 */
export function firstPersonOf(
  { contactName: name, login: email }: Pick<OnboardingPayload, 'contactName' | 'login'>,
  known: readonly User[],
  { userId, allowed }: { readonly userId: string; readonly allowed: AllowedRoles },
): User | undefined {
  const role = allowed.merchant.find((each) => may('people', [each], allowed));
  if (role === undefined || known.length > 0) return undefined;
  const invited = inviteUser(known, { name, email, role }, { userId, roles: [role], rules: EMAIL_ONLY });
  return invited.ok ? invited.value : undefined;
}
