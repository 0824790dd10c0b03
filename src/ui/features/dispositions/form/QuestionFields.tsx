import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GradingAttribute } from '../../../../domain/dispositions/disposition.ts';
import { DISPOSITION_LIMITS } from '../../../../domain/dispositions/dispositionLists.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { SegmentedControl } from '../../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { useListKeys } from '../../../shared/forms/useListKeys.ts';
import type { QuestionInput } from './storedInput.ts';
import styles from './DispositionForm.module.scss';

export type QuestionFieldsProps = {
  readonly attributes: readonly GradingAttribute[];
  readonly questions: readonly QuestionInput[];
  readonly error: string | undefined;
  readonly onChange: (questions: readonly QuestionInput[]) => void;
};

/** Each question can be selected only once. */
export function QuestionFields({ attributes, questions, error, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const listKeys = useListKeys(questions.length);
  const firstBlank = questions.findIndex(({ attributeId }) => attributeId === '');
  const invalidIndex = error === undefined ? -1 : Math.max(0, firstBlank);
  return (
    <>
      {questions.map(({ attributeId, answer }, at) => {
        const number = at + 1;
        const isFree = ({ id }: GradingAttribute): boolean =>
          questions.every((other, nth) => nth === at || other.attributeId !== id);
        return (
          <fieldset key={listKeys.keys[at]} className={styles.question}>
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
                onChange={(chosen) => onChange(questions.with(at, { attributeId: chosen, answer }))}
              />
            </div>
            <SegmentedControl<'yes' | 'no'>
              label={t('dispositions.form.answer', { number })}
              value={answer ? 'yes' : 'no'}
              onChange={(chosen) => onChange(questions.with(at, { attributeId, answer: chosen === 'yes' }))}
              segments={[
                { id: 'yes', label: t('dispositions.yes') },
                { id: 'no', label: t('dispositions.no') },
              ]}
            />
            <IconButton
              label={t('dispositions.form.questionRemove', { number })}
              icon={<Glyph of={Trash2} size="small" />}
              onPress={() => {
                listKeys.remove(at);
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
              listKeys.add();
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
