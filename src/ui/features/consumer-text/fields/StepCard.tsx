import type { TFunction } from 'i18next';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import type { OwnerTexts } from '../../../../application/consumer-text/OwnerTexts.ts';
import {
  consumerSteps,
  isCustomAttribute,
  type ConsumerStep,
  type TextSlot,
} from '../../../../domain/consumer-text/textSlot.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import styles from './StepCard.module.scss';
import { ConsumerTextField } from './ConsumerTextField.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { configPartOf } from '../../../../domain/application-config/configPart.ts';
import { Disclosure } from '../../../shared/components/Disclosure/Disclosure.tsx';
import { isSlotPending } from '../slotState.ts';
import { onReveal } from '../../../shared/settings/revealSetting.ts';

export type StepCardProps = {
  readonly editor: ConsumerTextEditor;
  readonly language: Language;
  readonly step: ConsumerStep;
  readonly slots: readonly TextSlot[];
  readonly customerT: TFunction;
  /** Texts of the owner. Undefined until the texts of the customer's language are loaded. */
  readonly ownerTexts: OwnerTexts | undefined;
  /** Shows a screen in the preview. Called when its fields get the focus, and by the buttons below the fields. */
  readonly onShow: (step: ConsumerStep) => void;
  /** Whether the page shows only this screen. */
  readonly isAlone: boolean;
};

export const StepCard = observer(function StepCard({
  editor,
  language,
  step,
  slots,
  customerT,
  ownerTexts,
  onShow,
  isAlone,
}: StepCardProps) {
  const { t } = useTranslation();
  const isChanged = computed(() => slots.some((slot) => isSlotPending(editor, language, slot))).get();
  const custom = slots.filter(isCustomAttribute);
  const written = computed(() => custom.filter((slot) => editor.pending(language, slot) !== '').length).get();
  const fieldOf = (slot: TextSlot) => (
    <ConsumerTextField
      key={`${language} ${slot.step} ${slot.field}`}
      editor={editor}
      language={language}
      slot={slot}
      customerT={customerT}
      ownerTexts={ownerTexts}
    />
  );
  return (
    <div onFocus={() => onShow(step)}>
      <Card
        title={t('portalPreview.screen', {
          number: consumerSteps.indexOf(step) + 1,
          name: t(`consumerText.steps.${step}`),
        })}
        isChanged={isChanged}
        actions={isAlone && <StepTurns step={step} onShow={onShow} />}
      >
        <div className={styles.fields}>
          {slots.filter((slot) => !isCustomAttribute(slot)).map(fieldOf)}
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

function StepTurns({ step, onShow }: Pick<StepCardProps, 'step' | 'onShow'>) {
  const { t } = useTranslation();
  const index = consumerSteps.indexOf(step);
  const turns = [
    { to: consumerSteps[index - 1], icon: ChevronLeft, label: t('consumerText.tree.previous') },
    { to: consumerSteps[index + 1], icon: ChevronRight, label: t('consumerText.tree.next') },
  ];
  return (
    <div>
      {turns.map(({ to, icon, label }) => (
        <Button
          key={label}
          variant="quiet"
          size="compact"
          isIconOnly
          icon={<Glyph of={icon} isMirrored />}
          aria-label={label}
          isDisabled={to === undefined}
          onPress={() => to && onShow(to)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

type CustomAttributesProps = {
  readonly written: number;
  readonly total: number;
  /** Whether the group is initially expanded, because a search matched one of its fields. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
};

/** Group of rarely used fields, collapsed by default. */
function CustomAttributes({ written, total, isWanted, children }: CustomAttributesProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isWanted || written > 0);
  useEffect(function openForSetting() {
    return onReveal((changeKey) => {
      const part = configPartOf(changeKey);
      if (part?.kind === 'text' && isCustomAttribute(part.slot)) setOpen(true);
    });
  }, []);
  return (
    <Disclosure
      summary={`${t('consumerText.tree.custom')} ${t('consumerText.written', { written, total })}`}
      isOpen={isOpen}
      onChange={setOpen}
    >
      {isOpen && children}
    </Disclosure>
  );
}
