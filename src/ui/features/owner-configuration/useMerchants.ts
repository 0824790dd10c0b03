import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { MerchantDirectory, type MerchantPage } from '../../../application/merchants/MerchantDirectory.ts';
import type { OwnPart } from '../../../domain/merchants/ownPart.ts';
import { useService } from '../../shared/services.tsx';

/** The first of the owner's merchants, or of those with something of their own, and how many; `undefined` until they are known, and where they cannot be read. */
export function useMerchants(own?: OwnPart): MerchantPage | undefined {
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const [page, setPage] = useState<MerchantPage>();
  useEffect(
    function readMerchants() {
      const asked = new AbortController();
      async function read(owner: string): Promise<void> {
        const answer = await directory.search(owner, { search: '', own, sort: 'name' }, undefined, asked.signal);
        if (answer.ok && !asked.signal.aborted) setPage(answer.value);
      }
      if (rootOrgId !== undefined) void read(rootOrgId);
      return () => asked.abort();
    },
    [directory, rootOrgId, own],
  );
  return page;
}
