import { parseCompanyId } from '../company/companyId.ts';
import { companyPrefix } from '../navigation/place.ts';

/** Where an owner's own staff sign in. */
const OWNERS_ADDRESS = '/';

/** Where the staff of an organisation sign in; `undefined` where no address of this environment is theirs [RT-3]. */
export function signInAddressOf(staff: {
  readonly organisationId: string;
  readonly rootOrgId: string;
  readonly isAdminEnvironment: boolean;
}): string | undefined {
  if (staff.organisationId === staff.rootOrgId) return OWNERS_ADDRESS;
  const companyId = parseCompanyId(staff.organisationId);
  return companyId && !staff.isAdminEnvironment ? companyPrefix(companyId, false) : undefined;
}

/** An address that a service names: the owner's or a company's of this very site, and no other is one. */
export function parseSignInAddress(text: string | undefined): string | undefined {
  const companyId = text?.startsWith('/') ? parseCompanyId(text.slice(1)) : undefined;
  return companyId ? companyPrefix(companyId, false) : text === OWNERS_ADDRESS ? text : undefined;
}
