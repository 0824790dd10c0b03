import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ImpactProcess } from '../../../application/impact/ImpactProcess.ts';
import { OrderReplays } from '../../../application/impact/OrderReplays.ts';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { IMPACT_SAMPLE } from '../../../domain/orders/sampleOrders.ts';
import { listedRules } from '../../../domain/rules/ruleRows.ts';
import { BackLink } from '../../shared/components/BackLink/BackLink.tsx';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useService } from '../../shared/services.tsx';
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
  const [impact, setImpact] = useState<ImpactProcess>();
  const [failure, setFailure] = useState<PortFailure>();
  const [attempts, setAttempts] = useState(0);
  // The orders stay the same while what is published becomes another.
  const [sample] = useState(() => ruleSample(published, clock, IMPACT_SAMPLE));
  const before = published.rulesConfig;
  const after = pending.rulesConfig;
  const isDropping = useDroppedFile((file) => void impact?.takeFile(file));

  useEffect(
    function openReplay() {
      let opened: ImpactProcess | undefined;
      let isLeft = false;
      async function open(): Promise<void> {
        const replay = await replays.open();
        if (isLeft) {
          if (replay.ok) replay.value.close();
          return;
        }
        setFailure(replay.ok ? undefined : replay.error);
        if (!replay.ok) return;
        opened = new ImpactProcess(replay.value, clock);
        setImpact(opened);
        await opened.takeSample(sample);
      }
      void open();
      return () => {
        isLeft = true;
        opened?.close();
      };
    },
    [replays, clock, sample, attempts],
  );
  useEffect(
    function countAnew() {
      void impact?.countWith({ published: listedRules(before ?? []), pending: listedRules(after ?? []) });
    },
    [impact, before, after],
  );
  return (
    <>
      <BackLink label={t('navigation.returnRules')} />
      <PageHeader title={t('navigation.impact')} description={t('impact.description')} />
      {failure && <ReadFailure failure={failure} onRetry={() => setAttempts(attempts + 1)} />}
      {impact && (
        <div className={styles.page} data-dropping={isDropping || undefined}>
          {impact.problem && (
            <Banner tone="critical" isAlert>
              {t(`impact.problems.${impact.problem.kind}`)}
            </Banner>
          )}
          <SourceCard impact={impact} onUseSample={() => void impact.takeSample(sample)} />
          <Result impact={impact} configuration={pending} hasChanges={before !== after} />
        </div>
      )}
    </>
  );
});
