import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../../shared/services.tsx';
import { ComparisonView } from './comparison/ComparisonView.tsx';
import styles from './HistoryPage.module.scss';
import { PublishesView } from './publishes/PublishesView.tsx';
import { useHistoryAddress } from './useHistoryAddress.ts';

/** Every publish of the company: who, when, what; two versions compared; anything brought back. */
export const HistoryPage = observer(function HistoryPage() {
  const { configuration } = useService(CompanyStore);
  const { subject, show } = useHistoryAddress();
  if (!configuration) return undefined;
  const { companyId, carrier } = configuration;
  const path = { rootOrgId: carrier.rootOrgId, companyId };
  return (
    <div className={styles.page}>
      {subject ? (
        <ComparisonView company={path} subject={subject} onShow={show} />
      ) : (
        <PublishesView company={path} onShow={show} />
      )}
    </div>
  );
});
