import { signInAddressOf } from '../../../src/domain/session/signInAddress.ts';
import { linkLife, passwordLinkAddress } from '../../../src/domain/users/passwordLink.ts';
import type { User } from '../../../src/domain/users/user.ts';
import type { TokenMint } from '../session/TokenMint.ts';
import type { Acting } from '../shared/CompanyRequest.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';

export type IssuedLink = {
  readonly token: string;
  /** URL path of the page at which the user opens the link. */
  readonly address: string;
  readonly expiresAt: number;
};
export type LinkIssued = { readonly tenant: Acting['tenant']; readonly user: User; readonly link: IssuedLink };

export type LinkParts = { readonly mint: TokenMint; readonly isAdminEnvironment: boolean };

/** Creates a link for setting a password, which replaces an existing one. Only the hash of its token is stored. */
export async function issueLink(
  unit: TenantUnit,
  { mint, isAdminEnvironment }: LinkParts,
  { tenant, user, now }: { readonly tenant: Acting['tenant']; readonly user: User; readonly now: number },
): Promise<LinkIssued> {
  const { rootOrgId, companyId } = tenant;
  const { accessToken: token } = mint.first();
  const expiresAt = now + linkLife(user);
  await unit.staff.storeLink(companyId, { tokenHash: mint.hash(token), userId: user.userId, expiresAt });
  const signInAt = signInAddressOf({ organisationId: companyId, rootOrgId, isAdminEnvironment });
  return { tenant, user, link: { token, address: passwordLinkAddress(token, signInAt), expiresAt } };
}
