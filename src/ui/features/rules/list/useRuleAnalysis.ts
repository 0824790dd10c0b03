import { useDeferredValue, useEffect } from 'react';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';

const analysis = new LazyPart(
  async () => (await import('../../../../domain/rules/analysis/analyseRules.ts')).analyseRules,
);

/** Looks for what is wrong with the rules [RL-8], anew after each edit and once the edit is drawn. */
export function useRuleAnalysis(store: RulesEditor): void {
  const rules = useDeferredValue(store.rules);
  useEffect(
    function analyse() {
      let isOutdated = false;
      analysis.load().then(
        (analyseRules) => {
          if (!isOutdated) store.takeFindings(analyseRules(rules));
        },
        // Without its script the rules are shown all the same, with nothing said of them.
        () => undefined,
      );
      return () => {
        isOutdated = true;
      };
    },
    [store, rules],
  );
}
