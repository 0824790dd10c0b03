import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration, FooterLinks } from '../../../../domain/company/companyConfiguration.ts';
import { fieldKey } from '../../../../domain/changes/fields/fieldSet.ts';
import { readinessOf, stepMinutes, type ReadinessStep } from '../../../../domain/home/readiness.ts';
import { settingsFields } from '../../../../domain/settings/settingsFields.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext, useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';
import { StepMeter } from '../../../shared/steps/StepMeter.tsx';
import { useStepFeature, useStepLink } from '../../../shared/steps/useStepLink.ts';
import { useStepText } from '../../../shared/steps/useStepText.ts';
import styles from './ReadinessCard.module.scss';

export type ReadinessCardProps = {
  readonly pending: CompanyConfiguration;
  readonly ownerLinks: FooterLinks;
  readonly isPublished: boolean;
  /** Whether `isPublished` is known. If not, the step "published" is not shown. */
  readonly isPublishKnown: boolean;
  readonly hasChanges: boolean;
  readonly onReview: () => void;
};

/** Setup checklist with links. The completed steps are derived from the configuration. */
export function ReadinessCard(props: ReadinessCardProps) {
  const { pending, ownerLinks, isPublished, isPublishKnown, hasChanges, onReview } = props;
  const { t, i18n } = useTranslation();
  const { goTo } = use(PageLinksContext);
  const linkTo = useSettingLink();
  const stepLink = useStepLink();
  const featureOf = useStepFeature();
  const pages = useService(FeaturePages);
  const textOf = useStepText();
  const steps = readinessOf(pending, { ownerLinks, isPublished }).filter(
    ({ step }) => step !== 'published' || isPublishKnown,
  );
  const done = steps.filter(({ isDone }) => isDone).length;
  const numbers = new Intl.NumberFormat(i18n.language);

  function actionOf(step: ReadinessStep): (() => void) | undefined {
    if (step.step !== 'published') return stepLink(step);
    if (step.isDone) return () => goTo('/history');
    return hasChanges ? onReview : linkTo('settings', fieldKey(settingsFields, 'portalActive'));
  }
  function fixLabelOf(step: ReadinessStep): string {
    if (step.step === 'published' && hasChanges) return t('changes.review');
    const feature = step.step === 'published' ? 'settings' : featureOf(step);
    const page = feature && pages[feature];
    return page ? t('home.readiness.fixIn', { page: t(page.titleKey) }) : t('home.readiness.fix');
  }
  if (done === steps.length) return undefined;
  return (
    <Card
      density="flush"
      title={t('home.readiness.title')}
      description={t('home.readiness.description')}
      actions={
        <div className={styles.progress}>
          <span>{t('home.readiness.progress', { done: numbers.format(done), all: numbers.format(steps.length) })}</span>
          <StepMeter done={done} all={steps.length} />
        </div>
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => {
          const go = actionOf(step);
          if (!step.isDone) return <OpenStep key={step.step} step={step} fixLabel={fixLabelOf(step)} onFix={go} />;
          const label = (
            <>
              <Glyph of={CircleCheck} className={styles.done} />
              <span className={styles.name}>{t(`home.readiness.steps.${step.step}`)}</span>
              <span className={styles.detail}>{textOf(step)}</span>
              {go && <Glyph of={ChevronRight} size="small" isMirrored className={styles.chevron} />}
            </>
          );
          return (
            <li key={step.step}>
              {go ? (
                <button type="button" className={styles.step} onClick={go}>
                  {label}
                </button>
              ) : (
                <div className={styles.step}>{label}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface OpenStepProps {
  readonly step: ReadinessStep;
  readonly fixLabel: string;
  readonly onFix: (() => void) | undefined;
}

function OpenStep({ step, fixLabel, onFix }: OpenStepProps) {
  const { t, i18n } = useTranslation();
  const textOf = useStepText();
  const minutes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute' });
  const name = t(`home.readiness.steps.${step.step}`);
  return (
    <li className={styles.lacking}>
      <div className={styles.openStep}>
        <Glyph of={TriangleAlert} className={styles.open} />
        <span className={styles.words}>
          <span className={styles.name}>
            <KeyedText>{name}</KeyedText>
            <VisuallyHidden>{t('home.readiness.open')}</VisuallyHidden>
          </span>
          <span className={styles.detail}>{textOf(step)}</span>
        </span>
        <span className={styles.minutes}>{minutes.format(stepMinutes[step.step])}</span>
        {onFix && (
          <Button size="compact" aria-label={`${name}: ${fixLabel}`} onPress={onFix}>
            {fixLabel}
          </Button>
        )}
      </div>
    </li>
  );
}
