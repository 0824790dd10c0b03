import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useAwaited } from '../../../shared/failures/useAwaited.ts';
import { PublishDay } from './PublishDay.tsx';
import { PublishRow } from './PublishRow.tsx';
import styles from './PublishTimeline.module.scss';
import { publishDays } from './publishDays.ts';

export type PublishTimelineProps = {
  readonly publishes: readonly PublishRecord[];
  /** Nothing older is left to read. */
  readonly isWhole: boolean;
  readonly current: string | undefined;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly chosen: ReadonlySet<string>;
  /** What can be done with the choice, and the version it stands beside. */
  readonly action: { readonly revision: string | undefined; readonly element: ReactNode };
  readonly onChoose: (revision: string, isChosen: boolean) => void;
  readonly onMore: () => void;
  readonly onOpen: (publishId: string) => void;
};

/** Publishes day by day, down to the version that nobody published here. */
export function PublishTimeline(props: PublishTimelineProps) {
  const { publishes, isWhole, current, more, chosen, action, onChoose, onMore, onOpen } = props;
  const { t, i18n } = useTranslation();
  const first = publishes.at(-1)?.baseRevision;
  const isAwaited = useAwaited(more === 'failed' ? 'unreachable' : undefined, onMore);
  return (
    <div className={styles.timeline}>
      {publishDays(publishes, i18n.language).map(({ day, publishes: ofDay }) => (
        <PublishDay key={day} title={day}>
          {ofDay.map((publish) => (
            <PublishRow
              key={publish.publishId}
              publish={publish}
              isCurrent={publish.revision === current}
              isChosen={chosen.has(publish.revision)}
              action={publish.revision === action.revision && action.element}
              onChoose={(isChosen) => onChoose(publish.revision, isChosen)}
              onOpen={() => onOpen(publish.publishId)}
            />
          ))}
        </PublishDay>
      ))}
      {isWhole && first !== undefined && (
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
      {!isWhole && (
        <div className={styles.more}>
          {more === 'failed' && <p role="alert">{t(isAwaited ? 'errors.awaited.part' : 'history.failed')}</p>}
          <Button isPending={more === 'loading'} onPress={onMore}>
            {t(more === 'failed' ? 'common.retry' : 'history.more')}
          </Button>
        </div>
      )}
    </div>
  );
}
