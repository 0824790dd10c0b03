import { useEffect, useState } from 'react';
import { ImpactProcess } from '../../../application/impact/ImpactProcess.ts';
import { OrderReplays } from '../../../application/impact/OrderReplays.ts';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { listedRules } from '../../../domain/rules/ruleRows.ts';
import { useService } from '../../shared/services.tsx';

/** While mounted, evaluates the pending rules on past orders, and repeats this after each edit. */
export function useImpact(published: CompanyConfiguration, pending: CompanyConfiguration): ImpactProcess {
  const clock = useService(Clock);
  const replays = useService(OrderReplays);
  // Create the sample orders only once, so that they do not change after a publish.
  const [impact] = useState(() => new ImpactProcess(replays, clock, ruleSample(published, clock)));
  const publishedRules = published.rulesConfig;
  const pendingRules = pending.rulesConfig;
  useEffect(
    function startCounting() {
      void impact.start();
      return () => impact.close();
    },
    [impact],
  );
  useEffect(
    function recount() {
      void impact.countWith({ published: listedRules(publishedRules ?? []), pending: listedRules(pendingRules ?? []) });
    },
    [impact, publishedRules, pendingRules],
  );
  return impact;
}
