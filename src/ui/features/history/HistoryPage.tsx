import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ChangeSubjects } from '../../../application/changes/ChangeSubjects.ts';
import { companyPathOf } from '../../../application/company/CompanyPath.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ComparisonResource } from '../../../application/history/ComparisonResource.ts';
import { HistoryGateway } from '../../../application/history/HistoryGateway.ts';
import { HistoryResource } from '../../../application/history/HistoryResource.ts';
import { ReadComparison } from '../../../application/history/ReadComparison.ts';
import { useViewArrival } from '../../shared/focus/useViewArrival.ts';
import { useService } from '../../shared/services.tsx';
import { ComparisonView } from './comparison/ComparisonView.tsx';
import styles from './HistoryPage.module.scss';
import { PublishesView } from './publishes/PublishesView.tsx';
import { useHistoryAddress } from './useHistoryAddress.ts';
import { ReviewReceipts } from '../review-mode/ReviewReceipts.tsx';

export const HistoryPage = observer(function HistoryPage() {
  const { configuration } = useService(CompanyStore);
  const history = useService(HistoryGateway);
  const subjects = useService(ChangeSubjects);
  const [publishes] = useState(() => new HistoryResource(history));
  const [comparison] = useState(() => new ComparisonResource(new ReadComparison(history, subjects)));
  const { subject, show } = useHistoryAddress();
  const path = configuration && companyPathOf(configuration);
  const state = path && subject && comparison.stateOf({ company: path, subject });
  useViewArrival(JSON.stringify(subject ?? 'list'), state?.kind !== 'loading');
  if (!path) return undefined;
  return (
    <div className={styles.page}>
      {subject && state ? (
        <ComparisonView store={comparison} company={path} subject={subject} state={state} onShow={show} />
      ) : (
        <div className={styles.list}>
          <div>
            <PublishesView store={publishes} company={path} onShow={show} />
          </div>
          <ReviewReceipts
            rootOrgId={path.rootOrgId}
            companyId={path.companyId}
            onShow={(publishId) => show({ kind: 'publish', publishId })}
          />
        </div>
      )}
    </div>
  );
});
