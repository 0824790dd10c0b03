import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import { nameIn } from '../../../../domain/dispositions/dispositionPhrases.ts';
import type { Decider } from '../../../../domain/dispositions/rulesThatDecide.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import styles from './OpenCases.module.scss';

export type OpenCasesProps = {
  readonly editor: DispositionsEditor;
  readonly onMake: (decider: Decider) => void;
  readonly onShow: (ruleId: string) => void;
};

/** Combinations of group and location that no rule covers, each with a link to add a rule. */
export const OpenCases = observer(function OpenCases({ editor, onMake, onShow }: OpenCasesProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { deciders, pending } = editor;
  const open = deciders.filter(({ rule }) => rule === undefined);
  if (open.length === 0) return undefined;
  return (
    <Banner
      tone="warning"
      title={t('dispositions.open.title', { open: open.length, total: deciders.length })}
      action={
        <Button size="compact" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'dispositions.open.hide' : 'dispositions.open.show')}
        </Button>
      }
    >
      <KeyedText>{t('dispositions.open.text')}</KeyedText>
      {isShown && (
        <ul className={styles.cases}>
          {open.map((decider) => {
            if (decider.rule) return undefined;
            const { groupId, place, gap, ruleId } = decider;
            const group = isolated(nameIn(pending.groups, groupId));
            return (
              <li key={`${groupId} ${place}`} className={styles.case}>
                <span>
                  <KeyedText>{t(`dispositions.open.${place}`, { group })}</KeyedText>{' '}
                  <KeyedText>{t(`dispositions.open.${gap}`)}</KeyedText>
                </span>
                <Button size="compact" onPress={() => (ruleId === undefined ? onMake(decider) : onShow(ruleId))}>
                  {ruleId === undefined
                    ? t('dispositions.open.make')
                    : t('dispositions.open.go', { number: editor.placeOfRule(ruleId) })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Banner>
  );
});
