import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import styles from './PrintedRules.module.scss';
import { RuleName } from './RuleName.tsx';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import type { RuleActions } from './useRuleActions.ts';

export type PrintedRulesProps = { readonly editor: RulesEditor; readonly actions: RuleActions };

export const PrintedRules = observer(function PrintedRules({ editor, actions }: PrintedRulesProps) {
  const { t } = useTranslation();
  return ruleTabs
    .filter((type) => !editor.ofType(type).isEmpty)
    .map((type) => (
      <section key={type} className={styles.type}>
        <h2>{t(`rules.types.${type}`)}</h2>
        <ol className={styles.rules}>
          {editor.ofType(type).rows.map((row) => (
            <li key={row.ruleId}>
              <RuleName row={row} actions={actions} />
            </li>
          ))}
        </ol>
      </section>
    ));
});
