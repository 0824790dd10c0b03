import { err, ok, type Result } from '../shared/result.ts';
import { roleOf, type AllowedRoles } from './role.ts';
import { isExternal, type SignInMethod } from './signInMethod.ts';

export type AdmissionRefusal =
  | { readonly kind: 'role-unknown' }
  | { readonly kind: 'admin-by-external-provider' }
  | { readonly kind: 'company-disabled' };

/**
 * Admits a user whose roles match exactly one list [AU-9]. Refuses admins of an external provider, and merchants of a
 * disabled company.
 */
export function admitPerson(person: {
  readonly roles: readonly string[];
  readonly allowed: AllowedRoles;
  readonly method: SignInMethod;
  readonly isCompanyEnabled: boolean;
}): Result<'admin' | 'merchant', AdmissionRefusal> {
  const role = roleOf(person.roles, person.allowed);
  if (role === 'unknown') return err({ kind: 'role-unknown' });
  if (role === 'admin') return isExternal(person.method) ? err({ kind: 'admin-by-external-provider' }) : ok(role);
  return person.isCompanyEnabled ? ok(role) : err({ kind: 'company-disabled' });
}
