import { observer } from 'mobx-react-lite';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { useService } from '../../shared/services.tsx';
import { CompanyUsersView } from './CompanyUsersView.tsx';

export const OwnerUsersPage = observer(function OwnerUsersPage() {
  const { configuration } = useService(BrandingStore);
  if (!configuration) return undefined;
  const { rootOrgId } = configuration;
  return <CompanyUsersView rootOrgId={rootOrgId} companyId={rootOrgId} />;
});
