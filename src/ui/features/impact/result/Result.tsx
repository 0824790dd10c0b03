import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { ChangedOrdersCard } from './ChangedOrdersCard.tsx';
import { Figures } from './Figures.tsx';
import { FlowCard } from './FlowCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import styles from './Result.module.scss';

export type ResultProps = {
  readonly impact: ImpactProcess;
  readonly configuration: CompanyConfiguration;
  /** Rules are among the pending changes. */
  readonly hasChanges: boolean;
};

/** What was counted. */
export const Result = observer(function Result({ impact, configuration, hasChanges }: ResultProps) {
  const { t } = useTranslation();
  const { summary } = impact;
  if (!summary) return undefined;
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
        <FlowCard summary={summary} configuration={configuration} />
        <RulesCard summary={summary} />
      </div>
      <ChangedOrdersCard impact={impact} summary={summary} configuration={configuration} />
    </>
  );
});
