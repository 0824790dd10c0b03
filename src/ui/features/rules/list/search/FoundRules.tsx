import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObservableRuleRow } from '../../../../../application/rules/ObservableRuleRow.ts';
import { DataTable } from '../../../../shared/components/DataTable/DataTable.tsx';
import { useRuleColumns } from '../useRuleColumns.tsx';
import type { RuleActions } from '../useRuleActions.ts';

export type FoundRulesProps = {
  readonly label: string;
  readonly rows: readonly ObservableRuleRow[];
  readonly actions: RuleActions;
  readonly emptyState?: ReactNode;
};

export const FoundRules = observer(function FoundRules({ label, rows, actions, emptyState }: FoundRulesProps) {
  const columns = useRuleColumns(actions, 'type');
  return (
    <DataTable
      label={label}
      columns={columns}
      items={rows}
      idOf={({ ruleId }) => ruleId}
      labelOf={(row) => row.label}
      isChanged={(row) => row.isChanged}
      emptyState={emptyState}
      onRowAction={(ruleId) => {
        if (rows.some((row) => row.ruleId === ruleId && row.pending)) actions.onEdit(ruleId);
      }}
    />
  );
});
