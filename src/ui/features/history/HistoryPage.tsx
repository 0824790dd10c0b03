import { observer } from 'mobx-react-lite';
import { useState, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChangeSubjects } from '../../../application/changes/ChangeSubjects.ts';
import { companyPathOf, type CompanyPath } from '../../../application/company/CompanyPath.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ComparisonResource } from '../../../application/history/ComparisonResource.ts';
import { HistoryGateway } from '../../../application/history/HistoryGateway.ts';
import { HistoryResource } from '../../../application/history/HistoryResource.ts';
import {
  ReadComparison,
  type ComparisonSubject,
  type Comparison,
} from '../../../application/history/ReadComparison.ts';
import { useViewArrival } from '../../shared/focus/useViewArrival.ts';
import { useService } from '../../shared/services.tsx';
import styles from './HistoryPage.module.scss';
import { PublishesView } from './publishes/PublishesView.tsx';
import { ReviewReceipts } from '../review-mode/ReviewReceipts.tsx';
import { addressOfFilter, filterIn } from './filters/historyFilter.ts';
import type { ResourceState } from '../../../application/shared/Resource.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { ComparedVersions } from './comparison/ComparedVersions.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';

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

/** Converts a revision in the URL, e.g. `r17`, to its entity tag. */
const tagOf = (text: string | null): string | undefined =>
  text !== null && /^r\d{1,15}$/.test(text) ? `"${text}"` : undefined;
const textOf = (tag: string): string => tag.replaceAll('"', '');

function subjectOf(address: URLSearchParams): ComparisonSubject | undefined {
  const publishId = address.get('publish');
  if (publishId) return { kind: 'publish', publishId };
  const [from, to] = [tagOf(address.get('from')), tagOf(address.get('to'))];
  return from !== undefined && to !== undefined ? { kind: 'revisions', from, to } : undefined;
}

function addressOf(subject: ComparisonSubject | undefined): Record<string, string> {
  if (!subject) return {};
  if (subject.kind === 'publish') return { publish: subject.publishId };
  return { from: textOf(subject.from), to: textOf(subject.to) };
}

/** The comparison that the URL selects. Without one, the list of publishes is shown. */
function useHistoryAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    subject: subjectOf(address),
    // Keep the filter in the URL, so that the list is still filtered when the user returns to it.
    show: (subject: ComparisonSubject | undefined) =>
      setAddress({ ...addressOfFilter(filterIn(address)), ...addressOf(subject) }),
  };
}

type ComparisonViewProps = {
  readonly store: ComparisonResource;
  readonly company: CompanyPath;
  readonly subject: ComparisonSubject;
  readonly state: ResourceState<Comparison>;
  readonly onShow: (subject: ComparisonSubject | undefined) => void;
};

function ComparisonView({ store, company, subject, state, onShow }: ComparisonViewProps) {
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
