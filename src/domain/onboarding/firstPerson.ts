import { may } from '../session/rights.ts';
import type { AllowedRoles } from '../session/role.ts';
import type { User } from '../users/user.ts';
import { inviteUser } from '../users/userWrites.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';

/** Accepts only e-mail addresses, because the invitation is mailed. */
const EMAIL_ONLY_RULES = { emailOnly: true } as const;

/**
 * Merchant's contact as its first user, if it has no users yet and the login is an e-mail address. The user gets the
 * first role that may manage users, because nobody else could invite users.
 */
export function firstPersonOf(
  { contactName: name, login: email }: Pick<OnboardingPayload, 'contactName' | 'login'>,
  existingUsers: readonly User[],
  { userId, allowed }: { readonly userId: string; readonly allowed: AllowedRoles },
): User | undefined {
  const role = allowed.merchant.find((each) => may('people', [each], allowed));
  if (role === undefined || existingUsers.length > 0) return undefined;
  const invited = inviteUser(existingUsers, { name, email, role }, { userId, roles: [role], rules: EMAIL_ONLY_RULES });
  return invited.ok ? invited.value : undefined;
}
