import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import type { RuleActions } from './useRuleActions.ts';

export type NoWindowProps = {
  readonly editor: RulesEditor;
  readonly actions: Pick<RuleActions, 'onSwitch' | 'onRemoveConditions'>;
  /** Called to add a default return window. */
  readonly onAdd: () => void;
};

/** Some items have no return window [RL-8]. Offers fixes: enable, widen or add the default window. */
export const NoWindow = observer(function NoWindow({ editor, actions, onAdd }: NoWindowProps) {
  const { t } = useTranslation();
  const rest = editor.ofType('RETURN_WINDOWS').pending.find(({ isDefault }) => isDefault);
  const remedy = !rest ? 'restAdd' : rest.enabled ? 'unconditional' : 'restOn';

  function mend(): void {
    if (!rest) onAdd();
    else if (rest.enabled) actions.onRemoveConditions(rest.ruleId);
    else actions.onSwitch(rest.ruleId, true);
  }

  return (
    <Banner
      tone="warning"
      action={
        <Button size="compact" onPress={mend}>
          {t(`rules.remedies.${remedy}`)}
        </Button>
      }
    >
      {t(rest?.enabled ? 'rules.findings.noWindowNarrowed' : 'rules.findings.noWindow')}
    </Banner>
  );
});
