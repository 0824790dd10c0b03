import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { LatestAnswer } from '../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../application/rules/RuleAnalysis.ts';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { FactValues } from '../../../../domain/orders/factValues.ts';
import type { RuleFinding } from '../../../../domain/rules/analysis/ruleFinding.ts';
import { tellingFindings } from '../../../../domain/rules/analysis/tellingFindings.ts';
import type { ReturnRule } from '../../../../domain/rules/returnRule.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';
import type { RuleTrial } from '../../../../domain/rules/trial/tryRule.ts';
import { useService } from '../../../shared/services.tsx';

export type EditedRuleTrial = {
  /** What the rule would do to the sample orders; nothing until that is counted. */
  readonly trial: RuleTrial | undefined;
  /** What would be wrong with it. */
  readonly findings: readonly RuleFinding[];
  /** What the sample orders have of each fact. */
  readonly values: FactValues | undefined;
};

type EditedAmong = { readonly rules: readonly ListedRule[]; readonly rule: ReturnRule };

/** The id of a rule that has none yet, for as long as it is analysed. */
const NEW = '';

/** Tries a rule on the sample orders and looks for what is wrong with it, anew with each change and off this thread. */
export function useRuleTrial(editor: RulesEditor, edited: ReturnRule): EditedRuleTrial {
  const analysis = useService(RuleAnalysis);
  const company = useService(CompanyStore);
  const clock = useService(Clock);
  const [trial, setTrial] = useState<RuleTrial>();
  const [findings, setFindings] = useState<readonly RuleFinding[]>([]);
  const [values, setValues] = useState<FactValues>();
  // Another object for the same would have the orders made anew.
  const [sample] = useState(() => ruleSample(company.configuration ?? {}, clock));
  const { rules } = editor;
  const [latest] = useState(() => ({
    trial: new LatestAnswer(
      ({ rules: all, rule }: EditedAmong) => analysis.trial(sample, all, rule),
      (answer) => setTrial(answer.ok ? answer.value : undefined),
    ),
    findings: new LatestAnswer(
      ({ rules: all, rule }: EditedAmong) => analysis.findings(all, rule),
      (answer, { rule: { ruleId } }) => {
        const ofRule = answer.ok
          ? answer.value.filter((found) => found.kind !== 'no-window' && found.rule.ruleId === ruleId)
          : [];
        setFindings(tellingFindings(ofRule));
      },
    ),
  }));

  const key = useDeferredValue(JSON.stringify(edited));
  const asked = useMemo<ReturnRule>(() => {
    const rule = JSON.parse(key) as ReturnRule;
    return { ...rule, ruleId: rule.ruleId ?? NEW };
  }, [key]);
  useEffect(
    function tryIt() {
      latest.trial.ask({ rules, rule: asked });
      latest.findings.ask({ rules, rule: asked });
      return () => {
        latest.trial.stop();
        latest.findings.stop();
      };
    },
    [latest, rules, asked],
  );
  useEffect(
    function readValues() {
      let isGone = false;
      void analysis.values(sample).then((answer) => {
        if (!isGone && answer.ok) setValues(answer.value);
      });
      return () => {
        isGone = true;
      };
    },
    [analysis, sample],
  );
  return { trial, findings, values };
}
