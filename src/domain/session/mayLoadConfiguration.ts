import type { CompanyId } from '../company/companyId.ts';
import type { Session } from './session.ts';

/**
 * Whether a company's configuration may be read: the path's company is the signed-in one, or an admin has set a
 * merchant to review (source, section 4).
 */
export const mayLoadConfiguration = (
  session: Session | undefined,
  pathCompanyId: CompanyId | undefined,
  reviewMerchantId: CompanyId | undefined,
): boolean =>
  session !== undefined &&
  (pathCompanyId === session.loggedInCompanyId || (session.role === 'admin' && reviewMerchantId !== undefined));
