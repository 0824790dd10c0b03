import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPath } from '../../../../application/company/CompanyPath.ts';
import type { ComparisonResource } from '../../../../application/history/ComparisonResource.ts';
import type { Comparison, ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import type { ResourceState } from '../../../../application/shared/Resource.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { ComparedVersions } from './ComparedVersions.tsx';
import styles from './ComparisonView.module.scss';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';

export type ComparisonViewProps = {
  readonly store: ComparisonResource;
  readonly company: CompanyPath;
  readonly subject: ComparisonSubject;
  readonly state: ResourceState<Comparison>;
  readonly onShow: (subject: ComparisonSubject | undefined) => void;
};

export function ComparisonView({ store, company, subject, state, onShow }: ComparisonViewProps) {
  const { t } = useTranslation();
  const { rootOrgId, companyId } = company;
  const question = JSON.stringify(subject);
  const read = (): void => void store.open({ rootOrgId, companyId }, JSON.parse(question) as ComparisonSubject);
  useEffect(read, [store, rootOrgId, companyId, question]);
  useAnnouncement(state.kind === 'loading' ? t('common.loading') : '');
  return (
    <>
      <div className={styles.back}>
        <Button
          variant="quiet"
          size="compact"
          icon={<Glyph of={ArrowLeft} size="small" isMirrored />}
          onPress={() => onShow(undefined)}
        >
          {t('history.allVersions')}
        </Button>
      </div>
      {state.kind !== 'ready' && <PageHeader title={t('history.title')} />}
      {state.kind === 'loading' && <Skeleton shape="row" count={4} />}
      {state.kind === 'failed' && <ReadFailure failure={state.failure} title={t('history.failed')} onRetry={read} />}
      {state.kind === 'ready' && <ComparedVersions key={question} comparison={state.value} onShow={onShow} />}
    </>
  );
}
