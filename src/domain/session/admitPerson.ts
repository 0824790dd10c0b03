import { err, ok, type Result } from '../shared/result.ts';
import { roleOf, type AllowedRoles } from './role.ts';
import { isExternal, type SignInMethod } from './signInMethod.ts';

export type AdmissionRefusal =
  | { readonly kind: 'role-unknown' }
  | { readonly kind: 'admin-by-external-provider' }
  | { readonly kind: 'company-disabled' };

/** Admits a user with roles of exactly one list [AU-9], except external admins and staff of disabled companies. */
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
