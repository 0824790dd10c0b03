import { useDeferredValue, useEffect, useState } from 'react';
import { LatestAnswer } from '../../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../../application/rules/RuleAnalysis.ts';
import type { RulesEditor } from '../../../../../application/rules/RulesEditor.ts';
import type { ListedRule } from '../../../../../domain/rules/ruleRows.ts';
import { useService } from '../../../../shared/services.tsx';

/** Analyses the rules after each edit, once the edit is rendered [RL-8]. */
export function useRuleAnalysis(editor: RulesEditor): void {
  const analysis = useService(RuleAnalysis);
  const [latest] = useState(
    () =>
      new LatestAnswer(
        (rules: readonly ListedRule[]) => analysis.findings(rules),
        (findings) => {
          if (findings.ok) editor.takeFindings(findings.value);
        },
      ),
  );
  const rules = useDeferredValue(editor.rules);
  useEffect(
    function analyse() {
      latest.ask(rules);
      return () => latest.stop();
    },
    [latest, rules],
  );
}
