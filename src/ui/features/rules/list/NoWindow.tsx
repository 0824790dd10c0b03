import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';

export type NoWindowProps = {
  readonly editor: RulesEditor;
  readonly onSwitchOn: (ruleId: string, isOn: boolean) => void;
  /** Begins a window for everything else. */
  readonly onAdd: () => void;
};

/** Some items fit no return window [RL-8], with what mends it: the window for everything else, switched on or added. */
export const NoWindow = observer(function NoWindow({ editor, onSwitchOn, onAdd }: NoWindowProps) {
  const { t } = useTranslation();
  const rest = editor.ofType('RETURN_WINDOWS').pending.find(({ isDefault, enabled }) => isDefault && !enabled);
  return (
    <Banner
      tone="warning"
      action={
        <Button size="compact" onPress={() => (rest ? onSwitchOn(rest.ruleId, true) : onAdd())}>
          {t(rest ? 'returnRules.remedies.restOn' : 'returnRules.remedies.restAdd')}
        </Button>
      }
    >
      {t('returnRules.findings.noWindow')}
    </Banner>
  );
});
