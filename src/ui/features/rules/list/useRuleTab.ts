import { useSearchParams } from 'react-router-dom';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { SETTING_PARAMETER } from '../../../../domain/navigation/pageAddress.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { RULE_ORDER_KEY, ruleList } from '../../../../domain/rules/changes/ruleList.ts';
import { isRanked } from '../../../../domain/rules/ruleType.ts';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import { TOGETHER } from './search/useFoundRules.ts';

const TYPE = 'type';

/** Returns the selected tab: the type of the rule to which the URL points, otherwise the type parameter of the URL. */
export function useRuleTab(editor: RulesEditor) {
  const [parameters, setParameters] = useSearchParams();
  const field = parameters.get(SETTING_PARAMETER);
  const ruleId = field === null ? undefined : ruleList.idIn(field);
  const named =
    field === RULE_ORDER_KEY
      ? ruleTabs.find((each) => isRanked(each) && editor.ofType(each).rows.length > 1)
      : ruleId !== undefined && editor.anyRule(ruleId)?.ruleType;
  const type = named || (ruleTabs.find((each) => each === parameters.get(TYPE)) ?? 'RETURN_WINDOWS');

  function select(chosen: RuleType): void {
    setParameters(
      (previous) => {
        previous.delete(SETTING_PARAMETER);
        previous.delete(TOGETHER);
        previous.set(TYPE, chosen);
        return previous;
      },
      { replace: true },
    );
  }
  return { type, select };
}
