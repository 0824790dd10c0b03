import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { MerchantDirectory } from '../../../application/merchants/MerchantDirectory.ts';
import { useService } from '../../shared/services.tsx';

/** How many merchants the owner has, as a text of the language; `undefined` until it is known, and where it cannot be read. */
export function useMerchantCount(): string | undefined {
  const { i18n } = useTranslation();
  const directory = useService(MerchantDirectory);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const [count, setCount] = useState<number>();
  useEffect(
    function countMerchants() {
      const asked = new AbortController();
      async function read(owner: string): Promise<void> {
        const page = await directory.search(owner, { search: '', sort: 'name' }, undefined, asked.signal);
        if (page.ok && !asked.signal.aborted) setCount(page.value.total);
      }
      if (rootOrgId !== undefined) void read(rootOrgId);
      return () => asked.abort();
    },
    [directory, rootOrgId],
  );
  return count === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(count);
}
