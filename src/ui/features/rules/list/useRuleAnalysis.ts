import { useDeferredValue, useEffect } from 'react';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';

const analysis = new LazyPart(
  async () => (await import('../../../../domain/rules/analysis/analyseRules.ts')).analyseRules,
);

/** Looks for what is wrong with the rules [RL-8], anew after each edit and once the edit is drawn. */
export function useRuleAnalysis(editor: RulesEditor): void {
  const rules = useDeferredValue(editor.rules);
  useEffect(
    function analyse() {
      let isOutdated = false;
      analysis.load().then(
        (analyseRules) => {
          if (!isOutdated) editor.takeFindings(analyseRules(rules));
        },
        // Without its script the rules are shown all the same, with nothing said of them.
        () => undefined,
      );
      return () => {
        isOutdated = true;
      };
    },
    [editor, rules],
  );
}
