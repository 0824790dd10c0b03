import { useEffect, useState } from 'react';
import { ImpactProcess } from '../../../application/impact/ImpactProcess.ts';
import { OrderReplays } from '../../../application/impact/OrderReplays.ts';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { listedRules } from '../../../domain/rules/ruleRows.ts';
import { useService } from '../../shared/services.tsx';

/** Counts what pending rules change on past orders for as long as it is drawn, and anew with each edit of them. */
export function useImpact(published: CompanyConfiguration, pending: CompanyConfiguration): ImpactProcess {
  const clock = useService(Clock);
  const replays = useService(OrderReplays);
  // The orders stay the same while what is published becomes another.
  const [impact] = useState(() => new ImpactProcess(replays, clock, ruleSample(published, clock)));
  const before = published.rulesConfig;
  const after = pending.rulesConfig;
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
  return impact;
}
