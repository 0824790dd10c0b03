import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { LatestAnswer } from '../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../application/rules/RuleAnalysis.ts';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { FactValues } from '../../../../domain/orders/factValues.ts';
import { type RuleFinding, usefulFindings } from '../../../../domain/rules/analysis/ruleFinding.ts';
import type { ReturnRule } from '../../../../domain/rules/returnRule.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';
import type { RuleTrial } from '../../../../domain/rules/trial/tryRule.ts';
import { useService } from '../../../shared/services.tsx';
import { NEW_RULE_ID } from '../list/findings/RuleFindings.tsx';

type EditedAmong = { readonly rules: readonly ListedRule[]; readonly rule: ReturnRule };

/** After each change, a worker evaluates the edited rule on sample orders and analyses it. */
export function useRuleTrial(editor: RulesEditor, edited: ReturnRule) {
  const analysis = useService(RuleAnalysis);
  const company = useService(CompanyStore);
  const clock = useService(Clock);
  const [trial, setTrial] = useState<RuleTrial>();
  const [findings, setFindings] = useState<readonly RuleFinding[]>([]);
  const [sampleValues, setSampleValues] = useState<FactValues>();
  // Create the sample only once, because each new object would generate the orders again.
  const [sample] = useState(() => ruleSample(company.configuration ?? {}, clock));
  const { rules } = editor;
  const [latest] = useState(() => ({
    trial: new LatestAnswer(
      ({ rules: all, rule }: EditedAmong) => analysis.trial(sample, all, rule),
      (result) => setTrial(result.ok ? result.value : undefined),
    ),
    findings: new LatestAnswer(
      ({ rules: all, rule }: EditedAmong) => analysis.findings(all, rule),
      (result, { rule: { ruleId } }) => {
        const ofRule = result.ok
          ? result.value.filter((finding) => finding.kind !== 'no-window' && finding.rule.ruleId === ruleId)
          : [];
        setFindings(usefulFindings(ofRule));
      },
    ),
  }));

  const key = useDeferredValue(JSON.stringify(edited));
  const ruleWithId = useMemo<ReturnRule>(() => {
    const rule = JSON.parse(key) as ReturnRule;
    return { ...rule, ruleId: rule.ruleId ?? NEW_RULE_ID };
  }, [key]);
  useEffect(
    function tryIt() {
      latest.trial.ask({ rules, rule: ruleWithId });
      latest.findings.ask({ rules, rule: ruleWithId });
      return () => {
        latest.trial.stop();
        latest.findings.stop();
      };
    },
    [latest, rules, ruleWithId],
  );
  useEffect(
    function readValues() {
      let isUnmounted = false;
      void analysis.values(sample).then((result) => {
        if (!isUnmounted && result.ok) setSampleValues(result.value);
      });
      return () => {
        isUnmounted = true;
      };
    },
    [analysis, sample],
  );
  return { trial, findings, sampleValues };
}
