import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { consumerSteps, type ConsumerStep } from '../../../../domain/consumer-text/textSlot.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';

export type StepTurnsProps = { readonly step: ConsumerStep; readonly onShow: (step: ConsumerStep) => void };

export function StepTurns({ step, onShow }: StepTurnsProps) {
  const { t } = useTranslation();
  const at = consumerSteps.indexOf(step);
  const turns = [
    { to: consumerSteps[at - 1], icon: ChevronLeft, label: t('wording.tree.previous') },
    { to: consumerSteps[at + 1], icon: ChevronRight, label: t('wording.tree.next') },
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
