import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import styles from './ConflictDecision.module.scss';
import type { ConflictTexts } from './useConflictTexts.ts';

type Side = 'mine' | 'theirs';

export type ConflictDecisionTexts = {
  readonly title: string;
  readonly introduction: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly mine: string;
  readonly theirs: string;
  readonly allMine: string;
  readonly allTheirs: string;
};

export type ConflictDecisionProps = {
  readonly by?: string | undefined;
  readonly texts: ConflictDecisionTexts;
  readonly conflicts: readonly ConflictTexts[];
  readonly onSettle: (mine: ReadonlySet<string>) => void;
  readonly onClose: () => void;
};

/** Dialog in which the user chooses between two values, for each conflict or for all. Nothing is preselected. */
export function ConflictDecision({ by, texts, conflicts, onSettle, onClose }: ConflictDecisionProps) {
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
      title={texts.title}
      description={by}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isDisabled={!isDecided} onPress={handleConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.introduction}</p>
      {conflicts.length > 1 && (
        <div className={styles.all}>
          <Button size="compact" onPress={() => chooseAll('mine')}>
            {texts.allMine}
          </Button>
          <Button size="compact" onPress={() => chooseAll('theirs')}>
            {texts.allTheirs}
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
                { id: 'mine', label: texts.mine, description: mine },
                { id: 'theirs', label: texts.theirs, description: theirs },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
