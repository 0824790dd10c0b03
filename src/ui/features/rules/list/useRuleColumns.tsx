import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ObservableRuleRow } from '../../../../application/rules/ObservableRuleRow.ts';
import { settingAddress } from '../../../../domain/navigation/pageAddress.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleList.ts';
import type { DataColumn } from '../../../shared/components/DataTable/DataTableProps.ts';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { RuleMenu } from './RuleMenu.tsx';
import { RuleName } from './RuleName.tsx';
import type { RuleActions } from './useRuleActions.ts';

/** Returns the columns. The first column is the position if all rules have the same type, otherwise the type. */
export function useRuleColumns(
  actions: RuleActions,
  first: 'place' | 'type',
): readonly DataColumn<ObservableRuleRow>[] {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  return useMemo(
    () => [
      first === 'place'
        ? {
            id: 'place',
            header: t('rules.columns.place'),
            isHeaderHidden: true,
            width: 'icon',
            render: ({ place }) => place > 0 && <span>{new Intl.NumberFormat(i18n.language).format(place)}</span>,
          }
        : {
            id: 'type',
            header: t('rules.columns.type'),
            render: ({ ruleId, rule }) =>
              rule && (
                <RouteLink to={settingAddress(pathname, ruleKey(ruleId))}>
                  {t(`rules.types.${rule.ruleType}`)}
                </RouteLink>
              ),
          },
      {
        id: 'rule',
        width: 5,
        header: t('rules.columns.rule'),
        isRowHeader: true,
        place: 'title',
        render: (row) => <RuleName row={row} actions={actions} />,
      },
      {
        id: 'enabled',
        header: t('rules.columns.enabled'),
        place: 'aside',
        width: 'control',
        render: ({ ruleId, name, isOn, isRemoved }) =>
          !isRemoved && (
            <Switch
              label={t('rules.switchNamed', { rule: name })}
              isLabelHidden
              isSelected={isOn}
              onChange={(isSelected) => actions.onSwitch(ruleId, isSelected)}
            />
          ),
      },
      {
        id: 'actions',
        header: t('rules.columns.actions'),
        isHeaderHidden: true,
        place: 'aside',
        width: 'icon',
        render: (row) => <RuleMenu row={row} actions={actions} />,
      },
    ],
    [t, i18n.language, pathname, actions, first],
  );
}
