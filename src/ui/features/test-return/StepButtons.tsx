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

/** Previous and next screen, regardless of the customer's own buttons. */
export function StepButtons({ screen, onShow }: StepButtonsProps) {
  const { t } = useTranslation();
  const at = consumerSteps.indexOf(screen);
  const [before, after] = [consumerSteps[at - 1], consumerSteps[at + 1]];
  return (
    <div className={styles.buttons}>
      <Button
        variant="quiet"
        icon={<Glyph of={ArrowLeft} size="small" isMirrored />}
        isDisabled={!before}
        onPress={() => before && onShow(before)}
      >
        {t('testReturn.back')}
      </Button>
      {after && (
        <Button onPress={() => onShow(after)}>
          <KeyedText>{t(`consumerPortal.steps.${after}`)}</KeyedText>
          <Glyph of={ArrowRight} size="small" isMirrored />
        </Button>
      )}
    </div>
  );
}
