import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';
import { revisionNumber } from '../../../../domain/publishing/stoppedPublish.ts';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import styles from './PublishRow.module.scss';
import { PublishNote } from './PublishNote.tsx';
import { Publisher } from './Publisher.tsx';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';

export type PublishRowProps = {
  /** Only its revision is known of the version there was before anybody published. */
  readonly publish: PublishRecord | Pick<PublishRecord, 'revision'>;
  /** What it changed, in a line. */
  readonly summary?: string;
  /** The way to what it leads back to. */
  readonly related?: ReactNode;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** What can be done with the choice, where this version was chosen last. */
  readonly action?: ReactNode;
  readonly onOpen?: () => void;
};

/** One version: chosen for a comparison at its start, opened by a press anywhere else. */
export function PublishRow({
  publish,
  summary,
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
              <span className={styles.version}>{version}</span> <KeyedText>{summary}</KeyedText>
            </button>
          ) : (
            <KeyedText>{version}</KeyedText>
          )}
          {isCurrent && <Pill tone="success">{t('history.current')}</Pill>}
        </h3>
        {'publishId' in publish ? (
          <p className={styles.detail}>
            <Publisher publish={publish} />
          </p>
        ) : (
          <p className={styles.detail}>{t('history.beforeFirst')}</p>
        )}
        {'publishId' in publish && publish.note !== undefined && <PublishNote note={publish.note} />}
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
