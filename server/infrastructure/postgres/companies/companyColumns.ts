import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import { carriersInUse } from '../../../../src/domain/carriers/companyCarriers.ts';
import { isPortalActive } from '../../../../src/domain/company/companyConfiguration.ts';
import { limitedDaysOf } from '../../../../src/domain/merchants/limitedDays.ts';
import { merchantDetailsOf } from '../../../../src/domain/merchants/merchantDetails.ts';
import { ownPartsOf } from '../../../../src/domain/merchants/ownPart.ts';
import { foldForSearch } from '../../../../src/domain/shared/foldForSearch.ts';
import { sql, type RawBuilder } from 'kysely';

/** Maximum length of a sort key in characters. It must fit into an index entry and a cursor. */
const MAX_SORT_NAME = 100;

export function companyColumnsOf(companyId: string, document: MerchantConfigDocument) {
  const { name, contactName } = document;
  const { maxWarrantyDays, maxDueDateDays } = limitedDaysOf(document);
  return {
    name,
    sort_name: [...foldForSearch(name)].slice(0, MAX_SORT_NAME).join(''),
    // Join with line breaks, so that a search cannot match across two fields.
    search_text: foldForSearch([name, companyId, contactName ?? ''].join('\n')),
    portal_active: isPortalActive(document),
    details: merchantDetailsOf(document),
    own_parts: [...ownPartsOf(document)],
    carriers_in_use: [...carriersInUse(document)],
    warranty_days: maxWarrantyDays ?? null,
    window_days: maxDueDateDays ?? null,
  };
}

export const requiresConsent: RawBuilder<boolean> = sql<boolean>`exists (
  select from owner
  where owner.root_org_id = company.root_org_id
    and 'true' in (admin_config #>> '{features,reviewConsent}', admin_config #>> '{features,reviewConsent,enabled}'))`;
