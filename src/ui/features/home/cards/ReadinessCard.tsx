import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration, FooterLinks } from '../../../../domain/company/companyConfiguration.ts';
import { fieldKey } from '../../../../domain/changes/fields/fieldSet.ts';
import { readinessOf, type ReadinessStep } from '../../../../domain/home/readiness.ts';
import { settingsFields } from '../../../../domain/settings/settingsFields.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { PageLinksContext, useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import { StepMeter } from '../steps/StepMeter.tsx';
import { useStepLink } from '../steps/useStepLink.ts';
import { useStepText } from '../steps/useStepText.ts';
import styles from './ReadinessCard.module.scss';

export type ReadinessCardProps = {
  readonly pending: CompanyConfiguration;
  readonly ownerLinks: FooterLinks;
  readonly isPublished: boolean;
  /** Whether what was published is there to be looked at. */
  readonly isPublishKnown: boolean;
  /** Whether there is anything to publish. */
  readonly hasChanges: boolean;
  readonly onReview: () => void;
};

/** What a portal needs before customers use it, worked out from its configuration, each with the way to where it is set. */
export function ReadinessCard(props: ReadinessCardProps) {
  const { pending, ownerLinks, isPublished, isPublishKnown, hasChanges, onReview } = props;
  const { t, i18n } = useTranslation();
  const { goTo } = use(PageLinksContext);
  const linkTo = useSettingLink();
  const stepLink = useStepLink();
  const textOf = useStepText();
  const steps = readinessOf(pending, { ownerLinks, isPublished }).filter(
    ({ step }) => step !== 'published' || isPublishKnown,
  );
  const done = steps.filter(({ isDone }) => isDone).length;
  const numbers = new Intl.NumberFormat(i18n.language);

  function wayTo(step: ReadinessStep): (() => void) | undefined {
    if (step.step !== 'published') return stepLink(step);
    if (step.isDone) return () => goTo('/history');
    return hasChanges ? onReview : linkTo('settings', fieldKey(settingsFields, 'portalActive'));
  }
  return (
    <Card
      density="flush"
      title={t('homePage.readiness.title')}
      description={t('homePage.readiness.description')}
      actions={
        <div className={styles.progress}>
          <span>
            {t('homePage.readiness.progress', { done: numbers.format(done), all: numbers.format(steps.length) })}
          </span>
          <StepMeter done={done} all={steps.length} />
        </div>
      }
    >
      <ul className={styles.steps}>
        {steps.map((step) => {
          const go = wayTo(step);
          const words = (
            <>
              <Glyph
                of={step.isDone ? CircleCheck : TriangleAlert}
                className={step.isDone ? styles.done : styles.open}
              />
              <span className={styles.name}>
                <KeyedText>{t(`homePage.readiness.steps.${step.step}`)}</KeyedText>
                {!step.isDone && <VisuallyHidden>{t('homePage.readiness.open')}</VisuallyHidden>}
              </span>
              <span className={styles.detail}>{textOf(step)}</span>
              {go && <Glyph of={ChevronRight} size="small" isMirrored className={styles.chevron} />}
            </>
          );
          return (
            <li key={step.step} className={classNames(!step.isDone && styles.lacking)}>
              {go ? (
                <button type="button" className={styles.step} onClick={go}>
                  {words}
                </button>
              ) : (
                <div className={styles.step}>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
