import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { foldForSearch } from '../../../../src/domain/shared/foldForSearch.ts';
import { companySummaryOf } from '../../../application/companies/companySummary.ts';
import { sql, type RawBuilder } from 'kysely';

/** Longest sort key in characters: enough to order by, short enough for an index entry and a cursor. */
const MAX_SORT_NAME = 100;

export function companyColumnsOf(companyId: string, document: MerchantConfigDocument) {
  const { name, contactName, portalActive, area, ownLinks, ownParts, limitedDays, carriersInUse } =
    companySummaryOf(document);
  return {
    name,
    sort_name: [...foldForSearch(name)].slice(0, MAX_SORT_NAME).join(''),
    contact_name: contactName ?? null,
    // Line breaks keep a search from matching across two fields.
    search_text: foldForSearch([name, companyId, contactName ?? ''].join('\n')),
    portal_active: portalActive,
    area: area ?? null,
    privacy_url: ownLinks.privacyPolicyUrl ?? null,
    terms_url: ownLinks.termsAndConditionsUrl ?? null,
    own_parts: [...ownParts],
    carriers_in_use: [...carriersInUse],
    warranty_days: limitedDays.maxWarrantyDays ?? null,
    window_days: limitedDays.maxDueDateDays ?? null,
  };
}

export const requiresConsent: RawBuilder<boolean> = sql<boolean>`exists (
  select from owner
  where owner.root_org_id = company.root_org_id
    and 'true' in (admin_config #>> '{features,reviewConsent}', admin_config #>> '{features,reviewConsent,enabled}'))`;
