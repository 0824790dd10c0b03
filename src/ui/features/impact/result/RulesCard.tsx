import { useTranslation } from 'react-i18next';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useFigures } from '../useFigures.ts';
import styles from './Result.module.scss';

const MAX_SHOWN = 20;

/** Changed rules. Rules that affect the most orders are first. */
export function RulesCard({ summary }: { readonly summary: ImpactSummary }) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const max = summary.rules[0]?.orders ?? 1;
  return (
    <Card title={t('impact.rules.title')}>
      <ol className={styles.rules}>
        {summary.rules.slice(0, MAX_SHOWN).map((rule, nth) => (
          <li key={nth}>
            <span className={styles.rule}>
              <bdi>{rule.name}</bdi>
              {rule.state === 'unchanged' ? (
                <Pill>{t('impact.states.unchanged')}</Pill>
              ) : (
                <Pill tone="pending">{t(`rules.states.${rule.state}`)}</Pill>
              )}
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
