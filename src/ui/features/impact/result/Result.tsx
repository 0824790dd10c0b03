import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { ChangedOrdersCard } from './ChangedOrdersCard.tsx';
import { Figures, type FiguresProps } from './Figures.tsx';
import { OrderFileButton } from '../source/OrderFileButton.tsx';
import styles from './Result.module.scss';
import { OTHERS } from '../../../../domain/impact/flowPicture.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import { useEffectText } from '../useEffectText.ts';
import { FlowOfKind } from './FlowOfKind.tsx';
import type { ImpactSummary } from '../../../../domain/impact/impactSummary.ts';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { useFigures } from '../useFigures.ts';

export type ResultProps = {
  readonly impact: ImpactProcess;
  readonly configuration: CompanyConfiguration;
  readonly hasChanges: boolean;
};

export const Result = observer(function Result({ impact, configuration, hasChanges }: ResultProps) {
  const { t } = useTranslation();
  const { summary } = impact;
  const isSample = impact.source.kind === 'sample';
  if (!summary) return undefined;
  if (!summary.hasEvidence)
    return (
      <Banner
        tone="info"
        title={t(isSample ? 'impact.unmatched.sample' : 'impact.unmatched.file')}
        action={<OrderFileButton impact={impact} size="compact" />}
      >
        {t('impact.unmatched.own')}
      </Banner>
    );
  if (summary.changedOrders === 0)
    return (
      <Banner tone="info" title={t('impact.same.title')}>
        {hasChanges ? t('impact.same.changes', { count: summary.orders }) : t('impact.same.noChanges')}
      </Banner>
    );
  return (
    <>
      <Figures summary={summary} configuration={configuration} />
      <div className={styles.pair}>
        <FlowCards summary={summary} configuration={configuration} />
        <RulesCard summary={summary} />
      </div>
      <ChangedOrdersCard impact={impact} summary={summary} configuration={configuration} />
    </>
  );
});

/** Cards with the number of orders for each pair of published and pending decision. */
function FlowCards({ summary, configuration }: FiguresProps) {
  const { t } = useTranslation();
  const effectText = useEffectText(configuration);
  const nameOf = (effect: number): string =>
    effect === OTHERS ? t('impact.flow.others') : effectText(summary.effects[effect]);
  return ruleTabs
    .filter((type) => summary.byType[type] > 0)
    .map((type) => (
      <Card key={type} title={t(`rules.types.${type}`)}>
        <FlowOfKind
          title={t(`rules.types.${type}`)}
          flows={summary.flows.filter((flow) => flow.type === type)}
          nameOf={nameOf}
        />
      </Card>
    ));
}

const MAX_SHOWN = 20;

/** Changed rules. Rules that affect the most orders are first. */
function RulesCard({ summary }: { readonly summary: ImpactSummary }) {
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
