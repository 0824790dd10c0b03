import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { useService } from '../../shared/services.tsx';

/**
 * Renders `children` once the owner's organisation and its pending changes are loaded. The publish dock of the admin
 * pages loads them and shows failures.
 */
export const WithOrganisation = observer(function WithOrganisation({ children }: { readonly children: ReactNode }) {
  const { configuration } = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const owner = useService(BrandingStore).configuration;
  const isThere = configuration !== undefined && configuration.companyId === owner?.rootOrgId;
  return isThere && changes.companyId === owner.rootOrgId ? children : <Skeleton shape="row" count={4} />;
});
