import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import { readinessOf, stepPlaces } from '../../../domain/home/readiness.ts';
import { Button } from '../components/Button/Button.tsx';
import { Glyph } from '../components/Icon/Glyph.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { useNameList } from '../names/useNameList.ts';
import { useService } from '../services.tsx';
import styles from './OpenSteps.module.scss';
import { StepMeter } from './StepMeter.tsx';
import { useStepLink } from './useStepLink.ts';
import { useStepText } from './useStepText.ts';
import { isPortalActive } from '../../../domain/company/companyConfiguration.ts';

/** First open setup step of a page, with a link to the next. Hidden once complete if the portal is live. */
export const OpenSteps = observer(function OpenSteps({ of }: { readonly of: FeatureName }) {
  const { t, i18n } = useTranslation();
  const { pendingConfiguration: pending, configuration } = useService(CompanyStore);
  const owner = useService(BrandingStore).configuration;
  const linkTo = useStepLink();
  const textOf = useStepText();
  const listOf = useNameList();
  if (!pending || !configuration || !owner) return undefined;
  const isLive = isPortalActive(configuration);
  const all = readinessOf(pending, {
    ownerLinks: owner.footer,
    isPublished: isLive || typeof configuration.lastPublishedAt === 'string',
  });
  const own = all.filter((step) => stepPlaces(step).some(({ feature }) => feature === of));
  const shown = own.find(({ isDone }) => !isDone) ?? own.at(-1);
  if (!shown) return undefined;
  const at = all.indexOf(shown);
  const others = [...all.slice(at + 1), ...all.slice(0, at)].filter(
    (step) => !step.isDone && stepPlaces(step).length > 0,
  );
  if (shown.isDone && (isLive || others.length === 0)) return undefined;
  const [next] = others;
  const goOn = next && linkTo(next);
  const numbers = new Intl.NumberFormat(i18n.language);
  const values = { step: numbers.format(at + 1), all: numbers.format(all.length) };
  const names = listOf(others.map(({ step }) => t(`home.readiness.steps.${step}`)));
  return (
    <section className={styles.strip} aria-label={t('home.readiness.title')}>
      <Glyph of={shown.isDone ? CircleCheck : TriangleAlert} className={shown.isDone ? styles.done : styles.open} />
      <p className={styles.words}>
        <b>{t(shown.isDone ? 'home.steps.done' : 'home.steps.open', values)}</b> <KeyedText>{textOf(shown)}</KeyedText>
      </p>
      <StepMeter done={all.filter(({ isDone }) => isDone).length} all={all.length} />
      {others.length > 0 && <span className={styles.others}>{t('home.steps.others', { names })}</span>}
      {goOn && (
        <Button size="compact" onPress={goOn}>
          <KeyedText>{t('home.steps.next')}</KeyedText>
          <Glyph of={ArrowRight} size="small" isMirrored />
        </Button>
      )}
    </section>
  );
});
