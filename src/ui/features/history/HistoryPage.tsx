import { observer } from 'mobx-react-lite';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ComparisonStore } from '../../../application/history/ComparisonStore.ts';
import { useViewArrival } from '../../shared/focus/useViewArrival.ts';
import { useService } from '../../shared/services.tsx';
import { ComparisonView } from './comparison/ComparisonView.tsx';
import styles from './HistoryPage.module.scss';
import { PublishesView } from './publishes/PublishesView.tsx';
import { useHistoryAddress } from './useHistoryAddress.ts';

/** Every publish of the company: who, when, what; two versions compared; anything brought back. */
export const HistoryPage = observer(function HistoryPage() {
  const { configuration } = useService(CompanyStore);
  const comparison = useService(ComparisonStore);
  const { subject, show } = useHistoryAddress();
  const path = configuration && { rootOrgId: configuration.carrier.rootOrgId, companyId: configuration.companyId };
  const state = path && subject && comparison.stateOf({ company: path, subject });
  useViewArrival(JSON.stringify(subject ?? 'list'), state?.kind !== 'loading');
  if (!path) return undefined;
  return (
    <div className={styles.page}>
      {subject && state ? (
        <ComparisonView company={path} subject={subject} state={state} onShow={show} />
      ) : (
        <PublishesView company={path} onShow={show} />
      )}
    </div>
  );
});
