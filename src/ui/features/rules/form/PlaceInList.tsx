import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { inDecidingOrder, type ReturnRule } from '../../../../domain/rules/returnRule.ts';
import styles from './RuleDialog.module.scss';

/** Number of rules shown before and after the edited rule. */
const AROUND = 3;

/** Shows the position of the edited rule between its neighbours, in order of evaluation. */
export const PlaceInList = observer(function PlaceInList(props: {
  readonly editor: RulesEditor;
  readonly entered: ReturnRule;
}) {
  const { editor, entered } = props;
  const { t } = useTranslation();
  const otherRules = editor.ofType(entered.ruleType).pending.filter(({ ruleId }) => ruleId !== entered.ruleId);
  const rules = inDecidingOrder<ReturnRule>([...otherRules, entered]);
  const position = rules.indexOf(entered);
  const first = Math.max(0, position - AROUND);
  if (otherRules.length === 0) return undefined;
  return (
    <section aria-label={t('rules.form.order')}>
      <h3 className={styles.heading}>{t('rules.form.order')}</h3>
      <ol className={styles.list} start={first + 1}>
        {rules.slice(first, position + AROUND + 1).map((rule) => (
          <li
            key={rule.ruleId ?? ''}
            data-last={rule.isDefault || undefined}
            aria-current={rule === entered || undefined}
          >
            <bdi>{rule.name || t('rules.form.thisRule')}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
});
