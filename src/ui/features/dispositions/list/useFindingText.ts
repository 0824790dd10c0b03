import { useTranslation } from 'react-i18next';
import type { DispositionsEditor } from '../../../../application/dispositions/DispositionsEditor.ts';
import type { DispositionRuleProblem } from '../../../../domain/dispositions/ruleProblems.ts';
import { useNameList } from '../../../shared/names/useNameList.ts';

/** For MobX observers. */
export function useFindingText(editor: DispositionsEditor): (problem: DispositionRuleProblem) => string {
  const { t } = useTranslation();
  const listOf = useNameList();
  return (problem) => {
    switch (problem.kind) {
      case 'unknown-reference':
        return t('dispositions.findings.unknownReference', { id: problem.id });
      case 'in-force-nowhere':
        return t('dispositions.findings.inForceNowhere');
      case 'never-asked': {
        const rules = problem.earlierRuleIds.map((id) =>
          t('dispositions.deciders.rule', { number: editor.placeOfRule(id) }),
        );
        return t('dispositions.findings.neverAsked', { rules: listOf(rules) });
      }
      case 'branch-unreachable':
        return t(`dispositions.findings.${problem.branch}Unreachable`);
    }
  };
}
