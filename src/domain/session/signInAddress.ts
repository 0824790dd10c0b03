import { parseCompanyId } from '../company/companyId.ts';
import { companyPrefix } from '../navigation/place.ts';

const OWNERS_ADDRESS = '/';

/** Sign-in path of an organisation's staff. `undefined` if it is not in this environment [RT-3]. */
export function signInAddressOf(staff: {
  readonly organisationId: string;
  readonly rootOrgId: string;
  readonly isAdminEnvironment: boolean;
}): string | undefined {
  if (staff.organisationId === staff.rootOrgId) return OWNERS_ADDRESS;
  const companyId = parseCompanyId(staff.organisationId);
  return companyId && !staff.isAdminEnvironment ? companyPrefix(companyId, false) : undefined;
}

/** Parses a sign-in path of this site. `undefined` for any other text. */
export function parseSignInAddress(text: string | undefined): string | undefined {
  const companyId = text?.startsWith('/') ? parseCompanyId(text.slice(1)) : undefined;
  return companyId ? companyPrefix(companyId, false) : text === OWNERS_ADDRESS ? text : undefined;
}
