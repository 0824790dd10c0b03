import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CarriersEditor } from '../../../../application/carriers/CarriersEditor.ts';
import type { CarrierCard } from '../../../../domain/carriers/setup/carrierCards.ts';
import { setupSteps } from '../../../../domain/carriers/setup/setupSteps.ts';
import type { Carrier } from '../../../../domain/company/parts/carrier.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SetupProgress.module.scss';

export type SetupProgressProps = {
  readonly editor: CarriersEditor;
  readonly card: CarrierCard;
  readonly carrier: Carrier;
};

/** Incomplete setup steps of a carrier. Hidden once all steps are complete. */
export const SetupProgress = observer(function SetupProgress({ editor, card, carrier }: SetupProgressProps) {
  const { t } = useTranslation();
  const { carrierCompanyId, name, isPending } = card;
  const use = editor.useOf(carrierCompanyId);
  const steps = use ? setupSteps(carrier, use, isPending) : [];
  const nextStep = steps.find(({ isDone }) => !isDone);
  if (!nextStep) return undefined;
  const refused = use?.delivery.refused;
  return (
    <div className={styles.progress}>
      <ol className={styles.steps} aria-label={t('carriers.steps.label', { name })}>
        {steps.map(({ step, isDone }) => (
          <li
            key={step}
            className={classNames(styles.step, step === nextStep.step && styles.next)}
            {...(step === nextStep.step && { 'aria-current': 'step' as const })}
          >
            <Glyph
              of={isDone ? CircleCheck : step === nextStep.step ? CircleDot : Circle}
              size="small"
              className={isDone ? styles.tick : undefined}
            />
            <KeyedText>{t(`carriers.steps.${step}`, { name })}</KeyedText>
            {isDone && <VisuallyHidden>{t('carriers.steps.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      <p>
        {nextStep.step === 'address' && refused !== undefined
          ? t('carriers.next.defaultRefused', { name, address: editor.addressName(refused) })
          : t(`carriers.next.${nextStep.step}`, { name })}
      </p>
    </div>
  );
});
