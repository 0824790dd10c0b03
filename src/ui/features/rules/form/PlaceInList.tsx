import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import { inDecidingOrder, type ReturnRule } from '../../../../domain/rules/returnRule.ts';
import styles from './RuleDialog.module.scss';

const NEIGHBOURS = 3;

export type PlaceInListProps = { readonly editor: RulesEditor; readonly entered: ReturnRule };

export const PlaceInList = observer(function PlaceInList({ editor, entered }: PlaceInListProps) {
  const { t } = useTranslation();
  const otherRules = editor.ofType(entered.ruleType).pending.filter(({ ruleId }) => ruleId !== entered.ruleId);
  const rules = inDecidingOrder<ReturnRule>([...otherRules, entered]);
  const position = rules.indexOf(entered);
  const first = Math.max(0, position - NEIGHBOURS);
  if (otherRules.length === 0) return undefined;
  return (
    <section aria-label={t('rules.form.order')}>
      <h3 className={styles.heading}>{t('rules.form.order')}</h3>
      <ol className={styles.list} start={first + 1}>
        {rules.slice(first, position + NEIGHBOURS + 1).map((rule) => (
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
