import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import type { RuleActions } from './useRuleActions.ts';

export type NoWindowProps = {
  readonly editor: RulesEditor;
  readonly actions: Pick<RuleActions, 'onSwitch' | 'onRemoveConditions'>;
  /** Opens the dialog for a new default return window. */
  readonly onAdd: () => void;
};

/** Notice that some items have no return window [RL-8]. Offers to enable, extend or add the default window. */
export const NoWindow = observer(function NoWindow({ editor, actions, onAdd }: NoWindowProps) {
  const { t } = useTranslation();
  const defaultRule = editor.ofType('RETURN_WINDOWS').pending.find(({ isDefault }) => isDefault);
  const remedy = !defaultRule ? 'restAdd' : defaultRule.enabled ? 'unconditional' : 'restOn';

  function applyRemedy(): void {
    if (!defaultRule) onAdd();
    else if (defaultRule.enabled) actions.onRemoveConditions(defaultRule.ruleId);
    else actions.onSwitch(defaultRule.ruleId, true);
  }

  return (
    <Banner
      tone="warning"
      action={
        <Button size="compact" onPress={applyRemedy}>
          {t(`rules.remedies.${remedy}`)}
        </Button>
      }
    >
      {t(defaultRule?.enabled ? 'rules.findings.noWindowNarrowed' : 'rules.findings.noWindow')}
    </Banner>
  );
});
