import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ImpactProcess } from '../../../application/impact/ImpactProcess.ts';
import { OrderReplays } from '../../../application/impact/OrderReplays.ts';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { IMPACT_SAMPLE } from '../../../domain/orders/sampleOrders.ts';
import { listedRules } from '../../../domain/rules/ruleRows.ts';
import { BackLink } from '../../shared/components/BackLink/BackLink.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useService } from '../../shared/services.tsx';
import { ImpactProblem } from './ImpactProblem.tsx';
import styles from './ImpactPage.module.scss';
import { Result } from './result/Result.tsx';
import { SourceCard } from './source/SourceCard.tsx';
import { useDroppedFile } from './source/useDroppedFile.ts';

/** What the pending rules change on past orders [RL-9]. */
export const ImpactPage = observer(function ImpactPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <Impact published={configuration} pending={pendingConfiguration} />;
});

type ImpactProps = { readonly published: CompanyConfiguration; readonly pending: CompanyConfiguration };

const Impact = observer(function Impact({ published, pending }: ImpactProps) {
  const { t } = useTranslation();
  const clock = useService(Clock);
  const replays = useService(OrderReplays);
  // The orders stay the same while what is published becomes another.
  const [impact] = useState(() => new ImpactProcess(replays, clock, ruleSample(published, clock, IMPACT_SAMPLE)));
  const before = published.rulesConfig;
  const after = pending.rulesConfig;
  const isDropping = useDroppedFile((file) => void impact.takeFile(file));

  useEffect(
    function startCounting() {
      void impact.start();
      return () => impact.close();
    },
    [impact],
  );
  useEffect(
    function countAnew() {
      void impact.countWith({ published: listedRules(before ?? []), pending: listedRules(after ?? []) });
    },
    [impact, before, after],
  );
  return (
    <>
      <BackLink label={t('navigation.returnRules')} />
      <PageHeader title={t('navigation.impact')} description={t('impact.description')} />
      {impact.failure && <ReadFailure failure={impact.failure} onRetry={() => void impact.start()} />}
      {!impact.failure && (
        <div className={styles.page} data-dropping={isDropping || undefined}>
          <ImpactProblem impact={impact} />
          <SourceCard impact={impact} />
          <Result impact={impact} configuration={pending} hasChanges={before !== after} />
        </div>
      )}
    </>
  );
});
