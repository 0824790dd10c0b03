import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { consumerSteps, type ConsumerStep, type TextSlot } from '../../../../domain/consumer-text/textSlot.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import styles from './StepCard.module.scss';
import { WordingField } from './WordingField.tsx';

export type StepCardProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly step: ConsumerStep;
  /** Those of the screen that are shown. */
  readonly slots: readonly TextSlot[];
  readonly customerT: TFunction;
  readonly onFocus: (step: ConsumerStep) => void;
};

/** The words of one of the customer's screens, in one language. */
export const StepCard = observer(function StepCard({
  editor,
  language,
  step,
  slots,
  customerT,
  onFocus,
}: StepCardProps) {
  const { t } = useTranslation();
  const isChanged = slots.some((slot) => editor.pending(language, slot) !== editor.published(language, slot));
  return (
    <div onFocus={() => onFocus(step)}>
      <Card
        title={t('portalPreview.screen', {
          number: consumerSteps.indexOf(step) + 1,
          name: t(`wording.steps.${step}`),
        })}
        isChanged={isChanged}
      >
        <div className={styles.fields}>
          {slots.map((slot) => (
            <WordingField
              key={`${language} ${slot.field}`}
              editor={editor}
              language={language}
              slot={slot}
              customerT={customerT}
            />
          ))}
        </div>
      </Card>
    </div>
  );
});
