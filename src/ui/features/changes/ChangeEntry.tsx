import { useTranslation } from 'react-i18next';
import type { ChangeDescription } from '../../../domain/changes/changeDescription.ts';
import { Button } from '../../shared/components/Button.tsx';
import { ChangeComparison } from './ChangeComparison.tsx';
import styles from './ChangeEntry.module.scss';
import { useChangeWords } from './useChangeWords.ts';

export type ChangeEntryProps = {
  readonly description: ChangeDescription;
  /** Absent where there is no page to go to. */
  readonly onGoTo?: (() => void) | undefined;
  readonly onDiscard: () => void;
};

/** One pending change: what it is about, what it makes of it, where it is edited, and the way out of it. */
export function ChangeEntry({ description, onGoTo, onDiscard }: ChangeEntryProps) {
  const { t } = useTranslation();
  const field = useChangeWords().title(description);
  return (
    <li className={styles.entry}>
      <div className={styles.heading}>
        <h4 className={styles.title}>
          {field}
          {description.name !== undefined && <bdi className={styles.name}>{description.name}</bdi>}
        </h4>
        <div className={styles.actions}>
          {onGoTo && (
            <Button variant="quiet" size="compact" onPress={onGoTo} aria-label={t('changes.goToNamed', { field })}>
              {t('changes.goTo')}
            </Button>
          )}
          <Button variant="quiet" size="compact" onPress={onDiscard} aria-label={t('changes.discardNamed', { field })}>
            {t('changes.discard')}
          </Button>
        </div>
      </div>
      <ChangeComparison description={description} />
    </li>
  );
}
