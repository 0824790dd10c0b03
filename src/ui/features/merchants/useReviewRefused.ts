import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { MerchantDirectory, type MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { ok } from '../../../domain/shared/result.ts';
import { useService } from '../../shared/services.tsx';

/**
 * For MobX observers. Asks the service whether the merchant refuses reviews, because the list may be outdated.
 * Undefined until the service responds.
 */
export function useReviewRefused(companyId: CompanyId | undefined): boolean | undefined {
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId ?? '';
  const [merchantResource] = useState(
    () =>
      new Resource<CompanyId, MerchantSummary | undefined>(async (search, signal) => {
        const page = await directory.search(rootOrgId, { search, sort: 'companyId' }, undefined, signal);
        return page.ok ? ok(page.value.merchants.find((merchant) => merchant.companyId === search)) : page;
      }),
  );
  useEffect(
    function loadMerchant() {
      if (companyId) void merchantResource.load(companyId);
      return () => merchantResource.close();
    },
    [merchantResource, companyId],
  );
  return merchantResource.value && merchantResource.value.isReviewRefused === true;
}
