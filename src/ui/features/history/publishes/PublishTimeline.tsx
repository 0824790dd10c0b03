import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useRetryWhenOnline } from '../../../shared/failures/useRetryWhenOnline.ts';
import { groupByDay } from '../../../shared/groupByDay.ts';
import { PublishRow } from './PublishRow.tsx';
import styles from './PublishTimeline.module.scss';
import { RevertedLink } from './RevertedLink.tsx';
import { usePublishSummary } from '../../../shared/publishes/usePublishSummary.ts';
import { useRevertedText } from '../../../shared/publishes/useRevertedText.ts';

export type PublishTimelineProps = {
  readonly publishes: readonly PublishRecord[];
  readonly isComplete: boolean;
  /** Whether a filter hides some versions, so that the last row is not the first version. */
  readonly isFiltered: boolean;
  readonly current: string | undefined;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly chosen: ReadonlySet<string>;
  readonly action: { readonly revision: string | undefined; readonly element: ReactNode };
  readonly onChoose: (revision: string, isChosen: boolean) => void;
  readonly onMore: () => void;
  readonly onShow: (subject: ComparisonSubject) => void;
};

export const PublishTimeline = observer(function PublishTimeline(props: PublishTimelineProps) {
  const { publishes, isComplete, isFiltered, current, more, chosen, action, onChoose, onMore, onShow } = props;
  const { t, i18n } = useTranslation();
  const summaryOf = usePublishSummary();
  const revertedText = useRevertedText();
  const first = publishes.at(-1)?.baseRevision;
  const isAwaited = useRetryWhenOnline(more === 'failed' ? 'unreachable' : undefined, onMore);
  return (
    <div className={styles.timeline}>
      {groupByDay(publishes, i18n.language, 'long').map(({ day, entries: ofDay }) => (
        <PublishDay key={day} title={day}>
          {ofDay.map((publish) => (
            <PublishRow
              key={publish.publishId}
              publish={publish}
              summary={summaryOf(publish)}
              revertedText={publish.reverts && revertedText(publish.reverts)}
              related={publish.reverts && <RevertedLink reverted={publish.reverts} onShow={onShow} />}
              isCurrent={publish.revision === current}
              isChosen={chosen.has(publish.revision)}
              action={publish.revision === action.revision && action.element}
              onChoose={(isChosen) => onChoose(publish.revision, isChosen)}
              onOpen={() => onShow({ kind: 'publish', publishId: publish.publishId })}
            />
          ))}
        </PublishDay>
      ))}
      {isComplete && !isFiltered && first !== undefined && (
        <PublishDay title={t('history.beginning')}>
          <PublishRow
            publish={{ revision: first }}
            isCurrent={false}
            isChosen={chosen.has(first)}
            action={first === action.revision && action.element}
            onChoose={(isChosen) => onChoose(first, isChosen)}
          />
        </PublishDay>
      )}
      {!isComplete && (
        <div className={styles.more}>
          {more === 'failed' && <p role="alert">{t(isAwaited ? 'errors.awaited.part' : 'history.failed')}</p>}
          <Button isPending={more === 'loading'} onPress={onMore}>
            {t(more === 'failed' ? 'common.retry' : 'history.more')}
          </Button>
        </div>
      )}
    </div>
  );
});

function PublishDay({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.dayTitle}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
