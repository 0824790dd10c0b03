import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { Comparison, ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { WithDescribers } from '../../../shared/changes/described/WithDescribers.tsx';
import { useViewTitle } from '../../../shared/document/useDocumentTitle.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './ComparedVersions.module.scss';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonChanges } from './ComparisonChanges.tsx';
import { OtherChanges } from './OtherChanges.tsx';
import { PublishWords } from './PublishWords.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useComparisonTitle } from './useComparisonTitle.ts';
import { useRestore } from './useRestore.ts';

export type ComparedVersionsProps = {
  readonly comparison: Comparison;
  readonly onShow: (subject: ComparisonSubject) => void;
};

export const ComparedVersions = observer(function ComparedVersions({ comparison, onShow }: ComparedVersionsProps) {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const current = company.published?.revision;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const restore = useRestore();
  const { title, description } = useComparisonTitle(comparison, company.configuration?.name);
  useViewTitle(`${title} · ${t('history.title')}`);
  const { changes, others, isComplete, publish } = comparison;

  function handleChoose(key: string, isChosen: boolean): void {
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  }
  return (
    <div className={styles.versions}>
      <PageHeader
        title={title}
        description={description}
        actions={
          <ComparisonActions
            comparison={comparison}
            current={current}
            chosen={chosen}
            onRestore={(earlier, keys) => void restore.run(earlier, keys)}
            onShow={onShow}
          />
        }
      />
      {publish && <PublishWords publish={publish} onShow={onShow} />}
      <RestoredNote restore={restore} />
      {!isComplete && <Banner tone="info">{t('history.notWhole')}</Banner>}
      {changes.length === 0 && others.length === 0 && isComplete && <EmptyState title={t('history.same.title')} />}
      {(changes.length > 0 || others.length > 0) && (
        <WithDescribers>
          {(described) => (
            <>
              <ComparisonChanges
                comparison={comparison}
                described={described}
                chosen={chosen}
                onChoose={handleChoose}
              />
              <OtherChanges comparison={comparison} described={described} />
            </>
          )}
        </WithDescribers>
      )}
    </div>
  );
});
