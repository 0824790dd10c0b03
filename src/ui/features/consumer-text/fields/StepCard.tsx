import type { TFunction } from 'i18next';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import type { OwnerWording } from '../../../../application/consumer-text/OwnerWording.ts';
import {
  consumerSteps,
  isCustomAttribute,
  type ConsumerStep,
  type TextSlot,
} from '../../../../domain/consumer-text/textSlot.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { CustomAttributes } from './CustomAttributes.tsx';
import styles from './StepCard.module.scss';
import { WordingField } from './WordingField.tsx';
import { StepTurns } from './StepTurns.tsx';

export type StepCardProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly step: ConsumerStep;
  /** Visible slots of the screen. */
  readonly slots: readonly TextSlot[];
  readonly customerT: TFunction;
  /** Undefined until the texts of the customer's language are loaded. */
  readonly ownerWording: OwnerWording | undefined;
  /** Called when the focus moves to another screen, and by the buttons at the end. */
  readonly onShow: (step: ConsumerStep) => void;
  /** Only this screen is shown. */
  readonly isAlone: boolean;
};

export const StepCard = observer(function StepCard({
  editor,
  language,
  step,
  slots,
  customerT,
  ownerWording,
  onShow,
  isAlone,
}: StepCardProps) {
  const { t } = useTranslation();
  const isChanged = computed(() =>
    slots.some((slot) => editor.pending(language, slot) !== editor.published(language, slot)),
  ).get();
  const custom = slots.filter(isCustomAttribute);
  const written = computed(() => custom.filter((slot) => editor.pending(language, slot) !== '').length).get();
  const plain = slots.filter((slot) => !isCustomAttribute(slot));
  const fieldOf = (slot: TextSlot) => (
    <WordingField
      key={`${language} ${slot.step} ${slot.field}`}
      editor={editor}
      language={language}
      slot={slot}
      customerT={customerT}
      ownerWording={ownerWording}
    />
  );
  return (
    <div onFocus={() => onShow(step)}>
      <Card
        title={t('portalPreview.screen', {
          number: consumerSteps.indexOf(step) + 1,
          name: t(`wording.steps.${step}`),
        })}
        isChanged={isChanged}
        actions={isAlone && <StepTurns step={step} onShow={onShow} />}
      >
        <div className={styles.fields}>
          {plain.map(fieldOf)}
          {custom.length > 0 && (
            <CustomAttributes key={language} written={written} total={custom.length} isWanted={!isAlone}>
              <div className={styles.fields}>{custom.map(fieldOf)}</div>
            </CustomAttributes>
          )}
        </div>
      </Card>
    </div>
  );
});
