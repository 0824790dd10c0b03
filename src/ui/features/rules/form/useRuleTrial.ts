import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { LatestAnswer } from '../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../application/rules/RuleAnalysis.ts';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { FactValues } from '../../../../domain/orders/factValues.ts';
import { type RuleFinding, tellingFindings } from '../../../../domain/rules/analysis/ruleFinding.ts';
import type { ReturnRule } from '../../../../domain/rules/returnRule.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';
import type { RuleTrial } from '../../../../domain/rules/trial/tryRule.ts';
import { useService } from '../../../shared/services.tsx';

export type EditedRuleTrial = {
  /** Effect on the sample orders, once computed. */
  readonly trial: RuleTrial | undefined;
  /** Problems of the edited rule. */
  readonly findings: readonly RuleFinding[];
  /** Values of each fact in the sample orders. */
  readonly values: FactValues | undefined;
};

type EditedAmong = { readonly rules: readonly ListedRule[]; readonly rule: ReturnRule };

/** Temporary id of a new rule during analysis. */
const NEW = '';

/** Evaluates an edited rule on sample orders and analyses it, in a worker, after each change. */
export function useRuleTrial(editor: RulesEditor, edited: ReturnRule): EditedRuleTrial {
  const analysis = useService(RuleAnalysis);
  const company = useService(CompanyStore);
  const clock = useService(Clock);
  const [trial, setTrial] = useState<RuleTrial>();
  const [findings, setFindings] = useState<readonly RuleFinding[]>([]);
  const [values, setValues] = useState<FactValues>();
  // A new object would generate the orders again.
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
