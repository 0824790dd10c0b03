import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import styles from './ConflictDecision.module.scss';
import type { ConflictTexts } from './useConflictTexts.ts';

type Side = 'mine' | 'theirs';

export type ConflictDecisionProps = {
  /** Who published, and when. */
  readonly by: string | undefined;
  readonly conflicts: readonly ConflictTexts[];
  readonly onSettle: (mine: ReadonlySet<string>) => void;
  readonly onClose: () => void;
};

/** Lets a person choose between two values, one by one or all at once; nothing is chosen for them. */
export function ConflictDecision({ by, conflicts, onSettle, onClose }: ConflictDecisionProps) {
  const { t } = useTranslation();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const isDecided = conflicts.every(({ key }) => sides.has(key));
  const chooseAll = (side: Side): void => setSides(new Map(conflicts.map(({ key }) => [key, side])));

  function handleConfirm(): void {
    onSettle(new Set([...sides].filter(([, side]) => side === 'mine').map(([key]) => key)));
  }
  return (
    <Dialog
      isOpen
      title={t('publishing.conflict.title')}
      description={by}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('publishing.stopped.keepEditing')}</Button>
          <Button variant="primary" isDisabled={!isDecided} onPress={handleConfirm}>
            {t('publishing.conflict.confirm')}
          </Button>
        </>
      }
    >
      <p>
        {conflicts.length > 0
          ? t('publishing.conflict.description', { count: conflicts.length })
          : t('publishing.conflict.mergedOnly')}
      </p>
      {conflicts.length > 1 && (
        <div className={styles.all}>
          <Button size="compact" onPress={() => chooseAll('mine')}>
            {t('publishing.conflict.keepAllMine')}
          </Button>
          <Button size="compact" onPress={() => chooseAll('theirs')}>
            {t('publishing.conflict.takeAllTheirs')}
          </Button>
        </div>
      )}
      <ul>
        {conflicts.map(({ key, title, before, mine, theirs }) => (
          <li key={key} className={styles.conflict}>
            <RadioGroup<Side>
              label={title}
              hint={t('publishing.conflict.original', { value: before })}
              value={sides.get(key)}
              onChange={(side) => setSides(new Map([...sides, [key, side]]))}
              options={[
                { id: 'mine', label: t('publishing.conflict.keepMine'), description: mine },
                { id: 'theirs', label: t('publishing.conflict.takeTheirs'), description: theirs },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
