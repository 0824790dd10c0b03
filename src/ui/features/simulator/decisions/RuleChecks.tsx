import { Check, CircleCheck, CircleDashed, CircleX, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleCondition } from '../../../../domain/rules/conditions/ruleCondition.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { conditionPhrase } from '../../../../domain/rules/rulePhrase.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';
import type { SimulatedRule } from '../../../../domain/simulator/simulate.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { VisuallyHidden } from '../../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrase } from '../../../shared/changes/comparison/usePhrase.ts';
import { factText } from '../../../shared/rules/factText.ts';
import styles from './RuleChecks.module.scss';

export type RuleChecksProps = {
  readonly rules: readonly SimulatedRule[];
  /** Published rules, with which the pending rules are compared to mark differences. */
  readonly before?: readonly SimulatedRule[] | undefined;
  readonly item: OrderItem;
  readonly currency: string | undefined;
};

/** Number of rules shown initially. The deciding rule is always shown. */
const MAX_SHOWN = 20;

const icons: Readonly<Record<SimulatedRule['outcome'], LucideIcon>> = {
  decides: CircleCheck,
  'fires-behind': CircleDashed,
  'does-not-fire': CircleX,
  disabled: CircleDashed,
};

export function RuleChecks({ rules, before, item, currency }: RuleChecksProps) {
  const { t, i18n } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const numbered = rules.map((rule, nth) => ({ rule, number: nth + 1 }));
  const shownRules = showsAll
    ? numbered
    : numbered.filter(({ rule, number }) => number <= MAX_SHOWN || rule.outcome === 'decides');
  const hiddenCount = rules.length - shownRules.length;
  if (rules.length === 0) return <p className={styles.none}>{t('simulator.noRules')}</p>;
  return (
    <>
      <ol className={styles.rules}>
        {shownRules.map(({ rule, number }) => (
          <RuleCheck
            key={rule.rule.ruleId}
            rule={rule}
            number={number}
            before={before?.find((each) => each.rule.ruleId === rule.rule.ruleId)}
            isPending={before !== undefined}
            item={item}
            currency={currency}
          />
        ))}
      </ol>
      {hiddenCount > 0 && (
        <div>
          <Button size="compact" variant="quiet" onPress={() => setShowsAll(true)}>
            {t('simulator.showAll', { number: new Intl.NumberFormat(i18n.language).format(rules.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

type RuleCheckProps = Pick<RuleChecksProps, 'item' | 'currency'> & {
  readonly rule: SimulatedRule;
  readonly number: number;
  readonly before: SimulatedRule | undefined;
  readonly isPending: boolean;
};

function RuleCheck({ rule: simulated, number, before, isPending, item, currency }: RuleCheckProps) {
  const { t, i18n } = useTranslation();
  const phraseText = usePhrase();
  const { rule, outcome, checks, change } = simulated;
  const isNew = (condition: RuleCondition): boolean =>
    isPending && change === 'changed' && !before?.rule.conditions.some((each) => deepEqual(each, condition));
  return (
    <li className={classNames(styles.rule, styles[outcome])}>
      <Glyph of={icons[outcome]} size="small" className={styles.icon} />
      <span className={styles.name}>
        <KeyedText>{rule.isDefault ? '' : `${new Intl.NumberFormat(i18n.language).format(number)} `}</KeyedText>
        <bdi>{rule.name}</bdi>
        {isPending && change !== 'none' && <span className={styles.chip}>{t(`rules.states.${change}`)}</span>}
      </span>
      <span className={styles.result}>{t(`simulator.rule.${outcome}`)}</span>
      {checks.length > 0 && (
        <ul className={styles.checks}>
          {checks.map(({ condition, outcome: held }, nth) => (
            <li key={nth} className={styles.check}>
              <Glyph
                of={held === 'holds' ? Check : X}
                size="small"
                className={held === 'holds' ? styles.good : styles.bad}
              />
              <VisuallyHidden>{t(held === 'holds' ? 'simulator.holds' : 'simulator.fails')}</VisuallyHidden>
              <span className={classNames(styles.condition, isNew(condition) && styles.fresh)}>
                {phraseText(conditionPhrase(condition, currency))}
              </span>
              <span className={styles.seen}>
                {factText(item, condition.fact, currency, i18n.language) ?? t('simulator.lacking')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
