import { observer } from 'mobx-react-lite';
import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { useService } from '../services.tsx';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { readinessOf, stepPlaces } from '../../../domain/home/readiness.ts';
import { Button } from '../components/Button/Button.tsx';
import { Glyph } from '../components/Icon/Glyph.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { useNameList } from '../names/useNameList.ts';
import styles from './PageSteps.module.scss';
import { StepMeter } from './StepMeter.tsx';
import { useStepLink } from './useStepLink.ts';
import { useStepText } from './useStepText.ts';
import { isPortalActive } from '../../../domain/company/companyConfiguration.ts';

interface PageStepsProps {
  readonly of: FeatureName;
  /** Whether the steps of this page are known to be complete. If the portal is live, nothing is rendered then. */
  readonly isSet?: boolean;
}

export const PageSteps = observer(function PageSteps({ of, isSet = false }: PageStepsProps) {
  const isLive = useService(CompanyStore).configuration?.portalActive === true;
  return isSet && isLive ? undefined : <OpenSteps of={of} />;
});

/**
 * First incomplete setup step of a page, with a link to the next page. Hidden if the portal is live and the page is
 * complete.
 */
const OpenSteps = observer(function OpenSteps({ of }: { readonly of: FeatureName }) {
  const { t, i18n } = useTranslation();
  const { pendingConfiguration: pending, configuration } = useService(CompanyStore);
  const owner = useService(BrandingStore).configuration;
  const linkTo = useStepLink();
  const textOf = useStepText();
  const listOf = useNameList();
  if (!pending || !configuration || !owner) return undefined;
  const isLive = isPortalActive(configuration);
  const allSteps = readinessOf(pending, {
    ownerLinks: owner.footer,
    isPublished: isLive || typeof configuration.lastPublishedAt === 'string',
  });
  const pageSteps = allSteps.filter((step) => stepPlaces(step).some(({ feature }) => feature === of));
  const shownStep = pageSteps.find(({ isDone }) => !isDone) ?? pageSteps.at(-1);
  if (!shownStep) return undefined;
  const index = allSteps.indexOf(shownStep);
  const otherSteps = [...allSteps.slice(index + 1), ...allSteps.slice(0, index)].filter(
    (step) => !step.isDone && stepPlaces(step).length > 0,
  );
  if (shownStep.isDone && (isLive || otherSteps.length === 0)) return undefined;
  const [next] = otherSteps;
  const openNext = next && linkTo(next);
  const numbers = new Intl.NumberFormat(i18n.language);
  const values = { step: numbers.format(index + 1), all: numbers.format(allSteps.length) };
  const otherNames = listOf(otherSteps.map(({ step }) => t(`home.readiness.steps.${step}`)));
  return (
    <section className={styles.strip} aria-label={t('home.readiness.title')}>
      <Glyph
        of={shownStep.isDone ? CircleCheck : TriangleAlert}
        className={shownStep.isDone ? styles.done : styles.open}
      />
      <p className={styles.words}>
        <b>{t(shownStep.isDone ? 'home.steps.done' : 'home.steps.open', values)}</b>{' '}
        <KeyedText>{textOf(shownStep)}</KeyedText>
      </p>
      <StepMeter done={allSteps.filter(({ isDone }) => isDone).length} all={allSteps.length} />
      {otherSteps.length > 0 && <span className={styles.others}>{t('home.steps.others', { names: otherNames })}</span>}
      {openNext && (
        <Button size="compact" onPress={openNext}>
          <KeyedText>{t('home.steps.next')}</KeyedText>
          <Glyph of={ArrowRight} size="small" isMirrored />
        </Button>
      )}
    </section>
  );
});
