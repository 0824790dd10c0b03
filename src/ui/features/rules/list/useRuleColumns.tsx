import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { RuleMenu } from './RuleMenu.tsx';
import { RuleName } from './RuleName.tsx';
import type { RuleActions } from './useRuleActions.ts';

const RulePlace = observer(function RulePlace({ row }: { readonly row: ObservableRuleRow }) {
  const { i18n } = useTranslation();
  return row.place > 0 && <span>{new Intl.NumberFormat(i18n.language).format(row.place)}</span>;
});

/** The columns of the rules of one type. */
export function useRuleColumns(actions: RuleActions): readonly DataColumn<ObservableRuleRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'place',
        header: t('returnRules.columns.place'),
        isHeaderHidden: true,
        width: 'icon',
        render: (row) => <RulePlace row={row} />,
      },
      {
        id: 'rule',
        header: t('returnRules.columns.rule'),
        isRowHeader: true,
        place: 'title',
        render: (row) => <RuleName row={row} />,
      },
      {
        id: 'enabled',
        header: t('returnRules.columns.enabled'),
        place: 'aside',
        width: 'control',
        render: ({ ruleId, rule, state }) =>
          rule &&
          state !== 'removed' && (
            <Switch
              label={t('returnRules.switchNamed', { rule: rule.name })}
              isLabelHidden
              isSelected={rule.enabled}
              onChange={(isOn) => actions.onSwitch(ruleId, isOn)}
            />
          ),
      },
      {
        id: 'actions',
        header: t('returnRules.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <RuleMenu row={row} actions={actions} />,
      },
    ],
    [t, actions],
  );
}
