import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityResource } from '../../../../application/activity/ActivityResource.ts';
import type { ActivityEntry } from '../../../../domain/activity/activityEntry.ts';
import { avatarInitials } from '../../../../domain/session/avatarInitials.ts';
import { Avatar } from '../../../shared/components/Avatar/Avatar.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { classNames } from '../../../shared/classNames.ts';
import styles from './ActivityRow.module.scss';
import { EntryDetails } from './EntryDetails.tsx';
import { useActivityTexts } from './useActivityTexts.ts';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';

export type ActivityRowProps = {
  readonly store: ActivityResource;
  readonly entry: ActivityEntry;
  readonly rootOrgId: string;
  readonly ownerName: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOnly: (companyId: string) => void;
};

export function ActivityRow({ store, entry, rootOrgId, ownerName, isOpen, onToggle, onOnly }: ActivityRowProps) {
  const { t, i18n } = useTranslation();
  const texts = useActivityTexts();
  const id = useId();
  const { at, companyId, companyName = companyId, onBehalfOf } = entry;
  const who = texts.who(entry);
  const what = texts.what(entry);
  const isOwners = companyId === rootOrgId;
  const time = dateFormat(i18n.language, { timeStyle: 'medium' });
  return (
    <li className={classNames(styles.entry, isOpen && styles.opened)}>
      <div className={styles.row}>
        <time dateTime={at} className={styles.time}>
          {time.format(new Date(at))}
        </time>
        <div className={styles.who}>
          <Avatar letters={avatarInitials(who)} />
          <div className={styles.names}>
            <bdi>{who}</bdi>
            <bdi className={styles.muted}>{onBehalfOf !== undefined || isOwners ? ownerName : companyName}</bdi>
          </div>
        </div>
        <span className={classNames(styles.for, onBehalfOf === undefined && styles.muted, isOwners && styles.nobody)}>
          <bdi>{isOwners ? '–' : companyName}</bdi>
        </span>
        <button
          type="button"
          className={styles.what}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span dir="auto">{what}</span>
          <Glyph of={ChevronDown} size="small" className={styles.chevron} />
        </button>
      </div>
      {isOpen && (
        <section id={id} aria-label={t('activity.entry.open', { what })} className={styles.details}>
          <EntryDetails
            store={store}
            entry={entry}
            rootOrgId={rootOrgId}
            onOnly={isOwners ? undefined : () => onOnly(companyId)}
          />
        </section>
      )}
    </li>
  );
}
