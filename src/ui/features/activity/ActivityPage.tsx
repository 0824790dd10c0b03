import { Download, ScrollText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityLog, MAX_COUNTED } from '../../../application/activity/ActivityLog.ts';
import { ActivityResource, MAX_EXPORTED } from '../../../application/activity/ActivityResource.ts';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { groupByDay } from '../../shared/groupByDay.ts';
import { useService } from '../../shared/services.tsx';
import { ActivityFilters } from './filters/ActivityFilters.tsx';
import styles from './ActivityPage.module.scss';
import { ActivityRow } from './entry/ActivityRow.tsx';
import { SealCheck } from './SealCheck.tsx';
import { everything, useActivityFilter } from './filters/useActivityFilter.ts';
import { useExportActivity } from './useExportActivity.ts';

export const ActivityPage = observer(function ActivityPage() {
  const { t, i18n } = useTranslation();
  const log = useService(ActivityLog);
  const [store] = useState(() => new ActivityResource(log));
  const owner = useService(BrandingStore).configuration;
  const rootOrgId = owner?.rootOrgId ?? '';
  const { chosen, filter, change } = useActivityFilter();
  const exporting = useExportActivity(store, rootOrgId, filter);
  const [opened, setOpened] = useState<string>();
  const read = useCallback(() => {
    if (filter) void store.open(rootOrgId, filter);
  }, [store, rootOrgId, filter]);
  useEffect(
    function readActivity() {
      read();
      return () => store.leave();
    },
    [read, store],
  );
  const { state } = store;
  const { entries = [], people = [], merchants = [], total, all, counts } = state.kind === 'ready' ? state : {};
  const isFiltered = Object.values(chosen).some((value) => value !== undefined && value !== '' && value !== false);
  // Without a filter, use the exact number of all entries, because `total` is at most `MAX_COUNTED`.
  const matching = isFiltered ? total : all;
  const isLowerBound = isFiltered && total === MAX_COUNTED;
  const countText =
    matching === undefined || all === undefined
      ? undefined
      : t(isLowerBound ? 'activity.foundMore' : 'activity.found', { number: matching, all });
  const exportLabel =
    isLowerBound || (matching ?? 0) > MAX_EXPORTED
      ? t('activity.exportNewest', { count: MAX_EXPORTED })
      : t('activity.exportEntries', { count: matching ?? 0 });
  useAnnouncement(exporting.message || (isFiltered ? (countText ?? '') : ''));
  return (
    <>
      <PageHeader
        title={t('activity.title')}
        description={t('activity.description')}
        actions={
          <Button
            icon={<Glyph of={Download} />}
            isPending={exporting.state === 'running'}
            isDisabled={matching === 0}
            onPress={() => void exporting.run()}
          >
            {exporting.state === 'running' ? t('activity.exporting') : exportLabel}
          </Button>
        }
      />
      <div className={styles.parts}>
        {typeof exporting.state === 'object' && (
          <ReadFailure
            failure={exporting.state}
            title={t('activity.exportFailed')}
            onRetry={() => void exporting.run()}
          />
        )}
        {exporting.message !== '' && <p className={styles.said}>{exporting.message}</p>}
        <SealCheck store={store} rootOrgId={rootOrgId} />
        <ActivityFilters
          chosen={chosen}
          people={people}
          merchants={merchants}
          counts={counts}
          found={countText}
          onChange={change}
        />
        {state.kind === 'loading' && <Skeleton shape="row" count={8} />}
        {state.kind !== 'loading' && state.failure && (
          <ReadFailure failure={state.failure} title={t('activity.failed')} onRetry={read}>
            {state.kind === 'ready' ? t('errors.shownBefore') : undefined}
          </ReadFailure>
        )}
        {state.kind === 'ready' && entries.length === 0 && (
          <EmptyState
            icon={<Glyph of={ScrollText} size="large" />}
            title={t(isFiltered ? 'activity.noMatch.title' : 'activity.none.title')}
            action={isFiltered && <Button onPress={() => change(everything)}>{t('activity.noMatch.clear')}</Button>}
          >
            {t(isFiltered ? 'activity.noMatch.description' : 'activity.none.description')}
          </EmptyState>
        )}
        {entries.length > 0 && (
          <div className={styles.days}>
            <div className={styles.head} aria-hidden="true">
              {(['when', 'who', 'for', 'what'] as const).map((column) => (
                <span key={column}>{t(`activity.columns.${column}`)}</span>
              ))}
            </div>
            {groupByDay(entries, i18n.language, 'full').map(({ day, entries: ofDay }) => (
              <ActivityDay key={day} title={day}>
                {ofDay.map((entry) => {
                  const id = `${entry.companyId} ${entry.sequence}`;
                  return (
                    <ActivityRow
                      key={id}
                      store={store}
                      entry={entry}
                      rootOrgId={rootOrgId}
                      ownerName={owner?.carrierName ?? rootOrgId}
                      isOpen={opened === id}
                      onToggle={() => setOpened(opened === id ? undefined : id)}
                      onOnly={(companyId) => change({ ...everything, companyId })}
                    />
                  );
                })}
              </ActivityDay>
            ))}
          </div>
        )}
        {state.kind === 'ready' && state.nextCursor !== undefined && (
          <div className={styles.more}>
            {state.more === 'failed' && <p role="alert">{t('activity.failed')}</p>}
            <Button isPending={state.more === 'loading'} onPress={() => void store.loadMore()}>
              {t(state.more === 'failed' ? 'common.retry' : 'activity.more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
});

function ActivityDay({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.day}>
      <h2 id={id} className={styles.dayTitle}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
