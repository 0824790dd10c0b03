import { useDeferredValue, useEffect, useState } from 'react';
import { LatestAnswer } from '../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../application/rules/RuleAnalysis.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';
import { useService } from '../../../shared/services.tsx';

/** Looks for what is wrong with the rules [RL-8], anew after each edit and once the edit is drawn. */
export function useRuleAnalysis(editor: RulesEditor): void {
  const analysis = useService(RuleAnalysis);
  const [latest] = useState(
    () =>
      new LatestAnswer(
        (rules: readonly ListedRule[]) => analysis.findings(rules),
        (findings) => {
          // Without its script the rules are shown all the same, with nothing said of them.
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
