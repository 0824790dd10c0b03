import { useTranslation } from 'react-i18next';
import type { ImpactSummary, ResponsibleRule } from '../../../../domain/impact/impactSummary.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useFigures } from '../useFigures.ts';
import styles from './Result.module.scss';

function useRuleState(): (state: ResponsibleRule['state']) => string {
  const { t } = useTranslation();
  return (state) => (state === 'unchanged' ? t('impact.states.unchanged') : t(`rules.states.${state}`));
}

const MAX_SHOWN = 20;

/** Card with the changed rules. Rules that affect the most orders are first. */
export function RulesCard({ summary }: { readonly summary: ImpactSummary }) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const stateOf = useRuleState();
  const max = summary.rules[0]?.orders ?? 1;
  return (
    <Card title={t('impact.rules.title')}>
      <ol className={styles.rules}>
        {summary.rules.slice(0, MAX_SHOWN).map((rule, nth) => (
          <li key={nth}>
            <span className={styles.rule}>
              <bdi>{rule.name}</bdi>
              <Pill tone={rule.state === 'unchanged' ? 'neutral' : 'pending'}>{stateOf(rule.state)}</Pill>
              <span className={styles.count}>{number(rule.orders)}</span>
            </span>
            <span className={styles.meter} aria-hidden="true">
              <i style={{ '--share': rule.orders / max }} />
            </span>
          </li>
        ))}
      </ol>
      {summary.changedBySeveral > 0 && (
        <p className={styles.note}>{t('impact.rules.several', { number: number(summary.changedBySeveral) })}</p>
      )}
    </Card>
  );
}
