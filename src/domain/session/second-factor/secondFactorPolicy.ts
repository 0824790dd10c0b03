/** Users of whom an owner requires a second factor: all users with one of the roles, or of one of the merchants. */
export type SecondFactorPolicy = {
  readonly roles?: readonly string[] | undefined;
  readonly merchants?: readonly string[] | undefined;
};

type Account = { readonly roles: readonly string[]; readonly organisationId: string; readonly isAdmin: boolean };

/** The party that requires a second factor of this user. `requiresAdmins` is the setting of the platform. */
export function secondFactorRequiredBy(
  { roles, organisationId, isAdmin }: Account,
  policy: SecondFactorPolicy,
  requiresAdmins: boolean,
): 'platform' | 'owner' | undefined {
  if (isAdmin && requiresAdmins) return 'platform';
  const isRequired =
    roles.some((role) => policy.roles?.includes(role) === true) || policy.merchants?.includes(organisationId) === true;
  return isRequired ? 'owner' : undefined;
}
