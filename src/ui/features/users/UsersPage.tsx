import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../../shared/services.tsx';
import { CompanyUsersView } from './CompanyUsersView.tsx';

/** Who may sign in to a merchant's portal [RT-4]. */
export const UsersPage = observer(function UsersPage() {
  const { configuration } = useService(CompanyStore);
  if (!configuration) return undefined;
  const { companyId, carrier } = configuration;
  return <CompanyUsersView key={companyId} rootOrgId={carrier.rootOrgId} companyId={companyId} />;
});
