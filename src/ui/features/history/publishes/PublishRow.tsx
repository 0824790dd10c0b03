import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';
import { partsOfNote } from '../../../../domain/publishing/publishNote.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import styles from './PublishRow.module.scss';
import { Publisher } from '../../../shared/publishes/Publisher.tsx';
import type { PublishSummary } from '../../../shared/publishes/usePublishSummary.ts';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';

export type PublishRowProps = {
  /** The publish. The version before the first publish has only a revision. */
  readonly publish: PublishRecord | Pick<PublishRecord, 'revision'>;
  readonly summary?: PublishSummary;
  readonly revertedText?: string | undefined;
  readonly related?: ReactNode;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Buttons for the selected versions. Present only in the row that was selected last. */
  readonly action?: ReactNode;
  readonly onOpen?: () => void;
};

/** Row of a publish, with a checkbox to select it for a comparison. A click elsewhere in the row opens the publish. */
export function PublishRow({
  publish,
  summary,
  revertedText,
  related,
  isCurrent,
  isChosen,
  action,
  onChoose,
  onOpen,
}: PublishRowProps) {
  const { t, i18n } = useTranslation();
  const version = t('history.version', { version: revisionNumber(publish.revision) });
  const time = dateFormat(i18n.language, { timeStyle: 'short' });
  const { written, counted } = partsOfNote(('note' in publish && publish.note) || '');
  const did = revertedText ?? summary?.names;
  return (
    <li className={styles.row}>
      <Checkbox
        label={t('history.choose', { version: revisionNumber(publish.revision) })}
        isLabelHidden
        isSelected={isChosen}
        onChange={onChoose}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {onOpen ? (
            <button type="button" className={styles.open} onClick={onOpen}>
              <span className={styles.version}>{version}</span>{' '}
              {written === '' ? <KeyedText>{did}</KeyedText> : <bdi className={styles.note}>{written}</bdi>}
            </button>
          ) : (
            <KeyedText>{version}</KeyedText>
          )}
          {isCurrent && <Pill tone="success">{t('history.current')}</Pill>}
        </h3>
        {written !== '' && did !== undefined && <p className={styles.detail}>{did}</p>}
        {counted !== '' && (
          <p className={styles.detail} dir="auto">
            {counted}
          </p>
        )}
        {summary && summary.pages.length > 0 && (
          <ul className={styles.pages} aria-label={t('history.pages', { version: revisionNumber(publish.revision) })}>
            {summary.pages.map(({ feature, title }) => (
              <li key={feature}>
                <Pill>{title}</Pill>
              </li>
            ))}
          </ul>
        )}
        {'publishId' in publish ? (
          <p className={styles.detail}>
            <Publisher publish={publish} />
          </p>
        ) : (
          <p className={styles.detail}>{t('history.beforeFirst')}</p>
        )}
        <KeyedText>{related}</KeyedText>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {'publishId' in publish && (
        <div className={styles.facts}>
          <span>{t('publishing.stepChanges', { count: publish.changeCount })}</span>
          <time dateTime={publish.at} className={styles.time}>
            {time.format(new Date(publish.at))}
          </time>
        </div>
      )}
      {onOpen && <Glyph of={ChevronRight} size="small" isMirrored className={styles.chevron} />}
    </li>
  );
}
