import { canonicalAddress, type Address } from '../../../domain/navigation/canonicalAddress.ts';
import { companyPrefix, placeOf } from '../../../domain/navigation/place.ts';
import type { Session } from '../../../domain/session/session.ts';
import type { AppPage } from '../../shared/pages/AppPage.ts';
import { homePath } from '../findPage.ts';

/**
 * Redirects a signed-in user: from a prefix to the start page, an admin to review mode, and to the canonical spelling
 * of the company's id. Keeps query and hash. Undefined without a redirect [RT-1] [RT-2]. Not for another company's URL.
 */
export function redirectOf(
  address: Address,
  session: Session,
  app: { readonly pages: readonly AppPage[]; readonly isAdminEnvironment: boolean },
): Address | undefined {
  const place = placeOf(address.pathname, app.isAdminEnvironment);
  const to = (pathname: string): Address => ({ ...address, pathname });
  const home = (prefix: string): Address => to(prefix + homePath(app.pages, 'merchant'));
  const canonical = canonicalAddress(address, app.isAdminEnvironment);
  if (session.role === 'merchant') {
    if (place.kind !== 'company') return home(companyPrefix(session.loggedInCompanyId, false));
    return place.page === '' ? home(companyPrefix(place.companyId, false)) : canonical;
  }
  switch (place.kind) {
    case 'company':
      return place.page === ''
        ? home(companyPrefix(place.companyId, true))
        : to(companyPrefix(place.companyId, true) + place.page);
    case 'review':
      return place.page === '' ? home(companyPrefix(place.merchantId, true)) : canonical;
    case 'admin':
      return place.page === '/' || place.page === '/login' ? to(homePath(app.pages, 'admin')) : undefined;
    case 'nowhere':
      return undefined;
  }
}
