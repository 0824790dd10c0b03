import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import { DataTable } from '../../../../shared/components/DataTable/DataTable.tsx';
import { useRuleColumns } from '../useRuleColumns.tsx';
import type { RuleActions } from '../useRuleActions.ts';

export type FoundRulesProps = { readonly rows: readonly ObservableRuleRow[]; readonly actions: RuleActions };

export const FoundRules = observer(function FoundRules({ rows, actions }: FoundRulesProps) {
  const { t } = useTranslation();
  const columns = useRuleColumns(actions, 'type');
  return (
    <DataTable
      label={t('rules.search.results')}
      columns={columns}
      items={rows}
      idOf={({ ruleId }) => ruleId}
      labelOf={(row) => row.label}
      isChanged={(row) => row.isChanged}
      onRowAction={(ruleId) => {
        if (rows.some((row) => row.ruleId === ruleId && row.pending)) actions.onEdit(ruleId);
      }}
    />
  );
});
