import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GradingAttribute } from '../../../../domain/dispositions/disposition.ts';
import { DISPOSITION_LIMITS } from '../../../../domain/dispositions/dispositionLists.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import type { QuestionInput } from './storedInput.ts';
import styles from './DispositionForm.module.scss';

export type QuestionFieldsProps = {
  readonly attributes: readonly GradingAttribute[];
  readonly questions: readonly QuestionInput[];
  readonly error: string | undefined;
  readonly onChange: (questions: readonly QuestionInput[]) => void;
};

/** Fields to select questions in order. Each question can be selected only once. */
export function QuestionFields({ attributes, questions, error, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const [storedKeys, setKeys] = useState<readonly number[]>(() => questions.map((_, nth) => nth));
  // If another user's edit has changed the number of questions, use indexes as keys.
  const keys = storedKeys.length === questions.length ? storedKeys : questions.map((_, nth) => nth);
  const firstBlank = questions.findIndex(({ attributeId }) => attributeId === '');
  const invalidIndex = error === undefined ? -1 : Math.max(0, firstBlank);
  const set = (at: number, part: Partial<QuestionInput>): void =>
    onChange(questions.map((each, nth) => (nth === at ? { ...each, ...part } : each)));
  return (
    <>
      {questions.map(({ attributeId, answer }, at) => {
        const number = at + 1;
        const isFree = ({ id }: GradingAttribute): boolean =>
          questions.every((other, nth) => nth === at || other.attributeId !== id);
        return (
          <fieldset key={keys[at]} className={styles.question}>
            <legend className={styles.legend}>{t('dispositions.form.question', { number })}</legend>
            <div className={styles.grow}>
              <Select
                label={t('dispositions.form.attribute')}
                isLabelHidden
                placeholder={t('dispositions.form.choose')}
                error={at === invalidIndex ? error : undefined}
                options={attributes
                  .filter(isFree)
                  .map(({ id, name, prompt }) => ({ id, label: name, description: prompt }))}
                value={attributeId === '' ? undefined : attributeId}
                onChange={(chosen) => set(at, { attributeId: chosen })}
              />
            </div>
            <SegmentedControl<'yes' | 'no'>
              label={t('dispositions.form.answer', { number })}
              value={answer ? 'yes' : 'no'}
              onChange={(chosen) => set(at, { answer: chosen === 'yes' })}
              segments={[
                { id: 'yes', label: t('dispositions.yes') },
                { id: 'no', label: t('dispositions.no') },
              ]}
            />
            <IconButton
              label={t('dispositions.form.questionRemove', { number })}
              icon={<Glyph of={Trash2} size="small" />}
              onPress={() => {
                setKeys(keys.toSpliced(at, 1));
                onChange(questions.toSpliced(at, 1));
              }}
            />
          </fieldset>
        );
      })}
      {questions.length < Math.min(DISPOSITION_LIMITS.questions, attributes.length) && (
        <div>
          <Button
            icon={<Glyph of={Plus} />}
            onPress={() => {
              setKeys([...keys, Math.max(-1, ...keys) + 1]);
              onChange([...questions, { attributeId: '', answer: true }]);
            }}
          >
            {t('dispositions.form.questionAdd')}
          </Button>
        </div>
      )}
    </>
  );
}
