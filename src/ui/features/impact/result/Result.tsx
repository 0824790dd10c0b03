import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { ChangedOrdersCard } from './ChangedOrdersCard.tsx';
import { Figures } from './Figures.tsx';
import { FlowCards } from './FlowCards.tsx';
import { OrderFileButton } from '../source/OrderFileButton.tsx';
import { RulesCard } from './RulesCard.tsx';
import styles from './Result.module.scss';

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
