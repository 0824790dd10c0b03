import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeDescription } from '../../../../domain/changes/changeDescription.ts';
import { Button } from '../../components/Button/Button.tsx';
import { KeyedText } from '../../components/KeyedText/KeyedText.tsx';
import { ChangeComparison } from '../comparison/ChangeComparison.tsx';
import styles from './ChangeEntry.module.scss';
import { useChangeTexts } from '../comparison/useChangeTexts.ts';

export type ChangeEntryProps = {
  readonly description: ChangeDescription;
  readonly level?: 3 | 4 | undefined;
  /** Opens the page of the change. Absent if the user cannot open that page. */
  readonly onGoTo?: (() => void) | undefined;
  readonly onDiscard?: (() => void) | undefined;
  /** Checkbox or similar control before the title. */
  readonly choice?: ReactNode;
};

export function ChangeEntry({ description, level = 4, onGoTo, onDiscard, choice }: ChangeEntryProps) {
  const { t } = useTranslation();
  const field = useChangeTexts().title(description);
  const Heading = level === 4 ? 'h4' : 'h3';
  return (
    <li className={styles.entry}>
      <div className={styles.heading}>
        {choice}
        <Heading className={styles.title}>
          <KeyedText>{field}</KeyedText>
          {description.name !== undefined && <bdi className={styles.name}>{description.name}</bdi>}
        </Heading>
        <div className={styles.actions}>
          {onGoTo && (
            <Button variant="quiet" size="compact" onPress={onGoTo} aria-label={t('changes.goToNamed', { field })}>
              {t('changes.goTo')}
            </Button>
          )}
          {onDiscard && (
            <Button
              variant="quiet"
              size="compact"
              onPress={onDiscard}
              aria-label={t('changes.discardNamed', { field })}
            >
              {t('changes.discard')}
            </Button>
          )}
        </div>
      </div>
      <ChangeComparison description={description} />
    </li>
  );
}
