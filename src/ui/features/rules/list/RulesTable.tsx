import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import type { RulesEditor } from '../../../../application/rules/RulesEditor.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { RULE_ORDER_KEY } from '../../../../domain/rules/changes/ruleList.ts';
import { isRanked } from '../../../../domain/rules/ruleType.ts';
import { DataTable } from '../../../shared/components/DataTable/DataTable.tsx';
import type { RowReorder } from '../../../shared/components/DataTable/DataTableProps.ts';
import { useRuleColumns } from './useRuleColumns.tsx';
import type { RuleActions } from './useRuleActions.ts';
import styles from './RulesTable.module.scss';
import { RuleName } from './RuleName.tsx';
import { ruleTabs } from '../../../shared/rules/ruleTabs.ts';
import type { RulesOfType } from '../../../../application/rules/RulesOfType.ts';
import { TabCount } from '../../../shared/components/Tabs/TabCount.tsx';

export type RulesTableProps = {
  readonly editor: RulesEditor;
  readonly type: RuleType;
  /** Whether to show only rules with findings. Rules then cannot be moved, because the list is incomplete. */
  readonly showsOnlyFindings: boolean;
  readonly actions: RuleActions;
};

const idOf = ({ ruleId }: ObservableRuleRow): string => ruleId;
const labelOf = ({ label }: ObservableRuleRow): string => label;
const isChanged = (row: ObservableRuleRow): boolean => row.isChanged;

export const RulesTable = observer(function RulesTable({ editor, type, showsOnlyFindings, actions }: RulesTableProps) {
  const { t } = useTranslation();
  const columns = useRuleColumns(actions, 'place');
  const ofType = editor.ofType(type);
  const rows = showsOnlyFindings ? ofType.troubled : ofType.rows;
  const movable = new Set(ofType.movable);
  const reorder: RowReorder = {
    onReorder: (ids) => editor.arrange(type, ids),
    isDisabled: showsOnlyFindings,
    canMove: (ruleId) => movable.has(ruleId),
  };
  return (
    <div data-setting={RULE_ORDER_KEY}>
      <DataTable
        label={t(`rules.types.${type}`)}
        columns={columns}
        items={rows}
        idOf={idOf}
        labelOf={labelOf}
        isChanged={isChanged}
        reorder={isRanked(type) ? reorder : undefined}
        reorderLabel={t('rules.columns.order')}
        onRowAction={(ruleId) => {
          if (rows.some((row) => row.ruleId === ruleId && row.pending)) actions.onEdit(ruleId);
        }}
      />
    </div>
  );
});

type PrintedRulesProps = { readonly editor: RulesEditor; readonly actions: RuleActions };

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

/** A separate component, so that a new finding does not render the page. */
export const TypeTrail = observer(function TypeTrail({ rules }: { readonly rules: RulesOfType }) {
  const { t } = useTranslation();
  const number = rules.troubled.length;
  return <TabCount count={rules.count} problems={number > 0 ? t('rules.problems', { number }) : undefined} />;
});
