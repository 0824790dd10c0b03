import { useMemo } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { MerchantPages } from '../../shared/pages/MerchantPages.ts';
import { useService } from '../../shared/services.tsx';

/** For observers: the pages that a merchant's navigation can list, of those that the owner's service has. */
export function useListablePages(): MerchantPages {
  const pages = useService(MerchantPages);
  const extensions = useService(BrandingStore).configuration?.extensions;
  return useMemo(() => pages.filter(({ needs }) => needs === undefined || extensions?.[needs]), [pages, extensions]);
}
