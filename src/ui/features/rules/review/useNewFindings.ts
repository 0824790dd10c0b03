import { useEffect, useState } from 'react';
import { LatestAnswer } from '../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../application/rules/RuleAnalysis.ts';
import type { RuleDocument } from '../../../../domain/company/parts/ruleDocument.ts';
import { newFindings } from '../../../../domain/rules/analysis/newFindings.ts';
import type { RuleFinding } from '../../../../domain/rules/analysis/ruleFinding.ts';
import { listedRules } from '../../../../domain/rules/ruleRows.ts';
import { useService } from '../../../shared/services.tsx';

type Sides = { readonly before: readonly RuleDocument[]; readonly after: readonly RuleDocument[] };

/** Findings of the pending rules that the published ones lack. */
export function useNewFindings(
  before: readonly RuleDocument[],
  after: readonly RuleDocument[],
): readonly RuleFinding[] {
  const analysis = useService(RuleAnalysis);
  const [found, setFound] = useState<readonly RuleFinding[]>([]);
  const [latest] = useState(
    () =>
      new LatestAnswer(
        async (sides: Sides) => ({
          published: await analysis.findings(listedRules(sides.before)),
          pending: await analysis.findings(listedRules(sides.after)),
        }),
        ({ published, pending }) => {
          // If the script cannot be loaded, changes are reviewed without findings.
          if (published.ok && pending.ok) setFound(newFindings(published.value, pending.value));
        },
      ),
  );
  useEffect(
    function analyse() {
      latest.ask({ before, after });
      return () => latest.stop();
    },
    [latest, before, after],
  );
  return found;
}
