import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './StepButtons.module.scss';

export type StepButtonsProps = {
  readonly screen: ConsumerStep;
  readonly onShow: (screen: ConsumerStep) => void;
};

/** Buttons for the previous and the next screen. They work even if the screen's own button is disabled. */
export function StepButtons({ screen, onShow }: StepButtonsProps) {
  const { t } = useTranslation();
  const index = consumerSteps.indexOf(screen);
  const [previousStep, nextStep] = [consumerSteps[index - 1], consumerSteps[index + 1]];
  return (
    <div className={styles.buttons}>
      <Button
        variant="quiet"
        icon={<Glyph of={ArrowLeft} size="small" isMirrored />}
        isDisabled={!previousStep}
        onPress={() => previousStep && onShow(previousStep)}
      >
        {t('testReturn.back')}
      </Button>
      {nextStep && (
        <Button onPress={() => onShow(nextStep)}>
          <KeyedText>{t(`consumerPortal.steps.${nextStep}`)}</KeyedText>
          <Glyph of={ArrowRight} size="small" isMirrored />
        </Button>
      )}
    </div>
  );
}
