import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../../shared/services.tsx';
import { CompanyUsersView } from './CompanyUsersView.tsx';
import styles from './UsersPage.module.scss';
import { ReviewConsentCard } from '../review-mode/ReviewConsentCard.tsx';

/** Page to manage the users of a company [RT-4]. */
export const UsersPage = observer(function UsersPage() {
  const { configuration } = useService(CompanyStore);
  if (!configuration) return undefined;
  const { companyId, carrier } = configuration;
  const { rootOrgId } = carrier;
  return (
    <div className={styles.page}>
      <div>
        <CompanyUsersView key={companyId} rootOrgId={rootOrgId} companyId={companyId} />
      </div>
      <ReviewConsentCard key={`reviews/${companyId}`} rootOrgId={rootOrgId} companyId={companyId} />
    </div>
  );
});
