import { History } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CompanyPath } from '../../../../application/company/CompanyPath.ts';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { HistoryResource } from '../../../../application/history/HistoryResource.ts';
import type { ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { PublishFilter } from '../../../../domain/history/publishFilter.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { useService } from '../../../shared/services.tsx';
import { useDescribers } from '../../../shared/changes/described/useDescribers.ts';
import {
  addressOfFilter,
  filterIn,
  isFiltered,
  noFilter,
  publishFilterOf,
  type HistoryFilter,
} from '../filters/historyFilter.ts';
import { HistoryFilters } from '../filters/HistoryFilters.tsx';
import { NothingLeft } from '../filters/NothingLeft.tsx';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { PublishTimeline } from './PublishTimeline.tsx';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';

export type PublishesViewProps = {
  readonly store: HistoryResource;
  readonly company: CompanyPath;
  readonly onShow: (subject: ComparisonSubject) => void;
};

export const PublishesView = observer(function PublishesView({ store, company, onShow }: PublishesViewProps) {
  const { t } = useTranslation();
  const current = useService(CompanyStore).published?.revision;
  const choice = useVersionChoice(current);
  const [params, setParams] = useSearchParams();
  const isFilterOffered = useService(BrandingStore).configuration?.extensions.historyFilters === true;
  const filter = isFilterOffered ? filterIn(params) : noFilter;
  const handleFilter = (changed: HistoryFilter): void => setParams(addressOfFilter(changed), { replace: true });
  const clock = useService(Clock);
  const { rootOrgId, companyId } = company;
  const serializedFilter = JSON.stringify(publishFilterOf(filter, clock.now()));
  const read = useCallback(
    () => void store.open({ rootOrgId, companyId }, JSON.parse(serializedFilter) as PublishFilter),
    [store, rootOrgId, companyId, serializedFilter],
  );
  // Load the list again after each publish.
  useEffect(
    function readPublishes() {
      read();
      return () => store.leave();
    },
    [read, store, current],
  );
  const { described, hasFailed } = useDescribers();
  // Wait for the change describers, because names that appear later would move the rows.
  // If the describers could not be loaded, show only the names of the pages.
  const state = described || hasFailed ? store.state : ({ kind: 'loading' } as const);
  useAnnouncement(state.kind === 'loading' ? t('common.loading') : '');
  const isEmpty = state.kind === 'ready' && state.publishes.length === 0;
  const people = state.kind === 'ready' ? (state.people ?? []) : [];
  const compare = choice.comparison && (
    <Button size="compact" onPress={() => choice.comparison && onShow(choice.comparison)}>
      {t(choice.isWithCurrent ? 'history.compareWithCurrent' : 'history.compare')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('history.title')} description={t('history.description')} />
      {isFilterOffered && (isFiltered(filter) || !isEmpty) && (
        <HistoryFilters filter={filter} people={people} onChange={handleFilter} />
      )}
      {state.kind === 'loading' && <Skeleton shape="row" count={6} />}
      {state.kind !== 'loading' && state.failure && (
        <ReadFailure failure={state.failure} title={t('history.failed')} onRetry={read}>
          {state.kind === 'ready' ? t('errors.shownBefore') : undefined}
        </ReadFailure>
      )}
      {isEmpty && isFiltered(filter) && <NothingLeft filter={filter} people={people} onChange={handleFilter} />}
      {isEmpty && !isFiltered(filter) && (
        <EmptyState icon={<Glyph of={History} size="large" />} title={t('history.empty.title')}>
          {t('history.empty.description')}
        </EmptyState>
      )}
      {state.kind === 'ready' && !isEmpty && (
        <PublishTimeline
          publishes={state.publishes}
          isComplete={state.nextCursor === undefined}
          isFiltered={isFiltered(filter)}
          current={current}
          more={state.more}
          chosen={choice.chosen}
          action={{ revision: choice.last, element: compare }}
          onChoose={choice.choose}
          onMore={() => void store.loadMore()}
          onShow={onShow}
        />
      )}
    </>
  );
});

const byAge = (left: string, right: string): number =>
  Number(revisionNumber(left) ?? 0) - Number(revisionNumber(right) ?? 0);

/** Selection of at most two versions. Selecting a third version deselects the first. */
function useVersionChoice(current: string | undefined) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isWithCurrent = chosen.length === 1 && current !== undefined && !chosen.includes(current);
  const [from, to] = (isWithCurrent ? [...chosen, current] : chosen).toSorted(byAge);
  const comparison: ComparisonSubject | undefined =
    from !== undefined && to !== undefined ? { kind: 'revisions', from, to } : undefined;
  return {
    chosen: new Set(chosen),
    choose: (revision: string, isChosen: boolean) =>
      setChosen((selected) => {
        const otherRevisions = selected.filter((each) => each !== revision);
        return isChosen ? [...otherRevisions, revision].slice(-2) : otherRevisions;
      }),
    /** Comparison of the two selected versions, or of one selected version with the current one. */
    comparison,
    isWithCurrent,
    /** The version that was selected last. */
    last: chosen.at(-1),
  };
}
