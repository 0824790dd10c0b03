import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../../shared/services.tsx';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { CompanyUsersView } from './CompanyUsersView.tsx';

const ReviewConsentCard = lazyComponent(
  async () => (await import('../review-mode/ReviewConsentCard.tsx')).ReviewConsentCard,
);

/** Who may sign in to a merchant's portal [RT-4], and whether the owner's admins may review it. */
export const UsersPage = observer(function UsersPage() {
  const { configuration } = useService(CompanyStore);
  if (!configuration) return undefined;
  const { companyId, carrier } = configuration;
  const { rootOrgId } = carrier;
  return (
    <>
      <CompanyUsersView key={companyId} rootOrgId={rootOrgId} companyId={companyId} />
      <ReviewConsentCard key={`reviews/${companyId}`} rootOrgId={rootOrgId} companyId={companyId} />
    </>
  );
});
