import { CircleCheck, CircleX, GitBranch, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';
import type { Language } from '../../../domain/languages/language.ts';
import { ruleKey } from '../../../domain/rules/changes/ruleList.ts';
import type { ComparedDecision, ScreenDecision, DecisionDetail } from '../../../domain/test-return/screenDecisions.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { FeaturePages } from '../../shared/pages/AppPage.ts';
import { placeOfPart, type PlaceOfPart } from '../../shared/preview/placeOfPart.ts';
import { useService } from '../../shared/services.tsx';
import { useLatest } from '../../shared/useLatest.ts';
import { SettingLink } from '../../shared/settings/SettingLink.tsx';
import { isolated } from '../../shared/texts/isolated.ts';
import { ReachProblems } from '../../shared/reach/ReachProblems.tsx';
import { useReachTexts } from '../../shared/reach/useReachTexts.ts';
import { useDecisionText } from './useDecisionText.ts';
import styles from './Why.module.scss';

export type WhyProps = {
  readonly decisions: readonly ComparedDecision[];
  readonly configuration: CompanyConfiguration;
  readonly otherConfiguration: CompanyConfiguration;
  readonly isPending: boolean;
  readonly language: Language;
  readonly pointed: string | undefined;
  /** Called with the id of the hovered decision, or undefined if no decision is hovered. */
  readonly onPoint: (id: string | undefined) => void;
};

/** Pages for editing decisions that belong neither to a rule nor to a part of a screen. */
const places: Partial<Readonly<Record<DecisionDetail['kind'], FeatureName>>> = {
  'no-fields': 'return-form',
  'nothing-sent': 'rules',
  payer: 'return-reasons',
  destination: 'warehouses',
  restocking: 'refunds',
  total: 'refunds',
  'no-refund': 'refunds',
  instructions: 'settings',
};

const placeOf = ({ detail, part }: ScreenDecision, language: Language): PlaceOfPart | undefined => {
  const feature = places[detail.kind];
  return feature ? { feature } : part === undefined ? undefined : placeOfPart(part, language);
};

function DecisionLinks({ decision, language }: { readonly decision: ScreenDecision; readonly language: Language }) {
  const { t } = useTranslation();
  const pages = useService(FeaturePages);
  const { rules } = decision;
  if (rules.length > 0)
    return rules.map(({ ruleId, name }) => (
      <li key={ruleId}>
        <Glyph of={GitBranch} size="small" />
        <SettingLink feature="rules" changeKey={ruleId && ruleKey(ruleId)}>
          {isolated(name)}
        </SettingLink>
      </li>
    ));
  const place = placeOf(decision, language);
  const page = place && pages[place.feature];
  return (
    page && (
      <li>
        <Glyph of={SlidersHorizontal} size="small" />
        <SettingLink {...place}>{t(page.titleKey)}</SettingLink>
      </li>
    )
  );
}

const isGood = ({ detail }: ScreenDecision): boolean =>
  detail.kind === 'item'
    ? detail.item.verdict.kind === 'returnable' || detail.item.verdict.kind === 'returnless'
    : detail.kind !== 'no-method';

type DecisionProps = Omit<WhyProps, 'decisions' | 'onPoint'> & { readonly compared: ComparedDecision };

function Decision(props: DecisionProps) {
  const { compared, configuration, otherConfiguration, isPending, language, pointed } = props;
  const { t } = useTranslation();
  const textOf = useDecisionText(configuration);
  const otherTextOf = useDecisionText(otherConfiguration);
  const reachTexts = useReachTexts(configuration);
  const { shown, other, isChanged } = compared;
  const { subject, price, result, because } = textOf(shown);
  const good = isGood(shown);
  return (
    <li className={styles.decision} data-decision={shown.id} data-pointed={pointed === shown.id ? '' : undefined}>
      <Glyph of={good ? CircleCheck : CircleX} className={good ? styles.good : styles.bad} />
      <div className={styles.words}>
        {subject !== undefined && (
          <p className={styles.subject}>
            <b>{subject}</b> <KeyedText>{price}</KeyedText>
          </p>
        )}
        <p className={styles.result} data-changed={isChanged && isPending ? '' : undefined}>
          <KeyedText>{result}</KeyedText>
          {isChanged && other && (
            <>
              {' '}
              <VisuallyHidden>
                {`${t(isPending ? 'changes.sides.published' : 'changes.sides.pending')}: `}
              </VisuallyHidden>
              {isPending ? (
                <del className={styles.before}>{otherTextOf(other).short}</del>
              ) : (
                <span className={styles.after}>{otherTextOf(other).short}</span>
              )}
            </>
          )}
        </p>
        {because !== '' && shown.detail.kind !== 'no-method' && <p className={styles.because}>{because}</p>}
        {shown.detail.kind === 'no-method' && <ReachProblems reach={shown.detail} texts={reachTexts} />}
        <ul className={styles.ways}>
          <DecisionLinks decision={shown} language={language} />
          {isChanged && (
            <li>
              <Pill tone="pending">{t(other ? 'rules.states.changed' : 'rules.states.added')}</Pill>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

function usePointing(onPoint: WhyProps['onPoint']): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const latest = useLatest(onPoint);
  useEffect(
    function listen() {
      const { current } = list;
      if (!current) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const point = ({ target }: Event): void => {
        const decision = target instanceof Element ? target.closest('[data-decision]') : null;
        latest.current(decision?.getAttribute('data-decision') ?? undefined);
      };
      const handleLeave = (): void => latest.current(undefined);
      current.addEventListener('pointerover', point, { signal });
      current.addEventListener('focusin', point, { signal });
      current.addEventListener('pointerleave', handleLeave, { signal });
      current.addEventListener('focusout', handleLeave, { signal });
      return () => controller.abort();
    },
    [latest],
  );
  return list;
}

/** List of the decisions of a screen, each with result, reason and a link to the rule or setting. */
export function Why(props: WhyProps) {
  const { decisions, onPoint, ...given } = props;
  const { t } = useTranslation();
  const list = usePointing(onPoint);
  const changed = decisions.filter(({ isChanged }) => isChanged).length;
  return (
    <Card title={t('testReturn.why.title')} description={t('testReturn.why.description')}>
      {changed > 0 && (
        <Banner tone="pending">
          {t(given.isPending ? 'testReturn.why.differsFromPublished' : 'testReturn.why.differsAfterPublishing', {
            number: changed,
            of: decisions.length,
          })}
        </Banner>
      )}
      <div ref={list}>
        {decisions.length === 0 ? (
          <p className={styles.because}>{t('testReturn.why.none')}</p>
        ) : (
          <ul className={styles.decisions} aria-label={t('testReturn.why.title')}>
            {decisions.map((compared) => (
              <Decision key={compared.shown.id} compared={compared} {...given} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
